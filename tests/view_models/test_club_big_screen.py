"""What the big screen shows, as values: places, names, tables and totals."""

from dataclasses import replace

import pytest

from scorekeeper.club.model import Member, MemberUid, Score
from scorekeeper.club.results import record_from_paper
from scorekeeper.club.rounds import start_round
from scorekeeper.i18n.club import initials_of
from tests.club.kit import NOTE, accepted, evening_of, play_round, play_with_scores
from tests.club_ui.big_screens import NAMES, TIMED, board, draw_next_round, pairs, scores


def test_standing_line_has_place_points_and_tie_break() -> None:
    evening = evening_of("ABCD")
    evening = play_with_scores(
        draw_next_round(evening), {("A", "B"): (5000, 3000), ("C", "D"): (5000, 4000)}
    )
    content = board(evening)
    assert (content.points_head, content.figure_head) == ("Points", "Difference")
    assert [(one.place, one.name, one.points, one.figure) for one in content.standings] == [
        ("1", "A", "2", "+2,000"),
        ("2", "C", "2", "+1,000"),
        ("3", "D", "0", "−1,000"),
        ("4", "B", "0", "−2,000"),
    ]
    assert content.round_text == "After round 1 of 3"


def test_nobody_has_a_place_before_the_first_result() -> None:
    assert [(one.place, one.name) for one in board(pairs(*NAMES)).standings] == [
        ("–", "Ana Berg & Ben Cole"),
        ("–", "Cleo Dahl & Dov Elm"),
        ("–", "Eva Frey & Finn-Ole Gold"),
    ]


def test_tie_break_is_not_the_number_that_counts() -> None:
    content = board(play_round(evening_of("AB", scheme="total", rounds=1), lambda *_: (5000, 3000)))
    assert content.points_head == "Card points"
    assert content.figure_head != "Card points"
    assert content.round_text == "Final standings"


def test_drawn_round_shows_tables_and_byes() -> None:
    content = board(draw_next_round(pairs(*NAMES)))
    (table,) = content.tables
    names = {"Ana Berg & Ben Cole", "Cleo Dahl & Dov Elm", "Eva Frey & Finn-Ole Gold"}
    (resting,) = names.difference(table.sides)
    assert content.status == f"Sitting out: {resting}"
    assert content.round_text == "Round 1 of 3 is about to begin"
    assert content.countdown is None


def test_running_round_names_tables_still_playing() -> None:
    evening = accepted(start_round(draw_next_round(evening_of("ABCDEF", length=TIMED)), NOTE))
    assert board(evening).status == "Still playing: tables 1, 2, 3"
    evening = accepted(record_from_paper(evening, 2, Score((5000, 100)), NOTE))
    content = board(evening)
    assert content.status == "Still playing: tables 1, 3"
    assert content.countdown is not None
    for table in (1, 3):
        evening = accepted(record_from_paper(evening, table, Score((5000, 100)), NOTE))
    assert board(evening).countdown is None, "nobody has to hurry any more"
    assert board(evening).status == ""


def test_running_round_has_totals_and_latest_scores() -> None:
    evening = accepted(start_round(draw_next_round(evening_of("ABCD")), NOTE))
    totals = {1: (1240, 985), 2: (-50, 0)}
    content = board(evening, totals=totals, latest=(2, 1))
    assert [(one.table, one.totals, one.leader) for one in content.tables] == [
        (1, ("1,240", "985"), 0),
        (2, ("−50", "0"), 1),
    ]
    assert content.latest_scores == ("Table 2: −50 : 0", "Table 1: 1,240 : 985")
    assert {name for one in content.tables for name in one.sides} == set("ABCD")


def test_totals_are_shown_only_while_a_round_runs() -> None:
    totals = {1: (1240, 985), 2: (5, 0)}
    for evening in (
        draw_next_round(evening_of("ABCD")),
        play_round(evening_of("ABCD", rounds=1), scores),
    ):
        content = board(evening, totals=totals, latest=(1,))
        assert not content.has_totals
        assert content.latest_scores == ()


def test_initials_replace_all_names_but_those_of_teams() -> None:
    content = board(draw_next_round(pairs(*NAMES)), initials=True)
    shown = {line.name for line in content.standings}
    assert shown == {"A. B. & B. C.", "C. D. & D. E.", "E. F. & F. O. G."}
    everything = repr(content)
    assert not any(name in everything for both in NAMES for name in both)

    running = accepted(start_round(draw_next_round(pairs(*NAMES)), NOTE))
    playing = board(running, initials=True, totals={1: (5, 0)}, latest=(1,))
    assert playing.latest_scores
    assert not any(name in repr(playing) for both in NAMES for name in both)

    teams = board(evening_of("AB", form="teams"), initials=True)
    assert {line.name for line in teams.standings} == {"A", "B"}
    assert "A" not in {line.name for line in board(evening_of("AB"), initials=True).standings}


def test_table_of_teams_names_the_players_who_sit_there() -> None:
    """Two teams meet at two tables: the names of the teams are the same at both."""
    content = board(draw_next_round(evening_of("AB", form="teams")))
    sides = [side for line in content.tables for side in line.sides]
    assert len(content.tables) == 2
    assert len(set(sides)) == 4
    assert all(side.startswith(("A: ", "B: ")) for side in sides)


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
def test_initials_are_at_most_three_letters(name: str, initials: str) -> None:
    assert initials_of(name) == initials


def test_name_of_any_length_is_cut() -> None:
    evening = pairs(("Ana", "Ben"), ("Cleo", "Dov"))
    endless = Member(MemberUid("Ana"), "A" * 10_000)
    members = (endless, *(one for one in evening.members if one.uid != "Ana"))
    content = board(replace(evening, members=members))
    assert max(len(line.name) for line in content.standings) <= 70
