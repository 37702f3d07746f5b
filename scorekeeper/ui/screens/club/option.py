"""One of several that need a sentence each: a row with its name, what it is, and a check."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui.components.tap import DISABLED, Handler, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face

C = ft.Colors


def option(
    title: str,
    lines: Sequence[str],
    on_tap: Handler | None,
    *,
    name: str,
    is_chosen: bool = False,
) -> ft.Control:
    """The row; the chosen one differs in fill, weight, frame and by a check mark."""
    ink: ft.ColorValue = C.ON_PRIMARY_CONTAINER if is_chosen else C.ON_SURFACE
    muted: ft.ColorValue = ink if is_chosen else C.ON_SURFACE_VARIANT
    if on_tap is None and not is_chosen:
        ink = C.with_opacity(DISABLED, C.ON_SURFACE)
    told: list[ft.Control] = [
        text(title, 16, Face.BOLD if is_chosen else Face.MEDIUM, ink),
        *(text(said, 14, color=muted, line=SENTENCE) for said in lines if said),
    ]
    picture = ft.Icons.RADIO_BUTTON_CHECKED if is_chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    return tappable(
        ft.Row(
            [ft.Icon(picture, color=ink, size=22), ft.Column(told, spacing=2, expand=True)],
            spacing=12,
        ),
        ". ".join([title, *(said.rstrip(".") for said in lines if said)]),
        on_tap,
        name=name,
        selected=is_chosen,
        padding=ft.Padding.symmetric(vertical=10, horizontal=12),
        border_radius=12,
        border=ft.Border.all(1, C.PRIMARY if is_chosen else C.OUTLINE_VARIANT),
        bgcolor=C.PRIMARY_CONTAINER if is_chosen else C.SURFACE_CONTAINER_LOWEST,
    )
