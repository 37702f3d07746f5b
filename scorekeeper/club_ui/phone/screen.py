"""The first screen of a phone: the choice of its owner, the match at its table, or the wait."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.club_ui.clock import use_is_time_up
from scorekeeper.club_ui.phone import call
from scorekeeper.club_ui.phone.bar import TableBar
from scorekeeper.club_ui.phone.clock import clock_part, redraw_delay, table_countdown
from scorekeeper.club_ui.phone.owner_choice import OwnerChoice
from scorekeeper.club_ui.phone.parts import announcement, felt_frame
from scorekeeper.club_ui.phone.state import PhoneState, get_phone
from scorekeeper.club_ui.phone.status import report_button, status_panel
from scorekeeper.club_ui.phone.waiting import other_phone_panel, waiting_screen
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.matches import turn_lines
from scorekeeper.services import OpenMatch
from scorekeeper.services.club import TableView
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import RECORD
from scorekeeper.ui.controls import Container, Row, Semantics
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import CARD, CARD_EDGE, LINK, PAPER_ROLES, themes
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.match import ending_banner
from scorekeeper.ui.widgets.score_cards import score_cards
from scorekeeper.ui.widgets.score_pad import DealRow
from scorekeeper.view_models.club_phone import (
    MATCH_STAGES,
    Stage,
    change_of_others,
    hidden_deal_count,
)
from scorekeeper.view_models.table import deal_lines, record_caption, side_names

STAGES_WITHOUT_MATCH = frozenset((Stage.OUT, Stage.WAITING, Stage.NO_OWNER))


# --- the page


@dataclass(frozen=True, slots=True)
class _PageContent:
    """The parts of the state that redraw the whole page; the parts of a match redraw themselves."""

    stage: Stage
    """`PLAYING` for all stages with a match, which share one page."""
    layout: Layout
    words: Words
    view: TableView | None = None
    """The table; None while a match is shown, because its parts read the table themselves."""
    is_brief: bool = False
    """True if a page without a match is brief; False while a match is shown."""
    failure: str | None = None
    match: str = ""
    """Uid of the match that is shown."""


def _page_content(state: PhoneState) -> _PageContent:
    """Return the parts of the state that the current page of the phone depends on.

    A change between the stages of a match does not redraw the whole page.
    """
    stage = state.stage
    if stage in STAGES_WITHOUT_MATCH:
        return _PageContent(
            stage, state.layout, state.words, state.view, state.is_brief, state.failure
        )
    if state.match is None:
        # The table has no match yet, or it cannot be read.
        return _PageContent(Stage.WAITING, state.layout, state.words, state.view, state.is_brief)
    return _PageContent(Stage.PLAYING, state.layout, state.words, match=state.match.uid)


@memo_component
def PhoneScreen() -> ft.Control:
    """Screen of a phone: choice of the owner, waiting page, match, or a page without access."""
    state = get_phone()
    content = use_selector(state, _page_content)
    if state.view is None:
        return locked_out_page(content.words, content.layout)
    if content.stage is Stage.NO_OWNER:
        return OwnerChoice(state.view, state.view.choices)
    if content.stage is Stage.WAITING:
        return waiting_screen(state, state.view)
    return _match_page(content.layout)


def locked_out_page(words: Words, layout: Layout) -> ft.Control:
    """Return the page of a phone whose code was replaced, or whose session is gone."""
    parts: list[ft.Control] = [
        Container(height=48),
        kit.icon(kit.Icon.QR_CODE, size=56, color=LINK),
        announcement(words.text("phone-out"), 24, Face.SCORE, id="out"),
        announcement(words.text("phone-out-hint"), 18, Face.REGULAR, id="out-hint"),
    ]
    return felt_frame(kit.reading_column(layout, parts))


def _match_page(layout: Layout) -> ft.Control:
    """Return the page of a match: urgent panels, then totals, then deals; buttons below them."""
    bar = TableBar(key="bar")
    turn = [UrgentPanels(key="news"), WinnerOrDealer(key="turn")]
    totals = Totals(key="totals")
    deals = Deals(key="deals")
    if not layout.has_two_panes:
        records = _with_paper_colors(kit.full_width_column([totals, deals]))
        column = kit.reading_column(layout, [*turn, records])
        footer = Footer(has_last_change=True, key="foot")
        return felt_frame(bar, column, kit.with_column_padding(layout, footer))

    left = kit.pane_column(layout, [*turn, _with_paper_colors(totals)])
    right = kit.full_height_column(
        kit.pane_column(layout, [LastChange(key="changed"), _with_paper_colors(deals)]),
        kit.with_side_padding(Footer(has_last_change=False, key="foot")),
    )
    row = Row(
        [left, Container(right, expand=True)],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return felt_frame(bar, row)


def _with_paper_colors(records: ft.Control) -> ft.Control:
    """Return cards in a container whose theme has the colours of paper.

    The cards share the container, because each theme costs as much as four texts.
    """
    # The key mounts a new box beside other parts: a client reads the theme of a new control only.
    return Container(records, key="records", **themes(PAPER_ROLES))


# --- the parts of the match


@memo_component
def UrgentPanels() -> ft.Control:
    """Panels for the request of another phone, an open call, the clock, and the result."""
    state = get_phone()
    # Only redraws the component: the functions below read the state themselves.
    use_selector(state, lambda state: (state.stage, state.view, state.layout, state.words))
    if state.view is None:
        return Container()
    return kit.full_width_column(
        [
            *other_phone_panel(state, state.view),
            *call.call_panel(state),
            *clock_part(state, table_countdown(state)),
            *status_panel(state),
        ]
    )


@memo_component
def WinnerOrDealer() -> ft.Control:
    """Column with the winner of a finished match, and a line with the next dealer."""
    state = get_phone()
    match, words = use_selector(state, lambda state: (state.match, state.words))
    if match is None:
        return Container()
    outcome = match.progress.outcome
    parts: list[ft.Control] = []
    if outcome.winner is not None or outcome.tie:
        parts.append(ending_banner(state, match))
    lines = turn_lines(words, match.progress)
    if lines:
        line = text(" · ".join(lines), 17, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
        parts.append(kit.with_label("dealer", line, ", ".join(lines)))
    return kit.full_width_column(parts)


@memo_component
def Totals() -> ft.Control:
    """Cards with the totals of the sides; on a brief page with names and totals only."""
    state = get_phone()
    match, is_brief, _, _ = use_selector(
        state, lambda state: (state.match, state.is_brief, state.words, state.layout)
    )
    if match is None:
        return Container()
    return score_cards(state, match, is_brief=is_brief, has_paper_colors=True)


@memo_component
def Deals() -> ft.Control:
    """List of the latest deals, with a button for the earlier deals; empty on a brief page."""
    state = get_phone()
    match, words, layout, is_brief = use_selector(
        state, lambda state: (state.match, state.words, state.layout, state.is_brief)
    )
    shows_all, set_shows_all = ft.use_state(False)

    def show_all() -> None:
        set_shows_all(True)

    if match is None or not match.match.deals or is_brief:
        return Container()
    lines = deal_lines(match)
    hidden_count = hidden_deal_count(len(lines), shows_all=shows_all)
    names = side_names(match)
    rows: list[ft.Control] = [
        # A memoised component: only the rows of changed deals are redrawn.
        DealRow(
            words,
            names,
            match.match.colors,
            line,
            has_large_text=layout.has_large_text,
            key=line.number,
        )
        for line in lines[: len(lines) - hidden_count]
    ]
    if hidden_count:
        label = words.label("phone-earlier", count=hidden_count)
        rows.append(_earlier_deals_row(label, show_all))
    return Container(
        kit.full_width_column(rows, spacing=0),
        bgcolor=CARD,
        border=ft.Border.all(1, CARD_EDGE),
        border_radius=18,
        padding=ft.Padding.symmetric(vertical=4),
        key="pad",
    )


def _earlier_deals_row(label: Label, on_tap: kit.Handler) -> ft.Control:
    """Return the button that shows all deals."""
    box = Container(
        text(label.title, 16, Face.MEDIUM, LINK),
        on_click=kit.as_handler(on_tap),
        ink=True,
        padding=14,
    )
    return kit.node(label.id, box, is_button=True, key="earlier")


# --- the footer


def _footer_content(state: PhoneState) -> tuple[object, ...]:
    """Return everything that the footer depends on."""
    return (
        state.stage,
        table_countdown(state),
        state.match,
        state.notice,
        state.failure,
        state.warning,
        _record_caption(state),
        state.layout,
        state.words,
    )


@memo_component
def Footer(*, has_last_change: bool) -> ft.Control:
    """Footer with the buttons for the next deal and for the result.

    Args:
        has_last_change: True to show the latest change above the buttons.
    """
    state = get_phone()
    # Only redraws the component, as above.
    use_selector(state, _footer_content)
    is_time_up = use_is_time_up(table_countdown(state), delay=redraw_delay(state.device))
    match = state.match
    stage = state.stage
    if match is None or stage not in MATCH_STAGES:
        return Container()

    parts = _last_change(state, match) if has_last_change else []
    if not match.progress.outcome.over:
        parts.append(_record_button(state, is_main=stage is Stage.PLAYING))
    can_end_early = stage is Stage.PLAYING and is_time_up
    if match.match.deals and (stage is Stage.WON or can_end_early):
        parts.append(report_button(state.words, is_main=stage is Stage.WON))
    return kit.full_width_column(parts)


def _record_caption(state: PhoneState) -> str:
    """Return the caption of the record button, with the points of a deal begun on this phone."""
    if state.match is None:
        return ""
    return record_caption(state.words, state.session, state.match, state.device)


def _record_button(state: PhoneState, *, is_main: bool) -> ft.Control:
    """Return the button that opens the form of the next deal."""
    label = Label("record", _record_caption(state))
    kind = kit.ButtonKind.MAIN if is_main else kit.ButtonKind.PLAIN
    return kit.button(label, lambda: go(RECORD), icon=kit.Icon.ADD, kind=kind)


@memo_component
def LastChange() -> ft.Control:
    """Line with the latest change, above the deals; with two panes, the footer has no room."""
    state = get_phone()
    use_selector(state, _footer_content)
    if state.match is None or state.stage not in MATCH_STAGES:
        return Container()
    return kit.full_width_column(_last_change(state, state.match))


def _last_change(state: PhoneState, match: OpenMatch) -> list[ft.Control]:
    """Return the phone's latest change with an undo button, or another device's latest change.

    The list is empty if there is neither.
    """
    notice = kit.notice_bar(state)
    if notice is not None:
        return [notice]
    sentence = change_of_others(state.words, match, state.stage, state.device)
    if not sentence:
        return []
    color = ft.Colors.ON_SURFACE_VARIANT
    line = Semantics(
        identifier="changed",
        container=True,
        live_region=True,
        expand=True,
        content=text(sentence, 15, Face.MEDIUM, color, line_height=SENTENCE_LINE_HEIGHT),
    )
    row = Row([kit.icon(kit.Icon.INFO, size=20, color=color), line], spacing=8)
    return [
        Container(
            row,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            border_radius=14,
            padding=ft.Padding.symmetric(vertical=8, horizontal=12),
        )
    ]
