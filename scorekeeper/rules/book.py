"""A rule set with everything it inherits, and the citation of each of its values."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from scorekeeper.rules.errors import RuleSetError, UnknownRuleSetError
from scorekeeper.rules.loader import (
    SUFFIX,
    Citation,
    Citations,
    Finder,
    Identity,
    RuleFile,
    Tree,
    files_in,
    further_files,
    has_path,
    name_folders,
    read_rule_file,
    rules_folder,
    text_of,
    with_value,
)
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.rules.validation import (
    NO_PATH,
    is_known,
    rule_complaints,
    rule_set_from,
    value_complaints,
)
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
    """Return True if a rule set is one that the program comes with."""
    return set_id in files_in(rules_folder())


def keep_values(set_id: RuleSetId, values: Tree) -> None:
    """Have the values that a match has kept stand in should its rule set's file be gone."""
    if set_id and not is_own(set_id):
        _kept_values[set_id] = values


def has_kept_values(set_id: RuleSetId) -> bool:
    """Return True if values of a match stand in for a rule set."""
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


def same_value(one: Any, other: Any) -> bool:
    """Return True if two values mean the same.

    A field of an object that is null is one that is not there, as in the first row of a table
    that is open below; true is never 1.
    """
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return all(same_value(one.get(key), other.get(key)) for key in {*one, *other})
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same_value, one, other))
    return type(one) is type(other) and bool(one == other)


@cache
def catalogue() -> tuple[Identity, ...]:
    """Who the rule sets are, in the order in which players look for them.

    A further rule file that is broken is left out: `broken_rule_files` has it.
    """
    found = (_identity(set_id) for set_id in rule_set_ids())
    return tuple(sorted((one for one in found if one is not None), key=_place))


def use_rule_folders(*folders: Path | Finder) -> None:
    """Read the rule files of these folders as well; those of folders named before are forgotten.

    The program's own rule files are always there, and first. A folder may be given as a call
    that finds it, which is made only when rules are read; it need not exist.
    """
    name_folders(*folders)
    for known in (rule_book, rule_file, catalogue):
        known.cache_clear()


def broken_rule_files() -> tuple[RuleSetError, ...]:
    """What keeps further rule files from being read, file by file."""
    found = (_breakage(RuleSetId(name)) for name, _ in further_files())
    return tuple(error for error in found if error is not None)


def find_rule_set(name: str) -> RuleSetId:
    """The id that a typed name means: an id, an alias or a display name, in any case.

    Raises `UnknownRuleSetError`, which lists the known ids.
    """
    if is_own(RuleSetId(name)):
        return RuleSetId(name)  # what a match says: the other files need not be read for it
    wanted = name.strip().casefold()
    known = {identity.id.casefold(): identity.id for identity in catalogue()}
    if wanted in known:
        return known[wanted]
    for identity in catalogue():
        names = (identity.id, identity.name, *identity.aliases)
        if wanted in (known.casefold() for known in names):
            return identity.id
    if has_kept_values(RuleSetId(name)):
        return RuleSetId(name)
    raise UnknownRuleSetError(name, (identity.id for identity in catalogue()))


def _identity(set_id: RuleSetId) -> Identity | None:
    if is_own(set_id):
        return rule_book(set_id).identity
    try:
        return book_in_file(set_id).identity
    except RuleSetError:
        return None


def _breakage(set_id: RuleSetId) -> RuleSetError | None:
    if is_own(set_id):
        return RuleSetError(set_id, [Complaint("id", "the program has a rule set of this id")])
    try:
        book_in_file(set_id)
    except RuleSetError as error:
        return error
    return None


def _place(identity: Identity) -> tuple[bool, int, str]:
    return identity.place is None, identity.place or 0, identity.id


@dataclass(frozen=True, slots=True)
class Compared:
    """The values of one path in two places; None where there is no such rule."""

    path: str
    here: Any
    there: Any

    @property
    def differs(self) -> bool:
        """True if the two say something else."""
        return not same_value(self.here, self.there)


def compared(book: RuleBook, other: RuleBook) -> tuple[Compared, ...]:
    """Every value of two rule sets, in the order in which rule files tell them."""
    return compared_values(book.tree, other.tree)


def compared_values(here: Tree, there: Tree) -> tuple[Compared, ...]:
    """Every value of two trees of values, path by path; what only one of them has is among them."""
    return tuple(_compared(here, there, ""))


def _compared(here: Mapping[str, Any], there: Mapping[str, Any], below: str) -> Iterator[Compared]:
    for step in dict.fromkeys((*here, *there)):
        path = f"{below}.{step}" if below else step
        mine, yours = here.get(step), there.get(step)
        if isinstance(mine, Mapping) and isinstance(yours, Mapping) and _are_entered(mine, yours):
            yield from _compared(mine, yours, path)
        else:
            yield Compared(path, mine, yours)


def _are_entered(*tables: Mapping[str, Any]) -> bool:
    """A table of dotted paths, as `by_players` holds them, is a value and is not entered."""
    return all(table and not any("." in key for key in table) for table in tables)
