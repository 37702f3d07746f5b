"""Who is to be drawn, what they have played so far, and what a draw gives back."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from scorekeeper.club.uids import EntrantUid

Meeting = tuple[tuple[EntrantUid, ...], ...]
"""The sides that meet, each with the entrants that play on it."""
Pair = frozenset[EntrantUid]

FACING = 2
"""Sides of a table at which one faces the other; partners are as many."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A round as a draw proposes it."""

    meetings: tuple[Meeting, ...]
    byes: tuple[EntrantUid, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """How often two have played with or against each other, and who has rested how often."""

    rounds: int = 0
    last: Drawn | None = None
    partners: Mapping[Pair, int] = field(default_factory=Counter)
    opponents: Mapping[Pair, int] = field(default_factory=Counter)
    byes: Mapping[EntrantUid, int] = field(default_factory=Counter)
    lone: Mapping[EntrantUid, int] = field(default_factory=Counter)
    """How often somebody who has partners at other tables sat at one without."""

    def met(self, one: EntrantUid, other: EntrantUid) -> int:
        """How often two entrants were on different sides of a table."""
        return self.opponents.get(frozenset((one, other)), 0)

    def partnered(self, one: EntrantUid, other: EntrantUid) -> int:
        """How often two entrants were partners."""
        return self.partners.get(frozenset((one, other)), 0)

    def rested(self, one: EntrantUid) -> int:
        """How many byes an entrant had."""
        return self.byes.get(one, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """What a draw is told: everything, so that it asks nobody and is the same each time."""

    present: tuple[EntrantUid, ...]
    """Those who play, in the order of the standing."""
    seed: str
    past: Past = Past()
    sides: int = FACING
    """Sides of a table."""
    size: int = 1
    """Entrants that make a side."""
    lone: int = 0
    """Players at a table without partners, where those left over sit at one; 0: they rest."""


def past_of(rounds: Sequence[Drawn]) -> Past:
    """What the rounds played so far add up to."""
    partners: Counter[Pair] = Counter()
    opponents: Counter[Pair] = Counter()
    byes: Counter[EntrantUid] = Counter()
    lone: Counter[EntrantUid] = Counter()
    for drawn in rounds:
        byes.update(drawn.byes)
        has_partners = any(len(side) > 1 for meeting in drawn.meetings for side in meeting)
        for meeting in drawn.meetings:
            partners.update(pair for side in meeting for pair in pairs_in(side))
            opponents.update(opposed(meeting))
            if has_partners and all(len(side) == 1 for side in meeting):
                lone.update(side[0] for side in meeting)
    return Past(
        rounds=len(rounds),
        last=rounds[-1] if rounds else None,
        partners=partners,
        opponents=opponents,
        byes=byes,
        lone=lone,
    )


def pairs_in(entrants: Iterable[EntrantUid]) -> Iterable[Pair]:
    """Every two of some entrants."""
    return (frozenset(two) for two in combinations(entrants, 2))


def opposed(meeting: Meeting) -> Iterable[Pair]:
    """Every two entrants who are on different sides."""
    return (
        frozenset((one, other))
        for side, across in combinations(meeting, 2)
        for one in side
        for other in across
    )


def shuffled(entrants: Iterable[EntrantUid], seed: str) -> tuple[EntrantUid, ...]:
    """Entrants in the order that a seed gives them, whatever their order before."""
    order = sorted(entrants)
    Random(seed).shuffle(order)  # noqa: S311  a draw must come out the same for a seed
    return tuple(order)


def fewest_byes(field: Field) -> int:
    """How many byes those present have had who had the fewest."""
    return min(map(field.past.rested, field.present), default=0)


def is_fair(field: Field, byes: Sequence[EntrantUid]) -> bool:
    """Whether nobody rests again before all have rested."""
    fewest = fewest_byes(field)
    due = {one for one in field.present if field.past.rested(one) == fewest}
    if len(due) >= len(byes):
        return due.issuperset(byes)
    return due.issubset(byes) and all(field.past.rested(one) <= fewest + 1 for one in byes)


def resting(order: Sequence[EntrantUid], field: Field, count: int) -> tuple[EntrantUid, ...]:
    """Who is left over, of an order: those with the fewest byes, of these the last.

    Where those left over sit at tables without partners, they are who sat there least.
    """
    past, places = field.past, {one: place for place, one in enumerate(order)}
    waiting = sorted(order, key=lambda one: (past.rested(one), past.lone.get(one, 0), -places[one]))
    return tuple(waiting[:count])
