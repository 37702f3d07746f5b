"""A drawn round changed by hand until it starts, with a warning for what it repeats."""

from scorekeeper.club.entrants import check_in
from scorekeeper.club.model import EntrantUid, Evening, Meeting, Score
from scorekeeper.club.results import record_from_paper
from scorekeeper.club.rounds import (
    arrange_round,
    change_places,
    close_round,
    draw_of,
    draw_round,
    repeat_problems,
    start_round,
    take_back_round,
)
from tests.club.kit import (
    NOTE,
    accepted,
    enter_entrant,
    evening_of,
    play_round,
    play_rounds_by_chance,
)
from tests.support.problems import problem_codes


def meetings_from(*tables: str) -> list[Meeting]:
    """Tables as `AB-CD`: who plays with whom against whom, one letter each."""
    return [
        tuple(tuple(EntrantUid(one) for one in side) for side in table.split("-"))
        for table in tables
    ]


def laid_anew(evening: Evening, *tables: str, byes: str = "") -> Evening:
    return accepted(
        arrange_round(evening, meetings_from(*tables), [EntrantUid(one) for one in byes], NOTE)
    )


def repeat_warnings(evening: Evening, number: int) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.code, one.path, one.values["uids"]) for one in repeat_problems(evening, number)]


def test_two_change_places_and_the_tables_keep_their_numbers() -> None:
    evening = laid_anew(accepted(draw_round(evening_of("ABCD"), NOTE)), "A-B", "C-D")
    evening = accepted(change_places(evening, EntrantUid("B"), EntrantUid("C"), NOTE))
    assert draw_of(evening.rounds[0]).meetings == tuple(meetings_from("A-C", "B-D"))
    assert [table.number for table in evening.rounds[0].tables] == [1, 2]
    assert evening.rounds[0].tables[0].sides[1].players == ("C.0", "C.1")
    assert [entry.kind for entry in evening.log] == ["drawn", "arranged", "arranged"]


def test_resting_entrant_changes_places_with_a_player() -> None:
    evening = laid_anew(accepted(draw_round(evening_of("ABC"), NOTE)), "A-B", byes="C")
    evening = accepted(change_places(evening, EntrantUid("A"), EntrantUid("C"), NOTE))
    assert draw_of(evening.rounds[0]).byes == ("A",)


def test_a_rematch_is_warned_of_and_allowed() -> None:
    evening = laid_anew(accepted(draw_round(evening_of("ABCD"), NOTE)), "A-B", "C-D")
    evening = _closed(evening)
    evening = laid_anew(accepted(draw_round(evening, NOTE)), "A-C", "D-B")
    assert repeat_warnings(evening, 2) == []
    evening = laid_anew(evening, "C-A", "B-D")
    evening = _closed(evening)
    evening = laid_anew(accepted(draw_round(evening, NOTE)), "B-A", "C-D")
    assert repeat_warnings(evening, 3) == [
        ("met_before", "tables[0]", ("A", "B")),
        ("met_before", "tables[1]", ("C", "D")),
    ]
    assert evening.rounds[-1].state == "drawn"
    assert accepted(start_round(evening, NOTE)).rounds[-1].state == "running"


def test_partners_who_were_partners_are_warned_of() -> None:
    evening = evening_of("ABCDEFGH", form="individuals", movement="rotating")
    evening = _closed(laid_anew(accepted(draw_round(evening, NOTE)), "AB-CD", "EF-GH"))
    evening = laid_anew(accepted(draw_round(evening, NOTE)), "AB-EG", "CF-DH")
    assert repeat_warnings(evening, 2) == [("partners_before", "tables[0]", ("A", "B"))]


def test_a_second_bye_is_warned_of_while_others_had_none() -> None:
    evening = _closed(laid_anew(accepted(draw_round(evening_of("ABC"), NOTE)), "A-B", byes="C"))
    evening = laid_anew(accepted(draw_round(evening, NOTE)), "A-B", byes="C")
    assert repeat_warnings(evening, 2) == [
        ("met_before", "tables[0]", ("A", "B")),
        ("bye_again", "byes", ("C",)),
    ]


def test_everything_wrong_with_a_round_by_hand_is_said_at_once() -> None:
    evening = accepted(draw_round(evening_of("ABCDE"), NOTE))
    given = arrange_round(evening, meetings_from("A-B", "A-X", "C"), [], NOTE)
    assert problem_codes(given) == [
        "seated_twice",
        "not_there",
        "seated_nowhere",
        "seated_nowhere",
        "wrong_table",
    ]


def test_a_round_that_has_started_is_left_alone() -> None:
    evening = accepted(start_round(accepted(draw_round(evening_of("ABCD"), NOTE)), NOTE))
    assert problem_codes(arrange_round(evening, meetings_from("A-B", "C-D"), [], NOTE)) == [
        "round_started"
    ]
    assert problem_codes(change_places(evening, EntrantUid("A"), EntrantUid("B"), NOTE)) == [
        "round_started"
    ]
    assert problem_codes(take_back_round(evening, NOTE)) == ["round_started"]
    assert problem_codes(start_round(evening, NOTE)) == ["no_round_drawn"]
    assert problem_codes(draw_round(evening, NOTE)) == ["round_open"]


def test_a_draw_is_taken_back_and_another_seed_draws_another() -> None:
    evening = evening_of(16)
    first = accepted(draw_round(evening, NOTE))
    back = accepted(take_back_round(first, NOTE))
    assert back.rounds == ()
    other = accepted(draw_round(back, NOTE, seed="another"))
    assert draw_of(other.rounds[0]) != draw_of(first.rounds[0])
    assert other.plan.seed == "another"


def test_latecomer_is_laid_into_a_drawn_round_by_hand() -> None:
    evening = accepted(draw_round(evening_of("ABC"), NOTE))
    evening = laid_anew(enter_entrant(evening, "D"), "A-B", "C-D")
    assert len(evening.rounds[0].tables) == 2
    assert evening.rounds[0].byes == ()


def test_no_more_rounds_than_planned_and_none_for_too_few() -> None:
    assert problem_codes(draw_round(evening_of(1), NOTE)) == ["too_few_present"]
    assert problem_codes(draw_round(play_rounds_by_chance(evening_of(4, rounds=1), 1), NOTE)) == [
        "all_rounds_played"
    ]
    few = evening_of(3, form="individuals", movement="rotating")
    assert problem_codes(draw_round(few, NOTE)) == ["too_few_present"]
    assert problem_codes(check_in(few, EntrantUid("nobody"))) == ["no_such_entrant"]


def test_round_robin_avoids_repeats_after_a_round_by_hand() -> None:
    """Two tables of the first round changed by hand; of seven rounds the next three are new."""
    evening = accepted(draw_round(evening_of(8, rounds=7), NOTE))
    one, other = (table.sides[0].entrants[0] for table in evening.rounds[0].tables[:2])
    evening = _closed(accepted(change_places(evening, one, other, NOTE)))
    for _ in range(3):
        evening = play_round(evening, lambda *_: (5000, 0))
        assert repeat_problems(evening, len(evening.rounds)) == ()


def _closed(evening: Evening) -> Evening:
    evening = accepted(start_round(evening, NOTE))
    for table in evening.rounds[-1].tables:
        evening = accepted(record_from_paper(evening, table.number, Score((5000, 3000)), NOTE))
    return accepted(close_round(evening, NOTE))


def test_rounds_are_started_when_drawn_closed_when_running() -> None:
    evening = evening_of("AB")
    drawn = accepted(draw_round(evening, NOTE))
    running = accepted(start_round(drawn, NOTE))
    assert problem_codes(close_round(running, NOTE)) == ["table_open"]
    for refused in (evening, drawn, _closed(drawn)):
        assert problem_codes(close_round(refused, NOTE)) == ["no_round_running"]
    for refused in (evening, running, _closed(drawn)):
        assert problem_codes(start_round(refused, NOTE)) == ["no_round_drawn"]
        assert problem_codes(take_back_round(refused, NOTE)) == ["round_started"]
