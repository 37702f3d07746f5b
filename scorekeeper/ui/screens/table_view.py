"""The table view: totals, next initial melds, dealer and clocks, readable across the table.

Its text is as large as possible, regardless of the text size of the system. A tap on the sides
opens the table; buttons turn the sides, show their chances, close the view, and record a deal.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.times import duration
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import NEW_MATCH, RECORD, TABLE_VIEW
from scorekeeper.ui.hooks import component, get_state, use_selector, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.palette import CARD_EDGE, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets.chance import chance_button, use_chance
from scorekeeper.ui.widgets.clock import now, use_ticks
from scorekeeper.ui.widgets.rotation import use_rotation
from scorekeeper.ui.widgets.score_cards import meld_tag
from scorekeeper.ui.widgets.side_marks import mark_of, player_initial, side_back
from scorekeeper.view_models.score_cards import SideCard, side_cards
from scorekeeper.view_models.table import dealer_view, table_title
from scorekeeper.view_models.table_view import (
    ClockSpan,
    Facing,
    deal_clock,
    places_of,
    quarter_turns,
    seconds_to_next_minute,
    session_clock,
)

FACING = "facing"
"""Device setting: the direction in which each side is turned."""

# Logical pixels.
BAR_HEIGHT = 76  # height of the bar below the sides, in portrait orientation
RAIL_WIDTH = 100  # width of the rail beside the sides, in landscape orientation
SPACING = 8
EDGE_WIDTH = 14
CARD_PADDING = 20
PHONE_WIDTH = 390  # shorter side of a phone; larger devices scale everything up
LOW_CARD = (752, 183)  # width and height of a low card on a phone
HIGH_CARD = (374, 300)  # width and height of a high card on a phone
CARD_RADIUS = 20
MIN_CARD_SCALE = 0.6
NARROW_BAR = 440  # width of a bar; narrower bars have each time above its caption
CAPTION_SIZE = 12

LOW_CARD_RATIO = 0.7
"""Ratio of height to width; on cards with a lower ratio, the total is beside the name."""
MAX_SHORT_TOTAL = 5
"""Number of characters of a total that fits in the full size."""
MAX_SHORT_TIME = 7
"""Number of characters of a time that fits in the full size."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Sizes of the table view on a page."""

    layout: Layout

    @property
    def is_landscape(self) -> bool:
        """True in landscape orientation, which has a rail; portrait orientation has a bar."""
        return self.layout.width > self.layout.height

    @property
    def text_scale(self) -> float:
        """Factor for text sizes: larger on larger devices; cancels the text size of the system."""
        shorter_side = min(self.layout.width, self.layout.height)
        return max(shorter_side / PHONE_WIDTH, 1) / self.layout.scale

    @property
    def scale(self) -> float:
        """Factor for all sizes except text."""
        return self.text_scale * self.layout.scale

    @property
    def rail_width(self) -> float:
        """Width of the rail in logical pixels; 0 in portrait orientation."""
        return RAIL_WIDTH * self.scale if self.is_landscape else 0

    @property
    def sides_width(self) -> float:
        """Width of the area of the sides in logical pixels."""
        return self.layout.width - self.rail_width - (1 if self.is_landscape else 2) * SPACING

    @property
    def sides_height(self) -> float:
        """Height of the area of the sides in logical pixels."""
        return self.layout.height - 2 * SPACING - (0 if self.is_landscape else BAR_HEIGHT)


@component
def TableViewScreen() -> ft.Control:
    """Screen with the sides, each turned to its players, and a bar with clocks and buttons."""
    state = use_state()
    is_screen_on = use_selector(state.screen_lock, lambda lock: lock.is_on)
    use_rotation(state.layout, on_portrait=go_home)
    chance, open_chance = use_chance(state)
    open_match = state.match
    if open_match is None:
        return _no_match_view(state)

    facing = Facing.from_setting(state.settings.get(FACING))
    frame = Frame(state.layout)

    async def turn() -> None:
        await state.save_settings(**{FACING: facing.next.value})

    chances = chance_button(state, chance, open_chance)
    buttons = _buttons(state, frame, facing, turn, chances)
    # `is_screen_on` is None while no game needs the screen.
    goes_dark = is_screen_on is False
    information = _dealer_and_clocks(state, open_match, frame, goes_dark=goes_dark)
    record = _record_button(state, open_match, frame)
    sides = _tappable_sides(state, open_match, frame, facing)
    if frame.is_landscape:
        body = _landscape_body(frame, sides, buttons, information, record)
    else:
        body = _portrait_body(sides, buttons, information, record)
    return kit.covering_view(str(TABLE_VIEW), kit.felt(body), go_home)


def _no_match_view(state: State) -> ft.View:
    """Return a screen with a hint that no game is open, and the button for a new game."""
    words = state.game_words
    new_match = kit.button(
        words.label("table-new-match", id="new-match"),
        lambda: go(NEW_MATCH),
        kind=kit.ButtonKind.MAIN,
    )
    hint = kit.note(words.text("set-up-no-match"))
    page = kit.page_frame(kit.with_side_padding(hint), kit.with_side_padding(new_match))
    return kit.covering_view(str(TABLE_VIEW), page, go_home)


def _landscape_body(
    frame: Frame,
    sides: ft.Control,
    buttons: Sequence[ft.Control],
    information: Sequence[ft.Control],
    record: Sequence[ft.Control],
) -> ft.Container:
    """Return the sides, and beside them a rail: buttons, information, and the record button."""
    spacing = 6 if frame.layout.height < PHONE_WIDTH else 10
    rail = ft.Column(
        [_centered_column(buttons, 0), _centered_column(information, spacing), *record],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    row = ft.Row([sides, ft.Container(rail, width=frame.rail_width)], spacing=0)
    padding = ft.Padding.only(left=SPACING, top=SPACING, bottom=SPACING)
    return ft.Container(row, padding=padding)


def _portrait_body(
    sides: ft.Control,
    buttons: Sequence[ft.Control],
    information: Sequence[ft.Control],
    record: Sequence[ft.Control],
) -> ft.Container:
    """Return the sides, and below them a bar: buttons, information, and the record button."""
    bar = ft.Row(
        [*buttons, *information, *record],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(bar, height=BAR_HEIGHT, padding=ft.Padding.symmetric(horizontal=4))
    return ft.Container(kit.full_width_column([sides, box], spacing=0), padding=SPACING)


def _centered_column(parts: Sequence[ft.Control], spacing: float) -> ft.Column:
    """Return a column with its parts in the middle, `spacing` logical pixels apart."""
    return ft.Column(
        list(parts),
        spacing=spacing,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


# --- the sides


def _tappable_sides(
    state: State, open_match: OpenMatch, frame: Frame, facing: Facing
) -> ft.Control:
    """Return the sides; a tap anywhere opens the table."""
    # The tap area covers the sides: as their parent, it would hide their texts from screen readers.
    back = kit.tap_area("back", ft.Container(), go_home, says=state.game_words.text("view-back"))
    return ft.Stack(
        [_sides(state, open_match, frame, facing), back],
        fit=ft.StackFit.EXPAND,
        height=frame.sides_height,
        expand=frame.is_landscape,
    )


def _sides(state: State, open_match: OpenMatch, frame: Frame, facing: Facing) -> ft.Control:
    """Return the cards of all sides, in equal size."""
    cards = side_cards(state.game_words, open_match)
    is_upright = frame.sides_width < frame.sides_height
    places = places_of(len(cards), facing, is_upright=is_upright)
    width = (frame.sides_width - (places.column_count - 1) * SPACING) / places.column_count
    height = (frame.sides_height - (places.row_count - 1) * SPACING) / places.row_count
    if facing is Facing.ASIDE:
        # The cards are rotated by 90 degrees.
        width, height = height, width

    groups = []
    for group in places.groups:
        turned_cards = [
            ft.Container(
                ft.RotatedBox(
                    quarter_turns=quarter_turns(side, len(cards), facing),
                    content=_side_card(state, cards[side], width, height),
                ),
                expand=True,
            )
            for side in group
        ]
        groups.append(_line(turned_cards, is_row=places.are_rows))
    return _line(groups, is_row=not places.are_rows)


def _line(parts: Sequence[ft.Control], *, is_row: bool) -> ft.Control:
    """Return a row or a column that its parts fill."""
    stretch = ft.CrossAxisAlignment.STRETCH
    if is_row:
        return ft.Row(list(parts), spacing=SPACING, expand=True, vertical_alignment=stretch)
    return ft.Column(list(parts), spacing=SPACING, expand=True, horizontal_alignment=stretch)


def _side_card(state: State, card: SideCard, width: float, height: float) -> ft.Control:
    """Return the card of a side for a place of the given size in logical pixels."""
    text_scale = state.layout.scale
    is_low = height < width * LOW_CARD_RATIO
    usual_width, usual_height = LOW_CARD if is_low else HIGH_CARD
    scale = max(min(width / usual_width, height / usual_height), MIN_CARD_SCALE)

    name = one_line(card.short_name, 30 * scale / text_scale, Face.MEDIUM, expand=True)
    name_row = ft.Row([side_back(card.color, 28 * scale), name], spacing=12 * scale)
    parts: list[ft.Control] = [
        ft.Semantics(label=card.name, container=True, exclude_semantics=True, content=name_row)
    ]
    if card.needed:
        tag = meld_tag(state.game_words, card.needed, card.index, scale=2 * scale / text_scale)
        parts.append(tag)

    size = total_size(card.total, width, height) / text_scale
    total = ft.Semantics(
        identifier=f"total-{card.index}",
        container=True,
        content=digits(card.total, size, mark_of(card.color).color),
    )
    center = ft.MainAxisAlignment.CENTER
    if is_low:
        left = ft.Column(parts, spacing=14 * scale, alignment=center, expand=True)
        content: ft.Control = ft.Row([left, total], spacing=8)
    else:
        content = ft.Column([parts[0], total, *parts[1:]], spacing=8, alignment=center)
    sheet = kit.paper(
        content,
        padding=ft.Padding.symmetric(horizontal=CARD_PADDING * scale),
        border=ft.Border.only(
            left=ft.BorderSide(EDGE_WIDTH * scale, mark_of(card.color).pack_color)
        ),
        border_radius=CARD_RADIUS - 1,
    )
    return ft.Container(sheet, border=ft.Border.all(1, CARD_EDGE), border_radius=CARD_RADIUS)


def total_size(total: str, width: float, height: float) -> float:
    """Return the size of a total on a card of this size, in logical pixels."""
    size = min(width * 0.27, height * 0.42)
    if height < width * LOW_CARD_RATIO:
        size = min(width * 0.2, height * 0.8)
    return size * min(1, MAX_SHORT_TOTAL / len(total))


# --- the bar or rail


def _buttons(
    state: State,
    frame: Frame,
    facing: Facing,
    on_turn: kit.Handler,
    chances: ft.Control,
) -> list[ft.Control]:
    """Return the buttons that turn the sides, show their chances, and close the view."""
    words = state.game_words
    icons = {
        Facing.ACROSS: kit.Icon.SWAP,
        Facing.ASIDE: kit.Icon.SWAP_SIDEWAYS,
        Facing.FLAT: kit.Icon.PHONE,
    }
    turn = kit.icon_button(
        icons[facing], words.label("view-turn", id="turn", facing=facing.value), on_turn
    )
    row = ft.Row([turn, chances], spacing=0, tight=True)
    if not frame.is_landscape:
        return [row]
    close = kit.icon_button(kit.Icon.CLOSE, words.label("view-back", id="close"), go_home)
    return [close, row]


def _dealer_and_clocks(
    state: State, open_match: OpenMatch, frame: Frame, *, goes_dark: bool
) -> list[ft.Control]:
    """Return dealer and clocks, and a warning if the screen of the device may turn off."""
    parts = _dealer(state, open_match, frame)
    clocks = _clocks(state, open_match, frame)
    if frame.is_landscape:
        parts += clocks
    else:
        parts.append(ft.Column(clocks, spacing=2, tight=True))
    if goes_dark:
        why = state.game_words.text("view-goes-dark")
        icon = kit.icon(kit.Icon.BRIGHTNESS, color=ft.Colors.PRIMARY, size=24, tooltip=why)
        parts.append(kit.with_label("goes-dark", icon, why))
    return parts


def _dealer(state: State, open_match: OpenMatch, frame: Frame) -> list[ft.Control]:
    """Return the initial of the dealer, with the name in a rail; empty without a dealer."""
    dealer = dealer_view(state.game_words, open_match)
    if dealer is None:
        return []
    parts: list[ft.Control] = [
        player_initial(dealer.name, dealer.color, 40 * frame.scale, is_dealer=True)
    ]
    if frame.is_landscape:
        name = text(
            dealer.name,
            14 * frame.text_scale,
            Face.MEDIUM,
            text_align=ft.TextAlign.CENTER,
            max_lines=2,
        )
        parts.append(name)
    return [kit.with_label("dealer", _centered_column(parts, 2), dealer.sentence)]


def _clocks(state: State, open_match: OpenMatch, frame: Frame) -> list[ft.Control]:
    """Return the clocks of deal and session, without a clock whose start is unknown."""
    words = state.game_words
    match = open_match.match
    is_over = open_match.progress.outcome.over
    time = now()
    deal_span = deal_clock(match, now=time, is_over=is_over)
    session_span = session_clock(match, now=time, is_over=is_over)
    clocks = []
    if deal_span is not None:
        clocks.append(_clock("deal-clock", table_title(words, open_match), deal_span, frame))
    if session_span is not None:
        clocks.append(_clock("evening-clock", words.text("view-evening"), session_span, frame))
    return clocks


def _clock(id: str, caption: str, span: ClockSpan, frame: Frame) -> ft.Control:
    """Return a clock and its caption."""
    size = (18 if frame.is_landscape else CAPTION_SIZE) * frame.text_scale
    key = f"{id}-{span}"
    time = ClockTime(span, id, size, key=key)
    label = text(caption, CAPTION_SIZE * frame.text_scale, color=MUTED, max_lines=1)
    if frame.is_landscape or frame.layout.width < NARROW_BAR:
        column = _centered_column([time, label], 0)
        column.key = key
        return column
    return ft.Row([label, time], spacing=6, tight=True, key=key)


@component
def ClockTime(span: ClockSpan, id: str, size: float) -> ft.Control:
    """Text with the time of a clock, updated every minute.

    Args:
        span: Start of the clock, and its end if it has stopped.
        id: Identifier of the control, for tests and the DOM.
        size: Size of the text, in logical pixels at 100 % text.
    """
    state = get_state()
    words: Words = use_selector(state, lambda state: state.game_words)
    time: str = use_ticks(
        lambda: duration(words, span.seconds(now())),
        None if span.end else lambda: seconds_to_next_minute(span, now()),
        span,
    )
    # A long time has a smaller size, to fit into the rail.
    size = max(size * min(1, MAX_SHORT_TIME / len(time)), CAPTION_SIZE / state.layout.scale)
    return ft.Semantics(identifier=id, container=True, content=one_line(time, size, Face.MEDIUM))


def _record_button(state: State, open_match: OpenMatch, frame: Frame) -> list[ft.Control]:
    """Return the round button that records the next deal; nothing if the game is over."""
    if open_match.progress.outcome.over:
        return []
    number = len(open_match.match.deals) + 1
    label = Label("record", state.game_words.text("table-record", number=number))
    size = 60 * frame.scale
    button = ft.IconButton(
        kit.icon(kit.Icon.ADD, size=size / 2, color=ft.Colors.ON_PRIMARY),
        bgcolor=ft.Colors.PRIMARY,
        width=size,
        height=size,
        on_click=kit.as_handler(lambda: go(RECORD)),
    )
    return [kit.node(label.id, button, says=label.accessible_name)]
