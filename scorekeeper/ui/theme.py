"""Colours, faces and the three weights of text."""

from enum import StrEnum

import flet as ft

SEED = "#1E6B45"
SYMBOLS = "Symbols"


class Face(StrEnum):
    """A family of its own for each weight: a made-up bold would be smeared."""

    REGULAR = "Regular"
    MEDIUM = "Medium"
    BOLD = "Bold"


FONTS = {
    Face.REGULAR: "fonts/Roboto-Regular.ttf",
    Face.MEDIUM: "fonts/Roboto-Medium.ttf",
    Face.BOLD: "fonts/Roboto-Bold.ttf",
    SYMBOLS: "fonts/ScorekeeperSymbols.ttf",
}

AT_ONCE = ft.PageTransitionsTheme(
    **dict.fromkeys(("android", "ios", "linux", "macos", "windows"), ft.PageTransitionTheme.NONE)
)
"""The next screen is there at once: nobody at a card table waits for it to slide in."""

UNDER_ICON = ft.TextStyle(size=12, font_family=Face.MEDIUM, letter_spacing=0)
"""Set without air between the letters: at large text five names share a narrow phone."""


def theme(scheme: ft.ColorScheme) -> ft.Theme:
    """The theme of one brightness; every text has its own face and falls back to the symbols."""
    return ft.Theme(
        font_family=Face.REGULAR,
        color_scheme_seed=SEED,
        color_scheme=scheme,
        navigation_bar_theme=ft.NavigationBarTheme(height=68, label_text_style=UNDER_ICON),
        page_transitions=AT_ONCE,
    )
