"""Fixtures for the torture."""

import pytest

from scorekeeper.storage import disk


@pytest.fixture
def unflushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the disk where a trial is about files and not about power cuts."""
    monkeypatch.setattr(disk, "flush", lambda fd: None)
