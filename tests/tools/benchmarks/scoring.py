"""Count the deals scored in a second, beside the floor that the language sets.

    python -m tests.tools.benchmarks.scoring

The floor (`tests.tools.benchmarks.floor`) is a function of Classic alone, which has its cards as
plain text and gives plain totals. It scores the very deals that the app scores from each depth of
entry, and comes to the same totals. All take turns; a figure is the median of nine. Reading is
timed nowhere: the floor has its texts ready, the app its values.

What a deal of another rule set has on the table and in hand is other in number, and there may be
three sides. So each rule set is measured by the floor over its own cards, which it takes for
Classic's: the multiple then tells what the rules take, not how many play. The heaviest rule set
is the one with the greatest multiple.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import TypeVar

import click

from scorekeeper.match.model import Match, PlayedDeal
from scorekeeper.match.progress import progress
from scorekeeper.rules import RuleSet, rule_book, rule_set_ids
from scorekeeper.scoring import Deal, score_deal
from tests.tools.benchmarks import floor
from tests.tools.benchmarks.dealt import (
    CLASSIC,
    LONE_HAND,
    Game,
    as_cards,
    as_counts,
    as_totals,
    by_hand,
    counted_by_hand,
    game,
    with_lone_hand,
)
from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.tools.benchmarks.turns import TURNS, in_turns, middle
from tests.tools.torture.evening import SIDES

MOST = 5.0
"""Times the floor that scoring may take."""
SEASON, OF_A_MATCH = 100_000, 14
OF_A_RULE_SET = 50
"""Different deals of each rule set."""
PASSES = 5
"""Times that all deals are scored for one figure."""

Way = tuple[Callable[[], None], int]
"""A function that scores deals once, and their number."""
T = TypeVar("T")


def main() -> bool:
    """Print deals a second; whether scoring kept to its multiple of the floor."""
    classic = game(CLASSIC)
    compare(classic)
    return print_targets([*_depths(classic), _heaviest(), _season(classic)])


def compare(classic: Game) -> None:
    """See that the floor and every depth of entry come to the same totals."""
    expected = [tuple(floor.totals(sides)) for sides in by_hand(classic)]
    for told in (as_cards, as_counts, as_totals):
        if [score_deal(classic.rules, deal).totals for deal in told(classic)] != expected:
            raise SystemExit(f"the floor and the app disagree: {told.__name__}")


def _depths(classic: Game) -> list[Target]:
    """Print what a deal takes from each depth of entry, and what more can be asked of it."""
    lone, rules = game(LONE_HAND), classic.rules
    asked: dict[str, Way] = {
        "from cards": _scoring(rules, as_cards(classic)),
        "from counts": _scoring(rules, as_counts(classic)),
        "from totals": _scoring(rules, as_totals(classic)),
    }
    beside: dict[str, Way] = {
        "the floor": _floor(classic),
        "the floor, from counts": _way(_add_counts, counted_by_hand(classic)),
        "from cards, and all that is wrong": _way(partial(_check, rules), as_cards(classic)),
        "from cards, a lone hand": _scoring(lone.rules, with_lone_hand(as_cards(lone))),
    }
    times = _timed({**beside, **asked})
    base = times["the floor"]
    rows = [
        (name, number(1 / one), number(one * 1e6, digits=1), number(one / base, digits=1))
        for name, one in times.items()
    ]
    print_table("scoring", ("", "deals a second", "µs a deal", "times the floor"), rows)
    return [Target(f"{name}: times the floor", MOST, times[name] / base) for name in asked]


def _heaviest() -> Target:
    """Print what a deal of each rule set takes; how the heaviest of them does."""
    games = {str(set_id): game(set_id, many=OF_A_RULE_SET) for set_id in rule_set_ids()}
    scored = {name: _scoring(one.rules, as_cards(one)) for name, one in games.items()}
    floors = {f"the floor of {name}": _floor(one) for name, one in games.items()}
    times = _timed(scored | floors)
    own = {name: times[f"the floor of {name}"] for name in games}
    rows = [
        (name, *(number(one, digits=1) for one in (took * 1e6, own[name] * 1e6, took / own[name])))
        for name, took in times.items()
        if name in own
    ]
    heads = ("", "µs a deal", "the floor over its cards", "times the floor")
    print_table("every rule set, from cards", heads, rows)
    heavy = max(games, key=lambda name: times[name] / own[name])
    return Target(f"{heavy}, the heaviest: times the floor", MOST, times[heavy] / own[heavy])


def _season(classic: Game) -> Target:
    """Print how long it takes to work out every match of a season anew."""
    deals, hands = as_cards(classic) + as_counts(classic), by_hand(classic) * 2
    random = Random("season")
    drawn = [
        [random.randrange(len(deals)) for _ in range(OF_A_MATCH)]
        for _ in range(SEASON // OF_A_MATCH + 1)
    ]
    matches = [_match(classic.rules, [deals[one] for one in each]) for each in drawn]
    many = len(matches) * OF_A_MATCH
    ways: dict[str, Way] = {
        "season": (partial(_rescore, matches), many),
        "floor": _way(_add, [hands[one] for each in drawn for one in each]),
    }
    times = _timed(ways, passes=1)
    took = times["season"] * many
    click.echo(f"\n{many:,} deals of {len(matches):,} matches rescored in {took:.1f} s")
    return Target("a season: times the floor", MOST, times["season"] / times["floor"])


def _match(rules: RuleSet, deals: Sequence[Deal]) -> Match:
    played = tuple(PlayedDeal(deal=deal) for deal in deals)
    return Match(book=rule_book(CLASSIC), rules=rules, sides=SIDES, deals=played)


def _scoring(rules: RuleSet, deals: Sequence[Deal]) -> Way:
    return _way(partial(_score, rules), deals)


def _floor(played: Game) -> Way:
    return _way(_add, by_hand(played))


def _way(work: Callable[[Sequence[T]], None], deals: Sequence[T]) -> Way:
    return partial(work, deals), len(deals)


def _timed(ways: Mapping[str, Way], passes: int = PASSES) -> dict[str, float]:
    """Seconds of the processor that a deal takes in each way, all in turns."""
    took = in_turns({name: partial(_a_deal, *way, passes) for name, way in ways.items()})
    return {name: middle(each) for name, each in took.items()}


def _a_deal(work: Callable[[], None], deals: int, passes: int) -> float:
    begun = process_time()
    for _ in range(passes):
        work()
    return (process_time() - begun) / (passes * deals)


def _add(deals: Sequence[tuple[floor.Side, ...]]) -> None:
    for sides in deals:
        floor.totals(sides)


def _add_counts(deals: Sequence[tuple[floor.Counted, ...]]) -> None:
    for sides in deals:
        floor.totals_of_counts(sides)


def _score(rules: RuleSet, deals: Sequence[Deal]) -> None:
    for deal in deals:
        _ = score_deal(rules, deal).totals


def _check(rules: RuleSet, deals: Sequence[Deal]) -> None:
    for deal in deals:
        score = score_deal(rules, deal)
        _ = score.totals, score.problems


def _rescore(matches: Sequence[Match]) -> None:
    for match in matches:
        progress(match)


if __name__ == "__main__":
    click.echo(f"medians of {TURNS} turns")
    sys.exit(0 if main() else 1)
