"""A value of a rule set in words, whatever kind it is of."""

from collections.abc import Mapping
from typing import Any

from scorekeeper.words.rule_names import is_for_a_number, plain_path, rule_name
from scorekeeper.words.rule_tables import LINE, TABLES
from scorekeeper.words.words import Words


def rule_value(words: Words, path: str, value: Any) -> str:
    """A value by its dotted path, such as “100”, “no limit”, or a table of several lines.

    `value` is as records and house rules spell it; None is "there is no such rule".
    """
    if is_for_a_number(path):
        return _changes(words, value)
    path = plain_path(path)
    if path == "by_players":
        return _by_players(words, value)
    if path in TABLES and value is not None:
        return TABLES[path](words, value)
    if isinstance(value, Mapping):
        return _parts(words, path, value)
    return _single(words, f"value-{path.replace('.', '-')}", value)


def _single(words: Words, key: str, value: Any) -> str:
    if value is None:
        return _said(words, f"{key}-absent", "value-absent")
    if isinstance(value, bool):
        return words.text("value-yes" if value else "value-no")
    if isinstance(value, int):
        return words.text(key, number=value) if words.catalogue.has(key) else words.number(value)
    return _coded(words, key, value)


def _said(words: Words, key: str, otherwise: str) -> str:
    return words.text(key if words.catalogue.has(key) else otherwise)


def _coded(words: Words, key: str, value: Any) -> str:
    """A code of the rule files; one without words is shown as it stands."""
    if not isinstance(value, str):
        return ", ".join(map(str, value)) or words.text("value-none")
    named = f"{key}-{value.replace(' ', '_')}"
    return words.text(named) if words.catalogue.has(named) else value


def _parts(words: Words, path: str, value: Mapping[str, Any]) -> str:
    """Several paths below one, each with its name."""
    return LINE.join(_named(words, f"{path}.{step}", inner) for step, inner in value.items())


def _named(words: Words, path: str, value: Any) -> str:
    shown = rule_value(words, path, value)
    return words.text("value-of", what=rule_name(words, path), value=shown)


def _by_players(words: Words, value: Mapping[str, Mapping[str, Any]]) -> str:
    """A line for each number of players: what changes with it."""
    lines = (
        words.text("value-by_players-line", players=players, what=_changes(words, value[players]))
        for players in sorted(value, key=int)
    )
    return LINE.join(lines)


def _changes(words: Words, changes: Mapping[str, Any]) -> str:
    """What is changed by dotted path; nothing is “as told here”."""
    said = "; ".join(_named(words, path, value) for path, value in changes.items())
    return said or words.text("value-by_players-same")
