"""Where the points of a match came from: the lines of all its deals, gathered by kind."""

from collections import Counter
from collections.abc import Mapping

from scorekeeper.match.progress import Progress
from scorekeeper.scoring.line import CANASTA_PART, ScoreLine, part_of

SOURCES: Mapping[str, tuple[str, ...]] = {
    "canastas": (CANASTA_PART, "extra_bonus", "seven_canastas"),
    "cards": ("melded_cards",),
    "threes": ("red_threes", "black_threes", "red_threes_in_hand"),
    "out": ("go_out",),
    "hand": ("cards_in_hand",),
    "penalties": ("penalties",),
    "special": ("special_hand", "acaba"),
    "table": ("total", "adjustment"),
}
"""The parts of a score by where they come from; what the table worked out itself comes last."""
OTHER = "other"


def sources_of(stand: Progress) -> tuple[Mapping[str, int], ...]:
    """The points of each side in all deals by source, in the order of `SOURCES`.

    They add up to what the deals brought the side; a source that none of them has is left out.
    """
    found: list[Counter[str]] = [Counter() for _ in stand.totals]
    for deal in stand.deals:
        for counted, side in zip(found, deal.score.sides, strict=True):
            for line in side.lines:
                counted[source_of(line)] += line.points
    used = [one for one in (*SOURCES, OTHER) if any(one in counted for counted in found)]
    return tuple({one: counted[one] for one in used} for counted in found)


def source_of(line: ScoreLine) -> str:
    """Where the points of a line come from."""
    part = part_of(line)
    return next((source for source, parts in SOURCES.items() if part in parts), OTHER)
