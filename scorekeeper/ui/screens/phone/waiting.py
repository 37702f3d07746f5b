"""What a phone shows while nothing is played at its table: why, and that it goes on by itself."""

import flet as ft

from scorekeeper.session.club import TableView
from scorekeeper.ui.components.page import app_bar, padded, page
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.phone.panel import panel, score_lines, sentence
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.words import shortened

C = ft.Colors
WIDEST = 520
MIDDLE = ft.TextAlign.CENTER


def waiting(state: PhoneState, view: TableView) -> ft.Control:
    """The next round is waited for; what came of the last one stands below."""
    words, said = state.words, why(state.words, view)
    name = str(shortened(view.evening))
    parts: list[ft.Control] = [
        ft.Container(height=24),
        ft.Icon(
            ft.Icons.CHECK_CIRCLE_OUTLINE if view.is_over else ft.Icons.HOURGLASS_EMPTY,
            size=48,
            color=C.PRIMARY,
        ),
        _said(said, 24, Face.BOLD, "waiting"),
    ]
    if not view.is_over:
        parts.append(_said(words.text("phone-goes-on"), 18, Face.REGULAR, "goes-on"))
    if view.result is not None and view.state == "closed":
        width = min(state.layout.width, WIDEST) - 2 * 12 - 2 * 14
        lines = score_lines(state, view.sides, view.result.score.points, width)
        told = words.text("phone-result-of", round=view.round)
        fixed = [sentence(words.text("phone-done", how="corrected"), name="corrected")]
        corrected = fixed if view.is_corrected else []
        parts.append(panel(told, lines, *corrected, name="last-result"))
    title = words.text("phone-table", table=view.table)
    return page(app_bar(title, name), padded(_column(parts), expand=True))


def why(words: Words, view: TableView) -> str:
    """Why nothing is played here now."""
    if view.is_over:
        return words.text("phone-over")
    if view.state == "closed":
        return words.text("phone-closed", round=view.round)
    if view.round == 0:
        return words.text("phone-not-begun")
    return words.text("phone-nobody", table=view.table, round=view.round)


def out(words: Words) -> ft.Control:
    """This phone is not let in any more: its code was replaced, or its evening is gone."""
    parts: list[ft.Control] = [
        ft.Container(height=48),
        ft.Icon(ft.Icons.QR_CODE_SCANNER, size=56, color=C.PRIMARY),
        _said(words.text("phone-out"), 24, Face.BOLD, "out"),
        _said(words.text("phone-out-hint"), 18, Face.REGULAR, "out-hint"),
    ]
    return page(padded(_column(parts), expand=True))


def _said(said: str, size: float, face: Face, name: str) -> ft.Control:
    shown = text(said, size, face, line=SENTENCE, text_align=MIDDLE)
    return spoken(shown, said, name=name, live=True)


def _column(parts: list[ft.Control]) -> ft.Control:
    inner = ft.Column(
        parts,
        spacing=14,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Row(
        [ft.Container(inner, width=WIDEST, expand=True, expand_loose=True)],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
