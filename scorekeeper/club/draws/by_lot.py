"""By lot: chance decides, without a repeat where that can be."""

from scorekeeper.club.draws.field import Drawn, Field, shuffled
from scorekeeper.club.draws.meetings import met_least
from scorekeeper.club.draws.partners import partnered_least, seated


def draw(field: Field) -> Drawn:
    """The next round by lot: other places for everybody in each round, the fewest repeats.

    Each round is drawn by itself. Who wants to meet everybody once in as many rounds as there
    are others takes a round robin, since chance may use up the wrong meetings first.
    """
    order = shuffled(field.present, f"{field.seed} {field.past.rounds}")
    if field.size == 1:
        return met_least(order, field)
    return seated(*partnered_least(order, field), field)
