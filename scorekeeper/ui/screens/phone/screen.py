"""The phone of a table as a whole: what stands on its first tab."""

from typing import Any

import flet as ft

from scorekeeper.match import leader_of
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import part
from scorekeeper.ui.components.page import SIDE_PADDING, padded, page, scrolling
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.phone.clock import RoundClock, time_of, use_time_up
from scorekeeper.ui.screens.phone.deals import deals_list
from scorekeeper.ui.screens.phone.first_names import with_first_names
from scorekeeper.ui.screens.phone.following import use_part
from scorekeeper.ui.screens.phone.news import last_change
from scorekeeper.ui.screens.phone.standing import Standing, standing_of
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.screens.phone.status import give_button, status
from scorekeeper.ui.screens.phone.title import TableBar
from scorekeeper.ui.screens.phone.waiting import out, waiting
from scorekeeper.ui.screens.phone.whose import whose
from scorekeeper.ui.screens.table.cards import score_cards
from scorekeeper.ui.screens.table.ending import ending_banner, record_label
from scorekeeper.ui.theme import Face

PANEL = 2 * 14
"""What a panel's own room takes of its width."""
DEALS_MATTER = {Standing.PLAYING, Standing.WON}
PLAYED = {*DEALS_MATTER, Standing.GIVEN, Standing.ASKED, Standing.DISPUTED}
STRETCH = ft.CrossAxisAlignment.STRETCH


@part
def PhoneScreen() -> Any:
    """Waiting, the question whose phone it is, or the table and its match."""
    state = use_part(_kind)
    view = state.view
    if view is None:
        return out(state.words)
    kind = _kind(state)[0]
    if kind is Standing.WHOSE:
        return whose(state, view)
    if kind is Standing.WAITING:
        return waiting(state, view)
    return _table(state)


def _kind(state: PhoneState) -> tuple[Any, ...]:
    """What the whole screen depends on: the parts of a table follow by themselves."""
    standing = standing_of(state.view, state.match)
    if standing in {Standing.OUT, Standing.WAITING, Standing.WHOSE}:
        return (standing, state.layout, state.words, state.view, state.failure)
    if state.match is None:
        return (Standing.WAITING, state.layout, state.words, state.view)
    return (Standing.PLAYING, state.layout, state.words, state.match.uid)


def _table(state: PhoneState) -> ft.Control:
    """The match at the table: what is urgent first, then where it stands, then its deals."""
    bar, is_wide = TableBar(key="bar"), state.layout.is_wide
    foot = padded(Foot(is_alone=is_wide, key="foot"), bottom=8)
    left: list[ft.Control] = [News(key="news"), Stand(key="stand")]
    deals: ft.Control = Deals(key="deals")
    if not is_wide:
        return page(bar, padded(scrolling([*left, deals]), expand=True), foot)
    right = ft.Column([scrolling([Changed(key="changed"), deals]), foot], expand=True, spacing=8)
    panes = ft.Row(
        [ft.Container(scrolling(left), expand=True), ft.Container(right, expand=True)],
        spacing=SIDE_PADDING,
        vertical_alignment=STRETCH,
        expand=True,
    )
    return page(bar, padded(panes, expand=True, bottom=8))


def _width(state: PhoneState) -> float:
    """The width of a pane."""
    if state.layout.is_wide:
        return (state.layout.beside_tabs - 3 * SIDE_PADDING) / 2
    return state.layout.width - 2 * SIDE_PADDING


@part
def News() -> Any:
    """The clock, and what has to be done about the result."""
    state = use_part(_of_news)
    view, standing = state.view, standing_of(state.view, state.match)
    time = time_of(state)
    clock: list[ft.Control] = []
    if time is not None:
        clock = [RoundClock(time, state.words, state.device, key="clock")]
    panels = [] if view is None else status(state, view, standing, _width(state) - PANEL)
    return _stacked([*clock, *panels])


@part
def Stand() -> Any:
    """Who has won or deals, and the score cards."""
    state = use_part(lambda now: (now.match, now.layout, now.words))
    shown = state.match
    if shown is None:
        return ft.Container()
    banner = ending_banner(state, shown)
    dealer = [] if shown.progress.outcome.over else _dealer(state, shown)
    cards = score_cards(state, with_first_names(shown), _width(state))
    return _stacked([*([banner] if banner else []), *dealer, cards])


def _dealer(state: PhoneState, shown: OpenMatch) -> list[ft.Control]:
    """Who deals, and who plays first."""
    words, dealer = state.words, shown.progress.dealer
    if dealer is None:
        return []
    leader = leader_of(shown.match, len(shown.match.deals)) or dealer
    deals, leads = words.text("table-dealer", name=dealer), words.text("table-leader", name=leader)
    said = text(f"{deals} · {leads}", 17, Face.MEDIUM)
    return [spoken(said, f"{deals}, {leads}", name="dealer")]


@part
def Deals() -> Any:
    """The deals of the match."""
    state = use_part(lambda now: (now.match, now.words))
    has_all, show_all = ft.use_state(False)
    more = ft.use_callback(lambda: show_all(True), [])
    shown = state.match
    if shown is None:
        return ft.Container()
    return deals_list(state.words, shown, has_all=has_all, show_all=more)


@part
def Changed() -> Any:
    """What was changed last: where panes are low, it scrolls."""
    state = use_part(_of_foot)
    standing, shown = standing_of(state.view, state.match), state.match
    if shown is None or standing not in PLAYED:
        return ft.Container()
    return _stacked(_last_change(state, shown, standing))


@part
def Foot(*, is_alone: bool) -> Any:
    """What comes next, a deal or the result; over it, unless it `is_alone`, the last change."""
    state = use_part(_of_foot)
    is_up = use_time_up(state)
    standing, shown = standing_of(state.view, state.match), state.match
    if shown is None or standing not in PLAYED:
        return ft.Container()
    parts = [] if is_alone else _last_change(state, shown, standing)
    if not shown.progress.outcome.over:
        said = record_label(state, shown)
        filled = standing is Standing.PLAYING
        record = button(
            said, lambda: go("/record"), icon=ft.Icons.ADD, filled=filled, name="record", size=19
        )
        parts.append(record)
    has_result = standing is Standing.WON or (standing is Standing.PLAYING and is_up)
    if has_result and shown.match.deals:
        parts.append(give_button(state, filled=standing is Standing.WON))
    return _stacked(parts)


def _last_change(state: PhoneState, shown: OpenMatch, standing: Standing) -> list[ft.Control]:
    return last_change(state, shown, quiet=standing not in DEALS_MATTER)


def _of_foot(state: PhoneState) -> tuple[Any, ...]:
    standing = standing_of(state.view, state.match)
    told = (state.notice, state.failure, state.unkept, state.forms_left)
    return (standing, time_of(state), state.match, told, state.layout, state.words)


def _of_news(state: PhoneState) -> tuple[Any, ...]:
    return (standing_of(state.view, state.match), state.view, state.layout, state.words)


def _stacked(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=STRETCH)
