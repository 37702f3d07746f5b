"""Screen of the league of a club: join it, send results to it, choose names, and leave it."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar, cast

import flet as ft

from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club_ui.addresses import LEAGUE
from scorekeeper.club_ui.events import use_evening_events
from scorekeeper.club_ui.organizer.publishing import AgreedNames
from scorekeeper.club_ui.organizer.saving import SaveFile, use_file_saving
from scorekeeper.i18n.documents import error_text
from scorekeeper.publishing.site_files import zip_archive
from scorekeeper.services.club.league import League, Membership, Sending
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.state import NotSaved, Saved, SaveResult, State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, text
from scorekeeper.validation import ProblemError
from scorekeeper.view_models.club_league import answer_lines, can_replace, due_lines
from scorekeeper.view_models.exchange import file_stem

P = ParamSpec("P")
T = TypeVar("T")

MAX_ITEMS = 20
"""Maximum number of listed results."""
MAX_ADDRESS_LENGTH = 200  # characters


@component
def LeagueScreen() -> ft.Control:
    """Screen with the league of the club, or a hint if the app cannot connect to a league."""
    state = use_state()
    if state.league is None:
        return _screen(state, [kit.note(state.words.text("nowhere"), id="nowhere")])
    return LeagueView(state.league(), key="league")


@component
def LeagueView(league: League) -> ft.Control:
    """Screen with the results to send and the club's membership, or with the form to join.

    Only the organiser can change the membership; directors can send.
    """
    state = use_state()
    loaded, refresh = use_membership(league)
    is_changing, set_is_changing = ft.use_state(False)
    reports, save_file = use_file_saving(state)
    calls = use_league_calls(state)

    def start_change() -> None:
        set_is_changing(True)

    def end_change() -> None:
        set_is_changing(False)

    if loaded is None:
        # A thread is still reading it.
        return _screen(state, [])
    if loaded.error is not None:
        return _unreadable_screen(state, league, calls, loaded.error)

    membership = loaded.membership
    if state.director is None and (membership is None or is_changing):
        hint = kit.prose(state.words.text("league-hint"))
        return _screen(state, [hint, MembershipForm(league, membership, end_change, key="join")])
    if membership is None:
        hint = kit.note(state.words.text("directors-organiser-only"), id="directors-organiser-only")
        return _screen(state, [hint])

    # Read only once, because a thread changes it and all parts of the screen must show the same.
    sending = league.sending
    can_change = state.director is None and not sending.is_running
    save = _save_button(state, league, membership, calls, save_file)
    # A league without an address gets results as files: then saving is the main step.
    due_buttons = [save] if membership.url else []
    footer = [_send_button(state, league, sending, membership)] if membership.url else [save]
    parts = [
        *reports,
        *calls.problem_texts(),
        _due_card(state, sending, membership, due_buttons),
        AnswersCard(league, sending, calls, key="answers"),
        _membership_card(state, league, membership, calls, start_change if can_change else None),
        _names_card(state, league, membership, calls, refresh, can_choose=can_change),
    ]
    return _screen(state, parts, footer)


def _screen(
    state: State, parts: Sequence[ft.Control], footer: Sequence[ft.Control] = ()
) -> ft.View:
    title = state.words.text("club-league")
    return kit.screen(state, str(LEAGUE), title, parts, back=CLUB, footer=footer)


def _unreadable_screen(
    state: State, league: League, calls: "LeagueCalls", error: ClubFileError
) -> ft.View:
    """Return the screen for an unreadable league file: the error and, for the organiser, a button.

    The button leaves the league.
    """
    sentence = error_text(state.words, error)
    parts = [kit.error_text(sentence, id="unreadable"), *calls.problem_texts()]
    if state.director is None:
        parts.append(LeaveButton(league, calls, key="leave"))
    return _screen(state, parts)


# --- hooks


@dataclass(frozen=True, slots=True)
class LoadedMembership:
    """The latest known membership of the club in a league."""

    membership: Membership | None = None
    """League, name of the club there, and results to be sent; None if the club is in no league."""
    error: ClubFileError | None = None
    """The reason why it cannot be read."""


def use_membership(league: League) -> tuple[LoadedMembership | None, Callable[[], None]]:
    """Return the latest membership and the function that reads it again (a hook).

    The membership is None until it is read for the first time. It is read again when a session
    changes and when a sending ends; events of a sending redraw the component.
    """
    page = ft.context.page
    # cast: mypy would infer a state that can only be None.
    loaded, set_loaded = ft.use_state(cast("LoadedMembership | None", None))
    _, set_redraw_count = ft.use_state(0)
    # Any, because the type of Flet allows None.
    read_count: Any = ft.use_ref(0)

    async def read() -> None:
        read_count.current += 1
        number = read_count.current
        try:
            result = LoadedMembership(membership=await asyncio.to_thread(league.read_membership))
        except ClubFileError as error:
            result = LoadedMembership(error=error)
        # An earlier read that ends late must not replace the result of a later read.
        if number == read_count.current:
            set_loaded(result)

    def refresh() -> None:
        page.run_task(read)

    def on_events(events: tuple[EveningChanged, ...]) -> None:
        kinds = {event.kind for event in events}
        if "league" in kinds:
            set_redraw_count(lambda count: count + 1)
        has_ended = "league" in kinds and not league.sending.is_running
        if has_ended or "evening" in kinds:
            refresh()

    use_evening_events(on_events, reload=refresh)
    return loaded, refresh


@dataclass(frozen=True, slots=True)
class LeagueCalls:
    """Calls the league for a component, and holds the reason why the last call failed."""

    state: State
    problem: str
    """A sentence; empty after a successful call."""
    set_problem: Callable[[str], None]

    async def save(
        self, operation: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> SaveResult[T]:
        """Call a writing method of the league with `State.save`, and return its result.

        The component then shows the error of this call, if any.
        """
        try:
            result = await self.state.save(operation, *args, **kwargs)
        except (ProblemError, ClubFileError) as error:
            self.set_problem(error_text(self.state.words, error))
            return NotSaved()
        self.set_problem("")
        return result

    def problem_texts(self) -> list[ft.Control]:
        """Return the reason why the last call failed; an empty list if it succeeded."""
        return [kit.error_text(self.problem, id="refused")] if self.problem else []


def use_league_calls(state: State) -> LeagueCalls:
    """Return the calls of the component, which keep the error of the last call (a hook)."""
    problem, set_problem = ft.use_state("")
    return LeagueCalls(state, problem, set_problem)


# --- the club in its league


@component
def MembershipForm(
    league: League, membership: Membership | None, on_close: Callable[[], None]
) -> ft.Control:
    """Form with the address of a league, and with the name and the key of the club in it.

    Args:
        league: The connection to the league.
        membership: The membership to be changed; None to join a league.
        on_close: Called after the league was joined or changed, and by the cancel button.
    """
    state = use_state()
    words = state.words
    calls = use_league_calls(state)
    url, set_url = ft.use_state(membership.url if membership else "")
    club, set_club = ft.use_state(membership.club if membership else "")
    key, set_key = ft.use_state("")

    async def join() -> None:
        result = await calls.save(
            league.join,
            club=club.strip().lower(),
            url=url.strip(),
            key=key.strip(),
            nameless=membership is not None and membership.nameless,
        )
        if isinstance(result, Saved):
            on_close()

    # A league without an address, which gets its results as files, has no key.
    is_complete = bool(club.strip()) and bool(key.strip() or not url.strip())
    parts: list[ft.Control] = [
        kit.field(words.label("league-url"), url, set_url, max_length=MAX_ADDRESS_LENGTH),
        kit.note(words.text("league-url-hint")),
        kit.field(words.label("league-club"), club, set_club),
        kit.field(
            words.label("league-secret"),
            key,
            set_key,
            max_length=MAX_ADDRESS_LENGTH,
            is_password=True,
        ),
        *calls.problem_texts(),
        kit.button(
            words.label("league-join" if membership is None else "club-save", id="league-join"),
            join if is_complete else None,
            kind=kit.ButtonKind.MAIN,
        ),
    ]
    if membership is not None:
        parts.append(kit.button(words.label("cancel"), on_close))
    return kit.card(*parts)


def _membership_card(
    state: State,
    league: League,
    membership: Membership,
    calls: LeagueCalls,
    on_change: Callable[[], None] | None,
) -> ft.Control:
    """Return a card with the club's name in the league, the league's address, and two buttons.

    The buttons change the membership and leave the league.

    Args:
        state: State of the page.
        league: The connection.
        membership: The membership.
        calls: Calls of the league.
        on_change: Opens the form; None while the membership cannot be changed.
    """
    words = state.words
    parts: list[ft.Control] = [kit.heading(words.text("league-joined", club=membership.club))]
    if membership.url:
        parts.append(kit.note(membership.url))
    if on_change is not None:
        parts += [
            kit.button(words.label("league-change"), on_change, icon=kit.Icon.KEY),
            LeaveButton(league, calls, key="leave"),
        ]
    return kit.card(*parts)


@component
def LeaveButton(league: League, calls: LeagueCalls) -> ft.Control:
    """Button that leaves the league after a confirmation."""
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()

    def confirm_leave() -> None:
        overlay.open(
            lambda close: kit.confirmation(
                state,
                title=words.text("league-leave-ask"),
                hint=words.text("league-leave-hint"),
                action=words.text("league-leave"),
                on_confirm=lambda: calls.save(league.leave),
                close=close,
            )
        )

    return kit.button(words.label("league-leave"), confirm_leave, icon=kit.Icon.LOG_OUT)


def _names_card(
    state: State,
    league: League,
    membership: Membership,
    calls: LeagueCalls,
    on_change: Callable[[], None],
    *,
    can_choose: bool,
) -> ft.Control:
    """Return the card that chooses whose names are sent: of members who agreed, or of nobody."""
    words = state.words

    def choose(who: str) -> object:
        return calls.save(league.choose_names, nameless=who == "nobody")

    options = [
        (who, words.label("league-names-of", id=f"names-{who}", who=who))
        for who in ("agreed", "nobody")
    ]
    chosen = "nobody" if membership.nameless else "agreed"
    parts: list[ft.Control] = [
        kit.heading(words.text("league-names")),
        kit.choice_chips(options, chosen, choose if can_choose else None),
        kit.note(words.text("league-names-hint")),
    ]
    if not membership.nameless:
        parts.append(AgreedNames(on_change, key="agreed"))
    return kit.card(*parts)


# --- sending


def _due_card(
    state: State, sending: Sending, membership: Membership, buttons: Sequence[ft.Control]
) -> ft.Control:
    """Return a card with the results to be sent, or the progress of a sending, above buttons."""
    words = state.words
    parts: list[ft.Control] = []
    if sending.is_running:
        title = words.text("league-sending", sent=len(sending.deliveries), count=sending.item_count)
        if sending.pause is not None:
            again = words.text("league-again", seconds=round(sending.pause))
            parts.append(kit.prose(again, id="league-again", is_live=True))
    else:
        title = words.text("league-due")
        if membership.due:
            parts += [
                text(line, 16, line_height=SENTENCE_LINE_HEIGHT)
                for line in due_lines(words, membership.due, limit=MAX_ITEMS)
            ]
        else:
            parts.append(kit.prose(words.text("league-all-sent"), id="league-all-sent"))
    due = kit.full_width_column([kit.heading(title), *parts])
    # A container, not a single node: screen readers read its lines one by one.
    due_node = ft.Semantics(identifier="league-due", container=True, content=due)
    return kit.card(due_node, *buttons)


def _send_button(
    state: State, league: League, sending: Sending, membership: Membership
) -> ft.Control:
    """Return the button that sends the results, or stops a running sending."""
    words = state.words
    if sending.is_running:
        stop = None if sending.is_stopping else league.stop
        return kit.button(words.label("league-stop"), stop)

    def send() -> None:
        league.send()

    return kit.button(
        words.label("league-send"),
        send if membership.due else None,
        icon=kit.Icon.SEND,
        kind=kit.ButtonKind.MAIN,
    )


def _save_button(
    state: State, league: League, membership: Membership, calls: LeagueCalls, save_file: SaveFile
) -> ft.Control:
    """Return the button that saves the results to be sent as a file."""

    async def save() -> None:
        result = await calls.save(league.files)
        if isinstance(result, Saved) and result.value:
            stem = file_stem("league", membership.club)
            await save_file(f"{stem}.zip", zip_archive(result.value))

    return kit.button(
        state.words.label("publish-save"),
        save,
        icon=kit.Icon.DOWNLOAD,
        kind=kit.ButtonKind.PLAIN if membership.url else kit.ButtonKind.MAIN,
    )


@component
def AnswersCard(league: League, sending: Sending, calls: LeagueCalls) -> ft.Control:
    """Card with the league's answers to the last sending; empty before the first one.

    The organiser can replace results that the league has rejected.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()

    async def replace() -> None:
        # The league rejected results because it has others of the same sessions.
        await calls.save(league.send, overrule=True)

    def confirm_replace() -> None:
        overlay.open(
            lambda close: kit.confirmation(
                state,
                title=words.text("league-replace-ask"),
                hint=words.text("league-replace-hint"),
                action=words.text("league-replace"),
                on_confirm=replace,
                close=close,
            )
        )

    parts: list[ft.Control] = []
    for index, line in enumerate(answer_lines(words, sending)):
        show = kit.error_text if line.is_rejected else kit.prose
        parts.append(show(line.sentence, id=f"answer-{index}"))
    if sending.error is not None:
        parts.append(kit.error_text(error_text(words, sending.error), id="not-sent"))
    if can_replace(sending) and state.director is None:
        icon = kit.Icon.DONE
        parts.append(kit.button(words.label("league-replace"), confirm_replace, icon=icon))
    if not parts:
        return ft.Container()
    return kit.card(kit.heading(words.text("league-answers")), *parts)
