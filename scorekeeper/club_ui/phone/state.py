"""The state of one phone at a table of the club, with the actions of the phone.

Its `session` gives access to one table only: a phone cannot read or change other tables.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import ParamSpec, cast

from scorekeeper.club.model import Result
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import leading_sides
from scorekeeper.i18n.club import club_problems
from scorekeeper.match import Outcome
from scorekeeper.scoring import Problem
from scorekeeper.services import OpenMatch
from scorekeeper.services.club import TableSession, TableView, UnknownEveningError
from scorekeeper.ui import hooks, state
from scorekeeper.ui.state import NotSaved, SaveResult
from scorekeeper.view_models.club_phone import Stage, may_record, phone_stage

log = logging.getLogger(__name__)

P = ParamSpec("P")
Problems = tuple[Problem, ...]


@dataclass
class PhoneState(state.State):
    """The state of the page of a phone."""

    seat: TableSession = field(kw_only=True)
    """The same object as `session`; `seat.table` has the methods for the table of this phone."""
    is_let_in: Callable[[], bool] = field(kw_only=True)
    """Returns True while the code by which this phone joined is valid."""
    on_brief: Callable[[], object] = field(kw_only=True)
    """Called when the page becomes brief; sets `is_brief` to False once the server has time."""
    view: TableView | None = None
    """The table; None if this phone has no access, or its session cannot be read."""
    is_brief: bool = False
    """True while the page leaves out its less urgent parts.

    It becomes True when another game begins and when a phone connects to a busy server, and False
    once the server has time. Two hundred phones may get their tables at once; each shows its table
    before any of them shows deals, standings and the buttons of the title bar.
    """

    @property
    def has_club(self) -> bool:
        """Always True, although a phone cannot read the sessions of its club."""
        return True

    # --- reading

    def load(self) -> None:
        """Read the settings of this phone, apply its language, and read its table."""
        self.settings = self.session.settings.read(self.device)
        self.apply_language()
        self.reload()

    def reload(self, *, deals: bool = True) -> None:
        """Read the table again, and its match if needed; a new match makes the page brief.

        Args:
            deals: True to read the match even if neither match nor result is new.
        """
        before = self.view
        view = self._read_view()
        if view is not None and before is not None and view.match != before.match:
            self.is_brief = True
            self.on_brief()
        if view != before:
            self.view = view
        if view is None or view.match is None:
            self.match = None
            self.notice = None
            return

        has_new_result = before is None or view.result != before.result
        is_other_match = self.match is None or self.match.uid != view.match
        if deals or has_new_result or is_other_match:
            self._read_match(view)

    def _read_view(self) -> TableView | None:
        """Return the table; None if the phone has no access or its session cannot be read."""
        if not self.is_let_in():
            return None
        try:
            return self.seat.table.view()
        except (UnknownEveningError, ClubFileError):
            log.info("the session of a phone is gone", exc_info=True)
            return None

    def _read_match(self, view: TableView) -> None:
        """Read the match at the table again; remove the notice of an outdated change."""
        if view.match is None:
            return
        match = state.open_match(self.session, view.match)
        if match is not None and view.result is not None:
            match = with_result(match, view.result)
        self.match = match

        # A notice offers to undo this phone's change, which is impossible after a later change.
        last_number = None if match is None else match.history.changes[-1].number
        if self.notice is not None and self.notice.change.number != last_number:
            self.notice = None

    def refresh(self) -> None:
        """Read the table again, because another device has changed it."""
        self.reload()

    @property
    def stage(self) -> Stage:
        """The stage of this phone in a round, which decides its page and panels."""
        is_match_over = self.match is not None and self.match.progress.outcome.over
        return phone_stage(self.view, is_match_over=is_match_over)

    @property
    def may_record(self) -> bool:
        """True while deals of the table may be recorded and edited."""
        return may_record(self.view)

    # --- changing

    async def save_for_phone(
        self, operation: Callable[P, Problems], *args: P.args, **kwargs: P.kwargs
    ) -> bool:
        """Call a method of `seat.table` and read the table again; return True if it succeeded.

        The problems of a refused call become `failure`.
        """
        result: SaveResult[Problems] = await self.save(operation, *args, **kwargs)
        is_done = True
        if isinstance(result, NotSaved):
            is_done = False
            if result.problems:
                self.failure = club_problems(self.words, result.problems)
        self.reload(deals=False)
        return is_done

    async def save_for_round(
        self,
        operation: Callable[..., Problems],
        *args: object,
        **kwargs: object,
    ) -> bool:
        """Call a method of `seat.table` about the visible round; see `save_for_phone`.

        It is refused if another round has begun meanwhile.
        """
        number = self.view.round if self.view else 0
        return await self.save_for_phone(operation, *args, round_number=number, **kwargs)

    async def accept(self, side: int, *, person: str = "") -> bool:
        """Accept the score that another side has reported; return True if that succeeded.

        Args:
            side: Number of the side that accepts.
            person: Uid of the player of that side who accepts on this phone; empty for the
                phone's own side.
        """
        sides = self.view.sides if self.view else ()
        reported = (other.score for other in sides if other.number != side and other.score)
        score = next(reported, None)
        return await self.save_for_round(self.seat.table.accept, side, person=person, score=score)

    async def withdraw(self) -> None:
        """Withdraw the report or dispute of this phone's side, and read the table again."""
        await self.save_for_round(self.seat.table.withdraw)

    def show_refusal(self, problems: Problems, *, caller_asks: bool = False) -> None:
        """Show why a change of the match was refused.

        Args:
            problems: Problems of the change.
            caller_asks: True if the caller asks the user what to do after a change by another
                device; the problems of such a change are then not shown.
        """
        if problems and not (caller_asks and state.is_stale(problems)):
            self.failure = club_problems(self.words, problems)


def with_result(match: OpenMatch, result: Result) -> OpenMatch:
    """Return a match with the totals and the winner of its result.

    They may differ from the totals of its deals: the organiser may have decided or corrected the
    result, or entered it from a paper sheet.
    """
    points = result.score.points
    leaders = leading_sides(result)
    winner = leaders[0] if len(leaders) == 1 else None
    progress = match.progress
    has_same_end = progress.outcome.over and progress.outcome.winner == winner
    if has_same_end and progress.totals == points:
        return match

    margin = None
    if winner is not None:
        others = [total for side, total in enumerate(points) if side != winner]
        margin = points[winner] - max(others)
    tie = () if winner is not None else leaders
    outcome = Outcome(over=True, winner=winner, margin=margin, tie=tie)
    return replace(match, progress=replace(progress, totals=points, outcome=outcome))


def use_phone() -> PhoneState:
    """Return the state of the phone, and redraw the component at each change of it (a hook)."""
    return cast("PhoneState", hooks.use_state())


def get_phone() -> PhoneState:
    """Return the state of the phone, without a redraw of the component at its changes."""
    return cast("PhoneState", hooks.get_state())
