"""What is wrong with a form: where on the screen it belongs, and when it may be shown."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scorekeeper.entry.form import Field, Form, Mode
from scorekeeper.entry.sums import has_number
from scorekeeper.scoring.problem import Grade, Problem

SIDE_PATH = re.compile(r"sides\[(\d+)\]\.?(.*)")
FIELDS = {
    "melded_card_points": Field.TABLE,
    "hand_card_points": Field.HAND,
    "total": Field.TOTAL,
}
WHO_OUT = ("went_out", "concealed", "acaba", "opened")
"""Fields of a deal that the question "who went out?" sets."""
NOBODY_OUT = "nobody_out_nothing_in_hand"
QUESTION = "out"
"""The path of what is wrong with the answer to that question itself."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The part of the form that a problem is about."""

    side: int | None = None
    """None: the whole deal."""
    field: Field | None = None
    about: str = ""
    """The dotted path below the side, such as `canastas` or `red_threes`."""

    @property
    def is_who_out(self) -> bool:
        """Whether it is about the answer to "who went out?"."""
        return self.about in (*WHO_OUT, QUESTION)


def spot_of(problem: Problem) -> Spot:
    """Where a problem belongs, by its path."""
    found = SIDE_PATH.fullmatch(problem.path)
    if found is None:
        return Spot(about=problem.path)
    about = found.group(2)
    return Spot(int(found.group(1)), FIELDS.get(about), about)


def faults(form: Form, found: Sequence[Problem]) -> tuple[Problem, ...]:
    """Everything wrong with a form whose deal has these problems, the impossible first.

    While nobody said who went out, that nobody is out is no news.
    """
    asked = form.asked or form.mode is Mode.TOTALS
    told = [problem for problem in found if asked or problem.code != NOBODY_OUT]
    left_open = (*_left_open(form), *told)
    return tuple(sorted(left_open, key=lambda problem: problem.grade is Grade.UNLIKELY))


def _left_open(form: Form) -> Iterator[Problem]:
    """None of it is impossible, but it is rarely meant."""
    if form.mode is Mode.COUNTS and not form.asked:
        yield Problem("out_not_said", QUESTION, grade=Grade.UNLIKELY)
    if form.is_acaba:
        return
    for place, side in enumerate(form.sides):
        no_total = form.mode is Mode.TOTALS and not has_number(side.text(Field.TOTAL))
        if no_total or side.is_blank:
            yield Problem("nothing_typed", f"sides[{place}]", grade=Grade.UNLIKELY)


def is_due(form: Form, problem: Problem) -> bool:
    """Whether a problem may be shown.

    That of a field once the cursor has left it, that of going out once it has left the side,
    that of a chip at once, and every other once the deal was to be saved.
    """
    spot = spot_of(problem)
    if form.tried:
        return True
    if spot.side is None or not spot.about:
        return False
    if spot.field is not None:
        place = (spot.side, spot.field)
        return place in form.left and place != form.at
    if spot.is_who_out:
        return spot.side != form.side and any(side == spot.side for side, _ in form.left)
    return True
