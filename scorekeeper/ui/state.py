"""What a device shows that is worth keeping, and what can be done with it.

One `State` belongs to one page and is never shared: news of other devices come through
`refresh`, run as a task of this page.
"""

import asyncio
import functools
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, TypeVar, cast

import flet as ft

from scorekeeper.entry import Mode, deal_of, form_from
from scorekeeper.entry.counting import LaidDown
from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.i18n import Words
from scorekeeper.i18n.catalogue import best_language
from scorekeeper.i18n.messages import refused, told
from scorekeeper.match import DealUid, MatchUid, PlayedDeal
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError, RuleSetId
from scorekeeper.scoring import Problem, score_deal
from scorekeeper.services import (
    CHANGED_SINCE,
    Change,
    Deleted,
    Done,
    OpenMatch,
    Session,
    SetUp,
    Summary,
    UnknownMatchError,
)
from scorekeeper.storage import Finding, StoreError, StoreNotKeptError, StoreReadOnlyError

Listener = Callable[[ft.KeyboardEvent], Any]


class Ear:
    """What a component hears keys with; without a listener it is deaf for a while."""

    listener: Listener | None = None


class Keyboard:
    """The keyboard of one device. What has the focus hears its keys as well."""

    def __init__(self) -> None:
        """Begin with nobody who listens."""
        self._ears: list[Ear] = []

    async def pressed(self, event: ft.KeyboardEvent) -> None:
        """A key was pressed; the ear that came last hears it."""
        if self._ears and (listener := self._ears[-1].listener) is not None:
            done = listener(event)
            if done is not None:
                await done

    def lend(self, ear: Ear) -> None:
        """Let an ear hear from now on."""
        self._ears.append(ear)

    def give_back(self, ear: Ear) -> None:
        """Let an ear hear no longer."""
        self._ears = [one for one in self._ears if one is not ear]


def use_keyboard(keyboard: Keyboard, listener: Listener | None) -> None:
    """Have a component hear keys while it is shown: each goes to the listener of the last draw."""
    ear = ft.use_memo(Ear, [])
    ear.listener = listener
    ft.use_effect(lambda: keyboard.lend(ear), [], cleanup=lambda: keyboard.give_back(ear))


log = logging.getLogger(__name__)


def opened(session: Session, uid: MatchUid) -> OpenMatch | None:
    """The match, or None where there is none, or none that this version can read."""
    try:
        return session.matches.open(uid)
    except UnknownMatchError:
        return None
    except (RecordError, RuleSetError):
        log.exception("the match %s cannot be read", uid)
        return None


def last_match(session: Session) -> OpenMatch | None:
    """The match that was changed last, of those that can be read."""
    latest = (opened(session, uid) for uid in session.matches.latest_first())
    return next((match for match in latest if match is not None), None)


WIDE = 600
"""From this width on there are two panes, and two columns of a deal."""
RAIL = 88
"""Width of the tabs, where they stand beside a screen."""
NARROW = 380
TALL, MIDDLE, SMALL = 780, 705, 640
CHIP_ROW = 51
USUAL_ROWS = 3
LARGE_TEXT = 1.3


class Tier(StrEnum):
    """How a phone's height is spent on the record screen."""

    TALL = "tall"
    MIDDLE = "middle"
    SMALL = "small"
    SCROLLING = "scrolling"


@dataclass(frozen=True, slots=True)
class Layout:
    """The room inside the safe area, in logical pixels, and how large text is shown."""

    width: float = 390
    height: float = 844
    scale: float = 1.0
    """What the system makes of text sizes: 2.0 is doubled."""

    @property
    def is_wide(self) -> bool:
        """True if two columns fit side by side."""
        return self.width >= WIDE

    @property
    def beside_tabs(self) -> float:
        """The width that is left to a tab's screen."""
        return self.width - RAIL if self.is_wide else self.width

    @property
    def is_narrow(self) -> bool:
        """True if labels must be short."""
        return self.width < NARROW

    @property
    def has_large_text(self) -> bool:
        """True if text is so large that screens scroll rather than squeeze."""
        return self.scale > LARGE_TEXT

    def tier(self, rows: int = USUAL_ROWS) -> Tier:
        """How the record screen spends its height with so many rows of chips."""
        left = self.height - CHIP_ROW * (rows - USUAL_ROWS)
        if self.has_large_text or left < SMALL:
            return Tier.SCROLLING
        return Tier.TALL if left >= TALL else Tier.MIDDLE if left >= MIDDLE else Tier.SMALL


MATCH, MODE, THEME, LANGUAGE = "match", "mode", "theme", "language"
"""Names of the settings of a device."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What was just done, for the bar that offers to take it back."""

    change: Change
    is_of_another: bool = False
    """True if another phone had saved just that already, so that nothing was to be saved here."""


def has_moved_on(problems: tuple[Problem, ...]) -> bool:
    """Return True if something was refused because the match was changed since it was shown."""
    return any(problem.code == CHANGED_SINCE for problem in problems)


@dataclass
class Asking:
    """What is asked on the Meld tab. It is not watched: a tap draws that screen anew, no other."""

    form: LayDownForm = field(default_factory=LayDownForm)


Keep = Callable[..., Awaitable[Any]]


@ft.observable
@dataclass
class State:
    """Everything that the screens of one device are functions of."""

    session: Session
    words: Words
    device: str
    locales: tuple[str, ...] = ()
    """The languages that the device itself speaks, as tags, the one it speaks first."""
    layout: Layout = field(default_factory=Layout)
    settings: dict[str, Any] = field(default_factory=dict)
    match: OpenMatch | None = None
    notice: Notice | None = None
    gone: MatchUid | None = None
    """The match that was deleted last, while it is offered to bring it back."""
    failure: str | None = None
    """What could not be saved, in words of the store."""
    unkept: str | None = None
    """What was saved but will not outlive the app, or what was found meanwhile, in words."""
    stays_on: bool | None = None
    """True if the device keeps its screen on; None while no match needs that."""
    keep: Keep = asyncio.to_thread
    """Calls a verb that writes, off the event loop; what it wrote is kept when it is back."""
    asking: Asking = field(default_factory=Asking)
    keyboard: Keyboard = field(default_factory=Keyboard)
    lay_down: LaidDown | None = None
    """Melds that were laid there, on their way to the deal that is typed next."""
    confirmed: int = 0
    """How often values without a source were agreed on here, so that screens look again."""
    house_rules_kept: int = 0
    """How often this device has changed house rules, so that screens look at them again."""
    forms_left: int = 0
    """How often a deal that is being typed was left, so that a table looks at its draft again."""
    returned: int = 0
    """How often the browser of this page was away and is back, so that screens look again."""
    club_address: str | None = None
    """Where phones of a club come in, as `http://192.168.1.7:8550`; None where they cannot."""
    heard: tuple[Finding, ...] = ()
    """What was found about the store when this device came; what is found later is news."""
    keeping: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while house rules are changed: each change is made on what the one before left."""

    def load(self) -> None:
        """Read what this device chose, and the match that it had open."""
        self.heard = self.session.findings
        self.settings = self.session.settings.of(self.device)
        self._speak()
        uid = self.settings.get(MATCH)
        self.match = last_match(self.session) if uid is None else self._opened(MatchUid(uid))

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
            self.failure = refused(self.words, error)

    @property
    def points_typed(self) -> tuple[int, ...] | None:
        """What the new deal comes to that is half typed on this device; None where none is."""
        if self.match is None:
            return None
        rules = self.match.match.rules
        draft = self.session.drafts.find(self.match.uid, self.device)
        form = None if draft is None else form_from(draft.form, rules)
        if form is None or form.is_blank:
            return None
        return tuple(side.total for side in score_deal(rules, deal_of(form)).sides)

    async def choose_mode(self, mode: Mode) -> None:
        """Keep the depth of detail for the further deals of this match, and for no other."""
        await self.choose(**{MODE: {"match": self._shown().uid, "mode": str(mode)}})

    async def speak(self, language: str | None) -> None:
        """Change the language at once and for later; None is that of the device."""
        await self.choose(**{LANGUAGE: language})
        self._speak()

    def matches(self) -> tuple[Summary, ...]:
        """All matches, the latest first."""
        return self.session.matches.list()

    async def start(self, set_up: SetUp) -> tuple[Problem, ...]:
        """Begin a match and open it; gives what keeps it from being set up like this."""
        begun = await self.saving(self.session.matches.start, set_up, by=self.device)
        if begun is None or isinstance(begun, tuple):
            return begun or ()
        await self.open(begun)
        return ()

    async def open(self, uid: MatchUid) -> None:
        """Show a match, and come back to it at the next start."""
        self.notice = None
        self.match = self._opened(uid)
        await self.choose(**{MATCH: uid})

    async def correct(self, set_up: SetUp, *, seen: int | None = None) -> tuple[Problem, ...]:
        """Set the match up anew; gives what is wrong with it, and then nothing is changed.

        `seen` is the number of the last change that a form was opened with, here and below;
        without one it is that of the match as it is shown.
        """
        return await self._change(self.session.matches.correct, set_up, seen=seen)

    async def record(
        self, played: PlayedDeal, *, seen: int | None = None, token: str = "", typed_on: str = ""
    ) -> tuple[Problem, ...]:
        """Save a new deal; gives what keeps it from being saved.

        `token` names the form, so that it is saved once, and `typed_on` the device whose draft it
        was, which goes as the deal is saved. The form itself asks what to do where the match has
        moved on, here and in `insert` and `amend`.
        """
        said = {"token": token, "typed_on": typed_on}
        verb = self.session.deals.record
        return await self._change(verb, played, seen=seen, asks=True, said=said)

    async def insert(
        self,
        played: PlayedDeal,
        before_deal: DealUid,
        *,
        seen: int | None = None,
        token: str = "",
        typed_on: str = "",
    ) -> tuple[Problem, ...]:
        """Save a deal that was forgotten, in front of another; otherwise like `record`."""
        said = {"before": before_deal, "token": token, "typed_on": typed_on}
        verb = self.session.deals.insert
        return await self._change(verb, played, seen=seen, asks=True, said=said)

    async def amend(
        self, deal: DealUid, played: PlayedDeal, *, seen: int | None = None, token: str = ""
    ) -> tuple[Problem, ...]:
        """Put a deal right; gives what keeps it from being saved."""
        said, verb = {"token": token}, self.session.deals.amend
        return await self._change(verb, deal, played, seen=seen, asks=True, said=said)

    async def drop(self, deal: DealUid) -> None:
        """Take a deal away."""
        await self._change(self.session.deals.drop, deal)

    async def undo(self) -> None:
        """Take the last change back."""
        await self._change(self.session.deals.undo)

    async def redo(self) -> None:
        """Make the change again that was undone last."""
        await self._change(self.session.deals.redo)

    async def end(self, by: Any) -> None:
        """End the match by agreement, time or walkover."""
        await self._change(self.session.matches.end, by)

    async def go_on(self) -> None:
        """Go on with a match that was ended early."""
        await self._change(self.session.matches.resume)

    async def arrange(
        self, *, dealer: str | None = None, seats: tuple[str, ...] | None = None
    ) -> tuple[Problem, ...]:
        """Say who deals next, or who sits where from the next deal on; gives what is wrong."""
        said = {"dealer": dealer, "seats": seats}
        return await self._change(self.session.seats.arrange, said=said)

    async def delete(self, shown: OpenMatch) -> bool:
        """Take a match out of all lists as it is shown; says whether it is gone."""
        uid, verb = shown.uid, self.session.deletions.delete
        done = await self.saving(verb, uid, seen=shown.number, by=self.device)
        if not isinstance(done, Change):
            self._refuse(done or (), asks=False)
            await self.refresh()
            return False
        self.gone = uid
        if self.match is not None and self.match.uid == uid:
            self.notice = None
            self.match = None
        return True

    def forget_deleted(self) -> None:
        """Offer no more to bring back what was deleted last."""
        self.gone = None

    async def bring_back(self, gone: Deleted) -> None:
        """Have a deleted match in the lists again, and open."""
        verb = self.session.deletions.bring_back
        done = await self.saving(verb, gone.uid, seen=gone.number, by=self.device)
        self.gone = None
        if isinstance(done, Change):
            await self.open(gone.uid)
        else:
            self._refuse(done or (), asks=False)

    async def refresh(self) -> None:
        """Look at the match again, because some device has changed it."""
        if self.match is not None:
            self.match = self._opened(self.match.uid)

    async def confirm(self, ruleset: RuleSetId, house_rules: Mapping[str, Any]) -> None:
        """Agree on all that is open of a rule set's values without a source, for good."""
        confirm = self.session.confirmations.confirm
        await self.saving(confirm, ruleset, house_rules, by=self.device)
        self.confirmed += 1

    def dismiss(self) -> None:
        """Take the bar away that tells of the last change."""
        self.notice = None
        self.failure = self.unkept = None

    def _speak(self) -> None:
        chosen = self.settings.get(LANGUAGE)
        preferred = (*([chosen] if chosen else []), *self.locales, self.words.language)
        language = best_language(preferred)
        if language != self.words.language:
            self.words = Words(language)

    def _shown(self) -> OpenMatch:
        if self.match is None:
            raise UnknownMatchError("no match is open")
        return self.match

    def _opened(self, uid: MatchUid) -> OpenMatch | None:
        return opened(self.session, uid)

    async def _change(
        self,
        verb: Callable[..., Done],
        *args: Any,
        seen: int | None = None,
        asks: bool = False,
        said: Mapping[str, Any] = MappingProxyType({}),
    ) -> tuple[Problem, ...]:
        """Have the match changed by a verb of the session; gives what kept it from that.

        `asks`: who called it asks himself what to do where the match has moved on.
        """
        before = self._shown()
        number = before.number if seen is None else seen
        done = await self.saving(verb, before.uid, *args, seen=number, by=self.device, **said)
        problems = done if isinstance(done, tuple) else ()
        self._refuse(problems, asks=asks)
        self._look_again(before, notice=isinstance(done, Change))
        return problems

    def _refuse(self, problems: tuple[Problem, ...], *, asks: bool) -> None:
        """Say that the match has moved on, unless somebody asks about that."""
        if not asks and has_moved_on(problems):
            self.failure = "; ".join(map(self.words.problem, problems))

    def _look_again(self, before: OpenMatch, *, notice: bool) -> None:
        self.match = self._opened(before.uid)
        if notice and self.match is not None:
            self.notice = Notice(self.match.history.changes[-1])

    async def saving(self, verb: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Call a verb that writes, off the event loop; a store that refuses is said, not raised."""
        self.failure = self.unkept = None
        try:
            done = await self.keep(verb, *args, **kwargs)
        except StoreNotKeptError as error:
            self.unkept = refused(self.words, error)
            return error.done
        except StoreError as error:
            self.failure = refused(self.words, error)
            return None
        if news := [one for one in self.session.findings if one not in self.heard]:
            self.heard = self.session.findings
            self.unkept = told(self.words, news[-1])
        return done


T = TypeVar("T")


class Live(ft.Observable, Generic[T]):
    """A value that is shown somewhere, and may be another one later.

    A component that is given it instead of a value is drawn again when it `shown` another.
    """

    def __init__(self, shown: T) -> None:
        """Begin with a value."""
        self.shown = shown


def shown_in(argument: object) -> object:
    """Give the value that a live argument has now; any other argument is one itself."""
    return argument.shown if isinstance(argument, Live) else argument


STATE = "scorekeeper.state"
"""The name under which a page keeps its state.

A context would not do: a component that was not drawn for a while, as behind a form on a phone
that is turned, may have lost its way up to the one that provides it.
"""


@dataclass(frozen=True, slots=True)
class Held:
    """A state in a hand: whoever looks at the hand does not follow the state."""

    state: State


def on_device(state: State, content: Callable[[], Any]) -> Any:
    """Components that have the state of a device."""
    ft.context.page.session.store.set(STATE, state)
    return content()


def use_way_back() -> None:
    """Have the browser's way back close what stands over the screen before it leaves the screen.

    It belongs to the component around the router.
    """
    page = ft.context.page

    async def close_first() -> None:  # async: then the router listens already
        show, here = page.on_route_change, page.route

        def changed(event: ft.RouteChangeEvent) -> None:
            nonlocal here
            if event.route == here:
                return  # the address is again that of the screen that stayed
            if page.pop_dialog() is not None:
                page.navigate(here)
                return
            here = event.route
            show(event)  # type: ignore[misc,call-arg] # the router's

        page.on_route_change = changed

    ft.use_effect(close_first, [])


def use_state() -> State:
    """The state of this device; the component is drawn again whenever it changes."""
    state, _ = ft.use_state(use_held())
    return state


def use_held() -> State:
    """The state of this device, for taps; the component shows nothing of it."""
    return cast("State", ft.context.page.session.store.get(STATE))


def use_part(of: Callable[[State], Any]) -> State:
    """The state of this device; the component is drawn again when `of` gives another value."""
    state = use_held()
    _, show = ft.use_state(of(state))
    follow = ft.use_memo(lambda: _Follower(state, of, show), [])
    ft.use_effect(follow.begin, [], cleanup=follow.end)
    return state


def use_frame() -> State:
    """The state for the frame of the tabs, which shows nothing of a match."""
    return use_part(lambda state: (state.layout, state.words))


class _Follower:
    """Tells a component what its part of a state is, for as long as it is mounted."""

    def __init__(
        self, state: State, of: Callable[[State], Any], show: Callable[[Any], None]
    ) -> None:
        self._state, self._of, self._show = state, of, show
        self._end: Callable[[], None] | None = None

    def begin(self) -> None:
        """Follow from now on; what has changed since the component was drawn is shown."""
        self._end = self._state.subscribe(self._changed)  # type: ignore[attr-defined] # observable
        self._show(self._of(self._state))

    def end(self) -> None:
        """Follow no longer."""
        if self._end is not None:
            self._end()
            self._end = None

    def _changed(self, _sender: object, _field: str | None) -> None:
        self._show(self._of(self._state))


def go(route: str) -> None:
    """Show another screen, and nothing that stood over this one."""
    page = ft.context.page
    while page.pop_dialog() is not None:
        pass
    page.navigate(route)


def component(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a Flet component whose failing render becomes a sentence on the screen.

    Without it an exception in a re-render ends all updates of the session silently.
    """

    @functools.wraps(function)
    def body(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except Exception:
            log.exception("%s could not be drawn", function.__name__)
            return ft.Text(f"! {function.__name__}", color=ft.Colors.ERROR)

    wrapped: Callable[..., Any] = ft.component(body)
    return wrapped


def part(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a component that is drawn again only when its arguments or what it follows changed.

    What lies around it may be drawn anew meanwhile, as by a form that comes over a table.
    """
    wrapped: Callable[..., Any] = ft.memo(component(function))
    return wrapped


def still_component(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a component that is drawn again only when its arguments have changed.

    Its arguments are values that are equal when they say the same, and it takes nothing from
    the context. In the place of a value it may be given a `Live` one: then it is drawn again by
    itself, without what lies around it, when that shows another.
    """

    @functools.wraps(function)
    def drawn(*args: Any, **kwargs: Any) -> Any:
        return function(*map(shown_in, args), **kwargs)

    return part(drawn)


BACK = (ft.AppLifecycleState.SHOW, ft.AppLifecycleState.RESUME)
"""What a page hears when somebody returns to it from another app or tab."""


class Awake:
    """The wakelock of one page: asked for with each match, and again after another app.

    What came of it is told in `State.stays_on`: some platforms refuse, some say nothing.
    """

    def __init__(self, page: ft.Page, state: State) -> None:
        """Follow the match of a state from now on; it ends with the page."""
        self._page, self._state = page, state
        self._lock: ft.Wakelock | None = None
        self._asked = False
        page.on_app_lifecycle_state_change = self._switched
        self._follow = self._changed  # held here: the state forgets whom nobody else holds
        state.subscribe(self._follow)  # type: ignore[attr-defined] # it is an observable

    async def look(self, *, again: bool = False) -> None:
        """Ask the platform if it is not as wanted; `again` asks whatever was answered before."""
        shown = self._state.match
        wanted = shown is not None and not shown.progress.outcome.over
        if wanted is self._asked and not (wanted and again):
            return
        self._asked = wanted
        answer = await self._ask(wanted=wanted)
        self._state.stays_on = answer if wanted else None

    async def _ask(self, *, wanted: bool) -> bool:
        """Return True if the screen stays on now; a call that is ignored counts as refused."""
        self._lock = self._lock or ft.Wakelock()
        try:
            await (self._lock.enable() if wanted else self._lock.disable())
            return bool(await self._lock.is_enabled())
        except (RuntimeError, TimeoutError):
            return False

    async def _switched(self, event: ft.AppLifecycleStateChangeEvent) -> None:
        if event.state in BACK:
            await self.look(again=True)

    def _changed(self, _: object, field: str | None) -> None:
        if field == "match" and self._page.session.connection is not None:
            self._page.run_task(self.look)
