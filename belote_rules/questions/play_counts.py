"""How many concrete positions each cell of play stands for: exact numbers, by combinatorics.

The measure: the trumps are fixed, one to three cards are on the table in the order played, the player holds one to
eight of the others. That is 201,636,741,248 positions for each kind of contract. It counts positions that no real game
reaches: hands of other sizes than the tricks before allow, and tricks in which earlier players broke the rules.
A lead is no position of it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from math import comb

from belote_rules.cards import PACK, CardSet
from belote_rules.engine.contract import Trump
from belote_rules.questions.play_cells import (
    FOLLOWING,
    LARGEST_HAND,
    TRUMPS,
    VOID,
    Cell,
    Counts,
    TrickClass,
    build,
    class_masks,
    positions,
    trick_class,
)

Sizes = tuple[int, ...]
"""How many cards of each class are left beside a trick: those of one who can follow, then of one who cannot."""


def total(hand: int) -> int:
    """All positions with a hand of so many cards, of one kind of contract."""
    tricks = (1, 2, 3)
    ordered = {length: comb(32, length) * (1, 1, 2, 6)[length] for length in tricks}
    return sum(ordered[length] * comb(32 - length, hand) for length in tricks)


TOTALS: Counts = tuple(total(hand) for hand in range(1, LARGEST_HAND + 1))
"""All positions of one kind of contract by size of hand."""


def of_cells(cells: Iterable[int]) -> Counts:
    """The positions that several cells stand for, by size of hand."""
    known = positions()
    return tuple(map(sum, zip(*(known[cell] for cell in cells), (0,) * LARGEST_HAND, strict=True)))


def count() -> dict[Cell, Counts]:
    """Count the positions of every cell, grouping tricks by what the rules and the count look at."""
    found: dict[Cell, list[int]] = {}
    for trump in TRUMPS.values():
        for (trick, sizes), times in _tricks(trump).items():
            for classes, counts in _hands(sizes):
                row = found.setdefault(Cell(trick, classes), [0] * LARGEST_HAND)
                for place, number in enumerate(counts):
                    row[place] += times * number
    return {cell: tuple(row) for cell, row in found.items() if any(row)}


def _tricks(trump: Trump) -> Counter[tuple[TrickClass, Sizes]]:
    seen: Counter[tuple[TrickClass, Sizes]] = Counter()
    for length in (1, 2, 3):
        for trick in permutations(PACK, length):
            on_table = CardSet.of(trick).mask
            masks = class_masks(trump, trick)
            sizes = tuple((masks[name] & ~on_table).bit_count() for name in (*FOLLOWING, *VOID))
            seen[trick_class(trump, trick), sizes] += 1
    return seen


def _hands(sizes: Sizes) -> Iterator[tuple[frozenset[str], Counts]]:
    """For each set of classes the number of hands that hold it; beside cards of the suit led anything else goes."""
    following, void = sizes[: len(FOLLOWING)], sizes[len(FOLLOWING) :]
    for names, rows in ((FOLLOWING, following), (VOID, void)):
        free = sum(void) if names is FOLLOWING else 0
        for chosen in _subsets(range(len(names))):
            held = [rows[place] for place in chosen]
            counts = tuple(_exactly(held, free, hand) for hand in range(1, LARGEST_HAND + 1))
            yield frozenset(names[place] for place in chosen), counts


def _exactly(held: Sequence[int], free: int, hand: int) -> int:
    """Hands of so many cards with at least one card of each of these classes, and any of the free ones."""
    with_some = ((len(held) - len(part), sum(part)) for part in ((), *_subsets(held)))
    return sum((-1) ** missing * comb(size + free, hand) for missing, size in with_some)


def _subsets(items: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All subsets but the empty one."""
    return (part for size in range(1, len(items) + 1) for part in combinations(items, size))


def to_json() -> str:
    """The form in which smallest positions and counts are shipped: a cell a line, which follows from its position."""
    counts = count()
    rows = (
        json.dumps([q.trump.name, [c.code for c in q.trick], q.hand.codes, q.multiplier, counts.get(cell, [0] * 8)])
        for cell, q in build().items()
    )
    return "[\n" + ",\n".join(rows) + "\n]\n"
