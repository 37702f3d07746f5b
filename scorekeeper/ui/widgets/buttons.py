"""The one helper for everything that can be tapped."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.text import SENTENCE, text

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


@dataclass(frozen=True, slots=True)
class Mark:
    """What stands for a side beside its name: never colour alone."""

    symbol: str
    color: ft.ColorValue
    on_color: ft.ColorValue
    container: ft.ColorValue
    on_container: ft.ColorValue


MARKS = (
    Mark("♠", C.PRIMARY, C.ON_PRIMARY, C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER),
    Mark("♦", C.TERTIARY, C.ON_TERTIARY, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    Mark("♣", C.SECONDARY, C.ON_SECONDARY, C.SECONDARY_FIXED, C.ON_SECONDARY_FIXED),
    Mark(
        "♥",
        C.TERTIARY_FIXED_DIM,
        C.ON_TERTIARY_FIXED_VARIANT,
        C.TERTIARY_FIXED,
        C.ON_TERTIARY_FIXED,
    ),
)


def mark_of(side: int) -> Mark:
    """The mark of a side by its index."""
    return MARKS[side % len(MARKS)]


SIZE, CAPITAL, BADGES_EDGE = 11, 0.68, 5
"""Of the word, the width of a bold capital as a part of it, and the room beside the word."""


def badge_width(word: str, *, scale: float) -> float:
    """The pixels that a badge takes at most; `scale` is that of text."""
    return len(word) * CAPITAL * SIZE * scale + 2 * BADGES_EDGE


def out_badge(word: str, side: int) -> ft.Container:
    """The word that marks the side that ended a deal."""
    mark = mark_of(side)
    return ft.Container(
        text(word, SIZE, Face.BOLD, mark.on_color),
        bgcolor=mark.color,
        border_radius=6,
        padding=ft.Padding.symmetric(vertical=2, horizontal=BADGES_EDGE),
    )


def spoken(
    content: ft.Control,
    label: str,
    *,
    name: str | None = None,
    live: bool | None = None,
    expand: bool | int | None = None,
) -> ft.Semantics:
    """Something that is read out as `label` alone, and found by tests as `name`.

    What is `live` is read out by itself whenever it changes.
    """
    return ft.Semantics(
        label=label,
        identifier=name,
        live_region=live,
        container=True,
        exclude_semantics=True,
        expand=expand,
        content=content,
    )


def unspoken(content: ft.Control, *, expand: bool | int | None = None) -> ft.Semantics:
    """Something that is seen only: what lies around it says the same in words."""
    return ft.Semantics(exclude_semantics=True, expand=expand, content=content)
