"""The house rules of a table: what it plays by another value than its rule set."""

from collections.abc import Mapping
from typing import Any

from scorekeeper.match.model import Match
from scorekeeper.rules import rule_book
from scorekeeper.rules.tree import has_path, value_at


def own_rules(match: Match) -> Mapping[str, Any]:
    """The values that the table chose itself, by dotted path.

    What a rule set changes with the number of players is no house rule.
    """
    book = rule_book(match.ruleset)
    players = sum(len(side.players) for side in match.sides)
    by_number = book.rules.by_players.get(str(players), {})
    return {
        path: value
        for path, value in match.house_rules.items()
        if by_number.get(path) != value
        and not (has_path(book.tree, path) and value_at(book.tree, path) == value)
    }
