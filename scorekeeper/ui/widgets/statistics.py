"""The statistics of some games, by rule set: two rivals, rankings, deals, and the page of one.

An entry is a player or a partnership.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.messages import is_nobody
from scorekeeper.match.statistics import Figures
from scorekeeper.services.matches import Survey, survey
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import PEOPLE_FROM_STATISTICS, STATISTICS, Address
from scorekeeper.ui.hooks import component, use_background, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import BRASS, BRASS_TEXT, LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets import figures as pictures  # bars and rows of results
from scorekeeper.ui.widgets.people import avatars
from scorekeeper.ui.widgets.player_page import figure_row, player_page_parts, rule_set_chips
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.player_page import since_text
from scorekeeper.view_models.rivals import (
    BestDeal,
    Pair,
    RivalsView,
    choose_rivals,
    rival_choices,
    rivals_view,
    with_rival,
)
from scorekeeper.view_models.statistics import (
    Entry,
    Measure,
    Ranking,
    RankingRow,
    RuleSetStatistics,
    Selection,
    Tab,
    UnrankedRow,
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
WINS_SIZE = 44  # logical pixels at 100 % text
LARGE_WINS_SIZE = 26  # the same in a line after a name, in large text
PLACE_WIDTH = 26  # logical pixels at 100 % text
ROW_PADDING = 14  # logical pixels at the sides of a row

Select = Callable[[Selection], None]
"""Changes what is shown."""


@dataclass(frozen=True, slots=True)
class StatisticsSource:
    """The games that are counted."""

    key: object
    """Changes when the games do."""
    read: Callable[[], Survey | None]
    """Counts the games; None if they are gone. Called in a thread."""
    home: Address
    """Address of the back button."""
    are_own: bool
    """True for the games at home: there players can be renamed, and a game can go on."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """Values that the functions of the screen share."""

    state: State
    source: StatisticsSource
    result: Survey
    statistics: RuleSetStatistics
    selection: Selection
    select: Select


def own_games(state: State, home: Address) -> StatisticsSource:
    """Return the games at home, without those at the tables of a club.

    Args:
        state: State of the page.
        home: Address of the back button.
    """
    session = state.session
    match = state.match

    def read() -> Survey:
        return survey(session.matches.list(), is_nobody=is_nobody)

    # The number grows with every change of the open match. Others change on other screens, and a
    # screen of statistics counts all games anew when it opens.
    key = (match.uid, match.number) if match else None
    return StatisticsSource(key, read, home, are_own=True)


@component
def StatisticsView(source: StatisticsSource) -> ft.Control:
    """The statistics of one rule set, and the page of an entry: beside them, or in their place.

    Args:
        source: The games.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    selection, select = ft.use_state(Selection())
    no_result: Survey | None = None
    result = use_background(source.read, key=source.key, placeholder=no_result)

    if result is None:
        counting = kit.note(words.text("statistics-counting"), id="statistics-counting")
        return _screen(state, source, [counting])
    # In the place of the list, the page of an entry offers the rule sets of that entry only.
    of = None if state.layout.has_two_panes else selection.chosen
    statistics = rule_set_statistics(words, result.statistics, selection.rule_set, of=of)
    if statistics is None:
        unreadable = _unreadable_note(words, result)
        return _screen(state, source, [*_empty_parts(state, source), *unreadable])

    shown = _Shown(state, source, result, statistics, selection, select)
    chosen = statistics.entry(selection.chosen)
    if chosen is not None and not state.layout.has_two_panes:
        return _page_view(shown, chosen)

    parts = [
        rule_set_chips(state, statistics, lambda uid: select(selection.with_rule_set(uid))),
        _tabs(shown),
        *_tab_parts(shown, overlay),
        *_unreadable_note(words, result),
    ]
    body = None
    if state.layout.has_two_panes:
        page_entry = chosen or next(iter(statistics.players), None)
        page: list[ft.Control] = []
        if page_entry is not None:
            page = [
                _page_title(shown, page_entry),
                *player_page_parts(state, statistics, page_entry),
            ]
        body = kit.panes(state.layout, parts, page)
    return _screen(state, source, parts, body=body, subtitle=words.text("statistics-finished-only"))


def _screen(
    state: State,
    source: StatisticsSource,
    parts: Sequence[ft.Control],
    *,
    body: ft.Control | None = None,
    subtitle: str = "",
) -> ft.View:
    """Return the screen with its title bar, which leads to the players."""
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


def _unreadable_note(words: Words, result: Survey) -> list[ft.Control]:
    """Return a note on games that this version cannot read, if there are any."""
    if not result.unreadable:
        return []
    sentence = words.text("statistics-unreadable", count=result.unreadable)
    return [kit.note(sentence, id="statistics-unreadable")]


def _empty_parts(state: State, source: StatisticsSource) -> list[ft.Control]:
    """Return a picture, a sentence and the way on, in place of statistics."""
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
            _way_on(state),
            kit.text_button(words.label("statistics-import"), lambda: go(addresses.IMPORT)),
        ]
    return [
        ft.Column(parts, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    ]


def _way_on(state: State) -> ft.Control:
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


def _tabs(shown: _Shown) -> ft.Control:
    """Return the names of the parts; a tap shows another one."""
    selection = shown.selection
    options = [
        (tab, shown.state.words.label("statistics-tab", id=f"statistics-{tab}", tab=tab.value))
        for tab in shown.statistics.tabs
    ]
    chosen = shown.statistics.tab(selection.tab)
    return kit.text_tabs(options, chosen, lambda tab: shown.select(selection.with_tab(tab)))


def _tab_parts(shown: _Shown, overlay: kit.Overlay) -> list[ft.Control]:
    """Return the controls of the chosen part."""
    statistics = shown.statistics
    words = shown.state.words
    tab = statistics.tab(shown.selection.tab)
    if tab is Tab.DEALS:
        return _deals_parts(words, statistics.figures)
    if tab is Tab.PARTNERSHIPS:
        return _ranking_parts(shown, overlay, statistics.partnerships)
    if tab is Tab.PLAYERS:
        return _ranking_parts(shown, overlay, statistics.players)
    pair = choose_rivals(statistics.players, statistics.partnerships, shown.selection)
    if pair is None:
        return []

    def open_choice(index: int) -> None:
        overlay.open(lambda close: _rival_menu(shown, pair, index, close))

    return _rivals_parts(shown.state, rivals_view(words, pair), open_choice)


def _deals_parts(words: Words, figures: Figures) -> list[ft.Control]:
    """Return the figures of all deals of the rule set."""
    rows = [figure_row(row) for row in rule_set_figures(words, figures)]
    parts: list[ft.Control] = [kit.section("", rows)]
    if has_totals(figures):
        parts.append(kit.note(words.text("statistics-totals-only"), id="statistics-totals-only"))
    return parts


# --- two rivals


def _rival_menu(shown: _Shown, pair: Pair, index: int, close: kit.Close) -> ft.BottomSheet:
    """Return the menu of those who can take the place of one of the two."""
    statistics = shown.statistics

    def item(number: int, entry: Entry) -> kit.MenuItem:
        def choose() -> None:
            close()
            group = statistics.alike(entry)
            shown.select(with_rival(shown.selection, index, entry, pair, group))

        icon = kit.Icon.PLAYER if entry.is_player else kit.Icon.PLAYERS
        return kit.MenuItem(Label(f"against-{number}", entry.title), icon, choose)

    choices = rival_choices(statistics.players, statistics.partnerships, pair[index])
    words = shown.state.words
    title = words.text("statistics-versus-choose", name=pair[1 - index].title)
    items = [item(number, entry) for number, entry in enumerate(choices)]
    return kit.menu(shown.state, title, items, close)


def _rivals_parts(
    state: State, view: RivalsView, on_choose: Callable[[int], None]
) -> list[ft.Control]:
    """Return two opponents: their wins, their figures, and their best deals."""
    parts: list[ft.Control] = [_wins_card(state, view, on_choose)]
    blocks: list[ft.Control] = []
    for measure in view.measures:
        if blocks:
            blocks.append(ft.Divider(height=1))
        chart = pictures.bars_of_two(state.layout, measure)
        blocks.append(kit.with_label(measure.id, chart, measure.says))
    if blocks:
        parts.append(kit.card(*blocks))
    if view.best:
        rows = [_best_deal_row(side, deal) for side, deal in enumerate(view.best)]
        parts.append(kit.section(state.words.text("statistics-best"), rows))
    return parts


def _wins_card(state: State, view: RivalsView, on_choose: Callable[[int], None]) -> ft.Control:
    """Return the names of both, their wins, and the games one after the other."""
    words = state.words
    if state.layout.has_large_text:
        # Names above each other, each with its wins at the end.
        rows = [_large_opponent(words, view, side, on_choose) for side in range(len(view.titles))]
        sum_line = kit.with_label("versus", text(view.games, 14, color=MUTED), view.says)
        return kit.card(*rows, sum_line, _marks(view, ""))
    names: list[ft.Control] = [
        _opponent_name(words, side, title, on_choose) for side, title in enumerate(view.titles)
    ]
    first, second = (
        digits(won, WINS_SIZE, mark_of(side).color) for side, won in enumerate(view.wins_texts)
    )
    games = text(view.games, 14, color=MUTED, text_align=ft.TextAlign.CENTER, expand=True)
    wins = ft.Row([first, games, second], spacing=16)
    return kit.card(
        ft.Row(names, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START),
        kit.with_label("versus", wins, view.says),
        _marks(view, words.text("statistics-now")),
    )


def _marks(view: RivalsView, end: str) -> ft.Control:
    """Return the winners of the games, in order, with the time of the first one and a text below.

    Args:
        view: The two opponents.
        end: Text at the end of the line; empty for none.
    """
    captions = [caption for caption in (view.marks_begin, view.streak, end) if caption]
    below = ft.Row(
        [text(caption, 13, color=MUTED) for caption in captions],
        wrap=True,
        spacing=12,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    marks = kit.hidden_from_screen_reader(pictures.winner_marks(view.marks))
    return kit.full_width_column([marks, below], spacing=4)


def _opponent_name(
    words: Words, side: int, title: str, on_tap: Callable[[int], None]
) -> ft.Control:
    """Return one of two opponents; a tap chooses another one."""
    is_left = side == 0
    name = text(
        title,
        16,
        Face.MEDIUM,
        text_align=ft.TextAlign.LEFT if is_left else ft.TextAlign.RIGHT,
        expand=True,
        expand_loose=True,
    )
    cells: list[ft.Control] = [
        side_back(side, 18),
        name,
        kit.icon(kit.Icon.EXPAND, size=18, color=MUTED),
    ]
    if not is_left:
        cells.reverse()
    row = ft.Row(
        cells,
        spacing=6,
        alignment=ft.MainAxisAlignment.START if is_left else ft.MainAxisAlignment.END,
    )
    return _choice_area(words, side, title, row, on_tap, expand=True)


def _large_opponent(
    words: Words, view: RivalsView, side: int, on_tap: Callable[[int], None]
) -> ft.Control:
    """Return one of two opponents with the wins at the end of the line, for large text."""
    row = ft.Row(
        [
            side_back(side, 26),
            text(view.titles[side], 16, Face.MEDIUM, expand=True),
            digits(view.wins_texts[side], LARGE_WINS_SIZE, mark_of(side).color),
        ],
        spacing=10,
    )
    return _choice_area(words, side, view.titles[side], row, on_tap)


def _choice_area(
    words: Words,
    side: int,
    title: str,
    content: ft.Control,
    on_tap: Callable[[int], None],
    *,
    expand: bool | None = None,
) -> ft.Control:
    says = words.text("statistics-versus-other", name=title)
    area = kit.tap_area(
        f"versus-{side}",
        content,
        lambda: on_tap(side),
        says=says,
        padding=ft.Padding.symmetric(vertical=14),
        border_radius=12,
    )
    area.expand = expand
    return area


def _best_deal_row(side: int, deal: BestDeal) -> ft.Control:
    """Return the best deal of one of the two."""
    lines: list[ft.Control] = [
        text(deal.title, 16),
        text(deal.detail, 14, color=MUTED),
    ]
    row = ft.Row(
        [
            side_back(side, 18),
            ft.Column(lines, spacing=0, tight=True, expand=True),
            digits(deal.value, 20, mark_of(side).color),
        ],
        spacing=14,
    )
    padding = ft.Padding.symmetric(vertical=9, horizontal=ROW_PADDING)
    return kit.with_label(f"best-{side}", ft.Container(row, padding=padding), deal.says)


# --- a ranking


def _ranking_parts(
    shown: _Shown, overlay: kit.Overlay, entries: Sequence[Entry]
) -> list[ft.Control]:
    """Return the ranking of players or partnerships, with the choice of its figure."""
    selection = shown.selection
    rule_set = shown.statistics.rule_set.name
    view = ranking(shown.state.words, entries, selection.measure, rule_set)

    def open_measures() -> None:
        overlay.open(lambda close: _measure_picker(shown, close))

    def open_page(key: str) -> None:
        shown.select(replace(selection, chosen=key))

    heading = _ranking_heading(shown.state.words, view, selection.measure, open_measures)
    return [heading, *_ranking_lists(shown.state, view, open_page)]


def _measure_picker(shown: _Shown, close: kit.Close) -> ft.BottomSheet:
    words = shown.state.words
    selection = shown.selection
    options = [
        (measure, Label(f"order-{measure}", measure_title(words, measure))) for measure in Measure
    ]

    async def choose(measure: Measure) -> None:
        shown.select(replace(selection, measure=measure))

    title = words.text("statistics-measure-choose")
    chosen = selection.measure
    return kit.picker(shown.state, title, options, close, chosen=chosen, on_choose=choose)


def _ranking_heading(
    words: Words, view: Ranking, measure: Measure, on_open_measures: Callable[[], None]
) -> ft.Control:
    """Return the figure of the ranking, which a tap replaces, above the least number of games."""
    name = measure_text(words, measure)
    says = words.text("statistics-measure-said", measure=name)
    title = ft.Row(
        [
            text(view.title, 19, Face.SCORE, expand=True, expand_loose=True),
            kit.icon(kit.Icon.EXPAND, size=22, color=LINK),
        ],
        spacing=4,
    )
    button = kit.tap_area(
        "measure",
        ft.Container(title, alignment=ft.Alignment.CENTER_LEFT),
        on_open_measures,
        says=says,
        padding=ft.Padding.symmetric(vertical=13, horizontal=4),
        border_radius=12,
    )
    condition = ft.Container(
        text(view.condition, 14, color=MUTED), padding=ft.Padding.symmetric(horizontal=4)
    )
    return kit.full_width_column([button, condition], spacing=0)


def _ranking_lists(state: State, view: Ranking, on_open: Callable[[str], None]) -> list[ft.Control]:
    """Return those with a place above those with too few games; a tap opens the page of one."""
    parts: list[ft.Control] = []
    if view.rows:
        rows = [_ranking_row(state, index, row, on_open) for index, row in enumerate(view.rows)]
        # The labels of the axis belong to the last row, without a line between.
        rows[-1] = kit.full_width_column([rows[-1], _ranking_axis(state, view)], spacing=0)
        parts.append(kit.section("", rows))
    if view.unranked:
        few = [_unranked_row(state, index, row, on_open) for index, row in enumerate(view.unranked)]
        parts.append(kit.section(view.unranked_title, few))
    return parts


def _ranking_row(
    state: State, index: int, row: RankingRow, on_open: Callable[[str], None]
) -> ft.Control:
    """Return an entry with its place, its figure and a bar."""
    layout = state.layout
    name = text(row.title, 16, Face.MEDIUM, expand=True)
    basis = text(row.basis, 14, color=MUTED)
    value = digits(row.value, 18, ft.Colors.ON_SURFACE)
    color = BRASS if row.is_first else ft.Colors.OUTLINE
    bar = pictures.bar_at(row.bar, color)
    if layout.has_large_text:
        bar.expand = True
        lines: list[ft.Control] = [ft.Row([name]), ft.Row([bar, value], spacing=8), basis]
    else:
        lines = [ft.Row([name, basis, value], spacing=10), bar]
    place_color = BRASS_TEXT if row.is_first else MUTED
    cells = [
        *_row_start(state, digits(row.place, 17, place_color), row.names),
        kit.full_width_column(lines, spacing=5),
    ]
    cells[-1].expand = True
    return kit.tap_area(
        f"entry-{index}",
        ft.Row(cells, spacing=12),
        lambda: on_open(row.key),
        says=row.says,
        padding=ft.Padding.symmetric(vertical=10, horizontal=ROW_PADDING),
    )


def _row_start(state: State, place: ft.Control, names: Sequence[str]) -> list[ft.Control]:
    """Return the place and the faces at the start of a row; in large text only the place."""
    width = PLACE_WIDTH * state.layout.scale
    cells: list[ft.Control] = [ft.Container(place, width=width)]
    if not state.layout.has_large_text:
        cells.append(avatars(names))
    return cells


def _ranking_axis(state: State, view: Ranking) -> ft.Control:
    """Return the labels of the axis below the bars of a ranking."""
    labels = pictures.axis_labels(state.layout, view.axis)
    labels.expand = True
    names = view.rows[-1].names
    # Hidden faces keep the labels below the bars.
    start = [
        ft.Container(cell, opacity=0, height=1) for cell in _row_start(state, ft.Container(), names)
    ]
    row = ft.Row([*start, labels], spacing=12)
    padding = ft.Padding.only(left=ROW_PADDING, right=ROW_PADDING, bottom=8)
    return kit.hidden_from_screen_reader(ft.Container(row, padding=padding))


def _unranked_row(
    state: State, index: int, row: UnrankedRow, on_open: Callable[[str], None]
) -> ft.Control:
    """Return an entry with too few games for a place and a bar."""
    cells: list[ft.Control] = [
        text(row.title, 16, Face.MEDIUM, expand=True),
        text(row.detail, 14, color=MUTED),
    ]
    if not state.layout.has_large_text:
        cells.insert(0, avatars(row.names))
    return kit.tap_area(
        f"unranked-{index}",
        ft.Row(cells, spacing=12),
        lambda: on_open(row.key),
        says=row.says,
        padding=ft.Padding.symmetric(vertical=10, horizontal=ROW_PADDING),
    )


# --- the page of an entry


def _page_view(shown: _Shown, entry: Entry) -> ft.View:
    """Return the page of an entry in the place of the statistics."""
    selection = shown.selection

    def close_page() -> None:
        shown.select(replace(selection, chosen=None))

    chips = rule_set_chips(
        shown.state,
        shown.statistics,
        lambda uid: shown.select(selection.with_rule_set(uid)),
    )
    parts = [chips, *player_page_parts(shown.state, shown.statistics, entry)]
    frame = kit.page_frame(
        _page_title(shown, entry, on_back=close_page),
        kit.reading_column(shown.state.layout, parts),
    )
    return kit.covering_view(ROUTE, frame, close_page, key_suffix="/one")


def _page_title(
    shown: _Shown, entry: Entry, *, on_back: Callable[[], None] | None = None
) -> ft.Control:
    """Return the title bar of the page of an entry; a player at home can be renamed from there."""
    words = shown.state.words
    actions: list[ft.Control] = []
    if entry.is_player and shown.source.are_own:
        address = addresses.edit_person_from_statistics(entry.key)
        label = words.label("statistics-rename", name=entry.title)
        actions.append(kit.icon_button(kit.Icon.EDIT, label, lambda: go(address)))
    figures = all_figures(words, shown.result.statistics, entry.key)
    since = since_text(words, figures) if figures else ""
    return kit.title_bar(shown.state, entry.title, since, on_back=on_back, actions=actions)
