"""Colours, faces and sizes of text, and the characters that can be drawn."""

import re
import unicodedata
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any

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

DRAWN = (
    *((0x0020, 0x007E), (0x00A0, 0x00AC), (0x00AE, 0x017F), (0x018F, 0x018F), (0x0192, 0x0192)),
    *((0x01A0, 0x01A1), (0x01AF, 0x01B0), (0x01FA, 0x01FF), (0x0218, 0x021B), (0x0237, 0x0237)),
    *((0x0259, 0x0259), (0x02BC, 0x02BC), (0x0384, 0x038A), (0x038C, 0x038C), (0x038E, 0x03A1)),
    *((0x03A3, 0x03CE), (0x0400, 0x0481), (0x048A, 0x0513), (0x05D0, 0x05EA), (0x05F3, 0x05F4)),
    *((0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9), (0x2009, 0x2009), (0x2010, 0x2015)),
    *((0x2018, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026), (0x202F, 0x202F), (0x2032, 0x2033)),
    *((0x2039, 0x203A), (0x20AC, 0x20AC), (0x2190, 0x2193), (0x21BA, 0x21BB), (0x2212, 0x2212)),
    *((0x2260, 0x2260), (0x2264, 0x2265), (0x232B, 0x232B), (0x25AF, 0x25AF), (0x25B2, 0x25B2)),
    *((0x25BC, 0x25BC), (0x25CF, 0x25CF), (0x2605, 0x2606), (0x2660, 0x2667), (0x26A0, 0x26A0)),
    *((0x2713, 0x2713), (0x2717, 0x2717)),
)
"""First and last of the characters that the bundled fonts have: Latin, Greek, Cyrillic, Hebrew."""

BLANK = "▯"
"""Stands for a character that cannot be drawn: the web client would leave its place empty."""
_UNDRAWN = re.compile("[^\n" + "".join(f"{chr(first)}-{chr(last)}" for first, last in DRAWN) + "]")
_UNSEEN = re.compile(r"[\ufe00-\ufe0f]")
"""Marks that choose between two forms of the character before them."""


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


def drawn(value: str) -> str:
    """A text as it is shown: with `BLANK` for each character that cannot be drawn."""
    if value.isascii():
        return value
    visible = _UNDRAWN.sub(_blank, unicodedata.normalize("NFC", value))
    return visible if visible.strip() or not value.strip() else BLANK


def drawable(value: str) -> str:
    """A text without the characters that cannot be drawn."""
    return value if value.isascii() else drawn(value).replace(BLANK, "")


def _blank(character: re.Match[str]) -> str:
    """Nothing for what is not seen by itself: joiners, marks of direction, forms of others."""
    is_seen = unicodedata.category(character[0]) != "Cf" and not _UNSEEN.match(character[0])
    return BLANK if is_seen else ""


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
