"""The big screen: a header, the visible one of several slides, and a footer."""

import asyncio

import flet as ft

from scorekeeper.club_ui.big_screen.footer import footer
from scorekeeper.club_ui.big_screen.header import header
from scorekeeper.club_ui.big_screen.layout import GAP, Sizes, Slide, slides_of
from scorekeeper.club_ui.big_screen.parts import felt_frame
from scorekeeper.club_ui.big_screen.standings import standings_view
from scorekeeper.club_ui.big_screen.state import BigScreenState
from scorekeeper.club_ui.big_screen.tables import tables_view
from scorekeeper.i18n import Words
from scorekeeper.ui import kit
from scorekeeper.ui.connection import is_open
from scorekeeper.ui.hooks import component
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.club_big_screen import ScreenContent

SECONDS_PER_SLIDE = 14.0
"""Time to find a name on a slide, and to read its row."""


@component
def BigScreen(state: BigScreenState) -> ft.Control:
    """Screen with the slides of a session, or an explanation if the link is no longer valid.

    Args:
        state: State of the page.
    """
    content = state.content
    layout = state.layout
    if content is None:
        return _invalid_link_view(state.words, Sizes(layout.width, layout.height))
    on_unmute = state.unmute if content.countdown is not None and state.needs_tap else None
    sizes = Sizes(layout.width, layout.height, content.countdown is not None, content.has_totals)
    return SlideShow(content, state.words, sizes, on_unmute)


def _invalid_link_view(words: Words, sizes: Sizes) -> ft.Control:
    """Return the explanation that the link of the screen is no longer valid."""
    sentence = text(
        words.text("big-screen-gone"),
        7 * sizes.unit,
        Face.BOLD,
        line_height=SENTENCE_LINE_HEIGHT,
        text_align=ft.TextAlign.CENTER,
    )
    box = ft.Container(
        ft.Semantics(identifier="gone", container=True, content=sentence),
        expand=True,
        alignment=ft.Alignment.CENTER,
    )
    return felt_frame(sizes, [box])


@component
def SlideShow(
    content: ScreenContent, words: Words, sizes: Sizes, on_unmute: kit.Handler | None
) -> ft.Control:
    """Slide show: the visible slide between header and footer.

    Args:
        content: View model of the screen.
        words: The language.
        sizes: Sizes of the picture.
        on_unmute: Called by the button for sound; None for no button.
    """
    slides = slides_of(content, sizes)
    index = use_slide_index(len(slides), content.round_text)
    return felt_frame(
        sizes,
        [
            header(content, words, sizes, on_unmute),
            _slide_view(content, slides[index], words, sizes),
            ft.Container(expand=True),
            footer(content, words, sizes, index + 1, len(slides)),
        ],
    )


def _slide_view(content: ScreenContent, slide: Slide, words: Words, sizes: Sizes) -> ft.Control:
    """Return a page of tables, one of the standings, or both side by side."""
    views: list[ft.Control] = []
    if slide.tables is not None:
        views.append(tables_view(content, slide.tables, words, sizes))
    if slide.standings is not None:
        views.append(standings_view(content, slide.standings, sizes))
    if len(views) == 1:
        return views[0]

    tables, standings = views
    return ft.Row(
        [
            ft.Container(tables, width=sizes.width_of_tables(has_panel=True)),
            ft.Container(standings, expand=True),
        ],
        spacing=GAP * sizes.unit,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def use_slide_index(count: int, subject: str) -> int:
    """Return the index of the visible slide, which changes every few seconds (a hook).

    Args:
        count: Number of slides.
        subject: Subject of the slides; when it changes, the first slide is shown.
    """
    page = ft.context.page
    # The subject is part of the state: an index for another subject means nothing.
    (shown_subject, index), set_shown = ft.use_state((subject, 0))

    def start_again() -> None:
        set_shown((subject, 0))

    def next_slide(shown: tuple[str, int]) -> tuple[str, int]:
        latest_subject, latest_index = shown
        if latest_subject != subject:
            return subject, 1
        return subject, latest_index + 1

    async def change_slides() -> None:
        while count > 1 and is_open(page):
            await asyncio.sleep(SECONDS_PER_SLIDE)
            set_shown(next_slide)

    ft.use_effect(start_again, [count, subject])
    # The cleanup makes Flet cancel the task.
    ft.use_effect(change_slides, [count, subject], cleanup=lambda: None)
    return index % count if shown_subject == subject else 0
