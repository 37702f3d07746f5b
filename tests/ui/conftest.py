"""Screens are drawn here as they are where many phones are served: with less work, and alike.

`tests/server/test_sparing.py` shows that it is alike, and compares it with Flet's own ways.
"""

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.server.sparing import spare_work, work_as_flet_does
from scorekeeper.services import Session
from tests.ui.files import phone_in


@pytest.fixture(scope="session", autouse=True)
def spared() -> Iterator[None]:
    """Have every test of a screen take half of the time."""
    thresholds, turn = gc.get_threshold(), sys.getswitchinterval()
    spare_work()
    yield
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(turn)
    work_as_flet_does()


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Session]:
    """Give the phone from which something goes to another."""
    session = phone_in(tmp_path / "here")
    yield session
    session.close()


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Session]:
    """Give that other phone."""
    session = phone_in(tmp_path / "there")
    yield session
    session.close()
