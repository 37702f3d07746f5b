"""Card with the differences of a rule set from one that the reader knows, in sentences."""

from collections.abc import Iterable

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.differences import ChapterDifferences, DifferencesView

KNOWN_RULES = "known-rules"
"""Name of the setting with the rule set that this device's users know."""


@component
def DifferencesCard(view: DifferencesView, *, has_details: bool = True) -> ft.Control:
    """Card with the differences that players ask for first; a tap shows the smaller ones.

    Args:
        view: The differences.
        has_details: Offer the smaller differences.
    """
    state = use_state()
    is_open, set_open = ft.use_state(False)

    def toggle_details() -> None:
        set_open(not is_open)

    parts: list[ft.Control] = [kit.heading(view.title, size=17), *_chapter_parts(view.chapters)]
    if view.same:
        parts.append(kit.prose(view.same))
    if view.detail_chapters and has_details:
        title = state.words.text("differ-details", count=view.detail_count)
        parts.append(kit.expander(Label("details", title), toggle_details, is_open=is_open))
        if is_open:
            parts += _chapter_parts(view.detail_chapters)
    return kit.card(*parts, id="differing")


def _chapter_parts(chapters: Iterable[ChapterDifferences]) -> list[ft.Control]:
    return [_chapter_part(chapter) for chapter in chapters]


def _chapter_part(chapter: ChapterDifferences) -> ft.Control:
    """Return the differences of a chapter as sentences, with the known rules below them."""
    title = text(chapter.title, 14, Face.MEDIUM, LINK)
    lines: list[ft.Control] = [ft.Semantics(header=True, container=True, content=title)]
    for sentence, known_sentence in chapter.lines:
        lines.append(text(sentence, 16, line_height=SENTENCE_LINE_HEIGHT))
        if known_sentence:
            lines.append(kit.note(known_sentence))
    return kit.full_width_column(lines, spacing=3)
