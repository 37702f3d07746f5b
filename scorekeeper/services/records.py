"""Match records: convert matches between the store and the documents of files."""

import contextlib
import hashlib
import itertools
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any

from scorekeeper.match import model, serialization
from scorekeeper.match.serialization import RecordError
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleLibrary, RuleSetError, RuleSetId, UnknownRuleSetError
from scorekeeper.rules.book import apply_changes
from scorekeeper.services.history import Change, ChangeKind
from scorekeeper.services.set_up import with_new_rules
from scorekeeper.services.transactions import without
from scorekeeper.storage import StoreDocumentError
from scorekeeper.storage.database import CHANGES, DEALS, MATCHES, Database
from scorekeeper.storage.lines import storable_copy
from scorekeeper.validation import (
    LARGEST_NUMBER,
    convert_document,
    file_problems,
    plain_converter,
    short_text,
)

Doc = Mapping[str, Any]
DIGITS = 32  # hexadecimal digits of a uid
HISTORY = "history"
"""Field of a record: the changes of the match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMatch:
    """The documents of a match."""

    set_up: Doc  # the players, the rules, and the end of the match
    deals: tuple[Doc, ...]  # in the order in which they were played
    changes: tuple[Doc, ...]
    has_rules: bool = True
    """True if the source of the match gave all rule values in force."""

    @property
    def uid(self) -> model.MatchUid:
        """The uid of the match."""
        return model.MatchUid(self.set_up["uid"])

    @property
    def names(self) -> str:
        """The names of the sides, also of an unreadable match; the uid if there are none."""
        sides = self.set_up.get("sides") or ()
        named = (side.get("name") for side in sides if isinstance(side, Mapping))
        return ", ".join(str(name) for name in named if name) or self.uid

    @property
    def changed(self) -> str:
        """The time of the last change as ISO 8601 text; empty if it is unknown."""
        times = (*(change["at"] for change in self.changes[-1:]), self.set_up.get("started"))
        return next((str(at) for at in times if at), "")


def load_match(database: Database, uid: model.MatchUid) -> StoredMatch | None:
    """Return the stored documents of a match; None if there is no such match."""
    match = database.table(MATCHES).get(doc_id=uid)
    if match is None:
        return None
    deals = database.match_documents(DEALS, uid)
    changes = database.match_documents(CHANGES, uid)
    return StoredMatch(set_up=match, deals=tuple(deals), changes=tuple(changes))


def is_same_match(mine: StoredMatch, theirs: StoredMatch) -> bool:
    """Return True if two matches have equal set-ups and deals; the histories may differ.

    Rule values are compared only if both matches have their own.
    """
    left_out = () if mine.has_rules and theirs.has_rules else ("values", "edition")

    def content(match: StoredMatch) -> tuple[Any, ...]:
        deals = [deal_content(deal) for deal in match.deals]
        return _set_up_content(match.set_up, *left_out), deals

    return content(mine) == content(theirs)


def _set_up_content(match: Doc, *left_out: str) -> dict[str, Any]:
    """Return the document of a set-up without the fields `left_out` and without default values."""
    empty: tuple[Any, ...] = (None, [], {})
    return {
        name: value
        for name, value in without(match, *left_out).items()
        if value not in empty and (name, value) != ("direction", 1)
    }


def deal_content(deal: Doc) -> dict[str, Any]:
    """Return the document of a deal without its match and position."""
    return without(deal, "match", "position")


def with_uid(match: StoredMatch, uid: model.MatchUid) -> StoredMatch:
    """Return a match under another uid, with new uids of its deals and changes too."""

    def deal_of(deal: Doc) -> Doc:
        return {**deal, "uid": derived_uid(uid, deal["uid"]), "match": uid}

    changes = []
    for change in match.changes:
        fresh = {**change, "uid": derived_uid(uid, change["uid"]), "match": uid}
        is_deal = change.get("deal") is not None
        if is_deal:
            fresh["deal"] = derived_uid(uid, change["deal"])
        for side in ("before", "after"):
            if (document := change.get(side)) is not None:
                fresh[side] = deal_of(document) if is_deal else {**document, "uid": uid}
        changes.append(fresh)
    deals = tuple(map(deal_of, match.deals))
    return replace(match, set_up={**match.set_up, "uid": uid}, deals=deals, changes=tuple(changes))


def copy_of(match: StoredMatch) -> StoredMatch:
    """Return a copy of a match under another uid, which depends on the content only."""
    content = _set_up_content(match.set_up, "values", "edition")
    deals = [deal_content(deal) for deal in match.deals]
    return with_uid(match, model.MatchUid(derived_uid(match.uid, content, deals)))


def derived_uid(*parts: Any) -> str:
    """Return a uid that depends on JSON values, but not on the order of their fields."""
    text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


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
"""The order of the fields of a set-up in a record. Unknown fields follow."""


def record_of(match: StoredMatch) -> dict[str, Any]:
    """Return the record of a match, as JSON data for a file."""
    values = match.set_up.get("values")
    history = []
    for change in match.changes:
        written = without(change, "match")
        for side in ("before", "after"):
            if not isinstance(document := written.get(side), Mapping):
                continue
            if change.get("deal") is not None:
                written[side] = without(document, "match")
            elif document.get("values") == values:  # the record has them already
                written[side] = _with_ordered_fields(without(document, "values"))
            else:
                written[side] = _with_ordered_fields(document)
        history.append(written)
    deals = [without(deal, "match") for deal in match.deals]
    return {**_with_ordered_fields(match.set_up), "deals": deals, HISTORY: history}


def _with_ordered_fields(document: Doc) -> dict[str, Any]:
    known = {field: document[field] for field in ORDER if field in document}
    return {**known, **document}


def read_record(record: object, file: str, library: RuleLibrary) -> StoredMatch:
    """Return the documents to store for the record of a match.

    If the library lacks the rule set of the record, the library gets the values in the record. A
    record or a deal without a uid gets a uid that depends on its content. Raises `RecordError` with
    every problem.

    Args:
        record: The record, as JSON data.
        file: Name of the file, for messages.
        library: The rule sets.
    """
    try:
        record = storable_copy(record) if isinstance(record, dict) else {}
    except StoreDocumentError as error:
        raise RecordError(file, [Problem("not_storable", values={"why": str(error)})]) from error
    match, has_rules = _read_set_up(record, file, library)
    deals: dict[str, dict[str, Any]] = {}
    has_places = _are_places([deal.get("position") for deal in record["deals"]])
    for number, deal in enumerate(record["deals"], start=1):
        uid = deal.get("uid") or derived_uid(match["uid"], number, deal_content(deal))
        if uid in deals:
            where = f"deals[{number - 1}].uid"
            raise RecordError(file, [Problem("there_twice", where)])
        position = deal["position"] if has_places else number
        deals[uid] = {**deal, "uid": uid, "match": match["uid"], "position": position}
    return StoredMatch(
        set_up=match,
        deals=tuple(deals.values()),
        changes=_read_history(record.get(HISTORY), match, file, library),
        has_rules=has_rules,
    )


def _read_set_up(
    record: dict[str, Any], file: str, library: RuleLibrary
) -> tuple[dict[str, Any], bool]:
    """Return the document of a record's set-up, and True if the record has all rule values.

    Without rule values in the record, the document has those of the rule set in the library, with
    the house rules of the record.
    """
    name = record.get("ruleset")
    values = record.get("values")
    if isinstance(name, str) and isinstance(values, dict):
        try:
            library.find(name)
        except UnknownRuleSetError:
            with contextlib.suppress(RuleSetError):  # its values replace the unknown rule set
                apply_changes(with_new_rules(values, library.first_book()), {}, "values")
                library.keep_values(RuleSetId(name), values)
    match = serialization.read_match({**record, "house_rules": {}}, file, library)
    for field in ("house_rules", "values"):
        if not isinstance(record.get(field) or {}, dict):
            values = {"kind": "object", "value": short_text(record[field])}
            raise RecordError(file, [Problem("wrong_kind", field, values)])
    book = match.book
    by_number = serialization.changes_for_player_count(match.sides, book.rules)
    house_rules = {**by_number, **(record.get("house_rules") or {})}
    with file_problems(file, RecordError, "values" if values else "house_rules"):
        if values:
            tree, _ = apply_changes(with_new_rules(values, book), {}, file)
        else:
            tree, _ = apply_changes(book.tree, house_rules, file)
    document = {
        **without(record, "deals", HISTORY),
        "uid": match.uid or derived_uid(record),
        "ruleset": match.ruleset,
        "edition": record.get("edition", book.identity.edition),
        "values": tree,
        "house_rules": house_rules,
        "sides": [{**side, "players": side.get("players", [])} for side in record["sides"]],
    }
    return document, bool(values)


@dataclass(frozen=True, slots=True, kw_only=True)
class _RecordedChange(Change):
    uid: str


def _read_history(
    history: Any, match: Doc, file: str, library: RuleLibrary
) -> tuple[dict[str, Any], ...]:
    """Return the documents to store for the changes of a match.

    The documents before and after each change are checked like the record itself, because an
    undo may restore them.
    """
    if history is None:
        return ()
    converter = plain_converter(forbid_unknown=False)
    with file_problems(file, RecordError, HISTORY):
        changes = convert_document(converter, history, tuple[_RecordedChange, ...])
    if problems := list(_inconsistencies(changes)):
        raise RecordError(file, problems)
    documents = [{**change, "match": match["uid"]} for change in history]
    for index, change in enumerate(documents):
        for side in ("before", "after"):
            if (document := change.get(side)) is not None:
                with file_problems(file, RecordError, f"{HISTORY}[{index}].{side}"):
                    if change.get("deal") is None:
                        change[side] = _read_set_up_state(document, match, file, library)
                    else:
                        change[side] = _read_deal_state(document, change["deal"], match, file)
    return tuple(documents)


def _inconsistencies(changes: Iterable[_RecordedChange]) -> Iterator[Problem]:
    """Yield problems: numbers out of order, repeated uids, and missing documents of changes."""
    uids: set[str] = set()
    last = 0
    for index, change in enumerate(changes):
        where = f"{HISTORY}[{index}]"
        if change.number <= last:  # gaps are allowed: damage may have lost a change
            yield Problem("changes_count_up", f"{where}.number", {"last": last})
        last = max(last, change.number)
        if change.uid in uids:
            yield Problem("there_twice", f"{where}.uid")
        uids.add(change.uid)
        if change.deal == "":
            yield Problem("value_needed", f"{where}.deal")
        if change.deal is None:
            # A match always has a set-up, which an undo must not remove.
            missing = {"after"} if change.after is None else set()
            if change.before is None and change.kind is not ChangeKind.START:
                missing.add("before")
            for field in sorted(missing):
                yield Problem("missing_field", f"{where}.{field}", {"field": field})


def _read_set_up_state(
    document: Doc, match: Doc, file: str, library: RuleLibrary
) -> dict[str, Any]:
    """Return the document to store for a set-up before or after a change."""
    filled = {"values": match["values"], **document, "uid": match["uid"], "deals": []}
    set_up, _ = _read_set_up(filled, file, library)
    return set_up


def _read_deal_state(document: Doc, deal: str, match: Doc, file: str) -> dict[str, Any]:
    """Return the document to store for a deal before or after a change.

    Raises `RecordError` if the deal does not fit the match.
    """
    count = len(serialization.read_deal(document, file).deal.sides)
    if count != len(match["sides"]) or not _are_places([document.get("position")]):
        raise RecordError(file, [Problem("deal_of_another")])
    return {**document, "uid": deal, "match": match["uid"]}


def _are_places(places: list[Any]) -> bool:
    """Return True if all places are numbers in ascending order, usable as positions of deals."""
    are_numbers = all(
        type(place) in (int, float) and abs(place) <= LARGEST_NUMBER for place in places
    )
    return are_numbers and all(before < after for before, after in itertools.pairwise(places))


@dataclass(frozen=True, slots=True)
class Evening:
    """The matches of one day; None for matches whose start is unknown."""

    day: date | None
    matches: tuple[model.MatchUid, ...]


def evenings(matches: Iterable[Mapping[str, Any]]) -> tuple[Evening, ...]:
    """Return stored matches by day, the latest day first, and matches without a day last."""
    by_day: dict[date | None, list[model.MatchUid]] = {}
    for match in matches:
        day = None
        with contextlib.suppress(TypeError, ValueError):
            day = datetime.fromisoformat(str(match.get("started"))).date()
        by_day.setdefault(day, []).append(model.MatchUid(match["uid"]))
    latest_first = sorted(by_day, key=lambda day: day or date.min, reverse=True)
    return tuple(Evening(day, tuple(by_day[day])) for day in latest_first)
