"""The statistics of some games: players, partnerships or rule sets, and the page of one.

An entry is a player, a partnership or a rule set; a figure is a number about it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.services.matches import Survey
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import PEOPLE_FROM_STATISTICS, STATISTICS, Address
from scorekeeper.ui.hooks import component, use_background, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import BRASS, LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import figures as pictures  # bars, charts and dots
from scorekeeper.ui.widgets.people import avatars
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.statistics import (
    About,
    BarRow,
    Entry,
    EntryPage,
    EntryRow,
    FigureRow,
    HeadToHead,
    Measure,
    PairFigure,
    Selection,
    entry_page,
    entry_rows,
    head_to_head,
    head_to_head_pair,
    measure_text,
    mixes_rules,
    opponent_choices,
    statistics_entries,
)

ROUTE = str(STATISTICS)

Select = Callable[[Selection], None]
"""Changes what the list shows, and which page is open."""


@dataclass(frozen=True, slots=True)
class StatisticsSource:
    """The games that are counted."""

    key: object
    """Changes when the games do."""
    read: Callable[[], Survey | None]
    """Counts the games; None if they are gone. Called in a thread."""
    home: Address
    """Address of the back button."""


@component
def StatisticsView(source: StatisticsSource, person: str | None = None) -> ft.Control:
    """The list, and the page of an entry: beside the list, or in its place.

    Args:
        source: The games.
        person: Key of the player whose page is open at first; its back button leads to the form
            of that player.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    selection, select = ft.use_state(Selection(chosen=person))
    no_result: Survey | None = None
    result = use_background(source.read, key=source.key, placeholder=no_result)

    entries: tuple[Entry, ...] = ()
    if result is not None:
        entries = statistics_entries(words, result.statistics, selection)
    chosen = next((entry for entry in entries if entry.key == selection.chosen), None)
    pair = head_to_head_pair(entries, selection)

    def close_page() -> None:
        if person is not None:
            go(addresses.Person(person))
        select(replace(selection, chosen=None))

    if chosen is not None and not state.layout.has_two_panes:
        return _page_view(state, chosen, entries, close_page)

    def open_measures() -> None:
        overlay.open(lambda close: _measure_picker(state, selection, select, close))

    def open_opponents(index: int) -> None:
        if pair is None:
            return
        other = pair[1 - index]
        opponents = opponent_choices(entries, other)

        def choose(key: str) -> None:
            select(selection.with_opponent(index, key, pair))

        overlay.open(lambda close: _opponent_menu(state, other, opponents, choose, close))

    parts = [_about_chips(words, selection, select)]
    if pair is not None:
        parts.append(_head_to_head_card(state, head_to_head(words, pair), open_opponents))
    if entries:
        parts.append(_list_heading(words, selection, open_measures))
        parts.append(_entry_list(state, entries, selection, select))
    parts += _notes(words, result, entries, selection)
    people = kit.icon_button(
        ft.Icons.PEOPLE_OUTLINED, words.label("people-row"), lambda: go(PEOPLE_FROM_STATISTICS)
    )
    body = None
    if state.layout.has_two_panes:
        page_entry = chosen or next(iter(entries), None)
        page = _page_with_title(state, page_entry, entries) if page_entry else []
        body = kit.panes(state.layout, parts, page)
    return kit.screen(
        state,
        ROUTE,
        words.text("statistics"),
        parts,
        back=source.home,
        actions=[people],
        body=body,
    )


def _page_view(
    state: State, entry: Entry, entries: Sequence[Entry], on_back: Callable[[], None]
) -> ft.View:
    """Return the page of an entry in the place of the list."""
    title = kit.title_bar(state, entry.title, _kind(state.words, entry), on_back=on_back)
    parts = _page_parts(state, entry, entry_page(state.words, entry, entries))
    frame = kit.page_frame(title, kit.scrolling_list(parts))
    return kit.covering_view(ROUTE, frame, on_back, key_suffix="/one")


def _page_with_title(state: State, entry: Entry, entries: Sequence[Entry]) -> list[ft.Control]:
    """Return the page of an entry beside the list."""
    title = kit.title_bar(state, entry.title, _kind(state.words, entry))
    return [title, *_page_parts(state, entry, entry_page(state.words, entry, entries))]


def _kind(words: Words, entry: Entry) -> str:
    """Return "Player", "Partnership" or "Rule set" in the language of the page."""
    return words.text("statistics-kind", about=entry.about.value)


def _notes(
    words: Words, result: Survey | None, entries: Sequence[Entry], selection: Selection
) -> list[ft.Control]:
    """Return the notes below the list, or a sentence in place of an empty list."""
    if result is None:
        return [kit.note(words.text("statistics-counting"), id="statistics-counting")]
    notes: list[ft.Control] = []
    if not entries:
        none = kit.empty_state("marks/stack-natural-large.svg", words.text("statistics-none"))
        # In a scrolling column it must not expand.
        none.expand = None
        notes.append(ft.Semantics(identifier="statistics-none", container=True, content=none))
    elif selection.about is not About.RULES and mixes_rules(entries):
        notes.append(kit.note(words.text("statistics-mixed"), id="statistics-mixed"))
    if result.unreadable:
        unreadable = words.text("statistics-unreadable", count=result.unreadable)
        notes.append(kit.note(unreadable, id="statistics-unreadable"))
    return notes


# --- choices


def _about_chips(words: Words, selection: Selection, select: Select) -> ft.Control:
    options = [
        (about, words.label("statistics-about", id=f"about-{about}", about=about.value))
        for about in About
    ]
    return kit.choice_chips(
        options, selection.about, lambda about: select(selection.with_about(about))
    )


def _measure_picker(
    state: State, selection: Selection, select: Select, close: kit.Close
) -> ft.BottomSheet:
    words = state.words
    options = [
        (measure, Label(f"order-{measure}", measure_text(words, measure, is_title=True)))
        for measure in selection.measures
    ]

    async def choose(measure: Measure) -> None:
        select(replace(selection, measure=measure))

    title = words.text("statistics-measure-choose")
    return kit.picker(state, title, options, close, chosen=selection.measure, on_choose=choose)


def _opponent_menu(
    state: State,
    other: Entry,
    opponents: Sequence[Entry],
    on_choose: Callable[[str], None],
    close: kit.Close,
) -> ft.BottomSheet:
    """Return the menu of the opponents of an entry."""

    def item(index: int, entry: Entry) -> kit.MenuItem:
        def choose() -> None:
            close()
            on_choose(entry.key)

        label = Label(f"against-{index}", entry.title)
        return kit.MenuItem(label, ft.Icons.PERSON_OUTLINED, choose)

    title = state.words.text("statistics-versus-choose", name=other.title)
    items = [item(index, entry) for index, entry in enumerate(opponents)]
    return kit.menu(state, title, items, close)


# --- the list


def _list_heading(
    words: Words, selection: Selection, on_open_measures: Callable[[], None]
) -> ft.Control:
    """Return the name of the list, and the figure that sorts it; a tap on that chooses another."""
    heading = kit.heading(words.text("statistics-all", about=selection.about.value))
    measure = measure_text(words, selection.measure)
    label = Label("measure", measure, says=words.text("statistics-measure-said", measure=measure))
    caption = ft.Row(
        [
            text(measure, 14, Face.MEDIUM, LINK, expand=True, expand_loose=True),
            ft.Icon(ft.Icons.EXPAND_MORE, size=18, color=LINK),
        ],
        spacing=4,
        tight=True,
    )
    button = ft.TextButton(
        kit.hidden_from_screen_reader(caption), on_click=kit.as_handler(on_open_measures)
    )
    return ft.Row(
        [heading, kit.node(label.id, button, says=label.says)],
        wrap=True,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _entry_list(
    state: State, entries: Sequence[Entry], selection: Selection, select: Select
) -> ft.Control:
    def open_page(key: str) -> None:
        select(replace(selection, chosen=key))

    rows = entry_rows(state.words, entries, selection.measure)
    return kit.section("", [_entry_tile(state, row, open_page) for row in rows])


def _entry_tile(state: State, row: EntryRow, on_open: Callable[[str], None]) -> ft.Control:
    """Return an entry with its rank, its figure and a bar; a tap opens its page."""
    title = ft.Row(
        [
            text(row.title, 16, Face.MEDIUM, expand=True),
            digits(row.value, 17, ft.Colors.ON_SURFACE),
        ],
        spacing=8,
    )
    column = kit.full_width_column(
        [
            title,
            pictures.bar(row.share, BRASS if row.rank == 1 else ft.Colors.OUTLINE),
            text(row.basis, 13, color=MUTED, line=SENTENCE),
        ],
        spacing=5,
    )
    before: list[ft.Control] = [digits(str(row.rank), 16, ft.Colors.ON_SURFACE_VARIANT)]
    if row.names and not state.layout.has_large_text:
        before.append(avatars(row.names, scale=state.layout.scale))
    column.expand = True
    content = ft.Row([*before, column], spacing=12)
    tile = ft.ListTile(
        title=kit.hidden_from_screen_reader(content),
        on_click=kit.as_handler(lambda: on_open(row.key)),
    )
    return kit.node(f"entry-{row.rank - 1}", tile, says=row.says)


# --- two head to head


def _head_to_head_card(
    state: State, view: HeadToHead, on_choose_opponent: Callable[[int], None]
) -> ft.Control:
    """Return two opponents: their wins, the games one after the other, and their figures."""
    words = state.words
    names: list[ft.Control] = [
        _opponent_name(words, index, title, on_choose_opponent)
        for index, title in enumerate(view.titles)
    ]
    numbers = [digits(won, 44, mark_of(side).color) for side, won in enumerate(view.wins)]
    title = text(words.text("statistics-versus"), 14, color=MUTED, text_align=ft.TextAlign.CENTER)
    wins = _as_one_sentence("versus", pictures.between(state.layout, title, numbers), view.says)
    strip_ends = ft.Row(
        [text(view.since, 13, color=MUTED), text(view.streak, 13, color=MUTED)],
        wrap=True,
        spacing=12,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    return kit.card(
        ft.Row(names, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START),
        wins,
        kit.hidden_from_screen_reader(pictures.result_backs(view.results)),
        strip_ends,
        ft.Divider(height=1),
        *(_pair_figure(state, figure) for figure in view.figures),
    )


def _opponent_name(
    words: Words, index: int, title: str, on_tap: Callable[[int], None]
) -> ft.Control:
    """Return one of two opponents; a tap chooses another one."""
    is_left = index == 0
    name = text(
        title,
        15,
        Face.MEDIUM,
        text_align=ft.TextAlign.LEFT if is_left else ft.TextAlign.RIGHT,
        expand=True,
        expand_loose=True,
    )
    cells: list[ft.Control] = [
        side_back(index, 18),
        name,
        ft.Icon(ft.Icons.EXPAND_MORE, size=18, color=MUTED),
    ]
    if not is_left:
        cells.reverse()
    row = ft.Row(
        cells,
        spacing=6,
        alignment=ft.MainAxisAlignment.START if is_left else ft.MainAxisAlignment.END,
    )
    box = ft.Container(
        kit.hidden_from_screen_reader(row),
        on_click=kit.as_handler(lambda: on_tap(index)),
        ink=True,
        padding=ft.Padding.symmetric(vertical=14),
        border_radius=12,
    )
    says = words.text("statistics-versus-other", name=title)
    return kit.node(f"versus-{index}", box, says=says, is_button=True, expand=True)


def _pair_figure(state: State, figure: PairFigure) -> ft.Control:
    """Return a figure of both opponents, with a bar for each."""
    picture = "marks/stack-natural-small.svg" if figure.measure is Measure.NATURALS else ""
    mirrored = pictures.mirrored_figure(
        state.layout, figure.label, figure.values, figure.shares, picture=picture
    )
    return _as_one_sentence(f"versus-{figure.measure}", mirrored, figure.says)


# --- one entry


def _page_parts(state: State, entry: Entry, page: EntryPage) -> list[ft.Control]:
    """Return the page of an entry.

    Its latest results, its average over the games, opponents, rule sets and all figures.
    """
    words = state.words
    parts: list[ft.Control] = []
    if page.form is not None:
        dots = pictures.result_dots(page.form.results)
        form = [_name_row(state, entry)]
        if page.form.results:
            form.append(_as_one_sentence("form", dots, page.form.says))
            form.append(kit.note(page.form.streak, id="streak"))
        parts.append(kit.card(*form))
    if page.average_by_game is not None:
        average = page.average_by_game
        chart = _as_one_sentence(
            "by-match", pictures.column_chart(average.averages), f"{average.title}: {average.span}"
        )
        parts.append(kit.card(kit.heading(average.title), chart, kit.note(average.span)))
    if page.opponents:
        rows = [_bar_row(row) for row in page.opponents]
        parts.append(kit.card(kit.heading(words.text("statistics-against")), *rows))
    if page.rule_sets:
        rows = [_bar_row(row) for row in page.rule_sets]
        parts.append(kit.card(kit.heading(words.text("statistics-by-rules")), *rows))
    parts.append(kit.section("", [_figure_row(row) for row in page.figures]))
    if page.has_totals:
        parts.append(kit.note(words.text("statistics-totals-only"), id="statistics-totals-only"))
    return parts


def _name_row(state: State, entry: Entry) -> ft.Control:
    """Return the name; that of a player leads to the form for another name."""
    face = avatars(entry.names, size=44, scale=state.layout.scale)
    title = text(entry.title, 18, Face.MEDIUM, expand=True)
    if entry.about is not About.PLAYERS:
        return ft.Row([face, title], spacing=12)
    label = state.words.label("statistics-rename", name=entry.title)
    address = addresses.person_from_statistics(entry.key)
    tile = ft.ListTile(
        title=kit.hidden_from_screen_reader(title),
        leading=face,
        trailing=ft.Icon(ft.Icons.EDIT_OUTLINED, size=20, color=MUTED),
        on_click=kit.as_handler(lambda: go(address)),
        content_padding=0,
    )
    return kit.node(label.id, tile, says=label.accessible_name)


def _bar_row(row: BarRow) -> ft.Control:
    """Return an opponent or a rule set with a bar of its share."""
    line = ft.Row(
        [text(row.title, 15, Face.MEDIUM), text(row.detail, 14, color=MUTED)],
        wrap=True,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    bar = pictures.bar(row.share, ft.Colors.OUTLINE)
    return _as_one_sentence(row.id, kit.full_width_column([line, bar], spacing=4), row.says)


def _figure_row(row: FigureRow) -> ft.Control:
    """Return a figure of the entry, with the number of games or deals that it is based on."""
    lines: list[ft.Control] = [text(row.label, 16, line=SENTENCE)]
    if row.basis:
        lines.append(text(row.basis, 14, color=MUTED, line=SENTENCE))
    content = ft.Row(
        [
            ft.Column(lines, spacing=0, tight=True, expand=True),
            digits(row.value, 20, ft.Colors.ON_SURFACE),
        ],
        spacing=12,
    )
    padding = ft.Padding.symmetric(vertical=9, horizontal=14)
    return _as_one_sentence(row.id, ft.Container(content, padding=padding), row.says)


def _as_one_sentence(id: str, content: ft.Control, says: str) -> ft.Semantics:
    """Return a picture or a line that screen readers read as one sentence."""
    return ft.Semantics(
        identifier=id, label=says, container=True, exclude_semantics=True, content=content
    )
