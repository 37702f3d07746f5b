"""Ratings: the strength of players, judged by their opponents, partners and results.

The model is that of Weng and Lin with the Plackett-Luce likelihood, done by openskill, whose
figures stand in `ratings.toml`. A side is as strong as its players together; after a match each
of them is rated singly, the more uncertain one by the larger step. openskill is pure
Python, and is imported when ratings are asked for and not before: it belongs to the program on
a computer that serves a club, and no phone app has it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from scorekeeper.club.model import Evening, MemberUid, Score
from scorekeeper.club.presets import rating_model

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength as far as it is known, and its uncertainty."""

    place: int
    """By the cautious figure; equal figures share a place."""
    member: MemberUid
    strength: float
    uncertainty: float
    """A standard deviation: the strength lies within two of them 19 times in 20."""
    cautious: float
    """The strength less the uncertainty as often as the model says: it is hardly less."""
    matches: int
    """Tables that the rating comes from."""


RatedMatch = tuple[Sequence[tuple[MemberUid, ...]], Score]
"""The players of each side, and how it ended."""


def ratings(evenings: Iterable[Evening]) -> tuple[Rating, ...]:
    """The ratings of everybody who has played, the strongest by the cautious figure first.

    Tables count in the order of the days, the rounds and their numbers; a walkover says nothing
    about strength and is left out. Who sat there at the end is rated, so a substitute is and who
    was replaced is not. Raises `ImportError` where openskill is not installed.
    """
    return ratings_of(_played(evenings))


def ratings_of(matches: Iterable[RatedMatch]) -> tuple[Rating, ...]:
    """The ratings from matches in the order in which they were played; as `ratings` otherwise."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  only where it is needed

    about = rating_model()
    model = PlackettLuce(
        mu=about.mu, sigma=about.sigma, beta=about.beta, tau=about.tau, kappa=about.kappa
    )
    known: dict[MemberUid, PlackettLuceRating] = {}
    counts = Counter[MemberUid]()
    for sides, score in matches:
        before = [[known.get(player) or model.rating() for player in players] for players in sides]
        ranks = [  # level sides share one, and who won outright is before all
            0.0 if side == score.winner else 1.0 + sum(other > own for other in score.points)
            for side, own in enumerate(score.points)
        ]
        for players, rated in zip(sides, model.rate(before, ranks=ranks), strict=True):
            known.update(zip(players, rated, strict=True))
            counts.update(players)
    return tuple(_ranked(known, counts, about.cautious))


def _played(evenings: Iterable[Evening]) -> Iterator[RatedMatch]:
    for evening in sorted(evenings, key=lambda evening: evening.plan.date):
        for played in evening.rounds:
            for table in sorted(played.tables, key=lambda table: table.number):
                if table.result is not None and table.result.how != "walkover":
                    yield [side.players for side in table.sides], table.result.score


def _ranked(
    known: "dict[MemberUid, PlackettLuceRating]", matches: Counter[MemberUid], cautious: float
) -> Iterator[Rating]:
    def figure(member: MemberUid) -> float:
        return known[member].mu - cautious * known[member].sigma

    order = sorted(known, key=lambda member: (-figure(member), member))
    place = 1
    for _, level in groupby(order, key=figure):
        group = list(level)
        for member in group:
            rated = known[member]
            yield Rating(place, member, rated.mu, rated.sigma, figure(member), matches[member])
        place += len(group)
