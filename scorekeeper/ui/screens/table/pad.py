"""The score pad of the table: the deals or the chart, and the main buttons.

A tap on a deal opens its score; a tap on the chart opens the large chart.
"""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CHART, PAPER, RECORD
from scorekeeper.ui.hooks import component, get_state, use_selector
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import CARD_EDGE, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.score_cards import has_strips
from scorekeeper.ui.widgets.score_chart import ScoreChart
from scorekeeper.ui.widgets.score_pad import DealRow, column_heads
from scorekeeper.ui.widgets.winner import rematch_button
from scorekeeper.view_models.charts import score_course
from scorekeeper.view_models.side_names import short_names
from scorekeeper.view_models.table import deal_lines, record_caption, side_names

# Logical pixels.
SPACING = 8  # space between the parts of the footer
CHART_HEIGHT = 216  # height of a chart that scrolls
CHART_PADDING = 12
PAD_RADIUS = 24
WIDE_PAD_RADIUS = 20  # radius of the lower corners
MIN_TITLE_HEIGHT = 38


def score_pad(
    state: State,
    open_match: OpenMatch,
    set_shows_chart: Callable[[bool], None] | None,
    *,
    shows_chart: bool,
    footer: ft.Control | None = None,
) -> ft.Container:
    """Return the sheet of paper with the deals, the latest first, or the chart.

    Args:
        state: State of the page.
        open_match: The game.
        set_shows_chart: Switches between deals and chart; None for a sheet without tabs.
        shows_chart: Show the chart.
        footer: Buttons below the deals, which then fill the height and scroll. None for a sheet
            as high as its content.
    """
    layout = state.layout
    fills_height = footer is not None
    if shows_chart and open_match.match.deals:
        has_room = fills_height and not layout.is_wide
        content: list[ft.Control] = [chart_area(state, open_match, fills_height=has_room)]
    else:
        content = _deal_rows(state, open_match)
        if fills_height:
            content = [ft.ListView(content, expand=True)]

    divider = ft.Container(height=1, bgcolor=ft.Colors.OUTLINE_VARIANT)
    parts = [
        _pad_header(state, set_shows_chart, shows_chart=shows_chart),
        divider,
        *content,
    ]
    if footer is not None:
        parts.append(footer)
    # On a phone the pad extends to the edges of the page.
    line = ft.BorderSide(1, CARD_EDGE)
    edge = ft.Border.only(top=line)
    lower_radius = 0
    if layout.is_wide:
        edge = ft.Border(top=line, right=line, bottom=line, left=line)
        lower_radius = WIDE_PAD_RADIUS
    sheet = ft.Container(
        ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SURFACE,
        border=edge,
        border_radius=ft.BorderRadius(PAD_RADIUS, PAD_RADIUS, lower_radius, lower_radius),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return kit.paper(sheet, bgcolor=None, expand=fills_height)


def _pad_header(
    state: State,
    set_shows_chart: Callable[[bool], None] | None,
    *,
    shows_chart: bool,
) -> ft.Control:
    """Return the header of the score pad: tabs for deals and chart, or a title without tabs."""
    words = state.game_words
    if set_shows_chart is None:
        title = text(words.text("table-pad"), 15, Face.MEDIUM)
        # The empty container gives the header its minimum height.
        header = ft.Row([title, ft.Container(height=MIN_TITLE_HEIGHT)], tight=True)
    else:
        options = [
            (False, words.label("table-pad", id="tab-pad")),
            (True, words.label("table-chart", id="tab-chart")),
        ]
        header = kit.text_tabs(options, shows_chart, set_shows_chart)
    return ft.Container(header, padding=ft.Padding.only(left=16, right=16, top=4))


def _deal_rows(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """Return the deals, the latest first, or a hint before the first one."""
    words = state.game_words
    layout = state.layout
    names = side_names(open_match)
    lines = deal_lines(open_match)
    if not lines:
        hint = text(
            words.text("table-pad-empty"), 15, color=MUTED, line_height=SENTENCE_LINE_HEIGHT
        )
        from_paper = kit.text_button(words.label("paper", id="pad-paper"), lambda: go(PAPER))
        return [
            ft.Container(hint, padding=ft.Padding.only(left=16, right=16, top=12)),
            ft.Row([from_paper]),
        ]
    rows: list[ft.Control] = []
    if layout.is_wide or has_strips(layout, len(names)):
        # In other layouts, each column is below the card of its side.
        rows.append(column_heads(short_names(open_match.match), open_match.match.colors))
    has_large_text = layout.has_large_text
    rows += [
        DealRow(
            words,
            names,
            open_match.match.colors,
            line,
            has_large_text=has_large_text,
            key=line.number,
        )
        for line in lines
    ]
    return rows


def chart_area(state: State, open_match: OpenMatch, *, fills_height: bool = True) -> ft.Control:
    """Return the score chart; a tap opens the large chart."""
    course = score_course(state.game_words, open_match)
    chart = ScoreChart(
        state.game_words,
        course,
        CHART_HEIGHT,
        scale=state.layout.scale,
        fills_height=fills_height,
    )
    area = kit.tap_area("course", chart, lambda: go(CHART), says=course.says, padding=CHART_PADDING)
    return ft.Container(area, expand=fills_height)


def pad_footer(state: State, open_match: OpenMatch) -> ft.Container:
    """Return the bar of the last change and the main buttons, at the lower end of the pad."""
    if open_match.progress.outcome.over:
        parts = [_ending_row(state, open_match)]
    else:
        parts = [RecordButton(key="record")]
    notice = kit.notice_bar(state)
    if notice:
        parts.insert(0, notice)
    footer = ft.Container(
        kit.full_width_column(parts, spacing=SPACING),
        bgcolor=ft.Colors.SURFACE,
        border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
        padding=ft.Padding.symmetric(vertical=10, horizontal=kit.SIDE_PADDING),
    )
    return kit.paper(footer, bgcolor=None)


def _ending_row(state: State, open_match: OpenMatch) -> ft.Control:
    """Return the buttons below the deals of a finished game: rematch, and show the result."""

    def show_result() -> None:
        state.ending_shown_as_deals = ""

    result = kit.button(
        state.game_words.label("winner-result", id="pad"),
        show_result,
        icon=kit.Icon.CROWN,
    )
    return kit.row_or_column(state.layout, [rematch_button(state, open_match), result], spacing=10)


@component
def RecordButton() -> ft.Control:
    """Button that records the next deal; its caption depends on the draft on this device."""
    state = get_state()
    caption = use_selector(state, _record_caption)
    return kit.button(
        Label("record", caption),
        lambda: go(RECORD),
        icon=kit.Icon.ADD,
        kind=kit.ButtonKind.MAIN,
    )


def _record_caption(state: State) -> str:
    """Return the caption of the record button; see `record_caption`."""
    if state.match is None:
        return ""
    return record_caption(state.game_words, state.session, state.match, state.device)
