"""The set-up of a record, as the store keeps it: with every value of its rules."""

from typing import Any

from scorekeeper.match.errors import RecordError
from scorekeeper.match.record import changes_by_number, match_from
from scorekeeper.rules import RuleSetError, overlaid, rule_book
from scorekeeper.session.desk import without
from scorekeeper.session.exchange.kept import derived_uid
from scorekeeper.session.matches import filled_in
from scorekeeper.typed import Complaint

BESIDE = ("deals", "history")
"""Fields of a record that are no part of the set-up."""


def set_up_from(record: dict[str, Any], file: str) -> tuple[dict[str, Any], bool]:
    """The document of the set-up, and whether the record had the rules' values itself.

    Values in force that a record brings along are kept as they are; otherwise those of the
    app's rule set, with the record's house rules on top, are written down now. Raises
    `RecordError` with every complaint, `RecordTooNewError` for a newer version.
    """
    found = match_from({**record, "house_rules": {}}, file)
    house_rules = record.get("house_rules") or {}
    has_rules = record.get("values") is not None
    for name, value in (("house_rules", house_rules), ("values", record.get("values") or {})):
        if not isinstance(value, dict):
            raise RecordError(file, [Complaint(name, "an object is needed")])
    book = rule_book(found.ruleset)
    changes = {**changes_by_number(found.sides, book.rules), **house_rules}
    try:
        if has_rules:
            values, _ = overlaid(filled_in(record["values"], found.ruleset), {}, "values")
        else:
            values, _ = overlaid(book.tree, changes, "house_rules")
    except RuleSetError as error:
        wrong = [Complaint(f"{error.file}.{c.path}", c.expected) for c in error.complaints]
        raise RecordError(file, wrong) from error
    document = {
        **without(record, *BESIDE),
        "uid": found.uid or derived_uid(record),
        "ruleset": found.ruleset,
        "edition": record.get("edition", book.identity.edition),
        "values": values,
        "house_rules": changes,
        "sides": [{**side, "players": side.get("players", [])} for side in record["sides"]],
    }
    return document, has_rules
