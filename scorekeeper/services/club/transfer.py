"""Export and import a session as one file, to continue it on another computer."""

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
from scorekeeper.club.phones import Owner
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.match.model import MatchUid, Player
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleLibrary
from scorekeeper.services import records, transfer
from scorekeeper.services.club import access
from scorekeeper.services.club.evenings import Evenings, load_evening, store_evening
from scorekeeper.services.club.forgotten_names import with_forgotten_names_replaced
from scorekeeper.services.events import EveningChanged, MatchChanged
from scorekeeper.services.matches import DELETED, Matches
from scorekeeper.services.players import Identities
from scorekeeper.services.set_up import CLUB, ClubTable, table_of_club
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage import StoreWriteError, where
from scorekeeper.storage.database import ACCESS, EVENINGS, MATCHES, PLAYERS

CODE = re.compile(r"[a-z2-7]{16}")
"""The text of a code: 80 bits in base32."""
DIGEST = re.compile(r"[0-9a-f]{64}")
"""A SHA-256 digest in hexadecimal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonInFile:
    """A person in the file of a session."""

    uid: str
    name: str
    note: str = ""
    same_as: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeInFile:
    """A code in the file of a session."""

    code: str
    table: int | None = None
    last: int = 0  # the number of its last visitor


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitorInFile:
    """A visitor in the file of a session."""

    id: str
    number: int
    digest: str
    at: str
    table: int | None = None
    owner: Owner | None = None
    wants: Owner | None = None
    arrived: tuple[int, int] | None = None
    held: Any = None
    """Only in files of version 1.0, which have no owners; ignored, so that phones choose again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccessInFile:
    """The codes and visitors in the file of a session."""

    codes: tuple[CodeInFile, ...] = ()
    visitors: tuple[VisitorInFile, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FileExtras:
    """The content of the file of a session beside the session itself."""

    people: tuple[PersonInFile, ...] = ()
    access: AccessInFile = AccessInFile()
    matches: tuple[records.StoredMatch, ...] = ()
    exported: Any = None
    app: Any = None


def read_evening_file(
    content: bytes, file: str, known: Identities, library: RuleLibrary
) -> tuple[Evening, FileExtras]:
    """Return the session in a file, with its people, codes and matches.

    Call `inconsistencies` to check the result. If the library lacks the rule set of a match, the
    library gets the values in the match. People who were forgotten here have their aliases. Raises
    `ClubFileError` with every problem.
    """
    with validation.file_problems(file, ClubFileError):
        document = validation.parse_json(content.decode("utf-8-sig"))
        if not isinstance(document, dict):
            value = validation.short_text(document)
            raise validation.ExpectedError("wrong_kind", kind="object", value=value)
    document = with_forgotten_names_replaced(document, known)
    names = FileExtras.__dataclass_fields__
    written = {name: document.pop(name) for name in names if name in document}
    evening = serialization.read_evening(document, file, library)
    converter = validation.strict_converter()

    def match(record: Any, _: Any) -> records.StoredMatch:
        return records.read_record(record, file, library)

    converter.register_structure_hook(records.StoredMatch, match)
    with validation.file_problems(file, ClubFileError):
        return evening, validation.convert_document(converter, written, FileExtras)


def as_second_session(evening: Evening, extras: FileExtras) -> tuple[Evening, FileExtras]:
    """Return a session and its matches under new uids, to store it beside the original.

    The uids depend on the content, so the same file always becomes the same second session. The
    second session has no codes and phones, which stay with the original.
    """
    uid = EveningUid(records.derived_uid(evening.uid, serialization.evening_document(evening)))
    match_uids = {
        match.uid: MatchUid(records.derived_uid(uid, match.uid)) for match in extras.matches
    }
    rounds = tuple(
        replace(
            played,
            tables=tuple(
                replace(table, match=match_uids.get(table.match) if table.match else None)
                for table in played.tables
            ),
        )
        for played in evening.rounds
    )
    plan = replace(evening.plan, name=f"{evening.plan.name} (2)")
    second = replace(evening, uid=uid, plan=plan, rounds=rounds)
    matches = tuple(
        _at_evening(records.with_uid(match, match_uids[match.uid]), uid) for match in extras.matches
    )
    return second, replace(extras, access=AccessInFile(), matches=matches)


def _at_evening(match: records.StoredMatch, uid: EveningUid) -> records.StoredMatch:
    """Return a match whose documents refer to another session."""

    def with_new_evening(document: records.Doc) -> records.Doc:
        if CLUB not in document:
            return document
        return {**document, CLUB: {**document[CLUB], "evening": uid}}

    changes = []
    for change in match.changes:
        documents = {
            side: with_new_evening(change[side])
            for side in ("before", "after")
            if change.get(side) is not None
        }
        changes.append({**change, **documents})
    return replace(match, set_up=with_new_evening(match.set_up), changes=tuple(changes))


def access_in_file(documents: Sequence[Mapping[str, Any]]) -> AccessInFile:
    """Return the codes and visitors of stored documents, for a file."""
    codes = [doc for doc in documents if access.CODE in doc]
    visitors = [{**doc, "id": doc["uid"]} for doc in documents if access.DIGEST in doc]
    converter = validation.plain_converter(forbid_unknown=False)
    return converter.structure({"codes": codes, "visitors": visitors}, AccessInFile)


def access_documents(evening: EveningUid, extras: AccessInFile) -> Iterator[dict[str, Any]]:
    """Yield the documents to store for the codes and visitors of a file."""
    for code in extras.codes:
        uid = access.code_uid(evening, code.table)
        yield access.place_document(uid, evening, code.table, code=code.code, last=code.last)
    for visitor in extras.visitors:
        fields = asdict(visitor).items()
        more = {name: value for name, value in fields if value is not None}
        yield access.place_document(
            visitor.id,
            evening,
            visitor.table,
            **{access.MOVED: True},
            **without(more, "id", "table", "held"),
        )


def inconsistencies(evening: Evening, extras: FileExtras) -> Iterator[Problem]:
    """Yield problems for references to missing or wrong objects, and for duplicate objects."""
    at_tables = {
        table.match: ClubTable(evening.uid, played.number, table.number)
        for played in evening.rounds
        for table in played.tables
        if table.match is not None
    }
    if Counter(match.uid for match in extras.matches) != Counter(at_tables.keys()):
        yield Problem("matches_of_tables", "matches")
    for index, match in enumerate(extras.matches):
        if table_of_club(match.set_up) != at_tables.get(match.uid):
            yield Problem("table_of_match", f"matches[{index}].club")
    known = [person.uid for person in extras.people]
    for index, person in enumerate(extras.people):
        yield from model.name_problems(person.name, f"people[{index}].name")
        if person.same_as is not None and person.same_as not in known:
            yield Problem("unknown_member", f"people[{index}].same_as")
    if len(set(known)) < len(known):
        yield Problem("there_twice", "people")
    yield from _access_inconsistencies(extras.access, {entrant.uid for entrant in evening.entrants})


def _access_inconsistencies(
    extras: AccessInFile, entrants: set[model.EntrantUid]
) -> Iterator[Problem]:
    """Yield problems for codes and visitors: duplicate, malformed, or with missing objects."""
    tables = [code.table for code in extras.codes]
    for path, uids in (
        ("access.codes", tables),
        ("access.codes", [code.code for code in extras.codes]),
        ("access.visitors", [visitor.id for visitor in extras.visitors]),
    ):
        if len(set(uids)) < len(uids):
            yield Problem("there_twice", path)
    # Codes and digests in another form could be easy to guess.
    for index, code in enumerate(extras.codes):
        if not CODE.fullmatch(code.code):
            yield Problem("wrong_code", f"access.codes[{index}].code")
    for index, visitor in enumerate(extras.visitors):
        path = f"access.visitors[{index}]"
        if visitor.table not in tables:
            yield Problem("no_code_of_table", f"{path}.table", {"table": visitor.table or 0})
        if not DIGEST.fullmatch(visitor.digest):
            yield Problem("wrong_code", f"{path}.digest")
        for name, owner in (("owner", visitor.owner), ("wants", visitor.wants)):
            if owner is not None and (owner.entrant not in entrants or owner.part < 0):
                yield Problem("unknown_entrant", f"{path}.{name}")


@dataclass(frozen=True, slots=True)
class EveningTransfer:
    """Actions to export and import sessions."""

    work: UnitOfWork
    matches: Matches
    evenings: Evenings

    def export_evening(self, uid: EveningUid) -> bytes:
        """Return the content of a file with a session, its people, codes and matches.

        The file gives access to the session, so it is for the organiser only. Raises
        `UnknownEveningError`, and `ClubFileError` if the session is unreadable.
        """
        database = self.work.database
        with database.documents_lock:
            evening = load_evening(database, self.work.library, self.evenings.head(uid))
            documents = database.table(ACCESS).search(where("evening") == uid)
            people = tuple(self._people(evening))
        matches: dict[MatchUid, records.StoredMatch] = {}
        rounds = []
        # Many matches take a while, so the lock is released between them for others to save.
        for played in evening.rounds:
            tables = []
            for table in played.tables:
                with database.documents_lock:
                    match = records.load_match(database, table.match) if table.match else None
                if match is not None:
                    matches[match.uid] = match
                tables.append(table if match else replace(table, match=None))
            rounds.append(replace(played, tables=tuple(tables)))
        document = {
            **serialization.evening_document(replace(evening, rounds=tuple(rounds))),
            "exported": self.work.now(),
            "app": __version__,
            "people": serialization.plain_data(people),
            "access": serialization.plain_data(access_in_file(documents)),
            "matches": [records.record_of(match) for match in matches.values()],
        }
        return (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode()

    def import_evening(
        self, content: bytes, file: str, *, anyway: bool = False, keeps_both: bool = False
    ) -> EveningUid | Problems:
        """Store the session of a file, with its people, codes and matches.

        A session of the same uid is replaced only if the file is a later state of it. People who
        were forgotten here keep their aliases.

        Args:
            content: The content of the file.
            file: The name of the file, for messages.
            anyway: True to replace the session even if that loses changes.
            keeps_both: True to store the file as a second session.

        Returns:
            The uid of the stored session, or the problems that prevented it. With `anyway` these
            are only matches that are stored at another table.

        Raises:
            ClubFileError: The file is invalid, with every problem.
            StoreError: Nothing could be saved.
        """
        known = self.matches.people.identities()
        evening, extras = read_evening_file(content, file, known, self.work.library)
        if invalid := list(inconsistencies(evening, extras)):
            raise ClubFileError(file, invalid)
        if keeps_both:
            evening, extras = as_second_session(evening, extras)
        uid = evening.uid
        with self.work.transaction():
            conflicts = () if anyway else self._conflicts(evening)
            if problems := (*self._foreign_matches(extras), *conflicts):
                return problems
            self._store(evening, extras, file)
            self.matches.summaries.clear()
            for match in extras.matches:
                self.work.publish(MatchChanged(match.uid))
            self.evenings.club_events.publish(
                EveningChanged(uid), EveningChanged(uid, kind="access")
            )
        # All of it is one long line of the journal now, which damage to one byte would lose.
        # Rewritten, each document has its own line. If that fails, the next start does it.
        with contextlib.suppress(StoreWriteError):
            self.work.database.rewrite(lambda _, document: document)
        return uid

    def _foreign_matches(self, extras: FileExtras) -> Iterator[Problem]:
        """Yield a problem for each match whose uid belongs to a stored match at another table."""
        for index, theirs in enumerate(extras.matches):
            mine = self.work.table(MATCHES).get(doc_id=theirs.uid)
            if mine is not None and table_of_club(mine) != table_of_club(theirs.set_up):
                yield Problem("match_elsewhere", f"matches[{index}]", {"uid": theirs.uid})

    def _conflicts(self, theirs: Evening) -> Iterator[Problem]:
        """Yield the problem for which a session from a file must not replace the stored session."""
        head = self.work.table(EVENINGS).get(doc_id=theirs.uid)
        if head is None:
            return
        values = {"name": theirs.plan.name, "date": theirs.plan.date}
        if DELETED in head:
            yield Problem("evening_deleted", "evening", values)
            return
        mine = load_evening(self.work.database, self.work.library, head)
        if _continues(mine, theirs):
            return
        if len(mine.log) > len(theirs.log) and _continues(theirs, mine):
            yield Problem("evening_later_here", "evening", values)
        else:
            yield Problem("evening_differs", "evening", values)

    def _store(self, evening: Evening, extras: FileExtras, file: str) -> None:
        """Store the content of a file in place of an earlier state of its session."""
        database = self.work.database
        head = database.table(EVENINGS).get(doc_id=evening.uid) or {}
        before = load_evening(database, self.work.library, head) if head else None
        for person in extras.people:
            if database.table(PLAYERS).get(doc_id=person.uid) is None:
                database.table(PLAYERS).put({**asdict(person), "names": []})
        for match in extras.matches:
            transfer.store_match(self.work, transfer.with_own_uids(database, match), reason=file)
        if DELETED in head:
            head = without(head, DELETED)
            database.table(EVENINGS).put(head)
        store_evening(database, before, evening, head)
        documents = {doc["uid"]: doc for doc in access_documents(evening.uid, extras.access)}
        stored = database.table(ACCESS)
        old = [doc["uid"] for doc in stored.search(where("evening") == evening.uid)]
        stored.remove(doc_ids=[uid for uid in old if uid not in documents])
        for uid, doc in documents.items():
            known = stored.get(doc_id=uid)
            is_here = known is not None and access.MOVED not in known
            stored.put(without(doc, access.MOVED) if is_here else doc)

    def _people(self, evening: Evening) -> Iterator[PersonInFile]:
        """Yield the members of a session, and the people into whom they were merged."""
        known = self.matches.people.identities()
        uids = [str(member.uid) for member in evening.members]
        roots = [known.person_of(Player("", uid)).uid or uid for uid in uids]
        for uid in dict.fromkeys((*uids, *roots)):
            if (doc := known.docs.get(uid)) is not None:
                same = known.person_of(Player("", uid)).uid
                note = str(doc.get("note") or "")
                same_as = None if same == uid else same
                yield PersonInFile(uid=uid, name=str(doc["name"]), note=note, same_as=same_as)


def _continues(mine: Evening, theirs: Evening) -> bool:
    """Return True if `theirs` is a later state of `mine`, or the same one."""
    if theirs.log[: len(mine.log)] != mine.log:
        return False
    return len(theirs.log) > len(mine.log) or theirs == mine
