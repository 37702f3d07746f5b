"""The deals of a phone's own match: recorded until both sides accept, undone only one's own."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal

from scorekeeper.club import Evening, Note, Refused, Table, withdraw
from scorekeeper.match.model import DealUid, MatchUid, PlayedDeal
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.changes import Change, Done, History, Problems, history, made
from scorekeeper.session.club.seat import Seat
from scorekeeper.session.deals import Deals


@dataclass(frozen=True, slots=True)
class TableDeals:
    """The verbs for deals, as a session has them; what cannot be is given back as problems.

    Problems beside those of the cards: the code was revoked, no round is running, the table has
    its result, the match is another one. What a phone changes makes the sides claim anew. All
    that it does is by its own mark, and its drafts are its own: `by` and the name of `typed_on` are
    there for callers who know only a session.
    """

    seat: Seat
    deals: Deals

    def record(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        seen: int,
        by: str = "",  # noqa: ARG002
        token: str = "",
        typed_on: str = "",
    ) -> Done:
        """Add a deal at the end; with the `token` of one that was added, give that one again."""
        said = self._said(token, typed_on)
        return self._do(
            match,
            lambda: self.deals.record(match, played, seen=seen, **said),
            token=token,
        )

    def insert(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        before: DealUid,
        seen: int,
        by: str = "",  # noqa: ARG002
        token: str = "",
        typed_on: str = "",
    ) -> Done:
        """Add a deal that was forgotten, in front of another; `token` as in `record`."""
        said = self._said(token, typed_on)
        return self._do(
            match,
            lambda: self.deals.insert(match, played, before=before, seen=seen, **said),
            token=token,
        )

    def amend(
        self,
        match: MatchUid,
        uid: DealUid,
        played: PlayedDeal,
        *,
        seen: int,
        by: str = "",  # noqa: ARG002
        reason: str = "",
        token: str = "",
    ) -> Done:
        """Put a deal right; `token` as in `record`."""
        said = {"by": self.seat.visitor.mark, "reason": reason, "token": token}
        return self._do(
            match,
            lambda: self.deals.amend(match, uid, played, seen=seen, **said),
            token=token,
        )

    def drop(
        self,
        match: MatchUid,
        uid: DealUid,
        *,
        seen: int,
        by: str = "",  # noqa: ARG002
        reason: str = "",
    ) -> Done:
        """Take a deal away."""
        said = {"by": self.seat.visitor.mark, "reason": reason}
        return self._do(match, lambda: self.deals.drop(match, uid, seen=seen, **said))

    def undo(self, match: MatchUid, *, seen: int, by: str = "") -> Done:  # noqa: ARG002
        """Take back what this phone did last, if nobody has changed anything since."""
        return self._back(match, "undoable", partial(self.deals.undo, match, seen=seen))

    def redo(self, match: MatchUid, *, seen: int, by: str = "") -> Done:  # noqa: ARG002
        """Make again what this phone has undone last, if nobody has changed anything since."""
        return self._back(match, "redoable", partial(self.deals.redo, match, seen=seen))

    def is_own(self, found: History, change: Change | None) -> bool:
        """Whether a change that a history may undo or redo is this phone's, and the last one."""
        if change is None:
            return False
        since = (one for one in found.changes if one.number >= change.number)
        return all(one.by == self.seat.visitor.mark for one in since)

    def _said(self, token: str, typed_on: str) -> dict[str, str]:
        """What is said of a deal beside itself, as the verbs of a session want it."""
        visitor = self.seat.visitor
        return {"by": visitor.mark, "token": token, "typed_on": visitor.id if typed_on else ""}

    def _do(self, match: MatchUid, verb: Callable[[], Done], *, token: str = "") -> Done:
        with self.seat.desk.together():
            if found := self._away(match):
                return found
            if (before := made(self.seat.desk, match, token)) is not None:
                return before
            if found := self.seat.problems():
                return found
            done = verb()
            if isinstance(done, Change):
                self._have_claimed_anew()
        return done

    def _back(
        self,
        match: MatchUid,
        which: Literal["undoable", "redoable"],
        verb: Callable[..., Done],
    ) -> Done:
        with self.seat.desk.together():
            if found := self._away(match) or self.seat.problems():
                return found
            told = history(self.seat.desk, match)
            change = told.undoable if which == "undoable" else told.redoable
            if change is not None and not self.is_own(told, change):
                return (Problem("not_yours", "match"),)
            done = verb(by=self.seat.visitor.mark)
            if isinstance(done, Change):
                self._have_claimed_anew()
        return done

    def _have_claimed_anew(self) -> None:
        """Take back what the sides have claimed: it was the score of other deals."""
        table = self.seat.seated
        if not table.claims:
            return
        visitor = self.seat.visitor
        self.seat.evenings.change(visitor.evening, _unsaid(table), by=visitor.mark)

    def _away(self, match: MatchUid) -> Problems:
        """Why a match is not this phone's to look at."""
        if found := self.seat.absent():
            return found
        return () if match == self.seat.match else (Problem("not_this_table", "match"),)


def _unsaid(table: Table) -> Callable[[Evening, Note], Evening | Refused]:
    """The step by which no side of a table has claimed anything."""

    def step(evening: Evening, note: Note) -> Evening | Refused:
        for claim in table.claims:
            silent = withdraw(evening, table.number, claim.side, note)
            if isinstance(silent, Refused):
                return silent
            evening = silent
        return evening

    return step
