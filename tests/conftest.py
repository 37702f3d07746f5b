"""A home for all tests, steady generated inputs, and the tests of other platforms.

A test marked `platform("win32")` is for that `sys.platform`, and deselected elsewhere.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.ui.testkit", "tests.browser.driver")

# A slow machine is no defect of the code. In CI the same inputs come every time.
settings.register_profile("here", deadline=None)
settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci" if os.environ.get("CI") else "here")

HOMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Give the tests a home of their own: no match of the person who runs them is in reach."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in HOMES:
            patch.setenv(name, str(home))
        for name in [name for name in os.environ if name.startswith(("FLET_", "SCOREKEEPER_"))]:
            patch.delenv(name)
        patch.setenv("LC_ALL", "C.UTF-8")
        yield home


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that are marked for other platforms than this one."""
    elsewhere = [
        item
        for item in items
        for mark in item.iter_markers("platform")
        if sys.platform not in mark.args
    ]
    if elsewhere:
        config.hook.pytest_deselected(items=elsewhere)
        items[:] = [item for item in items if item not in elsewhere]
