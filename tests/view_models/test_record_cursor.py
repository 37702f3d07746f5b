"""The keyboard's cursor on the record screen: the rows of keys, and where arrows lead."""

from collections.abc import Iterable
from dataclasses import replace

from scorekeeper.deal_form.chips import count_tiles, main_rows, tiles_of
from scorekeeper.deal_form.form import DealForm, Mode, blank_form
from scorekeeper.view_models.record import special_endings
from scorekeeper.view_models.record_cursor import (
    Arrow,
    CursorStep,
    FormKeys,
    Sheet,
    arrow_step,
    cursor_rows,
    stop_under_cursor,
)
from tests.deal_form.forms import HAND, TABLE, TOTAL, blank, rules

UP, DOWN, LEFT, RIGHT = Arrow.UP, Arrow.DOWN, Arrow.LEFT, Arrow.RIGHT


def keys_of(set_id: str = "classic_4p") -> FormKeys:
    values = rules(set_id)
    return FormKeys(
        endings=tuple(special_endings(values)),
        chip_rows=main_rows(values),
        tiles=tiles_of(values),
        count_tiles=count_tiles(values),
        has_hands_tile=bool(values.special_hands),
        has_penalty_tile=True,
        tiles_per_row=4 if tiles_of(values) else 2,
    )


def walk(
    form: DealForm, arrows: Iterable[Arrow], *, set_id: str = "classic_4p", cursor: str = ""
) -> CursorStep:
    """Return the form and the cursor after some arrow keys."""
    for arrow in arrows:
        step = arrow_step(cursor_rows(form, keys_of(set_id)), form, cursor, arrow)
        form = step.form
        cursor = step.cursor
    return CursorStep(form, cursor)


def ids(form: DealForm, set_id: str = "classic_4p") -> list[list[str]]:
    rows = cursor_rows(form, keys_of(set_id))
    return [list(dict.fromkeys(stop.id for stop in row.stops)) for row in rows]


def test_rows_are_those_of_the_form_from_top_to_bottom() -> None:
    rows = ids(blank().with_side_out(1))
    assert rows[:3] == [["who-0", "who-1", "who-nobody"], ["concealed"], ["tab-0", "tab-1"]]
    assert [row[0] for row in rows[3:6]] == [
        "chip-1-canastas.natural-0",
        "chip-1-canastas.mixed-0",
        "chip-1-red_threes-0",
    ]
    assert rows[-1] == ["field-1-table", "field-1-hand"]


def test_nobody_ends_a_deal_concealed() -> None:
    assert ["concealed"] not in ids(blank())


def test_left_and_right_choose_a_number() -> None:
    step = walk(blank(), [UP, UP, UP, RIGHT, RIGHT, LEFT])
    assert step.cursor == "chip-0-canastas.mixed-1"
    assert step.form.sides[0].chips == {"canastas.mixed": 1}
    assert step.form.at == (0, TABLE), "digits still go to the same field"
    assert walk(blank(), [UP, UP, UP, LEFT]).form == blank()


def test_right_goes_on_beyond_the_last_chip() -> None:
    step = walk(blank(), [UP, UP, UP, *[RIGHT] * 6])
    assert step.cursor == "chip-0-canastas.mixed-4"
    assert step.form.sides[0].chips == {"canastas.mixed": 6}
    assert walk(step.form, [LEFT], cursor=step.cursor).form.sides[0].chips == {"canastas.mixed": 5}


def test_arrows_choose_the_side_that_went_out() -> None:
    top = walk(blank(), [UP] * 9)
    assert top.cursor == "who-0"
    assert top.form == blank(), "moving to the row answers nothing"
    assert walk(top.form, [RIGHT], cursor=top.cursor).form.out == 1
    assert walk(top.form, [RIGHT, RIGHT, RIGHT], cursor=top.cursor).cursor == "who-nobody"
    first = stop_under_cursor(cursor_rows(blank(), keys_of()), "who-0")
    assert first is not None
    assert first.form == blank().with_side_out(0)


def test_sides_are_opened_by_their_tabs() -> None:
    step = walk(blank(), [*[UP] * 5, RIGHT])
    assert step.cursor == "tab-1"
    assert step.form.at == (1, TABLE)


def test_fields_are_a_row() -> None:
    assert walk(blank(), [RIGHT]).form.at == (0, HAND)
    assert walk(blank(), [RIGHT, LEFT, LEFT, DOWN]).form.at == (0, TABLE)


def test_tiles_are_pressed_by_space() -> None:
    step = walk(blank("burraco"), [UP], set_id="burraco")
    assert step.cursor == "tile-0-feet_untaken"
    assert step.form == blank("burraco")
    right = walk(step.form, [RIGHT], set_id="burraco", cursor=step.cursor)
    assert right.cursor == "tile-0-penalty"
    rows = cursor_rows(step.form, keys_of("burraco"))
    foot = stop_under_cursor(rows, "tile-0-feet_untaken")
    penalty = stop_under_cursor(rows, "tile-0-penalty")
    assert foot is not None
    assert foot.form == step.form.with_chip(0, "feet_untaken", 1)
    assert penalty is not None
    assert penalty.sheet is Sheet.PENALTY
    assert stop_under_cursor(rows, "") is None


def test_four_tiles_are_a_row() -> None:
    assert ["sevens", "aces", "wild", "special"] in [
        [stop.removeprefix("tile-0-") for stop in row]
        for row in ids(blank("modern_american"), "modern_american")
    ]


def test_totals_are_rows_below_each_other() -> None:
    form = blank_form(3, mode=Mode.TOTALS)
    assert [len(row) for row in ids(form)] == [4, 1, 1, 1]
    assert walk(form, [DOWN, DOWN, DOWN]).form.at == (2, TOTAL)
    assert walk(form, [DOWN, UP, UP]).cursor == "who-0"
    assert walk(form, [DOWN, UP, UP, DOWN]).form.at == (0, TOTAL)


def test_nothing_but_the_question_is_left_after_acaba() -> None:
    form = blank("british").with_side_out(0).with_ending_toggled("acaba")
    assert [row[0] for row in ids(form, "british")[:3]] == ["who-0", "concealed", "tab-0"]
    assert walk(replace(form), [UP], set_id="british").cursor
