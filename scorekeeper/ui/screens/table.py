"""The table: where a match stands, what was played, and the way to the next deal."""

from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import pairwise
from typing import Any

import flet as ft
import flet.canvas as cv

from scorekeeper.i18n import Words, messages
from scorekeeper.i18n.matches import ChangeTexts
from scorekeeper.i18n.rules import rule_name, rule_value
from scorekeeper.match import DealUid
from scorekeeper.rules import overlaid, rule_book
from scorekeeper.rules.loader import value_at
from scorekeeper.services import OpenMatch
from scorekeeper.ui.state import State, component, go, memo_component, use_state
from scorekeeper.ui.theme import SENTENCE, SYMBOLS, Face, one_line, text
from scorekeeper.ui.widgets import dialogs, proposals, sending, winner
from scorekeeper.ui.widgets import match as matches
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    icon_button,
    mark_of,
    side_back,
    spoken,
    tappable,
    unspoken,
)
from scorekeeper.ui.widgets.clock import now, use_ticks
from scorekeeper.ui.widgets.demo import DemoLine
from scorekeeper.ui.widgets.page import (
    SIDE_PADDING,
    app_bar,
    padded,
    page,
    paper,
    scrolling,
    use_turning,
)
from scorekeeper.ui.widgets.score_cards import cards_height, score_cards
from scorekeeper.ui.widgets.start import empty_table

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
VIEW = "/view"
"""The address of the table view."""
SECONDS_BETWEEN_LOOKS = 15
GAP = 8
BARS, LINE, BUTTONS = 56 + 68, 28, 64
"""Heights of the app bar with the tabs, of a line, and of the buttons."""
STEEPEST = 0.75
"""Of the width: how high a chart may be."""


@component
def TableScreen() -> Any:
    """The standing of the match; without a match, the way to one."""
    state = use_state()
    use_turning(state.layout, down=lambda: go(VIEW) if state.match else None)
    leafed, leaf = ft.use_state(0)
    if state.match is None:
        return empty_table(state)
    open_match, layout = state.match, state.layout
    match = open_match.match
    is_wide, is_over = layout.is_wide, open_match.progress.outcome.over
    width = (layout.beside_tabs - 3 * SIDE_PADDING) / 2
    if not is_wide:
        width = layout.width - 2 * SIDE_PADDING
    rules = match.ruleset, open_match.own_rules
    asks = (  # before the first deal a table can agree on values that no source gives
        not (is_over or match.deals)
        and bool(proposals.open_values(state.words, state.session, *rules))
    )

    top: list[ft.Control] = [DemoLine()] if open_match.is_demo else []
    notice = dialogs.notice_bar(state)
    if is_over and leafed != open_match.number:
        return winner.winner_page(
            state,
            open_match,
            bar=table_bar(state, open_match),
            above=top,
            notice=notice,
            on_pad=partial(leaf, open_match.number),
        )
    how = open_match.progress.outcome.how
    if how is not None:  # somebody has won, or a tie is played on
        top.append(matches.ending_banner(state, open_match))
    if not is_over:
        top.append(dealer_line(state, open_match))
    if open_match.rules_changed:
        top.append(RulesChanged())
    if asks:
        top.append(proposals.ProposalsLine(*rules))
    top.append(score_cards(state, open_match, width))
    buttons = [
        button(
            matches.record_label(state, open_match),
            lambda: go("/record"),
            icon=ft.Icons.ADD,
            filled=True,
            name="record",
            size=19,
        )
    ]
    if is_over:
        result = state.words.text("winner-result")
        buttons = winner.ending_ways(state, open_match, result, partial(leaf, 0))
    foot = _stretched([*([notice] if notice else []), *buttons], expand=False)

    lines = (notice, open_match.rules_changed, asks, open_match.is_demo, how)
    cards = cards_height(len(match.sides), width, layout)
    used = BARS + LINE + cards + BUTTONS + 60 * sum(map(bool, lines)) + 4 * GAP
    room = layout.height - used  # about what is left for deals and chart
    deals: list[ft.Control] = [deals_card(state, open_match, width)] if match.deals else []
    course = None
    if len(match.deals) >= LEAST_DEALS:
        chart = CourseChart(state.words, open_match, width, layout.scale)
        course = paper(chart, height=USUAL_HEIGHT, border_radius=20)
    charts = [] if course is None else [course]
    bar = table_bar(state, open_match)
    if is_wide:
        left = _standing(state, top, course, width, room + BUTTONS)
        right = _stretched([ft.Container(scrolling(deals), expand=True), foot])
        panes = ft.Row(
            [ft.Container(left, expand=True), ft.Container(right, expand=True)],
            spacing=SIDE_PADDING,
            vertical_alignment=STRETCH,
            expand=True,
        )
        return page(bar, padded(panes, expand=True, bottom=8), is_felt=True)
    if room < 2 * ROW or layout.has_large_text:
        everything = scrolling([*top, *deals, *charts])
        return page(bar, padded(everything, expand=True), padded(foot, bottom=8), is_felt=True)
    played = scrolling([*deals, *charts])
    rows = len(match.deals) * ROW + 30 * (len(match.sides) > PAIR)
    if course is not None and room - rows >= 64:
        course.height, course.expand = None, True  # the chart takes what the deals leave
        played = _stretched([*deals, course])
    above = [padded(part) for part in top]
    return page(bar, *above, padded(played, expand=True), padded(foot, bottom=8), is_felt=True)


def _standing(
    state: State, top: list[ft.Control], course: ft.Container | None, width: float, room: float
) -> ft.Control:
    """Return the left pane: the chart takes what room is left, but never grows too steep."""
    if course is None or state.layout.is_low:
        return scrolling(top)
    if room < USUAL_HEIGHT or state.layout.has_large_text:
        return scrolling([*top, course])
    is_steep = room > width * STEEPEST
    course.height, course.expand = width * STEEPEST if is_steep else None, not is_steep
    return _stretched([*top, course])


def _stretched(parts: list[ft.Control], *, expand: bool = True) -> ft.Column:
    return ft.Column(parts, spacing=GAP, expand=expand, horizontal_alignment=STRETCH)


# --- the bar and the line below it


def table_bar(state: State, open_match: OpenMatch) -> ft.Container:
    """Return which deal comes next, by which rules, and undo, score sheet and menu."""
    words, undo = state.words, ChangeTexts(state.words, open_match).undo_text()
    nothing, sheet = words.text("table-nothing-to-undo"), words.text("table-sheet")
    view = words.text("table-view")
    turn, table = ft.Icons.SCREEN_ROTATION, ft.Icons.TABLE_CHART_OUTLINED
    actions = [
        icon_button(ft.Icons.UNDO, undo or nothing, state.undo if undo else None, name="undo"),
        icon_button(table, sheet, lambda: go("/sheet"), name="sheet"),
        icon_button(turn, view, lambda: go(VIEW), name="view"),
        TableMenu(state),
    ]
    under = matches.subtitle(words, open_match)
    return app_bar(matches.title(words, open_match), under, actions=actions, under_lines=2)


def dealer_line(state: State, open_match: OpenMatch) -> ft.Control:
    """Return who deals, who plays first, and how long ago the last deal was saved."""
    words, dealer = state.words, open_match.progress.dealer
    parts: list[ft.Control] = []
    if dealer is not None:
        leader = open_match.progress.leader or dealer
        deals = text(words.text("table-dealer", name=dealer), 17, Face.BOLD)
        leads = text(words.text("table-leader", name=leader), 15, color=C.ON_SURFACE_VARIANT)
        named: list[ft.Control] = [
            ft.Semantics(identifier="dealer", container=True, content=deals),
            leads,
        ]
        icon = ft.Icon(ft.Icons.STYLE, size=20, color=C.ON_SURFACE_VARIANT)
        parts = [icon, ft.Row(named, wrap=True, spacing=8, run_spacing=0, expand=True)]
    since = open_match.match.deals[-1].at if open_match.match.deals else open_match.match.started
    gone: ft.Control = Elapsed(words, since)
    line: ft.Control = ft.Row([*parts, gone], spacing=6)
    if state.layout.has_large_text:
        line = ft.Column([ft.Row(parts), gone], spacing=GAP, tight=True)
    return ft.Container(line, padding=ft.Padding.symmetric(horizontal=6))


@memo_component
def Elapsed(words: Words, since: str | None) -> Any:
    """The time since the last deal, which goes on by itself."""
    time = use_ticks(
        lambda: messages.elapsed(words, since, now=now()), lambda: SECONDS_BETWEEN_LOOKS, since
    )
    if not time:
        return ft.Container()
    ink = C.ON_SURFACE_VARIANT
    icon = ft.Icon(ft.Icons.TIMER_OUTLINED, size=18, color=ink)
    row = ft.Row([icon, one_line(time, 16, color=ink)], spacing=4, tight=True)
    return spoken(row, words.text("table-since", time=time))


@component
def RulesChanged() -> Any:
    """A line that opens the list of changed rules; nothing where there are none."""
    state = use_state()
    is_shown, show = ft.use_state(False)
    words, open_match = state.words, state.match
    sheet = None
    if is_shown and open_match is not None:
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
        heading = words.text("rules-changed-title")
        sheet = dialogs.bottom_sheet(state, heading, rows, lambda: show(False))
    ft.use_dialog(sheet)
    if open_match is None or not open_match.rules_changed:
        return ft.Container()
    label = words.text("rules-changed", count=len(open_match.rules_changed))
    icon = ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=C.ON_SURFACE_VARIANT)
    return tappable(
        ft.Row([icon, ft.Container(text(label, 14, line=SENTENCE), expand=True)], spacing=8),
        label,
        lambda: show(True),
        name="rules-changed",
        bgcolor=C.SURFACE_CONTAINER,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
    )


# --- the menu


class Open(StrEnum):
    """The sheet that is open."""

    NOTHING = ""
    MENU = "menu"
    INSERT = "insert"
    END = "end"
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
            asked = _ending_question(state, open_match, partial(close, Open.END))
        elif chosen is Open.INSERT:
            items = _places(state, open_match, shut)
            sheet = dialogs.menu_sheet(state, state.words.text("table-menu-insert"), items, shut)
        elif chosen is Open.SEND:
            selection = sending.match_selection(open_match.uid, open_match.match)
            sheet = sending.send_sheet(state, selection, say, partial(close, Open.SEND), report)
        else:
            say("")
            items = _items(state, open_match, choose)
            sheet = dialogs.menu_sheet(state, state.words.text("table-menu-menu"), items, shut)
    # two places: a dialog of another kind in the place of a sheet would leave the sheet open
    ft.use_dialog(sheet)
    ft.use_dialog(asked)
    return icon_button(ft.Icons.MORE_VERT, label, lambda: choose(Open.MENU), name="menu")


def _items(state: State, open_match: OpenMatch, choose: Handler) -> list[dialogs.Item]:
    words, redo = state.words, ChangeTexts(state.words, open_match).redo_text()

    async def again() -> None:
        choose(Open.NOTHING)
        await state.redo()

    async def go_on() -> None:
        choose(Open.NOTHING)
        await state.change(state.session.matches.resume)

    def item(
        name: str, key: str, icon: ft.IconData, route: str = "", tap: Handler | None = None
    ) -> dialogs.Item:
        def follow() -> None:
            choose(Open.NOTHING)
            go(route)

        return dialogs.Item(name, words.text(key), icon, follow if route else tap)

    icons, open_sheet = ft.Icons, partial(partial, choose)
    insert = open_sheet(Open.INSERT) if open_match.match.deals else None
    redone = redo or words.text("table-nothing-to-redo")
    items = [
        dialogs.Item("redo", redone, icons.REDO, again if redo else None),
        item("view", "table-view", icons.SCREEN_ROTATION, "/view"),
        item("course", "pictures", icons.SHOW_CHART, "/course"),
        item("set-up", "table-set-up", icons.TUNE, "/set-up"),
        item("seats", "seats-table", icons.EVENT_SEAT_OUTLINED, "/seats"),
        item("adjust", "adjust", icons.EXPOSURE, "/adjust"),
        item("paper", "paper", icons.DESCRIPTION_OUTLINED, "/paper"),
        item("insert", "table-insert", icons.PLAYLIST_ADD, tap=insert),
    ]
    over = open_match.progress.outcome.over
    if open_match.match.ended is not None:
        items.append(item("go-on", "table-go-on", icons.PLAY_ARROW, tap=go_on))
    elif not over:
        items.append(item("end", "table-end", icons.FLAG_OUTLINED, tap=open_sheet(Open.END)))
    if not over:  # afterwards it has a button of its own
        items.append(item("new-match", "table-new-match", icons.ADD, "/new"))
    return [
        *items,
        item("history", "history-menu", icons.MANAGE_HISTORY, "/history"),
        item("share", "share", icons.SHARE, "/sheet?share"),
        item("send", "send", icons.IOS_SHARE, tap=open_sheet(Open.SEND)),
        item("delete", "match-delete", icons.DELETE_OUTLINE, tap=open_sheet(Open.DELETE)),
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


def _ending_question(state: State, open_match: OpenMatch, close: Handler) -> ft.AlertDialog:
    """Ask how the match ends, and tell what its end would mean as it stands."""
    totals, words = open_match.progress.totals, state.words
    top = max(totals)
    leaders = [
        side.name
        for side, total in zip(open_match.match.sides, totals, strict=True)
        if total == top
    ]
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
        for by in ("agreement", "time", "walkover")
    ]
    cancel = button(words.text("cancel"), close, name="cancel")
    heading = words.text("table-menu-end")
    return dialogs.question(heading, outlook, [*answers, cancel], close)


# --- the deals

PAIR = 2
"""With more sides their cards do not stand above the columns of deals, which then have heads."""
ROW = 54


def deals_card(state: State, open_match: OpenMatch, width: float) -> ft.Container:
    """Return all deals in one rounded card."""
    names = tuple(side.name for side in open_match.match.sides)
    room = (width - 2 * matches.NUMBER) / len(names) / state.layout.scale
    deal_list = matches.DealList(state.words, names, room >= 150 - matches.NUMBER)
    lines = matches.deal_lines(open_match)
    rows: list[ft.Control] = [matches.DealRow(deal_list, line, key=line.number) for line in lines]
    if lines and len(names) > PAIR:
        heads: list[ft.Control] = []
        for place, side in enumerate(open_match.match.sides):
            name = side.short or side.name
            head = [
                side_back(place, 14),
                text(name, 14, color=C.ON_SURFACE_VARIANT, expand=True, expand_loose=True),
            ]
            end = ft.MainAxisAlignment.END
            named = ft.Row(list(head), spacing=4, alignment=end, expand=True)
            badge = [ft.Container(width=matches.NUMBER)] if deal_list.has_room else []
            heads.append(ft.Row([named, *badge], spacing=6, expand=True))
        ends = [ft.Container(width=matches.NUMBER), *heads, ft.Container(width=matches.ARROW)]
        row = ft.Row(ends, spacing=0)
        rows.insert(
            0, unspoken(ft.Container(row, padding=ft.Padding.only(left=14, right=8, top=6)))
        )
    return paper(
        ft.Column(rows, spacing=0, horizontal_alignment=STRETCH),
        border_radius=20,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


# --- the course

LEAST_DEALS = 2
"""Fewer deals make no line that says anything."""
USUAL_HEIGHT = 120
MARGIN = 8
"""Room above and below the lines, so that their points are not cut off."""
MOST_STEPS, ROOM_OF_STEP = 4, 28
LABELS, LABEL_SIZE, APART = 80, 15, 20
GRID_LABELS, GRID_SIZE = 38, 12
MOST_SCALE = 1.5
"""Larger text would leave no room for the lines."""
DASHES: tuple[tuple[ft.Number, ...], ...] = ((), (6, 5), (2, 4), (10, 4, 2, 4))
"""Lines differ by more than their colour."""


@dataclass(slots=True)
class Course:
    """The totals of each side from the start to the last deal, and the room to draw them in."""

    totals: tuple[tuple[int, ...], ...]
    """A row a side: its total before the first deal, and after each."""
    width: float
    height: float
    left: float = 0
    """Room before the lines, for what the thin lines stand for."""
    top: int = 0
    bottom: int = 0
    """The highest total, never below nothing, and the lowest, never above it."""

    def __post_init__(self) -> None:
        """Find the highest and the lowest total."""
        every = [0, *(total for line in self.totals for total in line)]
        self.top, self.bottom = max(every), min(every)

    def y(self, total: int) -> float:
        spread = self.top - self.bottom or 1
        return MARGIN + (self.top - total) / spread * (self.height - 2 * MARGIN)

    def line(self, side: int) -> list[tuple[float, float]]:
        """Return the points of a side's line, from left to right."""
        totals, start = self.totals[side], self.left + MARGIN
        step = (self.width - start - MARGIN) / max(len(totals) - 1, 1)
        return [(start + place * step, self.y(total)) for place, total in enumerate(totals)]

    def grid(self) -> list[int]:
        """Return round totals at which thin lines run across, nothing among them."""
        steps = max(min(int(self.height // ROOM_OF_STEP), MOST_STEPS), 1)
        step = matches.grid_step(self.top - self.bottom, steps)
        return list(range(-(-self.bottom // step) * step, self.top + 1, step))

    def labels(self, apart: float) -> list[float]:
        """Return how far down each side's label stands: near its line's end, on no other one."""
        ends = [self.y(line[-1]) for line in self.totals]
        order = sorted(range(len(ends)), key=lambda side: ends[side])
        places = [max(ends[side], apart / 2) for side in order]
        for above, below in pairwise(range(len(places))):
            places[below] = max(places[below], places[above] + apart)
        too_low = max(places[-1] + apart / 2 - self.height, 0)
        placed = [place - too_low for place in places]
        for below, above in pairwise(reversed(range(len(placed)))):
            placed[above] = max(min(placed[above] + too_low, placed[below] - apart), 0)
        return [placed[order.index(side)] for side in range(len(ends))]


@memo_component
def CourseChart(words: Words, open_match: OpenMatch, width: float, text_scale: float) -> Any:
    """The chart, as high as there is room for it; a tap shows it large, with all that is in it."""
    height, set_height = ft.use_state(float(USUAL_HEIGHT))
    scale = min(text_scale, MOST_SCALE)
    totals = matches.totals_by_side(open_match)
    course = Course(totals, width - LABELS * scale, height, left=GRID_LABELS * scale)
    shapes: list[cv.Shape] = []
    quiet = ft.TextStyle(
        size=GRID_SIZE * scale, font_family=Face.REGULAR, color=C.ON_SURFACE_VARIANT
    )
    thin = ft.Paint(color=C.OUTLINE_VARIANT, stroke_width=1, style=ft.PaintingStyle.STROKE)
    for total in course.grid():
        y, at = course.y(total), ft.Alignment.CENTER_RIGHT
        shapes.append(cv.Line(course.left, y, course.width, y, paint=thin))
        shapes.append(cv.Text(course.left - 4, y, words.number(total), style=quiet, alignment=at))
    labels, size = course.labels(APART * scale), LABEL_SIZE * scale
    for side, y in enumerate(labels):
        mark, (first, *rest) = mark_of(side), course.line(side)
        pen = ft.Paint(
            color=mark.color,
            stroke_width=3,
            stroke_dash_pattern=list(DASHES[side % len(DASHES)]) or None,
            stroke_join=ft.StrokeJoin.ROUND,
            style=ft.PaintingStyle.STROKE,
        )
        path = [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in rest)]
        shapes.append(cv.Path(path, paint=pen))
        dot = ft.Paint(color=mark.color, style=ft.PaintingStyle.FILL)
        shapes += [cv.Circle(x, y, 4, paint=dot) for x, y in (first, *rest)]
        last = words.number(totals[side][-1])
        for x, label, color in (
            (course.width + 6, mark.symbol, mark.color),
            (course.width + 8 + size, last, C.ON_SURFACE),
        ):
            style = ft.TextStyle(
                size=size, font_family=Face.BOLD, font_family_fallback=[SYMBOLS], color=color
            )
            shapes.append(cv.Text(x, y, label, style=style, alignment=ft.Alignment.CENTER_LEFT))
    canvas = cv.Canvas(
        shapes=shapes,
        on_resize=lambda e: set_height(max(e.height, APART)),
        resize_interval=0,
        expand=True,
    )
    sides = [
        words.text("course-side", side=member.name, totals=", ".join(map(words.number, line[1:])))
        for member, line in zip(open_match.match.sides, totals, strict=True)
    ]
    label = words.text("course-said", sides="; ".join(sides))
    return tappable(canvas, label, lambda: go("/course"), name="course", border_radius=12)
