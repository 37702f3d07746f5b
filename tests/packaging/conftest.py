"""The site that is looked at from all sides, made once."""

from pathlib import Path

import pytest

from tests.conftest import MadeOnce
from tests.packaging.sites import build_by_command


@pytest.fixture(scope="session")
def site(made_once: MadeOnce) -> Path:
    return made_once("site", build_by_command)
