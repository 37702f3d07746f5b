"""The tables of an evening: a round drawn, running or closed; a save redraws its tile alone."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club import rounds as club_rounds
from scorekeeper.club import standings as club_standings
from scorekeeper.club_ui.news import use_news, use_reload
from scorekeeper.club_ui.organizer import clock, phones, planning, players, shared, standing
from scorekeeper.i18n import Words, messages
from scorekeeper.i18n import club as club_words
from scorekeeper.services.club import TableGlance
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui.hooks import component, memo_component, use_stack_entry, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import CARD, PAPER_ROLES, WARNING, themes
from scorekeeper.ui.state import Signal, State
from scorekeeper.ui.theme import SENTENCE, Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets import clock as clocks
from scorekeeper.ui.widgets.page import SIDE_PADDING, paper

C = ft.Colors
LATEST = 3
"""Lines of the log beside the tables."""
BETWEEN_LOOKS = 20
"""Seconds until a tile looks how long ago its last deal was."""
ALL = "all"
ORDER: tuple[club.TableState, ...] = ("disputed", "claimed", "playing", "done")
"""States that ask for the organiser come first."""
ICONS: dict[club.LogKind, ft.IconData] = {
    "drawn": ft.Icons.SHUFFLE,
    "taken_back": ft.Icons.UNDO,
    "arranged": ft.Icons.SWAP_HORIZ,
    "started": ft.Icons.PLAY_ARROW,
    "closed": ft.Icons.LOCK_OUTLINE,
    "claimed": ft.Icons.HOURGLASS_BOTTOM,
    "withdrawn": ft.Icons.UNDO,
    "agreed": ft.Icons.CHECK_CIRCLE,
    "disputed": ft.Icons.FLAG,
    "decided": ft.Icons.GAVEL,
    "paper": ft.Icons.DESCRIPTION_OUTLINED,
    "walkover": ft.Icons.PERSON_OFF_OUTLINED,
    "corrected": ft.Icons.EDIT_OUTLINED,
    "reopened": ft.Icons.LOCK_OPEN,
    "substituted": ft.Icons.SWAP_CALLS,
    "swapped": ft.Icons.SWAP_HORIZ,
    "checked_in": ft.Icons.LOGIN,
    "checked_out": ft.Icons.LOGOUT,
    "adjusted": ft.Icons.EXPOSURE,
    "adjustment_removed": ft.Icons.UNDO,
    "clock_started": ft.Icons.TIMER_OUTLINED,
    "clock_paused": ft.Icons.PAUSE,
    "clock_resumed": ft.Icons.PLAY_ARROW,
    "minutes_added": ft.Icons.MORE_TIME,
    "table_minutes_added": ft.Icons.MORE_TIME,
    "break_started": ft.Icons.LOCAL_CAFE_OUTLINED,
    "break_changed": ft.Icons.MORE_TIME,
    "break_ended": ft.Icons.LOCAL_CAFE_OUTLINED,
    "called": ft.Icons.CAMPAIGN_OUTLINED,
    "coming": ft.Icons.DIRECTIONS_WALK,
    "attended": ft.Icons.CHECK,
}
LOOKS: dict[club.TableState, tuple[ft.IconData, ft.ColorValue, ft.ColorValue]] = {
    "playing": (ft.Icons.PLAY_ARROW, C.TRANSPARENT, C.ON_SURFACE_VARIANT),
    "claimed": (ft.Icons.HOURGLASS_BOTTOM, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "disputed": (ft.Icons.FLAG, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
    "done": (ft.Icons.CHECK_CIRCLE, C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER),
}
"""Of each state of a table: its picture, and the ground and ink of its word."""
FRAMES: dict[club.TableState, ft.ColorValue] = {"claimed": WARNING, "disputed": C.ERROR}


@component
def TablesScreen() -> Any:
    state = use_state()

    def drawn_by(evening: club.Evening) -> Any:
        """All that the screen follows itself; the tables of a running round are drawn alone."""
        rounds = [
            (r.state, r.clock, () if r.state == "running" else (r.tables, r.byes))
            for r in evening.rounds
        ]
        return evening.plan, evening.members, evening.entrants, evening.current_break, rounds

    evening = shared.use_evening(state, of=drawn_by)
    if evening is None:
        return shared.gone(state)
    running = evening.rounds[-1].state if evening.rounds else "closed"
    views = {"drawn": DrawnView, "running": FloorView, "closed": BetweenView}
    body = views[running](evening, key=f"{len(evening.rounds)}-{running}")
    label, edit = state.words.text("club-plan"), partial(go, shared.of_evening(evening.uid, "plan"))
    plan = buttons.icon_button(ft.Icons.TUNE, label, edit, name="plan-edit")
    is_live = running == "running"
    return shared.evening_screen(state, evening, "tables", body, actions=[plan], is_felt=is_live)


@component
def BetweenView(evening: club.Evening) -> Any:
    state = use_state()
    actions = shared.use_actions(state)
    words, number = state.words, len(evening.rounds)
    is_over = number >= evening.plan.rounds and number > 0

    def result(number: int, table: club.Table) -> ft.Control:
        score = club_words.score_text(words, table.result.score) if table.result else ""
        label, key = words.text("club-table", number=table.number), f"{number}-{table.number}"
        names = " – ".join(club_words.side_names(evening, table))
        tap = partial(go, shared.of_table(evening.uid, number, table.number))
        return buttons.opening_row(f"{label}: {score}", names, tap, name=f"result-{key}", key=key)

    title, line = words.text("club-plan"), club_words.plan_text(words, evening.plan)
    edit = partial(go, shared.of_evening(evening.uid, "plan"))
    movement = words.text("club-movement", movement=evening.plan.movement)
    row = buttons.opening_row(title, movement, edit, name="plan-open", icon=ft.Icons.TUNE)
    plan, parts = buttons.remark(line, name="plan"), list[ft.Control]()
    if is_over:
        outlook = buttons.remark(words.text("club-over-hint"), name="outlook")
        title, line = words.text("club-final-begin"), words.text("club-final-begin-hint")
        begin, icon = partial(go, f"{shared.NEW}/{evening.uid}"), ft.Icons.ACCOUNT_TREE_OUTLINED
        final = buttons.opening_row(title, line, begin, name="begin-final", icon=icon)
        parts += [buttons.card(plan, outlook, row), final]
        label, icon, name = words.text("club-final"), ft.Icons.EMOJI_EVENTS, "final"
        tap: Any = partial(go, shared.of_evening(evening.uid, "standing"))
    else:
        outlook = buttons.remark(players.outlook_text(words, evening), name="outlook")
        parts += [clock.BreakCard(evening, key="break")] if number else []
        parts += [buttons.card(plan, outlook, row), phones.PhonesRow(evening, key="phones")]
        key = "club-drawing" if actions.is_busy else "club-draw"
        label, icon, name = words.text(key, number=number + 1), ft.Icons.SHUFFLE, "draw"
        tap = None if actions.is_busy else actions.changing(evening.uid, club_rounds.draw_round)
    for played in reversed(evening.rounds):
        parts.append(buttons.heading(words.text("club-round", number=played.number)))
        parts += [result(played.number, table) for table in played.tables]
    onward = buttons.button(label, tap, icon=icon, filled=True, name=name)
    return shared.with_foot(shared.panes(state.layout, parts), *actions.complaints(evening), onward)


@component
def DrawnView(evening: club.Evening) -> Any:
    """The tables as they are drawn; a tap on one player and on another swaps them."""
    state = use_state()
    actions = shared.use_actions(state)
    words, uid, last = state.words, evening.uid, evening.rounds[-1]
    chosen, choose = ft.use_state(cast("club.EntrantUid | None", None))
    repeats = club_rounds.repeats(evening, last.number)
    use_reload(state, "phone")
    here = phones.arrivals(state, evening)

    def seats(entrants: Iterable[club.EntrantUid]) -> ft.Row:
        return buttons.choices([seat(entrant) for entrant in entrants])

    def seat(entrant: club.EntrantUid) -> ft.Control:
        async def tapped() -> None:
            if chosen in (None, entrant):
                choose(None if chosen == entrant else entrant)
                return
            choose(None)
            await actions.change(uid, club_rounds.change_places, chosen, entrant)

        label = club_words.entrant_name(words, evening, entrant)
        says, name = words.text("club-swap-said", name=label), f"seat-{entrant}"
        return buttons.choice(label, tapped, name=name, selected=entrant == chosen, says=says)

    def warnings(path: str, name: str) -> Iterable[ft.Control]:
        ink = C.ON_TERTIARY_CONTAINER
        for place, problem in enumerate(p for p in repeats if p.path == path):
            repeated = club_words.club_problem(words, problem, evening)
            label = text(repeated, 14, Face.MEDIUM, ink, line=SENTENCE, expand=True)
            row = ft.Row([ft.Icon(ft.Icons.REPEAT, color=ink, size=18), label], spacing=8)
            room, ground = ft.Padding.symmetric(vertical=6, horizontal=10), C.TERTIARY_CONTAINER
            box = ft.Container(row, padding=room, border_radius=10, bgcolor=ground)
            yield buttons.spoken(box, repeated, name=name.format(place))

    cards = []
    for table in last.tables:
        sides: list[ft.Control] = []
        for side in table.sides:
            if sides:
                sides.append(buttons.remark(words.text("club-against")))
            sides.append(seats(side.entrants))
            if evening.plan.form == "teams":  # the chip has the name of the team alone
                names = [club_words.member_name(evening, uid) for uid in side.players]
                name = f"pair-{table.number}-{table.sides.index(side)}"
                sides.append(buttons.remark(club_words.joined_names(words, names), name=name))
        title = buttons.heading(words.text("club-table", number=table.number))
        repeated = warnings(f"tables[{table.number - 1}]", f"repeats-{table.number}-{{}}")
        arrived = words.text("club-at-table", who=", ".join(here.get(table.number, ())))
        note = [buttons.remark(arrived, name=f"here-{table.number}")]
        cards.append(
            buttons.card(title, *sides, *(note if table.number in here else ()), *repeated)
        )
    if last.byes:
        title = buttons.heading(words.text("club-rest"))
        cards.append(buttons.card(title, seats(last.byes), *warnings("byes", "bye-again")))
    hint = words.text("club-swap-hint" if chosen is None else "club-swap-other")
    body: list[ft.Control] = [
        buttons.remark(phones.arrived_text(words, evening, here), name="arrived"),
        buttons.remark(hint, name="hint"),
        buttons.remark(words.text("club-repeats", count=len(repeats)), name="repeats"),
        _grid(state.layout, cards, md=6, xl=4),
    ]
    place = 0 if evening.current_break is not None else len(body)
    body.insert(place, clock.BreakCard(evening, key="break"))

    main = shared.panes(state.layout, body)
    return shared.with_foot(main, *actions.complaints(evening), DrawnFoot(evening, key="foot"))


@component
def DrawnFoot(evening: club.Evening) -> Any:
    """The ways on from a draw: back, another one, or the round with or without its clock."""
    state = use_state()
    actions = shared.use_actions(state)
    words, uid = state.words, evening.uid
    with_clock, set_clock = ft.use_state(True)

    async def start() -> None:
        verb = state.session.club.evenings.start_round
        await actions.call(verb, uid, by=shared.author(state), with_clock=with_clock)

    def draw_again(now: club.Evening, note: club.Note) -> club.Changed:
        back = club_rounds.take_back_round(now, note)
        if isinstance(back, tuple):
            return back
        return club_rounds.draw_round(back, note, seed=planning.new_seed())

    def button(key: str, on_tap: buttons.Handler, name: str, **look: Any) -> ft.Control:
        tap = None if actions.is_busy else on_tap
        return buttons.button(words.text(key), tap, name=name, **look)

    take_back = actions.changing(uid, club_rounds.take_back_round)
    back = button("club-draw-back", take_back, "back-draw", expand=2)
    again = button("club-draw-again", actions.changing(uid, draw_again), "draw-again", expand=2)
    icon = ft.Icons.PLAY_ARROW
    begin = button("club-start", start, "start-round", icon=icon, filled=True, expand=3)
    is_wide, start_row = state.layout.has_two_panes, [begin]
    if evening.plan.length.minutes is not None:
        label, says = words.text("club-with-clock"), words.text("club-start-clock")
        turn = partial(set_clock, not with_clock)
        chip = buttons.choice(label, turn, name="with-clock", selected=with_clock, says=says)
        start_row.insert(0, ft.Container(chip, expand=None if is_wide else 2))
    rows = [[back, again, *start_row]] if is_wide else [[back, again], start_row]
    if state.layout.has_large_text:
        rows = [[part] for part in (back, again, *start_row)]
    lines = (ft.Row(list(row), spacing=8) for row in rows)
    return buttons.stacked(*actions.complaints(evening), *lines)


# --- a round that is running


class Floor:
    """Everything that a page watches of a running round."""

    def __init__(self, state: State, evening: club.Evening) -> None:
        self._state, self._uid, self.number = state, evening.uid, len(evening.rounds)
        glances = state.session.club.tables(evening.uid, self.number)
        self.tiles = {glance.number: Signal(glance) for glance in glances}
        self.tally = Signal(tuple(glance.state for glance in glances))
        self.ranking, self.recent = Signal(evening), Signal(evening)

    def look(self, tables: Collection[int] | None = None) -> None:
        """Look at some tables again, or at all; what is as it was stays untouched."""

        def results(evening: club.Evening) -> Any:
            """Everything that the standing follows from while a round is running."""
            return [[table.result for table in played.tables] for played in evening.rounds]

        evening = shared.opened(self._state, self._uid)
        if evening is None or len(evening.rounds) != self.number:
            return
        table = self._state.session.club.table
        for number, tile in self.tiles.items():
            if tables is None or number in tables:
                glance = table(self._uid, self.number, number)
                if glance is not None and glance != tile.value:
                    tile.value = glance
        self.tally.value = tuple(tile.value.state for tile in self.tiles.values())
        if evening.log != self.recent.value.log:
            self.recent.value = evening
        if results(evening) != results(self.ranking.value):
            self.ranking.value = evening

    def hear(self, news: Sequence[EveningChanged]) -> None:
        """Look at the tables that news are about; at all where one is about the whole evening."""
        kinds = ("evening", "table", "deal")
        ours = [item for item in news if item.uid == self._uid and item.kind in kinds]
        if ours:
            tables = [item.table for item in ours if item.table is not None]
            self.look(tables if len(tables) == len(ours) else None)


@component
def FloorView(evening: club.Evening) -> Any:
    state = use_state()
    floor: Floor = ft.use_memo(lambda: Floor(state, evening), [evening.uid, len(evening.rounds)])
    use_news(state, floor.hear, again=floor.look)

    def pressed(event: ft.KeyboardEvent) -> None:
        if event.key == "R" and not (event.ctrl or event.meta or event.alt):  # else it reloads
            go(shared.of_evening(evening.uid, "results"))

    use_stack_entry(state.keyboard.listeners, pressed)
    chosen, show = ft.use_state(ALL)
    has_pane = state.layout.has_two_panes
    tally = TallyRow(floor.tally, chosen, show, key="tally")
    head: list[ft.Control] = [tally]
    if evening.plan.length.minutes is not None:
        clock_card = clock.ClockCard(evening, key="clock")
        head = [clock_card, tally]
        if has_pane:
            sides = [ft.Container(part, expand=True) for part in (tally, clock_card)]
            head = [ft.Row(list(sides), spacing=10)]
    if byes := evening.rounds[-1].byes:
        names = ", ".join(club_words.entrant_name(state.words, evening, uid) for uid in byes)
        head.append(
            buttons.remark(state.words.text("big-screen-resting", names=names), name="resting")
        )
    tiles = Tiles(floor, floor.tally, evening.uid, chosen, key="tiles")
    foot = [CloseBar(evening, floor.tally, key="close")]
    if has_pane and not state.layout.is_low:
        foot.insert(0, RecentLines(floor.recent, key="recent"))
    main = shared.with_foot(shared.panes(state.layout, [*head, tiles]), *foot)
    if not has_pane:
        return main
    padding = ft.Padding.only(right=SIDE_PADDING, bottom=8)
    pane = ft.Container(StandingPane(floor.ranking, key="standing"), width=360, padding=padding)
    return ft.Row([main, pane], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


@component
def TallyRow(states: Sequence[club.TableState], chosen: str, show: Callable[[str], Any]) -> Any:
    words = use_state().words
    counts: dict[str, int] = {ALL: len(states), **{kind: states.count(kind) for kind in ORDER}}
    kinds = [
        (kind, words.text("club-tally", state=kind, count=count))
        for kind, count in counts.items()
        if count or kind in (ALL, chosen)
    ]
    return shared.chips("show", kinds, chosen, show)


@component
def Tiles(floor: Floor, states: Sequence[club.TableState], uid: str, chosen: str) -> Any:
    """The tiles in as many columns as there is room for; drawn again when a state changes."""
    state = use_state()
    tiles = []
    for (number, tile), now in zip(floor.tiles.items(), states, strict=True):
        if chosen in (ALL, now):
            address = shared.of_table(uid, floor.number, number)
            tiles.append(TableTile(state.words, tile, address, key=f"tile-{number}"))
    md = 12 if state.layout.has_two_panes else 6
    return _grid(state.layout, tiles, sm=6, md=md, lg=6, xl=4)


def _grid(layout: Layout, parts: Sequence[ft.Control], **twelfths: int) -> ft.ResponsiveRow:
    """Parts in columns: on screens of Flet's widths each takes so many twelfths of a row."""
    col: Any = 12 if layout.has_large_text else {"xs": 12, **twelfths}
    boxes = [ft.Container(part, col=col, key=part.key or n) for n, part in enumerate(parts)]
    return ft.ResponsiveRow(list(boxes), spacing=10, run_spacing=10)


@memo_component
def TableTile(words: Words, glance: TableGlance, address: str) -> Any:
    """One table; a tap shows it. It is drawn again when something about it changes."""
    muted, since = C.ON_SURFACE_VARIANT, glance.changed
    waited: str = clocks.use_ticks(
        lambda: messages.elapsed(words, since, now=clocks.now()), lambda: BETWEEN_LOOKS, since
    )
    title, frame = words.text("club-table", number=glance.number), FRAMES.get(glance.state)
    head = text(title, 18, Face.SCORE, expand=True)
    pill = state_pill(words, glance.state)
    labels = [title, words.text("club-table-state", state=glance.state)]
    if glance.extra and glance.state != "done":
        extra = clock.extra_text(words, glance.extra)
        labels.append(extra)
        if glance.state == "playing":  # there is no room for both
            look = (ft.Icons.MORE_TIME, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER)
            pill = _pill(extra, look)
    lines: list[ft.Control] = [ft.Row([head, pill], spacing=8)]
    best = max(glance.totals, default=0) if len(set(glance.totals)) > 1 else None
    for name, total in zip(glance.names, glance.totals, strict=True):
        is_best, points, side = total == best, words.number(total), len(lines) - 1
        face = Face.BOLD if is_best else Face.REGULAR
        label = text(name, 16, face, expand=True)
        number = digits(points, 22, buttons.mark_of(side).color if is_best else muted)
        back = buttons.side_back(side, 17)
        lines.append(ft.Row([back, label, number], spacing=10))
        labels.append(f"{name} {points}")
    has_no_deals = glance.state == "done" and not glance.deals  # the result came without any
    deals = "" if has_no_deals else words.text("club-deals", count=glance.deals)
    foot: list[ft.Control] = [text(deals, 14, color=muted, expand=True)]
    if waited and glance.state != "done":
        picture = ft.Icon(ft.Icons.SCHEDULE, color=muted, size=16)
        foot += [picture, text(waited, 14, color=muted)]
    return buttons.tappable(
        ft.Column([*lines, ft.Row(foot, spacing=4)], spacing=6, tight=True),
        ", ".join(filter(None, [*labels, deals, waited])),
        lambda: go(address),
        name=f"table-{glance.number}",
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=18,
        border=ft.Border.all(3, frame) if frame else ft.Border.all(1, C.OUTLINE_VARIANT),
        bgcolor=CARD,
        **themes(PAPER_ROLES),
    )


def state_pill(words: Words, state: club.TableState) -> ft.Control:
    return _pill(words.text("club-table-pill", state=state), LOOKS[state])


def _pill(words: str, look: tuple[ft.IconData, ft.ColorValue, ft.ColorValue]) -> ft.Control:
    icon, ground, ink = look
    label = text(words, 14, Face.MEDIUM, ink)
    row = ft.Row([ft.Icon(icon, color=ink, size=16), label], spacing=4, tight=True)
    room = ft.Padding.symmetric(vertical=3, horizontal=8)
    return ft.Container(row, padding=room, border_radius=12, bgcolor=ground)


@component
def CloseBar(evening: club.Evening, states: Sequence[club.TableState]) -> Any:
    state = use_state()
    actions, words = shared.use_actions(state), state.words
    still_open = sum(table_state != "done" for table_state in states)
    refused = (p for p in actions.refused if still_open or p.code != "table_open")
    complaints = [
        buttons.complaint(club_words.club_problem(words, problem, evening), name=f"open-{place}")
        for place, problem in enumerate(refused)
    ]
    is_long = still_open and not state.layout.has_large_text  # the tally above has the number too
    key = "club-close-open" if is_long else "club-close"
    close = buttons.button(
        words.text(key, number=len(evening.rounds), count=still_open),
        actions.changing(evening.uid, club_rounds.close_round),
        icon=ft.Icons.LOCK_OUTLINE,
        filled=not still_open,
        name="close-round",
        expand=1,
    )
    label, icon = words.text("club-grid-open"), ft.Icons.KEYBOARD_OUTLINED
    enter = partial(go, shared.of_evening(evening.uid, "results"))
    if state.layout.has_two_panes:
        grid = buttons.button(f"{label} (R)", enter, icon=icon, name="results", expand=1)
    else:
        edge = ft.Border.all(1.5, C.OUTLINE)
        grid = buttons.icon_button(icon, label, enter, name="results", border=edge)
    return buttons.stacked(*complaints, ft.Row([grid, close], spacing=8), spacing=6)


@component
def RecentLines(evening: club.Evening) -> Any:
    words, muted = use_state().words, C.ON_SURFACE_VARIANT
    entries = evening.log[: -LATEST - 1 : -1]
    if not entries:
        return ft.Container()
    sentences = [club_words.entry_text(words, evening, entry) for entry in entries]
    lines: list[ft.Control] = []
    for entry, line in zip(entries, sentences, strict=True):
        when = ft.Container(text(messages.clock(words, entry.note.at), 14, color=muted), width=48)
        icon = ft.Icon(ICONS[entry.kind], color=muted, size=18)
        sentence = one_line(line, 15, expand=True)
        lines.append(ft.Row([when, icon, sentence], spacing=10))
    return buttons.tappable(
        ft.Column(lines, spacing=8, tight=True),
        ". ".join(sentences),
        partial(go, shared.of_evening(evening.uid, "log")),
        name="recent",
        padding=14,
        border_radius=18,
        bgcolor=C.SURFACE_CONTAINER_LOW,
    )


@component
def StandingPane(evening: club.Evening) -> Any:
    state = use_state()
    title = buttons.heading(state.words.text("club-part", part="standing"), size=18)
    scheme = buttons.remark(club_words.scheme_name(state.words, evening.plan.scheme.id))

    def show(_: club.EntrantUid) -> None:
        go(shared.of_evening(evening.uid, "standing"))

    places, row_of = club_standings.standing(evening), standing.place_row
    rows = [row_of(state, evening, row, show, is_brief=True) for row in places]
    column = ft.Column([title, scheme, ft.ListView(rows, expand=True, spacing=2)], spacing=8)
    return paper(column, padding=14, border_radius=18, expand=True)
