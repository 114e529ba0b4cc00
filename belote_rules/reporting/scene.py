"""The situation of a difference, drawn: which picture shows which kind of question.

A page shows one picture of the situation and, where an answer is a choice of cards, one more of the hand for A and for
B. What no picture shows (how cards are dealt, what a score is) is said in the words beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from belote_rules.cards import Card, Seat, in_turn
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
    question = difference.question
    words = Words(language)
    told = " ".join(question_lines(question, language))
    clockwise = comparison.a.rules.table.rotation == "clockwise"
    match question:
        case LegalCards():
            a, b = (
                _hand(question, answer, variant, words, f"{identity}-{side}")
                for side, variant, answer in _answered(comparison, difference)
            )
            picture = _trick(question, words, clockwise=clockwise)
            return Scene(picture.draw(language, identity, (words.say("picture.trick"), told)), a, b)
        case AuctionSoFar():
            picture = _auction(question, difference.answer_a, words, clockwise=clockwise)
            return Scene(picture.draw(language, identity, (words.say("picture.auction"), told)))
        case Offices(dealer) | DealSchedule(dealer, _):
            picture = _dealer(dealer, words, clockwise=clockwise)
            return Scene(picture.draw(language, identity, (words.say("picture.deal"), told)))
        case MayDeclare(hand, sets):
            declared = [card for cards in sets for card in cards]
            return Scene(fan(list(hand), declared, language, identity, (words.say("picture.declared"), told)))
        case BeloteClaim(_, plays):
            return Scene(_belote(plays, words, identity, told))
        case ScoreDeal():
            return Scene(counts_picture(question, words, identity, told))
        case ScoreMatch(deals):
            return Scene(sheet=_sheet(deals, words))
        case _:
            return Scene()


def _answered(comparison: Comparison, difference: Difference) -> Sequence[tuple[str, Variant, Answer]]:
    return (("a", comparison.a, difference.answer_a), ("b", comparison.b, difference.answer_b))


def _hand(question: LegalCards, answer: Answer, variant: Variant, words: Words, identity: str) -> Markup:
    """The hand with its legal cards raised, plain suits after trumps being left in the order of the pack."""
    assert isinstance(answer, LegalCardsAnswer)
    title = words.say("picture.hand", variant=variant.name)
    told = words.say("answer.legal", cards=words.cards(answer.cards))
    return fan(list(question.hand), answer.cards, words.language, identity, (title, told))


def _trick(question: LegalCards, words: Words, *, clockwise: bool) -> TablePicture:
    """The trick before the seats: the player to play at the bottom, those who played before him round the table."""
    played = len(question.trick)
    cards: dict[int, tuple[Card, int]] = {4 - played + j: (card, j + 1) for j, card in enumerate(question.trick)}
    one, two, three, four = (_place(way, cards, words) for way in range(4))
    return TablePicture((one, two, three, four), clockwise, question.trump)


def _place(way: int, cards: dict[int, tuple[Card, int]], words: Words) -> Place:
    card, number = cards.get(way, (None, 0))
    return Place(words.say(f"picture.{PARTNER_WAYS[way]}"), (), card, number, to_act=way == 0)


def _auction(question: AuctionSoFar, answer: Answer, words: Words, *, clockwise: bool) -> TablePicture:
    speaker = answer.speaker if isinstance(answer, AuctionAnswer) else None
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


def _sheet(deals: Sequence[PlayedDeal], words: Words) -> Sheet:
    rows = tuple(None if deal.passed_out else deal.recorded for deal in deals)
    return Sheet(rows, (words.say("picture.side", one=1, two=3), words.say("picture.side", one=2, two=4)))
