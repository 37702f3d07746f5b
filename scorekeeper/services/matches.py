"""Matches: start, list, open, correct, end, resume and delete them; statistics of many."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from itertools import chain
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match import model, seating, serialization
from scorekeeper.match.progress import Progress, progress
from scorekeeper.match.statistics import IsSeatName, Statistics, statistics
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleBook, RuleSet, RuleSetError
from scorekeeper.rules.loader import Tree
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import read_meld
from scorekeeper.scoring.score import DealScore
from scorekeeper.services import history
from scorekeeper.services.history import Change, ChangeKind, ChangeResult, History, Problems, Step
from scorekeeper.services.players import DEMO, People
from scorekeeper.services.set_up import (
    BEST_OF,
    CLUB,
    ClubTable,
    SetUp,
    best_of_document,
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

WAS = "was"
"""Field of a match: a mapping of old names, which its deals may still have, to corrected names."""
NEXT = "next"
"""Field of a match: the dealer and seats that were arranged for the next deal."""
MOST_SAVED_DEALS = 100  # more than a club has tables
DELETED = "deleted"
"""Field of a deleted session: author and time of the deletion, and the matches deleted with it."""


class UnknownMatchError(ScorekeeperError):
    """There is no match with this uid, or the actor cannot see it."""


@dataclass(frozen=True, kw_only=True)
class Summary:
    """A match in a list. Its deals are read and scored at first use."""

    uid: model.MatchUid
    number: int  # the number of its last change
    last: str = ""  # the uid of that change; the summary is valid until there is another one
    changed: str  # the time of that change, as ISO 8601 text
    read: Callable[[], model.Match] = field(repr=False, compare=False)
    score: Callable[[model.Match], Progress] = field(default=progress, repr=False, compare=False)
    is_demo: bool = False  # true for a match to try the app with, which is in no statistics
    club: ClubTable | None = None
    best_of: int = 1  # the length of the series: 3 in a best of three

    @cached_property
    def match(self) -> model.Match:
        """The match; raises `RecordError` or `RuleSetError` if it is unreadable."""
        return self.read()

    @cached_property
    def progress(self) -> Progress:
        """The totals and the outcome; raises as `match`."""
        return self.score(self.match)

    @property
    def is_readable(self) -> bool:
        """True if this version can read the match."""
        try:
            return self.match is not None
        except ScorekeeperError:
            return False


@dataclass(frozen=True, slots=True, weakref_slot=True)
class OpenMatch:
    """A match with its scores and history, under today's names of its players."""

    uid: model.MatchUid
    match: model.Match
    progress: Progress
    history: History
    rules_changed: tuple[str, ...]
    """Paths of rules whose value in the app has changed since the match began."""
    values: Tree  # the rule values in force, as in rule files
    own_rules: Mapping[str, Any]  # the values that the table chose itself, by dotted path
    profile: str = ""  # the name of the house rules when the match began
    is_demo: bool = False  # true for a match to try the app with, which is in no statistics
    company: tuple[str, ...] = ()
    """All people at the table, including those who do not play; empty if all play."""
    club: ClubTable | None = None
    best_of: int = 1
    """The length of the series: 3 in a best of three, 1 for a single game."""

    @property
    def number(self) -> int:
        """The number of the last change, for the argument `seen` of later changes."""
        return self.history.changes[-1].number if self.history.changes else 0


@dataclass(frozen=True, slots=True)
class SavedDeal:
    """A deal that was just saved, with its document and score: neither is computed again."""

    document: Mapping[str, Any]
    played: model.PlayedDeal  # under the stored names
    score: DealScore
    rules: RuleSet  # the rules by which it was scored


class SavedDeals:
    """The last deals that were saved, by uid; threads may share it."""

    def __init__(self) -> None:
        self._deals: dict[str, SavedDeal] = {}

    def add(self, saved: SavedDeal) -> None:
        """Add a deal, and drop the oldest deals beyond MOST_SAVED_DEALS.

        A deal that would be different after writing and reading it is not added.
        """
        if not all(_is_read_as_written(side.melds) for side in saved.played.deal.sides):
            return
        self._deals[saved.document["uid"]] = saved
        for oldest in list(self._deals)[:-MOST_SAVED_DEALS]:
            self._deals.pop(oldest, None)

    def find(self, document: Mapping[str, Any], rules: RuleSet) -> SavedDeal | None:
        """Return the deal that was saved as `document` and scored by `rules`; None if missing."""
        saved = self._deals.get(document.get("uid", ""))
        if saved is None or saved.rules is not rules or saved.document != document:
            return None
        return saved


def _is_read_as_written(melds: Iterable[Meld]) -> bool:
    """Return True if melds are the same after writing and reading them.

    A meld of twos with jokers is not: it is read as a wild-card meld.
    """
    for meld in melds:
        written = serialization.plain_value(meld)
        if not isinstance(written, str) or read_meld(written) != meld:
            return False
    return True


@dataclass(frozen=True, slots=True)
class MatchState:
    """A cached open match, with the current names of its players."""

    open: OpenMatch
    stamp: int  # of all set-ups and people in the store when this was read
    corrected_names: seating.NewPeople  # corrected names, by old ones
    current_players: seating.NewPeople  # players under today's names, by stored ones

    def with_changes(self, database: Database, saved_deals: SavedDeals) -> "MatchState | None":
        """Return the state after later changes of deals; None if the whole match must be read.

        Only changed deals are read and scored; deals in `saved_deals` are not even read.
        """
        before = self.open
        uid = self.open.uid
        change_uids = database.uids_of_match(CHANGES, uid)
        changes = list(before.history.changes)
        deals = {played.uid: played for played in before.match.deals}
        scored = zip(before.match.deals, before.progress.deals, strict=True)
        scores = {id(played.deal): entry.score for played, entry in scored}
        for change_uid in change_uids[len(changes) :]:
            document = database.table(CHANGES).get(doc_id=change_uid) or {}
            deal = document.get("deal")
            if deal is None or document["number"] <= before.number:
                return None
            change = _read_change(document, changes)
            changes.append(change)

            old = deals.pop(deal, None)
            new = None
            if change.after is not None:
                saved = saved_deals.find(change.after, before.match.rules)
                if saved is None:
                    new = serialization.read_deal(change.after, uid)
                else:
                    new = saved.played
                    scores[id(new.deal)] = saved.score
            changed_deals = [played for played in (old, new) if played is not None]
            if len(database.table(PLAYERS)) and any(map(self._may_add_people, changed_deals)):
                return None
            if new is not None:
                if len(new.deal.sides) != len(before.match.sides):
                    return None
                deals[deal] = self._with_current_names(new)
        if len(changes) != len(change_uids):
            return None

        order = map(model.DealUid, database.uids_of_match(DEALS, uid))
        match = replace(before.match, deals=tuple(deals[deal] for deal in order))
        opened = replace(
            before,
            match=match,
            progress=progress(match, scores),
            history=History(tuple(changes)),
        )
        return replace(self, open=opened)

    def _may_add_people(self, played: model.PlayedDeal) -> bool:
        """Return True if a deal may have players who are not known to be in the match."""
        return bool(played.seats) or not _names_of_deal(played) <= self.current_players.keys()

    def _with_current_names(self, played: model.PlayedDeal) -> model.PlayedDeal:
        """Return a stored deal with the current names of its players."""
        if not played.seats and not _names_of_deal(played):
            return played
        return seating.renamed_deal(
            self.current_players, seating.renamed_deal(self.corrected_names, played)
        )


def _names_of_deal(played: model.PlayedDeal) -> set[str]:
    names = (played.dealer, played.out_player, *played.confirmed_by)
    return {name for name in names if name is not None}


def _read_change(document: Mapping[str, Any], earlier: Sequence[Change]) -> Change:
    """Return a stored change of a deal, with the deal before it from the `earlier` changes."""
    for change in reversed(earlier):
        if change.deal == document["deal"]:
            if change.after is not None:
                document = {"before": change.after, **document}
            break
    return history.change_from(document)


class MatchReader:
    """The matches that an actor can see; for any other one `UnknownMatchError` is raised."""

    def __init__(self, work: UnitOfWork, actor: history.Actor = history.SCORER) -> None:
        self.work = work
        self.actor = actor
        self.summaries: dict[model.MatchUid, Summary] = {}  # a cache
        self.saved_deals = SavedDeals()
        self._states = StampedCache[model.MatchUid, MatchState]()

    def reader_for_actor(self, actor: history.Actor) -> "MatchReader":
        """Return a reader of the matches that another actor can see; it shares the caches."""
        reader = MatchReader(self.work, actor)
        reader.summaries = self.summaries
        reader.saved_deals = self.saved_deals
        reader._states = self._states
        return reader

    def number(self, uid: model.MatchUid) -> int:
        """Return the number of the last change of a match; 0 if the actor cannot see it."""
        return history.last_change_number(self.work, uid) if self.actor.can_see(uid) else 0

    def open(self, uid: model.MatchUid) -> OpenMatch:
        """Return a match with its scores and history.

        Raises:
            UnknownMatchError: There is no such match, or the actor cannot see it.
            RecordError: The match is damaged.
            RuleSetError: The rules of the match are not valid.
        """
        return self._state(uid).open

    def stored_names(self, uid: model.MatchUid) -> Mapping[str, str]:
        """Return the stored name of each player of a match by the current name."""
        current_players = self._state(uid).current_players
        return {player.name: name for name, player in reversed(tuple(current_players.items()))}

    def summary(self, uid: model.MatchUid) -> Summary:
        """Return the summary of a match, readable or not; raise `UnknownMatchError`."""
        return self._summary(self._document(uid))

    def list(self, *, include_club: bool = False) -> tuple[Summary, ...]:
        """Return the summaries of all matches that the actor can see, the last changed first.

        Matches at the tables of stored club sessions are included only with `include_club`, or if
        the actor can see only certain matches.
        """
        if (visible := self.actor.visible_matches()) is not None:
            return tuple(map(self.summary, visible))
        left_out = () if include_club else club_match_uids(self.work.database)
        documents = self.work.database.select_fields(MATCHES, "uid", "started", DEMO, CLUB, BEST_OF)
        summaries = (self._summary(doc) for doc in documents if doc["uid"] not in left_out)
        return tuple(sorted(summaries, key=lambda summary: summary.changed, reverse=True))

    def _document(self, uid: model.MatchUid) -> dict[str, Any]:
        """Return the document of a match; raise `UnknownMatchError` if it cannot be seen."""
        document = self.work.table(MATCHES).get(doc_id=uid) if self.actor.can_see(uid) else None
        if document is None:
            raise UnknownMatchError(f"there is no match {uid}")
        return document

    def _state(self, uid: model.MatchUid) -> MatchState:
        """Return the state of a match, from the cache if possible; raise `UnknownMatchError`."""
        database = self.work.database
        with database.documents_lock:
            if not self.actor.can_see(uid) or not database.table(MATCHES).contains(doc_id=uid):
                raise UnknownMatchError(f"there is no match {uid}")
            last = database.uids_of_match(CHANGES, uid)[-1]
            stamp = database.stamp(MATCHES, PLAYERS)
            return self._states.get(uid, (last, stamp), lambda: self._read_state(uid, stamp))

    def _read_state(self, uid: model.MatchUid, stamp: int) -> MatchState:
        """Return the state of a match, based on the cached state if only deals have changed."""
        state = self._states.last(uid)
        if state is not None and state.stamp == stamp:
            state = state.with_changes(self.work.database, self.saved_deals)
            if state is not None:
                return state
        document = self._document(uid)
        match, corrected_names, current_players = self._read(document)
        values = values_in_force(document, self.work.library)
        opened = OpenMatch(
            uid=uid,
            match=match,
            progress=progress(match),
            history=history.history(self.work, uid),
            rules_changed=values.changed,
            values=values.tree,
            own_rules=own_rules(match),
            profile=str(document.get("profile") or ""),
            is_demo=bool(document.get(DEMO)),
            company=tuple(document.get("company") or ()),
            club=table_of_club(document),
            best_of=best_of_document(document),
        )
        return MatchState(opened, stamp, corrected_names, current_players)

    def _read(
        self, document: Mapping[str, Any]
    ) -> tuple[model.Match, seating.NewPeople, seating.NewPeople]:
        """Return a match with current names, its corrected names, and current players by name."""
        uid = document["uid"]
        record = without(document, "values", "edition", "changed") | {
            "deals": self.work.database.match_documents(DEALS, uid)
        }
        corrected_names = {old: model.Player(new) for old, new in (document.get(WAS) or {}).items()}
        library = self.work.library
        rules = values_in_force(document, library).rules
        match = seating.renamed_match(
            serialization.read_match(record, uid, library, rules=rules),
            corrected_names,
        )
        current_players = People(self.work).current_players(match)
        return seating.renamed_match(match, current_players), corrected_names, current_players

    def _summary(self, document: Mapping[str, Any]) -> Summary:
        """Return the summary of a stored match, from a cache if the match has not changed."""
        uid: model.MatchUid = document["uid"]
        last = self.work.database.last_document(CHANGES, uid) or {}
        summary = self.summaries.get(uid)
        if summary is not None and summary.last == last.get("uid", ""):
            return summary

        def read() -> model.Match:
            if self._states.last(uid) is not None:
                return self._state(uid).open.match
            match, _, _ = self._read(self._document(uid))
            return match

        def score(match: model.Match) -> Progress:
            state = self._states.last(uid)
            if state is not None and state.open.match is match:
                return state.open.progress
            return progress(match)

        self.summaries[uid] = Summary(
            uid=uid,
            number=last.get("number", 0),
            last=last.get("uid", ""),
            changed=last.get("at") or document.get("started") or "",
            read=read,
            score=score,
            is_demo=bool(document.get(DEMO)),
            club=table_of_club(document),
            best_of=best_of_document(document),
        )
        return self.summaries[uid]


class Matches(MatchReader):
    """Actions on matches. The arguments `seen` and `by` are those of `make_change`."""

    @property
    def people(self) -> People:
        """The actions on people, which drop the cached summaries."""
        return People(self.work, self.summaries.clear)

    def start(self, set_up: SetUp, *, by: str = "") -> model.MatchUid | Problems:
        """Store a new match if its set-up has no problems; return its uid, or the problems."""
        return self.problems(set_up) or self.begin(set_up, by=by)

    def problems(self, set_up: SetUp) -> Problems:
        """Return all problems of a set-up for a match."""
        return set_up_problems(set_up, self.work.library.book(set_up.ruleset))

    def begin(
        self, set_up: SetUp, *, by: str = "", uid: model.MatchUid | None = None
    ) -> model.MatchUid:
        """Store a new match whose set-up has no problems; return its uid, by default a new one.

        Also stores the chosen colours of players.
        """
        if not set_up.is_demo:
            set_up = self.people.with_uids(set_up)
        uid = uid or model.MatchUid(self.work.new_uid())
        book = self.work.library.book(set_up.ruleset)
        document = _set_up_document(uid, set_up, book) | {"started": self.work.now()}
        step = Step(ChangeKind.START, after=document)
        with self.work.transaction():
            self.people.keep_colors(set_up)
            history.make_change(self.work, uid, lambda: step, seen=self.number(uid), by=by)
        return uid

    def correct_set_up(
        self, uid: model.MatchUid, set_up: SetUp, *, seen: int, by: str = ""
    ) -> ChangeResult:
        """Replace the set-up of a match, which recomputes totals and requirements.

        Returns the stored change, or problems: as for `problems`, or deals are recorded and the
        number of sides changes. Also stores the chosen colours of players.
        """

        def step() -> Step | Problems:
            before = self._document(uid)
            if problems := self.problems(set_up):
                return problems
            count = len(set_up.sides)
            right = len(before["sides"])
            if count != right and self.work.database.last_document(DEALS, uid):
                values = {"count": count, "right": right}
                return (Problem("wrong_number_of_sides", "sides", values),)
            known = self.people.with_uids(set_up)
            kept = without(before, "profile", "opening_reason", BEST_OF)
            book = self.work.library.book(known.ruleset)
            after = {**kept, **_set_up_document(uid, known, book)}
            if count != right:
                # The side that gave up may no longer exist.
                after = without(after, "ended")
            if corrected_names := _corrected_names(before, known):
                after[WAS] = corrected_names
            self.people.keep_colors(known)
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
    ) -> ChangeResult:
        """End a match before the rules end it; the leading side wins, and equal leaders draw.

        Args:
            uid: The match.
            ending: Reason for the end.
            gave_up: Index of a side that gave up, which loses in any case.
            seen: As for `make_change`.
            by: As for `make_change`.

        Returns:
            The stored change, or the problems.
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

    def resume(self, uid: model.MatchUid, *, seen: int, by: str = "") -> ChangeResult:
        """Resume a match that was ended early; do nothing for other matches.

        Returns the stored change, or problems; no problems if there was nothing to do.
        """

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
    ) -> ChangeResult:
        """Arrange the dealer and the seats for the next deal and later ones.

        Args:
            uid: The match.
            dealer: The name of the dealer; None keeps the turn.
            seats: The names in the order of the seats, as many as before; None keeps them.
            seen: As for `make_change`.
            by: As for `make_change`.

        Returns:
            The stored change, or problems: wrong number of players, missing or repeated names, or
            a dealer without a seat. Recorded deals keep their players.

        Raises the errors of `open`.
        """

        def step() -> Step | Problems:
            opened = self.open(uid)
            match = opened.match
            current = seating.seats_of(match)
            wanted = tuple(name.strip() for name in seats or current)
            if problems := tuple(_seat_problems(wanted, len(current), dealer)):
                return problems

            turn = dealer or opened.progress.dealer
            if turn in current and turn not in wanted:
                # The dealer was replaced: the turn stays with the seat.
                turn = wanted[current.index(turn)]

            stored_names = self.stored_names(uid)
            arranged: dict[str, Any] = {"after": seating.next_arrangement(match).after}
            if turn is not None:
                arranged["dealer"] = stored_names.get(turn, turn)
            if wanted != seating.seats_of(replace(match, arranged=None)):
                arranged["seats"] = [stored_names.get(name, name) for name in wanted]
            before = self.work.table(MATCHES).get(doc_id=uid) or {}
            return Step(ChangeKind.SET_UP, before=before, after={**before, NEXT: arranged})

        return history.make_change(self.work, uid, step, seen=seen, by=by)


def _seat_problems(names: Sequence[str], count: int, dealer: str | None) -> Iterator[Problem]:
    """Yield the problems of names for `count` seats: wrong number, missing or repeated names.

    A dealer without a seat is a problem too.
    """
    if len(names) != count:
        values = {"count": len(names), "right": count}
        yield Problem("wrong_number_of_players", "seats", values)
    for index, name in enumerate(names):
        if not name:
            yield Problem("name_needed", f"seats[{index}]")
        elif name in names[:index]:
            yield Problem("name_twice", f"seats[{index}]", {"name": name})
    if dealer is not None and dealer not in names:
        yield Problem("name_needed", "dealer")


def _set_up_document(uid: model.MatchUid, set_up: SetUp, book: RuleBook) -> dict[str, Any]:
    """Return the document of a set-up by a rule book, without empty optional fields."""
    sides = []
    for side in set_up.sides:
        players = [
            player.name if player.uid is None else {"name": player.name, "uid": player.uid}
            for player in side.players
        ]
        short = {} if side.short is None else {"short": side.short}
        color = {} if side.color is None else {"color": side.color}
        sides.append({"name": side.name, **short, **color, "players": players})
    document = {
        "uid": uid,
        "format": serialization.FORMAT,
        "version": serialization.VERSION,
        "ruleset": set_up.ruleset,
        "edition": book.identity.edition,
        "values": rules_of(set_up, book)[0],
        "house_rules": dict(house_rules_of(set_up, book)),
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
        BEST_OF: set_up.best_of if set_up.best_of > 1 else None,
    }
    optional = ("profile", "opening_reason", DEMO, "company", CLUB, BEST_OF)
    return without(document, *(field for field in optional if not document[field]))


def _corrected_names(before: Mapping[str, Any], set_up: SetUp) -> dict[str, str]:
    """Return the new names of a corrected set-up by the stored names that they replace.

    Includes the corrections of earlier set-ups. Empty if the sides have other sizes, because names
    can then not be matched by their places.
    """
    old = [
        [player if isinstance(player, str) else player["name"] for player in side["players"]]
        for side in before["sides"]
    ]
    new = [[player.name for player in side.players] for side in set_up.sides]
    if [len(names) for names in old] != [len(names) for names in new]:
        return {}
    pairs = zip(chain(*old), chain(*new), strict=True)
    renamed = {old_name: new_name for old_name, new_name in pairs if old_name != new_name}
    # A name that was corrected before may be corrected once more.
    earlier = {name: renamed.get(other, other) for name, other in (before.get(WAS) or {}).items()}
    current = set(chain(*new))
    return {
        old_name: new_name
        for old_name, new_name in {**earlier, **renamed}.items()
        if old_name not in current
    }


@dataclass(frozen=True, slots=True)
class DeletedMatch:
    """A match that can be restored."""

    uid: model.MatchUid
    sides: tuple[str, ...]  # the names of the sides
    at: str  # the time of the deletion, as ISO 8601 text
    number: int  # the number of its last change


@dataclass(frozen=True, slots=True)
class Deletions:
    """Actions on deleted matches, whose deals and history stay in the store."""

    work: UnitOfWork

    def delete(self, uid: model.MatchUid, *, seen: int, by: str = "") -> ChangeResult:
        """Delete a match, which `restore` can undo; return the stored change, or the problems.

        Raises `UnknownMatchError` if there is no such match.
        """

        def step() -> Step:
            before = self.work.table(MATCHES).get(doc_id=uid)
            if before is None:
                raise UnknownMatchError(f"there is no match {uid}")
            return Step(ChangeKind.DELETE, before=before)

        return history.make_change(self.work, uid, step, seen=seen, by=by)

    def restore(self, uid: model.MatchUid, *, seen: int, by: str = "") -> ChangeResult:
        """Restore a deleted match; return the stored change, or the problems.

        If the match is not deleted, does nothing and returns no problems.
        """

        def step() -> Step | Problems:
            deletion = self._deletion(uid)
            return history.reverted_step(deletion, ChangeKind.UNDO) if deletion else ()

        return history.make_change(self.work, uid, step, seen=seen, by=by)

    def list(self) -> tuple[DeletedMatch, ...]:
        """Return the deleted matches that can be restored, the last deleted first.

        Demo matches are left out, and so are matches of a deleted club session, which
        `Evenings.restore` restores with the session.
        """
        matches = []
        for uid in map(model.MatchUid, self.work.database.match_uids()):
            deletion = self._deletion(uid)
            if deletion is None or deletion.before is None or deletion.before.get(DEMO):
                continue
            table = table_of_club(deletion.before)
            evening = table and self.work.table(EVENINGS).get(doc_id=table.evening)
            if not evening or DELETED not in evening:
                sides = tuple(side["name"] for side in deletion.before["sides"])
                matches.append(
                    DeletedMatch(
                        uid, sides, deletion.at, history.last_change_number(self.work, uid)
                    )
                )
        return tuple(sorted(matches, key=lambda match: match.at, reverse=True))

    def _deletion(self, uid: model.MatchUid) -> Change | None:
        """Return the change that deleted a match; None if it is not deleted."""
        if self.work.table(MATCHES).contains(doc_id=uid):
            return None
        past = history.history(self.work, uid)
        if not past.changes:
            return None
        last = past.changes[-1]
        if last.kind is ChangeKind.REDO:
            # The match was restored and deleted again.
            last = past.undoable or last
        return last if last.kind is ChangeKind.DELETE else None


@dataclass(frozen=True, slots=True)
class StatisticsReport:
    """The statistics of many matches, and the number of those that were left out."""

    statistics: Statistics
    unreadable: int  # number of matches that this version cannot read


def statistics_report(
    summaries: Iterable[Summary],
    *,
    is_seat_name: IsSeatName,
    ended_by_clock: Collection[model.MatchUid] = (),
) -> StatisticsReport:
    """Return the statistics of finished matches, without demos.

    Args:
        summaries: The matches. Those that this version cannot read are only counted.
        is_seat_name: Returns True for the name of a seat without a person.
        ended_by_clock: Matches whose result a club took before their rules ended them. If deals
            were recorded, they count as ended because time was up.
    """
    readable = []
    unreadable_count = 0
    for summary in summaries:
        if summary.is_demo:
            continue
        try:
            match = summary.match
            match_progress = summary.progress
            is_over = match_progress.outcome.over
            if match.deals and summary.uid in ended_by_clock and not is_over:
                match = replace(match, ended=model.EarlyEnd("time"))
                match_progress = progress(match)
            readable.append((match, match_progress))
        except (serialization.RecordError, RuleSetError):
            unreadable_count += 1
    return StatisticsReport(statistics(readable, is_seat_name=is_seat_name), unreadable_count)
