"""Short names of sides, for narrow places."""

from dataclasses import replace

from scorekeeper.match import Match, seating

MAX_LENGTH = 15  # characters that fit into half the width of a phone


def short_names(match: Match) -> tuple[str, ...]:
    """Return a short name of each side.

    It is the short form that a side has, or else its name with the first names of its players. The
    whole name is returned where it is short enough, and where two players share a first name.
    """
    everybody = [player.name for side in match.sides for player in side.players]
    first = {name: next(iter(name.split()), name) for name in everybody}
    are_distinct = len(set(first.values())) == len(everybody)
    names = []
    for side in match.sides:
        name = side.short or side.name
        if are_distinct and not side.short and len(name) > MAX_LENGTH:
            players = [replace(player, name=first[player.name]) for player in side.players]
            name = seating.with_players(side, players).name
        names.append(name)
    return tuple(names)
