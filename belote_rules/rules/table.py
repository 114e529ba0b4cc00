"""The table: who plays, which way the table turns, who deals."""

from __future__ import annotations

from typing import Annotated, Literal

from belote_rules.rules.parameter import EDGE, Later, Phase


class Table(Phase):
    """The people round the table. `rotation` is read by presentation alone: all else speaks of next and previous."""

    player_count: Annotated[Literal[4, 3, 2], Later(3, 2)]
    partnership_structure: Annotated[
        Literal["fixed_opposite", "individual", "caller_versus_rest"],
        Later("individual", "caller_versus_rest"),
    ]
    rotation: Literal["anticlockwise", "clockwise"]
    first_dealer: Annotated[
        Literal["random", "lowest_card_between_teams", "first_king", "previous_winners"],
        EDGE,
        Later("lowest_card_between_teams", "first_king", "previous_winners"),
    ]
    next_dealer: Annotated[Literal["next_in_rotation", "winner_of_deal"], EDGE, Later("winner_of_deal")]
