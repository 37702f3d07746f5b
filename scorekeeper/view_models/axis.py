"""Axes of bar charts. Each contains zero and ends at a round number."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

ROUND_ENDS = ((1, 2), (1.5, 3), (2, 2), (3, 3), (5, 5), (6, 3), (10, 2))
"""Ends of an axis, as multiples of a power of ten, each with its number of steps.

A step is 1, 2 or 5 times a power of ten.
"""


@dataclass(frozen=True, slots=True)
class Tick:
    """A line across the chart."""

    position: float
    """From 0, the beginning of the axis, to 1, its end."""
    label: str


@dataclass(frozen=True, slots=True)
class Axis:
    """The scale of the bars of one figure."""

    low: float
    """The value at the beginning: zero unless a value is negative."""
    high: float
    """The value at the end."""
    ticks: tuple[Tick, ...]

    def position(self, value: float) -> float:
        """Return the place of a value on the axis, from 0 to 1."""
        return min(max((value - self.low) / (self.high - self.low), 0), 1)

    def bar(self, value: float | None) -> "Bar":
        """Return the bar from zero to a value; a bar of length 0 if the value is None."""
        zero = self.position(0)
        end = zero if value is None else self.position(value)
        return Bar(min(zero, end), max(zero, end))


@dataclass(frozen=True, slots=True)
class Bar:
    """The place of a bar on its axis."""

    start: float
    """From 0 to 1."""
    end: float
    """From 0 to 1."""


def round_axis(
    values: Iterable[float], label: Callable[[float], str], *, is_whole: bool = True
) -> Axis:
    """Return an axis that covers zero and all values, with ticks at round steps.

    Args:
        values: The values of the bars; there may be none.
        label: Returns the text of a tick.
        is_whole: True if the values are whole numbers, so that no step is shorter than 1.
    """
    known = [0.0, *values]
    highest = max(known)
    lowest = min(known)
    end, step = _round_end_and_step(highest - lowest)
    if is_whole:
        step = max(step, 1.0)
    if lowest == 0:
        steps_below = 0
        steps_above = max(round(end / step), 1)
    else:
        steps_below = math.ceil(-lowest / step)
        steps_above = math.ceil(highest / step)
    ticks = range(-steps_below, steps_above + 1)
    return _axis([number * step for number in ticks], label)


def percent_axis(label: Callable[[float], str], *, steps: int) -> Axis:
    """Return an axis from 0 to 100 %, for shares from 0 to 1."""
    return _axis([number / steps for number in range(steps + 1)], label)


def _axis(values: list[float], label: Callable[[float], str]) -> Axis:
    low = values[0]
    high = values[-1]
    ticks = tuple(Tick((value - low) / (high - low), label(value)) for value in values)
    return Axis(low, high, ticks)


def _round_end_and_step(value: float) -> tuple[float, float]:
    """Return a round end, at least `value`, for an axis from zero, and the step of its ticks."""
    if value <= 0:
        return 1.0, 1.0
    power = 10.0 ** math.floor(math.log10(value))
    end, steps = next(entry for entry in ROUND_ENDS if entry[0] * power >= value)
    return end * power, end * power / steps
