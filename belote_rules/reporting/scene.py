"""The situation of a difference, drawn: which picture shows which kind of question.

A page shows one picture of the situation and, where an answer is a choice of cards, one more of the hand for A and for
B. What no picture shows (how cards are dealt, what a score is) is said in the words beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from belote_rules.cards import Card, CardSet, Seat, in_turn
from belote_rules.comparison.compare import Comparison, Difference
from belote_rules.engine.belote import Spoken
from belote_rules.engine.match import PlayedDeal
from belote_rules.questions.referee import Answer
from belote_rules.questions.values import (
    AuctionAnswer,
    AuctionSoFar,
    BeloteClaim,
    DealSchedule,
    LegalCards,
    LegalCardsAnswer,
    MayDeclare,
    Offices,
    Question,
    ScoreDeal,
    ScoreMatch,
)
from belote_rules.reporting.counts_picture import counts_picture
from belote_rules.reporting.situation import question_lines
from belote_rules.reporting.svg import fan, spread
from belote_rules.reporting.table_picture import Place, TablePicture
from belote_rules.reporting.words import Words
from belote_rules.rules.evidence import Variant

PARTNER_WAYS = ("you", "opponent", "partner", "opponent")
"""Who sits where, as seen from the player who is to play, in the order of play."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet of a match: a row a deal (None: everybody passed), and the totals."""

    rows: tuple[tuple[int, int] | None, ...]
    heads: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Scene:
    """What a page shows of a situation: the pictures, of which any may be missing."""

    situation: Markup | None = None
    hand_a: Markup | None = None
    hand_b: Markup | None = None
    sheet: Sheet | None = None


def scene(comparison: Comparison, difference: Difference, language: str, identity: str) -> Scene:
    """The pictures of a difference; `identity` begins the ids in them and is the page's only one."""
    question, clockwise = difference.question, comparison.a.rules.table.rotation == "clockwise"
    if isinstance(question, ScoreMatch):
        return Scene(sheet=sheet(question.deals, language))
    speaker = difference.answer_a.speaker if isinstance(difference.answer_a, AuctionAnswer) else None
    pictured = picture(question, language, identity, clockwise=clockwise, speaker=speaker)
    if not isinstance(question, LegalCards):
        return Scene(pictured)
    a, b = (
        _hand(question, answer, variant, Words(language), f"{identity}-{side}")
        for side, variant, answer in _answered(comparison, difference)
    )
    return Scene(pictured, a, b)


def picture(
    question: Question, language: str, identity: str, *, clockwise: bool, speaker: Seat | None = None
) -> Markup | None:
    """The picture of a question, at a table that turns this way; None where there is none."""
    words = Words(language)
    told = " ".join(question_lines(question, language))
    match question:
        case LegalCards():
            table = _trick(question, words, clockwise=clockwise)
            return table.draw(language, identity, (words.say("picture.trick"), told))
        case AuctionSoFar():
            table = _auction(question, speaker, words, clockwise=clockwise)
            return table.draw(language, identity, (words.say("picture.auction"), told))
        case Offices(dealer) | DealSchedule(dealer, _):
            table = _dealer(dealer, words, clockwise=clockwise)
            return table.draw(language, identity, (words.say("picture.deal"), told))
        case MayDeclare(hand, sets):
            declared = [card for cards in sets for card in cards]
            return fan(list(hand), declared, language, identity, (words.say("picture.declared"), told))
        case BeloteClaim(_, plays):
            return _belote(plays, words, identity, told)
        case ScoreDeal():
            return counts_picture(question, words, identity, told)
    return None


def _answered(comparison: Comparison, difference: Difference) -> Sequence[tuple[str, Variant, Answer]]:
    return (("a", comparison.a, difference.answer_a), ("b", comparison.b, difference.answer_b))


def _hand(question: LegalCards, answer: Answer, variant: Variant, words: Words, identity: str) -> Markup:
    assert isinstance(answer, LegalCardsAnswer)
    return hand(question, answer.cards, variant.name, words, identity)


def hand(question: LegalCards, legal: CardSet, variant: str, words: Words, identity: str) -> Markup:
    """The hand with its legal cards raised, plain suits after trumps being left in the order of the pack."""
    title = words.say("picture.hand", variant=variant)
    told = words.say("answer.legal", cards=words.cards(legal))
    return fan(list(question.hand), legal, words.language, identity, (title, told))


def _trick(question: LegalCards, words: Words, *, clockwise: bool) -> TablePicture:
    """The trick before the seats: the player to play at the bottom, those who played before him round the table."""
    played = len(question.trick)
    cards: dict[int, tuple[Card, int]] = {4 - played + j: (card, j + 1) for j, card in enumerate(question.trick)}
    one, two, three, four = (_place(way, cards, words) for way in range(4))
    return TablePicture((one, two, three, four), clockwise, question.trump)


def _place(way: int, cards: dict[int, tuple[Card, int]], words: Words) -> Place:
    card, number = cards.get(way, (None, 0))
    return Place(words.say(f"picture.{PARTNER_WAYS[way]}"), (), card, number, to_act=way == 0)


def _auction(question: AuctionSoFar, speaker: Seat | None, words: Words, *, clockwise: bool) -> TablePicture:
    said: dict[Seat, list[str]] = {seat: [] for seat in Seat}
    turn = in_turn(question.dealer.next)
    said[question.dealer].append(words.texts.label("picture.dealer"))
    for number, call in enumerate(question.calls):
        said[turn[number % 4]].append(f"{number + 1}. {words.call(call)}")
    one, two, three, four = (
        Place(words.say("seat.player", number=seat + 1), tuple(said[seat]), to_act=seat == speaker) for seat in Seat
    )
    return TablePicture((one, two, three, four), clockwise, turned=question.turned)


def _dealer(dealer: Seat, words: Words, *, clockwise: bool) -> TablePicture:
    mark = (words.texts.label("picture.dealer"),)
    one, two, three, four = (
        Place(words.say("seat.player", number=seat + 1), mark if seat == dealer else ()) for seat in Seat
    )
    return TablePicture((one, two, three, four), clockwise)


def _belote(plays: Sequence[Spoken], words: Words, identity: str, told: str) -> Markup:
    """The cards in the order played, each with what was said."""
    silent = words.texts.label("told.silent")
    shown = [(play.card, play.word if play.word is not None else silent) for play in plays]
    return spread(shown, words.language, identity, (words.say("picture.belote"), told))


def sheet(deals: Sequence[PlayedDeal], language: str) -> Sheet:
    """The score sheet of these deals."""
    words = Words(language)
    rows = tuple(None if deal.passed_out else deal.recorded for deal in deals)
    return Sheet(rows, (words.say("picture.side", one=1, two=3), words.say("picture.side", one=2, two=4)))
