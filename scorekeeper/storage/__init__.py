"""The store: documents in tables, on the disk before the call returns, never half.

    journal = open_journal(Path("scores.jsonl"), now=clock)
    journal.table("deals").insert({"match": "m1", "deal": 4})      one line, one flush
    with journal.transaction():                                    several tables, one line
        journal.table("deals").update({"total": 785}, doc_ids=[4])
        journal.table("changes").insert({"match": "m1", "deal": 4, "before": 780})
    journal.findings                                               faults found on opening

`Journal` is a TinyDB, `JournalTable` a TinyDB Table: queries and methods are TinyDB's own.
Below them, from the top down:

    database    TinyDB's API, and the archive: documents by uid
    journal     TinyDB's storage: transactions, the lock of the threads, the saved documents
    opening     judging, mending and upgrading a file
    reading     from bytes to documents, with backups where the bytes are damaged
    backups     copies of the store
    lines       a line of the file and its effect on the tables, the header, steps of the schema
    disk        flushing, append-only files, the lock of a process
    errors      exceptions and findings
"""

from scorekeeper.storage.database import Journal, JournalTable, open_journal
from scorekeeper.storage.disk import after_flush
from scorekeeper.storage.errors import (
    Finding,
    FindingKind,
    StoreBusyError,
    StoreCorruptError,
    StoreDocumentError,
    StoreError,
    StoreMigrationError,
    StoreNotKeptError,
    StoreReadOnlyError,
    StoreTooNewError,
    StoreWriteError,
)
from scorekeeper.storage.journal import JournalStorage

__all__ = [
    "Finding",
    "FindingKind",
    "Journal",
    "JournalStorage",
    "JournalTable",
    "StoreBusyError",
    "StoreCorruptError",
    "StoreDocumentError",
    "StoreError",
    "StoreMigrationError",
    "StoreNotKeptError",
    "StoreReadOnlyError",
    "StoreTooNewError",
    "StoreWriteError",
    "after_flush",
    "open_journal",
]
