"""The deal: the cut, the packets in their order, the turned card, completing the hands.

Sources: 000 section 01, 001 Setup, 002 Deal, 003 Setup, 004 The deal and trumps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from belote_rules.cards import Card, CardSet, Seat, in_turn
from belote_rules.rules.deal import Deal


@dataclass(frozen=True, slots=True)
class Packet:
    """So many cards for one player."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The next card is laid face up in the middle."""


@dataclass(frozen=True, slots=True)
class TurnedTo:
    """The turned card goes to a player."""

    seat: Seat


Step = Packet | TurnUp | TurnedTo
Schedule = tuple[Step, ...]

_FIRST: Final = {"3_then_2": ((3, 2),), "2_then_3": ((2, 3),), "either": ((3, 2), (2, 3))}
_FULL: Final = {
    "any_of_323_332_233": ((3, 2, 3), (3, 3, 2), (2, 3, 3)),
    "3_2_3": ((3, 2, 3),),
    "5_3": ((5, 3),),
    "4_4": ((4, 4),),
    "3_3_2": ((3, 3, 2),),
}


def before_auction(rules: Deal, dealer: Seat) -> tuple[Schedule, ...]:
    """The steps up to the choice of trumps; more than one schedule where the dealer may choose the packets."""
    if rules.deal_schedule == "full_eight":
        return tuple(_rounds(dealer, packets) for packets in _FULL[rules.full_deal_packets])
    return tuple((*_rounds(dealer, packets), TurnUp()) for packets in _FIRST[rules.first_packets])


def after_auction(rules: Deal, dealer: Seat, taker: Seat) -> Schedule:
    """The steps that complete the hands to eight: the taker has the turned card and two more, the others three."""
    if rules.deal_schedule == "full_eight":
        return ()
    packets = (Packet(seat, 2 if seat == taker else 3) for seat in in_turn(dealer.next))
    return (TurnedTo(taker), *packets)


def _rounds(dealer: Seat, packets: Sequence[int]) -> Schedule:
    """Packets to everybody in turn, starting with the player after the dealer."""
    return tuple(Packet(seat, cards) for cards in packets for seat in in_turn(dealer.next))


@dataclass(frozen=True, slots=True)
class Dealt:
    """Where the cards are: the hands by seat, the turned card, what is left of the pack."""

    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    turned: Card | None
    stock: tuple[Card, ...]


def deal_out(dealt: Dealt, steps: Schedule) -> Dealt:
    """Carry out steps of a schedule with the cards on top of the pack."""
    hands = list(dealt.hands)
    turned, stock = dealt.turned, dealt.stock
    for step in steps:
        match step:
            case Packet(seat, cards):
                hands[seat] |= CardSet.of(stock[:cards])
                stock = stock[cards:]
            case TurnUp():
                turned, stock = stock[0], stock[1:]
            case TurnedTo(seat):
                assert turned is not None
                hands[seat] |= CardSet.of((turned,))
    return Dealt((hands[0], hands[1], hands[2], hands[3]), turned, stock)


def undealt(pack: Sequence[Card]) -> Dealt:
    """A pack before the first packet."""
    none = CardSet(0)
    return Dealt((none, none, none, none), None, tuple(pack))


def cut(pack: Sequence[Card], lifted: int) -> tuple[Card, ...]:
    """The pack after a cut: the cards lifted off the top go underneath."""
    return (*pack[lifted:], *pack[:lifted])


def cut_range(rules: Deal) -> tuple[int, int] | None:
    """The fewest and the most cards that may be lifted in the cut; None where nobody cuts."""
    return None if rules.cutter == "none" else (rules.cut_minimum_packet, 32 - rules.cut_minimum_packet)


def cut_refusal(rules: Deal, lifted: int) -> str | None:
    """Why a cut is not allowed: nobody cuts, or one of the two heaps is too small."""
    allowed = cut_range(rules)
    if allowed is None:
        return "deal.cutter" if lifted else None
    return None if allowed[0] <= lifted <= allowed[1] else "deal.cut_minimum_packet"


def cutter(rules: Deal, dealer: Seat) -> Seat | None:
    """Who cuts."""
    if rules.cutter == "none":
        return None
    return dealer.previous if rules.cutter == "previous_in_rotation" else dealer.next


def pack_refusal(rules: Deal, gathered: Sequence[Card] | None, pack: Sequence[Card] | None) -> str | None:
    """Whether the pack must be shuffled anew or must not be (`deal.shuffle_policy`); the first deal needs a pack.

    `gathered` is the pack as the last deal left it, `pack` a freshly shuffled one or None to use the gathered one.
    """
    if pack is None:
        return "deal.shuffle_policy" if gathered is None or rules.shuffle_policy == "every_deal" else None
    if len(pack) != 32 or len(set(pack)) != 32:
        return "deal.not_a_pack"
    return "deal.shuffle_policy" if gathered and rules.shuffle_policy == "never_between_deals" else None
