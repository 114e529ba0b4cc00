"""The play of a trick: which cards are legal, why the others are not, and who takes the trick.

Read it beside a document: each function below is one of its sentences. `duties` yields, in the order in which one
would say them at the table, the duties of the player to move: the code of the parameter (or invariant) that imposes
it, and the cards that it leaves. What all duties leave may be played; a refused card is refused by the first
duty that does not leave it.

The cards of the trick are given in the order played, so the player's partner is the one two cards before him and
nothing depends on who sits where. Inside, cards are 32-bit masks: this function is asked often.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from belote_rules.cards import SUIT_MASKS, Card, CardSet
from belote_rules.engine.contract import Contract, Trump
from belote_rules.engine.ranking import ABOVE_IN_TRUMPS, above, is_trump, trump_mask
from belote_rules.rules.play import Play

NOT_HELD = "play.not_held"
FOLLOW_SUIT = "play.follow_suit"

Duty = tuple[str, int]
"""The code of what imposes it, and the mask of the cards that it leaves."""


def legal_cards(rules: Play, contract: Contract, trick: Sequence[Card], hand: CardSet) -> CardSet:
    """The cards of the hand that may be played to the trick; never none while the hand has any."""
    left = hand.mask
    for _, mask in duties(rules, contract, trick, hand.mask):
        left &= mask
    return CardSet(left)


def refusal(rules: Play, contract: Contract, trick: Sequence[Card], hand: CardSet, card: Card) -> str | None:
    """Why a card may not be played: the code of the first duty against it; None when it may."""
    if card not in hand:
        return NOT_HELD
    for code, mask in duties(rules, contract, trick, hand.mask):
        if not mask >> card & 1:
            return code
    return None


def winner(trump: Trump, trick: Sequence[Card]) -> int:
    """The place in the trick (0 for the leader) of the card that holds it.

    That is the highest trump, else the highest card of the suit led (in all trumps: as a trump).
    """
    best = 0
    for place in range(1, len(trick)):
        if _beats(trump, trick[place], trick[best]):
            best = place
    return best


def _beats(trump: Trump, card: Card, best: Card) -> bool:
    if card.suit == best.suit:
        return above(trump, best) >> card & 1 == 1
    return is_trump(trump, card)


def duties(rules: Play, contract: Contract, trick: Sequence[Card], hand: int) -> Iterator[Duty]:
    """The duties of the player who holds `hand` and plays next to `trick`."""
    trump = contract.trump
    if not trick:
        yield from _leading(rules, contract, hand)
        return
    holder = winner(trump, trick)
    best, partner_wins = trick[holder], holder == len(trick) - 2
    following = hand & SUIT_MASKS[trick[0].suit]
    if following:
        yield FOLLOW_SUIT, following
        yield from _heading(rules, trump, trick[0], best, partner_wins, following)
    elif hand & trump_mask(trump):
        if not partner_wins:
            yield from _void_behind_opponent(rules, trump, best, hand)
        elif is_trump(trump, best):
            ruffed_between = is_trump(trump, trick[-1])
            yield from _void_behind_partners_ruff(rules, best, hand, hand & trump_mask(trump), ruffed_between)
        elif rules.void_partner_winning == "must_trump":
            yield "play.void_partner_winning", hand & trump_mask(trump)


def _leading(rules: Play, contract: Contract, hand: int) -> Iterator[Duty]:
    """Any card may be led, but for a doubled contract that is closed: no trump while plain cards are held."""
    plain = hand & ~trump_mask(contract.trump)
    if rules.lead_restriction == "closed_hokm" and contract.multiplier > 1 and plain:
        yield "play.lead_restriction", plain


def _heading(rules: Play, trump: Trump, led: Card, best: Card, partner_wins: bool, following: int) -> Iterator[Duty]:
    """Must one who follows suit beat the best card? Only where he can: a suit that was ruffed cannot be headed."""
    higher = following & above(trump, best)
    if not higher or trump == Trump.NT:
        return
    if trump == Trump.AT:
        if rules.all_trump_heading == "always" or not partner_wins:
            yield "play.all_trump_heading", higher
    elif is_trump(trump, led):
        if rules.must_head_trump_led == "always" or (
            rules.must_head_trump_led == "unless_partner_winning" and not partner_wins
        ):
            yield "play.must_head_trump_led", higher
    elif rules.must_head_plain_suit == "yes_until_ruffed":
        yield "play.must_head_plain_suit", higher


def _void_behind_opponent(rules: Play, trump: Trump, best: Card, hand: int) -> Iterator[Duty]:
    """Void, holding trumps, and an opponent holds the trick."""
    trumps = hand & SUIT_MASKS[trump]
    discards = hand & ~trumps
    bound = rules.void_opponent_winning == "must_trump"
    if not is_trump(trump, best):
        if bound:
            yield "play.void_opponent_winning", trumps
        return
    higher = trumps & ABOVE_IN_TRUMPS[best]
    if higher:
        if bound:
            yield "play.void_opponent_winning", trumps
        if rules.overtrump_opponent == "required":
            yield "play.overtrump_opponent", higher | discards
    elif rules.undertrump_when_beaten == "required":
        if bound:
            yield "play.undertrump_when_beaten", trumps
    elif rules.undertrump_when_beaten == "forbidden" and discards:
        yield "play.undertrump_when_beaten", discards


def _void_behind_partners_ruff(rules: Play, best: Card, hand: int, trumps: int, ruffed_between: bool) -> Iterator[Duty]:
    """Void, holding trumps, and the partner holds the trick with a trump.

    `ruffed_between`: the opponent who played after the partner has put a lower trump on the trick.
    """
    higher = trumps & ABOVE_IN_TRUMPS[best]
    lower = trumps & ~higher
    options = rules.partner_ruff_options
    if options == "must_overtrump":
        if higher:
            yield "play.partner_ruff_options", higher
        elif rules.void_partner_winning == "must_trump":
            yield "play.void_partner_winning", trumps
    elif options == "must_trump_behind_opponents_ruff":
        if ruffed_between:
            yield "play.partner_ruff_options", higher or trumps
    elif options == "must_overtrump_if_only_trumps":
        if higher and hand == trumps:
            yield "play.partner_ruff_options", higher
    elif options == "no_undertrump":
        if hand != lower:
            yield "play.partner_ruff_options", hand & ~lower
    elif options == "no_undertrump_if_higher_held" and higher:
        yield "play.partner_ruff_options", hand & ~lower
