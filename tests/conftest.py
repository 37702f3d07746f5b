"""A home for all tests, steady generated inputs, and the tests of other platforms.

A test marked `platform("win32")` is for that `sys.platform`, and deselected elsewhere.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.ui.testkit", "tests.browser.driver")

# A slow machine is no defect of the code. In CI the same inputs come every time.
settings.register_profile("here", deadline=None)
settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", deadline=None, max_examples=40)
settings.load_profile("ci" if os.environ.get("CI") else "here")

MadeOnce = Callable[[str, Callable[[Path], object]], Path]

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


@pytest.fixture(scope="session")
def made_once(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> MadeOnce:
    """Give a maker of what all processes of a run share: `made_once(name, make)`.

    Whichever process wants it first has `make` write it to the path that all of them get.
    """
    base = tmp_path_factory.getbasetemp()
    folder = base if worker_id == "master" else base.parent

    def shared(name: str, make: Callable[[Path], object]) -> Path:
        path = folder / name
        with FileLock(f"{path}.lock"):
            if not path.exists():
                make(path)
        return path

    return shared


def pytest_configure(config: pytest.Config) -> None:
    """Generate fewer inputs where a test does not say how many, in a quick run."""
    if config.option.markexpr == "not thorough" and not os.environ.get("CI"):
        settings.load_profile("quick")


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
