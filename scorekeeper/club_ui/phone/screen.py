"""The phone of a table: whose it is, the match there with its deals, and what is waited for."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any
from zlib import crc32

import flet as ft

from scorekeeper.club_ui.phone import call, owner_choice, result, waiting
from scorekeeper.club_ui.phone.state import PhoneState, Stage, use_part, use_phone
from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import ChangeTexts
from scorekeeper.services import Change, ChangeKind, OpenMatch
from scorekeeper.services.club import TableView, author_of
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, memo_component
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.motion import Sound, Touch, feel
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import SOUNDS
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, dialogs, page
from scorekeeper.ui.widgets import clock as clocks
from scorekeeper.ui.widgets import match as matches
from scorekeeper.ui.widgets.score_cards import score_cards

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
LATEST = 6
"""Deals that are shown until somebody asks for all: more do not fit beside what is above."""
MINUTE = 60
DEALS_MATTER = {Stage.PLAYING, Stage.WON}
PLAYED = {*DEALS_MATTER, Stage.GIVEN, Stage.ASKED, Stage.DISPUTED}


@memo_component
def PhoneScreen() -> Any:
    state = use_part(_screen_parts)
    stage = _screen_parts(state)[0]
    if state.view is None:
        return out(state.words)
    if stage is Stage.WHOSE:
        return owner_choice.Question(state.view, state.view.choices)
    if stage is Stage.WAITING:
        return waiting.waiting(state, state.view, *_waiting_clock(state, state.view))
    # the match: what is urgent first, then where it stands, then its deals
    bar, is_wide = TableBar(key="bar"), state.layout.is_wide
    foot = page.padded(Foot(is_alone=is_wide, key="foot"), bottom=8)
    left: list[ft.Control] = [News(key="news"), Stand(key="stand")]
    deals: ft.Control = Deals(key="deals")
    if not is_wide:
        whole = page.padded(page.scrolling([*left, deals]), expand=True)
        return page.page(bar, whole, foot, is_felt=True)
    scrolled = page.scrolling([Changed(key="changed"), deals])
    right = ft.Column([scrolled, foot], expand=True, spacing=8)
    panes = page.two_panes(page.scrolling(left), right)
    return page.page(bar, page.padded(panes, expand=True, bottom=8), is_felt=True)


def _waiting_clock(state: PhoneState, view: TableView) -> list[ft.Control]:
    """The clock of the round that others play, or of the break."""
    words, device = state.words, state.device
    if view.is_running:
        time = clocks.round_time(view.clock, view.length)
        return [] if time is None else [RoundClock(time, 0, words, device, key="clock")]
    rest = clocks.break_time(view.current_break)
    return [] if rest is None else [BreakClock(rest, words, device, key="break")]


def _screen_parts(state: PhoneState) -> tuple[Any, ...]:
    """All that the whole screen depends on: the parts of a table follow by themselves."""
    if state.stage in {Stage.OUT, Stage.WAITING, Stage.WHOSE}:
        return (state.stage, state.layout, state.words, state.view, state.failure)
    if state.match is None:
        return (Stage.WAITING, state.layout, state.words, state.view)
    return (Stage.PLAYING, state.layout, state.words, state.match.uid)


def out(words: Words) -> ft.Control:
    """This phone is not let in any more: its code was replaced, or its evening is gone."""
    parts: list[ft.Control] = [
        ft.Container(height=48),
        ft.Icon(ft.Icons.QR_CODE_SCANNER, size=56, color=LINK),
        waiting.announcement(words.text("phone-out"), 24, Face.SCORE, "out"),
        waiting.announcement(words.text("phone-out-hint"), 18, Face.REGULAR, "out-hint"),
    ]
    return page.page(page.padded(waiting.middle_column(parts), expand=True), is_felt=True)


# --- the match


@memo_component
def TableBar() -> Any:
    """The game, the round, the menu, and Undo: where it may not, it says who has changed what."""
    state = use_part(lambda now: (now.match, now.view, now.may_record, now.words))
    view, match, words = state.view, state.match, state.words
    if view is None or match is None:
        return ft.Container()
    actions: list[ft.Control] = [*call.call_icon(state), PhoneMenu(key="menu")]
    if state.may_record:
        change, undo = match.history.undoable, None
        label = ChangeTexts(words, match).undo_text()
        if change is None or label is None:
            label = words.text("table-nothing-to-undo")
        elif state.seat.deals.is_own(match.history, change):
            undo = state.undo
        else:
            last = match.history.changes[-1]
            who = _author(words, last if last.by != state.device else change, state.device)
            label = words.text("phone-not-yours", what=label, who=who)
        actions.insert(0, buttons.icon_button(ft.Icons.UNDO, label, undo, name="undo"))
    under = words.text("phone-table-round", table=view.table, round=view.round)
    return page.app_bar(matches.title(words, match), under, actions=actions)


def _author(words: Words, change: Change, device: str) -> str:
    if change.by == device:
        return words.text("phone-this")
    return words.text("phone-other" if author_of(change.by) else "phone-organiser")


@component
def PhoneMenu() -> Any:
    state = use_phone()
    show, label = dialogs.use_sheet(partial(_menu, state)), state.words.text("table-menu")
    return buttons.icon_button(ft.Icons.MORE_VERT, label, show, name="menu")


def _menu(state: PhoneState, close: Callable[[], None]) -> ft.BottomSheet:
    words, view, match, icons = state.words, state.view, state.match, ft.Icons
    has_deals = match is not None and bool(match.match.deals)
    is_silent = view is not None and view.mine is not None and not view.mine.score
    can_give, can_change = has_deals and state.stage in DEALS_MATTER, has_deals and state.may_record
    may_turn, has_sounds = is_silent and state.may_record, bool(state.settings.get(SOUNDS))

    def follow(route: str) -> None:
        close()
        go(route)

    async def turn_sounds() -> None:
        close()
        await state.choose(**{SOUNDS: not has_sounds})
        feel(state, Touch.SELECTION, Sound.WARNING)

    ways = [
        ("give-early", "phone-give", icons.FLAG_OUTLINED, result.GIVE, can_give),
        ("view", "table-view", icons.SCREEN_ROTATION, "/view", True),
        ("adjust", "adjust", icons.EXPOSURE, "/adjust", can_change),
        ("history", "history-menu", icons.MANAGE_HISTORY, "/history", True),
        ("whose-phone", "phone-whose", icons.PHONE_ANDROID, owner_choice.WHOSE, may_turn),
    ]
    items = [
        dialogs.Item(name, words.text(key), icon, partial(follow, route) if can else None)
        for name, key, icon, route, can in ways
    ]
    turn = words.text("phone-sounds", turn="off" if has_sounds else "on")
    icon = icons.VOLUME_OFF_OUTLINED if has_sounds else icons.VOLUME_UP_OUTLINED
    items.append(dialogs.Item(SOUNDS, turn, icon, turn_sounds))
    return dialogs.menu_sheet(state, words.text("table-menu"), items, close)


@memo_component
def News() -> Any:
    state = use_part(lambda now: (now.stage, now.view, now.layout, now.words))
    parts: list[ft.Control] = []
    if state.view is not None:
        parts += [*waiting.asking(state, state.view), *call.called(state)]
    if (time := time_of(state)) is not None and state.view is not None:
        extra = state.view.extra
        parts.append(RoundClock(time, extra, state.words, state.device, key="clock"))
    if (urgent := result.status(state)) is not None:
        parts.append(urgent)
    return buttons.stacked(*parts)


@memo_component
def Stand() -> Any:
    state = use_part(lambda now: (now.match, now.layout, now.words))
    match, words, layout = state.match, state.words, state.layout
    if match is None:
        return ft.Container()
    outcome, dealer = match.progress.outcome, match.progress.dealer
    has_ended = outcome.winner is not None or outcome.tie
    parts: list[ft.Control] = [matches.ending_banner(state, match)] if has_ended else []
    if dealer is not None and not outcome.over:
        leader = match.progress.leader or dealer
        deals = words.text("table-dealer", name=dealer)
        leads = words.text("table-leader", name=leader)
        lines = [deals, leads]
        if resting := match.progress.resting:
            lines.append(matches.pause_text(words, resting))
        label = text(" · ".join(lines), 17, Face.MEDIUM)
        parts.append(buttons.spoken(label, ", ".join(lines), name="dealer"))
    return buttons.stacked(*parts, score_cards(state, match, _width(layout)))


def _width(layout: Layout) -> float:
    if layout.is_wide:
        return (layout.beside_tabs - 3 * page.SIDE_PADDING) / 2
    return layout.width - 2 * page.SIDE_PADDING


@memo_component
def Deals() -> Any:
    """The latest deals, or all; a row is drawn anew only when it looks otherwise."""
    state = use_part(lambda now: (now.match, now.layout, now.words))
    has_all, show_all = ft.use_state(False)
    more = ft.use_callback(lambda: show_all(True), [])
    if state.match is None:
        return ft.Container()
    words, rows, width = state.words, matches.deal_lines(state.match), _width(state.layout)
    columns = words, matches.names_of(state.match), width, state.layout.scale
    hidden = 0 if has_all or len(rows) <= LATEST + 1 else len(rows) - LATEST
    visible = rows[: len(rows) - hidden]
    parts = [matches.DealRow(*columns, row, key=row.number) for row in visible]
    if hidden:
        label = words.text("phone-earlier", count=hidden)
        link = text(label, 16, Face.MEDIUM, LINK)
        parts.append(buttons.tappable(link, label, more, name="earlier", padding=14, key="earlier"))
    if not parts:
        return ft.Container()
    pad = ft.Column(parts, spacing=0, horizontal_alignment=STRETCH)
    room = ft.Padding.symmetric(vertical=4)
    return page.paper(pad, border_radius=18, padding=room, key="pad")  # never made from no pad


def _foot_parts(state: PhoneState) -> tuple[Any, ...]:
    notices = (state.notice, state.failure, state.unkept, state.forms_left)
    return (state.stage, time_of(state), state.match, notices, state.layout, state.words)


@memo_component
def Foot(*, is_alone: bool) -> Any:
    """The next deal or the result; over it, unless it `is_alone`, the last change."""
    state = use_part(_foot_parts)
    time, late = time_of(state), late_by(state.device)
    phase = clocks.use_clock(time, lambda reading: reading.phase, every=MINUTE, late=late)
    is_up = phase in {"last_deal", "over"}
    stage, match = state.stage, state.match
    if match is None or stage not in PLAYED:
        return ft.Container()
    parts = [] if is_alone else _last_change(state, match)
    if not match.progress.outcome.over:
        label, filled = matches.record_label(state, match), stage is Stage.PLAYING
        tap, icon = partial(go, "/record"), ft.Icons.ADD
        record = buttons.button(label, tap, icon=icon, filled=filled, name="record", size=19)
        parts.append(record)
    has_result = stage is Stage.WON or (stage is Stage.PLAYING and is_up)
    if has_result and match.match.deals:
        parts.append(result.give_button(state, filled=stage is Stage.WON))
    return buttons.stacked(*parts)


@memo_component
def Changed() -> Any:
    """The last change; it stands in a pane that scrolls, for panes are low."""
    state = use_part(_foot_parts)
    if state.match is None or state.stage not in PLAYED:
        return ft.Container()
    return buttons.stacked(*_last_change(state, state.match))


def _last_change(state: PhoneState, match: OpenMatch) -> list[ft.Control]:
    """This phone's own change with the way to take it back, else what others did.

    That is told only while deals are what matters.
    """
    if state.failure or state.unkept or state.notice is not None:
        bar = kit.notice_bar(state)
        return [bar] if bar is not None else []
    change, words = match.history.changes[-1], state.words
    is_own = change.kind is ChangeKind.START or change.by == state.device
    if is_own or state.stage not in DEALS_MATTER:
        return []
    who, what = _author(words, change, state.device), ChangeTexts(words, match).text(change)
    sentence, ink = words.text("phone-changed", who=who, what=what), C.ON_SURFACE_VARIANT
    label = text(sentence, 15, Face.MEDIUM, ink, line=SENTENCE)
    changed = buttons.spoken(label, sentence, name="changed", live=True, expand=True)
    row = ft.Row([ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=ink), changed], spacing=8)
    return [_rounded(row, C.SURFACE_CONTAINER_LOW, vertical=8)]


def time_of(state: PhoneState) -> clocks.Time | None:
    """The clock at this table until it is done; the break while no round is running, or None."""
    view = state.view
    if view is None or view.state in {"waiting", "closed", "done"}:
        return None if view is None else clocks.break_time(view.current_break)
    return clocks.round_time(view.clock, view.length)


def late_by(device: str) -> float:
    """By how many seconds of 5 a phone is drawn later than others, the same ones each time."""
    return crc32(device.encode()) % 50 / 10


@component
def RoundClock(time: clocks.Time, extra: int, words: Words, device: str) -> Any:
    """The line below the title, with the extra minutes; seconds are of no concern here."""

    def in_minutes(reading: clocks.Reading) -> clocks.Reading:
        seconds = None if reading.seconds is None else reading.minutes * MINUTE
        return replace(reading, seconds=seconds)

    reading: clocks.Reading = clocks.use_clock(time, in_minutes, every=MINUTE, late=late_by(device))
    ground, ink = clocks.clock_colors(reading, (None, C.ON_SURFACE))
    reading_text = clocks.clock_text(words, reading, time)
    if extra:
        reading_text += f" · {words.text('round-clock-extra', minutes=extra)}"
    is_usual = ground is None and not reading.stands
    label = text(reading_text, 17, Face.MEDIUM if is_usual else Face.BOLD, ink, line=SENTENCE)
    sentence = buttons.spoken(label, reading_text, name="clock", live=not is_usual, expand=True)
    row = ft.Row([clocks.timer_icon(reading, ground, ink), sentence], spacing=8)
    return _rounded(row, ground, vertical=6)


@component
def BreakClock(time: clocks.Time, words: Words, device: str) -> Any:
    reading: clocks.Reading = clocks.use_clock(
        time, lambda reading: reading, every=MINUTE, late=late_by(device)
    )
    return waiting.announcement(clocks.clock_text(words, reading, time), 22, Face.BOLD, "break")


def _rounded(content: ft.Control, ground: ft.ColorValue | None, *, vertical: float) -> ft.Container:
    padding = ft.Padding.symmetric(vertical=vertical, horizontal=12)
    return ft.Container(content, bgcolor=ground, border_radius=14, padding=padding)
