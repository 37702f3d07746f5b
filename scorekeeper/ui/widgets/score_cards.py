"""Score cards of a game: a side's total, its next initial meld, and its canastas."""

from collections.abc import Sequence
from math import ceil

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.match import MatchUid, SideColor
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.controls import Column, Container, Row, Semantics
from scorekeeper.ui.hooks import memo_component
from scorekeeper.ui.layout import MIN_WIDE_WIDTH, Layout
from scorekeeper.ui.motion import RollingNumber
from scorekeeper.ui.palette import BRASS, CARD, CARD_EDGE, CARD_SHADOW, MUTED, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.ui.widgets.stacks import StackSize, stack_picture
from scorekeeper.view_models.score_cards import CanastaCount, SideCard, has_long_total, side_cards

PAIR = 2
MIN_GRID_SIDES = 5  # more sides than fit one below the other share rows
TOTAL_SIZE = 48  # logical pixels in any text size; as those below
LONG_TOTAL_SIZE = 38
LINE_TOTAL_SIZE = 36  # in a line that the name and the next meld share
GRID_TOTAL_SIZE = 25  # in a strip of half the width
LARGE_GRID_TOTAL_SIZE = 36  # the same on tablets and desktops
LARGE_TOTAL_SIZE = 64  # on tablets and desktops
LONG_LARGE_TOTAL_SIZE = 52
CARD_SPACING = 10  # logical pixels
STRIP_SPACING = 8  # logical pixels
CARD_RADIUS = 18  # logical pixels
EDGE_WIDTH = 5  # logical pixels; the edge in the colour of the side
BAR_WIDTH = 120  # logical pixels; of the bar of a strip
MAX_SHADOWS = 3  # cards; more would cost time in each frame

MIN_PAIR_PAGE = 354  # logical pixels; narrower pages have the cards of a pair in a column
MIN_LARGE_PAIR_PAGE = 990  # logical pixels; the same for large digits, beside the score pad


def score_cards(
    state: State,
    open_match: OpenMatch,
    *,
    is_brief: bool = False,
    has_paper_colors: bool = False,
) -> ft.Control:
    """Return the cards of two sides side by side, or a strip for each of more sides.

    In large text all sides have cards, one below the other.

    Args:
        state: State of the page.
        open_match: The game.
        is_brief: Leave out everything but names and totals.
        has_paper_colors: True if a control around the cards sets the colours of paper already.
    """
    layout = state.layout
    cards = side_cards(state.game_words, open_match, is_brief=is_brief)
    is_large = layout.is_wide and not layout.is_low
    total_size = _total_size(layout, is_large=is_large, is_long=has_long_total(cards))

    def sheet(card: SideCard, parts: Sequence[ft.Control], padding: float = 10) -> ft.Container:
        has_shadow = len(cards) <= MAX_SHADOWS
        return _side_sheet(
            card, parts, padding, has_shadow=has_shadow, sets_colors=not has_paper_colors
        )

    if layout.has_large_text or len(cards) <= PAIR:
        tall_cards = [
            sheet(card, _tall_card_parts(state, open_match.uid, card, total_size)) for card in cards
        ]
        if layout.has_large_text:
            return kit.full_width_column(tall_cards)
        return _pair(tall_cards, is_large=is_large)

    if is_grid(layout, len(cards)):
        size = LARGE_GRID_TOTAL_SIZE if is_large else GRID_TOTAL_SIZE
        small_strips: list[ft.Control] = [
            sheet(card, _small_strip_parts(state, open_match.uid, card, size), padding=6)
            for card in cards
        ]
        return _grid(layout, small_strips)

    build = _one_line_parts if layout.is_low else _strip_parts
    strips = [
        sheet(card, build(state, open_match.uid, card, total_size), padding=6) for card in cards
    ]
    return kit.full_width_column(strips, spacing=5 if layout.is_low else STRIP_SPACING)


def _pair(cards: Sequence[ft.Control], *, is_large: bool) -> ft.ResponsiveRow:
    """Return the cards of two sides side by side, or in a column on pages that are too narrow.

    Sets the widths of the cards by page width; large cards need a wider page.
    """
    for card in cards:
        card.col = {"narrow": 12, "phone": 6}
        if is_large:
            card.col = {"narrow": 12, "phone": 6, "panes": 12, "wide": 6}
    return ft.ResponsiveRow(
        list(cards),
        spacing=CARD_SPACING,
        run_spacing=STRIP_SPACING,
        breakpoints={
            "narrow": 0,
            "phone": MIN_PAIR_PAGE,
            "panes": MIN_WIDE_WIDTH,
            "wide": MIN_LARGE_PAIR_PAGE,
        },
    )


def _grid(layout: Layout, strips: Sequence[ft.Control]) -> ft.Control:
    """Return strips in two columns; an empty box fills up the last row."""
    cells = [*strips, Container()] if len(strips) % PAIR else list(strips)
    rows = [
        kit.row_or_column(layout, cells[start : start + PAIR], spacing=STRIP_SPACING)
        for start in range(0, len(cells), PAIR)
    ]
    return kit.full_width_column(rows, spacing=STRIP_SPACING)


def has_strips(layout: Layout, side_count: int) -> bool:
    """Return True unless the score cards are a pair: for more than two sides, or in large text."""
    return layout.has_large_text or side_count > PAIR


def is_grid(layout: Layout, side_count: int) -> bool:
    """Return True if the strips of `side_count` sides are in two columns."""
    return side_count >= MIN_GRID_SIDES and not layout.is_low and not layout.has_large_text


def strip_rows(layout: Layout, side_count: int) -> int:
    """Return the number of rows that the strips of `side_count` sides need."""
    return ceil(side_count / PAIR) if is_grid(layout, side_count) else side_count


def _total_size(layout: Layout, *, is_large: bool, is_long: bool) -> float:
    """Return the size of a total in logical pixels; large text does not enlarge it further."""
    size = LONG_TOTAL_SIZE if is_long else TOTAL_SIZE
    if is_large:
        size = LONG_LARGE_TOTAL_SIZE if is_long else LARGE_TOTAL_SIZE
    return size / max(1.0, layout.scale)


# --- forms of a card


def _tall_card_parts(
    state: State, uid: MatchUid, card: SideCard, total_size: float
) -> Sequence[ft.Control]:
    """Return the parts of a card with everything about a side, one below the other."""
    # Components, because most deals change neither the name nor the requirement.
    parts: list[ft.Control] = [
        SideName(card.color, card.name, _visible_name(state, card)),
        _total(uid, card, total_size),
    ]
    if card.needed:
        parts.append(MeldTag(state.game_words, card.needed, card.index))
    if card.share is not None:
        parts += [_target_bar(card), one_line(card.to_go, 13.5, color=MUTED)]
    if card.canastas:
        parts.append(canasta_stacks(card.canastas))
    return parts


def _strip_parts(
    state: State, uid: MatchUid, card: SideCard, total_size: float
) -> Sequence[ft.Control]:
    """Return a row of name, requirement of the next initial meld, canastas, and total."""
    about: list[ft.Control] = []
    if card.needed:
        about.append(meld_tag(state.game_words, card.needed, card.index))
    if card.canastas:
        about.append(canasta_stacks(card.canastas))
    below = Row(about, spacing=12, run_spacing=4, wrap=True)
    left = Column([Row([_name(state, card)]), below], spacing=6, expand=True)

    right: list[ft.Control] = [_total(uid, card, total_size)]
    if card.share is not None:
        right.append(Container(_target_bar(card), width=BAR_WIDTH))
    total = Column(right, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)
    return [Row([left, total], spacing=8)]


def _small_strip_parts(
    state: State, uid: MatchUid, card: SideCard, total_size: float
) -> Sequence[ft.Control]:
    """Return a row of name, requirement of the next initial meld, and total.

    The total is not in the colour of the side: so many hues are hard to tell apart.
    """
    lines: list[ft.Control] = [Row([_name(state, card)])]
    if card.needed:
        lines.append(meld_tag(state.game_words, card.needed, card.index, is_brief=True))
    left = Column(lines, spacing=2, tight=True, expand=True)
    total = _total(uid, card, total_size, color=ft.Colors.ON_SURFACE)
    return [Row([left, total], spacing=6)]


def _one_line_parts(
    state: State, uid: MatchUid, card: SideCard, total_size: float
) -> Sequence[ft.Control]:
    """Return a row of name, requirement of the next initial meld, and total on one line.

    For a phone in landscape orientation.
    """
    parts: list[ft.Control] = [_name(state, card)]
    if card.needed:
        parts.append(meld_tag(state.game_words, card.needed, card.index))
    parts.append(_total(uid, card, min(total_size, LINE_TOTAL_SIZE)))
    return [Row(parts, spacing=10)]


def _side_sheet(
    card: SideCard,
    parts: Sequence[ft.Control],
    padding: float,
    *,
    has_shadow: bool,
    sets_colors: bool,
) -> ft.Container:
    """Return a sheet of paper with an edge in the colour of a side.

    Args:
        card: The side.
        parts: Controls on the paper, one below the other.
        padding: Logical pixels above and below them.
        has_shadow: False for many cards.
        sets_colors: Give the parts the colours of paper.
    """
    shadow = ft.BoxShadow(blur_radius=16, offset=ft.Offset(0, 6), color=CARD_SHADOW)
    box = kit.paper if sets_colors else ft.Container
    sheet = box(
        kit.full_width_column(parts, spacing=6),
        bgcolor=CARD,
        padding=ft.Padding.symmetric(vertical=padding, horizontal=12),
        border_radius=CARD_RADIUS - 1,
        border=ft.Border.only(left=ft.BorderSide(EDGE_WIDTH, mark_of(card.color).pack_color)),
        clip_behavior=ft.ClipBehavior.NONE,
    )
    return Container(
        sheet,
        border=ft.Border.all(1, CARD_EDGE),
        border_radius=CARD_RADIUS,
        shadow=shadow if has_shadow else None,
    )


# --- parts of a card


@memo_component
def SideName(color: SideColor, name: str, visible_name: str) -> ft.Control:
    """The back of the pack of a side, followed by the name of the side.

    Args:
        color: The colour of the side.
        name: Full name of the side, for screen readers.
        visible_name: The name as it is shown.
    """
    return _name_node(color, name, visible_name)


def _name(state: State, card: SideCard) -> ft.Semantics:
    """Return the name of a side for a row, whose width it takes."""
    node = _name_node(card.color, card.name, _visible_name(state, card))
    node.expand = True
    return node


def _name_node(color: SideColor, name: str, visible_name: str) -> ft.Semantics:
    row = Row(
        [side_back(color, 18), one_line(visible_name, 16.5, Face.MEDIUM, expand=True)], spacing=8
    )
    return Semantics(label=name, container=True, exclude_semantics=True, content=row)


def _visible_name(state: State, card: SideCard) -> str:
    return card.name if state.layout.is_wide else card.short_name


def _total(
    uid: MatchUid, card: SideCard, size: float, *, color: ft.ColorValue | None = None
) -> ft.Semantics:
    """Return the total of a side, by default in its colour."""
    color = color or mark_of(card.color).color
    number = RollingNumber(f"{uid} {card.index}", card.total, size, color)
    return Semantics(identifier=f"total-{card.index}", container=True, content=number)


def _target_bar(card: SideCard) -> ft.Control:
    """Return the part of the target that a side has reached, as a bar."""
    mark = mark_of(card.color)
    bar = ft.ProgressBar(
        value=card.share,
        bar_height=6,
        color=mark.color,
        bgcolor=mark.container,
        border_radius=3,
        year_2023=True,
    )
    return kit.hidden_from_screen_reader(bar)


def meld_tag(
    words: Words, needed: str, side: int, *, scale: float = 1, is_brief: bool = False
) -> ft.Control:
    """Return the brass tag with the requirement of a side's next initial meld.

    Args:
        words: The language.
        needed: The requirement.
        side: The side.
        scale: Enlarges the tag.
        is_brief: Show the requirement alone, small.
    """
    size = 15 if is_brief else 21
    face = Face.SCORE
    if not needed[-1:].isdigit():
        # A requirement in words.
        size = 15
        face = Face.BOLD
    # Loosely expanded, so that long words wrap and short ones leave the brass narrow.
    amount = text(
        needed,
        size * scale,
        face,
        ON_BRASS,
        line_height=1.1,
        expand=True,
        expand_loose=True,
    )
    row: list[ft.Control] = [amount]
    if not is_brief:
        row.insert(0, text(words.text("table-needs"), 14.5 * scale, color=ON_BRASS))
    tag = Container(
        Row(row, spacing=8, tight=True),
        bgcolor=BRASS,
        border_radius=8 * scale,
        padding=ft.Padding.symmetric(vertical=3 * scale, horizontal=9 * scale),
    )
    says = words.text("table-needs-said", needed=needed)
    named = kit.with_label(f"needs-{side}", tag, says, expand=True)
    named.expand_loose = True
    return Row([named], tight=True)


@memo_component
def MeldTag(words: Words, needed: str, side: int) -> ft.Control:
    """The tag of `meld_tag`, redrawn only when its arguments change."""
    return meld_tag(words, needed, side)


def canasta_stacks(canastas: Sequence[CanastaCount], *, is_small: bool = False) -> ft.Control:
    """Return pictures of canastas with their numbers; small pictures omit the number 1."""
    size = StackSize.SMALL if is_small else StackSize.MEDIUM
    width = 15 if is_small else 21
    groups: list[ft.Control] = []
    for canasta in canastas:
        group: list[ft.Control] = [stack_picture(canasta.kind, width, size)]
        if canasta.count > 1 or not is_small:
            count = digits(f"{canasta.count}", 13 if is_small else 17, ft.Colors.ON_SURFACE)
            group.append(count)
        groups.append(Row(group, spacing=3 if is_small else 6, tight=True))
    row = Row(groups, spacing=5 if is_small else 12, run_spacing=1, wrap=True)
    says = ", ".join(canasta.says for canasta in canastas)
    return Semantics(label=says, container=True, exclude_semantics=True, content=row)
