"""All matches, the latest first: go on with one, begin one, play one again."""

from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import day
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError, rule_book
from scorekeeper.services import Summary
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons, dialogs, sending
from scorekeeper.ui.widgets.demo import demo_button
from scorekeeper.ui.widgets.match import (
    DeletedMatches,
    deleted_bar,
    outcome_text,
    rematch_set_up,
)
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, padded, page

C = ft.Colors


@component
def MatchRow(summary: Summary, place: int, *, is_open: bool, on_send: buttons.Handler) -> Any:
    """One match: sides with totals, how it stands, rules and day; `on_send` exports it."""
    state = use_state()
    words = state.words

    async def opened() -> None:
        await state.open(summary.uid)
        go("/")

    try:
        sides, progress = summary.match.sides, summary.progress
    except (RecordError, RuleSetError) as error:
        return _unreadable(words, place, str(error))
    totals = progress.totals
    best = max(totals) if len(set(totals)) > 1 else None
    lines: list[ft.Control] = []
    for number, (side, total) in enumerate(zip(sides, totals, strict=True)):
        face = Face.BOLD if total == best else Face.REGULAR
        name = side.name if state.layout.is_wide else side.short or side.name
        cells: list[ft.Control] = [
            text(buttons.mark_of(number).symbol, 17, color=buttons.mark_of(number).color),
            ft.Container(one_line(name, 17, face), expand=True),
            digits(words.number(total), 19, C.ON_SURFACE),
        ]
        lines.append(ft.Row(cells, spacing=8))
    standing = words.text("matches-running", deals=len(summary.match.deals))
    if progress.outcome.over:
        standing = outcome_text(words, progress.outcome, sides)
    if summary.is_demo:
        standing = f"{words.text('demo-badge')} · {standing}"
    rules = words.rule_set_name(rule_book(summary.match.ruleset).identity)
    when = words.text("matches-when", rules=rules, day=day(words, summary.changed))
    below: list[ft.Control] = [
        text(standing, 14, Face.MEDIUM, line=SENTENCE),
        text(when, 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
    ]
    label = [
        f"{side.name} {words.number(total)}" for side, total in zip(sides, totals, strict=True)
    ]
    label.append(standing)
    if is_open:
        below.append(text(f"✓ {words.text('matches-open')}", 13, Face.BOLD, LINK))
        label.append(words.text("matches-open"))
    row = buttons.tappable(
        ft.Column([*lines, ft.Column(below, spacing=0, tight=True)], spacing=4, tight=True),
        ", ".join(label),
        opened,
        name=f"match-{place}",
        selected=is_open,
        expand=True,
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=16,
        border=ft.Border.all(2, C.PRIMARY if is_open else C.SURFACE_CONTAINER_LOW),
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )
    send = buttons.icon_button(
        ft.Icons.IOS_SHARE,
        words.text("send-row-label", names=", ".join(side.name for side in sides)),
        lambda: on_send(summary),
        name=f"send-{place}",
    )
    actions = [_rematch(state, summary, place), send] if progress.outcome.over else [send]
    if state.layout.has_large_text:  # names need the whole width
        end = ft.Row(actions, spacing=4, alignment=ft.MainAxisAlignment.END)
        return ft.Column([ft.Row([row]), end], spacing=4, tight=True)
    centred = ft.CrossAxisAlignment.CENTER
    return ft.Row(
        [row, ft.Column(actions, spacing=4, tight=True, horizontal_alignment=centred)], spacing=4
    )


def _rematch(state: State, summary: Summary, place: int) -> ft.Control:
    async def again() -> None:
        before = state.session.matches.open(summary.uid)
        go("/new" if await state.start(rematch_set_up(before)) else "/")

    words = state.words
    names = ", ".join(side.name for side in summary.match.sides)
    return buttons.tappable(
        ft.Column(
            [
                ft.Icon(ft.Icons.REPLAY, color=C.ON_SECONDARY_CONTAINER, size=24),
                text(words.text("matches-rematch"), 13, Face.MEDIUM, C.ON_SECONDARY_CONTAINER),
            ],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        words.text("matches-rematch-label", names=names),
        again,
        name=f"rematch-{place}",
        padding=ft.Padding.symmetric(vertical=16, horizontal=10),
        border_radius=16,
        bgcolor=C.SECONDARY_CONTAINER,
        alignment=ft.Alignment.CENTER,
    )


def _unreadable(words: Words, place: int, why: str) -> ft.Control:
    content = ft.Container(
        text(
            words.text("matches-unreadable", why=why), 14, color=C.ON_ERROR_CONTAINER, line=SENTENCE
        ),
        padding=14,
        border_radius=16,
        bgcolor=C.ERROR_CONTAINER,
    )
    return ft.Semantics(identifier=f"match-{place}", container=True, content=content)


TWO_COLUMNS = 840
"""Pixels from which on two matches have room side by side."""
AT_ONCE = 20
"""Rows built at a time: each has its deals scored."""
NEAR_THE_END = 600
"""Pixels above the end of the list from which the next rows are built."""


@component
def MatchesScreen() -> Any:
    """The list, or what to do while there is none."""
    state = use_state()
    words, listed = state.words, state.session.matches.list()
    count, set_count = ft.use_state(AT_ONCE)
    open_sending = sending.use_sending(state)

    def send(summary: Summary) -> None:
        open_sending(sending.match_selection(summary.uid, summary.match))

    def more() -> None:
        set_count(lambda now: min(now + AT_ONCE, len(listed)))

    def scrolled(event: ft.OnScrollEvent) -> None:
        if event.pixels > event.max_scroll_extent - NEAR_THE_END and count < len(listed):
            more()

    label = words.text("statistics")
    figures = buttons.icon_button(
        ft.Icons.LEADERBOARD, label, lambda: go("/statistics"), name="statistics"
    )
    counted = words.text("matches-count", count=len(listed)) if listed else ""
    title = app_bar(words.text("matches"), counted, actions=[figures])
    new = buttons.button(
        words.text("new-match"),
        lambda: go("/new?from=matches"),
        icon=ft.Icons.ADD,
        filled=True,
        name="new-match",
    )
    notice = dialogs.notice_bar(state) if state.failure else deleted_bar(state)
    below = [padded(part, bottom=8) for part in (notice, new) if part]
    if not listed:
        none = ft.Container(
            text(
                words.text("matches-none"),
                16,
                color=C.ON_SURFACE_VARIANT,
                line=SENTENCE,
                text_align=ft.TextAlign.CENTER,
            ),
            expand=True,
            alignment=ft.Alignment.CENTER,
            padding=24,
        )
        demo = padded(demo_button(state), bottom=8)
        return page(title, none, padded(DeletedMatches()), demo, *below)
    open_match = None if state.match is None else state.match.uid
    rows: list[ft.Control] = [
        MatchRow(match, place, is_open=match.uid == open_match, on_send=send, key=match.uid)
        for place, match in enumerate(listed[:count])
    ]
    if state.layout.beside_tabs >= TWO_COLUMNS and not state.layout.has_large_text:
        # so that names and totals stand together
        cells = [ft.Container(row, expand=True, key=row.key) for row in rows]
        if len(cells) % 2:
            cells.append(ft.Container(expand=True))
        pairs = zip(cells[::2], cells[1::2], strict=True)
        rows = [ft.Row([left, right], spacing=12, key=left.key) for left, right in pairs]
    if count < len(listed):
        rows.append(buttons.button(words.text("matches-older"), more, name="older"))
    else:
        rows.append(DeletedMatches(key="deleted"))
    list_of_rows = ft.ListView(
        rows,
        expand=True,
        spacing=8,
        padding=ft.Padding.symmetric(horizontal=SIDE_PADDING),
        on_scroll=scrolled,
        scroll_interval=100,
    )
    return page(title, list_of_rows, *below)
