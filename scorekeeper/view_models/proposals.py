"""View model of the rules without a source, which a table agrees on before it plays."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from scorekeeper.i18n import Words, messages, rules
from scorekeeper.rules import RuleBook, RuleSetId, loader, overlaid, rule_book, switches
from scorekeeper.services import Session

HouseRuleValues = Mapping[str, Any]
"""Values that house rules change, by dotted path."""
MAX_RULES_NAMED = 4  # a longer list is only counted
CACHED_ANSWERS = 64


@dataclass(frozen=True, slots=True)
class OpenValue:
    """A rule without a source that the table has not agreed on."""

    section: str
    path: str
    name: str
    value: str
    """The current value: the suggestion, or the value of the house rules."""


def open_values(
    words: Words, session: Session, ruleset: RuleSetId, changes: HouseRuleValues
) -> tuple[OpenValue, ...]:
    """Return the rules that the table still has to agree on, in the order of the rule book."""
    confirmed = {rule.path: rule.value for rule in session.confirmations.of(ruleset)}
    # As JSON, because mappings cannot be keys of a cache, and every redraw of the table asks.
    return _open_values(
        words, ruleset, json.dumps(dict(changes), default=list), json.dumps(confirmed, default=list)
    )


@lru_cache(maxsize=CACHED_ANSWERS)
def _open_values(
    words: Words, ruleset: RuleSetId, changes_json: str, confirmed_json: str
) -> tuple[OpenValue, ...]:
    book = rule_book(ruleset)
    changes = json.loads(changes_json)
    open_paths = switches.unconfirmed(book, json.loads(confirmed_json), changes)
    tree, _citations = overlaid(book.tree, changes, book.identity.id)
    return tuple(
        OpenValue(
            section=rules.section_name(words, section.name),
            path=rule.path,
            name=rules.rule_name(words, rule.path),
            value=rules.rule_value(words, rule.path, loader.value_at(tree, rule.path)),
        )
        for section in rules.sections(book)
        for rule in section.rules
        if any(loader.overlaps(rule.path, path) for path in open_paths)
    )


def open_values_line(words: Words, values: tuple[OpenValue, ...]) -> str:
    """Return the reminder to agree on rules; empty if nothing is open."""
    if not values:
        return ""
    if len(values) == 1:
        return words.text("confirm-line", what=values[0].name)
    return words.text("confirm-line-many", count=len(values))


def proposals_sentence(words: Words, book: RuleBook) -> str:
    """Return which rules of a rule set have no source, agreed on or not; empty if all have."""
    proposed = rules.proposed(book)
    if not proposed:
        return ""
    count = len(proposed)
    if count > MAX_RULES_NAMED:
        rule_count = len(rules.rules_in_effect(book))
        return words.text("rules-proposed-many", count=count, all=rule_count)
    names = ", ".join(rules.rule_name(words, rule.path) for rule in proposed)
    return words.text("rules-proposed", count=count, what=names)


def agreement_text(words: Words, session: Session, ruleset: RuleSetId) -> str:
    """Return when the table last agreed on rules of a rule set."""
    times = (confirmation.at for confirmation in session.confirmations.of(ruleset))
    return words.text("confirm-done", day=messages.day(words, max(times, default=None)))
