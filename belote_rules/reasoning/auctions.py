"""Choices of an auction taken apart: may the call be made, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from belote_rules.engine import auction
from belote_rules.engine.table import dealer_after_redeal
from belote_rules.questions.auction_graph import Choice
from belote_rules.reasoning.facets import LEGAL, Facets
from belote_rules.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice, asked by calling it with a rule set; equal choices are equal."""

    choice: Choice

    def __call__(self, rules: RuleSet) -> Facets:
        """The facets of what comes of it."""
        return facets(rules, self.choice)


def facets(rules: RuleSet, choice: Choice) -> Facets:
    """Whether a call is allowed, and the state that it leads to, with who deals again when all have passed."""
    state, illegal = choice.state, None
    if not choice.shared:
        state, illegal = auction.replay(rules, state.dealer, state.turned, choice.calls)
    if illegal is not None or auction.refusal(rules, state, choice.call) is not None:
        return {LEGAL: False, "then": None, "dealer": None}
    after = auction.after(rules, state, choice.call)
    passed_out = after.over and after.contract is None
    then = (after.over, after.speaker, after.contract) if not after.over else (True, None, after.contract)
    return {LEGAL: True, "then": then, "dealer": dealer_after_redeal(rules, after.dealer) if passed_out else None}
