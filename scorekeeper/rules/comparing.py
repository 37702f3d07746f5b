"""Two sets of values side by side, in the order of a rule file."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.tree import Tree
from scorekeeper.rules.values import same_value


@dataclass(frozen=True, slots=True)
class Compared:
    """The values of one path in two places; None where there is no such rule."""

    path: str
    here: Any
    there: Any

    @property
    def differs(self) -> bool:
        """Whether the two say something else."""
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
