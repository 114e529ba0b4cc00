"""The numeric auction: bids, capot, double and redouble, its end. The base is the coinche of document 001:
80 to 160 in steps of ten, capot closing, three passes, a redouble ends it at once.
"""

import pytest

from belote_rules.cards import Seat
from belote_rules.engine import auction
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, AuctionState, bid, take
from belote_rules.engine.contract import Contract, Trump

N, E, S, W = Seat
DOUBLES = {"X": DOUBLE, "XX": REDOUBLE}


def read(calls):
    """Calls from a line such as `80H - X XX capotS`."""
    return [_call(word) for word in calls.split()]


def _call(word):
    if word == "-":
        return PASS
    if word in DOUBLES:
        return DOUBLES[word]
    split = len(word) - (2 if word[-2:] in ("NT", "AT") else 1)
    value = word[:split]
    return bid(int(value) if value.isdecimal() else value, Trump[word[split:]])


@pytest.fixture
def coinche(rules_with):
    return lambda **changes: rules_with(
        "marquoir-coinche", **{f"auction.{name}": value for name, value in changes.items()}
    )


def after(rules, calls):
    """W deals, so N is the first to speak."""
    state, illegal = auction.replay(rules, W, None, read(calls))
    assert illegal is None
    return state


# id, changed values, calls so far, call, code (None where it is allowed)
CALLS = [
    ("lowest bid", {}, "", "80H", None),
    ("too low", {}, "", "70H", "auction.bid_minimum"),
    ("82 is spoken 80", {"bid_minimum": 82}, "", "80H", None),
    ("B08", {}, "", "85S", "auction.bid_step"),
    ("B08 in fives", {"bid_step": 5}, "", "85S", None),
    ("no step of five", {"bid_step": 5}, "", "87S", "auction.bid_step"),
    ("ceiling", {}, "", "160H", None),
    ("B31", {}, "", "170S", "auction.bid_maximum"),
    ("B09", {}, "- 160H -", "170S", "auction.bid_maximum"),
    ("B09 with a higher ceiling", {"bid_maximum": 180}, "160H", "170S", None),
    ("no ceiling", {"bid_maximum": "none"}, "", "660S", None),
    ("higher", {}, "100H", "110H", None),
    ("not higher", {}, "100H", "100S", "auction.not_higher"),
    ("lower", {}, "100H", "90S", "auction.not_higher"),
    ("partner may raise", {}, "80H -", "90H", None),
    ("no trump", {}, "", "80NT", "auction.denominations"),
    ("all trumps", {}, "", "80AT", "auction.denominations"),
    ("capot over 160", {}, "160H", "capotS", None),
    ("capot over capot", {}, "capotH", "capotS", "auction.capot_bid"),
    ("B33 a number over capot", {}, "capotH", "160S", "auction.capot_bid"),
    ("no capot to bid", {"capot_bid": "not_biddable"}, "", "capotS", "auction.capot_bid"),
    ("generale", {}, "", "generaleS", "auction.generale_bid"),
    ("B29 back to the first", {}, "80H 90S - -", "100H", None),
    ("B07 a pass does not bind", {}, "- 80D - -", "90S", None),
    ("one who has not passed", {"pass_reentry": "out"}, "- 80D -", "90S", None),
    (
        "B05 oneself, another suit",
        {"auction_end": "four_passes", "self_overbid": "if_suit_changes"},
        "80H - - -",
        "90S",
        None,
    ),
    (
        "B05 oneself, the same suit",
        {"auction_end": "four_passes", "self_overbid": "if_suit_changes"},
        "80H - - -",
        "90H",
        "auction.self_overbid",
    ),
    ("double", {}, "80H", "X", None),
    ("double in fourth seat", {}, "80H - -", "X", None),
    ("B12", {}, "capotH", "X", None),
    ("160 where capot is safe", {"undoublable_contracts": "capot"}, "160H", "X", None),
    ("80 is safe", {"undoublable_contracts": "eighty"}, "80H", "X", "auction.undoublable_contracts"),
    ("90 is not", {"undoublable_contracts": "eighty"}, "90H", "X", None),
    ("no double", {"doubling": "none"}, "80H", "X", "auction.doubling"),
    ("nothing to double", {}, "-", "X", "auction.nothing_to_double"),
    ("own side", {}, "80H -", "X", "auction.own_side"),
    ("doubled already", {}, "80H X", "X", "auction.already_doubled"),
    ("B25 bid after a double", {}, "80H X", "90S", "auction.double_freezes_contract"),
    ("B25 redouble", {}, "80H X", "XX", None),
    ("the bidder after his partner", {}, "80H X -", "XX", None),
    ("the partner after the bidder", {}, "80H - - X -", "XX", None),
    ("the bidder alone", {"redouble_right": "bidder_only"}, "80H X", "XX", None),
    ("not doubled", {}, "80H", "XX", "auction.not_doubled"),
    ("nothing bid", {}, "", "XX", "auction.not_doubled"),
    ("no redouble", {"doubling": "double_only"}, "80H", "XX", "auction.doubling"),
    ("a pass", {"all_pass_outcome": "dealer_forced"}, "- -", "-", None),
    ("the dealer may not pass", {"all_pass_outcome": "dealer_forced"}, "- - -", "-", "auction.all_pass_outcome"),
    ("the dealer is free after a bid", {"all_pass_outcome": "dealer_forced"}, "80H - -", "-", None),
]


@pytest.mark.parametrize(("changes", "calls", "call", "code"), [case[1:] for case in CALLS], ids=[c[0] for c in CALLS])
def test_calls(coinche, changes, calls, call, code):
    rules = coinche(**changes)
    assert auction.refusal(rules, after(rules, calls), _call(call)) == code


def test_taking_belongs_to_another_game(coinche):
    assert auction.refusal(coinche(), after(coinche(), ""), take(Trump.H)) == "auction.auction_kind"


# Turns that never come, since a pass that is the only call left is made by itself: id, changed values, speaker,
# doubles, those who are out, call, code. N has bid 80H.
TURNS_THAT_NEVER_COME = [
    ("out", {"pass_reentry": "out"}, E, 0, {E}, "90S", "auction.pass_reentry"),
    ("out may not double", {"pass_reentry": "out"}, E, 0, {E}, "X", "auction.pass_reentry"),
    ("out may pass", {"pass_reentry": "out"}, E, 0, {E}, "-", None),
    ("oneself", {}, N, 0, set(), "90S", "auction.self_overbid"),
    (
        "the partner of the one bidder who may",
        {"redouble_right": "bidder_only"},
        S,
        1,
        set(),
        "XX",
        "auction.redouble_right",
    ),
    ("an opponent", {}, W, 1, set(), "XX", "auction.redouble_right"),
    ("redoubled already", {"redouble_closes": "no"}, S, 2, set(), "XX", "auction.already_doubled"),
    ("no double any more", {"redouble_closes": "no"}, E, 2, set(), "X", "auction.already_doubled"),
]


@pytest.mark.parametrize(
    ("changes", "speaker", "doubles", "out", "call", "code"),
    [case[1:] for case in TURNS_THAT_NEVER_COME],
    ids=[case[0] for case in TURNS_THAT_NEVER_COME],
)
def test_calls_at_a_turn_that_never_comes(coinche, changes, speaker, doubles, out, call, code):
    standing = Contract(Trump.H, N, 80, 2**doubles)
    state = AuctionState(dealer=W, speaker=speaker, contract=standing, doubles=doubles, out=frozenset(out))
    assert auction.refusal(coinche(**changes), state, _call(call)) == code


# id, changed values (of the auction), calls, contract
ENDS = [
    ("B05 three passes", {}, "80H - - -", Contract(Trump.H, N, 80)),
    ("the dealer bids last", {}, "- - - 80C - - -", Contract(Trump.C, W, 80)),
    ("B29 passes are counted anew", {}, "80H 90S - - 100H - - -", Contract(Trump.H, N, 100)),
    ("B15 four passes", {}, "- - - -", None),
    ("B15 where a pass binds", {"pass_reentry": "out"}, "- - - -", None),
    ("one who is out passes by himself", {"pass_reentry": "out"}, "- 80D - -", Contract(Trump.D, E, 80)),
    ("B05 the fourth pass by itself", {"auction_end": "four_passes"}, "80H - - -", Contract(Trump.H, N, 80)),
    (
        "B05 a fourth pass",
        {"auction_end": "four_passes", "self_overbid": "if_suit_changes"},
        "80H - - - -",
        Contract(Trump.H, N, 80),
    ),
    ("doubled", {}, "80H X - -", Contract(Trump.H, N, 80, 2)),
    ("doubled in fourth seat", {}, "80H - - X - -", Contract(Trump.H, N, 80, 2)),
    ("doubled, four passes", {"auction_end": "four_passes"}, "80H X - -", Contract(Trump.H, N, 80, 2)),
    ("nobody may redouble", {"doubling": "double_only"}, "80H X", Contract(Trump.H, N, 80, 2)),
    ("only the bidder may redouble", {"redouble_right": "bidder_only"}, "80H X -", Contract(Trump.H, N, 80, 2)),
    ("B14, B33 a redouble ends it", {}, "80H X XX", Contract(Trump.H, N, 80, 4)),
    ("a redouble and forced passes", {"redouble_closes": "no"}, "80H X XX", Contract(Trump.H, N, 80, 4)),
    ("capot, redoubled", {}, "capotH X XX", Contract(Trump.H, N, "capot", 4)),
    ("capot, passed", {}, "capotH - -", Contract(Trump.H, N, "capot")),
    ("B12 capot that none can double", {"undoublable_contracts": "capot"}, "capotH", Contract(Trump.H, N, "capot")),
    ("B27 a double after the ceiling", {}, "160H X - -", Contract(Trump.H, N, 160, 2)),
    ("no ceiling", {"bid_maximum": "none"}, "900H - - -", Contract(Trump.H, N, 900)),
    ("no ceiling, doubled", {"bid_maximum": "none"}, "900H X - -", Contract(Trump.H, N, 900, 2)),
    ("the dealer is forced", {"all_pass_outcome": "dealer_forced"}, "- - - 80S - - -", Contract(Trump.S, W, 80)),
]


@pytest.mark.parametrize(("changes", "calls", "contract"), [case[1:] for case in ENDS], ids=[case[0] for case in ENDS])
def test_ends(coinche, changes, calls, contract):
    rules = coinche(**changes)
    before = calls.split()[:-1]
    assert not after(rules, " ".join(before)).over
    state = after(rules, calls)
    assert state.over
    assert state.contract == contract
    assert auction.legal_calls(rules, state) == ()


def test_b14_a_redouble_may_count_threefold(rules_with):
    rules = rules_with("marquoir-coinche", **{"scoring.redouble_factor": 3})
    assert after(rules, "100S X XX").contract == Contract(Trump.S, N, 100, 3)


def test_a_pass_that_is_the_only_call_left_is_made_by_itself(coinche):
    """E has doubled and S passes; W could only pass, so N speaks."""
    state = after(coinche(), "80H X -")
    assert (state.speaker, state.passes) == (N, 2)
    assert auction.legal_calls(coinche(), state) == (PASS, REDOUBLE)


@pytest.mark.parametrize(
    ("changes", "calls", "number"),
    [
        pytest.param({}, "", 1 + 9 * 4 + 4, id="a pass, 80 to 160 in four suits, capot in four"),
        pytest.param({}, "150H", 1 + 4 + 4 + 1, id="a pass, 160, capot, a double"),
        pytest.param({"bid_step": 5}, "", 1 + 17 * 4 + 4, id="in fives"),
        pytest.param({"capot_bid": "not_biddable"}, "", 1 + 9 * 4, id="no capot"),
        pytest.param({"bid_maximum": "none"}, "", 1 + 58 * 4 + 4, id="no ceiling: listed up to 650"),
        pytest.param({"all_pass_outcome": "dealer_forced"}, "- - -", 9 * 4 + 4, id="no pass for the dealer"),
        pytest.param({}, "80H X", 2, id="a pass and a redouble"),
    ],
)
def test_legal_calls(coinche, changes, calls, number):
    rules = coinche(**changes)
    found = auction.legal_calls(rules, after(rules, calls))
    assert len(found) == len(set(found)) == number


def test_replay_names_the_place_of_a_call_that_is_not_allowed(coinche):
    state, illegal = auction.replay(coinche(), W, None, read("80H - 70S"))
    assert illegal == (2, "auction.bid_minimum")
    assert state == after(coinche(), "80H -")


def test_nothing_may_be_called_when_it_is_over(coinche):
    state = after(coinche(), "80H - - -")
    assert auction.refusal(coinche(), state, PASS) == "auction.over"
