"""The changes of a match: they are all that is kept of it, and its documents follow from them.

A change names the `match`, its `number` in it, and the `deal` that it is about; without one it is
about the set-up. `after` is the whole document from then on; without one there is none any more.
`before` is written only where the changes before it say something else, as after a damage.
"""

import hashlib
import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from scorekeeper.storage.lines import Doc, Tables, text_of

MATCHES, DEALS, CHANGES = "matches", "deals", "changes"


def with_before(changes: Iterable[Doc]) -> Iterator[tuple[Doc, Doc | None]]:
    """Yield the changes of a match, given in order, each with the document as it was before."""
    documents: dict[str | None, Doc | None] = {}
    for change in changes:
        about = change.get("deal")
        yield change, change["before"] if "before" in change else documents.get(about)
        documents[about] = change.get("after")


def from_documents(tables: Tables) -> Tables:
    """Return a store of the first schema, which kept set-ups and deals too, with changes alone.

    Documents that no change explains, as after a damage, get a change that says so. A set-up that
    was lost follows from the changes again.
    """
    matches = {doc["uid"]: doc for doc in tables.pop(MATCHES, {}).values()}
    deals: dict[str, dict[str, Doc]] = defaultdict(dict)
    for doc in tables.pop(DEALS, {}).values():
        deals[doc["match"]][doc["uid"]] = doc
    if CHANGES not in tables and not (matches or deals):
        return tables
    written = tables.setdefault(CHANGES, {})
    histories: dict[str, list[Doc]] = defaultdict(list)
    for change in sorted(written.values(), key=lambda change: change["number"]):
        histories[change["match"]].append(change)
    ids = itertools.count(max(map(int, written), default=0) + 1)
    for match in dict.fromkeys((*matches, *deals, *histories)):
        history = histories[match]
        documents: dict[str | None, Doc | None] = {}
        for change in history:
            about = change.get("deal")
            if "before" not in change and documents.get(about) is not None:
                change["before"] = None
            documents[about] = change.get("after")
        there = dict[str | None, Doc](deals.get(match, {}).items())
        if match in matches:
            there[None] = matches[match]
        elif documents.get(None) is not None:
            there[None] = documents[None] or {}
        for about in dict.fromkeys((None, *there, *documents)):
            if there.get(about) != documents.get(about):
                added = _explained(match, about, history, documents.get(about), there.get(about))
                history.append(added)
                history.sort(key=lambda change: change["number"])
                written[str(next(ids))] = added
    return tables


def _explained(
    match: str, about: str | None, history: list[Doc], before: Doc | None, after: Doc | None
) -> Doc:
    """Return a change for a document, numbered like one that is missing, or else the last."""
    last = max((change["number"] for change in history if change.get("deal") == about), default=0)
    taken = {change["number"] for change in history}
    number = next(number for number in itertools.count(last + 1) if number not in taken)
    earlier = [change["at"] for change in history if change["number"] < number]
    if about is None:
        kind = "start" if before is None else "set_up"
    else:
        kind = "record" if before is None else "drop" if after is None else "amend"
    parts = text_of([match, about, number, after])
    optional: dict[str, Any] = {"deal": about, "after": after}
    return {
        "uid": hashlib.sha256(parts.encode()).hexdigest()[:32],
        "match": match,
        "number": number,
        "kind": kind,
        "at": (earlier or [(after or {}).get("at") or (after or {}).get("started") or ""])[-1],
        **{key: value for key, value in optional.items() if value is not None},
    }
