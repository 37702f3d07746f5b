"""Parts that several screens of a phone share."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.club_ui.phone.state import PhoneState
from scorekeeper.match.colors import seat_color
from scorekeeper.services.club import TableView
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import Address
from scorekeeper.ui.controls import Container, Row, Semantics
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go_home
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.club_phone import page_title, session_name
from scorekeeper.view_models.club_phone_result import ScoreRow

TITLE_SIZE = 26  # logical pixels; size of the question on a screen
TITLE_SIZE_IN_LARGE_TEXT = 20  # logical pixels at 100 % text
HEADLINE_SIZE = 19  # logical pixels; size of the first line of a panel
PANEL_RADIUS = 18  # logical pixels
FRAME_WIDTH = 3  # logical pixels; around a panel that needs an answer


# --- frames


def felt_frame(*parts: ft.Control) -> ft.Control:
    """Return a column over the whole page on felt; one of its parts must expand."""
    # The key mounts a new page: the client reads the themes of new controls only, so a page on
    # paper cannot become one on felt.
    return kit.felt(kit.full_height_column(*parts), key="felt")


def answer_screen(
    state: PhoneState,
    view: TableView,
    address: Address,
    parts: Sequence[ft.Control],
    answers: Sequence[ft.Control],
) -> ft.View:
    """Return a screen that covers the table and asks a question, with buttons to answer it.

    Args:
        state: State of the phone.
        view: The table, for the title.
        address: Address of the screen.
        parts: The question and its details; the problem of the last answer is below them.
        answers: Buttons, one below the other.
    """
    problem: list[ft.Control] = []
    if state.failure is not None:
        problem.append(kit.error_text(state.failure, id="refused"))
    bar = kit.title_bar(state, page_title(state.words, view), session_name(view), on_back=go_home)
    column = [*parts, *problem]
    footer = [kit.with_column_padding(state.layout, kit.full_width_column(answers, spacing=10))]
    if state.layout.has_large_text:
        # Fixed buttons would cover the question.
        column += answers
        footer = []
    body = kit.reading_column(state.layout, column)
    return kit.covering_view(str(address), kit.page_frame(bar, body, *footer), go_home)


def empty_cover(address: Address) -> ft.View:
    """Return an empty screen, shown until `use_leave` goes back to the table."""
    return kit.covering_view(str(address), kit.page_frame(Container(expand=True)), go_home)


def use_leave(*, is_needed: bool) -> None:
    """Go back to the table as soon as `is_needed` is True (a hook)."""

    def leave_if_needed() -> None:
        if is_needed:
            go_home()

    ft.use_effect(leave_if_needed, [is_needed])


# --- texts


def question_title(layout: Layout, question: str, *, is_centered: bool = False) -> ft.Control:
    """Return the question of a screen."""
    size = TITLE_SIZE_IN_LARGE_TEXT if layout.has_large_text else TITLE_SIZE
    align = ft.TextAlign.CENTER if is_centered else ft.TextAlign.START
    title = text(question, size, Face.SCORE, line_height=SENTENCE_LINE_HEIGHT, text_align=align)
    return Semantics(header=True, container=True, content=title)


def announcement(sentence: str, size: float, face: Face, *, id: str) -> ft.Control:
    """Return a centred sentence that screen readers read when it changes.

    Args:
        sentence: The text.
        size: Logical pixels at 100 % text.
        face: The font.
        id: Id of the text.
    """
    content = text(
        sentence, size, face, line_height=SENTENCE_LINE_HEIGHT, text_align=ft.TextAlign.CENTER
    )
    return Semantics(identifier=id, container=True, live_region=True, content=content)


def panel(
    headline: str,
    parts: Sequence[ft.Control] = (),
    *,
    id: str,
    icon: kit.Icon | None = None,
    frame_color: ft.ColorValue | None = None,
) -> ft.Control:
    """Return a card with a headline that screen readers read when it changes.

    Args:
        headline: First line.
        parts: Controls below the headline.
        id: Id of the headline.
        icon: Shown before the headline.
        frame_color: Colour of a thick frame, for a panel that needs an answer.
    """
    line: list[ft.Control] = [
        text(headline, HEADLINE_SIZE, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT, expand=True)
    ]
    if icon is not None:
        line.insert(0, kit.icon(icon, color=ft.Colors.ON_SURFACE, size=26))
    title = Semantics(
        identifier=id, container=True, live_region=True, content=Row(line, spacing=10)
    )
    border = ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
    if frame_color is not None:
        border = ft.Border.all(FRAME_WIDTH, frame_color)
    return kit.paper(
        kit.full_width_column([title, *parts], spacing=10),
        padding=14,
        border_radius=PANEL_RADIUS,
        border=border,
    )


def score_list(layout: Layout, rows: Sequence[ScoreRow]) -> ft.Control:
    """Return a line for each side with its points; in large text the points are below the name."""
    return kit.full_width_column([_score_line(layout, row) for row in rows], spacing=2)


def _score_line(layout: Layout, row: ScoreRow) -> ft.Control:
    """Return the line of a side with its points; the best side is bold and coloured."""
    face = Face.REGULAR
    color: ft.ColorValue = ft.Colors.ON_SURFACE_VARIANT
    if row.is_best:
        face = Face.BOLD
        color = mark_of(seat_color(row.side)).color
    name = side_line(row.side, row.name, face=face, size=17)
    line = kit.row_with_trailing(layout, name, digits(row.points, 28, color))
    padded = Container(line, padding=ft.Padding.symmetric(vertical=4))
    return kit.with_label(f"said-{row.side}", padded, row.says)


def side_line(side: int, name: str, *, face: Face, size: float) -> ft.Row:
    """Return the name of a side after a card back in the colour of the side."""
    label = text(name, size, face, line_height=SENTENCE_LINE_HEIGHT, expand=True)
    return Row([side_back(seat_color(side), 20), label], spacing=10)
