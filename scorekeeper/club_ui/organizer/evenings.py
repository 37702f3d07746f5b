"""The club's tab: the evenings, what else there is to do, the log, and taking an evening over."""

from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.club.model import LogEntry, Problems
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club_ui.news import use_reload
from scorekeeper.club_ui.organizer import shared, tables
from scorekeeper.i18n.club import author_name, club_problem, entry_text, summary_text
from scorekeeper.i18n.documents import placed_problem
from scorekeeper.i18n.messages import clock, day
from scorekeeper.services.club import EveningSummary
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import calling, go
from scorekeeper.ui.palette import FELT_ROLES, themes
from scorekeeper.ui.theme import SENTENCE, text
from scorekeeper.ui.widgets import buttons, fields, page
from scorekeeper.view_models.people import known_people

C = ft.Colors
MOST_EVENINGS, MOST_LINES = 20, 60
UNLESS_ASKED = frozenset(("evening_deleted", "evening_later_here", "evening_differs"))
"""Problems of a file that can be taken over all the same."""


@component
def ClubScreen() -> Any:
    state = use_state()
    words, club = state.words, state.session.club
    use_reload(state, "evening")
    most, show = ft.use_state(MOST_EVENINGS)

    def section(title: str) -> ft.Control:
        return ft.Container(buttons.heading(words.text(title)), padding=ft.Padding.only(top=8))

    def evening_row(summary: EveningSummary, name: str) -> ft.Control:
        when = day(words, summary.date)
        if not summary.is_readable:
            unreadable = words.text("club-unreadable", name=summary.name, day=when)
            return buttons.card(buttons.complaint(unreadable, name=name))
        key = "club-row-place" if summary.place else "club-row"
        values = {"day": when, "state": summary_text(words, summary), "place": summary.place}
        entrants = words.text("club-entrants", count=summary.entrants)
        line = words.text(key, entrants=entrants, **values)
        part = ("players",) if summary.state == "planned" else ()
        icon = ft.Icons.PLAY_CIRCLE if summary.state in shared.LIVE else ft.Icons.EVENT
        open_it = partial(go, shared.of_evening(summary.uid, *part))
        row = buttons.opening_row(summary.name, line, open_it, name=name, icon=icon)
        if summary.state in shared.LIVE:  # what is live lies on the felt
            row = ft.Container(row, **themes(FELT_ROLES))
        return shared.keyed(row, summary.uid)

    listed, evenings = club.evenings.list(), list[ft.Control]()
    for title, name in (("club-running", "live"), ("club-earlier", "evening")):
        if group := [
            item for item in listed[:most] if (item.state in shared.LIVE) is (name == "live")
        ]:
            rows = [evening_row(summary, f"{name}-{place}") for place, summary in enumerate(group)]
            evenings += [section(title), *rows]
    if not listed:
        none = buttons.card(text(words.text("club-none"), 16, line=SENTENCE))
        evenings.append(buttons.identified("none", none))
    if most < len(listed):
        more = partial(show, most + MOST_EVENINGS)
        evenings.append(buttons.button(words.text("matches-older"), more, name="older"))

    def row_to(key: str, route: str, icon: ft.IconData, name: str, **counts: int) -> ft.Control:
        title, hint = words.text(f"club-{key}"), words.text(f"club-{key}-row", **counts)
        return buttons.opening_row(title, hint, partial(go, route), name=name, icon=icon)

    people, seasons = len(known_people(state.session)), len(club.seasons.list())
    rest = [
        row_to("members", shared.MEMBERS, ft.Icons.PEOPLE_OUTLINED, "members", count=people),
        row_to("seasons", shared.SEASONS, ft.Icons.EMOJI_EVENTS_OUTLINED, "seasons", count=seasons),
        row_to("publish", shared.PUBLISH, ft.Icons.PUBLIC, "publish"),
        row_to("take", shared.TAKE_OVER, ft.Icons.MOVE_TO_INBOX, "take-over"),
    ]
    if state.league is not None:
        rest.insert(3, row_to("league", shared.LEAGUE, ft.Icons.HUB_OUTLINED, "league"))
    if state.director is None:
        count, icon = len(club.directors.all()), ft.Icons.SUPERVISOR_ACCOUNT_OUTLINED
        rest.append(row_to("directors", shared.DIRECTORS, icon, "directors", count=count))
    rest.append(Logins(key="logins") if state.director is None else OwnLogin(key="logins"))

    bring_back, by = club.evenings.bring_back, shared.author(state)
    for place, summary in enumerate(club.evenings.deleted()):
        name = f"{summary.name}, {day(words, summary.date)}"
        label = words.text("club-bring-back", name=name)
        tap = calling(state.saving, bring_back, summary.uid, by=by)
        rest += [] if place else [section("club-deleted")]
        rest.append(buttons.button(label, tap, icon=ft.Icons.RESTORE, name=f"bring-back-{place}"))
    label, begin = words.text("club-new"), partial(go, shared.NEW)
    new = buttons.button(label, begin, icon=ft.Icons.ADD, filled=True, name="new-evening")
    body = shared.panes(state.layout, evenings, rest)
    return page.page(page.app_bar(words.text("club-title")), *shared.framed(state, body, [new]))


@component
def Logins() -> Any:
    state = use_state()
    words, logins = state.words, state.session.club.logins
    use_reload(state, "access")
    known = logins.all()
    if not known:
        return ft.Container()
    own = ft.context.page.client_ip or ""  # the name of one's own log-in is that of the page
    others, parts = [login for login in known if login != own], []
    if own in known:
        label, tap = words.text("logins-end-own"), calling(state.saving, logins.end, own)
        parts.append(buttons.button(label, tap, name="log-out"))
    if others:
        label = words.text("logins-end-others" if own in known else "logins-end-all")
        tap = calling(state.saving, logins.end, *others)
        parts.append(buttons.button(label, tap, name="log-out-others"))
    count = buttons.remark(words.text("logins-count", count=len(known)), name="logins")
    return buttons.card(buttons.heading(words.text("logins")), count, *parts)


@component
def OwnLogin() -> Any:
    state = use_state()
    words, login = state.words, ft.context.page.client_ip or ""
    end = calling(state.saving, state.session.club.directors.log_out, login)
    name = buttons.remark(words.text("directors-own", name=state.author), name="director")
    label = words.text("logins-end-own")
    return buttons.card(name, buttons.button(label, end, icon=ft.Icons.LOGOUT, name="log-out"))


@component
def LogScreen() -> Any:
    state = use_state()
    words, muted = state.words, C.ON_SURFACE_VARIANT
    evening = shared.use_evening(state, of=lambda evening: (evening.plan.name, evening.log))
    most, show = ft.use_state(MOST_LINES)
    if evening is None:
        return shared.gone(state)

    def line(number: int, entry: LogEntry) -> ft.Control:
        notes = [author_name(words, evening, entry.note.by)]
        if entry.note.reason:
            notes.append(words.text("club-because", reason=entry.note.reason))
        lines: list[ft.Control] = [
            text(entry_text(words, evening, entry), 16, line=SENTENCE),
            text(" · ".join(notes), 14, color=muted, line=SENTENCE),
        ]
        when = text(clock(words, entry.note.at), 14, color=muted)
        parts: list[ft.Control] = [
            ft.Container(when, width=48 * state.layout.scale),
            ft.Icon(tables.ICONS[entry.kind], color=muted, size=22),
            ft.Column(lines, spacing=0, tight=True, expand=True),
        ]
        row = ft.Row(parts, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
        edge, ground = ft.Border.all(1, C.OUTLINE_VARIANT), C.SURFACE_CONTAINER_LOW
        box = ft.Container(row, padding=12, border_radius=14, border=edge, bgcolor=ground)
        return shared.keyed(buttons.identified(f"line-{number}", box), f"{number}")

    numbered = list(enumerate(evening.log, 1))
    lines = [line(number, entry) for number, entry in reversed(numbered[-most:])]
    if not lines:
        lines = [buttons.remark(words.text("club-log-none"), name="none")]
    if most < len(numbered):
        more = partial(show, most + MOST_LINES)
        lines.append(buttons.button(words.text("club-log-older"), more, name="older"))
    room = max(page.SIDE_PADDING, (state.layout.beside_tabs - 760) / 2)
    padding = ft.Padding.only(left=room, right=room, bottom=8)
    body = ft.ListView(lines, expand=True, spacing=6, padding=padding)
    return shared.evening_screen(state, evening, "log", body)


@component
def TakeOverScreen() -> Any:
    """An evening from a file: it is shown at once, or what is wrong with it."""
    state = use_state()
    words = state.words
    (file, content), pick = ft.use_state(("", b""))
    (faults, problems), refuse = ft.use_state(cast("tuple[tuple[str, ...], Problems]", ((), ())))

    async def take(file: str, content: bytes | None, *, anyway: bool = False) -> None:
        pick((file, content or b""))
        refuse(((), ()))
        if content is None:
            refuse(((words.text("club-take-unread"),), ()))
            return
        try:
            verb = state.session.club.moving.take_over
            uid: Any = await state.saving(verb, content, file, anyway=anyway)
        except ClubFileError as error:
            broken = words.text("club-take-broken", file=file)
            lines = (placed_problem(words, p, club_problem(words, p)) for p in error.problems)
            refuse(((broken, *lines), ()))
            return
        wrong = uid if isinstance(uid, tuple) else ()
        refuse((tuple(club_problem(words, problem) for problem in wrong), wrong))
        if isinstance(uid, str):
            go(shared.of_evening(uid))

    picker = fields.use_picker(take)
    label, icon = words.text("club-take-choose"), ft.Icons.FILE_OPEN_OUTLINED
    choose = buttons.button(label, icon=icon, filled=not problems, name="choose", **picker)
    parts: list[ft.Control] = [page.sentence(words.text("club-take-hint")), choose]
    if faults:
        lines = [text(fault, 14, line=SENTENCE) for fault in faults[1:6]]
        refused = buttons.card(buttons.complaint(faults[0], name="wrong"), *lines)
        parts.append(buttons.identified("refused", refused))
    if problems and {problem.code for problem in problems} <= UNLESS_ASKED:
        label, tap = words.text("club-take-anyway"), calling(take, file, content, anyway=True)
        if state.director is None:
            parts.append(buttons.button(label, tap, danger=True, name="anyway"))
        else:  # the evening that is here would be gone
            parts.append(page.sentence(words.text("directors-organiser-only"), name="refused-here"))
    title, back = words.text("club-take"), partial(go, shared.CLUB)
    return page.column_screen(state, shared.TAKE_OVER, title, parts, back, subtitle=file)
