"""Evenings: begun, listed, changed by any verb of the club, deleted and brought back."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from scorekeeper.club import (
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    Plan,
    Refused,
    new_evening,
)
from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import MatchUid
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.club.cabinet import Cabinet
from scorekeeper.session.club.news import News, Newsroom
from scorekeeper.session.club.rounds import begin_matches, follow_seats, started_with
from scorekeeper.session.club.summary import EveningSummary, summary_of
from scorekeeper.session.deletions import DELETED, Deletions
from scorekeeper.session.desk import Desk, without
from scorekeeper.session.identities import Identity
from scorekeeper.session.matches import Matches
from scorekeeper.session.seats import Seats
from scorekeeper.store.archive import CLUB_ROUNDS, CLUB_TABLES, EVENINGS, MATCHES

Step = Callable[[Evening, Note], Evening | Refused]
StepFor = Callable[[Evening, Note, Sequence[Member]], Evening | Refused]
"""A verb that is told the members whom it is about."""


class _TakenBackError(ScorekeeperError):
    """A change that was under way cannot be; nothing of it is saved."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        super().__init__(", ".join(problem.code for problem in problems))


@dataclass(frozen=True, slots=True)
class Evenings:
    """The verbs for evenings; each is one change of the store, and on the disk when it returns."""

    desk: Desk
    matches: Matches
    cabinet: Cabinet
    newsroom: Newsroom

    def list(self) -> tuple[EveningSummary, ...]:
        """All evenings, the latest first."""
        return self._listed(deleted=False)

    def deleted(self) -> tuple[EveningSummary, ...]:
        """The evenings that were deleted and can be brought back, the latest first."""
        return self._listed(deleted=True)

    def begin(self, plan: Plan, *, by: str = "") -> EveningUid | tuple[Problem, ...]:
        """Begin an evening; gives its uid, or everything that is wrong with the plan."""
        uid = EveningUid(self.desk.new_uid())
        evening = new_evening(uid, plan)
        if isinstance(evening, Refused):
            return evening.problems
        with self.desk.together():
            self.cabinet.add(evening, {"begun": {"by": by, "at": self.desk.now()}})
            self.newsroom.tell(News(uid, None, None, "evening"))
        return uid

    def open(self, uid: EveningUid) -> Evening:
        """An evening as it stands, everybody called as they are called today.

        It is a value that never changes. Raises `UnknownEveningError` where there is none,
        `ClubFileError` where it cannot be read, `ClubFileTooNewError` where only a newer version
        of the program could.
        """
        return self.cabinet.open(uid)

    def change(
        self, uid: EveningUid, step: Step, *, by: str, reason: str = ""
    ) -> Evening | Refused:
        """Do a verb of the club to an evening; nobody else changes it in between.

            change(uid, lambda e, note: decide(e, 3, score, note), by="organiser", reason="…")

        Gives the evening as it is then, or why it does not allow it; then nothing is changed.
        Raises what `open` raises, and `StoreError` where nothing could be saved.
        """
        note = Note(by, self.desk.now(), reason)
        try:
            return self._changed(uid, partial(_stepped, step, note), by)
        except _TakenBackError as error:
            return Refused(error.problems)

    def change_for(
        self, uid: EveningUid, people: Sequence[Identity], step: StepFor, *, by: str
    ) -> Evening | Refused:
        """Do a verb for people, of whom some may not be known yet: as `change`.

        They are known from then on; where the evening does not allow it, they are not.
        """
        try:
            with self.desk.together():
                members = [self._member(who) for who in people]
                note = Note(by, self.desk.now())
                return _done(self._changed(uid, lambda one: step(one, note, members), by))
        except _TakenBackError as error:
            return Refused(error.problems)

    def _member(self, who: Identity) -> Member:
        """Somebody as a member, in the store from now on."""
        kept = who if who.uid else self.matches.people.rename(who, who.name, who.note)
        return Member(MemberUid(str(kept.uid)), kept.label)

    def _changed(
        self, uid: EveningUid, step: Callable[[Evening], Evening | Refused], by: str
    ) -> Evening | Refused:
        with self.desk.together():
            changed = self.cabinet.change(uid, step)
            if isinstance(changed, Refused):
                return changed
            before, after = changed
            seats = Seats(self.desk, self.matches)
            if wrong := follow_seats(self.matches, seats, before, after, by):
                raise _TakenBackError(wrong)
            self.newsroom.tell(*_news(before, after))
            return after

    def start_round(self, uid: EveningUid, *, by: str) -> Evening | Refused:
        """Start the drawn round, with a match at each of its tables.

        Until the last match has begun the round is only drawn: it starts with all of them or
        not at all. Problems: no round is drawn, or a match cannot be set up
        (`tables[0].sides[1].name`).
        """
        with self.desk.archive.alone():
            matches = begin_matches(self.matches, self.open(uid), by=by)
            if isinstance(matches, Refused):
                return matches
            return self.change(uid, partial(started_with, matches), by=by)

    def delete(self, uid: EveningUid, *, by: str) -> None:
        """Take an evening out of every list, and the matches of its tables too."""
        with self.desk.together():
            head = self.cabinet.head(uid)
            matches = self._matches(uid)
            said = {"by": by, "at": self.desk.now(), "matches": [*matches]}
            self.desk.archive.put(EVENINGS, {**head, DELETED: said})
            for match in matches:
                Deletions(self.desk).delete(match, seen=self.matches.number(match), by=by)
            self.newsroom.tell(News(uid, None, None, "evening"))

    def bring_back(self, uid: EveningUid, *, by: str) -> None:
        """Have a deleted evening in the lists again, with its matches; another is left alone."""
        head = self.desk.archive.get(EVENINGS, uid)
        if head is None or DELETED not in head:
            return
        with self.desk.together():
            self.desk.archive.put(EVENINGS, without(head, DELETED))
            for match in head[DELETED].get("matches", ()):
                seen = self.matches.number(match)
                Deletions(self.desk).bring_back(match, seen=seen, by=by)
            self.newsroom.tell(News(uid, None, None, "evening"))

    def _listed(self, *, deleted: bool) -> tuple[EveningSummary, ...]:
        archive = self.desk.archive
        heads = reversed([one for one in archive.all(EVENINGS) if (DELETED in one) == deleted])
        found = (summary_of(one, archive.of_evening(CLUB_ROUNDS, one["uid"])) for one in heads)
        return tuple(sorted(found, key=lambda summary: summary.date, reverse=True))

    def _matches(self, uid: EveningUid) -> tuple[MatchUid, ...]:
        """The matches of an evening that are there."""
        tables = self.desk.archive.of_evening(CLUB_TABLES, uid)
        played = (MatchUid(table["match"]) for table in tables if table.get("match"))
        return tuple(match for match in played if self.desk.archive.has(MATCHES, match))


def _done(changed: Evening | Refused) -> Evening:
    """The evening after a change; `_TakenBackError` where it was refused."""
    if isinstance(changed, Refused):
        raise _TakenBackError(changed.problems)
    return changed


def _stepped(step: Step, note: Note, evening: Evening) -> Evening | Refused:
    return step(evening, note)


def _news(before: Evening, after: Evening) -> Iterator[News]:
    """What changed: the evening as a whole, and each table that is another now."""
    if _outline(before) != _outline(after):
        yield News(after.uid, None, None, "evening")
    for old, new in zip_longest(before.rounds, after.rounds):
        if old is new or new is None:
            continue
        was = {table.number: table for table in old.tables} if old else {}
        for table in new.tables:
            if was.get(table.number) != table:
                yield News(after.uid, new.number, table.number, "table")


def _outline(evening: Evening) -> tuple[object, ...]:
    """What everybody at the evening is shown, whatever the table."""
    rounds = tuple((one.state, one.byes, len(one.tables)) for one in evening.rounds)
    return evening.plan, evening.members, evening.entrants, rounds
