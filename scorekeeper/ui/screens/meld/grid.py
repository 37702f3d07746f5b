"""The grid of ranks: a tap adds a card, a long press takes one away."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from scorekeeper.entry.lay_down import MeldAnswer, is_never_melded
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, TWO, WILDS, Card
from scorekeeper.ui.screens.meld.question import (
    LARGEST_BADGE,
    LARGEST_RANK,
    LARGEST_WORD,
    Kit,
    Sizes,
    cards_said,
    held_cards_told,
    meld_told,
)
from scorekeeper.ui.state import still_component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import DISABLED, Handler, tappable
from scorekeeper.ui.widgets.cards import face, laid_cards
from scorekeeper.ui.widgets.text import SENTENCE, digits, one_line, text

C = ft.Colors
COLUMNS = 5
CARDS: tuple[Card, ...] = (*reversed(NATURALS), BLACK_THREE, TWO, JOKER)
THREE = "3"
"""Of either colour, where neither is melded."""
TIMES = "×"


@dataclass(frozen=True, slots=True, kw_only=True)
class RankView:
    """What a key of the grid shows."""

    card: Card
    value: int
    """Of one card, in points."""
    count: int
    """How many are in use."""
    is_off: bool
    is_never: bool
    """True if it is in no meld by these rules."""


class CardTaps(Protocol):
    """What taps on the keys of a grid do."""

    def card(self, card: Card) -> None:
        """Take one more of a card."""

    def less(self, card: Card) -> None:
        """Take one of a card away."""


def rank_grid(kit: Kit, *, expand: bool = False) -> ft.Column:
    """All ranks, high to low, and the delete key; where it expands it fills what room is left."""
    height = None if expand else kit.sizes.key
    rules, counts = kit.asked.rules, kit.form.counts()
    keys: list[ft.Control] = []
    for card in CARDS:
        view = RankView(
            card=card,
            value=rules.card_values[card],
            count=counts[card],
            is_off=kit.form.is_off(rules, card),
            is_never=is_never_melded(rules, card),
        )
        keys.append(RankKey(kit.words, kit.taps, kit.sizes, view, height, key=card))
    delete = kit.taps.delete if counts else None
    keys.append(delete_key(kit.words, delete, height))
    return grid_of(keys, kit.sizes.gap, height)


def grid_of(keys: Sequence[ft.Control], gap: float, height: float | None) -> ft.Column:
    """Keys in rows; without a height they share what room there is."""
    rows = [
        _row(keys[start : start + COLUMNS], gap, height) for start in range(0, len(keys), COLUMNS)
    ]
    return ft.Column(
        list(rows),
        spacing=gap,
        expand=height is None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _row(keys: Sequence[ft.Control], gap: float, height: float | None) -> ft.Row:
    return ft.Row(
        [ft.Container(key, expand=True) for key in keys],
        spacing=gap,
        expand=height is None,
        height=height,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@still_component
def RankKey(
    words: Words, taps: CardTaps, sizes: Sizes, view: RankView, height: float | None
) -> Any:
    """A rank, what a card of it counts, and how many are in use."""
    card, is_wild = view.card, view.card in WILDS
    ink: ft.ColorValue = C.TERTIARY if is_wild else C.ON_SURFACE
    second: ft.ColorValue = C.ON_SURFACE_VARIANT
    if view.count:
        ink = second = C.ON_PRIMARY_CONTAINER
    if view.is_off:
        ink = second = C.with_opacity(DISABLED, ink)
    name = card_name(words, card)
    below = words.text("meld-never") if view.is_never else words.number(view.value)
    return _key(
        _badged(_rank(words, sizes, view, ink), one_line(below, 13, color=second), sizes, view),
        words.text("meld-key-said", card=name, value=below, count=view.count),
        None if view.is_off else lambda: taps.card(card),
        height,
        name=f"rank-{card}",
        used=view.count > 0,
        framed=is_wild,
        on_long_press=_less(taps, card) if view.count else None,
    )


def delete_key(words: Words, on_tap: Handler | None, height: float | None) -> ft.Control:
    """Takes the last card away."""
    ink = C.ON_SURFACE if on_tap else C.with_opacity(DISABLED, C.ON_SURFACE)
    icon = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, color=ink, size=24)
    return _key(icon, words.text("meld-delete"), on_tap, height, name="delete")


def _less(taps: CardTaps, card: Card) -> Callable[[], None]:
    return lambda: taps.less(card)


def _rank(words: Words, sizes: Sizes, view: RankView, ink: ft.ColorValue) -> ft.Control:
    if view.card == JOKER:
        size = sizes.at_most(18, LARGEST_WORD)
        return one_line(words.text("meld-joker"), size, Face.BOLD, color=ink)
    shown = THREE if view.is_never else face(view.card)
    return text(shown, sizes.at_most(24, LARGEST_RANK), Face.BOLD, ink, line=1.1)


def _badged(rank: ft.Control, value: ft.Control, sizes: Sizes, view: RankView) -> ft.Control:
    """Rank and value in the middle, the count in the corner.

    It stands beside the value in large text, and on the joker, whose word fills the key.
    """
    below, count = value, view.count
    is_beside = sizes.is_large or view.card == JOKER
    if count and is_beside:
        line = [value, _badge(sizes, count)]
        below = ft.Row(line, spacing=2, tight=True)
    middle = ft.Column(
        [rank, below],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    centre = ft.Alignment.CENTER
    filling = ft.Container(middle, alignment=centre, left=0, right=0, top=0, bottom=0)
    in_corner = [_badge(sizes, count, corner=3)] if count and not is_beside else []
    return ft.Stack([filling, *in_corner], expand=True)


def _badge(sizes: Sizes, count: int, *, corner: float | None = None) -> ft.Container:
    size = sizes.at_most(13, LARGEST_BADGE)
    return ft.Container(
        digits(f"{TIMES}{count}", size, C.ON_PRIMARY),
        bgcolor=C.PRIMARY,
        border_radius=10,
        padding=ft.Padding.symmetric(vertical=1, horizontal=4),
        right=corner,
        top=corner,
    )


def _key(
    content: ft.Control,
    says: str,
    on_tap: Handler | None,
    height: float | None,
    *,
    name: str,
    used: bool = False,
    framed: bool = False,
    on_long_press: Handler | None = None,
) -> ft.Control:
    return tappable(
        content,
        says,
        on_tap,
        name=name,
        height=height,
        alignment=ft.Alignment.CENTER,
        border_radius=14,
        bgcolor=C.PRIMARY_CONTAINER if used else C.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(1.5, C.TERTIARY) if framed else None,
        on_long_press=on_long_press,
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
        cards=cards_said(kit.words, meld.tapped),
        points=meld.points,
        told=told or kit.words.text("meld-legal"),
    )


def _look() -> dict[str, Any]:
    """The box of a meld."""
    padding = ft.Padding.symmetric(vertical=4, horizontal=10)
    return {"padding": padding, "border_radius": 16, "bgcolor": C.SURFACE_CONTAINER_LOW}
