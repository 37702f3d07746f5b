"""Tests of other platforms are left out by name, in one process and in several."""

from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough
HERE = Path(__file__).parent
INI = """
[pytest]
addopts = -p no:flet
asyncio_default_fixture_loop_scope = function
markers = platform(*names): only there
"""
CASES = """
import pytest

def test_everywhere(): pass

@pytest.mark.platform("amiga", "beos")
def test_elsewhere(): raise AssertionError
"""


@pytest.mark.parametrize("workers", [0, 2])
def test_what_is_for_another_platform_is_not_collected_and_named(
    pytester: pytest.Pytester, workers: int
) -> None:
    pytester.makeconftest((HERE / "conftest.py").read_text("utf-8"))
    pytester.makeini(INI)
    pytester.makepyfile(test_case=CASES)
    result = pytester.runpytest_subprocess("-n", str(workers))
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["not for this platform*", "  test_case.py::test_elsewhere"])
