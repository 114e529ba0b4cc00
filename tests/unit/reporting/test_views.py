"""The list, the rule sheet and the explanation, word by word; and all that is shown in French without English."""

import pytest

from belote_rules.reporting.explain import Explained, as_json, in_words
from belote_rules.reporting.listing import listing
from belote_rules.reporting.page import render
from belote_rules.reporting.position import read_position
from belote_rules.reporting.sheet import sheet
from belote_rules.rules.library import variant_ids
from belote_rules.rules.loading import load_variant

POSITION = read_position("H", "9H", "JH QH AS")


def test_the_list(family):
    assert render(listing([family], "en"), 60) == (
        "family  At home\n    :reserve-to-makers  What waits goes to makers alone\n    :strict  As grandmother played\n"
    )


def test_the_sheet_begins_with_who_and_whence(family):
    assert render(sheet(family, "en"), 100).startswith(
        """\
At home  family

SOURCES OF THESE RULES
  Belote: table code (article on card games)  000
    Complete for the classic game; it has no declarations and one open point, who gets what waits
    after a tie.

THE TABLE
  Number of players  table.player_count
    4: Four players, in two pairs: the usual game.
      stated: 01 Players, pack and deal (from table-code)
"""
    )


def test_the_sheet_tells_each_value_with_its_evidence(family):
    shown = render(sheet(family, "fr"), 100)
    assert (
        """\
  Surcouper un adversaire  play.overtrump_opponent
    not_required : N'importe quel atout convient.
      se déduit : Letter
      Jamais.
"""
        in shown
    )
    assert "    501 : La partie se joue en 501 points.\n      règle de la maison\n" in shown


def test_the_sheet_ends_with_readings_and_choices(family):
    assert render(sheet(family, "en"), 100).endswith(
        """\
  :strict  As grandmother played
    She was strict.
    Overtrumping an opponent  play.overtrump_opponent
      required: A higher trump must be played if one is held.

WHAT A TABLE MAY CHOOSE
  Target of the match  match.match_target
    501: The match goes to 501 points.
    1000: The match goes to 1000 points.
"""
    )


def test_the_sheet_leaves_out_what_does_not_apply(family):
    shown = render(sheet(family, "en"), 100)
    assert "announcements.declarations_mode" in shown
    assert "announcements.equal_declarations" not in shown
    assert "scoring.numeric_contract_test" not in shown


def test_a_reading_in_force_is_named_and_no_other_reading():
    shown = render(sheet(load_variant("vanikar:faq"), "en"), 100)
    title = load_variant("vanikar").readings["faq"].title.en
    assert f"Read as faq: {title}\n" in shown
    assert "  :cards-only  " in shown
    assert "  :faq  " not in shown


def test_an_explanation():
    explained = Explained.of(load_variant("table-code"), POSITION)
    assert render(in_words(explained, "en"), 100) == (
        """\
Belote, table code  table-code
Trumps are ♥. On the table, in the order played: 9♥. In your hand: A♠ J♥ Q♥.
Which cards may you play?

MAY BE PLAYED
  J♥

MAY NOT BE PLAYED
  A♠  A player who holds a card of the suit led must follow suit.
      Following suit  play.follow_suit
      required: A player who holds a card of the suit led must play one.
      stated: 02 Ranks and legal play
  Q♥  Trumps were led: you must play a higher trump.
      Beating when trumps are led  play.must_head_trump_led
      always: A higher trump must be played if one is held, even over one's partner.
      stated: 02 Ranks and legal play
      No exception is made for a partner who is winning.
"""
    )


def test_another_variant_allows_both():
    explained = Explained.of(load_variant("vanikar"), read_position("H", "9H", "JH QH"))
    assert render(in_words(explained, "fr"), 100) == (
        """\
Belote Vanikar  vanikar
Atout ♥. Sur la table, dans l'ordre joué : 9♥. Dans votre main : V♥ D♥.
Quelles cartes pouvez-vous jouer ?

ON PEUT JOUER
  V♥ D♥
"""
    )


def test_an_explanation_as_plain_values():
    explained = Explained.of(load_variant("table-code"), read_position("H", "9H", "JH QH"))
    assert as_json(explained, "fr") == {
        "variant": "table-code",
        "language": "fr",
        "trump": "H",
        "trick": ["9H"],
        "hand": ["JH", "QH"],
        "legal": ["JH"],
        "refused": [
            {
                "card": "QH",
                "code": "play.must_head_trump_led",
                "reason": "On a demandé atout : vous devez monter.",
                "title": "Monter à l'atout",
                "value": "always",
                "meaning": "On doit monter si on le peut, même sur son partenaire.",
                "evidence": {
                    "status": "stated",
                    "section": "02 Ranks and legal play",
                    "note": "Aucune exception n'est faite quand le partenaire est maître.",
                    "profile": "table-code",
                },
            }
        ],
    }


def test_colours_only_when_asked_for(family):
    assert "\x1b[" not in render(listing([family], "en"), 60)
    assert "\x1b[1mfamily\x1b[0m" in render(listing([family], "en"), 60, colours=True)


@pytest.mark.parametrize("width", [20, 37, 100])
def test_no_line_is_wider_than_the_terminal(family, width):
    shown = render(sheet(family, "fr"), width).splitlines()
    too_wide = [line for line in shown if len(line) > width]
    assert len(shown) > 100
    assert too_wide == []


@pytest.mark.parametrize("variant_id", variant_ids())
def test_a_french_sheet_has_no_english(variant_id, english_in):
    variant = load_variant(variant_id)
    assert english_in(render(sheet(variant, "fr"), 100)) == []
    assert len(english_in(render(sheet(variant, "en"), 100))) > 50  # what is looked for can be found


def test_a_french_explanation_has_no_english(english_in):
    explained = Explained.of(load_variant("table-code"), POSITION)
    assert english_in(render(in_words(explained, "fr"), 100)) == []
    assert len(english_in(render(in_words(explained, "en"), 100))) > 6
