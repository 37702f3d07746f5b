"""Playing cards: laid down in a meld, and the grid of ranks by whose keys they are chosen."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any, Protocol

import flet as ft

from scorekeeper.entry.melds import MeldAnswer, TappedMeld, TappedMelds
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_THREE,
    SUITS,
    THREE,
    WILDS,
    Card,
    Suit,
)
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.palette import BRASS, CARD_FACE, MUTED, ON_BRASS
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons

C = ft.Colors
GAP = 4
WIDTH, HEIGHT, LEAST = 50, 70, 15
"""Pixels of a card, and of what is seen at least of one that another card lies upon."""
LOW, LARGEST = 0.72, 1.4
"""A card of a low screen, and in large text, by the usual one."""
COVERED = 9 / WIDTH
"""Share of a card that the next one covers where there is room."""
INK, SECOND_INK = "#1F1B15", "#5F5748"
"""Of what stands on the face of a card, which is light by night too."""
FACES = {JOKER: "★", BLACK_THREE: "3♠", RED_THREE: "3♦"}
SUIT_SIGNS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
MIXED = ("hearts", "spades", "diamonds", "clubs")
"""Suits of cards that lie side by side and whose own suits nobody asked for."""
OF_COLOR = {BLACK_THREE: ("spades", "clubs"), RED_THREE: ("hearts", "diamonds")}
FEW = 4
"""More cards of one value are not added up one by one: 7 × 10."""


def face(words: Words, card: Card) -> str:
    return FACES.get(card) or words.letter(card)


def card_picture(words: Words, card: str) -> str:
    """The picture of a card such as `Qs`, with the letter of the language; or of a `joker`."""
    rank, suit = card[:-1], card[-1]
    return f"cards/{words.letter(rank)}{suit}.svg"


def laid_cards(words: Words, meld: TappedMeld, room: float, *, scale: float, low: bool) -> ft.Stack:
    """The cards of a meld as they lie at the table, the more covered the less room there is.

    `low` are cards of less height.
    """
    size = LOW if low else min(max(scale, 1), LARGEST)
    width, height, covering = WIDTH * size, HEIGHT * size, len(meld.shown) - 1
    step = width * (1 - COVERED)
    if covering:
        step = max(LEAST, min(step, (room - width) / covering))
    pictures: list[ft.Control] = []
    for place, card in enumerate(meld.shown):
        image = buttons.picture(_picture(words, card, meld.suit, place), width, height)
        image.left = place * step
        pictures.append(image)
    return ft.Stack(pictures, width=width + covering * step, height=height)


def _picture(words: Words, card: Card, suit: str | None, place: int) -> str:
    """The picture of a card; those of a rank lie in mixed suits."""
    if card == JOKER:
        return card_picture(words, "joker")
    of_meld = suit if suit is not None and card in (*NATURALS, THREE) else None
    suits = OF_COLOR.get(card, MIXED) if of_meld is None else (of_meld,)
    rank = "3" if card in OF_COLOR else card
    return card_picture(words, rank + suits[place % len(suits)][0])


def spelt_sum(meld: MeldAnswer, values: Mapping[str, int]) -> str:
    """The values of the cards as a sum: 10 + 10 + 20; empty where it is not what they count."""
    each = [values.get(card, 0) for card in meld.tapped.shown]
    if len(each) < 2 or sum(each) != meld.points:
        return ""
    terms: list[str] = []
    for value, alike in groupby(each):
        count = len(list(alike))
        terms += [f"{count} × {value}"] if count > FEW else [str(value)] * count
    return " + ".join(terms)


def cards_label(words: Words, meld: TappedMeld) -> str:
    """The cards of a meld in the words of a screen reader."""
    cards = ", ".join(card_name(words, card) for card in meld.shown)
    if meld.suit is None:
        return cards
    return words.text("meld-in-suit", suit=words.text(f"meld-suit-{meld.suit}"), cards=cards)


COLUMNS = 5
ROOMY = 50
"""Height of a key that has room for a larger badge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RankView:
    """The face of a key: a card, its value in points, and how many are in use."""

    card: Card
    value: int
    count: int
    is_off: bool
    is_never: bool = False
    """True if it is in no meld by these rules."""


class CardTaps(Protocol):
    """The handlers of the keys; equal ones spare a key from being drawn anew."""

    def card(self, card: Card) -> None:
        """Take one more of a card."""

    def less(self, card: Card) -> None:
        """Take one of a card away."""


def rank_grid(
    words: Words,
    taps: CardTaps,
    views: Sequence[RankView],
    on_delete: buttons.Handler | None,
    *,
    scale: float,
    gap: float,
    height: float | None,
) -> ft.Column:
    """A key for each rank and one that deletes; without a height they share what room there is."""
    stretch = ft.CrossAxisAlignment.STRETCH
    ink = C.ON_SURFACE if on_delete else buttons.FADED
    icon, box = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, color=ink, size=24), _box(height)
    keys: list[ft.Control] = [
        *(RankKey(words, taps, scale, view, height, key=view.card) for view in views),
        buttons.tappable(icon, words.text("meld-delete"), on_delete, name="delete", **box),
    ]
    rows: list[ft.Control] = [
        ft.Row(
            [ft.Container(key, expand=True) for key in keys[start : start + COLUMNS]],
            spacing=gap,
            expand=height is None,
            height=height,
            vertical_alignment=stretch,
        )
        for start in range(0, len(keys), COLUMNS)
    ]
    return ft.Column(rows, spacing=gap, expand=height is None, horizontal_alignment=stretch)


@memo_component
def RankKey(
    words: Words, taps: CardTaps, scale: float, view: RankView, height: float | None
) -> Any:
    """A rank, the value of a card of it, and how many are in use.

    The count stands at the corner, in large text below the rank; a ring marks wild cards.
    """
    card, is_wild = view.card, view.card in WILDS
    ink: ft.ColorValue = C.ON_SURFACE
    second: ft.ColorValue = C.ON_SURFACE_VARIANT
    if view.count:
        ink, second = INK, SECOND_INK
    if view.is_off:
        ink = second = C.with_opacity(buttons.DISABLED, ink)
    symbol = "3" if view.is_never else face(words, card)  # of either colour
    rank = text(symbol, min(25, 38 / scale), Face.SCORE, ink, line=1.1)
    value = words.text("meld-never") if view.is_never else words.number(view.value)
    below: ft.Control = one_line(value, 13, color=second)
    corner: list[ft.Control] = []
    if view.count:
        size = (22 if height is None or height > ROOMY else 18) * min(scale, 1.5)
        badge = buttons.disc(digits(str(view.count), min(14, 20 / scale), ON_BRASS), size, BRASS)
        if Layout(scale=scale).has_large_text:
            below = ft.Row([below, badge], spacing=4, tight=True)
        else:
            badge.right = badge.top = 2
            corner = [badge]
    center = ft.CrossAxisAlignment.CENTER
    column = ft.Column([rank, below], spacing=0, tight=True, horizontal_alignment=center)
    middle = ft.Container(column, alignment=ft.Alignment.CENTER, left=0, right=0, top=0, bottom=0)
    rings = is_wild and not view.is_off
    return buttons.tappable(
        ft.Stack([middle, *corner], expand=True),
        words.text("meld-key-said", card=card_name(words, card), value=value, count=view.count),
        None if view.is_off else lambda: taps.card(card),
        name=f"rank-{card}",
        border=ft.Border.all(2, BRASS) if rings else None,
        on_long_press=(lambda: taps.less(card)) if view.count else None,
        **_box(height, CARD_FACE if view.count else C.SURFACE_CONTAINER_HIGH),
    )


def _box(height: float | None, bgcolor: ft.ColorValue = C.SURFACE_CONTAINER_HIGH) -> dict[str, Any]:
    center = ft.Alignment.CENTER
    return {"height": height, "alignment": center, "border_radius": 14, "bgcolor": bgcolor}


# --- rows of melds

CARDS_SHARE = 0.56
"""Part of a row that its cards may take, beside the points and how they add up."""


def suit_choices(
    words: Words, chosen: str | None, choose: Callable[[Suit], None], *, name: str
) -> list[ft.Control]:
    """Return a chip a suit; `name` is the beginning of their names."""
    return [
        buttons.choice(
            SUIT_SIGNS[suit],
            partial(choose, suit),
            name=f"{name}-{suit}",
            selected=suit == chosen,
            says=words.text(f"meld-suit-{suit}"),
        )
        for suit in SUITS
    ]


def meld_row(
    words: Words,
    meld: MeldAnswer,
    note: str,
    width: float,
    *,
    scale: float,
    low: bool,
    values: Mapping[str, int],
    to_meld: Callable[[int], buttons.Handler] | None = None,
) -> ft.Control:
    """Cards and points of a meld; under them a `note`, which may say what is wrong.

    The points are spelt out in the `values` of its cards. Without `to_meld`, which gives the
    handler of a tap, it is there to be read.
    """
    laid = laid_cards(words, meld.tapped, width * CARDS_SHARE, scale=scale, low=low)
    spelt = spelt_sum(meld, values)
    right, size = ft.TextAlign.RIGHT, 14 if low else 15
    terms = text(spelt, size, color=MUTED, text_align=right, expand=True)
    points = digits(words.number(meld.points), 22 if low else 26, C.ON_SURFACE)
    lines: list[ft.Control] = [ft.Row([laid, terms, points], spacing=12)]
    if note and meld.problems:  # on a ground on which it can be read on felt too
        wrong = buttons.complaint(note)
        lines.append(ft.Container(wrong, bgcolor=C.ERROR_CONTAINER, border_radius=10, padding=8))
    elif note:
        lines.append(buttons.remark(note))
    content = buttons.stacked(*lines, spacing=2)
    cards, verdict = cards_label(words, meld.tapped), note or words.text("meld-legal")
    label = words.text("meld-said", cards=cards, points=meld.points, told=verdict)
    if to_meld is None:
        return buttons.spoken(
            ft.Container(content, **_meld_box()), label, name=f"found-{meld.place}"
        )
    return _tapped(content, label, to_meld(meld.place), meld.place, selected=meld.is_current)


def tapped_melds(
    words: Words,
    melds: TappedMelds,
    rows: Iterable[ft.Control],
    to_meld: Callable[[int], buttons.Handler],
    *,
    height: float,
) -> list[ft.Control]:
    """The rows of melds; among them an empty one, so high, where the next card begins a meld."""
    every, suit = list(rows), melds.current.suit
    if not melds.current.cards:
        label = words.text("meld-empty")
        if suit is not None:
            label = words.text("meld-empty-sequence", suit=words.text(f"meld-suit-{suit}"))
        icon = ft.Icon(ft.Icons.ADD, color=C.ON_SURFACE, size=22)
        line = text(label, 15, Face.MEDIUM, expand=True)
        row = ft.Row([icon, ft.Container(width=0, height=height), line], spacing=10)
        every.insert(melds.at, _tapped(row, label, to_meld(melds.at), melds.at, selected=True))
    return every


def _tapped(
    content: ft.Control, label: str, on_tap: buttons.Handler, place: int, *, selected: bool
) -> ft.Control:
    name, box = f"meld-{place}", _meld_box(selected=selected)
    return buttons.tappable(content, label, on_tap, name=name, selected=selected, **box)


def _meld_box(*, selected: bool = False) -> dict[str, Any]:
    """Return the box of a meld, made anew: Flet's values are never shared between pages."""
    return {
        "padding": ft.Padding.only(left=8, right=12, top=4, bottom=4),
        "border_radius": 16,
        "border": ft.Border.all(2, C.PRIMARY if selected else C.TRANSPARENT),
    }
