"""What a device shows that is worth keeping, and what can be done with it.

One `State` belongs to one page and is never shared: news of other devices come through
`refresh`, run as a task of this page.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import flet as ft

from scorekeeper.entry import Mode, deal_of, form_from
from scorekeeper.entry.laid_down import LaidDown
from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.match import DealUid, MatchUid, PlayedDeal
from scorekeeper.rules import RuleSetId
from scorekeeper.scoring import Problem, score_deal
from scorekeeper.session import (
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
    is_of_another: bool = False
    """Whether another phone had saved just that already, so that nothing was to be saved here."""


def has_moved_on(problems: tuple[Problem, ...]) -> bool:
    """Whether something was refused because the match was changed since it was shown."""
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
