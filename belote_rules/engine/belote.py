"""Belote and rebelote: who holds king and queen of trumps, what he must say, what it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from belote_rules.cards import Card, CardSet, Rank, Seat
from belote_rules.engine.contract import Trump
from belote_rules.rules.announcements import Announcements

Word = Literal["belote", "rebelote"]

NOT_HELD = "announcements.belote_holding"
NOT_PLAYED = "announcements.belote_value"


@dataclass(frozen=True, slots=True)
class Spoken:
    """King or queen of trumps as it was played, with the word that was said."""

    card: Card
    word: Word | None = None


@dataclass(frozen=True, slots=True)
class BeloteScore:
    """The 20 points or none, and the code of the rule that costs them."""

    points: int
    reason: str | None = None


def royal_pair(trump: Trump) -> CardSet:
    """King and queen of trumps; no card where there is no trump suit."""
    suit = trump.suit
    if suit is None:
        return CardSet(0)
    return CardSet.of((Card.of(suit, Rank.KING), Card.of(suit, Rank.QUEEN)))


def holder(trump: Trump, hands: Mapping[Seat, CardSet]) -> Seat | None:
    """Who holds both in his own hand of eight, turned card included (`announcements.belote_holding`)."""
    pair = royal_pair(trump)
    return next((seat for seat, hand in hands.items() if pair and pair <= hand), None)


def belote(
    rules: Announcements, trump: Trump, plays: Sequence[Spoken], *, side_tricks: int, excused_before: bool
) -> BeloteScore:
    """What the king and queen are worth, given in the order in which one player played them.

    `side_tricks`: tricks won by his side in the deal; `excused_before`: whether a forgotten rebelote of his side was
    let pass in this match.
    """
    if CardSet.of(play.card for play in plays) != royal_pair(trump) or not plays:
        return BeloteScore(0, NOT_HELD)
    if rules.belote_value == 0:
        return BeloteScore(0, NOT_PLAYED)
    if rules.belote_needs_trick == "yes" and side_tricks == 0:
        return BeloteScore(0, "announcements.belote_needs_trick")
    if rules.belote_card_order == "king_first" and plays[0].card.rank != Rank.KING:
        return BeloteScore(0, "announcements.belote_card_order")
    if not _said(rules, plays[0].word, plays[1].word, excused_before):
        return BeloteScore(0, "announcements.belote_announcement")
    return BeloteScore(rules.belote_value)


def _said(rules: Announcements, first: Word | None, second: Word | None, excused_before: bool) -> bool:
    """Whether the words satisfy `announcements.belote_announcement`."""
    both = first == "belote" and second == "rebelote"
    match rules.belote_announcement:
        case "automatic":
            return True
        case "both_words_required":
            return both
        case "first_required_second_optional":
            return first == "belote"
        case "late_rebelote_once":
            return both or (first == "belote" and not excused_before)
        case "optional_claim":
            return first is not None or second is not None
        case "second_card":
            return second is not None


def was_excused(rules: Announcements, plays: Sequence[Spoken]) -> bool:
    """Whether these words were let pass as the one forgotten rebelote of a side."""
    return (
        rules.belote_announcement == "late_rebelote_once" and plays[0].word == "belote" and plays[1].word != "rebelote"
    )
