"""The names of a person who is to be forgotten, and what can be wrong with the one to come."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.club.names import name_problems
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.club.spelling import Spelling, plain_name, spelling_of, without_note
from scorekeeper.session.club.traces import Everywhere
from scorekeeper.session.identities import FORGOTTEN


@dataclass(frozen=True, slots=True)
class Names:
    """What is known of the names of a person, from the store and everything beside it."""

    own: frozenset[str]
    others: frozenset[str]
    aliases: tuple[str, ...]

    @property
    def looked_for(self) -> Spelling:
        """What no file may say in the end."""
        kept = map(without_note, self.others)
        return spelling_of(dict.fromkeys(self.own - self.others, ""), kept)


def names_of(found: Iterable[Everywhere], alias: str) -> Names:
    """The names that are written in some stores, with as many new ones as are needed."""
    own, others, most = set[str](), set[str](), 1
    for one in found:
        own |= one.all.own
        others |= one.all.others
        most = max(most, *(len(place.apart) for place in one.places.values()), 1)
    aliases = (alias, *(f"{alias} ({number})" for number in range(2, most + 1)))
    going = own - set(map(plain_name, aliases))
    return Names(frozenset(going), frozenset(others), aliases)


def alias_problems(
    found: Iterable[Everywhere], names: Names, root: Mapping[str, Any]
) -> Iterator[Problem]:
    """Everything that keeps a person, whose document is `root`, from being called so."""
    alias = names.aliases[0]
    if root["name"] == alias and FORGOTTEN in root:
        return  # it is done once more: the name is this person's already
    yield from name_problems(alias, "alias")
    if root["name"] == alias or names.looked_for.is_in(alias):
        yield Problem("name_says_who", "alias", {"name": alias})
    taken = {plain_name(name) for one in found for name in one.all.others | one.sides}
    if not taken.isdisjoint(map(plain_name, names.aliases)):
        yield Problem("name_twice", "alias", {"name": alias})
