"""What holds of the play of a trick whatever the rules, the trumps, the trick and the hand."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from belote_rules.cards import PACK, Card, CardSet, Seat, Suit
from belote_rules.engine import play
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.ranking import PLAIN_ORDER, TRUMP_ORDER
from belote_rules.rules.play import Play
from belote_rules.rules.ruleset import PARAMETERS

PATHS = [path for path in PARAMETERS if path.startswith("play.")]
SERVED = {path: [v for v in PARAMETERS[path].values if v not in PARAMETERS[path].later] for path in PATHS}

rules_of_play = st.fixed_dictionaries(
    {path.partition(".")[2]: st.sampled_from(values) for path, values in SERVED.items()}
).map(lambda values: Play(**values))
contracts = st.builds(Contract, st.sampled_from(Trump), st.sampled_from(Seat), st.none(), st.sampled_from([1, 2, 4]))
positions = st.permutations(PACK).flatmap(
    lambda pack: st.tuples(
        st.integers(0, 3).map(lambda n: tuple(pack[:n])), st.integers(1, 8).map(lambda n: CardSet.of(pack[3 : 3 + n]))
    )
)


@given(rules_of_play, contracts, positions)
def test_some_card_of_the_hand_is_legal(rules, contract, position):
    trick, hand = position
    legal = play.legal_cards(rules, contract, trick, hand)
    assert legal
    assert legal <= hand


@given(rules_of_play, contracts, positions)
def test_a_card_is_legal_or_has_a_duty_against_it(rules, contract, position):
    trick, hand = position
    legal = play.legal_cards(rules, contract, trick, hand)
    for card in PACK:
        code = play.refusal(rules, contract, trick, hand, card)
        assert (code is None) == (card in legal)
        assert (code == "play.not_held") == (card not in hand)


@given(rules_of_play, contracts, positions)
def test_suit_is_followed(rules, contract, position):
    trick, hand = position
    if trick and (following := hand.of_suit(trick[0].suit)):
        assert play.legal_cards(rules, contract, trick, hand) <= following


@given(rules_of_play, contracts, positions, st.sampled_from(Seat), st.sampled_from([None, 80, "capot"]))
def test_who_took_and_for_how_much_is_no_matter_of_play(rules, contract, position, taker, value):
    trick, hand = position
    other = replace(contract, taker=taker, value=value)
    assert play.legal_cards(rules, other, trick, hand) == play.legal_cards(rules, contract, trick, hand)


@given(rules_of_play, contracts, positions, st.permutations(Suit))
def test_suits_are_alike(rules, contract, position, suits):
    """Another suit in place of each changes the cards' names and nothing else."""
    trick, hand = position

    def renamed(card: Card) -> Card:
        return Card.of(suits[card.suit], card.rank)

    trump = contract.trump if contract.trump.suit is None else Trump(suits[contract.trump])
    legal = play.legal_cards(rules, contract, trick, hand)
    other = play.legal_cards(
        rules, replace(contract, trump=trump), tuple(map(renamed, trick)), CardSet.of(map(renamed, hand))
    )
    assert other == CardSet.of(map(renamed, legal))


@given(st.sampled_from(Trump), st.permutations(PACK), st.integers(1, 4))
def test_the_winner_by_its_definition(trump, pack, cards):
    """The highest trump, else the highest card of the suit led."""
    trick = pack[:cards]
    trumps = [card for card in trick if card.suit == trump.suit]
    rival = trumps or [card for card in trick if card.suit == trick[0].suit]
    order = TRUMP_ORDER if trumps or trump == Trump.AT else PLAIN_ORDER
    assert trick[play.winner(trump, trick)] == max(rival, key=lambda card: order.index(card.rank))


@given(rules_of_play, contracts, positions)
def test_one_card_is_always_legal(rules, contract, position):
    trick, hand = position
    only = CardSet.of([next(iter(hand))])
    assert play.legal_cards(rules, contract, trick, only) == only
