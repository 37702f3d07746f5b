"""Players who change partners: who plays with whom, which partners meet, who is left over."""

from collections.abc import Sequence
from itertools import product

from scorekeeper.club.draws.apart import apart
from scorekeeper.club.draws.field import Drawn, Field, resting
from scorekeeper.club.draws.matching import matched, matched_closely
from scorekeeper.club.uids import EntrantUid

Partners = tuple[EntrantUid, EntrantUid]


def partnered_least(
    order: Sequence[EntrantUid], field: Field
) -> tuple[list[Partners], tuple[EntrantUid, ...]]:
    """Partners who have been partners least, and who is left over, those with the fewest byes.

    Without repeats the first of an order plays with the last of the first table, the second
    with the one before, and so on: tables of about the same strength on both sides.
    """
    table = field.sides * field.size
    left = resting(order, field, len(order) % table)
    playing = [one for one in order if one not in left]

    def cost(low: int, high: int) -> int:
        times = field.past.partnered(playing[low], playing[high])
        tables_between = high // table - low // table
        uneven = abs(high % table + low % table - table + 1)
        return times**2 * len(playing) ** 2 * table + tables_between * table + uneven

    pairs = matched(len(playing), cost)
    return [(playing[low], playing[high]) for low, high in pairs], left


def seated(
    partners: Sequence[Partners],
    left: tuple[EntrantUid, ...],
    field: Field,
    *,
    closely: bool = False,
) -> Drawn:
    """Partners at tables with those whom they have met least; those left over alone, or resting.

    `closely`: of the tables with the fewest repeats those where first meets second.
    """
    partners, alone = _with_company(partners, left, field)
    met = field.past.met

    def cost(low: int, high: int) -> int:
        times = (met(one, other) for one, other in product(partners[low], partners[high]))
        return sum((1 << (one + one)) - 1 for one in times)  # once more weighs four times as much

    pairs = (matched_closely if closely else matched)(len(partners), cost)
    tables = tuple((partners[low], partners[high]) for low, high in pairs)
    lone = tuple(tuple((one,) for one in table) for table in _lone_tables(alone, field))
    return Drawn(tables + lone, () if alone else left)


def _with_company(
    partners: Sequence[Partners], left: tuple[EntrantUid, ...], field: Field
) -> tuple[list[Partners], list[EntrantUid]]:
    """The partners that stay, and who sits at tables without partners: none where all rest.

    Where those left over do not fill such tables, partners come to them who sat there least.
    """
    count = len(left)
    everybody = count + 2 * len(partners)
    while field.lone and count and count % field.lone and count <= everybody:
        count += field.sides * field.size
    if not field.lone or not count or count > everybody:
        return list(partners), []
    places = sorted(range(len(partners)), key=lambda place: _sat_alone(partners[place], field))
    parted = set(places[: (count - len(left)) // 2])
    stay = [two for place, two in enumerate(partners) if place not in parted]
    return stay, [*left, *(one for place in sorted(parted) for one in partners[place])]


def _sat_alone(partners: Partners, field: Field) -> int:
    return sum(field.past.lone.get(one, 0) for one in partners)


def _lone_tables(alone: list[EntrantUid], field: Field) -> list[tuple[EntrantUid, ...]]:
    return apart(alone, field.lone, field.past) if alone else []
