"""Variants of one's own, and whether a French text holds anything of the English catalogue."""

import re
from collections.abc import Callable

import pytest

from belote_rules.cards import CardSet, read_cards
from belote_rules.comparison.compare import Comparison, Difference
from belote_rules.comparison.idle import WithoutEffect
from belote_rules.comparison.phase import PhaseResult
from belote_rules.engine.contract import Trump
from belote_rules.questions.referee import answer
from belote_rules.questions.values import LegalCards
from belote_rules.reasoning.attribution import Cause
from belote_rules.rules.evidence import Variant
from belote_rules.rules.loading import check_file, load_variant
from belote_rules.texts import catalogue

FAMILY = """\
id: family
title: {en: "At home", fr: "À la maison"}
extends: table-code
values:
  match.match_target: 501
  play.overtrump_opponent:
    value: not_required
    status: implied
    section: Letter
    note: {en: "Never.", fr: "Jamais."}
readings:
  strict:
    title: {en: "As grandmother played", fr: "Comme jouait grand-mère"}
    note: {en: "She was strict.", fr: "Elle était stricte."}
    values:
      play.overtrump_opponent: {value: required, status: stated, section: "Letter"}
choices:
  match.match_target: [501, 1000]
"""

STARTS = ("told.", "ask.", "answer.", "compare.", "evidence.")
HEADINGS = ("sheet.", "explain.")


@pytest.fixture
def family(tmp_path) -> Variant:
    """A profile that changes two values of the table code, with a reading and a choice."""
    file = tmp_path / "family.yaml"
    file.write_text(FAMILY, encoding="utf-8")
    return check_file(file)


OVERTRUMP = "play.overtrump_opponent"
QUESTION = LegalCards(Trump.H, read_cards("7S 8H"), CardSet.of(read_cards("7H 9H")))


@pytest.fixture
def comparison(family) -> Comparison:
    """The table code and the family's profile, with one difference written by hand."""
    code = load_variant("table-code")
    difference = Difference(
        phase="play",
        cause=Cause((OVERTRUMP,), (("play.undertrump_when_beaten",),)),
        values=(("required", "not_required"),),
        facets=("cards",),
        cells=(0,),
        question=QUESTION,
        answer_a=answer(code.rules, QUESTION),
        answer_b=answer(family.rules, QUESTION),
    )
    idle = WithoutEffect("match.match_target", 1000, 501, "masked", ("match.target_test",))
    phase = PhaseResult("play", (QUESTION,), differing=1)
    return Comparison(code, family, (phase,), (difference,), (idle,), mirrored=True)


@pytest.fixture(scope="session")
def english_in() -> Callable[[str], list[str]]:
    """The English sentences, titles and labels that a text holds, however it is wrapped; not what is French too."""
    tree = catalogue("en").tree
    texts = [
        *(phase.upper() for phase in tree["phases"].values()),
        *(entry[key] for entry in tree["parameters"].values() for key in ("title", "meaning")),
        *(meaning for entry in tree["parameters"].values() for meaning in entry["values"].values()),
        *tree["reasons"].values(),
        *(label for key, label in tree["labels"].items() if key.startswith(STARTS)),
        *(label.upper() for key, label in tree["labels"].items() if key.startswith(HEADINGS)),
    ]
    pieces = {piece.strip(" .,:") for text in texts for piece in re.split(r"\{[^}]*\}", text)}
    french = str(catalogue("fr").tree)
    wanted = sorted(piece for piece in pieces if " " in piece and not _stands_in(piece, french))

    def found(text: str) -> list[str]:
        flowing = " ".join(text.split())
        return [piece for piece in wanted if _stands_in(piece, flowing)]

    return found


def _stands_in(piece: str, text: str) -> bool:
    return re.search(rf"(?<![\w.]){re.escape(piece)}(?![\w.])", text) is not None
