"""Short names of sides, for where there is little room."""

from dataclasses import replace

from scorekeeper.match import Match, seating

ROOM = 15
"""Characters of a name that stand in half the width of a phone."""


def short_names(match: Match) -> tuple[str, ...]:
    """Return a name of each side for where a long one has no room.

    It is the short form that a side has, else its name with the first names of its players; the
    whole name where that is short enough, and where two at the table share a first name.
    """
    everybody = [player.name for side in match.sides for player in side.players]
    first = {name: next(iter(name.split()), name) for name in everybody}
    are_distinct = len(set(first.values())) == len(everybody)
    names = []
    for side in match.sides:
        name = side.short or side.name
        if are_distinct and not side.short and len(name) > ROOM:
            players = [replace(player, name=first[player.name]) for player in side.players]
            name = seating.with_players(side, players).name
        names.append(name)
    return tuple(names)
