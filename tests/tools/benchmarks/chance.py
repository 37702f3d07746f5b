"""Compare the chances of winning with always 50 % and with "who leads wins".

    python -m tests.tools.benchmarks.chance [MATCHES]

Matches are made up by a known law of deals, or played by simulated players, and end by the real
rules of Classic. At one standing of each, drawn by chance, the first side's chance is estimated
from a sample: other deals of the same law, or those that the app has. The Brier score is the mean
square of the difference between chance and result: 0 is a prophet, 0.25 says 50 % of everything.

Where one side of each match is better than the other, the estimate knows nothing of it.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

from scorekeeper.i18n.matches import MIN_FINE_SAMPLE, rounded_percent
from scorekeeper.match.chance import SampledDeal, chance, simulated_deals
from scorekeeper.match.progress import outcome
from scorekeeper.rules import rule_book
from scorekeeper.services.chances import MAX_DEALS_TO_END, MAX_SAMPLE, MIN_SAMPLE, RESAMPLES
from tests.match.kit import match
from tests.match.simulated import matches as simulated_matches
from tests.tools.benchmarks.dealt import CLASSIC
from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.tools.benchmarks.turns import middle

MATCHES = 1000
LEVEL, BETTER = 0.5, 0.6
"""The share of deals in which the better side is ahead."""
AHEAD, BEHIND, SPREAD = 750, 200, 280
"""Points in the mean of the side that is ahead in a deal and of the other, and their spread."""
MOST_MS = 50.0


class Forecast(NamedTuple):
    """A forecast for the first side at a standing, and the result."""

    share: float
    percent: int
    leads: float
    """1 if it led, 0.5 if the sides were level."""
    won: bool
    milliseconds: float


def main(matches: int = MATCHES) -> bool:
    """Print Brier scores and how often came true what was said; False if a neighbour is better."""
    rows, missed, made = [], False, list[Forecast]()
    for name, law in LAWS.items():
        of_law = list(forecasts(matches, law))
        scores = briers(of_law)
        missed |= scores[0] >= min(scores[2:])
        rows.append((name, *(number(score, digits=3) for score in scores)))
        made += of_law
    heads = ("Brier score", "chance", "as shown", "50 %", "leader wins")
    print_table(f"{matches} matches of Classic each, {RESAMPLES} resamples", heads, rows)
    calibrated = [
        (f"{said:.0%}", f"{count}", f"{came:.0%}") for said, count, came in calibration(made)
    ]
    print_table("all of them", ("said", "times", "came true"), calibrated)
    middling = middle([forecast.milliseconds for forecast in made])
    target = Target("milliseconds of an estimate, in the median", MOST_MS, middling)
    return print_targets([target]) and not missed


Standing = tuple[tuple[int, int], int]
"""Totals, and the number of deals so far."""
Drawn = tuple[list[SampledDeal], list[Standing], bool]
"""A sample, the standings of a match before its end, and whether its first side won."""
Law = Callable[[Random], Drawn]


def forecasts(matches: int, law: Law, *, resamples: int = RESAMPLES) -> Iterator[Forecast]:
    """Play matches to their ends, each with one forecast on the way."""
    random, rules = Random("forecasts"), rule_book(CLASSIC).rules
    for _ in range(matches):
        sample, standings, won = law(random)
        totals, count = random.choice(standings)
        begun = process_time()
        estimate = chance(
            rules, totals, count, sample, resamples=resamples, longest=MAX_DEALS_TO_END
        )
        taken = 1000 * (process_time() - begun)
        assert estimate is not None, "a match by these laws ends"
        leads = 0.5 + 0.5 * ((totals[0] > totals[1]) - (totals[0] < totals[1]))
        share, is_fine = estimate.shares[0], len(sample) >= MIN_FINE_SAMPLE
        yield Forecast(share, rounded_percent(share, is_fine=is_fine)[0], leads, won, taken)


def made_up(better: float, sample: int, random: Random) -> Drawn:
    """Draw by the law; the better side is ahead in this share of deals. 0 is the app's sample."""
    shares = better, 1 - better
    deals = [dealt(random, random.choice(shares)) for _ in range(sample)]
    share = random.choice(shares)
    return deals or SHIPPED, *ended(dealt(random, share).points for _ in iter(int, 1))


def by_players(random: Random) -> Drawn:
    """Let simulated players play the match, who have also played the app's sample."""
    return SHIPPED, *ended(next(simulated_matches(random, rule_book(CLASSIC).rules)))


def dealt(random: Random, share: float) -> SampledDeal:
    """Draw a deal in which the first side is ahead with a probability."""
    ahead, behind = (round(random.gauss(mean, SPREAD) / 5) * 5 for mean in (AHEAD, BEHIND))
    return SampledDeal((ahead, behind) if random.random() < share else (behind, ahead))


def ended(deals: Iterable[tuple[int, ...]]) -> tuple[list[Standing], bool]:
    """Return the standings of a match before its end, and whether the first side won."""
    standings: list[Standing] = []
    totals, rules = (0, 0), rule_book(CLASSIC).rules
    for count, (first, second) in enumerate(deals):
        standings.append((totals, count))
        totals = totals[0] + first, totals[1] + second
        end = outcome(rules, totals, deals_played=count + 1)
        if end.over:
            return standings, end.winner == 0
    raise AssertionError("a match by these laws ends")


SHIPPED = simulated_deals(match())
LAWS: Mapping[str, Law] = {
    "sides alike, 30 deals": partial(made_up, LEVEL, MIN_SAMPLE),
    "sides alike, 100 deals": partial(made_up, LEVEL, MIN_FINE_SAMPLE),
    "sides alike, 400 deals": partial(made_up, LEVEL, MAX_SAMPLE),
    "sides alike, the app's deals": partial(made_up, LEVEL, 0),
    "one better, 30 deals": partial(made_up, BETTER, MIN_SAMPLE),
    "one better, 100 deals": partial(made_up, BETTER, MIN_FINE_SAMPLE),
    "one better, 400 deals": partial(made_up, BETTER, MAX_SAMPLE),
    "one better, the app's deals": partial(made_up, BETTER, 0),
    "simulated players, the app's deals": by_players,
}


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
