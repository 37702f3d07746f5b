"""What two threads import at the start."""

import ast
from pathlib import Path

import pytest

import scorekeeper

ROOT = Path(scorekeeper.__file__).parent
SHARED = ("rules", "scoring", "match", "i18n")
"""The packages that a page of the server needs as well as the opening of the store."""


def asked_of_its_own_package(module: Path, package: str) -> list[int]:
    """The lines on which a module within a package asks for something of the package itself."""
    own = f"scorekeeper.{package}"
    found = ast.walk(ast.parse(module.read_text("utf-8")))
    return [one.lineno for one in found if isinstance(one, ast.ImportFrom) and one.module == own]


@pytest.mark.parametrize("package", SHARED)
def test_no_module_waits_for_the_package_that_it_is_part_of(package: str) -> None:
    # A thread that loads the package waits for the module, one that loads the module would wait
    # for the package: Python ends that by giving one of them half of what it wanted.
    modules = [one for one in (ROOT / package).rglob("*.py") if one.name != "__init__.py"]
    assert modules
    waiting = {one.name: asked_of_its_own_package(one, package) for one in modules}
    assert not {name: lines for name, lines in waiting.items() if lines}
