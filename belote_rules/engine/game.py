"""The whole match as `state, action -> state`: what may be done now, who is to act, and why an act is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from belote_rules.cards import Card, CardSet, Seat
from belote_rules.engine import announcements, auction, deal, match, play
from belote_rules.engine.belote import NOT_HELD, NOT_PLAYED, Spoken, holder, royal_pair
from belote_rules.engine.calls import AuctionState
from belote_rules.engine.counting import deal_score, pack_of_hands, pack_of_tricks, tricks
from belote_rules.engine.refused import Refused
from belote_rules.engine.state import Action, DealCards, Declare, MakeCall, MatchState, Play, PlayCard, Trick
from belote_rules.engine.table import dealer_after_redeal, first_leader, next_dealer
from belote_rules.rules.ruleset import RuleSet


def new_match(rules: RuleSet, dealer: Seat) -> MatchState:
    """A match before its first deal; who deals first is drawn by lot outside (`table.first_dealer: random`)."""
    return MatchState(rules=rules, dealer=dealer)


def to_act(state: MatchState) -> Seat | None:
    """Who is to act: the dealer before a deal, else the speaker or the player whose turn it is; None when over."""
    match state.stage:
        case "deal":
            return state.dealer
        case "auction":
            assert state.auction is not None
            return state.auction.speaker
        case "declarations":
            return _speaker_of_declarations(_playing(state))
        case "play":
            return _playing(state).trick.to_play
        case "over":
            return None


def actions(state: MatchState) -> Iterator[Action]:
    """What may be done now. Before a deal there is chance, not choice: `act` says whether a pack will do."""
    if state.stage == "auction":
        assert state.auction is not None
        for call in auction.legal_calls(state.rules, state.auction):
            yield MakeCall(call)
    elif state.stage == "declarations":
        yield from _declarable(state)
    elif state.stage == "play":
        yield from _playable(state)


def act(state: MatchState, action: Action) -> MatchState:
    """The state after an action; a `Refused` names the rule when it is not allowed."""
    if state.stage == "deal" and isinstance(action, DealCards):
        return _deal(state, action)
    if state.stage == "auction" and isinstance(action, MakeCall):
        return _call(state, action)
    if state.stage == "declarations" and isinstance(action, Declare):
        return _declare(state, action)
    if state.stage == "play" and isinstance(action, PlayCard):
        return _play_card(state, action)
    raise Refused(action, f"game.{state.stage}")


def _playing(state: MatchState) -> Play:
    assert state.play is not None
    return state.play


def _deal(state: MatchState, action: DealCards) -> MatchState:
    rules = state.rules.deal
    reason = deal.pack_refusal(rules, state.gathered, action.pack) or deal.cut_refusal(rules, action.lifted)
    if reason:
        raise Refused(action, reason)
    schedules = deal.before_auction(rules, state.dealer)
    if not 0 <= action.alternative < len(schedules):
        raise Refused(action, "deal.packets")
    pack = action.pack if action.pack is not None else state.gathered
    assert pack is not None
    dealt = deal.deal_out(deal.undealt(deal.cut(pack, action.lifted)), schedules[action.alternative])
    return replace(state, stage="auction", dealt=dealt, auction=auction.opening(state.dealer, dealt.turned))


def _call(state: MatchState, action: MakeCall) -> MatchState:
    assert state.auction is not None
    reason = auction.refusal(state.rules, state.auction, action.call)
    if reason:
        raise Refused(action, reason)
    after = auction.after(state.rules, state.auction, action.call)
    if not after.over:
        return replace(state, auction=after)
    return _passed_out(state) if after.contract is None else _start_play(state, after)


def _passed_out(state: MatchState) -> MatchState:
    """Nobody took: the cards are gathered and dealt again; what hangs goes on hanging."""
    assert state.dealt is not None
    return replace(
        state,
        stage="deal",
        dealer=dealer_after_redeal(state.rules, state.dealer),
        gathered=pack_of_hands(state.dealt, state.dealer),
        deals=(*state.deals, match.PlayedDeal((0, 0), passed_out=True)),
        dealt=None,
        auction=None,
    )


def _start_play(state: MatchState, over: AuctionState) -> MatchState:
    assert state.dealt is not None
    assert over.contract is not None
    steps = deal.after_auction(state.rules.deal, state.dealer, over.contract.taker)
    dealt = deal.deal_out(state.dealt, steps)
    leader = first_leader(state.dealer)
    playing = Play(over.contract, dealt.hands, dealt.hands, Trick(leader))
    return _next_stage(replace(state, auction=over, dealt=dealt, play=playing))


def _next_stage(state: MatchState) -> MatchState:
    """Play, or declarations where somebody has still to make his before he plays his first card."""
    declaring = _speaker_of_declarations(_playing(state)) if _declarations_are_due(state) else None
    return replace(state, stage="play" if declaring is None else "declarations")


def _declarations_are_due(state: MatchState) -> bool:
    """All declare before the first trick, or each before his own first card (`announcements.declaration_moment`)."""
    rules, playing = state.rules.announcements, _playing(state)
    if rules.declarations_mode == "none" or playing.won:
        return False
    if rules.declaration_moment == "before_first_trick":
        return True
    return playing.declared[playing.trick.to_play] is None


def _speaker_of_declarations(playing: Play) -> Seat | None:
    """The next in turn who has not declared yet."""
    turn = playing.trick.to_play
    order = (Seat((turn + n) % 4) for n in range(4))
    return next((seat for seat in order if playing.declared[seat] is None), None)


def _declarable(state: MatchState) -> Iterator[Declare]:
    playing = _playing(state)
    seat = _speaker_of_declarations(playing)
    assert seat is not None
    for chosen in announcements.declarable_sets(state.rules.announcements, playing.dealt[seat]):
        yield Declare(tuple(declaration.cards for declaration in chosen))


def _declare(state: MatchState, action: Declare) -> MatchState:
    playing = _playing(state)
    seat = _speaker_of_declarations(playing)
    assert seat is not None
    made, reason = announcements.read(state.rules.announcements, playing.dealt[seat], action.cards)
    if reason:
        raise Refused(action, reason)
    declared = tuple(made if other == seat else playing.declared[other] for other in Seat)
    return _next_stage(replace(state, play=replace(playing, declared=declared)))


def _playable(state: MatchState) -> Iterator[PlayCard]:
    playing = _playing(state)
    hand = playing.hands[playing.trick.to_play]
    legal = play.legal_cards(state.rules.play, playing.contract, playing.trick.cards, hand)
    for card in legal:
        yield PlayCard(card)
        if _word_refusal(state, card) is None:
            yield PlayCard(card, "rebelote" if playing.spoken else "belote")


def _word_refusal(state: MatchState, card: Card) -> str | None:
    """Why belote may not be said with a card: only who was dealt king and queen of trumps says it, with these."""
    if state.rules.announcements.belote_value == 0:
        return NOT_PLAYED
    playing = _playing(state)
    trump = playing.contract.trump
    held_by = holder(trump, dict(zip(Seat, playing.dealt, strict=True)))
    return None if card in royal_pair(trump) and held_by == playing.trick.to_play else NOT_HELD


def _play_card(state: MatchState, action: PlayCard) -> MatchState:
    playing = _playing(state)
    seat, trick = playing.trick.to_play, playing.trick
    reason = play.refusal(state.rules.play, playing.contract, trick.cards, playing.hands[seat], action.card)
    if reason is None and action.word:
        reason = _word_refusal(state, action.card)
    if reason:
        raise Refused(action, reason)
    after = _with_card(playing, seat, action)
    if len(after.trick.cards) < 4:
        return _next_stage(replace(state, play=after))
    return _trick_done(replace(state, play=after))


def _with_card(playing: Play, seat: Seat, action: PlayCard) -> Play:
    """The play with one card more on the table, and what was said with it."""
    left = [*playing.hands]
    left[seat] -= CardSet.of((action.card,))
    spoken = playing.spoken
    if action.card in royal_pair(playing.contract.trump):
        spoken = (*spoken, Spoken(action.card, action.word))
    trick = replace(playing.trick, cards=(*playing.trick.cards, action.card))
    return replace(playing, hands=(left[0], left[1], left[2], left[3]), trick=trick, spoken=spoken)


def _trick_done(state: MatchState) -> MatchState:
    """Who took the trick leads the next; after eight the deal is scored."""
    playing = _playing(state)
    taken_by = playing.trick.seat_of(play.winner(playing.contract.trump, playing.trick.cards))
    won = (*playing.won, (taken_by, playing.trick))
    state = replace(state, play=replace(playing, won=won, trick=Trick(taken_by)))
    return _next_stage(state) if len(won) < 8 else _score(state)


def _score(state: MatchState) -> MatchState:
    """Record the deal, and see whether the match is over."""
    playing = _playing(state)
    score, excused = deal_score(state.rules, playing, state.reserve, state.excused)
    played = match.PlayedDeal(
        recorded=score.recorded,
        taker=playing.contract.takers,
        made=score.made,
        belote=(score.scores[0].belote, score.scores[1].belote),
        tricks=tricks(playing),
        passed_out=score.replay,
    )
    standing = match.after(state.rules.match, state.standing, played)
    return replace(
        state,
        stage="over" if standing.over else "deal",
        dealer=state.dealer if score.replay else next_dealer(state.dealer),
        gathered=pack_of_tricks(playing),
        deals=(*state.deals, played),
        scores=(*state.scores, score),
        standing=standing,
        reserve=score.reserve,
        excused=excused,
    )
