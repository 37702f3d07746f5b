"""The club's tab: the evenings, what else there is to do, the log, and taking an evening over."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import ClubFileError, Evening, EveningUid, LogEntry, Problems
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import club_problem, told_author, told_entry, told_summary
from scorekeeper.i18n.messages import clock, day
from scorekeeper.services.club import EveningSummary
from scorekeeper.ui.news import use_reload
from scorekeeper.ui.screens.organizer import shared
from scorekeeper.ui.screens.organizer.tables import ICONS
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import button, card, complaint, heading, opening_row, remark
from scorekeeper.ui.widgets.dialogs import notice_bar
from scorekeeper.ui.widgets.files import use_picker
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, column_screen, padded, page, sentence
from scorekeeper.ui.widgets.people import known_people
from scorekeeper.ui.widgets.text import SENTENCE, text

C = ft.Colors
MOST_EVENINGS, MOST_LINES = 20, 60
MOST_FAULTS = 6
LIVE = ("drawn", "running", "between")
LOG_WIDTH = 760
UNLESS_ASKED = frozenset(("evening_deleted", "evening_later_here", "evening_differs"))
"""Problems of a file that can be taken over all the same."""


@component
def ClubScreen() -> Any:
    """The evenings, the running one on top; beside them, where there is room, the rest."""
    state = use_state()
    words, club = state.words, state.session.club
    listed = club.evenings.list()
    use_reload(state, "evening")
    most, show = ft.use_state(MOST_EVENINGS)
    evenings = _evenings(words, listed[:most])
    if most < len(listed):
        more = partial(show, most + MOST_EVENINGS)
        evenings.append(button(words.text("matches-older"), more, name="older"))

    def way(key: str, route: str, icon: ft.IconData, name: str = "", **counts: int) -> ft.Control:
        title, hint = words.text(f"club-{key}"), words.text(f"club-{key}-row", **counts)
        return opening_row(title, hint, partial(go, route), name=name or key, icon=icon)

    people, seasons = len(known_people(state.session)), len(club.seasons.list())
    ways = [
        way("members", shared.MEMBERS, ft.Icons.PEOPLE_OUTLINED, count=people),
        way("seasons", shared.SEASONS, ft.Icons.EMOJI_EVENTS_OUTLINED, count=seasons),
        way("take", shared.TAKE_OVER, ft.Icons.MOVE_TO_INBOX, name="take-over"),
    ]
    new = button(
        words.text("club-new"),
        lambda: go(shared.NEW),
        icon=ft.Icons.ADD,
        filled=True,
        name="new-evening",
    )
    notice = notice_bar(state) if state.failure else None
    below = [padded(part, bottom=8) for part in (notice, new) if part is not None]
    body = shared.panes(state.layout, evenings, [*ways, Logins(key="logins"), *_deleted(state)])
    return page(app_bar(words.text("club-title")), ft.Container(body, expand=True), *below)


def _evenings(words: Words, listed: Sequence[EveningSummary]) -> list[ft.Control]:
    if not listed:
        none = text(words.text("club-none"), 16, line=SENTENCE)
        return [ft.Semantics(identifier="none", container=True, content=card(none))]
    parts: list[ft.Control] = []
    for title, name, is_live in (
        ("club-running", "live", True),
        ("club-earlier", "evening", False),
    ):
        if group := [summary for summary in listed if (summary.state in LIVE) is is_live]:
            parts.append(_title(words.text(title)))
            parts += [
                _row(words, summary, f"{name}-{place}") for place, summary in enumerate(group)
            ]
    return parts


def _row(words: Words, summary: EveningSummary, name: str) -> ft.Control:
    when = day(words, summary.date)
    if not summary.is_readable:
        return card(
            complaint(words.text("club-unreadable", name=summary.name, day=when), name=name)
        )
    place = {"place": summary.place} if summary.place else {}
    line = words.text(
        "club-row-place" if summary.place else "club-row",
        day=when,
        state=told_summary(words, summary),
        entrants=words.text("club-entrants", count=summary.entrants),
        **place,
    )
    part = ("players",) if summary.state == "planned" else ()
    icon = ft.Icons.PLAY_CIRCLE if summary.state in LIVE else ft.Icons.EVENT
    route = shared.of_evening(summary.uid, *part)
    row = opening_row(summary.name, line, lambda: go(route), name=name, icon=icon)
    row.key = summary.uid
    return row


def _deleted(state: State) -> list[ft.Control]:
    words, evenings = state.words, state.session.club.evenings

    async def bring_back(uid: EveningUid) -> None:
        await state.saving(evenings.bring_back, uid, by=shared.ORGANISER)

    rows = [
        button(
            words.text("club-bring-back", name=f"{summary.name}, {day(words, summary.date)}"),
            partial(bring_back, summary.uid),
            icon=ft.Icons.RESTORE,
            name=f"bring-back-{place}",
        )
        for place, summary in enumerate(evenings.deleted())
    ]
    return [_title(words.text("club-deleted")), *rows] if rows else []


def _title(words: str) -> ft.Control:
    return ft.Container(heading(words), padding=ft.Padding.only(top=8))


@component
def Logins() -> Any:
    state = use_state()
    words, logins = state.words, state.session.club.logins
    use_reload(state, "access")
    known = logins.all()

    async def end(these: Sequence[str]) -> None:
        await state.saving(logins.end, *these)

    if not known:
        return ft.Container()
    own = ft.context.page.client_ip or ""  # the name of one's own log-in is that of the page
    others, parts = [login for login in known if login != own], []
    if own in known:
        parts.append(button(words.text("logins-end-own"), partial(end, [own]), name="log-out"))
    if others:
        label = words.text("logins-end-others" if own in known else "logins-end-all")
        parts.append(button(label, partial(end, others), name="log-out-others"))
    count = remark(words.text("logins-count", count=len(known)), name="logins")
    return card(heading(words.text("logins")), count, *parts)


@component
def LogScreen() -> Any:
    state = use_state()
    evening = shared.use_evening(state, of=lambda evening: (evening.plan.name, evening.log))
    most, show = ft.use_state(MOST_LINES)
    if evening is None:
        return shared.gone(state)
    count = len(evening.log)
    lines = [
        _line(state, evening, entry, count - place)
        for place, entry in enumerate(reversed(evening.log[-most:]))
    ]
    if not lines:
        lines = [remark(state.words.text("club-log-none"), name="none")]
    if most < count:
        older = state.words.text("club-log-older")
        lines.append(button(older, partial(show, most + MOST_LINES), name="older"))
    room = max(SIDE_PADDING, (state.layout.beside_tabs - LOG_WIDTH) / 2)
    padding = ft.Padding.only(left=room, right=room, bottom=8)
    body = ft.ListView(lines, expand=True, spacing=6, padding=padding)
    return shared.evening_screen(state, evening, "log", body)


def _line(state: State, evening: Evening, entry: LogEntry, number: int) -> ft.Control:
    words, muted = state.words, C.ON_SURFACE_VARIANT
    notes = [told_author(words, evening, entry.note.by)]
    if entry.note.reason:
        notes.append(words.text("club-because", reason=entry.note.reason))
    lines: list[ft.Control] = [
        text(told_entry(words, evening, entry), 16, line=SENTENCE),
        text(" · ".join(notes), 14, color=muted, line=SENTENCE),
    ]
    when = text(clock(words, entry.note.at), 14, color=muted)
    row = ft.Row(
        [
            ft.Container(when, width=48 * state.layout.scale),
            ft.Icon(ICONS[entry.kind], color=muted, size=22),
            ft.Column(lines, spacing=0, tight=True, expand=True),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    box = ft.Container(row, padding=12, border_radius=14, bgcolor=C.SURFACE_CONTAINER_LOW)
    return ft.Semantics(identifier=f"line-{number}", container=True, content=box, key=f"{number}")


@dataclass(frozen=True, slots=True)
class Picked:
    file: str = ""
    content: bytes = b""
    wrong: tuple[str, ...] = ()
    problems: Problems = ()


@component
def TakeOverScreen() -> Any:
    state = use_state()
    words = state.words
    picked, pick = ft.use_state(Picked())

    async def take(file: str, content: bytes | None) -> None:
        pick(await _taken(state, file, content, anyway=False))

    async def force() -> None:
        pick(await _taken(state, picked.file, picked.content, anyway=True))

    picker = use_picker(take)
    choose = button(
        words.text("club-take-choose"),
        picker.on_tap,
        icon=ft.Icons.FILE_OPEN_OUTLINED,
        filled=not picked.problems,
        name="choose",
        **picker.box,
    )
    parts: list[ft.Control] = [sentence(words.text("club-take-hint")), choose]
    if picked.wrong or picked.problems:
        faults = [*picked.wrong, *(club_problem(words, problem) for problem in picked.problems)]
        lines = [text(fault, 14, line=SENTENCE) for fault in faults[1:MOST_FAULTS]]
        refused = card(complaint(faults[0], name="wrong"), *lines)
        parts.append(ft.Semantics(identifier="refused", container=True, content=refused))
    if picked.problems and {problem.code for problem in picked.problems} <= UNLESS_ASKED:
        parts.append(button(words.text("club-take-anyway"), force, danger=True, name="anyway"))
    return column_screen(
        state,
        shared.TAKE_OVER,
        words.text("club-take"),
        parts,
        lambda: go(shared.CLUB),
        subtitle=picked.file,
    )


async def _taken(state: State, file: str, content: bytes | None, *, anyway: bool) -> Picked:
    """Take an evening over and go there; or what kept it from being taken."""
    words = state.words
    if content is None:
        return Picked(file, wrong=(words.text("club-take-unread"),))
    verb = state.session.club.moving.take_over
    try:
        done: EveningUid | Problems | None = await state.saving(verb, content, file, anyway=anyway)
    except ClubFileError as error:
        faults = tuple(map(str, error.complaints))
        return Picked(file, content, (words.text("club-take-broken", file=file), *faults))
    if isinstance(done, tuple):
        return Picked(file, content, problems=done)
    if done is not None:
        go(shared.of_evening(done))
    return Picked(file)
