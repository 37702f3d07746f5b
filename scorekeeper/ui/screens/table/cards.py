"""A score card for each side: its total, what it needs, how far it is to the target."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.match import Side
from scorekeeper.scoring import Requirement
from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.fit import digits_size, fitting_name
from scorekeeper.ui.components.marks import Mark, mark_of
from scorekeeper.ui.components.text import DIGITS, digits, one_line, text
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
CARD_HEIGHT, STRIP_HEIGHT, GAP = 197, 92, 10
LEAST_WIDTH = 150
"""Narrower cards lie one below the other."""
BIGGEST, BIGGEST_WIDE, STRIP_DIGITS = 56, 112, 40
TABLET = 600
"""From this height on a wide screen is no phone on its side."""
PADDING = 14


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


def cards_of(shown: OpenMatch) -> list[Card]:
    """The cards of a match, in the order of its sides."""
    over = shown.progress.outcome.over
    return [
        Card(
            place=place,
            side=side,
            total=shown.progress.totals[place],
            required=None if over else shown.progress.requirements[place],
            target=shown.match.rules.target,
        )
        for place, side in enumerate(shown.match.sides)
    ]


def stacks(count: int, width: float, layout: Layout) -> bool:
    """Whether so many cards lie one below the other in a pane of that width."""
    return (width - GAP * (count - 1)) / count < LEAST_WIDTH * layout.scale


def cards_height(count: int, width: float, layout: Layout) -> float:
    """About how high the cards are, in a pane of that width."""
    if stacks(count, width, layout):
        return count * (STRIP_HEIGHT * layout.scale + GAP) - GAP
    return CARD_HEIGHT + (_most(layout) - BIGGEST) * DIGITS


def _most(layout: Layout) -> float:
    """How large the totals may be: on a tablet larger than on a phone, however it is held."""
    return BIGGEST_WIDE if layout.is_wide and layout.height >= TABLET else BIGGEST


def score_cards(state: State, shown: OpenMatch, width: float) -> ft.Control:
    """The cards beside each other, or one below the other where there are many."""
    cards = cards_of(shown)
    if stacks(len(cards), width, state.layout):
        strips: list[ft.Control] = [_strip(state, card, width) for card in cards]
        return ft.Column(strips, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    each = (width - GAP * (len(cards) - 1)) / len(cards)
    return ft.Row([_card(state, card, each) for card in cards], spacing=GAP)


def _card(state: State, card: Card, width: float) -> ft.Container:
    layout, room = state.layout, width - 2 * PADDING
    parts: list[ft.Control] = [
        _name(card, layout, room, 17),
        _total(state, card, room, _most(layout)),
        *_needs(state.words, card),
        *_course(state.words, card),
    ]
    return ft.Container(
        ft.Column(parts, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=PADDING,
        bgcolor=card.mark.container,
        border_radius=20,
        expand=True,
    )


def _strip(state: State, card: Card, width: float) -> ft.Container:
    """The same in little height: name and distance left, need in the middle, total right."""
    room = width - 2 * PADDING
    name = ft.Column(
        [_name(card, state.layout, room / 2, 17), *_needs(state.words, card, tight=True)],
        spacing=4,
        expand=True,
    )
    return ft.Container(
        ft.Column(
            [
                ft.Row([name, _total(state, card, room / 2, STRIP_DIGITS)], spacing=8),
                *_bar(card),
            ],
            spacing=6,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.symmetric(vertical=8, horizontal=PADDING),
        bgcolor=card.mark.container,
        border_radius=16,
    )


def _name(card: Card, layout: Layout, room: float, size: float) -> ft.Row:
    mark = card.mark
    shown = fitting_name(card.side.name, card.side.short, room - 24, size=size, scale=layout.scale)
    name = one_line(shown, size, Face.BOLD, color=mark.on_container, expand=True)
    return ft.Row([text(mark.symbol, size + 1, color=mark.color), name], spacing=6)


def _total(state: State, card: Card, room: float, most: float) -> ft.Semantics:
    total = state.words.number(card.total)
    size = digits_size(total, room, scale=state.layout.scale, most=most)
    return ft.Semantics(
        identifier=f"total-{card.place}",
        container=True,
        content=digits(total, size, card.mark.on_container),
    )


def _needs(words: Words, card: Card, *, tight: bool = False) -> list[ft.Control]:
    """What the side's next initial meld must have; while the match runs."""
    if card.required is None:
        return []
    ink = card.mark.on_container
    needed = words.requirement(card.required)
    said = text(words.text("table-needs"), 15, color=ink)
    size = 22 if needed[-1:].isdigit() else 16
    amount = text(needed, size, Face.BOLD, ink, expand=not tight)
    return [
        ft.Semantics(
            identifier=f"needs-{card.place}",
            label=words.text("table-needs-said", needed=needed),
            container=True,
            exclude_semantics=True,
            content=ft.Container(
                ft.Row([said, amount], spacing=8, tight=tight),
                bgcolor=C.with_opacity(0.55, C.SURFACE),
                border_radius=10,
                padding=ft.Padding.symmetric(vertical=2 if tight else 6, horizontal=12),
            ),
        )
    ]


def _bar(card: Card) -> list[ft.Control]:
    """How far the side has come, as a bar; without a target there is none."""
    if not card.target:
        return []
    return [
        ft.ProgressBar(
            value=min(max(card.total / card.target, 0), 1),
            bar_height=8,
            color=card.mark.color,
            bgcolor=C.with_opacity(0.18, card.mark.color),
            border_radius=4,
            year_2023=True,
        )
    ]


def _course(words: Words, card: Card) -> list[ft.Control]:
    """The bar, and what is still to go, in figures."""
    if not card.target:
        return []
    ink, left = card.mark.on_container, card.target - card.total
    key = "table-to-go" if left > 0 else "table-reached"
    to_go = one_line(words.text(key, points=max(left, 0)), 14, color=ink, expand=True)
    return [*_bar(card), ft.Row([to_go, text(words.number(card.target), 14, color=ink)])]
