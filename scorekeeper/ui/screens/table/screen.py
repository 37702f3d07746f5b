"""The table as a whole."""

from typing import Any

import flet as ft

from scorekeeper.session import OpenMatch, own_rules
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import SIDE_PADDING, padded, page
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.confirming import ProposalsLine, is_open
from scorekeeper.ui.screens.demo import DemoLine
from scorekeeper.ui.screens.table.cards import cards_height, is_low, score_cards
from scorekeeper.ui.screens.table.chart import USUAL_HEIGHT, CourseChart, has_course
from scorekeeper.ui.screens.table.deals import ROW, deals_card, list_height
from scorekeeper.ui.screens.table.empty import empty_table
from scorekeeper.ui.screens.table.ending import ending_banner, ending_buttons, record_label
from scorekeeper.ui.screens.table.heading import LINE_HEIGHT, VIEW, dealer_line, table_bar
from scorekeeper.ui.screens.table.rules_changed import RulesChanged
from scorekeeper.ui.screens.table.turning import use_turning
from scorekeeper.ui.state import State

GAP = 8
BARS, BUTTONS = 56 + 68, 64
"""Heights of the app bar with the tabs, and of the buttons."""
LEAST_ROWS, LEAST_CHART = 2, 64
STEEPEST = 0.75
"""Of the width: how high a chart may be."""


@component
def TableScreen() -> Any:
    """Where the match stands; without a match, the way to one."""
    state = use_state()
    use_turning(state.layout, down=lambda: go(VIEW) if state.match else None)
    if state.match is None:
        return empty_table(state)
    shown = state.match
    body = _panes(state, shown) if state.layout.is_wide else _column(state, shown)
    return page(table_bar(state, shown), *body)


def _column(state: State, shown: OpenMatch) -> list[ft.Control]:
    """A phone: one thing below the other, the deals in what room is left."""
    width = state.layout.width - 2 * SIDE_PADDING
    top, foot = _top(state, shown, width), padded(_foot(state, shown), bottom=8)
    if _room(state, shown, width) < LEAST_ROWS * ROW or state.layout.has_large_text:
        return [padded(_scrolling([*top, *_played(state, shown, width)]), expand=True), foot]
    return [
        *(padded(part) for part in top),
        padded(_filling(state, shown, width), expand=True),
        foot,
    ]


def _panes(state: State, shown: OpenMatch) -> list[ft.Control]:
    """A tablet or a phone on its side: the standing left, the deals right."""
    width = (state.layout.beside_tabs - 3 * SIDE_PADDING) / 2
    left = _standing(state, shown, width)
    right = [
        ft.Container(_scrolling([deals_card(state, shown, width)]), expand=True),
        _foot(state, shown),
    ]
    panes = ft.Row(
        [
            ft.Container(left, expand=True),
            ft.Container(_stretched(right), expand=True),
        ],
        spacing=SIDE_PADDING,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return [padded(panes, expand=True, bottom=8)]


def _standing(state: State, shown: OpenMatch, width: float) -> ft.Control:
    """The left pane: the chart takes what room is left, but never grows steeper than it tells."""
    top, room = _top(state, shown, width), _room(state, shown, width) + BUTTONS
    if not has_course(shown) or is_low(state.layout):
        return _scrolling(top)
    if room < USUAL_HEIGHT or state.layout.has_large_text:
        return _scrolling([*top, _chart(state, shown, width)])
    highest = width * STEEPEST
    height = highest if room > highest else None
    chart = ft.Container(_course(state, shown, width), height=height, expand=height is None)
    return _stretched([*top, chart])


def _top(state: State, shown: OpenMatch, width: float) -> list[ft.Control]:
    """What stands above the deals: who has won or who deals, and the score cards."""
    parts: list[ft.Control] = [DemoLine()] if shown.is_demo else []
    if (banner := ending_banner(state, shown)) is not None:
        parts.append(banner)
    if not shown.progress.outcome.over:
        parts.append(dealer_line(state, shown))
    if shown.rules_changed:
        parts.append(RulesChanged())
    if _asks(state, shown):
        parts.append(ProposalsLine(shown.match.ruleset, own_rules(shown.match)))
    return [*parts, score_cards(state, shown, width)]


def _filling(state: State, shown: OpenMatch, width: float) -> ft.Control:
    """Deals and chart: the chart takes what the deals leave, or comes after them."""
    left = _room(state, shown, width) - list_height(shown)
    if not has_course(shown) or left < LEAST_CHART:
        return _scrolling(_played(state, shown, width))
    chart = ft.Container(_course(state, shown, width), expand=True)
    return _stretched([deals_card(state, shown, width), chart])


def _played(state: State, shown: OpenMatch, width: float) -> list[ft.Control]:
    deals: list[ft.Control] = [deals_card(state, shown, width)] if shown.match.deals else []
    return [*deals, _chart(state, shown, width)] if has_course(shown) else deals


def _chart(state: State, shown: OpenMatch, width: float) -> ft.Control:
    return ft.Container(_course(state, shown, width), height=USUAL_HEIGHT)


def _course(state: State, shown: OpenMatch, width: float) -> ft.Control:
    course: ft.Control = CourseChart(state.words, shown, width, state.layout.scale)
    return course


def _foot(state: State, shown: OpenMatch) -> ft.Control:
    """What was just done, and what comes next."""
    buttons = ending_buttons(state, shown)
    if not shown.progress.outcome.over:
        buttons = button(
            record_label(state, shown),
            lambda: go("/record"),
            icon=ft.Icons.ADD,
            filled=True,
            name="record",
            size=19,
        )
    notice = notice_bar(state)
    return _stretched([*([notice] if notice else []), buttons], expand=False)


def _room(state: State, shown: OpenMatch, width: float) -> float:
    """About how many pixels are left for deals and chart on a phone."""
    cards = cards_height(len(shown.match.sides), width, state.layout)
    lines = (
        state.notice is not None,
        bool(shown.rules_changed),
        _asks(state, shown),
        shown.is_demo,
    )
    extra = 60 * sum(lines)
    extra += 60 * (shown.progress.outcome.how is not None)
    used = BARS + LINE_HEIGHT + cards + BUTTONS + extra + 4 * GAP
    return state.layout.height - used


def _asks(state: State, shown: OpenMatch) -> bool:
    """Whether a running match is played by values that no source gives and nobody agreed on."""
    over = shown.progress.outcome.over
    return not over and is_open(state.session, shown.match.ruleset, own_rules(shown.match))


def _stretched(parts: list[ft.Control], *, expand: bool = True) -> ft.Column:
    return ft.Column(
        parts,
        spacing=GAP,
        expand=expand,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _scrolling(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(
        parts,
        spacing=GAP,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
