"""The situations in which two rule sets are compared, phase by phase, the simplest first.

Each phase has its stock of questions; those of play are complete (`play_cells`), auctions are walked call by call, the
others hold the values on both sides of every threshold of the two rule sets.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from belote_rules.cards import Card, CardSet, Rank, Seat, Side, Suit, read_card, read_cards
from belote_rules.engine.announcements import Declaration, declaration_of
from belote_rules.engine.auction_numeric import LOWEST_BID
from belote_rules.engine.belote import Spoken, Word
from belote_rules.engine.contract import Contract, ContractValue, Trump
from belote_rules.engine.match import PlayedDeal
from belote_rules.engine.outcome import Counts, Pair
from belote_rules.questions.play_cells import smallest_positions
from belote_rules.questions.values import (
    BeloteClaim,
    CardsBeforeDeclaring,
    DealSchedule,
    Declared,
    MayDeclare,
    Offices,
    Question,
    ScoreDeal,
    ScoreMatch,
)
from belote_rules.rules.auction import NumericAuction
from belote_rules.rules.ruleset import RuleSet

DEALER: Final = Seat.W
"""The dealer of the situations: player 4, so that player 1 speaks and leads first."""
TURNED: Final = read_card("8C")
_TAKER: Final = Seat.N
_WORDS: Final[tuple[Word | None, ...]] = (None, "belote", "rebelote")
_DECLARED: Final = ("7S 8S 9S", "TD JD QD", "7H 8H 9H", "TS JS QS KS", "8D 9D TD JD QD", "QS QH QD QC", "KS KH KD KC")
_SHARED_HAND: Final = CardSet.of(read_cards("JS JH JD JC QS KS 7D 8D"))


def of_phase(phase: str, a: RuleSet, b: RuleSet) -> Iterator[Question]:
    """The questions of a phase that tell the two rule sets apart there; auctions are walked elsewhere."""
    match phase:
        case "deal":
            return _deal()
        case "play":
            return iter(smallest_positions())
        case "announcements":
            return _announcements()
        case "scoring":
            return _scoring(a, b)
        case "match":
            return _match(a, b)
        case _:
            return iter(())


def _deal() -> Iterator[Question]:
    yield Offices(DEALER)
    yield DealSchedule(DEALER)
    yield DealSchedule(DEALER, _TAKER)


def _announcements() -> Iterator[Question]:
    king, queen = (Card.of(Suit.HEARTS, rank) for rank in (Rank.KING, Rank.QUEEN))
    for tricks, excused, (first, second) in product((1, 0), (False, True), ((king, queen), (queen, king))):
        for words in product(_WORDS, _WORDS):
            plays = (Spoken(first, words[0]), Spoken(second, words[1]))
            yield BeloteClaim(Trump.H, plays, tricks, excused)
    yield from _declarations()


def _declarations() -> Iterator[Question]:
    pool = [found for text in _DECLARED if (found := declaration_of(CardSet.of(read_cards(text))))]
    yield MayDeclare(pool[0].cards, (pool[0].cards,))
    square, run = (CardSet.of(read_cards(text)) for text in ("JS JH JD JC", "JS QS KS"))
    yield MayDeclare(_SHARED_HAND, (square, run))
    yield CardsBeforeDeclaring()
    for ours, theirs in product(pool, pool):
        if not ours.cards & theirs.cards:
            yield from _compared(pool, ours, theirs)


def _compared(pool: list[Declaration], ours: Declaration, theirs: Declaration) -> Iterator[Question]:
    """Two declarations against each other, and with a smaller one of a partner beside them; trumps hearts, leader N."""
    yield Declared(Trump.H, Seat.N, ((ours,), (theirs,), (), ()))
    partner = pool[0]
    if not partner.cards & (ours.cards | theirs.cards):
        yield Declared(Trump.H, Seat.N, ((ours,), (theirs,), (partner,), ()))


def _contracts(a: RuleSet, b: RuleSet) -> list[Contract]:
    """The contracts that both games know, undoubled first; trumps hearts, the takers NS."""
    kinds = isinstance(a.auction, NumericAuction), isinstance(b.auction, NumericAuction)
    if kinds == (False, False):
        return [Contract(Trump.H, _TAKER)]
    if kinds != (True, True):
        return []
    values: list[ContractValue] = [LOWEST_BID, 90, 100, 160]
    if all(isinstance(r.auction, NumericAuction) and r.auction.capot_bid != "not_biddable" for r in (a, b)):
        values.append("capot")
    return [Contract(Trump.H, _TAKER, value, m) for m in _multipliers(a, b) for value in values]


def _multipliers(a: RuleSet, b: RuleSet) -> list[int]:
    """How often a contract can be multiplied in both games."""
    levels = []
    for rules in (a, b):
        doubling = rules.auction.doubling if isinstance(rules.auction, NumericAuction) else "none"
        redouble = {rules.scoring.redouble_factor} if doubling == "double_and_redouble" else set()
        levels.append({1} | ({2} if doubling != "none" else set()) | redouble)
    return sorted(levels[0] & levels[1])


def _counts(contract: Contract, announcements: bool) -> Iterator[Counts]:
    """Outcomes of a deal: no sweep first, no belote first, then points by tens, fives and nearest to 81."""
    bid = contract.value if isinstance(contract.value, int) else 82
    edges = {71, 72, 79, 80, 81, 82, 83, 85, 86, 91, 92, bid - 1, bid, bid + 1, bid + 2, bid - 20, bid - 21}
    points = sorted(
        {*range(10, 160, 10), *edges} - {162, 161, 1}, key=lambda p: (p % 10 != 0, p % 5 != 0, abs(p - 81), p)
    )
    declarations: tuple[Pair, ...] = ((0, 0), (50, 0), (0, 50), (100, 0), (0, 100)) if announcements else ((0, 0),)
    outcomes = [((p, 162 - p), (4, 4)) for p in points if 0 <= p <= 162]
    for shape in (outcomes, [((162, 0), (7, 1)), ((0, 162), (1, 7))], [((162, 0), (8, 0)), ((0, 162), (0, 8))]):
        for belote, declared in product(((0, 0), (1, 0), (0, 1)), declarations):
            for card_points, tricks in shape:
                yield Counts(card_points, tricks, belote, declared)


def _scoring(a: RuleSet, b: RuleSet) -> Iterator[Question]:
    declared = all(rules.announcements.declarations_mode != "none" for rules in (a, b))
    for hanging, last_deal in product((0, 81), (False, True)):
        for contract in _contracts(a, b):
            for counts in _counts(contract, declared):
                yield ScoreDeal(contract, counts, hanging, last_deal)


def _match(a: RuleSet, b: RuleSet) -> Iterator[Question]:
    """Matches of one, two and three deals that end round one of the two targets."""
    targets = sorted({t for t in (a.match.match_target, b.match.match_target) if isinstance(t, int)})
    lasts = [last for recorded in ((90, 72), (81, 81), (72, 90), (162, 0), (0, 162)) for last in _last_deals(recorded)]
    for target in targets:
        for last, over in product(lasts, (0, 1, -1, 10, 20)):
            for before in _before(target + over, last.recorded):
                yield ScoreMatch((PlayedDeal(before), last))
                tie = PlayedDeal((81, 81), Side.NS, made=True, tricks=(4, 4))
                yield ScoreMatch((PlayedDeal(before), last, tie))


def _before(total: int, recorded: Pair) -> Iterator[Pair]:
    """Totals before the last deal, so that one side, the other or both then have the total; both also unequally."""
    ns, ew = total - recorded[0], total - recorded[1]
    yield from ((ns, 0), (0, ew), (ns, ew), (ns + 10, ew), (ns, ew + 10))


def _last_deals(recorded: Pair) -> Iterator[PlayedDeal]:
    """A last deal with these points, as the rules of the end may look at it."""
    tricks = tuple(0 if points == 0 else 8 if recorded[1 - side] == 0 else 4 for side, points in enumerate(recorded))
    yield PlayedDeal(recorded, Side.NS, made=True, tricks=(tricks[0], tricks[1]))
    yield PlayedDeal(recorded, Side.EW, made=True, tricks=(tricks[0], tricks[1]))
    if 0 in recorded:
        side = recorded.index(0)
        with_belote = (recorded[0] or 20, recorded[1] or 20)
        belote = (20, 0) if side == 0 else (0, 20)
        yield PlayedDeal(with_belote, Side(side), made=False, belote=belote, tricks=(1, 7) if side == 0 else (7, 1))
        yield PlayedDeal(with_belote, Side(side), made=False, belote=belote, tricks=(tricks[0], tricks[1]))
