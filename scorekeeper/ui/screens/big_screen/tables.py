"""The rows of the tables of a round: who sits where, and how it stands there once it is played."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import one_line
from scorekeeper.ui.screens.big_screen.board import Board, Meeting
from scorekeeper.ui.screens.big_screen.rows import (
    DIGIT,
    SMALLEST,
    Widths,
    banded,
    box,
    digit_width,
    fitted_name,
    letter_width,
    name_width,
)
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

LONGEST_MEETING = 28.0
"""Sizes that the names of a table are given at most, together."""
BESIDE = 0.6
"""Sizes between a number and the name beside it."""
DUEL, DASH = 2, " – "
FOUR_FIGURES = "0,000"
"""Totals have this room from the start, so that rows do not shrink while a round is played."""


def table_widths(board: Board) -> Widths:
    """The widths for the rows of the tables, whose names share what a row has for names."""
    meetings = board.meetings
    place = digit_width(str(one.table) for one in meetings) + 1.0
    if not board.is_played:
        names = [DASH.join(one.sides) for one in meetings]
        wide = name_width(names, most=LONGEST_MEETING)
        return Widths(place=place, name=wide, points=0.0, longest=letter_width(names))
    sides = max(len(one.sides) for one in meetings)
    longest = letter_width(name for one in meetings for name in one.sides)
    wide = min(longest, LONGEST_MEETING / DUEL)
    total = digit_width((FOUR_FIGURES, *(total for one in meetings for total in one.totals)))
    return Widths(
        place=place,
        name=sides * wide,
        points=sides * (total + BESIDE + DIGIT),
        longest=sides * longest,
        total=total,
    )


def stacked(widths: Widths, board: Board) -> Widths:
    """The same for rows in which the sides of a table stand below each other."""
    sides = max(len(one.sides) for one in board.meetings)
    return replace(
        widths,
        name=widths.name / sides,
        points=widths.total + BESIDE,
        longest=widths.longest / sides,
        lines=sides,
    )


def narrowest_tables(widths: Widths) -> float:
    """What such a row needs at least, in sizes of its text: names may be shown smaller."""
    return widths.all - widths.name * (1 - SMALLEST if widths.points else 0)


@still_component
def TableRow(words: Words, meeting: Meeting, widths: Widths, size: float, width: float) -> Any:
    """The number of a table and who meets there, or how it stands; drawn anew only when it must."""
    number = box(one_line(f"{meeting.table}", size, Face.BOLD), widths.place * size)
    named = partial(fitted_name, widths=widths, width=width, size=size)
    parts: list[ft.Control]
    if widths.lines > 1:
        parts = [_below(meeting, named, (widths.total + BESIDE) * size, size)]
    elif meeting.totals:
        parts = _scored(meeting, named, (widths.total + BESIDE) * size, size)
    else:
        parts = [named(DASH.join(meeting.sides))]
    said = words.text("big-screen-seat", table=meeting.table, sides=_told(meeting))
    name = f"playing-{meeting.table}" if meeting.totals else f"seat-{meeting.table}"
    return spoken(
        banded([number, *parts], meeting.number, size, height=widths.height), said, name=name
    )


def _below(
    meeting: Meeting, named: Callable[..., ft.Control], room: float, size: float
) -> ft.Control:
    """Each side on a line of its own, its total at the end."""
    lines: list[ft.Control] = [
        ft.Row([named(side), box(one_line(one, size, Face.BOLD), room, right=True)], spacing=0)
        for side, one in zip(meeting.sides, meeting.totals, strict=True)
    ]
    return ft.Column(lines, spacing=0, tight=True, expand=True)


def _scored(
    meeting: Meeting, named: Callable[..., ft.Control], room: float, size: float
) -> list[ft.Control]:
    """Names and totals: of two sides the totals meet in the middle."""
    numbers = [one_line(one, size, Face.BOLD) for one in meeting.totals]
    if len(numbers) != DUEL:
        pairs = zip(meeting.sides, numbers, strict=True)
        return [part for one, two in pairs for part in (named(one), box(two, room, right=True))]
    colon = ft.Container(
        one_line(":", size, Face.BOLD), width=2 * DIGIT * size, alignment=ft.Alignment.CENTER
    )
    ours = [named(meeting.sides[0], right=True), box(numbers[0], room, right=True)]
    return [*ours, colon, box(numbers[1], room), named(meeting.sides[1])]


def _told(meeting: Meeting) -> str:
    if not meeting.totals:
        return DASH.join(meeting.sides)
    return DASH.join(map(" ".join, zip(meeting.sides, meeting.totals, strict=True)))
