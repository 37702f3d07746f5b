"""The store: documents in tables, on the disk before the call returns, never half.

    database = Database(Path("scores.jsonl"), now=clock)
    with database.transaction():                               several tables, one line, one flush
        database.put("players", {"uid": "p1", "name": "Ana"})
        database.put("settings", {"uid": "phone", "theme": "dark"})
    database.db.table("players").search(where("name") == "Ana")      TinyDB's own queries
    database.journal.findings                                        faults found on opening

`JournalStorage` is a storage for TinyDB, also without the rest: `TinyDB(path,
storage=JournalStorage)`.
"""

from scorekeeper.storage.database import Database
from scorekeeper.storage.disk import after_write
from scorekeeper.storage.errors import (
    Finding,
    FindingKind,
    StoreBusyError,
    StoreDocumentError,
    StoreError,
    StoreNotKeptError,
    StoreReadOnlyError,
    StoreTooNewError,
    StoreWriteError,
)
from scorekeeper.storage.journal import JournalStorage

__all__ = [
    "Database",
    "Finding",
    "FindingKind",
    "JournalStorage",
    "StoreBusyError",
    "StoreDocumentError",
    "StoreError",
    "StoreNotKeptError",
    "StoreReadOnlyError",
    "StoreTooNewError",
    "StoreWriteError",
    "after_write",
]
