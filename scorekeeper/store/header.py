"""What a store says of itself: format, schema, the app that made it, and what was found in it."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from scorekeeper import __version__
from scorekeeper.store.changes import Change, Tables
from scorekeeper.store.documents import Doc
from scorekeeper.store.findings import Finding, FindingKind
from scorekeeper.store.migrations import newest

FORMAT = "scorekeeper-store"

META = "_meta"
"""The table of the header. TinyDB's `tables()` and `drop_tables()` do not see it."""

_ID, NOTES = "1", "2"
"""The ids of the header, and of the findings that nobody may have read yet."""


def new_header(schema: int) -> Tables:
    """Give the header of a store that is made now."""
    return {META: {_ID: {"format": FORMAT, "schema": schema, "app": __version__}}}


def header_of(tables: Tables) -> Doc | None:
    """Give the header, or None when it was lost or never written."""
    return tables.get(META, {}).get(_ID)


def is_ours(header: Mapping[str, Any]) -> bool:
    """Say whether a header is one of this program, of whatever version."""
    schema = header.get("schema")
    return header.get("format") == FORMAT and type(schema) is int and schema > 0


def is_too_new(header: Mapping[str, Any]) -> bool:
    """Say whether only a newer version of this program may change the store."""
    return bool(header["schema"] > newest())


def begins(change: Change) -> bool:
    """Return whether a line begins a file that was written anew: it sets the header alone."""
    return change.puts.keys() == {META} and _ID in change.puts[META] and not change.drops


def notes_of(tables: Tables, folder: Path) -> tuple[Finding, ...]:
    """Return the findings of earlier starts, of files in a folder, that nobody may have read."""
    written = tables.get(META, {}).get(NOTES, {}).get("findings", [])
    known = set(FindingKind)
    return tuple(
        Finding(
            kind=FindingKind(note["kind"]),
            aside=folder / note["aside"] if note["aside"] else None,
            kept=note["kept"],
            dropped=note["dropped"],
            backup=folder / note["backup"] if note["backup"] else None,
        )
        for note in written
        if note["kind"] in known
    )


def note_of(findings: Iterable[Finding], folder: Path) -> Doc:
    """Return the document that keeps findings until somebody has read them."""
    return {
        "findings": [
            {
                "kind": str(finding.kind),
                "aside": _within(folder, finding.aside),
                "kept": finding.kept,
                "dropped": finding.dropped,
                "backup": _within(folder, finding.backup),
            }
            for finding in findings
        ]
    }


def noted(tables: Tables, findings: Iterable[Finding], folder: Path) -> Tables:
    """Return the tables with findings kept in them."""
    return {**tables, META: {**tables.get(META, {}), NOTES: note_of(findings, folder)}}


def _within(folder: Path, file: Path | None) -> str | None:
    return None if file is None else file.relative_to(folder).as_posix()
