"""Who played a side: people, and those who play together."""

from dataclasses import dataclass, field

from scorekeeper.match.model import Match
from scorekeeper.match.seating import seats_at_first, seats_of


@dataclass(frozen=True, slots=True)
class Person:
    """Who plays: one uid is one person whatever the name; without a uid the name is who."""

    key: str
    name: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Partnership:
    """People who play a side together, in no order."""

    people: frozenset[Person]

    @property
    def names(self) -> tuple[str, ...]:
        """Their names in the order of the alphabet."""
        return tuple(sorted(person.name for person in self.people))


def people_of(match: Match, place: int, deal: int | None = None) -> tuple[Person, ...]:
    """Who played a side in the deal of that index, or sits there now.

    Whoever took over a seat plays for the side of that seat from then on.
    """
    everybody = (*match.others, *(player for side in match.sides for player in side.players))
    uids = {player.name: player.uid for player in everybody}
    first, then = seats_at_first(match), seats_of(match, deal)
    takes_over = dict(zip(first, then, strict=True)) if len(first) == len(then) else {}
    names = [takes_over.get(player.name, player.name) for player in match.sides[place].players]
    return tuple(Person(uids.get(name) or name, name) for name in names)
