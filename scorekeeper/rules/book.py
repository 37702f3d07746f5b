"""Rule books: rule sets with all that they inherit, and the citation of each value.

`rule_book` loads one by its id, `find_rule_set` finds the id of a name, `catalogue` lists them
all, `overlaid` lays house rules on top and `compared_values` sets two side by side.
"""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from scorekeeper.problem import Problem
from scorekeeper.rules.loader import (
    SUFFIX,
    Citation,
    Citations,
    Identity,
    RuleFile,
    Tree,
    files_in,
    has_path,
    is_table,
    read_identity,
    read_rule_file,
    rules_folder,
    text_of,
    with_value,
)
from scorekeeper.rules.model import RuleSet, RuleSetError, RuleSetId, UnknownRuleSetError
from scorekeeper.rules.validation import (
    is_known,
    rule_problems,
    rule_set_from,
    unknown_path,
    value_problems,
)

NO_SOURCE = "none"
BY_PLAYERS = "by_players"
"""The table whose keys are numbers of players; it is never inherited in part."""


@dataclass(frozen=True, slots=True, weakref_slot=True)
class RuleBook:
    """A rule set with its inherited values filled in, and the citation of each value."""

    identity: Identity
    tree: Tree
    """The values as plain data by dotted path, as records and house rules spell them."""
    citations: Citations
    rules: RuleSet


@cache
def rule_book(set_id: RuleSetId) -> RuleBook:
    """Return the rule book of an id, or one of the values stored in a match if its file is gone.

    Raise `UnknownRuleSetError` if there is no such file, `RuleSetError` if it is broken.
    """
    try:
        return book_in_file(set_id)
    except (RuleSetError, UnknownRuleSetError):
        if set_id not in _stored_values:
            raise
        return _book_of_stored(set_id, _stored_values[set_id])


def book_in_file(set_id: RuleSetId) -> RuleBook:
    """Return the rule book in the file of an id; raise what `rule_book` raises."""
    return resolve(rule_file(set_id), f"{set_id}{SUFFIX}")


@cache
def rule_file(set_id: RuleSetId) -> RuleFile:
    """Return the rule file of an id, without inherited values; raise what `rule_book` raises."""
    file = _files().get(set_id)
    if file is None:
        raise UnknownRuleSetError(set_id, rule_set_ids())
    read = read_rule_file(text_of(file), f"{set_id}{SUFFIX}")
    if read.identity.id != set_id:
        raise RuleSetError(f"{set_id}{SUFFIX}", [Problem("other_id", "id")])
    return read


def rule_set_ids() -> tuple[RuleSetId, ...]:
    """Return the ids of all rule sets, those of the program first."""
    return tuple(RuleSetId(name) for name in _files())


Finder = Callable[[], Path]
_folders: list[Path | Finder] = []


def additional_files() -> Iterator[tuple[str, Traversable]]:
    """Yield the rule files of all folders named, each with its id; an id may come twice."""
    for folder in _folders:
        yield from files_in(folder() if callable(folder) else folder).items()


def is_built_in(set_id: RuleSetId) -> bool:
    """Return True if a rule set comes with the program."""
    return set_id in files_in(rules_folder())


def keep_values(set_id: RuleSetId, values: Tree) -> None:
    """Use the values stored in a match if the file of its rule set is gone."""
    if set_id and not is_built_in(set_id):
        _stored_values[set_id] = values


_stored_values: dict[RuleSetId, Tree] = {}


def _files() -> dict[str, Traversable]:
    by_id = files_in(rules_folder())
    for name, file in additional_files():
        by_id.setdefault(name, file)  # no other file hides one of the program's
    return by_id


def _book_of_stored(set_id: RuleSetId, values: Tree) -> RuleBook:
    """Return a book of stored values; values that were added since come from a root rule set."""
    roots = (rule_file(other) for other in rule_set_ids() if is_built_in(other))
    root = next(file.identity.id for file in roots if file.identity.parent is None)
    tree = {**rule_book(root).tree, **values}
    identity = Identity(
        id=set_id, name=set_id, family="kept", origin="rule_book", edition=0, place=None
    )
    cited = {
        path: Citation(path=path, rule_set=set_id, refs=(NO_SOURCE,), status="proposed")
        for path in tree
    }
    return RuleBook(identity, tree, Citations(set_id, cited), rule_set_from(tree, set_id))


def resolve(read: RuleFile, file: str) -> RuleBook:
    """Return the rule book of a rule file and all that it inherits.

    Raise `RuleSetError` for an unknown parent, an unknown path, and values that do not fit
    together.
    """
    _check_ancestors(read, file)
    above = rule_book(read.identity.parent.rule_set) if read.identity.parent else None
    tree: Tree = above.tree if above else {}
    if any(path.startswith(f"{BY_PLAYERS}.") for path in read.leaves):
        tree = {**tree, BY_PLAYERS: {}}
    if wrong := [unknown_path(path) for path in read.leaves if above and not is_known(path)]:
        raise RuleSetError(file, wrong)
    for path, (value, _) in read.leaves.items():
        tree = with_value(tree, path, value)
    if is_table(values := tree.get("card_values")):  # an absent card is none that has a value
        priced = {card: points for card, points in values.items() if points is not None}
        tree = {**tree, "card_values": priced}
    rules = rule_set_from(tree, file)
    if wrong := list(rule_problems(rules)):
        raise RuleSetError(file, wrong)
    inherited = dict(above.citations.by_path) if above else {}
    if read.identity.parent and read.identity.parent.refs == (NO_SOURCE,):
        for path, citation in inherited.items():  # all of it is a proposal
            proposal = replace(citation, refs=(NO_SOURCE,), status="proposed")
            inherited[path] = replace(proposal, note="", disputes=())
    written = {path: citation for path, (_, citation) in read.leaves.items()}
    present = {  # a new one hides all those below its path
        path: citation
        for path, citation in inherited.items()
        if has_path(tree, path) and not any(f"{path}.".startswith(f"{p}.") for p in written)
    }
    written = {path: cited for path, cited in written.items() if has_path(tree, path)}
    citations = Citations(read.identity.id, {**present, **written})
    return RuleBook(read.identity, tree, citations, rules)


def _check_ancestors(read: RuleFile, file: str) -> None:
    """Refuse an unknown parent, and a rule set that inherits from itself."""
    visited, parent = {read.identity.id}, read.identity.parent
    while parent is not None:
        if parent.rule_set in visited:
            raise RuleSetError(file, [Problem("circular", "inherits.from")])
        visited.add(parent.rule_set)
        try:
            parent = rule_file(parent.rule_set).identity.parent
        except UnknownRuleSetError as error:
            wrong = Problem("unknown_rule_set", "inherits.from", {"id": error.name})
            raise RuleSetError(file, [wrong]) from error


def overlaid(tree: Tree, changes: Mapping[str, Any], name: str) -> tuple[Tree, RuleSet]:
    """Return the values of a rule set with house rules on top, checked like a rule file.

    `changes` maps dotted paths to values, `name` stands in messages. Raise `RuleSetError`
    with every problem: an unknown path, a wrong kind of value, values that do not fit.
    """
    unknown = [path for path in changes if not has_path(tree, path)]
    if unknown:
        wrong = [unknown_path(path) for path in unknown]
        for path in sorted(changes.keys() - unknown):
            wrong += value_problems(path, changes[path])
        raise RuleSetError(name, wrong)
    for path, value in changes.items():
        tree = with_value(tree, path, value)
    rules = rule_set_from(tree, name)
    if wrong := list(rule_problems(rules)):
        raise RuleSetError(name, wrong)
    return tree, rules


def tree_for(book: RuleBook, players: int) -> Tree:
    """Return the values of a rule set for a number of players; its own for any other number."""
    tree = book.tree
    for path, value in book.rules.by_players.get(str(players), {}).items():
        tree = with_value(tree, path, value)
    return tree


def same_value(first: Any, second: Any) -> bool:
    """Return True if two values mean the same.

    A field that is null equals one that is missing, as in the first row of a table that is
    open below; true never equals 1.
    """
    if isinstance(first, Mapping) and isinstance(second, Mapping):
        return all(same_value(first.get(key), second.get(key)) for key in {*first, *second})
    if isinstance(first, list | tuple) and isinstance(second, list | tuple):
        return len(first) == len(second) and all(map(same_value, first, second))
    return type(first) is type(second) and bool(first == second)


@cache
def catalogue() -> tuple[Identity, ...]:
    """Return the identities of all rule sets, in the order in which players look for them.

    An additional rule file that is broken is left out; see `broken_rule_files`. Of the program's
    own files only the identities are read, a fiftieth of the time.
    """
    own = files_in(rules_folder())
    identities = [read_identity(text_of(file), file.name) for file in own.values()]
    for set_id in rule_set_ids():
        if set_id not in own:
            with contextlib.suppress(RuleSetError):
                identities.append(book_in_file(set_id).identity)
    return in_order(identities)


def in_order(identities: Sequence[Identity]) -> tuple[Identity, ...]:
    """Return rule sets by their places; one without a place comes after the others of its family.

    Families of which no rule set has a place come last.
    """
    last_places: dict[str, int] = {}
    for identity in identities:
        if identity.place is not None:
            last_place = last_places.get(identity.family, identity.place)
            last_places[identity.family] = max(last_place, identity.place)

    def position(identity: Identity) -> tuple[bool, int, bool, str, RuleSetId]:
        place = identity.place
        if place is None:
            place = last_places.get(identity.family)
        return (
            place is None,
            place or 0,
            identity.place is None,
            identity.family,
            identity.id,
        )

    return tuple(sorted(identities, key=position))


def use_rule_folders(*folders: Path | Finder) -> None:
    """Read the rule files of these folders as well, instead of those of folders named before.

    The program's own rule files are always there, and first. A folder may be given as a
    function that returns it, called only when rules are read; it need not exist.
    """
    _folders[:] = folders
    for cached in (rule_book, rule_file, catalogue):
        cached.cache_clear()


def broken_rule_files() -> tuple[RuleSetError, ...]:
    """Return the errors of the additional rule files that cannot be read."""
    errors = []
    for name, _ in additional_files():
        if is_built_in(RuleSetId(name)):
            errors.append(RuleSetError(name, [Problem("id_taken", "id")]))
            continue
        try:
            book_in_file(RuleSetId(name))
        except RuleSetError as error:
            errors.append(error)
    return tuple(errors)


def find_rule_set(name: str) -> RuleSetId:
    """Return the id that a typed name means: an id, an alias or a display name, in any case.

    Raise `UnknownRuleSetError`, which lists the known ids.
    """
    if is_built_in(RuleSetId(name)):
        return RuleSetId(name)  # as stored in matches: no need to read the other files
    wanted = name.strip().casefold()
    for identity in catalogue():
        if wanted == identity.id.casefold():
            return identity.id
    for identity in catalogue():
        if wanted in [alias.casefold() for alias in (identity.name, *identity.aliases)]:
            return identity.id
    if name in _stored_values:
        return RuleSetId(name)
    raise UnknownRuleSetError(name, (identity.id for identity in catalogue()))


@dataclass(frozen=True, slots=True)
class Compared:
    """The values of one path in two rule sets; None if there is no such rule."""

    path: str
    here: Any
    there: Any

    @property
    def differs(self) -> bool:
        """True if the two values do not mean the same."""
        return not same_value(self.here, self.there)


def compared_values(
    here: Mapping[str, Any], there: Mapping[str, Any], below: str = ""
) -> Iterator[Compared]:
    """Yield every value of two trees, path by path, values of only one of them included."""
    for step in dict.fromkeys((*here, *there)):
        path = f"{below}.{step}" if below else step
        mine, yours = here.get(step), there.get(step)
        if is_table(mine) and is_table(yours):
            yield from compared_values(mine, yours, path)
        else:
            yield Compared(path, mine, yours)
