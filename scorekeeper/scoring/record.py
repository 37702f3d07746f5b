"""What a table reports of a deal: as counted, unchecked, in any of three depths of detail."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from scorekeeper.rules.cards import Card
from scorekeeper.scoring.meld import Meld

Hand = Mapping[Card, int]
"""How many of each card, `3r` and `3b` among them."""


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points given or taken at the table, signed, with the reason."""

    points: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideDeal:
    """One side's part of a deal; every field may be left out.

    Cards (`melds`, `cards_in_hand` or `hands`), counts (`canastas` to `incomplete`) and the
    `total` that the table worked out are three ways to say the same.
    """

    melds: tuple[Meld, ...] = ()
    cards_in_hand: Hand | None = None
    hands: tuple[Hand, ...] | None = None

    canastas: Mapping[str, int] = field(default_factory=dict)
    hand_canastas: Mapping[str, int] = field(default_factory=dict)
    melded_card_points: int | None = None
    hand_card_points: int | None = None
    red_threes_in_hand: int = 0
    black_threes_in_hand: int = 0
    held: tuple[Literal["sevens", "aces"], ...] = ()
    incomplete: tuple[
        Literal["sevens", "aces", "wild", "wild_with_four_jokers", "sequence"], ...
    ] = ()
    opened: bool | None = None

    total: int | None = None

    red_threes: int = 0
    black_threes: int = 0
    black_threes_captured: int = 0
    went_out: bool = False
    concealed: bool = False
    special_hand: str | None = None
    acaba: Literal["caller", "opponent"] | None = None
    lone: bool = False
    adjustment: Adjustment | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """What every side has at the end of one deal, in the order of the sides."""

    sides: tuple[SideDeal, ...]
