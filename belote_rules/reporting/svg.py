"""Cards and tables as SVG: a card is its rank and the shape of its suit, so that colour only helps.

Clubs and diamonds have a light heart, spades and hearts are solid: in one colour, too, no two suits look alike. What is
drawn is told again as the title and the description of each picture.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from belote_rules.cards import Card, CardSet, Suit
from belote_rules.reporting.cards import card_shown

WIDTH: Final = 56
HEIGHT: Final = 80
"""A card, in the units of the drawings."""
RAISED: Final = 18
"""How far a card that may be played stands out of the fan."""
STEP: Final = 38
"""What is seen of a card behind the next one of the fan."""

_SHAPES: Final = {
    Suit.SPADES: (
        "M12 1C12 1 2 8.8 2 14c0 3 2.2 4.8 4.6 4.8 2 0 3.6-1 4.4-2.6-.1 2.8-1.1 5.2-3 6.8h8c-1.9-1.6-2.9-4-3-6.8"
        ".8 1.6 2.4 2.6 4.4 2.6 2.4 0 4.6-1.8 4.6-4.8C22 8.8 12 1 12 1z"
    ),
    Suit.HEARTS: (
        "M12 22C4 15 1.5 11.3 1.5 7.6 1.5 4.4 4 2.2 6.8 2.2c2.2 0 4.2 1.2 5.2 3.4 1-2.2 3-3.4 5.2-3.4"
        " 2.8 0 5.3 2.2 5.3 5.4 0 3.7-2.5 7.4-10.5 14.4z"
    ),
    Suit.DIAMONDS: "M12 1q3.4 6.4 8.6 11-5.2 4.6-8.6 11-3.4-6.4-8.6-11Q8.6 7.4 12 1zm0 7l-3 4 3 4 3-4z",
    Suit.CLUBS: (
        "M12 1a5.2 5.2 0 0 0-4.6 7.6A5.2 5.2 0 1 0 11 16.4c-.2 2.700-1.200 5-3 6.600h8c-1.800-1.600-2.800-3.900-3-6.600"
        "a5.200 5.200 0 1 0 3.600-7.800A5.200 5.200 0 0 0 12 1zm0 8.200l2.300 3.300-2.300 2-2.300-2z"
    ),
}


@dataclass(frozen=True, slots=True)
class Placed:
    """A card at its place in a drawing, turned by so many degrees."""

    card: Card
    x: float
    y: float
    turned: float = 0
    classes: str = ""


def suit_symbols() -> Markup:
    """The four shapes, which each page defines once."""
    return Markup("").join(
        Markup('<symbol id="suit-{}" viewBox="0 0 24 24"><path fill-rule="evenodd" d="{}"/></symbol>').format(
            suit.letter, shape
        )
        for suit, shape in _SHAPES.items()
    )


def shape(suit: Suit, x: float, y: float, size: float) -> Markup:
    """The shape of a suit in a drawing."""
    return Markup('<use href="#suit-{0}" class="suit-{0}" x="{1:g}" y="{2:g}" width="{3:g}" height="{3:g}"/>').format(
        suit.letter, x, y, size
    )


def card_face(placed: Placed, language: str) -> Markup:
    """A card: its rank in the corner, its suit below it and in the middle."""
    card = placed.card
    rank = card_shown(card, language)[:-1]
    turned = f" rotate({placed.turned:g} {WIDTH / 2:g} {HEIGHT / 2:g})" if placed.turned else ""
    return Markup(
        '<g class="card {}" transform="translate({:g} {:g}){}"><rect width="{}" height="{}" rx="6"/>'
        '<text class="suit-{}" x="15" y="22">{}</text>{}{}</g>'
    ).format(
        placed.classes,
        placed.x,
        placed.y,
        turned,
        WIDTH,
        HEIGHT,
        card.suit.letter,
        rank,
        shape(card.suit, 8, 27, 14),
        shape(card.suit, 20, 41, 29),
    )


def words(text: str, x: float, y: float, classes: str = "") -> Markup:
    """A line of words, centred."""
    return Markup('<text class="{}" x="{:g}" y="{:g}">{}</text>').format(classes, x, y, text)


def drawing(parts: Iterable[Markup], size: tuple[int, int], identity: str, told: Sequence[str], kind: str) -> Markup:
    """A picture of this width and height; `told` is its title and its description, for those who cannot see it."""
    title, description = told
    return Markup(
        '<svg class="{0}" viewBox="0 0 {1} {2}" role="img" aria-labelledby="{3}-t {3}-d" style="max-width:{1}px">'
        '<title id="{3}-t">{4}</title><desc id="{3}-d">{5}</desc>{6}</svg>'
    ).format(kind, *size, identity, title, description, Markup("").join(parts))


def fan(
    cards: Sequence[Card], raised: Container[Card] | CardSet, language: str, identity: str, told: Sequence[str]
) -> Markup:
    """A hand, fanned; the raised cards stand out and have a tick below, the others lie back."""
    middle = (len(cards) - 1) / 2
    parts = []
    for place, card in enumerate(cards):
        up = card in raised
        x, sag = 12 + place * STEP, 1.2 * (place - middle) ** 2
        y = 8 + sag + (0 if up else RAISED)
        parts.append(card_face(Placed(card, x, y, 3 * (place - middle), "up" if up else "down"), language))
        if up:
            parts.append(words("✓", x + STEP / 2, HEIGHT + RAISED + 24 + sag, "tick"))
    width = 24 + WIDTH + STEP * (len(cards) - 1)
    lowest = round(1.2 * middle**2)
    return drawing(parts, (width, HEIGHT + RAISED + 32 + lowest), identity, told, "fan")


def spread(cards: Sequence[tuple[Card, str]], language: str, identity: str, told: Sequence[str]) -> Markup:
    """Cards side by side in their order, each with a word below it."""
    parts = []
    for place, (card, word) in enumerate(cards):
        x = 30 + place * 2 * WIDTH
        parts += [card_face(Placed(card, x, 8), language), words(word, x + WIDTH / 2, HEIGHT + 30, "said")]
    return drawing(parts, (2 * WIDTH * len(cards), HEIGHT + 42), identity, told, "fan")
