"""Which part of the numbers a chart shows, and where its marks stand."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.rules import RuleSet
from scorekeeper.scoring import Requirement, requirement
from scorekeeper.ui.screens.table.course import grid_step

STEPS = 6
FINE = 4
"""Into how many parts a step is divided, for what stands between two marks."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Round totals from the lowest to the highest that is shown."""

    bottom: int
    top: int
    step: int

    @property
    def fine(self) -> int:
        """The distance of places where something may stand beside the chart."""
        return max(self.step // FINE, 1)

    def near(self, total: float) -> int:
        """The nearest of these places."""
        return round(total / self.fine) * self.fine


@dataclass(frozen=True, slots=True)
class Strip:
    """Totals between which the same initial meld is required, as far as they are shown."""

    low: int
    high: int
    required: Requirement


def scale_of(totals: Sequence[Sequence[int]], target: int | None) -> Scale:
    """The scale on which all totals and the target have room."""
    top = max(0, target or 0, *(max(line) for line in totals))
    bottom = min(0, *(min(line) for line in totals))
    step = grid_step(max(top - bottom, 1), STEPS)
    return Scale(bottom // step * step, -(-top // step) * step, step)


def strips_of(rules: RuleSet, scale: Scale) -> list[Strip]:
    """The requirements over the totals that are shown; none where they follow another count."""
    if rules.initial_meld.by != "score":
        return []
    starts = [band.from_ for band in rules.initial_meld.bands if band.from_ is not None]
    inside = sorted({scale.bottom, *(one for one in starts if scale.bottom < one < scale.top)})
    return [
        Strip(low, high, requirement(rules, score=low))
        for low, high in zip(inside, [*inside[1:], scale.top], strict=True)
    ]
