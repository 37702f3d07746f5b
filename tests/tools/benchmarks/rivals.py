"""Three ways to keep deals on a disk, behind the same few calls.

What they save is what the app saves with a deal: the change of its match.
"""

import contextlib
import functools
import json
import os
import re
import sqlite3
from collections.abc import Iterator, Sized
from datetime import datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Protocol
from uuid import NAMESPACE_OID, uuid4, uuid5

import pytest
from tinydb import TinyDB

from scorekeeper.match import MatchUid
from scorekeeper.services import open_session
from scorekeeper.storage import Database, disk
from scorekeeper.storage.database import CHANGES
from tests.tools.torture.evening import CLASSIC, random_deal

Docs = dict[str, dict[str, Any]]
NAME = re.compile("[0-9a-f]{32}")
"""A uid as the app makes it."""


class Rival(Protocol):
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
    name = "journal"
    flush: tuple[object, str] | None = (disk, "flush")

    def __init__(self, folder: Path, deals: int) -> None:
        self.path = folder / f"scores-{deals}.jsonl"
        with unflushed():
            database = Database(self.path, now=clock)
            for position in range(1, deals + 1):  # each on a line of its own, as in use
                insert(database, position)
            database.journal.close()
        self.db = Database(self.path, now=clock)

    def save(self, position: int) -> None:
        insert(self.db, position)

    def close(self) -> None:
        self.db.journal.close()

    @staticmethod
    def start(path: Path) -> Sized:
        return range(len(Database(path, now=clock).table(CHANGES)))


class OfSqlite:
    """sqlite3 with a write-ahead log that is flushed at every commit."""

    name = "sqlite3"
    flush: tuple[object, str] | None = None
    insertion = "INSERT INTO deals (document) VALUES (?)"

    def __init__(self, folder: Path, deals: int) -> None:
        self.path = folder / f"scores-{deals}.sqlite"
        self.db = sqlite3.connect(self.path)
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.execute("PRAGMA synchronous=FULL")
        self.db.execute("CREATE TABLE deals (id INTEGER PRIMARY KEY, document TEXT)")
        rows = ((json.dumps(saved(position)),) for position in range(1, deals + 1))
        self.db.executemany(self.insertion, rows)
        self.db.commit()

    def save(self, position: int) -> None:
        self.db.execute(self.insertion, (json.dumps(saved(position)),))
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
        self.db.table("deals").insert_multiple(saved(one) for one in range(1, deals + 1))

    def save(self, position: int) -> None:
        self.db.table("deals").insert(saved(position))

    def close(self) -> None:
        self.db.close()

    @staticmethod
    def start(path: Path) -> Sized:
        return list(TinyDB(path).table("deals"))


RIVALS: tuple[type[Rival], ...] = (OfJournal, OfSqlite, OfTinyDB)


def insert(database: Database, position: int) -> None:
    """Save a deal and its change as the app does, in one line."""
    with database.transaction():
        for table, document in saved(position).items():
            database.table(table).put(document)


def saved(position: int) -> Docs:
    """The documents that the app saves with a deal, by table, with names of their own."""
    return dict(json.loads(NAME.sub(lambda name: _name(name[0], position), _recorded())))


def _name(name: str, position: int) -> str:
    return uuid5(NAMESPACE_OID, f"{name} {position}").hex


@functools.cache
def _recorded() -> str:
    """Return the change that the app writes for the 100th deal of a match, as text."""
    with TemporaryDirectory() as name, unflushed():
        session = open_session(Path(name), now=clock, new_uid=lambda: uuid4().hex)
        uid, random = MatchUid(str(session.matches.start(CLASSIC))), Random("deals")
        for _ in range(100):
            session.deals.record(uid, random_deal(random), seen=session.matches.number(uid))
        database = session._work.database
        documents = {table: database.last_document(table, uid) for table in (CHANGES,)}
        session.close()
    return json.dumps(documents)


def clock() -> str:
    """The time as the app writes it."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


@contextlib.contextmanager
def unflushed() -> Iterator[None]:
    """Spare the disk while a store is filled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "flush", lambda fd: None)
        yield
