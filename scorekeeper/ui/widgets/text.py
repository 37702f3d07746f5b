"""Texts of the screens: size, face and colour are always said."""

from typing import Any

import flet as ft

from scorekeeper.ui.theme import SYMBOLS, Face, drawn

LINE, DIGITS, SENTENCE = 1.2, 1.1, 1.3
"""Heights of a line: labels, big digits, sentences."""


def text_style(
    size: float, color: ft.ColorValue, face: Face = Face.REGULAR, line: float | None = None
) -> ft.TextStyle:
    """A style of one face; symbols that the face lacks come from the symbol font."""
    return ft.TextStyle(
        size=size,
        height=line,
        font_family=face,
        font_family_fallback=[SYMBOLS],
        letter_spacing=0,
        color=color,
    )


def text(
    value: str,
    size: float = 16,
    face: Face = Face.REGULAR,
    color: ft.ColorValue = ft.Colors.ON_SURFACE,
    *,
    line: float = LINE,
    **kwargs: Any,
) -> ft.Text:
    """A text of one face; a character that no font has is seen as a blank, never left out."""
    return ft.Text(drawn(value), style=text_style(size, color, face, line), **kwargs)


def one_line(value: str, size: float = 16, face: Face = Face.REGULAR, **kwargs: Any) -> ft.Text:
    """A text of one line that ends in an ellipsis where it does not fit."""
    return text(value, size, face, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, **kwargs)


def digits(value: str, size: float, color: ft.ColorValue, **kwargs: Any) -> ft.Text:
    return text(value, size, Face.BOLD, color, line=DIGITS, max_lines=1, **kwargs)


def number_size(number: str, size: float, room: int = 4) -> float:
    """Return a size in which a number of more than `room` characters takes no more of a line."""
    return max(14, size * min(1, room / len(number))) if number else size
