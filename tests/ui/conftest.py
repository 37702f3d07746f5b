"""A session in a folder, and another one for what goes from device to device."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.server.environment import tune_interpreter
from scorekeeper.services import Session
from tests.ui.device import session_in
from tests.ui.files import phone_in

tune_interpreter()  # as wherever the app runs


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    session = session_in(tmp_path)
    yield session
    session.close()


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Session]:
    session = phone_in(tmp_path / "here")
    yield session
    session.close()


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Session]:
    session = phone_in(tmp_path / "there")
    yield session
    session.close()
