"""The verdict in a sentence."""

import pytest

from belote_rules.comparison.compare import compare
from belote_rules.reporting.comparison_verdict import remarks, verdict
from belote_rules.rules.loading import load_variant


@pytest.mark.parametrize(
    ("a", "b", "english", "french"),
    [
        ("vanikar", "vanikar", "Both behave alike.", "Les deux se jouent pareil."),
        (
            "vanikar",
            "vanikar@table.rotation=anticlockwise",
            "Both behave alike, up to a mirror.",
            "Les deux se jouent pareil, dans un miroir.",
        ),
        (
            "table-code",
            "vanikar",
            "Equal in the deal; they differ in the choice of trumps (1), the play (2), announcements (1), scoring (5) "
            "and the match (1).",
            "Règles identiques pour la donne ; différentes pour le choix de l'atout (1), le jeu de la carte (2), les "
            "annonces (1), la marque (5) et la partie (1).",
        ),
    ],
)
def test_in_both_languages(a, b, english, french):
    compared = compare(load_variant(a), load_variant(b))
    assert (verdict(compared, "en"), verdict(compared, "fr")) == (english, french)


def test_what_cannot_be_compared_is_said():
    compared = compare(load_variant("table-code"), load_variant("marquoir-coinche"))
    asked, apart, mirrored = remarks(compared, "en")
    assert asked.startswith("Canonical questions that arise in both games: the deal 1, the play 47, ")
    assert apart == "No question of both games arises in the choice of trumps and scoring."
    assert mirrored.startswith("Their tables turn opposite ways")
    assert verdict(compared, "en").startswith("They differ in the deal (1), the choice of trumps (1), ")
