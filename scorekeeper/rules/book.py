"""Rule books: rule sets with their inherited values, and the citation of each value.

`book_from` makes a book from a rule file, `apply_changes` applies house rules to its values, and
`compared_values` compares the values of two books. The module `library` finds books by id or name.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from scorekeeper.rules.loader import (
    Citation,
    Citations,
    Identity,
    RuleFile,
    Source,
    Tree,
    has_path,
    is_table,
    source_conflicts,
    sources,
    with_value,
)
from scorekeeper.rules.model import RuleSet, RuleSetError, RuleSetId
from scorekeeper.rules.validation import (
    is_known_path,
    rule_problems,
    rule_set_from,
    unknown_path_problem,
    value_problems,
)

NO_SOURCE = "none"
BY_PLAYERS = "by_players"
"""The table whose keys are numbers of players; a rule file inherits it as a whole or not at all."""
CARD_VALUES = "card_values"


@dataclass(frozen=True, slots=True, weakref_slot=True)
class RuleBook:
    """A rule set with its inherited values filled in, and the citation of each value."""

    identity: Identity
    tree: Tree
    """The values as a tree of plain data, spelled as in match records and house rules."""
    citations: Citations
    rules: RuleSet
    parent: "RuleBook | None" = field(default=None, repr=False, compare=False)
    """The rule book that it inherits from."""
    own_sources: Mapping[str, Source] = field(default_factory=dict, repr=False, compare=False)
    """The sources listed in its rule file and in the files from which it inherits."""

    @property
    def sources(self) -> Mapping[str, Source]:
        """All sources that its citations may name, by their keys."""
        return {**sources(), **self.own_sources}

    def identity_of(self, set_id: RuleSetId) -> Identity:
        """Return the identity of `set_id`: this rule set, or one from which it inherits.

        Raise `KeyError` for any other rule set.
        """
        if set_id == self.identity.id:
            return self.identity
        if self.parent is None:
            raise KeyError(set_id)
        return self.parent.identity_of(set_id)


def book_from(read: RuleFile, file: str, above: RuleBook | None) -> RuleBook:
    """Return the rule book of a rule file, with inherited values.

    `file` is its name in messages. `above` is the rule book from which it inherits; None if it
    inherits from none. Raise `RuleSetError` for an unknown path, and for values that
    do not fit together.
    """
    if above is not None:
        unknown = [unknown_path_problem(path) for path in read.leaves if not is_known_path(path)]
        if unknown:
            raise RuleSetError(file, unknown)
    tree = _tree_of(read, above)
    rules = rule_set_from(tree, file)
    inherited_sources = above.own_sources if above else {}
    wrong = [*rule_problems(rules), *source_conflicts(read.sources, inherited_sources)]
    if wrong:
        raise RuleSetError(file, wrong)
    return RuleBook(
        identity=read.identity,
        tree=tree,
        citations=_citations_of(read, tree, above),
        rules=rules,
        parent=above,
        own_sources={**inherited_sources, **read.sources},
    )


def _tree_of(read: RuleFile, above: RuleBook | None) -> Tree:
    """Return the values of a rule file together with those that it inherits from `above`."""
    tree: Tree = above.tree if above else {}
    if any(path.startswith(f"{BY_PLAYERS}.") for path in read.leaves):
        tree = {**tree, BY_PLAYERS: {}}
    for path, (value, _) in read.leaves.items():
        tree = with_value(tree, path, value)

    # A card whose value is null has none and is left out.
    values = tree.get(CARD_VALUES)
    if is_table(values):
        priced = {card: points for card, points in values.items() if points is not None}
        tree = {**tree, CARD_VALUES: priced}
    return tree


def _citations_of(read: RuleFile, tree: Tree, above: RuleBook | None) -> Citations:
    """Return the citation of each value, from the rule file or inherited."""
    inherited = _inherited_citations(read, above)
    # A citation in the file replaces the inherited ones at its path and below.
    remaining = {
        path: citation
        for path, citation in inherited.items()
        if not any(f"{path}.".startswith(f"{written}.") for written in read.leaves)
    }
    written = {path: citation for path, (_, citation) in read.leaves.items()}
    by_path = {
        path: citation
        for path, citation in {**remaining, **written}.items()
        if has_path(tree, path)
    }
    return Citations(read.identity.id, by_path)


def _inherited_citations(read: RuleFile, above: RuleBook | None) -> Mapping[str, Citation]:
    """Return the citations of the parent rule set by path; none without a parent.

    All become proposals if no source says that this rule set inherits from the parent.
    """
    if above is None:
        return {}
    parent = read.identity.parent
    if parent is None or parent.refs != (NO_SOURCE,):
        return above.citations.by_path
    proposals = {}
    for path, citation in above.citations.by_path.items():
        proposal = replace(citation, refs=(NO_SOURCE,), status="proposed")
        proposals[path] = replace(proposal, source_note="", disputes=())
    return proposals


def book_from_values(set_id: RuleSetId, values: Tree, root: RuleBook) -> RuleBook:
    """Return a rule book with the values stored in a game, for a rule set without a file.

    Rules that were added to the program since then have the values of `root`, a rule book that
    inherits from none.
    """
    tree = {**root.tree, **values}
    identity = Identity(
        id=set_id, name=set_id, family="kept", origin="rule_book", edition=0, place=None
    )
    citations = {
        path: Citation(path=path, rule_set=set_id, refs=(NO_SOURCE,), status="proposed")
        for path in tree
    }
    return RuleBook(identity, tree, Citations(set_id, citations), rule_set_from(tree, set_id))


def apply_changes(tree: Tree, changes: Mapping[str, Any], name: str) -> tuple[Tree, RuleSet]:
    """Return the values of a rule set changed by house rules, as a tree and as a `RuleSet`.

    `changes` maps dotted paths to values, `name` is the name of the house rules in messages. Raise
    `RuleSetError` with every problem: an unknown path, a value of the wrong kind, values that do
    not fit together.
    """
    unknown = [path for path in changes if not has_path(tree, path)]
    if unknown:
        wrong = [unknown_path_problem(path) for path in unknown]
        for path in sorted(changes.keys() - unknown):
            wrong += value_problems(path, changes[path])
        raise RuleSetError(name, wrong)
    for path, value in changes.items():
        tree = with_value(tree, path, value)
    rules = rule_set_from(tree, name)
    wrong = list(rule_problems(rules))
    if wrong:
        raise RuleSetError(name, wrong)
    return tree, rules


def tree_for(book: RuleBook, players: int) -> Tree:
    """Return the values of a rule set for a number of players, with its changes for that number."""
    tree = book.tree
    for path, value in book.rules.by_players.get(str(players), {}).items():
        tree = with_value(tree, path, value)
    return tree


def is_same_value(first: Any, second: Any) -> bool:
    """Return True if two values of rules mean the same.

    A missing field equals null: the first row of a table may lack its lower limit. A list equals a
    tuple of the same items. True does not equal 1.
    """
    if isinstance(first, Mapping) and isinstance(second, Mapping):
        return all(is_same_value(first.get(key), second.get(key)) for key in {*first, *second})
    if isinstance(first, list | tuple) and isinstance(second, list | tuple):
        return len(first) == len(second) and all(map(is_same_value, first, second))
    return type(first) is type(second) and bool(first == second)


@dataclass(frozen=True, slots=True)
class Compared:
    """The values of one path in two rule sets; None if there is no such rule."""

    path: str
    here: Any
    there: Any

    @property
    def differs(self) -> bool:
        """True if the two values do not mean the same."""
        return not is_same_value(self.here, self.there)


def compared_values(
    here: Mapping[str, Any], there: Mapping[str, Any], below: str = ""
) -> Iterator[Compared]:
    """Yield the two values at each path below `below` that at least one of two trees has."""
    for step in dict.fromkeys((*here, *there)):
        path = f"{below}.{step}" if below else step
        value_here = here.get(step)
        value_there = there.get(step)
        if is_table(value_here) and is_table(value_there):
            yield from compared_values(value_here, value_there, path)
        else:
            yield Compared(path, value_here, value_there)
