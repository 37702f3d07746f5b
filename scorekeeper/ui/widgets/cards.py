"""Playing cards: the cards of a meld, and the grid of ranks whose keys choose them."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Protocol

import flet as ft

from scorekeeper.deal_form.melds import MeldView, TappedMeld, TappedMelds
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.cards import SUIT_SIGNS
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_SUITS,
    RED_THREE,
    SUITS,
    THREE,
    WILDS,
    Card,
    Suit,
)
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.palette import BRASS, CARD_FACE, MUTED, ON_BRASS, ON_CARD_FACE, RED_SUIT
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, one_line, text
from scorekeeper.view_models import cards as views
from scorekeeper.view_models.cards import RankView

# --- the cards of a meld

CARD_WIDTH = 50  # logical pixels
CARD_HEIGHT = 70  # logical pixels
CARD_GAP_FACTOR = 0.91  # distance between neighbours, as a part of the width of a card
MIN_CARD_STEP = 15  # logical pixels that are visible of a covered card
MAX_FAN_WIDTH = 188  # logical pixels; beside the points of a meld on a narrow phone
MAX_TILE_FAN_WIDTH = 100  # logical pixels; two tiles share the width of a narrow phone
MIN_TILE_CARD_STEP = 11  # logical pixels that are visible of a covered card in a tile
MIXED_SUITS = ("hearts", "spades", "diamonds", "clubs")
"""Suits of cards of one rank, whose own suits do not matter."""
SUITS_OF_COLOR = {BLACK_THREE: ("spades", "clubs"), RED_THREE: ("hearts", "diamonds")}


class CardSize(Enum):
    """Size of cards in a meld, as a multiple of the usual one."""

    TINY = 0.5
    """In a tile."""
    SMALL = 0.72
    USUAL = 1.0
    LARGE = 1.4
    """Beside large text."""


def card_picture(words: Words, card: str) -> str:
    """Return the asset path of a card such as `Qs`, with its letter in the language, or `joker`."""
    rank = card[:-1]
    suit_letter = card[-1]
    return f"cards/{words.letter(rank)}{suit_letter}.svg"


def meld_cards(words: Words, meld: TappedMeld, size: CardSize) -> ft.Stack:
    """Return the cards of a meld side by side; the more there are, the more they overlap."""
    width = CARD_WIDTH * size.value
    height = CARD_HEIGHT * size.value
    covered_count = len(meld.sorted_cards) - 1
    step = width * CARD_GAP_FACTOR
    max_width = MAX_FAN_WIDTH
    min_step = MIN_CARD_STEP
    if size is CardSize.TINY:
        max_width = MAX_TILE_FAN_WIDTH
        min_step = MIN_TILE_CARD_STEP
    if covered_count:
        step = max(min_step, min(step, (max_width - width) / covered_count))

    pictures: list[ft.Control] = []
    for index, card in enumerate(meld.sorted_cards):
        source = _meld_card_picture(words, card, meld.suit, index)
        image = kit.picture(source, width, height)
        image.left = index * step
        pictures.append(image)
    return ft.Stack(pictures, width=width + covered_count * step, height=height)


def _meld_card_picture(words: Words, card: Card, suit: str | None, index: int) -> str:
    """Return the asset path of a card of a meld; melds of one rank are drawn in mixed suits."""
    if card == JOKER:
        return card_picture(words, "joker")
    suits: tuple[str, ...] = SUITS_OF_COLOR.get(card, MIXED_SUITS)
    if suit is not None and card in (*NATURALS, THREE):
        suits = (suit,)
    rank = "3" if card in SUITS_OF_COLOR else card
    return card_picture(words, rank + suits[index % len(suits)][0])


# --- rows of melds

TILE_HEIGHT = 48  # logical pixels; of a meld that shares a row with another one


def meld_row(
    words: Words,
    meld: MeldView,
    note: str,
    *,
    values: Mapping[str, int],
    size: CardSize = CardSize.USUAL,
    on_select: Callable[[int], object] | None = None,
) -> ft.Control:
    """Return the cards of a meld, their sum, its points, and a note below them.

    Args:
        words: The language.
        meld: The meld.
        note: Problems of the meld, or the name of its canasta; empty for none.
        values: Points of a card, by card.
        size: Size of the cards.
        on_select: Called with the `place` of the meld; None for a row that cannot be selected.
    """
    is_small = size is CardSize.SMALL
    value_sum = text(
        views.value_sum(meld, values),
        14 if is_small else 15,
        color=MUTED,
        text_align=ft.TextAlign.RIGHT,
        expand=True,
    )
    points = digits(words.number(meld.points), 22 if is_small else 26, ft.Colors.ON_SURFACE)
    cards = meld_cards(words, meld.tapped, size)
    lines: list[ft.Control] = [ft.Row([cards, value_sum, points], spacing=12)]
    if size is CardSize.LARGE:
        # Beside the cards, large text leaves the sum the width of one figure.
        gap = ft.Container(expand=True)
        lines = [ft.Row([cards, gap, points], spacing=12), ft.Row([value_sum])]
    if note and meld.problems:
        # On felt the colour of errors is a light one, which can't be read on this background.
        problem = kit.error_text(note, color=ft.Colors.ON_ERROR_CONTAINER)
        lines.append(
            ft.Container(problem, bgcolor=ft.Colors.ERROR_CONTAINER, border_radius=10, padding=8)
        )
    elif note:
        lines.append(text(note, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT))

    content = _with_row_padding(kit.full_width_column(lines, spacing=2))
    says = views.meld_screen_reader_text(words, meld, note)
    if on_select is None:
        found = kit.hidden_from_screen_reader(content)
        return kit.node(f"found-{meld.place}", found, says=says)

    label = Label(f"meld-{meld.place}", says)
    return _meld_key(label, content, lambda: on_select(meld.place), is_current=meld.is_current)


def meld_tile(
    words: Words, meld: MeldView, *, on_select: Callable[[int], object] | None = None
) -> ft.Control:
    """Return the cards of a meld and its points, for half of the width; see `meld_row`."""
    cards = meld_cards(words, meld.tapped, CardSize.TINY)
    points = digits(words.number(meld.points), 20, ft.Colors.ON_SURFACE)
    gap = ft.Container(expand=True)
    # The empty container gives the tile the height of a finger.
    line = ft.Row([cards, gap, points, ft.Container(width=0, height=TILE_HEIGHT)], spacing=4)
    content = ft.Container(line, padding=ft.Padding.only(left=8, right=8))
    says = views.meld_screen_reader_text(words, meld, "")
    if on_select is None:
        return kit.node(f"found-{meld.place}", kit.hidden_from_screen_reader(content), says=says)
    label = Label(f"meld-{meld.place}", says)
    return _meld_key(label, content, lambda: on_select(meld.place), is_current=meld.is_current)


def meld_rows(
    words: Words,
    melds: TappedMelds,
    rows: Sequence[ft.Control],
    on_select: Callable[[int], object],
    *,
    empty_height: float,
) -> list[ft.Control]:
    """Return the rows of melds, with an empty row where the next card starts a meld.

    Args:
        words: The language.
        melds: The melds of the rows.
        rows: A row for each meld with cards.
        on_select: Called with the place of the empty meld.
        empty_height: Height of the empty row in logical pixels at 100 % text.
    """
    invitation = views.empty_meld_text(words, melds)
    if not invitation:
        return list(rows)

    content = ft.Row(
        [
            kit.icon(kit.Icon.ADD, color=ft.Colors.ON_SURFACE, size=22),
            # Gives the row its minimum height; long words in large text make it higher.
            ft.Container(width=0, height=empty_height),
            text(invitation, 15, Face.MEDIUM, expand=True),
        ],
        spacing=10,
    )
    label = Label(f"meld-{melds.at}", invitation)
    empty_row = _meld_key(
        label, _with_row_padding(content), lambda: on_select(melds.at), is_current=True
    )
    return [*rows[: melds.at], empty_row, *rows[melds.at :]]


def _with_row_padding(content: ft.Control) -> ft.Container:
    return ft.Container(content, padding=ft.Padding.only(left=8, right=12, top=4, bottom=4))


def _meld_key(
    label: Label, content: ft.Control, on_tap: kit.Handler, *, is_current: bool
) -> ft.Control:
    """Return the row of a meld as a key that selects the meld."""
    return kit.key(
        label,
        content,
        on_tap,
        selected=is_current,
        # Always a border, so that the cards do not move when the meld is selected.
        border_color=ft.Colors.PRIMARY if is_current else ft.Colors.TRANSPARENT,
        min_height=0,
        border_radius=16,
        side_padding=0,
        expand=False,
    )


# --- suits

SUIT_PADDING = 18  # logical pixels beside a sign, so that its key is as wide as a finger


def suit_keys(
    words: Words,
    chosen: str | None,
    on_choose: Callable[[Suit], object],
    *,
    id_prefix: str,
    has_full_width: bool,
) -> ft.Row:
    """Return a row with a key for each suit.

    Args:
        words: The language.
        chosen: The chosen suit; None if no suit is.
        on_choose: Called with a suit.
        id_prefix: Start of the ids of the keys; a hyphen and the suit follow.
        has_full_width: Share the whole width; otherwise the keys are as wide as a finger.
    """
    keys: list[ft.Control] = [
        _suit_key(
            suit_label(words, suit, id_prefix=id_prefix),
            suit,
            on_choose,
            is_chosen=suit == chosen,
            expand=has_full_width,
        )
        for suit in SUITS
    ]
    return ft.Row(keys, spacing=6, tight=not has_full_width)


def _suit_key(
    label: Label,
    suit: Suit,
    on_choose: Callable[[Suit], object],
    *,
    is_chosen: bool,
    expand: bool,
) -> ft.Control:
    """Return the key of a suit; the chosen one has a check mark."""
    sign = text(label.title, 16, color=RED_SUIT if suit in RED_SUITS else ft.Colors.ON_SURFACE)
    bgcolor: ft.ColorValue = ft.Colors.SURFACE_CONTAINER_LOW
    border_color: ft.ColorValue = ft.Colors.OUTLINE
    if is_chosen:
        sign = text(f"✓ {label.title}", 16, Face.BOLD, ft.Colors.ON_PRIMARY)
        bgcolor = ft.Colors.PRIMARY
        border_color = ft.Colors.PRIMARY
    return kit.key(
        label,
        sign,
        lambda: on_choose(suit),
        selected=is_chosen,
        bgcolor=bgcolor,
        border_color=border_color,
        border_radius=24 if is_chosen else 14,
        side_padding=0 if expand else SUIT_PADDING,
        expand=expand,
    )


def suit_label(words: Words, suit: Suit, *, id_prefix: str) -> Label:
    """Return the label of a suit: its sign, and its name for screen readers."""
    return Label(f"{id_prefix}-{suit}", SUIT_SIGNS[suit], says=words.text(f"meld-suit-{suit}"))


# --- the grid of ranks

KEYS_PER_ROW = 5
RANK_SIZE = 25  # logical pixels at 100 % text
MAX_RANK_SIZE = 36  # logical pixels at any text size
VALUE_SIZE = 13  # logical pixels at 100 % text
MAX_VALUE_SIZE = 20  # logical pixels at any text size
BADGE_SIZE = 22  # logical pixels
SMALL_BADGE_SIZE = 18  # logical pixels, on low keys
BADGE_DIGIT_SIZE = 14  # logical pixels at 100 % text
MAX_BADGE_DIGIT_SIZE = 18  # logical pixels at any text size
MIN_HEIGHT_FOR_BADGE = 50  # logical pixels; lower keys have a small badge
# Texts on the face of a card, which is light in dark mode too.
CARD_INK = ON_CARD_FACE
CARD_INK_MUTED = "#5F5748"
CARD_INK_DISABLED = ft.Colors.with_opacity(0.38, CARD_INK)


class CardActions(Protocol):
    """Handlers of the keys. With equal handlers, the keys are not redrawn."""

    def add_card(self, card: Card) -> None:
        """Add a card."""

    def remove_card(self, card: Card) -> None:
        """Remove a card."""


def rank_grid(
    words: Words,
    layout: Layout,
    actions: CardActions,
    rank_views: Sequence[RankView],
    on_delete: kit.Handler | None,
    *,
    key_height: float,
    spacing: float,
) -> ft.Control:
    """Return the keys of the ranks and the delete key, five in a row.

    Args:
        words: The language.
        layout: Layout of the page.
        actions: Called by the keys of the ranks.
        rank_views: The ranks.
        on_delete: Called by the delete key; None disables it.
        key_height: Height of a key in logical pixels at 100 % text.
        spacing: Logical pixels between the keys.
    """
    keys: list[ft.Control] = [
        RankKey(words, layout, actions, view, key_height, key=view.card) for view in rank_views
    ]
    color = ft.Colors.ON_SURFACE if on_delete else kit.DISABLED_COLOR
    delete = kit.key(
        words.label("meld-delete"),
        kit.icon(kit.Icon.BACKSPACE, color=color, size=24),
        on_delete,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        min_height=key_height,
    )
    keys.append(delete)
    rows = [
        ft.Row(keys[start : start + KEYS_PER_ROW], spacing=spacing)
        for start in range(0, len(keys), KEYS_PER_ROW)
    ]
    return kit.full_width_column(rows, spacing=spacing)


@memo_component
def RankKey(
    words: Words, layout: Layout, actions: CardActions, view: RankView, height: float
) -> ft.Control:
    """Key of a rank, with the value of a card and the number in use; a ring marks wild cards.

    Args:
        words: The language.
        layout: Layout of the page.
        actions: Called by a tap and a long press.
        view: The rank.
        height: Height of the key in logical pixels at 100 % text.
    """

    def add_card() -> None:
        actions.add_card(view.card)

    def remove_card() -> None:
        actions.remove_card(view.card)

    is_wild = view.card in WILDS
    return kit.key(
        Label(f"rank-{view.card}", views.rank_screen_reader_text(words, view)),
        _rank_content(words, layout, view, is_high=height >= MIN_HEIGHT_FOR_BADGE),
        None if view.is_off else add_card,
        on_long_press=remove_card if view.count else None,
        bgcolor=CARD_FACE if view.count else ft.Colors.SURFACE_CONTAINER_HIGH,
        border_color=BRASS if is_wild and not view.is_off else None,
        min_height=height,
        side_padding=0,
    )


def _rank_content(words: Words, layout: Layout, view: RankView, *, is_high: bool) -> ft.Control:
    """Return the texts of the key of a rank, with the number in use in the corner."""
    color: ft.ColorValue = ft.Colors.ON_SURFACE
    value_color: ft.ColorValue = MUTED
    if view.count:
        color = CARD_INK
        value_color = CARD_INK_MUTED
    if view.is_off:
        color = CARD_INK_DISABLED if view.count else kit.DISABLED_COLOR
        value_color = color

    # Flet multiplies sizes by the text scale; the caps keep the texts inside the key.
    rank_size = min(RANK_SIZE, MAX_RANK_SIZE / layout.scale)
    value_size = min(VALUE_SIZE, MAX_VALUE_SIZE / layout.scale)
    rank = text(views.rank_face(words, view), rank_size, Face.SCORE, color, line_height=1.1)
    value: ft.Control = one_line(views.rank_value(words, view), value_size, color=value_color)
    if not view.count:
        return _centred_lines([rank, value])

    badge_size = BADGE_SIZE if is_high else SMALL_BADGE_SIZE
    if layout.has_large_text:
        # A rank in large text fills the width of the key, so the badge is beside the value.
        badge = _badge(view.count, BADGE_SIZE, layout.scale)
        return _centred_lines([rank, ft.Row([value, badge], spacing=2, tight=True)])

    badge = _badge(view.count, badge_size, layout.scale)
    badge.right = 2
    badge.top = 2
    lines = _centred_lines([rank, value])
    middle = ft.Container(lines, alignment=ft.Alignment.CENTER, left=0, right=0, top=0, bottom=0)
    return ft.Stack([middle, badge])


def _centred_lines(lines: list[ft.Control]) -> ft.Column:
    return ft.Column(
        lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )


def _badge(count: int, size: float, scale: float) -> ft.Container:
    """Return a number on a disc of brass; `size` is its diameter in logical pixels."""
    return ft.Container(
        digits(str(count), min(BADGE_DIGIT_SIZE, MAX_BADGE_DIGIT_SIZE / scale), ON_BRASS),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=BRASS,
        alignment=ft.Alignment.CENTER,
    )
