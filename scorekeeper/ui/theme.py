"""Faces and sizes of text, and the characters that can be drawn."""

import re
import unicodedata
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any

import flet as ft

SYMBOLS = "Symbols"


class Face(StrEnum):
    """A family of its own for each weight: a made-up bold would be smeared."""

    REGULAR = "Regular"
    MEDIUM = "Medium"
    BOLD = "Bold"
    SCORE = "Score"
    """A slab face with digits of one width, for scores and titles."""


FONTS = {
    Face.REGULAR: "fonts/Roboto-Regular.ttf",
    Face.MEDIUM: "fonts/Roboto-Medium.ttf",
    Face.BOLD: "fonts/Roboto-Bold.ttf",
    Face.SCORE: "fonts/ScorekeeperScore.ttf",
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
    *((0x2260, 0x2260), (0x2264, 0x2265), (0x232B, 0x232B), (0x25A0, 0x25A0), (0x25AF, 0x25AF)),
    *((0x25B2, 0x25B2), (0x25BC, 0x25BC), (0x25C6, 0x25C6), (0x25CB, 0x25CB), (0x25CF, 0x25CF)),
    *((0x2605, 0x2606), (0x2660, 0x2667), (0x26A0, 0x26A0)),
    *((0x2713, 0x2713), (0x2717, 0x2717)),
)
"""First and last of the characters that the bundled fonts have: Latin, Greek, Cyrillic, Hebrew."""

BLANK = "▯"
"""Stands for a character that cannot be drawn: the web client would leave its place empty."""
_UNDRAWN = re.compile(
    "[^\n\t" + "".join(f"{chr(first)}-{chr(last)}" for first, last in DRAWN) + "]"
)
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


def theme(scheme: ft.ColorScheme, focus: ft.ColorValue) -> ft.Theme:
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
        color_scheme=replace(scheme),
        focus_color=focus,  # its own would hardly be seen on a filled button
        text_theme=ft.TextTheme(**{role: style(role) for role in roles}),
        navigation_bar_theme=ft.NavigationBarTheme(height=68, label_text_style=tab),
        page_transitions=ft.PageTransitionsTheme(**at_once),
        **controls_theme(scheme),
    )


def controls_theme(scheme: ft.ColorScheme) -> dict[str, Any]:
    """Stock controls in our look: 48 pixels high at least, and no denser under a mouse.

    The colours are those of the scheme itself: by name they would be looked up in Flet's own.
    """
    outline = scheme.outline or ft.Colors.OUTLINE
    edge = ft.BorderSide(1.5, outline)
    line = ft.BorderSide(1, scheme.outline_variant or outline)
    room = ft.Padding.symmetric(vertical=17, horizontal=16)
    return {
        "visual_density": ft.VisualDensity.STANDARD,
        "filled_button_theme": ft.FilledButtonTheme(ft.ButtonStyle(padding=room, icon_size=22)),
        "outlined_button_theme": ft.OutlinedButtonTheme(
            ft.ButtonStyle(padding=room, icon_size=22, side=edge)
        ),
        "text_button_theme": ft.TextButtonTheme(ft.ButtonStyle(padding=room, icon_size=22)),
        "icon_button_theme": ft.IconButtonTheme(ft.ButtonStyle(padding=12, icon_size=24)),
        "chip_theme": ft.ChipTheme(
            padding=ft.Padding.symmetric(vertical=14, horizontal=8),
            border_side=ft.BorderSide(1, outline),
            bgcolor=scheme.surface_container_low,
            shape=ft.RoundedRectangleBorder(radius=12),
            selected_color=scheme.primary_container,
        ),
        "list_tile_theme": ft.ListTileTheme(
            content_padding=ft.Padding.symmetric(horizontal=14),
            min_vertical_padding=8,
            horizontal_spacing=14,
            min_height=48,
        ),
        "card_theme": ft.CardTheme(
            color=scheme.surface_container_low,
            elevation=0,
            margin=0,
            shape=ft.RoundedRectangleBorder(radius=16, side=line),
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        ),
        "divider_theme": ft.DividerTheme(color=scheme.outline_variant, thickness=1, space=1),
        "bottom_sheet_theme": ft.BottomSheetTheme(bgcolor=scheme.surface_container_low),
    }


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


LINE, DIGITS, SENTENCE = 1.2, 1.1, 1.3
"""Heights of a line: labels, big digits, sentences."""
DIGIT = 0.63
"""The width of a digit of the score face as a part of its size; signs are narrower."""


def text_style(
    size: float, color: ft.ColorValue | None, face: Face = Face.REGULAR, line: float | None = None
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
    color: ft.ColorValue | None = ft.Colors.ON_SURFACE,
    *,
    line: float = LINE,
    **kwargs: Any,
) -> ft.Text:
    """A text of one face; a character that no font has is seen as a blank, never left out."""
    return ft.Text(drawn(value), style=text_style(size, color, face, line), **kwargs)


def one_line(value: str, size: float = 16, face: Face = Face.REGULAR, **kwargs: Any) -> ft.Text:
    return text(value, size, face, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, **kwargs)


def digits(
    value: str, size: float, color: ft.ColorValue, *, line: float = DIGITS, **kwargs: Any
) -> ft.Text:
    """A number in the score face, all of whose digits are seen even where room is short."""
    whole: dict[str, Any] = {"no_wrap": True, "overflow": ft.TextOverflow.VISIBLE, **kwargs}
    return text(value, size, Face.SCORE, color, line=line, max_lines=1, **whole)


def number_size(number: str, size: float, room: int = 4) -> float:
    """Return a size in which a number of more than `room` characters takes no more of a line."""
    return max(14, size * min(1, room / len(number))) if number else size


def fitting(number: str, size: float, width: float) -> float:
    """Return a size of the score face in which a number fits into a width in pixels."""
    return min(size, width / len(number) / DIGIT)
