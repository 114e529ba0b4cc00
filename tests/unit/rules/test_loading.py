"""Variants from files: what they inherit, what a chain of them may be, what is asked for in a name."""

import json

import pytest

from belote_rules.errors import BeloteError
from belote_rules.rules.evidence import Evidence, SourceDocument, Text
from belote_rules.rules.library import variant_ids
from belote_rules.rules.loading import all_names, check_file, load_variant
from belote_rules.rules.ruleset import PARAMETERS, applies, flat, paths
from belote_rules.rules.yaml_source import Problems


def refusal(load, name, language="en"):
    with pytest.raises(BeloteError) as caught:
        load(name)
    assert not isinstance(caught.value, Problems)
    return caught.value.text(language)


def test_a_root_profile(load):
    root = load("root")
    assert (root.name, root.id, root.title, root.summary) == (
        "root",
        "root",
        Text("Root", "Racine"),
        Text("A root.", "Une racine."),
    )
    assert root.sources == (SourceDocument("9", Text("A book", "A book"), Text("Read.", "Lu.")),)
    assert root.rules.match.match_target == 501
    assert root.evidence["play.overtrump_opponent"] == Evidence("stated", "02", None, "root")
    assert root.evidence["match.match_target"] == Evidence("house", None, None, "root")
    assert list(root.readings) == ["pass", "soft", "hard"]
    assert root.readings["pass"].values == {"match.target_test": "pass"}
    assert root.readings["pass"].evidence == {
        "match.target_test": Evidence("contradictory", "s4", Text("B", "D"), "root")
    }
    assert root.choices == {"match.match_target": (501, 1000, 2000)}
    assert (root.chosen, root.overrides) == ((), {})


def test_what_does_not_apply_is_filled_in_and_says_so(load):
    root = load("root")
    assert root.rules.announcements.declarations_mode == "none"
    assert root.rules.announcements.sequence_values == "3_20_4_50_5_100"
    assert root.evidence["announcements.sequence_values"] == Evidence("not_applicable")
    assert root.evidence.keys() == flat(root.rules).keys()


def test_a_family_needs_three_lines(load, write):
    mine = load(write("id: mine\nextends: root\nvalues: {match.match_target: 1001}\n"))
    assert (mine.id, mine.title, mine.summary) == ("mine", Text("mine", "mine"), None)
    assert mine.rules.match.match_target == 1001
    assert mine.rules.play.overtrump_opponent == "required"
    assert mine.evidence["match.match_target"] == Evidence("house", source="mine")
    assert mine.evidence["play.overtrump_opponent"].source == "root"
    assert [each.key for each in mine.sources] == ["9"]
    assert list(mine.readings) == ["pass", "soft", "hard"]
    assert mine.choices == {}


@pytest.mark.parametrize("line", ["", "values:\n", "values: {}\n", "readings:\nchoices:\nsources:\n"])
def test_nothing_behind_a_colon_is_nothing(load, write, line):
    mine = load(write(f"id: mine\nextends: root\n{line}"))
    assert mine.rules == load("root").rules
    assert mine.choices == {"match.match_target": (501, 1000, 2000)}


def test_a_profile_extends_a_reading_or_a_file_beside_it(load, write):
    write("id: soft-one\nextends: root:soft\ntitle: Soft one\n", "soft.yaml")
    mine = load(write("id: mine\nextends: ./soft.yaml:hard\n"))
    assert mine.rules.play.overtrump_opponent == "not_required"
    assert mine.rules.play.undertrump_when_beaten == "forbidden"
    assert mine.evidence["play.overtrump_opponent"].source == "root"


def test_own_readings_replace_and_null_takes_away(load, write):
    mine = load(
        write(
            "id: mine\nextends: root\nreadings:\n  soft:\n    title: Softer\n"
            "    values: {play.overtrump_opponent: not_required}\n  hard: null\n"
        )
    )
    assert list(mine.readings) == ["pass", "soft"]
    assert mine.readings["soft"].title == Text("Softer", "Softer")
    assert mine.readings["soft"].values == {"play.overtrump_opponent": "not_required"}
    assert mine.readings["soft"].evidence["play.overtrump_opponent"].source == "mine"


NUMERIC = {
    "deal.deal_schedule": "full_eight",
    "deal.full_deal_packets": "3_2_3",
    "auction.auction_kind": "numeric_ascending",
    "auction.denomination_order": "unordered",
    "auction.bid_minimum": 80,
    "auction.bid_step": 10,
    "auction.bid_maximum": 160,
    "auction.capot_bid": "not_biddable",
    "auction.generale_bid": "none",
    "auction.pass_reentry": "may_bid_again",
    "auction.self_overbid": "never",
    "auction.auction_end": "three_passes",
    "auction.doubling": "none",
    "scoring.numeric_contract_test": "reach_bid",
    "scoring.success_score_numeric": "contract_only",
    "scoring.failure_score_numeric": 160,
    "scoring.capot_unannounced_numeric": "250_plus_contract",
}


def numeric(**changes):
    values = {**NUMERIC, **changes}
    return "".join(f"  {path}: {json.dumps(value)}\n" for path, value in values.items() if value is not None)


def test_another_kind_of_auction_drops_what_it_does_not_have(load, write):
    mine = load(write("id: mine\nextends: root\nvalues:\n" + numeric()))
    assert mine.rules.auction.auction_kind == "numeric_ascending"
    assert mine.rules.auction.auction_end == "three_passes"
    assert "auction.round1_choices" not in mine.evidence
    # Of what both kinds have, the parent's value stays.
    assert mine.evidence["auction.all_pass_outcome"].source == "root"


def test_a_value_that_the_new_kind_does_not_allow_is_missing(refused):
    text = "id: mine\nextends: root\nvalues:\n" + numeric(**{"auction.auction_end": None})
    assert refused(text) == [
        "my.yaml:3:1: values: without values: auction.auction_end; add them, or extend a profile that has them"
    ]


def test_readings_lose_what_the_new_kind_does_not_have(load, write):
    write(
        "id: second\nextends: root\nreadings:\n"
        "  any: {title: Any, values: {auction.round2_choices: any_suit}}\n"
        "  both: {title: Both, values: {auction.round2_choices: any_suit, match.target_test: pass}}\n",
        "second.yaml",
    )
    mine = load(write("id: mine\nextends: ./second.yaml\nvalues:\n" + numeric()))
    assert list(mine.readings) == ["pass", "soft", "hard", "both"]
    assert mine.readings["both"].values == {"match.target_test": "pass"}
    assert list(mine.readings["both"].evidence) == ["match.target_test"]


def test_a_reading_of_a_variant(load):
    variant = load(" root : pass + soft ")
    assert (variant.name, variant.chosen) == ("root:pass+soft", ("pass", "soft"))
    assert variant.rules.match.target_test == "pass"
    assert variant.rules.play.overtrump_opponent == "not_required"
    assert variant.evidence["match.target_test"] == Evidence("contradictory", "s4", Text("B", "D"), "root")


def test_values_asked_for(load):
    variant = load("root:soft@match.target_test=pass, play.overtrump_opponent=required")
    assert variant.name == "root:soft@match.target_test=pass,play.overtrump_opponent=required"
    assert variant.overrides == {"match.target_test": "pass", "play.overtrump_opponent": "required"}
    assert variant.rules.match.target_test == "pass"
    assert variant.rules.play.overtrump_opponent == "required"
    assert variant.evidence["match.target_test"] == Evidence("house")


def test_a_value_among_the_choices_keeps_its_evidence(load, write):
    path = write(
        "id: mine\nextends: root\n"
        'values: {match.match_target: {value: 1000, status: stated, section: "7"}}\n'
        "choices: {match.match_target: [1000, 701]}\n"
    )
    chosen = load(f"{path}@match.match_target=701")
    assert chosen.evidence["match.match_target"] == Evidence("stated", "7", None, "mine")
    assert chosen.choices == {"match.match_target": (701, 1000)}
    other = load(f"{path}@match.match_target=501")
    assert other.evidence["match.match_target"] == Evidence("house")
    assert other.choices == {}


def test_readings_that_differ_are_refused(load):
    assert refusal(load, "root:soft+hard") == (
        "root:soft+hard: the readings soft and hard differ about play.undertrump_when_beaten; choose one of them"
    )


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("rot", "there is no variant rot; allowed: root, or the path of a file (./my.yaml); did you mean root?"),
        ("xyz", "there is no variant xyz; allowed: root, or the path of a file (./my.yaml)"),
        ("root:sotf", "root has no reading sotf; its readings: pass, soft, hard; did you mean soft?"),
        ("gone/my.yaml", "there is no file gone/my.yaml; check the path, or give an id without / and .yaml"),
        (
            "root@match.target=1",
            "root@match.target=1: there is no parameter match.target; a path is a phase, a dot and a name, and"
            ' "belote-rules profile schema" lists them all; did you mean match.target_test, match.match_target,'
            " match.tie_at_target?",
        ),
        (
            "root@match.target_test=past",
            "root@match.target_test=past: match.target_test: past is not allowed; allowed: reach, pass;"
            " did you mean pass?",
        ),
        (
            "root@match.match_target=0",
            "root@match.match_target=0: match.match_target: 0 is not allowed;"
            " allowed: a whole number from 1 to 100000 in steps of 1, or deals",
        ),
        (
            "root@match.match_target=deals",
            "root@match.match_target=deals: match.match_target: not supported yet: deals; choose another value",
        ),
        (
            "root@announcements.belote_on_failure=lost",
            "root@announcements.belote_on_failure=lost: contradiction"
            " (scoring.taker_score_on_failure: zero_plus_own_belote, announcements.belote_on_failure: lost):"
            " takers who keep their belote record it, and takers who lose it record nothing; let both say the same",
        ),
        (
            "root@auction.bid_step=10",
            "root@auction.bid_step=10: auction.bid_step: with auction.auction_kind turnup_two_round there is no"
            " auction.bid_step; remove it, or choose another kind",
        ),
    ],
)
def test_what_cannot_be_asked_for(load, name, message):
    assert refusal(load, name) == message


def test_a_variant_without_readings(load, shipped):
    text = (shipped / "root.yaml").read_text(encoding="utf-8").replace("id: root", "id: plain")
    (shipped / "plain.yaml").write_text(text[: text.index("readings:")], encoding="utf-8")
    assert refusal(load, "plain:soft") == "plain has no reading soft, nor any other; ask for plain alone"


def test_what_is_wrong_with_a_wish_is_said_in_french_too(load):
    assert refusal(load, "root@match.target_test=past", "fr") == (
        "root@match.target_test=past : match.target_test : past n'est pas admis ; admis : reach, pass ;"
        " vouliez-vous dire pass ?"
    )


def test_all_names(shipped, write):
    (shipped / "child.yaml").write_text(
        "id: child\nextends: root\ntitle: {en: C, fr: C}\nsummary: {en: C, fr: C}\nsources: [{key: k, title: t}]\n"
        "readings: {pass: null, soft: null}\n",
        encoding="utf-8",
    )
    (shipped / "notes.txt").write_text("no variant", encoding="utf-8")
    assert all_names(folders=[shipped]) == ["child", "child:hard", "root", "root:pass", "root:soft", "root:hard"]
    assert all_names(include_readings=False, folders=[shipped]) == ["child", "root"]


CHAIN = "id: x\nextends: ./{parent}.yaml\n"


def test_a_cycle_is_told_where_it_closes(refused, write):
    write(CHAIN.format(parent="b"), "a.yaml")
    write("id: b\nextends: ./c.yaml\n", "b.yaml")
    assert refused(CHAIN.format(parent="b"), "c.yaml") == [
        "b.yaml:2:10: extends: the profile extends itself: c.yaml > b.yaml > c.yaml; take extends out of one of them"
    ]


def test_a_profile_that_extends_itself(refused):
    assert refused("id: my\nextends: ./my.yaml\n") == [
        "my.yaml:2:10: extends: the profile extends itself: my.yaml > my.yaml; take extends out of one of them"
    ]


def test_a_chain_of_ten_is_allowed_and_one_of_eleven_is_not(load, refused, write):
    write("id: x\nextends: root\n", "f1.yaml")
    for number in range(2, 11):
        write(CHAIN.format(parent=f"f{number - 1}"), f"f{number}.yaml")
    assert load(write("id: ten\nextends: ./f9.yaml\n")).rules == load("root").rules
    assert refused(CHAIN.format(parent="f10"), "f11.yaml") == [
        "f1.yaml:2:10: extends: more than 10 profiles extend one another; extend one that is nearer to the root"
    ]


@pytest.mark.parametrize(
    ("extends", "message"),
    [
        ("rot", "there is no variant rot; allowed: root, or the path of a file (./my.yaml); did you mean root?"),
        ("root:pas", "root has no reading pas; its readings: pass, soft, hard; did you mean pass?"),
        (
            "root@match.match_target=701",
            "root@match.match_target=701 sets values behind the @; write them under values, and extend the profile"
            " alone",
        ),
        ("./gone.yaml", "there is no file gone.yaml; check the path, or give an id without / and .yaml"),
    ],
)
def test_a_missing_parent(refused, extends, message):
    assert refused(f"id: my\nextends: {extends}\n") == [f"my.yaml:2:10: extends: {message}"]


def test_the_faults_of_a_parent_and_of_a_child_are_told_together(refused, write):
    write("id: parent\nextends: root\nvalues: {match.target_test: past}\n", "parent.yaml")
    assert refused("id: my\nextends: ./parent.yaml\nvalues: {match.match_target: 0}\n") == [
        "my.yaml:3:30: values.match.match_target: 0 is not allowed;"
        " allowed: a whole number from 1 to 100000 in steps of 1, or deals",
        "parent.yaml:3:29: values.match.target_test: past is not allowed; allowed: reach, pass; did you mean pass?",
    ]


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(Problems) as caught:
        check_file(tmp_path / "gone.yaml")
    assert caught.value.code == "yaml.missing"


@pytest.mark.parametrize("variant_id", variant_ids())
def test_every_shipped_variant_gives_every_value_with_evidence(variant_id):
    variant = load_variant(variant_id)
    assert variant.id == variant_id
    values = flat(variant.rules)
    assert list(variant.evidence) == list(paths(values)) == list(values)
    assert {path for path, each in variant.evidence.items() if each.status == "house"} == set()
    filled = {path for path, each in variant.evidence.items() if each.status == "not_applicable"}
    assert filled & {path for path in PARAMETERS if path in values and applies(path, values)} == set()


@pytest.mark.parametrize("name", [name for name in all_names() if ":" in name])
def test_every_shipped_reading_changes_its_variant(name):
    variant = load_variant(name)
    assert variant.rules != load_variant(variant.id).rules
    assert {variant.evidence[p].status for p in variant.readings[variant.chosen[0]].values} & {"house"} == set()
