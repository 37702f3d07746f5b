"""The statistics of some games by one rule set: two rivals, rankings, deals, the page of an entry.

An entry is a player or a partnership. The parts are in `rivals`, `ranking` and `player_page`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.match.statistics import Figures
from scorekeeper.services.matches import StatisticsReport, statistics_report
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import PEOPLE_FROM_STATISTICS, STATISTICS, Address
from scorekeeper.ui.hooks import component, use_background, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, text
from scorekeeper.ui.widgets.player_page import figure_row, player_page_parts, rule_set_chips
from scorekeeper.ui.widgets.ranking import ranking_parts
from scorekeeper.ui.widgets.rivals import rivals_parts
from scorekeeper.view_models.player_page import since_text
from scorekeeper.view_models.rivals import (
    Pair,
    choose_rivals,
    rival_choices,
    rivals_view,
    with_rival,
)
from scorekeeper.view_models.statistics import (
    Entry,
    Measure,
    RuleSetStatistics,
    Selection,
    Tab,
    all_figures,
    has_totals,
    measure_text,
    measure_title,
    ranking,
    rule_set_figures,
    rule_set_statistics,
)

ROUTE = str(STATISTICS)
EMPTY_PICTURE = (300, 190)  # logical pixels

Select = Callable[[Selection], None]
"""Replaces the choices of the user."""


@dataclass(frozen=True, slots=True)
class StatisticsSource:
    """The games to count, and the screen that they are counted for."""

    key: object
    """Changes when the games do."""
    read: Callable[[], StatisticsReport | None]
    """Counts the games; None if they were deleted. Called in a thread."""
    home: Address
    """Address of the back button."""
    are_own: bool
    """True for the games at home: there players can be renamed, and a game can go on."""


@dataclass(frozen=True, slots=True)
class _Context:
    """The values from which the parts of the screen are built."""

    state: State
    source: StatisticsSource
    result: StatisticsReport
    statistics: RuleSetStatistics
    selection: Selection
    select: Select

    @property
    def words(self) -> Words:
        """Texts in the words of the chosen rule set."""
        book = self.state.library.book(self.statistics.rule_set.id)
        return self.state.words.of_game(book.identity)


def own_games_source(state: State, home: Address) -> StatisticsSource:
    """Return the source for the games at home, without games at the tables of a club.

    Args:
        state: State of the page.
        home: Address of the back button.
    """
    session = state.session
    match = state.match

    def read() -> StatisticsReport:
        return statistics_report(session.matches.list(), is_seat_name=is_seat_name)

    # The number grows with every change of the open match. Others change on other screens, and a
    # screen of statistics counts all games anew when it opens.
    key = (match.uid, match.number) if match else None
    return StatisticsSource(key, read, home, are_own=True)


@component
def StatisticsView(source: StatisticsSource) -> ft.Control:
    """Screen with the statistics of one rule set; on a wide page also with the page of an entry.

    On a narrow page the page of an entry replaces the statistics.

    Args:
        source: The games.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    selection, select = ft.use_state(Selection())
    no_result: StatisticsReport | None = None
    result = use_background(source.read, key=source.key, placeholder=no_result)

    if result is None:
        counting = kit.note(words.text("statistics-counting"), id="statistics-counting")
        return _statistics_screen(state, source, [counting])
    # In the place of the list, the page of an entry offers the rule sets of that entry only.
    entry_key = None if state.layout.has_two_panes else selection.page_key
    statistics = rule_set_statistics(
        words, state.library, result.statistics, selection.rule_set, entry_key=entry_key
    )
    if statistics is None:
        unreadable = _unreadable_note(words, result)
        return _statistics_screen(state, source, [*_empty_parts(state, source), *unreadable])

    context = _Context(state, source, result, statistics, selection, select)
    open_entry = statistics.entry(selection.page_key)
    if open_entry is not None and not state.layout.has_two_panes:
        return _page_view(context, open_entry)

    parts = [
        rule_set_chips(state, statistics, lambda set_id: select(selection.with_rule_set(set_id))),
        _tabs(context),
        *_tab_parts(context, overlay),
        *_unreadable_note(words, result),
    ]
    body = None
    if state.layout.has_two_panes:
        page_entry = open_entry or next(iter(statistics.players), None)
        page: list[ft.Control] = []
        if page_entry is not None:
            page = [
                _page_title(context, page_entry),
                *player_page_parts(state, statistics, page_entry),
            ]
        body = kit.panes(state.layout, parts, page)
    return _statistics_screen(
        state, source, parts, body=body, subtitle=words.text("statistics-finished-only")
    )


def _statistics_screen(
    state: State,
    source: StatisticsSource,
    parts: Sequence[ft.Control],
    *,
    body: ft.Control | None = None,
    subtitle: str = "",
) -> ft.View:
    """Return the screen of statistics; at home its title bar has a button for the players."""
    words = state.words
    actions: list[ft.Control] = []
    if source.are_own:
        people = kit.icon_button(
            kit.Icon.PLAYERS, words.label("people-row"), lambda: go(PEOPLE_FROM_STATISTICS)
        )
        actions.append(people)
    return kit.screen(
        state,
        ROUTE,
        words.text("statistics"),
        parts,
        back=source.home,
        subtitle=subtitle,
        actions=actions,
        body=body,
    )


def _unreadable_note(words: Words, result: StatisticsReport) -> list[ft.Control]:
    """Return a note on games that this version cannot read, if there are any."""
    if not result.unreadable:
        return []
    sentence = words.text("statistics-unreadable", count=result.unreadable)
    return [kit.note(sentence, id="statistics-unreadable")]


def _empty_parts(state: State, source: StatisticsSource) -> list[ft.Control]:
    """Return a picture, a sentence and buttons for the next step, in place of statistics."""
    words = state.words
    center = ft.TextAlign.CENTER
    width, height = EMPTY_PICTURE
    title = text(words.text("statistics-empty-title"), 24, Face.SCORE, text_align=center)
    sentence = text(words.text("statistics-empty"), 16, color=MUTED, text_align=center)
    parts: list[ft.Control] = [
        ft.Container(height=24),
        kit.picture("marks/statistics-empty.svg", width, height),
        ft.Semantics(header=True, container=True, content=title),
        ft.Semantics(identifier="statistics-none", container=True, content=sentence),
    ]
    if source.are_own:
        parts += [
            ft.Container(height=8),
            _continue_button(state),
            kit.text_button(words.label("statistics-import"), lambda: go(addresses.IMPORT)),
        ]
    return [
        ft.Column(parts, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    ]


def _continue_button(state: State) -> ft.Control:
    """Return the button that continues the open game, or starts one."""
    words = state.words
    match = state.match
    if match is not None and not match.progress.outcome.over:
        label = words.label("statistics-go-on", number=len(match.match.deals) + 1)
        return kit.button(
            label,
            lambda: go(addresses.TABLE),
            icon=kit.Icon.PLAY,
            kind=kit.ButtonKind.MAIN,
        )
    return kit.button(
        words.label("new-match"), lambda: go(addresses.NEW_MATCH), kind=kit.ButtonKind.MAIN
    )


# --- the parts


def _tabs(context: _Context) -> ft.Control:
    """Return the tabs of the parts of the statistics; a tap shows another part."""
    selection = context.selection
    options = [
        (tab, context.state.words.label("statistics-tab", id=f"statistics-{tab}", tab=tab.value))
        for tab in context.statistics.tabs
    ]
    chosen = context.statistics.tab(selection.tab)
    return kit.text_tabs(options, chosen, lambda tab: context.select(selection.with_tab(tab)))


def _tab_parts(context: _Context, overlay: kit.Overlay) -> list[ft.Control]:
    """Return the controls of the part of the statistics that the chosen tab shows."""
    statistics = context.statistics
    words = context.words
    tab = statistics.tab(context.selection.tab)
    if tab is Tab.DEALS:
        return _deals_parts(words, statistics.figures)
    if tab is Tab.PARTNERSHIPS:
        return _chosen_ranking_parts(context, overlay, statistics.partnerships)
    if tab is Tab.PLAYERS:
        return _chosen_ranking_parts(context, overlay, statistics.players)
    pair = choose_rivals(statistics.players, statistics.partnerships, context.selection)
    if pair is None:
        return []

    def open_choice(index: int) -> None:
        overlay.open(lambda close: _rival_menu(context, pair, index, close))

    view = rivals_view(words, pair, context.state.session.people.colors())
    return rivals_parts(context.state, view, open_choice)


def _deals_parts(words: Words, figures: Figures) -> list[ft.Control]:
    """Return the figures of all deals of the rule set."""
    rows = [figure_row(row) for row in rule_set_figures(words, figures)]
    parts: list[ft.Control] = [kit.section("", rows)]
    if has_totals(figures):
        parts.append(kit.note(words.text("statistics-totals-only"), id="statistics-totals-only"))
    return parts


# --- two rivals


def _rival_menu(context: _Context, pair: Pair, index: int, close: kit.Close) -> ft.BottomSheet:
    """Return the menu of the entries that can replace one of the two opponents."""
    statistics = context.statistics

    def rival_item(number: int, entry: Entry) -> kit.MenuItem:
        def choose() -> None:
            close()
            group = statistics.entries_like(entry)
            context.select(with_rival(context.selection, index, entry, pair, group))

        icon = kit.Icon.PLAYER if entry.is_player else kit.Icon.PLAYERS
        return kit.MenuItem(Label(f"against-{number}", entry.title), icon, choose)

    choices = rival_choices(statistics.players, statistics.partnerships, pair[index])
    words = context.state.words
    title = words.text("statistics-versus-choose", name=pair[1 - index].title)
    items = [rival_item(number, entry) for number, entry in enumerate(choices)]
    return kit.menu(context.state, title, items, close)


# --- a ranking


def _chosen_ranking_parts(
    context: _Context, overlay: kit.Overlay, entries: Sequence[Entry]
) -> list[ft.Control]:
    """Return the ranking of players or partnerships, with the choice of its figure."""
    selection = context.selection
    rule_set = context.statistics.rule_set.name
    view = ranking(context.words, entries, selection.measure, rule_set)

    def open_measures() -> None:
        overlay.open(lambda close: _measure_picker(context, close))

    def open_page(key: str) -> None:
        context.select(replace(selection, page_key=key))

    name = measure_text(context.words, selection.measure)
    return ranking_parts(context.state, view, name, open_measures, open_page)


def _measure_picker(context: _Context, close: kit.Close) -> ft.BottomSheet:
    """Return the sheet to choose the figure by which players are ranked."""
    words = context.words
    selection = context.selection
    options = [
        (measure, Label(f"order-{measure}", measure_title(words, measure))) for measure in Measure
    ]

    async def choose(measure: Measure) -> None:
        context.select(replace(selection, measure=measure))

    title = words.text("statistics-measure-choose")
    chosen = selection.measure
    return kit.picker(context.state, title, options, close, chosen=chosen, on_choose=choose)


# --- the page of an entry


def _page_view(context: _Context, entry: Entry) -> ft.View:
    """Return the page of an entry in the place of the statistics."""
    selection = context.selection

    def close_page() -> None:
        context.select(replace(selection, page_key=None))

    chips = rule_set_chips(
        context.state,
        context.statistics,
        lambda set_id: context.select(selection.with_rule_set(set_id)),
    )
    parts = [chips, *player_page_parts(context.state, context.statistics, entry)]
    frame = kit.page_frame(
        _page_title(context, entry, on_back=close_page),
        kit.reading_column(context.state.layout, parts),
    )
    return kit.covering_view(ROUTE, frame, close_page, key_suffix="/one")


def _page_title(
    context: _Context, entry: Entry, *, on_back: Callable[[], None] | None = None
) -> ft.Control:
    """Return the title bar of the page of an entry, with a button to rename a player at home."""
    words = context.state.words
    actions: list[ft.Control] = []
    if entry.is_player and context.source.are_own:
        address = addresses.edit_person_from_statistics(entry.key)
        label = words.label("statistics-rename", name=entry.title)
        actions.append(kit.icon_button(kit.Icon.EDIT, label, lambda: go(address)))
    figures = all_figures(words, context.result.statistics, entry.key)
    since = since_text(words, figures) if figures else ""
    return kit.title_bar(context.state, entry.title, since, on_back=on_back, actions=actions)
