"""The table with its seats. Two seats that are tapped one after the other swap their players.

Players are not dragged: a finger that scrolls the page starts on a seat as easily as beside it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import flet as ft

from scorekeeper.match import SideColor
from scorekeeper.ui import kit
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.palette import BRASS, FELT_RAISED, MUTED, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, one_line, text
from scorekeeper.ui.widgets.side_marks import player_initial, side_back
from scorekeeper.view_models.seats import Seat, seat_screen_reader_text

RING_WIDTH = 3  # logical pixels; around the active seat
NAME_HEIGHT = 48  # logical pixels at 100 % text; name of a player, or the field for it
TOUCH_SIZE = 48  # logical pixels
BADGE_SIZE = 28  # logical pixels
MAX_TABLE_WIDTH = 440  # logical pixels
MIDDLE_WIDTH = 96  # logical pixels; around the cards
PARTNERS_WIDTH = 172  # logical pixels; around the names of partners
MIDDLE_HEIGHT = 112  # logical pixels
MIDDLE_RADIUS = 30  # logical pixels; around the cards
CARD_WIDTH = 34  # logical pixels
CARD_HEIGHT = 46  # logical pixels
ROW_SPACING = 6  # logical pixels; between the seats of a list
MAX_COMPACT_SEATS = 6
"""On a low page, up to this many seats have their names beside them."""


@dataclass(frozen=True, slots=True)
class TableSize:
    """Sizes of a table in logical pixels."""

    max_seats: int
    seat_width: float
    height: float
    disc: float = 54
    """Diameter of the disc with the player's initial."""

    @property
    def seat(self) -> float:
        """Diameter of the disc with its ring."""
        return self.disc + 2 * RING_WIDTH


TABLE_SIZES = (TableSize(4, 118, 332), TableSize(6, 106, 384), TableSize(12, 88, 470))
COMPACT_SIZES = (TableSize(4, 160, 200, 44), TableSize(MAX_COMPACT_SEATS, 160, 250, 44))
LIST_SIZE = TableSize(12, 0, 0, 54)
EMPTY_SEAT = "+"
"""Shown in place of the initial while a seat has no name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatNames:
    """Names of the players as labels; a tap on one opens the field at its seat."""

    on_edit: Callable[[int], object]
    """Called with the index of a seat whose name is tapped."""
    active: int | None
    """The seat with the field; None while nothing is typed."""
    field: ft.Control | None
    """The field. It is the same control at every seat, so that the keyboard stays open."""
    partners: Sequence[str] = ()
    """For each seat, the names of the partners; empty for a player alone."""


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """The arrangement of the seats and their names."""

    size: TableSize
    is_list: bool
    """True for a row for each seat, in large text."""
    is_beside: bool
    """True for names beside their seats instead of below them."""
    name_height: float


def _arrangement_of(layout: Layout, count: int, *, is_compact: bool) -> _Arrangement:
    """Return a list in large text; else names beside compact seats, or below larger ones."""
    name_height = NAME_HEIGHT * layout.scale
    if layout.has_large_text:
        return _Arrangement(LIST_SIZE, is_list=True, is_beside=True, name_height=name_height)
    if is_compact and count <= MAX_COMPACT_SEATS:
        size = next(size for size in COMPACT_SIZES if count <= size.max_seats)
        return _Arrangement(size, is_list=False, is_beside=True, name_height=name_height)
    size = next(size for size in TABLE_SIZES if count <= size.max_seats)
    return _Arrangement(size, is_list=False, is_beside=False, name_height=name_height)


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
    names: SeatNames | None = None,
    on_pass_deal: kit.Handler | None = None,
    middle: ft.Control | None = None,
    is_compact: bool = False,
) -> ft.Control:
    """Return the table from above, the first seat below; in large text a list of seats.

    Args:
        state: State of the page.
        seats: Seats around the table, clockwise.
        on_tap: Called with the index of a tapped seat.
        picked: Seat whose player moves to the next tapped seat.
        names: The labels that open the field; None for names that cannot be typed.
        on_pass_deal: Called by the dealer's badge; None if the deal cannot be passed on.
        middle: Shown in the middle of the table; by default the stock and the discard pile.
        is_compact: Put the names beside the seats, so that a low page has room for a keyboard.
    """
    arrangement = _arrangement_of(state.layout, len(seats), is_compact=is_compact)
    active = names.active if names else None
    tiles = []
    for index, seat in enumerate(seats):
        badge = _dealer_badge(state, on_pass_deal) if seat.is_dealer else None
        disc = _seat_disc(
            state,
            arrangement,
            index,
            seat,
            on_tap,
            has_name=names is None and not arrangement.is_beside,
            has_ring=index in (picked, active),
            is_picked=index == picked,
        )
        name = _name_label(state, arrangement, index, seat, names)
        tiles.append(_seat_tile(arrangement, disc, name, badge))

    if arrangement.is_list:
        return _seat_list(arrangement, tiles, names)

    placed: list[ft.Control] = [
        _placed_at_table(tile, index, len(tiles)) for index, tile in enumerate(tiles)
    ]
    if names is not None and names.active is not None and names.field is not None:
        place = _field_at_name(arrangement, names.field)
        at_seat = ft.Container(place, alignment=_alignment(names.active, len(tiles)))
        placed.append(_field_layer(at_seat))
    centre = [] if arrangement.is_beside else [_table_middle(middle)]
    table = ft.Stack([*centre, *placed], expand=True, clip_behavior=ft.ClipBehavior.NONE)
    box = ft.Container(table, width=MAX_TABLE_WIDTH, height=arrangement.size.height)
    # Without an alignment, the box would be stretched to the width of the page.
    return ft.Container(box, alignment=ft.Alignment.CENTER)


def _seat_list(
    arrangement: _Arrangement, tiles: Sequence[ft.Control], names: SeatNames | None
) -> ft.Control:
    """Return the seats one below the other, and the field over the name of one of them."""
    row_height = arrangement.size.seat
    if names is not None:
        # Room for two lines: the name and the partner.
        row_height = max(row_height, arrangement.name_height)
    step = row_height + ROW_SPACING

    def in_row(control: ft.Control, index: int) -> ft.Container:
        return ft.Container(control, left=0, right=0, top=index * step, height=row_height)

    rows: list[ft.Control] = [in_row(tile, index) for index, tile in enumerate(tiles)]
    if names is not None and names.active is not None and names.field is not None:
        place = in_row(_field_at_name(arrangement, names.field), names.active)
        rows.append(_field_layer(ft.Stack([place], expand=True)))
    return ft.Container(ft.Stack(rows), height=len(tiles) * step)


def _field_layer(place: ft.Control) -> ft.Control:
    """Return the field at its place, as a node of the accessibility tree that covers the table.

    Browsers order nodes by their positions. A field that moved to another place in that order
    would lose the focus, and the keyboard of a phone would close.
    """
    node = ft.Semantics(container=True, content=place)
    return ft.Container(node, left=0, top=0, right=0, bottom=0)


def _placed_at_table(tile: ft.Control, index: int, count: int) -> ft.Control:
    """Return a seat at its place on the ellipse around the table."""
    return ft.Container(tile, left=0, top=0, right=0, bottom=0, alignment=_alignment(index, count))


def _alignment(index: int, count: int) -> ft.Alignment:
    """Return the place of a seat: clockwise, the first one at the bottom."""
    angle = index * 2 * pi / count + pi / 2
    return ft.Alignment(cos(angle), sin(angle))


def _table_middle(content: ft.Control | None) -> ft.Control:
    """Return the cloth in the middle of the table with its content.

    Args:
        content: The names of the partners; None for the stock and the discard pile.
    """
    width = PARTNERS_WIDTH
    radius = MIDDLE_HEIGHT / 2
    if content is None:
        width = MIDDLE_WIDTH
        radius = MIDDLE_RADIUS
        upcard = ft.Container(kit.picture("cards/7h.svg", CARD_WIDTH, CARD_HEIGHT), rotate=0.09)
        cards: list[ft.Control] = [
            kit.picture("marks/back-stock.svg", CARD_WIDTH, CARD_HEIGHT),
            upcard,
        ]
        content = ft.Row(cards, spacing=8, alignment=ft.MainAxisAlignment.CENTER)
    cloth = ft.Container(
        content,
        width=width,
        height=MIDDLE_HEIGHT,
        padding=8,
        alignment=ft.Alignment.CENTER,
        bgcolor=FELT_RAISED,
        border=ft.Border.all(2, ft.Colors.OUTLINE_VARIANT),
        border_radius=radius,
    )
    return ft.Container(cloth, left=0, top=0, right=0, bottom=0, alignment=ft.Alignment.CENTER)


def partners_middle(lines: Sequence[str], colors: Sequence[SideColor], against: str) -> ft.Control:
    """Return the sides one below the other, with the word `against` between them.

    Args:
        lines: The players of each side.
        colors: The colour of each side.
        against: The word.
    """
    parts: list[ft.Control] = []
    for color, line in zip(colors, lines, strict=True):
        if parts:
            parts.append(text(against, 13, color=MUTED, text_align=ft.TextAlign.CENTER))
        parts.append(_side_line(color, line))
    return ft.Column(
        parts, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )


def partners_strip(lines: Sequence[str], colors: Sequence[SideColor], against: str) -> ft.Control:
    """Return a strip below the table with the sides on a line that wraps; see `partners_middle`."""
    parts: list[ft.Control] = []
    for color, line in zip(colors, lines, strict=True):
        if parts:
            parts.append(text(against, 14, color=MUTED))
        parts.append(_side_line(color, line))
    row = ft.Row(parts, wrap=True, spacing=10, run_spacing=2, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(
        row,
        bgcolor=FELT_RAISED,
        border_radius=12,
        padding=ft.Padding.symmetric(vertical=8, horizontal=8),
    )


def _side_line(color: SideColor, line: str) -> ft.Control:
    """Return the back and the name of a side, on at most two lines."""
    name = text(line, 15, Face.MEDIUM, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    # Loose: a short name takes only its own width, and stays in the middle.
    name.expand = True
    name.expand_loose = True
    return ft.Row(
        [side_back(color, 14), name], spacing=7, tight=True, alignment=ft.MainAxisAlignment.CENTER
    )


# --- a seat


def _seat_tile(
    arrangement: _Arrangement, disc: ft.Control, name: ft.Control | None, badge: ft.Control | None
) -> ft.Control:
    """Return a seat with its name below or beside it, and the dealer's badge on its disc."""
    size = arrangement.size
    is_below = name is not None and not arrangement.is_beside
    # A disc without a label below has its own name, which takes the whole width.
    margin = (size.seat_width - size.seat) / 2 if is_below else 0
    width = size.seat if arrangement.is_beside else size.seat_width
    parts: list[ft.Control] = [ft.Container(disc, left=margin, right=margin, top=0)]
    if badge is not None:
        # Over the lower right edge of the disc.
        left = (width + size.seat) / 2 - TOUCH_SIZE * 0.6
        parts.append(ft.Container(badge, left=left, top=size.seat - TOUCH_SIZE * 0.8))
    is_name_on_disc = name is None and not arrangement.is_beside
    seat = ft.Stack(
        parts,
        width=width,
        height=size.seat + NAME_HEIGHT if is_name_on_disc else size.seat,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    if name is None:
        return seat
    if arrangement.is_beside:
        row = ft.Row([seat, ft.Container(name, expand=True)], spacing=8)
        return ft.Container(row, width=size.seat_width or None)
    return ft.Column([seat, ft.Container(name, width=width)], spacing=0, tight=True)


def _field_at_name(arrangement: _Arrangement, field: ft.Control) -> ft.Control:
    """Return the field at the place of a name: below the seat or beside it."""
    seat = ft.Container(width=arrangement.size.seat, height=arrangement.size.seat)
    if arrangement.is_beside:
        row = ft.Row([seat, ft.Container(field, expand=True)], spacing=8)
        return ft.Container(row, width=arrangement.size.seat_width or None)
    return ft.Column(
        [seat, ft.Container(field, width=arrangement.size.seat_width)], spacing=0, tight=True
    )


def _name_label(
    state: State, arrangement: _Arrangement, index: int, seat: Seat, names: SeatNames | None
) -> ft.Control | None:
    """Return the name of a seat; a tap opens the field for it. None if the disc has the name.

    The label of the active seat is empty, because the field covers it.
    """
    if names is None:
        if not arrangement.is_beside:
            return None
        # Screen readers hear the name from the disc.
        return kit.hidden_from_screen_reader(one_line(seat.name, 16, Face.MEDIUM))
    if index == names.active:
        # The field lies here.
        return ft.Container(height=arrangement.name_height)

    align = ft.TextAlign.START if arrangement.is_beside else ft.TextAlign.CENTER
    color = ft.Colors.ON_SURFACE if seat.is_named else MUTED
    lines: list[ft.Control] = [one_line(seat.name, 16, Face.MEDIUM, color=color, text_align=align)]
    partner = names.partners[index] if names.partners else ""
    if arrangement.is_list and partner:
        partner_line = state.words.text("seats-partner", name=partner)
        lines.append(text(partner_line, 14, color=MUTED))
    box = ft.Container(
        kit.hidden_from_screen_reader(kit.full_width_column(lines, spacing=0)),
        alignment=ft.Alignment.CENTER,
        on_click=kit.as_handler(lambda: names.on_edit(index)),
        ink=True,
        border_radius=12,
        height=None if arrangement.is_list else arrangement.name_height,
        padding=ft.Padding.symmetric(horizontal=4),
    )
    says = state.words.text("seats-name", name=seat.name)
    return kit.node(f"name-{index}", box, says=says, is_button=True)


def _seat_disc(
    state: State,
    arrangement: _Arrangement,
    index: int,
    seat: Seat,
    on_tap: Callable[[int], object],
    *,
    has_name: bool,
    has_ring: bool,
    is_picked: bool,
) -> ft.Control:
    """Return the player's initial in the colour of the side; with `has_name` also the name."""
    size = arrangement.size
    content: ft.Control = ft.Container(
        player_initial(seat.name if seat.is_named else EMPTY_SEAT, seat.color, size.disc),
        border=ft.Border.all(RING_WIDTH, ft.Colors.PRIMARY if has_ring else ft.Colors.TRANSPARENT),
        border_radius=size.seat / 2,
        width=size.seat,
        height=size.seat,
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
        border_radius=size.seat / 2,
    )
    says = seat_screen_reader_text(state.words, index + 1, seat)
    return kit.node(f"seat-{index}", box, says=says, selected=is_picked, is_button=True)


def _dealer_badge(state: State, on_pass_deal: kit.Handler | None) -> ft.Control:
    """Return the mark of the dealer; a tap calls `on_pass_deal`, unless it is None."""
    icon = kit.icon(kit.Icon.DEALER, size=16, color=ON_BRASS)
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
