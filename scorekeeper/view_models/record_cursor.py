"""View model of the record screen's keyboard cursor: rows of keys, and moves by arrow keys.

Digits go to the active number field, wherever the cursor is.

    rows = cursor_rows(form, keys)
    step = arrow_step(rows, form, cursor, Arrow.DOWN)
    model.change(step.form, keyboard_cursor=step.cursor)
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.deal_form.chips import LAST_CHIP, ChipRow, CountTile, Tile
from scorekeeper.deal_form.form import FIELDS, DealForm, EndingKind
from scorekeeper.view_models.record import can_tap_count_tile, can_tap_tile


class Arrow(StrEnum):
    """The arrow keys; the values are their names in keyboard events."""

    UP = "Arrow Up"
    DOWN = "Arrow Down"
    LEFT = "Arrow Left"
    RIGHT = "Arrow Right"


class Sheet(StrEnum):
    """Sheets opened by keys of the form."""

    HANDS = "special"
    PENALTY = "penalty"


@dataclass(frozen=True, slots=True)
class FormKeys:
    """The keys of the form that depend on the rules or the page."""

    endings: tuple[EndingKind, ...]
    """Special ways of ending a deal."""
    chip_rows: tuple[ChipRow, ...]
    tiles: tuple[Tile, ...]
    count_tiles: tuple[CountTile, ...]
    has_hands_tile: bool
    has_penalty_tile: bool
    tiles_per_row: int


@dataclass(frozen=True, slots=True)
class Stop:
    """A key that the cursor can be on."""

    id: str
    """Id of the key, by which it is tapped."""
    form: DealForm | None = None
    """The form after a tap; None if the key opens a sheet."""
    sheet: Sheet | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CursorRow:
    """A row of keys."""

    stops: tuple[Stop, ...]
    chosen: int | None = None
    """Index of the chosen key; None if no key is chosen."""
    is_choice: bool = True
    """True if the left and right arrows choose the adjacent key; otherwise Space presses a key."""
    is_field: bool = False
    """True if the row is a number field; a move of the cursor to it makes it the active field."""


@dataclass(frozen=True, slots=True)
class CursorStep:
    """The form after a key press, and the id of the key that the cursor is then on."""

    form: DealForm
    cursor: str


def cursor_rows(form: DealForm, keys: FormKeys) -> tuple[CursorRow, ...]:
    """Return the rows of keys for the cursor, from top to bottom.

    They are the rows of the open side, or of all sides if totals are typed.
    """
    rows = [_answer_row(form)]
    if form.out is not None and keys.endings:
        rows.append(_ending_row(form, keys.endings))
    if not form.mode.is_by_totals:
        rows.append(_side_row(form))
        rows += _chip_rows(form, keys.chip_rows)
        rows += _tile_rows(form, keys)
    rows += _field_rows(form)
    return tuple(rows)


def arrow_step(rows: Sequence[CursorRow], form: DealForm, cursor: str, arrow: Arrow) -> CursorStep:
    """Return the step of an arrow key. The cursor stops at the ends of rows and of the form.

    Args:
        rows: The rows of the form.
        form: The form.
        cursor: Id of the key under the cursor; if no row has it, the active field is used.
        arrow: The key.
    """
    index = _row_index(rows, cursor)
    step = 1 if arrow in (Arrow.DOWN, Arrow.RIGHT) else -1
    if arrow in (Arrow.UP, Arrow.DOWN):
        row = rows[_clamped_index(index + step, rows)]
        stop = row.stops[row.chosen or 0]
        is_pressed = row.is_field and row is not rows[index]
    else:
        row = rows[index]
        stop = row.stops[_clamped_index(_stop_index(row, cursor) + step, row.stops)]
        is_pressed = row.is_choice
    if is_pressed and stop.form is not None:
        form = stop.form
    return CursorStep(form, stop.id)


def first_cursor(rows: Sequence[CursorRow]) -> str:
    """Return the initial position of the cursor: the id of the active field, or in the last row."""
    row = rows[_row_index(rows, "")]
    return row.stops[row.chosen or 0].id


def stop_under_cursor(rows: Sequence[CursorRow], cursor: str) -> Stop | None:
    """Return the key that Space presses; None if the cursor is in a field or on no key."""
    stops = (stop for row in rows if not row.is_field for stop in row.stops)
    return next((stop for stop in stops if stop.id == cursor), None)


def _clamped_index(index: int, values: Sequence[object]) -> int:
    return max(0, min(index, len(values) - 1))


def _row_index(rows: Sequence[CursorRow], cursor: str) -> int:
    """Return the index of the row with the cursor, or else the active field, or else the last."""
    for index, row in enumerate(rows):
        if any(stop.id == cursor for stop in row.stops):
            return index
    typed = (index for index, row in enumerate(rows) if row.is_field and row.chosen is not None)
    return next(typed, len(rows) - 1)


def _stop_index(row: CursorRow, cursor: str) -> int:
    if row.is_choice:
        return row.chosen or 0
    ids = [stop.id for stop in row.stops]
    return ids.index(cursor) if cursor in ids else 0


# --- rows


def _answer_row(form: DealForm) -> CursorRow:
    """Return the row of answers to "who went out?": each side, and nobody."""
    sides = range(len(form.sides))
    stops = [Stop(f"who-{side}", form.with_side_out(side)) for side in sides]
    stops.append(Stop("who-nobody", form.with_side_out(None)))
    chosen = None
    if form.asked:
        chosen = len(sides) if form.out is None else form.out
    return CursorRow(stops=tuple(stops), chosen=chosen)


def _ending_row(form: DealForm, endings: Sequence[EndingKind]) -> CursorRow:
    stops = [Stop(how, form.with_ending_toggled(how)) for how in endings]
    return CursorRow(stops=tuple(stops), is_choice=False)


def _side_row(form: DealForm) -> CursorRow:
    """Return the row of side tabs, or of column heads."""
    first = FIELDS[form.mode][0]
    stops = [Stop(f"tab-{side}", form.after_move((side, first))) for side in range(len(form.sides))]
    return CursorRow(stops=tuple(stops), chosen=form.side)


def _chip_rows(form: DealForm, rows: Sequence[ChipRow]) -> Iterator[CursorRow]:
    """Yield a row for each enabled row of chips; its last chip is also for higher numbers."""
    side = form.side
    for row in rows:
        count, limit, is_off = form.chip_state(side, row)
        if is_off:
            continue
        stops = [
            Stop(
                f"chip-{side}-{row.key}-{min(number, LAST_CHIP)}",
                form.with_chip(side, row.key, number),
            )
            for number in range(max(count, limit) + 1)
        ]
        yield CursorRow(stops=tuple(stops), chosen=count)


def _tile_rows(form: DealForm, keys: FormKeys) -> Iterator[CursorRow]:
    """Yield the rows of tiles, without tiles that cannot be tapped."""
    side = form.side
    tiles: list[Stop | None] = []
    for tile in keys.tiles:
        stop = Stop(f"tile-{side}-{tile.kind}", form.after_tile_tap(side, tile))
        tiles.append(stop if can_tap_tile(tile, form.tile_state(side, tile)) else None)
    if keys.has_hands_tile:
        tiles.append(Stop(f"tile-{side}-special", sheet=Sheet.HANDS))
    for count_tile in keys.count_tiles:
        stop = Stop(f"tile-{side}-{count_tile.row.key}", form.after_count_tap(side, count_tile))
        can_tap = can_tap_count_tile(form.chip_state(side, count_tile.row))
        tiles.append(stop if can_tap else None)
    if keys.has_penalty_tile:
        tiles.append(Stop(f"tile-{side}-penalty", sheet=Sheet.PENALTY))
    for start in range(0, len(tiles), keys.tiles_per_row):
        row = tiles[start : start + keys.tiles_per_row]
        stops = tuple(stop for stop in row if stop is not None)
        if stops:
            yield CursorRow(stops=stops, is_choice=False)


def _field_rows(form: DealForm) -> Iterator[CursorRow]:
    """Yield the fields of the open side; if totals are typed, the fields of each side."""
    sides = range(len(form.sides)) if form.mode.is_by_totals else (form.side,)
    for side in sides:
        places = [
            (side, field) for field in FIELDS[form.mode] if not form.disabled_reason((side, field))
        ]
        stops = tuple(
            Stop(f"field-{side}-{field}", form.after_move((side, field))) for side, field in places
        )
        chosen = places.index(form.at) if form.at in places else None
        if stops:
            yield CursorRow(stops=stops, chosen=chosen, is_field=True)
