"""A file with mistakes of YAML and of the profile form is answered with all of them at once."""

from pathlib import Path

import pytest

from belote_rules.rules.loading import check_file
from belote_rules.rules.yaml_source import Problems


def test_mistakes_of_both_kinds_are_told_together(tmp_path: Path) -> None:
    file = tmp_path / "my.yaml"
    file.write_text(
        "id: my\nextends: table-code\nvalues:\n  play.overtrump: required\n  match.match_target: 0501\nfoo: 1\n"
    )
    with pytest.raises(Problems) as caught:
        check_file(file)
    told = [(each.line, each.column, each.error.code) for each in caught.value.problems]
    assert [(line, column) for line, column, _ in told] == [(4, 3), (5, 23), (6, 1)]
    assert told[1][2].startswith("yaml.")
    assert "did you mean play.overtrump_opponent" in str(caught.value)


def test_a_text_that_a_terminal_would_obey_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "my.yaml"
    file.write_text('id: my\nextends: table-code\ntitle: "\\e[31mred"\n')
    with pytest.raises(Problems) as caught:
        check_file(file)
    assert str(caught.value) == (
        f"{file}:3:8: title: the text holds the control character U+001B, which a terminal would obey; take it out"
    )
