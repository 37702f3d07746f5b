"""First against second: the rule said by trying all pairings, and what a draw makes of it."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.club.model import Draw, EntrantUid, Field, past_meetings
from scorekeeper.club.pairings import DRAWS, closest_pairs, pairs_of_neighbours
from scorekeeper.club.rounds import draw_of
from scorekeeper.club.standings import standing
from tests.club.kit import evening_of, play_round

Pairing = list[tuple[int, int]]


def pairings(numbers: list[int]) -> Iterator[Pairing]:
    """All pairings, those first in which the first has the nearest, then the next, and so on."""
    if not numbers:
        yield []
        return
    first, *others = numbers
    for other in others:
        for rest in pairings([one for one in others if one != other]):
            yield [(first, other), *rest]


@given(count=st.sampled_from([2, 4, 6, 8]), seed=st.integers(0, 10_000), much=st.floats(0, 1))
@settings(max_examples=150)
def test_the_fewest_repeats_and_then_the_nearest_from_the_top(
    count: int, seed: int, much: float
) -> None:
    chance = Random(seed)
    met = {
        (low, high): chance.choice([1, 1, 4]) if chance.random() < much else 0
        for high in range(count)
        for low in range(high)
    }
    tried = list(pairings(list(range(count))))
    fewest = min(sum(met[pair] for pair in pairing) for pairing in tried)
    right = next(one for one in tried if sum(met[pair] for pair in one) == fewest)
    assert closest_pairs(count, lambda low, high: met[low, high]) == right
    simply = pairs_of_neighbours(count, lambda low, high: met[low, high])
    assert simply is None or simply == right


def field(order: str, earlier: list[Draw], *, size: int = 1) -> Field:
    present = tuple(EntrantUid(one) for one in order)
    return Field(present=present, seed="s", past=past_meetings(earlier), size=size)


def meeting_texts(drawn: Draw) -> list[str]:
    return ["-".join("".join(side) for side in meeting) for meeting in drawn.meetings]


def meetings(*texts: str, byes: str = "") -> Draw:
    tables = tuple(tuple(tuple(side) for side in text.split("-")) for text in texts)
    return Draw(tables, tuple(byes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("earlier", "expected", "bye"),
    [
        ([], ["A-B", "C-D", "E-F"], ""),
        (["A-B"], ["A-C", "B-D", "E-F"], ""),
        (["A-B", "A-C"], ["A-D", "B-C", "E-F"], ""),
        (["C-D"], ["A-B", "C-E", "D-F"], ""),
        (["E-F"], ["A-B", "C-E", "D-F"], ""),
    ],
)
def test_six_pairs(earlier: list[str], expected: list[str], bye: str) -> None:
    drawn = DRAWS["by_standing"](field("ABCDEF", [meetings(one) for one in earlier]))
    assert (meeting_texts(drawn), "".join(drawn.byes)) == (expected, bye)


def test_the_last_rests_and_next_time_the_last_who_has_not() -> None:
    first = DRAWS["by_standing"](field("ABCDE", []))
    second = DRAWS["by_standing"](field("ABCDE", [first]))
    assert (meeting_texts(first), first.byes) == (["A-B", "C-D"], ("E",))
    assert (meeting_texts(second), second.byes) == (["A-C", "B-E"], ("D",))


def test_another_rests_where_the_last_resting_would_bring_a_rematch() -> None:
    """C has come late, so nobody has rested yet: with C resting A and B would meet again."""
    drawn = DRAWS["by_standing"](field("ABC", [meetings("A-B")]))
    assert (meeting_texts(drawn), drawn.byes) == (["A-C"], ("B",))


def test_a_rematch_is_better_than_a_second_bye_before_all_had_one() -> None:
    earlier = [meetings("A-B", byes="C"), meetings("A-C", byes="B"), meetings("B-C", byes="A")]
    drawn = DRAWS["by_standing"](field("ABCD", [*earlier, meetings("A-D"), meetings("B-D")]))
    assert meeting_texts(drawn) == ["A-B", "C-D"]


def test_the_standing_of_the_evening_decides_who_meets_and_who_rests() -> None:
    """Five pairs: after a round the best two meet at table 1, and the last who may rests."""
    evening = evening_of(5, movement="by_standing", rounds=3)
    evening = play_round(evening, lambda _, table: (5000 + table, 1000))
    [rested] = evening.rounds[0].byes
    rows = [row.entrant for row in standing(evening)]
    evening = play_round(evening, lambda *_: (5000, 1000))
    first, *_ = draw_of(evening.rounds[1]).meetings
    assert {uid for side in first for uid in side} == set(rows[:2])
    assert evening.rounds[1].byes == (next(uid for uid in rows[::-1] if uid != rested),)


def test_by_standing_players_sit_by_fours_first_with_last() -> None:
    drawn = DRAWS["by_standing"](field("ABCDEFGH", [], size=2))
    assert meeting_texts(drawn) == ["AD-BC", "EH-FG"]


def test_players_who_change_partners_are_not_partners_again() -> None:
    earlier = [meetings("AD-BC", "EH-FG")]
    drawn = DRAWS["by_standing"](field("ABCDEFGH", earlier, size=2))
    partners = {"".join(sorted(side)) for meeting in drawn.meetings for side in meeting}
    assert not partners & {"AD", "BC", "EH", "FG"}
