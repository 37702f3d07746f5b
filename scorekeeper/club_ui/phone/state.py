"""The state of one phone at a table of the club, and the verbs that it has there.

It is a `State` over the session of its table alone: nothing of another table can be reached
from here.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, cast

from scorekeeper.club.model import Result
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import leaders_of
from scorekeeper.i18n.club import club_problems
from scorekeeper.match import Outcome
from scorekeeper.scoring import Problem
from scorekeeper.services import OpenMatch
from scorekeeper.services.club import TableSession, TableView, UnknownEveningError
from scorekeeper.ui import hooks, state

log = logging.getLogger(__name__)


class Stage(StrEnum):
    OUT = "out"
    WAITING = "waiting"
    """No round runs in which there is a table for this phone."""
    WHOSE = "whose"
    """Nobody has said yet whose phone this is."""
    PLAYING = "playing"
    WON = "won"
    """The match is over; its result has to be given."""
    GIVEN = "given"
    """One's own side has given the result, another has not accepted it yet."""
    ASKED = "asked"
    """Another side has given the result, and asks whether it is right."""
    DISPUTED = "disputed"
    DONE = "done"
    """There is a result: the next round is waited for."""


@dataclass
class PhoneState(state.State):
    seat: TableSession = field(kw_only=True)
    """The same as `session`, with the verbs of a table."""
    is_let_in: Callable[[], bool] = field(kw_only=True)
    """True if the code by which this phone came still opens anything."""
    view: TableView | None = None
    """The table as it stands; None where this phone is not let in any more."""

    def load(self) -> None:
        self.settings = self.session.settings.of(self.device)
        self.apply_language()
        self.look()

    def look(self, *, deals: bool = True) -> None:
        """Look at the table again, and at the `deals` of its match."""
        before = self.view
        try:
            view = self.seat.table.view() if self.is_let_in() else None
        except (UnknownEveningError, ClubFileError):
            log.info("the evening of a phone is gone", exc_info=True)
            view = None
        if view != before:
            self.view = view
        if view is None or view.match is None:
            self.match = self.notice = None
            return
        is_settled = before is None or view.result != before.result
        if not (deals or is_settled or self.match is None or self.match.uid != view.match):
            return
        match = state.open_match(self.session, view.match)
        if match is not None and view.result is not None:
            match = counted(match, view.result)
        self.match = match
        last = match.history.changes[-1].number if match is not None else None
        if self.notice is not None and self.notice.change.number != last:
            self.notice = None  # what others changed since is nothing to take back

    def refresh(self) -> None:
        self.look()

    @property
    def stage(self) -> Stage:
        view = self.view
        if view is None:
            return Stage.OUT
        if view.owner is None:
            return Stage.WHOSE if view.choices else Stage.WAITING
        if view.mine is None or view.state in {"waiting", "closed", "done"}:
            return Stage.DONE if view.state == "done" else Stage.WAITING
        if view.state == "disputed":
            return Stage.DISPUTED
        if view.state == "claimed":
            return Stage.ASKED if view.mine.score is None else Stage.GIVEN
        is_over = self.match is not None and self.match.progress.outcome.over
        return Stage.WON if is_over else Stage.PLAYING

    @property
    def may_record(self) -> bool:
        return self.view is not None and self.view.state in {"playing", "claimed", "disputed"}

    async def accept(self, side: int, *, person: str = "") -> bool:
        """Accept for a side the score that the other has claimed; True where that was done.

        `person` is the uid of whoever of that side does so on this phone.
        """
        others = [other for other in self.view.sides if other.number != side] if self.view else []
        claimed = next((other.score for other in others if other.score), None)
        return await self.call(self.seat.table.accept, side, person=person, score=claimed)

    async def withdraw(self) -> None:
        await self.call(self.seat.table.withdraw)

    async def tell(self, verb: Any, *args: Any, **arguments: Any) -> bool:
        """Call a verb of this phone that is about no round; True where it was done."""
        problems: Any = await self.saving(verb, *args, **arguments)
        if problems:
            self.failure = club_problems(self.words, problems)
        self.look(deals=False)
        return problems is not None and not problems

    async def call(self, verb: Any, *args: Any, **arguments: Any) -> bool:
        """Call a verb of the table for the round that is shown; True where it was done."""
        number = self.view.round if self.view else 0
        return await self.tell(verb, *args, of_round=number, **arguments)

    def show_refusal(self, problems: tuple[Problem, ...], *, asks: bool = False) -> None:
        if problems and not (asks and state.is_stale(problems)):
            self.failure = club_problems(self.words, problems)


def counted(match: OpenMatch, result: Result) -> OpenMatch:
    """A match with the totals and the winner that its result has, whatever its deals say.

    The organiser may have decided or corrected it, or a sheet of paper says something else.
    """
    points, leaders = result.score.points, leaders_of(result)
    winner = leaders[0] if len(leaders) == 1 else None
    before = match.progress
    if (before.totals, before.outcome.over, before.outcome.winner) == (points, True, winner):
        return match
    margin = None
    if winner is not None:
        margin = points[winner] - max(points[side] for side in range(len(points)) if side != winner)
    tie = () if winner is not None else leaders
    outcome = Outcome(over=True, winner=winner, margin=margin, tie=tie)
    return replace(match, progress=replace(before, totals=points, outcome=outcome))


def use_phone() -> PhoneState:
    return cast("PhoneState", hooks.use_state())


def use_part(of: Callable[[PhoneState], Any]) -> PhoneState:
    """The state of this phone; the component is drawn again when `of` gives another value."""
    return cast("PhoneState", hooks.use_part(cast("Callable[[state.State], Any]", of)))
