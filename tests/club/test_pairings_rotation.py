"""Players who change partners: how seldom anybody meets anybody again."""

from math import ceil

import pytest

from scorekeeper.club.model import Draw, EntrantUid, Field, PastMeetings, SideSizes, past_meetings
from scorekeeper.club.pairings import DRAWS

pytestmark = pytest.mark.thorough


THREES = ((1, 1, 1),)


def draw_rotation(count: int, rounds: int, *, odd: tuple[SideSizes, ...] = ()) -> list[Draw]:
    present = tuple(EntrantUid(f"{place:03}") for place in range(count))
    drawn: list[Draw] = []
    for _ in range(rounds):
        field = Field(present=present, seed="s", past=past_meetings(drawn), size=2, odd=odd)
        drawn.append(DRAWS["rotating"](field))
    return drawn


def least_meetings(past: PastMeetings, count: int) -> int:
    """Return how often two must meet at least, were it spread quite evenly."""
    return ceil(sum(past.opponents.values()) / (count * (count - 1) / 2))


@pytest.mark.parametrize("count", range(4, 65))
def test_rotation_spreads_opponents_evenly_over_eight_rounds(count: int) -> None:
    """The seed only gives everybody a place, so one seed stands for all."""
    drawn = draw_rotation(count, 8)
    for rounds in range(1, 9):
        past = past_meetings(drawn[:rounds])
        assert max(past.opponents.values()) <= least_meetings(past, count) + 1
        if rounds < count:
            assert max(past.partners.values()) == 1


@pytest.mark.parametrize("count", [*range(4, 25), 32, 33, 34, 35])
def test_rotation_repeats_no_partner_before_all_were_met(count: int) -> None:
    past = past_meetings(draw_rotation(count, count - 1))
    assert max(past.partners.values()) == 1
    assert max(past.opponents.values()) <= least_meetings(past, count) + 1


@pytest.mark.parametrize("count", [9, 10, 11, 12, 16, 17, 18, 19, 20, 24, 32, 41, 42, 43, 64])
def test_with_a_latecomer_and_a_leaver_partners_still_do_not_repeat(count: int) -> None:
    """One comes after the second of eight rounds, one leaves after the fourth."""
    names = [f"{place:03}" for place in range(count)]
    drawn: list[Draw] = []
    for turn in range(8):
        names += ["late"] if turn == 2 else []
        names = names[1:] if turn == 4 else names
        present = tuple(EntrantUid(name) for name in names)
        drawn.append(
            DRAWS["rotating"](Field(present=present, seed="s", past=past_meetings(drawn), size=2))
        )
    past = past_meetings(drawn)
    assert max(past.partners.values()) == 1
    assert max(past.opponents.values()) <= least_meetings(past, count) + 1


def test_rotation_of_eight_is_a_whist_tournament() -> None:
    """A whist tournament: seven rounds of two tables."""
    past = past_meetings(draw_rotation(8, 7))
    assert set(past.partners.values()) == {1}
    assert set(past.opponents.values()) == {2}
    assert len(past.partners) == len(past.opponents) == 28


@pytest.mark.parametrize("count", [160, 159, 158, 157])
def test_a_large_club_meets_nobody_twice_in_eight_rounds(count: int) -> None:
    assert max(past_meetings(draw_rotation(count, 8)).opponents.values()) == 1


@pytest.mark.parametrize("count", range(4, 13))
def test_once_all_have_been_partners_it_begins_again(count: int) -> None:
    past = past_meetings(draw_rotation(count, 2 * count))
    assert max(past.partners.values()) <= 3


@pytest.mark.parametrize(
    ("count", "fours", "threes"),
    [(6, 0, 2), (7, 1, 1), (9, 0, 3), (10, 1, 2), (11, 2, 1), (13, 1, 3), (38, 8, 2)],
)
def test_rotation_seats_players_left_over_at_tables_of_three(
    count: int, fours: int, threes: int
) -> None:
    drawn = draw_rotation(count, 5, odd=THREES)
    for one in drawn:
        sides = [len(meeting) for meeting in one.meetings]
        assert (sides.count(2), sides.count(3), one.byes) == (fours, threes, ())
    past = past_meetings(drawn)
    assert max(past.partners.values(), default=1) == 1


def test_five_players_cannot_fill_tables_of_three_so_one_rests() -> None:
    [drawn] = draw_rotation(5, 1, odd=THREES)
    assert (len(drawn.meetings), len(drawn.byes)) == (1, 1)


def test_rotation_of_eight_needs_no_tables_of_three() -> None:
    assert draw_rotation(8, 7, odd=THREES) == draw_rotation(8, 7)


def test_by_standing_all_sit_at_the_table_of_three_in_turn() -> None:
    present = tuple(EntrantUid(f"{place:03}") for place in range(11))
    drawn: list[Draw] = []
    for _ in range(3):
        field = Field(present=present, seed="s", past=past_meetings(drawn), size=2, odd=THREES)
        drawn.append(DRAWS["by_standing"](field))
    assert set(past_meetings(drawn).odd.values()) == {1}


def test_the_seats_at_tables_of_three_go_round() -> None:
    past = past_meetings(draw_rotation(11, 11, odd=THREES))
    assert set(past.odd.values()) == {3}
