"""Steps of the deal: the pack, the packets, the turned card."""

from __future__ import annotations

from typing import Final

from belote_rules.cards import Card, Seat
from belote_rules.questions.values import DealSchedule, DealScheduleAnswer, Offices, OfficesAnswer
from belote_rules.scenarios import writing
from belote_rules.scenarios.situation import Situation
from belote_rules.scenarios.vocabulary import condition, question

_SHUFFLING: Final = {(True, False): "must", (True, True): "may", (False, True): "may not"}


@condition("{cards:Cards} is turned up")
def the_turned_card(situation: Situation, cards: tuple[Card, ...]) -> None:
    """The card that lies face up in the middle."""
    (situation.turned,) = cards


@condition("seat {taker:Seat} has taken")
def the_taker(situation: Situation, taker: Seat) -> None:
    """Who has chosen the trumps: the hands are completed, and the deal is scored, for this taker."""
    situation.taker = taker


@question("the pack {shuffling:Shuffling} between two deals")
def shuffled_or_not(situation: Situation, shuffling: str) -> None:
    """Whether the pack must, may or may not be shuffled."""
    answer = situation.ask(Offices(situation.dealer), OfficesAnswer)
    verb = _SHUFFLING[answer.may_shuffle, answer.may_leave_unshuffled]
    situation.agree(shuffling, f"{verb} be shuffled")


@question('the cards are dealt as "{packets}"')
def the_packets(situation: Situation, packets: str) -> None:
    """The packets of each round, from the player after the dealer to the dealer: `3 3 3 3, 2 2 2 2, turn up`."""
    answer = situation.ask(DealSchedule(situation.dealer, situation.taker), DealScheduleAnswer)
    situation.agree(packets, writing.schedules(answer.alternatives, situation.dealer))


@question("nobody cuts")
def nobody_cuts(situation: Situation) -> None:
    """The pack is dealt as it was gathered or shuffled."""
    situation.agree(None, situation.ask(Offices(situation.dealer), OfficesAnswer).cutter)


@question("from {least:Number} to {most:Number} cards are lifted in the cut")
def the_cut(situation: Situation, least: int, most: int) -> None:
    """The fewest and the most cards that may be lifted."""
    situation.agree((least, most), situation.ask(Offices(situation.dealer), OfficesAnswer).lifted)
