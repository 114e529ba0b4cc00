"""A comparison on the terminal and as JSON, word by word, and in French without English."""

import json

import pytest

from belote_rules.comparison.compare import Comparison, compare
from belote_rules.questions.play_counts import TOTALS
from belote_rules.reporting.comparison_json import comparison_json
from belote_rules.reporting.comparison_terminal import comparison_in_words
from belote_rules.reporting.page import render
from belote_rules.rules.loading import load_variant
from belote_rules.texts import catalogue


def test_in_english(comparison):
    assert render(comparison_in_words(comparison, "en"), 100) == (
        """\
Belote, table code  table-code
At home  family
They differ in the play (1).
Canonical questions that arise in both games: the play 1.
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
    It shows in 1 of 1 canonical questions (100 %).
    They stand for 319,968 of 201,636,741,248 positions (0.00016 %).
    By cards in hand: 1: 0 %, 2: 0.28 %, 3: 0.077 %, 4: 0.014 %, 5: 0.0018 %, 6: 0.00016 %, 7:
    0.0000071 %, 8: 0 %.
    For example:
      Trumps are ♥. On the table, in the order played: 7♠ 8♥. In your hand: 7♥ 9♥.
      Which cards may you play?
      table-code: You may play 9♥.
        7♥: An opponent has ruffed and you hold a higher trump: you must overtrump.
      family: You may play 7♥ 9♥.
  The measure of the play: trumps are fixed, one to three cards lie on the table in the order
  played, and one to eight of the others are in hand. Positions that no real game reaches are
  counted too: hands of other sizes than the tricks before allow, and tricks in which somebody broke
  the rules. A lead is no position.

DIFFERENT, BUT WITHOUT EFFECT BETWEEN THESE TWO
  Target of the match  match.match_target
    table-code = 1000: The match goes to 1000 points.
        stated: 01 Players, pack and deal; 03 Belote, scoring and victory
    family = 501: The match goes to 501 points.
        house rule
    Another value, alike in both, hides it. (Reaching or passing the target, match.target_test)
"""
    )


def test_in_french(comparison):
    assert render(comparison_in_words(comparison, "fr"), 100) == (
        """\
Belote, code de table  table-code
À la maison  family
Règles différentes pour le jeu de la carte (1).
Questions canoniques qui se posent dans les deux jeux : le jeu de la carte 1.
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
    Cela se voit dans 1 des 1 questions canoniques (100 %).
    Elles valent pour 319\u202f968 des 201\u202f636\u202f741\u202f248 positions (0,00016 %).
    Selon le nombre de cartes en main : 1 : 0 %, 2 : 0,28 %, 3 : 0,077 %, 4 : 0,014 %, 5 : 0,0018 %,
    6 : 0,00016 %, 7 : 0,0000071 %, 8 : 0 %.
    Par exemple :
      Atout ♥. Sur la table, dans l'ordre joué : 7♠ 8♥. Dans votre main : 7♥ 9♥.
      Quelles cartes pouvez-vous jouer ?
      table-code : Vous pouvez jouer 9♥.
        7♥ : Un adversaire a coupé et vous avez un atout plus fort : vous devez surcouper.
      family : Vous pouvez jouer 7♥ 9♥.
  La mesure du jeu de la carte : l'atout est fixé, une à trois cartes sont sur la table dans l'ordre
  joué, et le joueur tient une à huit des autres. On compte aussi des positions qu'aucune partie
  n'atteint : mains d'une autre taille que ne le permettent les plis précédents, plis où quelqu'un a
  enfreint les règles. Une entame n'est pas une position.

DIFFÉRENT, MAIS SANS EFFET ENTRE CES DEUX RÈGLES
  Score à atteindre  match.match_target
    table-code = 1000 : La partie se joue en 1000 points.
        c'est écrit : 01 Players, pack and deal; 03 Belote, scoring and victory
    family = 501 : La partie se joue en 501 points.
        règle de la maison
    Une autre valeur, commune aux deux, le cache. (Atteindre ou dépasser le score,
    match.target_test)
"""
    )


def test_as_plain_values(comparison):
    def trick(*seats: str) -> list[dict[str, str]]:
        return [{"seat": seat, "card": card} for seat, card in zip(seats, ("7S", "8H"), strict=True)]

    request = {"id": 1, "op": "legal_cards", "contract": {"trump": "H"}, "hand": ["7H", "9H"]}
    stated = {"status": "stated", "note": None, "profile": "table-code"}
    assert comparison_json(comparison, "en") == {
        "kind": "comparison",
        "language": "en",
        "a": {"name": "table-code", "id": "table-code", "title": "Belote, table code"},
        "b": {"name": "family", "id": "family", "title": "At home"},
        "equal": False,
        "mirrored": True,
        "verdict": "They differ in the play (1).",
        "measure": catalogue("en").label("compare.measure"),
        "phases": [{"phase": "play", "questions": 1, "differing": 1, "differences": 1}],
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
                "cells": 1,
                "questions": 1,
                "positions": {"differing": [0, 35616, 87360, 102816, 67200, 23520, 3456, 0], "all": list(TOTALS)},
                "question": [
                    "Trumps are ♥. On the table, in the order played: 7♠ 8♥. In your hand: 7♥ 9♥.",
                    "Which cards may you play?",
                ],
                "a": {
                    "request": {**request, "trick": trick("N", "W"), "seat": "S"},
                    "result": {"cards": ["9H"], "reasons": {"7H": "play.overtrump_opponent"}},
                    "words": [
                        "You may play 9♥.",
                        "7♥: An opponent has ruffed and you hold a higher trump: you must overtrump.",
                    ],
                },
                "b": {
                    "request": {**request, "trick": trick("N", "W"), "seat": "S"},
                    "result": {"cards": ["7H", "9H"]},
                    "words": ["You may play 7♥ 9♥."],
                },
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
