"""Ratings: the strength of players, estimated from opponents, partners and results.

The model is by Weng and Lin, with the Plackett-Luce likelihood, as implemented by openskill;
its parameters are in `ratings.toml`. A side is as strong as the sum of its players. After a
match each player is rated separately, with larger steps for more uncertain players. For two sides
the likelihood is a logistic function, which is implemented here. For more sides openskill is used.
It is an optional dependency, which phone apps do not have, so it is imported only when needed.
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
    """The estimated strength of a player, and its uncertainty."""

    place: int
    """The place by the cautious rating; players with equal ratings share it."""
    member: MemberUid
    strength: float
    uncertainty: float
    """The standard deviation of the strength."""
    cautious: float
    """The strength minus some standard deviations; the true strength is hardly ever lower."""
    matches: int
    """The number of matches that the rating comes from."""


RatedMatch = tuple[Sequence[tuple[MemberUid, ...]], Score]
"""The players of each side, and the score."""

RatingState = tuple[float, float, int]
"""The strength of a player, its standard deviation, and the number of rated matches."""


def ratings(evenings: Iterable[Evening]) -> tuple[Rating, ...]:
    """Return the ratings of all members who have played, by the cautious rating, best first.

    Matches are rated in the order of sessions, rounds and table numbers. Walkovers are left out.
    The players at the end of a match are rated: substitutes, not the players they replaced.

    Raises:
        ImportError: A table has more than two sides, and openskill is not installed.
    """
    return ratings_of(_rated_matches(evenings))


def ratings_of(matches: Iterable[RatedMatch]) -> tuple[Rating, ...]:
    """Return the ratings from matches in playing order, ordered as by `ratings`.

    Raises the errors of `ratings`.
    """
    known: dict[MemberUid, RatingState] = {}
    update_ratings(known, matches)
    return tuple(_ranking(known, rating_model().cautious))


def update_ratings(known: dict[MemberUid, RatingState], matches: Iterable[RatedMatch]) -> None:
    """Update the states in `known` by matches in playing order; raise the errors of `ratings`."""
    parameters = rating_model()
    new = (parameters.mu, parameters.sigma, 0)
    for sides, score in matches:
        before = [[known.get(player, new) for player in players] for players in sides]
        rate_sides = _rate_two_sides if len(sides) == FACING else _rate_many_sides
        after = rate_sides(parameters, before, score)
        for players, rated in zip(sides, after, strict=True):
            known.update(zip(players, rated, strict=True))


def _rate_two_sides(
    parameters: RatingModel, before: Sequence[Sequence[RatingState]], score: Score
) -> list[list[RatingState]]:
    """Return the new states of the players of two sides (Weng and Lin's algorithm 4, k = 2)."""
    ranks = _ranks(score)
    won = (1 + (ranks[0] < ranks[1]) - (ranks[0] > ranks[1])) / 2
    variances = [[sigma**2 + parameters.tau**2 for _, sigma, _ in side] for side in before]
    sums = [sum(side) for side in variances]
    c = math.sqrt(sum(sums) + 2 * parameters.beta**2)
    first, second = (sum(mu for mu, _, _ in side) for side in before)
    expected = 1 / (1 + math.exp((second - first) / c))
    learnt = expected * (1 - expected) / c**2
    return [
        [
            (
                mu + sign * variance / c * (won - expected),
                math.sqrt(
                    variance * max(1 - variance * learnt * math.sqrt(whole) / c, parameters.kappa)
                ),
                matches + 1,
            )
            for (mu, _, matches), variance in zip(side, own, strict=True)
        ]
        for side, own, whole, sign in zip(before, variances, sums, (1, -1), strict=True)
    ]


def _rate_many_sides(
    parameters: RatingModel, before: Sequence[Sequence[RatingState]], score: Score
) -> list[list[RatingState]]:
    """Return the new states of the players of any number of sides, computed by openskill."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  only where it is needed

    model = PlackettLuce(
        mu=parameters.mu,
        sigma=parameters.sigma,
        beta=parameters.beta,
        tau=parameters.tau,
        kappa=parameters.kappa,
    )
    sides = [[model.rating(mu, sigma) for mu, sigma, _ in side] for side in before]
    return [
        [(new.mu, new.sigma, old[2] + 1) for new, old in zip(*both, strict=True)]
        for both in zip(model.rate(sides, ranks=_ranks(score)), before, strict=True)
    ]


def _ranks(score: Score) -> list[float]:
    """Return the rank of each side, the best lowest; a side that won outright is before all."""
    return [
        0.0 if side == score.winner else 1.0 + sum(other > own for other in score.points)
        for side, own in enumerate(score.points)
    ]


def _rated_matches(evenings: Iterable[Evening]) -> Iterator[RatedMatch]:
    """Yield the matches of sessions in playing order, without walkovers and open tables."""
    for evening in in_playing_order(evenings):
        for played in evening.rounds:
            for table in sorted(played.tables, key=lambda table: table.number):
                if table.result is not None and table.result.how != "walkover":
                    yield [side.players for side in table.sides], table.result.score


def _ranking(known: dict[MemberUid, RatingState], deviations: float) -> Iterator[Rating]:
    """Yield the ratings with their places; `deviations` are subtracted for the cautious rating."""

    def cautious_rating(member: MemberUid) -> float:
        strength, uncertainty, _ = known[member]
        return strength - deviations * uncertainty

    order = sorted(known, key=lambda member: (-cautious_rating(member), member))
    place = 1
    for cautious, level in groupby(order, key=cautious_rating):
        group = list(level)
        for member in group:
            strength, uncertainty, matches = known[member]
            yield Rating(place, member, strength, uncertainty, cautious, matches)
        place += len(group)
