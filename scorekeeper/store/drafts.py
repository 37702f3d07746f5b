"""Changes laid over a table without touching it, so that they can be thrown away."""

from collections.abc import Iterator, Mapping, MutableMapping

from scorekeeper.store.changes import Documents
from scorekeeper.store.documents import Doc, copied, stored, text_of
from scorekeeper.store.errors import StoreDocumentError


class Draft(MutableMapping[str, Doc]):
    """One table by id as it will be, and the way there from `base`.

    `gone` are ids of the base that were deleted; `puts` are documents that were set. An id
    in both was deleted and set again, so it comes last, as in any dict.
    """

    def __init__(self, base: Mapping[str, Doc]) -> None:
        """Begin with no changes to `base`, which is read and never written."""
        self._base = base
        self._touched: set[str] = set()
        self.puts: Documents = {}
        self.gone: dict[str, None] = {}

    def __getitem__(self, doc_id: str) -> Doc:
        """Give a document to be read, not to be changed."""
        if doc_id in self.puts:
            return self.puts[doc_id]
        if doc_id in self.gone:
            raise KeyError(doc_id)
        return self._base[doc_id]

    def __setitem__(self, doc_id: str, doc: Doc) -> None:
        """Put a document in its place, or behind the others when it is new."""
        self._touched.discard(doc_id)
        self.puts[doc_id] = doc

    def __delitem__(self, doc_id: str) -> None:
        """Take a document out; KeyError when there is none."""
        if doc_id not in self:
            raise KeyError(doc_id)
        self.puts.pop(doc_id, None)
        self._touched.discard(doc_id)
        if doc_id in self._base:
            self.gone[doc_id] = None

    def __contains__(self, doc_id: object) -> bool:
        """Say whether there is a document of this id."""
        return doc_id in self.puts or (doc_id not in self.gone and doc_id in self._base)

    def __iter__(self) -> Iterator[str]:
        """Go through the ids in the order of a dict with the same history."""
        yield from (doc_id for doc_id in self._base if doc_id not in self.gone)
        yield from (doc_id for doc_id in self.puts if self._is_last(doc_id))

    def __len__(self) -> int:
        """Count the documents."""
        added = sum(1 for doc_id in self.puts if self._is_last(doc_id))
        return len(self._base) - len(self.gone) + added

    def clear(self) -> None:
        """Take all documents out."""
        self.puts.clear()
        self._touched.clear()
        self.gone = dict.fromkeys(self._base)

    def touched(self, doc_id: str) -> Doc:
        """Give a document that may be changed in place: a copy, made on the first call."""
        if doc_id not in self.puts:
            self.puts[doc_id] = copied(self[doc_id])
            self._touched.add(doc_id)
        return self.puts[doc_id]

    def settle(self) -> None:
        """Turn all that was put into what the disk will give back, and forget idle touches.

        Raises StoreDocumentError for what cannot be saved.
        """
        settled = {doc_id: stored(doc) for doc_id, doc in self.puts.items()}
        for doc_id in self._touched:
            # Compared as text: Python holds 1 and True to be equal, a reader of the file does not.
            if text_of(settled[doc_id]) == text_of(self._base[doc_id]):
                del settled[doc_id]
        self.puts = settled
        self._touched.clear()

    def _is_last(self, doc_id: str) -> bool:
        return doc_id in self.gone or doc_id not in self._base


class Updated(MutableMapping[int, Doc]):
    """The draft of a table as TinyDB's own updating functions want it: by whole numbers."""

    def __init__(self, draft: Draft) -> None:
        """Work on `draft`."""
        self._draft = draft

    def __getitem__(self, doc_id: int) -> Doc:
        """Give a document that may be changed in place."""
        return self._draft.touched(str(doc_id))

    def __setitem__(self, doc_id: int, doc: Doc) -> None:
        """Set a document; StoreDocumentError when the id is no whole number."""
        if type(doc_id) is not int:
            message = f"A document's id must be a whole number, not {doc_id!r}"
            raise StoreDocumentError(message)
        self._draft[str(doc_id)] = doc

    def __delitem__(self, doc_id: int) -> None:
        """Take a document out."""
        del self._draft[str(doc_id)]

    def __contains__(self, doc_id: object) -> bool:
        """Say whether there is a document of this id."""
        return isinstance(doc_id, int) and str(doc_id) in self._draft

    def __iter__(self) -> Iterator[int]:
        """Go through the ids."""
        return map(int, self._draft)

    def __len__(self) -> int:
        """Count the documents."""
        return len(self._draft)

    def clear(self) -> None:
        """Take all documents out."""
        self._draft.clear()
