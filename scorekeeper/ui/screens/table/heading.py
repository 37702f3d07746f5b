"""The app bar of the table, and the line that says who deals."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import flet as ft

from scorekeeper.match import leader_of
from scorekeeper.rules import rule_book
from scorekeeper.session import OpenMatch, own_rules
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.beside import in_rows
from scorekeeper.ui.components.page import app_bar
from scorekeeper.ui.components.tap import icon_button
from scorekeeper.ui.components.text import one_line, text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.table.menu import TableMenu
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.changes import Teller
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.times import elapsed

LINE_HEIGHT = 28
VIEW = "/view"
"""Where the table view is."""
SECONDS_BETWEEN_LOOKS = 15


def table_bar(state: State, shown: OpenMatch) -> ft.Container:
    """Which deal comes next, by which rules, and undo, score sheet and menu."""
    words = state.words
    undo = Teller(words, shown).to_undo()
    actions = [
        icon_button(
            ft.Icons.UNDO,
            undo or words.text("table-nothing-to-undo"),
            state.undo if undo else None,
            name="undo",
        ),
        icon_button(
            ft.Icons.TABLE_CHART_OUTLINED,
            words.text("table-sheet"),
            lambda: go("/sheet"),
            name="sheet",
        ),
        icon_button(
            ft.Icons.SCREEN_ROTATION, words.text("table-view"), lambda: go(VIEW), name="view"
        ),
        TableMenu(state),
    ]
    return app_bar(title(words, shown), subtitle(words, shown), actions=actions, under_lines=2)


def title(words: Words, shown: OpenMatch) -> str:
    """The number of the deal that is played now, or that the match is over."""
    if shown.progress.outcome.over:
        return words.text("table-over")
    return words.text("table-deal", number=len(shown.match.deals) + 1)


def subtitle(words: Words, shown: OpenMatch) -> str:
    """The rule set, or the name of the house rules on it, and how far the match goes."""
    rules = shown.match.rules
    name = shown.profile or rule_set_name(words, rule_book(shown.match.ruleset).identity)
    if own_rules(shown.match) and not shown.profile:
        name = words.text("table-house-rules", name=name)
    if rules.target is not None:
        return words.text("table-rules-target", name=name, target=rules.target)
    if rules.match_hands is not None:
        return words.text("table-rules-deals", name=name, count=rules.match_hands)
    return name


def dealer_line(state: State, shown: OpenMatch) -> ft.Control:
    """Who deals, who plays first, and how long ago the last deal was saved."""
    words, dealer = state.words, shown.progress.dealer
    parts: list[ft.Control] = []
    if dealer is not None:
        leader = leader_of(shown.match, len(shown.match.deals))
        deals = ft.Semantics(
            identifier="dealer",
            container=True,
            content=text(words.text("table-dealer", name=dealer), 17, Face.BOLD),
        )
        leads = text(
            words.text("table-leader", name=leader or dealer),
            15,
            color=ft.Colors.ON_SURFACE_VARIANT,
        )
        icon = ft.Icon(ft.Icons.STYLE, size=20, color=ft.Colors.ON_SURFACE_VARIANT)
        parts = [icon, ft.Row([deals, leads], wrap=True, spacing=8, run_spacing=0, expand=True)]
    since = shown.match.deals[-1].at if shown.match.deals else shown.match.started
    gone: ft.Control = Elapsed(words, since)
    told = in_rows(parts, [gone]) if state.layout.has_large_text else None
    return ft.Container(
        told or ft.Row([*parts, gone], spacing=6),
        padding=ft.Padding.symmetric(horizontal=6),
    )


@still_component
def Elapsed(words: Words, since: str | None) -> Any:
    """The time since the last deal, which goes on by itself."""
    page = ft.context.page
    said = elapsed(words, since, now=_now())
    _, set_said = ft.use_state(said)
    task: Any = ft.use_ref(None)

    async def look_again() -> None:
        while _is_open(page):
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            set_said(elapsed(words, since, now=_now()))

    def start() -> None:
        task.current = page.run_task(look_again)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()

    ft.use_effect(start, [since], cleanup=stop)
    return _clock(words, said) if said else ft.Container()


def _clock(words: Words, said: str) -> ft.Semantics:
    color = ft.Colors.ON_SURFACE_VARIANT
    return ft.Semantics(
        label=words.text("table-since", time=said),
        container=True,
        exclude_semantics=True,
        content=ft.Row(
            [
                ft.Icon(ft.Icons.TIMER_OUTLINED, size=18, color=color),
                one_line(said, 16, color=color),
            ],
            spacing=4,
            tight=True,
        ),
    )


def _now() -> datetime:
    return datetime.now().astimezone()


def _is_open(page: ft.Page) -> bool:
    """Whether anybody can still look at a page: a session that has expired never comes back."""
    ends = page.session.expires_at
    return ends is None or ends > datetime.now(UTC)
