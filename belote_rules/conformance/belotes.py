"""What to ask about belote: king and queen in both orders, with all words, with a trick and without, and less."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from belote_rules.cards import Card, Rank, Seat, Suit
from belote_rules.conformance.numbering import Asked
from belote_rules.engine.belote import Spoken, Word
from belote_rules.engine.contract import Trump
from belote_rules.questions.announcement_grid import claims
from belote_rules.questions.referee import belote_score
from belote_rules.questions.values import BeloteClaim
from belote_rules.questions.wire.asking import belote_of
from belote_rules.rules.ruleset import RuleSet

_TRUMPS: Final = (Trump.S, Trump.H, Trump.D, Trump.C)


def standard(rules: RuleSet) -> Iterator[Asked]:
    """Every order with all words, by another holder in another suit each; then what is no belote at all."""
    for place, claim in enumerate(claims()):
        yield _asked(rules, _in(claim, _TRUMPS[place % 4]), Seat((place // 4) % 4))
    for holder, trump in product(Seat, _TRUMPS):
        yield from (_asked(rules, claim, holder) for claim in _of_other_cards(trump, "belote"))


def further(rules: RuleSet) -> Iterator[Asked]:
    """The same by every holder in every suit."""
    for claim, holder, trump in product(claims(), Seat, _TRUMPS):
        yield _asked(rules, _in(claim, trump), holder)
    for holder, trump in product(Seat, _TRUMPS):
        yield from (_asked(rules, claim, holder) for claim in _of_other_cards(trump, None))


def _in(claim: BeloteClaim, trump: Trump) -> BeloteClaim:
    plays = tuple(Spoken(Card.of(Suit(trump), play.card.rank), play.word) for play in claim.plays)
    return BeloteClaim(trump, plays, claim.side_tricks, claim.excused_before)


def _of_other_cards(trump: Trump, word: Word | None) -> Iterator[BeloteClaim]:
    """One of the two alone (the partner may have the other), king and queen of two suits, and of a plain one."""
    suit, plain = Suit(trump), Suit((trump + 1) % 4)
    king, queen = Card.of(suit, Rank.KING), Card.of(suit, Rank.QUEEN)
    for cards in (
        (king,),
        (queen,),
        (king, Card.of(plain, Rank.QUEEN)),
        (Card.of(plain, Rank.KING), Card.of(plain, Rank.QUEEN)),
    ):
        words: tuple[Word | None, ...] = (word, "rebelote" if word else None)
        yield BeloteClaim(trump, tuple(map(Spoken, cards, words)))


def _asked(rules: RuleSet, claim: BeloteClaim, holder: Seat) -> Asked:
    return _about(rules, claim), belote_of(rules, claim, holder, 0)


def _about(rules: RuleSet, claim: BeloteClaim) -> str:
    """What costs the points; where nothing does, what might have."""
    score = belote_score(rules, claim)
    if score.reason is not None:
        return score.reason
    if claim.side_tricks == 0:
        return "announcements.belote_needs_trick"
    king_first = claim.plays[0].card.rank == Rank.KING
    return "announcements.belote_announcement" if king_first else "announcements.belote_card_order"
