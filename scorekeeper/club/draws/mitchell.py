"""Mitchell: one half keeps its tables, the other moves up a table after each round."""

from scorekeeper.club.draws.field import Drawn, Field, shuffled
from scorekeeper.club.draws.meetings import is_new, met_least
from scorekeeper.club.uids import EntrantUid


def draw(field: Field) -> Drawn:
    """The next round: the second side of each table moves up one, the last to the first.

    Of an odd number one rests behind the last table, and moves like the others. Once the move
    would bring back an opponent, as many rounds on as there are tables or after somebody has
    come or left, everybody may meet everybody: the round has the fewest repeats.
    """
    order = shuffled(field.present, field.seed)
    last = field.past.last
    if last is None:
        return _seated(order)
    if not _are_the_same(last, field):
        return met_least(order, field)
    moved = _moved(last)
    return moved if is_new(moved, field) else met_least(order, field)


def _seated(order: tuple[EntrantUid, ...]) -> Drawn:
    """The first round: one half of an order stays, the other is in front of it."""
    stays = len(order) // 2
    stay, moving, rest = order[:stays], order[stays : stays * 2], order[stays * 2 :]
    return Drawn(tuple(((one,), (other,)) for one, other in zip(stay, moving, strict=True)), rest)


def _are_the_same(last: Drawn, field: Field) -> bool:
    """Whether those play now who played or rested last."""
    played = {one for meeting in last.meetings for side in meeting for one in side}
    return played | set(last.byes) == set(field.present)


def _moved(last: Drawn) -> Drawn:
    line = [*(across for _, across in last.meetings), *((one,) for one in last.byes)]
    now = [line[-1], *line[:-1]]
    meetings = tuple((stays, comes) for (stays, _), comes in zip(last.meetings, now, strict=False))
    return Drawn(meetings, tuple(one for side in now[len(meetings) :] for one in side))
