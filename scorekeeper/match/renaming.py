"""A match under other names: the same people, called as they are called now."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from scorekeeper.match.model import Match, PlayedDeal, Player, Side
from scorekeeper.match.seating import seats_at_first, seats_of

Called = Mapping[str, Player]
"""Who a name of a match stands for; names that are not in it stay as they are."""


def names_of(match: Match) -> tuple[Player, ...]:
    """Everybody whom a match names, each once: players of its sides, then who took over."""
    players = {player.name: player for side in match.sides for player in side.players}
    coming = match.coming
    others = [*(coming.seats or ()), *([coming.dealer] if coming.dealer else [])]
    for played in match.deals:
        others += [*(played.seats or ()), *([played.out_player] if played.out_player else [])]
    for name in others:
        players.setdefault(name, Player(name))
    return tuple(players.values())


def with_names(match: Match, called: Called) -> Match:
    """The match with the people whom its names stand for, wherever a name is said."""
    if not called:
        return match
    sides = _sides(called, match.sides)
    seated = {player.name for side in sides for player in side.players}
    others = (player for player in called.values() if player.uid and player.name not in seated)
    arranged = match.arranged and replace(
        match.arranged,
        dealer=_name(called, match.arranged.dealer),
        seats=_names(called, match.arranged.seats),
    )
    return replace(
        match,
        sides=sides,
        seats=_names(called, match.seats) or (),
        first_dealer=_name(called, match.first_dealer),
        deals=tuple(played_with(called, played) for played in match.deals),
        arranged=arranged,
        others=tuple(others),
    )


def with_players(side: Side, players: Sequence[Player]) -> Side:
    """A side with other players in their places; a name that is made of theirs follows."""
    names = [player.name for player in side.players]
    name = side.name
    if names and all(one in name for one in names):
        now = dict(zip(names, (player.name for player in players), strict=True))
        longest_first = sorted(names, key=len, reverse=True)
        name = re.sub("|".join(map(re.escape, longest_first)), lambda at: now[at[0]], name)
    return replace(side, name=name, players=tuple(players))


def sides_now(match: Match) -> tuple[Side, ...]:
    """The sides with those who sit at the table now, where somebody was replaced."""
    first, now = seats_at_first(match), seats_of(match)
    if len(first) != len(now) or first == now:
        return match.sides
    takes_over, known = dict(zip(first, now, strict=True)), {one.name: one for one in match.others}
    called = {old: known.get(new, Player(new)) for old, new in takes_over.items() if old != new}
    return _sides(called, match.sides)


def played_with(called: Called, played: PlayedDeal) -> PlayedDeal:
    """A deal with the people whom its names stand for."""
    return replace(
        played,
        dealer=_name(called, played.dealer),
        out_player=_name(called, played.out_player),
        seats=_names(called, played.seats),
        confirmed_by=_names(called, played.confirmed_by) or (),
    )


def _sides(called: Called, sides: Sequence[Side]) -> tuple[Side, ...]:
    return tuple(with_players(one, [_who(called, who) for who in one.players]) for one in sides)


def _who(called: Called, player: Player) -> Player:
    found = called.get(player.name)
    return player if found is None else replace(found, uid=found.uid or player.uid)


def _name(called: Called, name: str | None) -> str | None:
    found = None if name is None else called.get(name)
    return name if found is None else found.name


def _names(called: Called, names: tuple[str, ...] | None) -> tuple[str, ...] | None:
    return names and tuple(called[name].name if name in called else name for name in names)
