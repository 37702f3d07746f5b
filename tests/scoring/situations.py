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

UNLIKELY = {"nobody_out_nothing_in_hand", "odd_points"}


def name(row: Row) -> str:
    """What a row is about, short enough for the name of a test."""
    return f"{row['code']} {row.get('at', row.get('meld', row.get('melds', '')))}"
