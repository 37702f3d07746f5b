"""What a table looks like: how many sides, of how many players, for whose points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scorekeeper.club.draws.field import FACING
from scorekeeper.club.model import Form, Plan
from scorekeeper.rules import RuleSet, RuleSetId, overlaid, rule_book


@dataclass(frozen=True, slots=True)
class Shape:
    """The tables of an evening."""

    sides: int
    """Sides of a table."""
    seats: int
    """Players of a side."""
    size: int
    """Entrants that make a side: players who change partners, or one that is a side itself."""
    lone: int = 0
    """Players at a table without partners, for those who are left over; 0: there is none."""


def shape_of(plan: Plan) -> Shape:
    """The tables of a plan, from its rule set and house rules.

    Raises `UnknownRuleSetError` and `RuleSetError` where these cannot be played.
    """
    sides = rules_in_force(plan).sides
    size = sides.size if plan.form == "individuals" else 1
    lone = lone_players(plan.threes) if plan.threes is not None and size > 1 else None
    return Shape(sides.count, sides.size, size, lone or 0)


def rules_in_force(plan: Plan) -> RuleSet:
    """The values that an evening plays by; raises what `shape_of` raises."""
    return overlaid(rule_book(plan.ruleset).tree, plan.house_rules, "house_rules")[1]


def lone_players(ruleset: RuleSetId) -> int | None:
    """How many play alone at a table of a rule set, more than two; None where it knows no such.

    A rule set says so for its usual number of players, or for another number that it allows.
    """
    rules = rule_book(ruleset).rules
    usual: dict[str, Any] = {"sides.count": rules.sides.count, "sides.size": rules.sides.size}
    forms = [usual, *({**usual, **changes} for changes in rules.by_players.values())]
    alone = [form["sides.count"] for form in forms if form["sides.size"] == 1]
    return min((count for count in alone if count > FACING), default=None)


def table_fits(shape: Shape, sides: Sequence[int]) -> bool:
    """Whether a table has the sides of an evening, by their entrants, or is for those left over."""
    alone = shape.lone > 0 and list(sides) == [1] * shape.lone
    return alone or list(sides) == [shape.size] * shape.sides


def members_fit(form: Form, shape: Shape, count: int) -> bool:
    """Whether so many members make an entrant: one player, one side, or two sides and more."""
    if form == "individuals":
        return count == 1
    if form == "pairs":
        return count == shape.seats
    return count > shape.seats and count % shape.seats == 0
