"""What a verb gives back when an evening does not allow it."""

from collections.abc import Iterable
from dataclasses import dataclass

from scorekeeper.scoring.problem import Problem


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing was done; every reason why, each with a code and the path of its place."""

    problems: tuple[Problem, ...]


def refused(problems: Iterable[Problem]) -> Refused | None:
    """A refusal for some problems, or None where there are none."""
    found = tuple(problems)
    return Refused(found) if found else None


def refusal(code: str, path: str = "", **values: object) -> Refused:
    """A refusal for one reason."""
    return Refused((Problem(code, path, values),))
