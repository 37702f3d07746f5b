"""The header of a store with its schema, and the findings that may not have been read."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from scorekeeper import __version__
from scorekeeper.storage import errors, lines
from scorekeeper.storage.lines import HEADER, META, UNREAD_FINDINGS, Change, Doc, Tables

FORMAT = "scorekeeper-store"

SCHEMA = 2
"""The schema that this version of the program reads and writes."""

UPGRADES: Mapping[int, Callable[[Tables], Tables]] = {}
"""For each earlier schema a function that returns tables in the schema after it.

The function may change its argument. A new one comes with a store of the schema before it in
`tests/storage/released`, which the tests open from then on.
"""


def new_header(schema: int) -> Tables:
    """Return tables with a header only."""
    return {META: {HEADER: {"format": FORMAT, "schema": schema, "app": __version__}}}


def header_of(tables: Tables) -> Doc | None:
    """Return the header, or None if it was lost or never written."""
    return tables.get(META, {}).get(HEADER)


def is_ours(header: Doc) -> bool:
    """Return True if a header is one of this program, of any version."""
    schema = header.get("schema")
    return header.get("format") == FORMAT and type(schema) is int and schema > 0


def is_too_new(header: Doc) -> bool:
    """Return True if only a newer version of this program may change the store."""
    return bool(header["schema"] > SCHEMA)


def schema_of(tables: Tables) -> int:
    """Return the schema of a store; without a header the newest."""
    header = header_of(tables)
    return SCHEMA if header is None else int(header["schema"])


def upgraded_tables(tables: Tables, *, path: Path) -> Tables:
    """Return tables of an earlier schema in the newest schema; raise StoreMigrationError."""
    documents = {name: docs for name, docs in lines.copy_value(tables).items() if name != META}
    try:
        for schema in range(schema_of(tables), SCHEMA):
            documents = UPGRADES[schema](documents)
        fresh: Tables = {}
        for name, docs in documents.items():
            fresh[name] = {uid: lines.storable_copy(doc) for uid, doc in docs.items()}
    except Exception as error:
        message = f"This store of an earlier version cannot be brought up to date: {path}"
        raise errors.StoreMigrationError(message, path=path) from error
    header = {**(header_of(tables) or {}), **new_header(SCHEMA)[META][HEADER]}
    return {META: {**tables.get(META, {}), HEADER: header}, **fresh}


def difference(before: Tables, after: Tables) -> Change:
    """Return the change that turns `before` into `after`."""
    change = Change()
    for name in before.keys() | after.keys():
        old = before.get(name, {})
        new = after.get(name, {})
        deleted = [uid for uid in old if uid not in new]
        if deleted:
            change.drops[name] = deleted
        for uid, doc in new.items():
            if uid not in old or lines.has_changed(old[uid], doc):
                change.puts.setdefault(name, {})[uid] = doc
    return change


def unread_findings(tables: Tables, folder: Path) -> tuple[errors.Finding, ...]:
    """Return the unread findings of earlier starts; `folder` is the folder of the store."""
    known_kinds = set(errors.FindingKind)
    document = tables.get(META, {}).get(UNREAD_FINDINGS, {})
    findings = []
    for entry in document.get("findings", []):
        if entry["kind"] in known_kinds:
            finding = errors.Finding(
                kind=errors.FindingKind(entry["kind"]),
                aside=_file_in(folder, entry["aside"]),
                kept=entry["kept"],
                dropped=entry["dropped"],
                backup=_file_in(folder, entry["backup"]),
            )
            findings.append(finding)
    return tuple(findings)


def unread_document(findings: Iterable[errors.Finding], folder: Path) -> Doc:
    """Return the document that keeps findings until they are read."""
    entries = []
    for finding in findings:
        entry = {
            "kind": str(finding.kind),
            "aside": _name_in(folder, finding.aside),
            "kept": finding.kept,
            "dropped": finding.dropped,
            "backup": _name_in(folder, finding.backup),
        }
        entries.append(entry)
    return {"findings": entries}


def with_unread_findings(
    tables: Tables, findings: Iterable[errors.Finding], folder: Path
) -> Tables:
    """Return the tables with `findings` as the unread ones; `folder` is the folder of the store."""
    return {
        **tables,
        META: {**tables.get(META, {}), UNREAD_FINDINGS: unread_document(findings, folder)},
    }


def _file_in(folder: Path, name: str | None) -> Path | None:
    return None if name is None else folder / name


def _name_in(folder: Path, file: Path | None) -> str | None:
    return None if file is None else file.relative_to(folder).as_posix()
