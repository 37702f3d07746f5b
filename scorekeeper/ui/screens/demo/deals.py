"""The deals of the demo match, as a record spells them: each shows something else."""

from collections.abc import Mapping, Sequence
from typing import Any

DEALS: Sequence[Mapping[str, Any]] = (
    {
        "sides": [
            {
                "canastas": {"natural": 1, "mixed": 1},
                "melded_card_points": 385,
                "red_threes": 1,
                "went_out": True,
            },
            {
                "canastas": {"mixed": 1},
                "melded_card_points": 145,
                "hand_card_points": 60,
                "red_threes": 2,
            },
        ]
    },
    {
        "sides": [
            {"melded_card_points": 95, "hand_card_points": 140, "red_threes": 1},
            {
                "canastas": {"mixed": 2},
                "melded_card_points": 240,
                "red_threes": 1,
                "went_out": True,
            },
        ]
    },
    {
        "sides": [
            {
                "canastas": {"natural": 1, "mixed": 1},
                "melded_card_points": 410,
                "went_out": True,
                "concealed": True,
            },
            {"hand_card_points": 115, "red_threes": 1},
        ]
    },
)
"""The common deal; one that turns the lead; one that is ended concealed."""
