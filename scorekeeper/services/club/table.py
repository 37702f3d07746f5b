"""A club table seen from a phone: its match, and the result that its sides agree on."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from scorekeeper import errors
from scorekeeper.club import model as club
from scorekeeper.club import results
from scorekeeper.club.clock import clock_of, lengthened
from scorekeeper.club.entrants import match_sides
from scorekeeper.match.model import MatchUid
from scorekeeper.problem import Problem
from scorekeeper.services import drafts, history, transactions
from scorekeeper.services.club.access import Access, Visitor
from scorekeeper.services.club.evenings import Evenings, News, Newsroom
from scorekeeper.services.club.evenings import Listener as NewsListener
from scorekeeper.services.deals import Deals
from scorekeeper.services.matches import Matches
from scorekeeper.storage import Finding
from scorekeeper.storage.database import MATCHES


class UnknownTableError(errors.ScorekeeperError):
    """There is no table of this number in the running round, or no round is running."""


@dataclass(frozen=True, slots=True)
class TablePhone(history.Actor):
    """The phone of a visitor at a table, which sees and changes the match of the running round.

    What it may do is asked anew each time. All that it does is by its own mark, and its drafts and
    settings are its own, whatever it calls itself. What it changes makes the sides claim anew.
    """

    work: transactions.UnitOfWork
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

    def sees(self, match: MatchUid) -> bool:
        return match == self.match

    def absence(self, match: MatchUid) -> history.Problems:
        is_elsewhere = (Problem("not_this_table", "match"),)
        return self.absent() or (() if match == self.match else is_elsewhere)

    def refusals(self, match: MatchUid | None) -> history.Problems:  # noqa: ARG002
        table = self.table
        if table is None or table.result is None:
            return ()
        return (Problem("has_a_result", f"tables[{table.number}]", {"table": table.number}),)

    def may_take_back(self, authors: Iterable[str]) -> bool:
        return all(author == self.visitor.mark for author in authors)

    def changed(self, match: MatchUid) -> None:  # noqa: ARG002
        """Withdraw the claims of the sides: they were the score of other deals."""
        table = self.seated

        def step(evening: club.Evening, note: club.Note) -> club.Evening | history.Problems:
            for made in table.claims:
                withdrawn = results.withdraw(evening, table.number, made.side, note)
                if isinstance(withdrawn, tuple):
                    return withdrawn
                evening = withdrawn
            return evening

        if table.claims:
            self.evenings.change(self.visitor.evening, step, by=self.visitor.mark)

    @property
    def evening(self) -> club.Evening:
        return self.evenings.open(self.visitor.evening)

    @property
    def table(self) -> club.Table | None:
        """The table in the running round; None where no round is running here."""
        evening = self.evening
        if not evening.rounds or evening.rounds[-1].state != "running":
            return None
        tables = evening.rounds[-1].tables
        return next((table for table in tables if table.number == self.visitor.table), None)

    @property
    def seated(self) -> club.Table:
        """The table, where `absent` has nothing to say; else `UnknownTableError`."""
        table = self.table
        if table is None:
            raise UnknownTableError(f"there is no table {self.visitor.table} now")
        return table

    @property
    def match(self) -> MatchUid | None:
        """The match that may be looked at now, or None; also where somebody has deleted it."""
        table = self.table if self.may_keep() else None
        match = table.match if table else None
        return match if match is not None and self.work.database.has(MATCHES, match) else None

    def held(self) -> Mapping[str, int]:
        """Return the sides that phones of this table speak for in the last round, by their ids."""
        visitor = self.visitor
        return self.access.held(visitor.evening, visitor.table, len(self.evening.rounds))

    def absent(self, of_round: int | None = None) -> history.Problems:
        """Return why there is no table for this visitor now.

        The code was revoked; no round is running here, or another than `of_round`.
        """
        path = f"tables[{self.visitor.table}]"
        if not self.may_keep():
            return (Problem("access_revoked", path),)
        if self.table is None:
            return (Problem("no_round_running", path),)
        if of_round not in (None, len(self.evening.rounds)):
            return (Problem("round_over", path, {"round": of_round}),)
        return ()


TableNow = Literal["waiting", "playing", "claimed", "disputed", "done", "closed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    number: int  # its place at the table, from 0
    name: str
    players: tuple[club.Member, ...]
    is_mine: bool  # true if this visitor holds it
    is_held: bool
    score: club.Score | None = None
    """The score that it claims; who accepts claims the same as the other side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    evening: str
    table: int
    round: int  # the number of the round; 0 before the first one has started
    rounds: int
    state: TableNow
    """`waiting` until a round runs in which there is this table; `closed` when it is over."""
    is_over: bool
    length: club.RoundLength  # at this table, with all minutes that were added
    clock: club.RoundClock | None = None
    extra: int = 0  # minutes that this table may play longer than the others
    current_break: club.Break | None = None  # while no round is running
    sides: tuple[SideView, ...] = ()
    dispute: club.Dispute | None = None
    result: club.Result | None = None
    is_corrected: bool = False  # true if the organiser has put the result right
    match: MatchUid | None = None  # the match, while it may be looked at

    @property
    def mine(self) -> SideView | None:
        return next((side for side in self.sides if side.is_mine), None)


def view_of(evening: club.Evening, number: int, held: Mapping[str, int], visitor: str) -> TableView:
    """Return a table as a visitor sees it, in the running round, else in the last one closed.

    `held` has the sides that phones hold.
    """
    last = next((drawn for drawn in reversed(evening.rounds) if drawn.state != "drawn"), None)
    tables = last.tables if last else ()
    table = next((table for table in tables if table.number == number), None)
    is_running = last is not None and last.state == "running"
    clock = clock_of(last) if last else None
    extra = table.extra if table else 0
    is_corrected, sides = False, []
    if last is not None:
        here = (last.number, number)
        entries = (entry for entry in evening.log[::-1] if (entry.round, entry.table) == here)
        latest = next(entries, None)
        is_corrected = latest is not None and latest.kind == "corrected"
    if table is not None:
        members = {member.uid: member for member in evening.members}
        claims = {made.side: made for made in table.claims}
        held = held if is_running else {}
        for place, side in enumerate(match_sides(evening, table)):
            made = claims.get(place)
            sides.append(
                SideView(
                    number=place,
                    name=side.name,
                    players=tuple(members[uid] for uid in table.sides[place].players),
                    is_mine=held.get(visitor) == place,
                    is_held=place in held.values(),
                    score=made.score if made else None,
                )
            )
    return TableView(
        evening=evening.plan.name,
        table=number,
        round=last.number if last else 0,
        rounds=evening.plan.rounds,
        state="waiting" if table is None else club.table_state(table) if is_running else "closed",
        is_over=evening.is_over,
        length=lengthened(evening.plan.length, (clock.added if clock else 0) + extra),
        clock=clock,
        extra=extra,
        current_break=evening.current_break,
        sides=tuple(sides),
        dispute=table.disputed if table else None,
        result=table.result if table else None,
        is_corrected=is_corrected,
        match=table.match if table and is_running else None,
    )


LONGEST_REASON = 500  # characters in which a side says why it does not agree


Step = Callable[[club.Evening, int, int, club.Note], club.Evening | history.Problems]
"""A verb of the club for a side of a table, by the numbers of both."""


class Speaker(NamedTuple):
    """A side of a table, and who speaks for it in the log."""

    side: int
    by: str


@dataclass(frozen=True, slots=True)
class TableVerbs:
    """The verbs of one phone; each returns what is wrong, and then nothing is changed.

    `of_round` is the round that the phone showed when it was touched: where another one runs by
    now, nothing is done. A claim that is made a second time is no problem and changes nothing, so
    an answer may get lost.
    """

    phone: TablePhone

    def view(self) -> TableView:
        phone = self.phone
        return view_of(phone.evening, phone.visitor.table or 0, phone.held(), phone.visitor.id)

    def take_side(self, side: int, *, of_round: int | None = None) -> history.Problems:
        """Speak for a side in this round from now on, as other phones may too.

        A phone that has said something for a side speaks for no other one.
        """
        phone, visitor = self.phone, self.phone.visitor
        with phone.work.transaction():
            if problems := phone.absent(of_round) or phone.refusals(None):
                return problems
            table = phone.seated
            if not 0 <= side < len(table.sides):
                return (Problem("no_such_side", "side", {"side": side}),)
            if phone.held().get(visitor.id) != side:
                notes = [made.note for made in (*table.claims, table.disputed) if made is not None]
                if visitor.mark in {note.by for note in notes}:
                    return (Problem("has_spoken", "side", {"side": side}),)
                phone.access.hold(visitor.id, len(phone.evening.rounds), side)
        return ()

    def claim(
        self, score: club.Score | None = None, *, of_round: int | None = None
    ) -> history.Problems:
        """Claim a score for one's side: that of the match, where none is given.

        Problems: as for `withdraw`; no deal was played, the score does not fit the table.
        """
        with self.phone.work.transaction():
            speaker = self._speaker(None, "", of_round)
            if not isinstance(speaker, Speaker):
                return speaker
            claimed = score or self.score()
            if claimed is None:
                return (Problem("nothing_played", "score"),)
            claim = (speaker.side, results.plainly(claimed))
            if any((made.side, made.score) == claim for made in self.phone.seated.claims):
                return ()
            return self._change(
                speaker, lambda e, table, side, note: results.claim(e, table, side, claimed, note)
            )

    def accept(
        self,
        side: int,
        *,
        person: str = "",
        score: club.Score | None = None,
        of_round: int | None = None,
    ) -> history.Problems:
        """Claim for a side the same score as the other side.

        For a side that this phone does not speak for, `person` is needed: the name or uid of
        the player of that side whom it was handed to. `score` is what the phone showed; where
        another one is claimed by now nothing is done. Problems: nothing is claimed, the person
        is not of that side, no round is running, the table has its result.
        """
        with self.phone.work.transaction():
            speaker = self._speaker(side, person, of_round)
            if not isinstance(speaker, Speaker):
                return speaker
            table = self.phone.seated
            others = [made.score for made in table.claims if made.side != side]
            if not others:
                return (Problem("nothing_claimed", "score", {"table": table.number}),)
            if score is not None and results.plainly(score) != others[-1]:
                return (Problem("claim_changed", "score"),)
            if any((made.side, made.score) == (side, others[-1]) for made in table.claims):
                return ()
            return self._change(speaker, results.accept)

    def dispute(
        self,
        reason: str = "",
        *,
        side: int | None = None,
        person: str = "",
        of_round: int | None = None,
    ) -> history.Problems:
        """Disagree for a side, one's own where none is named: the organiser is asked.

        For another one `person` is needed, as for `accept`.
        """
        if len(reason) > LONGEST_REASON:
            return (Problem("text_too_long", "reason", {"right": LONGEST_REASON}),)
        with self.phone.work.transaction():
            speaker = self._speaker(side, person, of_round)
            if not isinstance(speaker, Speaker):
                return speaker
            table = self.phone.seated
            known = table.disputed
            if known and (known.side, known.note.reason) == (speaker.side, reason):
                return ()
            return self._change(speaker, results.dispute, reason)

    def withdraw(self, *, of_round: int | None = None) -> history.Problems:
        """Take back what one's side has said, while the other has not accepted.

        Problems: this phone speaks for no side, no round is running, the table has its result.
        """
        with self.phone.work.transaction():
            speaker = self._speaker(None, "", of_round)
            if not isinstance(speaker, Speaker):
                return speaker
            table = self.phone.seated
            if speaker.side not in {made.side for made in (*table.claims, table.disputed) if made}:
                return ()
            return self._change(speaker, results.withdraw)

    def score(self) -> club.Score | None:
        """Return the score of the match, with the winner of a deal that won it outright."""
        match = self.phone.match
        stand = None if match is None else self.phone.matches.summary(match).progress
        if stand is None or not stand.deals:
            return None
        won = stand.outcome.winner if stand.outcome.how == "outright" else None
        return club.Score(stand.totals, won)

    def _speaker(
        self, side: int | None, person: str, of_round: int | None
    ) -> Speaker | history.Problems:
        """Return who speaks for a side, by default the phone's own, or why nobody may."""
        phone = self.phone
        if problems := phone.absent(of_round):
            return problems
        mark, own = phone.visitor.mark, phone.held().get(phone.visitor.id)
        if side is None:
            return (Problem("no_side_held", "side"),) if own is None else Speaker(own, mark)
        sides = phone.seated.sides
        if not 0 <= side < len(sides):
            return (Problem("no_such_side", "side", {"side": side}),)
        if not person:
            is_own = own == side
            return Speaker(side, mark) if is_own else (Problem("person_needed", "person"),)
        for member in phone.evening.members:
            if member.uid in sides[side].players and person in (member.uid, member.name):
                return Speaker(side, f"{mark} for {member.uid}")  # see `author_of`
        return (Problem("not_of_this_side", "person", {"name": person[:80]}),)

    def _change(self, speaker: Speaker, step: Step, reason: str = "") -> history.Problems:
        phone, number = self.phone, self.phone.seated.number
        done = phone.evenings.change(
            phone.visitor.evening,
            lambda evening, note: step(evening, number, speaker.side, note),
            by=speaker.by,
            reason=reason,
        )
        return done if isinstance(done, tuple) else ()


class TableSession:
    """The verbs of a phone, under the names that a session has: the rest is not there.

    They are `matches`, `deals`, `drafts`, `settings` and `confirmations`, and `table` for what
    the sides say of the result.
    """

    findings: tuple[Finding, ...] = ()
    """Always empty: faults of the store are none of a visitor's business."""
    is_read = True
    ahead = None

    def __init__(self, phone: TablePhone, newsroom: Newsroom) -> None:
        self._phone, self._newsroom = phone, newsroom
        self.visitor = phone.visitor
        self.matches = phone.matches.seen_by(phone)
        self.deals = Deals(phone.work, phone.matches, phone)
        self.drafts = drafts.Drafts(phone.work, phone)
        self.settings = drafts.Settings(phone.work, phone)
        self.confirmations = drafts.Confirmations(phone.work, phone)
        self.table = TableVerbs(phone)

    @property
    def read_only(self) -> bool:
        return self._phone.work.database.journal.read_only

    def listen(self, listener: transactions.Listener) -> Callable[[], None]:
        """Notify a listener when the match of this table has changed; return the end of it."""

        def match_changed(match: MatchUid) -> None:
            visitor, at = self.visitor, self._newsroom.place(match)
            is_near = at is not None and (at.evening, at.table) == (visitor.evening, visitor.table)
            if is_near and match == self._phone.match:
                listener(match)

        return self._phone.work.listen(match_changed)

    def hear(self, listener: NewsListener) -> Callable[[], None]:
        """Notify a listener of news of this table and of its evening; return the end of it."""

        def tell(news: News) -> None:
            is_here = news.table in (None, self.visitor.table)
            if news.evening == self.visitor.evening and is_here:
                listener(news)

        return self._newsroom.listeners.add(tell)
