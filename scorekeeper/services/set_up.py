"""The set-up of a match: rules, sides, seats, dealer; and what can be wrong with that."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, cast

from scorekeeper.match.model import Match, Side
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleSetId, UnknownRuleSetError, loader, model, validation
from scorekeeper.rules.book import RuleBook, keep_values, overlaid, rule_book
from scorekeeper.services.transactions import StampedCache
from scorekeeper.storage.database import CLUB_TABLES, Database

if TYPE_CHECKING:
    from scorekeeper.club.model import EveningUid


CLUB = "club"  # the field of a match that says so


@dataclass(frozen=True, slots=True)
class ClubTable:
    """A table of a round of an evening, by numbers that count from 1."""

    evening: EveningUid
    round: int
    table: int

    @property
    def uid(self) -> str:
        """The uid of the table's document, and of the match that is begun there."""
        return f"{self.evening}-{self.round}-{self.table}"


def table_of_club(document: Mapping[str, Any]) -> ClubTable | None:
    """Return the table of a stored match; None where that is no club night, or says nothing."""
    match document.get(CLUB):
        case {"evening": str(evening), "round": int(number), "table": int(table)}:
            return ClubTable(cast("EveningUid", evening), number, table)
    return None


def club_match_uids(database: Database) -> Collection[str]:
    """The uids of the matches at tables of the evenings that a store knows."""
    return {table["match"] for table in database.picked(CLUB_TABLES, "match")}


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp:
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
    is_demo: bool = False  # true if the match is there to try things with: then it counts nowhere
    company: tuple[str, ...] = ()
    """Everybody of this table's evening, where some of them sit this match out."""
    club: ClubTable | None = None  # the table of a club night, if it is played at one


def _by_number(book: RuleBook, sides: Sequence[Side]) -> Mapping[str, Any]:
    """Return the values that a rule set changes with the number of players."""
    return book.rules.by_players.get(str(sum(len(side.players) for side in sides)), {})


def house_rules_of(set_up: SetUp) -> Mapping[str, Any]:
    """Return the house rules with what follows from the number of players."""
    return {**_by_number(rule_book(set_up.ruleset), set_up.sides), **set_up.house_rules}


def rules_of(set_up: SetUp) -> tuple[loader.Tree, model.RuleSet]:
    """Return the values in force in a match so set up; `RuleSetError` where they do not fit."""
    return overlaid(rule_book(set_up.ruleset).tree, house_rules_of(set_up), "house_rules")


def set_up_problems(set_up: SetUp) -> tuple[Problem, ...]:
    try:
        _, rules = rules_of(set_up)
    except model.RuleSetError as error:
        return tuple(
            Problem("house_rule", f"house_rules.{problem.path}", {"expected": problem})
            for problem in error.problems
        )
    return tuple(_problems(set_up, rules))


def _problems(set_up: SetUp, rules: model.RuleSet) -> Iterator[Problem]:
    count = len(set_up.sides)
    if count != rules.sides.count:
        values = {"count": count, "right": rules.sides.count}
        yield Problem("wrong_number_of_sides", "sides", values)
    for place, side in enumerate(set_up.sides):
        if side.players and len(side.players) < rules.sides.size:
            values = {"count": len(side.players), "right": rules.sides.size}
            yield Problem("wrong_number_of_players", f"sides[{place}].players", values)
    names: set[str] = set()
    for place, side in enumerate(set_up.sides):
        if not side.name.strip():
            yield Problem("name_needed", f"sides[{place}].name")
        if side.name in names:
            yield Problem("name_twice", f"sides[{place}].name", {"name": side.name})
        names.add(side.name)
    players: set[str] = set()
    for place, side in enumerate(set_up.sides):
        for number, player in enumerate(side.players):
            where = f"sides[{place}].players[{number}]"
            if not player.name.strip():
                yield Problem("name_needed", where)
            elif player.name in players:
                yield Problem("name_twice", where, {"name": player.name})
            players.add(player.name)
    if set_up.opening_scores and len(set_up.opening_scores) != count:
        values = {"count": len(set_up.opening_scores), "right": count}
        yield Problem("wrong_number_of_scores", "opening_scores", values)


@dataclass(frozen=True, slots=True)
class ValuesInForce:
    """The values that a match has written, and what follows from them and its rule set today."""

    book: RuleBook
    tree: loader.Tree  # all values as plain data: nobody may change them
    rules: model.RuleSet
    changed: tuple[str, ...]
    """Paths whose value in the app is another today than when the match began."""


_known: StampedCache[tuple[str, str], ValuesInForce] = StampedCache()


def values_in_force(document: Mapping[str, Any]) -> ValuesInForce:
    """Return the values of a stored match; where the rule file is gone they stand in for it."""
    ruleset = RuleSetId(document["ruleset"])
    try:
        book = rule_book(ruleset)
    except (model.RuleSetError, UnknownRuleSetError):
        keep_values(ruleset, document["values"])
        book = rule_book(ruleset)

    def make() -> ValuesInForce:
        values = document["values"]
        today = book.tree
        # House rules of another edition may not fit now.
        with contextlib.suppress(model.RuleSetError):
            today, _ = overlaid(today, document["house_rules"], "house_rules")
        changed = tuple(
            path
            for path, value in loader.leaf_paths(today)
            # rules that are newer than the match count as unchanged
            if loader.has_path(values, path) and loader.value_at(values, path) != value
        )
        tree = with_new_rules(values, ruleset)
        return ValuesInForce(book, tree, validation.rule_set_from(tree, document["uid"]), changed)

    written = json.dumps([document["values"], document["house_rules"]])
    # The book is kept with what follows from it, so no other can come to have its id.
    return _known.get((ruleset, written), id(book), make)


def with_new_rules(values: Mapping[str, Any], ruleset: RuleSetId) -> loader.Tree:
    """Return values of an earlier time, completed with the rules that are new in the app since.

    A new rule has its default, which is how games were scored before there was such a rule, or
    else the value of the rule set today.
    """
    tree: loader.Tree = dict(values)
    for path, value in loader.leaf_paths(rule_book(ruleset).tree):
        if not loader.has_path(tree, path):
            tree = loader.with_value(tree, path, validation.default_at(path, value))
    return tree


def own_rules(match: Match) -> Mapping[str, Any]:
    """Return the values that the table chose itself; its number of players chooses some more."""
    book = rule_book(match.ruleset)
    by_number = _by_number(book, match.sides)
    return {
        path: value
        for path, value in match.house_rules.items()
        if by_number.get(path) != value
        and not (loader.has_path(book.tree, path) and loader.value_at(book.tree, path) == value)
    }
