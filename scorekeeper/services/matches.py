"""Matches: start, list, open, correct, seat, end, delete; and the statistics of many."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property, partial
from itertools import chain
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match import model, seating, serialization
from scorekeeper.match.progress import Progress, progress
from scorekeeper.match.statistics import IsNobody, Statistics, statistics
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleSetError, rule_book
from scorekeeper.rules.loader import Tree
from scorekeeper.services import history
from scorekeeper.services.history import Change, ChangeKind, Done, History, Problems, Step
from scorekeeper.services.players import DEMO, People
from scorekeeper.services.set_up import (
    CLUB,
    ClubTable,
    SetUp,
    club_match_uids,
    house_rules_of,
    own_rules,
    rules_of,
    set_up_problems,
    table_of_club,
    values_in_force,
)
from scorekeeper.services.transactions import StampedCache, UnitOfWork, without
from scorekeeper.storage.database import CHANGES, DEALS, EVENINGS, MATCHES, PLAYERS, Database

WAS = "was"  # the field of a match with names that were put right: deals may still say the old ones
NEXT = "next"  # the field of a match that says what is arranged for its next deal
DELETED = "deleted"
"""The field of an evening that was deleted: by whom, when, and which matches with it."""


class UnknownMatchError(ScorekeeperError):
    """There is no match of this uid."""


@dataclass(frozen=True, kw_only=True)
class Summary:
    """One match of many; its deals are read and scored when they are first asked for."""

    uid: model.MatchUid
    number: int  # the number of its last change
    last: str = ""  # the uid of that change: while it is the same, so is everything worked out here
    changed: str  # when it was last changed, as ISO 8601 text
    read: Callable[[], model.Match] = field(repr=False, compare=False)
    score: Callable[[model.Match], Progress] = field(default=progress, repr=False, compare=False)
    is_demo: bool = False  # true if it is there to try things with: then it counts nowhere
    club: ClubTable | None = None

    @cached_property
    def match(self) -> model.Match:
        return self.read()

    @cached_property
    def progress(self) -> Progress:
        return self.score(self.match)

    @property
    def is_readable(self) -> bool:
        try:
            return self.match is not None
        except ScorekeeperError:
            return False


@dataclass(frozen=True, slots=True, weakref_slot=True)
class OpenMatch:
    uid: model.MatchUid
    match: model.Match
    progress: Progress
    history: History
    rules_changed: tuple[str, ...]
    """Paths whose value in the app is another today than when the match began."""
    values: Tree  # the values in force as plain data, as rule files and house rules spell them
    own_rules: Mapping[str, Any]  # the values that the table chose itself, by dotted path
    profile: str = ""  # the name that the house rules had when the match took them over
    is_demo: bool = False  # true if it is there to try things with: then it counts nowhere
    company: tuple[str, ...] = ()
    """Everybody of this table's evening, those who sit a match out too; empty if nobody does."""
    club: ClubTable | None = None

    @property
    def number(self) -> int:
        """The number of its last change: what somebody has seen who has this on the screen."""
        return self.history.changes[-1].number if self.history.changes else 0


@dataclass(frozen=True, slots=True)
class MatchState:
    """An open match as it is held in memory, and the people behind the names that it writes."""

    open: OpenMatch
    stamp: int  # that of all set-ups and people when this was made
    was: seating.NewNames
    called: seating.NewNames

    def with_changes(self, database: Database) -> "MatchState | None":
        """Return the state after the changes of deals since; None if more than that has changed.

        Only the deals that were changed are read and scored.
        """
        before = self.open
        uid = self.open.uid
        uids = database.uids_of_match(CHANGES, uid)
        changes = list(before.history.changes)
        deals = {played.uid: played for played in before.match.deals}
        for change_uid in uids[len(changes) :]:
            document = database.get(CHANGES, change_uid) or {}
            deal = document.get("deal")
            if deal is None or document["number"] <= before.number:
                return None
            earlier = next((change for change in reversed(changes) if change.deal == deal), None)
            known = {"before": earlier.after} if earlier and earlier.after is not None else {}
            change = history.change_from({**known, **document})
            changes.append(change)
            new = None if change.after is None else serialization.read_deal(change.after, uid)
            for played in filter(None, (deals.pop(deal, None), new)):
                names = {played.dealer, played.out_player, *played.confirmed_by} - {None}
                has_others = played.seats or not names <= self.called.keys()
                if has_others and database.count(PLAYERS):
                    return None  # other people may be in the match now
            if new is not None:
                if len(new.deal.sides) != len(before.match.sides):
                    return None
                if names or new.seats:  # the names are those of the new deal, which came last
                    for people in (self.was, self.called):
                        new = seating.renamed_deal(people, new)
                deals[deal] = new
        if len(changes) != len(uids):
            return None
        order = map(model.DealUid, database.uids_of_match(DEALS, uid))
        match = replace(before.match, deals=tuple(deals[deal] for deal in order))
        scored = zip(before.match.deals, before.progress.deals, strict=True)
        scores = {id(played.deal): entry.score for played, entry in scored}
        past = History(tuple(changes))
        opened = replace(before, match=match, progress=progress(match, scores), history=past)
        return replace(self, open=opened)


class MatchReader:
    """The matches that an actor sees; for any other `UnknownMatchError` is raised."""

    def __init__(self, work: UnitOfWork, actor: history.Actor = history.SCORER) -> None:
        self.work = work
        self.actor = actor
        self.summaries: dict[model.MatchUid, Summary] = {}  # with all that was worked out once
        self._states = StampedCache[model.MatchUid, MatchState]()  # one for all devices of a table

    def for_actor(self, actor: history.Actor) -> "MatchReader":
        """Return the matches that another may see; what was worked out is shared."""
        reader = MatchReader(self.work, actor)
        reader.summaries = self.summaries
        reader._states = self._states
        return reader

    def number(self, uid: model.MatchUid) -> int:
        """Return the number of a match's last change; 0 for one that the actor does not see."""
        return history.last_change_number(self.work, uid) if self.actor.can_see(uid) else 0

    def open(self, uid: model.MatchUid) -> OpenMatch:
        return self._state(uid).open

    def stored_names(self, uid: model.MatchUid) -> Mapping[str, str]:
        """Return how a match writes each name that is shown otherwise today."""
        called = self._state(uid).called
        return {player.name: name for name, player in reversed(tuple(called.items()))}

    def summary(self, uid: model.MatchUid) -> Summary:
        return self._summary(self._document(uid))

    def list(self, *, include_club: bool = False) -> tuple[Summary, ...]:
        """Return all matches, the one changed last first; none of their deals is read yet.

        Those at tables of a club night are left out, unless they are asked for. One that came
        by a file, and whose evening the store does not know, is a match like any other.
        """
        if (visible := self.actor.visible_matches()) is not None:
            return tuple(map(self.summary, visible))
        left_out = () if include_club else club_match_uids(self.work.database)
        documents = self.work.database.picked(MATCHES, "uid", "started", DEMO, CLUB)
        summaries = (self._summary(doc) for doc in documents if doc["uid"] not in left_out)
        return tuple(sorted(summaries, key=lambda summary: summary.changed, reverse=True))

    def _document(self, uid: model.MatchUid) -> dict[str, Any]:
        document = self.work.database.get(MATCHES, uid) if self.actor.can_see(uid) else None
        if document is None:
            raise UnknownMatchError(f"there is no match {uid}")
        return document

    def _state(self, uid: model.MatchUid) -> MatchState:
        database = self.work.database
        with database.documents_lock:
            if not self.actor.can_see(uid) or not database.has(MATCHES, uid):
                raise UnknownMatchError(f"there is no match {uid}")
            last = database.uids_of_match(CHANGES, uid)[-1]
            stamp = database.stamp(MATCHES, PLAYERS)
            return self._states.get(uid, (last, stamp), partial(self._made, uid, stamp))

    def _made(self, uid: model.MatchUid, stamp: int) -> MatchState:
        """Return the state of a match, from the last one where only deals have changed."""
        state = self._states.last(uid)
        if state is not None and state.stamp == stamp:
            state = state.with_changes(self.work.database)
            if state is not None:
                return state
        document = self._document(uid)
        match, was, called = self._read(document)
        values = values_in_force(document)
        opened = OpenMatch(
            uid,
            match,
            progress(match),
            history.history(self.work, uid),
            values.changed,
            values.tree,
            own_rules(match),
            str(document.get("profile") or ""),
            bool(document.get(DEMO)),
            tuple(document.get("company") or ()),
            table_of_club(document),
        )
        return MatchState(opened, stamp, was, called)

    def _read(
        self, document: Mapping[str, Any]
    ) -> tuple[model.Match, seating.NewNames, seating.NewNames]:
        """Return a match under today's names, and the people behind names of before and now."""
        uid = document["uid"]
        record = without(document, "values", "edition", "changed") | {
            "deals": self.work.database.of_match(DEALS, uid)
        }
        was = {old: model.Player(new) for old, new in (document.get(WAS) or {}).items()}
        match = seating.renamed_match(
            serialization.match_from(record, uid, rules=values_in_force(document).rules), was
        )
        called = People(self.work).current_players(match)
        return seating.renamed_match(match, called), was, called

    def _summary(self, document: Mapping[str, Any]) -> Summary:
        """Return the summary given out before, or another where the match has changed."""
        uid: model.MatchUid = document["uid"]
        last = self.work.database.last_of_match(CHANGES, uid) or {}
        summary = self.summaries.get(uid)
        if summary is not None and summary.last == last.get("uid", ""):
            return summary

        def read() -> model.Match:
            if self._states.last(uid) is not None:
                return self._state(uid).open.match
            return self._read(self._document(uid))[0]  # its history is for those that are open

        def score(match: model.Match) -> Progress:
            state = self._states.last(uid)
            return state.open.progress if state and state.open.match is match else progress(match)

        self.summaries[uid] = Summary(
            uid=uid,
            number=last.get("number", 0),
            last=last.get("uid", ""),
            changed=last.get("at") or document.get("started") or "",
            read=read,
            score=score,
            is_demo=bool(document.get(DEMO)),
            club=table_of_club(document),
        )
        return self.summaries[uid]


class Matches(MatchReader):
    """The verbs for matches; `seen` is that of `make_change`."""

    @property
    def people(self) -> People:
        return People(self.work, self.summaries.clear)

    def start(self, set_up: SetUp, *, by: str = "") -> model.MatchUid | Problems:
        """Begin a match; return its uid, or all that keeps it from being set up like this."""
        return set_up_problems(set_up) or self.begin(set_up, by=by)

    def begin(
        self, set_up: SetUp, *, by: str = "", uid: model.MatchUid | None = None
    ) -> model.MatchUid:
        """Begin a match whose set-up has no problems, under a new uid or the one that is given."""
        if not set_up.is_demo:
            set_up = self.people.with_uids(set_up)
        uid = uid or model.MatchUid(self.work.new_uid())
        step = Step(ChangeKind.START, after=_written(uid, set_up) | {"started": self.work.now()})
        with self.work.transaction():
            history.make_change(self.work, uid, lambda: step, seen=self.number(uid), by=by)
        return uid

    def correct_set_up(
        self, uid: model.MatchUid, set_up: SetUp, *, seen: int, by: str = ""
    ) -> Done:
        """Set a running match up anew; every total and requirement follows."""

        def step() -> Step | Problems:
            before = self._document(uid)
            if problems := set_up_problems(set_up):
                return problems
            count = len(set_up.sides)
            right = len(before["sides"])
            if count != right and self.work.database.last_of_match(DEALS, uid):
                values = {"count": count, "right": right}
                return (Problem("wrong_number_of_sides", "sides", values),)
            known = self.people.with_uids(set_up)
            after = {**without(before, "profile", "opening_reason"), **_written(uid, known)}
            if count != right:
                # the side that gave up may not exist any more
                after = without(after, "ended")
            if was := _corrected_names(before, known):
                after[WAS] = was
            return Step(ChangeKind.SET_UP, before=before, after=after)

        return history.make_change(self.work, uid, step, seen=seen, by=by)

    def end(
        self,
        uid: model.MatchUid,
        ending: model.Ending,
        *,
        gave_up: int | None = None,
        seen: int,
        by: str = "",
    ) -> Done:
        """End a match before the rules end it: the leader has won.

        `gave_up` is the index of the side that gave up and has lost, of a walkover.
        """

        def step() -> Step | Problems:
            before = self._document(uid)
            sides = tuple(range(len(before["sides"])))
            if gave_up not in (None, *sides):
                values = {"allowed": sides, "value": gave_up}
                return (Problem("not_offered", "ended.side", values),)
            ended: dict[str, Any] = {"by": ending, "at": self.work.now()}
            if gave_up is not None:
                ended["side"] = gave_up
            return Step(ChangeKind.END, before=before, after={**before, "ended": ended})

        return history.make_change(self.work, uid, step, seen=seen, by=by)

    def resume(self, uid: model.MatchUid, *, seen: int, by: str = "") -> Done:
        """Go on with a match that was ended early; another is left as it is."""

        def step() -> Step | Problems:
            before = self._document(uid)
            if before.get("ended") is None:
                return ()
            return Step(ChangeKind.RESUME, before=before, after=without(before, "ended"))

        return history.make_change(self.work, uid, step, seen=seen, by=by)

    def arrange_next_deal(
        self,
        uid: model.MatchUid,
        *,
        dealer: str | None = None,
        seats: tuple[str, ...] | None = None,
        seen: int,
        by: str = "",
    ) -> Done:
        """Set who deals the next deal, or who sits where from it on.

        `seats` are the names round the table, as many as before; what is None stays as it was.
        Deals that are recorded stay with those who played them. Raises `UnknownMatchError`.
        """

        def step() -> Step | Problems:
            opened = self.open(uid)
            match = opened.match
            now = seating.seats_of(opened.match)
            wanted = tuple(name.strip() for name in seats or now)
            problems = []
            if len(wanted) != len(now):
                values: Mapping[str, Any] = {"count": len(wanted), "right": len(now)}
                problems.append(Problem("wrong_number_of_players", "seats", values))
            for place, name in enumerate(wanted):
                if not name:
                    problems.append(Problem("name_needed", f"seats[{place}]"))
                elif name in wanted[:place]:
                    problems.append(Problem("name_twice", f"seats[{place}]", {"name": name}))
            if dealer is not None and dealer not in wanted:
                problems.append(Problem("name_needed", "dealer"))
            if problems:
                return tuple(problems)
            turn = dealer or opened.progress.dealer
            if turn in now and turn not in wanted:
                turn = wanted[now.index(turn)]  # the turn stays with the seat
            names = self.stored_names(uid)
            coming: dict[str, Any] = {"after": seating.next_arrangement(match).after}
            if turn is not None:
                coming["dealer"] = names.get(turn, turn)
            if wanted != seating.seats_of(replace(match, arranged=None)):
                coming["seats"] = [names.get(name, name) for name in wanted]
            before = self.work.database.get(MATCHES, uid) or {}
            return Step(ChangeKind.SET_UP, before=before, after={**before, NEXT: coming})

        return history.make_change(self.work, uid, step, seen=seen, by=by)


def _written(uid: model.MatchUid, set_up: SetUp) -> dict[str, Any]:
    sides = []
    for side in set_up.sides:
        players = [
            player.name if player.uid is None else {"name": player.name, "uid": player.uid}
            for player in side.players
        ]
        short = {} if side.short is None else {"short": side.short}
        sides.append({"name": side.name, **short, "players": players})
    document = {
        "uid": uid,
        "format": serialization.FORMAT,
        "version": serialization.VERSION,
        "ruleset": set_up.ruleset,
        "edition": rule_book(set_up.ruleset).identity.edition,
        "values": rules_of(set_up)[0],
        "house_rules": dict(house_rules_of(set_up)),
        "profile": set_up.profile,
        "sides": sides,
        "seats": list(set_up.seats),
        "first_dealer": set_up.first_dealer,
        "direction": set_up.direction,
        "opening_scores": list(set_up.opening_scores),
        "opening_reason": set_up.opening_reason,
        DEMO: set_up.is_demo,
        "company": list(set_up.company),
        CLUB: set_up.club and asdict(set_up.club),
    }
    optional = ("profile", "opening_reason", DEMO, "company", CLUB)
    return without(document, *(field for field in optional if not document[field]))


def _corrected_names(before: Mapping[str, Any], set_up: SetUp) -> dict[str, str]:
    """Return each name that a match had, with the one in its place in a corrected set-up."""
    old = [
        [player if isinstance(player, str) else player["name"] for player in side["players"]]
        for side in before["sides"]
    ]
    new = [[player.name for player in side.players] for side in set_up.sides]
    if [len(names) for names in old] != [len(names) for names in new]:
        return {}
    pairs = zip(chain(*old), chain(*new), strict=True)
    renamed = {name: other for name, other in pairs if name != other}
    was = {name: renamed.get(other, other) for name, other in (before.get(WAS) or {}).items()}
    here = set(chain(*new))
    return {name: other for name, other in {**was, **renamed}.items() if name not in here}


@dataclass(frozen=True, slots=True)
class DeletedMatch:
    uid: model.MatchUid
    sides: tuple[str, ...]  # the names of the sides
    at: str  # when it was deleted, as ISO 8601 text
    number: int  # the number of its last change


@dataclass(frozen=True, slots=True)
class Deletions:
    """The verbs for matches that go; their deals and their history stay in the store."""

    work: UnitOfWork

    def delete(self, uid: model.MatchUid, *, seen: int, by: str = "") -> Done:
        """Take a match out of every list; `UnknownMatchError` where there is none."""

        def step() -> Step:
            before = self.work.database.get(MATCHES, uid)
            if before is None:
                raise UnknownMatchError(f"there is no match {uid}")
            return Step(ChangeKind.DELETE, before=before)

        return history.make_change(self.work, uid, step, seen=seen, by=by)

    def bring_back(self, uid: model.MatchUid, *, seen: int, by: str = "") -> Done:
        """Put a deleted match back in the lists; one that was not deleted stays as it is."""

        def step() -> Step | Problems:
            deletion = self._deletion(uid)
            return history.reverted_step(deletion, ChangeKind.UNDO) if deletion else ()

        return history.make_change(self.work, uid, step, seen=seen, by=by)

    def list(self) -> tuple[DeletedMatch, ...]:
        """Return what can be brought back, deleted last first.

        Demo matches are not worth it, and matches of an evening come back with the evening.
        """
        matches = []
        for uid in map(model.MatchUid, self.work.database.match_uids()):
            deletion = self._deletion(uid)
            if deletion is None or deletion.before is None or deletion.before.get(DEMO):
                continue
            table = table_of_club(deletion.before)
            evening = table and self.work.database.get(EVENINGS, table.evening)
            if not evening or DELETED not in evening:
                sides = tuple(side["name"] for side in deletion.before["sides"])
                matches.append(
                    DeletedMatch(
                        uid, sides, deletion.at, history.last_change_number(self.work, uid)
                    )
                )
        return tuple(sorted(matches, key=lambda match: match.at, reverse=True))

    def _deletion(self, uid: model.MatchUid) -> Change | None:
        is_there = self.work.database.has(MATCHES, uid)
        past = () if is_there else history.history(self.work, uid).changes
        if not past:
            return None
        is_again = past[-1].kind is ChangeKind.REDO
        deletion = (is_again and History(past).undoable) or past[-1]
        return deletion if deletion.kind is ChangeKind.DELETE else None


@dataclass(frozen=True, slots=True)
class Survey:
    statistics: Statistics
    unreadable: int


def survey(
    summaries: Iterable[Summary],
    *,
    is_nobody: IsNobody,
    ended_by_clock: Collection[model.MatchUid] = (),
) -> Survey:
    """Return the statistics of finished matches, demos left out; each is scored for it once.

    Args:
        summaries: The matches.
        is_nobody: Returns True for the name of a seat without a person.
        ended_by_clock: Matches whose result a club took, although their rules did not end them:
            if deals were recorded, they count as ended because time was up.

    A match that this version cannot read is left out and counted.
    """
    readable = []
    unreadable = 0
    for summary in summaries:
        if not summary.is_demo:
            try:
                match = summary.match
                stand = summary.progress
                if match.deals and summary.uid in ended_by_clock and not stand.outcome.over:
                    match = replace(match, ended=model.Ended("time"))
                    stand = progress(match)
                readable.append((match, stand))
            except (serialization.RecordError, RuleSetError):
                unreadable += 1
    return Survey(statistics(readable, is_nobody=is_nobody), unreadable)
