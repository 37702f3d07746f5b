"""The grid of ranks: a tap adds a card, a long press takes one away."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.entry.lay_down import MeldAnswer, is_never_melded
from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, TWO, Card
from scorekeeper.ui.screens.meld.question import (
    Kit,
    held_cards_told,
    meld_told,
)
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import tappable
from scorekeeper.ui.widgets.cards import cards_label, laid_cards
from scorekeeper.ui.widgets.rank_grid import RankView, rank_grid
from scorekeeper.ui.widgets.text import SENTENCE, digits, text

C = ft.Colors
CARDS: tuple[Card, ...] = (*reversed(NATURALS), BLACK_THREE, TWO, JOKER)


def card_grid(kit: Kit, *, expand: bool = False) -> ft.Column:
    """All ranks, high to low; where it expands it fills what room is left."""
    rules, counts = kit.asked.rules, kit.form.counts()
    views = [
        RankView(
            card=card,
            value=rules.card_values[card],
            count=counts[card],
            is_off=kit.form.is_off(rules, card),
            is_never=is_never_melded(rules, card),
        )
        for card in CARDS
    ]
    return rank_grid(
        kit.words,
        kit.taps,
        views,
        kit.taps.delete if counts else None,
        scale=kit.sizes.scale,
        gap=kit.sizes.gap,
        height=None if expand else kit.sizes.key,
    )


BESIDE = 118
"""What stands in a row beside its cards: sign, sum, and the room between."""

ROUND = 12
"""Border and padding above and below."""
ROOMY_ROW = 60
"""Rows of less height have smaller cards."""


def meld_rows(kit: Kit, melds: Sequence[MeldAnswer]) -> list[ft.Control]:
    """All rows, an empty one among them where the next card begins a meld."""
    rows = [_melds_row(kit, meld) for meld in melds]
    if not kit.form.melds.current.cards:
        rows.insert(kit.form.melds.at, _empty(kit))
    return list(rows)


def found_rows(kit: Kit, melds: Sequence[MeldAnswer]) -> list[ft.Control]:
    """The melds that were found in a hand: they are looked at, not tapped."""
    return [
        ft.Semantics(
            label=_said(kit, meld),
            identifier=f"found-{meld.place}",
            container=True,
            exclude_semantics=True,
            content=_box(_inside(kit, meld)),
        )
        for meld in melds
    ]


def hand_row(kit: Kit) -> ft.Control:
    """The cards of the hand, one after the other."""
    said = held_cards_told(kit.words, kit.form)
    shown = text(said, 15, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    return ft.Semantics(identifier="hand", container=True, content=shown)


def _melds_row(kit: Kit, meld: MeldAnswer) -> ft.Control:
    edge = C.PRIMARY if meld.is_current else C.OUTLINE_VARIANT
    return tappable(
        _inside(kit, meld),
        _said(kit, meld),
        lambda: kit.taps.meld(meld.place),
        name=f"meld-{meld.place}",
        selected=meld.is_current,
        border=ft.Border.all(2, edge),
        **_look(),
    )


def _empty(kit: Kit) -> ft.Control:
    words, tapped = kit.words, kit.form.melds.current
    said = words.text("meld-empty")
    if tapped.suit is not None:
        suit = words.text(f"meld-suit-{tapped.suit}")
        said = words.text("meld-empty-sequence", suit=suit)
    row = ft.Row(
        [
            ft.Icon(ft.Icons.ADD_CIRCLE_OUTLINE, color=C.ON_SURFACE_VARIANT, size=24),
            ft.Container(width=0, height=kit.sizes.row - ROUND),
            ft.Container(text(said, 15, color=C.ON_SURFACE_VARIANT), expand=True),
        ],
        spacing=10,
    )
    return tappable(
        row,
        said,
        lambda: kit.taps.meld(kit.form.melds.at),
        name=f"meld-{kit.form.melds.at}",
        selected=True,
        border=ft.Border.all(2, C.PRIMARY),
        **_look(),
    )


def _box(content: ft.Control) -> ft.Container:
    return ft.Container(content, border=ft.Border.all(2, C.OUTLINE_VARIANT), **_look())


def _inside(kit: Kit, meld: MeldAnswer) -> ft.Control:
    """Sign, cards and sum; under them what is wrong."""
    is_bad = bool(meld.problems)
    icon, ink = (ft.Icons.ERROR_OUTLINE, C.ERROR) if is_bad else (ft.Icons.CHECK_CIRCLE, C.PRIMARY)
    cards = laid_cards(
        meld.tapped,
        kit.sizes.width - BESIDE,
        scale=kit.sizes.scale,
        low=kit.sizes.row < ROOMY_ROW,
    )
    row = ft.Row(
        [
            ft.Icon(icon, color=ink, size=24),
            ft.Container(cards, expand=True),
            digits(kit.words.number(meld.points), 20, C.ON_SURFACE),
        ],
        spacing=10,
    )
    lines: list[ft.Control] = [row]
    if told := meld_told(kit.words, meld):
        color = C.ERROR if is_bad else C.ON_SURFACE_VARIANT
        face = Face.MEDIUM if is_bad else Face.REGULAR
        lines.append(text(told, 14, face, color, line=SENTENCE))
    return ft.Column(
        lines,
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _said(kit: Kit, meld: MeldAnswer) -> str:
    """The row for a screen reader."""
    told = meld_told(kit.words, meld)
    return kit.words.text(
        "meld-said",
        cards=cards_label(kit.words, meld.tapped),
        points=meld.points,
        told=told or kit.words.text("meld-legal"),
    )


def _look() -> dict[str, Any]:
    """The box of a meld."""
    padding = ft.Padding.symmetric(vertical=4, horizontal=10)
    return {"padding": padding, "border_radius": 16, "bgcolor": C.SURFACE_CONTAINER_LOW}
