"""No concrete question shows a difference between two rule sets that their comparison does not list."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations, islice
from random import Random

import pytest

from belote_rules.cards import PACK, Card, CardSet, Rank, Seat, Side, Suit
from belote_rules.comparison.memory import Memory, reaches
from belote_rules.comparison.phase import COMPARED, ORDER
from belote_rules.engine import auction
from belote_rules.engine.announcements import declarable_sets, in_hand
from belote_rules.engine.belote import Spoken
from belote_rules.engine.calls import DOUBLE, PASS, REDOUBLE, AuctionState, Call, bid, take
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.match import PlayedDeal, standing
from belote_rules.engine.outcome import Counts
from belote_rules.questions import auction_graph
from belote_rules.questions.scoring_grid import UNREACHABLE, shared_contracts
from belote_rules.questions.universe import questions
from belote_rules.questions.values import (
    BeloteClaim,
    CardsBeforeDeclaring,
    DealSchedule,
    Declared,
    LegalCards,
    MayDeclare,
    Offices,
    ScoreDeal,
    ScoreMatch,
)
from belote_rules.reasoning import auctions, facets
from belote_rules.reasoning.attribution import Ask, Pair
from belote_rules.reasoning.facets import differing
from belote_rules.rules.loading import all_names, load_variant
from belote_rules.rules.ruleset import PARAMETERS, RuleSet, flat, from_flat
from belote_rules.rules.validity import is_valid

MEMORY = Memory()
SUIT_TRUMPS = (Trump.S, Trump.H, Trump.D, Trump.C)


@cache
def rules_of(name: str) -> RuleSet:
    return load_variant(name).rules


def asking(question) -> Ask:
    return lambda rules: facets.facets(rules, question)


def deals(a: RuleSet, b: RuleSet, chance: Random) -> Iterator[Ask]:
    while True:
        dealer = chance.choice(list(Seat))
        yield asking(Offices(dealer))
        if a.deal.deal_schedule == b.deal.deal_schedule:
            yield asking(DealSchedule(dealer, chance.choice([None, *Seat])))


def auction_calls(a: RuleSet, b: RuleSet, chance: Random) -> Iterator[Ask]:
    """Calls of auctions that both games go through side by side, with any dealer and any turned card."""
    numeric = a.auction.auction_kind == "numeric_ascending"
    while a.auction.auction_kind == b.auction.auction_kind:
        opening = auction.opening(chance.choice(list(Seat)), None if numeric else chance.choice(PACK))
        states, calls = [opening, opening], ()
        while states:
            call = any_call(numeric, states[0], chance)
            yield partial(auctions.facets, choice=auction_graph.Choice(calls, opening, call, shared=not calls))
            states, calls = states_after((a, b), states, call), (*calls, call)


def states_after(games: tuple[RuleSet, RuleSet], states: list[AuctionState], call: Call) -> list[AuctionState]:
    """Where both games stand after a call; nothing when one forbids it, it is over or another one speaks."""
    if any(auction.refusal(rules, state, call) for rules, state in zip(games, states, strict=True)):
        return []
    after = [auction.after(rules, state, call) for rules, state in zip(games, states, strict=True)]
    return [] if len({(state.over, state.speaker, state.contract) for state in after}) > 1 or after[0].over else after


def any_call(numeric: bool, state: AuctionState, chance: Random) -> Call:
    if chance.random() < 0.6:
        return PASS
    trump = chance.choice(SUIT_TRUMPS)
    if not numeric:
        return take(Trump(state.turned.suit) if chance.random() < 0.5 else trump)
    lowest = state.contract.value if state.contract and isinstance(state.contract.value, int) else 75
    values = [lowest + 5 * chance.randint(0, 4), chance.choice([160, 165, 170, 180, 650]), "capot"]
    return chance.choice([DOUBLE, DOUBLE, REDOUBLE, *(bid(value, trump) for value in values)])


def positions(a: RuleSet, b: RuleSet, chance: Random) -> Iterator[Ask]:
    """Tricks and hands, often of few suits; without a trump suit, and doubled, where both games have that."""
    asked = list(questions("play", a, b))
    trumps = [*SUIT_TRUMPS, *({q.trump for q in asked} & {Trump.NT, Trump.AT})]
    multipliers = sorted({q.multiplier for q in asked})
    while True:
        missing = chance.sample(list(Suit), chance.choice([0, 0, 1, 2, 3]))
        trick = chance.sample(PACK, chance.choice([0, 1, 2, 3, 3]))
        rest = [card for card in PACK if card not in trick and card.suit not in missing]
        hand = CardSet.of(chance.sample(rest, min(chance.randint(1, 8), len(rest))))
        yield asking(LegalCards(chance.choice(trumps), tuple(trick), hand, chance.choice(multipliers)))


def announcements(a: RuleSet, b: RuleSet, chance: Random) -> Iterator[Ask]:
    modes = [rules.announcements.declarations_mode for rules in (a, b)]
    while True:
        yield asking(any_claim(chance))
        hands = any_hands(chance)
        if modes != ["none", "none"]:
            yield asking(MayDeclare(hands[0], any_sets(hands[0], chance)))
        if "none" not in modes:
            yield asking(CardsBeforeDeclaring())
            made = tuple(chance.choice(list(declarable_sets(a.announcements, hand))) for hand in hands)
            yield asking(Declared(chance.choice(SUIT_TRUMPS), chance.choice(list(Seat)), made))


def any_claim(chance: Random) -> BeloteClaim:
    trump = chance.choice(SUIT_TRUMPS)
    pair = [Card.of(Suit(trump), rank) for rank in chance.sample([Rank.KING, Rank.QUEEN], 2)]
    plays = tuple(Spoken(card, chance.choice([None, "belote", "rebelote"])) for card in pair)
    return BeloteClaim(trump, plays, chance.randint(0, 8), chance.random() < 0.5)


def any_hands(chance: Random) -> list[CardSet]:
    """Four hands, often with runs or with cards of one rank together."""
    pack = list(PACK)
    shape = chance.choice(["shuffled", "runs", "ranks"])
    if shape == "ranks":
        pack.sort(key=lambda card: (card.rank, card.suit))
    for _ in range(32 if shape == "shuffled" else chance.randint(0, 6)):
        one, other = chance.sample(range(32), 2)
        pack[one], pack[other] = pack[other], pack[one]
    turn = chance.randint(0, 31)
    pack = pack[turn:] + pack[:turn]
    return [CardSet.of(pack[8 * seat : 8 * seat + 8]) for seat in range(4)]


def any_sets(hand: CardSet, chance: Random) -> tuple[CardSet, ...]:
    found = [d.cards for d in in_hand(hand)]
    return tuple(chance.sample(found, chance.randint(0, min(3, len(found)))) if found else [CardSet.of(list(hand)[:3])])


def scores(a: RuleSet, b: RuleSet, chance: Random) -> Iterator[Ask]:
    """Deals of any taker, with any sum of declarations and any amount hanging where both games have them."""
    contracts = shared_contracts(a, b)
    declared = "none" not in (a.announcements.declarations_mode, b.announcements.declarations_mode)
    litige = a.scoring.tie_rule == b.scoring.tie_rule == "litige"
    while contracts:
        known = chance.choice(contracts)
        contract = Contract(chance.choice(SUIT_TRUMPS), chance.choice(list(Seat)), known.value, known.multiplier)
        counts = any_counts(chance, declared)
        yield asking(ScoreDeal(contract, counts, chance.choice(HANGING) if litige else 0))


HANGING = (0, 0, 71, 81, 90, 91, 131, 162, 243)
SUMS = (20, 40, 50, 60, 70, 90, 100, 120, 150, 170, 200, 250, 300)


def any_counts(chance: Random, with_declarations: bool) -> Counts:
    tricks = chance.choice([0, 8, *range(1, 8)])
    near = {0: (0, 0), 8: (162, 162)}.get(tricks) or chance.choice([(60, 102), (0, 162)])
    points = chance.randint(*near)
    points = 0 if points in UNREACHABLE else points
    declared = [0, 0]
    if with_declarations and chance.random() < 0.7:
        declared[chance.randint(0, 1)] = chance.choice(SUMS)
    belotes = chance.choice([(0, 0), (1, 0), (0, 1)])
    return Counts((points, 162 - points), (tricks, 8 - tricks), belotes, (declared[0], declared[1]))


def matches(a: RuleSet, b: RuleSet, chance: Random) -> Iterator[Ask]:
    """Matches of deals whose totals come near a target; they are over in neither game before their last deal."""
    targets = [rules.match.match_target for rules in (a, b)]
    while True:
        near = max(0, chance.choice(targets) - chance.choice([81, 90, 162, 172, 182, 252]) + chance.randint(-25, 25))
        start = chance.choice([(near, near), (near, chance.randint(0, near)), (chance.randint(0, near), near)])
        played = [PlayedDeal(start)]
        while len(played) < 5 and not any(standing(rules.match, played).over for rules in (a, b)):
            played.append(any_played(chance))
            yield asking(ScoreMatch(tuple(played)))


def any_played(chance: Random) -> PlayedDeal:
    belote = chance.choice([(0, 0), (0, 0), (20, 0), (0, 20)])
    points, tricks = chance.choice([(90, 72), (81, 81), (100, 62), (82, 80), (162, 0), (252, 0)]), (4, 4)
    if points[1] == 0:
        tricks = chance.choice([(4, 4), (8, 0)]) if points[0] == 162 else (8, 0)
    if chance.random() < 0.5:
        points, tricks = points[::-1], tricks[::-1]
    recorded = points[0] + belote[0], points[1] + belote[1]
    return PlayedDeal(recorded, chance.choice(list(Side)), chance.random() < 0.6, belote, tricks)


CONCRETE: dict[str, Callable[[RuleSet, RuleSet, Random], Iterator[Ask]]] = {
    "deal": deals,
    "auction": auction_calls,
    "play": positions,
    "announcements": announcements,
    "scoring": scores,
    "match": matches,
}


def check(phase: str, a: RuleSet, b: RuleSet, chance: Random, times: int) -> int:
    """Ask so many concrete questions; the number of those that differ. Each must be by a cause that is listed."""
    groups = MEMORY.phase(phase, a, b).groups
    listed = tuple(sorted({path for cause in groups for path in cause.paths}, key=ORDER.__getitem__))
    known = {frozenset(paths) for cause in groups for paths in (cause.paths, *cause.alternatives)}

    def known_to_act(paths: tuple[str, ...]) -> bool:
        return frozenset(paths) in known or {frozenset((path,)) for path in paths} <= known

    pair, found = Pair(flat(a), flat(b), ORDER), 0
    for ask in islice(CONCRETE[phase](a, b, chance), times):
        if differing(ask(a), ask(b)):
            found += 1
            explained = not differing(pair.exchanged(0, listed, ask), ask(b))
            assert explained or all(known_to_act(cause.paths) for cause in pair.judge(ask).causes)
    return found


@cache
def distinct_pairs(phase: str) -> list[tuple[RuleSet, RuleSet]]:
    """Each two profiles or readings that differ in something that the phase depends on, one pair of each kind."""
    found = {}
    for one, other in combinations(all_names(), 2):
        rules = rules_of(one), rules_of(other)
        seen = [tuple(flat(each).get(path) for path in reaches(phase)) for each in rules]
        if seen[0] != seen[1]:
            found.setdefault(frozenset(seen), rules)
    return list(found.values())


@pytest.mark.parametrize("phase", COMPARED)
def test_no_unlisted_difference_between_profiles(phase):
    """Two hundred questions a pair, of a sample of the pairs."""
    pairs = distinct_pairs(phase)
    chance = Random(phase)
    assert sum(check(phase, a, b, chance, 200) for a, b in chance.sample(pairs, min(len(pairs), 15))) > 0


@pytest.mark.slow
@pytest.mark.parametrize("phase", COMPARED)
def test_ten_thousand_questions_of_all_pairs(phase):
    chance = Random(phase)
    for a, b in distinct_pairs(phase):
        check(phase, a, b, chance, 10_000)


SERVED = {path: [v for v in each.values if v not in each.later] for path, each in PARAMETERS.items()}
CHANGED_IN = {
    "auction": ("auction", "scoring", "deal"),
    "play": ("play",),
    "announcements": ("announcements",),
    "scoring": ("scoring", "announcements", "auction"),
    "match": ("match",),
}
FIXED = ("auction.auction_kind", "auction.auction_end", "deal.deal_schedule")
BASES = ("table-code", "atout-declarations", "marquoir-coinche")


def mutant(rules: RuleSet, chance: Random, phases: tuple[str, ...]) -> RuleSet:
    """The rule set with one to four other values in some phases, such that it still makes sense."""
    values = flat(rules)
    paths = [p for p in values if p.partition(".")[0] in phases and len(SERVED[p]) > 1 and p not in FIXED]
    while True:
        changes = {path: chance.choice(SERVED[path]) for path in chance.sample(paths, chance.randint(1, 4))}
        if changes.items() - values.items() and is_valid({**values, **changes}):
            return from_flat({**values, **changes})


def check_mutants(phase: str, seeds: range, times: int) -> int:
    """Ask pairs of mutants; the number of questions that differ."""
    found = 0
    for seed in seeds:
        chance = Random(seed)
        one = mutant(rules_of(chance.choice(BASES)), chance, CHANGED_IN[phase])
        found += check(phase, one, mutant(one, chance, CHANGED_IN[phase]), chance, times)
    return found


@pytest.mark.parametrize("phase", CHANGED_IN)
def test_no_unlisted_difference_between_random_rule_sets(phase):
    assert check_mutants(phase, range(24 if phase == "auction" else 8), 100) > 0


@pytest.mark.slow
@pytest.mark.parametrize("phase", CHANGED_IN)
def test_no_unlisted_difference_between_many_random_rule_sets(phase):
    assert check_mutants(phase, range(8, 1_000), 500) > 0
