"""Time the finder beside a search that tries everything.

    python -m tests.tools.benchmarks.finder [HANDS]

So many hands of each rule set (10 unless said) are asked in all four ways of preferring, with
what closes the gap where nothing is enough. The exhaustive search is asked the same in the same
run, wherever a hand has few enough lay-downs for it, and has to come to the same answer.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypeVar

import click

from scorekeeper.meld_finder.best_meld import BestMeld
from scorekeeper.meld_finder.question import Preference
from tests.meld_finder.finder_kit import (
    EVERY,
    Played,
    answer_of,
    everything,
    in_plain_words,
    is_dealt,
    place,
    rules_with_values,
)
from tests.scoring import exhaustive
from tests.scoring.exhaustive import every_meld
from tests.scoring.hands import Situation, situation

T = TypeVar("T")
HANDS = 10
MOST_LAY_DOWNS = 10_000
"""A hand with more of them would keep the exhaustive search busy for minutes."""


class Row(NamedTuple):
    """A kind of hand, and the most that the finder may take, in milliseconds."""

    cards: int
    has_sequences: bool
    middle: int
    worst: int | None


ROWS = (Row(11, False, 5, 50), Row(15, False, 5, 50), Row(30, True, 100, None))


class Measured(NamedTuple):
    """One question: how long it took, in milliseconds, and what came out."""

    finder: float
    exhaustive: float | None
    """None where the hand has too many lay-downs."""
    is_found: bool


def main(hands: int) -> bool:
    """Print a line for each kind of hand; whether the finder kept within the limits."""
    click.echo(
        f"{'milliseconds, median / worst':<34}{'finder':>16}{'may take':>14}"
        f"{'exhaustive':>20}{'it could do':>14}{'enough':>12}"
    )
    kept = [_line(row, list(_measured(row, hands))) for row in ROWS]
    return all(kept)


def _measured(row: Row, hands: int) -> Iterator[Measured]:
    for set_id in EVERY:
        game = rules_with_values(set_id)
        if game.rules.meld_rules.sequences or not row.has_sequences:
            for asked in islice(_situations(game, row), hands):
                is_small = _is_small(game, asked)
                for preference in Preference:
                    yield _question(game, asked, preference.value, is_small=is_small)


def _situations(game: Played, row: Row) -> Iterator[Situation]:
    random = Random(f"benchmark {game.values['hand_size']} {row.cards}")
    while True:
        asked = situation(random, game.values, range(row.cards, row.cards + 1))
        if is_dealt(game, asked) and (not row.has_sequences or _has_sequence(game, asked)):
            yield asked


def _has_sequence(game: Played, asked: Situation) -> bool:
    melds = every_meld(in_plain_words(game, asked), asked.hand)
    return any(meld.form == "sequence" for meld in melds)


def _question(game: Played, asked: Situation, preference: str, *, is_small: bool) -> Measured:
    taken, finding = _timed(lambda: answer_of(game, asked, preference))
    if not is_small:
        return Measured(taken, None, finding.is_enough)
    other, best = _timed(lambda: _tried(game, asked, preference))
    _compare(finding, best)
    return Measured(taken, other, finding.is_enough)


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    """The shortest of three times, in milliseconds, and what came out: others use the machine."""
    times = []
    for _ in range(3):
        start = perf_counter()
        answer = work()
        times.append(1000 * (perf_counter() - start))
    return min(times), answer


def _tried(game: Played, asked: Situation, preference: str) -> exhaustive.LayDown | None:
    every = everything(game, asked)
    return exhaustive.best(in_plain_words(game, asked), preference, every) or exhaustive.nearest(
        every
    )


def _is_small(game: Played, asked: Situation) -> bool:
    cards = asked.hand + Counter([asked.top] if asked.top else [])
    lay_downs = exhaustive.every_lay_down(in_plain_words(game, asked), cards)
    return len(list(islice(lay_downs, MOST_LAY_DOWNS))) < MOST_LAY_DOWNS


def _compare(finding: BestMeld, best: exhaustive.LayDown | None) -> None:
    melds = tuple(sorted(place(meld) for meld in finding.lay_down.melds))
    if melds != (best.melds if best else ()):
        raise SystemExit(f"the two searches disagree: {finding} {best}")


def _line(row: Row, measured: list[Measured]) -> bool:
    times = [one.finder for one in measured]
    others = [one.exhaustive for one in measured if one.exhaustive is not None]
    name = f"{row.cards} cards, {'games with sequences' if row.has_sequences else 'every rule set'}"
    may = f"{row.middle} / {row.worst or '-'}"
    enough = f"{sum(one.is_found for one in measured)}"
    click.echo(
        f"{name:<34}{_both(times):>16}{may:>14}{_both(others):>20}"
        f"{f'{len(others)} of {len(times)}':>14}{enough:>12}"
    )
    return median(times) <= row.middle and (row.worst is None or max(times) <= row.worst)


def _both(times: list[float]) -> str:
    return f"{median(times):.2f} / {max(times):.1f}" if times else "-"


if __name__ == "__main__":
    sys.exit(0 if main(int(sys.argv[1]) if len(sys.argv) > 1 else HANDS) else 1)
