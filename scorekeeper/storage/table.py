"""TinyDB's table on a journal: a document's uid is its id, and a change is one line.

`document_class` and `document_id_class` are class variables that TinyDB provides for subclasses
("Customization" in the documentation of `tinydb.table.Table`). `_read_table` and `_update_table`
are the two methods through which every other one reads and writes; TinyDB's guide "How to Extend
TinyDB", section "Subclassing TinyDB and Table", invites subclasses to override methods and says
that internal ones are documented for this.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from typing import TYPE_CHECKING, Any, overload

from tinydb.queries import QueryLike
from tinydb.table import Document, Table

from scorekeeper.storage import errors
from scorekeeper.storage.documents import LiveTable
from scorekeeper.storage.lines import META, Doc, copy_value

if TYPE_CHECKING:
    from scorekeeper.storage.journal import JournalStorage

UID = "uid"
"""The field with the id of a document."""


class StoredDocument(Document):
    """A copy of a document of the store, with its uid as `doc_id`."""

    def __init__(self, value: Mapping[str, Any], doc_id: str) -> None:
        super().__init__(copy_value(dict(value)), doc_id)  # type: ignore[arg-type]


class TableRecorder(MutableMapping[str, Doc]):
    """The documents of a table while they are updated; notes which ones are set and deleted.

    A document is copied when it is first read, because TinyDB changes documents in place.
    """

    def __init__(self, documents: Mapping[str, Doc]) -> None:
        self._documents = documents
        self.read_or_set: dict[str, Doc] = {}
        """Copies of the documents that may have changed, in the order in which they were set."""
        self.deleted: dict[str, None] = {}
        """Uids of deleted documents. One that was set again later is in both."""

    def __getitem__(self, uid: str) -> Doc:
        if uid not in self:
            raise KeyError(uid)
        if uid not in self.read_or_set:
            self.read_or_set[uid] = copy_value(self._documents[uid])
        return self.read_or_set[uid]

    def __setitem__(self, uid: str, document: Doc) -> None:
        self.read_or_set[uid] = document

    def __delitem__(self, uid: str) -> None:
        if uid not in self:
            raise KeyError(uid)
        self.read_or_set.pop(uid, None)
        self.deleted[uid] = None

    def __contains__(self, uid: object) -> bool:
        return uid in self.read_or_set or (uid in self._documents and uid not in self.deleted)

    def __iter__(self) -> Iterator[str]:
        for uid in self._documents:
            if uid not in self.deleted:
                yield uid
        for uid in self.read_or_set:
            if uid not in self._documents or uid in self.deleted:
                yield uid

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def clear(self) -> None:
        """Delete all documents."""
        self.read_or_set.clear()
        self.deleted |= dict.fromkeys(self._documents)


class JournalTable(Table):
    """A table whose documents are identified by their `uid`.

    Results are copies. A method that changes several documents writes one line, and none if it
    changes nothing. A plain document needs the field `uid`; TinyDB's `Document` brings its id.
    """

    document_class = StoredDocument  # type: ignore[assignment]
    document_id_class = str  # type: ignore[assignment]

    def __init__(
        self,
        storage: "JournalStorage",
        name: str,
        cache_size: int = 0,  # noqa: ARG002
        persist_empty: bool = False,  # noqa: ARG002, FBT001, FBT002
    ) -> None:
        """Open a table. It exists as long as it has documents, so it cannot persist empty.

        TinyDB's cache of queries is not used: a transaction that fails undoes changes without
        the table noticing.
        """
        if name == META:
            message = f"{META} is the table of the store's own header"
            raise errors.StoreError(message, path=storage.path)
        self._journal = storage
        super().__init__(storage, name, cache_size=0)

    # TinyDB's type hints want integers for ids, though its code takes any `document_id_class`.
    # The methods from here to `remove` have the type hints of a table with uids.

    @overload  # type: ignore[override]
    def get(self, cond: QueryLike) -> Doc | None: ...
    @overload
    def get(self, *, doc_id: str) -> Doc | None: ...
    @overload
    def get(self, *, doc_ids: list[str]) -> list[Doc]: ...

    def get(
        self,
        cond: QueryLike | None = None,
        doc_id: str | None = None,
        doc_ids: list[str] | None = None,
    ) -> Doc | list[Doc] | None:
        """Return the document with a uid, or the first that a query finds; None if there is none.

        With `doc_ids`, return a list of documents.
        """
        return super().get(cond, doc_id, doc_ids)  # type: ignore[arg-type]

    def all(self) -> list[Doc]:  # type: ignore[override]
        """Return all documents."""
        return list[Doc](super().all())

    def search(self, cond: QueryLike) -> list[Doc]:  # type: ignore[override]
        """Return the documents that a query finds."""
        return list[Doc](super().search(cond))

    def contains(self, cond: QueryLike | None = None, doc_id: str | None = None) -> bool:  # type: ignore[override]
        """Return True if a document has the uid, or a query finds one."""
        if doc_id is not None:
            return doc_id in self._read_table()
        return super().contains(cond)

    def insert(self, document: Mapping[str, Any]) -> str:  # type: ignore[override]
        """Save a new document; return its uid. Raises ValueError if the uid is taken."""
        return super().insert(_with_id(document))  # type: ignore[return-value]

    def insert_multiple(self, documents: Iterable[Mapping[str, Any]]) -> list[str]:  # type: ignore[override]
        """Save new documents in one line; return their uids."""
        return super().insert_multiple(map(_with_id, documents))  # type: ignore[return-value]

    def upsert(self, document: Mapping[str, Any], cond: QueryLike | None = None) -> list[str]:  # type: ignore[override]
        """Update the document with the same uid, or all that a query finds, or insert a new one.

        Returns the uids of these documents.
        """
        found = document if cond is not None else _with_id(document)
        # TinyDB looks for the document first: no other thread may insert it in between.
        with self._journal.lock:
            return super().upsert(found, cond)  # type: ignore[return-value]

    def update(  # type: ignore[override]
        self,
        fields: Mapping[str, Any] | Callable[[MutableMapping[str, Any]], None],
        cond: QueryLike | None = None,
        doc_ids: Iterable[str] | None = None,
    ) -> list[str]:
        """Update fields of documents by uid, or of all that a query finds; return their uids."""
        return super().update(fields, cond, doc_ids)  # type: ignore[arg-type, return-value]

    def put(self, document: Mapping[str, Any]) -> str:
        """Save a document as a new one or in place of the one with its uid; return the uid.

        Unlike `upsert`, it removes fields that the new document does not have.
        """
        uid = _uid_of(document)
        self._journal.put(self.name, uid, document)
        return uid

    def remove(  # type: ignore[override]
        self, cond: QueryLike | None = None, doc_ids: Iterable[str] | None = None
    ) -> list[str]:
        """Delete documents by uid, or all that a query finds; return their uids."""
        return super().remove(cond, doc_ids)  # type: ignore[arg-type, return-value]

    def _read_table(self) -> LiveTable:  # type: ignore[override]
        return LiveTable(self._journal.documents, self.name)

    def _update_table(self, updater: Callable[[MutableMapping[str, Doc]], None]) -> None:  # type: ignore[override]
        with self._journal.lock:
            recorder = TableRecorder(self._journal.documents.table(self.name))
            updater(recorder)
            self._journal.update(self.name, recorder.read_or_set, deleted=recorder.deleted)


def _with_id(document: Mapping[str, Any]) -> StoredDocument:
    return StoredDocument(document, _uid_of(document))


def _uid_of(document: Mapping[str, Any]) -> str:
    """Return the id of TinyDB's `Document`, or the uid of a plain document.

    Raises StoreDocumentError if the uid is missing or no text.
    """
    if isinstance(document, Document):
        return str(document.doc_id)
    uid = document.get(UID)
    if not isinstance(uid, str):
        raise errors.StoreDocumentError("A document needs a uid, which is text")
    return uid
