"""Problems of a whole deal, each with the side that it is about."""

import re
from collections.abc import Sequence

from scorekeeper.scoring import Problem
from scorekeeper.words.words import Words

SIDE = re.compile(r"sides\[(\d+)\]")


def side_of(problem: Problem) -> int | None:
    """The index of the side that a problem is about, or None where it is about the deal."""
    found = SIDE.match(problem.path)
    return None if found is None else int(found[1])


def placed_problem(words: Words, problem: Problem, names: Sequence[str]) -> str:
    """What is wrong, after the name of the side that it is about."""
    side, said = side_of(problem), words.problem(problem)
    if side is None or side >= len(names):
        return said
    return words.text("problem-of-side", side=names[side], problem=said)
