"""Sessions in the store: begin, list, open, change, delete and restore them."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
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
from scorekeeper.club.serialization import EVENING_FORMAT, EVENING_VERSION, plain_data, read_evening
from scorekeeper.club.standings import Row, standing
from scorekeeper.match.model import Match, MatchUid, Player
from scorekeeper.match.seating import seats_of
from scorekeeper.rules import RuleLibrary, RuleSetId
from scorekeeper.services.events import EveningChanged, Event, MatchChanged, Unsubscribe
from scorekeeper.services.matches import DELETED, Deletions, Matches, UnknownMatchError
from scorekeeper.services.players import Identities, Identity
from scorekeeper.services.set_up import ClubTable, SetUp, table_of_club
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage import database as db

Doc = Mapping[str, Any]
HEAD_FIELDS = ("plan", "members", "entrants", "adjustments", "current_break")
"""Fields of a session that are stored in its own document, the head."""
PLACE_FIELDS = ("uid", "evening")
"""Fields that the documents of rounds, tables and log entries have in addition."""


class UnknownEveningError(errors.ScorekeeperError):
    """There is no session with this uid."""


def store_evening(
    database: db.Database, before: club.Evening | None, after: club.Evening, head: Doc
) -> None:
    """Write the documents in which `after` differs from `before`.

    Args:
        database: The store, in a transaction.
        before: The stored session; None for a new session.
        after: The session to store.
        head: The stored document of the session. Fields of it that this version does not know
            are kept.
    """
    _store_head(database, before, after, head)

    rounds_before = before.rounds if before else ()
    for old, new in zip_longest(rounds_before, after.rounds):
        if old is not new:
            _store_round(database, after.uid, old, new)

    log_before = before.log if before else ()
    if log_before is not after.log:
        _store_log(database, after.uid, log_before, after.log)


def _store_head(
    database: db.Database, before: club.Evening | None, after: club.Evening, head: Doc
) -> None:
    """Write the head of a session if a field or the version of the format has changed.

    The head has the fields `HEAD_FIELDS` of the session.
    """
    is_changed = before is None or any(
        getattr(before, name) != getattr(after, name) for name in HEAD_FIELDS
    )
    # The head says the format version; an older program would misread the other documents.
    is_older = head.get("version") != EVENING_VERSION
    if is_changed or is_older:
        fields = {name: plain_data(getattr(after, name)) for name in HEAD_FIELDS}
        database.table(db.EVENINGS).put(
            {**head, "uid": after.uid, "version": EVENING_VERSION, **fields}
        )


def _store_round(
    database: db.Database, evening: club.EveningUid, old: club.Round | None, new: club.Round | None
) -> None:
    """Write a round and its tables if they have changed; remove them if `new` is None."""
    either = new or old
    if either is None:
        return
    number = either.number

    # The tables of a round are stored as separate documents.
    old_without_tables = replace(old, tables=()) if old else None
    new_without_tables = replace(new, tables=()) if new else None
    if old_without_tables != new_without_tables:
        round_uid = f"{evening}-{number}"
        _store_part(database, db.CLUB_ROUNDS, round_uid, evening, new_without_tables)

    old_tables = _tables_by_number(old)
    new_tables = _tables_by_number(new)
    for table_number in sorted(old_tables | new_tables):
        table = new_tables.get(table_number)
        if old_tables.get(table_number) != table:
            table_uid = ClubTable(evening, number, table_number).uid
            _store_part(database, db.CLUB_TABLES, table_uid, evening, table, round=number)


def _tables_by_number(played: club.Round | None) -> dict[int, club.Table]:
    return {table.number: table for table in played.tables} if played else {}


def _store_log(
    database: db.Database,
    evening: club.EveningUid,
    before: Sequence[club.LogEntry],
    after: Sequence[club.LogEntry],
) -> None:
    """Write the changed log entries, and remove the deleted ones."""
    # Damage to the file may have removed lines, so the stored numbers can have gaps.
    stored_numbers = [line["number"] for line in database.evening_documents(db.CLUB_LOG, evening)]
    further_numbers = count(max(stored_numbers, default=0) + 1)
    numbers = chain(stored_numbers, further_numbers)

    for number, (old, new) in zip(numbers, zip_longest(before, after), strict=False):
        if old is not new and old != new:
            entry_uid = f"{evening}-{number}"
            _store_part(database, db.CLUB_LOG, entry_uid, evening, new, number=number)


def _store_part(
    database: db.Database,
    table: str,
    uid: str,
    evening: club.EveningUid,
    value: club.Round | club.Table | club.LogEntry | None,
    **numbers: int,
) -> None:
    """Write one document of a session, or remove it if `value` is None.

    The `numbers` are fields of the document with its place in the session.
    """
    if value is None:
        database.table(table).remove(doc_ids=[uid])
    else:
        content = without(plain_data(value), "tables")
        database.table(table).put({"uid": uid, "evening": evening, **numbers, **content})


def load_evening(database: db.Database, library: RuleLibrary, head: Doc) -> club.Evening:
    """Return the stored session with a head document; raise `ClubFileError` if unreadable."""
    uid = head["uid"]
    tables = defaultdict[int, list[Doc]](list)
    for table in sorted(database.evening_documents(db.CLUB_TABLES, uid), key=itemgetter("number")):
        tables[table["round"]].append(without(table, *PLACE_FIELDS, "round"))
    document = {
        "format": EVENING_FORMAT,
        "version": head.get("version"),
        "uid": uid,
        **{name: head[name] for name in HEAD_FIELDS if name in head},
        "rounds": [
            {**without(played, *PLACE_FIELDS), "tables": tables[played["number"]]}
            for played in database.evening_documents(db.CLUB_ROUNDS, uid)
        ],
        "log": [
            without(line, *PLACE_FIELDS, "number")
            for line in database.evening_documents(db.CLUB_LOG, uid)
        ],
    }
    return read_evening(document, uid, library)


def with_current_names(evening: club.Evening, known: Identities) -> club.Evening:
    """Return a session with the current names of its members.

    The session is returned unchanged if two members would have the same name.
    """
    players = [Player(member.name, member.uid) for member in evening.members]
    current = known.current_players(players)
    members = tuple(
        club.Member(member.uid, current[member.name].name) for member in evening.members
    )
    has_duplicate = len({member.name for member in members}) < len(members)
    if has_duplicate or members == evening.members:
        return evening
    return replace(evening, members=members)


EveningState = Literal["planned", "drawn", "running", "between", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningSummary:
    """A session in a list of sessions."""

    uid: club.EveningUid
    name: str
    date: str  # the day as ISO 8601 text
    place: str
    rounds: int  # number of closed rounds
    planned: int  # number of planned rounds
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
    """Return the summary of a stored session, which need not be readable in full."""
    plan = head.get("plan") or {}
    round_states = [played.get("state", "drawn") for played in rounds]
    closed = round_states.count("closed")
    planned = int(plan.get("rounds") or 0)
    return EveningSummary(
        uid=head["uid"],
        name=str(plan.get("name") or ""),
        date=str(plan.get("date") or ""),
        place=str(plan.get("place") or ""),
        rounds=closed,
        planned=planned,
        state=_evening_state(round_states, is_complete=closed >= planned),
        entrants=len(head.get("entrants") or ()),
        started=str(rounds[0].get("started") or "") if rounds else "",
        is_readable=head.get("version") in range(1, EVENING_VERSION + 1),
    )


def _evening_state(round_states: Sequence[str], *, is_complete: bool) -> EveningState:
    """Return the state of a session by the states of its rounds, the first round first.

    `is_complete` is True if all planned rounds are closed.
    """
    if not round_states:
        return "planned"
    if round_states[-1] == "running":
        return "running"
    if round_states[-1] != "closed":
        return "drawn"
    return "over" if is_complete else "between"


def time_key_of(summary: EveningSummary) -> TimeKey:
    """Return the key that sorts summaries of sessions in playing order."""
    return time_key(summary.date, summary.started)


def new_evening_name(plan: club.Plan, today: str, listed: Sequence[EveningSummary]) -> str:
    """Return a name for a new session, from the name of a plan, that is unused today.

    The second session of a day gets the number 2 after its name, and so on.
    """
    # "Club 2" is "Club" with a number only if there was a "Club" on the same day.
    base, _, last_word = plan.name.rpartition(" ")
    is_numbered = last_word.isdecimal() and any(
        summary.name == base and summary.date == plan.date for summary in listed
    )
    name = base if is_numbered else plan.name

    taken = {summary.name for summary in listed if summary.date == today}
    if name not in taken:
        return name
    candidates = (f"{name} {number}" for number in count(2))
    return next(candidate for candidate in candidates if candidate not in taken)


class ClubEvents:
    """The events of club sessions: publishes them, and delivers them to subscribers.

    It also publishes an event of the session whenever the deals at one of its tables change.
    """

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
        """Call `listener` with the events of sessions; return the function that unsubscribes it."""

        def on_event(event: Event) -> None:
            if isinstance(event, EveningChanged):
                listener(event)

        return self.work.events.subscribe(on_event)

    def publish_all_evenings(self) -> None:
        """Publish a change of every session: names changed, or a backup was restored."""
        heads = self.work.database.select_fields(db.EVENINGS, "uid")
        self.publish(*(EveningChanged(club.EveningUid(head["uid"])) for head in heads))

    def table_of_match(self, match: MatchUid) -> ClubTable | None:
        """Return the table at which a match is played; None for a match at home."""
        if match not in self._tables:
            at = table_of_club(self.work.table(db.MATCHES).get(doc_id=match) or {})
            if at is None:
                return None
            self._tables[match] = at
        return self._tables[match]

    def _on_event(self, event: Event) -> None:
        """Publish that the deals of a table have changed, after each change of its match."""
        if not isinstance(event, MatchChanged):
            return
        at = self.table_of_match(event.uid)
        if at is None:
            return
        last = (self.work.database.last_document(db.CHANGES, event.uid) or {}).get("uid")
        # Without a new change of the match, only a player was renamed.
        if last != self._last_changes.get(event.uid):
            self._last_changes[event.uid] = last
            self.work.events.publish(EveningChanged(at.evening, at.round, at.table, "deal"))


def table_set_up(evening: club.Evening, number: int, table: club.Table) -> SetUp:
    """Return the set-up of the match at a table of round `number`."""
    ruleset = rule_set_at(evening, table)
    return SetUp(
        ruleset=ruleset,
        sides=match_sides(evening, table),
        house_rules=house_rules_at(evening.plan, ruleset),
        club=ClubTable(evening.uid, number, table.number),
    )


def house_rules_at(plan: club.Plan, ruleset: RuleSetId) -> Mapping[str, Any]:
    """Return the house rules of a table that plays by `ruleset`, by dotted path.

    The house rules of the plan apply to its own rule set only; tables of other sizes may play by
    another one. A round length in points or deals replaces the end of the match in the rule set;
    a length in minutes alone leaves it unchanged.
    """
    rules = dict(plan.house_rules) if ruleset == plan.ruleset else {}
    length = plan.length
    if length.points is not None or length.deals is not None:
        rules["target"] = length.points
        rules["match_hands"] = length.deals
        ends_by_deals = length.points is None
        rules["match_winner"] = "highest_after_last_deal" if ends_by_deals else "highest_at_target"
    if length.deals is not None:
        rules["tie"] = "drawn game"
    return rules


Step = Callable[[club.Evening, club.Note], club.Changed]
StepFor = Callable[[club.Evening, club.Note, Sequence[club.Member]], club.Changed]


class _RolledBackError(errors.ScorekeeperError):
    """Raised inside a transaction to roll it back, because the change has problems."""

    def __init__(self, problems: club.Problems) -> None:
        self.problems = problems
        super().__init__(", ".join(problem.code for problem in problems))


class Evenings:
    """Actions on the sessions of a store, each in one transaction, with a cache."""

    def __init__(self, work: UnitOfWork, matches: Matches, club_events: ClubEvents) -> None:
        self.work = work
        self.matches = matches
        self.club_events = club_events
        self._stored: dict[club.EveningUid, club.Evening] = {}
        """Sessions as they are stored: a person has the name of the time when they were entered."""
        self._current: dict[club.EveningUid, club.Evening] = {}
        """The same sessions with today's names."""
        self._stamps = (-1, -1)
        """Stamps of the sessions and of the players in the store when the caches were filled."""
        self._standings: dict[club.EveningUid, tuple[club.Evening, tuple[Row, ...]]] = {}

    def list(self) -> tuple[EveningSummary, ...]:
        """Return the summaries of all sessions that are not deleted, the latest first."""
        return self._summaries(deleted=False)

    def list_deleted(self) -> tuple[EveningSummary, ...]:
        """Return the summaries of the deleted sessions, the latest first."""
        return self._summaries(deleted=True)

    def _summaries(self, *, deleted: bool) -> tuple[EveningSummary, ...]:
        """Return the summaries of all deleted, or all other, sessions, the latest first."""
        database = self.work.database
        heads = reversed(
            [doc for doc in database.table(db.EVENINGS).all() if (DELETED in doc) == deleted]
        )
        summaries = [
            summary_of(head, database.evening_documents(db.CLUB_ROUNDS, head["uid"]))
            for head in heads
        ]
        return tuple(sorted(summaries, key=time_key_of, reverse=True))

    def begin(
        self, plan: club.Plan, *, by: str = "", qualification: finals.Qualification | None = None
    ) -> club.EveningUid | club.Problems:
        """Store a new session.

        Args:
            plan: The plan of the session.
            by: The author of the action.
            qualification: The places of another session whose entrants take part.

        Returns:
            The uid of the session, or the problems that kept it from being stored.
        """
        uid = club.EveningUid(self.work.new_uid())
        evening = club.new_evening(uid, plan, self.work.library)
        if qualification is not None and not isinstance(evening, tuple):
            earlier = self.open(qualification.evening)
            evening = finals.enter_qualifiers(evening, earlier, qualification)
        if isinstance(evening, tuple):
            return evening
        with self.work.transaction():
            head = {"begun": {"by": by, "at": self.work.now()}}
            store_evening(self.work.database, None, evening, head)
            self.club_events.publish(EveningChanged(uid))
        return uid

    def open(self, uid: club.EveningUid) -> club.Evening:
        """Return a session with the current names of its members.

        Raises:
            UnknownEveningError: There is no such session, or it is deleted.
            ClubFileError: It is damaged or made by a newer version.
        """
        with self.work.database.documents_lock:
            self._drop_outdated_caches()
            if uid not in self._current:
                known = self.matches.people.identities()
                self._current[uid] = with_current_names(self._read(uid), known)
            return self._current[uid]

    def standing(self, uid: club.EveningUid) -> tuple[Row, ...]:
        """Return the rows of a session's standings, from a cache if possible.

        Raises the errors of `open`.
        """
        evening = self.open(uid)
        computed_for, rows = self._standings.get(uid, (None, ()))
        if computed_for is not evening:
            rows = standing(evening)
            self._standings[uid] = (evening, rows)
        return rows

    def _save(self, before: club.Evening, after: club.Evening) -> club.Evening:
        """Store a changed session, and return it with the current names of its members.

        Both arguments have the names of the time when `before` was opened.
        """
        uid = before.uid
        database = self.work.database
        with database.lock, database.transaction():
            old = self._read(uid)
            if after.members is before.members:
                new = replace(after, members=old.members)
            else:
                new = replace(after, members=_stored_members(old, before, after))
                after = with_current_names(new, self.matches.people.identities())
            store_evening(database, old, new, self.head(uid))
            self._stored[uid] = new
            self._current[uid] = after
            self._stamps = self._current_stamps()
            return after

    def head(self, uid: club.EveningUid) -> Doc:
        """Return the document of a session; raise `UnknownEveningError` if it is deleted."""
        head = self.work.table(db.EVENINGS).get(doc_id=uid)
        if head is None or DELETED in head:
            raise UnknownEveningError(f"there is no evening {uid}")
        return head

    def has(self, uid: club.EveningUid) -> bool:
        """Return True if the session exists and is not deleted, readable or not."""
        with self.work.database.documents_lock, suppress(UnknownEveningError):
            self._drop_outdated_caches()
            return uid in self._stored or bool(self.head(uid))
        return False

    def _read(self, uid: club.EveningUid) -> club.Evening:
        """Return a session with the names that are stored with it."""
        if uid not in self._stored:
            self._stored[uid] = load_evening(self.work.database, self.work.library, self.head(uid))
        return self._stored[uid]

    def _drop_outdated_caches(self) -> None:
        """Drop cached sessions if the store has changed since they were read."""
        stamps = self._current_stamps()
        evenings_stamp, _ = stamps
        if self._stamps[0] != evenings_stamp:
            self._stored.clear()
        if self._stamps != stamps:
            self._current.clear()
        self._stamps = stamps

    def _current_stamps(self) -> tuple[int, int]:
        """Return the stamps of the stored sessions and of the stored players."""
        stamp = self.work.database.stamp
        evenings = stamp(db.EVENINGS, db.CLUB_ROUNDS, db.CLUB_TABLES, db.CLUB_LOG)
        return evenings, stamp(db.PLAYERS)

    def change(
        self, uid: club.EveningUid, step: Step, *, by: str, reason: str = ""
    ) -> club.Changed:
        """Apply `step` to a session and store the result, in one transaction.

        Returns the changed session, or the problems that kept it from being changed. Raises the
        errors of `open`, and `StoreError` if it cannot be saved.
        """
        note = club.Note(by, self.work.now(), reason)
        try:
            with self.work.transaction():
                before = self.open(uid)
                stepped = step(before, note)
                if isinstance(stepped, tuple):
                    return stepped
                after = self._save(before, log_presence_changes(before, stepped, note))
                self._reseat_matches(before, after, by)
                self.club_events.publish(*_change_events(before, after))
                return after
        except _RolledBackError as error:
            return error.problems

    def change_with_people(
        self, uid: club.EveningUid, people: Sequence[Identity], step: StepFor, *, by: str
    ) -> club.Changed:
        """Change a session as `change` does, with members for `people` as an argument of `step`.

        New people are added to the store, unless the step returns problems.
        """
        try:
            with self.work.transaction():
                members = [self._member(person) for person in people]
                return _require_change(
                    self.change(uid, lambda evening, note: step(evening, note, members), by=by)
                )
        except _RolledBackError as error:
            return error.problems

    def _member(self, person: Identity) -> club.Member:
        """Return a person as a member; a person without a uid is added to the store."""
        if not person.uid:
            person = self.matches.people.rename(person, person.name, person.note)
        return club.Member(club.MemberUid(str(person.uid)), person.label)

    def start_round(
        self, uid: club.EveningUid, *, by: str, with_clock: bool = True
    ) -> club.Changed:
        """Start the drawn round, with a new match at each table, and store both.

        Args:
            uid: The session.
            by: The author of the action.
            with_clock: True to start the clock of the round too.

        Returns:
            The changed session, or problems: no round is drawn, or a match cannot be set up
            (then with a path such as `tables[0].sides[1].name`).
        """
        with self.work.database.lock:
            evening = self.open(uid)
            drawn = evening.last_round("drawn")
            if drawn is None:
                return refusal("no_round_drawn", "rounds")

            set_ups = {
                table.number: table_set_up(evening, drawn.number, table) for table in drawn.tables
            }
            problems = tuple(
                problem.below(f"tables[{index}]")
                for index, set_up in enumerate(set_ups.values())
                for problem in self.matches.problems(set_up)
            )
            if problems:
                return problems

            # No screen shows the matches before the round starts, so they share a flush: forty
            # flushes would take more than a second on a slow disk.
            with self.work.database.journal.one_flush():
                matches = self._begin_matches(uid, drawn.number, set_ups, by)

            def start(evening: club.Evening, note: club.Note) -> club.Changed:
                after = start_round(evening, note, with_clock=with_clock)
                if isinstance(after, tuple):
                    return after
                *earlier, last = after.rounds
                tables = (replace(table, match=matches[table.number]) for table in last.tables)
                return replace(after, rounds=(*earlier, replace(last, tables=tuple(tables))))

            # The round starts last, so that a running round has all of its matches.
            return self.change(uid, start, by=by)

    def _begin_matches(
        self, evening: club.EveningUid, number: int, set_ups: Mapping[int, SetUp], by: str
    ) -> dict[int, MatchUid]:
        """Begin the matches of round `number`; return their uids by table number.

        Each match is a separate transaction, to keep the lines of the store short. If the
        program ended between two of them, the matches that exist are found by their uids.
        """
        matches: dict[int, MatchUid] = {}
        for table_number, set_up in set_ups.items():
            uid = MatchUid(ClubTable(evening, number, table_number).uid)
            if self.work.table(db.MATCHES).contains(doc_id=uid):
                self.matches.correct_set_up(uid, set_up, seen=self.matches.number(uid), by=by)
            else:
                self.matches.begin(set_up, by=by, uid=uid)
            matches[table_number] = uid
        return matches

    def _reseat_matches(self, before: club.Evening, after: club.Evening, by: str) -> None:
        """Seat the new players of changed tables in the matches of the running round.

        Raises `_RolledBackError` if a match refuses a name.
        """
        running = after.last_round("running")
        if running is None:
            return
        problems: club.Problems = ()
        for table in running.tables:
            old_table = table_of(before, running.number, table.number)
            if old_table is None or old_table.match != table.match:
                continue
            old_players = [side.players for side in old_table.sides]
            new_players = [side.players for side in table.sides]
            if old_players != new_players:
                problems += self._reseat_match(before, after, old_table, table, by)
        if problems:
            raise _RolledBackError(problems)

    def _reseat_match(
        self,
        before: club.Evening,
        after: club.Evening,
        old_table: club.Table,
        table: club.Table,
        by: str,
    ) -> club.Problems:
        """Seat the players of a changed table in its match; return the problems of the match."""
        if table.match is None or not self.work.table(db.MATCHES).contains(doc_id=table.match):
            return ()
        opened = self.matches.open(table.match)
        if opened.match.deals:
            # Recorded deals keep their players; the change applies from the next deal on.
            seats = _reseated_names(opened.match, before, after, old_table, table)
            done = self.matches.arrange_next_deal(
                opened.uid, seats=seats, seen=opened.number, by=by
            )
        else:
            set_up = table_set_up(after, len(after.rounds), table)
            done = self.matches.correct_set_up(opened.uid, set_up, seen=opened.number, by=by)
        return done if isinstance(done, tuple) else ()

    def delete(self, uid: club.EveningUid, *, by: str) -> None:
        """Mark a session as deleted, and delete its matches; `restore` restores both."""
        with self.work.transaction():
            head = self.head(uid)
            tables = self.work.database.evening_documents(db.CLUB_TABLES, uid)
            uids = [MatchUid(table["match"]) for table in tables if table.get("match")]
            matches = [
                match for match in uids if self.work.table(db.MATCHES).contains(doc_id=match)
            ]
            deletion = {"by": by, "at": self.work.now(), "matches": matches}
            self.work.table(db.EVENINGS).put({**head, DELETED: deletion})
            for match in matches:
                Deletions(self.work).delete(match, seen=self.matches.number(match), by=by)
            self.club_events.publish(EveningChanged(uid))

    def restore(self, uid: club.EveningUid, *, by: str) -> None:
        """Restore a deleted session and its matches; do nothing if it is not deleted."""
        head = self.work.table(db.EVENINGS).get(doc_id=uid)
        if head is None or DELETED not in head:
            return
        with self.work.transaction():
            self.work.table(db.EVENINGS).put(without(head, DELETED))
            for match in head[DELETED].get("matches", ()):
                Deletions(self.work).restore(match, seen=self.matches.number(match), by=by)
            self.club_events.publish(EveningChanged(uid))


def _require_change(changed: club.Changed) -> club.Evening:
    """Return a changed session; raise `_RolledBackError` for problems."""
    if isinstance(changed, tuple):
        raise _RolledBackError(changed)
    return changed


def _stored_members(
    stored: club.Evening, before: club.Evening, after: club.Evening
) -> tuple[club.Member, ...]:
    """Return the members of `after`, with their stored names unless a change renamed them."""
    names_before = {member.uid: member.name for member in before.members}
    stored_members = {member.uid: member for member in stored.members}
    members = []
    for member in after.members:
        is_renamed = names_before.get(member.uid) != member.name
        members.append(member if is_renamed else stored_members.get(member.uid, member))
    return tuple(members)


def _reseated_names(
    match: Match,
    before: club.Evening,
    after: club.Evening,
    old_table: club.Table,
    new_table: club.Table,
) -> tuple[str, ...]:
    """Return the names of a match in seat order, with substitutes in the seats they have taken."""
    members = (*before.members, *after.members)
    names: dict[str | None, str] = {member.uid: member.name for member in members}
    names |= {player.uid: player.name for side in match.sides for player in side.players}

    substitutes: dict[str, str] = {}
    for old_side, new_side in zip(old_table.sides, new_table.sides, strict=True):
        for old, new in zip(old_side.players, new_side.players, strict=True):
            if old != new:
                substitutes[names[old]] = names[new]
    return tuple(substitutes.get(name, name) for name in seats_of(match))


def _change_events(before: club.Evening, after: club.Evening) -> Iterator[EveningChanged]:
    """Yield an event for the whole session if it changed, for new calls, and for changed tables."""
    if _outline(before) != _outline(after):
        yield EveningChanged(after.uid)
    for entry in after.log[len(before.log) :]:
        if entry.kind in get_args(club.CallStep):
            yield EveningChanged(after.uid, None, entry.table, "call")
    for old, new in zip_longest(before.rounds, after.rounds):
        if old is new or new is None:
            continue
        old_tables = _tables_by_number(old)
        for table in new.tables:
            if old_tables.get(table.number) != table:
                yield EveningChanged(after.uid, new.number, table.number, "table")


def _outline(evening: club.Evening) -> tuple[object, ...]:
    """Return the parts of a session that are not about a single table."""
    rounds = tuple(
        (played.state, played.clock, played.byes, len(played.tables)) for played in evening.rounds
    )
    head = tuple(getattr(evening, name) for name in HEAD_FIELDS)
    return (*head, rounds)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStatus:
    """The state of one table of a round, for the organiser's list of tables."""

    round: int  # number of the round, from 1
    number: int  # number of the table, from 1
    names: tuple[str, ...]  # of the sides
    totals: tuple[int, ...]  # points by side: of the result if there is one, else of the match
    state: club.TableState
    deals: int  # number of recorded deals
    is_over: bool  # true if the match has reached its end
    changed: str | None
    """Time of the last action at the table as ISO 8601 text; None before the first."""
    match: MatchUid | None
    extra: int = 0  # minutes that this table plays longer than the others


def table_status(
    evening: club.Evening, number: int, table: club.Table, matches: Matches
) -> TableStatus:
    """Return the status of a table of round `number`, with the totals of its result or match."""
    summary = None
    if table.match is not None:
        with suppress(UnknownMatchError):  # the match may be deleted
            summary = matches.summary(table.match)
    progress = summary.progress if summary else None

    entries = [
        entry for entry in evening.log if entry.round == number and entry.table == table.number
    ]
    times = [entry.note.at for entry in entries[-1:]]
    if summary:
        times.append(summary.changed)

    totals: tuple[int, ...] = (0,) * len(table.sides)
    if table.result:
        totals = table.result.score.points
    elif progress and progress.totals:
        totals = progress.totals

    return TableStatus(
        round=number,
        number=table.number,
        names=tuple(side.name for side in match_sides(evening, table)),
        totals=totals,
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
    """A phone as the author of an action."""

    table: int
    phone: int
    member: club.MemberUid | None = None
    """The player of the other side who used this phone; None if it acted for its own side."""


def author_of(by: str) -> Author | None:
    """Return the phone with an author's mark; None if it is not the mark of a phone.

    >>> author_of("table-3-phone-2 for m17")
    Author(table=3, phone=2, member='m17')
    >>> author_of("organiser") is None
    True
    """
    match = _PHONE.fullmatch(by)
    if match is None:
        return None
    member = club.MemberUid(match[3]) if match[3] else None
    return Author(int(match[1]), int(match[2]), member)
