"""The header of a store, which names its schema, and the steps from one schema to the next.

Beside the header lie the findings of earlier starts, until somebody has read them.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scorekeeper import __version__
from scorekeeper.storage import changes, errors, lines

FIRST = 1
"""The schema of the first release."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The way from one schema to the next."""

    to: int
    """The schema that it leads to, one more than the one before."""
    name: str
    """The difference, for the people who read a store."""
    migrate: Callable[[lines.Tables], lines.Tables]
    """The tables in the schema `to`, from those in the schema before, which may be changed."""
    fits: Callable[[lines.Tables], bool]
    """True if tables whose header was lost may be of the schema before."""


STEPS: tuple[Step, ...] = (
    Step(
        to=2,
        name="set-ups and deals follow from the changes, and are not kept themselves",
        migrate=changes.from_documents,
        fits=lambda tables: changes.MATCHES in tables or changes.DEALS in tables,
    ),
)
"""All steps, in order. A new one goes to the end, with a store of the schema before it in
`tests/storage/released`, which the tests open from then on."""

FORMAT = "scorekeeper-store"

META = "_meta"
"""The table of the header, which TinyDB does not see."""

HEADER, NOTES = "1", "2"
"""The ids of the header, and of the findings that nobody may have read yet."""


def newest() -> int:
    """The schema that this version of the program reads and writes."""
    return FIRST + len(STEPS)


def schema_of(tables: lines.Tables) -> int:
    """Return the schema that tables are of; without a header the oldest that they may be of."""
    header = header_of(tables)
    if header is not None:
        return int(header["schema"])
    return next((step.to - 1 for step in STEPS if tables and step.fits(tables)), newest())


def upgraded(tables: lines.Tables, *, path: Path) -> lines.Tables:
    """Return tables of an earlier schema in the newest one; the tables given are not changed.

    Unknown fields of the header stay. Raises StoreMigrationError for documents that a step
    cannot convert; `path` is for its text.
    """
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


def difference(before: lines.Tables, after: lines.Tables) -> lines.Change:
    """Return the change that makes `after` out of `before`."""
    drops: dict[str, list[str] | None] = {name: None for name in before if name not in after}
    puts: lines.Tables = {}
    for name, docs in after.items():
        old = before.get(name, {})
        if gone := [key for key in old if key not in docs]:
            drops[name] = gone
        fresh = {key: doc for key, doc in docs.items() if key not in old or differs(old[key], doc)}
        if fresh or name not in before:
            puts[name] = fresh
    return lines.Change(puts=puts, drops=drops)


def differs(before: lines.Doc, after: lines.Doc) -> bool:
    """Compare as text: Python holds 1 and True to be equal, a reader of the file does not."""
    return before != after or lines.text_of(before) != lines.text_of(after)


def new_header(schema: int) -> lines.Tables:
    """Return the header of a store that is made now."""
    return {META: {HEADER: {"format": FORMAT, "schema": schema, "app": __version__}}}


def header_of(tables: lines.Tables) -> lines.Doc | None:
    """Return the header, or None when it was lost or never written."""
    return tables.get(META, {}).get(HEADER)


def is_ours(header: Mapping[str, Any]) -> bool:
    """True if a header is one of this program, of whatever version."""
    schema = header.get("schema")
    return header.get("format") == FORMAT and type(schema) is int and schema > 0


def is_too_new(header: Mapping[str, Any]) -> bool:
    """True if only a newer version of this program may change the store."""
    return bool(header["schema"] > newest())


def begins(change: lines.Change) -> bool:
    """True if a line begins a file that was written anew: it sets the header alone."""
    return change.puts.keys() == {META} and HEADER in change.puts[META] and not change.drops


def notes_of(tables: lines.Tables, folder: Path) -> tuple[errors.Finding, ...]:
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


def note_of(findings: Iterable[errors.Finding], folder: Path) -> lines.Doc:
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


def noted(tables: lines.Tables, findings: Iterable[errors.Finding], folder: Path) -> lines.Tables:
    """Return the tables with these findings as those that nobody may have read."""
    return {**tables, META: {**tables.get(META, {}), NOTES: note_of(findings, folder)}}
