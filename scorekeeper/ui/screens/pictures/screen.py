"""The pictures of the match that is open, and what each side that is behind has to do."""

from typing import Any

import flet as ft

from scorekeeper.match.catching_up import catching_up_of
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import heading, remark
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, cover, page
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.pictures.course import course_chart
from scorekeeper.ui.screens.pictures.saying import captions
from scorekeeper.ui.screens.pictures.sources import source_bars
from scorekeeper.ui.screens.table.heading import subtitle
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words.catching_up import said_of_catching_up

ROUTE = "/course"
HEIGHT, LEAST = 320, 220
"""Of the chart in pixels: as a rule, and where a phone lies on its side."""


@component
def PicturesScreen() -> Any:
    """The charts below each other, or beside each other where there is room."""
    state = use_state()
    words, shown = state.words, state.match
    under = subtitle(words, shown) if shown is not None else ""
    bar = app_bar(
        words.text("pictures"), under, on_back=lambda: go("/"), back_label=words.text("back")
    )
    if shown is None or not shown.match.deals:
        body: ft.Control = _list([remark(words.text("pictures-none"), name="none")])
    elif state.layout.is_wide:
        width = (state.layout.width - 3 * SIDE_PADDING) / 2
        panes = [_list(_course(state, shown)), _list(_sources(state, shown, width))]
        body = ft.Row(panes, spacing=0, expand=True)
    else:
        width = state.layout.width - 2 * SIDE_PADDING
        body = _list([*_course(state, shown), *_sources(state, shown, width)])
    return cover(ROUTE, page(bar, body), lambda: go("/"))


def catching_up_lines(state: State, shown: OpenMatch) -> list[ft.Control]:
    """What each side that is behind has to do; nothing once the match is over."""
    found = catching_up_of(shown.match.rules, shown.progress)
    lines: list[ft.Control] = []
    for place, (side, one) in enumerate(zip(shown.match.sides, found, strict=True)):
        if one is not None:
            said = said_of_catching_up(state.words, side.name, one)
            shown_text = text(f"{mark_of(place).symbol} {said}", 15, line=SENTENCE)
            lines.append(spoken(shown_text, said, name=f"catch-up-{place}"))
    return lines


def _course(state: State, shown: OpenMatch) -> list[ft.Control]:
    low = state.layout.is_wide and state.layout.height < 2 * LEAST
    said = [remark(caption) for caption in captions(state.words, shown.match.rules)]
    lines = catching_up_lines(state, shown)
    title = [heading(state.words.text("pictures-catching-up"))] if lines else []
    return [
        heading(state.words.text("pictures-course")),
        _legend(shown),
        course_chart(state, shown, LEAST if low else HEIGHT),
        *said,
        *title,
        *lines,
    ]


def _legend(shown: OpenMatch) -> ft.Control:
    """The marks with the names of the sides."""
    names: list[ft.Control] = []
    for place, side in enumerate(shown.match.sides):
        mark = text(mark_of(place).symbol, 16, color=mark_of(place).color)
        names.append(ft.Row([mark, text(side.name, 15, Face.MEDIUM)], spacing=6, tight=True))
    shown_names = ft.Row(names, spacing=18, wrap=True)
    # the highest number of the scale rises above the chart
    return ft.Container(shown_names, padding=ft.Padding.only(bottom=10))


def _sources(state: State, shown: OpenMatch, width: float) -> list[ft.Control]:
    return [heading(state.words.text("pictures-sources")), source_bars(state, shown, width)]


def _list(parts: list[ft.Control]) -> ft.Control:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(parts, expand=True, spacing=8, padding=padding)
