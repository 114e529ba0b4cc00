"""Announcements: belote and rebelote, and the declarations (sequences and squares)."""

from __future__ import annotations

from typing import Annotated, Literal

from belote_rules.rules.parameter import Applies, Later, Phase

_WITH_ALL_TRUMPS = Applies("auction.denominations", "suits_sa_ta")
_WITH_NO_TRUMP = Applies("auction.denominations", "suits_sa_ta", "suits_sa", "suits_sun")
_WITH_DECLARATIONS = Applies("announcements.declarations_mode", "optional", "always")
_WITH_BELOTE = Applies("announcements.belote_value", 20)
_WITH_DOUBLES = Applies("auction.doubling", "double_and_redouble", "double_only", "four_levels")


class Announcements(Phase):
    """What is said beside the cards, and what it is worth.

    Two places say what becomes of the takers' belote after a failure; `belote_on_failure` carries it, and
    `scoring.taker_score_on_failure` must agree. The same with `declarations_on_failure`, which carries it, and
    `scoring.failure_score_turnup`. `belote_doubled` speaks of the winning side's belote in a doubled deal; the
    losing side's is `scoring.doubled_loser_score`. `declarations_mode: optional` is a table that has agreed to
    play them: no one is ever bound to declare, so it plays as `always`.
    """

    belote_value: Literal[20, 0]
    belote_holding: Annotated[
        Literal["same_player_original_hand", "one_hand_after_trick_one"],
        _WITH_BELOTE,
        Later("one_hand_after_trick_one"),
    ]
    belote_announcement: Annotated[
        Literal[
            "both_words_required",
            "first_required_second_optional",
            "late_rebelote_once",
            "optional_claim",
            "automatic",
            "second_card",
        ],
        _WITH_BELOTE,
    ]
    belote_card_order: Annotated[Literal["either_first", "king_first"], _WITH_BELOTE]
    belote_in_all_trumps: Annotated[
        Literal["up_to_four", "one", "none", "four_with_play_condition"],
        _WITH_BELOTE,
        _WITH_ALL_TRUMPS,
        Later("up_to_four", "one", "none", "four_with_play_condition"),
    ]
    belote_in_no_trump: Annotated[Literal["none"], _WITH_BELOTE, _WITH_NO_TRUMP]
    belote_on_failure: Annotated[
        Literal["kept_by_holder", "goes_to_defenders", "lost", "kept_unless_announced_capot"], _WITH_BELOTE
    ]
    belote_in_contract_test: Annotated[
        Literal["both_sides_counted", "takers_20_toward_threshold", "excluded"], _WITH_BELOTE
    ]
    belote_doubled: Annotated[Literal["never", "multiplied"], _WITH_BELOTE, _WITH_DOUBLES]
    belote_needs_trick: Annotated[Literal["no", "yes"], _WITH_BELOTE]
    declarations_mode: Literal["none", "optional", "always"]
    sequence_values: Annotated[
        Literal["3_20_4_50_5_100", "baloot_projects"], _WITH_DECLARATIONS, Later("baloot_projects")
    ]
    square_values: Annotated[
        Literal["J200_9_150_others100", "J200_9_140_A110", "klaverjas_J200_others100", "baloot_100_400"],
        _WITH_DECLARATIONS,
        Later("J200_9_140_A110", "klaverjas_J200_others100", "baloot_100_400"),
    ]
    sequence_rank_order: Annotated[Literal["natural"], _WITH_DECLARATIONS]
    long_sequences: Annotated[
        Literal["five_plus_is_100", "eight_wins_match", "longer_beats_shorter"],
        _WITH_DECLARATIONS,
        Later("eight_wins_match", "longer_beats_shorter"),
    ]
    card_sharing: Annotated[Literal["one_declaration_per_card", "free"], _WITH_DECLARATIONS]
    declaration_moment: Annotated[
        Literal["with_own_first_card", "before_first_trick", "until_trick_one_gathered"],
        _WITH_DECLARATIONS,
        Later("until_trick_one_gathered"),
    ]
    comparison_scope: Annotated[Literal["joint", "separate_kinds"], _WITH_DECLARATIONS, Later("separate_kinds")]
    square_versus_sequence: Annotated[Literal["square_first", "value_then_square"], _WITH_DECLARATIONS]
    sequence_tiebreaks: Annotated[Literal["length_top_trump", "trump_length_top", "length_top"], _WITH_DECLARATIONS]
    equal_declarations: Annotated[
        Literal["cancel_all", "elder_hand", "cancel_that_kind"], _WITH_DECLARATIONS, Later("cancel_that_kind")
    ]
    declarations_of_winner: Annotated[Literal["all_of_team", "best_only"], _WITH_DECLARATIONS]
    declarations_in_contract_test: Annotated[Literal["counted", "excluded"], _WITH_DECLARATIONS]
    declarations_on_failure: Annotated[Literal["all_to_defenders", "lost", "kept"], _WITH_DECLARATIONS]
    declarations_on_capot: Annotated[
        Literal["trickless_side_transfers", "trickless_side_void", "kept"], _WITH_DECLARATIONS
    ]
    trick_melds: Annotated[Literal["hand_melds", "trick_melds"], Later("trick_melds")]
