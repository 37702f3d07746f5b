"""The state of one page: the open match, the settings of the device, and the latest failure.

Each page has one. Screens read it by the hooks in `scorekeeper.ui.hooks`, and their handlers call
its methods, which call the services. Changes of other devices reach it through `on_events`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar, cast

import flet as ft

from scorekeeper import services
from scorekeeper.deal_form.counting import LaidMelds
from scorekeeper.deal_form.form import Mode
from scorekeeper.deal_form.lay_down import LayDownForm
from scorekeeper.i18n import Words, messages
from scorekeeper.match import MatchUid
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleLibrary, RuleSetError
from scorekeeper.rules.loader import Identity
from scorekeeper.scoring import Problem
from scorekeeper.storage import StoreError, StoreNotKeptError, StoreReadOnlyError
from scorekeeper.ui.layout import Layout

if TYPE_CHECKING:
    # A game at home loads nothing of a club, and a silent one no audio player.
    from flet_audio import Audio

    from scorekeeper.services.club import Director
    from scorekeeper.services.club.league import League
    from scorekeeper.ui.events import PageEvent, PageEvents

log = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")

# Names of the settings of a device.
MATCH = "match"
MODE = "mode"
THEME = "theme"
LANGUAGE = "language"
MOTION = "motion"
SOUNDS = "sounds"


# --- results of a save


@dataclass(frozen=True, slots=True)
class Saved(Generic[T]):
    """A completed call of a service, with its result."""

    value: T


@dataclass(frozen=True, slots=True)
class NotSaved:
    """A call of a service that changed nothing."""

    problems: tuple[Problem, ...] = ()
    """Mistakes that the user has to correct."""
    failure: str = ""
    """Why the store refused, in the language of the page; empty if there are problems."""


SaveResult = Saved[T] | NotSaved


# --- parts of the state


@dataclass(frozen=True, slots=True)
class Notice:
    """The latest change, for the bar that offers to undo it."""

    change: services.Change
    is_by_other_device: bool = False
    """True if another device has saved the deal that was about to be saved here."""


@ft.observable
@dataclass
class ScreenLock:
    """The answer of the platform to the request to keep the screen on."""

    is_on: bool | None = None
    """None while no game needs it."""


@ft.observable
@dataclass
class Site:
    """Information about the files and the storage of an app that runs in a browser."""

    is_persistent: bool | None = None
    """True if the browser promises to keep the data; None before it has answered."""
    safari: str = ""
    """`phone` or `mac` in a window of Safari; empty in other browsers, and if installed."""
    install: Callable[[], object] | None = None
    """Opens the browser's install dialog; None if there is none, or the site is installed."""
    stored_version: str = ""
    """Version of the site whose files the browser has stored; empty until it has all of them."""
    stored_at: str = ""
    """Time at which they were stored, in ISO 8601."""


@dataclass(frozen=True, slots=True)
class ServiceCall:
    """A call of a method of a service."""

    operation: Callable[..., object]
    args: tuple[object, ...]
    kwargs: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class RunningCall:
    """A call of a service that writes, and the task that runs it."""

    call: ServiceCall
    task: "asyncio.Task[Any]"


@dataclass
class Memory:
    """Values that screens keep between visits. Changing them redraws nothing."""

    seen_totals: dict[str, str] = field(default_factory=dict)
    """Formatted totals as they were last seen, by name; a changed one rolls to its new value."""
    celebrated_endings: set[str] = field(default_factory=set)
    """Endings of games for which the confetti has fallen; see `ending_id`."""
    haptics: ft.HapticFeedback | None = None
    audio_players: "dict[str, Audio]" = field(default_factory=dict)
    """Players of sounds, by the name of the sound."""
    meld_form: LayDownForm = field(default_factory=LayDownForm)
    """The form of the Meld tab: the side, its cards and melds."""
    melds_for_deal: LaidMelds | None = None
    """Melds that the Meld tab has handed over to the next deal; see `take_melds_for_deal`."""
    back_handlers: list[list[Callable[[], object] | None]] = field(default_factory=list)
    """Functions that close what was opened in place of a screen's content, the latest last.

    The back button calls the last one before it leaves the screen. An entry is added by
    `hooks.use_stack_entry`, and is None while nothing is open.
    """
    house_rules_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while house rules are changed: each change builds on the one before."""
    typed_results: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Unsaved texts of the fields for the results of a club, by the address of the table."""
    latest_call: RunningCall | None = None
    """The latest call of a service that writes; it may have ended."""
    running_changes: int = 0
    """Number of calls of `State.change_match` that have not ended."""

    def take_melds_for_deal(self) -> LaidMelds | None:
        """Return the melds that the Meld tab has passed on, and forget them.

        The record screen calls this when it opens a new deal, so that melds are added once only.
        Returns None if no melds were passed on.
        """
        melds = self.melds_for_deal
        self.melds_for_deal = None
        return melds


KeyListener = Callable[[ft.KeyboardEvent], Awaitable[None] | None]


class Keyboard:
    """The keyboard of a device; the component that was mounted last receives its events."""

    def __init__(self) -> None:
        # Entries of `hooks.use_stack_entry`. A listener of None ignores the keys.
        self.listeners: list[list[KeyListener | None]] = []
        # True while the sheet or the dialog of a component is open.
        self.overlays: list[list[bool]] = []

    @property
    def is_free(self) -> bool:
        """True if no component listens, and no sheet or dialog is open."""
        return not self.listeners and not any(entry[0] for entry in self.overlays)

    async def on_key(self, event: ft.KeyboardEvent) -> None:
        """Pass an event to the latest listener."""
        if not self.listeners:
            return
        listener = self.listeners[-1][0]
        if listener is None:
            return
        pending = listener(event)
        if pending is not None:
            await pending


CallService = Callable[..., Awaitable[Any]]
"""Calls a function with arguments off the event loop; returns once its changes are on the disk."""


# --- the state


@ft.observable
@dataclass
class State:
    """Everything that the screens of a page depend on."""

    session: services.Session
    """The services that read and write the saved data."""
    words: Words
    """Texts in the language of the page."""
    device: str
    """Id of the browser or phone; its drafts and settings are stored under it."""
    locales: tuple[str, ...] = ()
    """Languages of the device as tags, the preferred one first."""
    motion: str = "full"
    """`full` or `off`: whether the system wants animations. The setting of the app overrides it."""
    layout: Layout = field(default_factory=Layout)
    settings: dict[str, Any] = field(default_factory=dict)
    """Settings of the device by name, such as `THEME`."""
    match: services.OpenMatch | None = None
    """The open match."""
    notice: Notice | None = None
    """The latest change, until its notice is closed."""
    deleted_match: MatchUid | None = None
    """The match that was deleted last, while the screen offers to restore it."""
    failure: str | None = None
    """Sentence with the reason why the store refused the last change."""
    warning: str | None = None
    """Sentence about a save that will be lost when the app ends, or about a fault of the store."""
    screen_lock: ScreenLock = field(default_factory=ScreenLock)
    """A separate observable, so that an answer of the platform does not redraw every screen."""
    site: Site | None = None
    """Information of the browser if the app runs inside it; None elsewhere."""
    events: "PageEvents | None" = None
    """Events of the services; None before the page is shown."""
    call_service: CallService = asyncio.to_thread
    """Runs the calls of services that write or take long. Screens write by `save`."""
    memory: Memory = field(default_factory=Memory)
    keyboard: Keyboard = field(default_factory=Keyboard)
    ending_shown_as_deals: str = ""
    """The ending of which the table shows the deals in place of the result; see `ending_id`."""
    is_guided: bool = False
    """True while hints lead through a deal of the demo match."""
    club_address: str | None = None
    """Address of the club's server, as `http://192.168.1.7:8550`; None if phones cannot join."""
    league: "Callable[[], League] | None" = None
    """Loads the connection to a league of clubs; None if there is none."""
    director: "Director | None" = None
    """The director who uses this page; None for the organiser and without a club."""

    def load(self) -> None:
        """Read the settings of this device, apply the language, and open the device's match.

        A device without a stored match opens the latest one.
        """
        self.settings = self.session.settings.read(self.device)
        self.apply_language()
        uid = self.settings.get(MATCH)
        if uid is None:
            self.match = latest_match(self.session)
        else:
            self.match = open_match(self.session, MatchUid(uid))

    @property
    def library(self) -> RuleLibrary:
        """The rule sets of the program, and those of the user's own rule files."""
        return self.session.library

    @property
    def author(self) -> str:
        """Author of the changes: the current name of the director, or else this device."""
        if self.director is None:
            return self.device
        return self.session.club.directors.name_of(self.director.uid) or self.director.name

    @property
    def has_club(self) -> bool:
        """True on the server of a club, or if the store has a session of a club."""
        return self.club_address is not None or self.session.has_evenings

    @property
    def home_locale(self) -> str:
        """Language and country whose games come first; see `messages.home_locale`."""
        device = self.locales or (self.words.language,)
        return messages.home_locale(device, self.settings.get(LANGUAGE) or "")

    @property
    def rule_sets(self) -> tuple[Identity, ...]:
        """All rule sets; those of the player's country come first."""
        return self.library.catalogue(self.home_locale)

    @property
    def game_words(self) -> Words:
        """Texts in the terms of the open game's rule set, or else of the first of `rule_sets`."""
        if self.match is not None:
            return self.words.of_game(self.match.match.book.identity)
        return self.words.of_game(self.rule_sets[0])

    @property
    def mode(self) -> Mode:
        """The level of detail in which this device records deals of the open match."""
        match self.settings.get(MODE):
            case {"match": uid, "mode": mode} if self.match is not None and uid == self.match.uid:
                return Mode(mode)
        return Mode.COUNTS

    # --- settings

    async def save_settings(self, **chosen: Any) -> None:
        """Set settings of this device, and save them unless the store is read-only.

        Args:
            chosen: Values by the name of the setting, such as `**{THEME: "dark"}`. Others stay.
        """
        self.settings = {**self.settings, **chosen}
        try:
            await asyncio.to_thread(self.session.settings.choose, self.device, **chosen)
        except StoreReadOnlyError:
            log.info("the choice of %s is not kept: the store is read only", ", ".join(chosen))
        except StoreError as error:
            self.failure = messages.store_error_text(self.words, error)

    async def choose_mode(self, mode: Mode) -> None:
        """Store the level of detail for further deals of the open match."""
        if self.match is not None:
            await self.save_settings(**{MODE: {"match": self.match.uid, "mode": str(mode)}})

    async def choose_language(self, language: str | None) -> None:
        """Change the language now and for later visits; None follows the device."""
        await self.save_settings(**{LANGUAGE: language})
        self.apply_language()

    def apply_language(self) -> None:
        """Use the chosen language, or else the best one for the device."""
        chosen = self.settings.get(LANGUAGE)
        preferences = [*self.locales, self.words.language]
        if chosen:
            preferences.insert(0, chosen)
        language = messages.best_language(tuple(preferences))
        if language != self.words.language:
            self.words = Words(language)

    # --- the open match

    async def start_match(self, set_up: services.SetUp) -> tuple[Problem, ...]:
        """Start a match and open it; return the problems of the set-up, if any.

        If the store refuses, the match is not started although there are no problems; `failure` has
        the reason.
        """
        match await self.save(self.session.matches.start, set_up, by=self.author):
            case Saved(uid):
                await self.open(uid)
                return ()
            case NotSaved(problems):
                return problems

    async def open(self, uid: MatchUid) -> None:
        """Open a match, now and at the next start."""
        self.notice = None
        self.match = open_match(self.session, uid)
        await self.save_settings(**{MATCH: uid})

    def reload_match(self) -> None:
        """Read the open match again; if there is none, or it was deleted, open the latest one."""
        self.notice = None
        if self.match is not None:
            self.match = open_match(self.session, self.match.uid)
        if self.match is None:
            self.load()

    def refresh(self) -> None:
        """Read the open match again, because another device has changed it."""
        if self.match is not None:
            self.match = open_match(self.session, self.match.uid)

    def on_events(self, events: Sequence["PageEvent"]) -> None:
        """Read the open match again if another device may have changed it; show store findings."""
        for event in events:
            match event:
                case services.MatchChanged(uid):
                    is_open = self.match is not None and self.match.uid == uid
                    # A running `change_match` reads the match at its end: the table is drawn once.
                    if is_open and not self.memory.running_changes:
                        self.refresh()
                case services.StoreFound(finding):
                    self.warning = messages.finding_text(self.words, finding)
                case services.EveningChanged():
                    continue
                case _:
                    # `PageReturned`: the page was away and may have missed events.
                    self.refresh()

    async def change_match(
        self,
        operation: Callable[..., services.Change | tuple[Problem, ...]],
        *args: object,
        seen: int | None = None,
        caller_asks: bool = False,
        **more: object,
    ) -> SaveResult[services.Change]:
        """Change the open match.

        Args:
            operation: A method of a service that changes a match.
            args: Passed to it after the uid of the match.
            seen: Number of the last change that the user has seen; by default that of the open
                match. The service refuses a change that is based on an older one.
            caller_asks: True if the caller asks the user about such a refusal; otherwise it
                becomes the failure of the state.
            more: Further arguments of the method.

        Returns:
            See `save`. The saved change is also shown in the notice bar.

        Raises:
            UnknownMatchError: No match is open.
        """
        before = self.match
        if before is None:
            raise services.UnknownMatchError("no match is open")
        number = before.number if seen is None else seen
        self.memory.running_changes += 1
        try:
            result = await self.save(
                operation, before.uid, *args, seen=number, by=self.author, **more
            )
        finally:
            self.memory.running_changes -= 1
            self.match = open_match(self.session, before.uid)
        if isinstance(result, NotSaved):
            self.show_refusal(result.problems, caller_asks=caller_asks)
        if isinstance(result, Saved) and self.match is not None:
            self.notice = Notice(self.match.history.changes[-1])
        return result

    async def undo(self) -> None:
        """Undo the last change of the open match."""
        await self.change_match(self.session.deals.undo)

    async def redo(self) -> None:
        """Redo the change that was undone last."""
        await self.change_match(self.session.deals.redo)

    def show_refusal(self, problems: tuple[Problem, ...], *, caller_asks: bool = False) -> None:
        """Show that another device has changed the match, unless the caller asks about that."""
        if not caller_asks and is_stale(problems):
            self.failure = "; ".join(map(self.words.problem, problems))

    def dismiss(self) -> None:
        """Close the notice bar."""
        self.notice = None
        self.failure = None
        self.warning = None

    # --- saving

    def notify_saved(self) -> None:
        """Redraw the components that read the session.

        For changes that are in no field of the state, such as saved house rules and drafts.
        """
        cast("ft.Observable", self).notify()

    async def save(
        self, operation: Callable[P, T | tuple[Problem, ...]], *args: P.args, **kwargs: P.kwargs
    ) -> SaveResult[T]:
        """Call a method of a service that writes, off the event loop.

        Args:
            operation: The method.
            args: Arguments of the method.
            kwargs: Keyword arguments of the method.

        Returns:
            `Saved` with the result of the method, or `NotSaved` with the problems that it
            returned or the reason why the store refused, which is then shown in the notice bar.
        """
        result = await self._call_once(operation, *args, **kwargs)
        if isinstance(result, NotSaved):
            return result
        if isinstance(result, tuple) and result and isinstance(result[0], Problem):
            return NotSaved(problems=result)
        return Saved(cast("T", result))

    async def _call_once(
        self, operation: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T | NotSaved:
        """Call a method of a service, unless the latest call is the same and still runs.

        Two quick taps on a button are one call, with one result: they must not start two games.
        """
        call = ServiceCall(operation, args, kwargs)
        running = self.memory.latest_call
        if running is None or running.task.done() or running.call != call:
            running = RunningCall(
                call, asyncio.create_task(self._call_now(operation, *args, **kwargs))
            )
            self.memory.latest_call = running
        result: T | NotSaved = await running.task
        return result

    async def _call_now(
        self, operation: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T | NotSaved:
        """Clear the notice bar's failure and warning, and call a method of a service that writes.

        A failure of the store is then shown in the notice bar, and returned.
        """
        self.failure = None
        self.warning = None
        try:
            result: T = await self.call_service(operation, *args, **kwargs)
        except StoreNotKeptError as error:
            # The method has done its work, but only in memory.
            self.warning = messages.store_error_text(self.words, error)
            return cast("T", error.done)
        except StoreError as error:
            self.failure = messages.store_error_text(self.words, error)
            return NotSaved(failure=self.failure)
        return result

    async def check_store(self) -> None:
        """Write the file of the games again if another program removed it, and report that."""
        try:
            await self.call_service(self.session.check_file)
        except StoreError as error:
            self.failure = messages.store_error_text(self.words, error)

    async def back_up(self) -> None:
        """Back up the saved data; if that fails, the next start does it and reports the failure."""
        try:
            await self.call_service(self.session.back_up)
        except StoreError:
            log.exception("no backup was made")


def is_stale(problems: tuple[Problem, ...]) -> bool:
    """Return True if a change was refused because the match had been changed before."""
    return any(problem.code == services.CHANGED_SINCE for problem in problems)


def latest_match(session: services.Session) -> services.OpenMatch | None:
    """Return the latest changed match that can be read; None if there is none."""
    matches = (open_match(session, summary.uid) for summary in session.matches.list())
    return next((match for match in matches if match is not None), None)


def open_match(session: services.Session, uid: MatchUid) -> services.OpenMatch | None:
    """Return a match; None if it does not exist or this version cannot read it."""
    try:
        return session.matches.open(uid)
    except services.UnknownMatchError:
        return None
    except (RecordError, RuleSetError):
        log.exception("the match %s cannot be read", uid)
        return None
