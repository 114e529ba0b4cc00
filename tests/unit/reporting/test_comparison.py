"""A comparison on the terminal and as JSON, word by word, and in French without English."""

import json

import pytest

from belote_rules.cards import CardSet, read_cards
from belote_rules.comparison.compare import Comparison, Difference, compare
from belote_rules.comparison.idle import WithoutEffect
from belote_rules.comparison.phase import PhaseResult
from belote_rules.engine.contract import Trump
from belote_rules.questions.referee import answer
from belote_rules.questions.values import LegalCards
from belote_rules.reasoning.attribution import Cause
from belote_rules.reporting.comparison_json import comparison_json
from belote_rules.reporting.comparison_terminal import comparison_in_words
from belote_rules.reporting.page import render
from belote_rules.rules.loading import load_variant

OVERTRUMP = "play.overtrump_opponent"
QUESTION = LegalCards(Trump.H, read_cards("7S 9H"), CardSet.of(read_cards("8H JH")))


@pytest.fixture
def comparison(family) -> Comparison:
    """The table code and the family's profile, with one difference written by hand."""
    code = load_variant("table-code")
    difference = Difference(
        phase="play",
        cause=Cause((OVERTRUMP,), (("play.undertrump_when_beaten",),)),
        values=(("required", "not_required"),),
        facets=("cards",),
        cells=(3, 8),
        question=QUESTION,
        answer_a=answer(code.rules, QUESTION),
        answer_b=answer(family.rules, QUESTION),
    )
    idle = WithoutEffect("match.match_target", 1000, 501, "masked", ("match.target_test",))
    phase = PhaseResult("play", (QUESTION,) * 9, differing=2)
    return Comparison(code, family, (phase,), (difference,), (idle,), mirrored=True)


def test_in_english(comparison):
    assert render(comparison_in_words(comparison, "en"), 100) == (
        """\
Belote, table code  table-code
At home  family
Ways in which they differ: 1.
Their tables turn opposite ways: what one does to the left the other does to the right, and this is
told as a mirror, not as a difference.

THE PLAY
  Overtrumping an opponent  play.overtrump_opponent
    table-code = required: A higher trump must be played if one is held.
        stated: 02 Ranks and legal play
    family = not_required: Any trump will do.
        implied: Letter
        Never.
    With the same effect: play.undertrump_when_beaten
    It shows in 2 of the questions asked.
    For example:
      Trumps are ♥. On the table, in the order played: 7♠ 9♥. In your hand: 8♥ J♥.
      Which cards may you play?
      table-code: You may play J♥.
        8♥: An opponent has ruffed and you hold a higher trump: you must overtrump.
      family: You may play 8♥ J♥.

DIFFERENT, BUT WITHOUT EFFECT BETWEEN THESE TWO
  Target of the match  match.match_target
    table-code = 1000: The match goes to 1000 points.
        stated: 01 Players, pack and deal; 03 Belote, scoring and victory
    family = 501: The match goes to 501 points.
        house rule
    Another value, alike in both, hides it. (match.target_test)
"""
    )


def test_in_french(comparison):
    assert render(comparison_in_words(comparison, "fr"), 100) == (
        """\
Belote, code de table  table-code
À la maison  family
Points où elles diffèrent : 1.
Les tables tournent en sens contraire : l'une est l'image de l'autre dans un miroir, et cela n'est
pas compté comme une différence.

LE JEU DE LA CARTE
  Surcouper un adversaire  play.overtrump_opponent
    table-code = required : On doit surcouper si on le peut.
        c'est écrit : 02 Ranks and legal play
    family = not_required : N'importe quel atout convient.
        se déduit : Letter
        Jamais.
    Avec le même effet : play.undertrump_when_beaten
    Cela se voit dans 2 des questions posées.
    Par exemple :
      Atout ♥. Sur la table, dans l'ordre joué : 7♠ 9♥. Dans votre main : 8♥ V♥.
      Quelles cartes pouvez-vous jouer ?
      table-code : Vous pouvez jouer V♥.
        8♥ : Un adversaire a coupé et vous avez un atout plus fort : vous devez surcouper.
      family : Vous pouvez jouer 8♥ V♥.

DIFFÉRENT, MAIS SANS EFFET ENTRE CES DEUX RÈGLES
  Score à atteindre  match.match_target
    table-code = 1000 : La partie se joue en 1000 points.
        c'est écrit : 01 Players, pack and deal; 03 Belote, scoring and victory
    family = 501 : La partie se joue en 501 points.
        règle de la maison
    Une autre valeur, commune aux deux, le cache. (match.target_test)
"""
    )


def test_as_plain_values(comparison):
    stated = {"status": "stated", "note": None, "profile": "table-code"}
    assert comparison_json(comparison, "en") == {
        "language": "en",
        "a": {"name": "table-code", "id": "table-code", "title": "Belote, table code"},
        "b": {"name": "family", "id": "family", "title": "At home"},
        "equal": False,
        "mirrored": True,
        "phases": [{"phase": "play", "questions": 9, "differing": 2}],
        "differences": [
            {
                "phase": "play",
                "parameters": [
                    {
                        "path": "play.overtrump_opponent",
                        "title": "Overtrumping an opponent",
                        "a": {
                            "value": "required",
                            "meaning": "A higher trump must be played if one is held.",
                            "evidence": {**stated, "section": "02 Ranks and legal play"},
                        },
                        "b": {
                            "value": "not_required",
                            "meaning": "Any trump will do.",
                            "evidence": {
                                "status": "implied",
                                "section": "Letter",
                                "note": "Never.",
                                "profile": "family",
                            },
                        },
                    }
                ],
                "alternatives": [["play.undertrump_when_beaten"]],
                "facets": ["cards"],
                "cells": 2,
                "question": [
                    "Trumps are ♥. On the table, in the order played: 7♠ 9♥. In your hand: 8♥ J♥.",
                    "Which cards may you play?",
                ],
                "answer_a": [
                    "You may play J♥.",
                    "8♥: An opponent has ruffed and you hold a higher trump: you must overtrump.",
                ],
                "answer_b": ["You may play 8♥ J♥."],
            }
        ],
        "without_effect": [
            {
                "path": "match.match_target",
                "title": "Target of the match",
                "a": {
                    "value": 1000,
                    "meaning": "The match goes to 1000 points.",
                    "evidence": {**stated, "section": "01 Players, pack and deal; 03 Belote, scoring and victory"},
                },
                "b": {
                    "value": 501,
                    "meaning": "The match goes to 501 points.",
                    "evidence": {"status": "house", "section": None, "note": None, "profile": "family"},
                },
                "why": "masked",
                "by": ["match.target_test"],
            }
        ],
    }


def test_equal_rules():
    vanikar = load_variant("vanikar")
    equal = Comparison(vanikar, vanikar, (), (), (), mirrored=False)
    assert render(comparison_in_words(equal, "en"), 100) == (
        "Vanikar belote  vanikar\nVanikar belote  vanikar\nBoth behave alike.\n"
    )


@pytest.mark.parametrize(("a", "b"), [("table-code", "vanikar"), ("marquoir-coinche", "belote-classic")])
def test_a_real_comparison_is_all_french(a, b, english_in):
    """Games of one kind, and of different kinds, where a parameter of one has no place in the other."""
    compared = compare(load_variant(a), load_variant(b))
    shown = {language: render(comparison_in_words(compared, language), 100) for language in ("en", "fr")}
    assert english_in(shown["fr"]) == []
    assert english_in(json.dumps(comparison_json(compared, "fr"), ensure_ascii=False)) == []
    assert len(english_in(shown["en"])) > 40
    absent = "no such parameter in this kind of game"
    assert (absent in shown["en"]) == (a == "marquoir-coinche")
