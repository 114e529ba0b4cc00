"""The vocabulary of steps: small, described, without two steps for one line."""

from importlib import import_module

import pytest

from belote_rules.scenarios.collecting import PHASES
from belote_rules.scenarios.vocabulary import VOCABULARY, Definition

for phase in PHASES:
    import_module(f"belote_rules.scenarios.steps.{phase}")


def definition(words: str) -> Definition:
    return next(each for each in VOCABULARY if each.shown == words)


def test_it_is_small() -> None:
    assert len(VOCABULARY) == 51


def test_no_two_steps_have_the_same_words() -> None:
    assert len({each.shown for each in VOCABULARY}) == len(VOCABULARY)


@pytest.mark.parametrize("each", VOCABULARY, ids=lambda each: each.shown)
def test_every_step_says_what_it_means(each: Definition) -> None:
    assert each.function.__doc__


def test_a_condition_is_given_and_a_question_comes_then() -> None:
    hand, legal = definition("the hand is <cards>"), definition("the legal cards are <cards>")
    assert [hand.matches(kind, 'the hand is "9♦"') for kind in ("given", "when", "then")] == [True, True, False]
    assert [legal.matches(kind, 'the legal cards are "9♦"') for kind in ("given", "when", "then")] == [
        False,
        False,
        True,
    ]


def test_the_form_alone_is_looked_at_so_that_a_bad_card_is_an_error_of_the_step() -> None:
    assert definition("the hand is <cards>").matches("given", 'the hand is "10X"')
    assert not definition("the hand is <cards>").matches("given", "the hand is 10X")
