"""The chance of each side to win a match, estimated from deals that were played by its rules.

The match is simulated many times from its current totals to its end. Each further deal is drawn
from the sample, with the points of all its sides. These are given to the sides in turn, so that
no side counts as the better player. The rules of the match decide when it is over and who has
won. The same totals and sample give the same estimate.
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
    outcome,
    outright_winner,
    outright_winners,
    rules_of_deal,
    rules_of_next_deal,
)
from scorekeeper.rules.model import RuleSet


class SampledDeal(NamedTuple):
    """The points of all sides of a deal, and the sides that win the match by it alone."""

    points: tuple[int, ...]
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """The prospects of the sides of an unfinished match, by index."""

    shares: tuple[float, ...]
    """The share of the simulated matches that each side won; draws count for no side."""
    behind: tuple[int, ...]
    """Points between each side and the leader."""
    deals_left: int
    """The median number of deals to the end of the match."""
    gap: int
    """The median difference between two sides of a deal of the sample, in points."""
    sample: int
    """The number of deals in the sample."""
    is_simulated: bool = False
    """True if the deals of the sample were played by a program."""

    def needed_lead(self, side: int) -> int:
        """Return the points by which a side must beat the leader in each remaining deal."""
        # Rounded up.
        return -(-self.behind[side] // self.deals_left)


def sampled_deals(target_match: Match, match: Match, progress: Progress) -> Iterator[SampledDeal]:
    """Yield the deals of a match with that progress, as a sample for the target match.

    Yield nothing if the numbers of sides differ. Leave out deals whose scoring differs from the
    scoring of the target match's next deal.
    """
    if len(match.sides) != len(target_match.sides):
        return
    next_rules = rules_of_next_deal(target_match)
    rules_by_deal = [rules_of_deal(match, index) for index in range(len(match.deals))]
    # The rules of a phase are one object; to compare two rule sets is slow.
    phases = {id(rules): rules for rules in rules_by_deal}
    is_alike = {key: is_scored_alike(next_rules, rules) for key, rules in phases.items()}
    deals = zip(rules_by_deal, match.deals, progress.deals, strict=True)
    for rules, played, scored in deals:
        if is_alike[id(rules)]:
            winners = outright_winners(rules, played.deal) if can_win_outright(rules) else ()
            yield SampledDeal(scored.score.totals, winners)


def simulated_deals(target_match: Match) -> list[SampledDeal]:
    """Return deals that a program played, as a sample for a target match.

    Return an empty list for most rule sets, and if house rules change the scoring.
    """
    file = files("scorekeeper.match") / "simulated" / f"{target_match.ruleset}.toml"
    if not file.is_file():
        return []
    if not is_scored_alike(rules_of_next_deal(target_match), target_match.book.rules):
        return []
    deals = tomllib.loads(file.read_text("utf-8"))["deals"]
    side_count = len(target_match.sides)
    return [SampledDeal(tuple(points)) for points in deals if len(points) == side_count]


def is_scored_alike(rules: RuleSet, other: RuleSet) -> bool:
    """Return True if two rule sets differ only in when a match ends or a second phase begins."""
    same_ending = replace(
        other,
        target=rules.target,
        match_hands=rules.match_hands,
        match_winner=rules.match_winner,
        tie=rules.tie,
        later_phase=rules.later_phase,
    )
    return same_ending == rules


def chance(
    rules: RuleSet,
    totals: Sequence[int],
    deals_played: int,
    sample: Sequence[SampledDeal],
    *,
    resamples: int,
    longest: int,
) -> Chance | None:
    """Return the chance of each side to win an unfinished match, by simulating its end.

    Args:
        rules: The rules of the match.
        totals: The current total of each side, in points.
        deals_played: The number of deals so far.
        sample: Deals to draw from, at least one.
        resamples: The number of simulated matches.
        longest: The number of deals after which a simulated match is given up.

    Returns:
        The estimate; None if a simulated match was given up.
    """
    count = len(totals)
    # Each deal once for each way to give its points to the sides in turn.
    sample_in_turn = [_rotated_deal(deal, turn) for deal in sample for turn in range(count)]
    # Seeded with the totals: a screen that is opened again shows the same estimate.
    random = Random(f"{deals_played} {totals}")  # noqa: S311  not for secrets

    wins: Counter[int | None] = Counter()
    lengths = []
    for _ in range(resamples // count):
        deals = islice(map(random.choice, repeat(sample_in_turn)), longest)
        # Each side plays the same deals once from each place, so level sides have equal chances.
        for turn, path in enumerate(tee(deals, count)):
            turned_totals = (*totals[turn:], *totals[:turn])
            end = _play_on(rules, turned_totals, deals_played, path)
            if end is None:
                return None
            winner, length = end
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


def _rotated_deal(deal: SampledDeal, turn: int) -> SampledDeal:
    """Return a deal in which each side has the result of the side `turn` places further on."""
    count = len(deal.points)
    points = (*deal.points[turn:], *deal.points[:turn])
    winners = tuple((side - turn) % count for side in deal.winners)
    return SampledDeal(points, winners)


def _play_on(
    rules: RuleSet, totals: tuple[int, ...], deals_played: int, path: Iterable[SampledDeal]
) -> tuple[int | None, int] | None:
    """Play a simulated match to its end; return the winner and the number of further deals.

    The winner is None after a draw. `path` has the further deals; return None if it has too few.
    """
    for length, (points, winners) in enumerate(path, start=1):
        totals = tuple(map(add, totals, points))
        outright = outright_winner(winners, totals) if winners else None
        end = outcome(rules, totals, deals_played=deals_played + length, outright=outright)
        if end.over:
            return end.winner, length
    return None
