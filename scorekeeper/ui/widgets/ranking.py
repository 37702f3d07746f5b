"""A ranking of players or partnerships: its measure, rows with bars, entries without a place."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui import kit
from scorekeeper.ui.palette import BRASS, BRASS_TEXT, LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets import figures as pictures  # bars
from scorekeeper.ui.widgets.people import avatars
from scorekeeper.view_models.statistics import Ranking, RankingRow, UnrankedRow

PLACE_WIDTH = 26  # logical pixels at 100 % text
ROW_PADDING = 14  # logical pixels at the sides of a row


def ranking_parts(
    state: State,
    view: Ranking,
    measure_name: str,
    on_open_measures: Callable[[], None],
    on_open_page: Callable[[str], None],
) -> list[ft.Control]:
    """Return the measure of a ranking, its rows, and the entries without a place.

    Args:
        state: State of the page.
        view: The ranking.
        measure_name: Name of the measure by which it ranks, such as "games won".
        on_open_measures: Opens the choice of another measure.
        on_open_page: Opens the page of an entry; called with its key.
    """
    heading = _ranking_heading(state.words, view, measure_name, on_open_measures)
    return [heading, *_ranking_lists(state, view, on_open_page)]


def _ranking_heading(
    words: Words, view: Ranking, measure_name: str, on_open_measures: Callable[[], None]
) -> ft.Control:
    """Return a button with the measure, which opens the others, above the least number of games."""
    says = words.text("statistics-measure-said", measure=measure_name)
    title = ft.Row(
        [
            text(view.title, 19, Face.SCORE, expand=True, expand_loose=True),
            kit.icon(kit.Icon.EXPAND, size=22, color=LINK),
        ],
        spacing=4,
    )
    button = kit.tap_area(
        "measure",
        ft.Container(title, alignment=ft.Alignment.CENTER_LEFT),
        on_open_measures,
        says=says,
        padding=ft.Padding.symmetric(vertical=13, horizontal=4),
        border_radius=12,
    )
    condition = ft.Container(
        text(view.condition, 14, color=MUTED), padding=ft.Padding.symmetric(horizontal=4)
    )
    return kit.full_width_column([button, condition], spacing=0)


def _ranking_lists(state: State, view: Ranking, on_open: Callable[[str], None]) -> list[ft.Control]:
    """Return the rows with a place, above the entries with too few games; a tap opens a page."""
    parts: list[ft.Control] = []
    if view.rows:
        rows = [_ranking_row(state, index, row, on_open) for index, row in enumerate(view.rows)]
        # The labels of the axis belong to the last row, without a line between.
        rows[-1] = kit.full_width_column([rows[-1], _ranking_axis(state, view)], spacing=0)
        parts.append(kit.section("", rows))
    if view.unranked:
        few = [_unranked_row(state, index, row, on_open) for index, row in enumerate(view.unranked)]
        parts.append(kit.section(view.unranked_title, few))
    return parts


def _ranking_row(
    state: State, index: int, row: RankingRow, on_open: Callable[[str], None]
) -> ft.Control:
    """Return a row with the place, value and bar of an entry; a tap opens the page of the entry."""
    layout = state.layout
    name = text(row.title, 16, Face.MEDIUM, expand=True)
    basis = text(row.basis, 14, color=MUTED)
    value = digits(row.value, 18, ft.Colors.ON_SURFACE)
    color = BRASS if row.is_first else ft.Colors.OUTLINE
    bar = pictures.bar_at(row.bar, color)
    if layout.has_large_text:
        bar.expand = True
        lines: list[ft.Control] = [ft.Row([name]), ft.Row([bar, value], spacing=8), basis]
    else:
        lines = [ft.Row([name, basis, value], spacing=10), bar]
    place_color = BRASS_TEXT if row.is_first else MUTED
    cells = [
        *_row_start(state, digits(row.place, 17, place_color), row.names),
        kit.full_width_column(lines, spacing=5),
    ]
    cells[-1].expand = True
    return kit.tap_area(
        f"entry-{index}",
        ft.Row(cells, spacing=12),
        lambda: on_open(row.key),
        says=row.says,
        padding=ft.Padding.symmetric(vertical=10, horizontal=ROW_PADDING),
    )


def _row_start(state: State, place: ft.Control, names: Sequence[str]) -> list[ft.Control]:
    """Return the place and the avatars at the start of a row; in large text only the place."""
    width = PLACE_WIDTH * state.layout.scale
    cells: list[ft.Control] = [ft.Container(place, width=width)]
    if not state.layout.has_large_text:
        cells.append(avatars(names))
    return cells


def _ranking_axis(state: State, view: Ranking) -> ft.Control:
    """Return the labels of the axis below the bars of a ranking."""
    labels = pictures.axis_labels(state.layout, view.axis)
    labels.expand = True
    names = view.rows[-1].names
    # Hidden avatars keep the labels below the bars.
    start = [
        ft.Container(cell, opacity=0, height=1) for cell in _row_start(state, ft.Container(), names)
    ]
    row = ft.Row([*start, labels], spacing=12)
    padding = ft.Padding.only(left=ROW_PADDING, right=ROW_PADDING, bottom=8)
    return kit.hidden_from_screen_reader(ft.Container(row, padding=padding))


def _unranked_row(
    state: State, index: int, row: UnrankedRow, on_open: Callable[[str], None]
) -> ft.Control:
    """Return a row with an entry that has too few games for a place; a tap opens its page."""
    cells: list[ft.Control] = [
        text(row.title, 16, Face.MEDIUM, expand=True),
        text(row.detail, 14, color=MUTED),
    ]
    if not state.layout.has_large_text:
        cells.insert(0, avatars(row.names))
    return kit.tap_area(
        f"unranked-{index}",
        ft.Row(cells, spacing=12),
        lambda: on_open(row.key),
        says=row.says,
        padding=ft.Padding.symmetric(vertical=10, horizontal=ROW_PADDING),
    )
