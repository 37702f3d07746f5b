"""Fixtures for every test of the store."""

from pathlib import Path

import pytest

from scorekeeper.storage import disk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "scores.jsonl"


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
