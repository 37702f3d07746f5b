"""The start: what is there as long as no match is open, and the way to one."""

from functools import partial
from math import radians
from typing import Any

import flet as ft

from scorekeeper.i18n import messages
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError, catalogue, rule_book
from scorekeeper.services import Summary
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons, dialogs
from scorekeeper.ui.widgets.buttons import ASPECT, TOUCH, picture, stacked, unspoken
from scorekeeper.ui.widgets.demo import demo_beginning
from scorekeeper.ui.widgets.page import page, scrolling, sentence, two_panes

C = ft.Colors
MOST, MOST_RUNNING, LOOKED_AT = 3, 6, 20
"""Matches that are listed, over and running, and how many are scored to find those that run."""
FAN = ("7d", "7c", "7s", "7h", "joker")
APART, ARM = 14.7, 2.66
"""Degrees between two cards of the fan, and widths of a card from its top to where it turns."""
CARD_RATIO = 1.4
LARGE_CARD, CARD = 94, 46
TALL, MIDDLE = 780, 600
"""Heights of a screen from which a large and a small fan leave room for the words."""
EDGE = 24


def empty_table(state: State) -> ft.Control:
    """Return the felt with one thing to do, and the matches that can go on."""
    words, layout, latest = state.words, state.layout, state.session.matches.list()[:LOOKED_AT]
    running = [match for match in latest if match.is_readable and not match.progress.outcome.over]
    if latest:
        above, below = _greeting(state, is_running=bool(running)), _matches(state, running, latest)
    else:
        above, below = _welcome(state), _proofs(state)
    new = buttons.button(
        words.text("table-new-match"),
        lambda: go("/new"),
        icon=ft.Icons.STYLE_OUTLINED,
        filled=True,
        name="new-match",
        size=17,
    )
    ways = [_way(words.text("start-demo"), demo_beginning(state), name="demo"), JoiningWay()]
    line = ft.Container(width=1, height=20, bgcolor=C.OUTLINE)
    lesser = [[way] for way in ways] if layout.has_large_text else [[ways[0], line, ways[1]]]
    choices = stacked(new, *(ft.Row(row, spacing=0) for row in lesser), spacing=6)
    if layout.is_wide:
        scroll = ft.ScrollMode.AUTO if layout.is_low or layout.has_large_text else None
        sides = [[*_fan(layout), above], [below, choices]]
        panes = [scrolling(parts, spacing=EDGE) for parts in sides]
        for pane in panes:
            pane.alignment, pane.scroll = ft.MainAxisAlignment.CENTER, scroll
        row = two_panes(*panes, spacing=2 * EDGE)
        return page(ft.Container(row, padding=EDGE, expand=True), is_felt=True)
    fan = [] if latest and layout.height < TALL else _fan(layout)
    edges = ft.Padding.symmetric(vertical=EDGE if layout.height >= TALL else 8, horizontal=EDGE)
    words_below = ft.Container(stacked(above, below, spacing=14), padding=edges)
    foot = ft.Container(choices, padding=ft.Padding.only(left=16, right=16, bottom=8))
    return page(scrolling([*fan, words_below]), foot, is_felt=True)


def _fan(layout: Layout) -> list[ft.Control]:
    """Four sevens and a joker; nothing where the screen is too low for them."""
    if layout.height < MIDDLE or layout.has_large_text:
        return []
    width = LARGE_CARD if layout.height >= TALL or layout.is_wide else CARD
    turning = ft.Alignment(0, 2 * ARM / CARD_RATIO - 1)
    middle = len(FAN) // 2
    cards: list[ft.Control] = [
        ft.Container(
            picture(f"cards/{card}.svg", width, width * CARD_RATIO),
            left=(3.5 - 1) / 2 * width,
            top=width * 0.1,
            rotate=ft.Rotate(radians((place - middle) * APART), alignment=turning),
        )
        for place, card in enumerate(FAN)
    ]
    room, height = 3.5 * width, 1.8 * width
    stack = ft.Stack(cards, width=room, height=height, clip_behavior=buttons.UNCLIPPED)
    row = ft.Row([stack], alignment=ft.MainAxisAlignment.CENTER)
    return [unspoken(ft.Container(row, padding=ft.Padding.only(top=width / 4)))]


def _heading(title: str, hint: str, size: float, above: str = "") -> ft.Control:
    lines: list[ft.Control] = [text(above, 14, Face.MEDIUM, C.PRIMARY)] if above else []
    named = ft.Semantics(header=True, container=True, content=text(title, size, Face.SCORE))
    return stacked(*lines, named, text(hint, 16, color=C.ON_SURFACE_VARIANT, line=SENTENCE))


def _welcome(state: State) -> ft.Control:
    words, size = state.words, min(33, 46 / state.layout.scale)
    if state.layout.is_narrow or state.layout.is_low:
        size = min(size, 29)
    title, hint = words.text("start-title"), words.text("start-hint")
    return _heading(title, hint, size, words.text("app-name"))


def _greeting(state: State, *, is_running: bool) -> ft.Control:
    keys = ("empty-running", "empty-running-hint") if is_running else ("empty-title", "empty-hint")
    title, hint = map(state.words.text, keys)
    return _heading(title, hint, min(27, 42 / state.layout.scale))


def _proofs(state: State) -> ft.Control:
    *_, needed, _ = rule_book(catalogue()[0].id).rules.initial_meld.bands
    tag = ft.Container(
        digits(state.words.number(needed.points), min(20, 28 / state.layout.scale), ON_BRASS),
        bgcolor=C.PRIMARY,
        border_radius=8,
        padding=ft.Padding.symmetric(vertical=5, horizontal=8),
    )
    pictures: dict[str, ft.Control] = {
        "deal": picture("marks/stack-natural.svg", 30, 30 * ASPECT),
        "meld": tag,
        "rules": ft.Icon(ft.Icons.MENU_BOOK_OUTLINED, size=28, color=C.ON_SURFACE),
    }
    rows: list[ft.Control] = []
    for name, shown in pictures.items():
        title = text(state.words.text(f"start-{name}"), 16, Face.MEDIUM)
        hint = text(state.words.text(f"start-{name}-hint"), 14, color=MUTED, line=SENTENCE)
        seen = ft.Container(shown, width=46, alignment=ft.Alignment.CENTER)
        column = ft.Column([title, hint], spacing=1, tight=True, expand=True)
        rows.append(ft.Row([unspoken(seen), column], spacing=14))
    return stacked(*rows, spacing=14)


def _matches(state: State, running: list[Summary], latest: tuple[Summary, ...]) -> ft.Control:
    listed = running[:MOST_RUNNING] if running else latest[:MOST]
    label = state.words.text("empty-goes-on" if running else "empty-last")
    head = text(label, 15, Face.MEDIUM, C.ON_SURFACE_VARIANT)
    return stacked(head, *(_match_row(state, summary) for summary in listed))


def _match_row(state: State, summary: Summary) -> ft.Control:
    words = state.words
    try:
        pairs = zip(summary.match.sides, summary.progress.totals, strict=True)
        standing = " : ".join(f"{side.name} {words.number(total)}" for side, total in pairs)
    except (RecordError, RuleSetError):
        return text(words.text("matches-unreadable"), 14, color=C.ERROR, line=SENTENCE)
    when = messages.day(words, summary.changed)
    lines = [text(standing, 17, Face.MEDIUM), text(when, 14, color=C.ON_SURFACE_VARIANT)]
    return buttons.tappable(
        ft.Column(list(lines), spacing=2),
        f"{standing}, {when}",
        partial(state.open, summary.uid),
        name=f"match-{summary.uid}",
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=16,
        padding=ft.Padding.symmetric(vertical=12, horizontal=16),
    )


def _way(label: str, on_tap: buttons.Handler, *, name: str) -> ft.Control:
    """Return one of the lesser ways, which is words alone."""
    words = text(label, 16, Face.MEDIUM, text_align=ft.TextAlign.CENTER, expand=True)
    row = ft.Row([words, ft.Container(height=TOUCH)], spacing=0)
    radius = TOUCH / 2
    return buttons.tappable(row, label, on_tap, name=name, expand=True, border_radius=radius)


@component
def JoiningWay() -> Any:
    """The way to a table of a club, which is a page of its own: a sheet says how it is opened."""
    state = use_state()
    label = state.words.text("start-join")
    how = [sentence(state.words.text("start-join-how"), name="join-how")]
    height = 2 * dialogs.ROW
    show = dialogs.use_sheet(
        lambda close: dialogs.bottom_sheet(state, label, how, close, height=height)
    )
    return ft.Container(_way(label, show, name="join"), expand=True)
