"""Short names for the score cards: at a club people have two, and at a table one is enough."""

from dataclasses import replace

from scorekeeper.match import Side
from scorekeeper.session import OpenMatch

JOINT = " & "


def with_first_names(shown: OpenMatch) -> OpenMatch:
    """A match whose sides go by first names where their names have no room.

    Where two at the table share a first name, all keep what they are called.
    """
    match = shown.match
    first = [[_first(player.name) for player in side.players] for side in match.sides]
    everybody = [name for names in first for name in names]
    if len(set(everybody)) < len(everybody):
        return shown
    sides = tuple(_called(side, names) for side, names in zip(match.sides, first, strict=True))
    return replace(shown, match=replace(match, sides=sides))


def _called(side: Side, first: list[str]) -> Side:
    """A side with a short form, unless it has one, or a name that is not its players'."""
    whole = JOINT.join(player.name for player in side.players)
    if side.short is not None or side.name != whole:
        return side
    return replace(side, short=JOINT.join(first))


def _first(name: str) -> str:
    return next(iter(name.split()), name)
