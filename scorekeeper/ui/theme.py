"""Colours, and faces and sizes of text."""

from dataclasses import fields, replace
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

SIZES = {
    "title_large": 20,
    "title_medium": 18,
    "title_small": 16,
    "body_large": 16,
    "body_medium": 15,
    "body_small": 14,
    "label_large": 16,
    "label_medium": 14,
    "label_small": 12,
}
"""Pixels of the texts of Flet's own controls, by their role."""


def theme(scheme: ft.ColorScheme) -> ft.Theme:
    """The theme of one brightness; every text falls back to the symbols.

    The next screen is there at once: nobody at a card table waits for it to slide in.
    """

    def style(role: str) -> ft.TextStyle:
        # without a colour of its own a text would be black, by night too
        return ft.TextStyle(
            size=SIZES.get(role),
            font_family_fallback=[SYMBOLS],
            letter_spacing=0,  # at large text five tabs share a narrow phone
            color=scheme.on_surface,
        )

    roles = [role.name for role in fields(ft.TextTheme)]
    tab = replace(style("label_small"), font_family=Face.MEDIUM)
    platforms = ("android", "ios", "linux", "macos", "windows")
    at_once = dict.fromkeys(platforms, ft.PageTransitionTheme.NONE)
    return ft.Theme(
        font_family=Face.REGULAR,
        color_scheme_seed=SEED,
        color_scheme=replace(scheme),
        text_theme=ft.TextTheme(**{role: style(role) for role in roles}),
        navigation_bar_theme=ft.NavigationBarTheme(height=68, label_text_style=tab),
        page_transitions=ft.PageTransitionsTheme(**at_once),
    )


LIGHT = ft.ColorScheme(
    primary="#1D5C3A",
    on_primary="#FFFFFF",
    primary_container="#AEF2C5",
    on_primary_container="#085131",
    secondary_container="#D1E8D6",
    on_secondary_container="#374B3E",
    tertiary="#35509E",
    on_tertiary="#FFFFFF",
    tertiary_container="#DCE1FF",
    on_tertiary_container="#0B2465",
    error="#BA1A1A",
    error_container="#FFDAD6",
    on_error_container="#93000A",
    surface="#F6FBF4",
    on_surface="#171D19",
    on_surface_variant="#404942",
    outline="#717972",
    outline_variant="#C0C9C0",
    inverse_surface="#2C322D",
    on_inverse_surface="#EDF2EB",
    inverse_primary="#93D5AB",
    surface_container="#EAEFE8",
    surface_container_high="#E4EAE3",
    surface_container_highest="#DFE4DD",
    surface_container_low="#F0F5EE",
    surface_container_lowest="#FFFFFF",
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
    primary="#93D5AB",
    on_primary="#003920",
    primary_container="#085131",
    on_primary_container="#AEF2C5",
    secondary_container="#374B3E",
    on_secondary_container="#D1E8D6",
    tertiary="#B6C4FF",
    on_tertiary="#0B2567",
    tertiary_container="#263E80",
    on_tertiary_container="#DCE1FF",
    error="#FFB4AB",
    error_container="#93000A",
    on_error_container="#FFDAD6",
    surface="#0F1511",
    on_surface="#DFE4DD",
    on_surface_variant="#C0C9C0",
    outline="#8A938B",
    outline_variant="#404942",
    inverse_surface="#DFE4DD",
    on_inverse_surface="#2C322D",
    inverse_primary="#296A47",
    surface_container="#1B211D",
    surface_container_high="#262B27",
    surface_container_highest="#313632",
    surface_container_low="#171D19",
    surface_container_lowest="#0A0F0C",
    # a third and a fourth side have roles that nothing else uses
    secondary="#F0BD8B",
    on_secondary="#4A2800",
    secondary_fixed="#5F3B10",
    on_secondary_fixed="#FFE0C2",
    tertiary_fixed_dim="#F3AEE0",
    on_tertiary_fixed_variant="#4E0044",
    tertiary_fixed="#63195A",
    on_tertiary_fixed="#FFD7F2",
)
