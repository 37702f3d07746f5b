"""Everything that can be wrong with a deal, a meld, a lay-down or a token, from `problems.json`."""

import json
from pathlib import Path
from typing import Any

CANASTA = {"canastas": {"mixed": 1}, "melded_card_points": 100}
OUT = CANASTA | {"went_out": True}
HELD = {"hand_card_points": 40}
MODERN = "modern_american"

Row = dict[str, Any]
ROWS: dict[str, list[Row]] = json.loads(
    (Path(__file__).parent / "problems.json").read_text("utf-8")
)
DEALS, MELDS, LAY_DOWNS, TOKENS = (ROWS[kind] for kind in ("deals", "melds", "lay_downs", "tokens"))

IMPOSSIBLE = {
    "negative",
    "counted_twice",
    "wrong_number_of_sides",
    "two_sides_out",
    "acaba_and_out",
    "acaba_one_caller",
    "two_special_hands",
    "special_hand_ended_the_deal",
    "more_hand_canastas",
    "concealed_but_not_out",
    "out_but_not_opened",
    "out_with_cards_in_hand",
    "melded_but_not_opened",
    "two_lone_hands",
    "too_many_red_threes",
    "too_many_black_threes",
    "too_many_of_a_card",
    "too_many_wild_cards",
    "too_many_canastas",
    "too_many_points",
}
"""What no table can have had with these packs, or contradicts itself; all else is unlikely."""


def name(row: Row) -> str:
    """What a row is about, short enough for the name of a test."""
    return f"{row['code']} {row.get('at', row.get('meld', row.get('melds', '')))}"
