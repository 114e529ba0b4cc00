"""What both sides have at the end of a deal, as SVG: two bars of card points, the tricks as dots, and the words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from belote_rules.cards import Side
from belote_rules.questions.values import ScoreDeal
from belote_rules.reporting.svg import drawing
from belote_rules.reporting.words import Words

SIZE: Final = (420, 166)
_WIDEST: Final = 400
_ROW: Final = 72
_DOT: Final = 13


def counts_picture(question: ScoreDeal, words: Words, identity: str, told: str) -> Markup:
    """The picture of the counts; the contract stands above them, since it says who has taken."""
    parts = list(_contract(question, words))
    for side in Side:
        parts += _side(question, side, words, 34 + _ROW * side)
    return drawing(parts, SIZE, identity, (words.say("picture.counts"), told), "counts")


def _contract(question: ScoreDeal, words: Words) -> Iterator[Markup]:
    contract = question.contract
    text = words.say("picture.contract", contract=words.contract(contract))
    yield _text(text, 10, 18, "small")


def _side(question: ScoreDeal, side: Side, words: Words, top: int) -> Iterator[Markup]:
    counts = question.counts
    points, tricks = counts.card_points[side], counts.tricks[side]
    one, two = side.seats
    name = words.say("picture.side", one=one + 1, two=two + 1)
    taker = f" · {words.texts.label('picture.takers')}" if question.contract.taker.side == side else ""
    extra = [words.texts.label("picture.has_belote")] if counts.belotes[side] else []
    if counts.declarations[side]:
        extra.append(words.texts.label("picture.declares", points=counts.declarations[side]))
    yield _text(" · ".join([name + taker, *extra]), 10, top + 12, "seat")
    width = round(_WIDEST * points / max(sum(counts.card_points), 1))
    yield Markup('<rect class="bar-back" x="10" y="{0}" width="{1}" height="22" rx="3"/>').format(top + 20, _WIDEST)
    yield Markup('<rect class="bar bar-{0}" x="10" y="{1}" width="{2}" height="22" rx="3"/>').format(
        side.name, top + 20, width
    )
    yield _text(words.texts.label("picture.points", points=points), 18, top + 36, "on-bar" if width > 90 else "off-bar")
    for trick in range(8):
        kind = "dot won" if trick < tricks else "dot"
        yield Markup('<circle class="{}" cx="{}" cy="{}" r="4"/>').format(kind, 15 + trick * _DOT, top + 52)
    yield _text(words.texts.label("picture.tricks", tricks=tricks), 26 + 8 * _DOT, top + 56, "small")


def _text(text: str, x: int, y: int, kind: str) -> Markup:
    return Markup('<text class="left {}" x="{}" y="{}">{}</text>').format(kind, x, y, text)
