"""The grid of scores: the outcomes that 32 cards can give, under the contracts of both games, in their order."""

from random import Random

import pytest

from belote_rules.cards import PACK, Card, CardSet, Rank, Seat, Side, Suit
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.play import legal_cards, winner
from belote_rules.engine.ranking import points, sum_of_points
from belote_rules.questions.scoring_grid import HANGING, UNREACHABLE, questions, shared_contracts
from belote_rules.rules.loading import load_variant
from belote_rules.rules.ruleset import with_values

CODE, ATOUT, COINCHE = (load_variant(name).rules for name in ("table-code", "atout", "marquoir-coinche"))
DECLARING = load_variant("atout-declarations").rules
HEARTS = Contract(Trump.H)
REACHED = {*range(163)} - UNREACHABLE


def test_the_turn_up_game_has_489_outcomes():
    """161 card points with tricks on both sides, two sweeps; no belote, the takers', the defence's."""
    found = list(questions(CODE, ATOUT))
    assert len(found) == len(set(found)) == 489 == 3 * (161 + 2)
    assert {q.counts.card_points[0] for q in found if 0 not in q.counts.tricks} == REACHED
    assert {(q.reserve, q.last_deal, q.contract) for q in found} == {(0, False, HEARTS)}


def play_out(hands: list[CardSet], leader: Seat, chosen) -> tuple[list[int], list[int]]:
    """The card points and tricks of NS and EW when `chosen(seat, trick, legal)` plays; no card is illegal."""
    taken, tricks = [0, 0], [0, 0]
    for _ in range(8):
        trick, seats = [], [Seat((leader + n) % 4) for n in range(4)]
        for seat in seats:
            legal = legal_cards(CODE.play, HEARTS, trick, hands[seat])
            card = chosen(seat, trick, legal)
            assert card in legal
            hands[seat] = hands[seat] - CardSet.of([card])
            trick.append(card)
        leader = seats[winner(Trump.H, trick)]
        taken[leader.side] += sum_of_points(Trump.H, trick)
        tricks[leader.side] += 1
    taken[leader.side] += 10
    return taken, tricks


def test_most_totals_come_up_in_random_deals():
    chance, seen = Random(7), set()
    for _ in range(700):
        pack = chance.sample(PACK, 32)
        hands = [CardSet.of(pack[8 * seat : 8 * seat + 8]) for seat in range(4)]
        taken, tricks = play_out(hands, Seat.N, lambda seat, trick, legal: chance.choice(list(legal)))
        assert sum(taken) == 162
        if 0 not in tricks:
            seen.update(taken)
    assert {*range(38, 125)} <= seen <= REACHED


WITHOUT_TRUMPS = [card for card in PACK if card.suit != Suit.HEARTS]
SEVEN_TRUMPS = [card for card in PACK if card.suit == Suit.HEARTS and card.rank != Rank.SEVEN]


def four_cards_worth(total: int) -> tuple[Card, Card, Card, Card] | None:
    """A spade, a higher one and two cards of diamonds and clubs, of so many card points together."""
    lower = [(Card.of(Suit.SPADES, a), Card.of(Suit.SPADES, b)) for a in Rank for b in Rank]
    beside = [(Card.of(Suit.DIAMONDS, a), Card.of(Suit.CLUBS, b)) for a in Rank for b in Rank]
    by_worth = {sum_of_points(Trump.H, pair): pair for pair in beside}
    for led, higher in lower:
        rest = by_worth.get(total - points(Trump.H, led) - points(Trump.H, higher))
        if led != higher and winner(Trump.H, (led, higher)) == 1 and rest:
            return led, higher, *rest
    return None


@pytest.mark.parametrize("total", [0, *range(2, 38)])
def test_few_card_points_are_taken_in_a_single_trick(total):
    """N draws trumps for six tricks, leads a spade that E beats, and ruffs the last one. E and W have this trick."""
    spade, higher, of_partner, of_w = four_cards_worth(total)
    rest = [card for card in PACK if card not in (*SEVEN_TRUMPS, spade, higher, of_partner, of_w)]
    rest.sort(key=lambda card: card.suit != Suit.SPADES)  # spades are dealt round, so that all can be discarded
    shares = {Seat.E: [higher, *rest[0::3]], Seat.S: [of_partner, *rest[1::3]], Seat.W: [of_w, *rest[2::3]]}
    hands = [CardSet.of([*SEVEN_TRUMPS, spade]), *(CardSet.of(shares[seat]) for seat in (Seat.E, Seat.S, Seat.W))]
    keep = {Seat.N: spade, Seat.E: higher, Seat.S: of_partner, Seat.W: of_w}
    played = []

    def chosen(seat: Seat, trick: list[Card], legal: CardSet) -> Card:
        """Trumps first and highest first; the four cards in the seventh trick, and spades away before that."""
        played.append(seat)
        if len(played) > 24 and keep[seat] in legal:
            return keep[seat]
        if seat == Seat.N:
            return max(legal - CardSet.of([spade]), key=lambda card: points(Trump.H, card))
        return min(legal - CardSet.of([keep[seat]]), key=lambda card: (card.suit != Suit.SPADES, card))

    assert play_out(hands, Seat.N, chosen) == ([162 - total, total], [7, 1])


def test_no_cards_are_worth_a_single_point():
    worths = {points(Trump.H, card) for card in PACK}
    assert worths == {0, 2, 3, 4, 10, 11, 14, 20}
    assert {1, 162 - 1} == UNREACHABLE


def test_the_order_of_witnesses():
    """Tricks on both sides before sweeps, no belote before one, then by tens, fives and nearest to 81."""
    found = [(q.counts.card_points[0], q.counts.tricks, q.counts.belotes) for q in questions(CODE, ATOUT)]
    assert [points for points, _, _ in found[:4]] == [80, 90, 70, 100]
    assert [points for points, _, _ in found[17:21]] == [85, 75, 95, 65]
    assert found[161] == (80, (4, 4), (1, 0))
    assert found[-1] == (0, (0, 8), (0, 1))


def test_what_hangs_is_asked_where_both_games_let_it_hang():
    assert [q.reserve for q in questions(CODE, CODE)] == [0] * 489 + [HANGING] * 489
    assert {q.reserve for q in questions(CODE, ATOUT)} == {0}


def test_declarations_are_asked_where_both_games_have_them():
    both = {q.counts.declarations for q in questions(DECLARING, DECLARING)}
    assert both == {(0, 0), *((n, 0) for n in (20, 50, 100, 150, 200)), *((0, n) for n in (20, 50, 100, 150, 200))}
    assert {q.counts.declarations for q in questions(DECLARING, ATOUT)} == {(0, 0)}


def numeric(**changes):
    return with_values(COINCHE, {f"auction.{name}": value for name, value in changes.items()})


def values(a, b):
    return {contract.value for contract in shared_contracts(a, b)}


def test_the_contracts_that_both_games_know():
    assert values(COINCHE, COINCHE) == {*range(80, 161, 10), "capot"}
    assert values(numeric(bid_maximum=180), numeric(bid_maximum=170)) == {*range(80, 171, 10), "capot"}
    assert values(numeric(bid_maximum="none"), numeric(bid_maximum=650)) == {*range(80, 191, 10), "capot"}
    assert values(numeric(bid_step=5), numeric(bid_step=5)) == {*range(80, 161, 5), "capot"}
    assert values(numeric(bid_step=5), COINCHE) == {*range(80, 161, 10), "capot"}
    assert values(numeric(capot_bid="not_biddable"), COINCHE) == {*range(80, 161, 10)}
    assert shared_contracts(CODE, COINCHE) == []


def test_the_doubles_that_both_games_know():
    def multipliers(a, b):
        return {contract.multiplier for contract in shared_contracts(a, b)}

    thrice = with_values(COINCHE, {"scoring.redouble_factor": 3})
    assert multipliers(COINCHE, COINCHE) == {1, 2, 4}
    assert multipliers(COINCHE, thrice) == {1, 2}
    assert multipliers(thrice, thrice) == {1, 2, 3}
    assert multipliers(COINCHE, numeric(doubling="double_only")) == {1, 2}
    assert multipliers(COINCHE, numeric(doubling="none")) == {1}


def test_undoubled_and_lowest_first():
    contracts = shared_contracts(COINCHE, COINCHE)
    assert [(c.value, c.multiplier) for c in contracts[:2]] == [(80, 1), (90, 1)]
    assert [c.multiplier for c in contracts] == [1] * 10 + [2] * 10 + [4] * 10
    assert all(contract.takers == Side.NS for contract in contracts)
