"""Everything of an evening as rows: what stands in them, and that no cell becomes a formula."""

import csv
import io
from dataclasses import replace

import pytest

from scorekeeper.club.adjustments import add_adjustment
from scorekeeper.club.entrants import add_entrant
from scorekeeper.club.model import (
    Adjustment,
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    Score,
    SeasonUid,
)
from scorekeeper.club.results import correct_result, record_from_paper, record_walkover
from scorekeeper.club.rounds import close_round, draw_round, start_round
from scorekeeper.club.standings import Season, SeasonRow, season_table
from scorekeeper.i18n import Words
from scorekeeper.i18n.sheets import (
    Cell,
    Sheet,
    category_sheet,
    check_in_sheet,
    csv_of,
    evening_after_round,
    log_sheet,
    names_today,
    results_sheet,
    season_sheet,
    season_tie_note,
    seating_sheet,
    sheet_of,
    side_name,
    standing_lines_sheet,
    standing_sheet,
)
from tests.club.kit import NOTE, WHY, accepted, evening_of, play_round

WORDS = Words()
HOSTILE = "=HYPERLINK(1)"
PAIRS = {"a": ("Ana", "Ben"), "c": ("Cleo", "Dov"), "e": (HOSTILE, '"Eva", Fay')}


def evening_of_pairs(names: dict[str, tuple[str, str]] = PAIRS) -> Evening:
    evening = evening_of(0)
    for uid, pair in names.items():
        members = [Member(MemberUid(name), name) for name in pair]
        evening = accepted(
            add_entrant(evening, EntrantUid(uid), members, name="Team A" if uid == "a" else "")
        )
    return evening


@pytest.fixture
def evening() -> Evening:
    """Three pairs after a round: one rests, a result came on paper and was put right."""
    drawn = accepted(start_round(accepted(draw_round(evening_of_pairs(), NOTE)), NOTE))
    done_ = accepted(
        close_round(accepted(record_from_paper(drawn, 1, Score((900, 400)), NOTE)), NOTE)
    )
    return accepted(correct_result(done_, 1, 1, Score((-50, 400)), WHY))


def column(sheet: Sheet, name: str) -> list[Cell]:
    return [row[sheet.columns.index(name)] for row in sheet.rows]


def test_the_list_for_check_in_is_in_the_order_of_the_alphabet(evening: Evening) -> None:
    sheet = check_in_sheet(WORDS, evening)
    assert column(sheet, "number") == [1, 2, 3]
    assert column(sheet, "entrant")[1:] == ["Cleo & Dov", "Team A"]
    assert column(sheet, "members")[2] == "Ana, Ben"
    assert column(sheet, "checked_in")[0] == "here"
    assert column(sheet, "mark") == [None] * 3


def test_everybody_finds_table_partner_and_opponents_by_name(evening: Evening) -> None:
    sheet = seating_sheet(WORDS, evening, 1)
    seats = {row[0]: row[1:] for row in sheet.rows}
    table = evening.rounds[0].tables[0]
    (rests,) = evening.rounds[0].byes
    assert len(seats) == 6
    names = [str(name).casefold() for name in column(sheet, "member")]
    assert names == sorted(names)
    assert {seats[uid][0] for side in table.sides for uid in side.players} == {1}
    assert {seats[uid][0] for uid in PAIRS[rests]} == {None}
    assert all(seats[one][1] == other for one, other in PAIRS.values())
    one, other = table.sides
    assert {seats[uid][2] for uid in one.players} == {side_name(WORDS, evening, other)}


def test_a_ranking_after_a_round_knows_nothing_of_later_ones() -> None:
    evening = play_round(evening_of_pairs(), lambda *_: (900, 400))
    first = standing_sheet(WORDS, evening)
    later = play_round(evening, lambda *_: (100, 2000))
    new = [Member(MemberUid("late"), "Late"), Member(MemberUid("later"), "Later")]
    later = accepted(add_entrant(later, EntrantUid("z"), new))
    assert standing_sheet(WORDS, evening_after_round(later, 1)) == first
    assert standing_sheet(WORDS, evening_after_round(later, 2)) != first


def test_a_category_ranks_those_whose_players_all_belong_to_it(evening: Evening) -> None:
    new = {MemberUid(name): ("New",) for name in ("Cleo", "Dov", "Ana")}
    every = {
        MemberUid(name): ("All", *new.get(MemberUid(name), ()))
        for two in PAIRS.values()
        for name in two
    }
    sheet = category_sheet(WORDS, evening, every)
    assert column(sheet, "category") == ["All", "All", "All", "New"]
    assert column(sheet, "entrant")[3] == "Cleo & Dov"
    assert column(sheet, "place") == [1, 2, 3, 1]
    assert column(sheet, "overall")[:3] == [1, 2, 3]
    assert column(sheet, "overall")[3] in (1, 2, 3)
    assert category_sheet(WORDS, evening, {}).rows == ()


def test_results_say_who_won_and_who_rested(evening: Evening) -> None:
    sheet = results_sheet(WORDS, evening, 1)
    played, rested = (dict(zip(sheet.columns, row, strict=True)) for row in sheet.rows)
    assert (played["score_1"], played["score_2"]) == (-50, 400)
    assert played["winner"] == played["side_2"]
    assert played["how"] == "decided"
    assert rested["state"] == "bye"
    assert rested["table"] is None


def test_a_drawn_match_and_a_walkover_are_words() -> None:
    drawn = accepted(start_round(accepted(draw_round(evening_of_pairs(), NOTE)), NOTE))
    level = accepted(record_from_paper(drawn, 1, Score((400, 400)), NOTE))
    assert column(results_sheet(WORDS, level, 1), "winner")[0] == "draw"
    absent = accepted(record_walkover(drawn, 1, [0], WHY))
    assert column(results_sheet(WORDS, absent, 1), "how")[0] == "walkover"


def test_the_standing_says_what_parts_those_who_are_level(evening: Evening) -> None:
    sheet = standing_sheet(WORDS, evening)
    assert column(sheet, "place") == [1, 2, 3]
    assert column(sheet, "points") == [2, 0, 0]
    assert column(sheet, "parted_by") == [None, None, "difference in card points 0 : −450"]
    assert column(sheet, "difference") == [450, 0, -450]


def test_place_before_the_first_result_is_a_dash() -> None:
    sheet = standing_sheet(WORDS, evening_of_pairs())
    assert set(column(sheet, "place")) == {"–"}
    assert set(column(sheet, "parted_by")) == {None}
    rows = list(csv.reader(io.StringIO(csv_of(sheet).removeprefix("\ufeff"))))
    assert {row[0] for row in rows[1:]} == {"–"}


def test_the_log_tells_who_did_what_and_why(evening: Evening) -> None:
    by = "table-3-phone-2 for Cleo"
    note = Note(by, "2026-11-21T21:00:00+01:00", "seven canastas")
    sheet = log_sheet(WORDS, accepted(correct_result(evening, 1, 1, Score((5, 6)), note)))
    last = dict(zip(sheet.columns, sheet.rows[-1], strict=True))
    assert last["kind"] == "result corrected"
    assert (last["before"], last["score"]) == ("-50 : 400", "5 : 6")
    assert last["by"] == "Cleo, on phone 2 (card 3)"
    assert last["reason"] == "seven canastas"
    assert column(sheet, "by")[0] == "Olga"


def test_season_sheet_marks_evenings_that_do_not_count(evening: Evening) -> None:
    other = replace(evening, uid=EveningUid("other"))
    season = Season(uid=SeasonUid("s"), name="S", evenings=(evening.uid, other.uid), best=1)
    both = [evening, other]
    sheet = season_sheet(WORDS, season_table(season, both), both)
    assert sheet.columns == ("place", "member", "total", "evening_1", "evening_2")
    first = sheet.rows[0]
    assert first[2:] == (2, 2, "(2)")


def test_season_column_of_a_second_session_of_a_day_has_a_number(evening: Evening) -> None:
    other = replace(evening, uid=EveningUid("other"))
    season = Season(uid=SeasonUid("s"), name="S", evenings=(evening.uid, other.uid))
    both = [evening, other]
    first, second = season_sheet(WORDS, season_table(season, both), both).headings[3:]
    assert second == f"{first} (2)"


def test_no_cell_of_any_sheet_becomes_a_formula(evening: Evening) -> None:
    why = Note("@boss", NOTE.at, "=1+1")
    evening = accepted(correct_result(evening, 1, 1, Score((1, 2)), why))
    season = Season(uid=SeasonUid("s"), name="S", evenings=(evening.uid,))
    table = season_table(season, [evening])
    sheets = [
        check_in_sheet(WORDS, evening),
        seating_sheet(WORDS, evening, 1),
        category_sheet(WORDS, evening, dict.fromkeys(names_today([evening]), ("=1+1",))),
        results_sheet(WORDS, evening, 1),
        standing_sheet(WORDS, evening),
        log_sheet(WORDS, evening),
        season_sheet(WORDS, table, [evening]),
    ]
    for sheet in sheets:
        text = csv_of(sheet)
        rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))
        assert len(rows) == len(sheet.rows) + 1
        assert {len(row) for row in rows} == {len(sheet.columns)}
        for cell in (cell for row in rows for cell in row):
            assert cell.lstrip("-").isdecimal() or not cell.lstrip().startswith(tuple("=+-@\t\r"))
    assert any(HOSTILE in csv_of(sheet) for sheet in sheets)


def test_headings_have_words_of_their_own() -> None:
    text = csv_of(sheet_of(WORDS, ("place", "card_points", "side_2"), [{"place": 1}]))
    assert text == "\ufeffPlace,Card points,Side 2\r\n1,,\r\n"


def test_standing_sheet_has_members_and_dropped_rounds(evening: Evening) -> None:
    sheet = standing_sheet(WORDS, evening)
    assert sorted(map(str, column(sheet, "members"))) == sorted(map(", ".join, PAIRS.values()))
    assert set(column(sheet, "dropped")) == {None}
    worst = replace(evening, plan=replace(evening.plan, rounds=2, drop_worst=1))
    assert set(column(standing_sheet(WORDS, worst), "dropped")) <= {None, "1"}
    second = play_round(worst, lambda *_: (100, 50))
    dropped = column(standing_sheet(WORDS, second), "dropped")
    assert len(dropped) == 3
    assert set(dropped) <= {"1", "2"}
    assert "1" in dropped


def test_season_sheet_has_no_column_for_a_deleted_evening(evening: Evening) -> None:
    other = replace(evening, uid=EveningUid("other"))
    season = Season(uid=SeasonUid("s"), name="S", evenings=(evening.uid, other.uid))
    table = season_table(season, [evening, other])
    sheet = season_sheet(WORDS, table, [other])
    assert sheet.columns == ("place", "member", "total", "evening_1")
    assert sheet.rows[0][2:] == (4, 2)
    assert season_sheet(WORDS, table, []).rows[0][1] == table[0].member


def test_the_lines_of_the_standing_say_what_every_point_is_for(evening: Evening) -> None:
    """Cleo and Dov get two points for the corrected match, whoever rests the average of none."""
    penalty = Adjustment(entrant=EntrantUid("c"), points=-1, note=WHY)
    sheet = standing_lines_sheet(WORDS, accepted(add_adjustment(evening, penalty)))
    rows = [dict(zip(sheet.columns, row, strict=True)) for row in sheet.rows]
    assert sum(int(row["points"] or 0) for row in rows) == 2 - 1
    assert "Penalty · “the sheet says so”" in column(sheet, "line")
    assert "Bye: average, once there is a result" in column(sheet, "line")
    [decided] = [row["line"] for row in rows if "Won" in str(row["line"])]
    assert str(decided).endswith("· “the sheet says so”")
    log = log_sheet(WORDS, accepted(add_adjustment(evening, penalty)))
    assert (column(log, "score")[-1], column(log, "members")[-1]) == ("Points -1", "Cleo & Dov")


def test_the_standing_after_a_round_has_the_penalties_until_then(evening: Evening) -> None:
    penalty = Adjustment(entrant=EntrantUid("c"), points=-1, note=WHY)
    given = accepted(
        add_adjustment(accepted(add_adjustment(evening, penalty)), replace(penalty, round=1))
    )
    later = play_round(given, lambda *_: (5000, 0))
    assert [one.round for one in evening_after_round(later, 1).adjustments] == [1]
    assert [one.round for one in evening_after_round(later, 2).adjustments] == [None, 1]
    assert standing_sheet(WORDS, evening_after_round(later, 1)).rows


def season_row(place: int, total: int) -> SeasonRow:
    return SeasonRow(place, MemberUid(f"{place}-{total}"), total, ())


def test_season_says_why_equal_totals_have_different_places() -> None:
    rows = [season_row(4, 9), season_row(5, 9)]
    assert season_tie_note(WORDS, rows) != ""
    assert season_tie_note(WORDS, [season_row(9, 2), season_row(9, 2)]) == ""
    assert season_tie_note(WORDS, [season_row(1, 9), season_row(2, 8)]) == ""
