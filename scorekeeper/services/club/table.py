"""All that a visitor of one table is given: a session that knows one match, and its table."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

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
from scorekeeper.match.model import MatchUid
from scorekeeper.scoring.problem import Problem
from scorekeeper.services.actor import Actor
from scorekeeper.services.club.access import Access, Visitor
from scorekeeper.services.club.evenings import Evenings, News, Newsroom, handed_over
from scorekeeper.services.club.evenings import Listener as NewsListener
from scorekeeper.services.deals import Deals
from scorekeeper.services.drafts import Confirmations, Drafts, Settings
from scorekeeper.services.history import Problems
from scorekeeper.services.matches import Matches
from scorekeeper.services.transactions import Listener, UnitOfWork
from scorekeeper.storage import Finding
from scorekeeper.storage.database import MATCHES


class UnknownTableError(ScorekeeperError):
    """There is no table of this number in the running round, or no round is running."""


@dataclass(frozen=True, slots=True)
class TablePhone(Actor):
    """The phone of a visitor at a table, which sees and changes the match of the running round.

    What it may do is asked anew each time. All that it does is by its own mark, and its drafts and
    settings are its own, whatever it calls itself. What it changes makes the sides claim anew.
    """

    work: UnitOfWork
    evenings: Evenings
    matches: Matches
    access: Access
    visitor: Visitor
    may_decide = False

    def mark(self, by: str) -> str:  # noqa: ARG002
        return self.visitor.mark

    def device(self, name: str) -> str:  # noqa: ARG002
        return self.visitor.id

    def may_keep(self) -> bool:
        return self.access.by_id(self.visitor.id) is not None

    def visible(self) -> tuple[MatchUid, ...]:
        match = self.match
        return () if match is None else (match,)

    def absence(self, match: MatchUid) -> tuple[Problem, ...]:
        """Return why there is no table, or why a match is not this table's."""
        if problems := self.absent():
            return problems
        return () if match == self.match else (Problem("not_this_table", "match"),)

    def refusals(self, match: MatchUid) -> tuple[Problem, ...]:  # noqa: ARG002
        """Return why nothing may be changed: there is no table, or it has its result."""
        return self.problems()

    def may_take_back(self, authors: Iterable[str]) -> bool:
        return all(author == self.visitor.mark for author in authors)

    def changed(self, match: MatchUid) -> None:  # noqa: ARG002
        """Take back what the sides have claimed: it was the score of other deals."""
        table = self.seated
        if table.claims:
            self.evenings.change(self.visitor.evening, _unsaid(table), by=self.visitor.mark)

    @property
    def evening(self) -> Evening:
        return self.evenings.open(self.visitor.evening)

    @property
    def round(self) -> int:
        """The number of the last round; 0 before the first was drawn."""
        return len(self.evening.rounds)

    @property
    def table(self) -> Table | None:
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
        return table.match if self.work.database.has(MATCHES, table.match) else None

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


def _unsaid(table: Table) -> Callable[[Evening, Note], Evening | Problems]:

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

    phone: TablePhone

    def view(self) -> TableView:
        phone = self.phone
        return view_of(phone.evening, phone.visitor.table or 0, phone.held(), phone.visitor.id)

    def take_side(self, side: int, *, of_round: int | None = None) -> TableVerbsProblems:
        """Speak for a side in this round from now on.

        Several phones may speak for one side. Who has said something for a side speaks for no
        other one.
        """
        phone = self.phone
        with phone.work.transaction():
            if found := phone.problems(of_round):
                return found
            table = phone.seated
            if not 0 <= side < len(table.sides):
                return (Problem("no_such_side", "side", {"side": side}),)
            if phone.held().get(phone.visitor.id) != side:
                if _has_spoken(table, phone.visitor.mark):
                    return (Problem("has_spoken", "side", {"side": side}),)
                phone.access.hold(phone.visitor.id, phone.round, side)
        return ()

    def claim(
        self, score: Score | None = None, *, of_round: int | None = None
    ) -> TableVerbsProblems:
        """Say for one's side what the score is: that of the match, where none is given.

        Problems: as for `withdraw`; no deal was played, the score does not fit the table.
        """
        with self.phone.work.transaction():
            side, found = self._mine(of_round)
            if found or side is None:
                return found
            said = score or self.score()
            if said is None:
                return (Problem("nothing_played", "score"),)
            return self._unless_said(side, said, lambda e, t, n: claim(e, t, side, said, n))

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
        with self.phone.work.transaction():
            if found := self.phone.absent(of_round):
                return found
            table = self.phone.seated
            by, found = self._acting(table, side, person)
            others = [one.score for one in table.claims if one.side != side]
            if not found and not others:
                found = (Problem("nothing_claimed", "score", {"table": table.number}),)
            elif not found and score is not None and plainly(score) != others[-1]:
                found = (Problem("claim_changed", "score"),)
            if found:
                return found
            return self._unless_said(side, others[-1], lambda e, t, n: accept(e, t, side, n), by=by)

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
        with self.phone.work.transaction():
            speaks, by, found = self._speaking(side, person, of_round)
            if found or speaks is None:
                return found
            said = self.phone.seated.disputed
            if said and (said.side, said.note.reason) == (speaks, reason):
                return ()
            return self._do(lambda e, t, n: dispute(e, t, speaks, n), by=by, reason=reason)

    def withdraw(self, *, of_round: int | None = None) -> TableVerbsProblems:
        """Take back what one's side has said, while the other has not accepted.

        Problems: this phone speaks for no side, no round is running, the table has its result.
        """
        with self.phone.work.transaction():
            side, found = self._mine(of_round)
            if found or side is None:
                return found
            table = self.phone.seated
            disputes = table.disputed is not None and table.disputed.side == side
            if not disputes and _said(table, side) is None:
                return ()
            return self._do(lambda e, t, n: withdraw(e, t, side, n))

    def score(self) -> Score | None:
        match = self.phone.match
        return None if match is None else score_of(self.phone.matches, match)

    def _mine(self, of_round: int | None) -> tuple[int | None, TableVerbsProblems]:
        """The side that this phone speaks for, or why it can say nothing."""
        if found := self.phone.absent(of_round):
            return None, found
        side = self.phone.held().get(self.phone.visitor.id)
        return side, () if side is not None else (Problem("no_side_held", "side"),)

    def _speaking(
        self, side: int | None, person: str, of_round: int | None
    ) -> tuple[int | None, str, TableVerbsProblems]:
        """The side that is spoken for, its own where none is named, and by whom in the log."""
        if side is None:
            mine, found = self._mine(of_round)
            return mine, "", found
        if found := self.phone.absent(of_round):
            return None, "", found
        by, found = self._acting(self.phone.seated, side, person)
        return side, by, found

    def _acting(self, table: Table, side: int, person: str) -> tuple[str, TableVerbsProblems]:
        """What the log says of who accepts for a side, or disputes."""
        mark = self.phone.visitor.mark
        if not 0 <= side < len(table.sides):
            return mark, (Problem("no_such_side", "side", {"side": side}),)
        if self.phone.held().get(self.phone.visitor.id) == side and not person:
            return mark, ()
        if not person:
            return mark, (Problem("person_needed", "person"),)
        member = _member(self.phone.evening, table, side, person)
        if member is None:
            return mark, (Problem("not_of_this_side", "person", {"name": person[:80]}),)
        return handed_over(mark, member), ()

    def _unless_said(
        self, side: int, score: Score, step: Step, *, by: str = ""
    ) -> TableVerbsProblems:
        """Do a step, unless the side has said that score already."""
        if _said(self.phone.seated, side) == plainly(score):
            return ()
        return self._do(step, by=by)

    def _do(self, step: Step, *, by: str = "", reason: str = "") -> TableVerbsProblems:
        visitor = self.phone.visitor
        number = visitor.table or 0
        done = self.phone.evenings.change(
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


class TableSession:
    """What a phone may do, under the names that a session has: the rest is not there.

    They are `matches`, `deals`, `drafts`, `settings` and `confirmations`, and `table` for what
    the sides say of the result.
    """

    findings: tuple[Finding, ...] = ()
    """What was wrong with the store is none of a visitor's business."""
    is_read = True
    ahead = None

    def __init__(
        self, phone: TablePhone, newsroom: Newsroom, *, is_read_only: Callable[[], bool]
    ) -> None:
        """Sit at a table; `is_read_only` says whether the store can save nothing."""
        self._phone, self._newsroom, self._is_read_only = phone, newsroom, is_read_only
        work, matches = phone.work, phone.matches
        self.matches = matches.seen_by(phone)
        self.deals = Deals(work, matches, phone)
        self.drafts = Drafts(work, phone)
        self.settings = Settings(work, phone)
        self.confirmations = Confirmations(work, phone)
        self.table = TableVerbs(phone)

    @property
    def visitor(self) -> Visitor:
        return self._phone.visitor

    @property
    def read_only(self) -> bool:
        """True if nothing can be saved: the store says so."""
        return self._is_read_only()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have a listener told when the match of this table has changed; gives the end of it."""
        return self._phone.work.listen(partial(self._match_changed, listener))

    def hear(self, listener: NewsListener) -> Callable[[], None]:
        """Have a listener told of this table and of its evening; gives the call that ends it."""
        return self._newsroom.listen(partial(self._news, listener))

    def _match_changed(self, listener: Listener, match: MatchUid) -> None:
        visitor, at = self._phone.visitor, self._newsroom.place(match)
        is_near = at is not None and (at.evening, at.table) == (visitor.evening, visitor.table)
        if is_near and match == self._phone.match:
            listener(match)

    def _news(self, listener: NewsListener, news: News) -> None:
        visitor = self._phone.visitor
        if news.evening == visitor.evening and news.table in (None, visitor.table):
            listener(news)
