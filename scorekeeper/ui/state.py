"""What a device shows that is worth keeping, and what can be done with it.

One `State` belongs to one page and is never shared: news of other devices come through
`refresh`, run as a task of this page.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import flet as ft

from scorekeeper.entry import Mode
from scorekeeper.entry.laid_down import LaidDown
from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.match import DealUid, MatchUid, PlayedDeal
from scorekeeper.rules import RuleSetId
from scorekeeper.scoring import Problem
from scorekeeper.session import Change, OpenMatch, Session, SetUp, Summary, UnknownMatchError
from scorekeeper.store import Finding, StoreError, StoreNotKeptError, StoreReadOnlyError
from scorekeeper.ui.keyboard import Keyboard
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.opening import last_match, opened
from scorekeeper.words import Words
from scorekeeper.words.findings import refused, told
from scorekeeper.words.languages import best_language

log = logging.getLogger(__name__)

MATCH, MODE, THEME, LANGUAGE = "match", "mode", "theme", "language"
HAND_OVER = "hand_over"
"""Names of the settings of a device."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What was just done, for the bar that offers to take it back."""

    change: Change
    before: OpenMatch | None
    """The match as it was, for the names and numbers of the sentence."""


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
    """Whether the device keeps its screen on; None while no match needs that."""
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
        """The depth of detail in which this device records deals."""
        return Mode(self.settings.get(MODE, Mode.COUNTS))

    @property
    def hands_over(self) -> bool:
        """Whether each side types its own half of a deal on this device."""
        return bool(self.settings.get(HAND_OVER))

    async def choose(self, **chosen: Any) -> None:
        """Keep a setting of this device; where nothing can be saved it holds until the app ends."""
        self.settings = {**self.settings, **chosen}
        try:
            await asyncio.to_thread(self.session.settings.choose, self.device, **chosen)
        except StoreReadOnlyError:
            log.info("the choice of %s is not kept: the store is read only", ", ".join(chosen))
        except StoreError as error:
            self.failure = refused(self.words, error)

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

    async def correct(self, set_up: SetUp) -> tuple[Problem, ...]:
        """Set the match up anew; gives what is wrong with it, and then nothing is changed."""
        before = self._shown()
        found = await self.saving(self.session.matches.correct, before.uid, set_up, by=self.device)
        self._look_again(before, notice=not found)
        return found or ()

    async def record(self, played: PlayedDeal, *, typed_on: str = "") -> tuple[Problem, ...]:
        """Save a new deal; gives what is impossible about it, and then nothing is saved.

        `typed_on` names the device whose draft it was, which goes as the deal is saved.
        """
        before, said = self._shown(), {"by": self.device, "typed_on": typed_on}
        done = await self.saving(self.session.deals.record, before.uid, played, **said)
        return self._done(before, done)

    async def insert(
        self, played: PlayedDeal, before_deal: DealUid, *, typed_on: str = ""
    ) -> tuple[Problem, ...]:
        """Save a deal that was forgotten, in front of another; `typed_on` as for `record`."""
        before, verb = self._shown(), self.session.deals.insert
        said = {"before": before_deal, "by": self.device, "typed_on": typed_on}
        return self._done(before, await self.saving(verb, before.uid, played, **said))

    async def amend(
        self, deal: DealUid, played: PlayedDeal, *, typed_on: str = ""
    ) -> tuple[Problem, ...]:
        """Put a deal right; gives what is impossible about it. `typed_on` as for `record`."""
        before, said = self._shown(), {"by": self.device, "typed_on": typed_on}
        done = await self.saving(self.session.deals.amend, before.uid, deal, played, **said)
        return self._done(before, done)

    async def drop(self, deal: DealUid) -> None:
        """Take a deal away."""
        before = self._shown()
        done = await self.saving(self.session.deals.drop, before.uid, deal, by=self.device)
        self._done(before, done)

    async def undo(self) -> None:
        """Take the last change back."""
        before = self._shown()
        self._done(before, await self.saving(self.session.deals.undo, before.uid, by=self.device))

    async def redo(self) -> None:
        """Make the change again that was undone last."""
        before = self._shown()
        self._done(before, await self.saving(self.session.deals.redo, before.uid, by=self.device))

    async def end(self, by: Any) -> None:
        """End the match by agreement, time or walkover."""
        before = self._shown()
        await self.saving(self.session.matches.end, before.uid, by, by=self.device)
        self._look_again(before, notice=True)

    async def go_on(self) -> None:
        """Go on with a match that was ended early."""
        before = self._shown()
        await self.saving(self.session.matches.resume, before.uid, by=self.device)
        self._look_again(before, notice=True)

    async def arrange(
        self, *, dealer: str | None = None, seats: tuple[str, ...] | None = None
    ) -> tuple[Problem, ...]:
        """Say who deals next, or who sits where from the next deal on; gives what is wrong."""
        before, verb = self._shown(), self.session.seats.arrange
        found = await self.saving(verb, before.uid, dealer=dealer, seats=seats, by=self.device)
        self._look_again(before, notice=found == ())
        return found or ()

    async def delete(self, uid: MatchUid) -> bool:
        """Take a match out of all lists; says whether it is gone."""
        gone = await self.saving(self.session.deletions.delete, uid, by=self.device)
        if gone is None:
            return False
        self.gone = uid
        if self.match is not None and self.match.uid == uid:
            self.notice = None
            self.match = None
        return True

    def forget_deleted(self) -> None:
        """Offer no more to bring back what was deleted last."""
        self.gone = None

    async def bring_back(self, uid: MatchUid) -> None:
        """Have a deleted match in the lists again, and open."""
        back = await self.saving(self.session.deletions.bring_back, uid, by=self.device)
        self.gone = None
        if back is not None:
            await self.open(uid)

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

    def _done(
        self, before: OpenMatch, done: Change | tuple[Problem, ...] | None
    ) -> tuple[Problem, ...]:
        if isinstance(done, tuple):
            return done
        self._look_again(before, notice=done is not None)
        return ()

    def _look_again(self, before: OpenMatch, *, notice: bool) -> None:
        self.match = self._opened(before.uid)
        if notice and self.match is not None:
            self.notice = Notice(self.match.history.changes[-1], before)

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
