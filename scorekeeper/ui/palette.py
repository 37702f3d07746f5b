"""Colours of felt and paper, by day and by night.

Two materials: *felt* is the table, for what is live; *paper* is the pad, for what is written. Each
is a colour scheme of its own, so that a control takes the colours of what it lies on: text is
`ON_SURFACE`, the main button `PRIMARY`, an outline `OUTLINE`. What Material has no word for has a
role that no control paints with by itself; it is used by its name here.
"""

from collections.abc import Iterable
from typing import Any

import flet as ft

C = ft.Colors
FELT, FELT_GLOW, FELT_RAISED = C.PRIMARY_FIXED, C.PRIMARY_FIXED_DIM, C.ON_PRIMARY_FIXED_VARIANT
CARD, INSET = C.SURFACE_CONTAINER_LOWEST, C.SURFACE_CONTAINER_HIGHEST
BRASS, ON_BRASS, BRASS_TEXT = C.SECONDARY, C.ON_SECONDARY, C.SURFACE_DIM
"""For what comes next and who is first; as text only on paper."""
CARD_FACE, ON_CARD_FACE, CARD_EDGE = C.SURFACE_BRIGHT, "#1F1B15", "#BDB199"
LINK = C.INVERSE_PRIMARY
MUTED = C.ON_SURFACE_VARIANT
POSITIVE, POSITIVE_BOX = C.ON_PRIMARY_CONTAINER, C.PRIMARY_CONTAINER
WARNING, WARNING_BOX = C.ON_TERTIARY_CONTAINER, C.TERTIARY_CONTAINER
ON_FELT, ERROR_ON_FELT = "#FFFDF7", "#FFC4AD"
BACKS = ("#2459B5", "#C0263D", "#D9971A", "#43434F")
"""Of the packs of the sides, by day and by night."""

_CARD_ROLES = (
    *("surface_container_lowest", "surface_container_low", "surface_container"),
    *("surface_container_high", "on_tertiary", "on_error", "on_inverse_surface"),
)
_SCHEMES = (
    ("#15513A", "#0E2C20", "primary_fixed"),  # felt, its glow, what lies on it, and lesser words
    ("#1F6649", "#15402F", "primary_fixed_dim"),
    ("#246B4E", "#1B4534", "on_primary_fixed_variant"),
    ("#CFE5D8", "#AFCBBC", "on_primary_fixed"),
    ("#F6F1E6", "#151311", "surface"),  # paper
    ("#FFFDF8", "#221F1B", *_CARD_ROLES),
    ("#ECE4D3", "#2E2A25", "surface_container_highest", "secondary_container"),
    ("#DBD0BA", "#3B362F", "outline_variant"),
    ("#857B69", "#8F8575", "outline"),
    ("#1F1B15", "#F2EBDD", "on_surface", "on_secondary_container", "inverse_surface"),
    ("#5F5748", "#BAB09F", "on_surface_variant"),
    ("#1D4C9C", "#92B9FF", "secondary_fixed"),  # each side, and its ground
    ("#E3EBF8", "#1D2A44", "secondary_fixed_dim"),
    ("#A81B34", "#FF98A2", "on_secondary_fixed"),
    ("#FAE4E3", "#45202A", "on_secondary_fixed_variant"),
    ("#774C00", "#F0BE4C", "tertiary_fixed"),
    ("#FBEBC9", "#3D2E0C", "tertiary_fixed_dim"),
    ("#3A3A46", "#DAD6E4", "on_tertiary_fixed"),
    ("#E6E5EA", "#34323C", "on_tertiary_fixed_variant"),
    ("#F2BC4B", "#EDB74A", "secondary"),  # brass, on it, and as text
    ("#2A1C00", "#2A1C00", "on_secondary"),
    ("#7A5200", "#EDB74A", "surface_dim"),
    ("#15513A", "#2C7A55", "primary"),  # actions
    (ON_FELT, ON_FELT, "on_primary"),
    ("#15513A", "#8AD3AC", "inverse_primary"),
    ("#1A6A40", "#8AD3AC", "on_primary_container"),  # good news, warnings, danger
    ("#DDEFDF", "#16392A", "primary_container"),
    ("#7F4E00", "#F1BD5A", "tertiary", "on_tertiary_container"),
    ("#FFE8BD", "#42300B", "tertiary_container"),
    ("#A3340A", "#FFA582", "error", "on_error_container"),
    ("#FFE1D4", "#4A1F10", "error_container"),
    ("#FFFDF8", "#F1EADB", "surface_bright"),  # the face of a card
    (C.TRANSPARENT, C.TRANSPARENT, "surface_tint"),
)
"""A colour by day and by night, and the roles that have it."""
LIGHT, DARK = (
    ft.ColorScheme(**{role: row[night] for row in _SCHEMES for role in row[2:]})
    for night in range(2)
)
FOCUS = C.with_opacity(0.4, "#D98C00"), C.with_opacity(0.3, "#D98C00")
FOCUS_ON_FELT = C.with_opacity(0.3, "#000000"), C.with_opacity(0.35, "#857B69")
"""By day and by night, over what has the keyboard's focus."""


def _roles_on_felt(scheme: ft.ColorScheme) -> dict[str, Any]:
    felt, raised = scheme.primary_fixed, scheme.on_primary_fixed_variant
    return {
        "surface": felt,
        "surface_container_low": raised,
        "surface_container": felt,
        "surface_container_high": raised,
        "surface_container_highest": raised,
        "on_surface": ON_FELT,
        "on_surface_variant": scheme.on_primary_fixed,
        "outline": C.with_opacity(0.6, ON_FELT),
        "outline_variant": C.with_opacity(0.2, ON_FELT),
        "primary": scheme.secondary,
        "on_primary": scheme.on_secondary,
        "secondary_container": raised,
        "on_secondary_container": ON_FELT,
        "inverse_primary": scheme.secondary,
        "error": ERROR_ON_FELT,
    }


FELT_ROLES = tuple(zip(map(_roles_on_felt, (LIGHT, DARK)), FOCUS_ON_FELT, strict=True))
"""What lies on felt, and its focus, by day and by night: its main button is of brass."""
PAPER_ROLES = tuple(
    ({role: getattr(scheme, role) for role in FELT_ROLES[0][0]}, focus)
    for scheme, focus in zip((LIGHT, DARK), FOCUS, strict=True)
)
"""The colours of what lies on paper that lies on felt."""


def themes(roles: Iterable[tuple[dict[str, Any], ft.ColorValue]]) -> dict[str, Any]:
    """Return the arguments of a container by which all that is in it takes these colours."""
    # new themes each time: Flet marks what a page has, so no two pages may have the same
    day, night = (
        ft.Theme(color_scheme=ft.ColorScheme(**colours), focus_color=focus)
        for colours, focus in roles
    )
    return {"theme": day, "dark_theme": night}
