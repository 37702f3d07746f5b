"""One side's part of the table view: its name, its total, what it needs, whether it deals."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.components.fit import digits_size, fitting_name, shared_size
from scorekeeper.ui.components.marks import Mark
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.table.card import Card
from scorekeeper.ui.screens.table_view.seating import Place
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face

C = ft.Colors
PADDING, GAP = 14, 8
NAME, NEEDS, WORD, DEALER = 30, 56, 24, 28
"""Sizes in pixels on a phone: text is as large as there is room, whatever the system says."""
PHONE = 390
"""The shorter side of a phone; on larger screens everything is larger."""
LEAST_NEEDS, LEAST_NAME = 26, 18
ICON, LETTER = 1.2, 0.6
"""Widths of a picture and of a letter, as parts of the size of the text beside it."""
BIGGEST = 220
"""A total is never larger than this, in pixels of a phone."""
LOW = 0.7
"""Above this part of the width the total stands below the name, else beside it."""
SHARE = 0.58
"""Of the width, for a total that stands beside the rest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Half:
    """What one side's part shows."""

    card: Card
    place: Place
    total_size: float
    large: float
    """How much larger everything is than on a phone."""
    dealer: str | None
    """Who of this side deals; None where nobody of it does."""


def how_large(layout: Layout) -> float:
    """How much larger everything is than on a phone: as much as the screen's shorter side."""
    return max(min(layout.width, layout.height) / PHONE, 1)


def total_size(totals: list[str], place: Place, large: float) -> float:
    """The size in pixels in which each of these totals has room in such a place."""
    width, height = place.inner
    room = (width * SHARE if is_low(place) else width) - 2 * PADDING
    rest = 0 if is_low(place) else (NAME + NEEDS + DEALER) * 1.2 * large + 3 * GAP
    most = min(BIGGEST * large, (height - rest - 2 * GAP) / 1.1)
    return shared_size(totals, room, scale=1, most=most)


def is_low(place: Place) -> bool:
    """Whether a place is so low that the total stands beside the rest."""
    width, height = place.inner
    return height < width * LOW


def half(state: State, one: Half) -> ft.Control:
    """The part of one side, turned to it."""
    width, height = one.place.inner
    total = _total(state, one)
    if is_low(one.place):
        rest = width * (1 - SHARE) - PADDING
        about = _column([_name(state, one, rest), *_needs(state, one, rest), *_deals(state, one)])
        shown: ft.Control = ft.Row(
            [ft.Container(about, width=rest), total],
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        )
    else:
        room = width - 2 * PADDING
        blank = ft.Container(height=DEALER * 1.2 * one.large)  # so that the sides stand level
        under = _deals(state, one) or [blank]
        shown = _column([_name(state, one, room), total, *_needs(state, one, room), *under])
    box = ft.Container(
        shown,
        width=width,
        height=height,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=PADDING),
        bgcolor=one.card.mark.container,
    )
    return ft.RotatedBox(quarter_turns=one.place.turns, content=box)


def _column(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(parts, spacing=GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _name(state: State, one: Half, room: float) -> ft.Control:
    mark, side, size = one.card.mark, one.card.side, NAME * one.large
    shown = fitting_name(side.name, side.short, room - size, size=size, scale=1)
    fitting = (room - size - GAP) / (LETTER * len(shown))
    said = max(LEAST_NAME * one.large, min(size, fitting)) / state.layout.scale
    name = one_line(shown, said, Face.BOLD, color=mark.on_container, expand=True)
    symbol = text(mark.symbol, said, color=mark.on_container)
    return spoken(ft.Row([symbol, name], spacing=10, width=room), side.name)


def _total(state: State, one: Half) -> ft.Semantics:
    said = state.words.number(one.card.total)
    shown = digits(said, one.total_size / state.layout.scale, one.card.mark.on_container)
    return ft.Semantics(identifier=f"total-{one.card.place}", container=True, content=shown)


def _needs(state: State, one: Half, room: float) -> list[ft.Control]:
    """The pill with what the next initial meld must have; nothing once the match is over."""
    card, words, scale = one.card, state.words, state.layout.scale / one.large
    if card.required is None:
        return []
    needed, said = words.requirement(card.required), words.text("table-needs")
    left = (room - 2 * PADDING - GAP) / one.large - len(said) * WORD * 0.55
    size = digits_size(needed, left, scale=1, most=NEEDS, least=LEAST_NEEDS)
    label = words.text("table-needs-said", needed=needed)
    amount = text(needed, size / scale, Face.BOLD, card.mark.container, line=1.1, max_lines=2)
    word = text(said, WORD / scale, color=card.mark.container)
    parts: list[ft.Control] = [word, spoken(amount, label, name=f"needs-{card.place}")]
    pill = ft.Container(
        ft.Row(parts, spacing=GAP, tight=True),
        bgcolor=card.mark.on_container,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=PADDING),
    )
    return [ft.Row([pill], tight=True)]


def _deals(state: State, one: Half) -> list[ft.Control]:
    """That somebody of this side deals."""
    if one.dealer is None:
        return []
    mark: Mark = one.card.mark
    said = state.words.text("table-dealer", name=one.dealer)
    size = DEALER * one.large
    room = one.place.inner[0] * (1 - SHARE if is_low(one.place) else 1) - 2 * PADDING - GAP
    size = min(size, room / (ICON + len(said) * LETTER))
    icon = ft.Icon(ft.Icons.STYLE, size=size, color=mark.on_container)
    shown = one_line(said, size / state.layout.scale, Face.BOLD, color=mark.on_container)
    row = ft.Row([icon, ft.Container(shown, expand=True)], spacing=GAP)
    return [spoken(row, said, name="dealer")]
