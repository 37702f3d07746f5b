"""The seats round a table: two that are tapped one after the other change their players.

They are not dragged: a finger that scrolls the page begins on a seat as easily as beside it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.palette import BRASS, FELT_RAISED, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, one_line
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.score_cards import initial

C = ft.Colors
ROUND, RING, BADGE = 54, 3, 28
BOX = ROUND + 2 * RING
"""Pixels of a player's round with the ring about it."""
NAMED = 106
"""Height of a seat with the name below it."""
WIDEST = 440
MIDDLE = 128
SIZES = ((4, 118, 332), (6, 106, 384), (12, 88, 470))
"""Most players, the width of a seat, and the height of a table for so many."""
EMPTY = "+"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player on a seat, and the side to play for."""

    name: str
    side: int
    opposite: str = ""
    """The player across the table, where there is one."""
    deals: bool = False
    is_named: bool = True
    """False where the name is that of the seat."""


def seats_from(
    names: Sequence[str], sides: Sequence[int], dealer: str | None, nameless: Sequence[str] = ()
) -> list[Seat]:
    """The seats of a table in order; the player across is half the way round."""
    half, odd = divmod(len(names), 2)
    across = [""] * len(names) if odd else [*names[half:], *names[:half]]
    return [
        Seat(name, side, opposite, deals=name == dealer, is_named=name not in nameless)
        for name, side, opposite in zip(names, sides, across, strict=True)
    ]


def picking(
    picked: int, pick: Callable[[int], Any], on_swap: Callable[[int, int], Any]
) -> Callable[[int], None]:
    """The handler of the seats: the first tap picks one, the second swaps it or lets it go."""

    def tapped(place: int) -> None:
        pick(place if picked == -1 else -1)
        if picked not in (-1, place):
            on_swap(picked, place)

    return tapped


def seat_map(
    state: State,
    seats: Sequence[Seat],
    on_tap: Callable[[int], Any],
    width: float,
    *,
    picked: int = -1,
    active: int = -1,
    fields: Sequence[ft.Control] = (),
    on_deal: Callable[[], Any] | None = None,
) -> ft.Control:
    """The table from above, the first seat at the top; with large text a list.

    `picked` is the seat whose player moves with the next tap, `active` the one that is named
    next, `fields` are those of the names, where they can be typed. `on_deal` moves the deal on.
    """
    _, seat_width, height = next(size for size in SIZES if len(seats) <= size[0])
    tiles = []
    for place, seat in enumerate(seats):
        field = fields[place] if fields else None
        made = _round(
            state.words,
            seat,
            place,
            on_tap,
            is_whole=field is None,
            has_ring=place in (picked, active),
            is_picked=place == picked,
        )
        badge = _badge(state.words, on_deal) if seat.deals else None
        tiles.append(_tile(state.layout, made, field, badge, seat_width))
    if state.layout.has_large_text:
        return buttons.stacked(*tiles, spacing=6)
    width = min(width, WIDEST)
    across, along = (width - seat_width) / 2, (height - NAMED) / 2
    middle = min(width - 2 * seat_width - 8, MIDDLE) if len(seats) <= SIZES[0][0] else MIDDLE
    parts: list[ft.Control] = [_middle(width, height, middle)]
    for place, tile in enumerate(tiles):
        angle = place * 2 * pi / len(tiles) - pi / 2
        left, top = across * (1 + cos(angle)), along * (1 + sin(angle))
        parts.append(ft.Container(tile, left=left, top=top, width=seat_width))
    table = ft.Stack(parts, width=width, height=height, clip_behavior=buttons.UNCLIPPED)
    return ft.Row([table], alignment=ft.MainAxisAlignment.CENTER)


def _middle(width: float, height: float, wide: float) -> ft.Container:
    high = 112
    cards: list[ft.Control] = [
        buttons.picture("marks/back-stock.svg", 36, 36 * buttons.ASPECT),
        ft.Container(buttons.picture("cards/7h.svg", 36, 36 * buttons.ASPECT), rotate=0.09),
    ]
    return ft.Container(
        ft.Row(cards, spacing=10, alignment=ft.MainAxisAlignment.CENTER),
        left=(width - wide) / 2,
        top=(height - high) / 2,
        width=wide,
        height=high,
        bgcolor=FELT_RAISED,
        border=ft.Border.all(2, C.OUTLINE_VARIANT),
        border_radius=30,
    )


def _tile(
    layout: Layout,
    made: ft.Control,
    field: ft.Control | None,
    badge: ft.Container | None,
    width: float,
) -> ft.Control:
    """A seat with what stands below it, or beside it in large text."""
    if layout.has_large_text:
        named = [ft.Container(field, expand=True)] if field is not None else []
        return ft.Row([made, *named, *([badge] if badge is not None else [])], spacing=8)
    edge = 0 if field is None else (width - BOX) / 2
    whole: list[ft.Control] = [ft.Container(made, left=edge, right=edge, top=0)]
    if badge is not None:  # at the lower right of the round, its middle on the edge
        badge.left, badge.top = (width + BOX) / 2 - buttons.TOUCH * 0.6, BOX - buttons.TOUCH * 0.8
        whole.append(badge)
    high = NAMED if field is None else BOX
    top = ft.Stack(whole, width=width, height=high, clip_behavior=buttons.UNCLIPPED)
    return top if field is None else ft.Column([top, field], spacing=0, tight=True)


def _round(
    words: Words,
    seat: Seat,
    place: int,
    on_tap: Callable[[int], Any],
    *,
    is_whole: bool,
    has_ring: bool,
    is_picked: bool,
) -> ft.Control:
    """The player's initial on the colour of the side; `is_whole` with the name below it."""
    key = "seats-said" if seat.opposite else "seats-said-alone"
    label = words.text(key, number=place + 1, name=seat.name, opposite=seat.opposite)
    content: ft.Control = ft.Container(
        initial(seat.name if seat.is_named else EMPTY, seat.side, ROUND),
        border=ft.Border.all(RING, C.PRIMARY if has_ring else C.TRANSPARENT),
        border_radius=BOX / 2,
        width=BOX,
        height=BOX,
    )
    if is_whole:
        name = one_line(seat.name, 16, Face.MEDIUM, text_align=ft.TextAlign.CENTER)
        center = ft.CrossAxisAlignment.CENTER
        content = ft.Column([content, name], spacing=2, tight=True, horizontal_alignment=center)
    return buttons.tappable(
        content,
        f"{label}, {words.text('seats-dealing')}" if seat.deals else label,
        lambda: on_tap(place),
        name=f"seat-{place}",
        selected=is_picked,
        border_radius=BOX / 2,
    )


def _badge(words: Words, on_deal: Callable[[], Any] | None) -> ft.Container:
    """The mark of the dealer; a tap hands it on to the next player."""
    badge: ft.Control = buttons.disc(
        ft.Icon(ft.Icons.FILTER_NONE_ROUNDED, size=16, color=ON_BRASS), BADGE, BRASS
    )
    box: dict[str, Any] = {
        "width": buttons.TOUCH,
        "height": buttons.TOUCH,
        "alignment": ft.Alignment.CENTER,
    }
    if on_deal is None:
        return ft.Container(badge, **box)
    label = words.text("seats-deal-on")
    return ft.Container(
        buttons.tappable(
            badge, label, on_deal, name="deal-on", border_radius=buttons.TOUCH / 2, **box
        )
    )
