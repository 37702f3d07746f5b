"""The big screen as a whole: title and clock, a page of rows, and what is below it."""

from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, one_line, text
from scorekeeper.ui.screens.big_screen.big_clock import BigClock
from scorekeeper.ui.screens.big_screen.board import Board
from scorekeeper.ui.screens.big_screen.foot import foot
from scorekeeper.ui.screens.big_screen.leaves import (
    SECONDS_A_PAGE,
    Leaf,
    leaves_of,
    use_turning_pages,
)
from scorekeeper.ui.screens.big_screen.rows import StandingRow, heading_row, in_columns
from scorekeeper.ui.screens.big_screen.sizes import Sizes, sizes_of
from scorekeeper.ui.screens.big_screen.tables import TableRow
from scorekeeper.ui.screens.big_screen.watch import Watch
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors


@component
def BigScreen(watch: Watch) -> Any:
    """What everybody in the room reads; there is nothing on it to tap."""
    board = watch.board
    if board is None:
        sizes = sizes_of(watch.layout, has_clock=False)
        return _framed(sizes, [_gone(watch.words, sizes)])
    has_clock, has_news = board.time is not None, board.is_played
    sizes = sizes_of(watch.layout, has_clock=has_clock, has_news=has_news)
    return Showing(board, watch.words, sizes)


@component
def Showing(board: Board, words: Words, sizes: Sizes) -> Any:
    """The pages of an evening, one after the other."""
    leaves = leaves_of(board, sizes)
    number = use_turning_pages(len(leaves), board.under, seconds=lambda: SECONDS_A_PAGE)
    parts = [
        _top(board, words, sizes),
        *_page(board, leaves[number], words, sizes),
        ft.Container(expand=True),
        foot(board, words, sizes, number + 1, len(leaves)),
    ]
    return _framed(sizes, parts)


def _framed(sizes: Sizes, parts: list[ft.Control]) -> ft.Container:
    return ft.Container(
        ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        expand=True,
        bgcolor=C.SURFACE,
        padding=ft.Padding.symmetric(horizontal=sizes.edge),
    )


def _top(board: Board, words: Words, sizes: Sizes) -> ft.Control:
    """The evening and its round; the clock beside them, or below where there is no room."""
    title = ft.Semantics(
        header=True,
        container=True,
        content=one_line(board.title, sizes.title, Face.BOLD),
    )
    under = one_line(board.under, sizes.line, Face.MEDIUM, color=C.ON_SURFACE_VARIANT)
    named = ft.Column(
        [title, ft.Semantics(identifier="round", container=True, content=under)],
        spacing=0,
        tight=True,
    )
    clock: list[ft.Control] = []
    if board.time is not None:
        clock = [BigClock(board.time, words, sizes.clock, sizes.line, key="clock")]
    if sizes.is_upright:
        whole: ft.Control = ft.Column(
            [named, *clock], spacing=sizes.unit, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    else:
        whole = ft.Row([ft.Container(named, expand=True), *clock], spacing=sizes.edge)
    padding = ft.Padding.only(top=sizes.edge / 2)
    return ft.Container(
        whole, height=sizes.top, alignment=ft.Alignment.CENTER_LEFT, padding=padding
    )


def _page(board: Board, leaf: Leaf, words: Words, sizes: Sizes) -> list[ft.Control]:
    """The rows of one page under their head."""
    size, widths, room = leaf.fitting.size, leaf.widths, sizes.room
    width = room.column(leaf.fitting.columns)
    if leaf.is_of_tables:
        said = words.text("big-screen-seating")
        head: ft.Control = one_line(said, sizes.line, Face.BOLD)
        rows = in_columns(
            board.meetings[leaf.start : leaf.stop],
            leaf.fitting,
            lambda one: TableRow(words, one, widths, size, width, key=f"table-{one.table}"),
            width,
            room.gap,
        )
    else:
        heads = [heading_row(board.heads, widths, size, width)] * leaf.fitting.columns
        head = ft.Row(list(heads), spacing=room.gap)
        rows = in_columns(
            board.lines[leaf.start : leaf.stop],
            leaf.fitting,
            lambda line: StandingRow(words, line, widths, size, width, key=f"row-{line.number}"),
            width,
            room.gap,
        )
    return [ft.Container(head, height=sizes.head, alignment=ft.Alignment.CENTER_LEFT), rows]


def _gone(words: Words, sizes: Sizes) -> ft.Control:
    """What is said where the link is not valid any more."""
    said = words.text("big-screen-gone")
    shown = text(said, sizes.title, Face.BOLD, line=SENTENCE, text_align=ft.TextAlign.CENTER)
    return ft.Container(
        spoken(shown, said, name="gone"), expand=True, alignment=ft.Alignment.CENTER
    )
