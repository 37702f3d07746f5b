"""What a phone may say about its table: whose it is, what the score is, whether it agrees."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from scorekeeper.club import (
    Evening,
    MemberUid,
    Note,
    Refused,
    Score,
    Table,
    accept,
    claim,
    dispute,
    withdraw,
)
from scorekeeper.club.results import plainly
from scorekeeper.match.model import MatchUid
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.club.authors import handed_over
from scorekeeper.session.club.seat import Seat
from scorekeeper.session.club.table_view import TableView, view_of
from scorekeeper.session.matches import Matches

Problems = tuple[Problem, ...]
Step = Callable[[Evening, int, Note], Evening | Refused]
"""A verb of the club for the table of a number."""

LONGEST_REASON = 500
"""Characters in which a side says why it does not agree."""


@dataclass(frozen=True, slots=True)
class TableVerbs:
    """The verbs of one phone; each gives what is wrong, and then nothing is changed.

    `of_round` is the round that the phone showed when it was touched: where another one runs by
    now, nothing is done. To say the same a second time is no problem and changes nothing, so an
    answer may get lost.
    """

    seat: Seat

    def view(self) -> TableView:
        """The table as it stands; raises what opening the evening raises."""
        seat = self.seat
        return view_of(seat.evening, seat.visitor.table or 0, seat.held(), seat.visitor.id)

    def take_side(self, side: int, *, of_round: int | None = None) -> Problems:
        """Speak for a side in this round from now on.

        Several phones may speak for one side. Who has said something for a side speaks for no
        other one.
        """
        seat = self.seat
        with seat.desk.together():
            if found := seat.problems(of_round):
                return found
            table = seat.seated
            if not 0 <= side < len(table.sides):
                return (Problem("no_such_side", "side", {"side": side}),)
            if seat.held().get(seat.visitor.id) != side:
                if _has_spoken(table, seat.visitor.mark):
                    return (Problem("has_spoken", "side", {"side": side}),)
                seat.access.hold(seat.visitor.id, seat.round, side)
        return ()

    def claim(self, score: Score | None = None, *, of_round: int | None = None) -> Problems:
        """Say for one's side what the score is: that of the match, where none is given.

        Problems: as for `withdraw`; no deal was played, the score does not fit the table.
        """
        with self.seat.desk.together():
            side, found = self._mine(of_round)
            if found or side is None:
                return found
            said = score or self.score()
            if said is None:
                return (Problem("nothing_played", "score"),)
            return self._unless_said(side, said, partial(_claim, side, said))

    def accept(
        self,
        side: int,
        *,
        person: str = "",
        score: Score | None = None,
        of_round: int | None = None,
    ) -> Problems:
        """Say for a side the same score as the other side has claimed.

        For a side that this phone does not speak for, `person` is needed: the name or uid of
        the player of that side whom it was handed to. `score` is what the phone showed; where
        another one is claimed by now nothing is done. Problems: nothing is claimed, the person
        is not of that side, no round is running, the table has its result.
        """
        with self.seat.desk.together():
            if found := self.seat.absent(of_round):
                return found
            table = self.seat.seated
            by, found = self._acting(table, side, person)
            others = [one.score for one in table.claims if one.side != side]
            if not found and not others:
                found = (Problem("nothing_claimed", "score", {"table": table.number}),)
            elif not found and score is not None and plainly(score) != others[-1]:
                found = (Problem("claim_changed", "score"),)
            if found:
                return found
            return self._unless_said(side, others[-1], partial(_accept, side), by=by)

    def dispute(
        self,
        reason: str = "",
        *,
        side: int | None = None,
        person: str = "",
        of_round: int | None = None,
    ) -> Problems:
        """Say for a side that it does not agree, and why: the organiser is asked.

        It is one's own side where none is named. For another one `person` is needed, as for
        `accept`: whom of that side this phone was handed to.
        """
        if len(reason) > LONGEST_REASON:
            return (Problem("text_too_long", "reason", {"right": LONGEST_REASON}),)
        with self.seat.desk.together():
            speaks, by, found = self._speaking(side, person, of_round)
            if found or speaks is None:
                return found
            said = self.seat.seated.disputed
            if said and (said.side, said.note.reason) == (speaks, reason):
                return ()
            return self._do(partial(_dispute, speaks), by=by, reason=reason)

    def withdraw(self, *, of_round: int | None = None) -> Problems:
        """Take back what one's side has said, while the other has not accepted.

        Problems: this phone speaks for no side, no round is running, the table has its result.
        """
        with self.seat.desk.together():
            side, found = self._mine(of_round)
            if found or side is None:
                return found
            table = self.seat.seated
            disputes = table.disputed is not None and table.disputed.side == side
            if not disputes and _said(table, side) is None:
                return ()
            return self._do(partial(_withdraw, side))

    def score(self) -> Score | None:
        """What the match stands at; None before its first deal."""
        match = self.seat.match
        return None if match is None else score_of(self.seat.matches, match)

    def _mine(self, of_round: int | None) -> tuple[int | None, Problems]:
        """The side that this phone speaks for, or why it can say nothing."""
        if found := self.seat.absent(of_round):
            return None, found
        side = self.seat.held().get(self.seat.visitor.id)
        return side, () if side is not None else (Problem("no_side_held", "side"),)

    def _speaking(
        self, side: int | None, person: str, of_round: int | None
    ) -> tuple[int | None, str, Problems]:
        """The side that is spoken for, its own where none is named, and by whom in the log."""
        if side is None:
            mine, found = self._mine(of_round)
            return mine, "", found
        if found := self.seat.absent(of_round):
            return None, "", found
        by, found = self._acting(self.seat.seated, side, person)
        return side, by, found

    def _acting(self, table: Table, side: int, person: str) -> tuple[str, Problems]:
        """What the log says of who accepts for a side, or disputes."""
        mark = self.seat.visitor.mark
        if not 0 <= side < len(table.sides):
            return mark, (Problem("no_such_side", "side", {"side": side}),)
        if self.seat.held().get(self.seat.visitor.id) == side and not person:
            return mark, ()
        if not person:
            return mark, (Problem("person_needed", "person"),)
        member = _member(self.seat.evening, table, side, person)
        if member is None:
            return mark, (Problem("not_of_this_side", "person", {"name": person[:80]}),)
        return handed_over(mark, member), ()

    def _unless_said(self, side: int, score: Score, step: Step, *, by: str = "") -> Problems:
        """Do a step, unless the side has said that score already."""
        if _said(self.seat.seated, side) == plainly(score):
            return ()
        return self._do(step, by=by)

    def _do(self, step: Step, *, by: str = "", reason: str = "") -> Problems:
        visitor = self.seat.visitor
        number = visitor.table or 0
        done = self.seat.evenings.change(
            visitor.evening,
            lambda evening, note: step(evening, number, note),
            by=by or visitor.mark,
            reason=reason,
        )
        return done.problems if isinstance(done, Refused) else ()


def score_of(matches: Matches, match: MatchUid) -> Score | None:
    """The score that a match stands at, with the winner of a deal that won it outright."""
    stand = matches.summary(match).progress
    if not stand.deals:
        return None
    won = stand.outcome.winner if stand.outcome.how == "outright" else None
    return Score(stand.totals, won)


def _claim(side: int, score: Score, evening: Evening, table: int, note: Note) -> Evening | Refused:
    return claim(evening, table, side, score, note)


def _accept(side: int, evening: Evening, table: int, note: Note) -> Evening | Refused:
    return accept(evening, table, side, note)


def _dispute(side: int, evening: Evening, table: int, note: Note) -> Evening | Refused:
    return dispute(evening, table, side, note)


def _withdraw(side: int, evening: Evening, table: int, note: Note) -> Evening | Refused:
    return withdraw(evening, table, side, note)


def _said(table: Table, side: int) -> Score | None:
    return next((claim.score for claim in table.claims if claim.side == side), None)


def _has_spoken(table: Table, mark: str) -> bool:
    """Whether a phone has said something for the side that it speaks for."""
    notes = [one.note for one in table.claims]
    notes += [table.disputed.note] if table.disputed else []
    return mark in {note.by for note in notes}


def _member(evening: Evening, table: Table, side: int, person: str) -> MemberUid | None:
    """The player of a side who goes by this name or uid."""
    players = set(table.sides[side].players)
    here = (member for member in evening.members if member.uid in players)
    return next((one.uid for one in here if person in (one.uid, one.name)), None)
