"""The table as a whole."""

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import Teller
from scorekeeper.i18n.messages import day, elapsed
from scorekeeper.i18n.rules import rule_name, rule_value
from scorekeeper.match import DealUid, leader_of
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError, overlaid, rule_book
from scorekeeper.rules.loader import value_at
from scorekeeper.services import OpenMatch, Summary, own_rules
from scorekeeper.ui.screens.table.panels import (
    ROW,
    USUAL_HEIGHT,
    CourseChart,
    cards_height,
    deals_card,
    has_course,
    is_low,
    list_height,
    score_cards,
)
from scorekeeper.ui.state import State, component, go, still_component, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, button, icon_button, tappable
from scorekeeper.ui.widgets.clock import now, use_ticks
from scorekeeper.ui.widgets.deletion import deletion
from scorekeeper.ui.widgets.demo import DemoLine, demo_button
from scorekeeper.ui.widgets.dialogs import (
    Item,
    answer,
    bottom_sheet,
    menu_sheet,
    notice_bar,
    question,
)
from scorekeeper.ui.widgets.match import (
    deal_lines,
    ending_banner,
    ending_buttons,
    record_label,
    subtitle,
    title,
)
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, in_rows, padded, page, use_turning
from scorekeeper.ui.widgets.proposals import ProposalsLine, is_open
from scorekeeper.ui.widgets.sending import goods_of, use_sending
from scorekeeper.ui.widgets.text import SENTENCE, one_line, text

C = ft.Colors
MOST, MOST_RUNNING, LOOKED_AT = 3, 6, 20
"""Matches that are listed, over and running, and how many are scored to find those that run."""


def empty_table(state: State) -> ft.Control:
    """A calm screen with one thing to do."""
    words, latest = state.words, state.session.matches.list()[:LOOKED_AT]
    running = [one for one in latest if _is_running(one)][:MOST_RUNNING]
    title = "empty-running" if running else "empty-title"
    hint = "empty-running-hint" if running else "empty-hint"
    greeting = ft.Column(
        [
            text("♠ ♦", 40, color=C.PRIMARY),
            text(words.text(title), 22, Face.BOLD, text_align=ft.TextAlign.CENTER),
            text(
                words.text(hint),
                16,
                color=C.ON_SURFACE_VARIANT,
                line=SENTENCE,
                text_align=ft.TextAlign.CENTER,
            ),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    new = button(
        words.text("table-new-match"),
        lambda: go("/new"),
        icon=ft.Icons.ADD,
        filled=True,
        name="new-match",
    )
    body = ft.Column(
        [
            ft.Container(height=24),
            greeting,
            ft.Container(height=8),
            *_listed(state, running, latest[:MOST]),
        ],
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    foot = [padded(part, bottom=8) for part in (demo_button(state), new)]
    return page(app_bar(words.text("app-name")), padded(body, expand=True), *foot)


def _listed(
    state: State, running: Sequence[Summary], latest: Sequence[Summary]
) -> list[ft.Control]:
    """The matches to go on with, else those that were played last."""
    key, shown = ("empty-goes-on", running) if running else ("empty-last", latest)
    if not shown:
        return []
    heading = text(state.words.text(key), 15, Face.MEDIUM, C.ON_SURFACE_VARIANT)
    return [heading, *(_match(state, summary) for summary in shown)]


def _is_running(summary: Summary) -> bool:
    return summary.is_readable and not summary.progress.outcome.over


def _match(state: State, summary: Summary) -> ft.Control:
    async def opened() -> None:
        await state.open(summary.uid)

    try:
        said = standing(state.words, summary)
    except (RecordError, RuleSetError) as error:
        said = state.words.text("matches-unreadable", why=str(error))
        return text(said, 14, color=C.ERROR, line=SENTENCE)
    when = day(state.words, summary.changed)
    return tappable(
        ft.Column(
            [one_line(said, 17, Face.MEDIUM), text(when, 14, color=C.ON_SURFACE_VARIANT)],
            spacing=2,
        ),
        f"{said}, {when}",
        opened,
        name=f"match-{summary.uid}",
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=16,
        padding=ft.Padding.symmetric(vertical=12, horizontal=16),
    )


def standing(words: Words, summary: Summary) -> str:
    """The sides of a match with their totals."""
    pairs = zip(summary.match.sides, summary.progress.totals, strict=True)
    return " : ".join(f"{side.name} {words.number(total)}" for side, total in pairs)


ENDINGS = ("agreement", "time", "walkover")


class Open(StrEnum):
    """Which of the sheets is open."""

    NOTHING = ""
    MENU = "menu"
    INSERT = "insert"
    END = "end"
    DELETE = "delete"


@still_component
def TableMenu(state: State) -> Any:
    """The three dots, and what they open."""
    chosen, choose = ft.use_state(Open.NOTHING)
    send = use_sending(state)
    shown = state.match

    def close(*those: Open) -> None:
        """Close what is open, if it is one of those: a sheet tells late that it is gone."""
        choose(lambda now: Open.NOTHING if now in those else now)

    sheet = asked = None
    if shown is not None and chosen is Open.END:
        asked = _question(state, shown, lambda: close(Open.END))
    elif shown is not None and chosen is Open.DELETE:
        asked = deletion(state, shown, lambda: close(Open.DELETE))
    elif shown is not None and chosen is not Open.NOTHING:
        shut = partial(close, Open.MENU, Open.INSERT)
        items = [*_items(state, shown, choose), *_kept(state, shown, choose, send)]
        if chosen is Open.INSERT:
            items = _places(state, shown, shut)
        sheet = menu_sheet(state, state.words.text(f"table-menu-{chosen}"), items, shut)
    # two places: a dialog of another kind in the place of a sheet would leave the sheet open
    ft.use_dialog(sheet)
    ft.use_dialog(asked)
    return icon_button(
        ft.Icons.MORE_VERT, state.words.text("table-menu"), lambda: choose(Open.MENU), name="menu"
    )


def _question(state: State, shown: OpenMatch, close: Handler) -> ft.AlertDialog:
    title = state.words.text(f"table-menu-{Open.END}")
    return question(title, _would_win(state, shown), _endings(state, close), close)


def _items(state: State, shown: OpenMatch, choose: Handler) -> list[Item]:
    words, redo = state.words, Teller(state.words, shown).to_redo()
    over, ended = shown.progress.outcome.over, shown.match.ended is not None

    async def again() -> None:
        choose(Open.NOTHING)
        await state.redo()

    async def go_on() -> None:
        choose(Open.NOTHING)
        await state.change(state.session.matches.resume)

    def show(route: str) -> Handler:
        def handler() -> None:
            choose(Open.NOTHING)
            go(route)

        return handler

    can_insert = bool(shown.match.deals)
    insert = (lambda: choose(Open.INSERT)) if can_insert else None
    items = [
        Item(
            "redo",
            redo or words.text("table-nothing-to-redo"),
            ft.Icons.REDO,
            again if redo else None,
        ),
        Item("view", words.text("table-view"), ft.Icons.SCREEN_ROTATION, show("/view")),
        Item("course", words.text("pictures"), ft.Icons.SHOW_CHART, show("/course")),
        Item("set-up", words.text("table-set-up"), ft.Icons.TUNE, show("/set-up")),
        Item("seats", words.text("seats-table"), ft.Icons.EVENT_SEAT_OUTLINED, show("/seats")),
        Item("adjust", words.text("adjust"), ft.Icons.EXPOSURE, show("/adjust")),
        Item("paper", words.text("paper"), ft.Icons.DESCRIPTION_OUTLINED, show("/paper")),
        Item("insert", words.text("table-insert"), ft.Icons.PLAYLIST_ADD, insert),
    ]
    if ended:
        items.append(Item("go-on", words.text("table-go-on"), ft.Icons.PLAY_ARROW, go_on))
    elif not over:
        end = words.text("table-end")
        items.append(Item("end", end, ft.Icons.FLAG_OUTLINED, lambda: choose(Open.END)))
    if not over:  # afterwards it has a button of its own
        new = words.text("table-new-match")
        items.append(Item("new-match", new, ft.Icons.ADD, show("/new")))
    return items


def _kept(state: State, shown: OpenMatch, choose: Handler, send: Handler) -> list[Item]:
    """What was changed about the match, and the match as a file."""

    def history() -> None:
        choose(Open.NOTHING)
        go("/history")

    def share() -> None:
        choose(Open.NOTHING)
        go("/sheet?share")

    def export() -> None:
        choose(Open.NOTHING)
        send(goods_of(shown.uid, shown.match))

    words = state.words
    return [
        Item("history", words.text("history-menu"), ft.Icons.MANAGE_HISTORY, history),
        Item("share", words.text("share"), ft.Icons.SHARE, share),
        Item("send", words.text("send"), ft.Icons.IOS_SHARE, export),
        Item(
            "delete",
            words.text("match-delete"),
            ft.Icons.DELETE_OUTLINE,
            lambda: choose(Open.DELETE),
        ),
    ]


def _places(state: State, shown: OpenMatch, close: Handler) -> list[Item]:
    """Before which deal the forgotten one was played."""
    points = state.words.points

    def insert(uid: DealUid | None) -> Handler:
        def handler() -> None:
            close()
            go(f"/insert/{uid}")

        return handler

    return [
        Item(
            f"before-{line.number}",
            state.words.text(
                "table-before",
                number=line.number,
                points=" · ".join(points(total) for total in line.stand.score.totals),
            ),
            ft.Icons.SUBDIRECTORY_ARROW_RIGHT,
            insert(line.played.uid),
        )
        for line in deal_lines(shown)
    ]


def _endings(state: State, close: Handler) -> list[ft.Control]:
    def end(by: str) -> Handler:
        async def handler() -> None:
            close()
            await state.change(state.session.matches.end, by)

        return handler

    words = state.words
    answers = [answer(words.text(f"table-end-{by}"), end(by), name=f"end-{by}") for by in ENDINGS]
    return [*answers, answer(words.text("cancel"), close, name="cancel")]


def _would_win(state: State, shown: OpenMatch) -> str:
    """What the end of the match would mean as it stands."""
    totals, words = shown.progress.totals, state.words
    top = max(totals)
    leaders = [
        side.name for side, total in zip(shown.match.sides, totals, strict=True) if total == top
    ]
    if len(leaders) > 1:
        return words.text("table-would-draw", sides=", ".join(leaders))
    second = max(total for total in totals if total != top)
    return words.text("table-would-win", side=leaders[0], margin=top - second)


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
    said = use_ticks(lambda: elapsed(words, since, now=now()), lambda: SECONDS_BETWEEN_LOOKS, since)
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


@component
def RulesChanged() -> Any:
    """A line that opens the list of changed rules; nothing where there are none."""
    state = use_state()
    is_open, set_open = ft.use_state(False)
    words, shown = state.words, state.match
    paths = shown.rules_changed if shown is not None else ()
    sheet = None
    if is_open and shown is not None:
        rows = [_row(words, *change) for change in changes_of(words, shown)]
        hint = text(words.text("rules-changed-hint"), 15, line=SENTENCE)
        rows = [ft.Container(hint, padding=ft.Padding.symmetric(horizontal=20)), *rows]
        title = words.text("rules-changed-title")
        sheet = bottom_sheet(state, title, rows, lambda: set_open(False))
    ft.use_dialog(sheet)
    if not paths:
        return ft.Container()
    said = words.text("rules-changed", count=len(paths))
    icon = ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=C.ON_SURFACE_VARIANT)
    return tappable(
        ft.Row([icon, ft.Container(text(said, 14, line=SENTENCE), expand=True)], spacing=8),
        said,
        lambda: set_open(True),
        name="rules-changed",
        bgcolor=C.SURFACE_CONTAINER,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
    )


def changes_of(words: Words, shown: OpenMatch) -> list[tuple[str, str, str]]:
    """Each changed rule: what it is called, its value in this match, its value in the app."""
    match = shown.match
    today, _ = overlaid(rule_book(match.ruleset).tree, match.house_rules, "house_rules")
    return [
        (
            rule_name(words, path),
            rule_value(words, path, value_at(shown.values, path)),
            rule_value(words, path, value_at(today, path)),
        )
        for path in shown.rules_changed
    ]


def _row(words: Words, name: str, here: str, today: str) -> ft.Control:
    values = words.text("rules-changed-values", here=here, today=today)
    return ft.Container(
        ft.Column([text(name, 16, Face.MEDIUM), text(values, 15, line=SENTENCE)], spacing=2),
        padding=ft.Padding.symmetric(vertical=8, horizontal=20),
    )


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
    """True if a running match is played by values that no source gives and nobody agreed on."""
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
