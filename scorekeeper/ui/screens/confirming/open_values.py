"""The values without a source that a table has not agreed on, in the order of a rule book."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.rules import RuleSetId, overlaid, rule_book
from scorekeeper.rules.tree import value_at
from scorekeeper.session import Session
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.rules import Section, section_name, sections

Changes = Mapping[str, Any]
"""House rules: path to value."""


@dataclass(frozen=True, slots=True)
class OpenValue:
    """One rule that rests on no source, in words."""

    path: str
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class OpenSection:
    """The open values of one section of a rule book."""

    heading: str
    values: tuple[OpenValue, ...]


def is_open(session: Session, ruleset: RuleSetId, changes: Changes) -> bool:
    """Whether something about a rule set is still to be agreed on."""
    return not session.confirmations.is_confirmed(ruleset, changes)


def open_values(
    words: Words, session: Session, ruleset: RuleSetId, changes: Changes
) -> tuple[OpenSection, ...]:
    """What is still to be agreed on, section by section, with the values that are in force."""
    paths = session.confirmations.open_paths(ruleset, changes)
    book = rule_book(ruleset)
    tree, _ = overlaid(book.tree, changes, book.identity.id)
    found = (
        OpenSection(
            section_name(words, section.name),
            tuple(
                OpenValue(path, rule_name(words, path), rule_value(words, path, value))
                for path in _told(section, paths)
                for value in (value_at(tree, path),)
            ),
        )
        for section in sections(book)
    )
    return tuple(section for section in found if section.values)


def _told(section: Section, paths: tuple[str, ...]) -> Iterator[str]:
    """The paths under which a section tells them: some are told with what belongs to them."""
    for rule in section.rules:
        if any(_overlap(rule.path, path) for path in paths):
            yield rule.path


def _overlap(one: str, other: str) -> bool:
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")
