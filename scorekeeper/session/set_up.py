"""How a match is set up: rules, sides, seats, dealer; and what can be wrong with that."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from scorekeeper.match.model import Side
from scorekeeper.rules import RuleSetError, RuleSetId, overlaid, rule_book
from scorekeeper.rules.model import RuleSet
from scorekeeper.rules.tree import Tree
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.club_table import ClubTable


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp:
    """What is decided before the first deal."""

    ruleset: RuleSetId
    sides: tuple[Side, ...]
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    first_dealer: str | None = None
    direction: Literal[1, -1] = 1
    opening_scores: tuple[int, ...] = ()
    opening_reason: str = ""
    profile: str = ""
    """The name of the house rules that the values come from; they are the match's own now."""
    is_demo: bool = False
    """Whether the match is there to try things with: then it counts nowhere."""
    company: tuple[str, ...] = ()
    """Everybody of this table's evening, where some of them sit this match out."""
    club: ClubTable | None = None
    """Where it is played, if at a club night."""


def house_rules_of(set_up: SetUp) -> Mapping[str, Any]:
    """The house rules with what follows from the number of players."""
    players = sum(len(side.players) for side in set_up.sides)
    by_number = rule_book(set_up.ruleset).rules.by_players.get(str(players), {})
    return {**by_number, **set_up.house_rules}


def rules_of(set_up: SetUp) -> tuple[Tree, RuleSet]:
    """The values in force in a match so set up; `RuleSetError` where they do not fit."""
    return overlaid(rule_book(set_up.ruleset).tree, house_rules_of(set_up), "house_rules")


def set_up_problems(set_up: SetUp) -> tuple[Problem, ...]:
    """Everything that keeps a match from being set up like this."""
    try:
        _, rules = rules_of(set_up)
    except RuleSetError as error:
        return tuple(
            Problem("house_rule", f"house_rules.{c.path}", {"expected": c.expected})
            for c in error.complaints
        )
    return (*_sides(set_up, rules), *_names(set_up), *_opening_scores(set_up))


def _sides(set_up: SetUp, rules: RuleSet) -> Iterator[Problem]:
    if len(set_up.sides) != rules.sides.count:
        values = {"count": len(set_up.sides), "right": rules.sides.count}
        yield Problem("wrong_number_of_sides", "sides", values)
    for place, side in enumerate(set_up.sides):
        if side.players and len(side.players) < rules.sides.size:
            values = {"count": len(side.players), "right": rules.sides.size}
            yield Problem("wrong_number_of_players", f"sides[{place}].players", values)


def _names(set_up: SetUp) -> Iterator[Problem]:
    seen: set[str] = set()
    for place, side in enumerate(set_up.sides):
        if not side.name.strip():
            yield Problem("name_needed", f"sides[{place}].name")
        if side.name in seen:
            yield Problem("name_twice", f"sides[{place}].name", {"name": side.name})
        seen.add(side.name)
    players: set[str] = set()
    for place, side in enumerate(set_up.sides):
        for number, player in enumerate(side.players):
            where = f"sides[{place}].players[{number}]"
            if not player.name.strip():
                yield Problem("name_needed", where)
            elif player.name in players:
                yield Problem("name_twice", where, {"name": player.name})
            players.add(player.name)


def _opening_scores(set_up: SetUp) -> Iterator[Problem]:
    if set_up.opening_scores and len(set_up.opening_scores) != len(set_up.sides):
        values = {"count": len(set_up.opening_scores), "right": len(set_up.sides)}
        yield Problem("wrong_number_of_scores", "opening_scores", values)
