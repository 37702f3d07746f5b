"""The lines below a slide of the big screen: latest scores, open tables, slide number."""

import flet as ft

from scorekeeper.club_ui.big_screen.layout import Sizes
from scorekeeper.i18n import Words
from scorekeeper.ui import kit
from scorekeeper.ui.theme import LABEL_LINE_HEIGHT, Face, one_line
from scorekeeper.view_models.club_big_screen import ScreenContent


def footer(
    content: ScreenContent, words: Words, sizes: Sizes, slide_number: int, slide_count: int
) -> ft.Control:
    """Return the footer of a slide: the latest scores, the status and the slide number.

    Args:
        content: View model of the screen.
        words: The language.
        sizes: Sizes of the picture.
        slide_number: Number of the visible slide, from 1.
        slide_count: Number of slides; the slide number is left out if there is only one.
    """
    status: ft.Control | None = None
    if content.status:
        status = _line("playing", content.status, sizes, Face.MEDIUM)
    cells: list[ft.Control] = [ft.Container(status, expand=True)]
    if slide_count > 1:
        says = words.text("big-screen-page", page=slide_number, pages=slide_count)
        number = one_line(f"{slide_number} / {slide_count}", sizes.line_text_size)
        cells.append(kit.with_label("page", number, says))

    lines: list[ft.Control] = [ft.Row(cells)]
    if sizes.has_latest_scores:
        lines.insert(0, _latest_scores(content, sizes))
    column = ft.Column(lines, spacing=0, alignment=ft.MainAxisAlignment.SPACE_EVENLY)
    return ft.Container(column, height=sizes.footer_height)


def _latest_scores(content: ScreenContent, sizes: Sizes) -> ft.Control:
    """Return one line with the latest scores of tables; those that do not fit are cut off."""
    scores: list[ft.Control] = [
        _line(f"latest-{number}", score, sizes, Face.BOLD)
        for number, score in enumerate(content.latest_scores, start=1)
    ]
    return ft.Container(
        # Scores that do not fit wrap to a second line, which is cut off.
        ft.Row(scores, wrap=True, spacing=1.4 * sizes.line_text_size),
        height=LABEL_LINE_HEIGHT * sizes.line_text_size,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )


def _line(id: str, sentence: str, sizes: Sizes, face: Face) -> ft.Control:
    content = one_line(sentence, sizes.line_text_size, face)
    return ft.Semantics(identifier=id, container=True, content=content)
