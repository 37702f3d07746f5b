"""Screens of the Club tab: all sessions, the log of a session, the import of a session."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.club.model import EveningUid
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import Season
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.addresses import (
    DIRECTORS,
    LEAGUE,
    MEMBERS,
    NEW_EVENING,
    PUBLISH,
    SEASONS,
    TAKE_OVER,
)
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer import frame
from scorekeeper.club_ui.organizer.actions import author
from scorekeeper.club_ui.organizer.current_evening import open_evening, use_evening
from scorekeeper.club_ui.organizer.live_card import live_card
from scorekeeper.club_ui.organizer.log_icons import LOG_ICONS
from scorekeeper.club_ui.organizer.season_card import SeasonCard
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.club import club_problem
from scorekeeper.i18n.documents import problem_with_place
from scorekeeper.i18n.times import day
from scorekeeper.services.club import EveningSummary
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB, Address
from scorekeeper.ui.hooks import component, use_background, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import BRASS_TEXT, INSET, MUTED
from scorekeeper.ui.state import NotSaved, State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets.start import JoinClubButton
from scorekeeper.view_models.club_evenings import (
    EveningRow,
    LogLine,
    can_import_anyway,
    can_keep_both,
    evening_lists,
    log_lines,
    winner_text,
)
from scorekeeper.view_models.people import known_people

EVENINGS_PER_PAGE = 20
LOG_LINES_PER_PAGE = 60
MAX_FAULTS = 5
"""The number of faults of an imported file that are shown."""
DAY_WIDTH = 46  # logical pixels; the day before a session
FLOATING_ROOM = 72  # logical pixels; height of the floating button with its margin
DRAWING_WIDTH = 280  # logical pixels; the drawing of tables for a club without a session
DRAWING_HEIGHT = 86  # logical pixels
LOG_TIME_WIDTH = 48  # logical pixels at 100 % text


@component
def ClubScreen() -> ft.Control:
    """Screen with the sessions of the club; beside or below them, links to its other screens."""
    state = use_state()
    words = state.words
    limit, set_limit = ft.use_state(EVENINGS_PER_PAGE)
    use_redraw_on_events("evening")
    evenings = state.session.club.evenings
    summaries = evenings.list()
    seasons = state.session.club.seasons.list()
    listed = summaries[:limit]
    # The services cache the results, so that winners and season are then available at once.
    has_results = use_background(
        lambda: _read_results(state, listed, seasons[:1]),
        key=tuple(summary.uid for summary in listed),
        placeholder=False,
    )
    winners = _winners(state, listed) if has_results else {}
    lists = evening_lists(words, summaries, limit=limit, winners=winners)

    def show_older() -> None:
        set_limit(limit + EVENINGS_PER_PAGE)

    new_evening = kit.button(
        words.label("club-new"),
        lambda: go(NEW_EVENING),
        icon=kit.Icon.ADD,
        kind=kit.ButtonKind.MAIN,
    )
    # The redraw on events keeps the cards up to date.
    sessions: list[ft.Control] = [live_card(state, row) for row in lists.live]
    if has_results and seasons:
        sessions.append(SeasonCard(seasons[0], key=f"season-{seasons[0].uid}"))
    for month, rows in lists.months:
        sessions.append(kit.section(month, [_evening_row(state, row) for row in rows]))
    is_empty = not summaries
    if is_empty:
        sessions = [_welcome_card(words, new_evening), JoinClubButton(key="join")]
    if lists.has_more:
        sessions.append(kit.button(words.label("matches-older"), show_older))

    logins = Logins(key="logins") if state.director is None else OwnLogin(key="logins")
    club_parts = [
        kit.section("", _club_links(state)),
        logins,
        *_deleted_evenings(state, evenings.list_deleted()),
    ]
    # The last part can be scrolled out from under the button.
    room = [] if is_empty else [ft.Container(height=FLOATING_ROOM)]
    body = kit.panes(state.layout, sessions, club_parts, last=room)
    if not is_empty:
        body = kit.with_floating_action(body, new_evening)
    return kit.page_frame(
        kit.title_bar(state, words.text("club-title")),
        ft.Container(body, expand=True),
        *frame.frame_footer(state),
    )


def _read_results(
    state: State, listed: Sequence[EveningSummary], seasons: Sequence[Season]
) -> bool:
    """Read sessions and their standings, so that the services cache them; always return True."""
    club = state.session.club
    _winners(state, listed)
    for season in seasons:
        club.seasons.evenings_in_order(season.uid)
    return True


def _winners(state: State, listed: Sequence[EveningSummary]) -> dict[EveningUid, str]:
    """Return the text with the winners of each session that is over, by its id."""
    winners = {}
    for summary in listed:
        evening = open_evening(state, summary.uid) if summary.state == "over" else None
        if evening is not None:
            rows = state.session.club.evenings.standing(summary.uid)
            winners[summary.uid] = winner_text(state.words, evening, rows)
    return winners


def _welcome_card(words: Words, new_evening: ft.Control) -> ft.Control:
    """Return the card of a club without sessions: their benefits, and a button for the first."""
    title = text(words.text("club-none"), 25, Face.SCORE, text_align=ft.TextAlign.CENTER)
    benefits = [
        _benefit(words.text("club-first-names"), kit.Icon.PLAYERS),
        _benefit(words.text("club-first-phones"), kit.Icon.QR_CODE),
        _benefit(words.text("club-first-clock"), kit.Icon.TIMER),
    ]
    heading = ft.Semantics(identifier="club-none", container=True, content=title)
    drawing = kit.picture("marks/club-tables.svg", DRAWING_WIDTH, DRAWING_HEIGHT)
    parts = [
        ft.Row([drawing], alignment=ft.MainAxisAlignment.CENTER),
        heading,
        *benefits,
        new_evening,
    ]
    return kit.felt(
        kit.full_width_column(parts, spacing=14), expand=False, border_radius=18, padding=16
    )


def _benefit(sentence: str, icon: kit.Icon) -> ft.Control:
    line = text(sentence, 16, line_height=SENTENCE_LINE_HEIGHT, expand=True)
    return ft.Row([kit.icon(icon, size=24, color=ft.Colors.PRIMARY), line], spacing=14)


def _evening_row(state: State, row: EveningRow) -> ft.Control:
    """Return the row of a session, which begins with the day; a tap opens the session."""
    if row.unreadable:
        return ft.Container(kit.error_text(row.unreadable, id=row.id), padding=14)
    address: Address = addresses.Evening(row.uid)
    if row.is_planned:
        address = addresses.EveningPlayers(row.uid)
    day_and_month = ft.Column(
        [digits(row.day, 19, ft.Colors.ON_SURFACE), text(row.month, 12, color=MUTED)],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    lines: list[ft.Control] = [kit.title_and_detail(Label(row.id, row.name, row.detail))]
    if row.winner:
        crown = kit.icon(kit.Icon.CROWN, color=BRASS_TEXT, size=20)
        winner = text(row.winner, 15, Face.MEDIUM, expand=True)
        lines.append(ft.Row([crown, winner], spacing=8))
    leading = None
    if state.layout.has_large_text:
        # The place before the title of a row does not grow with the text.
        lines.insert(0, ft.Row([day_and_month]))
    else:
        leading = ft.Container(
            day_and_month,
            width=DAY_WIDTH,
            padding=ft.Padding.symmetric(vertical=6),
            bgcolor=INSET,
            border_radius=10,
            alignment=ft.Alignment.CENTER,
        )
    tile = ft.ListTile(
        leading=leading,
        title=kit.hidden_from_screen_reader(kit.full_width_column(lines, spacing=4)),
        trailing=kit.icon(kit.Icon.CHEVRON, color=MUTED),
        on_click=kit.as_handler(lambda: go(address)),
    )
    return kit.node(row.id, tile, says=row.says, key=row.uid)


def _club_links(state: State) -> list[ft.Control]:
    """Return links to the members, the seasons and other screens of the club.

    Links for files, web pages and logins are only on wide pages of a computer or tablet.
    """
    words = state.words
    club = state.session.club

    def row(key: str, address: Address, icon: kit.Icon, *, count: int = 0) -> ft.Control:
        return kit.link(words.label(key, count=count), lambda: go(address), icon=icon)

    rows = [
        row(
            "club-members",
            MEMBERS,
            kit.Icon.PLAYERS,
            count=len(known_people(state.session)),
        ),
        row("club-seasons", SEASONS, kit.Icon.CROWN, count=len(club.seasons.list())),
    ]
    if not state.layout.is_wide:
        return rows
    rows.append(row("club-publish", PUBLISH, kit.Icon.GLOBE))
    if state.league is not None:
        rows.append(row("club-league", LEAGUE, kit.Icon.RANKING))
    rows.append(row("club-take", TAKE_OVER, kit.Icon.BACKUP))
    if state.director is None:
        director_count = len(club.directors.all())
        icon = kit.Icon.SHIELD
        rows.append(row("club-directors", DIRECTORS, icon, count=director_count))
    return rows


def _deleted_evenings(state: State, deleted: Sequence[EveningSummary]) -> list[ft.Control]:
    """Return a heading and, for each deleted session, a button that restores it.

    The list is empty if there are no deleted sessions.
    """
    if not deleted:
        return []
    words = state.words
    restore = state.session.club.evenings.restore

    def restore_button(index: int, summary: EveningSummary) -> ft.Control:
        name = f"{summary.name}, {day(words, summary.date)}"
        return kit.button(
            words.label("club-bring-back", id=f"bring-back-{index}", name=name),
            lambda: state.save(restore, summary.uid, by=author(state)),
            icon=kit.Icon.BACKUP,
        )

    buttons = [restore_button(index, summary) for index, summary in enumerate(deleted)]
    return [kit.heading(words.text("club-deleted")), *buttons]


@component
def Logins() -> ft.Control:
    """Card with the number of computers logged in as the organiser, and buttons to log them out.

    Empty if no computer is logged in.
    """
    state = use_state()
    words = state.words
    logins = state.session.club.logins
    use_redraw_on_events("access")
    known = logins.active_logins()
    if not known:
        return ft.Container()

    # The server passes the login of this browser as its address.
    own = ft.context.page.client_ip or ""
    is_own_known = own in known
    others = [login for login in known if login != own]

    buttons: list[ft.Control] = []
    if is_own_known:
        label = words.label("logins-end-own")
        buttons.append(kit.button(label, lambda: state.save(logins.end, own)))
    if others:
        label = words.label("logins-end-others" if is_own_known else "logins-end-all")
        buttons.append(kit.button(label, lambda: state.save(logins.end, *others)))
    return kit.card(
        kit.heading(words.text("logins")),
        kit.note(words.text("logins-count", count=len(known)), id="logins-count"),
        *buttons,
    )


@component
def OwnLogin() -> ft.Control:
    """Card with the name of the director who uses this page, and a button to log out."""
    state = use_state()
    words = state.words
    # The server passes the login of this browser as its address.
    login = ft.context.page.client_ip or ""
    log_out = state.session.club.directors.log_out
    return kit.card(
        kit.note(words.text("directors-own", name=state.author), id="directors-own"),
        kit.button(
            words.label("logins-end-own"),
            lambda: state.save(log_out, login),
            icon=kit.Icon.LOG_OUT,
        ),
    )


# --- the log


@component
def LogScreen() -> ft.Control:
    """Screen with the log of a session, the last entry first."""
    state = use_state()
    words = state.words
    evening = use_evening(state, select=lambda evening: (evening.plan.name, evening.log))
    limit, set_limit = ft.use_state(LOG_LINES_PER_PAGE)
    if evening is None:
        return frame.evening_not_found_view(state)

    def show_older() -> None:
        set_limit(limit + LOG_LINES_PER_PAGE)

    rows: list[ft.Control] = [
        _log_row(line, state.layout.scale) for line in log_lines(words, evening, limit=limit)
    ]
    if not rows:
        rows.append(kit.note(words.text("club-log-none"), id="club-log-none"))
    if limit < len(evening.log):
        rows.append(kit.button(words.label("club-log-older"), show_older))
    body = kit.reading_column(state.layout, rows)
    return frame.evening_screen(state, evening, frame.LOG, body)


def _log_row(line: LogLine, scale: float) -> ft.Control:
    """Return the card of a log entry: time, icon, sentence and notes."""
    lines: list[ft.Control] = [
        text(line.sentence, 16, line_height=SENTENCE_LINE_HEIGHT),
        text(line.notes, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT),
    ]
    row = ft.Row(
        [
            ft.Container(text(line.time, 14, color=MUTED), width=LOG_TIME_WIDTH * scale),
            kit.icon(LOG_ICONS[line.kind], color=MUTED, size=22),
            ft.Column(lines, spacing=0, tight=True, expand=True),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    # The key keeps the other rows mounted when a new entry comes in front of them.
    return kit.card(row, id=f"line-{line.number}", key=str(line.number))


# --- import


@dataclass(frozen=True, slots=True)
class ImportAttempt:
    """A chosen file, and the reasons why it could not be imported."""

    file: str = ""
    content: bytes = b""
    faults: tuple[str, ...] = ()
    """Sentences: one for the user, then the details."""
    can_override: bool = False
    """True if the organiser may import the file in spite of its problems."""
    can_keep_both: bool = False
    """True if the file may become a second session."""


@component
def TakeOverScreen() -> ft.Control:
    """Screen that imports a session from another computer's file, or lists its problems."""
    state = use_state()
    words = state.words
    attempt, set_attempt = ft.use_state(ImportAttempt())

    async def import_file(file: str, content: bytes | None) -> None:
        set_attempt(await _import_evening(state, file, content))

    async def import_anyway() -> None:
        set_attempt(
            await _import_evening(state, attempt.file, attempt.content, ignores_problems=True)
        )

    async def keep_both() -> None:
        set_attempt(await _import_evening(state, attempt.file, attempt.content, keeps_both=True))

    # A hook, but after the handlers, because it needs one of them.
    file_picker = kit.use_file_picker(import_file)
    choose = kit.button(
        words.label("club-take-choose"),
        file_picker.on_tap,
        action=file_picker.action,
        icon=kit.Icon.OPEN_FILE,
        kind=kit.ButtonKind.PLAIN if attempt.can_override else kit.ButtonKind.MAIN,
    )
    parts: list[ft.Control] = [kit.prose(words.text("club-take-hint")), choose]
    if attempt.faults:
        fault = kit.error_text(attempt.faults[0], id="import-wrong")
        details = attempt.faults[1 : MAX_FAULTS + 1]
        parts.append(kit.card(fault, kit.text_lines(details), id="import-refused"))
    if attempt.can_keep_both:
        parts.append(kit.button(words.label("club-take-both"), keep_both))
    if attempt.can_override and state.director is None:
        parts.append(
            kit.button(words.label("club-take-anyway"), import_anyway, kind=kit.ButtonKind.DANGER)
        )
    elif attempt.can_override:
        # It would replace the session of this computer.
        hint = words.text("directors-organiser-only")
        parts.append(kit.prose(hint, id="directors-organiser-only"))
    return kit.screen(
        state,
        str(TAKE_OVER),
        words.text("club-take"),
        parts,
        back=CLUB,
        subtitle=attempt.file,
    )


async def _import_evening(
    state: State,
    file: str,
    content: bytes | None,
    *,
    ignores_problems: bool = False,
    keeps_both: bool = False,
) -> ImportAttempt:
    """Import a session and open its screen; return the attempt with the reasons if it failed.

    Args:
        state: State of the page.
        file: Name of the file.
        content: Content of the file; None if it could not be read.
        ignores_problems: Import the file in spite of problems that the organiser may ignore. The
            file may then replace the session on this computer.
        keeps_both: Import the file as a second session.
    """
    words = state.words
    if content is None:
        return ImportAttempt(file, faults=(words.text("club-take-unread"),))

    import_evening = state.session.club.transfer.import_evening
    try:
        result = await state.save(
            import_evening, content, file, anyway=ignores_problems, keeps_both=keeps_both
        )
    except ClubFileError as error:
        faults = (
            words.text("club-take-broken", file=file),
            *(
                problem_with_place(words, each, club_problem(words, each))
                for each in error.problems
            ),
        )
        return ImportAttempt(file, content, faults)

    if isinstance(result, NotSaved):
        sentences = tuple(club_problem(words, problem) for problem in result.problems)
        return ImportAttempt(
            file,
            content,
            sentences,
            can_override=can_import_anyway(result.problems),
            can_keep_both=can_keep_both(result.problems),
        )
    go(addresses.Evening(result.value))
    return ImportAttempt(file, content)
