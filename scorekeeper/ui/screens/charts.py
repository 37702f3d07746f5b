"""Screen of the charts of a game: its totals deal by deal, and where the points came from."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.match import SideColor
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CHART, TABLE
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets.chance import ChanceLine
from scorekeeper.ui.widgets.match import catching_up_rows
from scorekeeper.ui.widgets.score_chart import ScoreChart, legend_marker
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.charts import SourceBars, chart_captions, score_course, source_bars
from scorekeeper.view_models.table import rules_line

CHART_HEIGHT = 320  # logical pixels
LOW_CHART_HEIGHT = 220  # logical pixels; on a phone in landscape orientation
CHART_PADDING = 14  # logical pixels
BAR_HEIGHT = 18  # logical pixels
BACK_COLUMN_WIDTH = 22  # logical pixels
POINTS_COLUMN_WIDTH = 72  # logical pixels at 100 % text
BAR_PARTS = 1000
"""Length of the longest bar, in parts."""
MIN_BAR_PARTS = 15
"""Minimum length of a bar, in parts: a shorter bar would be only border."""


@component
def ChartsScreen() -> ft.Control:
    """Screen with the charts of the open game, or with a hint before its first deal."""
    state = use_state()
    words = state.game_words
    layout = state.layout
    open_match = state.match
    title = words.text("pictures")
    if open_match is None or not open_match.match.deals:
        hint = kit.note(words.text("pictures-none"), id="none")
        subtitle = rules_line(words, open_match) if open_match else ""
        return kit.screen(state, str(CHART), title, [hint], back=TABLE, subtitle=subtitle)

    sources = [kit.heading(words.text("pictures-sources")), _source_card(state, open_match)]
    body = kit.panes(layout, _course_parts(state, open_match), sources)
    subtitle = rules_line(words, open_match)
    return kit.screen(state, str(CHART), title, [], back=TABLE, subtitle=subtitle, body=body)


# --- totals


def _course_parts(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """Return the score chart, the points that trailing sides need, and the chances of winning."""
    words = state.game_words
    captions = chart_captions(words, open_match.match.rules)
    notes = [kit.note(caption) for caption in captions]
    parts = [
        kit.heading(words.text("pictures-course")),
        _chart_card(state, open_match, captions),
        *notes,
    ]
    rows = catching_up_rows(state, open_match)
    if rows:
        parts += [kit.heading(words.text("pictures-catching-up")), *rows]
    parts.append(ChanceLine())
    return parts


def _chart_card(state: State, open_match: OpenMatch, captions: Sequence[str]) -> ft.Control:
    """Return the score chart below its legend; screen readers read it with the captions."""
    course = score_course(state.game_words, open_match)
    height = LOW_CHART_HEIGHT if state.layout.is_low else CHART_HEIGHT
    chart = ScoreChart(state.game_words, course, height, scale=state.layout.scale)
    names: list[ft.Control] = [
        _legend_entry(color, side.name)
        for color, side in zip(open_match.match.colors, open_match.match.sides, strict=True)
    ]
    legend = ft.Row(names, spacing=18, wrap=True)
    picture = ft.Semantics(
        identifier="course-picture",
        label=" ".join([f"{course.says}.", *captions]),
        image=True,
        container=True,
        exclude_semantics=True,
        content=chart,
    )
    return ft.Container(
        kit.full_width_column([legend, picture]),
        padding=CHART_PADDING,
        border_radius=18,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )


def _legend_entry(color: SideColor, name: str) -> ft.Control:
    return ft.Row([legend_marker(color), text(name, 15, Face.MEDIUM)], spacing=6, tight=True)


# --- sources


def _source_card(state: State, open_match: OpenMatch) -> ft.Control:
    """Return a card with the points of the sides by source, as bars."""
    sources = source_bars(state.game_words, open_match)
    longest = max((abs(points) for bars in sources for points in bars.points), default=0) or 1
    return kit.card(
        kit.full_width_column(
            [_source_group(state, bars, open_match.match.colors, longest) for bars in sources],
            spacing=12,
        )
    )


def _source_group(
    state: State, bars: SourceBars, colors: Sequence[SideColor], longest: int
) -> ft.Control:
    """Return the name of a source of points above the bar of each side.

    `longest` is the number of points of the longest bar of all sources.
    """
    rows = [
        _bar_row(state, color, points, longest)
        for color, points in zip(colors, bars.points, strict=True)
    ]
    column = ft.Column([text(bars.title, 15, Face.MEDIUM), *rows], spacing=4, tight=True)
    return kit.with_label(bars.id, column, bars.says)


def _bar_row(state: State, color: SideColor, points: int, longest: int) -> ft.Control:
    """Return a row with the bar and points of a side; `longest` are the points of a full bar."""
    parts = max(BAR_PARTS * abs(points) // longest, MIN_BAR_PARTS)
    bars = [_bar(mark_of(color).color, parts, is_hollow=points < 0)] if points else []
    number = digits(state.game_words.points(points), 15, ft.Colors.ON_SURFACE)
    return ft.Row(
        [
            ft.Container(side_back(color, 13), width=BACK_COLUMN_WIDTH),
            *bars,
            ft.Container(expand=max(BAR_PARTS - parts, 1)),
            ft.Container(
                number,
                width=POINTS_COLUMN_WIDTH * state.layout.scale,
                alignment=ft.Alignment.CENTER_RIGHT,
            ),
        ],
        spacing=0,
    )


def _bar(color: ft.ColorValue, parts: int, *, is_hollow: bool) -> ft.Container:
    """Return a bar of `parts` length units; it is hollow for negative points."""
    return ft.Container(
        height=BAR_HEIGHT,
        border_radius=4 if parts > MIN_BAR_PARTS else 0,
        bgcolor=ft.Colors.TRANSPARENT if is_hollow else color,
        border=ft.Border.all(2, color),
        expand=parts,
    )
