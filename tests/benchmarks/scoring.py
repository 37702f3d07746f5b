"""How many deals are scored in a second, beside the floor that the language sets.

    python -m tests.benchmarks.scoring

The floor (`tests.benchmarks.floor`) is a function of Classic alone, which has its cards as plain
text and gives plain totals. It scores the very deals that the app scores from each depth of
entry, and comes to the same totals. All take turns; a figure is the median of nine.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter, process_time

import click

from scorekeeper.match.model import Match, PlayedDeal
from scorekeeper.match.progress import progress
from scorekeeper.rules import RuleSet, RuleSetId, rule_set_ids
from scorekeeper.scoring import Deal, score_deal
from tests.benchmarks import floor
from tests.benchmarks.dealt import CLASSIC, Game, as_cards, as_counts, as_totals, by_hand, game
from tests.benchmarks.printing import Target, number, print_table, print_targets
from tests.benchmarks.turns import TURNS, in_turns, middle
from tests.torture.evening import SIDES

MOST = 5.0
"""Times the floor that scoring may take."""
SEASON, OF_A_MATCH = 100_000, 14
Way = tuple[Callable[[], None], int]
"""What scores deals once, and how many they are."""
PASSES = 5
"""Times that all deals are scored for one figure."""


def main() -> bool:
    """Print deals a second; whether scoring kept to its multiple of the floor."""
    classic = game(CLASSIC)
    heavy_id, heavy = _heaviest()
    compare(classic)
    ways: dict[str, Way] = {
        "the floor": (partial(_floor, by_hand(classic)), len(classic.deals)),
        "from cards": _scoring(classic.rules, as_cards(classic)),
        "from counts": _scoring(classic.rules, as_counts(classic)),
        "from totals": _scoring(classic.rules, as_totals(classic)),
        f"from cards, {heavy_id}, the heaviest": _scoring(heavy.rules, as_cards(heavy)),
        "from cards, and all that is wrong": (
            partial(_check, classic.rules, as_cards(classic)),
            len(classic.deals),
        ),
    }
    took = in_turns({name: partial(_a_deal, *way) for name, way in ways.items()})
    times = {name: middle(each) for name, each in took.items()}
    base = times["the floor"]
    rows = [
        (name, number(1 / one), number(one * 1e6, digits=1), number(one / base, digits=1))
        for name, one in times.items()
    ]
    print_table("scoring", ("", "deals a second", "µs a deal", "times the floor"), rows)
    _season(classic)
    asked = list(times)[1:-1]
    return print_targets(
        [Target(f"{name}: times the floor", MOST, times[name] / base) for name in asked]
    )


def compare(classic: Game) -> None:
    """See that the floor and every depth of entry come to the same totals."""
    expected = [tuple(floor.totals(sides)) for sides in by_hand(classic)]
    for told in (as_cards, as_counts, as_totals):
        if [score_deal(classic.rules, deal).totals for deal in told(classic)] != expected:
            raise SystemExit(f"the floor and the app disagree: {told.__name__}")


def _scoring(rules: RuleSet, deals: Sequence[Deal]) -> Way:
    return partial(_score, rules, deals), len(deals)


def _a_deal(work: Callable[[], None], deals: int) -> float:
    """Seconds of the processor that one deal takes."""
    begun = process_time()
    for _ in range(PASSES):
        work()
    return (process_time() - begun) / (PASSES * deals)


def _floor(deals: Sequence[tuple[floor.Side, ...]]) -> None:
    for sides in deals:
        floor.totals(sides)


def _score(rules: RuleSet, deals: Sequence[Deal]) -> None:
    for deal in deals:
        _ = score_deal(rules, deal).totals


def _check(rules: RuleSet, deals: Sequence[Deal]) -> None:
    for deal in deals:
        score = score_deal(rules, deal)
        _ = score.totals, score.problems


def _heaviest() -> tuple[RuleSetId, Game]:
    """The rule set whose deals take longest from cards."""
    games = {set_id: game(set_id, many=50) for set_id in rule_set_ids()}
    times = {
        set_id: min(_a_deal(*_scoring(one.rules, as_cards(one))) for _ in range(3))
        for set_id, one in games.items()
    }
    heavy = max(times, key=lambda set_id: times[set_id])
    return heavy, games[heavy]


def _season(classic: Game) -> None:
    """Print how long it takes to work out every match of a season anew."""
    matches = list(_matches(classic))
    begun = perf_counter()
    for match in matches:
        progress(match)
    took = perf_counter() - begun
    deals = sum(len(match.deals) for match in matches)
    click.echo(f"\n{deals:,} deals of {len(matches):,} matches rescored in {took:.1f} s")


def _matches(classic: Game) -> Iterator[Match]:
    deals, random = as_cards(classic) + as_counts(classic), Random("season")
    for _ in range(SEASON // OF_A_MATCH + 1):
        played = tuple(PlayedDeal(deal=random.choice(deals)) for _ in range(OF_A_MATCH))
        yield Match(ruleset=CLASSIC, rules=classic.rules, sides=SIDES, deals=played)


if __name__ == "__main__":
    click.echo(f"medians of {TURNS} turns")
    sys.exit(0 if main() else 1)
