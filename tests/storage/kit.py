"""A clock that stands, a deal, and the contents of a database, for the tests of the store."""

import json
import threading
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from pathlib import Path
from typing import Any, cast

import pytest
from tinydb import TinyDB
from tinydb.storages import MemoryStorage, Storage
from tinydb.table import Document, Table

from scorekeeper import __version__
from scorekeeper.storage import JournalStorage, JournalTable, disk
from scorekeeper.storage.lines import Doc
from scorekeeper.storage.table import StoredDocument

NOW = "2026-05-01T20:15:00Z"
PATIENCE = 20  # seconds after which a thread that should not wait has failed


def line(body: str) -> bytes:
    """A line as the format wants it, made without the code under test."""
    return b'%b,"crc":"%08x"}\n' % (body.encode(), zlib.crc32(body.encode()))


HEADER = line(
    f'{{"seq":1,"at":"{NOW}","set":{{"_meta":{{"1":'
    f'{{"format":"scorekeeper-store","schema":2,"app":"{__version__}"}}}}}}'
)


def now() -> str:
    return NOW


class SlowDisk:
    """A disk whose flush takes until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._flush = disk.flush
        self.is_waiting = threading.Event()
        self.is_released = threading.Event()
        monkeypatch.setattr(disk, "flush", self._wait)

    def _wait(self, fd: int) -> None:
        self.is_waiting.set()
        assert self.is_released.wait(PATIENCE)
        self._flush(fd)


def number_or_uid(uid: str) -> Any:
    return int(uid) if uid.isdecimal() else uid


class NumberedDocuments(MutableMapping[int, Doc]):
    """The documents of a table while they are updated, by whole numbers."""

    def __init__(self, documents: MutableMapping[str, Doc]) -> None:
        self.documents = documents

    def __getitem__(self, number: int) -> Doc:
        return self.documents[str(number)]

    def __setitem__(self, number: int, document: Doc) -> None:
        self.documents[str(number)] = document

    def __delitem__(self, number: int) -> None:
        del self.documents[str(number)]

    def __contains__(self, number: object) -> bool:
        return str(number) in self.documents

    def __iter__(self) -> Iterator[int]:
        return map(number_or_uid, self.documents)

    def __len__(self) -> int:
        return len(self.documents)

    def clear(self) -> None:
        self.documents.clear()


def with_id(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a document with its id, unless it has to get a number."""
    if isinstance(document, Document):
        return StoredDocument(document, document.doc_id)  # type: ignore[arg-type]
    if "uid" in document:
        return StoredDocument(document, document["uid"])
    return document


class NumberedTable(JournalTable):
    """A table that numbers its documents as TinyDB's own does, so that both can be compared."""

    document_id_class = staticmethod(number_or_uid)  # type: ignore[assignment]
    contains = Table.contains  # type: ignore[assignment]
    upsert = Table.upsert  # type: ignore[assignment]

    def insert(self, document: Mapping[str, Any]) -> Any:
        return Table.insert(self, with_id(document))

    def insert_multiple(self, documents: Iterable[Mapping[str, Any]]) -> Any:
        return Table.insert_multiple(self, map(with_id, documents))

    def _update_table(self, updater: Callable[[Any], None]) -> None:
        super()._update_table(lambda documents: updater(NumberedDocuments(documents)))


class Store(TinyDB):
    """TinyDB on a journal, as another program may use it."""

    default_storage_class = JournalStorage  # type: ignore[assignment]
    table_class = NumberedTable  # type: ignore[assignment]

    @property
    def journal(self) -> JournalStorage:
        return cast("JournalStorage", self.storage)


def open_store(path: Path) -> Store:
    return Store(path, now=now)


def open_read_only(path: Path) -> Store:
    return Store(path, now=now, read_only=True)


def deal(position: int) -> dict[str, Any]:
    """A deal as it is saved: ten fields, some 200 bytes."""
    return {
        "name": f"0190f3a2-{position:04d}",
        "match": "0190f3a1-77aa",
        "position": position,
        "cards": [385, 145],
        "natural": [1, 0],
        "mixed": [1, 1],
        "red_threes": [1, 2],
        "in_hand": [0, 60],
        "out": "Ana & Zoë",
        "at": NOW,
    }


def memory() -> Storage:
    make: Callable[[], Storage] = MemoryStorage
    return make()


def state(db: TinyDB) -> str:
    """All that a database holds, its order included, as text: so 1 is not True and not 1.0.

    TinyDB keeps a table that has become empty, the journal does not.
    """
    tables = {name: [[doc.doc_id, doc] for doc in db.table(name)] for name in sorted(db.tables())}
    return json.dumps({name: documents for name, documents in tables.items() if documents})


def on_disk(path: Path) -> str:
    with open_read_only(path) as db:
        return state(db)


def pack(path: Path, content: bytes) -> None:
    """Write a backup with this content."""
    path.write_bytes(b"".join(disk.compress([content])))


def beside(path: Path) -> dict[str, bytes]:
    """The files beside a store, but for its lock and its backups."""
    own = {path.name, f"{path.name}.lock"}
    files = (file for file in path.parent.iterdir() if file.is_file() and file.name not in own)
    return {file.name: file.read_bytes() for file in files}
