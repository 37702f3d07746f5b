"""The store: documents in tables, on the disk before the call returns, never half.

    journal = open_journal(Path("scores.jsonl"), now=clock)
    journal.table("deals").insert({"match": "m1", "deal": 4})      one line, one flush
    with journal.transaction():                                    several tables, one line
        journal.table("deals").update({"total": 785}, doc_ids=[4])
        journal.table("changes").insert({"match": "m1", "deal": 4, "before": 780})
    journal.findings                                               what was wrong on opening

`Journal` is a TinyDB, `JournalTable` a TinyDB Table: queries and methods are TinyDB's own.
Below them, from the top down:

    database, table     TinyDB's API
    journal             transactions, the lock of the threads, TinyDB's storage
    pending, drafts     changes laid over what is saved, so that they can be thrown away
    ledger              what is saved, in memory and in the file
    opening             judge a file and mend it; reading: bytes to documents
    upgrading           a store of an earlier version; migrations: its steps
    appending, disk     the file, and what a power cut may do to it
    lines, changes      one line of the file, and what it does to the tables
    documents, header   what a document may hold; the document that names the schema
    lock                one process at a time
    findings, errors    what can be found, what can go wrong
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
