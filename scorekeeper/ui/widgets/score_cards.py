"""The score cards of a match: a side, its total, what it needs, and how far it has come."""

import flet as ft

from scorekeeper.services import OpenMatch
from scorekeeper.ui.motion import RollingNumber
from scorekeeper.ui.state import Layout, State
from scorekeeper.ui.theme import Face, number_size, one_line, text
from scorekeeper.ui.widgets.buttons import UNCLIPPED, mark_of, side_back, spoken, unspoken
from scorekeeper.ui.widgets.page import paper

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
TOTAL, WIDE_TOTAL, STRIP_TOTAL = 56, 96, 40
"""Sizes of a total on a phone, on a tablet, and in a strip."""
CARD_HEIGHT, STRIP_HEIGHT, CARD_GAP = 197, 86, 10
LEAST_CARD, WIDE_CARD = 150, 270
"""Narrower cards than the first lie one below the other, wider ones than the second have larger
totals."""


def is_stacked(count: int, width: float, layout: Layout) -> bool:
    """Return True if so many cards lie one below the other, in a pane of that width."""
    return (width - CARD_GAP * (count - 1)) / count < LEAST_CARD * layout.scale


def cards_height(count: int, width: float, layout: Layout) -> float:
    """Return about how high the cards are, in a pane of that width."""
    if is_stacked(count, width, layout):
        return count * (STRIP_HEIGHT * layout.scale + CARD_GAP) - CARD_GAP
    return CARD_HEIGHT + (WIDE_TOTAL - TOTAL if width / count > WIDE_CARD else 0)


def score_cards(state: State, match: OpenMatch, width: float) -> ft.Control:
    """Return the cards of all sides in a pane of that width.

    One below the other they are strips; with large text total and need stand beside each other.
    """
    layout, words, totals = state.layout, state.words, match.progress.totals
    low, large = layout.is_low, layout.has_large_text
    form = "tall"
    if is_stacked(len(totals), width, layout):
        form = "large" if large else "low" if low else "strip"
    size: float = WIDE_TOTAL if width / len(totals) > WIDE_CARD else TOTAL
    if form in ("strip", "low"):
        size = STRIP_TOTAL
    size = number_size(max(map(words.number, totals), key=len), size, 5) / max(1.0, layout.scale)
    cards: list[ft.Control] = [
        _score_card(state, match, place, form, size) for place in range(len(totals))
    ]
    if form != "tall":
        gap = CARD_GAP / 2 if low else CARD_GAP
        return ft.Column(cards, spacing=gap, horizontal_alignment=STRETCH)
    return ft.Row(cards, spacing=CARD_GAP, vertical_alignment=ft.CrossAxisAlignment.START)


def _score_card(state: State, match: OpenMatch, place: int, form: str, size: float) -> ft.Container:
    words, progress, target = state.words, match.progress, match.match.rules.target
    side, total, over = match.match.sides[place], progress.totals[place], progress.outcome.over
    mark, is_strip = mark_of(place), form in ("strip", "low")
    ink = mark.on_container
    name = side.name if state.layout.is_wide else side.short or side.name
    symbol = side_back(place, 24)
    label = one_line(name, 17, Face.BOLD, color=ink, expand=True)
    heading: ft.Control = spoken(ft.Row([symbol, label], spacing=6), side.name)
    figure = RollingNumber(f"{match.uid} {place}", words.number(total), size, ink)
    number = ft.Semantics(identifier=f"total-{place}", container=True, content=figure)
    needs, bar, to_go = list[ft.Control](), list[ft.Control](), list[ft.Control]()
    if not over and (required := progress.requirements[place]) is not None:
        needed = words.requirement(required)
        amount = text(
            needed, 22 if needed[-1:].isdigit() else 16, Face.BOLD, ink, expand=form == "tall"
        )
        parts: list[ft.Control] = [
            text(words.text("table-needs"), 13 if form == "large" else 15, color=ink),
            amount,
        ]
        pill = ft.Container(
            ft.Column(parts, spacing=0, tight=True)
            if form == "large"
            else ft.Row(parts, spacing=8, tight=is_strip),
            bgcolor=C.with_opacity(0.55, C.SURFACE),
            border_radius=10,
            clip_behavior=UNCLIPPED,
            padding=ft.Padding.symmetric(vertical=2 if is_strip else 6, horizontal=12),
        )
        sentence = words.text("table-needs-said", needed=needed)
        needs.append(spoken(pill, sentence, name=f"needs-{place}"))
    # a match that is over without its target has none to show
    if target and (not over or max(progress.totals) >= target):
        progress_bar = ft.ProgressBar(
            value=min(max(total / target, 0), 1),
            bar_height=8,
            color=mark.color,
            bgcolor=C.with_opacity(0.18, mark.color),
            border_radius=4,
            year_2023=True,
        )
        bar.append(unspoken(progress_bar))
        key = "table-to-go" if total < target else "table-reached"
        left = words.text(key, points=max(target - total, 0))
        goal = text(words.number(target), 14, color=ink)
        to_go.append(ft.Row([one_line(left, 14, color=ink, expand=True), goal]))
    if form == "tall":
        parts = [heading, number, *needs, *bar, *to_go]
    elif form == "large":
        row = ft.Row([ft.Container(number, expand=True), *needs], spacing=8)
        parts = [heading, row, *bar]
    else:
        left_half = ft.Column([heading, *needs], spacing=0 if form == "low" else 4, expand=True)
        parts = [ft.Row([left_half, number], spacing=8), *([] if form == "low" else bar)]
    return paper(
        ft.Column(parts, spacing=4 if form == "large" else 6, horizontal_alignment=STRETCH),
        padding=ft.Padding.symmetric(vertical={"strip": 8, "low": 5}.get(form, 14), horizontal=14),
        border_radius=18,
        clip_behavior=UNCLIPPED,
        expand=form == "tall",
    )
