"""From the tricks of a finished deal to its score, and to the pack as it is gathered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from belote_rules.cards import Card, Seat, Side, in_turn
from belote_rules.engine.announcements import compare
from belote_rules.engine.belote import belote, holder, was_excused
from belote_rules.engine.deal import Dealt
from belote_rules.engine.outcome import Counts, Pair
from belote_rules.engine.ranking import sum_of_points
from belote_rules.engine.scoring import DealScore, score_deal
from belote_rules.engine.state import Play
from belote_rules.rules.ruleset import RuleSet

LAST_TRICK: Final = 10
"""`scoring.last_trick_bonus`: the dix de der, in card points."""

Excused = tuple[bool, bool]


def deal_score(rules: RuleSet, play: Play, reserve: int, excused: Excused) -> tuple[DealScore, Excused]:
    """The score of a deal whose eight tricks are played, and which sides have now had a rebelote excused."""
    belotes, excused = _belotes(rules, play, excused)
    counts = Counts(card_points(play), tricks(play), belotes, _declarations(rules, play))
    return score_deal(rules, play.contract, counts, reserve=reserve), excused


def tricks(play: Play) -> Pair:
    """Tricks won by NS and EW."""
    won = sum(seat.side == Side.NS for seat, _ in play.won)
    return won, len(play.won) - won


def card_points(play: Play) -> Pair:
    """Card points taken by NS and EW, the last trick's bonus with them."""
    taken = [0, 0]
    for seat, trick in play.won:
        taken[seat.side] += sum_of_points(play.contract.trump, trick.cards)
    taken[play.won[-1][0].side] += LAST_TRICK
    return taken[0], taken[1]


def _belotes(rules: RuleSet, play: Play, excused: Excused) -> tuple[Pair, Excused]:
    """Belotes credited to NS and EW: one at most with a trump suit."""
    seat = holder(play.contract.trump, dict(zip(Seat, play.dealt, strict=True)))
    if seat is None:
        return (0, 0), excused
    side = seat.side
    score = belote(
        rules.announcements,
        play.contract.trump,
        play.spoken,
        side_tricks=tricks(play)[side],
        excused_before=excused[side],
    )
    credited = int(score.points > 0)
    if credited and was_excused(rules.announcements, play.spoken):
        excused = (True, excused[1]) if side == Side.NS else (excused[0], True)
    return ((credited, 0) if side == Side.NS else (0, credited)), excused


def _declarations(rules: RuleSet, play: Play) -> Pair:
    """Points of the declarations that count, once compared."""
    declared = {seat: made for seat, made in zip(Seat, play.declared, strict=True) if made}
    return compare(rules.announcements, play.contract.trump, play.won[0][1].leader, declared).points


def pack_of_tricks(play: Play) -> tuple[Card, ...]:
    """The pack as gathered after a deal: the tricks of NS in the order won, then those of EW."""
    return tuple(card for side in Side for seat, trick in play.won if seat.side == side for card in trick.cards)


def pack_of_hands(dealt: Dealt, dealer: Seat) -> tuple[Card, ...]:
    """The pack as gathered when all passed: hand by hand in turn, the turned card, the rest of the pack."""
    hands: Sequence[Card] = [card for seat in in_turn(dealer.next) for card in dealt.hands[seat]]
    return (*hands, *(() if dealt.turned is None else (dealt.turned,)), *dealt.stock)
