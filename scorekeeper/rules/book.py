"""Rule books: rule sets with all that they inherit, and the citation of each value.

`book_from` makes one of a rule file, `overlaid` lays house rules on top and `compared_values` sets
two side by side. `library` finds them by id and by name.
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
    is_known,
    rule_problems,
    rule_set_from,
    unknown_path,
    value_problems,
)

NO_SOURCE = "none"
BY_PLAYERS = "by_players"
"""The table whose keys are numbers of players; it is never inherited in part."""
CARD_VALUES = "card_values"


@dataclass(frozen=True, slots=True, weakref_slot=True)
class RuleBook:
    """A rule set with its inherited values filled in, and the citation of each value."""

    identity: Identity
    tree: Tree
    """The values as plain data by dotted path, as records and house rules spell them."""
    citations: Citations
    rules: RuleSet
    parent: "RuleBook | None" = field(default=None, repr=False, compare=False)
    """The rule book that it inherits from."""
    own_sources: Mapping[str, Source] = field(default_factory=dict, repr=False, compare=False)
    """The sources in its rule file and in those that it inherits from."""

    @property
    def sources(self) -> Mapping[str, Source]:
        """All sources that its citations may name, by their keys."""
        return {**sources(), **self.own_sources}

    def identity_of(self, set_id: RuleSetId) -> Identity:
        """Return the identity of this rule set or of one that it inherits from, as citations name.

        Raise `KeyError` for any other.
        """
        if set_id == self.identity.id:
            return self.identity
        if self.parent is None:
            raise KeyError(set_id)
        return self.parent.identity_of(set_id)


def book_from(read: RuleFile, file: str, above: RuleBook | None) -> RuleBook:
    """Return the rule book of a rule file with the values of the one that it inherits from.

    `file` is its name for messages. Raise `RuleSetError` for an unknown path, and for values that
    do not fit together.
    """
    if above is not None:
        unknown = [unknown_path(path) for path in read.leaves if not is_known(path)]
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
    """Return the inherited values with those of a rule file on top."""
    tree: Tree = above.tree if above else {}
    if any(path.startswith(f"{BY_PLAYERS}.") for path in read.leaves):
        tree = {**tree, BY_PLAYERS: {}}
    for path, (value, _) in read.leaves.items():
        tree = with_value(tree, path, value)

    # A card that is absent is none that has a value.
    values = tree.get(CARD_VALUES)
    if is_table(values):
        priced = {card: points for card, points in values.items() if points is not None}
        tree = {**tree, CARD_VALUES: priced}
    return tree


def _citations_of(read: RuleFile, tree: Tree, above: RuleBook | None) -> Citations:
    """Return the citation of each value: that of the rule file, or the inherited one."""
    inherited = _inherited_citations(read, above)
    # A citation of the file hides all those below its path.
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
    """Return the citations of the parent; all are proposals if no source says that it is one."""
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


def kept_book(set_id: RuleSetId, values: Tree, root: RuleBook) -> RuleBook:
    """Return a book of values that were kept from a game.

    Values of rules that were added since come from `root`, a rule book that inherits from none.
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
    wrong = list(rule_problems(rules))
    if wrong:
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
        value_here = here.get(step)
        value_there = there.get(step)
        if is_table(value_here) and is_table(value_there):
            yield from compared_values(value_here, value_there, path)
        else:
            yield Compared(path, value_here, value_there)
