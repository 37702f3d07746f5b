"""The view of a session on a phone at a table, and its actions: match, result and owner."""

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
from scorekeeper.services import confirmations, drafts, history, settings, transactions
from scorekeeper.services.club.access import HALL, Access, Visitor
from scorekeeper.services.club.evenings import ClubEvents, Evenings, UnknownEveningError
from scorekeeper.services.deals import Deals
from scorekeeper.services.events import EveningChanged, Event, Listener, MatchChanged, Unsubscribe
from scorekeeper.services.matches import Matches
from scorekeeper.storage import Finding
from scorekeeper.storage.database import MATCHES


class UnknownTableError(errors.ScorekeeperError):
    """The phone has no table: no round is running, or its owner does not play in it."""


@dataclass(frozen=True, slots=True)
class TablePhone(history.Actor):
    """A visitor's phone, which sees and changes only the match at its table.

    The table is the one where the phone's owner plays in the running round. For a phone without an
    owner it is the table whose card was scanned. Permissions are checked at each action. The phone
    is the author of all that it does, and has separate drafts and settings. A change of the deals
    withdraws the claims.
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
        return self.access.visitor_by_id(self.visitor.id) is not None

    def visible_matches(self) -> tuple[MatchUid, ...]:
        return () if self.match is None else (self.match,)

    def can_see(self, match: MatchUid) -> bool:
        return match == self.match

    def access_problems(self, match: MatchUid) -> history.Problems:
        if problems := self.seat_problems():
            return problems
        if match != self.match:
            return club.refusal("not_this_table", "match")
        return ()

    def edit_problems(self, match: MatchUid | None) -> history.Problems:  # noqa: ARG002
        table = self.table
        if table is None or table.result is None:
            return ()
        return club.refusal("has_a_result", f"tables[{table.number}]", table=table.number)

    def may_take_back(self, authors: Iterable[str]) -> bool:
        return all(author == self.visitor.mark for author in authors)

    def after_change(self, match: MatchUid) -> None:  # noqa: ARG002
        """Withdraw the reported results: the deals on which they were based have changed."""
        table = self.current_table

        def step(evening: club.Evening, note: club.Note) -> club.Changed:
            for claim in table.claims:
                withdrawn = results.withdraw_claim(evening, table.number, claim.side, note)
                if isinstance(withdrawn, tuple):
                    return withdrawn
                evening = withdrawn
            return evening

        if table.claims:
            self.evenings.change(self.visitor.evening, step, by=self.visitor.mark)

    @property
    def evening(self) -> club.Evening:
        """The session of the phone, with the current names of its members."""
        return self.evenings.open(self.visitor.evening)

    @property
    def table(self) -> club.Table | None:
        """The table of the phone in the running round; None if there is none."""
        running = self.evening.last_round("running")
        return self.table_in(running) if running else None

    def table_in(self, played: club.Round) -> club.Table | None:
        """Return the phone's table in a round, by its owner or else its code; None without one."""
        owner = self.owner
        if owner is not None:
            seat = phones.seat_of(played, owner)
            return seat.table if seat else None
        scanned = (table for table in played.tables if table.number == self.visitor.table)
        return next(scanned, None)

    @property
    def owner(self) -> Owner | None:
        """The owner of the phone; None if none has been chosen."""
        return self.access.owners(self.visitor.evening).get(self.visitor.id)

    def nearby_tables(self) -> frozenset[int | None]:
        """Return the numbers of the tables whose events this phone receives.

        During a round this is only the phone's own table; between two rounds, all tables.
        """
        try:
            last = self.evening.last_round()
        except (UnknownEveningError, ClubFileError):
            return frozenset()
        if last is None:
            return frozenset()
        if last.state == "closed":
            return frozenset(table.number for table in last.tables)
        table = self.table_in(last)
        return frozenset() if table is None else frozenset([table.number])

    @property
    def current_table(self) -> club.Table:
        """The phone's table in the running round; raises `UnknownTableError` if it has none."""
        table = self.table
        if table is None:
            raise UnknownTableError(f"there is no table for {self.visitor.mark} now")
        return table

    @property
    def match(self) -> MatchUid | None:
        """The match that the phone may see now; None if there is none or it is deleted."""
        table = self.table if self.may_save() else None
        if table is None or table.match is None:
            return None
        return table.match if self.work.table(MATCHES).contains(doc_id=table.match) else None

    @property
    def side(self) -> int | None:
        """The side of the table, from 0, that the phone speaks for; None without an owner."""
        owner = self.owner
        if owner is None or self.table is None:
            return None
        seat = phones.seat_of(self.evening.rounds[-1], owner)
        return seat.side if seat else None

    def seat_problems(self, round_number: int | None = None) -> history.Problems:
        """Return the problem that the phone has no access, or no table; empty if it has both.

        Args:
            round_number: The round that must be running; None if any may be.
        """
        path = f"tables[{self.visitor.table}]"
        if not self.may_save():
            return club.refusal("access_revoked", path)
        if self.table is None:
            return club.refusal("no_round_running", path)
        if round_number not in (None, len(self.evening.rounds)):
            return club.refusal("round_over", path, round=round_number)
        return ()


OwnTableState = Literal["waiting", "playing", "claimed", "disputed", "done", "closed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """A side of the table, as the phone shows it."""

    number: int  # its place at the table, from 0
    name: str
    players: tuple[club.Member, ...]
    is_mine: bool  # true if this phone speaks for the side
    has_phone: bool  # true if any phone speaks for the side
    score: club.Score | None = None
    """The score that the side claims or has accepted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnerView:
    """A possible owner of a phone, as the phone shows it."""

    owner: Owner
    name: str
    players: int  # number of players
    side: int | None = None  # side at the phone's table, from 0
    is_mine: bool = False  # true for the owner of this phone
    has_phone: bool = False  # true if any phone belongs to them
    is_requested: bool = False  # true if this phone has asked to belong to them


@dataclass(frozen=True, slots=True, kw_only=True)
class NextSeat:
    """The seat of the phone's owner in the drawn round, or the bye in the current one."""

    round: int
    table: int | None  # None for a bye
    moves: bool = False  # true if the table is another one than in the round before
    side: int = 0
    sides: tuple[str, ...] = ()
    has_arrived: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnStanding:
    """The standing of the phone's owner."""

    place: int
    entrants: int
    points: int
    is_shared: bool
    gap: int | None  # points to the next better place; None for the first one
    bye: club.ByeRule
    apart: tuple[Line, ...] = ()
    """The lines that come from no table: byes, missed rounds, penalties, points carried over."""
    tie_break: club.TieBreak | None = None
    """The tie-break that decided against the place above; None if the points did."""
    tie_break_figures: tuple[int, int] | None = None
    """Figures of that tie-break: of the place above, and its own. None for the lot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """The content of a phone's screen."""

    evening: str  # name of the session
    table: int  # 0 while there is no table for this phone
    round: int  # the number of the round; 0 before the first one has started
    rounds: int
    state: OwnTableState
    """`waiting` until a round with this table has started; `closed` when that round is over."""
    is_running: bool = False  # true during a round, even if this phone does not play in it
    is_over: bool
    length: club.RoundLength  # at this table, with all minutes that were added
    clock: club.RoundClock | None = None
    extra: int = 0  # minutes that this table may play longer than the others
    current_break: club.Break | None = None  # while no round is running
    sides: tuple[SideView, ...] = ()
    dispute: club.Dispute | None = None
    result: club.Result | None = None
    is_corrected: bool = False  # true if the organiser has corrected the result
    match: MatchUid | None = None  # the match, while the phone may see it
    owner: OwnerView | None = None
    choices: tuple[OwnerView, ...] = ()
    """The possible owners of a phone that has none yet."""
    asking: tuple[str, ...] = ()
    """Ids of other phones that ask to belong to the owner of this one."""
    coming: NextSeat | None = None
    standing: OwnStanding | None = None  # None while the owner plays
    exit_round: int | None = None  # the round of a knock-out in which the owner was eliminated
    call: calls.Call | None = None  # the open call for the organiser from this phone

    @property
    def mine(self) -> SideView | None:
        """The side of the phone's owner; None if the owner does not play."""
        return next((side for side in self.sides if side.is_mine), None)


def owner_name(evening: club.Evening, owner: Owner) -> str:
    """Return the name of an owner's entry; of a team with the owner's players: "Owls: Ana & Ben".

    Return the names of the owner's players if the entry has no name.
    """
    entrant = entrant_of(evening, owner.entrant)
    players = phones.players_of(evening, owner)
    player_names = JOINT.join(player.name for player in players)
    if entrant is None or not entrant.name:
        return player_names
    if evening.plan.form == "teams":
        return f"{entrant.name}: {player_names}"
    return entrant.name


@dataclass(frozen=True, slots=True)
class TableViewBuilder:
    """Computes the `TableView` of a phone from a state of its session."""

    phone: TablePhone
    evening: club.Evening
    visitor: Visitor

    def view(self) -> TableView:
        """Return the view of the phone on its session, its table and its owner, if it has them."""
        view = self._session_view()
        last = self._last_started_round()
        table = self.phone.table_in(last) if last else None
        if last is not None and table is not None:
            view = self._with_table(view, last, table)
        if self.visitor.owner is None:
            return replace(view, choices=self.choices())
        return self._with_owner(view, self.visitor.owner, last, table)

    def _session_view(self) -> TableView:
        """Return the view of the session, as for a phone without table and owner."""
        evening = self.evening
        last = self._last_started_round()
        clock = clock_of(last) if last else None
        added_minutes = clock.added if clock else 0
        return TableView(
            evening=evening.plan.name,
            table=self.visitor.table or 0,
            round=last.number if last else 0,
            rounds=evening.plan.rounds,
            state="waiting",
            is_running=last is not None and last.state == "running",
            is_over=evening.is_over,
            length=with_added_minutes(evening.plan.length, added_minutes),
            clock=clock,
            current_break=evening.current_break,
            call=self.call(),
        )

    def _with_table(self, view: TableView, last: club.Round, table: club.Table) -> TableView:
        """Return a view with the content of the table in the last started round."""
        return replace(
            view,
            table=table.number,
            state=club.table_state(table) if view.is_running else "closed",
            length=with_added_minutes(view.length, table.extra),
            extra=table.extra,
            sides=tuple(self._sides(last, table)),
            dispute=table.disputed,
            result=table.result,
            is_corrected=_is_corrected(self.evening, last.number, table),
            match=table.match if view.is_running else None,
        )

    def _with_owner(
        self, view: TableView, owner: Owner, last: club.Round | None, table: club.Table | None
    ) -> TableView:
        """Return a view with what concerns the owner of the phone added.

        That is the owner, the requests to take over the phone, the next seat, the standing between
        rounds, and the round of a knock-out in which the owner lost. `table` is the owner's table,
        or None for an owner who sits out: the view has table 0 then, and is closed or waiting.
        """
        has_bye = last is not None and owner.entrant in last.byes
        if table is None:
            # An owner who rests or has not come yet is not at the table of the card.
            is_closed = has_bye and not view.is_running
            view = replace(view, table=0, state="closed" if is_closed else "waiting")

        is_playing = view.is_running and table is not None
        shows_standing = last is not None and not is_playing
        visitors = self.phone.access.visitors(self.evening.uid)
        return replace(
            view,
            owner=self._owner_view(owner),
            asking=tuple(visitor.id for visitor in visitors if visitor.wants == owner),
            coming=self._next_seat(owner, table),
            standing=self._standing(owner) if shows_standing else None,
            exit_round=exit_round(self.evening, owner.entrant),
        )

    def _last_started_round(self) -> club.Round | None:
        started = [played for played in self.evening.rounds if played.state != "drawn"]
        return started[-1] if started else None

    def choices(self) -> tuple[OwnerView, ...]:
        """Return the possible owners: at the table, or all if the phone has the session's code."""
        evening = self.evening
        if evening.is_over:
            return ()
        if self.visitor.table == HALL:
            return tuple(self._owner_view(owner) for owner in phones.owners(evening))
        last = evening.last_round("drawn", "running")
        table = self.phone.table_in(last) if last else None
        if last is None or table is None:
            return ()
        return tuple(self._owner_view(owner, side) for side, owner in phones.owners_at(last, table))

    def call(self) -> calls.Call | None:
        """Return the open call for the organiser from this phone; None if there is none."""
        caller = self.caller or self.visitor.table
        own_calls = (call for call in calls.open_calls(self.evening) if call.caller == caller)
        return next(own_calls, None)

    @property
    def caller(self) -> tuple[club.MemberUid, ...]:
        """The players of the owner, as the callers of the organiser; empty without an owner."""
        owner = self.visitor.owner
        if owner is None:
            return ()
        return tuple(player.uid for player in phones.players_of(self.evening, owner))

    def _owner_view(self, owner: Owner, side: int | None = None) -> OwnerView:
        """Return the view of an owner; `side` is their side of the table, from 0, if known."""
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
        """Yield the view of each side of a table."""
        members = {member.uid: member for member in self.evening.members}
        scores = {claim.side: claim.score for claim in table.claims}
        owners_with_phone = self.phone.access.owners_with_phone(self.visitor.evening)
        owners_at_table = list(phones.owners_at(played, table))

        for number, side in enumerate(match_sides(self.evening, table)):
            owners = {owner for owner_side, owner in owners_at_table if owner_side == number}
            yield SideView(
                number=number,
                name=side.name,
                players=tuple(members[uid] for uid in table.sides[number].players),
                is_mine=self.visitor.owner in owners,
                has_phone=not owners_with_phone.isdisjoint(owners),
                score=scores.get(number),
            )

    def _next_seat(self, owner: Owner, before: club.Table | None) -> NextSeat | None:
        """Return the owner's seat in the drawn round, or their bye; None if there is neither.

        `before` is the owner's table in the last started round, None if they had none.
        """
        last = self.evening.last_round("drawn", "running")
        if last is None:
            return None
        if owner.entrant in last.byes:
            return NextSeat(round=last.number, table=None)
        seat = phones.seat_of(last, owner)
        if seat is None or last.state != "drawn":
            return None
        table = seat.table
        arrivals = self.phone.access.arrivals(self.visitor.evening, last.number)
        return NextSeat(
            round=last.number,
            table=table.number,
            moves=before is not None and before.number != table.number,
            side=seat.side,
            sides=tuple(side.name for side in match_sides(self.evening, table)),
            has_arrived=(owner, table.number) in arrivals,
        )

    def _standing(self, owner: Owner) -> OwnStanding | None:
        """Return the place of an owner in the standings; None if they have no place."""
        rows = self.phone.evenings.standing(self.visitor.evening)
        row = next((row for row in rows if row.entrant == owner.entrant), None)
        if row is None or row.place is None:
            return None

        # A knock-out has no gap: its places do not depend on points.
        has_gap = self.evening.plan.movement != "knockout"
        better_points = [other.points for other in rows if other.place and other.place < row.place]

        # Only the first of the rows that share a place has the tie-break against the place above.
        first = next(other for other in rows if other.place == row.place)
        return OwnStanding(
            place=row.place,
            entrants=len(rows),
            points=row.points,
            is_shared=row.is_shared,
            gap=min(better_points) - row.points if has_gap and better_points else None,
            bye=self.evening.plan.scheme.bye,
            apart=tuple(line for line in row.all_lines if line.table is None),
            tie_break=first.tie_break,
            tie_break_figures=first.tie_break_figures,
        )


def _is_corrected(evening: club.Evening, number: int, table: club.Table) -> bool:
    """Return True if the last action on the result of a table was a correction."""
    for entry in reversed(evening.log):
        is_here = entry.round == number and entry.table == table.number
        if is_here and entry.kind in RESULT_STEPS:
            return entry.kind == "corrected"
    return False


RESULT_STEPS = frozenset((*get_args(club.TableStep), *get_args(club.How)))
"""Kinds of log entries about the result of a table."""
LONGEST_REASON = 500  # characters


SideStep = Callable[[club.Evening, int, int, club.Note], club.Changed]
"""An action of a side: takes the session, the table number, the side number and a note."""


class Speaker(NamedTuple):
    """The side that an action is for, and its author."""

    side: int
    by: str


@dataclass(frozen=True, slots=True)
class TableActions:
    """The actions of one phone; each returns problems, and changes nothing if there are any.

    `round_number` is the round on the phone's screen at the tap: if another round is running by the
    time the action arrives, it is refused. A repeated claim is no problem and changes nothing, so
    a phone may send it again when an answer was lost.
    """

    phone: TablePhone

    def view(self) -> TableView:
        """Return the current view of the phone: its session, table and owner."""
        return self._view_builder.view()

    def choices(self) -> tuple[OwnerView, ...]:
        """Return the possible owners of the phone, whether it has an owner or not."""
        return self._view_builder.choices()

    @property
    def _view_builder(self) -> TableViewBuilder:
        """The builder of views, with the current state of the phone."""
        phone = self.phone
        evening = phone.evening
        visitor = phone.access.visitor_by_id(phone.visitor.id) or phone.visitor
        if visitor.owner is not None and entrant_of(evening, visitor.owner.entrant) is None:
            # The entrant was removed from the list.
            visitor = replace(visitor, owner=None)
        return TableViewBuilder(phone, evening, visitor)

    def choose_owner(self, owner: Owner) -> history.Problems:
        """Choose the owner of the phone, or request the owner if they have another phone.

        Returns problems if the phone has no access, the owner is not among `choices`, or the phone
        has made a claim or dispute for another side of the table.
        """
        phone = self.phone
        with phone.work.transaction():
            if not phone.may_save():
                return phone.seat_problems()
            choices = {choice.owner: choice for choice in self.choices()}
            if owner not in choices:
                return club.refusal("not_at_this_table", "owner")
            side = phone.side
            if side is not None and choices[owner].side != side and self._has_spoken():
                return club.refusal("has_spoken", "side", side=side)
            phone.access.request_owner(phone.visitor.id, owner)
        return ()

    def _has_spoken(self) -> bool:
        """Return True if this phone made a claim or dispute at its table."""
        table = self.phone.current_table
        statements = (*table.claims, table.disputed)
        mark = self.phone.visitor.mark
        return any(made is not None and made.note.by == mark for made in statements)

    def withdraw_request(self) -> history.Problems:
        """Remove the phone's request for an owner, if any; always return no problems."""
        self.phone.access.withdraw_request(self.phone.visitor.id)
        return ()

    def answer_request(self, visitor: str, *, is_allowed: bool) -> history.Problems:
        """Allow or refuse the request of another phone for this phone's owner.

        Does nothing if the phone has no such request any more. Returns the problem that this phone
        has no access.
        """
        phone = self.phone
        with phone.work.transaction():
            if not phone.may_save():
                return phone.seat_problems()
            if visitor in self.view().asking:
                answer = phone.access.allow if is_allowed else phone.access.withdraw_request
                answer(visitor)
        return ()

    def arrive(self) -> history.Problems:
        """Store that the owner is at their table of the drawn round, for the organiser.

        Returns problems if the phone has no access, or the owner has no table in a drawn round.
        """
        phone = self.phone
        if not phone.may_save():
            return phone.seat_problems()
        coming = self.view().coming
        if coming is None or coming.table is None:
            return club.refusal("no_round_drawn", "rounds")
        if not coming.has_arrived:
            phone.access.record_arrival(phone.visitor.id, coming.round, coming.table)
        return ()

    def call(self, reason: str = "") -> history.Problems:
        """Call the organiser.

        Returns problems if the phone has no access, a call is open, or the reason is too long.
        """
        if len(reason) > LONGEST_REASON:
            return club.refusal("text_too_long", "reason", right=LONGEST_REASON)
        if not self.phone.may_save():
            return self.phone.seat_problems()
        view = self.view()
        next_table = view.coming.table if view.coming else None
        table = next_table or view.table or None
        members = self._view_builder.caller
        if table is None and not members:
            return club.refusal("no_side_held", "call")

        return self._change_evening(
            lambda evening, note: calls.call_organizer(evening, table, members, note), reason=reason
        )

    def end_call(self) -> history.Problems:
        """End the open call of this phone; do nothing without one. Returns the problems."""
        if not self.phone.may_save():
            return self.phone.seat_problems()
        call = self._view_builder.call()
        if call is None:
            return ()
        return self._change_evening(lambda evening, note: calls.end_call(evening, call, note))

    def _change_evening(
        self,
        step: Callable[[club.Evening, club.Note], club.Changed],
        *,
        by: str = "",
        reason: str = "",
    ) -> history.Problems:
        """Change and store the session; return the problems.

        The author is `by`, or else the phone.
        """
        visitor = self.phone.visitor
        changed = self.phone.evenings.change(
            visitor.evening, step, by=by or visitor.mark, reason=reason
        )
        return changed if isinstance(changed, tuple) else ()

    def claim(
        self, score: club.Score | None = None, *, round_number: int | None = None
    ) -> history.Problems:
        """Claim a score for the phone's side, by default the score of the match.

        Returns problems as `withdraw` does, and if no deal was played or the score does not fit
        the table.
        """
        with self.phone.work.transaction():
            speaker = self._speaker(None, "", round_number)
            if not isinstance(speaker, Speaker):
                return speaker
            claimed = score or self.score()
            if claimed is None:
                return club.refusal("nothing_played", "score")
            if self._has_claimed(speaker.side, results.comparable_score(claimed)):
                return ()
            return self._change_table(
                speaker,
                lambda evening, table, side, note: results.claim_score(
                    evening, table, side, claimed, note
                ),
            )

    def _has_claimed(self, side: int, score: club.Score) -> bool:
        claims = self.phone.current_table.claims
        return any(claim.side == side and claim.score == score for claim in claims)

    def accept(
        self,
        side: int,
        *,
        person: str = "",
        score: club.Score | None = None,
        round_number: int | None = None,
    ) -> history.Problems:
        """Accept the score of the other side: claim the same score for a side.

        Args:
            side: The side, from 0.
            person: The name or uid of the player who accepts. Needed if the phone does not speak
                for the side, and was handed to that player.
            score: The score on the screen. It is refused if another score has been claimed since.
            round_number: The round on the screen.

        Returns:
            Problems: nothing is claimed, the person is not of that side, no round is running, the
            table has its result.
        """
        with self.phone.work.transaction():
            speaker = self._speaker(side, person, round_number)
            if not isinstance(speaker, Speaker):
                return speaker
            table = self.phone.current_table
            other_scores = [claim.score for claim in table.claims if claim.side != side]
            if not other_scores:
                return club.refusal("nothing_claimed", "score", table=table.number)
            if score is not None and results.comparable_score(score) != other_scores[-1]:
                return club.refusal("claim_changed", "score")
            if self._has_claimed(side, other_scores[-1]):
                return ()
            return self._change_table(speaker, results.accept_score)

    def dispute(
        self,
        reason: str = "",
        *,
        side: int | None = None,
        person: str = "",
        round_number: int | None = None,
    ) -> history.Problems:
        """Dispute the score for a side, by default the phone's own side; return the problems.

        `person` and `round_number` are as for `accept`.
        """
        if len(reason) > LONGEST_REASON:
            return club.refusal("text_too_long", "reason", right=LONGEST_REASON)
        with self.phone.work.transaction():
            speaker = self._speaker(side, person, round_number)
            if not isinstance(speaker, Speaker):
                return speaker
            table = self.phone.current_table
            known = table.disputed
            if known and known.side == speaker.side and known.note.reason == reason:
                return ()
            return self._change_table(speaker, results.dispute_score, reason)

    def withdraw(self, *, round_number: int | None = None) -> history.Problems:
        """Withdraw the claim or dispute of the phone's side.

        Returns problems if the phone speaks for no side, no round is running, or the table has its
        result.
        """
        with self.phone.work.transaction():
            speaker = self._speaker(None, "", round_number)
            if not isinstance(speaker, Speaker):
                return speaker
            table = self.phone.current_table
            statements = (*table.claims, table.disputed)
            if speaker.side not in {made.side for made in statements if made}:
                return ()
            return self._change_table(speaker, results.withdraw_claim)

    def score(self) -> club.Score | None:
        """Return the score of the match; None before its first deal.

        The score has a winner only if a deal won the match regardless of the totals.
        """
        match = self.phone.match
        if match is None:
            return None
        progress = self.phone.matches.summary(match).progress
        if not progress.deals:
            return None
        is_outright = progress.outcome.how == "outright"
        return club.Score(progress.totals, progress.outcome.winner if is_outright else None)

    def _speaker(
        self, side: int | None, person: str, round_number: int | None
    ) -> Speaker | history.Problems:
        """Return the speaker for a side, or the problem that this phone may not speak for it.

        The side is by default the phone's own. For another side, a `person` of that side is needed,
        by name or uid.
        """
        phone = self.phone
        if problems := phone.seat_problems(round_number):
            return problems
        if side is None and phone.side is None:
            return club.refusal("no_side_held", "side")
        if side is None or (side == phone.side and not person):
            return Speaker(phone.side or 0, phone.visitor.mark)
        return self._speaker_by_person(side, person)

    def _speaker_by_person(self, side: int, person: str) -> Speaker | history.Problems:
        """Return a person as the speaker of a side, or a problem if they are not on that side."""
        phone = self.phone
        sides = phone.current_table.sides
        if not 0 <= side < len(sides):
            return club.refusal("no_such_side", "side", side=side)
        if not person:
            return club.refusal("person_needed", "person")
        for member in phone.evening.members:
            if member.uid in sides[side].players and person in (member.uid, member.name):
                # `author_of` parses this mark.
                return Speaker(side, f"{phone.visitor.mark} for {member.uid}")
        return club.refusal("not_of_this_side", "person", name=person[:80])

    def _change_table(self, speaker: Speaker, step: SideStep, reason: str = "") -> history.Problems:
        """Change and store the current table for the side of a speaker; return the problems."""
        number = self.phone.current_table.number
        return self._change_evening(
            lambda evening, note: step(evening, number, speaker.side, note),
            by=speaker.by,
            reason=reason,
        )


class TableSession:
    """The part of `Session` that a phone may use, under the same names."""

    findings: tuple[Finding, ...] = ()
    """Always empty: visitors are not told of faults of the store."""
    are_findings_read = True
    newer_backup = None

    def __init__(self, phone: TablePhone, club_events: ClubEvents) -> None:
        self._phone = phone
        self._club_events = club_events
        self.library = phone.work.library
        self.visitor = phone.visitor
        self.matches = phone.matches.reader_for_actor(phone)
        self.deals = Deals(phone.work, phone.matches, phone)
        self.drafts = drafts.Drafts(phone.work, phone)
        self.settings = settings.Settings(phone.work, phone)
        self.confirmations = confirmations.Confirmations(phone.work, phone)
        self.table = TableActions(phone)

    @property
    def read_only(self) -> bool:
        """True if nothing can be saved in the store."""
        return self._phone.work.database.journal.read_only

    def subscribe(self, listener: Listener) -> Unsubscribe:
        """Call `listener` with the events that this phone may see.

        These are changes of the match at the phone's table, of its session, and of
        `nearby_tables`. Returns the function that unsubscribes the listener.
        """
        nearby_tables = self._phone.nearby_tables()

        def on_event(event: Event) -> None:
            nonlocal nearby_tables
            if isinstance(event, MatchChanged):
                if self._is_own_match(event.uid):
                    listener(event)
            elif isinstance(event, EveningChanged):
                if event.uid != self.visitor.evening:
                    return
                is_for_other_phone = event.visitor not in (None, self.visitor.id)
                if is_for_other_phone:
                    return
                if event.table is None:
                    # The whole session changed: the phone may belong to another table now.
                    nearby_tables = self._phone.nearby_tables()
                    listener(event)
                elif event.table in nearby_tables:
                    listener(event)

        return self._phone.work.events.subscribe(on_event)

    def _is_own_match(self, match: MatchUid) -> bool:
        """Return True if a match is the match that the phone may see."""
        at = self._club_events.table_of_match(match)
        is_of_session = at is not None and at.evening == self.visitor.evening
        return is_of_session and match == self._phone.match
