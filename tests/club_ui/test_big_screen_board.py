"""What stands on the big screen, as values: places, names, tables, totals."""

from dataclasses import replace

import pytest

from scorekeeper.club.model import Member, MemberUid, Score
from scorekeeper.club.results import from_paper
from scorekeeper.club.rounds import start_round
from scorekeeper.i18n.club import initials_of
from tests.club.kit import NOTE, done, evening_of, played, result
from tests.club_ui.big_screens import NAMES, TIMED, board, drawn, pairs, scores

pytestmark = pytest.mark.thorough


def test_place_name_points_and_what_parts_the_level_stand_in_each_line() -> None:
    evening = evening_of("ABCD")
    evening = result(drawn(evening), {("A", "B"): (5000, 3000), ("C", "D"): (5000, 4000)})
    shown = board(evening)
    assert shown.heads == ("Points", "Difference")
    assert [(one.place, one.name, one.points, one.second) for one in shown.lines] == [
        (1, "A", "2", "+2,000"),
        (2, "C", "2", "+1,000"),
        (3, "D", "0", "−1,000"),
        (4, "B", "0", "−2,000"),
    ]
    assert shown.under == "After round 1 of 3"


def test_by_total_points_the_second_number_is_not_the_same_once_more() -> None:
    shown = board(played(evening_of("AB", scheme="total", rounds=1), lambda *_: (5000, 3000)))
    assert shown.heads[0] == "Card points"
    assert shown.heads[1] != "Card points"
    assert shown.under == "Final standings"


def test_a_drawn_round_says_who_sits_where_and_who_rests() -> None:
    shown = board(drawn(pairs(*NAMES)))
    assert len(shown.tables) == 1
    named = {*shown.tables[0].sides, *shown.resting}
    assert named == {"Ana Berg & Ben Cole", "Cleo Dahl & Dov Elm", "Eva Frey & Finn-Ole Gold"}
    assert shown.under == "Round 1 of 3 is about to begin"
    assert shown.time is None


def test_a_running_round_names_the_tables_that_still_play_and_has_the_clock() -> None:
    evening = done(start_round(drawn(evening_of("ABCDEF", length=TIMED)), NOTE))
    assert board(evening).playing == (1, 2, 3)
    evening = done(from_paper(evening, 2, Score((5000, 100)), NOTE))
    shown = board(evening)
    assert shown.playing == (1, 3)
    assert shown.time is not None
    for table in (1, 3):
        evening = done(from_paper(evening, table, Score((5000, 100)), NOTE))
    assert board(evening).time is None, "nobody has to hurry any more"


def test_a_running_round_says_how_it_stands_at_its_tables_and_where_they_scored_last() -> None:
    evening = done(start_round(drawn(evening_of("ABCD")), NOTE))
    totals = {1: (1240, 985), 2: (-50, 0)}
    shown = board(evening, totals=totals, latest=(2, 1))
    assert [(one.table, one.totals) for one in shown.tables] == [
        (1, ("1,240", "985")),
        (2, ("−50", "0")),
    ]
    assert shown.latest == ("Table 2: −50 : 0", "Table 1: 1,240 : 985")
    assert {name for one in shown.tables for name in one.sides} == set("ABCD")


def test_totals_are_only_said_of_a_round_that_is_running() -> None:
    totals = {1: (1240, 985), 2: (5, 0)}
    for evening in (drawn(evening_of("ABCD")), played(evening_of("ABCD", rounds=1), scores)):
        shown = board(evening, totals=totals, latest=(1,))
        assert not shown.has_totals
        assert shown.latest == ()


def test_initials_stand_for_everybody_but_a_team_that_has_a_name() -> None:
    shown = board(drawn(pairs(*NAMES)), initials=True)
    named = {line.name for line in shown.lines}
    assert named == {"A. B. & B. C.", "C. D. & D. E.", "E. F. & F. O. G."}
    everything = repr(shown)
    assert not any(name in everything for both in NAMES for name in both)
    running = done(start_round(drawn(pairs(*NAMES)), NOTE))
    playing = board(running, initials=True, totals={1: (5, 0)}, latest=(1,))
    assert playing.latest
    assert not any(name in repr(playing) for both in NAMES for name in both)
    assert {line.name for line in board(evening_of("AB", form="teams"), initials=True).lines} == {
        "A",
        "B",
    }
    assert "A" not in {line.name for line in board(evening_of("AB"), initials=True).lines}


@pytest.mark.parametrize(
    ("name", "initials"),
    [
        ("Ana Berg", "A. B."),
        ("ana", "A."),
        ("Jean-Luc Picard", "J. L. P."),
        ("Émile  Øst", "É. Ø."),
        ("Juana Inés de la Cruz y Ramírez", "J. Y. R."),
        ("  ", ""),
        ("\u202e(Ana)", "A."),
        ("x" * 10_000, "X."),
    ],
)
def test_initials_are_first_letters_and_never_many(name: str, initials: str) -> None:
    assert initials_of(name) == initials


def test_a_name_without_end_is_cut() -> None:
    evening = pairs(("Ana", "Ben"), ("Cleo", "Dov"))
    endless = Member(MemberUid("Ana"), "A" * 10_000)
    members = (endless, *(one for one in evening.members if one.uid != "Ana"))
    shown = board(replace(evening, members=members))
    assert max(len(line.name) for line in shown.lines) <= 70
