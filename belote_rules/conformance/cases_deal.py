"""The cases of dealing: the packets up to the choice of trumps and after it, for every dealer and every taker."""

from __future__ import annotations

from collections.abc import Iterator

from belote_rules.cards import Seat
from belote_rules.conformance.case import Case, Level
from belote_rules.conformance.cover import core
from belote_rules.conformance.numbering import Asked, numbered
from belote_rules.questions.values import DealSchedule
from belote_rules.questions.wire.asking import request
from belote_rules.rules.ruleset import RuleSet


def cases(rules: RuleSet, level: Level) -> Iterator[Case]:
    """The cases of the deal; there are no more of them than the twenty of `standard`."""
    found = numbered("deal", _asked(rules))
    return iter(core(rules, found)) if level == "core" else found


def _asked(rules: RuleSet) -> Iterator[Asked]:
    """Each dealer without a taker and with each: who gets how many cards, and the turned one."""
    for dealer in Seat:
        for taker in (None, *Seat):
            asked = request(rules, DealSchedule(dealer, taker), 0)
            assert asked is not None
            yield _about(rules, taker), asked


def _about(rules: RuleSet, taker: Seat | None) -> str:
    if rules.deal.deal_schedule == "full_eight":
        return "deal.full_deal_packets"
    return "deal.first_packets" if taker is None else "deal.completion_packets"
