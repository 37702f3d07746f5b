"""A rule set with everything it inherits, and the citation of each of its values."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from scorekeeper.rules.checks import rule_complaints
from scorekeeper.rules.citations import Citation, Citations
from scorekeeper.rules.errors import RuleSetError, UnknownRuleSetError
from scorekeeper.rules.files import Identity, RuleFile, read_rule_file, rules_folder
from scorekeeper.rules.folders import SUFFIX, files_in, further_files, text_of
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.rules.schema import NO_PATH, is_known, value_complaints
from scorekeeper.rules.structure import rule_set_from
from scorekeeper.rules.tree import Tree, has_path, with_value
from scorekeeper.typed import Complaint

KEPT_FAMILY = "kept"
NO_SOURCE = "none"
BY_PLAYERS = "by_players"
"""The table whose keys are numbers of players: those of another game are no use."""


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
    """The rule book of an id: its file, or where that is gone the values that a match has kept.

    Raises `UnknownRuleSetError` where there is no such file, `RuleSetError` where one is broken.
    """
    try:
        return book_in_file(set_id)
    except (RuleSetError, UnknownRuleSetError):
        if set_id not in _kept_values:
            raise
        return _book_of_kept(set_id, _kept_values[set_id])


def book_in_file(set_id: RuleSetId) -> RuleBook:
    """The rule book in the file of an id; raises what `rule_book` raises."""
    return resolve(rule_file(set_id), f"{set_id}{SUFFIX}")


@cache
def rule_file(set_id: RuleSetId) -> RuleFile:
    """The rule file of an id, nothing inherited yet; raises what `rule_book` raises."""
    file = _files().get(set_id)
    if file is None:
        raise UnknownRuleSetError(set_id, rule_set_ids())
    read = read_rule_file(text_of(file), f"{set_id}{SUFFIX}")
    if read.identity.id != set_id:
        raise RuleSetError(f"{set_id}{SUFFIX}", [Complaint("id", "the file has another name")])
    return read


def rule_set_ids() -> tuple[RuleSetId, ...]:
    """The ids of all rule sets: the names of the rule files, the program's own first."""
    return tuple(RuleSetId(name) for name in _files())


def is_own(set_id: RuleSetId) -> bool:
    """Whether a rule set is one that the program comes with."""
    return set_id in files_in(rules_folder())


def keep_values(set_id: RuleSetId, values: Tree) -> None:
    """Have the values that a match has kept stand in should its rule set's file be gone."""
    if set_id and not is_own(set_id):
        _kept_values[set_id] = values


def has_kept_values(set_id: RuleSetId) -> bool:
    """Whether values of a match stand in for a rule set."""
    return set_id in _kept_values


_kept_values: dict[RuleSetId, Tree] = {}


def _files() -> dict[str, Traversable]:
    """All rule files by id, the program's own first; no further file hides one of these."""
    found = files_in(rules_folder())
    for name, file in further_files():
        found.setdefault(name, file)
    return found


def _book_of_kept(set_id: RuleSetId, values: Tree) -> RuleBook:
    """A book of the values that a match has kept; what is new since is filled in from a root."""
    roots = (rule_file(one) for one in rule_set_ids() if is_own(one))
    root = next(file.identity.id for file in roots if file.identity.parent is None)
    tree = {**rule_book(root).tree, **values}
    identity = Identity(
        id=set_id, name=set_id, family=KEPT_FAMILY, origin="rule_book", edition=0, place=None
    )
    cited = {
        path: Citation(path=path, rule_set=set_id, refs=(NO_SOURCE,), status="proposed")
        for path in tree
    }
    return RuleBook(identity, tree, Citations(set_id, cited), rule_set_from(tree, set_id))


def resolve(read: RuleFile, file: str) -> RuleBook:
    """A rule file on top of what it inherits.

    A value that is printed for this game too is written again; whatever is not written is
    inherited. Raises `RuleSetError` for an unknown parent, a path that there is not, and values
    that do not fit together.
    """
    _check_line(read, file)
    above = rule_book(read.identity.parent.rule_set) if read.identity.parent else None
    tree: Tree = above.tree if above else {}
    if any(path.startswith(f"{BY_PLAYERS}.") for path in read.leaves):
        tree = {**tree, BY_PLAYERS: {}}
    if wrong := [Complaint(path, NO_PATH) for path in read.leaves if above and not is_known(path)]:
        raise RuleSetError(file, wrong)
    for path, leaf in read.leaves.items():
        tree = with_value(tree, path, leaf.value)
    rules = rule_set_from(tree, file)
    if wrong := list(rule_complaints(rules)):
        raise RuleSetError(file, wrong)
    citations = Citations(read.identity.id, _inherited(read, above, tree))
    written = {path: leaf.citation for path, leaf in read.leaves.items()}
    return RuleBook(read.identity, tree, citations.replaced_by(written), rules)


def _inherited(read: RuleFile, above: RuleBook | None, tree: Tree) -> dict[str, Citation]:
    """The citations of the values above; proposals where no source names that parent."""
    if above is None or read.identity.parent is None:
        return {}
    kept = {path: one for path, one in above.citations.by_path.items() if has_path(tree, path)}
    if read.identity.parent.refs != (NO_SOURCE,):
        return kept
    return {
        path: replace(citation, refs=(NO_SOURCE,), status="proposed", note="", disputes=())
        for path, citation in kept.items()
    }


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


def overlaid(tree: Tree, changes: Mapping[str, Any], name: str) -> tuple[Tree, RuleSet]:
    """A rule set's values with house rules on top, checked like a rule file.

    `changes` maps dotted paths to values, `name` stands in messages. Raises `RuleSetError`
    with every complaint: an unknown path, a wrong kind of value, values that do not fit.
    """
    unknown = [path for path in changes if not has_path(tree, path)]
    if unknown:
        wrong = [Complaint(path, "there is no such path") for path in unknown]
        for path in sorted(changes.keys() - unknown):
            wrong += value_complaints(path, changes[path])
        raise RuleSetError(name, wrong)
    for path, value in changes.items():
        tree = with_value(tree, path, value)
    rules = rule_set_from(tree, name)
    if found := tuple(rule_complaints(rules)):
        raise RuleSetError(name, found)
    return tree, rules
