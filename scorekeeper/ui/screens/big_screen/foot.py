"""The lines below the page: which tables scored last, which still play, and which page this is."""

import flet as ft

from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import LINE, one_line
from scorekeeper.ui.screens.big_screen.board import Board
from scorekeeper.ui.screens.big_screen.rows import letter_width
from scorekeeper.ui.screens.big_screen.sizes import Sizes
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

MOST_NUMBERS = 14
"""Numbers of tables that are named one by one; of more only how many there are."""
AT_ONCE = 2
"""Tables that are named at least as those that scored last: so many may have in one moment."""
BETWEEN = 1.4
"""Sizes between two of them."""


def foot(board: Board, words: Words, sizes: Sizes, page: int, pages: int) -> ft.Control:
    """How it stands where they scored last; who still plays, or rests; and which page this is."""
    said = _said(board, words)
    shown = one_line(said, sizes.line, Face.MEDIUM)
    parts: list[ft.Control] = [
        ft.Container(spoken(shown, said, name="playing") if said else None, expand=True)
    ]
    if pages > 1:
        told = words.text("big-screen-page", page=page, pages=pages)
        parts.append(spoken(one_line(f"{page} / {pages}", sizes.line), told, name="page"))
    lines: list[ft.Control] = [_latest(board, sizes)] if sizes.has_news else []
    return ft.Container(
        ft.Column([*lines, ft.Row(parts)], spacing=0, alignment=ft.MainAxisAlignment.SPACE_EVENLY),
        height=sizes.foot,
    )


def _latest(board: Board, sizes: Sizes) -> ft.Control:
    """How it stands where they scored last: as many as there is room for, or a little smaller."""
    fitting, room = 0, sizes.room.width / sizes.line + BETWEEN
    while fitting < len(board.latest) and _width(board.latest[: fitting + 1]) <= room:
        fitting += 1
    latest = board.latest[: max(fitting, AT_ONCE)]
    size = sizes.line * min(room / max(_width(latest), 1), 1)
    news: list[ft.Control] = [
        spoken(one_line(said, size, Face.BOLD), said, name=f"latest-{place}")
        for place, said in enumerate(latest, start=1)
    ]
    return ft.Row(news, spacing=BETWEEN * size, height=LINE * sizes.line)


def _width(latest: tuple[str, ...]) -> float:
    return sum(letter_width([said]) + BETWEEN for said in latest)


def _said(board: Board, words: Words) -> str:
    if board.resting:
        return words.text("big-screen-resting", names=", ".join(board.resting))
    count = len(board.playing)
    if not count:
        return ""
    if count > MOST_NUMBERS:
        return words.text("big-screen-playing-many", count=count)
    tables = ", ".join(str(number) for number in board.playing)
    return words.text("big-screen-playing", count=count, tables=tables)
