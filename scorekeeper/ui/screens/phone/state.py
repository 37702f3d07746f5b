"""What one phone at a table of the club shows, and what it may do there.

It is a `State` over the session of its table alone: nothing of another table can be reached
from here.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, cast

import flet as ft

from scorekeeper.club import ClubFileError, Result
from scorekeeper.club.standings import leaders_of
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import club_problems
from scorekeeper.i18n.matches import Teller
from scorekeeper.match import MatchUid, Outcome
from scorekeeper.scoring import Problem
from scorekeeper.services import Change, ChangeKind, OpenMatch
from scorekeeper.services.club import TableSession, TableView, UnknownEveningError, author_of
from scorekeeper.ui import state as context
from scorekeeper.ui.state import State, has_moved_on
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import spoken
from scorekeeper.ui.widgets.dialogs import notice_bar
from scorekeeper.ui.widgets.text import SENTENCE, text

log = logging.getLogger(__name__)


@dataclass
class PhoneState(State):
    """Everything that the screens of one phone are functions of; never shared with another."""

    seat: TableSession = field(kw_only=True)
    """The same as `session`, with the verbs of a table."""
    is_let_in: Callable[[], bool] = field(kw_only=True)
    """True if the code by which this phone came still opens anything."""
    view: TableView | None = None
    """The table as it stands; None where this phone is not let in any more."""

    def load(self) -> None:
        """Read what this phone chose, and its table as it stands."""
        self.settings = self.session.settings.of(self.device)
        self._speak()
        self.look()

    def look(self, *, deals: bool = True) -> None:
        """Look at the table again, and at the `deals` of its match."""
        view, before = self._seen(), self.view
        if view != before:
            self.view = view
        match = None if view is None else view.match
        is_settled = view is not None and (before is None or view.result != before.result)
        if match is None:
            self.match = self.notice = None
        elif deals or is_settled or self.match is None or self.match.uid != match:
            self._show(match)

    async def refresh(self) -> None:
        """Look at everything again, because this phone was away."""
        self.look()

    @property
    def may_record(self) -> bool:
        """True if deals may still be changed."""
        view = self.view
        return view is not None and view.state in {"playing", "claimed", "disputed"}

    @property
    def round(self) -> int:
        """The number of the round that is shown."""
        return 0 if self.view is None else self.view.round

    async def take_side(self, side: int) -> None:
        """Say whose phone this is."""
        await self._say(self.seat.table.take_side, side)

    async def claim(self) -> bool:
        """Say for one's side that the score is that of the match; gives whether it is said."""
        return await self._say(self.seat.table.claim)

    async def accept(self, side: int, *, person: str = "") -> bool:
        """Say for a side the score that the other has claimed; gives whether it is said.

        `person` is the uid of whoever of that side does so on this phone.
        """
        claimed = next((one.said for one in self._sides() if one.said and one.number != side), None)
        return await self._say(self.seat.table.accept, side, person=person, score=claimed)

    async def dispute(self, reason: str, *, side: int | None = None, person: str = "") -> bool:
        """Say that the score is not right, and why; gives whether it is said.

        It is said for one's own side, or for another one by the `person` of it, a uid, whom this
        phone was handed to.
        """
        return await self._say(self.seat.table.dispute, reason, side=side, person=person)

    async def withdraw(self) -> None:
        """Take back what one's side has said."""
        await self._say(self.seat.table.withdraw)

    async def _say(self, verb: Any, *args: Any, **said: Any) -> bool:
        """Have a verb of the table done for the round that is shown; problems are told."""
        problems: tuple[Problem, ...] | None = await self.saving(
            verb, *args, of_round=self.round, **said
        )
        if problems:
            self._tell(problems)
        self.look(deals=False)
        return problems is not None and not problems

    def _refuse(self, problems: tuple[Problem, ...], *, asks: bool) -> None:
        if problems and not (asks and has_moved_on(problems)):
            self._tell(problems)

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        """Say what a verb was refused for."""
        self.failure = club_problems(self.words, problems)

    def _show(self, match: MatchUid) -> None:
        """Show a match as it stands; what others changed since is nothing to take back."""
        shown, result = self._opened(match), self.view.result if self.view else None
        if shown is not None and result is not None:
            shown = counted(shown, result)
        self.match = shown
        last = shown.history.changes[-1].number if shown is not None else None
        if self.notice is not None and self.notice.change.number != last:
            self.notice = None

    def _seen(self) -> TableView | None:
        try:
            return self.seat.table.view() if self.is_let_in() else None
        except (UnknownEveningError, ClubFileError):
            log.info("the evening of a phone is gone", exc_info=True)
            return None

    def _sides(self) -> Any:
        return () if self.view is None else self.view.sides


def counted(shown: OpenMatch, result: Result) -> OpenMatch:
    """A match with the totals and the winner that its result has, whatever its deals say.

    The organiser may have decided or corrected it, or a sheet of paper says something else.
    """
    points, leaders = result.score.points, leaders_of(result)
    winner = leaders[0] if len(leaders) == 1 else None
    before = shown.progress
    if (before.totals, before.outcome.over, before.outcome.winner) == (points, True, winner):
        return shown
    margin = None
    if winner is not None:
        margin = points[winner] - max(points[side] for side in range(len(points)) if side != winner)
    tie = () if winner is not None else leaders
    outcome = Outcome(over=True, winner=winner, margin=margin, tie=tie)
    return replace(shown, progress=replace(before, totals=points, outcome=outcome))


Of = Callable[[PhoneState], Any]


def use_phone() -> PhoneState:
    """The state of this phone; the component is drawn again whenever it changes."""
    return cast("PhoneState", context.use_state())


def use_part(of: Of) -> PhoneState:
    """The state of this phone; the component is drawn again when `of` gives another value."""
    return cast("PhoneState", context.use_part(cast("Callable[[State], Any]", of)))


C = ft.Colors


def last_change(state: PhoneState, shown: OpenMatch, *, quiet: bool) -> list[ft.Control]:
    """The bar above the buttons: of this phone's own change with the way to take it back.

    While it is `quiet`, what others did is not told.
    """
    if state.failure or state.unkept or state.notice is not None:
        bar = notice_bar(state)
        return [bar] if bar is not None else []
    change = shown.history.changes[-1]
    if quiet or change.kind is ChangeKind.START or change.by == state.device:
        return []
    words = state.words
    told = Teller(words, shown).told(change)
    said = words.text("phone-changed", who=who(words, change, state.device), what=told)
    return [_quiet(said)]


def to_undo(state: PhoneState, shown: OpenMatch) -> tuple[str, bool]:
    """What Undo would take back, and whether it may: else who has changed it since."""
    words, teller = state.words, Teller(state.words, shown)
    change, said = shown.history.undoable, teller.to_undo()
    if change is None or said is None:
        return words.text("table-nothing-to-undo"), False
    if state.seat.deals.is_own(shown.history, change):
        return said, True
    last = shown.history.changes[-1]
    by = who(words, last if last.by != state.device else change, state.device)
    return words.text("phone-not-yours", what=said, who=by), False


def who(words: Words, change: Change, device: str) -> str:
    """Who made a change: this phone, another one of the table, or the organiser."""
    if change.by == device:
        return words.text("phone-this")
    return words.text("phone-other" if author_of(change.by) else "phone-organiser")


def _quiet(said: str) -> ft.Control:
    """Something to know, with nothing to do about it."""
    ink = C.ON_SURFACE_VARIANT
    words = text(said, 15, Face.MEDIUM, ink, line=SENTENCE)
    row = ft.Row(
        [
            ft.Icon(ft.Icons.INFO_OUTLINE, size=20, color=ink),
            spoken(words, said, name="changed", live=True, expand=True),
        ],
        spacing=8,
    )
    return ft.Container(
        row,
        bgcolor=C.SURFACE_CONTAINER,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=8, horizontal=12),
    )
