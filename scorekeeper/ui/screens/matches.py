"""Screen of all matches, latest first: continue, search, start, replay, export and delete."""

import contextlib
from collections.abc import Callable, Sequence
from typing import cast

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.match import MatchUid
from scorekeeper.services import Summary
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import NEW_MATCH, NEW_MATCH_FROM_MATCHES, STATISTICS, TABLE
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import BRASS, BRASS_TEXT, LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets import sending
from scorekeeper.ui.widgets.clock import now
from scorekeeper.ui.widgets.deleted_matches import DeletedMatches, deleted_bar, deletion_question
from scorekeeper.ui.widgets.demo import demo_button
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.ui.widgets.site import use_safari_warning
from scorekeeper.view_models.exchange import ExportSelection
from scorekeeper.view_models.matches import (
    UNREADABLE_ERRORS,
    MatchRow,
    SideLine,
    matches_view,
    running_notes,
)
from scorekeeper.view_models.table import rematch_set_up

ROWS_PER_PAGE = 20  # every row scores the deals of its match
LOAD_MORE_DISTANCE = 600  # logical pixels from the end of the list
PAIR = 2  # number of sides whose large totals fit side by side


@component
def MatchesScreen() -> ft.Control:
    """Screen with the list of matches, or with first steps if there are none."""
    state = use_state()
    words = state.words
    warning = use_safari_warning(state)
    # None: the search field is closed. cast: mypy would infer a state that can only be None.
    search_text, set_search_text = ft.use_state(cast("str | None", None))
    matches = state.session.matches.list()

    async def open_search() -> None:
        set_search_text("")
        # Off the event loop, while the user types: the search needs the names of all matches.
        await state.call_service(load_matches, matches)

    def close_search() -> None:
        set_search_text(None)

    statistics = kit.icon_button(
        kit.Icon.STATISTICS, words.label("statistics"), lambda: go(STATISTICS)
    )
    new_match = kit.button(
        words.label("new-match"),
        lambda: go(NEW_MATCH_FROM_MATCHES),
        icon=kit.Icon.ADD,
        kind=kit.ButtonKind.MAIN,
    )
    notice = kit.notice_bar(state) if state.failure else deleted_bar(state)
    footer = [kit.with_side_padding(notice)] if notice else []

    if not matches:
        bar = kit.title_bar(state, words.text("matches"), actions=[statistics])
        return kit.page_frame(bar, *_first_steps_parts(state, warning, footer, new_match))

    search = kit.icon_button(kit.Icon.SEARCH, words.label("matches-find"), open_search)
    if search_text is not None:
        label = words.label("matches-find-close", id="matches-find")
        search = kit.icon_button(kit.Icon.CLOSE, label, close_search)
    bar = kit.title_bar(
        state,
        words.text("matches"),
        words.text("matches-count", count=len(matches)),
        actions=[search, statistics],
    )
    above = warning if search_text is None else []
    # With the key, the list stays mounted when the search field appears above it.
    rows = kit.with_floating_action(MatchList(search_text, above, key="list"), new_match)
    if search_text is None:
        return kit.page_frame(bar, rows, *footer)

    field = kit.with_side_padding(_search_field(state, search_text, set_search_text))
    return kit.page_frame(bar, field, rows, *footer)


def _first_steps_parts(
    state: State,
    warning: Sequence[ft.Control],
    footer: Sequence[ft.Control],
    new_match: ft.Control,
) -> list[ft.Control]:
    """Return the parts of the page without matches: a hint, and buttons to get a match."""
    sentence = state.words.text("matches-none")
    buttons = [DeletedMatches(), demo_button(state), new_match]
    return [
        kit.empty_state("marks/app-mark.svg", sentence, above=warning),
        *footer,
        *(kit.with_side_padding(button) for button in buttons),
    ]


def _search_field(state: State, search_text: str, on_change: Callable[[str], None]) -> ft.Control:
    words = state.words
    label = Label("find", words.text("matches-find"), detail=words.text("matches-find-hint"))
    return kit.field(label, search_text, on_change, autofocus=True, key=label.id)


@component
def MatchList(search_text: str | None, above: list[ft.Control]) -> ft.Control:
    """List of the running match and all others grouped by day; scrolling to the end loads more.

    Args:
        search_text: Words to search for; None or empty lists all matches.
        above: Controls above the first match.
    """
    state = use_state()
    words = state.words
    limit, set_limit = ft.use_state(ROWS_PER_PAGE)
    send = sending.use_sending(state)
    overlay = kit.use_overlay()

    view = matches_view(
        words,
        state.session,
        open_uid=state.match.uid if state.match else None,
        search_text=search_text,
        limit=limit,
        today=now().date(),
    )

    def show_older() -> None:
        set_limit(limit + ROWS_PER_PAGE)

    def on_scroll(event: ft.OnScrollEvent) -> None:
        is_near_end = event.pixels > event.max_scroll_extent - LOAD_MORE_DISTANCE
        if view.has_older and is_near_end:
            show_older()

    def open_menu(row: MatchRow) -> None:
        overlay.open(lambda close: _match_menu(state, row, close, send, overlay))

    parts = list(above)
    if view.running:
        key = f"now-{view.running.uid}"
        parts.append(RunningMatch(view.running, open_menu, key=key))
    for heading, rows in view.groups:
        tiles = [MatchTile(row, open_menu, key=row.uid) for row in rows]
        column_count = kit.list_column_count(state.layout)
        parts.append(kit.section(heading, tiles, column_count=column_count))
    if view.none_found:
        parts.append(kit.note(view.none_found, id="none-found"))
    if view.has_older:
        # Scrolling loads more by itself; the button serves screen readers and keyboards.
        parts.append(kit.button(words.label("matches-older"), show_older))
    else:
        parts.append(DeletedMatches(key="deleted"))
    return kit.scrolling_list(parts, on_scroll=on_scroll)


def load_matches(summaries: tuple[Summary, ...]) -> None:
    """Read all matches, so that the first search finds them in memory."""
    for summary in summaries:
        with contextlib.suppress(*UNREADABLE_ERRORS):
            _ = summary.match


# --- one match


@component
def MatchTile(row: MatchRow, on_open_menu: Callable[[MatchRow], None]) -> ft.Control:
    """List row of a match: sides with totals, and notes. A tap opens the match."""
    state = use_state()
    if row.unreadable:
        return kit.error_text(row.unreadable, id=f"match-{row.index}")

    lines: list[ft.Control] = [_side_row(side) for side in row.sides]
    lines.append(text(" · ".join(row.notes), 13, color=MUTED, line_height=SENTENCE_LINE_HEIGHT))
    if row.is_open:
        lines.append(text(f"✓ {state.words.text('matches-open')}", 13, Face.BOLD, LINK))
    tile = ft.ListTile(
        title=kit.hidden_from_screen_reader(ft.Column(lines, spacing=6, tight=True)),
        on_click=kit.as_handler(lambda: _open_match(state, row.uid)),
        content_padding=ft.Padding.only(left=14),
    )
    match_node = kit.node(
        f"match-{row.index}", tile, says=row.says, selected=row.is_open, expand=True
    )
    # Beside the tile, not its `trailing`: two tap targets in one merged node would be one.
    return ft.Row([match_node, _menu_button(state, row, on_open_menu)], spacing=0)


def _side_row(side: SideLine) -> ft.Row:
    """Return a row with a side and its total; a crown marks the winner."""
    color = MUTED if side.has_lost else ft.Colors.ON_SURFACE
    face = Face.BOLD if side.has_won else Face.REGULAR
    cells: list[ft.Control] = [
        side_back(side.color, 14),
        text(side.name, 16, face, color, expand=True),
    ]
    if side.has_won:
        cells.append(kit.picture("marks/crown.svg", 19, 19, color=BRASS_TEXT))
    cells.append(digits(side.total, 18, color))
    return ft.Row(cells, spacing=9)


def _menu_button(state: State, row: MatchRow, on_open: Callable[[MatchRow], None]) -> ft.Control:
    label = state.words.label("matches-more-label", id=f"more-{row.index}", names=row.title)
    return kit.icon_button(kit.Icon.DOTS, label, lambda: on_open(row))


@component
def RunningMatch(row: MatchRow, on_open_menu: Callable[[MatchRow], None]) -> ft.Control:
    """Card on felt with the running match and its totals. A tap anywhere continues the match."""
    state = use_state()
    words = state.words
    summary = state.session.matches.summary(row.uid)

    # Totals and button side by side from medium widths on.
    content = ft.ResponsiveRow(
        [
            ft.Container(_totals(state, row), col={"xs": 12, "md": 8}),
            ft.Container(
                kit.static_button(words.text("matches-continue")), col={"xs": 12, "md": 4}
            ),
        ],
        run_spacing=14,
    )
    box = ft.Container(
        kit.hidden_from_screen_reader(content),
        on_click=kit.as_handler(lambda: _open_match(state, row.uid)),
        ink=True,
        border_radius=12,
    )
    says = f"{row.says}, {words.text('matches-continue')}"
    match_node = kit.node(f"match-{row.index}", box, says=says, selected=row.is_open)

    notes = " · ".join(running_notes(words, summary))
    headline = ft.Row(
        [
            text(words.text("matches-now"), 14, Face.BOLD),
            text(notes, 14, color=MUTED),
        ],
        wrap=True,
        spacing=8,
        run_spacing=0,
        expand=True,
    )
    dot = ft.Container(width=8, height=8, border_radius=4, bgcolor=BRASS)
    head = ft.Row([dot, headline, _menu_button(state, row, on_open_menu)], spacing=7)
    body = ft.Container(match_node, padding=ft.Padding.only(right=12))
    return kit.felt(
        kit.full_width_column([head, body], spacing=4),
        expand=False,
        border_radius=18,
        padding=ft.Padding.only(left=14, right=2, top=4, bottom=14),
    )


def _totals(state: State, row: MatchRow) -> ft.Control:
    """Return the names and totals of the sides: two side by side, or more one below the other."""
    is_pair = len(row.sides) == PAIR and not state.layout.has_large_text
    if is_pair:
        cells = [_large_total(side) for side in row.sides]
        return ft.Row(cells, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return kit.full_width_column([_total_line(side) for side in row.sides])


def _large_total(side: SideLine) -> ft.Control:
    name = ft.Row([side_back(side.color, 16), text(side.name, 16, expand=True)], spacing=8)
    total = digits(side.total, 32, ft.Colors.ON_SURFACE)
    return ft.Column([name, total], spacing=6, tight=True, expand=True)


def _total_line(side: SideLine) -> ft.Control:
    name = ft.Row(
        [side_back(side.color, 16), text(side.name, 16, expand=True)], spacing=8, expand=True
    )
    return ft.Row([name, digits(side.total, 23, ft.Colors.ON_SURFACE)])


async def _open_match(state: State, uid: MatchUid) -> None:
    await state.open(uid)
    go(TABLE)


def _match_menu(
    state: State,
    row: MatchRow,
    close: kit.Close,
    send: Callable[[ExportSelection], None],
    overlay: kit.Overlay,
) -> ft.BottomSheet:
    """Return the menu of a match; a finished one can be played again with the same players."""
    words = state.words
    matches = state.session.matches

    async def play_again() -> None:
        close()
        problems = await state.start_match(rematch_set_up(matches.open(row.uid)))
        # If the set-up of an old match has problems, the user fills in a new form.
        go(NEW_MATCH if problems else TABLE)

    def export() -> None:
        close()
        send(sending.match_selection(row.uid, matches.open(row.uid).match))

    def confirm_delete() -> None:
        # Without `close`: the question replaces the menu.
        match = matches.open(row.uid)
        overlay.open(lambda close_dialog: deletion_question(state, match, close_dialog))

    items = [
        kit.MenuItem(words.label("send", id=f"send-{row.index}"), kit.Icon.SHARE, export),
        kit.MenuItem(words.label("match-delete", id="delete"), kit.Icon.DELETE, confirm_delete),
    ]
    if not row.is_running:
        label = words.label("matches-rematch", id=f"rematch-{row.index}")
        items.insert(0, kit.MenuItem(label, kit.Icon.REPEAT, play_again))
    return kit.menu(state, row.title, items, close)
