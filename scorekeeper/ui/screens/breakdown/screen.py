"""The breakdown of a deal as a whole."""

from typing import Any

import flet as ft

from scorekeeper.match import DealUid
from scorekeeper.rules import rule_book
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, cover, padded, page, scrolling
from scorekeeper.ui.components.tap import Handler, icon_button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.layout import WIDE
from scorekeeper.ui.screens.breakdown.doing import (
    ask_to_drop,
    deal_buttons,
    foot,
    has_foot,
    history_button,
    insert_button,
)
from scorekeeper.ui.screens.breakdown.lines import LineRow
from scorekeeper.ui.screens.breakdown.listing import lines_card
from scorekeeper.ui.screens.breakdown.log import deal_log
from scorekeeper.ui.screens.breakdown.problems import problem_list
from scorekeeper.ui.screens.breakdown.rule import rule_sheet
from scorekeeper.ui.screens.breakdown.totals import side_totals
from scorekeeper.ui.screens.table.deals import DealLine, deal_lines
from scorekeeper.ui.state import State
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.times import clock

ROUTE = "/deal"
NO_ROW: LineRow | None = None


@component
def BreakdownScreen() -> Any:
    """Every line of a deal's score, with its rule; and what can be done about the deal."""
    state, wanted = use_state(), ft.use_route_params().get("deal")
    row, open_row = ft.use_state(NO_ROW)
    dropping, set_dropping = ft.use_state(False)
    shown = state.match
    line = None if shown is None else _line(shown, wanted)
    told = asked = None
    if shown is not None and line is not None:
        told = rule_sheet(state, shown, row, lambda: open_row(None)) if row else None
        asked = ask_to_drop(state, line, lambda: set_dropping(False), _home) if dropping else None
    ft.use_dialog(told)
    ft.use_dialog(asked)
    if shown is None or line is None:
        return _gone(state)
    buttons = deal_buttons(state, shown, line, lambda: set_dropping(True))
    parts = _parts(state, shown, line, open_row, [] if has_foot(state) else buttons)
    if has_foot(state):
        parts.append(padded(foot(state, buttons), bottom=8))
    whole = page(_bar(state, shown, line), *parts)
    return cover(ROUTE, whole, _home, part=str(wanted))


def _line(shown: OpenMatch, wanted: str | None) -> DealLine | None:
    return next((line for line in deal_lines(shown) if line.played.uid == wanted), None)


def _gone(state: State) -> ft.View:
    """What is shown for a deal that the match does not have, or has no longer."""
    words = state.words
    bar = app_bar(words.text("breakdown-gone"), on_back=_home, back_label=words.text("back"))
    hint = padded(text(words.text("breakdown-gone-hint"), 16, line=SENTENCE))
    return cover(ROUTE, page(bar, hint, ft.Container(expand=True)), _home)


def _bar(state: State, shown: OpenMatch, line: DealLine) -> ft.Container:
    words, lines = state.words, deal_lines(shown)[::-1]
    at = clock(words, line.played.at)
    name = rule_set_name(words, rule_book(shown.match.ruleset).identity)
    subtitle = words.text("breakdown-saved", time=at, name=name) if at else name
    before = lines[line.number - 2].played.uid if line.number > 1 else None
    after = lines[line.number].played.uid if line.number < len(lines) else None
    steps = (
        ("previous", ft.Icons.CHEVRON_LEFT, before),
        ("next", ft.Icons.CHEVRON_RIGHT, after),
    )
    actions = [
        icon_button(icon, words.text(f"breakdown-{key}"), _to(uid) if uid else None, name=key)
        for key, icon, uid in steps
    ]
    return app_bar(
        words.text("table-deal", number=line.number),
        subtitle,
        on_back=_home,
        back_label=words.text("back"),
        actions=actions,
    )


def _parts(
    state: State, shown: OpenMatch, line: DealLine, on_row: Handler, buttons: list[ft.Control]
) -> list[ft.Control]:
    """Totals, problems, lines and log: one below the other, or in two panes."""
    match, wide = shown.match, state.layout.width / state.layout.scale >= WIDE
    width = state.layout.width - 2 * SIDE_PADDING
    if wide:
        width = (width - SIDE_PADDING) / 2

    def tapped(row: LineRow) -> None:
        on_row(row)

    about = [
        side_totals(state, match.sides, line, width),
        *problem_list(state.words, match.sides, line.stand.score.problems),
    ]
    lines = lines_card(state, shown, line, width, tapped)
    below = [
        deal_log(state, shown, line.played),
        history_button(state, line),
        insert_button(state, line),
        *buttons,
    ]
    if not wide:
        return [padded(scrolling([*about, lines, *below]), expand=True)]
    panes = ft.Row(
        [
            ft.Container(scrolling([*about, *below]), expand=True),
            ft.Container(scrolling([lines]), expand=True),
        ],
        spacing=SIDE_PADDING,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return [padded(panes, expand=True)]


def _home() -> None:
    go("/")


def _to(uid: DealUid) -> Handler:
    return lambda: go(f"{ROUTE}/{uid}")
