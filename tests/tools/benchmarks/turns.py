"""Several ways to do a thing, measured in turns: a busy machine then hits them all alike."""

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from typing import TypeVar

T = TypeVar("T")
TURNS = 9


def in_turns(ways: Mapping[str, Callable[[], T]], turns: int = TURNS) -> dict[str, list[T]]:
    found: dict[str, list[T]] = {name: [] for name in ways}
    order, random = list(ways.items()), Random("turns")
    for _ in range(turns):
        random.shuffle(order)
        for name, way in order:
            found[name].append(way())
    return found


def middle(values: list[float]) -> float:
    return float(median(values))
