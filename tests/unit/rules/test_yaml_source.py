"""A hostile YAML file is read into plain values, or refused with the place, the reason and the way out."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from string import Formatter

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from belote_rules import texts
from belote_rules.errors import BeloteError
from belote_rules.rules import yaml_source
from belote_rules.rules.yaml_source import Mark, Problem, Problems, Source, dotted, parse_yaml, read_yaml

LOADERS = [yaml.CSafeLoader, yaml.SafeLoader]


@pytest.fixture(params=LOADERS, ids=["c", "python"], autouse=True)
def loader(request, monkeypatch):
    """Every test holds with the parser in C and with the one in Python, for machines without the first."""
    monkeypatch.setattr(yaml_source, "LOADER", request.param)


def refusal(text: str, language: str = "en") -> str:
    with pytest.raises(Problems) as caught:
        parse_yaml(text, "my.yaml")
    return caught.value.text(language)


def file_refusal(path: Path) -> str:
    with pytest.raises(Problems) as caught:
        read_yaml(path)
    return str(caught.value)


PROFILE = """\
# A family's own rules.
id: maison
extends: table-code
match: {match_target: 501, direction: ~x}
sources:
- title: "no"
  section: '012'
- null
flags: [true, false, -7, +8, 0, 999999999999999999]
empty:
words: [truely, 10H, 1.2.3, 9♥, =, "", null and void, 20:99, 2024-1, é]
note: |
  on
  two lines
"""


def test_a_profile_becomes_plain_values():
    source = parse_yaml(PROFILE, "my.yaml")
    assert source.name == "my.yaml"
    assert source.value == {
        "id": "maison",
        "extends": "table-code",
        "match": {"match_target": 501, "direction": "~x"},
        "sources": [{"title": "no", "section": "012"}, None],
        "flags": [True, False, -7, 8, 0, 999_999_999_999_999_999],
        "empty": None,
        "words": ["truely", "10H", "1.2.3", "9♥", "=", "", "null and void", "20:99", "2024-1", "é"],
        "note": "on\ntwo lines\n",
    }


@pytest.mark.parametrize(
    ("path", "value_mark", "key_mark"),
    [
        ((), Mark(2, 1), Mark(2, 1)),
        (("id",), Mark(2, 5), Mark(2, 1)),
        (("match",), Mark(4, 8), Mark(4, 1)),
        (("match", "match_target"), Mark(4, 23), Mark(4, 9)),
        (("sources",), Mark(6, 1), Mark(5, 1)),
        (("sources", 0), Mark(6, 3), Mark(6, 3)),
        (("sources", 0, "section"), Mark(7, 12), Mark(7, 3)),
        (("sources", 1), Mark(8, 3), Mark(8, 3)),
        (("empty",), Mark(10, 7), Mark(10, 1)),
        (("note",), Mark(12, 7), Mark(12, 1)),
        (("match", "tie", "rule"), Mark(4, 8), Mark(4, 1)),
        (("sources", 2), Mark(6, 1), Mark(5, 1)),
        (("nothing", 3), Mark(2, 1), Mark(2, 1)),
    ],
)
def test_marks_of_values_and_keys_and_the_nearest_parent(path, value_mark, key_mark):
    source = parse_yaml(PROFILE, "my.yaml")
    assert (source.mark(path), source.mark(list(path), key=True)) == (value_mark, key_mark)


def test_columns_count_characters_not_bytes():
    assert parse_yaml("é♥😀: [♥, 1]\n", "my.yaml").mark(["é♥😀", 1]) == Mark(1, 10)


UNQUOTED = "without quotes is true or false to some readers of YAML and a text to others; write"
OTHERWISE = "is written otherwise here; write"


@pytest.mark.parametrize(
    ("word", "message"),
    [
        *(
            (word, f'{word} {UNQUOTED} "{word}" for the text, true or false for a truth value')
            for word in ("no", "No", "NO", "yes", "YES", "on", "Off", "y", "N")
        ),
        *(
            (word, f'{word} {OTHERWISE} true or false in small letters, or "{word}" for the text')
            for word in ("True", "FALSE")
        ),
        *((word, f'{word} {OTHERWISE} null for no value, or "{word}" for the text') for word in ("~", "Null", "NULL")),
        *(
            (
                word,
                f"{word} starts with a zero and is octal to some readers of YAML; "
                f'write the number in decimal without the zero, or "{word}" for the text',
            )
            for word in ("012", "-0o12", "00", "09")
        ),
        ("0x1F", '0x1F is a hexadecimal number; write the number in decimal, or "0x1F" for the text'),
        ("0b101", '0b101 is a binary number; write the number in decimal, or "0b101" for the text'),
        *(
            (
                word,
                f"{word} is a number in base 60 to some readers of YAML; "
                f'write the number in decimal, or "{word}" for the text',
            )
            for word in ("21:30", "1:2:3.5")
        ),
        *(
            (
                word,
                f"{word} is a number to some readers of YAML and a text to others; "
                f'write the number with digits alone, or "{word}" for the text',
            )
            for word in ("1_000", "+1_")
        ),
        *(
            (word, f'{word} is not a whole number; write a whole number, or "{word}" for the text')
            for word in ("0.5", "-1.", ".5", "1e3", "1.5E-3", "1_0.5", "-.inf", ".NaN")
        ),
        *(
            (
                word,
                f'{word} is a date to some readers of YAML and a text to others; write "{word}"',
            )
            for word in ("2024-01-31", "2024-01-31T10:00:00Z", "2024-01-31 10:00:00.5 +01:00")
        ),
        (
            "-1000000000000000000",
            "-1000000000000000000 has more than 18 digits, the most allowed; "
            'write a smaller number, or "-1000000000000000000" for the text',
        ),
    ],
)
def test_words_that_readers_of_yaml_read_differently(word, message):
    assert refusal(f"play:\n  duty: {word}\n") == f"my.yaml:2:9: play.duty: {message}"
    quoted = parse_yaml(f"play:\n  duty: \"{word}\"\n  other: '{word}'\n", "my.yaml")
    assert quoted.value == {"play": {"duty": word, "other": word}}


MISPLACED = (
    "this does not fit what stands before; start the keys of one level in one column, "
    "and check the quotes and brackets before this place"
)
BRACKET = "is not closed, or a comma is missing behind it; close it, and put a comma between the items"
ESCAPE = (
    "a backslash in double quotes is followed by a code that YAML does not know; "
    "use single quotes, or write the backslash twice"
)
COLON = 'this colon does not fit here; put a text that holds ": " in quotes, and check the indentation'
NO_COLON = 'a colon is missing behind this key; write "key: value", on one line'
TAB = "a tab cannot indent a line of YAML; use spaces"
NO_VALUE = "a key or a value is missing here; write it, and check the brackets before this place"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a:\n\tb: 1\n", f"2:1: {TAB}"),
        ("a:\n  b: 1\n  \tc: 2\n", f"3:3: {TAB}"),
        ("a: b: c\n", f"1:5: {COLON}"),
        ("a: 1\n  b: 2\n", f"2:4: {COLON}"),
        ("a: 1\nb\nc: 2\n", f"2:1: {NO_COLON}"),
        ("a: @home\n", "1:4: an unquoted text cannot start with @; put the text in quotes"),
        (
            "a: 1\nb: 'x\nc: 2\n",
            "2:4: the quote ' opened here is not closed; write a second one at the end of the text",
        ),
        ("a: 1\nb: [1 2\nc: 3\n", f"2:4: the bracket [ opened here {BRACKET}"),
        ("a: {x: 1\nb: 3\n", f"1:4: the bracket {{ opened here {BRACKET}"),
        ("a: [1,\n", f"2:1: {NO_VALUE}"),
        ("a: ]\n", f"1:4: {NO_VALUE}"),
        ("a: {: 1}\n", f"1:5: {NO_VALUE}"),
        ('a: "\\q"\n', f"1:4: {ESCAPE}"),
        ('a: "\\xZZ"\n', f"1:4: {ESCAPE}"),
        ("a:\n  b: 1\n c: 2\n", f"3:2: {MISPLACED}"),
        ("a: 'x' y\n", f"1:8: {MISPLACED}"),
        ("a: - b\n", f"1:4: {MISPLACED}"),
    ],
)
def test_syntax_errors(text, message):
    assert refusal(text) == f"my.yaml:{message}"


def test_a_syntax_error_without_words_of_ours_quotes_the_parser(monkeypatch):
    monkeypatch.setattr(yaml_source, "LOADER", yaml.CSafeLoader)
    assert refusal("a: !foo!x 1\n") == (
        "my.yaml:1:4: this is not YAML, says the parser: found undefined tag handle; "
        "compare the line with a profile that works"
    )


def test_an_escape_beyond_unicode(monkeypatch):
    text = 'a: "\\UFFFFFFFF"\n'
    monkeypatch.setattr(yaml_source, "LOADER", yaml.SafeLoader)
    assert refusal(text) == f"my.yaml: {ESCAPE}"
    monkeypatch.setattr(yaml_source, "LOADER", yaml.CSafeLoader)
    assert refusal(text) == f"my.yaml:1:4: {ESCAPE}"


ALIASES = "anchors and aliases are not allowed; write the value out"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "a: 1\nb: {c: 2}\na: 3\n",
            "my.yaml:3:1: a: the key a stands already on line 1; keep one of the two",
        ),
        (
            "b:\n  c: 1\n  'c': 1\n",
            "my.yaml:3:3: b.c: the key c stands already on line 2; keep one of the two",
        ),
        (
            "a: {x: 1}\na: {x: 2}\n",
            "my.yaml:2:1: a: the key a stands already on line 1; keep one of the two",
        ),
        (
            "a: &x [1]\nb: *x\n",
            f"my.yaml:1:4: a: &x: {ALIASES}\nmy.yaml:2:4: b: *x: {ALIASES}",
        ),
        ("b: *unknown\n", f"my.yaml:1:4: b: *unknown: {ALIASES}"),
        ("&k a: 1\n", f"my.yaml:1:1: a: &k: {ALIASES}"),
        ("*k : 1\n", f"my.yaml:1:1: ?: *k: {ALIASES}"),
        (
            "a:\n  <<: {b: 1}\n",
            "my.yaml:2:3: a.<<: merge keys (<<) are not allowed; write the values out, or use extends",
        ),
        (
            "a: !!python/object:os.system ls\n",
            "my.yaml:1:4: a: the tag !!python/object:os.system is not allowed; remove it, and put a text in quotes",
        ),
        (
            "!own\na: 1\n",
            "my.yaml:1:1: the tag !own is not allowed; remove it, and put a text in quotes",
        ),
        (
            "no: 1\n12: 2\ntrue: 3\n~: 4\n",
            "\n".join(
                f"my.yaml:{line}:1: {key}: a key must be a text, and {key} without quotes "
                f'is none to every reader of YAML; write "{key}"'
                for line, key in enumerate(("no", "12", "true", "~"), start=1)
            ),
        ),
        ("a: 1\n? [x]\n: 2\n", "my.yaml:2:3: a list or a mapping cannot be a key; write a name as key"),
        (
            "a:\n  ?\n  : 1\n",
            'my.yaml:2:4: a."": a key is missing in front of the colon; write "key: value"',
        ),
        (
            "a: 1\n---\nb: 2\n",
            "my.yaml:2:1: a second document starts here, and a file holds only one; "
            "remove the line ---, or make two files",
        ),
    ],
)
def test_what_yaml_has_and_a_profile_may_not(text, message):
    assert refusal(text) == message


def test_quoted_keys_are_texts():
    assert parse_yaml('"no": 1\n"12": 2\n"<<": 3\n', "my.yaml").value == {"no": 1, "12": 2, "<<": 3}


EMPTY = 'my.yaml: the file is empty; write at least one line "key: value"'


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---\n", "\ufeff"])
def test_an_empty_text(text):
    assert refusal(text) == EMPTY


def test_control_characters():
    assert refusal("a: 1\nb: x\x1by\n") == ("my.yaml:2:5: the control character U+001B is not allowed; delete it")
    assert refusal("a: \ud800\n") == "my.yaml:1:4: the control character U+D800 is not allowed; delete it"


def test_twenty_levels_are_allowed_and_one_more_is_not():
    assert parse_yaml("[" * 20 + "]" * 20, "my.yaml").mark([0] * 19) == Mark(1, 20)
    path = ".".join("0" * 20)
    deep = f"my.yaml:1:21: {path}: the nesting is deeper than 20 levels, the most allowed; write it flatter"
    assert refusal("[" * 21 + "]" * 21) == deep


@pytest.mark.parametrize("opening", ["[", "- ", "{a: ", "? ", "[[a: "])
def test_a_bottomless_file_is_refused_without_recursion(opening):
    assert refusal(opening * 100_000).endswith(
        "the nesting is deeper than 20 levels, the most allowed; write it flatter"
    )


def test_all_problems_come_at_once_in_the_order_of_the_file():
    text = "a: 012\nb: {c: no, c: 0.5}\nd: [1, *x]\ne: 'open\n"
    with pytest.raises(Problems) as caught:
        parse_yaml(text, "my.yaml")
    problems = caught.value.problems
    assert [(each.line, each.column, each.path, each.error.code) for each in problems] == [
        (1, 4, "a", "yaml.octal"),
        (2, 8, "b.c", "yaml.boolean_word"),
        (2, 12, "b.c", "yaml.duplicate_key"),
        (2, 15, "b.c", "yaml.float"),
        (3, 8, "d.1", "yaml.alias"),
        (4, 4, "", "yaml.unclosed_quote"),
    ]
    assert caught.value.code == "yaml.octal"


def test_a_hundred_problems_are_enough():
    lines = refusal("- no\n" * 150).splitlines()
    assert len(lines) == 101
    assert lines[-1] == ("my.yaml:100:3: more than 100 mistakes so far, the reading stops here; mend these first")


def test_messages_in_french():
    assert refusal("a: no\na: 1\n", "fr") == (
        "my.yaml:1:4: a: no sans guillemets vaut vrai ou faux pour certains lecteurs de YAML et un texte "
        'pour d\'autres ; écrivez "no" pour le texte, true ou false pour un choix\n'
        "my.yaml:2:1: a: la clé a figure déjà à la ligne 1 ; gardez-en une seule"
    )


def test_long_and_strange_pieces_of_the_file_are_shown_on_one_short_line():
    assert refusal('"x\\ny": 1\n"x\\ny": 2\n') == (
        "my.yaml:2:1: x\\ny: the key x\\ny stands already on line 1; keep one of the two"
    )
    shown = "1" * 59 + "…"
    assert refusal("1" * 500_000) == (
        f'my.yaml:1:1: {shown} has more than 18 digits, the most allowed; write a smaller number, or "{shown}" '
        "for the text"
    )


def test_problems_of_several_files_are_sorted_by_place():
    error = BeloteError("yaml.tab")
    problems = [Problem("b", 1, 1, "", error), Problem("a", 10, 2, "x.0", error), Problem("a", 9, 3, "", error)]
    assert str(Problems(problems)) == f"a:9:3: {TAB}\na:10:2: x.0: {TAB}\nb:1:1: {TAB}"


def test_dotted():
    assert dotted(("sources", 0, "title")) == "sources.0.title"
    assert dotted(()) == ""


def test_read_a_file_with_a_byte_order_mark(tmp_path):
    path = tmp_path / "maison.yaml"
    path.write_bytes(b"\xef\xbb\xbfid: maison\r\nname: \xc3\xa9t\xc3\xa9\r\n")
    source = read_yaml(path)
    assert (source.name, source.value) == (str(path), {"id": "maison", "name": "été"})
    assert (source.mark(["id"], key=True), source.mark(["name"])) == (Mark(1, 1), Mark(2, 7))


def test_a_missing_file(tmp_path):
    path = tmp_path / "nowhere.yaml"
    (tmp_path / "file").write_text("a: 1\n")
    for missing in (path, tmp_path / "file" / "x.yaml", tmp_path / "a\0b"):
        assert file_refusal(missing) == f"{missing}: there is no such file; check the path"


def test_a_directory(tmp_path):
    assert file_refusal(tmp_path) == f"{tmp_path}: this is a directory; name a YAML file in it"


def test_a_file_that_cannot_be_opened(tmp_path):
    path = tmp_path / "loop.yaml"
    path.symlink_to(path)  # a link to itself fails for every user, also for one who may read everything
    assert file_refusal(path) == (
        f"{path}: the file cannot be read ({os.strerror(errno.ELOOP)}); check its path and who may read it"
    )


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            b"a: 1\0",
            ": this is a binary file (it holds a NUL character); give a YAML file in UTF-8",
        ),
        (
            "a: 1\n".encode("utf-16"),
            ": this is a binary file (it holds a NUL character); give a YAML file in UTF-8",
        ),
        (
            "a: é\nb: ".encode() + b"caf\xe9\n",
            ":2:7: the byte 0xE9 is not UTF-8; save the file as UTF-8 text",
        ),
        (
            b"a: 1\n" + b"#" * (1024 * 1024 - 4),
            ": the file has more than 1024 KiB, the most allowed; is this the right file?",
        ),
        (b"", ': the file is empty; write at least one line "key: value"'),
        (
            b"play:\n  duty: no\n",
            f':2:9: play.duty: no {UNQUOTED} "no" for the text, true or false for a truth value',
        ),
    ],
)
def test_files_that_are_refused(tmp_path, content, message):
    path = tmp_path / "my.yaml"
    path.write_bytes(content)
    assert file_refusal(path) == f"{path}{message}"


def test_a_file_of_exactly_one_mebibyte_is_read(tmp_path):
    path = tmp_path / "my.yaml"
    path.write_bytes(b"a: 1\n" + b"#" * (1024 * 1024 - 5))
    assert read_yaml(path).value == {"a": 1}


def test_a_text_is_bounded_like_a_file():
    too_large = "my.yaml: the file has more than 1024 KiB, the most allowed; is this the right file?"
    assert refusal("a" * (1024 * 1024 + 1)) == too_large
    assert refusal("a\0") == ("my.yaml: this is a binary file (it holds a NUL character); give a YAML file in UTF-8")


def test_both_languages_have_the_same_texts_with_the_same_facts():
    def facts(language):
        errors = texts.catalogue(language).tree["errors"]
        return {
            code: sorted({field for _, field, _, _ in Formatter().parse(text) if field})
            for code, text in errors.items()
            if code.startswith("yaml.")
        }

    english = facts("en")
    assert english["yaml.duplicate_key"] == ["first", "key"]
    assert facts("fr") == english


def plain(value: object) -> bool:
    if isinstance(value, dict):
        return all(type(key) is str and plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(plain(item) for item in value)
    return value is None or type(value) in (str, int, bool)


def plain_or_told(read: Callable[[], Source], name: str) -> bool:
    """Whether reading gives plain values, or one line for each problem in both languages; other errors escape."""
    try:
        value = read().value
    except Problems as refused:
        lines = [refused.text(language).split("\n") for language in ("en", "fr")]
        return all(len(told) == len(refused.problems) for told in lines) and all(
            line.startswith(name) for told in lines for line in told
        )
    return plain(value)


FRAGMENTS = st.lists(
    st.sampled_from(
        [*"abn01~!&*<>[]{},:-?|'\"\\#%@`\t\n\r \ufeff\x85♥", "\n  ", "- ", ": ", "---\n", "...\n", "<<", "\\U", "!!"]
    ),
    max_size=40,
).map("".join)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=80) | st.text(max_size=60).map(lambda t: t.encode("utf-8", "surrogatepass")))
def test_no_bytes_get_past_the_errors_of_the_project(tmp_path, content):
    path = tmp_path / "my.yaml"
    path.write_bytes(content)
    assert plain_or_told(lambda: read_yaml(path), str(path))


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=FRAGMENTS | st.text(max_size=40))
def test_no_text_gets_past_the_errors_of_the_project(text):
    assert plain_or_told(lambda: parse_yaml(text, "my.yaml"), "my.yaml")
