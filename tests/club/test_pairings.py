"""What draws promise when an evening does not go as planned, and at tables of more sides."""

import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from itertools import chain, combinations, product

import pytest

from scorekeeper.club.entrants import check_in, check_out
from scorekeeper.club.model import (
    Draw,
    EntrantUid,
    Field,
    PastMeetings,
    is_fair,
    past_meetings,
    seeded_order,
)
from scorekeeper.club.pairings import (
    DRAWS,
    circle_pairs,
    draw_tables,
    rotating_pairs,
    rounds_of_circle,
)
from scorekeeper.club.rounds import repeat_problems
from tests.club.kit import accepted, enter_entrant, evening_of, play_rounds_by_chance

SEEDS = ["a", "b", "c", "d", "e"]


def draw_rounds(
    movement: str, count: int, rounds: int, *, seed: str, sides: int = 2, size: int = 1
) -> list[Draw]:
    present = tuple(EntrantUid(f"{place:03}") for place in range(count))
    found: list[Draw] = []
    for _ in range(rounds):
        field = Field(present=present, seed=seed, past=past_meetings(found), sides=sides, size=size)
        found.append(DRAWS[movement](field))
    return found


def most_met(past: PastMeetings) -> int:
    return max(past.opponents.values())


@pytest.mark.parametrize("count", range(2, 41))
def test_the_circle_has_every_pair_once(count: int) -> None:
    met = Counter(
        frozenset(two)
        for turn in range(rounds_of_circle(count))
        for two in circle_pairs(count, turn)[0]
    )
    assert met == Counter(map(frozenset, combinations(range(count), 2)))


@pytest.mark.parametrize("count", range(4, 65))
def test_the_partners_of_a_rotation_never_repeat_and_all_rest_in_turn(count: int) -> None:
    """The places alone, before any search: for as many rounds as there are players but one."""
    partners: Counter[frozenset[int]] = Counter()
    rested = dict.fromkeys(range(count), 0)
    for turn in range(count - 1):
        pairs, left = rotating_pairs(count, turn)
        assert sorted([*chain.from_iterable(pairs), *left]) == list(range(count))
        assert len(left) == count % 4
        partners.update(map(frozenset, pairs))
        for place in left:
            rested[place] += 1
        assert max(rested.values()) - min(rested.values()) <= 1
    assert set(partners.values()) == {1}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("count", [6, 7, 8, 9, 10, 11])
def test_a_round_robin_meets_everybody_once_and_then_everybody_again(count: int, seed: str) -> None:
    past = past_meetings(draw_rounds("round_robin", count, rounds_of_circle(count), seed=seed))
    assert set(past.opponents.values()) == {1}
    assert len(past.opponents) == count * (count - 1) // 2
    again = past_meetings(draw_rounds("round_robin", count, 2 * rounds_of_circle(count), seed=seed))
    assert set(again.opponents.values()) == {2}


@pytest.mark.parametrize("seed", SEEDS)
def test_round_robin_avoids_repeats_when_pairs_come_and_go(
    seed: str,
) -> None:
    """Sixteen pairs, three rounds; one more comes for two rounds, then one goes."""
    evening = play_rounds_by_chance(evening_of(16, rounds=7, seed=seed), 3)
    evening = play_rounds_by_chance(enter_entrant(evening, "late"), 2)
    evening = play_rounds_by_chance(accepted(check_out(evening, EntrantUid("003"))), 1)
    for number in range(1, 7):
        assert repeat_problems(evening, number) == ()
    assert (
        repeat_problems(play_rounds_by_chance(accepted(check_in(evening, EntrantUid("003"))), 1), 7)
        == ()
    )


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("count", [8, 12, 16])
def test_mitchell_halves_meet_within_after_a_full_cycle(count: int, seed: str) -> None:
    """At four tables all have met the other half after four rounds; two more are new too."""
    rounds = count // 2 + 2
    assert most_met(past_meetings(draw_rounds("mitchell", count, rounds, seed=seed))) == 1


def test_mitchell_with_an_odd_number_rests_each_mover_once() -> None:
    rests = [one.byes for one in draw_rounds("mitchell", 9, 5, seed="a")]
    assert len({uid for byes in rests for uid in byes}) == 5


@pytest.mark.thorough
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("count", "most"), [(9, 2), (12, 2), (18, 2), (45, 1), (60, 1), (100, 1)])
def test_at_tables_of_three_few_meet_again_in_eight_rounds(
    count: int, most: int, seed: str
) -> None:
    """Everybody meets two others a round: of eight others twice, of 44 nobody again."""
    assert most_met(past_meetings(draw_rounds("by_lot", count, 8, seed=seed, sides=3))) == most


def test_players_who_change_partners_sit_by_fours_at_every_table() -> None:
    [one] = draw_rounds("by_standing", 20, 1, seed="a", size=2)
    sides = [[[int(uid) for uid in side] for side in meeting] for meeting in one.meetings]
    for place, table in enumerate(sides):
        assert [sorted(side) for side in table] == [
            [4 * place, 4 * place + 3],
            [4 * place + 1, 4 * place + 2],
        ]


@pytest.mark.parametrize("seed", SEEDS)
def test_by_lot_every_round_is_another_chance(seed: str) -> None:
    [first] = draw_rounds("by_lot", 40, 1, seed=seed)
    present = tuple(EntrantUid(f"{place:03}") for place in range(40))
    later = DRAWS["by_lot"](Field(present=present, seed=seed, past=PastMeetings(rounds=1)))
    assert len(set(first.meetings) & set(later.meetings)) < 3
    tables = [set(chain.from_iterable(meeting)) for meeting in first.meetings]
    low = {EntrantUid(f"{place:03}") for place in range(20)}
    assert 0 < sum(table <= low for table in tables) < 10


def test_pairing_library_is_not_loaded_before_a_draw() -> None:
    """It takes longer to import than all of the club."""
    code = "import sys, scorekeeper.club; sys.exit('networkx' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_free_is_the_order_of_the_list() -> None:
    [one] = draw_rounds("free", 7, 1, seed="a")
    assert [meeting[0][0] for meeting in one.meetings] == ["000", "002", "004"]
    assert one.byes == ("006",)


@pytest.mark.parametrize(
    ("rested", "byes", "fair"),
    [
        ({}, "AB", True),
        ({"A": 1}, "B", True),
        ({"A": 1}, "A", False),
        ({"A": 1, "B": 1}, "CD", True),
        ({"A": 1, "B": 1}, "CA", False),
        ({"A": 1, "B": 1, "C": 1}, "DA", True),
        ({"A": 1, "B": 1, "C": 1}, "AB", False),
        ({"A": 2, "B": 1, "C": 1}, "DA", False),
        ({"A": 2, "B": 1, "C": 1}, "DB", True),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, "AB", True),
        ({"Z": 0, "A": 1}, "A", False),
    ],
)
def test_a_bye_is_fair_where_nobody_rests_again_before_all_have(
    rested: dict[str, int], byes: str, fair: bool
) -> None:
    past = PastMeetings(byes=Counter({EntrantUid(one): count for one, count in rested.items()}))
    field = Field(present=tuple(map(EntrantUid, "ABCD")), seed="s", past=past)
    assert is_fair(field, [EntrantUid(one) for one in byes]) is fair


@pytest.mark.parametrize(
    ("count", "tables", "byes"), [(2, 1, 0), (4, 2, 0), (5, 2, 1), (8, 4, 0), (9, 4, 1)]
)
def test_mitchell_begins_with_one_half_in_front_of_the_other(
    count: int, tables: int, byes: int
) -> None:
    (first,) = draw_rounds("mitchell", count, 1, seed="a")
    order = seeded_order([EntrantUid(f"{place:03}") for place in range(count)], "a")
    assert first.meetings == tuple(
        ((order[place],), (order[place + tables],)) for place in range(tables)
    )
    assert first.byes == order[2 * tables :]
    assert len(first.byes) == byes


def past_of_meetings(times: Mapping[str, tuple[int, ...]]) -> PastMeetings:
    """Return a past in which the players of two teams met so often: `{"AB": (1, 2)}`.

    The first player of A met the first of B once, and the second twice.
    """
    opponents: Counter[frozenset[EntrantUid]] = Counter()
    for teams, counts in times.items():
        two_players = product((f"{teams[0]}1", f"{teams[0]}2"), (f"{teams[1]}1", f"{teams[1]}2"))
        for players, count in zip(two_players, counts, strict=False):
            opponents[frozenset(map(EntrantUid, players))] = count
    return PastMeetings(opponents=opponents)


@pytest.mark.parametrize(
    ("pairings", "best"),
    [
        ({"AB": (2,), "AC": (1, 1, 1, 1), "AD": (3,)}, "AC BD"),
        ({"AB": (2,), "AC": (1, 1, 1, 1), "BD": (1, 1), "AD": (3,)}, "AB CD"),
        ({"AB": (3,), "AC": (2, 2, 2, 2), "AD": (4,)}, "AC BD"),
        ({"AB": (3,), "AC": (2, 2, 2, 2), "BD": (2,), "AD": (4,)}, "AB CD"),
    ],
)
def test_repeated_meeting_weighs_four_times_as_much(
    pairings: Mapping[str, tuple[int, ...]], best: str
) -> None:
    """A meeting once before costs 3, twice 15, three times 63: worked out by hand.

    The first row: A and B have two players who met twice (15); A and C have four who met once
    (12); A and D have two who met three times (63).
    """
    teams = [(EntrantUid(f"{team}1"), EntrantUid(f"{team}2")) for team in "ABCD"]
    field = Field(present=tuple(chain(*teams)), seed="a", past=past_of_meetings(pairings), size=2)
    meetings = draw_tables(teams, (), field).meetings
    assert [one[0][:1] + other[0][:1] for one, other in meetings] == best.split()
