"""The two materials of the app: felt for the table, and paper for records.

A surface sets the colours of everything on it, so that `ON_SURFACE`, `PRIMARY` or `OUTLINE` fit
the material that a control lies on.
"""

from typing import Any

import flet as ft

from scorekeeper.ui.controls import Container
from scorekeeper.ui.palette import CARD, CARD_EDGE, FELT, FELT_GLOW, FELT_ROLES, PAPER_ROLES, themes


def felt(
    content: ft.Control, *, expand: bool = True, is_plain: bool = False, **box: Any
) -> ft.Container:
    """Return content on the green of the table.

    Args:
        content: Controls on the felt.
        expand: Fill the page.
        is_plain: Leave out glow and weave, which cost time in each frame: for screens on which
            every tap changes something.
        box: Further properties of the container.
    """
    if is_plain:
        return Container(content, expand=expand, bgcolor=FELT, **themes(FELT_ROLES), **box)
    return Container(
        content,
        expand=expand,
        gradient=ft.RadialGradient(
            colors=[FELT_GLOW, FELT], center=ft.Alignment.TOP_CENTER, radius=1.1
        ),
        image=ft.DecorationImage(src="felt-tile.png", repeat=ft.ImageRepeat.REPEAT, opacity=0.5),
        **themes(FELT_ROLES),
        **box,
    )


def paper(content: ft.Control, **box: Any) -> ft.Container:
    """Return content on a background with the colours of paper, for use on felt.

    With rounded corners it is a card, which has an edge in the dark theme.

    Args:
        content: Controls on the paper.
        box: Further properties of the container. `bgcolor` replaces the colour of paper, `border`
            the edge of a card; `theme` and `dark_theme` replace the colours of the controls on it.
    """
    defaults = {"bgcolor": CARD, **themes(PAPER_ROLES)}
    if "border_radius" in box:
        defaults["border"] = ft.Border.all(1, CARD_EDGE)
    return Container(content, **(defaults | box))
