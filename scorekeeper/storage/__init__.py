"""The store: documents in tables. A write is on the disk, as a whole, before the call returns.

    database = Database(Path("scores.jsonl"), now=clock)
    players = database.table("players")                              a table of TinyDB
    players.upsert({"uid": "p1", "name": "Ana"})                     identified by its uid
    players.get(doc_id="p1"), players.search(where("name") == "Ana")
    with database.transaction():                                     several tables, one line
        ...
    database.journal.findings                                        faults found on opening

`JournalStorage` and `JournalTable` extend TinyDB and may be used without the rest.
`call_after_write` registers a function that is called after each write.
"""

from tinydb import where

from scorekeeper.storage.database import Database
from scorekeeper.storage.disk import call_after_write
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
from scorekeeper.storage.table import JournalTable

__all__ = [
    "Database",
    "Finding",
    "FindingKind",
    "JournalStorage",
    "JournalTable",
    "StoreBusyError",
    "StoreDocumentError",
    "StoreError",
    "StoreNotKeptError",
    "StoreReadOnlyError",
    "StoreTooNewError",
    "StoreWriteError",
    "call_after_write",
    "where",
]
