"""How good the chances of winning are, beside always 50 % and "who leads wins".

    python -m tests.benchmarks.chance [MATCHES]

Matches are made up by a known law of deals and played by the real rules of Classic. At one
standing of each, drawn by chance, the first side's chance is estimated from a sample of other
deals of the same law; then the match is played to its end. The Brier score is the mean square of
the difference between chance and result: 0 is a prophet, 0.25 says 50 % of everything.

By the second law one side of each match is better than the other, which the estimate takes for
nothing: the difference is what that costs.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

from scorekeeper.i18n.matches import MANY, percent_of
from scorekeeper.match.chance import SampledDeal, chance
from scorekeeper.match.progress import outcome
from scorekeeper.rules import RuleSet, rule_book
from scorekeeper.services.chances import FEWEST, LONGEST, MOST, RESAMPLES
from tests.benchmarks.dealt import CLASSIC
from tests.benchmarks.printing import Target, number, print_table, print_targets
from tests.benchmarks.turns import middle

MATCHES = 1000
SAMPLES = (FEWEST, MANY, MOST)
LEVEL, BETTER = 0.5, 0.6
"""The share of deals in which the better side is ahead."""
AHEAD, BEHIND, SPREAD = 750, 200, 280
"""Points in the mean of the side that is ahead in a deal and of the other, and their spread."""
MOST_MS = 50.0


class Forecast(NamedTuple):
    """What was said of the first side at a standing, and what came of it."""

    share: float
    percent: int
    leads: float
    """1 if it led, 0.5 if the sides were level."""
    won: bool
    milliseconds: float


def main(matches: int = MATCHES) -> bool:
    """Print Brier scores and how often came true what was said; False if a neighbour is better."""
    rows, fine, missed = [], [], False
    times: list[float] = []
    for share in (LEVEL, BETTER):
        for sample in SAMPLES:
            made = list(forecasts(matches, sample, better=share))
            scores = briers(made)
            missed |= scores[0] >= min(scores[2:])
            label = f"{sample} deals, better side ahead in {share:.0%}"
            rows.append((label, *(number(score, digits=3) for score in scores)))
            times += [forecast.milliseconds for forecast in made]
            fine += made if (share, sample) == (LEVEL, MANY) else []
    heads = ("Brier score", "chance", "as shown", "50 %", "leader wins")
    print_table(f"{matches} matches of Classic each, {RESAMPLES} resamples", heads, rows)
    calibrated = [
        (f"{said:.0%}", f"{count}", f"{came:.0%}") for said, count, came in calibration(fine)
    ]
    print_table(f"from {MANY} deals, sides alike", ("said", "times", "came true"), calibrated)
    target = Target("milliseconds of an estimate, in the median", MOST_MS, middle(times))
    return print_targets([target]) and not missed


def forecasts(
    matches: int, sample: int, *, better: float = LEVEL, resamples: int = RESAMPLES
) -> Iterator[Forecast]:
    """Play matches to their ends, each with one forecast on the way."""
    random, rules = Random(f"{sample} {better}"), rule_book(CLASSIC).rules
    for _ in range(matches):
        deals = [dealt(random, random.choice((better, 1 - better))) for _ in range(sample)]
        standings, won = played(rules, random, random.choice((better, 1 - better)))
        totals, count = random.choice(standings)
        begun = process_time()
        estimate = chance(rules, totals, count, deals, resamples=resamples, longest=LONGEST)
        taken = 1000 * (process_time() - begun)
        assert estimate is not None, "the sample has enough deals, and a match ends"
        leads = 0.5 + 0.5 * ((totals[0] > totals[1]) - (totals[0] < totals[1]))
        share = estimate.shares[0]
        yield Forecast(share, percent_of(share, sample)[0], leads, won, taken)


def dealt(random: Random, share: float) -> SampledDeal:
    """Draw a deal in which the first side is ahead with a probability."""
    ahead, behind = (round(random.gauss(mean, SPREAD) / 5) * 5 for mean in (AHEAD, BEHIND))
    return SampledDeal((ahead, behind) if random.random() < share else (behind, ahead))


Standing = tuple[tuple[int, int], int]
"""Totals, and the number of deals so far."""


def played(rules: RuleSet, random: Random, share: float) -> tuple[list[Standing], bool]:
    """Return the standings of a match before its end, and whether the first side won."""
    standings: list[Standing] = []
    totals, count = (0, 0), 0
    while not (end := outcome(rules, totals, deals_played=count)).over:
        standings.append((totals, count))
        first, second = dealt(random, share).points
        totals, count = (totals[0] + first, totals[1] + second), count + 1
    return standings, end.winner == 0


def briers(made: Sequence[Forecast]) -> tuple[float, float, float, float]:
    """Return the Brier scores of the chance, of what is shown of it, of 50 % and of the leader."""

    def brier(chances: Sequence[float]) -> float:
        pairs = zip(chances, made, strict=True)
        return fmean((probable - forecast.won) ** 2 for probable, forecast in pairs)

    return (
        brier([forecast.share for forecast in made]),
        brier([forecast.percent / 100 for forecast in made]),
        brier([0.5] * len(made)),
        brier([forecast.leads for forecast in made]),
    )


def calibration(made: Sequence[Forecast]) -> Iterator[tuple[float, int, float]]:
    """Yield the mean of what was said, how often, and how often it came true, tenth by tenth."""
    tenths: dict[int, list[Forecast]] = defaultdict(list)
    for forecast in made:
        tenths[min(int(forecast.share * 10), 9)].append(forecast)
    for _, there in sorted(tenths.items()):
        said = fmean(forecast.share for forecast in there)
        yield said, len(there), fmean(forecast.won for forecast in there)


if __name__ == "__main__":
    sys.exit(0 if main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES) else 1)
