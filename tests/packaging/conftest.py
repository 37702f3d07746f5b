"""The site that is looked at from all sides, made once."""

from pathlib import Path

import pytest

from scorekeeper.packaging.folders import build_site
from tests.conftest import MadeOnce
from tests.packaging.sites import use_node


@pytest.fixture(scope="session")
def site(made_once: MadeOnce) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        use_node(patch)
        return made_once("site", build_site)
