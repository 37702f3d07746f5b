"""Where a value comes from, in words: references, notes, and what other sources say."""

import re
from collections.abc import Mapping
from typing import Any

from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.citations import Citation, Dispute, place_of, source_of
from scorekeeper.rules.files import sources
from scorekeeper.rules.tree import has_path, value_at
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.words import Words

NUMBERS = re.compile(r"^C\d+(, C\d+)*: |\s*\(C\d+\)")
"""The numbers under which rule files know a dispute; nobody else does."""
VIA = "via "


def reference(words: Words, ref: str) -> str:
    """A reference with the source's title, the place in it, and how it was read."""
    source, place = sources()[source_of(ref)], place_of(ref)
    said = words.text("source-at", title=source.title, place=place) if place else source.title
    if source.read.startswith(VIA):
        quoting = sources()[source_of(source.read.removeprefix(VIA))]
        return words.text("source-via", source=said, title=quoting.title)
    return said


def note(text: str) -> str:
    """A note or the remark of a dispute, without the numbers of the rule files."""
    return NUMBERS.sub("", text)


def standing_reason(words: Words, book: RuleBook, citation: Citation) -> str:
    """Why a value is thought right: what printed it, or from which rule set it is taken."""
    if citation.status == "proposed":
        return words.text("standing-proposed-why")
    if citation.rule_set != book.identity.id:
        name = rule_set_name(words, rule_book(RuleSetId(citation.rule_set)).identity)
        return words.text("standing-inherited-why", **{"from": name})
    kind = "outside" if citation.status == "outside" else "document"
    return words.text(f"standing-{kind}-why")


def dispute_value(words: Words, dispute: Dispute, path: str) -> str | None:
    """The value that others give for the rule at a path; None where they only remark on it."""
    where, value = dispute.path, dispute.value
    if path.startswith(f"{where}.") and isinstance(value, Mapping):
        where, value = path, _within(value, path.removeprefix(f"{where}."))
    if value is None and not dispute.absent:
        return None
    shown, what = rule_value(words, where, value), rule_name(words, where)
    is_part = where.startswith(f"{path}.") and what != rule_name(words, path)
    return words.text("value-of", what=what, value=shown) if is_part else shown


def _within(value: Mapping[str, Any], step: str) -> Any:
    return value_at(value, step) if has_path(value, step) else None
