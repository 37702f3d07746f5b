"""Screen of the tables of a session: a round drawn, running, or closed.

While a round runs, a result or a deal redraws the tile of its table and nothing else.
"""

from collections.abc import Callable, Sequence
from typing import Any, cast

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club import rounds as club_rounds
from scorekeeper.club.standings import standing
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.news import use_news, use_reload
from scorekeeper.club_ui.organizer import clock, frame
from scorekeeper.club_ui.organizer.actions import Actions, author, use_actions
from scorekeeper.club_ui.organizer.current_evening import use_evening
from scorekeeper.club_ui.organizer.log_icons import LOG_ICONS
from scorekeeper.club_ui.organizer.phones import PhonesRow
from scorekeeper.club_ui.organizer.standing import place_tile
from scorekeeper.club_ui.organizer.table_state import (
    EXTRA_TIME_LOOK,
    FRAME_COLORS,
    pill,
    state_pill,
)
from scorekeeper.i18n import Label, Words, messages
from scorekeeper.i18n import club as club_words
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, memo_component, use_selector, use_stack_entry, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import CARD, MUTED, PAPER_ROLES, themes
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, one_line, text
from scorekeeper.ui.widgets import clock as clocks
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models import club_tables as view
from scorekeeper.view_models.club_phones import arrival_count_text, arrivals
from scorekeeper.view_models.club_plan import new_seed
from scorekeeper.view_models.club_players import outlook_text
from scorekeeper.view_models.club_standings import place_rows
from scorekeeper.view_models.club_tables import RunningRound

RECENT_COUNT = 3
"""Entries of the log below the tables."""
WAIT_CHECK_INTERVAL = 20.0  # seconds between two updates of the time since the last deal
STANDINGS_WIDTH = 360  # logical pixels
RESULTS_KEY = "R"
"""Key that opens the form for results."""
TABLE_NEWS = frozenset(("evening", "table", "deal"))
"""Kinds of news that change what the tables show."""

Columns = dict[str, int]
"""Twelfths of a row that a part takes, by the names of Flet's widths."""


@component
def TablesScreen() -> ft.Control:
    """The last round: its draw, its running tables, or the results so far."""
    state = use_state()
    evening = use_evening(state, select=_shown_part)
    if evening is None:
        return frame.evening_not_found_view(state)

    round_state = evening.rounds[-1].state if evening.rounds else "closed"
    key = f"{len(evening.rounds)}-{round_state}"
    if round_state == "drawn":
        body = DrawnView(evening, key=key)
    elif round_state == "running":
        body = RunningView(evening, key=key)
    else:
        body = BetweenView(evening, key=key)

    plan = kit.icon_button(
        ft.Icons.TUNE,
        state.words.label("club-plan", id="edit-plan"),
        lambda: go(addresses.EveningPlan(evening.uid)),
    )
    return frame.evening_screen(
        state,
        evening,
        frame.TABLES,
        body,
        actions=[plan],
        is_felt=round_state == "running",
    )


def _shown_part(evening: club.Evening) -> object:
    """Return the part that the screen follows; tables of a running round follow themselves."""
    rounds = [
        (
            played.state,
            played.clock,
            () if played.state == "running" else (played.tables, played.byes),
        )
        for played in evening.rounds
    ]
    return (
        evening.plan,
        evening.members,
        evening.entrants,
        evening.current_break,
        rounds,
    )


# --- before the first round, between two rounds, after the last one


@component
def BetweenView(evening: club.Evening) -> ft.Control:
    """The plan and the results of all rounds, with the button that draws the next one."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    is_over = view.is_over(evening)

    parts: list[ft.Control] = []
    if evening.rounds and not is_over:
        parts.append(clock.BreakCard(evening, key="break"))
    parts.append(_plan_card(state, evening, is_over=is_over))
    if is_over:
        begin_final = kit.link(
            words.label("club-final-begin"),
            lambda: go(addresses.NewEveningAfter(evening.uid)),
            icon=ft.Icons.ACCOUNT_TREE_OUTLINED,
        )
        parts.append(kit.section("", [begin_final]))
    else:
        parts.append(PhonesRow(evening, key="phones"))
    for played in reversed(evening.rounds):
        rows = [
            _result_row(evening, result) for result in view.round_results(words, evening, played)
        ]
        parts.append(kit.section(words.text("club-round", number=played.number), rows))
        parts += [kit.note(team_sum) for team_sum in view.team_sums(words, evening, played)]
    footer = [*actions.problem_texts(evening), _next_button(state, evening, actions)]
    return frame.column_with_footer(state.layout, parts, footer)


def _plan_card(state: State, evening: club.Evening, *, is_over: bool) -> ft.Control:
    words = state.words
    outlook = outlook_text(words, evening)
    if is_over:
        outlook = words.text("club-over-hint")
    movement = words.text("club-movement", movement=evening.plan.movement)
    return kit.card(
        kit.note(club_words.plan_text(words, evening.plan), id="plan"),
        kit.note(outlook, id="outlook"),
        kit.link(
            words.label("club-plan", detail=movement),
            lambda: go(addresses.EveningPlan(evening.uid)),
            icon=ft.Icons.TUNE,
        ),
    )


def _result_row(evening: club.Evening, result: view.TableResult) -> ft.Control:
    key = f"{result.round}-{result.table}"
    address = addresses.EveningTable(evening.uid, str(result.round), str(result.table))
    label = Label(f"result-{key}", result.title, result.names)
    return kit.link(label, lambda: go(address), key=key)


def _next_button(state: State, evening: club.Evening, actions: Actions) -> ft.Control:
    """Return the button that draws the next round, or shows the final standings."""
    words = state.words
    if view.is_over(evening):
        return kit.button(
            words.label("club-final"),
            lambda: go(addresses.EveningStanding(evening.uid)),
            icon=ft.Icons.EMOJI_EVENTS,
            kind=kit.ButtonKind.MAIN,
        )

    def draw() -> object:
        return actions.change(evening.uid, club_rounds.draw_round)

    key = "club-drawing" if actions.is_busy else "club-draw"
    return kit.button(
        words.label(key, id="club-draw", number=len(evening.rounds) + 1),
        None if actions.is_busy else draw,
        icon=ft.Icons.SHUFFLE,
        kind=kit.ButtonKind.MAIN,
    )


# --- a round that is drawn


@component
def DrawnView(evening: club.Evening) -> ft.Control:
    """The tables of the draw; two names that are tapped one after the other change places."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    # The entry that was tapped first. cast: mypy would infer a state that can only be None.
    chosen, set_chosen = ft.use_state(cast("club.EntrantUid | None", None))
    use_reload("phone")
    arrived = arrivals(evening, state.session.club.access)
    draw = view.draw_view(words, evening, arrived)

    async def tap_seat(entrant: club.EntrantUid) -> None:
        if chosen is None:
            set_chosen(entrant)
            return
        set_chosen(None)
        if entrant != chosen:
            await actions.change(evening.uid, club_rounds.change_places, chosen, entrant)

    def seat_choice(seat: view.DrawnSeat) -> kit.Choice:
        label = Label(
            id=f"seat-{seat.entrant}",
            title=seat.name,
            says=words.text("club-swap-said", name=seat.name),
        )
        is_chosen = seat.entrant == chosen
        return kit.Choice(label, lambda: tap_seat(seat.entrant), is_chosen=is_chosen)

    def seat_choices(seats: Sequence[view.DrawnSeat]) -> ft.Control:
        return kit.choices([seat_choice(seat) for seat in seats])

    cards = [_drawn_table(words, table, seat_choices) for table in draw.tables]
    if draw.byes:
        warnings = [
            _repeat_warning(sentence, f"bye-again-{index}")
            for index, sentence in enumerate(draw.repeated_byes)
        ]
        title = kit.heading(words.text("club-rest"))
        cards.append(kit.card(title, seat_choices(draw.byes), *warnings))
    hint = words.text("club-swap-hint" if chosen is None else "club-swap-other")
    parts: list[ft.Control] = [
        kit.note(arrival_count_text(words, evening, arrived), id="arrival-count"),
        kit.note(hint, id="swap-hint"),
        kit.note(words.text("club-repeats", count=draw.repeat_count), id="repeats"),
        _grid(state.layout, cards, {"md": 6, "xl": 4}),
    ]
    break_card = clock.BreakCard(evening, key="break")
    # A running break is above the tables, the choice of one below them.
    if evening.current_break is not None:
        parts.insert(0, break_card)
    else:
        parts.append(break_card)
    footer = [*actions.problem_texts(evening), DrawnFooter(evening, key="footer")]
    return frame.column_with_footer(state.layout, parts, footer)


def _drawn_table(
    words: Words,
    table: view.DrawnTable,
    seat_choices: Callable[[Sequence[view.DrawnSeat]], ft.Control],
) -> ft.Control:
    parts: list[ft.Control] = [kit.heading(table.title)]
    for index, side in enumerate(table.sides):
        if index:
            parts.append(kit.note(words.text("club-against")))
        parts.append(seat_choices(side.seats))
        if side.pair:
            parts.append(kit.note(side.pair, id=f"pair-{table.number}-{index}"))
    if table.arrived:
        parts.append(kit.note(table.arrived, id=f"here-{table.number}"))
    parts += [
        _repeat_warning(sentence, f"repeats-{table.number}-{index}")
        for index, sentence in enumerate(table.repeats)
    ]
    return kit.card(*parts)


def _repeat_warning(sentence: str, id: str) -> ft.Control:
    color = ft.Colors.ON_TERTIARY_CONTAINER
    row = ft.Row(
        [
            ft.Icon(ft.Icons.REPEAT, color=color, size=18),
            text(sentence, 14, Face.MEDIUM, color, line=SENTENCE, expand=True),
        ],
        spacing=8,
    )
    box = ft.Container(
        row,
        padding=ft.Padding.symmetric(vertical=6, horizontal=10),
        border_radius=10,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
    )
    return kit.node(id, box)


@component
def DrawnFooter(evening: club.Evening) -> ft.Control:
    """The next steps after a draw: undo it, draw again, or start the round."""
    state = use_state()
    words = state.words
    layout = state.layout
    actions = use_actions(state)
    with_clock, set_with_clock = ft.use_state(True)

    async def start() -> None:
        start_round = state.session.club.evenings.start_round
        await actions.save(start_round, evening.uid, by=author(state), with_clock=with_clock)

    def take_back() -> object:
        return actions.change(evening.uid, club_rounds.take_back_round)

    def draw_again() -> object:
        return actions.change(evening.uid, _draw_again)

    def toggle_clock() -> None:
        set_with_clock(not with_clock)

    def step_button(key: str, on_tap: kit.Handler) -> ft.Control:
        return kit.button(words.label(key), None if actions.is_busy else on_tap)

    take_back_button = step_button("club-draw-back", take_back)
    again_button = step_button("club-draw-again", draw_again)
    start_button = kit.button(
        words.label("club-start"),
        None if actions.is_busy else start,
        icon=ft.Icons.PLAY_ARROW,
        kind=kit.ButtonKind.MAIN,
    )
    first_row = [take_back_button, again_button]
    second_row: list[ft.Control] = []
    if evening.plan.length.minutes is not None:
        choice = kit.Choice(words.label("club-with-clock"), toggle_clock, is_chosen=with_clock)
        second_row.append(kit.choices([choice]))
    second_row.append(start_button)
    if layout.has_two_panes:
        rows = [kit.row_or_column(layout, [*first_row, *second_row])]
    else:
        rows = [kit.row_or_column(layout, first_row), kit.row_or_column(layout, second_row)]
    return kit.full_width_column([*actions.problem_texts(evening), *rows])


def _draw_again(now: club.Evening, note: club.Note) -> club.Changed:
    """Undo the draw of the last round, and draw it with another seed."""
    before = club_rounds.take_back_round(now, note)
    if isinstance(before, tuple):
        return before
    return club_rounds.draw_round(before, note, seed=new_seed())


# --- a round that is running


@component
def RunningView(evening: club.Evening) -> ft.Control:
    """The tables of the running round; on a wide screen, with the standings beside them."""
    state = use_state()
    words = state.words
    layout = state.layout
    running: RunningRound = ft.use_memo(
        lambda: RunningRound(state.session, evening), [evening.uid, len(evening.rounds)]
    )
    chosen, set_chosen = ft.use_state(view.ALL)

    def on_news(news: Sequence[EveningChanged]) -> None:
        ours = [item for item in news if item.uid == evening.uid and item.kind in TABLE_NEWS]
        if not ours:
            return
        tables = [item.table for item in ours if item.table is not None]
        # News without a table are about the whole session.
        running.refresh(tables if len(tables) == len(ours) else None)

    def on_key(event: ft.KeyboardEvent) -> None:
        # Together with Ctrl the key reloads the page.
        if event.key == RESULTS_KEY and not (event.ctrl or event.meta or event.alt):
            go(addresses.EveningResults(evening.uid))

    use_news(on_news, again=running.refresh)
    use_stack_entry(state.keyboard.listeners, on_key)

    tally_row = TallyRow(running, chosen, set_chosen, key="tally")
    head: list[ft.Control] = [tally_row]
    if evening.plan.length.minutes is not None:
        clock_card = clock.ClockCard(evening, key="clock")
        head = [clock_card, tally_row]
        if layout.has_two_panes:
            # In containers, because components cannot share the width of a row.
            halves = [ft.Container(tally_row), ft.Container(clock_card)]
            head = [kit.row_or_column(layout, halves, spacing=10)]
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


@component
def TallyRow(running: RunningRound, chosen: str, on_choose: Callable[[str], None]) -> ft.Control:
    """The number of tables in each state; a tap shows only these tables."""
    words = use_state().words
    states = use_selector(running, lambda model: model.states)
    options = [
        (kind, words.label("club-tally", id=f"show-{kind}", state=kind, count=count))
        for kind, count in view.tally(states, chosen)
    ]
    return kit.choice_chips(options, chosen, on_choose)


@component
def TableTiles(running: RunningRound, chosen: str) -> ft.Control:
    """The tiles of the tables with the chosen state, in as many columns as fit."""
    state = use_state()
    states = use_selector(running, lambda model: model.states)
    tiles = [
        TableTile(state.words, running, number, key=f"tile-{number}")
        for number, table_state in zip(running.glances, states, strict=True)
        if chosen in (view.ALL, table_state)
    ]
    # Beside the standings there is less room than the width of the page tells.
    md = 12 if state.layout.has_two_panes else 6
    return _grid(state.layout, tiles, {"sm": 6, "md": md, "lg": 6, "xl": 4})


def _grid(layout: Layout, parts: Sequence[ft.Control], columns: Columns) -> ft.Control:
    """Return parts in columns; in large text, one below the other."""
    # Any: Flet names the keys by an enum or a string.
    col: Any = 12 if layout.has_large_text else {"xs": 12, **columns}
    boxes: list[ft.Control] = [
        ft.Container(part, col=col, key=part.key or index) for index, part in enumerate(parts)
    ]
    return ft.ResponsiveRow(boxes, spacing=10, run_spacing=10)


@memo_component
def TableTile(words: Words, running: RunningRound, number: int) -> ft.Control:
    """A table; a tap opens it. It is redrawn when something about it changes."""
    glance = use_selector(running, lambda model: model.glances[number])
    since = glance.changed
    waiting_time: str = clocks.use_ticks(
        lambda: messages.elapsed(words, since, now=clocks.now()),
        lambda: WAIT_CHECK_INTERVAL,
        since,
    )
    tile = view.table_tile(words, glance)
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
            ft.Icon(ft.Icons.SCHEDULE, color=MUTED, size=16),
            text(waiting_time, 14, color=MUTED),
        ]
    sides = [_tile_side(index, side) for index, side in enumerate(tile.sides)]
    content = ft.Column([head, *sides, ft.Row(footer, spacing=4)], spacing=6, tight=True)
    box = ft.Container(
        kit.hidden_from_screen_reader(content),
        on_click=kit.as_handler(lambda: go(address)),
        ink=True,
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=18,
        border=_tile_border(tile.state),
        bgcolor=CARD,
        **themes(PAPER_ROLES),
    )
    return kit.node(f"table-{number}", box, says=says, is_button=True)


def _tile_border(table_state: club.TableState) -> ft.Border:
    color = FRAME_COLORS.get(table_state)
    if color is None:
        return ft.Border.all(1, ft.Colors.OUTLINE_VARIANT)
    return ft.Border.all(3, color)


def _tile_side(index: int, side: view.TileSide) -> ft.Control:
    face = Face.BOLD if side.is_best else Face.REGULAR
    color = mark_of(index).color if side.is_best else MUTED
    return ft.Row(
        [
            side_back(index, 17),
            text(side.name, 16, face, expand=True),
            digits(side.points, 22, color),
        ],
        spacing=10,
    )


@component
def CloseBar(evening: club.Evening, running: RunningRound) -> ft.Control:
    """The buttons that open the form for results, and close the round."""
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
        icon=ft.Icons.LOCK_OUTLINE,
        kind=kit.ButtonKind.PLAIN if open_count else kit.ButtonKind.MAIN,
        expand=True,
    )
    label = words.label("club-grid-open")
    results = kit.icon_button(ft.Icons.KEYBOARD_OUTLINED, label, open_results)
    if layout.has_two_panes:
        # With a keyboard, the key opens it too.
        label = Label(label.id, f"{label.title} ({RESULTS_KEY})")
        results = kit.button(label, open_results, icon=ft.Icons.KEYBOARD_OUTLINED, expand=True)
    return kit.full_width_column([*problems, ft.Row([results, close_button], spacing=8)], spacing=6)


@component
def RecentLines(running: RunningRound) -> ft.Control:
    """The latest entries of the log; a tap opens all of it."""
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
    return ft.Row(
        [
            ft.Container(text(line.time, 14, color=MUTED), width=48),
            ft.Icon(LOG_ICONS[line.kind], color=MUTED, size=18),
            one_line(line.sentence, 15, expand=True),
        ],
        spacing=10,
    )


@component
def StandingsPane(running: RunningRound) -> ft.Control:
    """The standings beside the tables; a tap opens their screen."""
    state = use_state()
    words = state.words
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
