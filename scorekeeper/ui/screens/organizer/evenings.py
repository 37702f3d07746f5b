"""The club's tab: the evening that is running, the others, and what else there is to do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.club import ClubFileError, Evening, EveningUid, LogEntry, Problems
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import club_problem, told_author, told_entry, told_summary
from scorekeeper.i18n.messages import clock, day
from scorekeeper.scoring import Problem
from scorekeeper.services.club import EveningSummary, News
from scorekeeper.ui.screens.data.transfer import use_picker
from scorekeeper.ui.screens.organizer.page import (
    CLUB,
    MEMBERS,
    NEW,
    ORGANISER,
    SEASONS,
    TAKE_OVER,
    evening_screen,
    gone,
    of_evening,
    use_evening,
    use_news,
)
from scorekeeper.ui.screens.organizer.tables import ICONS
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import button, card, complaint, heading, opening_row, remark
from scorekeeper.ui.widgets.dialogs import notice_bar
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, column_screen, padded, page, sentence
from scorekeeper.ui.widgets.people import known_people
from scorekeeper.ui.widgets.text import SENTENCE, text


@component
def Logins() -> Any:
    """Nothing as long as nobody is logged in."""
    state = use_state()
    logins = state.session.club.logins
    known, see = ft.use_state(logins.all())

    def look() -> None:
        see(logins.all())

    def tell(news: Sequence[News]) -> None:
        if any(one.what == "access" for one in news):
            look()

    use_news(state, tell, again=look)
    if not known:
        return ft.Container()
    count = state.words.text("logins-count", count=len(known))
    said = [heading(state.words.text("logins")), remark(count, name="logins")]
    return card(*said, *_ways_out(state, known))


def _ways_out(state: State, known: Sequence[str]) -> Iterator[ft.Control]:
    """Log out here, and all others; the name of one's own log-in is that of the page."""
    words, own = state.words, ft.context.page.client_ip or ""
    others = [one for one in known if one != own]

    def ending(*these: str) -> Any:
        async def end() -> None:
            await state.saving(state.session.club.logins.end, *these)

        return end

    if own in known:
        yield button(words.text("logins-end-own"), ending(own), name="log-out")
    if others:
        said = words.text("logins-end-others" if own in known else "logins-end-all")
        yield button(said, ending(*others), name="log-out-others")


AT_ONCE = 20
"""Evenings shown at a time."""
TWO_COLUMNS = 840
LIVE = ("drawn", "running", "between")


@component
def ClubScreen() -> Any:
    """The evenings, the running one on top; beside them, where there is room, the rest."""
    state = use_state()
    listed, shown, show_more = _use_evenings(state)
    words = state.words
    new = button(
        words.text("club-new"), lambda: go(NEW), icon=ft.Icons.ADD, filled=True, name="new-evening"
    )
    notice = notice_bar(state) if state.failure else None
    below = [padded(one, bottom=8) for one in (notice, new) if one is not None]
    evenings = _evenings(words, listed[:shown])
    ways = [*_ways(state), Logins(key="logins"), *_deleted(state)]
    if shown < len(listed):
        evenings.append(button(words.text("matches-older"), show_more, name="older"))
    if state.layout.beside_tabs < TWO_COLUMNS or state.layout.has_large_text:
        body: ft.Control = _column([*evenings, *ways])
    else:
        body = ft.Row(
            [_column(evenings), _column(ways)],
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return page(app_bar(words.text("club-title")), ft.Container(body, expand=True), *below)


def _use_evenings(state: State) -> tuple[tuple[EveningSummary, ...], int, Any]:
    """The list, how much of it is shown, and the call that shows more."""
    listed = state.session.club.evenings.list()
    _, seen = ft.use_state(listed)
    shown, show = ft.use_state(AT_ONCE)

    def look() -> None:
        seen(state.session.club.evenings.list())

    def tell(news: Sequence[Any]) -> None:
        if any(one.what == "evening" for one in news):
            look()

    use_news(state, tell, again=look)
    return listed, shown, lambda: show(lambda now: now + AT_ONCE)


def _evenings(words: Words, listed: Sequence[EveningSummary]) -> list[ft.Control]:
    if not listed:
        said = text(words.text("club-none"), 16, line=SENTENCE)
        return [ft.Semantics(identifier="none", container=True, content=card(said))]
    live = [one for one in listed if one.state in LIVE]
    others = [one for one in listed if one.state not in LIVE]
    parts: list[ft.Control] = []
    if live:
        parts.append(_title(words.text("club-running")))
        parts += [_row(words, one, f"live-{place}", is_live=True) for place, one in enumerate(live)]
    if others:
        parts.append(_title(words.text("club-earlier")))
        parts += [_row(words, one, f"evening-{place}") for place, one in enumerate(others)]
    return parts


def _row(words: Words, one: EveningSummary, name: str, *, is_live: bool = False) -> ft.Control:
    if not one.is_readable:
        said = words.text("club-unreadable", name=one.name, day=day(words, one.date))
        return card(complaint(said, name=name))
    state = told_summary(words, one)
    entrants = words.text("club-entrants", count=one.entrants)
    values = {"day": day(words, one.date), "state": state, "entrants": entrants}
    if one.place:
        line = words.text("club-row-place", place=one.place, **values)
    else:
        line = words.text("club-row", **values)
    icon = ft.Icons.PLAY_CIRCLE if is_live else ft.Icons.EVENT
    part = ("players",) if one.state == "planned" else ()
    row = opening_row(one.name, line, lambda: go(of_evening(one.uid, *part)), name=name, icon=icon)
    row.key = one.uid
    return row


def _ways(state: State) -> list[ft.Control]:
    """Members, seasons, and the way in for an evening of another computer."""
    words = state.words
    return [
        opening_row(
            words.text("club-members"),
            words.text("club-members-row", count=len(known_people(state.session))),
            lambda: go(MEMBERS),
            name="members",
            icon=ft.Icons.PEOPLE_OUTLINED,
        ),
        opening_row(
            words.text("club-seasons"),
            words.text("club-seasons-row", count=len(state.session.club.seasons.list())),
            lambda: go(SEASONS),
            name="seasons",
            icon=ft.Icons.EMOJI_EVENTS_OUTLINED,
        ),
        opening_row(
            words.text("club-take"),
            words.text("club-take-row"),
            lambda: go(TAKE_OVER),
            name="take-over",
            icon=ft.Icons.MOVE_TO_INBOX,
        ),
    ]


def _deleted(state: State) -> list[ft.Control]:
    """The evenings that were deleted, each with the way back."""
    words, club = state.words, state.session.club
    gone = club.evenings.deleted()
    if not gone:
        return []

    def back(uid: EveningUid) -> Any:
        async def bring() -> None:
            await state.saving(club.evenings.bring_back, uid, by=ORGANISER)

        return bring

    rows = [
        button(
            words.text("club-bring-back", name=f"{one.name}, {day(words, one.date)}"),
            back(one.uid),
            icon=ft.Icons.RESTORE,
            name=f"bring-back-{place}",
        )
        for place, one in enumerate(gone)
    ]
    return [_title(words.text("club-deleted")), *rows]


def _title(said: str) -> ft.Control:
    return ft.Container(heading(said), padding=ft.Padding.only(top=8))


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)


C = ft.Colors
LOG_AT_ONCE = 60
"""Lines shown at a time."""
WIDEST = 760


@component
def LogScreen() -> Any:
    """A line for each thing that was done: when, what, by whom, and why."""
    state = use_state()
    evening = use_evening(state, of=lambda evening: (evening.plan.name, evening.log))
    shown, show = ft.use_state(LOG_AT_ONCE)
    if evening is None:
        return gone(state)
    count = len(evening.log)
    lines = [
        _line(state, evening, entry, count - place)
        for place, entry in enumerate(reversed(evening.log[-shown:]))
    ]
    if not lines:
        lines = [remark(state.words.text("club-log-none"), name="none")]
    if shown < count:
        older = state.words.text("club-log-older")
        lines.append(button(older, lambda: show(shown + LOG_AT_ONCE), name="older"))
    room = max(SIDE_PADDING, (state.layout.beside_tabs - WIDEST) / 2)
    padding = ft.Padding.only(left=room, right=room, bottom=8)
    body = ft.ListView(lines, expand=True, spacing=6, padding=padding)
    return evening_screen(state, evening, "log", body)


def _line(state: State, evening: Evening, entry: LogEntry, number: int) -> ft.Control:
    words = state.words
    parts = [told_author(words, evening, entry.note.by)]
    if entry.note.reason:
        parts.append(words.text("club-because", reason=entry.note.reason))
    told, noted = told_entry(words, evening, entry), " · ".join(parts)
    said: list[ft.Control] = [
        text(told, 16, line=SENTENCE),
        text(noted, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
    ]
    when = text(clock(words, entry.note.at), 14, color=C.ON_SURFACE_VARIANT)
    row = ft.Row(
        [
            ft.Container(when, width=48 * state.layout.scale),
            ft.Icon(ICONS[entry.kind], color=C.ON_SURFACE_VARIANT, size=22),
            ft.Column(said, spacing=0, tight=True, expand=True),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    box = ft.Container(row, padding=12, border_radius=14, bgcolor=C.SURFACE_CONTAINER_LOW)
    return ft.Semantics(identifier=f"line-{number}", container=True, content=box, key=f"{number}")


SAID = 6
"""Faults of a file that are told at most."""
UNLESS_ASKED = frozenset(("evening_deleted", "evening_later_here", "evening_differs"))
"""What can be taken over all the same."""


@dataclass(frozen=True, slots=True)
class Picked:
    """A file, and what was wrong with it or with taking it over."""

    file: str = ""
    content: bytes = b""
    wrong: tuple[str, ...] = ()
    """In words."""
    problems: tuple[Problem, ...] = ()

    @property
    def can_be_forced(self) -> bool:
        """True if somebody may say that it shall be taken over anyway."""
        return bool(self.problems) and {one.code for one in self.problems} <= UNLESS_ASKED


@component
def TakeOverScreen() -> Any:
    """The picker, and below it why a file was not taken."""
    state = use_state()
    words = state.words
    picked, pick = ft.use_state(Picked())

    async def take(file: str, content: bytes | None, *, anyway: bool = False) -> None:
        pick(await taken(state, file, content, anyway=anyway))

    async def force() -> None:
        await take(picked.file, picked.content, anyway=True)

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
        said = [*picked.wrong, *(club_problem(words, one) for one in picked.problems)]
        lines = [text(one, 14, line=SENTENCE) for one in said[1:SAID]]
        refused = card(complaint(said[0], name="wrong"), *lines)
        parts.append(ft.Semantics(identifier="refused", container=True, content=refused))
    if picked.can_be_forced:
        parts.append(button(words.text("club-take-anyway"), force, danger=True, name="anyway"))
    return column_screen(
        state, TAKE_OVER, words.text("club-take"), parts, lambda: go(CLUB), subtitle=picked.file
    )


async def taken(state: State, file: str, content: bytes | None, *, anyway: bool) -> Picked:
    """Take an evening over and go there; or what kept it from being taken."""
    words = state.words
    if content is None:
        return Picked(file, wrong=(words.text("club-take-unread"),))
    verb = state.session.club.moving.take_over
    try:
        done: EveningUid | Problems | None = await state.saving(verb, content, file, anyway=anyway)
    except ClubFileError as error:
        faults = tuple(str(one) for one in error.complaints)
        return Picked(file, content, (words.text("club-take-broken", file=file), *faults))
    if isinstance(done, tuple):
        return Picked(file, content, problems=done)
    if done is not None:
        go(of_evening(done))
    return Picked(file)
