"""The rules of hooks: Flet numbers the hooks of a component by the order of their calls."""

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "scorekeeper"
NESTED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
"""Code that runs later, or in another component."""
BRANCHES = (
    *(ast.If, ast.For, ast.While, ast.IfExp, ast.BoolOp, ast.Match),
    *(ast.ListComp, ast.GeneratorExp, ast.DictComp, ast.SetComp),
)
BROKEN = """
def Screen():
    if state is None:
        return nothing
    value = ft.use_state(0)
    follow and use_selector(model, view)
"""


def test_no_hook_under_a_condition_or_after_a_return() -> None:
    files = [path for part in ("ui", "club_ui") for path in (PACKAGE / part).rglob("*.py")]
    assert files
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in files
        for line in broken_hooks(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_broken_hooks_are_found() -> None:
    assert list(broken_hooks(ast.parse(BROKEN))) == [5, 6]


def broken_hooks(module: ast.Module) -> Iterator[int]:
    """Yield the lines of hook calls that not every call of their function reaches."""
    for function in ast.walk(module):
        if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        nodes = list(own_nodes(function, is_conditional=False))
        returns = [
            node.lineno
            for node, is_conditional in nodes
            if isinstance(node, ast.Return) and is_conditional
        ]
        for node, is_conditional in nodes:
            if is_hook_call(node):
                assert isinstance(node, ast.Call)
                if is_conditional or any(line < node.lineno for line in returns):
                    yield node.lineno


def own_nodes(node: ast.AST, *, is_conditional: bool) -> Iterator[tuple[ast.AST, bool]]:
    """Yield the nodes of a function without nested ones, and whether a condition guards them."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, NESTED):
            continue
        yield child, is_conditional
        yield from own_nodes(child, is_conditional=is_conditional or isinstance(child, BRANCHES))


def is_hook_call(node: ast.AST) -> bool:
    """Return True for `use_…()` and `ft.use_…()`."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    if isinstance(called, ast.Attribute):
        is_of_flet = isinstance(called.value, ast.Name) and called.value.id == "ft"
        return is_of_flet and called.attr.startswith("use_")
    return isinstance(called, ast.Name) and called.id.startswith("use_")
