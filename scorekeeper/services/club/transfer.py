"""An evening leaves as one file and comes from one: the computer is lost, the evening goes on."""

import contextlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from scorekeeper import __version__, validation
from scorekeeper.club import model, serialization
from scorekeeper.club.model import Evening, EveningUid, Problems
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.match.model import MatchUid, Player
from scorekeeper.match.serialization import RecordError
from scorekeeper.scoring.problem import Problem
from scorekeeper.services import records, set_up, transactions, transfer
from scorekeeper.services.club import access as access_of
from scorekeeper.services.club import evenings
from scorekeeper.services.matches import DELETED, Matches
from scorekeeper.storage import StoreWriteError
from scorekeeper.storage.database import ACCESS, EVENINGS, MATCHES, PLAYERS

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
    people: tuple[MovedPerson, ...]
    access: MovedAccess
    matches: tuple[records.StoredMatch, ...]


def read_moved(content: bytes, file: str) -> Moved:
    """The contents of a file, not yet checked by `moved_misfits`; `file` is its name in messages.

    Raises `ClubFileError` with every complaint, `ClubFileTooNewError` for a newer version.
    """
    try:
        document = validation.json_from(content.decode("utf-8-sig"))
    except (validation.ExpectedError, UnicodeDecodeError) as error:
        raise ClubFileError(file, [validation.Complaint("", str(error))]) from error
    if not isinstance(document, dict):
        raise ClubFileError(file, [validation.Complaint("", "an object should stand here")])
    names = Parts.__dataclass_fields__
    written = {name: document.pop(name) for name in names if name in document}
    evening = serialization.evening_from(document, file)
    try:
        parts = validation.structured(validation.strict_converter(), written, Parts)
    except validation.DocumentError as error:
        raise ClubFileError(file, error.complaints) from error
    matches = []
    for number, record in enumerate(parts.matches):
        try:
            matches.append(records.read_record(record, file))
        except RecordError as error:
            complaints = []
            for complaint in error.complaints:
                path = f"matches[{number}]" + (f".{complaint.path}" if complaint.path else "")
                complaints.append(validation.Complaint(path, complaint.expected))
            raise ClubFileError(file, complaints) from error
    return Moved(evening=evening, people=parts.people, access=parts.access, matches=tuple(matches))


def moved_access(documents: Sequence[Mapping[str, Any]]) -> MovedAccess:
    codes, visitors = list[MovedCode](), list[MovedVisitor]()
    for doc in documents:
        if access_of.CODE in doc:
            code = MovedCode(code=doc["code"], table=doc["table"], last=doc.get("last", 0))
            codes.append(code)
        elif access_of.DIGEST in doc:
            fields = {name: doc[name] for name in ("number", "digest", "at", "table")}
            held = HeldSide(**doc["held"]) if doc.get("held") else None
            visitors.append(MovedVisitor(id=doc["uid"], held=held, **fields))
    return MovedAccess(codes=tuple(codes), visitors=tuple(visitors))


def access_documents(evening: EveningUid, access: MovedAccess) -> Iterator[dict[str, Any]]:
    for code in access.codes:
        yield access_of.code_document(evening, code.table, code.code, code.last)
    for moved in access.visitors:
        visitor = access_of.Visitor(
            id=moved.id,
            role=access_of.role_at(moved.table),
            evening=evening,
            table=moved.table,
            number=moved.number,
        )
        document = access_of.visitor_document(visitor, digest=moved.digest, at=moved.at)
        yield {**document, "held": asdict(moved.held)} if moved.held else document


def moved_misfits(moved: Moved) -> Iterator[validation.Complaint]:
    """Yield all that names somebody or something that there is not, twice, or elsewhere."""
    at_tables = {
        table.match: set_up.ClubTable(moved.evening.uid, played.number, table.number)
        for played in moved.evening.rounds
        for table in played.tables
        if table.match is not None
    }
    if Counter(match.uid for match in moved.matches) != Counter(at_tables.keys()):
        yield validation.Complaint("matches", "the matches at the tables are needed, each once")
    for place, match in enumerate(moved.matches):
        if set_up.table_of_club(match.set_up) != at_tables.get(match.uid):
            yield validation.Complaint(
                f"matches[{place}].club", "the table of this match is needed"
            )
    known = [person.uid for person in moved.people]
    for place, person in enumerate(moved.people):
        for problem in model.name_problems(person.name, f"people[{place}].name"):
            yield validation.Complaint(problem.path, problem.code)
        if person.same_as is not None and person.same_as not in known:
            yield validation.Complaint(
                f"people[{place}].same_as", "the uid of somebody of this list"
            )
    if len(set(known)) < len(known):
        yield validation.Complaint("people", "each should stand here once")
    yield from _access_misfits(moved.access)


def _access_misfits(access: MovedAccess) -> Iterator[validation.Complaint]:
    codes, visitors = access.codes, access.visitors
    tables = [code.table for code in codes]
    for path, uids in (
        ("access.codes", tables),
        ("access.codes", [code.code for code in codes]),
        ("access.visitors", [visitor.id for visitor in visitors]),
    ):
        if len(set(uids)) < len(uids):
            yield validation.Complaint(path, "each should stand here once")
    # Codes and digests that this program would not have made might be easy to guess.
    for place, code in enumerate(codes):
        if not CODE.fullmatch(code.code):
            yield validation.Complaint(
                f"access.codes[{place}].code", "16 letters of base32 are needed"
            )
    for place, visitor in enumerate(visitors):
        if visitor.table not in tables:
            yield validation.Complaint(
                f"access.visitors[{place}].table", "there is no code of this table"
            )
        if not DIGEST.fullmatch(visitor.digest):
            yield validation.Complaint(
                f"access.visitors[{place}].digest", "64 hexadecimal digits are needed"
            )


@dataclass(frozen=True, slots=True)
class Moving:
    work: transactions.UnitOfWork
    matches: Matches
    repository: evenings.EveningRepository
    newsroom: evenings.Newsroom

    def evening_file(self, uid: EveningUid) -> bytes:
        """One file with an evening, its members, codes, and matches with all their deals.

        It has the codes of the tables and names in it, so it is for the organiser alone. Raises
        what opening the evening raises.
        """
        database = self.work.database
        with database.lock:
            self.repository.head(uid)
            evening = evenings.evening_of(database, uid) or self.repository.open(uid)
            access = [doc for doc in database.all(ACCESS) if doc["evening"] == uid]
            people = tuple(self._people(evening))
        matches: dict[MatchUid, records.StoredMatch] = {}
        rounds = []
        for played in evening.rounds:  # takes longer, so others may save between two matches
            tables = []
            for table in played.tables:
                with database.lock:
                    match = records.stored_match(database, table.match) if table.match else None
                if match is not None:
                    matches[match.uid] = match
                tables.append(table if match else replace(table, match=None))
            rounds.append(replace(played, tables=tuple(tables)))
        document = {
            **serialization.evening_document(replace(evening, rounds=tuple(rounds))),
            "exported": self.work.now(),
            "app": __version__,
            "people": serialization.plain(people),
            "access": serialization.plain(moved_access(access)),
            "matches": [records.record_of(match) for match in matches.values()],
        }
        return (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode()

    def take_over(
        self, content: bytes, file: str, *, anyway: bool = False
    ) -> EveningUid | Problems:
        """Store the evening of a file with all that belongs to it; the codes stay valid.

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
            if problems := (*self._foreign_matches(moved), *conflicts):
                return problems
            self._store(moved, file)
            self.matches.summaries.clear()
            for match in moved.matches:
                self.work.notify(match.uid)
            self.newsroom.tell(evenings.News(uid), evenings.News(uid, what="access"))
        with contextlib.suppress(StoreWriteError):  # it is saved; a start would do this too
            self.work.database.rewrite(lambda _, document: document)  # so little hangs on a line
        return uid

    def _foreign_matches(self, moved: Moved) -> Iterator[Problem]:
        """Yield the matches of the file that are here as others: nothing may take their place."""
        for place, theirs in enumerate(moved.matches):
            mine = self.work.database.get(MATCHES, theirs.uid)
            if mine is not None and set_up.table_of_club(mine) != set_up.table_of_club(
                theirs.set_up
            ):
                yield Problem("match_elsewhere", f"matches[{place}]", {"uid": theirs.uid})

    def _conflicts(self, theirs: Evening) -> Iterator[Problem]:
        head = self.work.database.get(EVENINGS, theirs.uid)
        if head is None:
            return
        values = {"name": theirs.plan.name, "date": theirs.plan.date}
        if DELETED in head:
            yield Problem("evening_deleted", "evening", values)
            return
        mine = evenings.evening_of(self.work.database, theirs.uid)
        if mine is None or _continues(mine, theirs):
            return
        if len(mine.log) > len(theirs.log) and _continues(theirs, mine):
            yield Problem("evening_later_here", "evening", values)
        else:
            yield Problem("evening_differs", "evening", values)

    def _store(self, moved: Moved, file: str) -> None:
        database, evening = self.work.database, moved.evening
        head = database.get(EVENINGS, evening.uid) or {}
        before = evenings.evening_of(database, evening.uid) if head else None
        for person in moved.people:
            if database.get(PLAYERS, person.uid) is None:
                database.put(PLAYERS, {**asdict(person), "names": []})
        for match in moved.matches:
            transfer.store_match(self.work, transfer.with_own_uids(database, match), reason=file)
        evenings.store_writes(
            database,
            evenings.writes(before, evening, head=lambda: transactions.without(head, DELETED)),
        )
        if DELETED in head:
            database.put(
                EVENINGS, transactions.without(database.get(EVENINGS, evening.uid) or {}, DELETED)
            )
        documents = {doc["uid"]: doc for doc in access_documents(evening.uid, moved.access)}
        for doc in database.all(ACCESS):
            if doc["evening"] == evening.uid and doc["uid"] not in documents:
                database.remove(ACCESS, doc["uid"])
        for doc in documents.values():
            database.put(ACCESS, doc)

    def _people(self, evening: Evening) -> Iterator[MovedPerson]:
        """Yield the members, and the people whom they are the same as."""
        known = self.matches.people.identities()
        uids = [str(member.uid) for member in evening.members]
        roots = [known.of(Player("", uid)).uid or uid for uid in uids]
        for uid in dict.fromkeys((*uids, *roots)):
            if (doc := known.docs.get(uid)) is not None:
                same, note = known.of(Player("", uid)).uid, str(doc.get("note") or "")
                same_as = None if same == uid else same
                yield MovedPerson(uid=uid, name=str(doc["name"]), note=note, same_as=same_as)


def _continues(mine: Evening, theirs: Evening) -> bool:
    """Return True if theirs has all that was logged in mine, and more or the same evening."""
    if theirs.log[: len(mine.log)] != mine.log:
        return False
    return len(theirs.log) > len(mine.log) or theirs == mine
