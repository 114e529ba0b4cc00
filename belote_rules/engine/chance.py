"""Chance comes in as a seed: shuffled packs, and whole matches played at random by the rules."""

from __future__ import annotations

from random import Random

from belote_rules.cards import PACK, Card, Seat
from belote_rules.engine.deal import before_auction, cut_refusal, pack_refusal
from belote_rules.engine.game import act, actions, new_match
from belote_rules.engine.state import Action, DealCards, MatchState
from belote_rules.rules.ruleset import RuleSet


def shuffled(chance: Random) -> tuple[Card, ...]:
    """A shuffled pack."""
    return tuple(chance.sample(PACK, len(PACK)))


def random_deal(state: MatchState, chance: Random) -> DealCards:
    """A deal that the rules allow now: shuffled where it may be, cut, in one of the packets allowed."""
    rules = state.rules.deal
    pack = shuffled(chance)
    fresh = pack if pack_refusal(rules, state.gathered, pack) is None else None
    lifted = chance.choice([n for n in range(33) if cut_refusal(rules, n) is None])
    return DealCards(fresh, lifted, chance.randrange(len(before_auction(rules, state.dealer))))


def random_match(rules: RuleSet, seed: int, *, deals: int | None = None) -> MatchState:
    """Play a match with random choices among what is allowed, to its end or for so many deals."""
    chance = Random(seed)
    state = new_match(rules, chance.choice(list(Seat)))
    while state.stage != "over" and (deals is None or len(state.deals) < deals):
        state = act(state, _random_action(state, chance))
    return state


def _random_action(state: MatchState, chance: Random) -> Action:
    return random_deal(state, chance) if state.stage == "deal" else chance.choice(list(actions(state)))
