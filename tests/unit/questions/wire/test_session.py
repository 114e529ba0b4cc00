"""A session: who is there, batches, lines that are no question, and the end."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_rules import __version__
from belote_rules.questions.wire.replies import Failed, reply_to
from belote_rules.questions.wire.requests import REQUESTS
from belote_rules.questions.wire.session import Referee
from belote_rules.rules.loading import load_variant
from belote_rules.rules.ruleset import RuleSet, flat, tree

Ask = Callable[..., Any]

ALLOWED = ", ".join(REQUESTS)


@pytest.fixture
def referee(turnup_rules: RuleSet) -> Referee:
    return Referee(turnup_rules, "some")


def test_hello(turnup: Ask, turnup_rules: RuleSet) -> None:
    assert turnup("hello", protocols=[2, 1], suite="0.1.0") == {
        "result": {
            "protocol": 1,
            "implementation": {"name": "belote-rules referee", "version": __version__, "language": "Python"},
            "ops": [
                "configure",
                "legal_cards",
                "judge_card",
                "trick_winner",
                "deal_schedule",
                "legal_calls",
                "judge_call",
                "auction_result",
                "declarations",
                "belote",
                "score_deal",
                "score_match",
                "batch",
            ],
            "rotation": "anticlockwise",
            "rules": tree(flat(turnup_rules)),
            "variants": ["some"],
            "window": 64,
            "deterministic": True,
        }
    }


def test_another_protocol_is_an_error(turnup: Ask) -> None:
    assert turnup("hello", protocols=[2], suite="9") == {
        "error": "protocol 1 alone is spoken here; list it among protocols"
    }


def test_replay_is_not_supported(turnup: Ask) -> None:
    assert turnup("replay", game={}) == {"unsupported": "games are not replayed by this referee"}


def test_ping_and_bye(referee: Referee) -> None:
    assert referee.reply('{"id": 1, "op": "ping"}') == '{"id":1,"result":{}}'
    assert referee.reply(b'{"id": 2, "op": "bye"}\n') == '{"id":2,"result":{}}'
    assert referee.reply('{"id": 3, "op": "ping"}') is None


def test_a_batch_answers_each_item_by_itself(referee: Referee) -> None:
    trick = [{"seat": "N", "card": "9H"}]
    items: list[Any] = [
        {"id": 5, "op": "ping"},
        {"id": 6, "op": "trick_winner", "contract": {"trump": "H"}, "trick": trick},
        {"id": 7, "op": "trick_winner", "contract": {"trump": "H"}, "trick": trick * 2},
        {"id": 8, "op": "batch", "items": []},
        {"id": 9, "op": "replay"},
        "ping",
    ]
    line = referee.reply(json.dumps({"id": 1, "op": "batch", "items": items}))
    assert line is not None
    assert json.loads(line) == {
        "id": 1,
        "result": {
            "items": [
                {"id": 5, "result": {}},
                {"id": 6, "result": {"seat": "N"}},
                {"id": 7, "error": "N is not next to play, W is; the order of play is N W S E"},
                {"id": 8, "error": "a batch cannot hold another batch; put its items into the first one"},
                {"id": 9, "unsupported": "games are not replayed by this referee"},
                {
                    "id": None,
                    "error": 'this is not a JSON object; write {"id": 1, "op": "ping"}, with the keys of the operation',
                },
            ]
        },
    }


def test_a_batch_holds_a_thousand_items(turnup: Ask) -> None:
    items = [{"id": number, "op": "ping"} for number in range(1_001)]
    assert len(turnup("batch", items=items[:1_000])["result"]["items"]) == 1_000
    assert turnup("batch", items=items) == {
        "error": "items: the value is not allowed here, says the schema: List should have at most 1000 items after "
        "validation, not 1001"
    }


def test_a_reply_that_would_be_too_long_is_an_error(turnup: Ask) -> None:
    """Each hello holds the whole tree of rules: about 4 KiB."""
    items = [{"id": number, "op": "hello", "protocols": [1], "suite": ""} for number in range(1_000)]
    assert turnup("batch", items=items) == {
        "error": "the reply would be longer than 1048576 bytes, the most allowed; ask in smaller batches"
    }


@pytest.mark.parametrize(
    ("line", "id_", "error"),
    [
        ('{"id": 1, "op": "legal_card"}', 1, f"there is no operation legal_card; allowed: {ALLOWED}; did you mean "
         "legal_cards, legal_calls, judge_card?"),
        ('{"id": 1}', 1, f"the key op is missing or is not a text; allowed: {ALLOWED}"),
        ('{"id": 1, "op": 2}', 1, f"the key op is missing or is not a text; allowed: {ALLOWED}"),
        ('{"id": 1, "op": "ping", "loud": true}', 1, "the key loud is not allowed here; allowed: id, op"),
        ('{"id": 1, "op": "trick_winner", "contract": {"trump": "H", "trumps": 1}, "trick": []}', 1,
         "the key contract.trumps is not allowed here; take it out, or check its spelling against the schema"),
        ('{"id": 1, "op": "hello", "suite": "0"}', 1, "the key protocols is missing; add it"),
        ('{"id": 1, "op": "hello", "suite": 0, "protocols": [1]}', 1,
         "suite: the value is not allowed here, says the schema: Input should be a valid string"),
        ('{"id": 1, "op": "score_match", "deals": [{"recorded": {"NS": true, "EW": 0}}]}', 1,
         "deals.0.recorded.NS: the value is not allowed here, says the schema: Input should be a valid integer"),
        ('[1]', None, 'this is not a JSON object; write {"id": 1, "op": "ping"}, with the keys of the operation'),
        ("", None, "the line is not one JSON value in UTF-8 (EOF while parsing a value at line 1 column 0); write one "
         "JSON object on each line"),
        ('{"id": 1} {}', None, "the line is not one JSON value in UTF-8 (trailing characters at line 1 column 11); "
         "write one JSON object on each line"),
    ],
)  # fmt: skip
def test_a_line_that_is_no_request_is_an_error(referee: Referee, line: str, id_: int | None, error: str) -> None:
    reply = referee.reply(line)
    assert reply is not None
    assert json.loads(reply) == {"id": id_, "error": error}


@pytest.mark.parametrize("id_", ["null", '"1"', "1.0", "true", "9007199254740992", "[]"])
def test_an_id_is_a_whole_number(referee: Referee, id_: str) -> None:
    reply = referee.reply(f'{{"id": {id_}, "op": "ping"}}')
    assert reply is not None
    assert json.loads(reply) == {
        "id": None,
        "error": "the id is missing or is not a whole number from -9007199254740991 to 9007199254740991; give each "
        "request one of its own",
    }


@pytest.mark.parametrize(
    "line",
    [b"\xff", b"\x00", b"\xef\xbb\xbf{}", b"[" * 5_000, b"1" * 5_000, b'{"id": NaN}', b'"\\ud800"', "\ud800", b"nul"],
)
def test_hostile_lines_are_errors_without_an_id(referee: Referee, line: str | bytes) -> None:
    reply = referee.reply(line)
    assert reply is not None
    assert Failed.model_validate_json(reply).id is None


def test_the_longest_line_and_one_longer(referee: Referee) -> None:
    line = b'{"id": 1, "op": "ping"}'
    longest = line + b" " * ((1 << 20) - len(line))
    assert referee.reply(longest + b"\r\n") == '{"id":1,"result":{}}'
    assert referee.reply(longest + b" \n") == (
        '{"id":null,"error":"the line is longer than 1048576 bytes, the most allowed; ask in several lines"}'
    )


RULES = {name: load_variant(name).rules for name in ("table-code", "marquoir-coinche", "atout-declarations")}
CARDS = [rank + suit for rank in "789TJQKA" for suit in "SHDC"]
WORDS = st.sampled_from(
    [*"NESW", "NS", "EW", "NT", "AT", "H", "pass", "take", "take H", "bid 80 H", "bid capot S", "double", "redouble",
     "sun", "double@W", "capot", "generale", "belote", "tierce", "square", *CARDS]
)  # fmt: skip
KEYS = st.sampled_from(
    [
        "id",
        "op",
        "contract",
        "trump",
        "taker",
        "value",
        "multiplier",
        "trick",
        "seat",
        "card",
        "hand",
        "dealer",
        "turned",
        "calls",
        "call",
        "leader",
        "hands",
        "declared",
        "tricks",
        "N",
        "E",
        "S",
        "W",
        "NS",
        "EW",
        "kind",
        "cards",
        "holder",
        "plays",
        "word",
        "side_tricks",
        "counts",
        "card_points",
        "belote",
        "declarations",
        "last_trick",
        "tricks_by_seat",
        "reserve",
        "deals",
        "recorded",
        "made",
        "redeal",
        "protocols",
        "suite",
        "variant",
        "rules",
        "items",
        "play",
        "match",
    ]
)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False)
    | WORDS
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=20,
)
SEATS = st.sampled_from("NESW")
CONTRACTS = st.fixed_dictionaries(
    {"trump": st.sampled_from(["S", "H", "D", "C", "NT", "AT"])},
    optional={
        "taker": SEATS,
        "value": st.sampled_from([None, 80, 85, 160, 170, 999_999, "capot", "generale"]),
        "multiplier": st.integers(1, 4),
    },
)
PLAYS = st.lists(st.fixed_dictionaries({"seat": SEATS, "card": st.sampled_from(CARDS)}), max_size=4)
PAIRS = st.fixed_dictionaries({"NS": st.integers(0, 8), "EW": st.integers(0, 162)})
SENSIBLE = {
    "contract": CONTRACTS, "trick": PLAYS, "seat": SEATS, "dealer": SEATS, "leader": SEATS, "holder": SEATS,
    "taker": SEATS, "hand": st.lists(st.sampled_from(CARDS), max_size=9), "card": st.sampled_from(CARDS),
    "turned": st.sampled_from([None, *CARDS]), "call": WORDS, "calls": st.lists(WORDS, max_size=9),
    "counts": st.fixed_dictionaries({}, optional={
        "card_points": st.sampled_from([{"NS": 81, "EW": 81}, {"NS": 0, "EW": 162}, {"NS": 100, "EW": 62}]),
        "tricks": st.sampled_from([{"NS": 4, "EW": 4}, {"NS": 0, "EW": 8}, {"NS": 8, "EW": 0}]),
        "belote": st.sampled_from([None, "NS", "EW", {"NS": 1, "EW": 1}]), "declarations": PAIRS}),
    "deals": st.lists(st.fixed_dictionaries({"recorded": PAIRS}), max_size=3),
    "plays": st.lists(st.fixed_dictionaries({"card": st.sampled_from(["KH", "QH", "KS"])}), max_size=3),
    "protocols": st.just([1]), "suite": st.just("0"), "variant": st.just("x"), "rules": JSON,
    "items": st.lists(JSON, max_size=3),
}  # fmt: skip


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """A request with the right keys, their values mostly of the right kind."""
    op = draw(st.sampled_from([*REQUESTS, "replay", "shuffle"]))
    names = [name for name in REQUESTS.get(op, REQUESTS["ping"]).model_fields if name not in ("id", "op")]
    fields = {name: draw(SENSIBLE.get(name, JSON) | JSON) for name in names if draw(st.integers(0, 9))}
    return json.dumps({"id": draw(st.integers(0, 9)), "op": op, **fields}).encode()


@settings(max_examples=400, deadline=None)
@given(name=st.sampled_from(list(RULES)), line=st.binary(max_size=60) | JSON.map(json.dumps) | requests())
def test_any_line_has_a_reply_that_fits_the_schema(name: str, line: str | bytes) -> None:
    reply = Referee(RULES[name], name).reply(line)
    assert reply is not None
    assert "\n" not in reply
    message = json.loads(reply)
    if "error" in message:
        Failed.model_validate_json(reply)
        return
    request = json.loads(line)
    assert message["id"] == request["id"]
    reply_to("ping" if request["op"] == "replay" else request["op"]).validate_json(reply)
