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
"""What comes next and who is first; as text only on paper."""
CARD_FACE, ON_CARD_FACE, CARD_EDGE = C.SURFACE_BRIGHT, "#1F1B15", "#BDB199"
LINK = C.INVERSE_PRIMARY
POSITIVE, POSITIVE_BOX = C.ON_PRIMARY_CONTAINER, C.PRIMARY_CONTAINER
WARNING, WARNING_BOX = C.ON_TERTIARY_CONTAINER, C.TERTIARY_CONTAINER
ON_FELT = "#FFFDF7"
BACKS = ("#2459B5", "#C0263D", "#D9971A", "#43434F")
"""Of the packs of the sides, by day and by night."""

_ON_BRASS = "#2A1C00"


def _scheme(
    *,
    felt: tuple[str, str, str, str],
    paper: tuple[str, str, str],
    lines: tuple[str, str],
    ink: tuple[str, str],
    sides: tuple[str, str, str, str],
    tints: tuple[str, str, str, str],
    brass: tuple[str, str],
    action: tuple[str, str],
    positive: tuple[str, str],
    warning: tuple[str, str],
    danger: tuple[str, str],
    face: str,
) -> ft.ColorScheme:
    page, card, inset = paper
    return ft.ColorScheme(
        surface=page,
        surface_container_lowest=card,
        surface_container_low=card,
        surface_container=card,
        surface_container_high=card,
        surface_container_highest=inset,
        on_surface=ink[0],
        on_surface_variant=ink[1],
        outline=lines[1],
        outline_variant=lines[0],
        primary=action[0],
        on_primary=ON_FELT,
        primary_container=positive[1],
        on_primary_container=positive[0],
        secondary=brass[0],
        on_secondary=_ON_BRASS,
        secondary_container=inset,
        on_secondary_container=ink[0],
        tertiary=warning[0],
        on_tertiary=card,
        tertiary_container=warning[1],
        on_tertiary_container=warning[0],
        error=danger[0],
        on_error=card,
        error_container=danger[1],
        on_error_container=danger[0],
        inverse_surface=ink[0],
        on_inverse_surface=card,
        inverse_primary=action[1],
        surface_tint=C.TRANSPARENT,
        primary_fixed=felt[0],
        primary_fixed_dim=felt[1],
        on_primary_fixed_variant=felt[2],
        on_primary_fixed=felt[3],
        secondary_fixed=sides[0],
        secondary_fixed_dim=tints[0],
        on_secondary_fixed=sides[1],
        on_secondary_fixed_variant=tints[1],
        tertiary_fixed=sides[2],
        tertiary_fixed_dim=tints[2],
        on_tertiary_fixed=sides[3],
        on_tertiary_fixed_variant=tints[3],
        surface_bright=face,
        surface_dim=brass[1],
    )


LIGHT = _scheme(
    felt=("#15513A", "#1F6649", "#246B4E", "#CFE5D8"),
    paper=("#F6F1E6", "#FFFDF8", "#ECE4D3"),
    lines=("#DBD0BA", "#857B69"),
    ink=("#1F1B15", "#5F5748"),
    sides=("#1D4C9C", "#A81B34", "#774C00", "#3A3A46"),
    tints=("#E3EBF8", "#FAE4E3", "#FBEBC9", "#E6E5EA"),
    brass=("#F2BC4B", "#7A5200"),
    action=("#15513A", "#15513A"),
    positive=("#1A6A40", "#DDEFDF"),
    warning=("#7F4E00", "#FFE8BD"),
    danger=("#A3340A", "#FFE1D4"),
    face="#FFFDF8",
)
DARK = _scheme(
    felt=("#0E2C20", "#15402F", "#1B4534", "#AFCBBC"),
    paper=("#151311", "#221F1B", "#2E2A25"),
    lines=("#3B362F", "#8F8575"),
    ink=("#F2EBDD", "#BAB09F"),
    sides=("#92B9FF", "#FF98A2", "#F0BE4C", "#DAD6E4"),
    tints=("#1D2A44", "#45202A", "#3D2E0C", "#34323C"),
    brass=("#EDB74A", "#EDB74A"),
    action=("#2C7A55", "#8AD3AC"),
    positive=("#8AD3AC", "#16392A"),
    warning=("#F1BD5A", "#42300B"),
    danger=("#FFA582", "#4A1F10"),
    face="#F1EADB",
)


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
    }


FELT_ROLES = tuple(map(_roles_on_felt, (LIGHT, DARK)))
"""The colours of what lies on felt, by day and by night: its main button is of brass."""
PAPER_ROLES = tuple(
    {role: getattr(scheme, role) for role in FELT_ROLES[0]} for scheme in (LIGHT, DARK)
)
"""The colours of what lies on paper that lies on felt."""


def themes(roles: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the arguments of a container by which all that is in it takes these colours."""
    # new themes each time: Flet marks what a page has, so no two pages may have the same
    day, night = (ft.Theme(color_scheme=ft.ColorScheme(**colours)) for colours in roles)
    return {"theme": day, "dark_theme": night}
