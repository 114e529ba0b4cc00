"""Each verb end to end in this process: what it writes, where, and how it ends."""

import io
import json
import sys
from pathlib import Path

import pytest

from belote_rules import __version__
from belote_rules.rules.library import variant_ids


def test_the_version(run):
    assert run("--version") == (0, f"belote-rules {__version__}\n", "")
    assert run("--version", "list") == (0, f"belote-rules {__version__}\n", "")


def test_the_list_has_every_id_and_its_readings(run):
    ended = run("list")
    first_words = [line.split()[0] for line in ended.out.splitlines() if not line.startswith(" ")]
    assert (ended.code, ended.err) == (0, "")
    assert first_words == variant_ids()
    assert "    :overtrump-partner  Overtrump one's partner too\n" in ended.out


def test_show_in_both_languages(run):
    english, french = run("show", "table-code"), run("--lang", "fr", "show", "table-code")
    assert (english.code, french.code) == (0, 0)
    assert english.out.startswith("Belote, table code  table-code\n")
    assert french.out.startswith("Belote, code de table  table-code\n")


def test_the_language_of_the_environment(run, monkeypatch):
    monkeypatch.setenv("BELOTE_LANG", "fr")
    assert run("show", "vanikar").out.startswith("Belote Vanikar  vanikar\n")
    assert run("show", "vanikar", "--lang", "en").out.startswith("Vanikar belote  vanikar\n")


def test_output_goes_to_a_file(run):
    shown = run("show", "vanikar", "--lang", "fr")
    assert run("show", "vanikar", "--lang", "fr", "-o", "sheet.txt") == (0, "", "")
    assert Path("sheet.txt").read_text(encoding="utf-8") == shown.out


def test_explain(run):
    ended = run("explain", "table-code", "--trump", "H", "--trick", "9H", "--hand", "JH QH")
    assert ended.code == 0
    assert "MAY BE PLAYED\n  J♥\n" in ended.out
    assert "  Q♥  Trumps were led: you must play a higher trump.\n" in ended.out


def test_explain_as_json(run):
    arguments = ("explain", "vanikar", "--trump", "♥", "--trick", "9♥", "--hand", "V♥ D♥", "--format", "json")
    ended = run(*arguments, "--lang", "fr")
    assert json.loads(ended.out) == {
        "variant": "vanikar",
        "language": "fr",
        "trump": "H",
        "trick": ["9H"],
        "hand": ["JH", "QH"],
        "legal": ["JH", "QH"],
        "refused": [],
    }


def test_explain_a_position_that_cannot_be(run):
    assert run("explain", "vanikar", "--trump", "H", "--hand", "JH", "--trick", "JH") == (
        2,
        "",
        "belote-rules: JH is both on the table and in the hand; take it out of one of them\n",
    )


def test_compare_ends_with_1_where_rules_differ(run):
    ended = run("compare", "table-code", "vanikar")
    assert (ended.code, ended.err) == (1, "")
    for path in (
        "play.overtrump_opponent",
        "auction.round2_choices",
        "scoring.tie_rule",
        "scoring.turnup_contract_test",
        "match.match_target",
    ):
        assert f"  {path}\n" in ended.out
    assert "told as a mirror, not as a difference." in ended.out
    assert "  table.rotation\n" not in ended.out


def test_compare_ends_with_0_where_they_do_not_even_up_to_a_mirror(run):
    assert run("compare", "vanikar", "vanikar").code == 0
    ended = run("compare", "vanikar", "vanikar@table.rotation=anticlockwise", "--format", "json")
    told = json.loads(ended.out)
    assert (ended.code, told["equal"], told["mirrored"], told["differences"]) == (0, True, True, [])


def test_compare_writes_json_to_a_file(run):
    assert run("compare", "vanikar", "vanikar@match.match_target=1000", "--format", "json", "-o", "c.json") == (
        1,
        "",
        "",
    )
    told = json.loads(Path("c.json").read_text(encoding="utf-8"))
    paths = [parameter["path"] for each in told["differences"] for parameter in each["parameters"]]
    assert paths == ["match.match_target"]


def test_the_schema(run):
    told = json.loads(run("profile", "schema").out)
    assert told["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    french = json.loads(run("profile", "schema", "--lang", "fr").out)
    assert french["$defs"]["match.match_target"]["title"] == "Score à atteindre"


def test_a_new_profile_is_fine_and_is_not_overwritten(run):
    assert run("profile", "new", "my-family.yaml", "--extends", "vanikar:faq") == (
        0,
        "my-family.yaml is written: open it and go on.\n",
        "",
    )
    written = Path("my-family.yaml").read_text(encoding="utf-8")
    assert "\nid: my-family\n" in written
    assert "\nextends: vanikar:faq\n" in written
    assert run("profile", "check", "my-family.yaml") == (0, "my-family.yaml: no mistakes (my-family)\n", "")
    assert run("profile", "new", "my-family.yaml", "--extends", "atout") == (
        2,
        "",
        "belote-rules: my-family.yaml is there already and is left as it is; choose another name\n",
    )
    assert Path("my-family.yaml").read_text(encoding="utf-8") == written


def test_a_new_profile_with_an_id_of_its_own(run):
    assert run("profile", "new", "Chez nous.yaml", "--extends", "vanikar", "--id", "chez-nous").code == 0
    assert "\nid: chez-nous\n" in Path("Chez nous.yaml").read_text(encoding="utf-8")


def test_check_tells_all_that_is_wrong_in_all_files(run):
    Path("empty.yaml").write_bytes(b"")
    Path("folder.yaml").mkdir()
    Path("fine.yaml").write_text("id: fine\nextends: vanikar\n")
    Path("bad.yaml").write_text(
        "id: bad\nextends: vanikar\nvalues:\n  match.match_target: x\n  play.overtrump: required\n"
    )
    ended = run("profile", "check", "empty.yaml", "fine.yaml", "folder.yaml", "none.yaml", "bad.yaml")
    assert (ended.code, ended.out) == (65, "fine.yaml: no mistakes (fine)\n")
    told = ended.err.splitlines()
    assert [line.partition(": ")[0] for line in told] == [
        "bad.yaml:4:23",
        "bad.yaml:5:3",
        "empty.yaml",
        "folder.yaml",
        "none.yaml",
    ]
    assert told[2] == 'empty.yaml: the file is empty; write at least one line "key: value"'
    assert told[3] == "folder.yaml: this is a directory; name a YAML file in it"


@pytest.mark.parametrize("verb", [["show"], ["referee"], ["compare", "vanikar"]])
def test_a_profile_that_cannot_be_read_ends_with_65(run, verb):
    Path("empty.yaml").write_bytes(b"")
    assert run(*verb, "empty.yaml", "--lang", "fr") == (
        65,
        "",
        "empty.yaml: le fichier est vide ; écrivez au moins une ligne « clé: valeur »\n",
    )


class Stream:
    """A text stream over bytes, as standard input and output are."""

    def __init__(self, content: bytes = b"") -> None:
        self.buffer = io.BytesIO(content)


def test_the_referee_answers_until_the_input_ends(run, monkeypatch):
    written = Stream()
    monkeypatch.setattr(sys, "stdin", Stream(b'{"id": 7, "op": "ping"}\n'))
    monkeypatch.setattr(sys, "stdout", written)
    assert run("referee", "vanikar").code == 0
    assert json.loads(written.buffer.getvalue()) == {"id": 7, "result": {}}


def test_features_of_ones_own(run):
    assert run("features", "none.feature") == (
        2,
        "",
        "belote-rules: there is no file or folder none.feature; check the path, or give none to run the rule book\n",
    )


def test_no_scenario_is_said_in_one_line(run, tmp_path):
    folder = tmp_path / "empty"
    folder.mkdir()
    ended = run("features", str(folder))
    line = "no scenario was found; give a file that ends in .feature with a scenario in it, or a folder of such files"
    assert (ended.code, ended.err) == (5, f"belote-rules features: {line}\n")
