"""The people of a club: who they are, when they were there last, and what becomes of their names.

Members are the people that the store knows anyway; one of the club has a mark, and a guest who
took part once has been to an evening. An evening keeps their uids, so what is done here never
changes a place or a point of it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorekeeper.club import EveningUid, MemberUid, Problems
from scorekeeper.club.model import name_problems, refusal
from scorekeeper.match.model import MatchUid, Player
from scorekeeper.scoring.problem import Problem
from scorekeeper.services.club.evenings import News, Newsroom, attendance, roots
from scorekeeper.services.club.forgetting import (
    Forgetting,
    Forgotten,
    UnknownPersonError,
    plain_name,
)
from scorekeeper.services.matches import Matches
from scorekeeper.services.players import FORGOTTEN, Identity, Known, People, labelled
from scorekeeper.services.transactions import Desk
from scorekeeper.storage.database import EVENINGS, MATCHES, PLAYERS

IsNobody = Callable[[str], bool]
"""Tells names of seats, which stand for nobody: who went by one would count nowhere."""


def everybody_counts(_: str) -> bool:
    """No name is that of a seat."""
    return False


MARK = "member"
"""The field of a person who belongs to the club."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubMember:
    """A person as a club sees them."""

    who: Identity
    is_member: bool
    """True if they belong to the club; others are guests."""
    is_forgotten: bool
    evenings: tuple[EveningUid, ...]
    """Those that they are on the list of, the earliest first."""
    last_seen: str | None
    """The day of the last evening or match, as ISO 8601 text; None where there was none."""


@dataclass(frozen=True, slots=True)
class Members:
    """The verbs for people of the club."""

    desk: Desk
    matches: Matches
    newsroom: Newsroom
    forgetting: Forgetting

    @property
    def people(self) -> People:
        """The verbs for people whether of a club or not."""
        return self.matches.people

    def list(self, *, is_nobody: IsNobody = everybody_counts) -> tuple[ClubMember, ...]:
        """Everybody by name, guests too; `is_nobody` tells names of seats that nobody has."""
        known, kept = self.people.identities(), self.desk.archive.all(PLAYERS)
        marked = roots(known, (doc["uid"] for doc in kept if doc.get(MARK)))
        gone = roots(known, (doc["uid"] for doc in kept if doc.get(FORGOTTEN)))
        seen = attendance(self.desk.archive, known)
        began = {str(one["uid"]): str(one.get("started") or "")[:10] for one in self._matches()}
        people = self.people.list(is_nobody=is_nobody)

        def last(one: Known) -> str:
            return max((seen[one.who.key].last, *(began[uid] for uid in one.matches)))

        return tuple(
            ClubMember(
                who=one.who,
                is_member=one.who.key in marked,
                is_forgotten=one.who.key in gone,
                evenings=seen[one.who.key].evenings,
                last_seen=last(one) or None,
            )
            for one in people
        )

    def add(
        self, name: str, note: str = "", *, is_nobody: IsNobody = everybody_counts
    ) -> MemberUid | Problems:
        """Know a new member; a note tells them from somebody else of that name.

        Problems: it is no name, somebody's already, or by `is_nobody` that of a seat.
        """
        if wrong := tuple(self._naming(name, note, None, is_nobody)):
            return wrong
        with self.desk.together():
            who = self.people.add(name.strip(), note.strip())
            return self.join(who)

    def join(self, who: Identity) -> MemberUid:
        """Have a person belong to the club, whatever is known of them so far."""
        with self.desk.together():
            if self.desk.archive.get(PLAYERS, who.uid or "") is None:
                who = self.people.add(who.name, who.note)
            return self._mark(MemberUid(str(who.uid)), is_member=True)

    def leave(self, uid: MemberUid) -> None:
        """Have a person no longer belong to the club; all they played stays."""
        self._mark(self._root(uid), is_member=False)

    def rename(
        self, uid: MemberUid, name: str, note: str = "", *, is_nobody: IsNobody = everybody_counts
    ) -> Problems:
        """Have a person be called otherwise from now on, at old evenings too.

        Problems: as for `add`.
        """
        who = self._identity(uid)
        if wrong := tuple(self._naming(name, note, who, is_nobody)):
            return wrong
        self.people.rename(who, name.strip(), note.strip())
        self._tell()
        return ()

    def merge(self, gone: MemberUid, *, into: MemberUid) -> Problems:
        """Have two be one person, under the name of the other.

        Nothing where they met, in a match or at an evening: then they are two. `separate` takes
        it back at any time.
        """
        one, other = self._identity(gone), self._identity(into)
        if wrong := tuple(self._meetings(one, other)):
            return wrong
        if problems := self.people.merge(one, into=other):
            return problems
        self._tell()
        return ()

    def separate(self, uid: MemberUid) -> None:
        """Have somebody be a person of their own again."""
        if kept := self.desk.archive.get(PLAYERS, uid):
            self.people.separate(Identity(uid=uid, name=str(kept["name"])))
            self._tell()

    def forget(
        self, uid: MemberUid, alias: str, *, is_nobody: IsNobody = everybody_counts
    ) -> Forgotten | Problems:
        """Have a person be called `alias` wherever any of their names stood, and no file say it.

        The store and every backup are written anew, each in one step, and what cannot be is
        removed; the result says which. Matches, points and places stay. It cannot be undone.
        Problems: the alias is no name, says the name, is somebody's, or by `is_nobody` that of a
        seat. Raises `UnknownPersonError`, and `StoreError` where the disk refuses: then some
        files are done, and forgetting the person again does the others.
        """
        if is_nobody(alias.strip()):
            return refusal("name_of_a_seat", "alias", name=alias.strip())
        done = self.forgetting.forget(uid, alias)
        if isinstance(done, Forgotten):
            self.matches.summaries.clear()
            for match in self._matches():
                self.desk.tell(MatchUid(match["uid"]))
            self._tell()
        return done

    def _identity(self, uid: MemberUid) -> Identity:
        found = self.people.identities().of(Player("", uid))
        if self.desk.archive.get(PLAYERS, found.key) is None:
            raise UnknownPersonError(f"there is nobody {uid}")
        return found

    def _root(self, uid: MemberUid) -> MemberUid:
        return MemberUid(self._identity(uid).key)

    def _mark(self, uid: MemberUid, *, is_member: bool) -> MemberUid:
        kept = self.desk.archive.get(PLAYERS, uid) or {}
        self.desk.archive.put(PLAYERS, {**kept, MARK: is_member})
        return uid

    def _naming(
        self, name: str, note: str, who: Identity | None, is_nobody: IsNobody
    ) -> Iterator[Problem]:
        yield from name_problems(name)
        if is_nobody(name.strip()):
            yield Problem("name_of_a_seat", "name", {"name": name.strip()})
        if note.strip():
            yield from name_problems(note, "note")
        label = plain_name(labelled(name, note))
        people = self.people.identities().people()
        if any(plain_name(one.label) == label and one != who for one in people):
            yield Problem("name_twice", "name", {"name": name.strip()})

    def _meetings(self, one: Identity, other: Identity) -> Iterator[Problem]:
        """Evenings on whose list both stand."""
        seen = attendance(self.desk.archive, self.people.identities())
        both = {*seen[one.key].evenings} & {*seen[other.key].evenings}
        if both or one.key == other.key:
            yield Problem("two_people", "members", {"evenings": len(both)})

    def _matches(self) -> Sequence[Mapping[str, Any]]:
        return self.desk.archive.all(MATCHES)

    def _tell(self) -> None:
        for head in self.desk.archive.all(EVENINGS):
            self.newsroom.tell(News(EveningUid(head["uid"]), None, None, "evening"))
