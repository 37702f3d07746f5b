"""Free: neighbours in the list sit together; the organiser moves them as the evening wants."""

from collections.abc import Sequence

from scorekeeper.club.draws.field import Drawn, Field, Meeting, resting
from scorekeeper.club.uids import EntrantUid


def draw(field: Field) -> Drawn:
    """The next round in the order of the list, whoever has met before.

    Who rests has had the fewest byes. It is a beginning that is changed by hand.
    """
    table = field.sides * field.size
    byes = resting(field.present, field, len(field.present) % table)
    playing = [one for one in field.present if one not in byes]
    starts = range(0, len(playing), table)
    return Drawn(tuple(_meeting(playing[start : start + table], field) for start in starts), byes)


def _meeting(players: Sequence[EntrantUid], field: Field) -> Meeting:
    starts = range(0, len(players), field.size)
    return tuple(tuple(players[start : start + field.size]) for start in starts)
