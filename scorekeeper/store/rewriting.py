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
    for seq, change in enumerate(_header_first(tables), after + 1):
        yield line_of(seq=seq, at=at, change=change)


def lines_until(tables: Tables, *, last: int, at: str) -> Iterator[bytes]:
    """Write `tables` with `last` for the number of the last line, the header first.

    So a backup keeps saying how far it goes. Where there are more documents than numbers, a line
    has several.
    """
    header, *rest = _header_first(tables)
    several = -(-len(rest) // max(last - 1, 1)) or 1
    groups = [[header]] + [rest[n : n + several] for n in range(0, len(rest), several)]
    for seq, group in enumerate(groups, max(last - len(groups), 0) + 1):
        puts: Tables = {}
        for change in group:
            change.apply(puts)
        yield line_of(seq=seq, at=at, change=Change(puts=puts))


def _header_first(tables: Tables) -> Iterator[Change]:
    for name in sorted(tables, key=lambda name: name != META):
        yield from _changes(name, tables[name])


def _changes(name: str, docs: Documents) -> Iterator[Change]:
    if not docs:
        yield Change(puts={name: {}})
    for doc_id, doc in docs.items():
        yield Change(puts={name: {doc_id: doc}})
