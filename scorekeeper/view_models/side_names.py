"""Short names of sides, for places with little room."""

from dataclasses import replace

from scorekeeper.match import Match, seating

MAX_NAME_LENGTH = 15  # characters that fit in half the width of a phone


def short_names(match: Match) -> tuple[str, ...]:
    """Return a short name of each side.

    It is the typed short name of the side, or else its full name. In a full name that is too long,
    players have only their first names, unless two players of the match share a first name.
    """
    names = [player.name for side in match.sides for player in side.players]
    first_names = {name: next(iter(name.split()), name) for name in names}
    are_distinct = len(set(first_names.values())) == len(names)

    side_names = []
    for side in match.sides:
        name = side.short or side.name
        if are_distinct and not side.short and len(name) > MAX_NAME_LENGTH:
            players = [replace(player, name=first_names[player.name]) for player in side.players]
            name = seating.with_players(side, players).name
        side_names.append(name)
    return tuple(side_names)
