"""A house with a store, for the tests of pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.services import Session
from tests.services.club.kit import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house whose program can be started again and again."""
    found = House(tmp_path / "data")
    yield found
    found.close()


@pytest.fixture
def session(house: House) -> Session:
    return house.start()
