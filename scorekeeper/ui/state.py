"""The state of one page, and the hooks by which its screens follow it.

A `State` is never shared: news of other devices come through `refresh`, run as a task of its page.
"""

import asyncio
import functools
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import flet as ft

from scorekeeper import services
from scorekeeper.entry.counting import LaidDown
from scorekeeper.entry.form import Mode
from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.i18n import Words, messages
from scorekeeper.match import MatchUid
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.scoring import Problem
from scorekeeper.storage import Finding, StoreError, StoreNotKeptError, StoreReadOnlyError

if TYPE_CHECKING:  # a match at home needs nothing of a club, and a silent one no player
    from flet_audio import Audio

    from scorekeeper.services.club import Director
    from scorekeeper.ui.league import League

log = logging.getLogger(__name__)

WIDE, NARROW = 840, 380
"""Widths: from the first on there are two panes, below the second labels are short."""
TABLET = 600
"""From this height on a wide screen is no phone on its side."""
RAIL = 88
"""Width of the tabs beside a wide screen."""
TALL, MIDDLE, SMALL = 780, 705, 640
CHIP_ROW, USUAL_ROWS = 51, 3
LARGE_TEXT = 1.3


class Tier(StrEnum):
    """Height of a phone, as the record screen spends it."""

    TALL = "tall"
    MIDDLE = "middle"
    SMALL = "small"
    SCROLLING = "scrolling"


@dataclass(frozen=True)
class Layout:
    """The room inside the safe area in logical pixels; `scale` is 2.0 where text is doubled."""

    width: float = 390
    height: float = 844
    scale: float = 1.0

    @cached_property
    def is_wide(self) -> bool:
        return self.width >= WIDE

    @cached_property
    def beside_tabs(self) -> float:
        """The width that is left to a tab's screen."""
        return self.width - RAIL if self.is_wide else self.width

    @cached_property
    def is_narrow(self) -> bool:
        return self.width < NARROW

    @cached_property
    def is_low(self) -> bool:
        """True on a phone on its side, where every score card is to be seen at once."""
        return self.is_wide and self.height < TABLET

    @cached_property
    def has_large_text(self) -> bool:
        """True if text is so large that screens scroll rather than squeeze."""
        return self.scale > LARGE_TEXT

    @cached_property
    def has_two_panes(self) -> bool:
        return self.is_wide and not self.has_large_text

    def tier(self, rows: int = USUAL_ROWS) -> Tier:
        left = self.height - CHIP_ROW * (rows - USUAL_ROWS)
        if self.has_large_text or left < SMALL:
            return Tier.SCROLLING
        return Tier.TALL if left >= TALL else Tier.MIDDLE if left >= MIDDLE else Tier.SMALL


MATCH, MODE, THEME, LANGUAGE = "match", "mode", "theme", "language"
MOTION, SOUNDS = "motion", "sounds"
"""Names of the settings of a device."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A change that was just made, for the bar that offers to take it back."""

    change: services.Change
    is_of_another: bool = False
    """True if another phone had saved just that already, so that nothing was to be saved here."""


@dataclass(frozen=True, slots=True)
class Site:
    """The news of a page in whose browser the app itself runs."""

    is_promised: bool | None = None
    """True if the browser will not clear the matches away by itself; None before it has told."""
    safari: str = ""
    """`phone` or `mac` in a window of Safari; nothing where the site is installed."""
    install: Callable[[], object] | None = None
    """Opens the browser's own dialog; None where it has none, or the site is installed."""
    copy: str = ""
    """The version of all files of the site; nothing before the browser has them."""
    since: str = ""
    """The time from which on this browser has had them, as ISO 8601."""


def has_moved_on(problems: tuple[Problem, ...]) -> bool:
    """Return True if something was refused because the match was changed since it was shown."""
    return any(problem.code == services.CHANGED_SINCE for problem in problems)


@dataclass
class Memory:
    """Memory of the screens of a device. It is not watched: nothing is drawn for it."""

    numbers: dict[str, str] = field(default_factory=dict)
    """Totals as they were seen last, by a name of each."""
    haptics: ft.HapticFeedback | None = None
    players: "dict[str, Audio]" = field(default_factory=dict)
    """The players of the sounds that were heard, by their names."""
    question: LayDownForm = field(default_factory=LayDownForm)
    """The question on the Meld tab: a tap draws that screen anew, no other."""
    open_parts: list[list[Callable[[], object] | None]] = field(default_factory=list)
    """The calls that close what is open in place of a screen, the latest last."""
    typed: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Points of results that are typed and not saved yet, by the address of their table."""


T = TypeVar("T")
GOING = "going"
"""The address that a tap leads to, in the store of a session: the browser's ways have none."""
Listener = Callable[[ft.KeyboardEvent], Awaitable[None] | None]
Keep = Callable[..., Awaitable[Any]]


class Keyboard:
    """The keyboard of one device; the component that came last hears it."""

    def __init__(self) -> None:
        self.listeners: list[list[Listener | None]] = []

    async def pressed(self, event: ft.KeyboardEvent) -> None:
        if self.listeners and (listener := self.listeners[-1][0]) is not None:
            done = listener(event)
            if done is not None:
                await done


@ft.observable
@dataclass
class State:
    """Everything that the screens of one device are functions of."""

    session: services.Session
    words: Words
    device: str
    locales: tuple[str, ...] = ()
    """Languages of the device as tags, the one it speaks first in front."""
    motion: str = "full"
    """The amount that the system of the device asks for; what was chosen here goes before."""
    layout: Layout = field(default_factory=Layout)
    settings: dict[str, Any] = field(default_factory=dict)
    match: services.OpenMatch | None = None
    notice: Notice | None = None
    gone: MatchUid | None = None
    """The match that was deleted last, while it is offered to bring it back."""
    failure: str | None = None
    """A refusal of the store, in words."""
    unkept: str | None = None
    """News of the store after a save, in words: it will not outlive the app, or a finding."""
    stays_on: "Signal[bool | None]" = field(default_factory=lambda: Signal(None))
    """Shows True if the device keeps its screen on; None while no match needs that."""
    site: "Signal[Site | None]" = field(default_factory=lambda: Signal(None))
    """Shows what the browser tells where the app runs in the browser itself, None elsewhere."""
    keep: Keep = asyncio.to_thread
    """Calls a verb that writes, off the event loop; its result is on disk when it is back."""
    memory: Memory = field(default_factory=Memory)
    keyboard: Keyboard = field(default_factory=Keyboard)
    lay_down: LaidDown | None = None
    """Melds that were laid there, on their way to the deal that is typed next."""
    is_guided: bool = False
    """True while short hints lead through a deal of the demo match."""
    confirmed: int = 0
    """Counts what was agreed on here, so that screens look again; the next three do so too."""
    house_rules_kept: int = 0
    forms_left: int = 0
    returned: int = 0
    """The number of times that the browser of this page was away and came back."""
    club_address: str | None = None
    """The address at which phones come in, as `http://192.168.1.7:8550`; None if they cannot."""
    league: "Callable[[], League] | None" = None
    """Loads the way to a league of clubs, always the same one; None where there can be none."""
    director: "Director | None" = None
    """The director whose page this is; None on the organiser's own, and where there is no club."""
    heard: tuple[Finding, ...] = ()
    """Findings about the store when this device came; later ones are news."""
    keeping: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while house rules are changed: each change is made on what the one before left."""

    def load(self) -> None:
        """Read the choices of this device, and the match that it had open, else the latest."""
        session = self.session
        self.heard, self.settings = session.findings, session.settings.of(self.device)
        self.speak_as_chosen()
        if (uid := self.settings.get(MATCH)) is not None:
            self.match = opened(session, MatchUid(uid))
        else:
            self.match = last_match(session)

    @property
    def author(self) -> str:
        """The author of changes: the director by the name of today, else this device."""
        if self.director is None:
            return self.device
        return self.session.club.directors.name_of(self.director.uid) or self.director.name

    @property
    def mode(self) -> Mode:
        """The depth of detail in which this device records the deals of the match that is open."""
        match self.settings.get(MODE):
            case {"match": uid, "mode": mode} if self.match is not None and uid == self.match.uid:
                return Mode(mode)
        return Mode.COUNTS

    async def choose(self, **chosen: Any) -> None:
        """Keep a setting of this device; where nothing can be saved it holds until the app ends."""
        self.settings = {**self.settings, **chosen}
        try:
            await asyncio.to_thread(self.session.settings.choose, self.device, **chosen)
        except StoreReadOnlyError:
            log.info("the choice of %s is not kept: the store is read only", ", ".join(chosen))
        except StoreError as error:
            self.failure = messages.store_error_text(self.words, error)

    async def choose_mode(self, mode: Mode) -> None:
        """Keep the depth of detail for the further deals of this match, and for no other."""
        if self.match is not None:
            await self.choose(**{MODE: {"match": self.match.uid, "mode": str(mode)}})

    async def speak(self, language: str | None) -> None:
        """Change the language at once and for later; None is that of the device."""
        await self.choose(**{LANGUAGE: language})
        self.speak_as_chosen()

    def speak_as_chosen(self) -> None:
        chosen = self.settings.get(LANGUAGE)
        language = messages.best_language(
            (*([chosen] if chosen else []), *self.locales, self.words.language)
        )
        if language != self.words.language:
            self.words = Words(language)

    async def start(self, set_up: services.SetUp) -> tuple[Problem, ...]:
        """Begin a match and open it; return the problems of the set-up."""
        begun = await self.saving(self.session.matches.start, set_up, by=self.author)
        if begun is None or isinstance(begun, tuple):
            return begun or ()
        await self.open(begun)
        return ()

    async def open(self, uid: MatchUid) -> None:
        """Show a match, and come back to it at the next start."""
        self.notice = None
        self.match = opened(self.session, uid)
        await self.choose(**{MATCH: uid})

    def reload_match(self) -> None:
        """Read the open match again; if there is none, or it was deleted, open the latest one."""
        uid = None if self.match is None else self.match.uid
        self.notice = None
        if uid in {summary.uid for summary in self.session.matches.list()}:
            self.match = self.session.matches.open(MatchUid(str(uid)))
        else:
            self.match = None
            self.load()

    async def refresh(self) -> None:
        """Look at the match again, because some device has changed it."""
        if self.match is not None:
            self.match = opened(self.session, self.match.uid)

    async def change(
        self,
        verb: Callable[..., services.Change | tuple[Problem, ...]],
        *args: Any,
        seen: int | None = None,
        asks: bool = False,
        **more: Any,
    ) -> tuple[Problem, ...]:
        """Change the match by a verb of the session; return the problems.

        `seen` is the number of the last change that a form was opened with, by default that of
        the match as it is shown. `asks`: the form itself asks about a match that has moved on.
        """
        if (before := self.match) is None:
            raise services.UnknownMatchError("no match is open")
        number = before.number if seen is None else seen
        done = await self.saving(verb, before.uid, *args, seen=number, by=self.author, **more)
        problems = done if isinstance(done, tuple) else ()
        if problems:
            self.tell_refusal(problems, asks=asks)
        self.match = opened(self.session, before.uid)
        if isinstance(done, services.Change) and self.match is not None:
            self.notice = Notice(self.match.history.changes[-1])
        return problems

    async def undo(self) -> None:
        await self.change(self.session.deals.undo)

    async def redo(self) -> None:
        await self.change(self.session.deals.redo)

    def tell_refusal(self, problems: tuple[Problem, ...], *, asks: bool = False) -> None:
        """Say that the match has moved on, unless somebody asks about that."""
        if not asks and has_moved_on(problems):
            self.failure = "; ".join(map(self.words.problem, problems))

    def dismiss(self) -> None:
        self.notice = self.failure = self.unkept = None

    async def saving(self, verb: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Call a verb that writes, off the event loop; a store that refuses is said, not raised."""
        self.failure = self.unkept = None
        try:
            done = await self.keep(verb, *args, **kwargs)
        except StoreNotKeptError as error:
            self.unkept = messages.store_error_text(self.words, error)
            return error.done
        except StoreError as error:
            self.failure = messages.store_error_text(self.words, error)
            return None
        if news := [finding for finding in self.session.findings if finding not in self.heard]:
            self.heard = self.session.findings
            self.unkept = messages.finding_text(self.words, news[-1])
        return done


def last_match(session: services.Session) -> services.OpenMatch | None:
    """Return the match that was changed last, of those that can be read."""
    latest = (opened(session, match.uid) for match in session.matches.list())
    return next((match for match in latest if match is not None), None)


def opened(session: services.Session, uid: MatchUid) -> services.OpenMatch | None:
    """Return a match, or None where there is none, or none that this version can read."""
    try:
        return session.matches.open(uid)
    except services.UnknownMatchError:
        return None
    except (RecordError, RuleSetError):
        log.exception("the match %s cannot be read", uid)
        return None


# --- components


class Signal(ft.Observable, Generic[T]):
    """A value on the screen that may change later."""

    def __init__(self, value: T) -> None:
        self.value = value


def _broken_part() -> str:
    try:
        words = get_state().words
    except (AttributeError, RuntimeError):  # what failed is the way to the state
        words = Words()
    return words.text("broken-part")


def component(function: Callable[..., Any]) -> Callable[..., ft.Control]:
    """Make a Flet component whose failing render becomes a sentence on the screen.

    Without it an exception in a re-render ends all updates of the session silently. In the place
    of a value a component may be given a signal: then it is drawn again by itself, without what
    lies around it, when that shows another.
    """

    @functools.wraps(function)
    def body(*args: Any, **kwargs: Any) -> Any:
        try:
            values = (arg.value if isinstance(arg, Signal) else arg for arg in args)
            return function(*values, **kwargs)
        except Exception:
            log.exception("%s could not be drawn", function.__name__)
            return ft.Text(_broken_part(), color=ft.Colors.ERROR)

    wrapped: Callable[..., ft.Control] = ft.component(body)
    return wrapped


def memo_component(function: Callable[..., Any]) -> Callable[..., ft.Control]:
    """Make a component that is drawn again only when its arguments or what it follows changed."""
    wrapped: Callable[..., ft.Control] = ft.memo(component(function))
    return wrapped


# --- hooks

STATE = "scorekeeper.state"
"""The name under which a page keeps its state.

A context would not do: a component that was not drawn for a while, as behind a form on a phone
that is turned, may have lost its way up to the one that provides it.
"""


def get_state() -> State:
    """Return the state of this device, for taps; the component shows nothing of it."""
    return cast("State", ft.context.page.session.store.get(STATE))


def use_state() -> State:
    """Return the state of this device, and draw the component again whenever it changes."""
    state, _ = ft.use_state(get_state())
    return state


def use_part(of: Callable[[State], Any]) -> State:
    """Return the state of this device; draw the component again when `of` gives another value."""
    state, subscription = get_state(), cast("Any", ft.use_ref())
    _, show = ft.use_state(of(state))

    def follow() -> None:
        def changed(*_: object) -> None:
            show(of(state))

        # held here: the state forgets whom nobody else holds
        subscription.current = changed, state.subscribe(changed)  # type: ignore[attr-defined]
        changed()

    def leave() -> None:
        subscription.current[1]()

    ft.use_effect(follow, [], cleanup=leave)
    return state


def use_latest(stack: list[list[T]], value: T) -> None:
    """Keep the value of a component's last draw on a stack for as long as it is drawn.

    Stacks are `keyboard.listeners`, where None hears nothing, and `memory.open_parts`.
    """
    latest = ft.use_memo(lambda: [value], [])
    latest[0] = value

    def forget() -> None:
        stack[:] = [other for other in stack if other is not latest]

    ft.use_effect(lambda: stack.append(latest), [], cleanup=forget)


def router_of(
    state: State, routes: Sequence[ft.Route], use_news: Callable[[State], None] = lambda _: None
) -> Callable[[], Any]:
    """Return the component of a whole app over the state of one device.

    It is not given the state as an argument: then all of it would be drawn anew with each change,
    and the router would keep its first tree for ever. The browser's way back closes what stands
    over a screen before it leaves the screen.
    """

    def App() -> Any:
        page = ft.context.page
        page.session.store.set(STATE, state)
        use_news(state)

        def close_part() -> bool:
            close = next((part[0] for part in reversed(state.memory.open_parts) if part[0]), None)
            if close is not None:
                close()
            return close is not None

        async def close_first() -> None:  # async: then the router listens already
            show, here = page.on_route_change, page.route

            def changed(event: ft.RouteChangeEvent) -> None:
                nonlocal here
                if event.route == here:
                    return  # the address is again that of the screen that stayed
                is_ours = page.session.store.get(GOING) == event.route
                page.session.store.set(GOING, None)
                if not is_ours and (page.pop_dialog() is not None or close_part()):
                    page.navigate(here)
                    return
                here = event.route
                show(event)  # type: ignore[misc,call-arg] # the router's

            page.on_route_change = changed

        ft.use_effect(close_first, [])
        return ft.Router(list(routes), manage_views=True)

    return component(App)


def calling(verb: Callable[..., Any], *args: Any, **more: Any) -> Callable[[], Awaitable[None]]:
    """Return the handler of a tap that calls a verb with these arguments.

    A partial would not do: Flet gives its event to whatever could take one more argument.
    """

    async def call() -> None:
        await verb(*args, **more)

    return call


def go(to: object) -> None:
    """Show another screen, and nothing that stood over this one."""
    page, route = ft.context.page, str(to)
    while page.pop_dialog() is not None:
        pass
    page.session.store.set(GOING, route)
    page.navigate(route)


def go_home() -> None:
    """Show the table, where most ways back lead."""
    go("/")
