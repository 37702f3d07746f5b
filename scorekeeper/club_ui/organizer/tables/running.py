"""The view of a running round: clock, tables, standings, and the button that closes it."""

from collections.abc import Callable, Sequence

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club import rounds as club_rounds
from scorekeeper.club.standings import standing
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.events import use_evening_events
from scorekeeper.club_ui.organizer import clock, frame
from scorekeeper.club_ui.organizer.actions import use_actions
from scorekeeper.club_ui.organizer.log_icons import LOG_ICONS
from scorekeeper.club_ui.organizer.standing import place_tile
from scorekeeper.club_ui.organizer.table_state import (
    EXTRA_TIME_LOOK,
    FRAME_COLORS,
    pill,
    state_pill,
)
from scorekeeper.club_ui.organizer.tables.grid import card_grid
from scorekeeper.i18n import Label, Words, times
from scorekeeper.i18n import club as club_words
from scorekeeper.match.colors import seat_color
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, memo_component, use_selector, use_stack_entry, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets import clock as clocks
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models import club_tables as view
from scorekeeper.view_models.club_standings import place_rows
from scorekeeper.view_models.club_tables import RunningRound

RECENT_COUNT = 3
"""Number of log entries below the tables."""
WAIT_CHECK_INTERVAL = 20.0  # seconds between two updates of the time since the last deal
STANDINGS_WIDTH = 360  # logical pixels
RESULTS_KEY = "R"
"""Key that opens the form for results."""
TABLE_EVENTS = frozenset(("evening", "table", "deal"))
"""Kinds of events that change the content of the tables."""


@component
def RunningView(evening: club.Evening) -> ft.Control:
    """View of a running round: clock and tables; on wide pages, with the standings beside them."""
    state = use_state()
    words = state.words
    layout = state.layout
    running: RunningRound = ft.use_memo(
        lambda: RunningRound(state.session, evening), [evening.uid, len(evening.rounds)]
    )
    chosen, set_chosen = ft.use_state(view.ALL)

    def on_events(events: Sequence[EveningChanged]) -> None:
        ours = [
            event for event in events if event.uid == evening.uid and event.kind in TABLE_EVENTS
        ]
        if not ours:
            return
        tables = [event.table for event in ours if event.table is not None]
        # Events without a table are about the whole session.
        running.refresh(tables if len(tables) == len(ours) else None)

    def on_key(event: ft.KeyboardEvent) -> None:
        # Together with Ctrl the key reloads the page.
        if event.key == RESULTS_KEY and not (event.ctrl or event.meta or event.alt):
            go(addresses.EveningResults(evening.uid))

    use_evening_events(on_events, reload=running.refresh)
    use_stack_entry(state.keyboard.listeners, on_key)

    tally_row = TallyRow(running, chosen, set_chosen, key="tally")
    head: list[ft.Control] = [tally_row]
    if evening.plan.length.minutes is not None:
        head = [_clock_and_tally(clock.ClockCard(evening, key="clock"), tally_row)]
    resting = view.resting_text(words, evening)
    if resting:
        head.append(kit.note(resting, id="resting"))
    tiles = TableTiles(running, chosen, key="tiles")
    footer: list[ft.Control] = [CloseBar(evening, running, key="close")]
    if not layout.has_two_panes:
        return frame.column_with_footer(layout, [*head, tiles], footer)

    # On a phone on its side, the log would leave no room for the tables.
    if not layout.is_low:
        footer.insert(0, RecentLines(running, key="recent"))
    main = frame.body_with_footer(kit.pane_column(layout, [*head, tiles]), footer)
    pane = ft.Container(
        StandingsPane(running, key="standings"),
        width=STANDINGS_WIDTH,
        padding=ft.Padding.only(right=kit.SIDE_PADDING, bottom=8),
    )
    return ft.Row([main, pane], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _clock_and_tally(clock_card: ft.Control, tally_row: ft.Control) -> ft.Control:
    """Return the clock beside the filters, or above them if they do not fit side by side."""
    # In containers, because components cannot share the width of a row.
    halves = [ft.Container(part, col={"xs": 12, "xl": 6}) for part in (clock_card, tally_row)]
    return ft.ResponsiveRow(list(halves), spacing=10, run_spacing=8)


@component
def TallyRow(running: RunningRound, chosen: str, on_choose: Callable[[str], None]) -> ft.Control:
    """Chips with the number of tables in each state; a tap shows only these tables."""
    words = use_state().words
    states = use_selector(running, lambda model: model.states)
    options = [
        (kind, words.label("club-tally", id=f"show-{kind}", state=kind, count=count))
        for kind, count in view.filter_counts(states, chosen)
    ]
    return kit.choice_chips(options, chosen, on_choose)


@component
def TableTiles(running: RunningRound, chosen: str) -> ft.Control:
    """Grid of the tiles of all tables in the chosen state, in as many columns as fit."""
    state = use_state()
    states = use_selector(running, lambda model: model.states)
    tiles = [
        TableTile(state.words, running, number, key=f"tile-{number}")
        for number, table_state in zip(running.table_statuses, states, strict=True)
        if chosen in (view.ALL, table_state)
    ]
    # Flet chooses the columns by the width of the page, of which the standings take a part.
    md = 12 if state.layout.has_two_panes else 6
    return card_grid(state.layout, tiles, {"sm": 6, "md": md, "lg": 6, "xl": 4})


@memo_component
def TableTile(words: Words, running: RunningRound, number: int) -> ft.Control:
    """Tile of a table, which redraws only if this table has changed; a tap opens the table."""
    table_status = use_selector(running, lambda model: model.table_statuses[number])
    since = table_status.changed
    waiting_time: str = clocks.use_ticks(
        lambda: times.elapsed_time(words, since, now=clocks.now()),
        lambda: WAIT_CHECK_INTERVAL,
        since,
    )
    tile = view.table_tile(words, table_status)
    address = addresses.EveningTable(running.evening.uid, str(running.number), str(number))

    tile_pill = state_pill(words, tile.state)
    # There is no room for two pills, and playing is the usual state.
    if tile.extra_time and tile.state == "playing":
        tile_pill = pill(tile.extra_time, EXTRA_TIME_LOOK)
    head = ft.Row([text(tile.title, 18, Face.SCORE, expand=True), tile_pill], spacing=8)
    footer: list[ft.Control] = [text(tile.deals, 14, color=MUTED, expand=True)]
    says = tile.says
    if waiting_time and tile.state != "done":
        says = f"{says}, {waiting_time}"
        footer += [
            kit.icon(kit.Icon.CLOCK, color=MUTED, size=16),
            text(waiting_time, 14, color=MUTED),
        ]
    sides = [_tile_side(index, side) for index, side in enumerate(tile.sides)]
    content = ft.Column([head, *sides, ft.Row(footer, spacing=4)], spacing=6, tight=True)
    box = kit.paper(
        kit.hidden_from_screen_reader(content),
        on_click=kit.as_handler(lambda: go(address)),
        ink=True,
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=18,
        border=_tile_border(tile.state),
    )
    return kit.node(f"table-{number}", box, says=says, is_button=True)


def _tile_border(table_state: club.TableState) -> ft.Border:
    """Return the border of a tile, thick and coloured for states that need attention."""
    color = FRAME_COLORS.get(table_state)
    if color is None:
        return ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
    return ft.Border.all(3, color)


def _tile_side(index: int, side: view.TileSide) -> ft.Control:
    """Return the line of a side on a tile: card back, name and points."""
    face = Face.BOLD if side.is_best else Face.REGULAR
    color = mark_of(seat_color(index)).color if side.is_best else MUTED
    return ft.Row(
        [
            side_back(seat_color(index), 17),
            text(side.name, 16, face, expand=True),
            digits(side.points, 22, color),
        ],
        spacing=10,
    )


@component
def CloseBar(evening: club.Evening, running: RunningRound) -> ft.Control:
    """Footer with the buttons that open the form for results and close the round."""
    state = use_state()
    words = state.words
    layout = state.layout
    actions = use_actions(state)
    open_count = use_selector(running, lambda model: model.open_count)

    def open_results() -> None:
        go(addresses.EveningResults(evening.uid))

    problems = [
        kit.error_text(club_words.club_problem(words, problem, evening), id=f"open-{index}")
        for index, problem in enumerate(view.close_problems(actions.problems, open_count))
    ]
    # In large text there is no room for the number of open tables, which is above the tables too.
    has_count = bool(open_count) and not layout.has_large_text
    close_button = kit.button(
        words.label(
            "club-close-open" if has_count else "club-close",
            id="club-close",
            number=len(evening.rounds),
            count=open_count,
        ),
        lambda: actions.change(evening.uid, club_rounds.close_round),
        icon=kit.Icon.LOCK,
        # Closing is the next step once all tables are done.
        kind=kit.ButtonKind.PLAIN if open_count else kit.ButtonKind.MAIN,
        expand=True,
    )
    label = words.label("club-grid-open")
    results = kit.icon_button(kit.Icon.KEYBOARD, label, open_results)
    if layout.has_two_panes and not layout.is_low:
        # With a keyboard, the key opens it too.
        label = Label(label.id, f"{label.title} ({RESULTS_KEY})")
        results = kit.button(label, open_results, icon=kit.Icon.KEYBOARD, expand=True)
    return kit.full_width_column([*problems, ft.Row([results, close_button], spacing=8)], spacing=6)


@component
def RecentLines(running: RunningRound) -> ft.Control:
    """Box with the latest entries of the log; a tap opens the whole log. Empty without entries."""
    words = use_state().words
    log = use_selector(running, lambda model: model.evening.log)
    if not log:
        return ft.Container()
    lines = view.recent_lines(words, running.evening, count=RECENT_COUNT)
    address = addresses.EveningLog(running.evening.uid)
    content = ft.Column([_recent_line(line) for line in lines], spacing=8, tight=True)
    box = ft.Container(
        kit.hidden_from_screen_reader(content),
        on_click=kit.as_handler(lambda: go(address)),
        ink=True,
        padding=14,
        border_radius=18,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )
    says = ". ".join(line.sentence for line in lines)
    return kit.node("recent", box, says=says, is_button=True)


def _recent_line(line: view.RecentLine) -> ft.Control:
    """Return a line of the log: time, icon of its kind, and sentence."""
    return ft.Row(
        [
            ft.Container(text(line.time, 14, color=MUTED), width=48),
            kit.icon(LOG_ICONS[line.kind], color=MUTED, size=18),
            one_line(line.sentence, 15, expand=True),
        ],
        spacing=10,
    )


@component
def StandingsPane(running: RunningRound) -> ft.Control:
    """Pane with the standings beside the tables; a tap opens their screen."""
    state = use_state()
    words = state.words
    # Redraws the pane at new results only, not at each deal.
    use_selector(running, _results)
    evening = running.evening

    def open_standings(_uid: club.EntrantUid) -> None:
        go(addresses.EveningStanding(evening.uid))

    rows = [
        place_tile(state, row, open_standings, is_brief=True)
        for row in place_rows(words, evening, standing(evening))
    ]
    column = ft.Column(
        [
            kit.heading(words.text("club-part", part="standing"), size=18),
            kit.note(club_words.scheme_name(words, evening.plan.scheme.id)),
            ft.ListView(rows, expand=True),
        ],
        spacing=8,
    )
    return kit.paper(column, padding=14, border_radius=18, expand=True)


def _results(running: RunningRound) -> object:
    """Return the part of the session that the standings depend on while a round runs."""
    evening = running.evening
    results = [[table.result for table in played.tables] for played in evening.rounds]
    return results, evening.adjustments
