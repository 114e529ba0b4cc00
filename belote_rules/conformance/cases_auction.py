"""The cases of the choice of trumps: what may be called, single calls judged, and what comes of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from belote_rules.conformance import auctions_numeric, auctions_turnup
from belote_rules.conformance.auctions import Auction, about
from belote_rules.conformance.case import Case, Level
from belote_rules.conformance.cover import core
from belote_rules.conformance.numbering import Asked, numbered
from belote_rules.questions.wire.asking import auction_as_spoken
from belote_rules.rules.ruleset import RuleSet


def cases(rules: RuleSet, level: Level) -> Iterator[Case]:
    """The cases of the choice of trumps."""
    kind = auctions_numeric if rules.auction.auction_kind == "numeric_ascending" else auctions_turnup
    standard = dict.fromkeys(kind.standard(rules))
    if level == "exhaustive":
        further = (auction for auction in kind.further(rules) if auction not in standard)
        return numbered("auction", _asked(rules, _chained(standard, further)))
    found = numbered("auction", _asked(rules, standard))
    return iter(core(rules, found)) if level == "core" else found


def _chained(first: Iterable[Auction], then: Iterable[Auction]) -> Iterator[Auction]:
    yield from first
    yield from then


def _asked(rules: RuleSet, auctions: Iterable[Auction]) -> Iterator[Asked]:
    for auction in auctions:
        yield (
            about(rules, auction),
            auction_as_spoken(
                rules, auction.dealer, auction.turned, auction.calls, 0, op=auction.op, call=auction.call
            ),
        )
