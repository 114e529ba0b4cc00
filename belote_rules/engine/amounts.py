"""What each side scores once it is known whether the contract is made: before rounding and the reserve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from belote_rules.cards import Side
from belote_rules.engine.outcome import Outcome, Scores, SideScore, by_side
from belote_rules.rules.ruleset import RuleSet

_CAPOT_AMOUNT: Final = {252: 252, 250: 250, "162_plus_90": 252, "162_plus_100": 262}
"""By `scoring.capot_value_turnup`: what stands in place of the card points; with 162 a capot changes nothing."""
_CAPOT_BASE: Final = {"250_plus_contract": 250, "252_plus_contract": 252, "150_plus_contract": 150}
"""By `scoring.capot_unannounced_numeric`: what stands in place of the card points."""
_ALL_POINTS: Final = 162


@dataclass(frozen=True, slots=True)
class _Award:
    """What the winner of a numeric contract scores beside announcements: a base in place of points, and a contract."""

    base: SideScore
    contract: int


def made(deal: Outcome) -> Scores:
    """The contract is made: who scores what (`success_score_turnup`, `success_score_numeric`)."""
    if deal.contract.multiplier > 1:
        return _doubled(deal, deal.takers, _made_award(deal, doubled=True))
    defence = deal.own_points(deal.defence)
    if deal.contract.value is None:
        capot = _turnup_capot(deal, deal.takers, deal.card_points[deal.takers])
        takers = deal.own_points(deal.takers)._replace(capot=capot)
        return by_side(deal.takers, takers, defence)
    if deal.rules.scoring.success_score_numeric == "contract_only":
        defence = SideScore(belote=defence.belote)
    award = _made_award(deal, doubled=False)
    takers = award.base._replace(
        contract=award.contract,
        belote=deal.belote[deal.takers],
        declarations=deal.declarations[deal.takers],
    )
    return by_side(deal.takers, takers, defence)


def failed(deal: Outcome) -> Scores:
    """The takers are down: the defence scores the deal, the takers what they may keep."""
    if deal.contract.multiplier > 1:
        return _doubled(deal, deal.defence, _failed_award(deal))
    kept_belote, given_belote = _failed_belote(deal)
    kept, given = _failed_declarations(deal)
    takers = SideScore(belote=kept_belote, declarations=kept)
    award = _failed_award(deal)
    defence = award.base._replace(
        contract=award.contract,
        belote=deal.belote[deal.defence] + given_belote,
        declarations=deal.declarations[deal.defence] + given,
    )
    return by_side(deal.takers, takers, defence)


def each_keeps(deal: Outcome) -> Scores:
    """Both sides record what they counted (a tie that both keep, or the last deal of a contest)."""
    return deal.own_points(Side.NS), deal.own_points(Side.EW)


def _failed_belote(deal: Outcome) -> tuple[int, int]:
    """The takers' belote after a failure, as (kept by them, gone to the defence)."""
    belote, fate = deal.belote[deal.takers], deal.rules.announcements.belote_on_failure
    if fate == "goes_to_defenders":
        return 0, belote
    kept = fate == "kept_by_holder" or (fate == "kept_unless_announced_capot" and deal.contract.value != "capot")
    return (belote, 0) if kept else (0, 0)


def _failed_declarations(deal: Outcome) -> tuple[int, int]:
    """The takers' declarations after a failure, as (kept by them, gone to the defence)."""
    points, fate = deal.declarations[deal.takers], deal.rules.announcements.declarations_on_failure
    if fate == "all_to_defenders":
        return 0, points
    return (points, 0) if fate == "kept" else (0, 0)


def _turnup_capot(deal: Outcome, side: Side, points: int) -> int:
    """What a capot adds to these points for the side that made it, in a game without numbers."""
    if deal.sweeper != side:
        return 0
    return _CAPOT_AMOUNT.get(deal.rules.scoring.capot_value_turnup, points) - points


def _base(deal: Outcome, side: Side, points: int) -> SideScore:
    """A base of so many points, or what a capot puts in its place when this side made every trick."""
    bonus_due = side == deal.takers or deal.rules.scoring.capot_by_defenders == "same_bonus"
    if deal.sweeper != side or not bonus_due:
        return SideScore(card_points=points)
    if deal.contract.value is None:
        return SideScore(card_points=points, capot=_turnup_capot(deal, side, points))
    value = _CAPOT_BASE[deal.rules.scoring.capot_unannounced_numeric]
    return SideScore(card_points=points, capot=value - points)


def _made_award(deal: Outcome, *, doubled: bool) -> _Award:
    """What a made numeric contract is worth: real points, or in a doubled deal the flat base in their place."""
    scoring, value = deal.rules.scoring, deal.contract.value
    if isinstance(value, str):
        return _made_capot(deal)
    assert value is not None
    if scoring.success_score_numeric == "contract_only":
        return _Award(SideScore(), value)
    points = _failure_base(deal) or _ALL_POINTS if doubled else deal.card_points[deal.takers]
    return _Award(
        _base(deal, deal.takers, points), value if scoring.success_score_numeric == "points_plus_contract" else 0
    )


def _made_capot(deal: Outcome) -> _Award:
    """`scoring.capot_announced_made`: a prize, or 252 with the amount of the bid on top."""
    worth = deal.rules.scoring.capot_announced_made
    if isinstance(worth, int):
        return _Award(SideScore(), worth)
    return _Award(SideScore(card_points=_ALL_POINTS, capot=90), 250 if worth == "252_plus_250" else 270)


def _failure_base(deal: Outcome) -> int:
    """What stands for the points of the deal when a numeric contract fails, in card points."""
    score = deal.rules.scoring.failure_score_numeric
    if score == "contract_only":
        return 0
    return 162 if score == "162_plus_contract" else 160


def _failed_award(deal: Outcome) -> _Award:
    """What the defence scores beside announcements (`failure_score_turnup`, `failure_score_numeric`)."""
    scoring, value = deal.rules.scoring, deal.contract.value
    if value is None:
        return _Award(_base(deal, deal.defence, 160 if scoring.failure_score_turnup == 160 else _ALL_POINTS), 0)
    if isinstance(value, str):
        return _failed_capot(deal)
    if scoring.failure_score_numeric == "contract_only":
        return _Award(SideScore(), value)
    contract = 0 if scoring.failure_score_numeric == 160 else value
    return _Award(_base(deal, deal.defence, _failure_base(deal)), contract)


def _failed_capot(deal: Outcome) -> _Award:
    """`scoring.capot_announced_failed`: a prize, 160 + 250, or the base and the amount of the bid."""
    scoring = deal.rules.scoring
    if scoring.capot_announced_failed == 500:
        return _Award(SideScore(), 500)
    if scoring.capot_announced_failed == 410:
        return _Award(SideScore(card_points=160), 250)
    amount = _capot_amount(deal.rules)
    return _Award(SideScore(card_points=_failure_base(deal)), amount)


def _capot_amount(rules: RuleSet) -> int:
    """The amount that a bid of capot stands for (`auction.capot_contract_amount`)."""
    assert rules.auction.auction_kind == "numeric_ascending"
    amount = rules.auction.capot_contract_amount
    return 500 if amount == "flat_500" else amount


def _doubled(deal: Outcome, winner: Side, award: _Award) -> Scores:
    """A doubled deal: the winner takes the multiplied award (`doubled_formula`), the loser what is left to him."""
    more = deal.contract.multiplier - 1
    award = _flat(deal, award)
    belote, declarations = _winners_announcements(deal, winner)
    score = award.base._replace(contract=award.contract, belote=belote, declarations=declarations)
    extra = more * _multiplied(deal, award, declarations)
    if deal.rules.announcements.belote_doubled == "multiplied":
        extra += more * belote
    return by_side(winner, score._replace(multiplier=extra), _doubled_loser(deal, winner.other))


def _flat(deal: Outcome, award: _Award) -> _Award:
    """320 and 640 are 160 doubled and redoubled: with nothing else, or with the contract multiplied too."""
    formula = deal.rules.scoring.doubled_formula
    if formula not in ("flat_320_640", "flat_plus_contract_multiplied") or isinstance(deal.contract.value, str):
        return award
    return _Award(SideScore(card_points=160), 0 if formula == "flat_320_640" else award.contract)


def _multiplied(deal: Outcome, award: _Award, declarations: int) -> int:
    """The part of the award that is multiplied; a capot that was announced is one amount and multiplied whole."""
    formula, base = deal.rules.scoring.doubled_formula, award.base.total
    if formula == "contract_multiplied":
        return award.contract
    if formula == "base_multiplied":
        return base if base else award.contract
    return base + award.contract + (declarations if formula == "all_multiplied" else 0)


def _winners_announcements(deal: Outcome, winner: Side) -> tuple[int, int]:
    """The winner's belote and declarations in a doubled deal, with what failed takers lose to him."""
    belote, declarations = deal.belote[winner], deal.declarations[winner]
    if winner == deal.defence:
        belote += _failed_belote(deal)[1]
        declarations += _failed_declarations(deal)[1]
    return belote, declarations


def _doubled_loser(deal: Outcome, loser: Side) -> SideScore:
    """`scoring.doubled_loser_score`: nothing, a belote that cannot be lost, or his own points."""
    rule = deal.rules.scoring.doubled_loser_score
    if rule == "zero":
        return SideScore()
    failed_takers = loser == deal.takers
    belote = _failed_belote(deal)[0] if failed_takers else deal.belote[loser]
    if rule == "own_belote":
        return SideScore(belote=belote)
    declarations = _failed_declarations(deal)[0] if failed_takers else deal.declarations[loser]
    return SideScore(card_points=deal.card_points[loser], belote=belote, declarations=declarations)
