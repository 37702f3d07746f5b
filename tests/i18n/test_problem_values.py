"""Each problem has the values that its message names, or the sentence could not be made."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.i18n import keys
from tests.i18n.test_catalogues import ENGLISH, messages

MAKERS = {"Problem", "FormProblem", "refusal"}
VALUES_AT = 2
"""The place of `values` among the arguments of `Problem`."""
ADDED_BY_THE_CLUB = {"who"}
"""`club_problem` adds it to every problem."""


@dataclass(frozen=True)
class Made:
    """A place in the sources that makes a problem, with the names of its values."""

    where: str
    code: str
    values: frozenset[str]


@cache
def made_problems() -> tuple[Made, ...]:
    """Return the problems whose code and names of values are written out in the sources."""
    found: list[Made] = []
    for path in sorted(keys.PACKAGE.rglob("*.py")):
        source = path.read_text("utf-8")
        if not any(f"{maker}(" in source for maker in MAKERS):
            continue
        for function in ast.walk(ast.parse(source)):
            if isinstance(function, ast.FunctionDef):
                place = f"{path.relative_to(keys.PACKAGE)}:{function.name}"
                found += problems_in(function, place)
    return tuple(dict.fromkeys(found))


def problems_in(function: ast.FunctionDef, place: str) -> Iterator[Made]:
    """Yield the problems that a function makes; values may be a variable of the function."""
    calls = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in MAKERS
        and node.args
    ]
    variables = variables_of(function) if calls else {}
    for node in calls:
        code = keys.text_of(node.args[0])
        names = names_of_values(node, variables)
        if code is not None and names is not None:
            yield Made(f"{place}:{code}", code, names)


Assigned = dict[str, dict[int, ast.expr]]
"""Variables with their values, by the line that assigns them."""


def variables_of(function: ast.FunctionDef) -> Assigned:
    """Return the variables of a function, without those of which an item is assigned."""
    changed: set[str] = set()
    values: Assigned = defaultdict(dict)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                for name, value in assigned(target, node.value):
                    values[name][node.lineno] = value
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            changed.update([node.value.id] if isinstance(node.value, ast.Name) else [])
    return {name: lines for name, lines in values.items() if name not in changed}


def assigned(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """Yield the variables of one assignment, each with its value."""
    if isinstance(target, ast.Name):
        yield target.id, value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, its_value in zip(target.elts, value.elts, strict=False):
            yield from assigned(one, its_value)


def names_of_values(call: ast.Call, variables: Assigned) -> frozenset[str] | None:
    """Return the names of a problem's values; None if they are not written out."""
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    if None in keywords:
        return None
    if isinstance(call.func, ast.Name) and call.func.id == "refusal":
        return frozenset(str(name) for name in keywords if name != "path")
    given = call.args[VALUES_AT] if len(call.args) > VALUES_AT else keywords.get("values")
    if given is None:
        return frozenset()
    if isinstance(given, ast.Name):
        lines = variables.get(given.id, {})
        before = max((line for line in lines if line < call.lineno), default=None)
        given = given if before is None else lines[before]
    if not isinstance(given, ast.Dict):
        return None
    names = [None if key is None else keys.text_of(key) for key in given.keys]
    return None if None in names else frozenset(str(name) for name in names)


def test_problems_with_their_values_are_found() -> None:
    assert len(made_problems()) > 200
    found = {made.code: made.values for made in made_problems()}
    assert found["short_of_requirement"] == {"short"}
    assert found["too_many_dropped"] == {"count", "rounds"}
    assert found["no_such_entrant"] == {"uid"}


def test_problems_have_the_values_of_their_messages() -> None:
    """The club has sentences of its own, to which it adds names.

    One test for all: the sources are read when it runs, not by each process that collects tests.
    """
    wrong = {made.where: fault for made in made_problems() if (fault := fault_of(made))}
    assert wrong == {}


def fault_of(made: Made) -> str | None:
    """Say which sentence of a problem lacks values, or None."""
    names = set(made.values)
    if "id" in names:
        names.add("rules")
    english = messages(ENGLISH)
    sentences = {
        "problem": names,
        "club-problem": names | ADDED_BY_THE_CLUB,
    }
    known = {f"{kind}-{made.code}": values for kind, values in sentences.items()}
    known = {key: values for key, values in known.items() if key in english}
    if not known:
        return f"there is no sentence for {made.code}"
    lacking = {key: english[key].variables - values for key, values in known.items()}
    lacking = {key: names for key, names in lacking.items() if names}
    return f"values are missing: {lacking}" if lacking else None
