"""Round robin: everybody meets everybody once before anybody meets again."""

from scorekeeper.club.draws.circle import circle, turns
from scorekeeper.club.draws.field import Drawn, Field, shuffled
from scorekeeper.club.draws.meetings import is_new, met_least


def draw(field: Field) -> Drawn:
    """The next round of a round robin; the seed gives everybody a place in the circle.

    Where the circle was broken, since somebody came later, left, or was moved by hand, it is
    the round with the fewest repeats.
    """
    order = shuffled(field.present, field.seed)
    pairs, alone = circle(len(order), field.past.rounds)
    drawn = Drawn(
        tuple(((order[one],), (order[other],)) for one, other in pairs),
        () if alone is None else (order[alone],),
    )
    whole_circles = field.past.rounds // turns(len(order))
    return drawn if is_new(drawn, field, times=whole_circles) else met_least(order, field)
