"""The Table tab: the open game, its result, or buttons to start or open a game.

Turning a phone to landscape opens the table view, like the middle button of the title bar.
"""

from collections.abc import Callable, Hashable, Sequence

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.i18n.matches import ChangeTexts
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import TABLE_VIEW
from scorekeeper.ui.hooks import component, get_state, use_selector
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.table.menu import TableMenu
from scorekeeper.ui.screens.table.news import (
    ChangedRulesLine,
    dealer_line,
    demo_line,
    passed_band_strip,
    phase_strip,
)
from scorekeeper.ui.screens.table.pad import chart_area, pad_footer, score_pad
from scorekeeper.ui.screens.table.timer import (
    TimerPill,
    timer_sheet,
    timer_strip,
    use_is_timer_up,
    use_timer,
)
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets.match import ending_banner
from scorekeeper.ui.widgets.rotation import use_rotation
from scorekeeper.ui.widgets.score_cards import has_strips, score_cards, strip_rows
from scorekeeper.ui.widgets.start import empty_table
from scorekeeper.ui.widgets.winner import should_show_deals, winner_page
from scorekeeper.view_models.table import (
    changed_rules,
    dealer_view,
    passed_bands,
    phase_news,
    table_subtitle,
    table_title,
)

# Logical pixels.
SPACING = 8
PAIR_HEIGHT = 230  # height of score cards side by side
STRIP_HEIGHT = 90  # height of a low score card
LINE_HEIGHT = 60  # height of a line above the score cards
MIN_PAD_HEIGHT = 395  # of title bar, score pad and buttons; if less is left, the page scrolls


def _shown_parts(state: State) -> Hashable:
    """Return the parts of the state that the table shows; a change of one redraws it."""
    return (
        state.match,
        state.notice,
        state.failure,
        state.warning,
        state.ending_shown_as_deals,
        state.layout,
        state.game_words,
    )


@component
def TableScreen() -> ft.Control:
    """Screen with the open game, the page of its winner, or buttons to start or open a game."""
    state = get_state()
    use_selector(state, _shown_parts)
    shows_chart, set_shows_chart = ft.use_state(False)
    timer = use_timer(state)
    is_timer_up = use_is_timer_up(timer)
    overlay = kit.use_overlay()

    def open_table_view() -> None:
        if state.match is not None:
            go(TABLE_VIEW)

    def open_timer() -> None:
        overlay.open(lambda close: timer_sheet(state, close))

    use_rotation(state.layout, on_landscape=open_table_view)
    open_match = state.match
    if open_match is None:
        return empty_table(state)

    title_bar = _title_bar(state, open_match)
    news = demo_line(open_match)
    if is_timer_up:
        news.append(timer_strip(state, timer))
    if open_match.progress.outcome.over and not should_show_deals(state, open_match):
        return winner_page(
            state,
            open_match,
            title_bar=title_bar,
            above=news,
            notice=kit.notice_bar(state),
        )
    pill = TimerPill(timer, open_timer) if timer.is_on and not is_timer_up else None
    top = [*news, *_top_parts(state, open_match, pill)]
    footer = pad_footer(state, open_match)
    above = kit.with_side_padding(kit.full_width_column(top), bottom=0)
    # Before the first deal there is no chart, and the pad does not need the height of the page.
    has_deals = bool(open_match.match.deals)
    choose_chart = set_shows_chart if has_deals else None
    if state.layout.is_wide:
        body = _wide_body(state, open_match, top, footer, choose_chart, shows_chart=shows_chart)
        page = kit.full_height_column(title_bar, body)
    elif _is_scrolling(state.layout, open_match, top):
        pad = score_pad(state, open_match, choose_chart, shows_chart=shows_chart)
        page = kit.full_height_column(title_bar, _scrolling_body(top, pad), footer)
        page.spacing = 0
    elif not has_deals:
        pad = score_pad(state, open_match, None, shows_chart=False)
        page = kit.full_height_column(title_bar, above, ft.Container(expand=True), pad, footer)
        page.spacing = 0
    else:
        pad = score_pad(state, open_match, choose_chart, shows_chart=shows_chart, footer=footer)
        page = kit.full_height_column(title_bar, above, pad)
    # Separate keys for paper and felt: the client applies a theme only to new controls.
    return kit.felt(page, key="felt")


def _is_scrolling(layout: Layout, open_match: OpenMatch, top: Sequence[ft.Control]) -> bool:
    """Return True if the whole page must scroll, because the score pad has too little room."""
    if layout.has_large_text:
        return True
    side_count = len(open_match.match.sides)
    cards = PAIR_HEIGHT
    if has_strips(layout, side_count):
        cards = STRIP_HEIGHT * strip_rows(layout, side_count)
    # Two parts are counted already: the cards, and the line of the dealer.
    further_lines = LINE_HEIGHT * (len(top) - 2)
    return layout.height - cards - further_lines < MIN_PAD_HEIGHT


def _scrolling_body(top: Sequence[ft.Control], pad: ft.Control) -> ft.Column:
    """Return a scrolling column with the upper parts and the score pad."""
    return ft.Column(
        [kit.with_side_padding(kit.full_width_column(top), bottom=0), pad],
        spacing=SPACING,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _wide_body(
    state: State,
    open_match: OpenMatch,
    top: Sequence[ft.Control],
    footer: ft.Control,
    set_shows_chart: Callable[[bool], None] | None,
    *,
    shows_chart: bool,
) -> ft.Control:
    """Return the score cards, with the chart below if there is room, beside the score pad."""
    layout = state.layout
    has_chart = bool(open_match.match.deals) and layout.has_two_panes and not layout.is_low
    if has_chart:
        chart = kit.paper(chart_area(state, open_match), border_radius=20, expand=True)
        left = ft.Column([*top, chart], spacing=SPACING, expand=True)
        pad = score_pad(state, open_match, None, shows_chart=False, footer=footer)
    else:
        left = ft.Column(list(top), spacing=SPACING, expand=True, scroll=ft.ScrollMode.AUTO)
        pad = score_pad(state, open_match, set_shows_chart, shows_chart=shows_chart, footer=footer)
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
    """Return the title bar with Undo, Redo after an undo, the table view, and the menu."""
    words = state.game_words
    changes = ChangeTexts(words, open_match)
    undo_text = changes.undo_text()
    undo = Label("undo", undo_text or words.text("table-nothing-to-undo"))
    actions: list[ft.Control] = [
        kit.icon_button(kit.Icon.UNDO, undo, state.undo if undo_text else None)
    ]
    redo_text = changes.redo_text()
    if redo_text:
        actions.append(kit.icon_button(kit.Icon.REDO, Label("redo", redo_text), state.redo))
    actions += [
        kit.icon_button(
            kit.Icon.VIEW, words.label("table-view", id="view"), lambda: go(TABLE_VIEW)
        ),
        TableMenu(state),
    ]
    subtitle = table_subtitle(words, state.session, open_match)
    return kit.title_bar(state, table_title(words, open_match), subtitle, actions=actions)


def _top_parts(state: State, open_match: OpenMatch, pill: ft.Control | None) -> list[ft.Control]:
    """Return the parts above the score pad: news, the dealer, and the score cards.

    The pill of the timer is beside the dealer.
    """
    words = state.game_words
    outcome = open_match.progress.outcome
    parts: list[ft.Control] = []
    if outcome.how is not None:
        # The game is over, or sides with equal scores play on.
        parts.append(ending_banner(state, open_match))
    if not outcome.over:
        dealer = dealer_view(words, open_match)
        line = dealer_line(dealer) if dealer else ft.Container()
        parts.append(_with_pill(state, line, pill))
    rules = changed_rules(words, open_match)
    if rules:
        parts.append(ChangedRulesLine(rules))
    parts.append(score_cards(state, open_match))
    change = state.notice.change if state.notice else None
    news = phase_news(words, open_match, change)
    if news is not None:
        parts.append(phase_strip(state, news))
    parts += [passed_band_strip(state, band) for band in passed_bands(words, open_match, change)]
    return parts


def _with_pill(state: State, line: ft.Control, pill: ft.Control | None) -> ft.Control:
    """Return the line of the dealer; the pill of the timer, if any, is at its end."""
    if pill is None:
        return line
    return kit.row_with_trailing(state.layout, line, pill)
