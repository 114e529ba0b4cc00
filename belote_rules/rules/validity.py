"""Which combinations of values make sense, and which the engine serves.

A contradiction is one between parameters that both apply; where two parameters say the same thing the models name the
one that carries it, and the other must agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from belote_rules.rules.parameter import Value
from belote_rules.rules.ruleset import PARAMETERS, applies, paths

_Get = Callable[[str], Value | None]


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A combination that contradicts itself: `code` names its text under `errors`, `paths` the values at fault."""

    code: str
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Rule:
    code: str
    paths: tuple[str, ...]
    holds: Callable[[_Get], bool]


def _contract_test_agrees(get: _Get) -> bool:
    """`at_least_82_cards` leaves everything but card points out; the counting parameters must say so too."""
    if get("scoring.turnup_contract_test") != "at_least_82_cards":
        return True
    counting = ("announcements.belote_in_contract_test", "announcements.declarations_in_contract_test")
    return all(get(path) in (None, "excluded") for path in counting)


def _failed_belote_agrees(get: _Get) -> bool:
    """Takers who keep their belote record it; takers who lose it record nothing."""
    fate = get("announcements.belote_on_failure")
    keeps = fate in ("kept_by_holder", "kept_unless_announced_capot")
    return fate is None or keeps == (get("scoring.taker_score_on_failure") == "zero_plus_own_belote")


def _failed_declarations_agree(get: _Get) -> bool:
    """What the defence scores beside the base must be what becomes of the takers' declarations."""
    score, fate = get("scoring.failure_score_turnup"), get("announcements.declarations_on_failure")
    if score in ("162_plus_all_declarations", "all_points_of_deal"):
        return fate in (None, "all_to_defenders")
    return score != "162_plus_own_belote" or fate != "all_to_defenders"


def _all_points_take_the_belote(get: _Get) -> bool:
    """All points of the deal include the takers' belote."""
    if get("scoring.failure_score_turnup") != "all_points_of_deal":
        return True
    return get("announcements.belote_on_failure") in (None, "goes_to_defenders")


def _doubled_belote_agrees(get: _Get) -> bool:
    """A flat amount replaces everything; all points of the deal are multiplied with the belote among them."""
    formula = get("scoring.doubled_formula")
    if formula == "flat_320_640":
        return get("announcements.belote_doubled") != "multiplied"
    if formula == "winner_takes_all_points":
        return get("announcements.belote_doubled") == "multiplied" and get("scoring.doubled_loser_score") == "zero"
    return True


_CAPOT_MADE: Final[Mapping[Value, tuple[Value, ...]]] = {
    "flat_500": (500,),
    250: (500, "252_plus_250", 250),
    260: (500,),
    270: (500, "252_plus_270"),
    350: (500, 350),
}


def _capot_amount_agrees(get: _Get) -> bool:
    """The amount of a capot bid must be the one that is written when it is made."""
    amount, made = get("auction.capot_contract_amount"), get("scoring.capot_announced_made")
    return amount is None or made in _CAPOT_MADE[amount]


def _capot_failure_agrees(get: _Get) -> bool:
    """410 is 160 + 250; a flat prize is no amount that a base could be added to."""
    amount, failed = get("auction.capot_contract_amount"), get("scoring.capot_announced_failed")
    if failed == 410:
        return amount == 250
    return not (failed == "base_plus_amount" and amount == "flat_500")


def _deal_fits_auction(get: _Get) -> bool:
    """A turned card is needed where its suit is offered, and only there."""
    turned = get("deal.deal_schedule") == "five_turnup_three"
    return turned == (get("auction.auction_kind") in ("turnup_two_round", "turnup_with_sun"))


def _ceiling_fits_bids(get: _Get) -> bool:
    """The highest bid must be one of the steps."""
    ceiling, step = get("auction.bid_maximum"), get("auction.bid_step")
    return not (isinstance(ceiling, int) and isinstance(step, int)) or (ceiling - 80) % step == 0


_RULES: Final = (
    _Rule(
        "contradiction.contract_test",
        (
            "scoring.turnup_contract_test",
            "announcements.belote_in_contract_test",
            "announcements.declarations_in_contract_test",
        ),
        _contract_test_agrees,
    ),
    _Rule(
        "contradiction.belote_on_failure",
        ("scoring.taker_score_on_failure", "announcements.belote_on_failure"),
        _failed_belote_agrees,
    ),
    _Rule(
        "contradiction.declarations_on_failure",
        ("scoring.failure_score_turnup", "announcements.declarations_on_failure"),
        _failed_declarations_agree,
    ),
    _Rule(
        "contradiction.all_points_of_deal",
        ("scoring.failure_score_turnup", "announcements.belote_on_failure"),
        _all_points_take_the_belote,
    ),
    _Rule(
        "contradiction.belote_doubled",
        ("scoring.doubled_formula", "announcements.belote_doubled", "scoring.doubled_loser_score"),
        _doubled_belote_agrees,
    ),
    _Rule(
        "contradiction.capot_amount",
        ("auction.capot_contract_amount", "scoring.capot_announced_made"),
        _capot_amount_agrees,
    ),
    _Rule(
        "contradiction.capot_failure",
        ("auction.capot_contract_amount", "scoring.capot_announced_failed"),
        _capot_failure_agrees,
    ),
    _Rule(
        "contradiction.deal_and_auction",
        ("deal.deal_schedule", "auction.auction_kind"),
        _deal_fits_auction,
    ),
    _Rule("contradiction.bid_ceiling", ("auction.bid_maximum", "auction.bid_step"), _ceiling_fits_bids),
)


def contradictions(values: Mapping[str, Value]) -> Iterator[Contradiction]:
    """The combinations of a complete rule set that contradict themselves."""

    def get(path: str) -> Value | None:
        return values[path] if path in values and applies(path, values) else None

    for rule in _RULES:
        if not rule.holds(get):
            yield Contradiction(rule.code, tuple(path for path in rule.paths if get(path) is not None))


def unsupported(values: Mapping[str, Value]) -> Iterator[str]:
    """The paths whose value the engine does not serve yet."""
    for path in paths(values):
        if values[path] in PARAMETERS[path].later and applies(path, values):
            yield path


def is_valid(values: Mapping[str, Value]) -> bool:
    """Whether a complete rule set makes sense and the engine serves all of it."""
    return not any(contradictions(values)) and not any(unsupported(values))
