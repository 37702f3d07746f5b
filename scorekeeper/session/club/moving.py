"""An evening leaves as one file and comes from one: the computer is lost, the evening goes on."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.club import ClubFileError, Evening, EveningUid, Refused, Table
from scorekeeper.club.refused import refused
from scorekeeper.match.model import MatchUid, Player
from scorekeeper.scoring.problem import Problem
from scorekeeper.session.club.cabinet import Cabinet
from scorekeeper.session.club.documents import evening_of, writes
from scorekeeper.session.club.evening_files import Moved, content_of, read_moved
from scorekeeper.session.club.moved_misfits import moved_misfits
from scorekeeper.session.club.moving_doors import access_documents, access_part
from scorekeeper.session.club.news import News, Newsroom
from scorekeeper.session.club_table import table_of_club
from scorekeeper.session.deletions import DELETED
from scorekeeper.session.desk import Desk, without
from scorekeeper.session.exchange.kept import Kept, kept_match
from scorekeeper.session.exchange.taking import bring, fitted
from scorekeeper.session.matches import Matches
from scorekeeper.store import StoreWriteError
from scorekeeper.store.archive import ACCESS, EVENINGS, MATCHES, PLAYERS

OF_PEOPLE = ("uid", "name", "note", "same_as")
"""Fields of a person that a file has."""


@dataclass(frozen=True, slots=True)
class Moving:
    """The verbs for evenings as files."""

    desk: Desk
    matches: Matches
    cabinet: Cabinet
    newsroom: Newsroom

    def evening_file(self, uid: EveningUid) -> bytes:
        """One file with an evening, its members, codes, and matches with all their deals.

        It has the codes of the tables and names in it, so it is for the organiser alone. Raises
        what opening the evening raises.
        """
        with self.desk.archive.alone():
            self.cabinet.head(uid)
            evening = evening_of(self.desk.archive, uid) or self.cabinet.open(uid)
            access = [one for one in self.desk.archive.all(ACCESS) if one["evening"] == uid]
            people = [*self._people(evening)]
        matches = {kept.uid: kept for kept in self._matches(evening)}
        return content_of(  # all of which takes longer, and keeps nobody from saving
            Moved(evening=_at_hand(evening, set(matches)), matches=tuple(matches.values())),
            people=people,
            access=access_part(access),
            at=self.desk.now(),
        )

    def take_over(self, content: bytes, file: str, *, anyway: bool = False) -> EveningUid | Refused:
        """Have the evening of a file here, with all that belongs to it; the codes stay valid.

        An evening that is here already becomes what the file says where that is the same or
        what came of it later. Where each has something of its own, or the one here is the later
        one or was deleted, nothing is done unless `anyway` says so. Raises `ClubFileError` with
        everything that is wrong with the file, `ClubFileTooNewError` for a newer version, and
        `StoreError` where nothing could be saved.
        """
        moved = read_moved(content, file)
        if wrong := [*moved_misfits(moved)]:
            raise ClubFileError(file, wrong)
        uid = moved.evening.uid
        with self.desk.together():
            conflicts = () if anyway else self._conflicts(moved.evening)
            if found := refused((*self._strangers(moved), *conflicts)):
                return found
            self._bring(moved, file)
            self.matches.summaries.clear()
            for kept in moved.matches:
                self.desk.tell(kept.uid)
            self.newsroom.tell(News(uid, None, None, "evening"), News(uid, None, None, "access"))
        with contextlib.suppress(StoreWriteError):  # it is saved; a start would do this too
            self.desk.archive.rewrite(lambda _, document: document)  # so little hangs on a line
        return uid

    def _strangers(self, moved: Moved) -> Iterator[Problem]:
        """Matches of the file that are here as others: nothing may take their place."""
        for place, kept in enumerate(moved.matches):
            mine = self.desk.archive.get(MATCHES, kept.uid)
            if mine is not None and table_of_club(mine) != table_of_club(kept.match):
                yield Problem("match_elsewhere", f"matches[{place}]", {"uid": kept.uid})

    def _conflicts(self, theirs: Evening) -> Iterator[Problem]:
        head = self.desk.archive.get(EVENINGS, theirs.uid)
        if head is None:
            return
        values = {"name": theirs.plan.name, "date": theirs.plan.date}
        if DELETED in head:
            yield Problem("evening_deleted", "evening", values)
            return
        mine = evening_of(self.desk.archive, theirs.uid)
        if mine is not None and len(mine.log) > len(theirs.log) and _goes_on(theirs, mine):
            yield Problem("evening_later_here", "evening", values)
        elif mine is not None and not _goes_on(mine, theirs):
            yield Problem("evening_differs", "evening", values)

    def _bring(self, moved: Moved, file: str) -> None:
        archive, evening = self.desk.archive, moved.evening
        head = archive.get(EVENINGS, evening.uid) or {}
        before = evening_of(archive, evening.uid) if head else None
        for person in moved.people:
            if archive.get(PLAYERS, person.uid) is None:
                said = {"uid": person.uid, "name": person.name, "note": person.note}
                archive.put(PLAYERS, {**said, "names": [], "same_as": person.same_as})
        for kept in moved.matches:
            bring(self.desk, fitted(archive, kept), reason=file)
        for table, uid, document in writes(before, evening, head=lambda: without(head, DELETED)):
            if document is None:
                archive.remove(table, uid)
            else:
                archive.put(table, document)
        if DELETED in head:
            archive.put(EVENINGS, without(archive.get(EVENINGS, evening.uid) or {}, DELETED))
        self._let_in(moved)

    def _let_in(self, moved: Moved) -> None:
        """The codes and visitors of the file, and no others of this evening."""
        archive, uid = self.desk.archive, moved.evening.uid
        documents = {one["uid"]: one for one in access_documents(uid, moved.access)}
        for one in archive.all(ACCESS):
            if one["evening"] == uid and one["uid"] not in documents:
                archive.remove(ACCESS, one["uid"])
        for document in documents.values():
            archive.put(ACCESS, document)

    def _matches(self, evening: Evening) -> Iterator[Kept]:
        """The matches of an evening, each as it is now: deals may be newer than the evening."""
        uids = (table.match for one in evening.rounds for table in one.tables)
        for uid in filter(None, uids):
            with self.desk.archive.alone():
                kept = kept_match(self.desk.archive, uid)
            if kept is not None:
                yield kept

    def _people(self, evening: Evening) -> Iterator[dict[str, Any]]:
        """Who the members are, and whom they are the same as."""
        known = self.matches.people.identities()
        uids = dict.fromkeys(str(member.uid) for member in evening.members)
        roots = (known.of(Player("", uid)).uid for uid in (*uids,))
        for uid in dict.fromkeys((*uids, *(root for root in roots if root))):
            if (kept := known.docs.get(uid)) is not None:
                same = known.of(Player("", uid)).uid
                said = {"uid": uid, "name": str(kept["name"]), "note": str(kept.get("note") or "")}
                yield said if same in (None, uid) else {**said, "same_as": same}


def _goes_on(mine: Evening, theirs: Evening) -> bool:
    """Whether theirs has all that was logged in mine; where nothing more was, it is the same."""
    if theirs.log[: len(mine.log)] != mine.log:
        return False
    return len(theirs.log) > len(mine.log) or theirs == mine


def _at_hand(evening: Evening, matches: set[MatchUid]) -> Evening:
    """An evening whose tables name no match that is not there any more."""

    def table(one: Table) -> Table:
        return one if one.match is None or one.match in matches else replace(one, match=None)

    rounds = (replace(played, tables=tuple(map(table, played.tables))) for played in evening.rounds)
    return replace(evening, rounds=tuple(rounds))
