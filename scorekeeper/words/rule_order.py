"""The order in which a rule book tells its rules, and what it tells in one breath."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("players", ("players", "sides", "by_players")),
    (
        "cards",
        (
            "decks",
            "jokers",
            "total_cards",
            "hand_size",
            "foot_size",
            "stock_draw",
            "card_values",
            "dealing",
        ),
    ),
    ("melds", ("meld_rules",)),
    ("initial", ("initial_meld", "initial_meld_exceptions")),
    (
        "canastas",
        (
            "canasta_min_cards",
            "canasta_bonus",
            "canasta_cards_count",
            "concealed_canasta",
            "extra_canasta_bonuses",
            "bonuses_when_out",
        ),
    ),
    (
        "threes",
        (
            "red_three_values",
            "red_three_sign",
            "red_three_all_four_without_meld",
            "red_three_in_hand",
            "black_three",
        ),
    ),
    (
        "out",
        (
            "go_out_requirement",
            "go_out_discard_required",
            "partner_question",
            "go_out_bonus",
            "concealed_go_out_extra",
            "hand_cards",
            "stock_exhaustion",
        ),
    ),
    (
        "extras",
        (
            "penalties",
            "melded_cards_negative_without_canasta",
            "special_hands",
            "special_hands_mode",
            "acaba",
            "seven_canastas_auto_win",
        ),
    ),
    ("end", ("target", "match_hands", "match_winner", "tie")),
    ("table", ("table_rules",)),
)
"""The sections of a rule book in order, and the top paths that each of them tells."""

TOLD_WHOLE = (
    "by_players",
    "card_values",
    "concealed_canasta",
    "red_three_sign",
    "initial_meld",
    "penalties.short_sequence",
    "acaba",
    "seven_canastas_auto_win",
)
"""Paths whose parts mean something only together."""
