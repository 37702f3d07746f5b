"""A journal written anew, with nothing dead in it, and perhaps with other documents."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from scorekeeper.store.changes import Change, Documents, Tables
from scorekeeper.store.documents import Doc, copied, stored
from scorekeeper.store.header import META
from scorekeeper.store.lines import line_of

Rewrite: TypeAlias = Callable[[str, Doc], Doc]
"""Gives the document to be kept in place of one of a table; it may change the one given."""


def rewritten(tables: Tables, rewrite: Rewrite) -> Tables:
    """Give all tables with their documents rewritten under the same ids, the header as it is.

    Raises StoreDocumentError for what cannot be saved; the tables given are never changed.
    """
    return {
        name: docs
        if name == META
        else {doc_id: stored(rewrite(name, copied(doc))) for doc_id, doc in docs.items()}
        for name, docs in tables.items()
    }


def lines_for(tables: Tables, *, after: int, at: str) -> Iterator[bytes]:
    """Write `tables` with one line a document, the header first.

    The numbers go on `after` that of the old file's last line, so that they never go back.
    """
    header_first = sorted(tables, key=lambda name: name != META)
    changes = (change for name in header_first for change in _changes(name, tables[name]))
    for seq, change in enumerate(changes, after + 1):
        yield line_of(seq=seq, at=at, change=change)


def _changes(name: str, docs: Documents) -> Iterator[Change]:
    if not docs:
        yield Change(puts={name: {}})
    for doc_id, doc in docs.items():
        yield Change(puts={name: {doc_id: doc}})
