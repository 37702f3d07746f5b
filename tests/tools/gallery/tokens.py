"""Colours of the theme as numbers: what a role looks like over another, and their contrast."""

from dataclasses import fields

import flet as ft

Colour = tuple[float, float, float]
"""Red, green and blue, each from 0 to 255."""
SEPARATOR = ","
"""The sign between a role and its opacity."""
BETWEEN_THEMES, DUSK = "|", 0.5
"""The sign between the colours of day and night, and the luminance between their surfaces."""


def role(colour: str, scheme: ft.ColorScheme) -> tuple[Colour, float]:
    if BETWEEN_THEMES in colour:
        day, night = colour.split(BETWEEN_THEMES)
        is_day = luminance(_parts(str(scheme.surface))) > DUSK
        return role(day if is_day else night, scheme)
    name, _, opacity = colour.partition(SEPARATOR)
    if name == "transparent":
        return (0, 0, 0), 0.0
    if not name.startswith("#"):
        roles = {field.name.replace("_", ""): field.name for field in fields(scheme)}
        found = getattr(scheme, roles.get(name, ""), None)
        if not isinstance(found, str):
            raise KeyError(f"the theme does not say what {name} is")
        # The colour of a role may let light through too.
        parts, own_opacity = role(found, scheme)
        return parts, own_opacity * float(opacity or 1)
    return _parts(name), float(opacity or 1)


def _parts(code: str) -> Colour:
    red, green, blue = (int(code[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def over(ink: tuple[Colour, float], ground: Colour) -> Colour:
    """The colour that is seen where one that lets light through lies over another."""
    (red, green, blue), opacity = ink
    rest = 1 - opacity
    return (
        red * opacity + ground[0] * rest,
        green * opacity + ground[1] * rest,
        blue * opacity + ground[2] * rest,
    )


def ratio(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 to 21, as WCAG 2 reckons it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: Colour) -> float:
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(share: float) -> float:
    return float(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)
