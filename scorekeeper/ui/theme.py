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

LIGHT = ft.ColorScheme(
    primary="#1D5C3A",
    tertiary="#35509E",
    on_tertiary="#FFFFFF",
    tertiary_container="#DCE1FF",
    on_tertiary_container="#0B2465",
    # a third and a fourth side have roles that nothing else uses
    secondary="#7A4A12",
    on_secondary="#FFFFFF",
    secondary_fixed="#FFE0C2",
    on_secondary_fixed="#2E1600",
    tertiary_fixed_dim="#7D2B6E",
    on_tertiary_fixed_variant="#FFFFFF",
    tertiary_fixed="#FFD7F2",
    on_tertiary_fixed="#37002F",
)
DARK = ft.ColorScheme(
    tertiary="#B6C4FF",
    on_tertiary="#0B2567",
    tertiary_container="#263E80",
    on_tertiary_container="#DCE1FF",
    secondary="#F0BD8B",
    on_secondary="#4A2800",
    secondary_fixed="#5F3B10",
    on_secondary_fixed="#FFE0C2",
    tertiary_fixed_dim="#F3AEE0",
    on_tertiary_fixed_variant="#4E0044",
    tertiary_fixed="#63195A",
    on_tertiary_fixed="#FFD7F2",
)
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
        navigation_bar_theme=ft.NavigationBarTheme(height=68),
        page_transitions=AT_ONCE,
    )
