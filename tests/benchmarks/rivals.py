"""Three ways to keep deals on a disk, behind the same few calls."""

import contextlib
import json
import os
import sqlite3
from collections.abc import Iterator, Sized
from datetime import datetime
from pathlib import Path
from typing import Protocol

import pytest
from tinydb import TinyDB

from scorekeeper.store import Journal, disk, open_journal
from tests.store.kit import deal


class Rival(Protocol):
    """A store of deals."""

    name: str
    path: Path
    flush: tuple[object, str] | None
    """The function that it flushes with; None where that is no function of Python's."""

    def __init__(self, folder: Path, deals: int) -> None:
        """Make a store of so many deals, as quickly as can be."""

    def save(self, position: int) -> None:
        """Save one deal: it is on the disk when this returns."""

    def close(self) -> None:
        """Let go of the file."""

    @staticmethod
    def start(path: Path) -> Sized:
        """Open a file and have all deals at hand; gives them."""


class OfJournal:
    """The store of this program."""

    name = "journal"
    flush: tuple[object, str] | None = (disk, "flush")

    def __init__(self, folder: Path, deals: int) -> None:
        self.path = folder / f"scores-{deals}.jsonl"
        with unflushed(), open_journal(self.path, now=clock) as journal:
            for position in range(1, deals + 1):  # each on a line of its own, as in use
                journal.table("deals").insert(deal(position))
        self.db: Journal = open_journal(self.path, now=clock)

    def save(self, position: int) -> None:
        self.db.table("deals").insert(deal(position))

    def close(self) -> None:
        self.db.close()

    @staticmethod
    def start(path: Path) -> Sized:
        return open_journal(path, now=clock).table("deals")


class OfSqlite:
    """sqlite3 with a write-ahead log that is flushed at every commit."""

    name = "sqlite3"
    flush: tuple[object, str] | None = None
    insert = "INSERT INTO deals (document) VALUES (?)"

    def __init__(self, folder: Path, deals: int) -> None:
        self.path = folder / f"scores-{deals}.sqlite"
        self.db = sqlite3.connect(self.path)
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.execute("PRAGMA synchronous=FULL")
        self.db.execute("CREATE TABLE deals (id INTEGER PRIMARY KEY, document TEXT)")
        rows = ((json.dumps(deal(position)),) for position in range(1, deals + 1))
        self.db.executemany(self.insert, rows)
        self.db.commit()

    def save(self, position: int) -> None:
        self.db.execute(self.insert, (json.dumps(deal(position)),))
        self.db.commit()

    def close(self) -> None:
        self.db.close()

    @staticmethod
    def start(path: Path) -> Sized:
        rows = sqlite3.connect(path).execute("SELECT id, document FROM deals")
        return {key: json.loads(document) for key, document in rows}


class OfTinyDB:
    """TinyDB with the storage that a file gets by default."""

    name = "TinyDB"
    flush: tuple[object, str] | None = (os, "fsync")

    def __init__(self, folder: Path, deals: int) -> None:
        self.path = folder / f"scores-{deals}.json"
        self.db = TinyDB(self.path)
        self.db.table("deals").insert_multiple(deal(one) for one in range(1, deals + 1))

    def save(self, position: int) -> None:
        self.db.table("deals").insert(deal(position))

    def close(self) -> None:
        self.db.close()

    @staticmethod
    def start(path: Path) -> Sized:
        return list(TinyDB(path).table("deals"))


RIVALS: tuple[type[Rival], ...] = (OfJournal, OfSqlite, OfTinyDB)


def clock() -> str:
    """The time as the app writes it."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


@contextlib.contextmanager
def unflushed() -> Iterator[None]:
    """Spare the disk while a store is filled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "flush", lambda fd: None)
        yield
