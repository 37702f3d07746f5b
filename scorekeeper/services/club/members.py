"""The people of a club: names, membership and attendance.

Members are the people that the store knows anyway; one of the club has a mark, and a guest who
took part once has been to an evening. An evening keeps their uids, so what is done here never
changes a place or a point of it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from scorekeeper.club.model import EveningUid, MemberUid, Problems, name_problems, refusal
from scorekeeper.match.model import MatchUid, Player
from scorekeeper.scoring.problem import Problem
from scorekeeper.services.club.evenings import News, Newsroom
from scorekeeper.services.club.forgetting import (
    Forgetting,
    Forgotten,
    UnknownPersonError,
    plain_name,
)
from scorekeeper.services.matches import DELETED, Matches
from scorekeeper.services.players import FORGOTTEN, Identities, Identity, labelled
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import EVENINGS, MATCHES, PLAYERS, Database

IsNobody = Callable[[str], bool]
"""Tells names of seats, which stand for nobody: who went by one would count nowhere."""
MARK = "member"
"""The field of a person who belongs to the club."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubMember:
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
    work: UnitOfWork
    matches: Matches
    newsroom: Newsroom
    forgetting: Forgetting

    def list(self, *, is_nobody: IsNobody = lambda _: False) -> tuple[ClubMember, ...]:
        """Everybody by name, guests too; `is_nobody` tells names of seats that nobody has."""
        people, database = self.matches.people, self.work.database
        known, docs = people.identities(), database.all(PLAYERS)
        members = roots(known, (doc["uid"] for doc in docs if doc.get(MARK)))
        forgotten = roots(known, (doc["uid"] for doc in docs if doc.get(FORGOTTEN)))
        seen = attendance(database, known)
        matches = database.picked(MATCHES, "uid", "started")
        began = {match["uid"]: str(match["started"] or "")[:10] for match in matches}
        listed = []
        for person in people.list(is_nobody=is_nobody):
            key = person.who.key
            days = [day for day, _ in seen[key]] + [began[uid] for uid in person.matches]
            member = ClubMember(
                who=person.who,
                is_member=key in members,
                is_forgotten=key in forgotten,
                evenings=tuple(evening for _, evening in seen[key]),
                last_seen=max(days, default=None) or None,
            )
            listed.append(member)
        return tuple(listed)

    def add(
        self, name: str, note: str = "", *, is_nobody: IsNobody = lambda _: False
    ) -> MemberUid | Problems:
        """Know a new member; a note tells them from somebody else of that name.

        Problems: it is no name, somebody's already, or by `is_nobody` that of a seat.
        """
        if wrong := tuple(self._naming(name, note, None, is_nobody)):
            return wrong
        with self.work.transaction():
            return self.join(self.matches.people.add(name.strip(), note.strip()))

    def join(self, who: Identity) -> MemberUid:
        """Make a person a member of the club, whatever is known of them so far."""
        with self.work.transaction():
            if self.work.database.get(PLAYERS, who.uid or "") is None:
                who = self.matches.people.add(who.name, who.note)
            return self._mark(str(who.uid), is_member=True)

    def leave(self, uid: MemberUid) -> None:
        """Take a person out of the club; all they played stays."""
        self._mark(self._identity(uid).key, is_member=False)

    def rename(
        self, uid: MemberUid, name: str, note: str = "", *, is_nobody: IsNobody = lambda _: False
    ) -> Problems:
        """Give a person another name from now on, at old evenings too.

        Problems: as for `add`.
        """
        who = self._identity(uid)
        if wrong := tuple(self._naming(name, note, who, is_nobody)):
            return wrong
        self.matches.people.rename(who, name.strip(), note.strip())
        self._tell()
        return ()

    def merge(self, gone: MemberUid, *, into: MemberUid) -> Problems:
        """Make two people one, under the name of the second; `separate` takes it back.

        Problems: they met, in a match or at an evening, and so are two.
        """
        going, staying = self._identity(gone), self._identity(into)
        seen = attendance(self.work.database, self.matches.people.identities())
        both = {*seen[going.key]} & {*seen[staying.key]}
        if both or going.key == staying.key:
            return refusal("two_people", "members", evenings=len(both))
        if problems := self.matches.people.merge(going, into=staying):
            return problems
        self._tell()
        return ()

    def separate(self, uid: MemberUid) -> None:
        """Take a merger back: somebody is a person of their own again."""
        if doc := self.work.database.get(PLAYERS, uid):
            self.matches.people.separate(Identity(uid=uid, name=str(doc["name"])))
            self._tell()

    def forget(
        self, uid: MemberUid, alias: str, *, is_nobody: IsNobody = lambda _: False
    ) -> Forgotten | Problems:
        """Replace every name of a person with `alias`, in every file of the store.

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
            for match in self.work.database.picked(MATCHES, "uid"):
                self.work.notify(MatchUid(match["uid"]))
            self._tell()
        return done

    def _identity(self, uid: MemberUid) -> Identity:
        identity = self.matches.people.identities().of(Player("", uid))
        if self.work.database.get(PLAYERS, identity.key) is None:
            raise UnknownPersonError(f"there is nobody {uid}")
        return identity

    def _mark(self, uid: str, *, is_member: bool) -> MemberUid:
        doc = self.work.database.get(PLAYERS, uid) or {}
        self.work.database.put(PLAYERS, {**doc, MARK: is_member})
        return MemberUid(uid)

    def _naming(
        self, name: str, note: str, who: Identity | None, is_nobody: IsNobody
    ) -> Iterator[Problem]:
        yield from name_problems(name)
        if is_nobody(name.strip()):
            yield Problem("name_of_a_seat", "name", {"name": name.strip()})
        if note.strip():
            yield from name_problems(note, "note")
        label = plain_name(labelled(name, note))
        people = self.matches.people.identities().people()
        if any(plain_name(person.label) == label and person != who for person in people):
            yield Problem("name_twice", "name", {"name": name.strip()})

    def _tell(self) -> None:
        for head in self.work.database.picked(EVENINGS, "uid"):
            self.newsroom.tell(News(EveningUid(head["uid"])))


def attendance(database: Database, known: Identities) -> dict[str, list[tuple[str, EveningUid]]]:
    """The evenings of each person by key, each with its day, the earliest first."""
    seen: dict[str, list[tuple[str, EveningUid]]] = defaultdict(list)
    heads = [head for head in database.all(EVENINGS) if DELETED not in head]
    for head in sorted(heads, key=lambda head: str(head["plan"]["date"])):
        for key in roots(known, (member["uid"] for member in head.get("members", ()))):
            seen[key].append((str(head["plan"]["date"]), EveningUid(head["uid"])))
    return seen


def roots(known: Identities, uids: Iterable[str]) -> set[str]:
    """The keys of the people that uids stand for today."""
    return {known.of(Player("", uid)).key for uid in uids}
