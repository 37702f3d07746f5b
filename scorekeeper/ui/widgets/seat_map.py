"""The table with its seats. Two seats that are tapped one after the other swap their players.

Players are not dragged: a finger that scrolls the page starts on a seat as easily as beside it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import flet as ft

from scorekeeper.ui import kit
from scorekeeper.ui.palette import BRASS, FELT_RAISED, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, one_line
from scorekeeper.ui.widgets.side_marks import player_initial
from scorekeeper.view_models.seats import Seat, seat_label

DISC_SIZE = 54  # logical pixels
RING_WIDTH = 3  # logical pixels; around the active seat
SEAT_SIZE = DISC_SIZE + 2 * RING_WIDTH  # logical pixels
NAMED_SEAT_HEIGHT = 106  # logical pixels; a seat with its name
TOUCH_SIZE = 48  # logical pixels
BADGE_SIZE = 28  # logical pixels
MAX_TABLE_WIDTH = 440  # logical pixels
MIDDLE_WIDTH = 96  # logical pixels
MIDDLE_HEIGHT = 112  # logical pixels
CARD_WIDTH = 34  # logical pixels
CARD_HEIGHT = 46  # logical pixels


@dataclass(frozen=True, slots=True)
class TableSize:
    """Sizes of a table in logical pixels."""

    max_seats: int
    seat_width: float
    height: float


TABLE_SIZES = (TableSize(4, 118, 332), TableSize(6, 106, 384), TableSize(12, 88, 470))
EMPTY_SEAT = "+"
"""Shown in place of the initial while a seat has no name."""


def next_pick(picked: int | None, seat: int, swap: Callable[[int, int], object]) -> int | None:
    """Return the picked seat after a tap; None after the second tap, which swaps the players.

    A second tap on the same seat swaps nothing.

    Args:
        picked: The seat that was picked by the tap before; None for none.
        seat: The tapped seat.
        swap: Called with both seats.
    """
    if picked is None:
        return seat
    if picked != seat:
        swap(picked, seat)
    return None


def seat_map(
    state: State,
    seats: Sequence[Seat],
    on_tap: Callable[[int], object],
    *,
    picked: int | None = None,
    active: int | None = None,
    fields: Sequence[ft.Control] = (),
    on_pass_deal: kit.Handler | None = None,
) -> ft.Control:
    """Return the table from above, the first seat at the top; in large text a list of seats.

    Args:
        state: State of the page.
        seats: Seats around the table.
        on_tap: Called with the index of a tapped seat.
        picked: Seat whose player moves to the next tapped seat.
        active: Seat that gets the next name.
        fields: A field for each seat to type its name; empty for names that cannot be typed.
        on_pass_deal: Called by the dealer's badge; None if the deal cannot be passed here.
    """
    size = next(size for size in TABLE_SIZES if len(seats) <= size.max_seats)
    tiles = []
    for index, seat in enumerate(seats):
        field = fields[index] if fields else None
        disc = _seat_disc(
            state,
            index,
            seat,
            on_tap,
            has_name=field is None and not state.layout.has_large_text,
            has_ring=index in (picked, active),
            is_picked=index == picked,
        )
        badge = _dealer_badge(state, on_pass_deal) if seat.is_dealer else None
        if state.layout.has_large_text:
            tiles.append(_seat_row(seat, disc, field, badge))
        else:
            tiles.append(_seat_tile(disc, field, badge, size.seat_width))
    if state.layout.has_large_text:
        return kit.full_width_column(tiles, spacing=6)

    placed_tiles = [_around_table(tile, index, len(tiles)) for index, tile in enumerate(tiles)]
    table = ft.Stack(
        [_table_middle(), *placed_tiles],
        expand=True,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    box = ft.Container(table, width=MAX_TABLE_WIDTH, height=size.height)
    # The box is as wide as the page allows: the alignment frees it from the page's own width.
    return ft.Container(box, alignment=ft.Alignment.CENTER)


def _around_table(tile: ft.Control, index: int, count: int) -> ft.Control:
    """Return a seat at its place on the ellipse around the table."""
    angle = index * 2 * pi / count - pi / 2
    return ft.Container(
        tile, left=0, top=0, right=0, bottom=0, alignment=ft.Alignment(cos(angle), sin(angle))
    )


def _table_middle() -> ft.Control:
    """Return the stock and the discard pile on their cloth."""
    upcard = ft.Container(kit.picture("cards/7h.svg", CARD_WIDTH, CARD_HEIGHT), rotate=0.09)
    cards: list[ft.Control] = [
        kit.picture("marks/back-stock.svg", CARD_WIDTH, CARD_HEIGHT),
        upcard,
    ]
    cloth = ft.Container(
        ft.Row(cards, spacing=8, alignment=ft.MainAxisAlignment.CENTER),
        width=MIDDLE_WIDTH,
        height=MIDDLE_HEIGHT,
        bgcolor=FELT_RAISED,
        border=ft.Border.all(2, ft.Colors.OUTLINE_VARIANT),
        border_radius=30,
    )
    return ft.Container(cloth, left=0, top=0, right=0, bottom=0, alignment=ft.Alignment.CENTER)


def _seat_row(
    seat: Seat, disc: ft.Control, field: ft.Control | None, badge: ft.Control | None
) -> ft.Control:
    """Return a seat as a row of the list in large text."""
    # Screen readers hear the name from the disc.
    name = field or kit.hidden_from_screen_reader(one_line(seat.name, 16, Face.MEDIUM))
    parts = [disc, ft.Container(name, expand=True)]
    if badge is not None:
        parts.append(badge)
    return ft.Row(parts, spacing=8)


def _seat_tile(
    disc: ft.Control, field: ft.Control | None, badge: ft.Control | None, width: float
) -> ft.Control:
    """Return a seat with its field below, and the badge at the lower right of its disc."""
    side_edge = 0 if field is None else (width - SEAT_SIZE) / 2
    parts: list[ft.Control] = [ft.Container(disc, left=side_edge, right=side_edge, top=0)]
    if badge is not None:
        left = (width + SEAT_SIZE) / 2 - TOUCH_SIZE * 0.6
        parts.append(ft.Container(badge, left=left, top=SEAT_SIZE - TOUCH_SIZE * 0.8))
    top = ft.Stack(
        parts,
        width=width,
        height=NAMED_SEAT_HEIGHT if field is None else SEAT_SIZE,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    if field is None:
        return top
    return ft.Column([top, ft.Container(field, width=width)], spacing=0, tight=True)


def _seat_disc(
    state: State,
    index: int,
    seat: Seat,
    on_tap: Callable[[int], object],
    *,
    has_name: bool,
    has_ring: bool,
    is_picked: bool,
) -> ft.Control:
    """Return the player's initial in the colour of the side, and the name if asked for."""
    content: ft.Control = ft.Container(
        player_initial(seat.name if seat.is_named else EMPTY_SEAT, seat.side, DISC_SIZE),
        border=ft.Border.all(RING_WIDTH, ft.Colors.PRIMARY if has_ring else ft.Colors.TRANSPARENT),
        border_radius=SEAT_SIZE / 2,
        width=SEAT_SIZE,
        height=SEAT_SIZE,
    )
    if has_name:
        name = one_line(seat.name, 16, Face.MEDIUM, text_align=ft.TextAlign.CENTER)
        content = ft.Column(
            [content, name],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    box = ft.Container(
        kit.hidden_from_screen_reader(content),
        on_click=kit.as_handler(lambda: on_tap(index)),
        ink=True,
        border_radius=SEAT_SIZE / 2,
    )
    says = seat_label(state.words, index + 1, seat)
    return kit.node(f"seat-{index}", box, says=says, selected=is_picked, is_button=True)


def _dealer_badge(state: State, on_pass_deal: kit.Handler | None) -> ft.Control:
    """Return the mark of the dealer; a tap passes the deal to the next player."""
    icon = ft.Icon(ft.Icons.FILTER_NONE_ROUNDED, size=16, color=ON_BRASS)
    disc = ft.Container(
        icon,
        width=BADGE_SIZE,
        height=BADGE_SIZE,
        border_radius=BADGE_SIZE / 2,
        bgcolor=BRASS,
        alignment=ft.Alignment.CENTER,
    )
    box = ft.Container(disc, width=TOUCH_SIZE, height=TOUCH_SIZE, alignment=ft.Alignment.CENTER)
    if on_pass_deal is None:
        return box
    box.on_click = kit.as_handler(on_pass_deal)
    box.ink = True
    box.border_radius = TOUCH_SIZE / 2
    label = state.words.label("seats-deal-on")
    return kit.node(label.id, box, says=label.accessible_name, is_button=True)
