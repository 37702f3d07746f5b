"""Tables of players who all play against each other: those together who have met least."""

from collections.abc import Sequence

from scorekeeper.club.draws.field import Past
from scorekeeper.club.uids import EntrantUid

Group = list[EntrantUid]


def apart(order: Sequence[EntrantUid], size: int, past: Past) -> list[tuple[EntrantUid, ...]]:
    """An order in tables of `size`, which divides it, with few who met before.

    It begins with neighbours in the order and has two change places, near ones first, as long
    as that makes fewer repeats. This is a short search: it may miss the best tables.
    """
    seats = list(order)
    while any(_changed(seats, size, past, step) for step in range(1, len(seats))):
        pass
    return [tuple(seats[start : start + size]) for start in range(0, len(seats), size)]


def _changed(seats: Group, size: int, past: Past, step: int) -> bool:
    """Have two that sit `step` apart change places where that helps; whether any have."""
    found = False
    for one in range(len(seats) - step):
        if one // size != (one + step) // size:
            found = _better_changed(seats, size, past, (one, one + step)) or found
    return found


def _better_changed(seats: Group, size: int, past: Past, two: tuple[int, int]) -> bool:
    one, other = two
    before = sum(_repeats(seats, place, size, past) for place in two)
    if not before:
        return False
    seats[one], seats[other] = seats[other], seats[one]
    if sum(_repeats(seats, place, size, past) for place in two) < before:
        return True
    seats[one], seats[other] = seats[other], seats[one]
    return False


def _repeats(seats: Group, place: int, size: int, past: Past) -> int:
    """What somebody's having met the others at the table costs: twice is worse than two once."""
    start = place - place % size
    table = seats[start : start + size]
    return sum(
        (past.met(seats[place], other) + past.partnered(seats[place], other)) ** 2
        for other in table
        if other != seats[place]
    )
