"""The set-up of a match: rules, sides, seats and dealer; its problems; its rule values."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, cast

from scorekeeper.match.colors import SideColor
from scorekeeper.match.model import Match, Side
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleLibrary, RuleSetId, UnknownRuleSetError, loader, model, validation
from scorekeeper.rules.book import RuleBook, apply_changes
from scorekeeper.services.transactions import StampedCache
from scorekeeper.storage.database import CLUB_TABLES, Database

if TYPE_CHECKING:
    from scorekeeper.club.model import EveningUid


CLUB = "club"
"""Field of a match that is played at a table of a club session."""


BEST_OF = "best_of"
"""Field of a match that belongs to a best of three: 3. Other matches do not have it."""


def best_of_document(document: Mapping[str, Any]) -> int:
    """Return the length of a stored match's series: 3 in a best of three, 1 for a single game."""
    match document.get(BEST_OF):
        case int(count) if count > 1:
            return count
    return 1


@dataclass(frozen=True, slots=True)
class ClubTable:
    """A table of a round of a session; the numbers count from 1."""

    evening: EveningUid
    round: int
    table: int

    @property
    def uid(self) -> str:
        """The uid of the table's document, and of the match at the table."""
        return f"{self.evening}-{self.round}-{self.table}"


def table_of_club(document: Mapping[str, Any]) -> ClubTable | None:
    """Return the club table of a stored match; None for a match at home."""
    match document.get(CLUB):
        case {"evening": str(evening), "round": int(number), "table": int(table)}:
            return ClubTable(cast("EveningUid", evening), number, table)
    return None


def club_match_uids(database: Database) -> Collection[str]:
    """Return the uids of the matches at the tables of all sessions in the store."""
    return {table["match"] for table in database.select_fields(CLUB_TABLES, "match")}


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp:
    """The settings of a match."""

    ruleset: RuleSetId
    sides: tuple[Side, ...]
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    first_dealer: str | None = None
    direction: Literal[1, -1] = 1
    opening_scores: tuple[int, ...] = ()
    opening_reason: str = ""
    profile: str = ""
    """The name of the profile that the house rules were copied from."""
    is_demo: bool = False  # true for a match to try the app with, which is in no statistics
    company: tuple[str, ...] = ()
    """All people at the table, including those who do not play; empty if all play."""
    player_colors: Mapping[str, SideColor] = field(default_factory=dict)
    """Colours that were chosen with the names: the players keep them for later matches."""
    club: ClubTable | None = None
    best_of: int = 1
    """The length of the series: 3 in a best of three, 1 for a single game."""


def _by_number(book: RuleBook, sides: Sequence[Side]) -> Mapping[str, Any]:
    """Return the rule values, by path, that a rule set changes for the sides' number of players."""
    return book.rules.by_players.get(str(sum(len(side.players) for side in sides)), {})


def house_rules_of(set_up: SetUp, book: RuleBook) -> Mapping[str, Any]:
    """Return the house rules of a set-up and the book's values for its number of players."""
    return {**_by_number(book, set_up.sides), **set_up.house_rules}


def rules_of(set_up: SetUp, book: RuleBook) -> tuple[loader.Tree, model.RuleSet]:
    """Return the rule values of a set-up on top of its book, as a tree and as a rule set.

    Raises `RuleSetError` if the house rules do not fit.
    """
    return apply_changes(book.tree, house_rules_of(set_up, book), "house_rules")


def set_up_problems(set_up: SetUp, book: RuleBook) -> tuple[Problem, ...]:
    """Return all problems of a set-up for a match by the rules in `book`."""
    try:
        _, rules = rules_of(set_up, book)
    except model.RuleSetError as error:
        return tuple(
            Problem("house_rule", f"house_rules.{problem.path}", {"expected": problem})
            for problem in error.problems
        )
    return (
        *_count_problems(set_up, rules),
        *_side_name_problems(set_up.sides),
        *_player_name_problems(set_up.sides),
        *_opening_score_problems(set_up),
    )


def _count_problems(set_up: SetUp, rules: model.RuleSet) -> Iterator[Problem]:
    """Yield problems for a wrong number of sides, and for sides with too few players."""
    count = len(set_up.sides)
    if count != rules.sides.count:
        values = {"count": count, "right": rules.sides.count}
        yield Problem("wrong_number_of_sides", "sides", values)
    for index, side in enumerate(set_up.sides):
        if side.players and len(side.players) < rules.sides.size:
            values = {"count": len(side.players), "right": rules.sides.size}
            yield Problem("wrong_number_of_players", f"sides[{index}].players", values)


def _side_name_problems(sides: Sequence[Side]) -> Iterator[Problem]:
    """Yield problems for missing and repeated names of sides."""
    names: set[str] = set()
    for index, side in enumerate(sides):
        if not side.name.strip():
            yield Problem("name_needed", f"sides[{index}].name")
        if side.name in names:
            yield Problem("name_twice", f"sides[{index}].name", {"name": side.name})
        names.add(side.name)


def _player_name_problems(sides: Sequence[Side]) -> Iterator[Problem]:
    """Yield problems for missing and repeated names of players."""
    players: set[str] = set()
    for index, side in enumerate(sides):
        for number, player in enumerate(side.players):
            where = f"sides[{index}].players[{number}]"
            if not player.name.strip():
                yield Problem("name_needed", where)
            elif player.name in players:
                yield Problem("name_twice", where, {"name": player.name})
            players.add(player.name)


def _opening_score_problems(set_up: SetUp) -> Iterator[Problem]:
    """Yield the problem that there are not as many opening scores as sides."""
    count = len(set_up.sides)
    if set_up.opening_scores and len(set_up.opening_scores) != count:
        values = {"count": len(set_up.opening_scores), "right": count}
        yield Problem("wrong_number_of_scores", "opening_scores", values)


@dataclass(frozen=True, slots=True)
class ValuesInForce:
    """The rule values of a stored match."""

    book: RuleBook
    tree: loader.Tree  # all values as plain data; do not change them
    rules: model.RuleSet
    changed: tuple[str, ...]
    """Paths of rules whose value in the app has changed since the match began."""


_values_cache: StampedCache[tuple[str, str], ValuesInForce] = StampedCache()


def values_in_force(document: Mapping[str, Any], library: RuleLibrary) -> ValuesInForce:
    """Return the rule values of a stored match and the paths of rules that have changed since.

    They come from a cache if possible.

    If the library lacks the rule set of the match, the library gets the values of the match.
    """
    ruleset = RuleSetId(document["ruleset"])
    try:
        book = library.book(ruleset)
    except (model.RuleSetError, UnknownRuleSetError):
        library.keep_values(ruleset, document["values"])
        book = library.book(ruleset)

    def read_values() -> ValuesInForce:
        values = document["values"]
        current_tree = book.tree
        # House rules of another edition may not fit now.
        with contextlib.suppress(model.RuleSetError):
            current_tree, _ = apply_changes(current_tree, document["house_rules"], "house_rules")
        changed = tuple(
            path
            for path, value in loader.leaf_paths(current_tree)
            # Rules that are newer than the match count as unchanged.
            if loader.has_path(values, path) and loader.value_at(values, path) != value
        )
        tree = with_new_rules(values, book)
        return ValuesInForce(book, tree, validation.rule_set_from(tree, document["uid"]), changed)

    values_text = json.dumps([document["values"], document["house_rules"]])
    # The id identifies the book as long as the cached value refers to it.
    return _values_cache.get((ruleset, values_text), id(book), read_values)


def with_new_rules(values: Mapping[str, Any], book: RuleBook) -> loader.Tree:
    """Return the rule values of an earlier version, completed with the rules added since.

    An added rule gets its default, which scores as before it existed. If it has no default, it
    gets the current value of the rule book.
    """
    tree: loader.Tree = dict(values)
    for path, value in loader.leaf_paths(book.tree):
        if not loader.has_path(tree, path):
            tree = loader.with_value(tree, path, validation.default_at(path, value))
    return tree


def own_rules(match: Match) -> Mapping[str, Any]:
    """Return the rule values that the players chose, by path.

    Values for the number of players and values equal to the rule set are not included.
    """
    tree = match.book.tree
    by_number = _by_number(match.book, match.sides)
    return {
        path: value
        for path, value in match.house_rules.items()
        if by_number.get(path) != value
        and not (loader.has_path(tree, path) and loader.value_at(tree, path) == value)
    }
