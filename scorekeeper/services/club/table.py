"""All that a visitor of one table is given: a session that knows one match, and its table."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from scorekeeper.club import (
    Dispute,
    Evening,
    Member,
    MemberUid,
    Note,
    Result,
    RoundLength,
    Score,
    Table,
    accept,
    claim,
    dispute,
    match_sides,
    table_state,
    withdraw,
)
from scorekeeper.club.results import plainly
from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import DealUid, MatchUid, PlayedDeal
from scorekeeper.rules import RuleSetId
from scorekeeper.scoring.problem import Problem
from scorekeeper.services.club.access import Access, Visitor
from scorekeeper.services.club.evenings import Evenings, News, Newsroom, handed_over
from scorekeeper.services.club.evenings import Listener as NewsListener
from scorekeeper.services.deals import Deals
from scorekeeper.services.drafts import Confirmation, Confirmations, Draft, Drafts, Settings
from scorekeeper.services.history import Change, Done, History, Problems, history, made
from scorekeeper.services.matches import Matches, OpenMatch, Summary, UnknownMatchError
from scorekeeper.services.transactions import Desk, Listener
from scorekeeper.storage import Finding
from scorekeeper.storage.database import MATCHES


class UnknownTableError(ScorekeeperError):
    """There is no table of this number in the running round, or no round is running."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A visitor's place at a table; what it may do is asked anew each time."""

    desk: Desk
    evenings: Evenings
    matches: Matches
    access: Access
    visitor: Visitor

    @property
    def evening(self) -> Evening:
        """The evening as it stands; raises what opening it raises."""
        return self.evenings.open(self.visitor.evening)

    @property
    def round(self) -> int:
        """The number of the last round; 0 before the first was drawn."""
        return len(self.evening.rounds)

    @property
    def table(self) -> Table | None:
        """The table as it stands in the running round; None where there is none now."""
        evening = self.evening
        if not evening.rounds or evening.rounds[-1].state != "running":
            return None
        tables = evening.rounds[-1].tables
        return next((one for one in tables if one.number == self.visitor.table), None)

    @property
    def seated(self) -> Table:
        """The table, where `absent` has nothing to say; else `UnknownTableError`."""
        table = self.table
        if table is None:
            raise UnknownTableError(f"there is no table {self.visitor.table} now")
        return table

    @property
    def match(self) -> MatchUid | None:
        """The match that may be looked at now, or None; also where somebody has deleted it."""
        table = self.table if self.access.by_id(self.visitor.id) is not None else None
        if table is None or table.match is None:
            return None
        return table.match if self.desk.archive.has(MATCHES, table.match) else None

    def held(self) -> Mapping[str, int]:
        """The sides that phones of this table speak for in the last round, by their ids."""
        return self.access.held(self.visitor.evening, self.visitor.table, self.round)

    def absent(self, of_round: int | None = None) -> tuple[Problem, ...]:
        """Why there is no table for this visitor now.

        The code was revoked; no round is running here, or another than `of_round`.
        """
        path = f"tables[{self.visitor.table}]"
        if self.access.by_id(self.visitor.id) is None:
            return (Problem("access_revoked", path),)
        if self.table is None:
            return (Problem("no_round_running", path),)
        if of_round not in (None, self.round):
            return (Problem("round_over", path, {"round": of_round}),)
        return ()

    def problems(self, of_round: int | None = None) -> tuple[Problem, ...]:
        """What keeps this visitor from changing anything: as for `absent`, or a result."""
        if found := self.absent(of_round):
            return found
        number = self.seated.number
        if self.seated.result is not None:
            return (Problem("has_a_result", f"tables[{number}]", {"table": number}),)
        return ()


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
        """True if a change that a history may undo or redo is this phone's, and the last one."""
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


def _unsaid(table: Table) -> Callable[[Evening, Note], Evening | Problems]:
    """The step by which no side of a table has claimed anything."""

    def step(evening: Evening, note: Note) -> Evening | Problems:
        for claimed in table.claims:
            silent = withdraw(evening, table.number, claimed.side, note)
            if isinstance(silent, tuple):
                return silent
            evening = silent
        return evening

    return step


TableNow = Literal["waiting", "playing", "claimed", "disputed", "done", "closed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """One side of the table."""

    number: int
    """Its place at the table, from 0."""
    name: str
    players: tuple[Member, ...]
    is_mine: bool
    """True if this visitor holds it."""
    is_held: bool
    """True if any phone holds it."""
    said: Score | None = None
    """What it says the score is; who accepts says the same as the other side."""
    said_by: Note | None = None
    """Who said so, and when; see `authors`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """A table as one phone sees it."""

    evening: str
    """The name of the evening."""
    table: int
    round: int
    """The number of the round; 0 before the first one has started."""
    rounds: int
    """How many rounds are planned."""
    state: TableNow
    """`waiting` until a round runs in which there is this table; `closed` when it is over."""
    is_over: bool
    """True if the last round is closed."""
    length: RoundLength
    started: str | None = None
    """When the round began, as ISO 8601 text."""
    sides: tuple[SideView, ...] = ()
    dispute: Dispute | None = None
    result: Result | None = None
    is_corrected: bool = False
    """True if the organiser has put the result right."""
    match: MatchUid | None = None
    """The match, while it may be looked at."""

    @property
    def mine(self) -> SideView | None:
        """The side that this visitor holds."""
        return next((side for side in self.sides if side.is_mine), None)


def view_of(evening: Evening, number: int, held: Mapping[str, int], visitor: str) -> TableView:
    """A table of an evening as a visitor sees it; `held` has the sides that phones hold.

    It is that of the running round, else that of the last one that was closed.
    """
    shown = [one for one in evening.rounds if one.state != "drawn"][-1:]
    last = shown[0] if shown else None
    table = next((one for one in (last.tables if last else ()) if one.number == number), None)
    is_running = last is not None and last.state == "running"
    return TableView(
        evening=evening.plan.name,
        table=number,
        round=last.number if last else 0,
        rounds=evening.plan.rounds,
        state=_state(table, is_running=is_running),
        is_over=evening.is_over,
        length=evening.plan.length,
        started=last.started if last else None,
        sides=tuple(_sides(evening, table, held if is_running else {}, visitor)) if table else (),
        dispute=table.disputed if table else None,
        result=table.result if table else None,
        is_corrected=_was_corrected(evening, last.number, number) if last else False,
        match=table.match if table and is_running else None,
    )


def _state(table: Table | None, *, is_running: bool) -> TableNow:
    if table is None:
        return "waiting"
    return table_state(table) if is_running else "closed"


def _was_corrected(evening: Evening, number: int, table: int) -> bool:
    """Return True if the last thing done at a table of a round was to correct its result."""
    entries = (one for one in reversed(evening.log) if (one.round, one.table) == (number, table))
    last = next(entries, None)
    return last is not None and last.kind == "corrected"


def _sides(
    evening: Evening, table: Table, held: Mapping[str, int], visitor: str
) -> Iterator[SideView]:
    members = {member.uid: member for member in evening.members}
    said = {claim.side: claim for claim in table.claims}
    for place, (side, named) in enumerate(
        zip(table.sides, match_sides(evening, table), strict=True)
    ):
        claim = said.get(place)
        yield SideView(
            number=place,
            name=named.name,
            players=tuple(members[uid] for uid in side.players),
            is_mine=held.get(visitor) == place,
            is_held=place in held.values(),
            said=claim.score if claim else None,
            said_by=claim.note if claim else None,
        )


TableVerbsProblems = tuple[Problem, ...]
Step = Callable[[Evening, int, Note], Evening | Problems]
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

    def take_side(self, side: int, *, of_round: int | None = None) -> TableVerbsProblems:
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

    def claim(
        self, score: Score | None = None, *, of_round: int | None = None
    ) -> TableVerbsProblems:
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
    ) -> TableVerbsProblems:
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
    ) -> TableVerbsProblems:
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

    def withdraw(self, *, of_round: int | None = None) -> TableVerbsProblems:
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

    def _mine(self, of_round: int | None) -> tuple[int | None, TableVerbsProblems]:
        """The side that this phone speaks for, or why it can say nothing."""
        if found := self.seat.absent(of_round):
            return None, found
        side = self.seat.held().get(self.seat.visitor.id)
        return side, () if side is not None else (Problem("no_side_held", "side"),)

    def _speaking(
        self, side: int | None, person: str, of_round: int | None
    ) -> tuple[int | None, str, TableVerbsProblems]:
        """The side that is spoken for, its own where none is named, and by whom in the log."""
        if side is None:
            mine, found = self._mine(of_round)
            return mine, "", found
        if found := self.seat.absent(of_round):
            return None, "", found
        by, found = self._acting(self.seat.seated, side, person)
        return side, by, found

    def _acting(self, table: Table, side: int, person: str) -> tuple[str, TableVerbsProblems]:
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

    def _unless_said(
        self, side: int, score: Score, step: Step, *, by: str = ""
    ) -> TableVerbsProblems:
        """Do a step, unless the side has said that score already."""
        if _said(self.seat.seated, side) == plainly(score):
            return ()
        return self._do(step, by=by)

    def _do(self, step: Step, *, by: str = "", reason: str = "") -> TableVerbsProblems:
        visitor = self.seat.visitor
        number = visitor.table or 0
        done = self.seat.evenings.change(
            visitor.evening,
            lambda evening, note: step(evening, number, note),
            by=by or visitor.mark,
            reason=reason,
        )
        return done if isinstance(done, tuple) else ()


def score_of(matches: Matches, match: MatchUid) -> Score | None:
    """The score that a match stands at, with the winner of a deal that won it outright."""
    stand = matches.summary(match).progress
    if not stand.deals:
        return None
    won = stand.outcome.winner if stand.outcome.how == "outright" else None
    return Score(stand.totals, won)


def _claim(side: int, score: Score, evening: Evening, table: int, note: Note) -> Evening | Problems:
    return claim(evening, table, side, score, note)


def _accept(side: int, evening: Evening, table: int, note: Note) -> Evening | Problems:
    return accept(evening, table, side, note)


def _dispute(side: int, evening: Evening, table: int, note: Note) -> Evening | Problems:
    return dispute(evening, table, side, note)


def _withdraw(side: int, evening: Evening, table: int, note: Note) -> Evening | Problems:
    return withdraw(evening, table, side, note)


def _said(table: Table, side: int) -> Score | None:
    return next((claim.score for claim in table.claims if claim.side == side), None)


def _has_spoken(table: Table, mark: str) -> bool:
    """Return True if a phone has said something for the side that it speaks for."""
    notes = [one.note for one in table.claims]
    notes += [table.disputed.note] if table.disputed else []
    return mark in {note.by for note in notes}


def _member(evening: Evening, table: Table, side: int, person: str) -> MemberUid | None:
    """The player of a side who goes by this name or uid."""
    players = set(table.sides[side].players)
    here = (member for member in evening.members if member.uid in players)
    return next((one.uid for one in here if person in (one.uid, one.name)), None)


@dataclass(frozen=True, slots=True)
class TableMatches:
    """The match of the running round; for this phone there is no other."""

    seat: Seat

    def open(self, uid: MatchUid) -> OpenMatch:
        """The match and where it stands; `UnknownMatchError` for any other one."""
        if uid != self.seat.match:
            raise UnknownMatchError(f"there is no match {uid} at this table")
        return self.seat.matches.open(uid)

    def summary(self, uid: MatchUid) -> Summary:
        """The match as a list has it; raises what `open` raises."""
        if uid != self.seat.match:
            raise UnknownMatchError(f"there is no match {uid} at this table")
        return self.seat.matches.summary(uid)

    def number(self, uid: MatchUid) -> int:
        """The number of the match's last change; 0 for any other one."""
        return self.seat.matches.number(uid) if uid == self.seat.match else 0

    def list(self) -> tuple[Summary, ...]:
        """The match, if a round is running."""
        uid = self.seat.match
        return () if uid is None else (self.seat.matches.summary(uid),)


@dataclass(frozen=True, slots=True)
class TableDrafts:
    """What this phone is typing; its own name takes the place of the `device`."""

    seat: Seat
    drafts: Drafts

    def keep(
        self,
        match: MatchUid,
        device: str,  # noqa: ARG002
        form: Mapping[str, Any],
        *,
        seen: int,
        before: DealUid | None = None,
    ) -> None:
        """Keep the form as it is now; nothing is kept for a match that is not this table's."""
        if match == self.seat.match:
            own = self.seat.visitor.id
            self.drafts.keep(match, own, form, seen=seen, before=before)

    def find(
        self,
        match: MatchUid,
        device: str,  # noqa: ARG002
        *,
        before: DealUid | None = None,
    ) -> Draft | None:
        """The draft of this phone, or None where it has none."""
        return self.drafts.find(match, self.seat.visitor.id, before=before)

    def forget(
        self,
        match: MatchUid,
        device: str,  # noqa: ARG002
        *,
        before: DealUid | None = None,
    ) -> None:
        """Throw a draft of this phone away; one that is not there is no error."""
        self.drafts.forget(match, self.seat.visitor.id, before=before)


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What this phone prefers, whatever it calls itself."""

    seat: Seat
    settings: Settings

    def of(self, device: str = "") -> dict[str, Any]:  # noqa: ARG002
        """Everything that it has chosen, by name."""
        return self.settings.of(self.seat.visitor.id)

    def choose(self, device: str = "", **chosen: Any) -> None:  # noqa: ARG002
        """Keep what it has chosen beside what it chose before; nothing once it is revoked."""
        if self.seat.access.by_id(self.seat.visitor.id) is not None:
            self.settings.choose(self.seat.visitor.id, **chosen)


@dataclass(frozen=True, slots=True)
class TableConfirmations:
    """What the house has agreed on; a phone only reads it."""

    confirmations: Confirmations

    def of(self, ruleset: RuleSetId) -> tuple[Confirmation, ...]:
        """All that was confirmed for a rule set."""
        return self.confirmations.of(ruleset)

    def open_paths(
        self,
        ruleset: RuleSetId,  # noqa: ARG002
        house_rules: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[str, ...]:
        """Nothing: what is open is for the organiser to agree on, and keeps no table waiting."""
        return ()

    def is_confirmed(
        self, ruleset: RuleSetId, house_rules: Mapping[str, Any] | None = None
    ) -> bool:
        """Return True if nothing is left to confirm here."""
        return not self.open_paths(ruleset, house_rules)


class TableSession:
    """What a phone may do, under the names that a session has: the rest is not there.

    They are `matches`, `deals`, `drafts`, `settings` and `confirmations`, and `table` for what
    the sides say of the result.
    """

    findings: tuple[Finding, ...] = ()
    """What was wrong with the store is none of a visitor's business."""
    is_read = True
    ahead = None

    def __init__(self, seat: Seat, newsroom: Newsroom, *, is_read_only: Callable[[], bool]) -> None:
        """Sit at a table; `is_read_only` says whether the store can save nothing."""
        self._seat, self._newsroom, self._is_read_only = seat, newsroom, is_read_only
        desk = seat.desk
        self.matches = TableMatches(seat)
        self.deals = TableDeals(seat, Deals(desk))
        self.drafts = TableDrafts(seat, Drafts(desk))
        self.settings = TableSettings(seat, Settings(desk))
        self.confirmations = TableConfirmations(Confirmations(desk))
        self.table = TableVerbs(seat)

    @property
    def visitor(self) -> Visitor:
        """Whose session this is."""
        return self._seat.visitor

    @property
    def read_only(self) -> bool:
        """True if nothing can be saved: the store says so."""
        return self._is_read_only()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told when the match of this table has changed; gives the end of it."""
        return self._seat.desk.listen(partial(self._match_changed, listener))

    def hear(self, listener: NewsListener) -> Callable[[], None]:
        """Have a listener told of this table and of its evening; gives the call that ends it."""
        return self._newsroom.listen(partial(self._news, listener))

    def _match_changed(self, listener: Listener, match: MatchUid) -> None:
        visitor, at = self._seat.visitor, self._newsroom.place(match)
        is_near = at is not None and (at.evening, at.table) == (visitor.evening, visitor.table)
        if is_near and match == self._seat.match:
            listener(match)

    def _news(self, listener: NewsListener, news: News) -> None:
        visitor = self._seat.visitor
        if news.evening == visitor.evening and news.table in (None, visitor.table):
            listener(news)
