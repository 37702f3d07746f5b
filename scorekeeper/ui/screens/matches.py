"""All matches, the latest first: go on with one, begin one, play one again."""

from typing import Any

import flet as ft

from scorekeeper.session import Summary
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.notice import deleted_bar, notice_bar
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, padded, page
from scorekeeper.ui.components.tap import button, icon_button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.deleting import DeletedMatches
from scorekeeper.ui.screens.demo import demo_button
from scorekeeper.ui.screens.keeping.sending import goods_of, use_sending
from scorekeeper.ui.screens.match_row import MatchRow
from scorekeeper.ui.screens.new_match import FROM_MATCHES
from scorekeeper.ui.state import State
from scorekeeper.words import Words

C = ft.Colors
TWO_COLUMNS = 840
"""Pixels from which on two matches have room side by side."""
AT_ONCE = 20
"""Rows built at a time: each has its deals scored."""
NEAR_THE_END = 600
"""Pixels above the end of the list from which the next rows are built."""


@component
def MatchesScreen() -> Any:
    """The list, or what to do while there is none."""
    state = use_state()
    words, listed = state.words, state.matches()
    shown, show = ft.use_state(AT_ONCE)
    open_sending = use_sending(state)

    def send(summary: Summary) -> None:
        open_sending(goods_of(summary.uid, summary.match))

    def more() -> None:
        show(lambda now: min(now + AT_ONCE, len(listed)))

    def scrolled(event: ft.OnScrollEvent) -> None:
        if event.pixels > event.max_scroll_extent - NEAR_THE_END and shown < len(listed):
            more()

    title = app_bar(words.text("matches"), _counted(words, len(listed)), actions=_figures(words))
    new = button(
        words.text("new-match"),
        lambda: go(f"/new{FROM_MATCHES}"),
        icon=ft.Icons.ADD,
        filled=True,
        name="new-match",
    )
    notice = notice_bar(state) if state.failure else deleted_bar(state)
    below = [padded(part, bottom=8) for part in (notice, new) if part]
    if not listed:
        demo = padded(demo_button(state), bottom=8)
        return page(title, _nothing(words), padded(DeletedMatches()), demo, *below)
    rows: list[ft.Control] = [
        MatchRow(summary, place, is_open=_is_open(state, summary), on_send=send, key=summary.uid)
        for place, summary in enumerate(listed[:shown])
    ]
    rows = _in_columns(state.layout, rows)
    if shown < len(listed):
        rows.append(button(words.text("matches-older"), more, name="older"))
    else:
        rows.append(DeletedMatches(key="deleted"))
    list_of_rows = ft.ListView(
        rows,
        expand=True,
        spacing=8,
        padding=ft.Padding.symmetric(horizontal=SIDE_PADDING),
        on_scroll=scrolled,
        scroll_interval=100,
    )
    return page(title, list_of_rows, *below)


def _in_columns(layout: Layout, rows: list[ft.Control]) -> list[ft.Control]:
    """Where there is room two matches in a line, so that names and totals stand together."""
    if layout.beside_tabs < TWO_COLUMNS or layout.has_large_text:
        return rows
    cells: list[ft.Control] = [ft.Container(row, expand=True, key=row.key) for row in rows]
    if len(cells) % 2:
        cells.append(ft.Container(expand=True))
    pairs = zip(cells[::2], cells[1::2], strict=True)
    return [ft.Row([left, right], spacing=12, key=left.key) for left, right in pairs]


def _figures(words: Words) -> list[ft.Control]:
    """The way to the statistics."""
    said = words.text("statistics")
    return [icon_button(ft.Icons.LEADERBOARD, said, lambda: go("/statistics"), name="statistics")]


def _nothing(words: Words) -> ft.Control:
    return ft.Container(
        text(
            words.text("matches-none"),
            16,
            color=C.ON_SURFACE_VARIANT,
            line=SENTENCE,
            text_align=ft.TextAlign.CENTER,
        ),
        expand=True,
        alignment=ft.Alignment.CENTER,
        padding=24,
    )


def _counted(words: Words, count: int) -> str:
    return words.text("matches-count", count=count) if count else ""


def _is_open(state: State, summary: Summary) -> bool:
    return state.match is not None and state.match.uid == summary.uid
