"""An evening seen from a phone: its table with the match, its result, and its owner's way."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, get_args

from scorekeeper import errors
from scorekeeper.club import calls, phones, results
from scorekeeper.club import model as club
from scorekeeper.club.clock import clock_of, with_added_minutes
from scorekeeper.club.entrants import JOINT, entrant_of, match_sides
from scorekeeper.club.phones import Owner
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import Line, exit_round
from scorekeeper.match.model import MatchUid
from scorekeeper.services import drafts, history, transactions
from scorekeeper.services.club.access import HALL, Access, Visitor
from scorekeeper.services.club.evenings import Evenings, Newsroom, UnknownEveningError
from scorekeeper.services.deals import Deals
from scorekeeper.services.events import EveningChanged, Event, Listener, MatchChanged, Unsubscribe
from scorekeeper.services.matches import Matches
from scorekeeper.storage import Finding
from scorekeeper.storage.database import MATCHES


class UnknownTableError(errors.ScorekeeperError):
    """There is no table of this number in the running round, or no round is running."""


@dataclass(frozen=True, slots=True)
class TablePhone(history.Actor):
    """The phone of a visitor, which sees and changes the match at its table in the running round.

    That is the table of its owner, and that of the card while it belongs to nobody. What it may
    do is asked anew each time. All that it does is by its own mark, and its drafts and settings
    are its own, whatever it calls itself. What it changes makes the sides claim anew.
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

    def may_save(self) -> bool:
        return self.access.by_id(self.visitor.id) is not None

    def visible_matches(self) -> tuple[MatchUid, ...]:
        match = self.match
        return () if match is None else (match,)

    def can_see(self, match: MatchUid) -> bool:
        return match == self.match

    def access_problems(self, match: MatchUid) -> history.Problems:
        is_elsewhere = match != self.match
        return self.seat_problems() or (
            club.refusal("not_this_table", "match") if is_elsewhere else ()
        )

    def edit_problems(self, match: MatchUid | None) -> history.Problems:  # noqa: ARG002
        if (table := self.table) is None or table.result is None:
            return ()
        return club.refusal("has_a_result", f"tables[{table.number}]", table=table.number)

    def may_take_back(self, authors: Iterable[str]) -> bool:
        return all(author == self.visitor.mark for author in authors)

    def after_change(self, match: MatchUid) -> None:  # noqa: ARG002
        """Withdraw the claims of the sides: they were the score of other deals."""
        table = self.current_table

        def step(evening: club.Evening, note: club.Note) -> club.Changed:
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
        running = self.evening.last_round("running")
        return self.table_in(running) if running else None

    def table_in(self, played: club.Round) -> club.Table | None:
        """The table of a round; None where there is none for this phone."""
        owner = self.owner
        if owner is not None:
            seat = phones.seat_of(played, owner)
            return seat.table if seat else None
        here = (table for table in played.tables if table.number == self.visitor.table)
        return next(here, None)

    @property
    def owner(self) -> Owner | None:
        return self.access.owners(self.visitor.evening).get(self.visitor.id)

    def nearby_tables(self) -> frozenset[int | None]:
        """The numbers of the tables of which this phone hears; all of them between two rounds."""
        try:
            last = self.evening.last_round()
        except (UnknownEveningError, ClubFileError):
            return frozenset()
        if last is None or last.state == "closed":
            return frozenset(table.number for table in last.tables) if last else frozenset()
        table = self.table_in(last)
        return frozenset([table.number] if table else [])

    @property
    def current_table(self) -> club.Table:
        """The table, where `absent` has nothing to say; else `UnknownTableError`."""
        table = self.table
        if table is None:
            raise UnknownTableError(f"there is no table for {self.visitor.mark} now")
        return table

    @property
    def match(self) -> MatchUid | None:
        """The match that may be looked at now, or None; also where somebody has deleted it."""
        table = self.table if self.may_save() else None
        match = table.match if table else None
        return match if match is not None and self.work.database.has(MATCHES, match) else None

    @property
    def side(self) -> int | None:
        """The side of the table that this phone speaks for; None where it belongs to nobody."""
        owner = self.owner
        seat = phones.seat_of(self.evening.rounds[-1], owner) if owner and self.table else None
        return seat.side if seat else None

    def seat_problems(self, of_round: int | None = None) -> history.Problems:
        """Return why there is no table for this visitor now, or none in `of_round`."""
        path = f"tables[{self.visitor.table}]"
        if not self.may_save():
            return club.refusal("access_revoked", path)
        if self.table is None:
            return club.refusal("no_round_running", path)
        if of_round not in (None, len(self.evening.rounds)):
            return club.refusal("round_over", path, round=of_round)
        return ()


OwnTableState = Literal["waiting", "playing", "claimed", "disputed", "done", "closed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    number: int  # its place at the table, from 0
    name: str
    players: tuple[club.Member, ...]
    is_mine: bool  # true if this phone speaks for it
    has_phone: bool
    score: club.Score | None = None
    """The score that it claims; who accepts claims the same as the other side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnerView:
    owner: Owner
    name: str
    players: int
    side: int | None = None  # at the table of the phone, from 0
    is_mine: bool = False
    has_phone: bool = False
    is_requested: bool = False  # true if this phone asks for it


@dataclass(frozen=True, slots=True, kw_only=True)
class NextSeat:
    round: int
    table: int | None  # None: they rest
    moves: bool = False  # true if the table is another than before
    side: int = 0
    sides: tuple[str, ...] = ()
    has_arrived: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnStanding:
    place: int
    entrants: int
    points: int
    is_shared: bool
    gap: int | None  # points to the next better place; None for the first one
    bye: club.ByeRule
    apart: tuple[Line, ...] = ()
    """The lines of its points that are of no table: byes, missed rounds, penalties."""
    tie_break: club.TieBreak | None = None
    """The tie-break that puts it behind the place above, which has as many points."""
    tie_break_figures: tuple[int, int] | None = None
    """The figures of that tie-break, of the place above and its own; None for the lot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    evening: str
    table: int  # 0 while there is no table for this phone
    round: int  # the number of the round; 0 before the first one has started
    rounds: int
    state: OwnTableState
    """`waiting` until a round runs in which there is this table; `closed` when it is over."""
    is_running: bool = False  # true while the round runs, whether this phone plays in it or not
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
    owner: OwnerView | None = None
    choices: tuple[OwnerView, ...] = ()
    """Those of whom a phone is one that belongs to nobody yet."""
    asking: tuple[str, ...] = ()
    """The ids of other phones that ask for the owner of this one."""
    coming: NextSeat | None = None
    standing: OwnStanding | None = None  # while its owner plays at no table
    exit_round: int | None = None  # the round of a knock-out in which its owner was out
    call: calls.Call | None = None  # while the organiser is called from here

    @property
    def mine(self) -> SideView | None:
        return next((side for side in self.sides if side.is_mine), None)


def owner_name(evening: club.Evening, owner: Owner) -> str:
    """The name of an entrant, or those of its players: Ana & Ben."""
    entrant, players = entrant_of(evening, owner.entrant), phones.players_of(evening, owner)
    joined = JOINT.join(player.name for player in players)
    if entrant is None or not entrant.name:
        return joined
    return f"{entrant.name}: {joined}" if evening.plan.form == "teams" else entrant.name


@dataclass(frozen=True, slots=True)
class TableViewBuilder:
    phone: TablePhone
    evening: club.Evening
    visitor: Visitor

    def view(self) -> TableView:
        evening, owner = self.evening, self.visitor.owner
        last = next((drawn for drawn in reversed(evening.rounds) if drawn.state != "drawn"), None)
        table = self.phone.table_in(last) if last else None
        is_running = last is not None and last.state == "running"
        is_playing = is_running and table is not None
        sides = tuple(self._sides(last, table)) if last and table else ()
        clock, extra = clock_of(last) if last else None, table.extra if table else 0
        number = (table.number if table else self.visitor.table) or 0
        return TableView(
            evening=evening.plan.name,
            table=0 if owner and not table else number,
            round=last.number if last else 0,
            rounds=evening.plan.rounds,
            state=self._state(last, table),
            is_running=is_running,
            is_over=evening.is_over,
            length=with_added_minutes(evening.plan.length, (clock.added if clock else 0) + extra),
            clock=clock,
            extra=extra,
            current_break=evening.current_break,
            sides=sides,
            dispute=table.disputed if table else None,
            result=table.result if table else None,
            is_corrected=bool(last and table and _is_corrected(evening, last.number, table)),
            match=table.match if table and is_running else None,
            owner=self._owner_view(owner) if owner else None,
            choices=self.choices() if owner is None else (),
            asking=tuple(
                other.id
                for other in (self.phone.access.visitors(evening.uid) if owner else ())
                if other.wants == owner
            ),
            coming=self._coming(owner, table) if owner else None,
            standing=self._standing(owner) if owner and last and not is_playing else None,
            exit_round=exit_round(evening, owner.entrant) if owner else None,
            call=self.call(),
        )

    def _state(self, last: club.Round | None, table: club.Table | None) -> OwnTableState:
        """The state of the table in the last round that began; who sat out has closed it too."""
        owner = self.visitor.owner
        has_rested = last is not None and owner is not None and owner.entrant in last.byes
        if last is None or (table is None and not has_rested):
            return "waiting"
        if last.state != "running":
            return "closed"
        return "waiting" if table is None else club.table_state(table)

    def choices(self) -> tuple[OwnerView, ...]:
        """Those of whom this phone can be one: of its table, or all by the evening's code."""
        evening, last = self.evening, self.evening.last_round("drawn", "running")
        if evening.is_over:
            return ()
        if self.visitor.table == HALL:
            return tuple(map(self._owner_view, phones.owners(evening)))
        if last is None or (table := self.phone.table_in(last)) is None:
            return ()
        return tuple(self._owner_view(at, side) for side, at in phones.owners_at(last, table))

    def call(self) -> calls.Call | None:
        """The call that was made from here and is still open."""
        mine = self.caller or self.visitor.table
        is_mine = (made for made in calls.calls(self.evening) if made.caller == mine)
        return next(is_mine, None)

    @property
    def caller(self) -> tuple[club.MemberUid, ...]:
        owner = self.visitor.owner
        return tuple(p.uid for p in phones.players_of(self.evening, owner)) if owner else ()

    def _owner_view(self, owner: Owner, side: int | None = None) -> OwnerView:
        me = self.visitor
        return OwnerView(
            owner=owner,
            name=owner_name(self.evening, owner),
            players=len(phones.players_of(self.evening, owner)),
            side=side,
            is_mine=owner == me.owner,
            has_phone=owner in self.phone.access.owners_with_phone(me.evening),
            is_requested=owner == me.wants,
        )

    def _sides(self, played: club.Round, table: club.Table) -> Iterator[SideView]:
        members = {member.uid: member for member in self.evening.members}
        claims = {made.side: made for made in table.claims}
        held = self.phone.access.owners_with_phone(self.visitor.evening)
        at = [*phones.owners_at(played, table)]
        for place, side in enumerate(match_sides(self.evening, table)):
            made, owners = claims.get(place), {owner for there, owner in at if there == place}
            yield SideView(
                number=place,
                name=side.name,
                players=tuple(members[uid] for uid in table.sides[place].players),
                is_mine=self.visitor.owner in owners,
                has_phone=not held.isdisjoint(owners),
                score=made.score if made else None,
            )

    def _coming(self, owner: Owner, before: club.Table | None) -> NextSeat | None:
        """The seat in the round that is drawn, or the rest in this one; None without either."""
        last = self.evening.last_round("drawn", "running")
        if last is None:
            return None
        if owner.entrant in last.byes:
            return NextSeat(round=last.number, table=None)
        seat = phones.seat_of(last, owner)
        if seat is None or last.state != "drawn":
            return None
        table = seat.table
        return NextSeat(
            round=last.number,
            table=table.number,
            moves=before is not None and before.number != table.number,
            side=seat.side,
            sides=tuple(side.name for side in match_sides(self.evening, table)),
            has_arrived=(owner, table.number)
            in self.phone.access.arrivals(self.visitor.evening, last.number),
        )

    def _standing(self, owner: Owner) -> OwnStanding | None:
        rows = self.phone.evenings.standing(self.visitor.evening)
        row = next((row for row in rows if row.entrant == owner.entrant), None)
        if row is None or row.place is None:
            return None
        is_knockout = self.evening.plan.movement == "knockout"  # where points lead nowhere
        placed = () if is_knockout else (other for other in rows if other.place)
        better = [other.points for other in placed if (other.place or 0) < row.place]
        # Those who share a place are behind the place above by the tie-break of their first one.
        first = next(other for other in rows if other.place == row.place)
        return OwnStanding(
            place=row.place,
            entrants=len(rows),
            points=row.points,
            is_shared=row.is_shared,
            gap=min(better) - row.points if better else None,
            bye=self.evening.plan.scheme.bye,
            apart=tuple(line for line in row.all_lines if line.table is None),
            tie_break=first.tie_break,
            tie_break_figures=first.tie_break_figures,
        )


def _is_corrected(evening: club.Evening, number: int, table: club.Table) -> bool:
    """Return True if a correction is the last that was done to the result of a table."""
    here = (number, table.number)
    kinds = (entry.kind for entry in evening.log[::-1] if (entry.round, entry.table) == here)
    return next((kind for kind in kinds if kind in RESULT_STEPS), None) == "corrected"


RESULT_STEPS = frozenset((*get_args(club.TableStep), *get_args(club.How)))
LONGEST_REASON = 500  # characters in which a side says why it does not agree


Step = Callable[[club.Evening, int, int, club.Note], club.Changed]
"""A verb of the club for a side of a table, by the numbers of both."""


class Speaker(NamedTuple):
    side: int
    by: str


@dataclass(frozen=True, slots=True)
class TableActions:
    """The verbs of one phone; each returns what is wrong, and then nothing is changed.

    `of_round` is the round that the phone showed when it was touched: where another one runs by
    now, nothing is done. A claim that is made a second time is no problem and changes nothing, so
    an answer may get lost.
    """

    phone: TablePhone

    def view(self) -> TableView:
        return self._views.view()

    def choices(self) -> tuple[OwnerView, ...]:
        """Those of whom this phone can be one, whoever it belongs to now."""
        return self._views.choices()

    @property
    def _views(self) -> TableViewBuilder:
        phone = self.phone
        evening, visitor = phone.evening, phone.access.by_id(phone.visitor.id) or phone.visitor
        if visitor.owner is not None and entrant_of(evening, visitor.owner.entrant) is None:
            visitor = replace(visitor, owner=None)  # it was struck off the list
        return TableViewBuilder(phone, evening, visitor)

    def choose_owner(self, owner: Owner) -> history.Problems:
        """Belong to somebody for the evening; where another phone does, ask for it.

        Problems: the phone is not let in any more, that one is not among `choices`, or it has said
        something for another side of the table.
        """
        phone = self.phone
        with phone.work.transaction():
            if not phone.may_save():
                return phone.seat_problems()
            choices = {choice.owner: choice for choice in self.choices()}
            if owner not in choices:
                return club.refusal("not_at_this_table", "owner")
            side, mark = phone.side, phone.visitor.mark
            if side is not None and choices[owner].side != side:
                table = phone.current_table
                notes = [made.note for made in (*table.claims, table.disputed) if made is not None]
                if mark in {note.by for note in notes}:
                    return club.refusal("has_spoken", "side", side=side)
            phone.access.request_owner(phone.visitor.id, owner)
        return ()

    def withdraw_request(self) -> history.Problems:
        self.phone.access.withdraw_request(self.phone.visitor.id)
        return ()

    def answer_request(self, visitor: str, *, is_allowed: bool) -> history.Problems:
        """Share the owner of this phone with another one that asks for it, or refuse that."""
        phone = self.phone
        with phone.work.transaction():
            if not phone.may_save():
                return phone.seat_problems()
            if visitor in self.view().asking:
                answer = phone.access.allow if is_allowed else phone.access.withdraw_request
                answer(visitor)
        return ()

    def arrive(self) -> history.Problems:
        """Let the organiser know that the owner has come to the table of the round drawn."""
        phone = self.phone
        if not phone.may_save():
            return phone.seat_problems()
        coming = self.view().coming
        if coming is None or coming.table is None:
            return club.refusal("no_round_drawn", "rounds")
        if not coming.has_arrived:
            phone.access.arrive(phone.visitor.id, coming.round, coming.table)
        return ()

    def call(self, reason: str = "") -> history.Problems:
        """Call the organiser. Problems: not let in any more, a call is open, too long a reason."""
        if len(reason) > LONGEST_REASON:
            return club.refusal("text_too_long", "reason", right=LONGEST_REASON)
        if not self.phone.may_save():
            return self.phone.seat_problems()
        view = self.view()
        table = (view.coming.table if view.coming else None) or view.table or None
        members = self._views.caller
        if table is None and not members:
            return club.refusal("no_side_held", "call")

        return self._change_evening(
            lambda evening, note: calls.call(evening, table, members, note), reason=reason
        )

    def end_call(self) -> history.Problems:
        """Let the organiser know that nobody needs to come any more."""
        if not self.phone.may_save():
            return self.phone.seat_problems()
        made = self._views.call()
        if made is None:
            return ()
        return self._change_evening(lambda evening, note: calls.end_call(evening, made, note))

    def _change_evening(
        self,
        step: Callable[[club.Evening, club.Note], club.Changed],
        *,
        by: str = "",
        reason: str = "",
    ) -> history.Problems:
        visitor, change = self.phone.visitor, self.phone.evenings.change
        done = change(visitor.evening, step, by=by or visitor.mark, reason=reason)
        return done if isinstance(done, tuple) else ()

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
                return club.refusal("nothing_played", "score")
            claim = (speaker.side, results.comparable_score(claimed))
            if any((made.side, made.score) == claim for made in self.phone.current_table.claims):
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

        For a side that this phone does not speak for, `person` is needed: the name or uid of its
        player whom it was handed to. `score` is what the phone showed; where another one is claimed
        by now nothing is done. Problems: nothing is claimed, the person is not of that side, no
        round is running, the table has its result.
        """
        with self.phone.work.transaction():
            speaker = self._speaker(side, person, of_round)
            if not isinstance(speaker, Speaker):
                return speaker
            table = self.phone.current_table
            others = [made.score for made in table.claims if made.side != side]
            if not others:
                return club.refusal("nothing_claimed", "score", table=table.number)
            if score is not None and results.comparable_score(score) != others[-1]:
                return club.refusal("claim_changed", "score")
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
        """Disagree for a side, by default one's own; `person` is needed as for `accept`."""
        if len(reason) > LONGEST_REASON:
            return club.refusal("text_too_long", "reason", right=LONGEST_REASON)
        with self.phone.work.transaction():
            speaker = self._speaker(side, person, of_round)
            if not isinstance(speaker, Speaker):
                return speaker
            table = self.phone.current_table
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
            table = self.phone.current_table
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
        if problems := phone.seat_problems(of_round):
            return problems
        mark, own = phone.visitor.mark, phone.side
        if side is None:
            return club.refusal("no_side_held", "side") if own is None else Speaker(own, mark)
        sides = phone.current_table.sides
        if not 0 <= side < len(sides):
            return club.refusal("no_such_side", "side", side=side)
        if not person:
            is_own = own == side
            return Speaker(side, mark) if is_own else club.refusal("person_needed", "person")
        for member in phone.evening.members:
            if member.uid in sides[side].players and person in (member.uid, member.name):
                return Speaker(side, f"{mark} for {member.uid}")  # see `author_of`
        return club.refusal("not_of_this_side", "person", name=person[:80])

    def _change(self, speaker: Speaker, step: Step, reason: str = "") -> history.Problems:
        number = self.phone.current_table.number
        return self._change_evening(
            lambda evening, note: step(evening, number, speaker.side, note),
            by=speaker.by,
            reason=reason,
        )


class TableSession:
    """The verbs of a phone, under the names that a session has: the rest is not there."""

    findings: tuple[Finding, ...] = ()
    """Always empty: faults of the store are none of a visitor's business."""
    is_read = True
    ahead = None

    def __init__(self, phone: TablePhone, newsroom: Newsroom) -> None:
        self._phone, self._newsroom = phone, newsroom
        self.visitor = phone.visitor
        self.matches = phone.matches.for_actor(phone)
        self.deals = Deals(phone.work, phone.matches, phone)
        self.drafts = drafts.Drafts(phone.work, phone)
        self.settings = drafts.Settings(phone.work, phone)
        self.confirmations = drafts.Confirmations(phone.work, phone)
        self.table = TableActions(phone)

    @property
    def read_only(self) -> bool:
        return self._phone.work.database.journal.read_only

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Call `listener` with the events that this phone may know of.

        These are changes of the match at its table, and of its session and the tables beside it.
        """
        near = self._phone.nearby_tables()

        def on_event(event: Event) -> None:
            nonlocal near
            if isinstance(event, MatchChanged):
                if self._is_own_match(event.uid):
                    listener(event)
            elif isinstance(event, EveningChanged):
                if event.uid != self.visitor.evening:
                    return
                if event.visitor not in (None, self.visitor.id):
                    return
                if event.table is None:
                    # The whole session changed: the phone may belong to another table now.
                    near = self._phone.nearby_tables()
                    listener(event)
                elif event.table in near:
                    listener(event)

        return self._phone.work.events.subscribe(on_event)

    def _is_own_match(self, match: MatchUid) -> bool:
        at = self._newsroom.place(match)
        is_of_session = at is not None and at.evening == self.visitor.evening
        return is_of_session and match == self._phone.match
