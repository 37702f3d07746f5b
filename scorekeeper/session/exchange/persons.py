"""Who is who, out of a file and into the store: names, notes, and who is the same as whom.

Each person is an object of the parcel's `people`:

    {"uid": "p4", "name": "Anna", "note": "of the choir", "names": ["Anna"], "same_as": null,
     "changed": "2026-11-21T23:10:00+01:00"}

`uid` and `name` are needed. Of two states of one person the one that was changed later stands,
and names under which old matches know that person are never lost.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.match.errors import RecordError
from scorekeeper.match.model import Player
from scorekeeper.session.exchange.kept import Doc
from scorekeeper.session.identities import FORGOTTEN, Identity, labelled
from scorekeeper.session.people import People
from scorekeeper.store import StoreDocumentError
from scorekeeper.store.archive import PLAYERS, Archive
from scorekeeper.store.documents import stored
from scorekeeper.typed import Complaint, DocumentError, strict_converter, structured

NAME = "people"
"""The field of a parcel."""
NEVER = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenPerson:
    """A person as a parcel spells one."""

    uid: str
    name: str
    note: str = ""
    names: tuple[str, ...] = ()
    same_as: str | None = None
    changed: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonNews:
    """A person whom a file brings, or of whom it says something else than what is known here."""

    uid: str
    name: str
    """With the note where there is one."""
    before: str | None
    """The name here so far; None for somebody new."""


def persons_from(parcel: Mapping[str, Any], file: str) -> tuple[Doc, ...]:
    """The people of a parcel as the store keeps them; none where an older program wrote it.

    Raises `RecordError` with what is wrong.
    """
    found = parcel.get(NAME, [])
    try:
        written = structured(_converter(), found, tuple[WrittenPerson, ...])
    except DocumentError as error:
        below = (Complaint(f"{NAME}{one.path}", one.expected) for one in error.complaints)
        raise RecordError(file, below) from error
    if wrong := list(_misfits(written)):
        raise RecordError(file, wrong)
    try:
        return tuple(stored(_kept(*pair)) for pair in zip(found, written, strict=True))
    except StoreDocumentError as error:
        raise RecordError(file, [Complaint(NAME, str(error))]) from error


def news_of(archive: Archive, persons: Sequence[Doc]) -> tuple[PersonNews, ...]:
    """Whom these people would bring, and of whom they say something newer; nothing is changed."""
    return tuple(_news(archive.get(PLAYERS, doc["uid"]), doc) for doc in _newer(archive, persons))


def bring_persons(people: People, persons: Sequence[Doc]) -> tuple[PersonNews, ...]:
    """Have the people of a file known here; gives those whom that changed.

    Two who have played in one match here are not made one person, whatever the file says.
    """
    archive = people.desk.archive
    news = news_of(archive, persons)
    newer = _newer(archive, persons)
    for document in newer:  # in their order: of two who claim a name the first has it
        kept = archive.get(PLAYERS, document["uid"]) or {}
        archive.put(PLAYERS, {**document, "same_as": kept.get("same_as")})
    for document in sorted(newer, key=lambda one: one.get("same_as") is not None):
        if _may_be(people, document):
            archive.put(PLAYERS, document)
    return news


def _kept(document: Doc, one: WrittenPerson) -> dict[str, Any]:
    """A person as the store keeps one, with what nobody knows here."""
    said = {"name": one.name.strip(), "note": one.note.strip()}
    return {**document, **said, "names": [*one.names], "same_as": one.same_as}


def _newer(archive: Archive, persons: Sequence[Doc]) -> list[Doc]:
    """The documents that would have to be written, as they would be."""
    pairs = ((archive.get(PLAYERS, doc["uid"]), doc) for doc in persons)
    settled = ((mine, _settled(mine, theirs)) for mine, theirs in pairs)
    return [document for mine, document in settled if document != mine]


def _settled(mine: Doc | None, theirs: Doc) -> Doc:
    """One person of two states: the later one, with the names of both."""
    if mine is None:
        return theirs
    if mine.get(FORGOTTEN):
        return mine
    later = theirs if _when(theirs) > _when(mine) else mine
    names = dict.fromkeys((*mine["names"], *theirs["names"]))
    return {**later, "names": [*names]}


def _when(document: Doc) -> datetime:
    try:
        at = datetime.fromisoformat(document.get("changed") or "")
    except (TypeError, ValueError):
        return NEVER
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def _may_be(people: People, document: Doc) -> bool:
    """Whether a person can be the same as the one that a file names."""
    same = document.get("same_as")
    if same is None or same == document["uid"]:
        return same is None
    here = people.identities()
    if same not in here.docs:
        return True  # nobody yet: somebody of the next file
    one, other = Identity(uid=document["uid"], name=document["name"]), here.of(Player("", same))
    return other.uid != one.uid and not people.together(one, other)


def _news(mine: Doc | None, document: Doc) -> PersonNews:
    before = None if mine is None else labelled(mine["name"], mine.get("note") or "")
    name = labelled(document["name"], document.get("note") or "")
    return PersonNews(uid=document["uid"], name=name, before=before)


def _misfits(written: Sequence[WrittenPerson]) -> Iterator[Complaint]:
    uids: set[str] = set()
    for place, one in enumerate(written):
        if not one.uid or one.uid in uids:
            yield Complaint(f"{NAME}[{place}].uid", "every person needs a uid of their own")
        uids.add(one.uid)
        if not one.name.strip():
            yield Complaint(f"{NAME}[{place}].name", "a name is needed")


@cache
def _converter() -> Converter:
    return strict_converter(forbid_unknown=False)
