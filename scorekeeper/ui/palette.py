"""Colours of felt and paper, in the light and the dark theme.

There are two materials: *felt* is the table, for live values; *paper* is the pad, for records. Each
has a colour scheme, so a control takes its colours from the material that it lies on: text is
`ON_SURFACE`, the main button `PRIMARY`, an outline `OUTLINE`.

Material Design has no role for some colours of a card table. They have roles that no stock control
uses, and screens import them by the names below.
"""

from collections.abc import Iterable
from typing import Any

import flet as ft

from scorekeeper.ui.controls import Theme

C = ft.Colors

# --- names of roles; their colours depend on the theme

FELT = C.PRIMARY_FIXED
FELT_GLOW = C.PRIMARY_FIXED_DIM  # the lighter part of the felt, under the lamp
FELT_RAISED = C.ON_PRIMARY_FIXED_VARIANT  # boxes on the felt
CARD = C.SURFACE_CONTAINER_LOWEST
CARD_EDGE = C.ON_TERTIARY  # of cards on felt: they are nearly as dark as the felt in the dark theme
CARD_SHADOW = C.SCRIM  # of cards on felt in the light theme
INSET = C.SURFACE_CONTAINER_HIGHEST  # boxes on a card
BRASS = C.SECONDARY  # for the next step and for the leader; not for text on paper
ON_BRASS = C.ON_SECONDARY
BRASS_TEXT = C.SURFACE_DIM  # brass that is dark enough for text on paper
CARD_FACE = C.SURFACE_BRIGHT
LINK = C.INVERSE_PRIMARY
MUTED = C.ON_SURFACE_VARIANT
RED_SUIT = C.ON_SECONDARY_FIXED  # hearts and diamonds on paper
POSITIVE = C.ON_PRIMARY_CONTAINER
POSITIVE_BOX = C.PRIMARY_CONTAINER
WARNING = C.ON_TERTIARY_CONTAINER
WARNING_BOX = C.TERTIARY_CONTAINER

# --- colours that are the same in both themes

ON_CARD_FACE = "#1F1B15"
ON_FELT = "#FFFDF7"
ALARM = "#A3340A"  # on felt, in both themes; texts on it are `ON_FELT`
ERROR_ON_FELT = "#FFC4AD"
# --- the two colour schemes

# Roles of the colour of a card: surfaces on paper, and text on strong colours.
_CARD_ROLES = (
    "surface_container_lowest",
    "surface_container_low",
    "surface_container",
    "surface_container_high",
    "on_inverse_surface",
)
_SCHEMES = (
    # Felt, its glow, raised boxes on it, and muted text on it.
    ("#15513A", "#0B261B", "primary_fixed"),
    ("#1F6649", "#123A2B", "primary_fixed_dim"),
    ("#246B4E", "#1B4534", "on_primary_fixed_variant"),
    ("#CFE5D8", "#AFCBBC", "on_primary_fixed"),
    # Paper, and text on it.
    ("#F6F1E6", "#141210", "surface"),
    ("#FFFDF8", "#2C2822", *_CARD_ROLES),
    ("#ECE4D3", "#3D3830", "surface_container_highest", "secondary_container"),
    ("#DBD0BA", "#585046", "outline_variant"),
    ("#857B69", "#9A907F", "outline"),
    # Cards on felt: a shadow in the light theme, a line in the dark one.
    (C.TRANSPARENT, "#585046", "on_tertiary"),
    (C.with_opacity(0.22, "#000000"), C.TRANSPARENT, "scrim"),
    ("#1F1B15", "#F2EBDD", "on_surface", "on_secondary_container", "inverse_surface"),
    ("#5F5748", "#C4BAA9", "on_surface_variant"),
    # Each of the first four colours of sides, and the background for it.
    ("#1D4C9C", "#92B9FF", "secondary_fixed"),
    ("#E3EBF8", "#22325A", "secondary_fixed_dim"),
    ("#A81B34", "#FF98A2", "on_secondary_fixed"),
    ("#FAE4E3", "#562932", "on_secondary_fixed_variant"),
    ("#774C00", "#F0BE4C", "tertiary_fixed"),
    ("#FBEBC9", "#4A390F", "tertiary_fixed_dim"),
    ("#3A3A46", "#DAD6E4", "on_tertiary_fixed"),
    ("#E6E5EA", "#43404D", "on_tertiary_fixed_variant"),
    # The last two; their background is that of boxes on a card.
    ("#5B3C99", "#CDB9F2", "tertiary"),
    ("#0B5E55", "#86DFC0", "on_error"),
    # Brass, text on brass, and brass as the colour of text.
    ("#F2BC4B", "#EDB74A", "secondary"),
    ("#2A1C00", "#2A1C00", "on_secondary"),
    ("#7A5200", "#EDB74A", "surface_dim"),
    # Main buttons, text on them, and links.
    ("#15513A", "#2C7A55", "primary"),
    (ON_FELT, ON_FELT, "on_primary"),
    ("#15513A", "#8AD3AC", "inverse_primary"),
    # Good news, warnings and errors: text, and the background for it.
    ("#1A6A40", "#8AD3AC", "on_primary_container"),
    ("#DDEFDF", "#1C4430", "primary_container"),
    ("#7F4E00", "#F1BD5A", "on_tertiary_container"),
    ("#FFE8BD", "#4D390D", "tertiary_container"),
    ("#A3340A", "#FFA582", "error", "on_error_container"),
    ("#FFE1D4", "#5A2413", "error_container"),
    # The face of a playing card.
    ("#FFFDF8", "#F1EADB", "surface_bright"),
    # No tint over raised surfaces.
    (C.TRANSPARENT, C.TRANSPARENT, "surface_tint"),
)
"""Rows: a colour in the light theme, its counterpart in the dark theme, and their roles."""


def _scheme(column: int) -> ft.ColorScheme:
    """Return the colour scheme in a column of the table: 0 is light, 1 is dark."""
    return ft.ColorScheme(**{role: row[column] for row in _SCHEMES for role in row[2:]})


LIGHT = _scheme(0)
DARK = _scheme(1)

FOCUS = (C.with_opacity(0.4, "#D98C00"), C.with_opacity(0.3, "#D98C00"))
"""Colours over the control that has the keyboard's focus, in the light and the dark theme."""
CURSOR = "#CC8200"
"""Ring around the key that the arrow keys select; contrast 3:1 to paper, felt and packs."""
FOCUS_ON_FELT = (C.with_opacity(0.3, "#000000"), C.with_opacity(0.35, "#857B69"))
CHOSEN_ON_FELT = ("#4C6C3E", "#444A27")
"""Felt with a quarter of brass. Opaque: below a chip is the paper of the page, not the felt."""


# --- colours of the materials


def _roles_on_felt(scheme: ft.ColorScheme, chosen: str) -> dict[str, Any]:
    """Return the roles that controls on felt use, with their colours there.

    Args:
        scheme: The colours of the page.
        chosen: Background of chosen controls.
    """
    felt = scheme.primary_fixed
    raised = scheme.on_primary_fixed_variant
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
        # The main button is brass.
        "primary": scheme.secondary,
        "on_primary": scheme.on_secondary,
        "secondary_container": raised,
        "on_secondary_container": ON_FELT,
        "primary_container": chosen,
        "inverse_primary": scheme.secondary,
        "error": ERROR_ON_FELT,
    }


def _roles_on_paper(scheme: ft.ColorScheme) -> dict[str, Any]:
    """Return the same roles with their colours in the scheme: paper on felt restores them."""
    return {role: getattr(scheme, role) for role in _roles_on_felt(scheme, "")}


FELT_ROLES = (
    (_roles_on_felt(LIGHT, CHOSEN_ON_FELT[0]), FOCUS_ON_FELT[0]),
    (_roles_on_felt(DARK, CHOSEN_ON_FELT[1]), FOCUS_ON_FELT[1]),
)
"""Colours by role, and the colour of the focus, on felt: in the light and the dark theme."""
PAPER_ROLES = (
    (_roles_on_paper(LIGHT), FOCUS[0]),
    (_roles_on_paper(DARK), FOCUS[1]),
)
"""The same for paper on felt."""


def themes(roles: Iterable[tuple[dict[str, Any], ft.ColorValue]]) -> dict[str, Any]:
    """Return arguments of a container that give all controls in it the colours of a material.

    Args:
        roles: `FELT_ROLES` or `PAPER_ROLES`.

    Example:
        ft.Container(content, **themes(FELT_ROLES))
    """
    # New themes in each call: Flet attaches a theme to one page.
    light, dark = (
        Theme(color_scheme=ft.ColorScheme(**colors), focus_color=focus) for colors, focus in roles
    )
    return {"theme": light, "dark_theme": dark}
