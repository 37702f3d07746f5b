"""The table: score cards, score pad, and the way to the next deal; or the result of the game."""

from collections.abc import Callable, Hashable, Sequence

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.matches import ChangeTexts
from scorekeeper.services import OpenMatch
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import (
    ADJUST,
    CHART,
    HISTORY,
    NEW_MATCH,
    PAPER,
    RECORD,
    SEATS,
    SET_UP,
    SHEET,
    SHEET_WITH_SHARING,
    TABLE_VIEW,
)
from scorekeeper.ui.hooks import component, get_state, memo_component, use_selector
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import BRASS, LINK, MUTED, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, one_line, text
from scorekeeper.ui.widgets.clock import now, use_ticks
from scorekeeper.ui.widgets.course import CourseChart
from scorekeeper.ui.widgets.deleted_matches import deletion
from scorekeeper.ui.widgets.demo import DemoLine
from scorekeeper.ui.widgets.match import ending_banner
from scorekeeper.ui.widgets.proposals import ProposalsLine
from scorekeeper.ui.widgets.rotation import use_rotation
from scorekeeper.ui.widgets.score_cards import are_strips, score_cards
from scorekeeper.ui.widgets.score_pad import DealRow, column_heads
from scorekeeper.ui.widgets.sending import match_selection, send_sheet
from scorekeeper.ui.widgets.side_marks import player_initial, side_back
from scorekeeper.ui.widgets.start import empty_table
from scorekeeper.ui.widgets.winner import ending_buttons, shows_deals, winner_page
from scorekeeper.view_models.charts import score_course
from scorekeeper.view_models.proposals import open_values
from scorekeeper.view_models.side_names import short_names
from scorekeeper.view_models.table import (
    ChangedRule,
    DealerView,
    InsertPlace,
    MenuEntry,
    PassedBand,
    TableAction,
    changed_rules,
    deal_lines,
    dealer_view,
    early_end_outlook,
    insert_places,
    passed_bands,
    record_text,
    side_names,
    table_menu,
    table_subtitle,
    table_title,
    time_since_deal,
)

PAIR = 2
CLOCK_INTERVAL_SECONDS = 15
SPACING = 8  # logical pixels; as all below
PAIR_HEIGHT = 230  # of score cards side by side
STRIP_HEIGHT = 90  # of a score card of its own line
LINE_HEIGHT = 60  # of a line above the score cards
MIN_PAD_HEIGHT = 395  # for title bar, score pad and buttons; with less room everything scrolls
CHART_HEIGHT = 216  # of a chart that scrolls
CHART_PADDING = 12
PAD_RADIUS = 24
WIDE_PAD_RADIUS = 20  # of the lower corners
MIN_TAB_HEIGHT = 38


def _followed(state: State) -> Hashable:
    """Return the parts of the state that the table shows."""
    return (
        state.match,
        state.notice,
        state.failure,
        state.warning,
        state.deals_of_ending,
        state.layout,
        state.words,
    )


@component
def TableScreen() -> ft.Control:
    """The open game, or the ways to one."""
    state = get_state()
    use_selector(state, _followed)
    shows_chart, set_shows_chart = ft.use_state(False)

    def open_table_view() -> None:
        if state.match is not None:
            go(TABLE_VIEW)

    use_rotation(state.layout, on_landscape=open_table_view)
    open_match = state.match
    if open_match is None:
        return empty_table(state)

    title_bar = _title_bar(state, open_match)
    if open_match.progress.outcome.over and not shows_deals(state, open_match):
        return winner_page(
            state,
            open_match,
            title_bar=title_bar,
            above=_demo_line(open_match),
            notice=kit.notice_bar(state),
        )
    top = _top_parts(state, open_match)
    if state.layout.is_wide:
        body = _wide_body(state, open_match, top, set_shows_chart, shows_chart=shows_chart)
        page = kit.full_height_column(title_bar, body)
    elif _is_scrolling(state.layout, open_match, top):
        sheet = _pad(state, open_match, set_shows_chart, shows_chart=shows_chart)
        parts = ft.Column(
            [_with_side_padding(kit.full_width_column(top)), sheet],
            spacing=SPACING,
            expand=True,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        page = kit.full_height_column(title_bar, parts, _pad_footer(state, open_match))
        page.spacing = 0
    else:
        sheet = _pad(
            state,
            open_match,
            set_shows_chart,
            shows_chart=shows_chart,
            footer=_pad_footer(state, open_match),
        )
        above = _with_side_padding(kit.full_width_column(top))
        page = kit.full_height_column(title_bar, above, sheet)
    # A page of paper never becomes felt: the client applies the themes of new controls only.
    return kit.felt(page, key="felt")


def _with_side_padding(content: ft.Control) -> ft.Container:
    return ft.Container(content, padding=ft.Padding.symmetric(horizontal=kit.SIDE_PADDING))


def _is_scrolling(layout: Layout, open_match: OpenMatch, top: Sequence[ft.Control]) -> bool:
    """Return True if the score pad has no room of its own below the other parts."""
    if layout.has_large_text:
        return True
    side_count = len(open_match.match.sides)
    cards = PAIR_HEIGHT
    if are_strips(layout, side_count):
        cards = STRIP_HEIGHT * side_count
    # The cards and one line have room on the lowest page.
    lines = LINE_HEIGHT * (len(top) - 2)
    return layout.height - cards - lines < MIN_PAD_HEIGHT


def _wide_body(
    state: State,
    open_match: OpenMatch,
    top: Sequence[ft.Control],
    set_shows_chart: Callable[[bool], None],
    *,
    shows_chart: bool,
) -> ft.Control:
    """Return the score cards above the chart, and beside them the score pad."""
    layout = state.layout
    footer = _pad_footer(state, open_match)
    has_chart = bool(open_match.match.deals) and layout.has_two_panes and not layout.is_low
    if has_chart:
        chart = kit.paper(_chart(state, open_match), border_radius=20, expand=True)
        left = ft.Column([*top, chart], spacing=SPACING, expand=True)
        pad = _pad(state, open_match, None, shows_chart=False, footer=footer)
    else:
        left = ft.Column(list(top), spacing=SPACING, expand=True, scroll=ft.ScrollMode.AUTO)
        pad = _pad(state, open_match, set_shows_chart, shows_chart=shows_chart, footer=footer)
    left.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    panes = ft.Row(
        [left, pad],
        spacing=kit.SIDE_PADDING,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    padding = ft.Padding.only(left=kit.SIDE_PADDING, right=kit.SIDE_PADDING, bottom=8)
    return ft.Container(panes, padding=padding, expand=True)


# --- title bar and the parts above the score pad


def _title_bar(state: State, open_match: OpenMatch) -> ft.Control:
    words = state.words
    undo_text = ChangeTexts(words, open_match).undo_text()
    undo = Label("undo", undo_text or words.text("table-nothing-to-undo"))
    actions = [
        kit.icon_button(ft.Icons.UNDO, undo, state.undo if undo_text else None),
        kit.icon_button(
            ft.Icons.ZOOM_OUT_MAP, words.label("table-view", id="view"), lambda: go(TABLE_VIEW)
        ),
        TableMenu(state),
    ]
    subtitle = table_subtitle(words, state.session, open_match)
    return kit.title_bar(state, table_title(words, open_match), subtitle, actions=actions)


def _top_parts(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """Return what is above the score pad: news, the dealer, and the score cards."""
    words = state.words
    match = open_match.match
    outcome = open_match.progress.outcome
    parts = _demo_line(open_match)
    if outcome.how is not None:
        # The game has a result, or level sides play on.
        parts.append(ending_banner(state, open_match))
    if not outcome.over:
        dealer = dealer_view(words, open_match)
        parts.append(_dealer_line(dealer) if dealer else ft.Container())
    rules = changed_rules(words, open_match)
    if rules:
        parts.append(RulesChanged(rules))
    # Before the first deal the table can agree on values without a source.
    is_new = not (outcome.over or match.deals)
    if is_new and open_values(words, state.session, match.ruleset, open_match.own_rules):
        parts.append(ProposalsLine(match.ruleset, open_match.own_rules))
    parts.append(score_cards(state, open_match))
    change = state.notice.change if state.notice else None
    parts += [_passed_band_strip(state, band) for band in passed_bands(words, open_match, change)]
    return parts


def _demo_line(open_match: OpenMatch) -> list[ft.Control]:
    return [DemoLine()] if open_match.is_demo else []


def _dealer_line(dealer: DealerView) -> ft.Control:
    """Return who deals, and who plays first."""
    deals = text(dealer.sentence, 16.5, Face.MEDIUM)
    words = ft.Row(
        [
            ft.Semantics(identifier="dealer", container=True, content=deals),
            text(dealer.detail, 15, color=MUTED),
        ],
        wrap=True,
        spacing=8,
        run_spacing=0,
        expand=True,
    )
    row = ft.Row([player_initial(dealer.name, dealer.side, is_dealer=True), words], spacing=10)
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=4))


@component
def RulesChanged(rules: Sequence[ChangedRule]) -> ft.Control:
    """A line about rules that have changed since the game began; a tap lists them."""
    state = get_state()
    words = state.words
    overlay = kit.use_overlay()

    def open_list() -> None:
        overlay.open(lambda close: _changed_rules_sheet(state, rules, close))

    label = words.label("rules-changed", count=len(rules))
    icon = ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=MUTED)
    row = ft.Row([icon, text(label.title, 14, line=SENTENCE, expand=True)], spacing=8)
    return kit.tap_area(
        label.id,
        row,
        open_list,
        says=label.title,
        padding=14,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        border_radius=14,
    )


def _changed_rules_sheet(
    state: State, rules: Sequence[ChangedRule], close: kit.Close
) -> ft.BottomSheet:
    parts: list[ft.Control] = [kit.prose(state.words.text("rules-changed-hint"))]
    for rule in rules:
        lines: list[ft.Control] = [
            text(rule.name, 16, Face.MEDIUM),
            text(rule.values, 15, line=SENTENCE),
        ]
        parts.append(ft.Column(lines, spacing=2))
    return kit.sheet(state, state.words.text("rules-changed-title"), parts, close)


def _passed_band_strip(state: State, band: PassedBand) -> ft.Control:
    """Return a strip of brass about an initial meld that became dearer; a tap closes it."""
    lines = ft.Column(
        [
            text(band.title, 18, Face.SCORE, ON_BRASS),
            text(band.detail, 14, color=ON_BRASS),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    row = ft.Row(
        [
            side_back(band.side, 20),
            lines,
            text(band.before, 18, Face.SCORE, ON_BRASS),
            ft.Icon(ft.Icons.ARROW_FORWARD_ROUNDED, size=20, color=ON_BRASS),
            text(band.after, 28, Face.SCORE, ON_BRASS),
        ],
        spacing=10,
    )
    return kit.tap_area(
        f"passed-{band.side}",
        row,
        state.dismiss,
        says=band.says,
        padding=ft.Padding.symmetric(vertical=9, horizontal=14),
        bgcolor=BRASS,
        border_radius=16,
    )


# --- the score pad


def _pad(
    state: State,
    open_match: OpenMatch,
    set_shows_chart: Callable[[bool], None] | None,
    *,
    shows_chart: bool,
    footer: ft.Control | None = None,
) -> ft.Container:
    """Return the sheet of paper with the deals, the latest first, or the chart.

    Args:
        state: State of the page.
        open_match: The game.
        set_shows_chart: Switches between deals and chart; None for a sheet without tabs.
        shows_chart: Show the chart.
        footer: Below the deals, which fill the height and scroll. None for a sheet as high as its
            content.
    """
    layout = state.layout
    fills_height = footer is not None
    if shows_chart and open_match.match.deals:
        has_room = fills_height and not layout.is_wide
        chart = _chart(state, open_match, fills_height=has_room)
        content: list[ft.Control] = [chart]
    else:
        content = _deal_rows(state, open_match)
        if fills_height:
            content = [ft.ListView(content, expand=True)]

    divider = ft.Container(height=1, bgcolor=ft.Colors.OUTLINE_VARIANT)
    parts = [
        _pad_header(state, open_match, set_shows_chart, shows_chart=shows_chart),
        divider,
        *content,
    ]
    if footer is not None:
        parts.append(footer)
    lower_radius = WIDE_PAD_RADIUS if layout.is_wide else 0
    sheet = ft.Container(
        ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=ft.Colors.SURFACE,
        border_radius=ft.BorderRadius(PAD_RADIUS, PAD_RADIUS, lower_radius, lower_radius),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return kit.paper(sheet, bgcolor=None, expand=fills_height)


def _pad_header(
    state: State,
    open_match: OpenMatch,
    set_shows_chart: Callable[[bool], None] | None,
    *,
    shows_chart: bool,
) -> ft.Control:
    """Return the tabs, or a title, and the time of the current deal."""
    words = state.words
    if set_shows_chart is None:
        title = text(words.text("table-pad"), 15, Face.MEDIUM)
        # The empty container gives the header its minimum height.
        header = ft.Row([title, ft.Container(height=MIN_TAB_HEIGHT)], tight=True)
        titles: list[ft.Control] = [header]
    else:
        show = set_shows_chart
        titles = [
            _tab(
                words.label("table-pad", id="tab-pad"),
                lambda: show(False),
                is_chosen=not shows_chart,
            ),
            _tab(
                words.label("table-chart", id="tab-chart"),
                lambda: show(True),
                is_chosen=shows_chart,
            ),
        ]
    clock: list[ft.Control] = []
    if not open_match.progress.outcome.over:
        last = open_match.match.deals[-1:]
        since = last[0].at if last else open_match.match.started
        clock.append(DealClock(words, len(open_match.match.deals) + 1, since))

    row = ft.Row([ft.Row(titles, spacing=22, wrap=True, expand=True), *clock], spacing=8)
    if state.layout.has_large_text:
        row = ft.Row([*titles, *clock], spacing=22, wrap=True)
    return ft.Container(row, padding=ft.Padding.only(left=16, right=16, top=4))


def _tab(label: Label, on_tap: kit.Handler, *, is_chosen: bool) -> ft.Control:
    """Return a tab of the score pad, underlined if it is the chosen one."""
    caption = text(label.title, 15, Face.MEDIUM, ft.Colors.ON_SURFACE if is_chosen else MUTED)
    line = ft.BorderSide(2.5, LINK if is_chosen else ft.Colors.TRANSPARENT)
    # The empty container gives the tab its minimum height.
    row = ft.Row([caption, ft.Container(height=MIN_TAB_HEIGHT)], tight=True)
    return kit.tap_area(
        label.id,
        row,
        on_tap,
        says=label.title,
        selected=is_chosen,
        padding=ft.Padding.symmetric(vertical=5, horizontal=2),
        border=ft.Border.only(bottom=line),
    )


def _deal_rows(state: State, open_match: OpenMatch) -> list[ft.Control]:
    """Return the deals, the latest first, or a hint before the first one."""
    words = state.words
    layout = state.layout
    names = side_names(open_match)
    lines = deal_lines(open_match)
    rows: list[ft.Control] = []
    if layout.is_wide or are_strips(layout, len(names)):
        # Elsewhere each column is below the card of its side.
        rows.append(column_heads(short_names(open_match.match)))
    if not lines:
        hint = text(words.text("table-pad-empty"), 15, color=MUTED, line=SENTENCE)
        return [ft.Container(hint, padding=20)]
    has_large_text = layout.has_large_text
    rows += [
        DealRow(words, names, line, has_large_text=has_large_text, key=line.number)
        for line in lines
    ]
    return rows


def _chart(state: State, open_match: OpenMatch, *, fills_height: bool = True) -> ft.Control:
    """Return the score chart; a tap opens the large one."""
    course = score_course(state.words, open_match)
    chart = CourseChart(
        state.words,
        course,
        CHART_HEIGHT,
        scale=state.layout.scale,
        fills_height=fills_height,
    )
    area = kit.tap_area("course", chart, lambda: go(CHART), says=course.says, padding=CHART_PADDING)
    return ft.Container(area, expand=fills_height)


@memo_component
def DealClock(words: Words, deal_number: int, since: str | None) -> ft.Control:
    """The time since the last deal, which goes on by itself."""
    time: str = use_ticks(
        lambda: time_since_deal(words, since, now()), lambda: CLOCK_INTERVAL_SECONDS, since
    )
    if not time:
        return ft.Container()
    icon = ft.Icon(ft.Icons.SCHEDULE_ROUNDED, size=16, color=MUTED)
    # With the number of the deal: a time alone would be taken for that of the game.
    caption = f"{words.text('table-deal', number=deal_number)} · {time}"
    row = ft.Row([icon, one_line(caption, 13.5, color=MUTED)], spacing=5, tight=True)
    return ft.Semantics(
        label=words.text("table-since", time=time),
        container=True,
        exclude_semantics=True,
        content=row,
    )


def _pad_footer(state: State, open_match: OpenMatch) -> ft.Container:
    """Return the bar of the last change and the main buttons, at the lower end of the pad."""
    words = state.words

    def show_result() -> None:
        state.deals_of_ending = ""

    if open_match.progress.outcome.over:
        result = words.label("winner-result", id="pad")
        parts = ending_buttons(state, open_match, result, show_result)
    else:
        parts = [RecordButton(key="record")]
    notice = kit.notice_bar(state)
    if notice:
        parts.insert(0, notice)
    footer = ft.Container(
        kit.full_width_column(parts, spacing=SPACING),
        bgcolor=ft.Colors.SURFACE,
        border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
        padding=ft.Padding.symmetric(vertical=10, horizontal=kit.SIDE_PADDING),
    )
    return kit.paper(footer, bgcolor=None)


@component
def RecordButton() -> ft.Control:
    """The way to the next deal; its caption follows the draft of the deal on this device."""
    state = get_state()
    caption = use_selector(state, _record_caption)
    return kit.button(
        Label("record", caption),
        lambda: go(RECORD),
        icon=ft.Icons.ADD,
        kind=kit.ButtonKind.MAIN,
    )


def _record_caption(state: State) -> str:
    if state.match is None:
        return ""
    return record_text(state.words, state.session, state.match, state.device)


# --- the menu


ICONS = {
    TableAction.SHARE: ft.Icons.SHARE,
    TableAction.SEND: ft.Icons.IOS_SHARE,
    TableAction.SHEET: ft.Icons.TABLE_CHART_OUTLINED,
    TableAction.CHART: ft.Icons.SHOW_CHART,
    TableAction.HISTORY: ft.Icons.MANAGE_HISTORY,
    TableAction.REDO: ft.Icons.REDO,
    TableAction.ADJUST: ft.Icons.EXPOSURE,
    TableAction.INSERT: ft.Icons.PLAYLIST_ADD,
    TableAction.PAPER: ft.Icons.DESCRIPTION_OUTLINED,
    TableAction.SET_UP: ft.Icons.TUNE,
    TableAction.SEATS: ft.Icons.EVENT_SEAT_OUTLINED,
    TableAction.END: ft.Icons.FLAG_OUTLINED,
    TableAction.RESUME: ft.Icons.PLAY_ARROW,
    TableAction.NEW_MATCH: ft.Icons.ADD,
    TableAction.DELETE: ft.Icons.DELETE_OUTLINE,
}
SCREENS = {
    TableAction.SHARE: SHEET_WITH_SHARING,
    TableAction.SHEET: SHEET,
    TableAction.CHART: CHART,
    TableAction.HISTORY: HISTORY,
    TableAction.ADJUST: ADJUST,
    TableAction.PAPER: PAPER,
    TableAction.SET_UP: SET_UP,
    TableAction.SEATS: SEATS,
    TableAction.NEW_MATCH: NEW_MATCH,
}
"""Screens that rows of the menu open."""


@memo_component
def TableMenu(state: State) -> ft.Control:
    """The menu button, and what its menu opens."""
    overlay = kit.use_overlay()

    def open_menu() -> None:
        overlay.open(lambda close: _menu(state, overlay, close))

    return kit.icon_button(
        ft.Icons.MORE_VERT, state.words.label("table-menu", id="menu"), open_menu
    )


def _menu(state: State, overlay: kit.Overlay, close: kit.Close) -> ft.BottomSheet | None:
    open_match = state.match
    if open_match is None:
        return None
    items: list[kit.MenuItem | str] = []
    for group in table_menu(state.words, open_match):
        if group.heading:
            items.append(group.heading)
        items += [_menu_item(state, open_match, entry, overlay, close) for entry in group.entries]
    return kit.menu(state, state.words.text("table-menu-menu"), items, close)


def _menu_item(
    state: State,
    open_match: OpenMatch,
    entry: MenuEntry,
    overlay: kit.Overlay,
    close: kit.Close,
) -> kit.MenuItem:
    on_tap = _menu_handler(state, open_match, entry.action, overlay, close)
    return kit.MenuItem(entry.label, ICONS[entry.action], on_tap if entry.is_enabled else None)


def _menu_handler(
    state: State,
    open_match: OpenMatch,
    action: TableAction,
    overlay: kit.Overlay,
    close: kit.Close,
) -> kit.Handler:
    """Return the handler of a row: a screen, a change of the game, or another overlay."""

    async def redo() -> None:
        close()
        await state.redo()

    async def resume() -> None:
        close()
        await state.change(state.session.matches.resume)

    def send() -> None:
        selection = match_selection(open_match.uid, open_match.match)
        overlay.open(lambda close_sheet: send_sheet(state, selection, close_sheet))

    def insert() -> None:
        overlay.open(lambda close_sheet: _insert_menu(state, open_match, close_sheet))

    def end() -> None:
        overlay.open(lambda close_dialog: _ending_question(state, overlay, close_dialog))

    def delete() -> None:
        overlay.open(lambda close_dialog: deletion(state, open_match, close_dialog))

    handlers: dict[TableAction, kit.Handler] = {
        TableAction.REDO: redo,
        TableAction.RESUME: resume,
        TableAction.SEND: send,
        TableAction.INSERT: insert,
        TableAction.END: end,
        TableAction.DELETE: delete,
    }
    if action in handlers:
        return handlers[action]
    return lambda: go(SCREENS[action])


def _insert_menu(state: State, open_match: OpenMatch, close: kit.Close) -> ft.BottomSheet:
    """Return the menu of the deals in front of which a missed one can be inserted."""
    items = [_insert_item(place, close) for place in insert_places(state.words, open_match)]
    return kit.menu(state, state.words.text("table-menu-insert"), items, close)


def _insert_item(place: InsertPlace, close: kit.Close) -> kit.MenuItem:
    def open_form() -> None:
        # The form covers the table, which stays mounted: without it the menu would come back.
        close()
        go(addresses.InsertDeal(str(place.deal)))

    return kit.MenuItem(place.label, ft.Icons.SUBDIRECTORY_ARROW_RIGHT, open_form)


def _ending_question(state: State, overlay: kit.Overlay, close: kit.Close) -> ft.AlertDialog | None:
    """Ask how the game ends, and tell who would win. A forfeit asks next who gives up."""
    words = state.words
    open_match = state.match
    if open_match is None:
        return None

    async def end_by_agreement() -> None:
        await state.change(state.session.matches.end, "agreement")

    async def end_by_time() -> None:
        await state.change(state.session.matches.end, "time")

    def ask_who_gives_up() -> None:
        overlay.open(lambda close_dialog: _forfeit_question(state, open_match, close_dialog))

    answers = [
        kit.Answer(words.label("table-end-agreement", id="end-agreement"), end_by_agreement),
        kit.Answer(words.label("table-end-time", id="end-time"), end_by_time),
        kit.Answer(words.label("table-end-walkover", id="end-walkover"), ask_who_gives_up),
        kit.Answer(words.label("cancel")),
    ]
    outlook = early_end_outlook(words, open_match)
    return kit.question(words.text("table-menu-end"), outlook, answers, close)


def _forfeit_question(state: State, open_match: OpenMatch, close: kit.Close) -> ft.AlertDialog:
    """Ask which side gives up."""
    words = state.words
    names = side_names(open_match)
    answers = [_forfeit_answer(state, side, name) for side, name in enumerate(names)]
    hint = words.text("table-end-who-hint", sides=len(names))
    answers.append(kit.Answer(words.label("cancel")))
    return kit.question(words.text("table-end-who"), hint, answers, close)


def _forfeit_answer(state: State, side: int, name: str) -> kit.Answer:
    async def give_up() -> None:
        await state.change(state.session.matches.end, "walkover", gave_up=side)

    return kit.Answer(Label(f"gives-up-{side}", name), give_up)
