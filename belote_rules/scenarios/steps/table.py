"""Steps of the table: whose rules, who deals, who has which task."""

from __future__ import annotations

from typing import Final

from belote_rules.cards import Seat
from belote_rules.questions.values import Offices, OfficesAnswer
from belote_rules.scenarios.situation import Situation
from belote_rules.scenarios.vocabulary import condition, question

_OFFICES: Final = {
    "cuts": "cutter",
    "speaks first": "first_speaker",
    "leads first": "first_leader",
    "deals next": "next_dealer",
}


@condition("the rules of {name}")
def the_rules(situation: Situation, name: str) -> None:
    """Which variant is asked: `vanikar:faq`, `marquoir-classic@match.match_target=501`, `./family.yaml`."""
    situation.variant_name = name


@condition("seat {dealer:Seat} deals")
def the_dealer(situation: Situation, dealer: Seat) -> None:
    """Who deals: seat 4 where a scenario does not say it, so that seat 1 speaks and leads first."""
    situation.dealer = dealer


@question("the player on the dealer's {hand:Hand} {office:Office}")
def who_does_it(situation: Situation, hand: str, office: str) -> None:
    """Who cuts, speaks first, leads first, deals next; left and right turn with the table (`table.rotation`)."""
    answer = situation.ask(Offices(situation.dealer), OfficesAnswer)
    turns_to_the_left = situation.variant.rules.table.rotation == "clockwise"
    neighbour = situation.dealer.next if (hand == "left") == turns_to_the_left else situation.dealer.previous
    situation.agree(neighbour, getattr(answer, _OFFICES[office]))
