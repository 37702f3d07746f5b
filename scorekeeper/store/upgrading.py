"""A store of an earlier version, brought up to date."""

from pathlib import Path

from scorekeeper.store.changes import Change, Tables
from scorekeeper.store.documents import copied, stored, text_of
from scorekeeper.store.errors import StoreMigrationError
from scorekeeper.store.header import META, header_of, new_header
from scorekeeper.store.migrations import migrated, newest


def upgraded(tables: Tables, *, schema: int, path: Path) -> Tables:
    """Give tables of an earlier schema as the newest has them, those given left as they are.

    The fields of the header that nobody knows are kept. Raises StoreMigrationError for
    documents that a step does not get along with; `path` is for its text.
    """
    try:
        found = migrated(_without_header(copied(tables)), schema=schema)
        fresh = {name: {key: stored(doc) for key, doc in found[name].items()} for name in found}
    except Exception as error:
        message = f"This store of an earlier version cannot be brought up to date: {path}"
        raise StoreMigrationError(message, path=path) from error
    header = new_header(newest())
    header[META] = {key: {**(header_of(tables) or {}), **doc} for key, doc in header[META].items()}
    return {META: {**tables.get(META, {}), **header[META]}, **fresh}


def difference(before: Tables, after: Tables) -> Change:
    """Give the change that makes `after` out of `before`."""
    drops: dict[str, list[str] | None] = {name: None for name in before if name not in after}
    puts: Tables = {}
    for name, docs in after.items():
        old = before.get(name, {})
        if gone := [key for key in old if key not in docs]:
            drops[name] = gone
        fresh = {key: doc for key, doc in docs.items() if _differs(old.get(key), doc)}
        if fresh or name not in before:
            puts[name] = fresh
    return Change(puts=puts, drops=drops)


def _without_header(tables: Tables) -> Tables:
    return {name: docs for name, docs in tables.items() if name != META}


def _differs(before: object, after: object) -> bool:
    """Compare as text: Python holds 1 and True to be equal, a reader of the file does not."""
    return before is None or text_of(before) != text_of(after)
