"""The canonical questions of scoring: every outcome that 32 cards can give, under every contract of both games.

Without declarations an outcome is the takers' card points (with the last trick's bonus), who made every trick if
anybody, and who holds the belote: 489 of them. Declarations are asked at their usual sums: between two of them answers
are linear but for the thresholds, which the card points cover one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from belote_rules.cards import Seat
from belote_rules.engine.auction_numeric import LISTED_UP_TO, LOWEST_BID
from belote_rules.engine.contract import Contract, ContractValue, Trump
from belote_rules.engine.outcome import Counts, Pair
from belote_rules.questions.values import ScoreDeal
from belote_rules.rules.auction import NumericAuction
from belote_rules.rules.ruleset import RuleSet

TAKER: Final = Seat.N
"""Who takes in canonical questions; trumps are hearts."""
ALL_POINTS: Final = 162
UNREACHABLE: Final = frozenset((1, 161))
"""Card points that no play gives when both sides have tricks; all other totals from 0 to 162 occur."""
HANGING: Final = 81
"""What hangs in canonical questions, where anything can."""
_OUT_OF_REACH: Final = 190
"""The first bid that no card points and belote reach; higher ones all fail alike."""
_DECLARED: Final = (20, 50, 100, 150, 200)


def shared_contracts(a: RuleSet, b: RuleSet) -> list[Contract]:
    """The contracts that can be made in both games, undoubled first, the lowest first."""
    if isinstance(a.auction, NumericAuction) and isinstance(b.auction, NumericAuction):
        values = _shared_bids(a.auction, b.auction)
        return [Contract(Trump.H, TAKER, value, times) for times in _shared_multipliers(a, b) for value in values]
    same_kind = a.auction.auction_kind == b.auction.auction_kind
    return [Contract(Trump.H, TAKER)] if same_kind else []


def _shared_bids(a: NumericAuction, b: NumericAuction) -> list[ContractValue]:
    steps = [rules.bid_step if isinstance(rules.bid_step, int) else 10 for rules in (a, b)]
    tops = [rules.bid_maximum if isinstance(rules.bid_maximum, int) else LISTED_UP_TO for rules in (a, b)]
    bids: list[ContractValue] = [*range(LOWEST_BID, min(*tops, _OUT_OF_REACH) + 1, max(steps))]
    if a.capot_bid == b.capot_bid == "closing_bid":
        bids.append("capot")
    return bids


def _shared_multipliers(a: RuleSet, b: RuleSet) -> list[int]:
    return sorted(_multipliers(a) & _multipliers(b))


def _multipliers(rules: RuleSet) -> set[int]:
    """How often a contract can be multiplied."""
    doubling = rules.auction.doubling if isinstance(rules.auction, NumericAuction) else "none"
    levels = {"none": 1, "double_only": 2}.get(doubling, 3)
    return set((1, 2, rules.scoring.redouble_factor)[:levels])


def questions(a: RuleSet, b: RuleSet) -> Sequence[ScoreDeal]:
    """All canonical questions that arise in both games, in the order of witnesses.

    Nothing hanging, undoubled, no sweep, no belote, nothing declared, then points by tens, fives and nearest to 81.
    """
    hanging = (0, HANGING) if all(rules.scoring.tie_rule == "litige" for rules in (a, b)) else (0,)
    last_deals = (False, True) if a.match.match_target == b.match.match_target == "deals" else (False,)
    return _grid(hanging, last_deals, tuple(shared_contracts(a, b)), _declared(a, b))


@lru_cache(maxsize=8)  # many pairs have one grid in common
def _grid(
    hanging: tuple[int, ...],
    last_deals: tuple[bool, ...],
    contracts: tuple[Contract, ...],
    declared: tuple[Pair, ...],
) -> Sequence[ScoreDeal]:
    outcomes = list(_outcomes(declared))
    return tuple(
        ScoreDeal(contract, counts, reserve, last_deal)
        for reserve, last_deal, contract in product(hanging, last_deals, contracts)
        for counts in outcomes
    )


def _declared(a: RuleSet, b: RuleSet) -> tuple[Pair, ...]:
    """Sums of declarations that count, of the takers or of the defence; none where a game has none."""
    if "none" in (a.announcements.declarations_mode, b.announcements.declarations_mode):
        return ((0, 0),)
    return ((0, 0), *((sum_, 0) for sum_ in _DECLARED), *((0, sum_) for sum_ in _DECLARED))


def _outcomes(declared: tuple[Pair, ...]) -> Iterator[Counts]:
    belotes = (0, 0), (1, 0), (0, 1)
    for shape in (_SHARED_TRICKS, _SWEEPS):
        for declarations, belote in product(declared, belotes):
            for card_points, tricks in shape:
                yield Counts(card_points, tricks, belote, declarations)


def _handiest_first(points: int) -> tuple[bool, bool, int, int]:
    return points % 10 != 0, points % 5 != 0, abs(points - 81), points


_SHARED_TRICKS: Final = tuple(
    ((points, ALL_POINTS - points), (4, 4))
    for points in sorted(set(range(ALL_POINTS + 1)) - UNREACHABLE, key=_handiest_first)
)
_SWEEPS: Final = (((ALL_POINTS, 0), (8, 0)), ((0, ALL_POINTS), (0, 8)))
