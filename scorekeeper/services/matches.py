"""Matches: start, list, open, correct, end, and go on with them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import chain
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import (
    Arrangement,
    DealUid,
    Ending,
    Match,
    MatchUid,
    PlayedDeal,
    Player,
    Side,
)
from scorekeeper.match.progress import Progress, progress
from scorekeeper.match.seating import NewNames, renamed_deal, renamed_match, seats_of
from scorekeeper.match.serialization import FORMAT, VERSION, RecordError, match_from, read_deal
from scorekeeper.match.statistics import IsNobody, Statistics, statistics
from scorekeeper.rules import RuleSetError, rule_book
from scorekeeper.rules.loader import Tree
from scorekeeper.scoring.problem import Problem
from scorekeeper.services.actor import SCORER, Actor
from scorekeeper.services.history import (
    Change,
    ChangeKind,
    Done,
    History,
    Problems,
    Step,
    change_from,
    history,
    make,
    number_of,
    put_back,
)
from scorekeeper.services.players import DEMO, People, known_players
from scorekeeper.services.set_up import (
    CLUB,
    ClubTable,
    SetUp,
    at_club_tables,
    house_rules_of,
    in_force,
    kept_rules,
    rules_of,
    set_up_problems,
    table_of_club,
)
from scorekeeper.services.transactions import StampedCache, UnitOfWork, without
from scorekeeper.storage.database import CHANGES, DEALS, EVENINGS, MATCHES, PLAYERS, Database


@dataclass(frozen=True, kw_only=True)
class Summary:
    """One match of many; its deals are read and scored when they are first asked for."""

    uid: MatchUid
    number: int
    """The number of its last change."""
    last: str = ""
    """The uid of that change: while it is the same, so is everything worked out here."""
    changed: str
    """When it was last changed, as ISO 8601 text."""
    read: Callable[[], Match] = field(repr=False, compare=False)
    score: Callable[[Match], Progress] = field(default=progress, repr=False, compare=False)
    is_demo: bool = False
    """True if it is there to try things with: then it counts nowhere."""
    club: ClubTable | None = None
    """Where it is played, if at a club night."""

    @cached_property
    def match(self) -> Match:
        return self.read()

    @property
    def is_readable(self) -> bool:
        """True if this version can read what is kept of the match."""
        try:
            return self.match is not None
        except ScorekeeperError:
            return False

    @cached_property
    def progress(self) -> Progress:
        return self.score(self.match)


OWN_FIELDS = ("values", "edition", "changed")
"""What the store keeps of a match beside its record."""

WAS = "was"
"""The field of a match with names that were put right: deals may still say the old ones."""


class UnknownMatchError(ScorekeeperError):
    """There is no match of this uid."""


@dataclass(frozen=True, slots=True, weakref_slot=True)
class OpenMatch:
    """A match with everything that follows from it."""

    uid: MatchUid
    match: Match
    progress: Progress
    history: History
    rules_changed: tuple[str, ...]
    """Paths whose value in the app is another today than when the match began."""
    values: Tree
    """The values in force as plain data, as rule files and house rules spell them."""
    profile: str = ""
    """The name that the house rules had when the match took them over."""
    is_demo: bool = False
    """True if it is there to try things with: then it counts nowhere."""
    company: tuple[str, ...] = ()
    """Everybody of this table's evening, those who sit a match out too; empty if nobody does."""
    club: ClubTable | None = None
    """Where it is played, if at a club night."""

    @property
    def number(self) -> int:
        """The number of its last change: what somebody has seen who has this on the screen."""
        return self.history.changes[-1].number if self.history.changes else 0


@dataclass(frozen=True, slots=True)
class MatchState:
    """An open match as it is held in memory, and the people behind the names that it writes."""

    open: OpenMatch
    stamp: int
    """That of all set-ups and people when this was made."""
    was: NewNames
    called: NewNames

    def with_changes(self, database: Database) -> "MatchState | None":
        """Return the state after the changes of deals since; None if more than that has changed.

        Only the deals that were changed are read and scored.
        """
        before, uid = self.open, self.open.uid
        number = len(before.history.changes)
        uids = database.uids_of_match(CHANGES, uid)
        changes, deals = list(before.history.changes), {one.uid: one for one in before.match.deals}
        for document in (database.get(CHANGES, change) or {} for change in uids[number:]):
            deal = document.get("deal")
            if deal is None or document["number"] <= before.number:
                return None
            earlier = next((change for change in reversed(changes) if change.deal == deal), None)
            known = {"before": earlier.after} if earlier and earlier.after is not None else {}
            changes.append(change_from({**known, **document}))
            replaced = deals.pop(deal, None)
            if (after := changes[-1].after) is not None:
                deals[deal] = read_deal(after, uid)
            people = database.count(PLAYERS)
            if people and any(map(self._brings_names, (replaced, deals.get(deal)))):
                return None
            if deal in deals:
                if len(deals[deal].deal.sides) != len(before.match.sides):
                    return None
                deals[deal] = renamed_deal(self.called, renamed_deal(self.was, deals[deal]))
        if len(changes) != len(uids):
            return None
        order = database.uids_of_match(DEALS, uid)
        match = replace(before.match, deals=tuple(deals[DealUid(deal)] for deal in order))
        scored = zip(before.match.deals, before.progress.deals, strict=True)
        known_scores = {id(played.deal): one.score for played, one in scored}
        stand = progress(match, known_scores)
        opened = replace(before, match=match, progress=stand, history=History(tuple(changes)))
        return replace(self, open=opened)

    def _brings_names(self, played: PlayedDeal | None) -> bool:
        """Return whether other people are in the match because of a deal."""
        if played is None:
            return False
        names = {played.dealer, played.out_player, *played.confirmed_by} - {None}
        return bool(played.seats) or not names <= self.called.keys()


@dataclass(frozen=True, slots=True)
class MatchReader:
    """The matches that somebody may see."""

    work: UnitOfWork
    actor: Actor = SCORER
    summaries: dict[MatchUid, Summary] = field(default_factory=dict, repr=False, compare=False)
    """Those given out before, so that what was worked out once need not be again."""
    opened: StampedCache[MatchUid, MatchState] = field(
        default_factory=StampedCache, repr=False, compare=False
    )
    """Those opened last: several devices at one table are shown the same one."""

    def seen_by(self, actor: Actor) -> "MatchReader":
        """Return the matches that another may see; what was worked out is shared."""
        return MatchReader(self.work, actor, self.summaries, self.opened)

    def number(self, uid: MatchUid) -> int:
        """The number of a match's last change; 0 for one that the actor does not see."""
        return number_of(self.work, uid) if self.actor.sees(uid) else 0

    def open(self, uid: MatchUid) -> OpenMatch:
        """A match and where it stands; `UnknownMatchError` where there is none to be seen."""
        return self._state(uid).open

    def written(self, uid: MatchUid) -> Mapping[str, str]:
        """How a match writes each name that is shown otherwise today."""
        called = self._state(uid).called
        return {player.name: name for name, player in reversed(tuple(called.items()))}

    def _state(self, uid: MatchUid) -> MatchState:
        self._refuse_unseen(uid)
        database = self.work.database
        with database.alone():
            if not database.has(MATCHES, uid):
                raise UnknownMatchError(f"there is no match {uid}")
            last = database.uids_of_match(CHANGES, uid)[-1]
            stamp = database.stamp(MATCHES, PLAYERS)
            return self.opened.get(uid, (last, stamp), partial(self._opened, uid, stamp))

    def _opened(self, uid: MatchUid, stamp: int) -> MatchState:
        state = self.opened.last(uid)
        if state is not None and state.stamp == stamp:
            state = state.with_changes(self.work.database)
            if state is not None:
                return state
        kept = self._kept(uid)
        match, was, called = self._read(kept)
        values = in_force(kept)
        opened = OpenMatch(
            uid,
            match,
            progress(match),
            history(self.work, uid),
            values.changed,
            values.tree,
            str(kept.get("profile") or ""),
            bool(kept.get(DEMO)),
            tuple(kept.get("company") or ()),
            table_of_club(kept),
        )
        return MatchState(opened, stamp, was, called)

    def summary(self, uid: MatchUid) -> Summary:
        """One match as the list has it; `UnknownMatchError` where there is none to be seen."""
        self._refuse_unseen(uid)
        return self._summary(self._kept(uid))

    def list(self, *, include_club: bool = False) -> tuple[Summary, ...]:
        """All matches, the one changed last first; none of their deals is looked at yet.

        Those at tables of a club night are left out, unless they are asked for. One that came
        by a file, and whose evening the store does not know, is a match like any other.
        """
        database = self.work.database
        if (visible := self.actor.visible()) is not None:
            return tuple(self._summary(self._kept(uid)) for uid in visible)
        left_out = () if include_club else at_club_tables(database)
        kept = database.picked(MATCHES, "uid", "started", DEMO, CLUB)
        found = (self._summary(one) for one in kept if one["uid"] not in left_out)
        return tuple(sorted(found, key=lambda summary: summary.changed, reverse=True))

    def _refuse_unseen(self, uid: MatchUid) -> None:
        if not self.actor.sees(uid):
            raise UnknownMatchError(f"there is no match {uid}")

    def _kept(self, uid: MatchUid) -> dict[str, Any]:
        kept = self.work.database.get(MATCHES, uid)
        if kept is None:
            raise UnknownMatchError(f"there is no match {uid}")
        return kept

    def _summary(self, document: Mapping[str, Any]) -> Summary:
        """The summary of a kept match: the one given out before while nothing has changed."""
        uid: MatchUid = document["uid"]
        last = self.work.database.last_of_match(CHANGES, uid) or {}
        known = self.summaries.get(uid)
        if known is None or known.last != last.get("uid", ""):
            known = self.summaries[uid] = Summary(
                uid=uid,
                number=last.get("number", 0),
                last=last.get("uid", ""),
                changed=last.get("at") or document.get("started") or "",
                read=partial(self._match, uid),
                score=partial(self._score, uid),
                is_demo=bool(document.get(DEMO)),
                club=table_of_club(document),
            )
        return known

    def _match(self, uid: MatchUid) -> Match:
        """A match without its history, which is for those that are open."""
        if self.opened.last(uid) is not None:
            return self._state(uid).open.match
        return self._read(self._kept(uid))[0]

    def _score(self, uid: MatchUid, match: Match) -> Progress:
        state = self.opened.last(uid)
        return state.open.progress if state and state.open.match is match else progress(match)

    def _read(self, kept: Mapping[str, Any]) -> tuple[Match, NewNames, NewNames]:
        """A kept match under today's names, and the people behind the names of before and now."""
        record = without(kept, *OWN_FIELDS)
        deals = self.work.database.of_match(DEALS, kept["uid"])
        match = match_from({**record, "deals": deals}, kept["uid"], rules=kept_rules(kept))
        was = {old: Player(new) for old, new in (kept.get(WAS) or {}).items()}
        match = renamed_match(match, was)
        called = People(self.work).current_players(match)
        return renamed_match(match, called), was, called


@dataclass(frozen=True, slots=True)
class Matches(MatchReader):
    @property
    def people(self) -> People:
        return People(self.work, self.summaries.clear)

    def start(self, set_up: SetUp, *, by: str = "") -> MatchUid | tuple[Problem, ...]:
        """Begin a match; gives its uid, or all that keeps it from being set up like this."""
        return set_up_problems(set_up) or self.begin(set_up, by=by)

    def begin(self, set_up: SetUp, *, by: str = "", uid: MatchUid | None = None) -> MatchUid:
        """Begin a match whose set-up has no problems, under a new uid or the one that is given."""
        if not set_up.is_demo:
            set_up = self.people.with_uids(set_up)
        uid = uid or MatchUid(self.work.new_uid())
        document = self._document(uid, set_up) | {"started": self.work.now()}
        with self.work.transaction():
            step = Step(ChangeKind.START, after=document)
            make(self.work, uid, lambda: step, seen=self.number(uid), by=by)
        return uid

    def correct(self, uid: MatchUid, set_up: SetUp, *, seen: int, by: str = "") -> Done:
        """Set a running match up anew; every total and requirement follows.

        `seen` is that of `make`, here and below. Raises `UnknownMatchError` where there is none.
        """

        def step() -> Step | Problems:
            before = self._kept(uid)
            if found := set_up_problems(set_up) or self._misfits(before, set_up):
                return found
            known = self.people.with_uids(set_up)
            after = {**without(before, "profile", "opening_reason"), **self._document(uid, known)}
            if was := put_right(before, known):
                after[WAS] = was
            return Step(ChangeKind.SET_UP, before=before, after=after)

        return make(self.work, uid, step, seen=seen, by=by)

    def end(self, uid: MatchUid, ending: Ending, *, seen: int, by: str = "") -> Done:
        """End a match before the rules end it: the leader has won."""

        def step() -> Step:
            before = self._kept(uid)
            after = {**before, "ended": {"by": ending, "at": self.work.now()}}
            return Step(ChangeKind.END, before=before, after=after)

        return make(self.work, uid, step, seen=seen, by=by)

    def resume(self, uid: MatchUid, *, seen: int, by: str = "") -> Done:
        """Go on with a match that was ended early; another is left as it is."""

        def step() -> Step | Problems:
            before = self._kept(uid)
            if before.get("ended") is None:
                return ()
            return Step(ChangeKind.RESUME, before=before, after=without(before, "ended"))

        return make(self.work, uid, step, seen=seen, by=by)

    def latest_first(self) -> tuple[MatchUid, ...]:
        """The uids of the matches that `list` gives, in its order; no match is read for them."""
        database = self.work.database
        left_out = at_club_tables(database)
        begun = {
            one["uid"]: one["started"] or ""
            for one in database.picked(MATCHES, "uid", "started")
            if one["uid"] not in left_out
        }

        def changed(uid: MatchUid) -> str:
            last = database.last_of_match(CHANGES, uid)
            return str(last["at"]) if last else begun[uid]

        return tuple(sorted(begun, key=changed, reverse=True))

    def known_players(self) -> tuple[str, ...]:
        """The names of all who have played, those of the latest matches first."""
        kept = self.work.database.picked(MATCHES, "started", "sides", DEMO)
        return known_players(match for match in kept if not match[DEMO])

    def _misfits(self, kept: Mapping[str, Any], set_up: SetUp) -> tuple[Problem, ...]:
        """Return True if deals have been played by another number of sides."""
        count, right = len(set_up.sides), len(kept["sides"])
        if count == right or not self.work.database.of_match(DEALS, kept["uid"]):
            return ()
        return (Problem("wrong_number_of_sides", "sides", {"count": count, "right": right}),)

    def _document(self, uid: MatchUid, set_up: SetUp) -> dict[str, Any]:
        tree, _ = rules_of(set_up)
        profile = {"profile": set_up.profile} if set_up.profile else {}
        reason = {"opening_reason": set_up.opening_reason} if set_up.opening_reason else {}
        return {
            "uid": uid,
            "format": FORMAT,
            "version": VERSION,
            "ruleset": set_up.ruleset,
            "edition": rule_book(set_up.ruleset).identity.edition,
            "values": tree,
            "house_rules": dict(house_rules_of(set_up)),
            **profile,
            "sides": [_side(side) for side in set_up.sides],
            "seats": list(set_up.seats),
            "first_dealer": set_up.first_dealer,
            "direction": set_up.direction,
            "opening_scores": list(set_up.opening_scores),
            **reason,
            **({DEMO: True} if set_up.is_demo else {}),
            **({"company": list(set_up.company)} if set_up.company else {}),
            **({CLUB: set_up.club.document} if set_up.club else {}),
        }


def put_right(kept: Mapping[str, Any], set_up: SetUp) -> dict[str, str]:
    """Each name that a match had, with the one in its place in a set-up that corrects it."""
    old = [[_name(player) for player in side["players"]] for side in kept["sides"]]
    new = [[player.name for player in side.players] for side in set_up.sides]
    if [len(names) for names in old] != [len(names) for names in new]:
        return {}
    here = {name for names in new for name in names}
    pairs = zip(chain(*old), chain(*new), strict=True)
    renamed = {before: after for before, after in pairs if before != after}
    earlier = {one: renamed.get(other, other) for one, other in (kept.get(WAS) or {}).items()}
    found = {**earlier, **renamed}
    return {before: after for before, after in found.items() if before not in here}


def _side(side: Side) -> dict[str, Any]:
    short = {} if side.short is None else {"short": side.short}
    players = [
        player.name if player.uid is None else {"name": player.name, "uid": player.uid}
        for player in side.players
    ]
    return {"name": side.name, **short, "players": players}


def _name(player: str | Mapping[str, str]) -> str:
    return player if isinstance(player, str) else player["name"]


NEXT = "next"
"""The field of a match that says what is arranged for its next deal."""


@dataclass(frozen=True, slots=True)
class Seats:
    """The verbs for seats; deals that are recorded stay with those who played them."""

    work: UnitOfWork
    matches: Matches

    def arrange(
        self,
        uid: MatchUid,
        *,
        dealer: str | None = None,
        seats: tuple[str, ...] | None = None,
        seen: int,
        by: str = "",
    ) -> Done:
        """Say who deals the next deal, or who sits where from it on.

        `seats` are the names round the table, as many as before; what is None stays as it was.
        `seen` is that of `make`. Raises `UnknownMatchError`.
        """

        def step() -> Step | Problems:
            match = self.matches.open(uid).match
            now = seats_of(match)
            wanted = tuple(name.strip() for name in seats or now)
            if found := tuple(_problems(now, wanted, dealer)):
                return found
            turn = dealer or _taken_over(progress(match).dealer, now, wanted)
            usual = seats_of(replace(match, arranged=None))
            coming = Arrangement(
                after=match.coming.after, dealer=turn, seats=None if wanted == usual else wanted
            )
            before = self.work.database.get(MATCHES, uid)
            after = {**(before or {}), NEXT: self._written(uid, coming)}
            return Step(ChangeKind.SET_UP, before=before, after=after)

        return make(self.work, uid, step, seen=seen, by=by)

    def _written(self, uid: MatchUid, coming: Arrangement) -> dict[str, Any]:
        """What a match keeps of an arrangement, with the names that it writes."""
        written = self.matches.written(uid)
        said: dict[str, Any] = {"after": coming.after}
        if coming.dealer is not None:
            said["dealer"] = written.get(coming.dealer, coming.dealer)
        if coming.seats is not None:
            said["seats"] = [written.get(name, name) for name in coming.seats]
        return said


def _problems(now: Sequence[str], wanted: Sequence[str], dealer: str | None) -> Iterator[Problem]:
    if len(wanted) != len(now):
        values = {"count": len(wanted), "right": len(now)}
        yield Problem("wrong_number_of_players", "seats", values)
    for place, name in enumerate(wanted):
        if not name:
            yield Problem("name_needed", f"seats[{place}]")
        elif name in wanted[:place]:
            yield Problem("name_twice", f"seats[{place}]", {"name": name})
    if dealer is not None and dealer not in wanted:
        yield Problem("name_needed", "dealer")


def _taken_over(name: str | None, before: Sequence[str], after: Sequence[str]) -> str | None:
    """Whose turn it is after seats were taken over: the turn stays with the seat."""
    if name in before and name not in after:
        return after[before.index(name)]
    return name


DELETED = "deleted"
"""The field of an evening that was deleted: by whom, when, and which matches with it."""


@dataclass(frozen=True, slots=True)
class Deleted:
    """A match that was deleted and can be brought back."""

    uid: MatchUid
    sides: tuple[str, ...]
    """The names of the sides."""
    at: str
    """When it was deleted, as ISO 8601 text."""
    number: int
    """The number of its last change."""


@dataclass(frozen=True, slots=True)
class Deletions:
    """The verbs for matches that go; their deals and their history stay in the store."""

    work: UnitOfWork

    def delete(self, uid: MatchUid, *, seen: int, by: str = "") -> Done:
        """Take a match out of every list; `UnknownMatchError` where there is none.

        `seen` is that of `make`.
        """

        def step() -> Step:
            before = self.work.database.get(MATCHES, uid)
            if before is None:
                raise UnknownMatchError(f"there is no match {uid}")
            return Step(ChangeKind.DELETE, before=before)

        return make(self.work, uid, step, seen=seen, by=by)

    def bring_back(self, uid: MatchUid, *, seen: int, by: str = "") -> Done:
        """Have a deleted match in the lists again; one that was not deleted stays as it is."""

        def step() -> Step | Problems:
            deletion = self._deletion(uid)
            return put_back(deletion, ChangeKind.UNDO) if deletion else ()

        return make(self.work, uid, step, seen=seen, by=by)

    def list(self) -> tuple[Deleted, ...]:
        """What can be brought back, deleted last first.

        Demo matches are not worth it, and matches of an evening come back with the evening.
        """
        uids = (MatchUid(uid) for uid in self.work.database.match_uids())
        gone = ((uid, self._deletion(uid)) for uid in uids)
        found = (
            Deleted(
                uid,
                tuple(side["name"] for side in (one.before or {})["sides"]),
                one.at,
                number_of(self.work, uid),
            )
            for uid, one in gone
            if one is not None and self._is_listed(one.before or {})
        )
        return tuple(sorted(found, key=lambda one: one.at, reverse=True))

    def _is_listed(self, kept: Mapping[str, Any]) -> bool:
        at = table_of_club(kept)
        evening = self.work.database.get(EVENINGS, at.evening) if at is not None else None
        return not kept.get(DEMO) and (evening is None or DELETED not in evening)

    def _deletion(self, uid: MatchUid) -> Change | None:
        """The change by which a match is gone now."""
        if self.work.database.get(MATCHES, uid) is not None:
            return None
        last = self.work.database.last_of_match(CHANGES, uid)
        if last is None:
            return None
        past = history(self.work, uid)
        done, change = past.undoable, past.changes[-1]
        is_again = change.kind is ChangeKind.REDO and done is not None
        deletion = done if is_again else change
        return deletion if deletion and deletion.kind is ChangeKind.DELETE else None


@dataclass(frozen=True, slots=True)
class Survey:
    statistics: Statistics
    unreadable: int


def survey(summaries: Iterable[Summary], *, is_nobody: IsNobody) -> Survey:
    """The statistics of matches as the session lists them; each is scored for it once.

    A match that this version cannot read is left out and counted; a demo is left out.
    """
    listed = [summary for summary in summaries if not summary.is_demo]
    readable = list(_readable(listed))
    return Survey(statistics(readable, is_nobody=is_nobody), len(listed) - len(readable))


def _readable(summaries: Iterable[Summary]) -> Iterator[tuple[Match, Progress]]:
    for summary in summaries:
        try:
            found = summary.match, summary.progress
        except (RecordError, RuleSetError):
            continue
        yield found
