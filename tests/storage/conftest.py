"""Fixtures for every test of the store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.storage import disk
from scorekeeper.storage.database import Database
from tests.storage.kit import now


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "scores.jsonl"


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    """Give an empty database whose clock stands still."""
    database = Database(path, now=now)
    yield database
    database.journal.close()


@pytest.fixture
def unflushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the disk where a test is about bytes and not about power cuts."""
    monkeypatch.setattr(disk, "flush", lambda fd: None)


@pytest.fixture
def flushes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The descriptors flushed, one after the other, and really flushed."""
    seen: list[int] = []
    real = disk.flush

    def flush(fd: int) -> None:
        seen.append(fd)
        real(fd)

    monkeypatch.setattr(disk, "flush", flush)
    return seen
