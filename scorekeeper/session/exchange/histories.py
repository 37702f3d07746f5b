"""The history in a record: what was changed, when, by whom, and why."""

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.match.errors import RecordError
from scorekeeper.match.record import read_deal
from scorekeeper.session.changes import ChangeKind
from scorekeeper.session.exchange.kept import Doc
from scorekeeper.session.exchange.set_ups import set_up_from
from scorekeeper.typed import LARGEST, Complaint, DocumentError, strict_converter, structured

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
    """Whether deals stand by these numbers in the order in which a record has them."""
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
