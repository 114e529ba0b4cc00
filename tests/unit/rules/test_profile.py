"""Everything that can be wrong in a profile's file, each with its place, and all of it at once."""

import pytest

from belote_rules.errors import BeloteError
from belote_rules.rules.loading import check_file
from belote_rules.rules.yaml_source import Problems

HEAD = "id: my\nextends: root\n"

SHAPE = [
    ("[a]\n", "my.yaml:1:1: a mapping is wanted here; write key: value, one a line, indented below the key"),
    ("extends: root\n", "my.yaml:1:1: the key id is missing; add it"),
    (
        "id: My_Table\nextends: root\n",
        "my.yaml:1:5: id: My_Table is no id; use small letters a to z and digits, with single hyphens between words",
    ),
    (
        "id: 7\nextends: root\n",
        'my.yaml:1:5: id: a text is wanted here, and 7 is a number; write "7" in quotes',
    ),
    (
        HEAD + "value: {}\n",
        "my.yaml:3:1: value: the key value is not allowed here; allowed: id, title, summary, extends, sources, values,"
        " readings, choices; did you mean values?",
    ),
    (
        HEAD + 'title: ""\n',
        "my.yaml:3:8: title: a text is wanted here; write one, in quotes if it could be read as something else",
    ),
    (
        HEAD + "title: {en: Mine}\n",
        "my.yaml:3:8: title: the text is missing in one language (fr); give en and fr, or one text without a language"
        " for both",
    ),
    (
        HEAD + "title: {en: Mine, fr: Le mien, de: Meins}\n",
        "my.yaml:3:32: title.de: the key de is not allowed here; allowed: en, fr",
    ),
    (
        HEAD + "values: [match.match_target]\n",
        "my.yaml:3:9: values: a mapping is wanted here; write key: value, one a line, indented below the key",
    ),
    (
        HEAD + "sources: a book\n",
        "my.yaml:3:10: sources: a list is wanted here; write [a, b], or one item a line behind a dash",
    ),
    (HEAD + "sources:\n- title: A book\n", "my.yaml:4:3: sources.0: the key key is missing; add it"),
    (
        HEAD + "values: {play: {overtrump_opponent: required}}\n",
        "my.yaml:3:10: values.play: play is a phase of the game and holds no values here; write the parameters as"
        " paths, such as play.overtrump_opponent, directly below values",
    ),
    (
        HEAD + "values: {overtrump_opponent: required}\n",
        "my.yaml:3:10: values.overtrump_opponent: there is no parameter overtrump_opponent; a path is a phase, a dot"
        ' and a name, and "belote-rules profile schema" lists them all; did you mean play.overtrump_opponent?',
    ),
    (
        HEAD + 'values:\n  match.match_target: {status: stated, section: "1"}\n',
        "my.yaml:4:3: values.match.match_target: the key value is missing; add it",
    ),
    (
        HEAD + "values: {match.match_target: {value: 701, state: stated}}\n",
        "my.yaml:3:43: values.match.match_target.state: the key state is not allowed here;"
        " allowed: value, status, section, note; did you mean status?",
    ),
    (
        HEAD + "values: {match.match_target: {value: 701, status: state}}\n",
        "my.yaml:3:51: values.match.match_target.status: state is not allowed;"
        " allowed: stated, implied, silent, contradictory; did you mean stated?",
    ),
    (
        HEAD + "values: {match.match_target: {value: 701, status: stated}}\n",
        "my.yaml:3:10: values.match.match_target: the status stated needs the section of the source;"
        ' add section: "..."',
    ),
    (
        HEAD + "values: {match.match_target: {value: 701, status: silent}}\n",
        "my.yaml:3:10: values.match.match_target: the status silent needs a note that says why the value is this one;"
        " add note: {en: ..., fr: ...}",
    ),
    (
        HEAD + "readings: {Soft: {title: Soft, values: {match.target_test: pass}}}\n",
        "my.yaml:3:12: readings.Soft: Soft is no id; use small letters a to z and digits, with single hyphens between"
        " words",
    ),
    (
        HEAD + "readings: {new: {values: {match.target_test: pass}}}\n",
        "my.yaml:3:12: readings.new: the key title is missing; add it",
    ),
    (
        HEAD + "readings: {new: null}\n",
        "my.yaml:3:17: readings.new: there is no such reading to take away; give its title and values, or remove the"
        " line",
    ),
    (
        HEAD + "choices: {match.target: [1, 2]}\n",
        "my.yaml:3:11: choices.match.target: there is no parameter match.target; a path is a phase, a dot and a name,"
        ' and "belote-rules profile schema" lists them all; did you mean match.target_test, match.match_target,'
        " match.tie_at_target?",
    ),
    (
        HEAD + "choices: {match.match_target: [501]}\n",
        "my.yaml:3:31: choices.match.match_target: a choice has at least two values; list them, the value in force"
        " first, or remove the line",
    ),
    (
        HEAD + "choices: {match.match_target: 501}\n",
        "my.yaml:3:31: choices.match.match_target: a list is wanted here; write [a, b], or one item a line behind a"
        " dash",
    ),
    (
        HEAD + "extends: {id: root}\n",
        "my.yaml:3:1: extends: the key extends stands already on line 2; keep one of the two",
    ),
]

SENSE = [
    (
        HEAD + "values: {play.overtrump_opponent: requird}\n",
        "my.yaml:3:35: values.play.overtrump_opponent: requird is not allowed; allowed: required, not_required;"
        " did you mean required, not_required?",
    ),
    (
        HEAD + 'values:\n  match.target_test:\n    value: past\n    status: stated\n    section: "1"\n',
        "my.yaml:5:12: values.match.target_test: past is not allowed; allowed: reach, pass; did you mean pass?",
    ),
    (
        HEAD + 'values: {match.match_target: "1000"}\n',
        'my.yaml:3:30: values.match.match_target: "1000" in quotes is a text and a number is wanted; write 1000'
        " without quotes",
    ),
    (
        HEAD + 'values: {deal.cut_minimum_packet: "3"}\n',
        'my.yaml:3:35: values.deal.cut_minimum_packet: "3" in quotes is a text and a number is wanted; write 3 without'
        " quotes",
    ),
    (
        HEAD + "values: {deal.cut_minimum_packet: true}\n",
        "my.yaml:3:35: values.deal.cut_minimum_packet: true is not allowed; allowed: 1, 2, 3, 4",
    ),
    (
        HEAD + "values: {announcements.belote_needs_trick: true}\n",
        "my.yaml:3:44: values.announcements.belote_needs_trick: true is not allowed; allowed: no, yes;"
        " did you mean yes?",
    ),
    (
        HEAD + "values: {match.match_target: 100001}\n",
        "my.yaml:3:30: values.match.match_target: 100001 is not allowed;"
        " allowed: a whole number from 1 to 100000 in steps of 1, or deals",
    ),
    (
        HEAD + "values: {match.match_target: [501]}\n",
        "my.yaml:3:30: values.match.match_target: one value is wanted here, not a list or a mapping",
    ),
    (
        HEAD + "values: {match.target_test: null}\n",
        "my.yaml:3:29: values.match.target_test: null is not allowed; allowed: reach, pass",
    ),
    (
        HEAD + "values: {auction.bid_step: 10}\n",
        "my.yaml:3:28: values.auction.bid_step: with auction.auction_kind turnup_two_round there is no"
        " auction.bid_step; remove it, or choose another kind",
    ),
    (
        HEAD + "values: {table.player_count: 3}\n",
        "my.yaml:3:30: values.table.player_count: not supported yet: 3; choose another value",
    ),
    (
        HEAD + "values: {announcements.belote_on_failure: lost}\n",
        "my.yaml:3:43: values.announcements.belote_on_failure: contradiction"
        " (scoring.taker_score_on_failure: zero_plus_own_belote, announcements.belote_on_failure: lost): takers who"
        " keep their belote record it, and takers who lose it record nothing; let both say the same",
    ),
    (
        HEAD + "values: {scoring.tie_rule: litige, announcements.declarations_mode: always}\n",
        "my.yaml:3:1: values: without values: announcements.sequence_values, announcements.square_values,"
        " announcements.sequence_rank_order, announcements.long_sequences, announcements.card_sharing,"
        " announcements.declaration_moment, announcements.comparison_scope, announcements.square_versus_sequence,"
        " announcements.sequence_tiebreaks, announcements.equal_declarations, announcements.declarations_of_winner,"
        " announcements.declarations_in_contract_test, announcements.declarations_on_failure,"
        " announcements.declarations_on_capot; add them, or extend a profile that has them",
    ),
    (
        HEAD + "readings: {new: {title: New, values: {match.target_test: past}}}\n",
        "my.yaml:3:58: readings.new.values.match.target_test: past is not allowed; allowed: reach, pass;"
        " did you mean pass?",
    ),
    (
        HEAD + "readings: {new: {title: New, values: {announcements.belote_on_failure: lost}}}\n",
        "my.yaml:3:72: readings.new.values.announcements.belote_on_failure: contradiction"
        " (scoring.taker_score_on_failure: zero_plus_own_belote, announcements.belote_on_failure: lost): takers who"
        " keep their belote record it, and takers who lose it record nothing; let both say the same",
    ),
    (
        HEAD + "choices: {match.match_target: [501, 0]}\n",
        "my.yaml:3:37: choices.match.match_target.1: 0 is not allowed;"
        " allowed: a whole number from 1 to 100000 in steps of 1, or deals",
    ),
    (
        HEAD + "choices: {match.match_target: [501, 701, 501]}\n",
        "my.yaml:3:42: choices.match.match_target.2: 501 is listed twice; keep one of the two",
    ),
    (
        HEAD + "choices: {match.match_target: [701, 501]}\n",
        "my.yaml:3:32: choices.match.match_target.0: the first choice must be the value in force, and 701 is not 501;"
        " put 501 first, or change the value",
    ),
    (
        HEAD + "choices: {announcements.belote_on_failure: [kept_by_holder, lost]}\n",
        "my.yaml:3:61: choices.announcements.belote_on_failure.1: contradiction"
        " (scoring.taker_score_on_failure: zero_plus_own_belote, announcements.belote_on_failure: lost): takers who"
        " keep their belote record it, and takers who lose it record nothing; let both say the same",
    ),
]


@pytest.mark.parametrize(("text", "line"), SHAPE)
def test_the_shape_of_a_file(refused, text, line):
    assert refused(text) == [line]


@pytest.mark.parametrize(("text", "line"), SENSE)
def test_the_sense_of_its_values(refused, text, line):
    assert refused(text) == [line]


def test_all_values_at_fault_are_marked(refused):
    text = HEAD + (
        "values:\n  scoring.taker_score_on_failure: zero\n  announcements.belote_on_failure: kept_by_holder\n"
    )
    message = (
        "contradiction (scoring.taker_score_on_failure: zero, announcements.belote_on_failure: kept_by_holder): takers"
        " who keep their belote record it, and takers who lose it record nothing; let both say the same"
    )
    assert refused(text) == [
        f"my.yaml:4:35: values.scoring.taker_score_on_failure: {message}",
        f"my.yaml:5:36: values.announcements.belote_on_failure: {message}",
    ]


def test_everything_that_is_wrong_is_said_at_once(refused):
    text = HEAD + (
        "title: {en: Mine}\n"
        "values:\n"
        "  play.overtrump: required\n"
        "  match.target_test: past\n"
        "  table.player_count: 3\n"
        "  announcements.belote_on_failure: lost\n"
        "readings: {new: {title: New, values: {match.match_target: 0}}}\n"
        "choices: {match.match_target: [501, deal]}\n"
        "author: me\n"
    )
    assert [line.split(": ")[:2] for line in refused(text)] == [
        ["my.yaml:3:8", "title"],
        ["my.yaml:5:3", "values.play.overtrump"],
        ["my.yaml:6:22", "values.match.target_test"],
        ["my.yaml:7:23", "values.table.player_count"],
        ["my.yaml:8:36", "values.announcements.belote_on_failure"],
        ["my.yaml:9:59", "readings.new.values.match.match_target"],
        ["my.yaml:10:37", "choices.match.match_target.1"],
        ["my.yaml:11:1", "author"],
    ]


def test_a_root_lists_all_that_is_missing(refused, shipped):
    text = (shipped / "root.yaml").read_text(encoding="utf-8")
    less = "".join(
        line for line in text.splitlines(True) if "table.rotation" not in line and "match.both_reach" not in line
    )
    assert refused(less) == [
        "my.yaml:5:1: values: without values: table.rotation, match.both_reach; add them, or extend a profile that has"
        " them"
    ]


def test_a_root_without_a_kind_of_auction_is_told_so(refused, shipped):
    text = (shipped / "root.yaml").read_text(encoding="utf-8").replace("auction.auction_kind: ", "# ")
    lines = refused(text)
    assert len(lines) == 1
    assert lines[0].startswith("my.yaml:5:1: values: without values: auction.auction_kind")


def test_a_file_without_values_and_parent(refused):
    line = refused("id: my\n")
    assert len(line) == 1
    assert line[0].startswith("my.yaml:1:1: values: without values: table.player_count, table.partnership_structure, ")


def test_a_wrong_kind_of_auction_hides_nothing_else(refused):
    text = HEAD + "values: {auction.auction_kind: turnup, match.match_target: 0}\n"
    assert [line.split(": ")[1] for line in refused(text)] == [
        "values.auction.auction_kind",
        "values.match.match_target",
    ]


def test_an_inherited_reading_that_no_longer_fits(refused, write):
    write(
        "id: parent\nextends: root\nvalues: {scoring.taker_score_on_failure: zero,"
        " announcements.belote_on_failure: lost}\nreadings:\n  defenders:\n    title: Defenders\n"
        "    values: {announcements.belote_on_failure: goes_to_defenders}\n",
        "parent.yaml",
    )
    text = (
        "id: my\nextends: ./parent.yaml\nvalues: {scoring.taker_score_on_failure: zero_plus_own_belote,"
        " announcements.belote_on_failure: kept_by_holder}\n"
    )
    assert refused(text) == [
        "my.yaml:2:10: readings.defenders: contradiction (scoring.taker_score_on_failure: zero_plus_own_belote,"
        " announcements.belote_on_failure: goes_to_defenders): takers who keep their belote record it, and takers who"
        " lose it record nothing; let both say the same"
    ]


def test_what_is_wrong_is_said_in_french_too(refused):
    assert refused(HEAD + "values: {match.target_test: past, match.match_target: 0}\n", language="fr") == [
        "my.yaml:3:29: values.match.target_test: past n'est pas admis ; admis : reach, pass ; vouliez-vous dire pass ?",
        "my.yaml:3:55: values.match.match_target: 0 n'est pas admis ; admis : un nombre entier de 1 à 100000 par pas"
        " de 1, ou deals",
    ]


def test_a_value_where_it_does_not_apply_is_kept(load, write):
    mine = load(write(HEAD + "values: {announcements.sequence_tiebreaks: length_top}\n"))
    assert mine.rules.announcements.sequence_tiebreaks == "length_top"
    assert mine.evidence["announcements.sequence_tiebreaks"].status == "house"


def shipped_refusal(shipped, text):
    path = shipped / "child.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Problems) as caught:
        check_file(path, folders=[shipped])
    return str(caught.value).replace(f"{shipped}/", "").splitlines()


def test_a_shipped_profile_needs_its_title_summary_and_sources(shipped):
    assert shipped_refusal(shipped, "id: child\nextends: root\n") == [
        "child.yaml:1:1: the key title is missing; add it",
        "child.yaml:1:1: the key summary is missing; add it",
        "child.yaml:1:1: the key sources is missing; add it",
    ]


def test_a_shipped_profile_is_named_like_its_file_and_speaks_two_languages(shipped):
    text = "id: kid\nextends: root\ntitle: Child\nsummary: {en: A child., fr: Un enfant.}\nsources: []\n"
    assert shipped_refusal(shipped, text) == [
        "child.yaml:1:5: id: the id kid is not the name of the file; call it child, or rename the file to kid.yaml",
        "child.yaml:3:8: title: a shipped profile has each text in two languages; write {en: ..., fr: ...}",
    ]


def test_a_choice_that_the_engine_cannot_play_yet_is_refused_only_when_asked_for(load, write):
    path = write(HEAD + "choices: {match.match_target: [501, deals]}\n")
    assert load(path).choices == {"match.match_target": (501, "deals")}
    with pytest.raises(BeloteError, match=r": match\.match_target: not supported yet: deals; choose another value$"):
        load(f"{path}@match.match_target=deals")


def test_nothing_contradicts_a_value_that_is_missing(refused):
    # The test of card points alone wants declarations_in_contract_test to be excluded, once it is given.
    text = HEAD + (
        "values:\n  announcements.declarations_mode: always\n  announcements.belote_in_contract_test: excluded\n"
        "  scoring.turnup_contract_test: at_least_82_cards\n"
    )
    lines = refused(text)
    assert len(lines) == 1
    assert lines[0].startswith("my.yaml:3:1: values: without values: announcements.sequence_values, ")
