"""Where variants are found, and how a VARIANT is taken apart."""

import pytest

from belote_rules.errors import BeloteError
from belote_rules.rules import library
from belote_rules.rules.library import Asked, data_folder, parse_name, variant_files, variant_ids


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("vanikar", Asked("vanikar", False, (), {})),
        ("vanikar:faq", Asked("vanikar", False, ("faq",), {})),
        ("vanikar:faq+zero", Asked("vanikar", False, ("faq", "zero"), {})),
        (
            "vanikar:faq@a.b=12,c.d=3_2_3",
            Asked("vanikar", False, ("faq",), {"a.b": 12, "c.d": "3_2_3"}),
        ),
        ("my.yaml", Asked("my.yaml", True, (), {})),
        ("my.yml:soft@a.b=x", Asked("my.yml", True, ("soft",), {"a.b": "x"})),
        ("a:b@c/my.v2.yaml:soft", Asked("a:b@c/my.v2.yaml", True, ("soft",), {})),
        ("./table:soft", Asked("./table", True, ("soft",), {})),
        (r"C:\games\my.yaml@a.b=1", Asked(r"C:\games\my.yaml", True, (), {"a.b": 1})),
        ("x@a.b=-1", Asked("x", False, (), {"a.b": "-1"})),
        ("x@a.b=٣", Asked("x", False, (), {"a.b": "٣"})),
        ("x@a.b=1000000000000000000", Asked("x", False, (), {"a.b": "1000000000000000000"})),
    ],
)
def test_a_variant_is_taken_apart_and_put_together(name, asked):
    assert parse_name(name) == asked
    assert asked.name == name


def test_spaces_are_left_out_of_the_name():
    assert parse_name(" x : a + b @ c.d = 1 , e.f = g ").name == "x:a+b@c.d=1,e.f=g"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "variant.form"),
        ("  ", "variant.form"),
        (":faq", "variant.form"),
        ("@a.b=1", "variant.form"),
        ("x:", "variant.form"),
        ("x:a++b", "variant.form"),
        ("x@", "variant.form"),
        ("x@a.b=1,", "variant.form"),
        ("x@a.b", "variant.override"),
        ("x@a.b=", "variant.override"),
        ("x@=1", "variant.override"),
        ("x:a+b+a", "variant.twice"),
        ("x@a.b=1,a.b=2", "variant.twice"),
        ("a\nb", "variant.unknown"),
    ],
)
def test_what_is_no_variant(name, code, tmp_path):
    with pytest.raises(BeloteError) as caught:
        library.find_file(parse_name(name), folders=[tmp_path])
    assert caught.value.code == code


def test_the_message_shows_the_text():
    with pytest.raises(BeloteError) as caught:
        parse_name("x@a.b")
    assert str(caught.value) == ("x@a.b: 'a.b' sets no value; write @path=value, such as @match.match_target=501")


def test_the_data_of_a_checkout_stand_at_its_top_level():
    assert (data_folder("variants").parent / "belote_rules" / "rules" / "library.py").samefile(library.__file__)


def test_the_data_of_an_installed_package_stand_inside(tmp_path, monkeypatch):
    inside = tmp_path / "belote_rules" / "data" / "variants"
    inside.mkdir(parents=True)
    monkeypatch.setattr(library, "__file__", str(tmp_path / "belote_rules" / "rules" / "library.py"))
    assert data_folder("variants") == inside
    assert data_folder("features") == tmp_path / "features"


def test_the_shipped_variants():
    assert variant_ids() == [
        "atout",
        "atout-declarations",
        "belote-classic",
        "belote-classic-declarations",
        "marquoir-classic",
        "marquoir-coinche",
        "marquoir-contree",
        "table-code",
        "vanikar",
    ]


def test_the_first_folder_that_has_an_id_wins(tmp_path):
    first, second = tmp_path / "first", tmp_path / "second"
    for folder, ids in ((first, "b"), (second, "ab")):
        folder.mkdir()
        for each in ids:
            (folder / f"{each}.yaml").write_text("", encoding="utf-8")
    assert variant_files([first, second]) == {"a": second / "a.yaml", "b": first / "b.yaml"}
