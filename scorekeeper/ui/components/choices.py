"""One of several: chips to choose from, rows that open something, and titles above them."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.ui.components.tap import DISABLED, Handler, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face

C = ft.Colors
GAP = 6
SHORT = 2
"""Characters of a label that need more room around them to be as wide as a finger."""


def choice(
    label: str,
    on_tap: Handler | None,
    *,
    name: str,
    selected: bool = False,
    says: str = "",
    mark: str = "",
    expand: bool | None = None,
) -> ft.Control:
    """A chip; the chosen one differs in fill, weight, shape and by a check mark.

    `says` is for screen readers, where the label alone does not say enough. One that is chosen
    and cannot be changed stays readable: it says what was agreed.
    """
    ground: ft.ColorValue = C.PRIMARY if selected else C.SURFACE_CONTAINER_LOWEST
    ink: ft.ColorValue = C.ON_PRIMARY if selected else C.ON_SURFACE
    if on_tap is None:
        ink = C.ON_SECONDARY_CONTAINER if selected else C.with_opacity(DISABLED, C.ON_SURFACE)
        ground = C.SECONDARY_CONTAINER if selected else ground
    shown = text(
        f"{'✓ ' if selected else ''}{mark}{label}",
        16,
        Face.BOLD if selected else Face.REGULAR,
        ink,
    )
    whole = ft.Container(shown, expand=True, expand_loose=True)  # a long one has several lines
    return tappable(
        ft.Row([whole], tight=True, alignment=ft.MainAxisAlignment.CENTER),
        says or label,
        on_tap,
        name=name,
        selected=selected,
        expand=expand,
        padding=ft.Padding.symmetric(vertical=15, horizontal=14 if len(label) > SHORT else 20),
        bgcolor=ground,
        border=ft.Border.all(1, ground if selected else C.OUTLINE),
        border_radius=24 if selected else 12,
    )


def choices(chips: Sequence[ft.Control]) -> ft.Row:
    """Chips in as many lines as they need."""
    return ft.Row(list(chips), wrap=True, spacing=GAP, run_spacing=GAP)


def heading(words: str, *, size: float = 16) -> ft.Semantics:
    """A title above a part of a screen."""
    return ft.Semantics(header=True, container=True, content=text(words, size, Face.BOLD))


def opening_row(
    title: str,
    second: str,
    on_tap: Handler | None,
    *,
    name: str,
    says: str = "",
    icon: ft.IconData | None = None,
    trailing: ft.IconData = ft.Icons.CHEVRON_RIGHT,
    selected: bool | None = None,
) -> ft.Control:
    """A row that leads somewhere: a title, a line or two under it, and an arrow."""
    muted = C.ON_SURFACE_VARIANT
    lines: list[ft.Control] = [text(title, 17, Face.MEDIUM)]
    if second:
        lines.append(text(second, 14, color=muted, line=SENTENCE))
    before = [] if icon is None else [ft.Icon(icon, color=muted, size=24)]
    return tappable(
        ft.Row(
            [*before, ft.Column(lines, spacing=2, expand=True), ft.Icon(trailing, color=muted)],
            spacing=14,
        ),
        says or f"{title}. {second}".rstrip(". "),
        on_tap,
        name=name,
        selected=selected,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
        border_radius=16,
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )


def card(*parts: ft.Control, spacing: float = 8) -> ft.Container:
    """Parts that belong together on a ground of their own."""
    return ft.Container(
        ft.Column(
            list(parts),
            spacing=spacing,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=14,
        border_radius=16,
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )


def complaint(words: str, *, name: str | None = None) -> ft.Control:
    """What is wrong, beside what it is about."""
    shown = ft.Row(
        [
            ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, color=C.ERROR, size=20),
            ft.Container(text(words, 14, Face.MEDIUM, C.ERROR, line=SENTENCE), expand=True),
        ],
        spacing=8,
    )
    return ft.Semantics(
        identifier=name, label=words, container=True, exclude_semantics=True, content=shown
    )


def remark(words: str, *, name: str | None = None) -> ft.Semantics:
    """A sentence that explains."""
    shown = text(words, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    return ft.Semantics(identifier=name, container=True, content=shown)
