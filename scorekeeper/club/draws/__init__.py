"""Who plays whom: each draw is given everything, its seed included, and gives back one round.

    field = Field(present=uids, past=past_of(rounds), seed="…")
    DRAWS["round_robin"](field).meetings

round_robin   everybody meets everybody once
mitchell      one half keeps its tables, the other moves up
rotating      players change partners
by_standing   first against second
by_lot        chance decides
free          the organiser decides
"""

from collections.abc import Callable, Mapping

from scorekeeper.club.draws import by_lot, by_standing, free, mitchell, rotating, round_robin
from scorekeeper.club.draws.field import Drawn, Field, Meeting, Past, past_of, shuffled

Draw = Callable[[Field], Drawn]

DRAWS: Mapping[str, Draw] = {
    "round_robin": round_robin.draw,
    "mitchell": mitchell.draw,
    "rotating": rotating.draw,
    "by_standing": by_standing.draw,
    "by_lot": by_lot.draw,
    "free": free.draw,
}

__all__ = ["DRAWS", "Draw", "Drawn", "Field", "Meeting", "Past", "past_of", "shuffled"]
