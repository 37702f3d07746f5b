"""Asking rule sets the questions of cases and comparing the answers."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.cases.answers import FIELDS, answer, overlay_of
from scorekeeper.cases.model import Case, Verdict
from scorekeeper.rules import (
    RuleBook,
    RuleSetError,
    UnknownRuleSetError,
    find_rule_set,
    overlaid,
    rule_book,
)
from scorekeeper.typed import Complaint, DocumentError, ExpectedError

NO_VALUE = object()


def run(case: Case) -> Verdict:
    """How a case comes out; whatever it names that nobody knows fails it, with the place."""
    try:
        book = _book(case.ruleset)
        _, rules = overlaid(book.tree, overlay_of(case), "options")
        got = answer(rules, case)
    except UnknownRuleSetError as error:
        return Verdict(case.id, (Complaint("ruleset", str(error)),))
    except RuleSetError as error:
        return Verdict(case.id, _below("options", error.complaints))
    except DocumentError as error:
        return Verdict(case.id, _below("input", error.complaints))
    except ExpectedError as error:
        return Verdict(case.id, (Complaint("input", str(error)),))
    wrong_values = tuple(_differences(case.expected, got.values))
    return Verdict(case.id, wrong_values, got.details if wrong_values else ())


def _book(name: str) -> RuleBook:
    return rule_book(find_rule_set(name))


def _below(field: str, found: tuple[Complaint, ...]) -> tuple[Complaint, ...]:
    return tuple(Complaint(f"{field}.{c.path}".strip("."), c.expected) for c in found)


def _differences(expected: Mapping[str, Any], got: Mapping[str, Any]) -> Iterator[Complaint]:
    if not expected:
        yield Complaint("expected", "at least one value should stand here")
    for name, value in expected.items():
        found = got.get(name, NO_VALUE)
        if found is NO_VALUE:
            yield Complaint(f"expected.{name}", "there is no such field")
            continue
        for unknown in sorted(set(value if isinstance(value, dict) else ()) - FIELDS[name]):
            yield Complaint(f"expected.{name}.{unknown}", "there is no such field")
        if not _same(value, found):
            yield Complaint(f"expected.{name}", f"expected {_shown(value)}, got {_shown(found)}")


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _same(expected: Any, got: Any) -> bool:
    """Equal, of the same kind; a part of a score that is not named is 0."""
    if isinstance(expected, dict) and isinstance(got, dict):
        keys = {*expected, *got}
        return all(_same(expected.get(key, 0), got.get(key, 0)) for key in keys)
    return type(expected) is type(got) and bool(expected == got)
