"""A card table as SVG: four seats with what lies or was said before each, and something in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from belote_rules.cards import Card
from belote_rules.engine.contract import Trump
from belote_rules.reporting.svg import HEIGHT, WIDTH, Placed, card_face, drawing, shape, words
from belote_rules.texts import catalogue

SIZE: Final = (420, 340)
_MIDDLE: Final = (210, 170)
_LABELS: Final = ((210, 326), (45, 174), (210, 24), (375, 174))
_CARDS: Final = ((210, 246), (128, 170), (210, 94), (292, 170))
"""The middle of a seat's label and of its card: at the bottom, to the left, at the top, to the right."""
_LINE: Final = 17
_CORNER: Final = (378, 306)


@dataclass(frozen=True, slots=True)
class Place:
    """One of the four places: who sits there, what was said, which card lies there and as the how-manieth."""

    name: str
    said: tuple[str, ...] = ()
    card: Card | None = None
    number: int = 0
    to_act: bool = False


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table. The places stand in the order of play, the first at the bottom; `clockwise` says where the next sits."""

    places: tuple[Place, Place, Place, Place]
    clockwise: bool
    trump: Trump | None = None
    turned: Card | None = None

    def draw(self, language: str, identity: str, told: Sequence[str]) -> Markup:
        """The picture, with its title and description."""
        return drawing(self._parts(language), SIZE, identity, told, "table")

    def _parts(self, language: str) -> Iterator[Markup]:
        yield Markup('<rect class="cloth" x="88" y="44" width="244" height="252" rx="72"/>')
        yield self._arrow()
        yield from self._centre(language)
        for place, spot in zip(self.places, (0, 1, 2, 3) if self.clockwise else (0, 3, 2, 1), strict=True):
            yield from _seat(place, spot, language)

    def _arrow(self) -> Markup:
        """Which way the table turns: three quarters of a circle beside it, with a tip."""
        x, y = _CORNER
        sweep, side = (1, -1) if self.clockwise else (0, 1)
        return Markup('<path class="turn" d="M{} {}A15 15 0 1 {} {} {}m-5 6l5 -7l5 7"/>').format(
            x, y - 15, sweep, x + 15 * side, y
        )

    def _centre(self, language: str) -> Iterator[Markup]:
        x, y = _MIDDLE
        if self.turned is not None:
            yield card_face(Placed(self.turned, x - WIDTH / 2, y - HEIGHT / 2), language)
        elif self.trump is not None:
            suit = self.trump.suit
            yield words(catalogue(language).label("picture.trumps"), x, y - 8, "small")
            if suit is not None:
                yield shape(suit, x - 13, y, 26)
            else:
                yield words(catalogue(language).label(f"trump.{self.trump.name}"), x, y + 12, "seat")


def _seat(place: Place, spot: int, language: str) -> Iterator[Markup]:
    x, y = _LABELS[spot]
    yield words(place.name, x, y, "seat to-act" if place.to_act else "seat")
    for line, said in enumerate(place.said, start=1):
        yield words(said, x, y + line * _LINE if spot != 0 else y - 60 + line * _LINE, "said")
    if place.card is not None:
        cx, cy = _CARDS[spot]
        yield card_face(Placed(place.card, cx - WIDTH / 2, cy - HEIGHT / 2), language)
        yield Markup('<circle class="order" cx="{0}" cy="{1}" r="11"/>').format(cx + WIDTH // 2, cy - HEIGHT // 2)
        yield words(str(place.number), cx + WIDTH // 2, cy - HEIGHT // 2 + 4.5, "order")
