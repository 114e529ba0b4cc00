"""Markdown: what is escaped, and a comparison as a document."""

import dataclasses

import pytest

from belote_rules.reporting import markdown
from belote_rules.reporting.comparison_markdown import comparison_markdown
from belote_rules.rules.evidence import Text


@pytest.mark.parametrize(
    ("words", "escaped"),
    [
        ("plain words, 10♠", "plain words, 10♠"),
        ("a *b* _c_ `d`", r"a \*b\* \_c\_ \`d\`"),
        ("<script>|x", r"\<script\>\|x"),
        ("[a](b) ![c](d)", r"\[a\](b) !\[c\](d)"),
        ("# no heading\nnor line", r"\# no heading nor line"),
        ("- no item", r"\- no item"),
        ("1. no item", r"1\. no item"),
        ("&amp;", r"\&amp;"),
    ],
)
def test_text_stands_for_itself(words, escaped):
    assert markdown.text(words) == escaped


@pytest.mark.parametrize(("words", "shown"), [("a.b", "`a.b`"), ("a`b", "`` a`b ``"), ("a|b", r"`a\|b`")])
def test_code(words, shown):
    assert markdown.code(words) == shown


def test_a_table():
    assert markdown.table(("a", "b"), [("1", "2")]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"


def test_a_comparison(comparison):
    blocks = comparison_markdown(comparison, "en").split("\n\n")
    assert blocks[:3] == [
        "# Belote, table code / At home",
        "- `table-code`: Belote, table code\n- `family`: At home",
        "**They differ in the play (1).**",
    ]
    assert "| The play | 1 | 1 | 1 |" in blocks[5]
    assert blocks[6:] == [
        "## The play",
        "### Overtrumping an opponent (`play.overtrump_opponent`)",
        "- `table-code` = `required`: A higher trump must be played if one is held. *stated: 02 Ranks and legal play*\n"
        "- `family` = `not_required`: Any trump will do. *implied: Letter* *Never.*",
        "With the same effect: `play.undertrump_when_beaten`",
        "It shows in 1 of 1 canonical questions (100 %). They stand for 319,968 of 201,636,741,248 positions "
        "(0.00016 %). By cards in hand: 1: 0 %, 2: 0.28 %, 3: 0.077 %, 4: 0.014 %, 5: 0.0018 %, 6: 0.00016 %, "
        "7: 0.0000071 %, 8: 0 %.",
        "> Trumps are ♥. On the table, in the order played: 7♠ 8♥. In your hand: 7♥ 9♥.  \n> Which cards may you play?",
        "- `table-code`: You may play 9♥. 7♥: An opponent has ruffed and you hold a higher trump: you must overtrump.\n"
        "- `family`: You may play 7♥ 9♥.",
        "The measure of the play: trumps are fixed, one to three cards lie on the table in the order played, and one "
        "to eight of the others are in hand. Positions that no real game reaches are counted too: hands of other sizes "
        "than the tricks before allow, and tricks in which somebody broke the rules. A lead is no position.",
        "## Different, but without effect between these two",
        "### Target of the match (`match.match_target`)",
        "- `table-code` = `1000`: The match goes to 1000 points. *stated: 01 Players, pack and deal; 03 Belote, "
        "scoring and victory*\n- `family` = `501`: The match goes to 501 points. *house rule*",
        "Another value, alike in both, hides it. (Reaching or passing the target, match.target\\_test)\n",
    ]


def test_a_profile_cannot_write_markup(comparison):
    hostile = dataclasses.replace(comparison.b, title=Text("<b>|x\n# y", "z"))
    shown = comparison_markdown(dataclasses.replace(comparison, b=hostile), "en")
    assert shown.startswith("# Belote, table code / \\<b\\>\\|x \\# y\n")
