"""A question in words, as a situation at the table. Seats are players 1 to 4 in the order of play."""

from __future__ import annotations

from belote_rules.cards import Seat, Side
from belote_rules.engine.belote import Spoken
from belote_rules.engine.match import PlayedDeal
from belote_rules.questions.values import (
    AuctionSoFar,
    BeloteClaim,
    CardPoints,
    CardsBeforeDeclaring,
    DealSchedule,
    Declared,
    LeadsNext,
    LegalCards,
    MayDeclare,
    Offices,
    Question,
    ScoreDeal,
    ScoreMatch,
    TrickWinner,
)
from belote_rules.reporting.words import Words

PlayQuestion = LegalCards | TrickWinner | LeadsNext | CardPoints
DealQuestion = Offices | DealSchedule | AuctionSoFar
AnnouncementQuestion = BeloteClaim | MayDeclare | CardsBeforeDeclaring | Declared


def question_lines(question: Question, language: str) -> tuple[str, ...]:
    """The situation, then what is asked about it: sentences, one a line."""
    words = Words(language)
    match question:
        case LegalCards() | TrickWinner() | LeadsNext() | CardPoints():
            return _play(question, words)
        case Offices() | DealSchedule() | AuctionSoFar():
            return _deal(question, words)
        case BeloteClaim() | MayDeclare() | CardsBeforeDeclaring() | Declared():
            return _announcements(question, words)
        case ScoreDeal():
            return _score(question, words)
        case ScoreMatch(deals):
            told = tuple(_deal_of_match(number, deal, words) for number, deal in enumerate(deals, start=1))
            return (*told, words.say("ask.match"))


def _play(question: PlayQuestion, words: Words) -> tuple[str, ...]:
    trumps = words.say("told.trumps", suit=words.trump(question.trump))
    match question:
        case LegalCards(_, trick, hand, multiplier):
            doubled = (words.say("told.factor", factor=multiplier),) if multiplier > 1 else ()
            table = words.say("told.table", cards=words.cards(trick)) if trick else words.say("told.lead")
            held = words.say("told.hand", cards=words.cards(hand))
            return (" ".join((trumps, *doubled, table, held)), words.say("ask.legal"))
        case TrickWinner(_, trick):
            return (f"{trumps} {words.say('told.table', cards=words.cards(trick))}", words.say("ask.winner"))
        case LeadsNext(_, leader, trick):
            led = words.say("told.leader", player=words.seat(leader))
            return (f"{trumps} {led} {words.say('told.table', cards=words.cards(trick))}", words.say("ask.leads_next"))
        case CardPoints(_, cards):
            return (trumps, words.say("ask.card_points", cards=words.cards(cards)))


def _deal(question: DealQuestion, words: Words) -> tuple[str, ...]:
    dealer = words.say("told.dealer", player=words.seat(question.dealer))
    match question:
        case Offices():
            return (dealer, words.say("ask.offices"))
        case DealSchedule(_, None):
            return (dealer, words.say("ask.schedule"))
        case DealSchedule(_, taker):
            assert taker is not None
            return (f"{dealer} {words.say('told.taker', player=words.seat(taker))}", words.say("ask.schedule"))
        case AuctionSoFar(_, turned, calls):
            up = f" {words.say('told.turned', card=words.card(turned))}" if turned is not None else ""
            return (dealer + up, words.say("told.calls", calls=words.calls(calls)), words.say("ask.auction"))


def _announcements(question: AnnouncementQuestion, words: Words) -> tuple[str, ...]:
    match question:
        case BeloteClaim(trump, plays, side_tricks, excused):
            trumps = words.say("told.trumps", suit=words.trump(trump))
            told = words.say("told.belote", plays=words.listed(_spoken(play, words) for play in plays))
            trickless = (words.say("told.trickless"),) if side_tricks == 0 else ()
            before = (words.say("told.excused"),) if excused else ()
            return (" ".join((trumps, told, *trickless, *before)), words.say("ask.belote"))
        case MayDeclare(hand, sets):
            declared = f", {words.texts.label('told.and')} ".join(words.cards(cards) for cards in sets)
            told = f"{words.say('told.holds', cards=words.cards(hand))} {words.say('told.declares', cards=declared)}"
            return (told, words.say("ask.may_declare"))
        case CardsBeforeDeclaring():
            return (words.say("ask.when_declared"),)
        case Declared(trump, leader, declared_by_seat):
            trumps = words.say("told.trumps", suit=words.trump(trump))
            head = f"{trumps} {words.say('told.leader', player=words.seat(leader))}"
            declared_lines = tuple(
                words.say(
                    "told.player_declares", player=words.seat(seat), cards=words.listed(map(words.declaration, d))
                )
                for seat, d in zip(Seat, declared_by_seat, strict=True)
                if d
            )
            return (head, *declared_lines, words.say("ask.declared"))


def _spoken(play: Spoken, words: Words) -> str:
    """A card as it was played, with what was said."""
    word = f"« {play.word} »" if words.language == "fr" else f'"{play.word}"'
    silent = words.texts.label("told.silent")
    return f"{words.card(play.card)} ({word if play.word else silent})"


def _score(question: ScoreDeal, words: Words) -> tuple[str, ...]:
    contract, counts = question.contract, question.counts
    lines = [
        words.say("told.contract", player=words.seat(contract.taker), contract=words.contract(contract)),
        *(_counted(question, side, words) for side in Side),
    ]
    if any(counts.belotes):
        side = Side.NS if counts.belotes[0] else Side.EW
        lines.append(words.say("told.has_belote", side=words.side(side)))
    if question.reserve:
        lines.append(words.say("told.reserve", points=question.reserve))
    if question.last_deal:
        lines.append(words.say("told.last_deal"))
    return (*lines, words.say("ask.score"))


def _counted(question: ScoreDeal, side: Side, words: Words) -> str:
    counts = question.counts
    facts = {"side": words.side(side), "points": counts.card_points[side], "tricks": counts.tricks[side]}
    told = words.say("told.counts", **facts)
    declared = counts.declarations[side]
    return f"{told} {words.say('told.declared', points=declared)}" if declared else told


def _deal_of_match(number: int, deal: PlayedDeal, words: Words) -> str:
    """A deal as the sheet keeps it, with what is known of it."""
    if deal.passed_out:
        return words.say("told.passed_out", number=number)
    told = [words.say("told.recorded", number=number, one=deal.recorded[0], two=deal.recorded[1])]
    if deal.taker is not None:
        key = {True: "told.made", False: "told.failed", None: "told.took"}[deal.made]
        told.append(words.say(key, side=words.side(deal.taker)))
    for side in Side:
        if deal.tricks is not None and deal.tricks[side] == 0:
            told.append(words.say("told.side_trickless", side=words.side(side)))
        if deal.belote[side]:
            told.append(words.say("told.side_belote", side=words.side(side), points=deal.belote[side]))
    return " ".join(told)
