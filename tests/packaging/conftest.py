"""The site that is looked at from all sides, made once."""

from pathlib import Path

import pytest

from scorekeeper.packaging.folders import build_site
from tests.conftest import MadeOnce


@pytest.fixture(scope="session")
def site(made_once: MadeOnce) -> Path:
    return made_once("site", build_site)
