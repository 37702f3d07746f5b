"""Buttons, chips, rows, cards, and the marks of the sides."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import side_marks

C = ft.Colors
TOUCH = 48
"""The least height and width of anything that is tapped."""
DISABLED = 0.38
FADED = C.with_opacity(DISABLED, C.ON_SURFACE)
"""Of words and icons that are switched off."""
EDGE = 4
"""Room above and below the words of a button that grows with them."""
GAP = 6
SHORT = 2
"""Characters of a label that need more room around them to be as wide as a finger."""
UNCLIPPED = ft.ClipBehavior.NONE
"""A tapped box stays within its corners by itself, and each clip costs in every frame."""

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
    takes_focus: bool = True,
    clip_behavior: ft.ClipBehavior = UNCLIPPED,
    key: ft.KeyValue | None = None,
    **box: Any,
) -> ft.MergeSemantics:
    """A box that can be tapped and has a name for screen readers.

    `label` is what a screen reader says, `name` what tests find it by; without `on_tap` it is
    shown as switched off. A box that `takes_focus` is reached by Tab and draws a ripple at a tap:
    Flet has both or neither. Further arguments are those of a Flet container.
    """
    inner = None if content is None else ft.Semantics(exclude_semantics=True, content=content)
    node = ft.Semantics(
        label=label,
        identifier=name,
        button=True,
        selected=selected,
        disabled=on_tap is None,
        container=True,
        content=ft.Container(
            inner,
            on_click=on_tap,
            ink=takes_focus and on_tap is not None,
            clip_behavior=clip_behavior,
            **box,
        ),
    )
    # merged, so that name and tap are one node: without it a screen reader's tap does nothing
    return ft.MergeSemantics(node, expand=expand, expand_loose=expand_loose, key=key)


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
    below = ft.Container(content, border_radius=border_radius, clip_behavior=UNCLIPPED, **box)
    return ft.Stack([below, over], fit=ft.StackFit.EXPAND, height=height, expand=expand)


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


def identified(name: str | None, content: ft.Control, *, live: bool = False) -> ft.Semantics:
    """A part of a screen that is found by its name; a `live` one is read out when it appears."""
    return ft.Semantics(identifier=name, container=True, live_region=live or None, content=content)


def stacked(*parts: ft.Control, spacing: float = 8) -> ft.Column:
    """Parts one below the other, each as wide as there is room."""
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Column(list(parts), spacing=spacing, tight=True, horizontal_alignment=stretch)


def unspoken(content: ft.Control) -> ft.Semantics:
    """Something that is seen only: the words around it say the same."""
    return ft.Semantics(exclude_semantics=True, content=content)


def disc(content: ft.Control, size: float, color: ft.ColorValue, **box: Any) -> ft.Container:
    """Something in the middle of a round ground; further arguments are those of a container."""
    return ft.Container(
        content,
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=color,
        alignment=ft.Alignment.CENTER,
        **box,
    )


# --- buttons and chips


def icon_button(
    icon: ft.IconData,
    label: str,
    on_tap: Handler | None,
    *,
    name: str | None = None,
    color: ft.ColorValue = C.ON_SURFACE,
    **box: Any,
) -> ft.Control:
    ink = color if on_tap else C.with_opacity(DISABLED, color)
    return tappable(
        ft.Icon(icon, color=ink, size=24),
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
    says: str = "",
    **box: Any,
) -> ft.Control:
    """A button with words: filled for what is usually done, once a screen; outlined for the rest.

    `says` is for screen readers, where the label alone does not say enough.
    Further arguments are those of a Flet container.
    """
    ground: ft.ColorValue = C.TRANSPARENT
    ink: ft.ColorValue = C.ON_SURFACE
    edge = None if filled or danger else ft.Border.all(1.5, C.OUTLINE)
    if filled:
        ground, ink = C.PRIMARY, C.ON_PRIMARY
    if danger:
        ground, ink = C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER
    if on_tap is None:
        ground, ink = (C.with_opacity(share, C.ON_SURFACE) for share in (0.12, DISABLED))
    words = text(label, size, Face.MEDIUM, ink, text_align=ft.TextAlign.CENTER)
    least = ft.Container(height=height - 2 * EDGE)  # larger text makes it higher
    parts: list[ft.Control] = [ft.Container(words, expand=True, expand_loose=True), least]
    if icon is not None:
        parts.insert(0, ft.Icon(icon, color=ink, size=22))
    return tappable(
        ft.Row(parts, spacing=8, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        says or label,
        on_tap,
        name=name,
        expand=expand,
        padding=ft.Padding.only(left=14, right=6, top=EDGE, bottom=EDGE),
        bgcolor=ground,
        border=edge,
        border_radius=height / 2,
        **box,
    )


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
    ground: ft.ColorValue = C.SURFACE_CONTAINER_LOW
    ink: ft.ColorValue = C.ON_SURFACE
    if selected:
        ground, ink = C.PRIMARY, C.ON_PRIMARY
        if on_tap is None:
            ground, ink = C.SECONDARY_CONTAINER, C.ON_SECONDARY_CONTAINER
    elif on_tap is None:
        ink = FADED
    face, check = (Face.BOLD, "✓ ") if selected else (Face.REGULAR, "")
    words = text(f"{check}{mark}{label}", 16, face, ink)
    whole = ft.Container(words, expand=True, expand_loose=True)  # a long one has several lines
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


def spread(*parts: ft.Control, spacing: float = 8, run_spacing: float = 0, **row: Any) -> ft.Row:
    """Parts at the two ends of a line, one below the other where it is too short for them."""
    return ft.Row(
        list(parts),
        wrap=True,
        spacing=spacing,
        run_spacing=run_spacing,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        **row,
    )


def choices(chips: Sequence[ft.Control]) -> ft.Row:
    return ft.Row(list(chips), wrap=True, spacing=GAP, run_spacing=GAP)


# --- parts of a list


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
    is_grouped: bool = False,
    key: ft.KeyValue | None = None,
) -> ft.Control:
    """A row that leads somewhere: a title, a line or two under it, and an arrow.

    One that `is_grouped` is a row of a `group`, else it stands alone.
    """
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
        padding=14,
        border_radius=None if is_grouped else 16,
        border=None if is_grouped else ft.Border.all(1, C.OUTLINE_VARIANT),
        bgcolor=None if is_grouped else C.SURFACE_CONTAINER_LOW,
        key=key,
    )


def folding_row(
    title: str, second: str, on_tap: Handler, *, name: str, is_open: bool, **look: Any
) -> ft.Control:
    """A row that opens and closes what stands below it; `look` is that of an `opening_row`."""
    arrow = ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE
    row = {"trailing": arrow, "selected": is_open, **look}
    return opening_row(title, second, on_tap, name=name, **row)


def value_row(
    label: str,
    value: str,
    on_tap: Handler | None,
    *,
    name: str,
    icon: ft.IconData,
    leads: bool = True,
) -> ft.Control:
    """A row of a `group` with what holds now at its right; an arrow where it `leads` somewhere."""
    shown = [text(label, 16), *([text(value, 15, color=C.ON_SURFACE_VARIANT)] if value else [])]
    words = spread(*shown, expand=True, run_spacing=2)
    arrow = ft.Icon(ft.Icons.CHEVRON_RIGHT, C.ON_SURFACE_VARIANT, 22, visible=leads)
    return tappable(
        ft.Row([ft.Icon(icon, color=C.ON_SURFACE, size=22), words, arrow], spacing=14),
        f"{label}: {value}" if value else label,
        on_tap,
        name=name,
        padding=ft.Padding.only(left=16, right=10, top=14, bottom=14),
    )


def group(*rows: ft.Control) -> ft.Container:
    """Rows of a list on one sheet of paper, with a line between them."""
    lines: list[ft.Control] = []
    for row in rows:
        rule = ft.Container(height=1, bgcolor=C.OUTLINE_VARIANT)
        lines += [rule, row] if lines else [row]
    return ft.Container(
        stacked(*lines, spacing=0),
        border_radius=16,
        border=ft.Border.all(1, C.OUTLINE_VARIANT),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,  # a tapped row has no corners of its own
    )


def card(*parts: ft.Control, spacing: float = 8) -> ft.Container:
    return ft.Container(
        stacked(*parts, spacing=spacing),
        padding=14,
        border_radius=16,
        border=ft.Border.all(1, C.OUTLINE_VARIANT),
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )


def heading(words: str, *, size: float = 16) -> ft.Semantics:
    return ft.Semantics(header=True, container=True, content=text(words, size, Face.BOLD))


def complaint(words: str, *, name: str | None = None) -> ft.Control:
    icon = ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, color=C.ERROR, size=20)
    sentence = text(words, 14, Face.MEDIUM, C.ERROR, line=SENTENCE, expand=True)
    return spoken(ft.Row([icon, sentence], spacing=8), words, name=name)


def remark(words: str, *, name: str | None = None) -> ft.Semantics:
    sentence = text(words, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    return identified(name, sentence)


# --- pictures


def picture(source: str, width: float, height: float) -> ft.Image:
    """A picture beside words that say the same."""
    return ft.Image(
        src=source,
        width=width,
        height=height,
        fit=ft.BoxFit.CONTAIN,
        exclude_from_semantics=True,
    )


# Names of `side_marks` for the screens that are not rewritten yet.
ASPECT = side_marks.CARD_RATIO
mark_of = side_marks.mark_of
side_back = side_marks.side_back
out_badge = side_marks.out_badge
