"""Requests read as questions of play, of the auction and of announcements, and refused where they make no sense."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from belote_rules.cards import PACK, Card, CardSet, Seat
from belote_rules.engine.announcements import Declaration, best_set, declaration_of, may_stand_together
from belote_rules.engine.belote import Spoken
from belote_rules.engine.contract import Trump
from belote_rules.errors import BeloteError
from belote_rules.questions.values import BeloteClaim, Declared, LegalCards, TrickWinner
from belote_rules.questions.wire import requests
from belote_rules.questions.wire.calls import SpokenCall, read_call
from belote_rules.questions.wire.seats import SeatNames
from belote_rules.questions.wire.values import Claim, Play
from belote_rules.rules.announcements import Announcements
from belote_rules.rules.ruleset import RuleSet

CARDS: Final = {card.code: card for card in PACK}
"""Every card by its code."""


def read_cards(codes: Sequence[str], place: str) -> CardSet:
    """The cards of a list, which may name none twice."""
    cards = CardSet.of(CARDS[code] for code in codes)
    if len(cards) != len(codes):
        twice = next(code for index, code in enumerate(codes) if code in codes[:index])
        raise BeloteError("wire.card_twice", card=twice, place=place)
    return cards


def read_trick(plays: Sequence[Play], names: SeatNames) -> tuple[Card, ...]:
    """The cards of a trick in the order played; each seat must be the next one."""
    for before, play in pairwise(plays):
        expected = names.write(names.read(before.seat).next)
        if play.seat != expected:
            raise BeloteError("wire.wrong_seat", seat=play.seat, expected=expected, order=" ".join(names.order))
    codes = [play.card for play in plays]
    read_cards(codes, "trick")
    return tuple(CARDS[code] for code in codes)


def legal_cards(request: requests.LegalCards | requests.JudgeCard, names: SeatNames) -> LegalCards:
    """The question whose turn it is with which cards; the trick and the hand may share none."""
    trick = read_trick(request.trick, names)
    if request.trick:
        expected = names.write(names.read(request.trick[-1].seat).next)
        if request.seat != expected:
            raise BeloteError("wire.wrong_seat", seat=request.seat, expected=expected, order=" ".join(names.order))
    hand = read_cards(request.hand, "hand")
    for card in trick:
        if card in hand:
            raise BeloteError("wire.held_and_played", card=card.code)
    return LegalCards(Trump[request.contract.trump], trick, hand, request.contract.multiplier)


def trick_winner(request: requests.TrickWinner, names: SeatNames) -> TrickWinner:
    """The question who holds the trick."""
    return TrickWinner(Trump[request.contract.trump], read_trick(request.trick, names))


@dataclass(frozen=True, slots=True)
class SpokenAuction:
    """An auction as it was told: it may hold calls out of turn and calls of other games."""

    dealer: Seat
    turned: Card | None
    calls: tuple[SpokenCall, ...]


def spoken_auction(request: requests.AuctionRequest, names: SeatNames, rules: RuleSet) -> SpokenAuction:
    """The auction of a request; there is a turned card where the rules turn one, and only there."""
    turns_up = rules.auction.auction_kind == "turnup_two_round"
    if turns_up != (request.turned is not None):
        raise BeloteError("wire.turned_missing" if turns_up else "wire.turned_unwanted")
    turned = None if request.turned is None else CARDS[request.turned]
    calls = tuple(read_call(text, turned, names, rules) for text in request.calls)
    return SpokenAuction(names.read(request.dealer), turned, calls)


def belote_claim(request: requests.Belote) -> BeloteClaim:
    """The question what king and queen are worth."""
    codes = [play.card for play in request.plays]
    read_cards(codes, "plays")
    plays = tuple(Spoken(CARDS[play.card], play.word) for play in request.plays)
    return BeloteClaim(Trump[request.contract.trump], plays, request.side_tricks, request.excused_before)


def declared(request: requests.Declarations, names: SeatNames, rules: RuleSet) -> Declared:
    """The question which declarations count, of those that are valid; without claims each declares all he can."""
    if request.hands is None:
        raise BeloteError("wire.hands_missing")
    hands = {name: read_cards(getattr(request.hands, name), f"hands.{name}") for name in names.order}
    read_cards([code for hand in hands.values() for code in hand.codes], "hands")
    made: list[tuple[Declaration, ...]] = []
    for name in names.order:
        if request.declared is None:
            made.append(best_set(rules.announcements, hands[name]))
        else:
            made.append(_valid_claims(rules.announcements, hands[name], getattr(request.declared, name), name))
    return Declared(Trump[request.contract.trump], names.read(request.leader), tuple(made))


def _valid_claims(rules: Announcements, hand: CardSet, claims: Sequence[Claim], name: str) -> tuple[Declaration, ...]:
    """The claims that are what they say, are held, and may stand beside those before them."""
    valid: tuple[Declaration, ...] = ()
    for claim in claims:
        cards = read_cards(claim.cards, f"declared.{name}")
        made = declaration_of(cards)
        if made is None or made.kind != claim.kind or not cards <= hand:
            continue
        if may_stand_together(rules, (*valid, made)):
            valid = (*valid, made)
    return valid
