"""One score card in three forms: its side's total, what it needs, how far it has come."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.match import Side
from scorekeeper.scoring import Requirement
from scorekeeper.ui.components.fit import digits_size, fitting_name, shared_size
from scorekeeper.ui.components.marks import Mark, mark_of
from scorekeeper.ui.components.spoken import spoken, unspoken
from scorekeeper.ui.components.tap import UNCLIPPED
from scorekeeper.ui.components.text import digits, one_line, text
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
BIGGEST, IN_STRIP = 56, 40
"""Sizes of totals on a phone."""
PADDING, NEEDS = 14, 52
NAME_SIZE = 17


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """What stands on one score card."""

    place: int
    side: Side
    total: int
    required: Requirement | None
    """None where the match is over."""
    target: int | None

    @property
    def mark(self) -> Mark:
        """The mark and the colours of the side."""
        return mark_of(self.place)


def largest_total(state: State, cards: Sequence[Card], width: float, most: float) -> float:
    """The size in which the totals of all tall cards of that width have room."""
    totals = [state.words.number(card.total) for card in cards]
    return shared_size(totals, width - 2 * PADDING, scale=state.layout.scale, most=most)


def tall_card(state: State, card: Card, width: float, size: float) -> ft.Container:
    """The usual form: everything one below the other, the total in that size."""
    words, room = state.words, width - 2 * PADDING
    parts = [
        _name(card, state.layout, room),
        _total(state, card, room, size),
        *_needs(words, card),
        *_bar(card),
        *_to_go(words, card),
    ]
    return _framed(card, parts, 6)


def large_card(state: State, card: Card, width: float) -> ft.Container:
    """For large text: total and need beside each other, so that all sides are seen at once."""
    room = width - 2 * PADDING
    beside = room - (NEEDS + 34) * state.layout.scale
    total = ft.Container(_total(state, card, beside, BIGGEST), expand=True)
    row = ft.Row([total, *_needs(state.words, card, stacked=True)], spacing=8)
    return _framed(card, [_name(card, state.layout, room), row, *_bar(card)], 4)


def strip_card(state: State, card: Card, width: float, *, low: bool) -> ft.Container:
    """In little height: name over need at the left, the total at the right."""
    room = (width - 2 * PADDING) / 2
    name = ft.Column(
        [_name(card, state.layout, room), *_needs(state.words, card, tight=True)],
        spacing=0 if low else 4,
        expand=True,
    )
    row = ft.Row([name, _total(state, card, room, IN_STRIP)], spacing=8)
    return _framed(card, [row, *([] if low else _bar(card))], 6, vertical=5 if low else 8)


def _framed(
    card: Card, parts: list[ft.Control], spacing: float, vertical: float = PADDING
) -> ft.Container:
    return ft.Container(
        ft.Column(parts, spacing=spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(vertical=vertical, horizontal=PADDING),
        bgcolor=card.mark.container,
        border_radius=20,
        clip_behavior=UNCLIPPED,
    )


def _name(card: Card, layout: Layout, room: float) -> ft.Control:
    mark, side = card.mark, card.side
    shown = fitting_name(side.name, side.short, room - 24, size=NAME_SIZE, scale=layout.scale)
    name = one_line(shown, NAME_SIZE, Face.BOLD, color=mark.on_container, expand=True)
    symbol = text(mark.symbol, NAME_SIZE + 1, color=mark.color)
    return spoken(ft.Row([symbol, name], spacing=6), side.name)


def _total(state: State, card: Card, room: float, most: float) -> ft.Semantics:
    total = state.words.number(card.total)
    size = digits_size(total, room, scale=state.layout.scale, most=most)
    return ft.Semantics(
        identifier=f"total-{card.place}",
        container=True,
        content=digits(total, size, card.mark.on_container),
    )


def _needs(
    words: Words, card: Card, *, tight: bool = False, stacked: bool = False
) -> list[ft.Control]:
    """What the side's next initial meld must have; while the match runs."""
    if card.required is None:
        return []
    ink, needed = card.mark.on_container, words.requirement(card.required)
    said = text(words.text("table-needs"), 13 if stacked else 15, color=ink)
    size = 22 if needed[-1:].isdigit() else 16
    amount = text(needed, size, Face.BOLD, ink, expand=not tight and not stacked)
    parts: list[ft.Control] = [said, amount]
    shown = (
        ft.Column(parts, spacing=0, tight=True)
        if stacked
        else ft.Row(parts, spacing=8, tight=tight)
    )
    pill = ft.Container(
        shown,
        bgcolor=C.with_opacity(0.55, C.SURFACE),
        border_radius=10,
        clip_behavior=UNCLIPPED,
        padding=ft.Padding.symmetric(vertical=2 if tight else 6, horizontal=12),
    )
    return [spoken(pill, words.text("table-needs-said", needed=needed), name=f"needs-{card.place}")]


def _bar(card: Card) -> list[ft.Control]:
    """How far the side has come, as a bar; without a target there is none."""
    if not card.target:
        return []
    bar = ft.ProgressBar(
        value=min(max(card.total / card.target, 0), 1),
        bar_height=8,
        color=card.mark.color,
        bgcolor=C.with_opacity(0.18, card.mark.color),
        border_radius=4,
        year_2023=True,
    )
    return [unspoken(bar)]


def _to_go(words: Words, card: Card) -> list[ft.Control]:
    """What is still to go, in figures."""
    if not card.target:
        return []
    ink, left = card.mark.on_container, card.target - card.total
    key = "table-to-go" if left > 0 else "table-reached"
    to_go = one_line(words.text(key, points=max(left, 0)), 14, color=ink, expand=True)
    return [ft.Row([to_go, text(words.number(card.target), 14, color=ink)])]
