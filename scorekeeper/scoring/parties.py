"""Who plays together in a deal: a side by itself, or the partners against a lone hand.

What a party has is checked as a whole, and what is wrong with it is told beside the field of
the side that reported it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.partnership import partnership
from scorekeeper.scoring.problem import Problem
from scorekeeper.scoring.record import Deal, SideDeal
from scorekeeper.scoring.tally import Tally, tally_of

MELD = re.compile(r"melds\[(\d+)\](.*)")
FIELD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Party:
    """One side, or several that play together."""

    tally: Tally
    """What it has, all its sides together."""
    sides: tuple[tuple[int, SideDeal], ...]
    """Each of its sides with the place in the deal, nothing told twice."""

    @property
    def places(self) -> tuple[int, ...]:
        """The places of its sides in the deal."""
        return tuple(place for place, _ in self.sides)

    def located(self, problem: Problem) -> Problem:
        """A problem of the party at the side that reported what it is about."""
        meld = MELD.fullmatch(problem.path)
        if meld is not None:
            return self._at_meld(problem, int(meld[1]), meld[2])
        field = FIELD.match(problem.path)
        name = field[0] if field else ""
        said = (place for place, side in self.sides if getattr(side, name, None))
        return problem.below(f"sides[{next(said, self.places[0])}]")

    def _at_meld(self, problem: Problem, number: int, rest: str) -> Problem:
        for place, side in self.sides:
            if number < len(side.melds):
                return replace(problem, path=f"melds[{number}]{rest}").below(f"sides[{place}]")
            number -= len(side.melds)
        return problem


def parties(rules: RuleSet, deal: Deal, tallies: Sequence[Tally]) -> tuple[Party, ...]:
    """The parties of a deal; `tallies` are those of its sides, in the same order."""
    together = partnership(rules, deal)
    if together is None:
        return tuple(Party(tally, ((place, tally.side),)) for place, tally in enumerate(tallies))
    partners = tuple((place, together.once[place]) for place in together.places)
    alone = tuple(
        Party(tally, ((place, tally.side),))
        for place, tally in enumerate(tallies)
        if place not in together.places
    )
    return (*alone, Party(tally_of(rules, together.pool), partners))


def each_card_once(rules: RuleSet, deal: Deal, tallies: Sequence[Tally]) -> list[Tally]:
    """What the sides have on their own, without what partners tell twice."""
    together = partnership(rules, deal)
    if together is None:
        return list(tallies)
    return [tally_of(rules, side) for side in together.once]


def parties_out(found: Sequence[Party]) -> Iterator[tuple[Party, list[int]]]:
    """Each party of which somebody went out, with the places that say so."""
    for party in found:
        out = [place for place, side in party.sides if side.went_out]
        if out:
            yield party, out
