"""What the store keeps of one match: a document of its set-up, its deals, its history."""

import contextlib
import hashlib
import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.match import Match
from scorekeeper.match.model import MatchUid
from scorekeeper.match.serialization import RecordError, changes_by_number, match_from, read_deal
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
from scorekeeper.rules.loader import Tree
from scorekeeper.services.history import ChangeKind
from scorekeeper.services.set_up import filled_in
from scorekeeper.services.transactions import without
from scorekeeper.storage import StoreDocumentError
from scorekeeper.storage.database import CHANGES, DEALS, MATCHES, Database
from scorekeeper.storage.lines import stored, text_of
from scorekeeper.validation import LARGEST, Complaint, DocumentError, strict_converter, structured

Doc = Mapping[str, Any]
DIGITS = 32
"""Of a uid, in hexadecimal."""

PLACE = ("match", "position")
"""Fields by which the store finds a deal; they say nothing about what was played."""

RULES = ("values", "edition")
"""Fields of a match with the rules in force when it began."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMatch:
    """One match as the store keeps it."""

    match: Doc
    deals: tuple[Doc, ...]
    """In the order in which they were played."""
    changes: tuple[Doc, ...]
    has_rules: bool = True
    """True if who gave it said which rules were in force, down to the last value."""

    @property
    def uid(self) -> MatchUid:
        """The name of the match."""
        return MatchUid(self.match["uid"])

    @property
    def names(self) -> str:
        """What its sides are called, also where nothing else of it can be read."""
        sides = self.match.get("sides") or ()
        named = (side.get("name") for side in sides if isinstance(side, Mapping))
        return ", ".join(str(name) for name in named if name) or self.uid

    @property
    def changed(self) -> str:
        """When it was last changed, as far as it is known."""
        times = (*(change["at"] for change in self.changes[-1:]), self.match.get("started"))
        return next((str(at) for at in times if at), "")


def stored_match(archive: Database, uid: MatchUid) -> StoredMatch | None:
    """A match of the store, or None where there is none of this uid."""
    match = archive.get(MATCHES, uid)
    if match is None:
        return None
    deals, changes = archive.of_match(DEALS, uid), archive.of_match(CHANGES, uid)
    return StoredMatch(match=match, deals=tuple(deals), changes=tuple(changes))


def is_same(one: StoredMatch, other: StoredMatch) -> bool:
    """True if two say the same of a match, set-up and every deal; how it came about may differ."""
    deals = ([played(deal) for deal in kept.deals] for kept in (one, other))
    return has_same_set_up(one, other) and next(deals) == next(deals)


def has_same_set_up(one: StoredMatch, other: StoredMatch) -> bool:
    """Return True if two say the same of who plays by which rules, and of how the match ended."""
    left_out = () if one.has_rules and other.has_rules else RULES
    return _said(one.match, left_out) == _said(other.match, left_out)


def played(deal: Doc) -> dict[str, Any]:
    """What a deal says, without its place in the store."""
    return without(deal, *PLACE)


def renamed(kept: StoredMatch, uid: MatchUid) -> StoredMatch:
    """The same match under another uid, deals and changes with names of their own too."""
    deals = tuple(_renamed_deal(deal, uid) for deal in kept.deals)
    changes = tuple(_renamed_change(change, uid) for change in kept.changes)
    match = {**kept.match, "uid": uid}
    return StoredMatch(match=match, deals=deals, changes=changes, has_rules=kept.has_rules)


def copy_of(kept: StoredMatch) -> StoredMatch:
    """The same match as one of its own, always under the same uid while it says the same."""
    deals = [played(deal) for deal in kept.deals]
    return renamed(kept, MatchUid(derived_uid(kept.uid, _said(kept.match, RULES), deals)))


def derived_uid(*parts: Any) -> str:
    """A uid that follows from some JSON values, the same one every time."""
    return hashlib.sha256(text_of(_sorted(parts)).encode()).hexdigest()[:DIGITS]


def _renamed_deal(deal: Doc, uid: MatchUid) -> Doc:
    return {**deal, "uid": derived_uid(uid, deal["uid"]), "match": uid}


def _renamed_change(change: Doc, uid: MatchUid) -> Doc:
    fresh = {**change, "uid": derived_uid(uid, change["uid"]), "match": uid}
    is_deal = change.get("deal") is not None
    if is_deal:
        fresh["deal"] = derived_uid(uid, change["deal"])
    for side in ("before", "after"):
        if (document := change.get(side)) is not None:
            fresh[side] = _renamed_deal(document, uid) if is_deal else {**document, "uid": uid}
    return fresh


def _said(match: Doc, left_out: Iterable[str]) -> dict[str, Any]:
    """A set-up without what is the default anyway."""
    said = without(match, *left_out)
    nothing: tuple[Any, ...] = (None, [], {})
    usual = {"direction": 1}
    return {
        key: value
        for key, value in said.items()
        if value not in nothing and usual.get(key) != value
    }


def _sorted(value: Any) -> Any:
    """The fields of all objects in the order of their names."""
    if isinstance(value, Mapping):
        return {key: _sorted(value[key]) for key in sorted(value)}
    return [_sorted(one) for one in value] if isinstance(value, list | tuple) else value


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


NAME = "history"
"""The field of a record."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenChange:
    """A change as a record spells it."""

    uid: str
    number: int
    kind: str
    at: str
    deal: str | None = None
    before: Mapping[str, Any] | None = None
    after: Mapping[str, Any] | None = None
    by: str = ""
    reason: str = ""
    of: int | None = None


def changes_from(history: Any, match: Doc, file: str) -> tuple[dict[str, Any], ...]:
    """The changes of a match as the store keeps them; none where the record has no history.

    What each of them says was there before or after is looked at as if it were in the record,
    because an undo may bring it back. Raises `RecordError` with what is wrong.
    """
    if history is None:
        return ()
    try:
        written = structured(_converter(), history, tuple[WrittenChange, ...])
    except DocumentError as error:
        raise RecordError(file, (_below(NAME, wrong) for wrong in error.complaints)) from error
    if wrong := list(_misfits(written)):
        raise RecordError(file, wrong)
    return tuple(_filled(change, place, match, file) for place, change in enumerate(history))


def are_places(places: list[Any]) -> bool:
    """Return True if deals stand by these numbers in the order in which a record has them."""
    return all(type(place) in (int, float) and abs(place) <= LARGEST for place in places) and all(
        earlier < later for earlier, later in itertools.pairwise(places)
    )


@cache
def _converter() -> Converter:
    return strict_converter(forbid_unknown=False)


def _misfits(changes: tuple[WrittenChange, ...]) -> Iterator[Complaint]:
    uids: set[str] = set()
    last = 0
    for place, change in enumerate(changes):
        where = f"{NAME}[{place}]"
        if change.number <= last:  # one that is missing was lost with its line
            yield Complaint(f"{where}.number", f"more than {last} is needed: changes count up")
        last = max(last, change.number)
        if change.kind not in tuple(ChangeKind):
            yield Complaint(f"{where}.kind", f"one of {', '.join(ChangeKind)} is needed")
        if change.uid in uids:
            yield Complaint(f"{where}.uid", "every change needs a uid of its own")
        uids.add(change.uid)
        if change.deal is None:
            yield from _misfits_of_set_up(change, where)


def _misfits_of_set_up(change: WrittenChange, where: str) -> Iterator[Complaint]:
    """A match is never without a set-up, so that undo cannot take it away."""
    if change.after is None:
        yield Complaint(f"{where}.after", "an object is needed")
    if change.before is None and change.kind != ChangeKind.START:
        yield Complaint(f"{where}.before", "an object is needed")


def _filled(change: Doc, place: int, match: Doc, file: str) -> dict[str, Any]:
    """A change with what the record says elsewhere."""
    fresh = {**change, "match": match["uid"]}
    for side in ("before", "after"):
        if (document := change.get(side)) is not None:
            where = f"{NAME}[{place}].{side}"
            try:
                fresh[side] = _document(document, change.get("deal"), match, file)
            except RecordError as error:
                raise RecordError(file, (_below(where, c) for c in error.complaints)) from error
    return fresh


def _document(document: Doc, deal: str | None, match: Doc, file: str) -> dict[str, Any]:
    """A deal or a set-up of a history, as the store keeps it."""
    if deal is None:
        filled = {"values": match["values"], **document, "uid": match["uid"], "deals": []}
        return set_up_from(filled, file)[0]
    count = len(read_deal(document, file).deal.sides)
    if count != len(match["sides"]) or not are_places([document.get("position")]):
        raise RecordError(file, [Complaint("", "a deal of this match is needed")])
    return {**document, "uid": deal, "match": match["uid"]}


def _below(path: str, complaint: Complaint) -> Complaint:
    joint = "" if complaint.path.startswith("[") or not complaint.path else "."
    return Complaint(f"{path}{joint}{complaint.path}", complaint.expected)


ORDER = (
    "format",
    "version",
    "uid",
    "ruleset",
    "edition",
    "house_rules",
    "sides",
    "seats",
    "first_dealer",
    "direction",
    "started",
    "opening_scores",
    "opening_reason",
    "ended",
    "values",
)


def record_of(kept: StoredMatch) -> dict[str, Any]:
    """The record of a match, with its history."""
    values = kept.match.get("values")
    return {
        **_ordered(kept.match),
        "deals": [without(deal, "match") for deal in kept.deals],
        NAME: [_told(change, values) for change in kept.changes],
    }


def read_record(record: object, file: str) -> StoredMatch:
    """What the store would keep of a record; `file` is its name in messages.

    A record without a uid gets one that follows from its content, and so do its deals.
    Raises `RecordError` with every complaint, `RecordTooNewError` for a newer version.
    """
    record = _storable(record, file)
    match, has_rules = set_up_from(record, file)
    uid = match["uid"]
    deals = tuple(_deals(record, uid, file))
    changes = changes_from(record.get(NAME), match, file)
    return StoredMatch(match=match, deals=deals, changes=changes, has_rules=has_rules)


def _told(change: Doc, values: Any) -> dict[str, Any]:
    """A change without what the record says elsewhere."""
    told = without(change, "match")
    for side in ("before", "after"):
        if not isinstance(document := told.get(side), Mapping):
            continue
        if change.get("deal") is not None:
            told[side] = without(document, "match")
        else:
            same = ("values",) if document.get("values") == values else ()
            told[side] = _ordered(without(document, *same))
    return told


def _ordered(document: Doc) -> dict[str, Any]:
    """The fields of a set-up as people look for them, then those that nobody knows."""
    known = {field: document[field] for field in ORDER if field in document}
    return {**known, **document}


def _storable(record: object, file: str) -> dict[str, Any]:
    try:
        return stored(record) if isinstance(record, dict) else {}
    except StoreDocumentError as error:
        raise RecordError(file, [Complaint("", str(error))]) from error


def _deals(record: dict[str, Any], uid: str, file: str) -> Iterator[dict[str, Any]]:
    seen: set[str] = set()
    has_places = are_places([deal.get("position") for deal in record["deals"]])
    for number, deal in enumerate(record["deals"], start=1):
        own = deal.get("uid") or derived_uid(uid, number, played(deal))
        if own in seen:
            where = f"deals[{number - 1}].uid"
            raise RecordError(file, [Complaint(where, "every deal needs a uid of its own")])
        seen.add(own)
        position = deal["position"] if has_places else number
        yield {**deal, "uid": own, "match": uid, "position": position}


@dataclass(frozen=True, slots=True)
class Evening:
    """The matches of one day; those whose beginning nobody knows have no day."""

    day: date | None
    matches: tuple[MatchUid, ...]


def evenings(matches: Iterable[Mapping[str, Any]]) -> tuple[Evening, ...]:
    """The days of kept matches, the latest first; matches without a day come last."""
    found: dict[date | None, list[MatchUid]] = {}
    for match in matches:
        found.setdefault(_day(match.get("started")), []).append(MatchUid(match["uid"]))
    latest_first = sorted(found, key=lambda day: day or date.min, reverse=True)
    return tuple(Evening(day, tuple(found[day])) for day in latest_first)


def _day(started: Any) -> date | None:
    try:
        return datetime.fromisoformat(started).date()
    except (TypeError, ValueError):
        return None
