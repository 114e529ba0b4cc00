"""A finished deal as it is counted, and the lines that are written for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from belote_rules.cards import Side
from belote_rules.engine.contract import Contract
from belote_rules.rules.ruleset import RuleSet

Pair = tuple[int, int]
"""Two numbers by side: NS, EW."""

TRICKS: Final = 8


@dataclass(frozen=True, slots=True)
class Counts:
    """What the two sides counted: card points with the last trick's bonus and without the capot's, tricks won,
    number of belotes credited, points of the declarations that count.
    """

    card_points: Pair
    tricks: Pair
    belotes: Pair = (0, 0)
    declarations: Pair = (0, 0)


class SideScore(NamedTuple):
    """What one side records for a deal, line by line, in recorded points; `total` is the sum of the lines.

    `capot`, `multiplier`, `rounding` and `reserve` are the amounts that they add.
    """

    card_points: int = 0
    capot: int = 0
    belote: int = 0
    declarations: int = 0
    contract: int = 0
    multiplier: int = 0
    rounding: int = 0
    reserve: int = 0

    @property
    def total(self) -> int:
        """The recorded points."""
        return sum(self)


Scores = tuple[SideScore, SideScore]
"""The two sides' scores: NS, EW."""


def by_side(first: Side, score: SideScore, other: SideScore) -> Scores:
    """The scores in the order NS, EW, given those of `first` and of the other side."""
    return (score, other) if first == Side.NS else (other, score)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished deal under a rule set: the counts with what a capot does to them."""

    rules: RuleSet
    contract: Contract
    takers: Side
    defence: Side
    card_points: Pair
    belote: Pair
    declarations: Pair
    sweeper: Side | None

    def own_points(self, side: Side) -> SideScore:
        """What a side counted itself: card points, belote and declarations; a capot's bonus is not in it."""
        return SideScore(
            card_points=self.card_points[side], belote=self.belote[side], declarations=self.declarations[side]
        )


def outcome(rules: RuleSet, contract: Contract, counts: Counts) -> Outcome:
    """Read the counts of a finished deal: who made every trick, whose announcements still stand."""
    sweeper = _sweeper(rules, counts)
    return Outcome(
        rules=rules,
        contract=contract,
        takers=contract.takers,
        defence=contract.defence,
        card_points=counts.card_points,
        belote=_standing_belotes(rules, counts),
        declarations=_standing_declarations(rules, counts, sweeper),
        sweeper=sweeper,
    )


def _sweeper(rules: RuleSet, counts: Counts) -> Side | None:
    """Who has made the other side capot: it took no trick, or (`no_points`) nothing that counts."""
    left = counts.tricks if rules.scoring.capot_definition == "no_trick" else counts.card_points
    return Side.EW if left[0] == 0 else Side.NS if left[1] == 0 else None


def _standing_belotes(rules: RuleSet, counts: Counts) -> Pair:
    """The belotes in card points; where it needs a trick, a side without one has none."""
    if counts.belotes == (0, 0):
        return counts.belotes
    value, needs_trick = rules.announcements.belote_value, rules.announcements.belote_needs_trick == "yes"
    ns, ew = (0 if needs_trick and counts.tricks[side] == 0 else value * counts.belotes[side] for side in Side)
    return ns, ew


def _standing_declarations(rules: RuleSet, counts: Counts, sweeper: Side | None) -> Pair:
    """The declarations after a capot: those of the side without a trick stand, fall, or go over."""
    fate = rules.announcements.declarations_on_capot
    if sweeper is None or fate == "kept":
        return counts.declarations
    moved = counts.declarations[sweeper.other] if fate == "trickless_side_transfers" else 0
    kept = counts.declarations[sweeper] + moved
    return (kept, 0) if sweeper == Side.NS else (0, kept)
