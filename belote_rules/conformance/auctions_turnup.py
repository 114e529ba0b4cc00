"""Auctions round a turned card: so many passes, somebody who takes, and calls that are not allowed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from belote_rules.cards import PACK, Card, Seat, Suit, read_cards
from belote_rules.conformance.auctions import Auction
from belote_rules.questions.wire.seats import SeatNames
from belote_rules.rules.ruleset import RuleSet

_PLACES: Final = range(8)
"""Who may still take has so many passes before him."""
_TURNED: Final = read_cards("8C JH AS 9D")
"""The turned card of each dealer in turn."""
_FOREIGN: Final = ("take NT", "take AT", "bid 80 H", "double", "redouble")
"""Calls of other games."""


def standard(rules: RuleSet) -> Iterator[Auction]:
    """Every dealer in every place, every call judged in every place, calls that are not allowed in a history."""
    tables = list(zip(Seat, _TURNED, strict=True))
    yield from _by_passes(tables)
    yield from _takes(tables)
    for place in _PLACES:
        dealer, turned = tables[place % 4]
        yield from _judged(rules, dealer, turned, place)
    for dealer, turned in tables:
        yield from _not_allowed(rules, dealer, turned)


def further(rules: RuleSet) -> Iterator[Auction]:
    """The same with every dealer and every turned card."""
    tables = [(dealer, turned) for turned in PACK for dealer in Seat]
    yield from _by_passes(tables)
    yield from _takes(tables)
    for dealer, turned in tables:
        for place in _PLACES:
            yield from _judged(rules, dealer, turned, place)
        yield from _not_allowed(rules, dealer, turned)


Tables = Sequence[tuple[Seat, Card]]
"""Dealers, each with a turned card."""


def _passes(count: int) -> tuple[str, ...]:
    return ("pass",) * count


def _by_passes(tables: Tables) -> Iterator[Auction]:
    """So many passes, up to the redeal."""
    for passes in range(9):
        for dealer, turned in tables:
            yield Auction("auction_result", dealer, turned, _passes(passes))
            yield Auction("legal_calls", dealer, turned, _passes(passes))


def _takes(tables: Tables) -> Iterator[Auction]:
    """Somebody takes: the turned suit in the first round, another one in the second."""
    for place in _PLACES:
        for dealer, turned in tables:
            for call in ("take",) if place < 4 else _others(turned):
                yield Auction("auction_result", dealer, turned, (*_passes(place), call))
    for dealer, turned in tables:
        yield Auction("legal_calls", dealer, turned, ("pass", "take"))


def _others(turned: Card) -> Iterable[str]:
    return [f"take {suit.letter}" for suit in Suit if suit != turned.suit]


def _judged(rules: RuleSet, dealer: Seat, turned: Card, place: int) -> Iterator[Auction]:
    """Every call in a place: of the game, of other games, and out of turn."""
    speaker = Seat((dealer + 1 + place) % 4)
    names = SeatNames.under(rules)
    out_of_turn = [f"{said}@{names.write(seat)}" for seat in (speaker.next, speaker.previous) for said in _SAID]
    for call in (*_SAID, f"take {turned.suit.letter}", *_others(turned), *_FOREIGN, *out_of_turn):
        yield Auction("judge_call", dealer, turned, _passes(place), call)


_SAID: Final = ("pass", "take")


def _not_allowed(rules: RuleSet, dealer: Seat, turned: Card) -> Iterator[Auction]:
    """Histories with a call that is not allowed, first or later, with calls behind it."""
    other, another, _ = _others(turned)
    partner = SeatNames.under(rules).write(dealer.next.partner)
    histories = (
        (other,),
        ("pass", other, "pass"),
        (*_passes(4), "take"),
        (*_passes(6), "take", "pass"),
        ("take", "pass"),
        ("pass", "take", "take"),
        (*_passes(5), another, "pass"),
        _passes(9),
        ("bid 80 H",),
        ("pass", "double"),
        (f"take@{partner}", "pass"),
    )
    for place, calls in enumerate(histories):
        yield Auction("auction_result" if place % 2 == 0 else "legal_calls", dealer, turned, calls)
