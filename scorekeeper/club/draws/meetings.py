"""Sides that stay together: who meets whom, if need be with one of them resting."""

from collections.abc import Sequence

from scorekeeper.club.draws.apart import apart
from scorekeeper.club.draws.field import FACING, Drawn, Field, fewest_byes, is_fair, resting
from scorekeeper.club.draws.matching import Cost, matched, matched_closely, neighbours
from scorekeeper.club.uids import EntrantUid


def met_least(order: Sequence[EntrantUid], field: Field, *, closely: bool = False) -> Drawn:
    """Meetings with as few repeats as can be; `closely` also first against second.

    Of an odd number one rests who has had the fewest byes: the choice that makes the fewest
    repeats, and `closely` the last of those. At tables of more sides they sit together who
    have met least.
    """
    if field.sides > FACING:
        return _round_tables(order, field)
    count, fewest = len(order), fewest_byes(field)
    odd = count % 2

    def repeats(low: int, high: int) -> int | None:
        if high == count:
            return 0 if field.past.rested(order[low]) == fewest else None
        return field.past.met(order[low], order[high]) ** 2

    pairs = matched_closely(count + odd, repeats) if closely else _matched(count + odd, repeats)
    return Drawn(
        tuple(((order[low],), (order[high],)) for low, high in pairs if high < count),
        tuple(order[low] for low, high in pairs if high == count),
    )


def _matched(count: int, repeats: Cost) -> list[tuple[int, int]]:
    """Pairs with the fewest repeats; where neighbours have not met there is nothing to search."""
    return neighbours(count, repeats) or matched(count, repeats)


def is_new(drawn: Drawn, field: Field, *, times: int = 0) -> bool:
    """Whether no two of a round have met more than `times`, and its byes are fair."""
    return is_fair(field, drawn.byes) and all(
        field.past.met(one, other) <= times for (one,), (other,) in drawn.meetings
    )


def _round_tables(order: Sequence[EntrantUid], field: Field) -> Drawn:
    byes = resting(order, field, len(order) % field.sides)
    playing = [one for one in order if one not in byes]
    tables = apart(playing, field.sides, field.past)
    return Drawn(tuple(tuple((one,) for one in table) for table in tables), byes)
