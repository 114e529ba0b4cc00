"""The catalogue: every parameter, value and reason has its text in both languages, and nothing stands there in vain."""

import re
from collections.abc import Iterator, Mapping
from importlib.resources import as_file, files
from string import Formatter

import pytest

from belote_rules import engine, texts
from belote_rules.rules.parameter import Parameter
from belote_rules.rules.ruleset import PARAMETERS, PHASES
from belote_rules.rules.yaml_source import read_yaml
from belote_rules.texts import LANGUAGES, catalogue

Key = tuple[str, ...]

INVARIANTS = {
    "deal.not_a_pack",
    "deal.packets",
    "auction.not_your_turn",
    "auction.over",
    "auction.not_higher",
    "auction.nothing_to_double",
    "auction.own_side",
    "auction.already_doubled",
    "auction.not_doubled",
    "play.not_your_turn",
    "play.not_held",
    "announcements.not_held",
    "announcements.not_a_declaration",
    "game.deal",
    "game.auction",
    "game.declarations",
    "game.play",
    "game.over",
}
"""Reason codes that no parameter stands behind; `play.follow_suit` is a parameter of one value."""

REFUSING = {
    "deal": "shuffle_policy cutter cut_minimum_packet first_packets full_deal_packets",
    "auction": "auction_kind denominations round1_choices round2_choices all_pass_outcome bid_minimum bid_step "
    "bid_maximum capot_bid generale_bid pass_reentry self_overbid doubling undoublable_contracts "
    "double_freezes_contract redouble_right",
    "play": "follow_suit must_head_plain_suit must_head_trump_led void_opponent_winning void_partner_winning "
    "overtrump_opponent undertrump_when_beaten partner_ruff_options all_trump_heading lead_restriction",
    "announcements": "belote_announcement belote_card_order belote_needs_trick belote_holding belote_in_no_trump "
    "belote_in_all_trumps declarations_mode declaration_moment card_sharing comparison_scope equal_declarations "
    "declarations_of_winner",
    "match": "match_target target_test both_reach tie_at_target finish_restriction",
}
"""The parameters that refuse an act, or leave someone without points or without the match."""

SAME_IN_BOTH: set[Key] = {("parameters", "auction.bid_minimum", "values", "80")}
"""Texts that read alike in French and in English."""

ENGLISH = (
    "the must may trump trumps player players card cards trick tricks and with of is are not this that which when "
    "who nobody holder hand hands suits deal deals dealer bid bids defence takers side their you your cannot"
)
"""Words that no French sentence has."""

SEATED = {"en": {"left", "right"}, "fr": {"gauche", "droite"}}
"""Words that depend on the direction of play; all rules speak of the previous and the next player."""


def leaves(tree: object, above: Key = ()) -> Iterator[tuple[Key, object]]:
    """All texts of a tree with their places."""
    if isinstance(tree, Mapping):
        for key, value in tree.items():
            yield from leaves(value, (*above, key))
    else:
        yield above, tree


def texts_of(language: str, *sections: str) -> dict[Key, str]:
    """The texts of some sections (of all when none is named); each has been seen to be one."""
    found = {key: text for key, text in leaves(catalogue(language).tree) if not sections or key[0] in sections}
    assert found
    assert [key for key, text in found.items() if not isinstance(text, str)] == []
    return {key: str(text) for key, text in found.items()}


def places(text: str) -> set[str]:
    """The names of the facts that a template asks for, without what is taken of them: `card` of `{card.code!r}`."""
    fields = (name for _, name, _, _ in Formatter().parse(text) if name is not None)
    return {re.split(r"[.\[]", name)[0] for name in fields}


def words(text: str) -> set[str]:
    """The words of a text in small letters, without templates' places, paths of parameters, options and codes."""
    prose = re.sub(r"\{[^}]*\}|--\S+|`[^`]*`|\w+(?:[._]\w+)+", " ", text)
    return set(re.findall(r"[^\W\d_]+", prose.lower()))


def value_keys(parameter: Parameter) -> list[str]:
    """The keys under `values`: for a number its literal values and one entry for all numbers."""
    if parameter.is_number:
        return sorted(["number", *(value for value in parameter.values if isinstance(value, str))])
    return sorted(str(value) for value in parameter.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_yaml_without_traps(language: str) -> None:
    """Read by the strict reader, which refuses a key that stands twice."""
    with as_file(files(texts).joinpath(f"{language}.yaml")) as path:
        assert read_yaml(path).value == catalogue(language).tree


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_are_these(language: str) -> None:
    assert list(catalogue(language).tree) == ["phases", "parameters", "reasons", "errors", "labels"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_phase_has_a_name(language: str) -> None:
    assert tuple(catalogue(language).tree["phases"]) == PHASES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parameters_stand_in_the_order_of_the_tree(language: str) -> None:
    assert list(catalogue(language).tree["parameters"]) == list(PARAMETERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("parameter", PARAMETERS.values(), ids=lambda parameter: parameter.path)
def test_a_parameter_has_a_title_a_meaning_and_its_values(language: str, parameter: Parameter) -> None:
    entry = catalogue(language).tree["parameters"][parameter.path]
    assert list(entry) == ["title", "meaning", "values"]
    assert sorted(entry["values"]) == value_keys(parameter)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_stand_in_the_texts_of_numbers_alone(language: str) -> None:
    asking = {key: places(text) for key, text in texts_of(language, "parameters", "reasons").items() if places(text)}
    assert asking == {
        ("parameters", "auction.bid_maximum", "values", "number"): {"number"},
        ("parameters", "match.match_target", "values", "number"): {"number"},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short_and_each_is_one_parameters_own(language: str) -> None:
    titles = [catalogue(language).title(path) for path in PARAMETERS]
    assert sorted(set(titles)) == sorted(titles)
    assert [title for title in titles if len(title) > 45 or title.endswith(".")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_meanings_values_and_reasons_are_one_short_sentence(language: str) -> None:
    sentences = {k: text for k, text in texts_of(language, "parameters", "reasons").items() if k[-1] != "title"}
    wrong = [text for text in sentences.values() if len(text) > 200 or not text.endswith(".") or ". " in text]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_values_of_a_parameter_do_not_read_alike(language: str) -> None:
    for path in PARAMETERS:
        meanings = list(catalogue(language).tree["parameters"][path]["values"].values())
        assert sorted(set(meanings)) == sorted(meanings), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_do_not_depend_on_the_direction_of_play(language: str) -> None:
    rules = texts_of(language, "parameters", "reasons")
    assert [text for text in rules.values() if words(text) & SEATED[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_that_refuses_has_a_text_and_no_other_code_has_one(language: str) -> None:
    refusing = {f"{phase}.{name}" for phase, names in REFUSING.items() for name in names.split()}
    codes = set(catalogue(language).tree["reasons"])
    assert (refusing | INVARIANTS) - codes == set()
    assert codes - set(PARAMETERS) - INVARIANTS == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_code_that_the_engine_writes_has_a_text(language: str) -> None:
    code = re.compile(r'"((?:deal|auction|play|announcements|match)\.[a-z0-9_]+)"')
    modules = [module for module in files(engine).iterdir() if module.name.endswith(".py")]
    written = {found for module in modules for found in code.findall(module.read_text(encoding="utf-8"))}
    assert "play.overtrump_opponent" in written
    assert written - set(catalogue(language).tree["reasons"]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_has_blanks_at_its_ends(language: str) -> None:
    assert [key for key, text in texts_of(language).items() if not text or text != text.strip()] == []


def test_both_languages_have_the_same_keys() -> None:
    assert set(texts_of("fr")) == set(texts_of("en"))


def test_both_languages_ask_for_the_same_facts() -> None:
    english, french = texts_of("en"), texts_of("fr")
    assert [key for key in english if places(english[key]) != places(french[key])] == []


def test_french_texts_are_not_the_english_ones() -> None:
    english, french = texts_of("en"), texts_of("fr")
    assert {key for key in english if english[key] == french[key]} == SAME_IN_BOTH


def test_french_texts_have_no_english_word() -> None:
    found = {key: words(text) & set(ENGLISH.split()) for key, text in texts_of("fr").items()}
    assert {key: there for key, there in found.items() if there} == {}


def test_the_words_are_english_indeed() -> None:
    """Else the test above would pass whatever the French said."""
    spoken = set().union(*(words(text) for text in texts_of("en", "parameters", "reasons").values()))
    assert set(ENGLISH.split()) - spoken == set()


def test_a_value_a_number_and_a_reason_are_found() -> None:
    assert catalogue("en").title("play.overtrump_opponent") == "Overtrumping an opponent"
    assert catalogue("fr").title("play.overtrump_opponent") == "Surcouper un adversaire"
    assert catalogue("en").value("table.player_count", 4) == "Four players, in two pairs: the usual game."
    assert catalogue("en").value("match.match_target", 1234) == "The match goes to 1234 points."
    assert catalogue("fr").value("match.match_target", 1234) == "La partie se joue en 1234 points."
    assert catalogue("fr").value("match.match_target", "deals") == "La partie dure un nombre fixe de donnes."
    assert catalogue("fr").value("auction.bid_maximum", "none") == "Il n'y a pas de plafond."
    assert catalogue("fr").reason("play.must_head_trump_led") == "On a demandé atout : vous devez monter."
