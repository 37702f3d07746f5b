"""The header of a store, which names its schema, and the steps from one schema to the next.

Beside the header lie the findings of earlier starts, until somebody has read them.
"""

import hashlib
import itertools
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scorekeeper import __version__
from scorekeeper.storage import errors, lines
from scorekeeper.storage.lines import HEADER, META, NOTES, Change, Doc, Tables

FIRST = 1  # the schema of the first release
MATCHES, DEALS, CHANGES = "matches", "deals", "changes"


def from_documents(tables: Tables) -> Tables:
    """Return a store of the first schema, which kept set-ups and deals too, with changes alone.

    Documents that no change explains, as after a damage, get a change that says so.
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
    parts = lines.text_of([match, about, number, after])
    optional: dict[str, Any] = {"deal": about, "after": after}
    return {
        "uid": hashlib.sha256(parts.encode()).hexdigest()[:32],
        "match": match,
        "number": number,
        "kind": kind,
        "at": (earlier or [(after or {}).get("at") or (after or {}).get("started") or ""])[-1],
        **{key: value for key, value in optional.items() if value is not None},
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The way from one schema to the next."""

    to: int  # the schema that it leads to, one more than the one before
    name: str  # the difference, for the people who read a store
    migrate: Callable[[Tables], Tables]
    """The tables in the schema `to`, from those in the schema before, which may be changed."""
    fits: Callable[[Tables], bool]
    """True if tables whose header was lost may be of the schema before."""


STEPS: tuple[Step, ...] = (
    Step(
        to=2,
        name="set-ups and deals follow from the changes, and are not kept themselves",
        migrate=from_documents,
        fits=lambda tables: MATCHES in tables or DEALS in tables,
    ),
)
"""All steps, in order. A new one goes to the end, with a store of the schema before it in
`tests/storage/released`, which the tests open from then on."""

FORMAT = "scorekeeper-store"


def newest() -> int:
    """The schema that this version of the program reads and writes."""
    return FIRST + len(STEPS)


def schema_of(tables: Tables) -> int:
    """Return the schema that tables are of; without a header the oldest that they may be of."""
    header = header_of(tables)
    if header is not None:
        return int(header["schema"])
    return next((step.to - 1 for step in STEPS if tables and step.fits(tables)), newest())


def upgraded(tables: Tables, *, path: Path) -> Tables:
    """Return tables of an earlier schema in the newest one; raises StoreMigrationError."""
    schema = schema_of(tables)
    try:
        documents = {name: docs for name, docs in lines.copied(tables).items() if name != META}
        for step in STEPS:
            if step.to > schema:
                documents = step.migrate(documents)
        fresh = {
            name: {key: lines.stored(doc) for key, doc in documents[name].items()}
            for name in documents
        }
    except Exception as error:
        message = f"This store of an earlier version cannot be brought up to date: {path}"
        raise errors.StoreMigrationError(message, path=path) from error
    header = {**(header_of(tables) or {}), **new_header(newest())[META][HEADER]}
    return {META: {**tables.get(META, {}), HEADER: header}, **fresh}


def difference(before: Tables, after: Tables) -> Change:
    """Return the change that makes `after` out of `before`."""
    drops: dict[str, list[str] | None] = {name: None for name in before if name not in after}
    puts: Tables = {}
    for name, docs in after.items():
        old = before.get(name, {})
        if gone := [key for key in old if key not in docs]:
            drops[name] = gone
        fresh = {key: doc for key, doc in docs.items() if key not in old or differs(old[key], doc)}
        if fresh or name not in before:
            puts[name] = fresh
    return Change(puts=puts, drops=drops)


def differs(before: Doc, after: Doc) -> bool:
    """Compare as text: Python holds 1 and True to be equal, a reader of the file does not."""
    return before != after or lines.text_of(before) != lines.text_of(after)


def new_header(schema: int) -> Tables:
    return {META: {HEADER: {"format": FORMAT, "schema": schema, "app": __version__}}}


def header_of(tables: Tables) -> Doc | None:
    """Return the header, or None when it was lost or never written."""
    return tables.get(META, {}).get(HEADER)


def is_ours(header: Mapping[str, Any]) -> bool:
    """True if a header is one of this program, of whatever version."""
    schema = header.get("schema")
    return header.get("format") == FORMAT and type(schema) is int and schema > 0


def is_too_new(header: Mapping[str, Any]) -> bool:
    """True if only a newer version of this program may change the store."""
    return bool(header["schema"] > newest())


def notes_of(tables: Tables, folder: Path) -> tuple[errors.Finding, ...]:
    """Return the findings of earlier starts, of files in a folder, that nobody may have read."""
    known = set(errors.FindingKind)
    return tuple(
        errors.Finding(
            kind=errors.FindingKind(note["kind"]),
            aside=folder / note["aside"] if note["aside"] else None,
            kept=note["kept"],
            dropped=note["dropped"],
            backup=folder / note["backup"] if note["backup"] else None,
        )
        for note in tables.get(META, {}).get(NOTES, {}).get("findings", [])
        if note["kind"] in known
    )


def note_of(findings: Iterable[errors.Finding], folder: Path) -> Doc:
    """Return the document that holds findings until somebody has read them."""

    def name(file: Path | None) -> str | None:
        return None if file is None else file.relative_to(folder).as_posix()

    return {
        "findings": [
            {
                "kind": str(finding.kind),
                "aside": name(finding.aside),
                "kept": finding.kept,
                "dropped": finding.dropped,
                "backup": name(finding.backup),
            }
            for finding in findings
        ]
    }


def noted(tables: Tables, findings: Iterable[errors.Finding], folder: Path) -> Tables:
    """Return the tables with these findings as those that nobody may have read."""
    return {**tables, META: {**tables.get(META, {}), NOTES: note_of(findings, folder)}}
