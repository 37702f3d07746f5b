"""Values to choose from: chips, or rows of a list."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar, Unpack

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui.controls import Container, Row
from scorekeeper.ui.hooks import get_state
from scorekeeper.ui.kit.core import (
    DISABLED_COLOR,
    Handler,
    Placement,
    as_handler,
    hide_duplicate_text,
    node,
    tap_area,
    title_and_detail,
)
from scorekeeper.ui.kit.icons import Icon
from scorekeeper.ui.kit.icons import icon as draw_icon
from scorekeeper.ui.kit.lists import section
from scorekeeper.ui.palette import LINK, MUTED
from scorekeeper.ui.theme import Face, text

ValueT = TypeVar("ValueT")

MAX_CHIP_LENGTH = 28  # characters of a title that fit on a chip on a phone
MAX_LARGE_CHIP_LENGTH = 14  # the same in large text
CHIP_SPACING = 6  # logical pixels
MAX_SHORT_LENGTH = 2  # characters of a title that would make a chip narrower than a finger
SHORT_CHIP_PADDING = 12  # logical pixels at each side of such a title
TAB_SPACING = 22  # logical pixels
MIN_TAB_HEIGHT = 38  # logical pixels; without the padding


@dataclass(frozen=True, slots=True)
class Choice:
    """A chip or row of `choices`."""

    label: Label
    on_tap: Handler | None
    """None disables it."""
    is_chosen: bool = False


def choice_chips(
    options: Iterable[tuple[ValueT, Label]],
    chosen: ValueT | None,
    on_choose: Callable[[ValueT], object] | None,
    *,
    is_scrolling: bool = False,
) -> ft.Control:
    """Return chips of which at most one is chosen.

    Args:
        options: Values with their labels. If one has a long title, all are rows of a list.
        chosen: The chosen value; None for none.
        on_choose: Called with the value of a chip; None for read-only chips.
        is_scrolling: Keep the chips on one line that scrolls; by default they wrap.
    """
    # `_choice` binds the value of each option: a lambda in a loop would see the last one.
    all_choices = [_choice(value, label, chosen, on_choose) for value, label in options]
    if not is_scrolling:
        return choices(all_choices)
    chips = [_chip(choice) for choice in all_choices]
    return ft.Row(chips, scroll=ft.ScrollMode.AUTO, spacing=CHIP_SPACING)


def _choice(
    value: ValueT,
    label: Label,
    chosen: ValueT | None,
    on_choose: Callable[[ValueT], object] | None,
) -> Choice:
    """Return a choice that passes its value to `on_choose`; a read-only one without."""
    if on_choose is None:
        return Choice(label, None, is_chosen=value == chosen)
    return Choice(label, lambda: on_choose(value), is_chosen=value == chosen)


def choices(options: Sequence[Choice]) -> ft.Control:
    """Return chips of which any number may be chosen, or rows of a list if one title is long.

    The title of a stock chip has one line: a longer one would be cut off.
    """
    max_length = MAX_CHIP_LENGTH
    if get_state().layout.has_large_text:
        max_length = MAX_LARGE_CHIP_LENGTH
    if any(len(choice.label.title) > max_length for choice in options):
        rows = [
            option(choice.label, choice.on_tap, is_chosen=choice.is_chosen) for choice in options
        ]
        return section("", rows)
    return Row(
        [_chip(choice) for choice in options],
        wrap=True,
        spacing=CHIP_SPACING,
        run_spacing=CHIP_SPACING,
    )


def _chip(choice: Choice) -> ft.Control:
    """Return a chip that is at least as wide as a finger."""
    label = choice.label
    label_padding = None
    if len(label.title) <= MAX_SHORT_LENGTH:
        label_padding = ft.Padding.symmetric(horizontal=SHORT_CHIP_PADDING)
    chip = ft.Chip(
        hide_duplicate_text(label, text(label.title)),
        selected=choice.is_chosen,
        # By name: the theme would use the colours of paper, on felt too.
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        selected_color=ft.Colors.PRIMARY_CONTAINER,
        check_color=ft.Colors.ON_SURFACE,
        # Not `on_select`: with it the client changes the selection by itself. A chip whose
        # selection must not change would look wrong until the next redraw.
        on_click=as_handler(choice.on_tap),
        disabled=choice.on_tap is None,
        label_padding=label_padding,
    )
    return node(label.id, chip, says=label.says)


def text_tabs(
    options: Iterable[tuple[ValueT, Label]],
    chosen: ValueT,
    on_choose: Callable[[ValueT], object],
) -> ft.Row:
    """Return tabs with the names of the parts of a screen; the visible part is underlined.

    Args:
        options: Values with their labels.
        chosen: The value whose part is shown.
        on_choose: Called with the value of a tab.
    """
    # `_text_tab` binds the value of each option, see `choice_chips`.
    tabs = [_text_tab(value, label, chosen, on_choose) for value, label in options]
    return Row(tabs, spacing=TAB_SPACING, run_spacing=0, wrap=True)


def _text_tab(
    value: ValueT, label: Label, chosen: ValueT, on_choose: Callable[[ValueT], object]
) -> ft.Control:
    """Return a tab; its name is underlined if its value is the chosen one."""
    is_chosen = value == chosen
    caption = text(label.title, 15, Face.MEDIUM, ft.Colors.ON_SURFACE if is_chosen else MUTED)
    line = ft.BorderSide(2.5, LINK if is_chosen else ft.Colors.TRANSPARENT)
    # The empty container gives the tab its minimum height.
    row = Row([caption, Container(height=MIN_TAB_HEIGHT)], tight=True)
    return tap_area(
        label.id,
        row,
        lambda: on_choose(value),
        says=label.accessible_name,
        selected=is_chosen,
        padding=ft.Padding.symmetric(vertical=5, horizontal=2),
        border=ft.Border.only(bottom=line),
    )


def option(
    label: Label, on_tap: Handler | None, *, is_chosen: bool, **placement: Unpack[Placement]
) -> ft.MergeSemantics:
    """Return a row of a list in which one row is chosen; that row has a check mark.

    Args:
        label: Title, detail and id; the detail may have several lines.
        on_tap: Called on a tap; None disables the row.
        is_chosen: True for the chosen row.
        placement: See `node`.
    """
    color: ft.ColorValue = ft.Colors.ON_SURFACE
    if on_tap is None and not is_chosen:
        color = DISABLED_COLOR
    tile = ft.ListTile(
        title=hide_duplicate_text(label, title_and_detail(label, color=color)),
        trailing=draw_icon(Icon.CHECK, color=ft.Colors.ON_SURFACE) if is_chosen else None,
        on_click=as_handler(on_tap),
        disabled=on_tap is None,
        selected=is_chosen,
        selected_tile_color=ft.Colors.PRIMARY_CONTAINER,
    )
    return node(label.id, tile, says=label.says, **placement)
