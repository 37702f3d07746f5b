"""The table: where a match stands, what was played, and the way to the next deal."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words, messages
from scorekeeper.i18n.matches import ChangeTexts
from scorekeeper.i18n.rules import rule_name, rule_value
from scorekeeper.match import DealUid, seats_of
from scorekeeper.rules import overlaid, rule_book
from scorekeeper.rules.loader import value_at
from scorekeeper.scoring import requirement
from scorekeeper.services import ChangeKind, OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, memo_component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import BRASS, LINK, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, one_line, text
from scorekeeper.ui.widgets import dialogs, page, proposals, sending, winner
from scorekeeper.ui.widgets import match as matches
from scorekeeper.ui.widgets.buttons import Handler, button, icon_button, side_back, spoken, tappable
from scorekeeper.ui.widgets.clock import now, use_ticks
from scorekeeper.ui.widgets.course import course_canvas, course_of, course_said
from scorekeeper.ui.widgets.demo import DemoLine
from scorekeeper.ui.widgets.score_cards import initial, score_cards
from scorekeeper.ui.widgets.start import empty_table
from scorekeeper.view_models.proposals import open_values

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
VIEW = "/view"
"""The address of the table view."""
SECONDS_BETWEEN_LOOKS = 15
GAP = 8
CARDS, STRIP, LINE, LEAST = 230, 90, 60, 395
"""Heights of cards side by side, of a strip and of a line above them; with less than the last
for all the rest, everything scrolls."""
CHART_HEIGHT, EDGE = 240, 12
"""Of a chart that scrolls, and the room around it."""
PAD_TOP = 24


@component
def TableScreen() -> Any:
    """The standing of the match; without a match, the way to one."""
    state = use_state()
    is_chart, show_chart = ft.use_state(False)
    page.use_turning(state.layout, down=lambda: go(VIEW) if state.match else None)
    leafed, leaf = ft.use_state(state.memory.numbers.get(winner.LEAFED, ""))
    if state.match is None:
        return empty_table(state)
    open_match, layout = state.match, state.layout
    match, is_over = open_match.match, open_match.progress.outcome.over
    width = layout.width - 2 * page.SIDE_PADDING
    if layout.is_wide:
        width = (layout.beside_tabs - 3 * page.SIDE_PADDING) / 2
    rules = match.ruleset, open_match.own_rules

    top: list[ft.Control] = [DemoLine()] if open_match.is_demo else []
    if is_over and leafed != winner.end_of(open_match):
        return winner.winner_page(
            state,
            open_match,
            bar=table_bar(state, open_match),
            above=top,
            notice=kit.notice_bar(state),
            on_pad=partial(winner.leaf, state, leaf, winner.end_of(open_match)),
        )
    if open_match.progress.outcome.how is not None:  # somebody has won, or a tie is played on
        top.append(matches.ending_banner(state, open_match))
    if not is_over:
        top.append(dealer_line(state, open_match))
    if open_match.rules_changed:
        top.append(RulesChanged())
    # before the first deal a table can agree on values that no source gives
    if not (is_over or match.deals) and open_values(state.words, state.session, *rules):
        top.append(proposals.ProposalsLine(*rules))
    count, cards = len(match.sides), score_cards(state, open_match, width)
    strips = isinstance(cards, ft.Column)
    top += [cards, *band_strips(state, open_match)]

    to_result = partial(winner.leaf, state, leaf, "")
    bar, foot = table_bar(state, open_match), pad_foot(state, open_match, to_result)
    if layout.is_wide:
        left = page.scrolling(top)
        has_chart = bool(match.deals) and not (layout.is_low or layout.has_large_text)
        if has_chart:
            chart = CourseChart(state.words, open_match, width, layout.scale)
            course = page.paper(chart, border_radius=20, expand=True)
            left = ft.Column([*top, course], spacing=GAP, horizontal_alignment=STRETCH)
        shows, is_chart = (None, False) if has_chart else (show_chart, is_chart)
        right = pad(state, open_match, shows, width, foot, is_chart=is_chart, heads=True)
        return page.page(
            bar, page.padded(page.two_panes(left, right), expand=True, bottom=8), is_felt=True
        )
    aside = ft.Padding.symmetric(horizontal=page.SIDE_PADDING)
    column = ft.Column(top, spacing=GAP, tight=True, horizontal_alignment=STRETCH)
    above, used = ft.Container(column, padding=aside), STRIP * count if strips else CARDS
    scrolls = layout.has_large_text or layout.height - used - LINE * (len(top) - 2) < LEAST
    heads = strips or count > matches.PAIR
    fixed, width = None if scrolls else foot, layout.width
    sheet = pad(state, open_match, show_chart, width, fixed, is_chart=is_chart, heads=heads)
    if scrolls:
        return page.page(bar, page.scrolling([above, sheet]), foot, spacing=0, is_felt=True)
    return page.page(bar, above, sheet, is_felt=True)


# --- the score pad


def pad(
    state: State,
    open_match: OpenMatch,
    show_chart: Handler | None,
    width: float,
    foot: ft.Control | None,
    *,
    is_chart: bool,
    heads: bool,
) -> ft.Container:
    """Return the sheet of paper with the deals, newest first, or the chart; tabs are above.

    Without `show_chart` there are no tabs; without a `foot` it is as high as all that is on it.
    """
    words, layout, last = state.words, state.layout, open_match.match.deals[-1:]
    rows: list[ft.Control] = []
    if is_chart and last:
        is_free = foot is not None and not layout.is_wide
        chart = CourseChart(words, open_match, width, layout.scale)
        high = None if is_free else CHART_HEIGHT
        shown: list[ft.Control] = [ft.Container(chart, height=high, expand=is_free)]
    else:
        names = tuple(side.name for side in open_match.match.sides)
        columns = words, names, width, layout.scale
        lines = matches.deal_lines(open_match)
        rows += [matches.column_heads(open_match)] if heads else []
        rows += [matches.DealRow(*columns, line, key=line.number) for line in lines]
        if not lines:
            hint = words.text("table-pad-empty")
            quiet = text(hint, 15, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
            rows = [ft.Container(quiet, padding=20)]
        shown = rows if foot is None else [ft.ListView(rows, expand=True)]
    titles: list[ft.Control] = [text(words.text("table-pad"), 15, Face.MEDIUM)]
    if show_chart is not None:
        titles = []
        for name in ("pad", "chart"):
            label, is_chosen = words.text(f"table-{name}"), is_chart is (name == "chart")
            color = C.ON_SURFACE if is_chosen else C.ON_SURFACE_VARIANT
            line = ft.BorderSide(2.5, LINK if is_chosen else C.TRANSPARENT)
            written, least = text(label, 15, Face.MEDIUM, color), ft.Container(height=38)
            titles.append(
                tappable(
                    ft.Row([written, least], tight=True),
                    label,
                    partial(show_chart, name == "chart"),
                    name=f"tab-{name}",
                    selected=is_chosen,
                    padding=ft.Padding.symmetric(vertical=5, horizontal=2),
                    border=ft.Border.only(bottom=line),
                )
            )
    since = last[0].at if last else open_match.match.started
    over = open_match.progress.outcome.over
    clock = [] if over else [Elapsed(words, since)]
    head = ft.Row([ft.Row(titles, spacing=22, wrap=True, expand=True), *clock], spacing=8)
    if layout.has_large_text:
        head = ft.Row([*titles, *clock], spacing=22, wrap=True)
    above = ft.Container(head, padding=ft.Padding.only(left=16, right=16, top=4))
    rule = ft.Container(height=1, bgcolor=C.OUTLINE_VARIANT)
    parts: list[ft.Control] = [above, rule, *shown, *([foot] if foot else [])]
    corners = 20 if layout.is_wide else 0
    return page.paper(
        ft.Container(
            ft.Column(parts, spacing=0, horizontal_alignment=STRETCH),
            bgcolor=C.SURFACE,
            border_radius=ft.BorderRadius(PAD_TOP, PAD_TOP, corners, corners),
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        ),
        bgcolor=None,
        expand=foot is not None,
    )


def pad_foot(state: State, open_match: OpenMatch, to_result: Handler) -> ft.Container:
    """Return the bar of the last change and the buttons, on the lower end of the pad."""
    notice = kit.notice_bar(state)
    if open_match.progress.outcome.over:
        label = state.words.text("winner-result")
        parts = winner.ending_ways(state, open_match, label, to_result)
    else:
        label, record = matches.record_label(state, open_match), partial(go, "/record")
        plus = ft.Icons.ADD
        parts = [button(label, record, icon=plus, filled=True, name="record", size=18)]
    if notice:
        parts.insert(0, notice)
    return page.paper(
        ft.Container(
            ft.Column(parts, spacing=GAP, horizontal_alignment=STRETCH),
            bgcolor=C.SURFACE,
            border=ft.Border.only(top=ft.BorderSide(1, C.OUTLINE_VARIANT)),
            padding=ft.Padding.symmetric(vertical=10, horizontal=page.SIDE_PADDING),
        ),
        bgcolor=None,
    )


def band_strips(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """Return a strip for each side whose initial meld the deal just saved has made dearer."""
    words, change = state.words, state.notice and state.notice.change
    if not change or change.number != open_match.number or change.kind is not ChangeKind.RECORD:
        return []
    match, ladder = open_match.match, open_match.match.rules.initial_meld
    if ladder.by != "score" or open_match.progress.outcome.over:
        return []
    strips: list[ft.Control] = []
    opening = match.opening_scores or (0,) * len(match.sides)
    running = [opening, *(deal.running for deal in open_match.progress.deals)]
    for place, (was, is_now) in enumerate(zip(*running[-2:], strict=True)):
        passed = [band for band in ladder.bands if band.from_ and was < band.from_ <= is_now]
        if not passed:
            continue
        old, new = requirement(match.rules, score=was).points, passed[-1].points
        title = words.text("table-passed", points=passed[-1].from_ or 0)
        under = words.text("table-passed-side", side=match.sides[place].name)
        figure = partial(text, face=Face.SCORE, color=ON_BRASS)
        lines = ft.Column([figure(title, 18), text(under, 14, color=ON_BRASS)], spacing=2)
        lines.tight = lines.expand = True
        cells: list[ft.Control] = [
            side_back(place, 20),
            lines,
            figure(words.number(old), 18),
            ft.Icon(ft.Icons.ARROW_FORWARD_ROUNDED, size=20, color=ON_BRASS),
            figure(words.number(new), 28),
        ]
        strip = tappable(
            ft.Row(cells, spacing=10),
            f"{title}. {under}, {words.text('table-passed-said', now=new)}",
            state.dismiss,
            name=f"passed-{place}",
            bgcolor=BRASS,
            border_radius=16,
            padding=ft.Padding.symmetric(vertical=9, horizontal=14),
        )
        strips.append(strip)
    return strips


# --- the bar and the line below it


def table_bar(state: State, open_match: OpenMatch) -> ft.Container:
    """Return which deal comes next, by which rules, and undo, table view and menu."""
    words, undo = state.words, ChangeTexts(state.words, open_match).undo_text()
    nothing, view = words.text("table-nothing-to-undo"), words.text("table-view")
    actions = [
        icon_button(ft.Icons.UNDO, undo or nothing, state.undo if undo else None, name="undo"),
        icon_button(ft.Icons.ZOOM_OUT_MAP, view, lambda: go(VIEW), name="view"),
        TableMenu(state),
    ]
    under = matches.subtitle(words, open_match)
    if not open_match.match.deals and (series := matches.series_text(state, open_match)):
        under = f"{under} · {series}"
    lines = 4 if state.layout.has_large_text else 2
    return page.app_bar(matches.title(words, open_match), under, actions=actions, under_lines=lines)


def dealer_line(state: State, open_match: OpenMatch) -> ft.Control:
    """Return who deals, and who plays first."""
    words, dealer = state.words, open_match.progress.dealer
    if dealer is None:
        return ft.Container()
    leader = open_match.progress.leader or dealer
    deals = text(words.text("table-dealer", name=dealer), 16.5, Face.MEDIUM)
    lines = [words.text("table-leader", name=leader)]
    if resting := open_match.progress.resting:
        lines.append(matches.pause_text(words, resting))
    leads = text(" · ".join(lines), 15, color=C.ON_SURFACE_VARIANT)
    side = seats_of(open_match.match).index(dealer) % len(open_match.match.sides)
    named = ft.Semantics(identifier="dealer", container=True, content=deals)
    line = ft.Row([named, leads], wrap=True, spacing=8, run_spacing=0, expand=True)
    row = ft.Row([initial(dealer, side, is_dealer=True), line], spacing=10)
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=4))


@memo_component
def Elapsed(words: Words, since: str | None) -> Any:
    """The time since the last deal, which goes on by itself."""
    time = use_ticks(
        lambda: messages.elapsed(words, since, now=now()), lambda: SECONDS_BETWEEN_LOOKS, since
    )
    if not time:
        return ft.Container()
    ink = C.ON_SURFACE_VARIANT
    icon = ft.Icon(ft.Icons.SCHEDULE_ROUNDED, size=16, color=ink)
    row = ft.Row([icon, one_line(time, 13.5, color=ink)], spacing=5, tight=True)
    return spoken(row, words.text("table-since", time=time))


@component
def RulesChanged() -> Any:
    """A line that opens the list of changed rules; nothing where there are none."""
    state = use_state()
    words, open_match = state.words, state.match

    def sheet(close: Callable[[], None]) -> ft.BottomSheet | None:
        if open_match is None:
            return None
        rows: list[ft.Control] = [text(words.text("rules-changed-hint"), 15, line=SENTENCE)]
        match = open_match.match
        today, _ = overlaid(rule_book(match.ruleset).tree, match.house_rules, "house_rules")
        for path in open_match.rules_changed:
            values = words.text(
                "rules-changed-values",
                here=rule_value(words, path, value_at(open_match.values, path)),
                today=rule_value(words, path, value_at(today, path)),
            )
            name = text(rule_name(words, path), 16, Face.MEDIUM)
            rows.append(ft.Column([name, text(values, 15, line=SENTENCE)], spacing=2))
        return dialogs.bottom_sheet(state, words.text("rules-changed-title"), rows, close)

    open_sheet = dialogs.use_sheet(sheet)
    if open_match is None or not open_match.rules_changed:
        return ft.Container()
    label = words.text("rules-changed", count=len(open_match.rules_changed))
    icon = ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=C.ON_SURFACE_VARIANT)
    return tappable(
        ft.Row([icon, text(label, 14, line=SENTENCE, expand=True)], spacing=8),
        label,
        open_sheet,
        name="rules-changed",
        bgcolor=C.SURFACE_CONTAINER,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
    )


# --- the menu


class Open(StrEnum):
    NOTHING = ""
    MENU = "menu"
    INSERT = "insert"
    END = "end"
    FORFEIT = "forfeit"
    SEND = "send"
    DELETE = "delete"


@memo_component
def TableMenu(state: State) -> Any:
    """The three dots, and what they open."""
    chosen, choose = ft.use_state(Open.NOTHING)
    report, say = ft.use_state("")
    open_match, label = state.match, state.words.text("table-menu")
    sheet = asked = None
    if open_match is not None and chosen is not Open.NOTHING:

        def close(*those: Open) -> None:
            """Close what is open, if it is one of those: a sheet tells late that it is gone."""
            choose(lambda now: Open.NOTHING if now in those else now)

        shut = partial(close, Open.MENU, Open.INSERT)
        if chosen is Open.DELETE:
            asked = matches.deletion(state, open_match, partial(close, Open.DELETE))
        elif chosen is Open.END:
            ask_who = partial(choose, Open.FORFEIT)
            asked = _ending_question(state, open_match, ask_who, partial(close, Open.END))
        elif chosen is Open.FORFEIT:
            asked = _forfeit_question(state, open_match, partial(close, Open.FORFEIT))
        elif chosen is Open.INSERT:
            items = _places(state, open_match, shut)
            sheet = dialogs.menu_sheet(state, state.words.text("table-menu-insert"), items, shut)
        elif chosen is Open.SEND:
            selection = sending.match_selection(open_match.uid, open_match.match)
            sheet = sending.send_sheet(state, selection, say, partial(close, Open.SEND), report)
        else:
            say("")
            every = _items(state, open_match, choose)
            sheet = dialogs.menu_sheet(state, state.words.text("table-menu-menu"), every, shut)
    # two places: a dialog of another kind in the place of a sheet would leave the sheet open
    ft.use_dialog(sheet)
    ft.use_dialog(asked)
    return icon_button(ft.Icons.MORE_VERT, label, lambda: choose(Open.MENU), name="menu")


def _items(state: State, open_match: OpenMatch, choose: Handler) -> list[dialogs.Item | str]:
    words, redo = state.words, ChangeTexts(state.words, open_match).redo_text()

    async def again() -> None:
        choose(Open.NOTHING)
        await state.redo()

    async def go_on() -> None:
        choose(Open.NOTHING)
        await state.change(state.session.matches.resume)

    def follow(route: str) -> None:
        choose(Open.NOTHING)
        go(route)

    def item(name: str, key: str, icon: ft.IconData, tap: Handler | str | None) -> dialogs.Item:
        on_tap = partial(follow, tap) if isinstance(tap, str) else tap
        return dialogs.Item(name, words.text(key), icon, on_tap)

    icons, open_sheet = ft.Icons, partial(partial, choose)
    insert = open_sheet(Open.INSERT) if open_match.match.deals else None
    redone = redo or words.text("table-nothing-to-redo")
    heads = [words.text(f"table-menu-{group}") for group in ("look", "deals", "match")]
    ends = item("end", "table-end", icons.FLAG_OUTLINED, open_sheet(Open.END))
    if open_match.match.ended is not None:
        ends = item("go-on", "table-go-on", icons.PLAY_ARROW, go_on)
    over = open_match.progress.outcome.over
    return [
        item("share", "share", icons.SHARE, "/sheet?share"),
        item("send", "send", icons.IOS_SHARE, open_sheet(Open.SEND)),
        heads[0],
        item("sheet", "table-sheet", icons.TABLE_CHART_OUTLINED, "/sheet"),
        item("course", "pictures", icons.SHOW_CHART, "/course"),
        item("history", "history-menu", icons.MANAGE_HISTORY, "/history"),
        heads[1],
        dialogs.Item("redo", redone, icons.REDO, again if redo else None),
        item("adjust", "adjust", icons.EXPOSURE, "/adjust"),
        item("insert", "table-insert", icons.PLAYLIST_ADD, insert),
        item("paper", "paper", icons.DESCRIPTION_OUTLINED, "/paper"),
        heads[2],
        item("set-up", "table-set-up", icons.TUNE, "/set-up"),
        item("seats", "seats-table", icons.EVENT_SEAT_OUTLINED, "/seats"),
        *([ends] if open_match.match.ended is not None or not over else []),
        # afterwards it has a button of its own
        *([] if over else [item("new-match", "table-new-match", icons.ADD, "/new")]),
        item("delete", "match-delete", icons.DELETE_OUTLINE, open_sheet(Open.DELETE)),
    ]


def _places(state: State, open_match: OpenMatch, close: Handler) -> list[dialogs.Item]:
    """Return the deals in front of which the forgotten one may have been played."""
    words, icon = state.words, ft.Icons.SUBDIRECTORY_ARROW_RIGHT

    def insert(uid: DealUid | None) -> None:
        close()
        go(f"/insert/{uid}")

    items = []
    for line in matches.deal_lines(open_match):
        points = " · ".join(map(words.points, line.stand.score.totals))
        label = words.text("table-before", number=line.number, points=points)
        tap = partial(insert, line.played.uid)
        items.append(dialogs.Item(f"before-{line.number}", label, icon, tap))
    return items


def _ending_question(
    state: State, open_match: OpenMatch, ask_who: Handler, close: Handler
) -> ft.AlertDialog:
    """Ask how the match ends, and say who would win by its end.

    A forfeit asks next which side gives up.
    """
    totals, words = open_match.progress.totals, state.words
    top = max(totals)
    standing = zip(open_match.match.sides, totals, strict=True)
    leaders = [side.name for side, total in standing if total == top]
    if len(leaders) > 1:
        outlook = words.text("table-would-draw", sides=", ".join(leaders))
    else:
        margin = top - max(total for total in totals if total != top)
        outlook = words.text("table-would-win", side=leaders[0], margin=margin)

    async def end(by: str) -> None:
        close()
        await state.change(state.session.matches.end, by)

    answers = [
        button(words.text(f"table-end-{by}"), partial(end, by), name=f"end-{by}")
        for by in ("agreement", "time")
    ]
    answers.append(button(words.text("table-end-walkover"), ask_who, name="end-walkover"))
    cancel = button(words.text("cancel"), close, name="cancel")
    heading = words.text("table-menu-end")
    return dialogs.question(heading, outlook, [*answers, cancel], close)


def _forfeit_question(state: State, open_match: OpenMatch, close: Handler) -> ft.AlertDialog:
    """Ask which side gives up."""
    words, sides = state.words, open_match.match.sides

    async def give_up(side: int) -> None:
        close()
        await state.change(state.session.matches.end, "walkover", gave_up=side)

    answers = [
        button(side.name, partial(give_up, place), name=f"gives-up-{place}")
        for place, side in enumerate(sides)
    ]
    cancel = button(words.text("cancel"), close, name="cancel")
    hint = words.text("table-end-who-hint", sides=len(sides))
    return dialogs.question(words.text("table-end-who"), hint, [*answers, cancel], close)


# --- the course


@memo_component
def CourseChart(words: Words, open_match: OpenMatch, width: float, scale: float) -> Any:
    """The chart, as high as there is room for it; a tap shows it large, with all that is in it."""
    height, set_height = ft.use_state(float(CHART_HEIGHT - 2 * EDGE))
    course = course_of(open_match, width - 2 * EDGE, min(height, width), scale=scale)
    canvas = course_canvas(words, course)
    canvas.on_resize = lambda e: set_height(max(e.height, 60))
    canvas.resize_interval, canvas.expand = 0, True
    label = course_said(words, open_match)
    return tappable(canvas, label, partial(go, "/course"), name="course", padding=EDGE)
