"""A match of the store as a record of the public format, and back.

Beside what the format names, a record of ours has `edition` and `values`, the rules in force
when the match began, `position` in each deal, and `history`, every change there was. Other
programs may leave these out, and what they add themselves is kept.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.match.errors import RecordError
from scorekeeper.session.desk import without
from scorekeeper.session.exchange.histories import NAME as HISTORY
from scorekeeper.session.exchange.histories import are_places, changes_from
from scorekeeper.session.exchange.kept import Doc, Kept, derived_uid, played
from scorekeeper.session.exchange.set_ups import set_up_from
from scorekeeper.store import StoreDocumentError
from scorekeeper.store.documents import stored
from scorekeeper.typed import Complaint

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


def record_of(kept: Kept) -> dict[str, Any]:
    """The record of a match, with its history."""
    values = kept.match.get("values")
    return {
        **_ordered(kept.match),
        "deals": [without(deal, "match") for deal in kept.deals],
        HISTORY: [_told(change, values) for change in kept.changes],
    }


def kept_from(record: object, file: str) -> Kept:
    """What the store would keep of a record; `file` is its name in messages.

    A record without a uid gets one that follows from its content, and so do its deals.
    Raises `RecordError` with every complaint, `RecordTooNewError` for a newer version.
    """
    record = _storable(record, file)
    match, has_rules = set_up_from(record, file)
    uid = match["uid"]
    deals = tuple(_deals(record, uid, file))
    changes = changes_from(record.get(HISTORY), match, file)
    return Kept(match=match, deals=deals, changes=changes, has_rules=has_rules)


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
