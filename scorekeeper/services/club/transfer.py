"""An evening leaves as one file and comes from one: the computer is lost, the evening goes on."""

import contextlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from scorekeeper import __version__
from scorekeeper.club import ClubFileError, Evening, EveningUid, Problems, Table
from scorekeeper.club.model import name_problems
from scorekeeper.club.serialization import evening_document, evening_from, plain
from scorekeeper.match.model import MatchUid, Player
from scorekeeper.match.serialization import RecordError
from scorekeeper.scoring.problem import Problem
from scorekeeper.services.club import access as access_of
from scorekeeper.services.club.evenings import EveningRepository, News, Newsroom, evening_of, writes
from scorekeeper.services.matches import DELETED, Matches
from scorekeeper.services.records import StoredMatch, read_record, record_of, stored_match
from scorekeeper.services.set_up import ClubTable, table_of_club
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.services.transfer import store_match, with_own_uids
from scorekeeper.storage import StoreWriteError
from scorekeeper.storage.database import ACCESS, EVENINGS, MATCHES, PLAYERS
from scorekeeper.validation import (
    Complaint,
    DocumentError,
    ExpectedError,
    json_from,
    strict_converter,
    structured,
)

CODE = re.compile(r"[a-z2-7]{16}")
DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedPerson:
    uid: str
    name: str
    note: str = ""
    same_as: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedCode:
    code: str
    table: int | None = None
    last: int = 0
    """The number of the last visitor who came by it."""


@dataclass(frozen=True, slots=True)
class HeldSide:
    """The side of its table that a phone speaks for, in a round."""

    round: int
    side: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedVisitor:
    id: str
    number: int
    digest: str
    at: str
    table: int | None = None
    held: HeldSide | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MovedAccess:
    codes: tuple[MovedCode, ...] = ()
    visitors: tuple[MovedVisitor, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """The fields of a file beside those of the evening itself."""

    people: tuple[MovedPerson, ...] = ()
    access: MovedAccess = MovedAccess()
    matches: tuple[Mapping[str, Any], ...] = ()
    exported: Any = None
    app: Any = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    evening: Evening
    people: tuple[MovedPerson, ...] = ()
    access: MovedAccess = MovedAccess()
    matches: tuple[StoredMatch, ...] = ()


def content_of(moved: Moved, *, at: str) -> bytes:
    """The file of an evening; `at` is the time now."""
    document = {
        **evening_document(moved.evening),
        "exported": at,
        "app": __version__,
        "people": plain(moved.people),
        "access": plain(moved.access),
        "matches": [record_of(kept) for kept in moved.matches],
    }
    return (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def read_moved(content: bytes, file: str) -> Moved:
    """The contents of a file; `file` is its name in messages.

    What in it does not go together is not looked at yet: `moved_misfits` says that. Raises
    `ClubFileError` with every complaint, `ClubFileTooNewError` for a newer version.
    """
    try:
        document = json_from(content.decode("utf-8-sig"))
    except (ExpectedError, UnicodeDecodeError) as error:
        raise ClubFileError(file, [Complaint("", str(error))]) from error
    if not isinstance(document, dict):
        raise ClubFileError(file, [Complaint("", "an object should stand here")])
    names = Parts.__dataclass_fields__
    written = {name: document.pop(name) for name in names if name in document}
    evening = evening_from(document, file)
    try:
        parts = structured(strict_converter(), written, Parts)
    except DocumentError as error:
        raise ClubFileError(file, error.complaints) from error
    matches = tuple(_read_matches(parts.matches, file))
    return Moved(evening=evening, people=parts.people, access=parts.access, matches=matches)


def _read_matches(records: Iterable[Mapping[str, Any]], file: str) -> Iterator[StoredMatch]:
    for number, record in enumerate(records):
        try:
            yield read_record(record, file)
        except RecordError as error:
            path = f"matches[{number}]"
            complaints = [
                Complaint(
                    f"{path}.{complaint.path}" if complaint.path else path, complaint.expected
                )
                for complaint in error.complaints
            ]
            raise ClubFileError(file, complaints) from error


def moved_access(documents: Sequence[Mapping[str, Any]]) -> MovedAccess:
    codes = (
        MovedCode(code=doc["code"], table=doc["table"], last=doc.get("last", 0))
        for doc in documents
        if access_of.CODE in doc
    )
    visitors = (
        MovedVisitor(
            id=doc["uid"],
            number=doc["number"],
            digest=doc["digest"],
            at=doc["at"],
            table=doc["table"],
            held=HeldSide(**doc["held"]) if doc.get("held") else None,
        )
        for doc in documents
        if access_of.DIGEST in doc
    )
    return MovedAccess(codes=tuple(codes), visitors=tuple(visitors))


def access_documents(evening: EveningUid, access: MovedAccess) -> Iterator[dict[str, Any]]:
    for one in access.codes:
        yield access_of.code_document(evening, one.table, one.code, one.last)
    for visitor in access.visitors:
        document = access_of.visitor_document(
            access_of.Visitor(
                id=visitor.id,
                role=access_of.role_at(visitor.table),
                evening=evening,
                table=visitor.table,
                number=visitor.number,
            ),
            digest=visitor.digest,
            at=visitor.at,
        )
        yield document if visitor.held is None else {**document, "held": asdict(visitor.held)}


def moved_misfits(moved: Moved) -> Iterator[Complaint]:
    """Yield all that names somebody or something that there is not, twice, or elsewhere."""
    at_tables = {
        table.match: ClubTable(moved.evening.uid, played.number, table.number)
        for played in moved.evening.rounds
        for table in played.tables
        if table.match is not None
    }
    if Counter(kept.uid for kept in moved.matches) != Counter(at_tables.keys()):
        yield Complaint("matches", "the matches at the tables are needed, each once")
    for place, kept in enumerate(moved.matches):
        if table_of_club(kept.match) != at_tables.get(kept.uid):
            yield Complaint(f"matches[{place}].club", "the table of this match is needed")
    known = [person.uid for person in moved.people]
    for place, person in enumerate(moved.people):
        for problem in name_problems(person.name, f"people[{place}].name"):
            yield Complaint(problem.path, problem.code)
        if person.same_as is not None and person.same_as not in known:
            yield Complaint(f"people[{place}].same_as", "the uid of somebody of this list")
    if len(set(known)) < len(known):
        yield Complaint("people", "each should stand here once")
    yield from _access_misfits(moved.access.codes, moved.access.visitors)


def _access_misfits(
    codes: Sequence[MovedCode], visitors: Sequence[MovedVisitor]
) -> Iterator[Complaint]:
    for path, uids in (
        ("access.codes", [code.table for code in codes]),
        ("access.codes", [code.code for code in codes]),
        ("access.visitors", [visitor.id for visitor in visitors]),
    ):
        if len(set(uids)) < len(uids):
            yield Complaint(path, "each should stand here once")
    # Codes and digests that this program would not have made might be easy to guess.
    for place, code in enumerate(codes):
        if not CODE.fullmatch(code.code):
            yield Complaint(f"access.codes[{place}].code", "16 letters of base32 are needed")
    for place, visitor in enumerate(visitors):
        if visitor.table not in [code.table for code in codes]:
            yield Complaint(f"access.visitors[{place}].table", "there is no code of this table")
        if not DIGEST.fullmatch(visitor.digest):
            yield Complaint(f"access.visitors[{place}].digest", "64 hexadecimal digits are needed")


@dataclass(frozen=True, slots=True)
class Moving:
    work: UnitOfWork
    matches: Matches
    repository: EveningRepository
    newsroom: Newsroom

    def evening_file(self, uid: EveningUid) -> bytes:
        """One file with an evening, its members, codes, and matches with all their deals.

        It has the codes of the tables and names in it, so it is for the organiser alone. Raises
        what opening the evening raises.
        """
        with self.work.database.alone():
            self.repository.head(uid)
            evening = evening_of(self.work.database, uid) or self.repository.open(uid)
            access = [doc for doc in self.work.database.all(ACCESS) if doc["evening"] == uid]
            people = tuple(self._people(evening))
        matches = {kept.uid: kept for kept in self._matches(evening)}
        moved = Moved(
            evening=_at_hand(evening, set(matches)),
            people=people,
            access=moved_access(access),
            matches=tuple(matches.values()),
        )
        return content_of(moved, at=self.work.now())  # which takes longer, and keeps nobody waiting

    def take_over(
        self, content: bytes, file: str, *, anyway: bool = False
    ) -> EveningUid | Problems:
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
        with self.work.transaction():
            conflicts = () if anyway else self._conflicts(moved.evening)
            if found := (*self._strangers(moved), *conflicts):
                return found
            self._bring(moved, file)
            self.matches.summaries.clear()
            for kept in moved.matches:
                self.work.notify(kept.uid)
            self.newsroom.tell(News(uid, None, None, "evening"), News(uid, None, None, "access"))
        with contextlib.suppress(StoreWriteError):  # it is saved; a start would do this too
            self.work.database.rewrite(lambda _, document: document)  # so little hangs on a line
        return uid

    def _strangers(self, moved: Moved) -> Iterator[Problem]:
        """Matches of the file that are here as others: nothing may take their place."""
        for place, kept in enumerate(moved.matches):
            mine = self.work.database.get(MATCHES, kept.uid)
            if mine is not None and table_of_club(mine) != table_of_club(kept.match):
                yield Problem("match_elsewhere", f"matches[{place}]", {"uid": kept.uid})

    def _conflicts(self, theirs: Evening) -> Iterator[Problem]:
        head = self.work.database.get(EVENINGS, theirs.uid)
        if head is None:
            return
        values = {"name": theirs.plan.name, "date": theirs.plan.date}
        if DELETED in head:
            yield Problem("evening_deleted", "evening", values)
            return
        mine = evening_of(self.work.database, theirs.uid)
        if mine is not None and len(mine.log) > len(theirs.log) and _goes_on(theirs, mine):
            yield Problem("evening_later_here", "evening", values)
        elif mine is not None and not _goes_on(mine, theirs):
            yield Problem("evening_differs", "evening", values)

    def _bring(self, moved: Moved, file: str) -> None:
        database, evening = self.work.database, moved.evening
        head = database.get(EVENINGS, evening.uid) or {}
        before = evening_of(database, evening.uid) if head else None
        for person in moved.people:
            if database.get(PLAYERS, person.uid) is None:
                said = {"uid": person.uid, "name": person.name, "note": person.note}
                database.put(PLAYERS, {**said, "names": [], "same_as": person.same_as})
        for kept in moved.matches:
            store_match(self.work, with_own_uids(database, kept), reason=file)
        for table, uid, document in writes(before, evening, head=lambda: without(head, DELETED)):
            if document is None:
                database.remove(table, uid)
            else:
                database.put(table, document)
        if DELETED in head:
            database.put(EVENINGS, without(database.get(EVENINGS, evening.uid) or {}, DELETED))
        documents = {one["uid"]: one for one in access_documents(evening.uid, moved.access)}
        for one in database.all(ACCESS):
            if one["evening"] == evening.uid and one["uid"] not in documents:
                database.remove(ACCESS, one["uid"])
        for document in documents.values():
            database.put(ACCESS, document)

    def _matches(self, evening: Evening) -> Iterator[StoredMatch]:
        """The matches of an evening, each as it is now: deals may be newer than the evening."""
        uids = (table.match for played in evening.rounds for table in played.tables)
        for uid in filter(None, uids):
            with self.work.database.alone():
                kept = stored_match(self.work.database, uid)
            if kept is not None:
                yield kept

    def _people(self, evening: Evening) -> Iterator[MovedPerson]:
        """Who the members are, and whom they are the same as."""
        known = self.matches.people.identities()
        uids = dict.fromkeys(str(member.uid) for member in evening.members)
        roots = (known.of(Player("", uid)).uid for uid in (*uids,))
        for uid in dict.fromkeys((*uids, *(root for root in roots if root))):
            if (kept := known.docs.get(uid)) is not None:
                same = known.of(Player("", uid)).uid
                yield MovedPerson(
                    uid=uid,
                    name=str(kept["name"]),
                    note=str(kept.get("note") or ""),
                    same_as=None if same == uid else same,
                )


def _goes_on(mine: Evening, theirs: Evening) -> bool:
    """True if theirs has all that was logged in mine; where nothing more was, it is the same."""
    if theirs.log[: len(mine.log)] != mine.log:
        return False
    return len(theirs.log) > len(mine.log) or theirs == mine


def _at_hand(evening: Evening, matches: set[MatchUid]) -> Evening:
    """An evening whose tables name no match that is not there any more."""

    def table(one: Table) -> Table:
        return one if one.match is None or one.match in matches else replace(one, match=None)

    rounds = (replace(played, tables=tuple(map(table, played.tables))) for played in evening.rounds)
    return replace(evening, rounds=tuple(rounds))
