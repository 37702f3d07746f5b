"""One club's server for the tests of a module, and an evening of its own for each of them.

For modules marked `asyncio(loop_scope="module")`: the server runs in the loop of their tests.
"""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.evening import Served, begin_evening, serving


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    async with serving(tmp_path_factory.mktemp("club")) as served:
        yield served


@pytest.fixture
def club(running: Served) -> Served:
    return replace(running, evening=begin_evening(running.session))


@pytest_asyncio.fixture(loop_scope="module")
async def own_club(tmp_path: Path) -> AsyncIterator[Served]:
    """A server for one test, which counts wrong codes or looks into the folder."""
    async with serving(tmp_path) as served:
        yield served
