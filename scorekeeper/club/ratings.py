"""Ratings: the strength of players, judged by their opponents, partners and results.

The model is that of Weng and Lin with the Plackett-Luce likelihood, as openskill has it; its
figures stand in `ratings.toml`. A side is as strong as its players together; after a match each
of them is rated singly, the more uncertain one by the larger step. For two sides the likelihood
is a logistic function, which is all that is needed here; openskill does the sums for more. It is
imported for these and not before: it belongs to the program on a computer that serves a club, and
no phone app has it.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from scorekeeper.club.chronology import in_playing_order
from scorekeeper.club.model import FACING, Evening, MemberUid, Score
from scorekeeper.club.presets import RatingModel, rating_model


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

RatingState = tuple[float, float, int]
"""Strength, uncertainty, and the number of tables that they come from."""


def ratings(evenings: Iterable[Evening]) -> tuple[Rating, ...]:
    """The ratings of everybody who has played, the strongest by the cautious figure first.

    Tables count in the order of the sessions, the rounds and their numbers; a walkover says nothing
    about strength and is left out. Who sat there at the end is rated, so a substitute is and who
    was replaced is not. Raises `ImportError` at a table of more than two sides where openskill is
    not installed.
    """
    return ratings_of(_played(evenings))


def ratings_of(matches: Iterable[RatedMatch]) -> tuple[Rating, ...]:
    """The ratings from matches in the order in which they were played; as `ratings` otherwise."""
    known: dict[MemberUid, RatingState] = {}
    rate(known, matches)
    return tuple(_ranked(known, rating_model().cautious))


def rate(known: dict[MemberUid, RatingState], matches: Iterable[RatedMatch]) -> None:
    """Carry what is known of players on over matches, in their order; raises as `ratings`."""
    about = rating_model()
    new = (about.mu, about.sigma, 0)
    for sides, score in matches:
        before = [[known.get(player, new) for player in players] for players in sides]
        after = _after_two if len(sides) == FACING else _after_more
        for players, rated in zip(sides, after(about, before, score), strict=True):
            known.update(zip(players, rated, strict=True))


def _after_two(
    about: RatingModel, before: Sequence[Sequence[RatingState]], score: Score
) -> list[list[RatingState]]:
    """Return the sides after a match of two: Weng and Lin's algorithm 4 for k = 2, written out."""
    ranks = _ranks(score)
    won = (1 + (ranks[0] < ranks[1]) - (ranks[0] > ranks[1])) / 2
    variances = [[sigma**2 + about.tau**2 for _, sigma, _ in side] for side in before]
    sums = [sum(side) for side in variances]
    c = math.sqrt(sum(sums) + 2 * about.beta**2)
    first, second = (sum(mu for mu, _, _ in side) for side in before)
    expected = 1 / (1 + math.exp((second - first) / c))
    learnt = expected * (1 - expected) / c**2
    return [
        [
            (
                mu + sign * variance / c * (won - expected),
                math.sqrt(
                    variance * max(1 - variance * learnt * math.sqrt(whole) / c, about.kappa)
                ),
                matches + 1,
            )
            for (mu, _, matches), variance in zip(side, own, strict=True)
        ]
        for side, own, whole, sign in zip(before, variances, sums, (1, -1), strict=True)
    ]


def _after_more(
    about: RatingModel, before: Sequence[Sequence[RatingState]], score: Score
) -> list[list[RatingState]]:
    """Return the sides after a match of any number of them, by openskill."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  only where it is needed

    model = PlackettLuce(
        mu=about.mu, sigma=about.sigma, beta=about.beta, tau=about.tau, kappa=about.kappa
    )
    sides = [[model.rating(mu, sigma) for mu, sigma, _ in side] for side in before]
    return [
        [(new.mu, new.sigma, old[2] + 1) for new, old in zip(*both, strict=True)]
        for both in zip(model.rate(sides, ranks=_ranks(score)), before, strict=True)
    ]


def _ranks(score: Score) -> list[float]:
    """Return the rank of each side: level ones share one, and who won outright is before all."""
    return [
        0.0 if side == score.winner else 1.0 + sum(other > own for other in score.points)
        for side, own in enumerate(score.points)
    ]


def _played(evenings: Iterable[Evening]) -> Iterator[RatedMatch]:
    for evening in in_playing_order(evenings):
        for played in evening.rounds:
            for table in sorted(played.tables, key=lambda table: table.number):
                if table.result is not None and table.result.how != "walkover":
                    yield [side.players for side in table.sides], table.result.score


def _ranked(known: dict[MemberUid, RatingState], cautious: float) -> Iterator[Rating]:
    def figure(member: MemberUid) -> float:
        strength, uncertainty, _ = known[member]
        return strength - cautious * uncertainty

    order = sorted(known, key=lambda member: (-figure(member), member))
    place = 1
    for _, level in groupby(order, key=figure):
        group = list(level)
        for member in group:
            strength, uncertainty, matches = known[member]
            yield Rating(place, member, strength, uncertainty, figure(member), matches)
        place += len(group)
