"""The chips of a row: which is chosen, which the other sides rule out, what a tap makes of it."""

from dataclasses import dataclass

from scorekeeper.entry.form import Form
from scorekeeper.entry.rows import Row

LAST = 4
"""The number of the last chip; further taps on it count on."""
MORE = "+"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip:
    """One number that can be chosen."""

    number: int
    """What it stands for at first: the last one may stand for more."""
    shown: str
    on: bool
    off: bool
    """Whether it cannot be: other sides have too many already, or nothing is asked."""


def count_of(form: Form, side: int, row: Row) -> int:
    """The number that is chosen in a row."""
    return form.sides[side].chips.get(row.key, 0)


def limit_of(form: Form, side: int, row: Row) -> int:
    """The most that a side can have beside what the other sides have."""
    others = sum(count_of(form, place, row) for place in range(len(form.sides)) if place != side)
    return max(0, row.most - others)


def chips_of(form: Form, side: int, row: Row) -> tuple[Chip, ...]:
    """The chips of a row for one side, as many as can ever be chosen."""
    count, limit = count_of(form, side, row), limit_of(form, side, row)
    return tuple(
        Chip(
            number=number,
            shown=_shown(row, number, count, limit),
            on=count == number or (number == LAST and count > LAST),
            off=form.is_acaba or limit < number != count,
        )
        for number in range(min(LAST, row.most) + 1)
    )


def tapped(form: Form, side: int, row: Row, number: int) -> Form:
    """The form after a tap on a chip: the last one counts on, and after the most begins again."""
    count, limit = count_of(form, side, row), limit_of(form, side, row)
    after = count + 1 if number == LAST <= count else number
    return form.chosen(side, row.key, after if after <= limit else number)


def _shown(row: Row, number: int, count: int, limit: int) -> str:
    if number == LAST and count > LAST:
        return str(count)
    return f"{number}{MORE}" if number == LAST < limit and row.often_more else str(number)
