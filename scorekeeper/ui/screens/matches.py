"""All matches, the latest first: go on with one, look for one, begin one, play one again."""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from itertools import groupby
from typing import Any, cast

import flet as ft

from scorekeeper.i18n import Words, messages
from scorekeeper.match import MatchUid
from scorekeeper.match.serialization import RecordError
from scorekeeper.match.statistics import playing_time
from scorekeeper.rules import RuleSetError, rule_book
from scorekeeper.services import OpenMatch, Summary
from scorekeeper.ui.palette import BRASS, BRASS_TEXT, LINK
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons, dialogs, sending
from scorekeeper.ui.widgets.clock import now
from scorekeeper.ui.widgets.demo import demo_button
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.figures import with_sentence
from scorekeeper.ui.widgets.match import (
    DeletedMatches,
    deleted_bar,
    deletion,
    outcome_text,
    rematch_set_up,
)
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, felt, padded, page, scrolling
from scorekeeper.ui.widgets.site import use_warning
from scorekeeper.validation import moment

C = ft.Colors
TWO_COLUMNS = 840
"""Pixels from which on two matches have room side by side."""
AT_ONCE = 20
"""Rows built at a time: each has its deals scored."""
UNREADABLE = (RecordError, RuleSetError)
PAIR = 2


@dataclass(frozen=True, slots=True)
class Listed:
    """A match with its place in the list of all, by which tests find it."""

    place: int
    summary: Summary

    @property
    def is_running(self) -> bool:
        try:
            return not self.summary.progress.outcome.over
        except UNREADABLE:
            return False


# --- one match


def _parts(words: Words, summary: Summary, today: date) -> list[str]:
    """The rules, the deals or how it stands, the time it took, and its day if that is no heading.

    A match that is over has its winner marked above these words.
    """
    match, outcome = summary.match, summary.progress.outcome
    key = "matches-deals" if outcome.over else "matches-running"
    parts = [_rules(words, summary), words.text(key, deals=len(match.deals))]
    took = playing_time(match)
    if outcome.over and outcome.winner is None:
        parts.append(outcome_text(words, outcome, match.sides))
    if outcome.over and took is not None and took >= timedelta(minutes=1):
        parts.append(messages.duration(words, round(took.total_seconds())))
    then = moment(summary.changed)
    if then is not None and messages.is_of_another_month(then.date(), today=today):
        parts.append(messages.day_of_month(words, summary.changed))
    return [words.text("demo-badge"), *parts] if summary.is_demo else parts


def _rules(words: Words, summary: Summary) -> str:
    return words.rule_set_name(rule_book(summary.match.ruleset).identity)


def _said(words: Words, summary: Summary, parts: Sequence[str]) -> str:
    """A match in the words of a screen reader."""
    match, progress = summary.match, summary.progress
    sides = [
        f"{side.name} {words.number(total)}"
        for side, total in zip(match.sides, progress.totals, strict=True)
    ]
    if progress.outcome.winner is not None:
        sides.append(outcome_text(words, progress.outcome, match.sides))
    return ", ".join([*sides, *parts])


async def _open(state: State, uid: MatchUid) -> None:
    await state.open(uid)
    go("/")


@component
def MatchRow(listed: Listed, today: date, *, is_open: bool, on_more: buttons.Handler) -> Any:
    """One match: sides with totals, rules, deals and time; `on_more` opens what else it can do."""
    state = use_state()
    words, summary = state.words, listed.summary
    try:
        sides, progress = summary.match.sides, summary.progress
    except UNREADABLE:
        why = words.text("matches-unreadable")
        label = text(why, 14, color=C.ON_ERROR_CONTAINER, line=SENTENCE)
        box = ft.Container(label, padding=14, border_radius=16, bgcolor=C.ERROR_CONTAINER)
        return buttons.identified(f"match-{listed.place}", box)
    outcome, lines = progress.outcome, []
    for number, (side, total) in enumerate(zip(sides, progress.totals, strict=True)):
        has_won, has_lost = outcome.winner == number, outcome.winner not in (None, number)
        ink = C.ON_SURFACE_VARIANT if has_lost else C.ON_SURFACE
        face = Face.BOLD if has_won else Face.REGULAR
        cells: list[ft.Control] = [
            buttons.side_back(number, 14),
            text(side.name, 16, face, ink, expand=True),
        ]
        if has_won:
            crown = buttons.picture("marks/crown.svg", 19, 19)
            crown.color = BRASS_TEXT
            cells.append(crown)
        cells.append(digits(words.number(total), 18, ink))
        lines.append(ft.Row(cells, spacing=9))
    parts = _parts(words, summary, today)
    below = [text(" · ".join(parts), 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE)]
    if is_open:
        parts.append(words.text("matches-open"))
        below.append(text(f"✓ {words.text('matches-open')}", 13, Face.BOLD, LINK))
    row = buttons.tappable(
        ft.Column([*lines, ft.Column(list(below), spacing=0, tight=True)], spacing=6, tight=True),
        _said(words, summary, parts),
        partial(_open, state, summary.uid),
        name=f"match-{listed.place}",
        selected=is_open,
        expand=True,
        padding=ft.Padding.only(left=14, top=12, bottom=12, right=2),
        border_radius=16,
    )
    return ft.Row([row, _more_button(words, listed, on_more)], spacing=0)


def _more_button(words: Words, listed: Listed, on_more: buttons.Handler) -> ft.Control:
    names = ", ".join(side.name for side in listed.summary.match.sides)
    label, name = words.text("matches-more-label", names=names), f"more-{listed.place}"
    icon, tap = ft.Icons.MORE_VERT, partial(on_more, listed)
    return buttons.icon_button(icon, label, tap, name=name, color=C.ON_SURFACE_VARIANT)


@component
def RunningMatch(listed: Listed, today: date, *, is_open: bool, on_more: buttons.Handler) -> Any:
    """The match that goes on, as it lies on the table: a tap anywhere on it continues it."""
    state = use_state()
    words, summary, layout = state.words, listed.summary, state.layout
    match, progress = summary.match, summary.progress
    notes = [_rules(words, summary), words.text("table-deal", number=len(match.deals) + 1)]
    if progress.dealer is not None:
        notes.append(words.text("table-dealer", name=progress.dealer))
    if summary.is_demo:
        notes.insert(0, words.text("demo-badge"))
    is_in_columns = len(match.sides) == PAIR and not layout.has_large_text
    sides: list[ft.Control] = []
    for number, (side, total) in enumerate(zip(match.sides, progress.totals, strict=True)):
        back, name = buttons.side_back(number, 16), text(side.name, 16, expand=True)
        named = ft.Row([back, name], spacing=8, expand=not is_in_columns)
        score = digits(words.number(total), 32 if is_in_columns else 23, C.ON_SURFACE)
        if is_in_columns:
            sides.append(ft.Column([named, score], spacing=6, tight=True, expand=True))
        else:
            sides.append(ft.Row([named, score], spacing=8))
    label = text(words.text("matches-continue"), 16, Face.MEDIUM, C.ON_PRIMARY)
    pill = ft.Container(label, bgcolor=C.PRIMARY, border_radius=28, padding=14)
    pill.alignment = ft.Alignment.CENTER
    standing: ft.Control = buttons.stacked(*sides, spacing=8)
    if is_in_columns:
        top = ft.CrossAxisAlignment.START
        standing = ft.Row(sides, spacing=12, vertical_alignment=top)
    parts = _parts(words, summary, today)
    if is_open:
        parts.append(words.text("matches-open"))
    content: ft.Control = buttons.stacked(standing, pill, spacing=14)
    if layout.has_two_panes:
        pill.width = 280
        content = ft.Row([ft.Container(standing, expand=True), pill], spacing=24)
    body = buttons.tappable(
        content,
        ", ".join([_said(words, summary, parts), words.text("matches-continue")]),
        partial(_open, state, summary.uid),
        name=f"match-{listed.place}",
        selected=is_open,
        border_radius=12,
    )
    dot = ft.Container(width=8, height=8, border_radius=4, bgcolor=BRASS)
    running = text(words.text("matches-now"), 14, Face.BOLD)
    muted = text(" · ".join(notes), 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    sentence = ft.Row([running, muted], wrap=True, spacing=7, run_spacing=0, expand=True)
    head = ft.Row([dot, sentence, _more_button(words, listed, on_more)], spacing=7)
    return felt(
        buttons.stacked(head, ft.Container(body, padding=ft.Padding.only(right=12)), spacing=4),
        expand=False,
        border_radius=18,
        padding=ft.Padding.only(left=14, right=2, top=4, bottom=14),
    )


# --- what can be done with one


def use_match_menu(state: State) -> buttons.Handler:
    """Hook with the sheet of what can be done with a match; gives the call that opens it."""
    listed, choose = ft.use_state(cast("Listed | None", None))
    dropped, drop = ft.use_state(cast("OpenMatch | None", None))
    open_sending = sending.use_sending(state)
    words, close = state.words, partial(choose, None)

    async def again(uid: MatchUid) -> None:
        close()
        before = state.session.matches.open(uid)
        go("/new" if await state.start(rematch_set_up(before)) else "/")

    def send(summary: Summary) -> None:
        close()
        open_sending(sending.match_selection(summary.uid, summary.match))

    def delete(uid: MatchUid) -> None:
        close()
        drop(state.session.matches.open(uid))

    sheet = None
    if listed is not None:
        summary, place, icons = listed.summary, listed.place, ft.Icons
        ways: list[tuple[str, str, ft.IconData, buttons.Handler]] = [
            (f"rematch-{place}", "matches-rematch", icons.REPLAY, partial(again, summary.uid)),
            (f"send-{place}", "send", icons.IOS_SHARE, partial(send, summary)),
            ("delete", "match-delete", icons.DELETE_OUTLINE, partial(delete, summary.uid)),
        ]
        items = [dialogs.Item(name, words.text(key), icon, tap) for name, key, icon, tap in ways]
        names = ", ".join(side.name for side in summary.match.sides)
        sheet = dialogs.menu_sheet(state, names, items[listed.is_running :], close)
    ft.use_dialog(sheet)
    ft.use_dialog(deletion(state, dropped, partial(drop, None)) if dropped else None)
    return choose


# --- the list


def found(words: Words, listed: Sequence[Listed], wanted: str) -> list[Listed]:
    """Return the matches with every word of a text in the names of people, sides or rules."""
    parts = wanted.casefold().split()

    def is_meant(row: Listed) -> bool:
        try:
            sides = row.summary.match.sides
            names = [side.name for side in sides]
            names += [player.name for side in sides for player in side.players]
            known = " ".join([*names, _rules(words, row.summary)]).casefold()
        except UNREADABLE:
            return False
        return all(part in known for part in parts)

    return list(filter(is_meant, listed))


def _read(listed: Sequence[Listed]) -> None:
    """Read all matches, off the event loop, before somebody has typed what to look for."""
    for entry in listed:
        with contextlib.suppress(*UNREADABLE):
            _ = entry.summary.match


def _groups(state: State, listed: Sequence[Listed], on_more: buttons.Handler) -> list[ft.Control]:
    """The matches under the headings of their days and months."""
    words, today = state.words, now().date()
    open_match = None if state.match is None else state.match.uid
    is_wide = state.layout.beside_tabs >= TWO_COLUMNS and not state.layout.has_large_text
    parts: list[ft.Control] = []

    def heading_of(row: Listed) -> str:
        return messages.day_heading(words, row.summary.changed, today=today)

    for heading, group in groupby(listed, key=heading_of):
        uids = [(entry, entry.summary.uid) for entry in group]
        rows: list[ft.Control] = [
            MatchRow(entry, today, is_open=uid == open_match, on_more=on_more, key=uid)
            for entry, uid in uids
        ]
        if is_wide:  # so that names and totals stand together
            cells: list[ft.Control] = [ft.Container(row, expand=True, key=row.key) for row in rows]
            if len(cells) % PAIR:
                cells.append(ft.Container(expand=True))
            top = ft.CrossAxisAlignment.START
            rows = [
                ft.Row(list(pair), spacing=12, key=pair[0].key, vertical_alignment=top)
                for pair in zip(cells[::PAIR], cells[1::PAIR], strict=True)
            ]
        parts += [*([buttons.group_label(heading)] if heading else []), buttons.group(*rows)]
    return parts


@component
def MatchesScreen() -> Any:
    """The list, or what to do while there is none."""
    state = use_state()
    words = state.words
    count, set_count = ft.use_state(AT_ONCE)
    wanted, look_for = ft.use_state(cast("str | None", None))
    open_menu, warning = use_match_menu(state), use_warning(state)
    listed = [Listed(place, summary) for place, summary in enumerate(state.session.matches.list())]
    shown = listed if not wanted else found(words, listed, wanted)

    def more() -> None:
        set_count(lambda before: min(before + AT_ONCE, len(shown)))

    def scrolled(event: ft.OnScrollEvent) -> None:
        is_near_the_end = event.pixels > event.max_scroll_extent - 600
        if is_near_the_end and count < len(shown):
            more()

    async def open_search() -> None:
        look_for("")
        await state.keep(_read, listed)

    icons, is_looking = ft.Icons, wanted is not None
    looking = buttons.icon_button(
        icons.CLOSE if is_looking else icons.SEARCH,
        words.text("matches-find-close" if is_looking else "matches-find"),
        partial(look_for, None) if is_looking else open_search,
        name="look-for",
    )
    label = words.text("statistics")
    to_figures = partial(go, "/statistics")
    figures = buttons.icon_button(icons.BAR_CHART_ROUNDED, label, to_figures, name="statistics")
    actions = [looking, figures] if listed else [figures]
    counted = words.text("matches-count", count=len(listed)) if listed else ""
    title = app_bar(words.text("matches"), counted, actions=actions)
    label, begin = words.text("new-match"), partial(go, "/new?from=matches")
    new = buttons.button(label, begin, icon=icons.ADD, filled=True, name="new-match")
    if listed:
        new.expand = new.expand_loose = True
    notice = dialogs.notice_bar(state) if state.failure else deleted_bar(state)
    below = [padded(notice, bottom=8)] if notice else []
    if not listed:
        ways = [padded(part, bottom=8) for part in (demo_button(state), new)]
        nothing_yet = _nothing_yet(words, warning)
        return page(title, nothing_yet, padded(DeletedMatches()), *below, *ways)
    parts, rest = [] if is_looking else warning, shown[:count]
    running = None if wanted else _running(state, listed)
    if running is not None:
        uid, today = running.summary.uid, now().date()
        is_open, key = state.match is not None and state.match.uid == uid, f"now-{uid}"
        parts.append(RunningMatch(running, today, is_open=is_open, on_more=open_menu, key=key))
        rest = [row for row in rest if row is not running]
    parts += _groups(state, rest, open_menu)
    if not shown:
        sentence = words.text("matches-find-none", text=wanted or "")
        parts.append(buttons.remark(sentence, name="none-found"))
    if count < len(shown):
        parts.append(buttons.button(words.text("matches-older"), more, name="older"))
    else:
        parts.append(DeletedMatches(key="deleted"))
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, top=2, bottom=80)
    list_of_rows = ft.ListView(parts, expand=True, spacing=8, padding=padding)
    list_of_rows.on_scroll, list_of_rows.scroll_interval = scrolled, 100
    end = ft.Row([new], alignment=ft.MainAxisAlignment.END)
    over_it = ft.Container(end, left=SIDE_PADDING, right=SIDE_PADDING, bottom=12)
    searched = []
    if wanted is not None:
        find = partial(NameField, name="find", on_drawn=_focused, key="find")
        hint = words.text("matches-find-hint")
        searched = [padded(find(words.text("matches-find"), wanted, look_for, hint=hint))]
    return page(title, *searched, ft.Stack([list_of_rows, over_it], expand=True), *below)


def _nothing_yet(words: Words, warning: Sequence[ft.Control]) -> ft.Control:
    """The sentence in place of the list, under a warning that may need more than a small screen."""
    mark = buttons.picture("marks/app-mark.svg", 72, 72)
    column, center = with_sentence(mark, words.text("matches-none")), ft.Alignment.CENTER
    nothing_yet = ft.Container(column, expand=not warning, alignment=center, padding=24)
    return padded(scrolling([*warning, nothing_yet]), expand=True) if warning else nothing_yet


def _focused(field: ft.TextField) -> None:
    field.autofocus = True


def _running(state: State, listed: Sequence[Listed]) -> Listed | None:
    """Return the match that lies on the table: the one that is open, else the latest that runs."""
    uid = None if state.match is None else state.match.uid
    open_first = [*(row for row in listed if row.summary.uid == uid), *listed[:AT_ONCE]]
    return next((row for row in open_first if row.is_running), None)
