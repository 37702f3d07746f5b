"""A table of an evening as a match wants it: by which rules, between whom."""

from collections.abc import Sequence

from scorekeeper.club.entrants import entrant_of
from scorekeeper.club.model import Evening, Plan
from scorekeeper.club.rounds import Table, TableSide
from scorekeeper.club.shape import shape_of
from scorekeeper.match.model import Player, Side
from scorekeeper.rules import RuleSetId

JOINT = " & "


def rule_set_at(plan: Plan, table: Table) -> RuleSetId:
    """The rule set of a table: the plan's, or the one of tables of those left over."""
    alone = all(len(side.players) == 1 for side in table.sides)
    if plan.threes is not None and alone and len(table.sides) == shape_of(plan).lone:
        return plan.threes
    return plan.ruleset


def match_sides(evening: Evening, table: Table) -> tuple[Side, ...]:
    """The sides of the match at a table, with those who sit there.

    A side goes by the name of its entrant, where it has one of its own that no other side at
    the table goes by, or by its players'.
    """
    sides = [_side(evening, side) for side in table.sides]
    names = [side.name for side in sides]
    return tuple(
        side if names.count(side.name) == 1 else Side(_joined(side.players), side.players)
        for side in sides
    )


def _joined(players: Sequence[Player]) -> str:
    return JOINT.join(player.name for player in players)


def _side(evening: Evening, side: TableSide) -> Side:
    names = {member.uid: member.name for member in evening.members}
    players = tuple(Player(names[uid], uid) for uid in side.players)
    entrants = [entrant_of(evening, uid) for uid in side.entrants]
    own = [entrant.name for entrant in entrants if entrant is not None and entrant.name]
    name = own[0] if len(own) == len(entrants) == 1 else _joined(players)
    return Side(name, players)
