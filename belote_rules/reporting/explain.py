"""What may be played in a position, and for each other card the duty against it with its source."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import RenderableType

from belote_rules.questions.referee import legal_cards
from belote_rules.questions.values import LegalCards, LegalCardsAnswer
from belote_rules.reporting.cards import card_shown, cards_shown
from belote_rules.reporting.evidence import evidence_json, evidence_lines, value_shown
from belote_rules.reporting.page import heading, line, named, pages
from belote_rules.reporting.situation import question_lines
from belote_rules.rules.evidence import Variant
from belote_rules.rules.ruleset import flat
from belote_rules.texts import catalogue


@dataclass(frozen=True, slots=True)
class Explained:
    """A position and what a variant says to it."""

    variant: Variant
    question: LegalCards
    answer: LegalCardsAnswer

    @staticmethod
    def of(variant: Variant, question: LegalCards) -> Explained:
        """Ask a variant."""
        return Explained(variant, question, legal_cards(variant.rules, question))


def in_words(explained: Explained, language: str) -> RenderableType:
    """The position, the legal cards, then the refused ones."""
    return pages(_parts(explained, language))


def _parts(explained: Explained, language: str) -> Iterator[RenderableType]:
    texts, answer = catalogue(language), explained.answer
    yield named(explained.variant.title.in_(language), explained.variant.name)
    for each in question_lines(explained.question, language):
        yield line(each)
    yield heading(texts.label("explain.legal"))
    yield line(cards_shown(answer.cards, language), 1, "green")
    if not answer.reasons:
        return
    yield heading(texts.label("explain.refused"))
    for card, code in answer.reasons:
        yield line(f"{card_shown(card, language)}  {texts.reason(code)}", 1, "red")
        yield from _duty(explained.variant, code, language)


def _duty(variant: Variant, code: str, language: str) -> Iterator[RenderableType]:
    value = flat(variant.rules)[code]
    yield named(catalogue(language).title(code), code, 3, style="")
    yield line(value_shown(code, value, language), 3)
    for each in evidence_lines(variant, code, language):
        yield line(each, 3, "dim")


def as_json(explained: Explained, language: str) -> dict[str, object]:
    """The same as plain values, cards and paths as on the wire."""
    question, answer = explained.question, explained.answer
    return {
        "variant": explained.variant.name,
        "language": language,
        "trump": question.trump.name,
        "trick": [card.code for card in question.trick],
        "hand": question.hand.codes,
        "legal": answer.cards.codes,
        "refused": [
            {"card": card.code, "code": code, "reason": catalogue(language).reason(code)}
            | _duty_json(explained.variant, code, language)
            for card, code in answer.reasons
        ],
    }


def _duty_json(variant: Variant, code: str, language: str) -> dict[str, object]:
    texts, value = catalogue(language), flat(variant.rules)[code]
    return {
        "title": texts.title(code),
        "value": value,
        "meaning": texts.value(code, value),
        "evidence": evidence_json(variant.evidence[code], language),
    }
