"""A new profile loads, says how to go on, and its example can be taken as it stands."""

import pytest

from belote_rules.errors import BeloteError
from belote_rules.rules.writing import new_profile


def test_a_new_profile_in_english(shipped, load, write):
    text = new_profile("root:soft", "our-table", folders=[shipped])
    assert text == (
        "# The name of your rules: small letters, digits and hyphens.\n"
        "id: our-table\n"
        "# Whatever you do not change is played as in this variant: Root.\n"
        "extends: root:soft\n"
        "# What your table plays otherwise, one parameter a line. Take the # away from the example, or write your own"
        " lines.\n"
        "values:\n"
        "  # match.match_target: 1000  # Target of the match: The match goes to 1000 points.\n"
    )
    variant = load(write(text))
    assert (variant.id, variant.rules) == ("our-table", load("root:soft").rules)
    assert load(write(text.replace("  # match", "  match"))).rules.match.match_target == 1000


def test_a_new_profile_in_french(shipped, load, write):
    text = new_profile("root", language="fr", folders=[shipped])
    assert text.splitlines()[:4] == [
        "# Le nom de vos règles : lettres minuscules, chiffres et traits d'union.",
        "id: my-table",
        "# Tout ce que vous ne changez pas se joue comme dans cette variante : Racine.",
        "extends: root",
    ]
    assert load(write(text)).rules == load("root").rules


@pytest.mark.parametrize("profile_id", ["007", "12", "no", "null", "1e3", "2024-01-01"])
def test_an_id_that_yaml_could_misread_is_put_in_quotes(shipped, load, write, profile_id):
    text = new_profile("root", profile_id, folders=[shipped])
    assert f'\nid: "{profile_id}"\n' in text
    assert load(write(text)).id == profile_id


def test_a_title_on_two_lines_stays_in_its_comment(shipped, write):
    path = write('id: two\nextends: root\ntitle: "Two\\nlines"\n')
    text = new_profile(str(path), folders=[shipped])
    assert "# Whatever you do not change is played as in this variant: Two lines.\n" in text
    assert f"\nextends: {path}\n" in text


def test_a_path_with_spaces_is_put_in_quotes(shipped, load, write):
    path = write("id: two\nextends: root\n", "our rules #1.yaml")
    text = new_profile(str(path), folders=[shipped])
    assert f'\nextends: "{path}"\n' in text
    assert load(write(text)).rules == load("root").rules


@pytest.mark.parametrize(
    ("extends", "profile_id", "code"),
    [
        ("rot", "mine", "variant.unknown"),
        ("root@match.match_target=701", "mine", "profile.extends_values"),
        ("root", "My table", "profile.id"),
    ],
)
def test_what_no_profile_is_made_of(shipped, extends, profile_id, code):
    with pytest.raises(BeloteError) as caught:
        new_profile(extends, profile_id, folders=[shipped])
    assert caught.value.code == code
