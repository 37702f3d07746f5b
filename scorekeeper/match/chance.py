"""The chance of each side to win a match, estimated from deals that were played by its rules.

The match is played on many times from where it stands to its end: each further deal is drawn
from the sample with the points of all its sides, and these go to the sides in turn, so that
nobody is taken to be the better player. The rules of the match decide when it is over and who
has won. The same standing and sample give the same estimate.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import combinations, islice, repeat, tee
from operator import add
from random import Random
from statistics import median
from typing import NamedTuple

from scorekeeper.match.model import Match
from scorekeeper.match.progress import (
    Progress,
    can_win_outright,
    first_of,
    outcome,
    outright_winners,
)
from scorekeeper.rules import rule_book
from scorekeeper.rules.model import RuleSet


class SampledDeal(NamedTuple):
    """The points of all sides of a deal, and the sides that it would make win the match."""

    points: tuple[int, ...]
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """The prospects of the sides of a match that is not over, by index."""

    shares: tuple[float, ...]
    """The share of the matches played on that each side won; a draw is nobody's."""
    behind: tuple[int, ...]
    """Points between each side and the leader."""
    deals_left: int
    """Deals to the end of the match, in the median."""
    gap: int
    """Points between two sides of a deal of the sample, in the median."""
    sample: int
    """The number of deals that the estimate is made from."""
    is_simulated: bool = False
    """True if nobody played these deals."""

    def catch_up(self, side: int) -> int:
        """Return the points more than the leader's that a side needs in each deal left."""
        return -(-self.behind[side] // self.deals_left)


def sampled(like: Match, match: Match, stand: Progress) -> Iterator[SampledDeal]:
    """Yield the deals of a match if it is played and scored like another, by as many sides."""
    if len(match.sides) == len(like.sides) and is_scored_alike(like.rules, match.rules):
        can_win = can_win_outright(match.rules)
        for played, scored in zip(match.deals, stand.deals, strict=True):
            winners = outright_winners(match.rules, played.deal) if can_win else ()
            yield SampledDeal(scored.score.totals, winners)


def simulated(like: Match) -> list[SampledDeal]:
    """Return deals that simulated players have played like a match; none for most rule sets."""
    file = files("scorekeeper.match") / "simulated" / f"{like.ruleset}.toml"
    if not file.is_file() or not is_scored_alike(like.rules, rule_book(like.ruleset).rules):
        return []
    deals = tomllib.loads(file.read_text("utf-8"))["deals"]
    return [SampledDeal(tuple(points)) for points in deals if len(points) == len(like.sides)]


def is_scored_alike(rules: RuleSet, other: RuleSet) -> bool:
    """Return True if two rule sets differ at most in how long a match takes."""
    alike = replace(
        other,
        target=rules.target,
        match_hands=rules.match_hands,
        match_winner=rules.match_winner,
        tie=rules.tie,
    )
    return alike == rules


def chance(
    rules: RuleSet,
    totals: Sequence[int],
    deals_played: int,
    sample: Sequence[SampledDeal],
    *,
    resamples: int,
    longest: int,
) -> Chance | None:
    """Return the chances of the sides of a match that stands at totals after so many deals.

    The match is played on `resamples` times by deals of the sample, which has some. Return None if
    it does not always end within the `longest` number of deals.
    """
    count = len(totals)
    turned = [
        SampledDeal(
            (*deal.points[turn:], *deal.points[:turn]),
            tuple((side - turn) % count for side in deal.winners),
        )
        for deal in sample
        for turn in range(count)
    ]
    random = Random(f"{deals_played} {totals}")  # noqa: S311  a standing shows the same again
    wins: Counter[int | None] = Counter()
    lengths = []
    for _ in range(resamples // count):
        deals = islice(map(random.choice, repeat(turned)), longest)
        # each side once in each place of the same deals: level sides have the same chance
        for turn, path in enumerate(tee(deals, count)):
            ended = _play_on(rules, (*totals[turn:], *totals[:turn]), deals_played, path)
            if ended is None:
                return None
            winner, length = ended
            wins[None if winner is None else (winner + turn) % count] += 1
            lengths.append(length)
    gaps = [abs(a - b) for deal in sample for a, b in combinations(deal.points, 2)]
    return Chance(
        shares=tuple(wins[side] / len(lengths) for side in range(count)),
        behind=tuple(max(totals) - total for total in totals),
        deals_left=round(median(lengths)),
        gap=round(median(gaps)),
        sample=len(sample),
    )


def _play_on(
    rules: RuleSet, totals: tuple[int, ...], deals_played: int, path: Iterable[SampledDeal]
) -> tuple[int | None, int] | None:
    """Return the winner of a match and the deals it took; None if the path is too short."""
    for length, (points, winners) in enumerate(path, start=1):
        totals = tuple(map(add, totals, points))
        played, outright = deals_played + length, first_of(winners, totals) if winners else None
        end = outcome(rules, totals, deals_played=played, outright=outright)
        if end.over:
            return end.winner, length
    return None
