"""The theme of Flet's controls, texts in the bundled fonts, and characters missing from them."""

import re
import unicodedata
from dataclasses import replace
from enum import StrEnum
from typing import Any

import flet as ft

from scorekeeper.ui.controls import Text, TextStyle

ICONS = "Icons"
"""Family of the font with the icons of `kit.icon`."""
SYMBOLS = "Symbols"
"""Family of the font with suits and signs; all texts fall back to it."""
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
TEXT_BUTTON_PADDING = 12
"""Logical pixels at each side of the text of a button without a border."""


class Face(StrEnum):
    """Font families. Each weight is a family: a bold that Flet computes would be smeared."""

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
    ICONS: "fonts/ScorekeeperIcons.ttf",
}

GLYPH_RANGES = (
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
"""First and last characters of the ranges that the bundled fonts have.

These are Latin, Greek, Cyrillic, Hebrew, suits and signs.
"""

MISSING_GLYPH = "▯"
"""Shown for a character that no bundled font has; the web client would show nothing."""
_MISSING = re.compile(
    "[^\n\t" + "".join(f"{chr(first)}-{chr(last)}" for first, last in GLYPH_RANGES) + "]"
)
_VARIATION_SELECTOR = re.compile(r"[\ufe00-\ufe0f]")
"""Characters that choose between two forms of the character before them."""


# --- the theme

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
"""Logical pixels of the texts in stock controls, by their role in the text theme."""


def theme(scheme: ft.ColorScheme, focus: ft.ColorValue) -> ft.Theme:
    """Return the light or the dark theme of a page.

    Args:
        scheme: Colours of the theme.
        focus: Colour over the control that has the keyboard's focus.
    """

    def role_style(role: str) -> ft.TextStyle:
        return ft.TextStyle(
            size=SIZES.get(role),
            font_family_fallback=[SYMBOLS],
            # In large text five tabs share the width of a narrow phone.
            letter_spacing=0,
            # Explicit: the default is black, in the dark theme too.
            color=scheme.on_surface,
        )

    tab = replace(role_style("label_small"), font_family=Face.MEDIUM)
    platforms = ("android", "ios", "linux", "macos", "windows")
    # A new screen appears at once: at a card table a slide would only cost time.
    no_transitions = dict.fromkeys(platforms, ft.PageTransitionTheme.NONE)
    return ft.Theme(
        font_family=Face.REGULAR,
        # A copy: Flet attaches a scheme to one page.
        color_scheme=replace(scheme),
        # The default is hardly visible on a filled button.
        focus_color=focus,
        # No control reads the other roles, and each page that opens builds and sends them.
        text_theme=ft.TextTheme(**{role: role_style(role) for role in SIZES}),
        navigation_bar_theme=ft.NavigationBarTheme(height=68, label_text_style=tab),
        page_transitions=ft.PageTransitionsTheme(**no_transitions),
        **controls_theme(scheme),
    )


def controls_theme(scheme: ft.ColorScheme) -> dict[str, Any]:
    """Return the themes of the stock controls, as arguments of `ft.Theme`.

    Controls are at least 48 logical pixels high, with a mouse too. Colours are values of the
    scheme: Flet would look their names up in its own default scheme.
    """
    outline = scheme.outline or ft.Colors.OUTLINE
    edge = ft.BorderSide(1.5, outline)
    card_edge = ft.BorderSide(1, scheme.outline_variant or outline)
    button_padding = ft.Padding.symmetric(vertical=17, horizontal=16)
    # Less at the sides: three of them share a line of a phone.
    text_button_padding = ft.Padding.symmetric(vertical=17, horizontal=TEXT_BUTTON_PADDING)
    return {
        "visual_density": ft.VisualDensity.STANDARD,
        "filled_button_theme": ft.FilledButtonTheme(ft.ButtonStyle(padding=button_padding)),
        "outlined_button_theme": ft.OutlinedButtonTheme(
            ft.ButtonStyle(padding=button_padding, side=edge)
        ),
        "text_button_theme": ft.TextButtonTheme(ft.ButtonStyle(padding=text_button_padding)),
        "icon_button_theme": ft.IconButtonTheme(ft.ButtonStyle(padding=12)),
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
            shape=ft.RoundedRectangleBorder(radius=16, side=card_edge),
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        ),
        "divider_theme": ft.DividerTheme(color=scheme.outline_variant, thickness=1, space=1),
        "bottom_sheet_theme": ft.BottomSheetTheme(bgcolor=scheme.surface_container_low),
    }


# --- characters


def replace_missing_glyphs(value: str) -> str:
    """Return a text with `MISSING_GLYPH` for each character that no bundled font has."""
    if value.isascii():
        return value
    visible = _MISSING.sub(_replacement, unicodedata.normalize("NFC", value))
    if value.strip() and not visible.strip():
        # A name of invisible characters alone must not look empty.
        return MISSING_GLYPH
    return visible


def strip_missing_glyphs(value: str) -> str:
    """Return a text without the characters that no bundled font has."""
    if value.isascii():
        return value
    return replace_missing_glyphs(value).replace(MISSING_GLYPH, "")


def _replacement(match: re.Match[str]) -> str:
    """Return the replacement of a missing character; empty for an invisible one.

    Joiners, direction marks and variation selectors are invisible.
    """
    character = match[0]
    if unicodedata.category(character) == "Cf" or _VARIATION_SELECTOR.match(character):
        return ""
    return MISSING_GLYPH


# --- texts

# As multiples of the text size.
LABEL_LINE_HEIGHT = 1.2
DIGITS_LINE_HEIGHT = 1.1
SENTENCE_LINE_HEIGHT = 1.3


def text_style(
    size: float,
    color: ft.ColorValue | None,
    face: Face = Face.REGULAR,
    line_height: float | None = None,
) -> ft.TextStyle:
    """Return a text style.

    Args:
        size: Logical pixels at 100 % text.
        color: Colour of the text; None to inherit it from the surrounding control.
        face: Font family; characters that it lacks come from the symbol font.
        line_height: Line height as a multiple of the size; None for the default of the font.
    """
    return TextStyle(
        size=size,
        height=line_height,
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
    line_height: float = LABEL_LINE_HEIGHT,
    **kwargs: Any,
) -> ft.Text:
    """Return a text; characters that no bundled font has are replaced by a visible sign.

    Args:
        value: The text.
        size: Logical pixels at 100 % text.
        face: Font family.
        color: Colour; None to inherit it from the surrounding control.
        line_height: Line height as a multiple of the size.
        kwargs: Further properties of `ft.Text`.
    """
    style = text_style(size, color, face, line_height)
    # A dot between two parts ends a line; it never begins the next one.
    visible = replace_missing_glyphs(value).replace(" · ", f"{NO_BREAK_SPACE}· ")
    return Text(visible, style=style, **kwargs)


def one_line(value: str, size: float = 16, face: Face = Face.REGULAR, **kwargs: Any) -> ft.Text:
    """Return a text on one line; an ellipsis replaces an end that does not fit."""
    return text(value, size, face, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, **kwargs)


def digits(
    value: str,
    size: float,
    color: ft.ColorValue,
    *,
    line_height: float = DIGITS_LINE_HEIGHT,
    **kwargs: Any,
) -> ft.Text:
    """Return a number in the score face; all its digits stay visible even without enough room.

    Args:
        value: The formatted number.
        size: Logical pixels at 100 % text.
        color: Colour.
        line_height: Line height as a multiple of the size.
        kwargs: Further properties of `ft.Text`.
    """
    options: dict[str, Any] = {"no_wrap": True, "overflow": ft.TextOverflow.VISIBLE, **kwargs}
    return text(value, size, Face.SCORE, color, line_height=line_height, max_lines=1, **options)
