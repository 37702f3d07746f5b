"""A score card for each side, beside each other or one below the other."""

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.text import DIGITS
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.table.card import (
    BIGGEST,
    Card,
    large_card,
    largest_total,
    strip_card,
    tall_card,
)
from scorekeeper.ui.state import State

CARD_HEIGHT, STRIP_HEIGHT, GAP = 197, 86, 10
LEAST_WIDTH = 150
"""Narrower cards lie one below the other."""
BIGGEST_WIDE = 112
TABLET = 600
"""From this height on a wide screen is no phone on its side."""


def cards_of(shown: OpenMatch) -> list[Card]:
    """The cards of a match, in the order of its sides."""
    over = shown.progress.outcome.over
    return [
        Card(
            place=place,
            side=side,
            total=shown.progress.totals[place],
            required=None if over else shown.progress.requirements[place],
            target=_target(shown),
        )
        for place, side in enumerate(shown.match.sides)
    ]


def _target(shown: OpenMatch) -> int | None:
    """What the sides play for; nothing any more where the match is over without it."""
    target, totals = shown.match.rules.target, shown.progress.totals
    if target is None or (shown.progress.outcome.over and max(totals) < target):
        return None
    return target


def score_cards(state: State, shown: OpenMatch, width: float) -> ft.Control:
    """The cards of all sides in a pane of that width."""
    cards, layout = cards_of(shown), state.layout
    if _stacks(len(cards), width, layout):
        low = is_low(layout)
        below: list[ft.Control] = [
            large_card(state, card, width)
            if layout.has_large_text
            else strip_card(state, card, width, low=low)
            for card in cards
        ]
        gap = GAP / 2 if low else GAP
        return ft.Column(below, spacing=gap, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    each = (width - GAP * (len(cards) - 1)) / len(cards)
    size = largest_total(state, cards, each, _most(layout))
    beside: list[ft.Control] = [
        ft.Container(tall_card(state, card, each, size), expand=True) for card in cards
    ]
    return ft.Row(beside, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)


def cards_height(count: int, width: float, layout: Layout) -> float:
    """About how high the cards are, in a pane of that width."""
    if _stacks(count, width, layout):
        return count * (STRIP_HEIGHT * layout.scale + GAP) - GAP
    return CARD_HEIGHT + (_most(layout) - BIGGEST) * DIGITS


def _stacks(count: int, width: float, layout: Layout) -> bool:
    """Whether so many cards lie one below the other."""
    return (width - GAP * (count - 1)) / count < LEAST_WIDTH * layout.scale


def is_low(layout: Layout) -> bool:
    """Whether this is a phone on its side, where every card is to be seen at once."""
    return layout.is_wide and layout.height < TABLET


def _most(layout: Layout) -> float:
    """How large the totals may be: on a tablet larger than on a phone, however it is held."""
    return BIGGEST_WIDE if layout.is_wide and not is_low(layout) else BIGGEST
