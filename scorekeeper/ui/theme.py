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


def theme(scheme: ft.ColorScheme) -> ft.Theme:
    """The theme of one brightness; every text has its own face and falls back to the symbols."""
    return ft.Theme(
        font_family=Face.REGULAR,
        color_scheme_seed=SEED,
        color_scheme=scheme,
        navigation_bar_theme=_tabs(scheme),
        page_transitions=AT_ONCE,
    )


def _tabs(scheme: ft.ColorScheme) -> ft.NavigationBarTheme:
    """Names without air between their letters: at large text five share a narrow phone."""
    label = ft.TextStyle(
        size=12, font_family=Face.MEDIUM, letter_spacing=0, color=scheme.on_surface
    )
    return ft.NavigationBarTheme(height=68, label_text_style=label)
