"""The lines of all sides, put side by side."""

from scorekeeper.scoring import DealScore, ScoreLine
from scorekeeper.scoring.score import SideScore
from scorekeeper.view_models.breakdown import score_rows


def line(kind: str, points: int = 100, rule: str | None = "a.rule") -> ScoreLine:
    return ScoreLine(kind, 1, points, rule)


def rows(*sides: tuple[ScoreLine, ...]) -> list[tuple[str, list[int | None]]]:
    found = score_rows(DealScore(tuple(map(SideScore, sides))))
    return [
        (id.removeprefix("line-"), [one.points if one else None for one in by_side])
        for id, by_side in found
    ]


def test_a_kind_that_two_sides_have_is_one_row() -> None:
    assert rows((line("go_out", 100),), (line("go_out", 200),)) == [("go_out", [100, 200])]


def test_rows_stand_as_on_a_printed_sheet_whichever_side_has_them() -> None:
    first = (line("melded_cards"), line("red_threes"), line("cards_in_hand"))
    second = (line("melded_cards"), line("mixed_canasta"), line("go_out"))
    assert [name for name, _ in rows(first, second)] == [
        "melded_cards",
        "mixed_canasta",
        "red_threes",
        "go_out",
        "cards_in_hand",
    ]


def test_the_same_kind_by_another_rule_is_a_row_of_its_own() -> None:
    sevens = line("incomplete", -1500, "penalties.incomplete_sevens")
    aces = line("incomplete", -2500, "penalties.incomplete_aces")
    assert rows((sevens, aces), (aces,)) == [
        ("incomplete", [-1500, None]),
        ("incomplete-2", [-2500, -2500]),
    ]


def test_two_lines_of_one_kind_and_rule_stay_two() -> None:
    bonus = line("extra_bonus", 2000, "extra_canasta_bonuses")
    assert rows((bonus, bonus), ()) == [
        ("extra_bonus", [2000, None]),
        ("extra_bonus-2", [2000, None]),
    ]


def test_every_line_is_in_exactly_one_row() -> None:
    sides = ((line("total", 785, None), line("adjustment", -50, None)), (line("total", 120, None),))
    assert sum(p or 0 for _, points in rows(*sides) for p in points) == 785 - 50 + 120


def test_without_lines_there_are_no_rows() -> None:
    assert rows((), ()) == []
