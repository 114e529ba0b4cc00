"""Referees to ask over the wire: the objects that go in and come out, without the JSON around them."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from belote_rules.questions.wire.replies import reply_to
from belote_rules.questions.wire.session import Referee
from belote_rules.rules.loading import load_variant
from belote_rules.rules.ruleset import RuleSet, with_values

Ask = Callable[..., Any]


def asker(rules: RuleSet, variant: str = "some") -> Ask:
    """What asks one question of a fresh session and hands back its reply, without the id, checked by its model."""
    referee = Referee(rules, variant)

    def ask(op: str, **fields: Any) -> Any:
        line = referee.reply(json.dumps({"id": 7, "op": op, **fields}))
        assert line is not None
        if op != "replay":
            reply_to(op).validate_json(line)
        reply = json.loads(line)
        assert reply.pop("id") == 7
        return reply

    return ask


@pytest.fixture(scope="session")
def turnup_rules() -> RuleSet:
    """A turned card, an anticlockwise table, a tie that waits, a target of 1000 to reach."""
    return with_values(
        load_variant("table-code").rules,
        {
            "table.rotation": "anticlockwise",
            "deal.first_packets": "3_then_2",
            "deal.redeal_dealer": "next_dealer",
            "auction.round2_choices": "other_suits_only",
            "auction.all_pass_outcome": "redeal",
            "play.must_head_trump_led": "always",
            "announcements.declarations_mode": "none",
            "announcements.belote_announcement": "both_words_required",
            "scoring.turnup_contract_test": "strictly_more",
            "scoring.tie_rule": "litige",
            "scoring.capot_value_turnup": 252,
            "match.match_target": 1000,
            "match.target_test": "reach",
            "match.both_reach": "higher_total",
            "match.finish_restriction": "none",
        },
    )


@pytest.fixture(scope="session")
def numeric_rules() -> RuleSet:
    """Bids from 80 to 160 by tens, capot above them, double and redouble, clockwise, belote, no declarations."""
    return with_values(
        load_variant("marquoir-coinche").rules,
        {
            "table.rotation": "clockwise",
            "deal.full_deal_packets": "5_3",
            "auction.bid_step": 10,
            "auction.bid_maximum": 160,
            "auction.capot_bid": "closing_bid",
            "auction.self_overbid": "never",
            "auction.auction_end": "three_passes",
            "auction.doubling": "double_and_redouble",
            "auction.redouble_closes": "yes",
            "auction.undoublable_contracts": "none",
            "announcements.declarations_mode": "none",
            "scoring.redouble_factor": 4,
            "scoring.success_score_numeric": "points_plus_contract",
        },
    )


@pytest.fixture(scope="session")
def declaring_rules(turnup_rules: RuleSet) -> RuleSet:
    """The turn-up game with declarations."""
    return with_values(
        turnup_rules,
        {
            "announcements.declarations_mode": "always",
            "announcements.card_sharing": "one_declaration_per_card",
            "announcements.square_versus_sequence": "square_first",
            "announcements.sequence_tiebreaks": "length_top_trump",
            "announcements.equal_declarations": "cancel_all",
            "announcements.declarations_of_winner": "all_of_team",
        },
    )


@pytest.fixture
def turnup(turnup_rules: RuleSet) -> Ask:
    return asker(turnup_rules)


@pytest.fixture
def numeric(numeric_rules: RuleSet) -> Ask:
    return asker(numeric_rules)


@pytest.fixture
def declaring(declaring_rules: RuleSet) -> Ask:
    return asker(declaring_rules)


@pytest.fixture
def under() -> Callable[[RuleSet, dict[str, Any]], Ask]:
    """What asks under rules with some values changed."""
    return lambda rules, changes: asker(with_values(rules, changes))
