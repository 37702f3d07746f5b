"""A scheme of the standing: plain values; its sources ride beside them in `schemes.toml`."""

from dataclasses import dataclass
from typing import Literal, NewType

SchemeId = NewType("SchemeId", str)
Counts = Literal["match_points", "card_points", "victory_points"]
TieBreak = Literal["head_to_head", "difference", "wins", "card_points", "highest_match", "lot"]
ByeRule = Literal["nothing", "walkover", "average_of_winners"]


@dataclass(frozen=True, slots=True)
class MatchPoints:
    """What a match earns a side, in the points of the standing."""

    win: int
    draw: int
    loss: int


@dataclass(frozen=True, slots=True)
class Band:
    """A row of a table of victory points: for differences up to `upto`, None for all others."""

    upto: int | None
    winner: int
    loser: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scheme:
    """How results become a standing; every figure may be changed for an evening."""

    id: SchemeId
    counts: Counts
    tie_breaks: tuple[TieBreak, ...]
    """What parts those who are level, one after the other."""
    walkover: int
    """Card points of the side that came, where the other did not."""
    bye: ByeRule
    match_points: MatchPoints | None = None
    """Where match points are counted."""
    bands: tuple[Band, ...] = ()
    """Where victory points are counted: by the difference in card points, ascending."""
