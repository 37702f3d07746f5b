"""The Table tab while no game is open: a new game, a demo, a club, or an earlier game."""

from collections.abc import Sequence
from math import radians

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import NEW_MATCH
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets.demo import demo_start_handler
from scorekeeper.view_models.start import (
    StartMatch,
    StartView,
    example_names,
    meld_promise,
    start_view,
)

FAN = ("7d", "7c", "7s", "7h", "joker")  # names of the pictures of cards
FAN_ANGLE = 14.7  # degrees between two cards
FAN_ARM = 2.66  # card widths from the top of a card to the point around which it turns
CARD_RATIO = 1.4
LARGE_CARD_WIDTH = 94  # logical pixels
SMALL_CARD_WIDTH = 46  # logical pixels
TALL_PAGE_HEIGHT = 780  # logical pixels; leaves room for large cards
MIN_FAN_PAGE_HEIGHT = 600  # logical pixels; leaves room for small ones
EDGE = 24  # logical pixels
PICTURE_WIDTH = 54  # logical pixels; of the pictures before the promises
TAG_SIZE = 20  # logical pixels; digits in a picture, which do not grow with the text size
CANASTA_HEIGHT = 40  # logical pixels
CANASTA_WIDTH = 30  # logical pixels


def empty_table(state: State) -> ft.Control:
    """Return the table without a game: heading, earlier games or features of the app, buttons."""
    view = start_view(state.words, state.session.matches.list())
    layout = state.layout
    parts = [
        _heading(state, view),
        _match_list(state, view) if view.matches else _feature_rows(state),
    ]
    new_match = _new_match_button(state)
    other_ways = _demo_and_club_buttons(state)
    if layout.is_wide:
        buttons = kit.full_width_column([new_match, other_ways], spacing=6)
        return kit.felt(_wide_start_page(layout, parts, buttons), key="felt")

    fan = _fan(layout) if layout.height >= TALL_PAGE_HEIGHT or not view.matches else []
    edge = EDGE if layout.height >= TALL_PAGE_HEIGHT else 8
    texts = ft.Container(
        kit.full_width_column(parts, spacing=14),
        padding=ft.Padding.symmetric(vertical=edge, horizontal=EDGE),
    )
    scrolling: list[ft.Control] = [*fan, texts]
    footer: list[ft.Control] = [new_match, other_ways]
    if layout.has_large_text:
        # Below fixed buttons, a small phone would have no room for a game.
        scrolling.append(footer.pop())
    buttons = kit.full_width_column(footer, spacing=6)
    column = ft.Column(
        [
            ft.Column(
                scrolling,
                expand=True,
                scroll=ft.ScrollMode.AUTO,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            ft.Container(buttons, padding=ft.Padding.only(left=16, right=16, bottom=8)),
        ],
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return kit.felt(column, key="felt")


def _wide_start_page(
    layout: Layout, parts: Sequence[ft.Control], buttons: ft.Control
) -> ft.Control:
    """Return the wide page: fan of cards and heading at the left, games and buttons at the right.

    `parts` are the heading, and the games or features. On a low page the buttons are below the
    heading: below many games they would be out of sight.
    """
    heading, content = parts
    may_overflow = layout.is_low or layout.has_large_text
    left = [*_fan(layout), heading]
    right = [content, buttons]
    if layout.is_low:
        left = [heading, buttons]
        right = [content]
    columns = [
        ft.Column(
            column,
            spacing=EDGE,
            expand=True,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            scroll=ft.ScrollMode.AUTO if may_overflow else None,
        )
        for column in (left, right)
    ]
    row = ft.Row(
        list(columns),
        spacing=2 * EDGE,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(row, padding=EDGE, expand=True)


# --- pictures and words


def _fan(layout: Layout) -> list[ft.Control]:
    """Return four sevens and a joker as a fan; an empty list if the page is too low for them."""
    if layout.height < MIN_FAN_PAGE_HEIGHT or layout.has_large_text:
        return []
    has_room = layout.height >= TALL_PAGE_HEIGHT or layout.is_wide
    width = LARGE_CARD_WIDTH if has_room else SMALL_CARD_WIDTH
    # Below the cards. An alignment counts in half heights of the card, from its middle.
    pivot = ft.Alignment(0, 2 * FAN_ARM / CARD_RATIO - 1)
    middle = len(FAN) // 2
    cards: list[ft.Control] = [
        ft.Container(
            kit.picture(f"cards/{card}.svg", width, width * CARD_RATIO),
            left=1.25 * width,
            top=0.1 * width,
            rotate=ft.Rotate(radians((index - middle) * FAN_ANGLE), alignment=pivot),
        )
        for index, card in enumerate(FAN)
    ]
    # As large as the turned cards.
    stack = ft.Stack(
        cards, width=3.5 * width, height=1.8 * width, clip_behavior=ft.ClipBehavior.NONE
    )
    row = ft.Row([stack], alignment=ft.MainAxisAlignment.CENTER)
    padded = ft.Container(row, padding=ft.Padding.only(top=width / 4))
    return [kit.hidden_from_screen_reader(padded)]


def _heading(state: State, view: StartView) -> ft.Control:
    """Return the heading with the first step below; at the first start also the app's name."""
    words = state.words.of_game(state.rule_sets[0])
    label = words.label(view.heading_key)
    lines: list[ft.Control] = []
    size = 24
    if not view.matches:
        lines.append(text(words.text("app-name"), 14, Face.MEDIUM, ft.Colors.PRIMARY))
        size = 29
    title = text(label.title, size, Face.SCORE)
    lines.append(ft.Semantics(header=True, container=True, content=title))
    lines.append(
        text(label.detail, 16, color=ft.Colors.ON_SURFACE_VARIANT, line_height=SENTENCE_LINE_HEIGHT)
    )
    return kit.full_width_column(lines)


def _feature_rows(state: State) -> ft.Control:
    """Return three features of the app as sentences with pictures, for the first start."""
    rule_sets = state.rule_sets
    book = state.library.book(rule_sets[0].id)
    words = state.words.of_game(book.identity)
    melds = meld_promise(words, book.rules)
    tag = ft.Container(
        digits(melds.number, TAG_SIZE / state.layout.scale, ON_BRASS),
        bgcolor=ft.Colors.PRIMARY,
        border_radius=8,
        padding=ft.Padding.symmetric(vertical=5, horizontal=8),
    )
    canasta = kit.picture("marks/stack-natural.svg", CANASTA_WIDTH, CANASTA_HEIGHT)
    rules = kit.icon(kit.Icon.RULES, size=28, color=ft.Colors.ON_SURFACE)
    return kit.full_width_column(
        [
            _feature_row(words.label("start-deal"), canasta),
            _feature_row(words.label(melds.key), tag),
            _feature_row(words.label("start-rules", names=example_names(words, rule_sets)), rules),
        ],
        spacing=14,
    )


def _feature_row(label: Label, picture: ft.Control) -> ft.Control:
    """Return a row with a picture, and a title and detail about the app."""
    box = ft.Container(picture, width=PICTURE_WIDTH, alignment=ft.Alignment.CENTER)
    lines: list[ft.Control] = [
        text(label.title, 16, Face.MEDIUM),
        text(label.detail, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT),
    ]
    column = ft.Column(lines, spacing=1, tight=True, expand=True)
    return ft.Row([kit.hidden_from_screen_reader(box), column], spacing=14)


# --- games


def _match_list(state: State, view: StartView) -> ft.Control:
    title = text(view.list_title, 15, Face.MEDIUM, ft.Colors.ON_SURFACE_VARIANT)
    header = ft.Semantics(header=True, container=True, content=title)
    return kit.full_width_column([header, *(_match_tile(state, match) for match in view.matches)])


def _match_tile(state: State, match: StartMatch) -> ft.Control:
    """Return a card with the totals and the day of a game; a tap opens the game."""
    id = f"match-{match.uid}"
    if not match.is_readable:
        return kit.error_text(match.score, id=id)
    row = kit.link(Label(id, match.score, match.day), lambda: state.open(match.uid))
    # The colour of cards in the theme is that of paper.
    return ft.Card(row, bgcolor=ft.Colors.SURFACE_CONTAINER_LOW)


# --- buttons


def _new_match_button(state: State) -> ft.Control:
    """Return the main button that opens the form of a new game."""
    return kit.button(
        state.words.label("new-match"),
        lambda: go(NEW_MATCH),
        icon=kit.Icon.NEW_GAME,
        kind=kit.ButtonKind.MAIN,
    )


def _demo_and_club_buttons(state: State) -> ft.Control:
    """Return the buttons that start a demo game and join a club."""
    return kit.row_or_column(
        state.layout,
        [
            kit.text_button(state.words.label("start-demo"), demo_start_handler(state)),
            ft.Container(JoinClubButton()),
        ],
        spacing=0,
    )


@component
def JoinClubButton() -> ft.Control:
    """A button whose sheet says how to join a table of a club, which is another web page."""
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    label = words.label("start-join")

    def open_sheet() -> None:
        how = kit.prose(words.text("start-join-how"), id="start-join-how")
        overlay.open(lambda close: kit.sheet(state, label.title, [how], close))

    return kit.text_button(label, open_sheet)
