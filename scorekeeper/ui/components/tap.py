"""The one helper for everything that can be tapped."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.ui.components.text import text
from scorekeeper.ui.theme import Face

TOUCH = 48
"""The least height and width of anything that is tapped."""
DISABLED = 0.38
EDGE = 4
"""Room above and below the words of a button that grows with them."""

UNCLIPPED = ft.ClipBehavior.NONE
"""What is tapped stays within its corners by itself, and each clip costs in every frame."""

Handler = Callable[..., Any]


def tappable(
    content: ft.Control | None,
    label: str,
    on_tap: Handler | None,
    *,
    name: str | None = None,
    selected: bool | None = None,
    expand: bool | int | None = None,
    expand_loose: bool = False,
    **box: Any,
) -> ft.MergeSemantics:
    """A box that can be tapped and has a name for screen readers.

    `label` is what a screen reader says, `name` what tests find it by; without `on_tap` it is
    shown as switched off. Further arguments are those of a Flet container.
    """
    inner = None if content is None else ft.Semantics(exclude_semantics=True, content=content)
    node = ft.Semantics(
        label=label,
        identifier=name,
        button=True,
        selected=selected,
        disabled=on_tap is None,
        container=True,
        content=_box(inner, on_click=on_tap, ink=on_tap is not None, **box),
    )
    # merged, so that name and tap are one node: without it a screen reader's tap does nothing
    return ft.MergeSemantics(node, expand=expand, expand_loose=expand_loose)


def tappable_over(
    content: ft.Control,
    label: str,
    on_tap: Handler | None,
    *,
    name: str | None = None,
    selected: bool | None = None,
    expand: bool | int | None = None,
    height: float,
    border_radius: ft.BorderRadiusValue | None = None,
    **box: Any,
) -> ft.Stack:
    """A box that can be tapped anywhere, while what lies in it is read out by itself too.

    The part that hears the tap lies over the content, so that neither hides the other from a
    screen reader; the arguments are those of `tappable`.
    """
    over = tappable(None, label, on_tap, name=name, selected=selected, border_radius=border_radius)
    return ft.Stack(
        [_box(content, border_radius=border_radius, **box), over],
        fit=ft.StackFit.EXPAND,
        height=height,
        expand=expand,
    )


def _box(
    content: ft.Control | None, *, clip_behavior: ft.ClipBehavior = UNCLIPPED, **box: Any
) -> ft.Container:
    return ft.Container(content, clip_behavior=clip_behavior, **box)


def icon_button(
    icon: ft.IconData,
    label: str,
    on_tap: Handler | None,
    *,
    name: str | None = None,
    color: ft.ColorValue = ft.Colors.ON_SURFACE,
    **box: Any,
) -> ft.Control:
    """A round button with an icon alone."""
    shown = color if on_tap else ft.Colors.with_opacity(DISABLED, color)
    return tappable(
        ft.Icon(icon, color=shown, size=24),
        label,
        on_tap,
        name=name,
        width=TOUCH,
        height=TOUCH,
        alignment=ft.Alignment.CENTER,
        border_radius=TOUCH / 2,
        **box,
    )


def button(
    label: str,
    on_tap: Handler | None,
    *,
    icon: ft.IconData | None = None,
    filled: bool = False,
    name: str | None = None,
    height: float = 56,
    size: float = 16,
    expand: bool | int | None = None,
    danger: bool = False,
    **box: Any,
) -> ft.Control:
    """A button with words, filled for what is usually done and tonal for the rest.

    Further arguments are those of a Flet container.
    """
    ground: ft.ColorValue = ft.Colors.SECONDARY_CONTAINER
    ink: ft.ColorValue = ft.Colors.ON_SECONDARY_CONTAINER
    if filled:
        ground, ink = ft.Colors.PRIMARY, ft.Colors.ON_PRIMARY
    if danger:
        ground, ink = ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER
    if on_tap is None:
        ink = ft.Colors.with_opacity(DISABLED, ft.Colors.ON_SURFACE)
        ground = ft.Colors.with_opacity(0.12, ft.Colors.ON_SURFACE)
    shown: list[ft.Control] = [] if icon is None else [ft.Icon(icon, color=ink, size=22)]
    words = text(label, size, Face.MEDIUM, ink, text_align=ft.TextAlign.CENTER)
    least = ft.Container(height=height - 2 * EDGE)  # larger text makes it higher
    return tappable(
        ft.Row(
            [*shown, ft.Container(words, expand=True, expand_loose=True), least],
            spacing=8,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        label,
        on_tap,
        name=name,
        expand=expand,
        padding=ft.Padding.only(left=14, right=6, top=EDGE, bottom=EDGE),
        bgcolor=ground,
        border_radius=height / 2,
        **box,
    )
