"""Numbers live in rule data: the code that applies the rules holds none."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "scorekeeper"
PURE = ("rules", "scoring", "meld_finder", "match", "club")
GREATEST = 2
"""Nothing, one, and a pair: what code may count without knowing a rule."""


def numbers(source: str) -> Iterator[tuple[int, int]]:
    """Give line and value of every whole number above the greatest that code may hold.

    The version of a format, a constant of that name, is no number of a rule.
    """
    tree = ast.parse(source)
    versions = [node.value for node in ast.walk(tree) if is_version(node)]  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        if node in versions or not isinstance(node, ast.Constant):
            continue
        if type(node.value) is int and node.value > GREATEST:
            yield node.lineno, node.value


def is_version(node: ast.AST) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else []
    names = [getattr(target, "id", "") for target in targets]
    return len(names) == 1 and (names == ["VERSION"] or names[0].endswith("_VERSION"))


def test_no_number_of_a_rule_stands_in_the_code() -> None:
    files = [path for name in PURE for path in sorted((PACKAGE / name).rglob("*.py"))]
    assert files, "there is nothing to look at"
    found = [
        f"{path.relative_to(PACKAGE.parent)}:{line}: {value}"
        for path in files
        for line, value in numbers(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["BONUS = 100", "x = -5", "x[3:]", "f'{x:>{10}}'", "def f(*, sides=4): ...", "0b11"]
)
def test_a_number_is_seen_wherever_it_hides(line: str) -> None:
    assert list(numbers(line))


@pytest.mark.parametrize(
    "line",
    ["x = 2", "x = True", "x = '500'", "x = 7.5", "x = None", "VERSION = 3", "A_VERSION = 3"],
)
def test_numbers_that_are_no_rules_are_allowed(line: str) -> None:
    assert not list(numbers(line))
