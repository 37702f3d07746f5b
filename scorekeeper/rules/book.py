"""A rule set with everything it inherits, and the citation of each of its values."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from scorekeeper.rules.checks import rule_complaints
from scorekeeper.rules.citations import Citation, Citations
from scorekeeper.rules.errors import RuleSetError, UnknownRuleSetError
from scorekeeper.rules.files import Identity, RuleFile, read_rule_file, restated_paths, rules_folder
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.rules.structure import rule_set_from
from scorekeeper.rules.tree import Tree, has_path, value_at, with_value
from scorekeeper.typed import Complaint

SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A rule set as its file and those above it in the line of inheritance write it."""

    identity: Identity
    tree: Tree
    """The values as plain data by dotted path, as records and house rules spell them."""
    citations: Citations
    rules: RuleSet


@cache
def rule_book(set_id: RuleSetId) -> RuleBook:
    """The rule book of an id of the catalogue.

    Raises `UnknownRuleSetError` where there is no such file, `RuleSetError` where one is broken.
    """
    return resolve(rule_file(set_id), f"{set_id}{SUFFIX}")


@cache
def rule_file(set_id: RuleSetId) -> RuleFile:
    """The rule file of an id, nothing inherited yet; raises what `rule_book` raises."""
    file = rules_folder() / f"{set_id}{SUFFIX}"
    if not file.is_file():
        raise UnknownRuleSetError(set_id, rule_set_ids())
    read = read_rule_file(file.read_text("utf-8"), f"{set_id}{SUFFIX}")
    if read.identity.id != set_id:
        raise RuleSetError(f"{set_id}{SUFFIX}", [Complaint("id", "the file has another name")])
    return read


def rule_set_ids() -> tuple[RuleSetId, ...]:
    """The ids of all rule sets, alphabetically: the names of the rule files."""
    names = (file.name for file in rules_folder().iterdir())
    return tuple(
        RuleSetId(name.removesuffix(SUFFIX)) for name in sorted(names) if name.endswith(SUFFIX)
    )


def resolve(read: RuleFile, file: str) -> RuleBook:
    """A rule file on top of what it inherits.

    Raises `RuleSetError` for an unknown parent, a path that the parent does not know, a value
    written again that is inherited anyway, and values that do not fit together.
    """
    _check_line(read, file)
    above = rule_book(read.identity.parent.rule_set) if read.identity.parent else None
    tree: Tree = above.tree if above else {}
    written: dict[str, Citation] = {}
    wrong: list[Complaint] = []
    for path, leaf in read.leaves.items():
        wrong += _misplaced(path, leaf.value, above)
        tree = with_value(tree, path, leaf.value)
        written[path] = leaf.citation
    written |= _restated(read, tree, wrong)
    rules = rule_set_from(tree, file) if not wrong else None
    if rules is None or (wrong := list(rule_complaints(rules))):
        raise RuleSetError(file, wrong)
    inherited = above.citations.by_path if above else {}
    return RuleBook(
        read.identity, tree, Citations(read.identity.id, inherited).replaced_by(written), rules
    )


def _check_line(read: RuleFile, file: str) -> None:
    """Refuse a line of inheritance that leads nowhere, or back to where it began."""
    met, parent = {read.identity.id}, read.identity.parent
    while parent is not None:
        if parent.rule_set in met:
            raise RuleSetError(file, [Complaint("inherits.from", "this line goes round")])
        met.add(parent.rule_set)
        try:
            parent = rule_file(parent.rule_set).identity.parent
        except UnknownRuleSetError as error:
            raise RuleSetError(file, [Complaint("inherits.from", str(error))]) from error


def _misplaced(path: str, value: Any, above: RuleBook | None) -> list[Complaint]:
    if above is None:
        return []
    if not has_path(above.tree, path):
        return [Complaint(path, "there is no such path")]
    if value_at(above.tree, path) == value:
        return [Complaint(path, "this is inherited already: use restates")]
    return []


def _restated(read: RuleFile, tree: Tree, wrong: list[Complaint]) -> dict[str, Citation]:
    found: dict[str, Citation] = {}
    for paths, citation in read.restates:
        for path in restated_paths(paths, tree, {**read.leaves, **found}):
            if not has_path(tree, path):
                wrong.append(Complaint(path, "restates a path that there is not"))
            found[path] = citation
    return found


def overlaid(tree: Tree, changes: Mapping[str, Any], name: str) -> tuple[Tree, RuleSet]:
    """A rule set's values with house rules on top, checked like a rule file.

    `changes` maps dotted paths to values, `name` stands in messages. Raises `RuleSetError`
    with every complaint: an unknown path, a wrong kind of value, values that do not fit.
    """
    wrong = [
        Complaint(path, "there is no such path") for path in changes if not has_path(tree, path)
    ]
    if wrong:
        raise RuleSetError(name, wrong)
    for path, value in changes.items():
        tree = with_value(tree, path, value)
    rules = rule_set_from(tree, name)
    if found := tuple(rule_complaints(rules)):
        raise RuleSetError(name, found)
    return tree, rules
