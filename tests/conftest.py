"""What all tests share: a home of their own, steady generated inputs, and the tests of elsewhere.

A test marked `platform("win32")` is for that `sys.platform`: elsewhere it is not collected, and
the end of the run names it, so that nobody takes it for a test that passed.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.ui.testkit", "tests.browser.driver")

# A slow machine is no defect of the code. In CI the same inputs come every time.
settings.register_profile("here", deadline=None)
settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci" if os.environ.get("CI") else "here")

pytest_plugins = ["pytester"]

HOMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
ELSEWHERE = pytest.StashKey[list[str]]()


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


def is_elsewhere(item: pytest.Item) -> bool:
    """Whether a test is for other platforms than this one."""
    wanted = [name for mark in item.iter_markers("platform") for name in mark.args]
    return bool(wanted) and sys.platform not in wanted


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of other platforms, and remember them."""
    config.stash[ELSEWHERE] = [item.nodeid for item in items if is_elsewhere(item)]
    items[:] = [item for item in items if not is_elsewhere(item)]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a worker of a divided run tell the main process what it left out."""
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["elsewhere"] = session.config.stash.get(ELSEWHERE, [])


def pytest_testnodedown(node: Any) -> None:
    """Take over what a worker of a divided run left out: every worker collects the same tests."""
    node.config.stash[ELSEWHERE] = getattr(node, "workeroutput", {}).get("elsewhere", [])


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Name the tests of other platforms at the end of the run."""
    elsewhere = config.stash.get(ELSEWHERE, [])
    if elsewhere:
        terminalreporter.write_line(f"not for this platform ({sys.platform}), so not collected:")
    for test in sorted(elsewhere):
        terminalreporter.write_line(f"  {test}")
