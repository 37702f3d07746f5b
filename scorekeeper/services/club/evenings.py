"""Evenings: begun, listed, changed by any verb of the club, deleted and brought back."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain, count, zip_longest
from operator import itemgetter
from typing import Any, Literal, get_args

from scorekeeper import errors
from scorekeeper.club import finals
from scorekeeper.club import model as club
from scorekeeper.club.chronology import TimeKey, time_key
from scorekeeper.club.entrants import log_presence_changes, match_sides, rule_set_at
from scorekeeper.club.model import refusal
from scorekeeper.club.results import table_of
from scorekeeper.club.rounds import start_round
from scorekeeper.club.serialization import EVENING_FORMAT, VERSION, evening_from, plain_data
from scorekeeper.club.standings import Row, standing
from scorekeeper.match.model import Match, MatchUid, Player
from scorekeeper.match.seating import seats_of
from scorekeeper.rules import RuleSetId
from scorekeeper.services.events import EveningChanged, Event, MatchChanged, Unsubscribe
from scorekeeper.services.matches import DELETED, Deletions, Matches, UnknownMatchError
from scorekeeper.services.players import Identities, Identity
from scorekeeper.services.set_up import ClubTable, SetUp, set_up_problems, table_of_club
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage import database as db

Doc = Mapping[str, Any]
HEAD_FIELDS = ("plan", "members", "entrants", "adjustments", "current_break")
PLACE_FIELDS = ("uid", "evening")  # fields by which rounds, tables and lines of the log are found


class UnknownEveningError(errors.ScorekeeperError):
    """There is no evening of this uid."""


def store_evening(
    database: db.Database, before: club.Evening | None, after: club.Evening, head: Doc
) -> None:
    """Write what has to be written so that the store says `after` where it said `before`.

    `head` is the head as it is now: fields that nobody knows stay in it.
    """
    evening = after.uid

    def write(table: str, uid: str, value: object, **key: object) -> None:
        if value is None:
            database.remove(table, uid)
        else:  # the tables of a round are documents of their own
            content = without(plain_data(value), "tables")
            database.put(table, {"uid": uid, "evening": evening, **key, **content})

    is_older = head.get("version") != VERSION  # an older program would misread what follows
    if (
        is_older
        or before is None
        or any(getattr(before, name) != getattr(after, name) for name in HEAD_FIELDS)
    ):
        parts = {name: plain_data(getattr(after, name)) for name in HEAD_FIELDS}
        database.put(db.EVENINGS, {**head, "uid": evening, "version": VERSION, **parts})
    for old, new in zip_longest(before.rounds if before else (), after.rounds):
        if (either := new or old) is None or old is new:
            continue
        number = either.number
        bare = new and replace(new, tables=())
        if bare != (old and replace(old, tables=())):
            write(db.CLUB_ROUNDS, f"{evening}-{number}", bare)
        earlier = {table.number: table for table in old.tables} if old else {}
        later = {table.number: table for table in new.tables} if new else {}
        for place in sorted(earlier | later):
            if earlier.get(place) != (table := later.get(place)):
                uid = ClubTable(evening, number, place).uid
                write(db.CLUB_TABLES, uid, table, round=number)
    if before is not None and before.log is after.log:
        return
    # A damage may have taken some lines, so they are not simply numbered from 1.
    numbers = [line["number"] for line in database.of_evening(db.CLUB_LOG, evening)]
    all_numbers = chain(numbers, count(max(numbers, default=0) + 1))
    lines = zip_longest(before.log if before else (), after.log)
    for number, (was, entry) in zip(all_numbers, lines, strict=False):
        if was is not entry and was != entry:
            write(db.CLUB_LOG, f"{evening}-{number}", entry, number=number)


def load_evening(database: db.Database, head: Doc) -> club.Evening:
    """The evening that the store keeps under a head; `ClubFileError` for what cannot be read."""
    uid = head["uid"]
    tables = defaultdict[int, list[Doc]](list)
    for table in sorted(database.of_evening(db.CLUB_TABLES, uid), key=itemgetter("number")):
        tables[table["round"]].append(without(table, *PLACE_FIELDS, "round"))
    document = {
        "format": EVENING_FORMAT,
        "version": head.get("version"),
        "uid": uid,
        **{name: head[name] for name in HEAD_FIELDS if name in head},
        "rounds": [
            {**without(played, *PLACE_FIELDS), "tables": tables[played["number"]]}
            for played in database.of_evening(db.CLUB_ROUNDS, uid)
        ],
        "log": [
            without(line, *PLACE_FIELDS, "number") for line in database.of_evening(db.CLUB_LOG, uid)
        ],
    }
    return evening_from(document, uid)


def with_current_names(evening: club.Evening, known: Identities) -> club.Evening:
    """An evening with everybody called as they are called now.

    Where two would have one name, all keep the names that the evening was told.
    """
    called = known.current_players([Player(member.name, member.uid) for member in evening.members])
    members = tuple(club.Member(member.uid, called[member.name].name) for member in evening.members)
    if members == evening.members or len({member.name for member in members}) < len(members):
        return evening
    return replace(evening, members=members)


EveningState = Literal["planned", "drawn", "running", "between", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningSummary:
    uid: club.EveningUid
    name: str
    date: str  # the day as ISO 8601 text
    place: str
    rounds: int  # how many are closed
    planned: int
    state: EveningState
    """`planned` before the first draw, `between` two rounds, `over` after the last."""
    entrants: int
    started: str = ""  # the start of the first round as ISO 8601 text
    is_readable: bool = True

    @property
    def is_live(self) -> bool:
        """True if the session has begun and is not over."""
        return self.state not in ("planned", "over")


def summary_of(head: Doc, rounds: Sequence[Doc]) -> EveningSummary:
    plan = head.get("plan") or {}
    states = [played.get("state", "drawn") for played in rounds]
    closed, planned = states.count("closed"), int(plan.get("rounds") or 0)
    state: EveningState = "drawn"
    if not states:
        state = "planned"
    elif states[-1] == "closed":
        state = "over" if closed >= planned else "between"
    elif states[-1] == "running":
        state = "running"
    return EveningSummary(
        uid=head["uid"],
        name=str(plan.get("name") or ""),
        date=str(plan.get("date") or ""),
        place=str(plan.get("place") or ""),
        rounds=closed,
        planned=planned,
        state=state,
        entrants=len(head.get("entrants") or ()),
        started=str(rounds[0].get("started") or "") if rounds else "",
        is_readable=head.get("version") in range(1, VERSION + 1),
    )


def time_key_of(summary: EveningSummary) -> TimeKey:
    return time_key(summary.date, summary.started)


def name_of_new(plan: club.Plan, today: str, listed: Sequence[EveningSummary]) -> str:
    """The name for another evening by a plan: the second one of a day has a number behind it."""
    base, _, number = plan.name.rpartition(" ")
    is_numbered = number.isdecimal() and any(
        (summary.name, summary.date) == (base, plan.date) for summary in listed
    )
    name = base if is_numbered else plan.name
    taken = {summary.name for summary in listed if summary.date == today}
    if name not in taken:
        return name
    numbered = (f"{name} {number}" for number in count(2))
    return next(other for other in numbered if other not in taken)


class Newsroom:
    """Publishes events of sessions; a deal at a table of a club is one, too."""

    def __init__(self, work: UnitOfWork) -> None:
        self.work = work
        self._tables: dict[MatchUid, ClubTable] = {}
        self._last_changes: dict[MatchUid, str | None] = {}
        work.events.subscribe(self._on_event)

    def publish(self, *events: EveningChanged) -> None:
        """Publish events when the running transaction is saved, or at once if there is none."""
        for event in events:
            self.work.publish(event)

    def subscribe(self, listener: Callable[[EveningChanged], None]) -> Unsubscribe:
        """Call `listener` with the events of sessions; return the function that ends this."""

        def on_event(event: Event) -> None:
            if isinstance(event, EveningChanged):
                listener(event)

        return self.work.events.subscribe(on_event)

    def place(self, match: MatchUid) -> ClubTable | None:
        """Return the table at which a match is played; None for a match at home."""
        if match not in self._tables:
            at = table_of_club(self.work.database.get(db.MATCHES, match) or {})
            if at is None:
                return None
            self._tables[match] = at
        return self._tables[match]

    def _on_event(self, event: Event) -> None:
        """Publish that the deals of a table have changed."""
        if not isinstance(event, MatchChanged):
            return
        at = self.place(event.uid)
        if at is None:
            return
        last = (self.work.database.last_of_match(db.CHANGES, event.uid) or {}).get("uid")
        # Without a new change of the match, only a player was renamed.
        if last != self._last_changes.get(event.uid):
            self._last_changes[event.uid] = last
            self.work.events.publish(EveningChanged(at.evening, at.round, at.table, "deal"))


def table_set_up(evening: club.Evening, number: int, table: club.Table) -> SetUp:
    ruleset = rule_set_at(evening.plan, table)
    return SetUp(
        ruleset=ruleset,
        sides=match_sides(evening, table),
        house_rules=house_rules_at(evening.plan, ruleset),
        club=ClubTable(evening.uid, number, table.number),
    )


def house_rules_at(plan: club.Plan, ruleset: RuleSetId) -> Mapping[str, Any]:
    """The changes that a table makes to its rule set.

    The house rules of the evening are for its own rule set: tables of those who are left over
    play by another. The length of a round in points or deals, whichever is first, takes the place
    of the rule set's end of a match; a length in minutes alone leaves that as it is.
    """
    rules, length = dict(plan.house_rules) if ruleset == plan.ruleset else {}, plan.length
    if length.points is not None or length.deals is not None:
        by_deals = length.points is None
        rules["target"], rules["match_hands"] = length.points, length.deals
        rules["match_winner"] = "highest_after_last_deal" if by_deals else "highest_at_target"
    if length.deals is not None:
        rules["tie"] = "drawn game"
    return rules


Step = Callable[[club.Evening, club.Note], club.Changed]
StepFor = Callable[[club.Evening, club.Note, Sequence[club.Member]], club.Changed]


class _TakenBackError(errors.ScorekeeperError):
    """A change that was under way cannot be; nothing of it is saved."""

    def __init__(self, problems: club.Problems) -> None:
        self.problems = problems
        super().__init__(", ".join(problem.code for problem in problems))


class Evenings:
    """The verbs for evenings, each one change of the store; what was read once is kept."""

    def __init__(self, work: UnitOfWork, matches: Matches, newsroom: Newsroom) -> None:
        self.work, self.matches, self.newsroom = work, matches, newsroom
        self._written: dict[club.EveningUid, club.Evening] = {}
        """With the names that the evening was told."""
        self._today: dict[club.EveningUid, club.Evening] = {}  # with the names of today
        self._stamps = (-1, -1)
        self._standings: dict[club.EveningUid, tuple[club.Evening, tuple[Row, ...]]] = {}

    def list(self) -> tuple[EveningSummary, ...]:
        return self._summaries(deleted=False)

    def has_any(self) -> bool:
        """Return True if there is an evening, or was one that is deleted."""
        return bool(self.work.database.all(db.EVENINGS))

    def list_deleted(self) -> tuple[EveningSummary, ...]:
        """The evenings that were deleted and can be brought back, the latest first."""
        return self._summaries(deleted=True)

    def _summaries(self, *, deleted: bool) -> tuple[EveningSummary, ...]:
        database = self.work.database
        heads = reversed([doc for doc in database.all(db.EVENINGS) if (DELETED in doc) == deleted])
        summaries = [
            summary_of(head, database.of_evening(db.CLUB_ROUNDS, head["uid"])) for head in heads
        ]
        return tuple(sorted(summaries, key=time_key_of, reverse=True))

    def begin(
        self, plan: club.Plan, *, by: str = "", going_on: finals.Qualification | None = None
    ) -> club.EveningUid | club.Problems:
        """Begin an evening, with who is `going_on` from another; its uid, or all that is wrong."""
        uid = club.EveningUid(self.work.new_uid())
        evening = club.new_evening(uid, plan)
        if going_on is not None and not isinstance(evening, tuple):
            earlier = self.open(going_on.evening)
            evening = finals.enter_qualifiers(evening, earlier, going_on)
        if isinstance(evening, tuple):
            return evening
        with self.work.transaction():
            head = {"begun": {"by": by, "at": self.work.now()}}
            store_evening(self.work.database, None, evening, head)
            self.newsroom.publish(EveningChanged(uid))
        return uid

    def open(self, uid: club.EveningUid) -> club.Evening:
        """An evening as it stands, everybody called as they are called today.

        Raises `UnknownEveningError`, and `ClubFileError` where it cannot be read.
        """
        with self.work.database.documents_lock:
            self._refresh()
            if uid not in self._today:
                known = self.matches.people.identities()
                self._today[uid] = with_current_names(self._read(uid), known)
            return self._today[uid]

    def standing(self, uid: club.EveningUid) -> tuple[Row, ...]:
        """The standing of an evening, worked out once for all who look at it; raises as `open`."""
        evening = self.open(uid)
        known, rows = self._standings.get(uid, (None, ()))
        if known is not evening:
            rows = standing(evening)
            self._standings[uid] = evening, rows
        return rows

    def _put(self, before: club.Evening, after: club.Evening) -> club.Evening:
        uid, database = before.uid, self.work.database
        with database.lock, database.transaction():
            old = self._read(uid)
            new = replace(after, members=old.members)
            if after.members is not before.members:
                # Whoever is called as they were when it was opened stays as the evening was told.
                names = {member.uid: member.name for member in before.members}
                as_told = {member.uid: member for member in old.members}
                members = (
                    as_told.get(member.uid, member)
                    if names.get(member.uid) == member.name
                    else member
                    for member in after.members
                )
                new = replace(after, members=tuple(members))
                after = with_current_names(new, self.matches.people.identities())
            store_evening(database, old, new, self.head(uid))
            self._written[uid], self._today[uid] = new, after
            self._stamps = self._current_stamps()
            return after

    def head(self, uid: club.EveningUid) -> Doc:
        """The document of an evening that is not deleted; raises `UnknownEveningError`."""
        head = self.work.database.get(db.EVENINGS, uid)
        if head is None or DELETED in head:
            raise UnknownEveningError(f"there is no evening {uid}")
        return head

    def has(self, uid: club.EveningUid) -> bool:
        """Return True if there is such an evening, not deleted, readable or not."""
        with self.work.database.documents_lock, suppress(UnknownEveningError):
            self._refresh()
            return uid in self._written or bool(self.head(uid))
        return False

    def _read(self, uid: club.EveningUid) -> club.Evening:
        if uid not in self._written:
            self._written[uid] = load_evening(self.work.database, self.head(uid))
        return self._written[uid]

    def _refresh(self) -> None:
        stamps = self._current_stamps()
        if self._stamps[0] != stamps[0]:
            self._written.clear()
        if self._stamps != stamps:
            self._today.clear()
        self._stamps = stamps

    def _current_stamps(self) -> tuple[int, int]:
        stamp = self.work.database.stamp
        evenings = stamp(db.EVENINGS, db.CLUB_ROUNDS, db.CLUB_TABLES, db.CLUB_LOG)
        return evenings, stamp(db.PLAYERS)

    def change(
        self, uid: club.EveningUid, step: Step, *, by: str, reason: str = ""
    ) -> club.Changed:
        """Do a verb of the club to an evening; nobody else changes it in between.

        Gives the evening as it is then, or why it does not allow it; then nothing is changed.
        Raises what `open` raises, and `StoreError` where nothing could be saved.
        """
        note = club.Note(by, self.work.now(), reason)
        try:
            with self.work.transaction():
                before = self.open(uid)
                stepped = step(before, note)
                if isinstance(stepped, tuple):
                    return stepped
                after = self._put(before, log_presence_changes(before, stepped, note))
                self._reseat_matches(before, after, by)
                self.newsroom.publish(*_news(before, after))
                return after
        except _TakenBackError as error:
            return error.problems

    def change_for(
        self, uid: club.EveningUid, people: Sequence[Identity], step: StepFor, *, by: str
    ) -> club.Changed:
        """Do a verb for people as `change`; where the evening allows it they are known then."""
        rename = self.matches.people.rename
        try:
            with self.work.transaction():
                known = [who if who.uid else rename(who, who.name, who.note) for who in people]
                members = [club.Member(club.MemberUid(str(who.uid)), who.label) for who in known]
                done = self.change(uid, lambda evening, note: step(evening, note, members), by=by)
                return _done(done)
        except _TakenBackError as error:
            return error.problems

    def start_round(
        self, uid: club.EveningUid, *, by: str, with_clock: bool = True
    ) -> club.Changed:
        """Start the drawn round, with a match at each of its tables, and with its clock or not.

        Until the last match has begun the round is only drawn: it starts with all of them or
        not at all. Problems: no round is drawn, or a match cannot be set up
        (`tables[0].sides[1].name`).
        """
        database = self.work.database
        with database.lock:
            evening = self.open(uid)
            if (drawn := evening.last_round("drawn")) is None:
                return refusal("no_round_drawn", "rounds")
            set_ups = {t.number: table_set_up(evening, drawn.number, t) for t in drawn.tables}
            if problems := tuple(
                problem.below(f"tables[{place}]")
                for place, set_up in enumerate(set_ups.values())
                for problem in set_up_problems(set_up)
            ):
                return problems
            # Each match is a change of its own, so that no line of the store becomes long, and
            # found again by its uid where the program ended before the round had started.
            matches = {t: MatchUid(ClubTable(uid, drawn.number, t).uid) for t in set_ups}
            for number, set_up in set_ups.items():
                if database.has(db.MATCHES, match := matches[number]):
                    self.matches.correct_set_up(
                        match, set_up, seen=self.matches.number(match), by=by
                    )
                else:
                    self.matches.begin(set_up, by=by, uid=match)

            def started(evening: club.Evening, note: club.Note) -> club.Changed:
                after = start_round(evening, note, with_clock=with_clock)
                if isinstance(after, tuple):
                    return after
                *earlier, last = after.rounds
                tables = (replace(table, match=matches[table.number]) for table in last.tables)
                return replace(after, rounds=(*earlier, replace(last, tables=tuple(tables))))

            return self.change(uid, started, by=by)

    def _reseat_matches(self, before: club.Evening, after: club.Evening, by: str) -> None:
        """Change the seats of the matches of a running round like those of their tables.

        A match without a deal is set up anew; in one that has begun the seat is taken from the
        next deal on. Raises `_TakenBackError` where a name cannot be taken.
        """
        problems: club.Problems = ()
        running = after.last_round("running")
        for table in running.tables if running else ():
            was = table_of(before, len(after.rounds), table.number)
            if was is None or was.match != table.match:
                continue
            if [side.players for side in was.sides] == [side.players for side in table.sides]:
                continue
            if table.match is None or not self.work.database.has(db.MATCHES, table.match):
                continue
            opened = self.matches.open(table.match)
            if not opened.match.deals:
                set_up = table_set_up(after, len(after.rounds), table)
                done = self.matches.correct_set_up(opened.uid, set_up, seen=opened.number, by=by)
            else:
                sides = zip(was.sides, table.sides, strict=True)
                seats = _seats(opened.match, before, after, sides)
                arrange = self.matches.arrange_next_deal
                done = arrange(opened.uid, seats=seats, seen=opened.number, by=by)
            problems += done if isinstance(done, tuple) else ()
        if problems:
            raise _TakenBackError(problems)

    def delete(self, uid: club.EveningUid, *, by: str) -> None:
        with self.work.transaction():
            head = self.head(uid)
            tables = self.work.database.of_evening(db.CLUB_TABLES, uid)
            uids = [MatchUid(table["match"]) for table in tables if table.get("match")]
            matches = [match for match in uids if self.work.database.has(db.MATCHES, match)]
            deletion = {"by": by, "at": self.work.now(), "matches": matches}
            self.work.database.put(db.EVENINGS, {**head, DELETED: deletion})
            for match in matches:
                Deletions(self.work).delete(match, seen=self.matches.number(match), by=by)
            self.newsroom.publish(EveningChanged(uid))

    def bring_back(self, uid: club.EveningUid, *, by: str) -> None:
        """Restore a deleted evening and its matches; one that is not deleted is left alone."""
        head = self.work.database.get(db.EVENINGS, uid)
        if head is None or DELETED not in head:
            return
        with self.work.transaction():
            self.work.database.put(db.EVENINGS, without(head, DELETED))
            for match in head[DELETED].get("matches", ()):
                Deletions(self.work).bring_back(match, seen=self.matches.number(match), by=by)
            self.newsroom.publish(EveningChanged(uid))


def _done(changed: club.Changed) -> club.Evening:
    if isinstance(changed, tuple):
        raise _TakenBackError(changed)
    return changed


def _seats(
    match: Match,
    before: club.Evening,
    after: club.Evening,
    sides: Iterable[tuple[club.TableSide, club.TableSide]],
) -> tuple[str, ...]:
    """The names round the table with those who took a seat in the places of those who left."""
    members = (*before.members, *after.members)
    names: dict[str | None, str] = {member.uid: member.name for member in members}
    names |= {player.uid: player.name for side in match.sides for player in side.players}
    taken = {
        names[old]: names[new]
        for was, now in sides
        for old, new in zip(was.players, now.players, strict=True)
        if old != new
    }
    return tuple(taken.get(name, name) for name in seats_of(match))


def _news(before: club.Evening, after: club.Evening) -> Iterator[EveningChanged]:
    """Yield the evening where its outline is another now, each table that is, and each call."""
    if _outline(before) != _outline(after):
        yield EveningChanged(after.uid)
    for entry in after.log[len(before.log) :]:
        if entry.kind in get_args(club.CallStep):
            yield EveningChanged(after.uid, None, entry.table, "call")
    for old, new in zip_longest(before.rounds, after.rounds):
        if old is new or new is None:
            continue
        tables = {table.number: table for table in old.tables} if old else {}
        for table in new.tables:
            if tables.get(table.number) != table:
                yield EveningChanged(after.uid, new.number, table.number, "table")


def _outline(evening: club.Evening) -> tuple[object, ...]:
    """The parts that everybody at the evening sees, whatever the table."""
    rounds = tuple((r.state, r.clock, r.byes, len(r.tables)) for r in evening.rounds)
    head = tuple(getattr(evening, name) for name in HEAD_FIELDS)
    return *head, rounds


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStatus:
    round: int
    number: int
    names: tuple[str, ...]
    totals: tuple[int, ...]  # of the match; of the result where there is one
    state: club.TableState
    deals: int
    is_over: bool
    changed: str | None
    """When anything was done there last, as ISO 8601 text; None where nothing was yet."""
    match: MatchUid | None
    extra: int = 0  # minutes that it may play longer than the others


def table_status(
    evening: club.Evening, number: int, table: club.Table, matches: Matches
) -> TableStatus:
    summary = None
    with suppress(UnknownMatchError):  # it was deleted
        summary = matches.summary(table.match) if table.match is not None else None
    progress = summary.progress if summary else None
    key = (number, table.number)
    times = [entry.note.at for entry in evening.log if (entry.round, entry.table) == key][-1:]
    times += [summary.changed] if summary else []
    totals = table.result.score.points if table.result else progress.totals if progress else ()
    return TableStatus(
        round=number,
        number=table.number,
        names=tuple(side.name for side in match_sides(evening, table)),
        totals=totals or (0,) * len(table.sides),
        state=club.table_state(table),
        deals=len(progress.deals) if progress else 0,
        is_over=progress is not None and progress.outcome.over,
        changed=max(times, default=None),
        match=table.match,
        extra=table.extra,
    )


_PHONE = re.compile(r"table-(\d+)-phone-(\d+)(?: for (.+))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Author:
    table: int
    phone: int
    member: club.MemberUid | None = None
    """The member who spoke for the other side on this phone; None where nobody was named."""


def author_of(by: str) -> Author | None:
    """The phone that a note or a change is by; None where it is no phone.

    >>> author_of("table-3-phone-2 for m17")
    Author(table=3, phone=2, member='m17')
    >>> author_of("organiser") is None
    True
    """
    match = _PHONE.fullmatch(by)
    if match is None:
        return None
    return Author(int(match[1]), int(match[2]), club.MemberUid(match[3]) if match[3] else None)
