"""A change of some tables, as one line says it, and what it does to them."""

from dataclasses import dataclass, field
from typing import TypeAlias

from scorekeeper.store.documents import Doc

Documents: TypeAlias = dict[str, Doc]
"""The documents of one table by id, in the order in which they were inserted."""

Tables: TypeAlias = dict[str, Documents]
"""All documents by table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Documents set and ids deleted, by table; None deletes the table itself."""

    puts: Tables = field(default_factory=dict)
    drops: dict[str, list[str] | None] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """Say whether there is anything to write."""
        return bool(self.puts or self.drops)

    def apply(self, tables: Tables) -> int:
        """Do the change to `tables`, deletions first; gives how many entries it had.

        An entry is what one line says of one document; an empty table is one too.
        """
        entries = 0
        for name, ids in self.drops.items():
            entries += _drop(tables, name, ids)
        for name, docs in self.puts.items():
            tables.setdefault(name, {}).update(docs)
            entries += len(docs) or 1
        return entries


def live_entries(tables: Tables) -> int:
    """Count the entries that a journal of `tables` needs and no more."""
    return sum(len(docs) or 1 for docs in tables.values())


def _drop(tables: Tables, name: str, ids: list[str] | None) -> int:
    if ids is None:
        tables.pop(name, None)
        return 1
    docs = tables.get(name, {})
    for doc_id in ids:
        docs.pop(doc_id, None)
    return len(ids)
