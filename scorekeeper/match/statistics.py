"""Statistics over many matches: of players, of partnerships, of rule sets."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from scorekeeper.match.figures import Figures
from scorekeeper.match.model import Match
from scorekeeper.match.outcome import Outcome
from scorekeeper.match.parts import Part, parts_of
from scorekeeper.match.people import Partnership, Person, people_of
from scorekeeper.match.progress import Progress
from scorekeeper.rules.model import RuleSetId

Who = TypeVar("Who", bound=Hashable)
IsNobody = Callable[[str], bool]
"""Whether a name is that of a seat which nobody was named for."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures by whom they are about, as these come up in the matches."""

    players: tuple[tuple[Person, Figures], ...]
    partnerships: tuple[tuple[Partnership, Figures], ...]
    rule_sets: tuple[tuple[RuleSetId, Figures], ...]


@dataclass(slots=True)
class Tallies(Generic[Who]):
    """What is gathered about each before figures are made of it."""

    parts: dict[Who, list[Part]] = field(default_factory=lambda: defaultdict(list))
    ends: dict[Who, list[Outcome]] = field(default_factory=lambda: defaultdict(list))
    places: dict[Who, list[int | None]] = field(default_factory=lambda: defaultdict(list))

    def note(self, who: Who, parts: Iterable[Part]) -> None:
        """Take down parts in deals."""
        self.parts[who] += parts

    def note_end(self, who: Who, outcome: Outcome, place: int | None) -> None:
        """Take down a match that is over, and the side that was played."""
        if outcome.over:
            self.ends[who].append(outcome)
            self.places[who].append(place)

    def figures(self) -> tuple[tuple[Who, Figures], ...]:
        """The figures of each."""
        everybody = dict.fromkeys([*self.parts, *self.ends])
        return tuple((who, self._figures_of(who)) for who in everybody)

    def _figures_of(self, who: Who) -> Figures:
        ends = list(zip(self.ends[who], self.places[who], strict=True))
        return Figures(
            matches=len(ends),
            wins=sum(place is not None and end.winner == place for end, place in ends),
            draws=sum(end.winner is None and place in (None, *end.tie) for end, place in ends),
            parts=tuple(self.parts[who]),
        )


def statistics(
    matches: Iterable[tuple[Match, Progress]], *, is_nobody: IsNobody = lambda _: False
) -> Statistics:
    """The statistics of matches with where each stands.

    A deal counts for those who sat at the table then, a match for those who sat there at its
    end. Seats that nobody was named for are left out, and partnerships with one of them.
    """
    sides: Tallies[Person | Partnership] = Tallies()
    rule_sets: Tallies[RuleSetId] = Tallies()
    for match, stand in matches:
        deals = list(parts_of(match, stand))
        rule_sets.note(match.ruleset, (part for parts in deals for part in parts))
        rule_sets.note_end(match.ruleset, stand.outcome, None)
        for place in range(len(match.sides)):
            for number, parts in enumerate(deals):
                for who in _who(people_of(match, place, number), is_nobody):
                    sides.note(who, [parts[place]])
            for who in _who(people_of(match, place), is_nobody):
                sides.note_end(who, stand.outcome, place)
    found = sides.figures()
    return Statistics(
        tuple((who, figures) for who, figures in found if isinstance(who, Person)),
        tuple((who, figures) for who, figures in found if isinstance(who, Partnership)),
        rule_sets.figures(),
    )


def _who(people: Sequence[Person], is_nobody: IsNobody) -> Iterator[Person | Partnership]:
    """Everybody of a side who has a name, and all of it together where all of several have one."""
    named = [person for person in people if not is_nobody(person.name)]
    yield from named
    if len(named) == len(people) and named[1:]:
        yield Partnership(frozenset(named))
