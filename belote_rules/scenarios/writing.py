"""How the words of a step are written: what `reading` reads, and what steps compare word by word."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from belote_rules.cards import Card, CardSet, Seat, in_turn
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import Call
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.deal import Packet, Schedule, TurnedTo, TurnUp
from belote_rules.engine.outcome import SideScore
from belote_rules.scenarios.situation import shown

_TRUMPS: Final = {
    Trump.S: "spades",
    Trump.H: "hearts",
    Trump.D: "diamonds",
    Trump.C: "clubs",
    Trump.NT: "no suits",
    Trump.AT: "all suits",
}
_MULTIPLIERS: Final = {1: "", 2: " doubled"}


def trumps(trump: Trump) -> str:
    """What is trumps: `hearts`, `no suits`."""
    return _TRUMPS[trump]


def cards(given: Iterable[Card]) -> str:
    """Cards between quotes, in their order; `no card`."""
    text = " ".join(map(str, given))
    return f'"{text}"' if text else "no card"


def sets(given: Iterable[CardSet]) -> str:
    """Sets of cards, each between quotes."""
    return " and ".join(map(cards, given))


def calls(given: Iterable[Call]) -> str:
    """Calls in their order: `pass, take ♣`."""
    return ", ".join(map(shown, given))


def contract(given: Contract) -> str:
    """A contract: `♣`, `100♠ doubled`, `100♠ x4` when it is redoubled."""
    value = "" if given.value is None else str(given.value)
    doubled = _MULTIPLIERS.get(given.multiplier, f" x{given.multiplier}")
    return f"{value}{shown(given.trump)}{doubled}"


def spoken(plays: Iterable[Spoken]) -> str:
    """King and queen as they were played, with the words: `K♥ belote, Q♥`."""
    return ", ".join(f"{play.card} {play.word or ''}".rstrip() for play in plays)


def schedule(steps: Schedule, dealer: Seat) -> str:
    """The packets of a deal, `3 3 3 3, 2 2 2 2, turn up`; a round is four packets, in turn."""
    rounds: list[list[str]] = []
    order = in_turn(dealer.next)
    for step in steps:
        match step:
            case Packet(seat, cards) if seat == order[0]:
                rounds.append([str(cards)])
            case Packet(seat, cards):
                assert seat == order[len(rounds[-1])]
                rounds[-1].append(str(cards))
            case TurnUp():
                rounds.append(["turn up"])
            case TurnedTo(seat):
                rounds.append([f"turned card to {seat + 1}"])
    return ", ".join(" ".join(one) for one in rounds)


def schedules(alternatives: Iterable[Schedule], dealer: Seat) -> str:
    """The schedules among which the dealer may choose."""
    return " or ".join(schedule(steps, dealer) for steps in alternatives)


def lines(score: SideScore) -> str:
    """The lines of one side's score, `62 card points + 20 belote`; lines of 0 are left out."""
    amounts = score._asdict().items()
    return " + ".join(f"{amount} {name.replace('_', ' ')}" for name, amount in amounts if amount) or "nothing"
