"""TinyDB's table over a journal: the same methods, but a save costs what it changes."""

from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from typing import Any, TypeAlias, cast

from tinydb.queries import QueryLike
from tinydb.table import Document, Table

from scorekeeper.store.documents import Doc, copied
from scorekeeper.store.drafts import Updated
from scorekeeper.store.journal import JournalStorage

Fields: TypeAlias = Mapping[str, Any] | Callable[[MutableMapping[str, Any]], None]


class JournalTable(Table):
    """A table of a journal. What it hands out are copies, and every method is safe in threads.

    There is no query cache: TinyDB's hands the same documents out twice, and one table in
    memory is searched fast enough. `cache_size` is taken and has no effect.
    """

    @property
    def _journal(self) -> JournalStorage:
        return cast("JournalStorage", self._storage)

    @property  # type: ignore[override]
    def _next_id(self) -> int | None:
        return self._journal.next_ids.get(self._name)

    @_next_id.setter
    def _next_id(self, doc_id: int | None) -> None:
        # Kept by the storage, so that a rollback takes it back and two tables of one name agree.
        self._journal.next_ids[self._name] = doc_id

    def insert(self, document: Mapping[str, Any]) -> int:
        """Insert a document, in one commit; gives its id."""
        with self._journal.lock:
            return super().insert(document)

    def insert_multiple(self, documents: Iterable[Mapping[str, Any]]) -> list[int]:
        """Insert documents, all in one commit; gives their ids."""
        with self._journal.lock:
            return super().insert_multiple(documents)

    def update(
        self,
        fields: Fields,
        cond: QueryLike | None = None,
        doc_ids: Iterable[int] | None = None,
    ) -> list[int]:
        """Set fields of the documents that match, in one commit; gives their ids."""
        with self._journal.lock:
            if doc_ids is None and cond is not None:
                doc_ids = self._matching(cond)
            return super().update(fields, None, doc_ids)

    def update_multiple(self, updates: Iterable[tuple[Fields, QueryLike]]) -> list[int]:
        """Set fields for several conditions, all in one commit; gives the ids updated."""
        with self._journal.lock:
            return super().update_multiple(updates)

    def upsert(self, document: Mapping[str, Any], cond: QueryLike | None = None) -> list[int]:
        """Update the documents that match, or insert this one, in one commit; gives the ids."""
        with self._journal.together():
            return super().upsert(document, cond)

    def remove(
        self, cond: QueryLike | None = None, doc_ids: Iterable[int] | None = None
    ) -> list[int]:
        """Remove the documents that match, in one commit; gives their ids."""
        with self._journal.lock:
            if doc_ids is None and cond is not None:
                doc_ids = self._matching(cond)
            return super().remove(None, doc_ids)

    def truncate(self) -> None:
        """Remove all documents; the table stays."""
        with self._journal.lock:
            super().truncate()

    def search(self, cond: QueryLike) -> list[Document]:
        """Copy the documents that match."""
        with self._journal.lock:
            found = [(key, doc) for key, doc in self._read_table().items() if cond(doc)]
        return [self._handed_out(key, doc) for key, doc in found]

    def get(
        self,
        cond: QueryLike | None = None,
        doc_id: int | None = None,
        doc_ids: list[int] | None = None,
    ) -> Any:
        """Copy one document by condition or id, None when there is none, or those of some ids."""
        stock: Any = super()  # whose overloads have no name for "any of these"
        with self._journal.lock:
            found = stock.get(cond, doc_id, doc_ids)
        if isinstance(found, list):
            return [self._handed_out(doc.doc_id, doc) for doc in found]
        return None if found is None else self._handed_out(found.doc_id, found)

    def count(self, cond: QueryLike) -> int:
        """Count the documents that match."""
        with self._journal.lock:
            return len(self._matching(cond))

    def __len__(self) -> int:
        """Count the documents."""
        with self._journal.lock:
            return len(self._read_table())

    def __iter__(self) -> Iterator[Document]:
        """Copy the documents one by one, as they were when this was called."""
        with self._journal.lock:
            found = list(self._read_table().items())
        return (self._handed_out(key, doc) for key, doc in found)

    def picked(self, *fields: str) -> list[tuple[Any, ...]]:
        """Give id and these fields of each document, None where it has not got one.

        Nothing else of a document is copied, so an index of a whole table is made quickly.
        """
        with self._journal.lock:
            return [
                (int(key), *(copied(doc.get(field)) for field in fields))
                for key, doc in self._read_table().items()
            ]

    def _matching(self, cond: QueryLike) -> list[int]:
        return [int(key) for key, doc in self._read_table().items() if cond(doc)]

    def _handed_out(self, key: str | int, doc: Mapping[str, Any]) -> Document:
        return self.document_class(copied(doc), self.document_id_class(key))

    def _read_table(self) -> Mapping[str, Doc]:  # type: ignore[override]
        return self._journal.view(self._name)

    def _update_table(self, updater: Callable[[Updated], None]) -> None:  # type: ignore[override]
        self._journal.change(self._name, updater)
