"""Witnesses as feature files."""

from belote_rules.cards import CardSet, Seat, Side, read_cards
from belote_rules.comparison.compare import compare
from belote_rules.engine.announcements import declaration_of
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import PASS, bid, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.match import PlayedDeal
from belote_rules.engine.outcome import Counts
from belote_rules.questions.referee import answer
from belote_rules.questions.values import (
    AuctionSoFar,
    BeloteClaim,
    CardPoints,
    CardsBeforeDeclaring,
    DealSchedule,
    Declared,
    LeadsNext,
    LegalCards,
    MayDeclare,
    Offices,
    ScoreDeal,
    ScoreMatch,
    TrickWinner,
)
from belote_rules.reporting.gherkin import feature_files, file_stem, folder_of
from belote_rules.reporting.gherkin_steps import asked, conditions
from belote_rules.rules.loading import load_variant

CODE = load_variant("table-code").rules
COINCHE = load_variant("marquoir-coinche").rules


def steps(rules, question, other=None):
    """The conditions, and what is asked, with the answer of the rules."""
    given = answer(rules, question)
    return list(conditions(question, given)), list(asked(rules, question, given, other))


def test_a_feature(comparison):
    assert feature_files(comparison, "fr") == {
        "play.overtrump_opponent.feature": """\
Feature: Surcouper un adversaire (play.overtrump_opponent)

  Scenario: table-code
    Given the rules of table-code
    And hearts are trumps
    And the trick is "7♠ 8♥"
    And the hand is "7♥ 9♥"
    Then the legal cards are "9♥"
    And "7♥" is refused by play.overtrump_opponent

  Scenario: family
    Given the rules of family
    And hearts are trumps
    And the trick is "7♠ 8♥"
    And the hand is "7♥ 9♥"
    Then the legal cards are "7♥ 9♥"
"""
    }


def test_names_of_files_and_folders():
    compared = compare(load_variant("vanikar"), load_variant("table-code:reserve-to-makers"))
    names = [file_stem(each) for each in compared.differences]
    assert "scoring-announcements.belote_in_contract_test" in names
    assert "match.match_target" in names
    assert folder_of(compared) == "vanikar--table-code_reserve-to-makers"
    assert len(feature_files(compared, "en")) == len(names)


def test_a_doubled_lead_and_who_takes_a_trick():
    lead = LegalCards(Trump.S, (), CardSet.of(read_cards("9S 7H")), multiplier=2)
    assert steps(COINCHE, lead) == (
        ["spades are trumps", "the contract is doubled", "the trick is no card", 'the hand is "9♠ 7♥"'],
        ['the legal cards are "9♠ 7♥"'],
    )
    assert steps(CODE, TrickWinner(Trump.NT, read_cards("7S AS"))) == (
        ["no suits are trumps", 'the trick is "7♠ A♠"'],
        ['"A♠" takes the trick'],
    )
    assert steps(CODE, LeadsNext(Trump.H, Seat.E, read_cards("7S AS 8S 7H")))[1] == ["seat 1 leads next"]
    assert steps(CODE, CardPoints(Trump.H, CardSet.of(read_cards("JH 9H"))))[1] == ['"9♥ J♥" are worth 34']


def test_who_does_what_at_tables_that_turn_either_way():
    assert steps(CODE, Offices(Seat.W))[1] == [
        "the pack must be shuffled between two deals",
        "the player on the dealer's left cuts",
        "from 3 to 29 cards are lifted in the cut",
        "the player on the dealer's right speaks first",
        "the player on the dealer's right leads first",
        "the player on the dealer's right deals next",
    ]
    assert "the player on the dealer's left speaks first" in steps(COINCHE, Offices(Seat.W))[1]
    uncut = load_variant("table-code@deal.cutter=none").rules
    assert steps(uncut, Offices(Seat.W))[1][1] == "nobody cuts"


def test_the_deal():
    assert steps(CODE, DealSchedule(Seat.W, Seat.N)) == (
        ["seat 4 deals", "seat 1 has taken"],
        ['the cards are dealt as "3 3 3 3, 2 2 2 2, turn up, turned card to 1, 2 3 3 3"'],
    )


def test_auctions():
    turned = read_cards("8C")[0]
    taken = AuctionSoFar(Seat.W, turned, (PASS, take(Trump.C)))
    assert steps(CODE, taken) == (
        ["seat 4 deals", '"8♣" is turned up', 'the calls are "pass, take ♣"'],
        ['the auction ends with "♣" by seat 2'],
    )
    assert steps(CODE, AuctionSoFar(Seat.W, turned, (PASS,) * 8))[1] == ["the deal is void and seat 1 deals"]
    assert steps(CODE, AuctionSoFar(Seat.W, turned, ()))[1] == ['seat 1 may call nothing but "pass, take ♣"']
    illegal = AuctionSoFar(Seat.W, turned, (PASS, take(Trump.S)))
    assert steps(CODE, illegal) == (
        ["seat 4 deals", '"8♣" is turned up', 'the calls are "pass"'],
        ['seat 2 may not call "take ♠" because of auction.round1_choices'],
    )


def test_of_many_calls_the_first_that_makes_the_difference():
    higher = load_variant("marquoir-coinche@auction.bid_maximum=180").rules
    question = AuctionSoFar(Seat.W, None, (bid(160, Trump.H),))
    assert steps(COINCHE, question, answer(higher, question))[1][-1] == (
        'seat 2 may not call "170♠" because of auction.bid_maximum'
    )
    opening = AuctionSoFar(Seat.W, None, ())
    assert steps(higher, opening, answer(COINCHE, opening))[1] == ['seat 1 may call "170♠"']


def test_announcements():
    rules = load_variant("atout-declarations").rules
    seven, king = CardSet.of(read_cards("7S 8S 9S")), CardSet.of(read_cards("QS KS AS"))
    assert steps(rules, MayDeclare(seven | king, (seven, king))) == ([], ['"7♠ 8♠ 9♠" and "Q♠ K♠ A♠" may be declared'])
    assert steps(rules, MayDeclare(king, (seven,))) == (
        ['the hand is "Q♠ K♠ A♠"'],
        ['"7♠ 8♠ 9♠" may not be declared because of announcements.not_held'],
    )
    assert steps(rules, CardsBeforeDeclaring())[1] == ["0 cards lie on the table when the second player declares"]
    assert steps(CODE, CardsBeforeDeclaring())[1] == ["nobody declares anything"]
    declared = Declared(Trump.H, Seat.N, ((declaration_of(seven),), (declaration_of(king),), (), ()))
    assert steps(rules, declared) == (
        ["hearts are trumps", "seat 4 deals", 'seat 1 declares "7♠ 8♠ 9♠"', 'seat 2 declares "Q♠ K♠ A♠"'],
        [
            "the declarations count 0 for seats 1 and 3 and 20 for seats 2 and 4",
            'the declarations that count are "Q♠ K♠ A♠"',
        ],
    )


def test_belote():
    king, queen = read_cards("KH QH")
    claim = BeloteClaim(Trump.H, (Spoken(king, "belote"), Spoken(queen)), 0, True)
    assert steps(COINCHE, claim) == (
        [
            "hearts are trumps",
            'one player plays "K♥ belote, Q♥"',
            "that player's side has won 0 tricks",
            "that player's side has been excused before",
        ],
        ["belote is worth nothing because of announcements.belote_announcement"],
    )


def test_a_finished_deal_of_a_taker_of_east():
    counts = Counts((0, 162), (0, 8), (0, 1), (20, 0))
    question = ScoreDeal(Contract(Trump.H, Seat.E, 100, 2), counts, reserve=81, last_deal=True)
    given, asked_then = steps(COINCHE, question)
    assert given == [
        "seat 2 has taken",
        'the bid is "100♥ doubled"',
        "the takers have 162 card points and the defenders 0",
        "the takers have won 8 tricks",
        "the takers have belote",
        "the declarations count 0 for the takers and 20 for the defenders",
        "81 points wait from an earlier deal",
        "this is the last deal",
    ]
    assert asked_then[0] == "the contract is made"
    replayed = load_variant("table-code@scoring.tie_rule=replay").rules
    tied = ScoreDeal(Contract(Trump.H), Counts((81, 81), (4, 4)))
    assert steps(replayed, tied)[1] == ["the deal is replayed"]


def test_a_match():
    last = PlayedDeal((20, 252), Side.NS, made=False, belote=(20, 0), tricks=(0, 8))
    question = ScoreMatch((PlayedDeal((900, 800)), PlayedDeal((0, 0), passed_out=True), last))
    assert steps(CODE, question) == (
        [
            "these deals are recorded\n"
            "  | seats 1 and 3 | seats 2 and 4 | taker | made | tricks | belote |\n"
            "  | 900           | 800           |       |      |        |        |\n"
            "  | 20            | 252           | 1     | no   | 0-8    | 20-0   |"
        ],
        ["the match is won by seats 2 and 4", "seats 1 and 3 have 920 in all", "seats 2 and 4 have 1052 in all"],
    )
