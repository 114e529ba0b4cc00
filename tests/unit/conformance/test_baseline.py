"""The baseline: known failures are expected, ended ones make it stale, others stay failures."""

import pytest

from belote_rules.conformance.baseline import NO_REASON, Baseline, Known, read_baseline, renewed, written
from belote_rules.conformance.journal import CaseRecord, PassRecord
from belote_rules.rules.yaml_source import Problems

FILE = """\
format: 1
variant: vanikar
cases:
  play/overtrump-opponent/0001:
    reason: agreed with the author
    answer:
      cards: [9H]
"""


@pytest.fixture
def known(tmp_path):
    path = tmp_path / "known.yaml"
    path.write_text(FILE, encoding="utf-8")
    return read_baseline(path, "vanikar")


def failed(got):
    return CaseRecord(id="play/overtrump-opponent/0001", end="fail", got=got)


def test_it_fails_as_written_it_holds_or_it_fails_otherwise(known):
    expected = known.applied(failed({"cards": ["9H"]}))
    assert (expected.end, expected.reason) == ("xfail", "agreed with the author")
    assert known.applied(PassRecord(id="play/overtrump-opponent/0001")).end == "xpass"
    assert known.applied(failed({"cards": ["8H"]})).end == "fail"
    assert known.applied(PassRecord(id="play/follow/0001")).end == "pass"


def test_it_is_renewed_with_the_reasons_known_so_far(known):
    new = CaseRecord(id="play/follow/0002", end="error", fault="crash")
    both = renewed(known, "vanikar", [known.applied(failed({"cards": ["9H"]})), new])
    assert both.known == {
        "play/overtrump-opponent/0001": Known(reason="agreed with the author", answer={"cards": ["9H"]}),
        "play/follow/0002": Known(reason=NO_REASON, fault="crash"),
    }
    gone = renewed(both, "vanikar", [PassRecord(id="play/overtrump-opponent/0001")])
    assert list(gone.known) == ["play/follow/0002"]


def test_what_is_written_is_read_again(known, tmp_path):
    path = tmp_path / "again.yaml"
    path.write_text(written(known), encoding="utf-8")
    assert written(known) == FILE.replace("[9H]", "\n      - 9H").replace("cards: \n", "cards:\n")
    assert read_baseline(path, "vanikar") == known


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (("variant: vanikar", "variant: atout"), 2),
        (("reason: agreed with the author", "raison: dit"), 5),
        (("format: 1", "format: 2"), 1),
    ],
)
def test_a_file_of_another_variant_or_form(tmp_path, change, line):
    path = tmp_path / "known.yaml"
    path.write_text(FILE.replace(*change), encoding="utf-8")
    with pytest.raises(Problems) as raised:
        read_baseline(path, "vanikar")
    for language in ("en", "fr"):
        assert f"known.yaml:{line}:" in raised.value.text(language)


def test_no_baseline_changes_nothing():
    assert Baseline().applied(failed(None)) == failed(None)
