"""Who deals, and whose turn it is."""

from __future__ import annotations

from belote_rules.cards import Seat
from belote_rules.rules.ruleset import RuleSet


def next_dealer(dealer: Seat) -> Seat:
    """The deal passes on in the sense of play (`table.next_dealer: next_in_rotation`)."""
    return dealer.next


def dealer_after_redeal(rules: RuleSet, dealer: Seat) -> Seat:
    """Who deals when everybody passed (`deal.redeal_dealer`)."""
    return next_dealer(dealer) if rules.deal.redeal_dealer == "next_dealer" else dealer


def first_speaker(dealer: Seat) -> Seat:
    """Who opens the choice of trumps (`auction.first_speaker: next_in_rotation`)."""
    return dealer.next


def first_leader(dealer: Seat) -> Seat:
    """Who leads to the first trick (`play.first_leader: next_in_rotation`)."""
    return dealer.next
