"""All matches, the latest first: go on with one, begin one, play one again."""

from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import day
from scorekeeper.i18n.rules import rule_set_name
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError, rule_book
from scorekeeper.services import Summary
from scorekeeper.ui.state import Layout, State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, button, icon_button, mark_of, tappable
from scorekeeper.ui.widgets.deletion import DeletedMatches
from scorekeeper.ui.widgets.demo import demo_button
from scorekeeper.ui.widgets.dialogs import deleted_bar, notice_bar
from scorekeeper.ui.widgets.match import rematch_set_up, said_of_outcome
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, padded, page
from scorekeeper.ui.widgets.sending import goods_of, use_sending
from scorekeeper.ui.widgets.text import SENTENCE, digits, fitting_name, one_line, text

C = ft.Colors
NAME_ROOM = 180
"""Pixels for a side's name on a phone, beside a rematch."""


@component
def MatchRow(summary: Summary, place: int, *, is_open: bool, on_send: Handler) -> Any:
    """One match: sides with totals, rules, when, and how it stands; `on_send` exports it."""
    state = use_state()
    words = state.words

    async def opened() -> None:
        await state.open(summary.uid)
        go("/")

    try:
        over, lines, said = _told(words, state.layout, summary)
    except (RecordError, RuleSetError) as error:
        return _unreadable(words, place, str(error))
    parts: list[ft.Control] = [*lines, _last_line(words, summary, said, is_open=is_open)]
    row = tappable(
        ft.Column(parts, spacing=4, tight=True),
        ", ".join([*_spoken(words, summary), said, *([words.text("matches-open")] * is_open)]),
        opened,
        name=f"match-{place}",
        selected=is_open,
        expand=True,
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=16,
        border=ft.Border.all(2, C.PRIMARY if is_open else C.SURFACE_CONTAINER_LOW),
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )
    send = _send(words, summary, place, on_send)
    beside: list[ft.Control] = [_rematch(state, summary, place), send] if over else [send]
    if state.layout.has_large_text:  # names need the whole width
        below = ft.Row(beside, spacing=4, alignment=ft.MainAxisAlignment.END)
        return ft.Column([ft.Row([row]), below], spacing=4, tight=True)
    centred = ft.CrossAxisAlignment.CENTER
    column = ft.Column(beside, spacing=4, tight=True, horizontal_alignment=centred)
    return ft.Row([row, column], spacing=4)


def _told(words: Words, layout: Layout, summary: Summary) -> tuple[bool, list[ft.Control], str]:
    """Return True if a match is over, a line for each side, and how it stands in words."""
    outcome, sides = summary.progress.outcome, summary.match.sides
    best = max(summary.progress.totals) if len(set(summary.progress.totals)) > 1 else None
    lines: list[ft.Control] = []
    for place, (side, total) in enumerate(zip(sides, summary.progress.totals, strict=True)):
        leads = total == best
        face, ink = (Face.BOLD if leads else Face.REGULAR), C.ON_SURFACE
        shown = fitting_name(side.name, side.short, NAME_ROOM, size=17, scale=layout.scale)
        name = ft.Container(one_line(shown, 17, face), expand=True)
        symbol = text(mark_of(place).symbol, 17, color=mark_of(place).color)
        lines.append(ft.Row([symbol, name, digits(words.number(total), 19, ink)], spacing=8))
    said = words.text("matches-running", deals=len(summary.match.deals))
    if outcome.over:
        said = said_of_outcome(words, outcome, sides)
    if summary.is_demo:
        said = f"{words.text('demo-badge')} · {said}"
    return outcome.over, lines, said


def _spoken(words: Words, summary: Summary) -> list[str]:
    totals = zip(summary.match.sides, summary.progress.totals, strict=True)
    return [f"{side.name} {words.number(total)}" for side, total in totals]


def _last_line(words: Words, summary: Summary, said: str, *, is_open: bool) -> ft.Control:
    """Rules, day, and how the match stands; the one that is open says so."""
    rules = rule_set_name(words, rule_book(summary.match.ruleset).identity)
    when = words.text("matches-when", rules=rules, day=day(words, summary.changed))
    lines: list[ft.Control] = [
        text(said, 14, Face.MEDIUM, line=SENTENCE),
        text(when, 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
    ]
    if is_open:
        lines.append(text(f"✓ {words.text('matches-open')}", 13, Face.BOLD, C.PRIMARY))
    return ft.Column(lines, spacing=0, tight=True)


def _send(words: Words, summary: Summary, place: int, on_send: Handler) -> ft.Control:
    names = ", ".join(side.name for side in summary.match.sides)
    return icon_button(
        ft.Icons.IOS_SHARE,
        words.text("send-row-label", names=names),
        lambda: on_send(summary),
        name=f"send-{place}",
    )


def _rematch(state: State, summary: Summary, place: int) -> ft.Control:
    async def again() -> None:
        before = state.session.matches.open(summary.uid)
        go("/new" if await state.start(rematch_set_up(before)) else "/")

    words = state.words
    names = ", ".join(side.name for side in summary.match.sides)
    return tappable(
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
    """A match whose rules or record this version cannot read: said, and left as it is."""
    said = words.text("matches-unreadable", why=why)
    return ft.Semantics(
        identifier=f"match-{place}",
        container=True,
        content=ft.Container(
            text(said, 14, color=C.ON_ERROR_CONTAINER, line=SENTENCE),
            padding=14,
            border_radius=16,
            bgcolor=C.ERROR_CONTAINER,
        ),
    )


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
    words, listed = state.words, state.matches()
    shown, show = ft.use_state(AT_ONCE)
    open_sending = use_sending(state)

    def send(summary: Summary) -> None:
        open_sending(goods_of(summary.uid, summary.match))

    def more() -> None:
        show(lambda now: min(now + AT_ONCE, len(listed)))

    def scrolled(event: ft.OnScrollEvent) -> None:
        if event.pixels > event.max_scroll_extent - NEAR_THE_END and shown < len(listed):
            more()

    title = app_bar(words.text("matches"), _counted(words, len(listed)), actions=_figures(words))
    new = button(
        words.text("new-match"),
        lambda: go("/new?from=matches"),
        icon=ft.Icons.ADD,
        filled=True,
        name="new-match",
    )
    notice = notice_bar(state) if state.failure else deleted_bar(state)
    below = [padded(part, bottom=8) for part in (notice, new) if part]
    if not listed:
        demo = padded(demo_button(state), bottom=8)
        return page(title, _nothing(words), padded(DeletedMatches()), demo, *below)
    rows: list[ft.Control] = [
        MatchRow(summary, place, is_open=_is_open(state, summary), on_send=send, key=summary.uid)
        for place, summary in enumerate(listed[:shown])
    ]
    rows = _in_columns(state.layout, rows)
    if shown < len(listed):
        rows.append(button(words.text("matches-older"), more, name="older"))
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


def _in_columns(layout: Layout, rows: list[ft.Control]) -> list[ft.Control]:
    """Where there is room two matches in a line, so that names and totals stand together."""
    if layout.beside_tabs < TWO_COLUMNS or layout.has_large_text:
        return rows
    cells: list[ft.Control] = [ft.Container(row, expand=True, key=row.key) for row in rows]
    if len(cells) % 2:
        cells.append(ft.Container(expand=True))
    pairs = zip(cells[::2], cells[1::2], strict=True)
    return [ft.Row([left, right], spacing=12, key=left.key) for left, right in pairs]


def _figures(words: Words) -> list[ft.Control]:
    """The way to the statistics."""
    said = words.text("statistics")
    return [icon_button(ft.Icons.LEADERBOARD, said, lambda: go("/statistics"), name="statistics")]


def _nothing(words: Words) -> ft.Control:
    return ft.Container(
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


def _counted(words: Words, count: int) -> str:
    return words.text("matches-count", count=count) if count else ""


def _is_open(state: State, summary: Summary) -> bool:
    return state.match is not None and state.match.uid == summary.uid
