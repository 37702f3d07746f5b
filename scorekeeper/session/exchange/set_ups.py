"""The set-up of a record, as the store keeps it: with every value of its rules."""

import contextlib
from typing import Any

from scorekeeper.match import Match
from scorekeeper.match.errors import RecordError
from scorekeeper.match.record import changes_by_number, match_from
from scorekeeper.rules import (
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    catalogue,
    find_rule_set,
    overlaid,
    rule_book,
)
from scorekeeper.rules.book import keep_values
from scorekeeper.rules.tree import Tree
from scorekeeper.session.desk import without
from scorekeeper.session.exchange.kept import derived_uid
from scorekeeper.session.kept_values import filled_in
from scorekeeper.typed import Complaint

BESIDE = ("deals", "history")
"""Fields of a record that are no part of the set-up."""


def set_up_from(record: dict[str, Any], file: str) -> tuple[dict[str, Any], bool]:
    """The document of the set-up, and whether the record had the rules' values itself.

    Values in force that a record brings along are kept as they are; otherwise those of the
    app's rule set, with the record's house rules on top, are written down now. Raises
    `RecordError` with every complaint, `RecordTooNewError` for a newer version.
    """
    _let_stand_in(record)
    found = match_from({**record, "house_rules": {}}, file)
    for name in ("house_rules", "values"):
        if not isinstance(record.get(name) or {}, dict):
            raise RecordError(file, [Complaint(name, "an object is needed")])
    changes, values = _rules(record, found, file)
    book = rule_book(found.ruleset)
    document = {
        **without(record, *BESIDE),
        "uid": found.uid or derived_uid(record),
        "ruleset": found.ruleset,
        "edition": record.get("edition", book.identity.edition),
        "values": values,
        "house_rules": changes,
        "sides": [{**side, "players": side.get("players", [])} for side in record["sides"]],
    }
    return document, bool(record.get("values"))


def _rules(record: dict[str, Any], found: Match, file: str) -> tuple[dict[str, Any], Tree]:
    """What is changed about the rule set, and all the values in force."""
    book = rule_book(found.ruleset)
    by_number = changes_by_number(found.sides, book.rules)
    changes = {**by_number, **(record.get("house_rules") or {})}
    try:
        if record.get("values"):
            values, _ = overlaid(filled_in(record["values"], found.ruleset), {}, "values")
        else:
            values, _ = overlaid(book.tree, changes, "house_rules")
    except RuleSetError as error:
        wrong = [Complaint(f"{error.file}.{c.path}", c.expected) for c in error.complaints]
        raise RecordError(file, wrong) from error
    return changes, values


def _let_stand_in(record: dict[str, Any]) -> None:
    """Have the values of a record stand in for a rule set that this program does not have."""
    name, values = record.get("ruleset"), record.get("values")
    if not isinstance(name, str) or not isinstance(values, dict):
        return
    try:
        find_rule_set(name)
    except UnknownRuleSetError:
        with contextlib.suppress(RuleSetError):
            overlaid(filled_in(values, catalogue()[0].id), {}, "values")
            keep_values(RuleSetId(name), values)
