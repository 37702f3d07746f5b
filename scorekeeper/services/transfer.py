"""Files of matches: out of the store, into it, and what to do where both have the same match.

    text = session.exchange.record([uid])            one match: the public record, as JSON
    text = session.exchange.record()                 everything: one file for a new phone
    text = session.exchange.sheet()                  CSV for spreadsheets, a row a deal
    session.exchange.readable_sheet().left_out       the matches that no row could be made of
    offer = session.exchange.offer(text, "club.json")    what a file would bring
    taken = session.exchange.accept(offer, {uid: Answer.THEIRS})
    session.exchange.evenings()      the days on which there were matches, to export one

From the top down:

    verbs                        the above
    offers                       what a file would bring, conflicts side by side
    taking                       matches into the store, as changes that can be undone
    parcels                      several records in one file; persons: who is who, in it
    evenings                     matches by the day on which they began
    sheets                       CSV for spreadsheets; it is never read again
    records                      one match as a record; set_ups, histories: two parts of it
    kept                         one match as the store keeps it, and its names
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any

from cattrs import Converter

from scorekeeper import __version__
from scorekeeper.match import Match
from scorekeeper.match.model import DealUid, MatchUid, Player
from scorekeeper.match.serialization import RecordError, RecordTooNewError, match_from
from scorekeeper.rules import RuleSetError
from scorekeeper.services.history import ChangeKind, Step, enter, number_of
from scorekeeper.services.house_rules import Conflict as HouseConflict
from scorekeeper.services.house_rules import Profile, Profiles
from scorekeeper.services.matches import Deletions, Matches, Summary, UnknownMatchError
from scorekeeper.services.players import FORGOTTEN, Identity, People, labelled
from scorekeeper.services.records import (
    Doc,
    Evening,
    StoredMatch,
    copy_of,
    deal_content,
    evenings,
    has_same_set_up,
    is_same,
    read_record,
    record_of,
    stored_match,
    with_uid,
)
from scorekeeper.services.set_up import kept_rules
from scorekeeper.services.spreadsheets import BYTE_ORDER_MARK, sheet
from scorekeeper.services.transactions import Desk, without
from scorekeeper.storage import StoreDocumentError
from scorekeeper.storage.database import CHANGES, DEALS, MATCHES, PLAYERS, Database
from scorekeeper.storage.lines import stored
from scorekeeper.validation import (
    Complaint,
    DocumentError,
    ExpectedError,
    json_from,
    strict_converter,
    structured,
)

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


def news_of(archive: Database, persons: Sequence[Doc]) -> tuple[PersonNews, ...]:
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


def _newer(archive: Database, persons: Sequence[Doc]) -> list[Doc]:
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
    """Return True if a person can be the same as the one that a file names."""
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


ENDED = "ended"


def store_match(desk: Desk, wanted: StoredMatch, *, reason: str) -> None:
    """Have a match in the store as it is wanted, in one transaction.

    Its history comes with it where the store knows the match not at all, or only the first
    part of this history. What is not yet as wanted then is changed, deal by deal, and each
    change can be read and undone; `reason` stands in it.
    """
    archive, uid = desk.archive, wanted.uid
    with archive.transaction():
        Deletions(desk).bring_back(
            uid, seen=number_of(desk, uid)
        )  # what was deleted here goes on from there
        mine = stored_match(archive, uid)
        if wanted.changes and (mine is None or is_continued(mine, wanted)):
            for change in wanted.changes:
                archive.put(CHANGES, change)
            mine = stored_match(archive, uid)
        _set_up(desk, mine, wanted, reason)
        _play(desk, mine, wanted, reason)


def is_continued(mine: StoredMatch, theirs: StoredMatch) -> bool:
    """Return True if theirs has the history of mine, and perhaps more."""
    mine_uids = [change["uid"] for change in mine.changes]
    return mine_uids == [change["uid"] for change in theirs.changes[: len(mine_uids)]]


def with_own_uids(archive: Database, kept: StoredMatch) -> StoredMatch:
    """A match whose deals and changes have names that no other match of the store uses."""
    named = [(DEALS, deal) for deal in kept.deals] + [(CHANGES, one) for one in kept.changes]
    named += [(DEALS, {"uid": uid}) for uid in _deals_of(kept)]
    for table, document in named:
        found = archive.get(table, document["uid"])
        if found is not None and found["match"] != kept.uid:
            return with_uid(kept, kept.uid)
    return kept


def _deals_of(kept: StoredMatch) -> set[str]:
    """The deals that a history speaks of, those that were dropped too."""
    return {change["deal"] for change in kept.changes if change.get("deal") is not None}


def _set_up(desk: Desk, mine: StoredMatch | None, wanted: StoredMatch, reason: str) -> None:
    before = mine.match if mine else None
    if before == wanted.match:
        return
    kind = ChangeKind.START if before is None else _kind(before, wanted.match)
    enter(desk, wanted.uid, Step(kind, before=before, after=wanted.match, reason=reason))


def _kind(before: Doc, after: Doc) -> ChangeKind:
    if without(before, ENDED) != without(after, ENDED):
        return ChangeKind.SET_UP
    return ChangeKind.END if after.get(ENDED) else ChangeKind.RESUME


def _play(desk: Desk, mine: StoredMatch | None, wanted: StoredMatch, reason: str) -> None:
    """Record, amend and drop deals until they are those that are wanted."""
    here = {deal["uid"]: deal for deal in (mine.deals if mine else ())}
    there = {deal["uid"] for deal in wanted.deals}
    last = max((deal["position"] for uid, deal in here.items() if uid in there), default=0)
    changes: list[tuple[ChangeKind, Doc | None, Doc | None]] = [
        (ChangeKind.DROP, deal, None) for uid, deal in here.items() if uid not in there
    ]
    for deal in _placed(wanted.deals, here):
        before = here.get(deal["uid"])
        kind = ChangeKind.INSERT if deal["position"] < last else ChangeKind.RECORD
        if before != deal:
            changes.append((kind if before is None else ChangeKind.AMEND, before, deal))
    for kind, before, after in changes:
        uid = DealUid((after or before or {})["uid"])
        step = Step(kind, deal=uid, before=before, after=after, reason=reason)
        enter(desk, wanted.uid, step)


def _placed(deals: Sequence[Doc], here: Mapping[str, Doc]) -> list[Doc]:
    """The deals in their order, those that are here already where they stand."""
    places = [here[deal["uid"]]["position"] if deal["uid"] in here else None for deal in deals]
    known = [place for place in places if place is not None]
    if known != sorted(known):
        return list(deals)
    placed: list[Doc] = []
    before: float = 0
    for number, (deal, place) in enumerate(zip(deals, places, strict=True)):
        after = next((later for later in places[number:] if later is not None), before + 2)
        before = (before + after) / 2 if place is None else place
        whole = int(before) if before == int(before) else before
        placed.append({**deal, "position": whole if place is None else place})
    return placed


class Answer(StrEnum):
    """What becomes of a match that is here already with other content."""

    MINE = "mine"
    """It stays as it is here."""
    THEIRS = "theirs"
    """It becomes what the file says, by changes that can be read and undone."""
    BOTH = "both"
    """The one of the file is kept beside it, as a match of its own."""


class Relation(StrEnum):
    """What two states of one match have to do with each other."""

    LATER = "later"
    """The file has what is here and what was done since: nothing is lost by taking it."""
    EARLIER = "earlier"
    """The file has what was here once."""
    APART = "apart"
    """Each has something of its own."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One deal in both: its index in either, None where it is not there."""

    mine: int | None
    theirs: int | None
    is_same: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """A match that is here already with other content."""

    mine: Summary
    theirs: Summary
    relation: Relation
    same_set_up: bool
    deals: tuple[Pair, ...]
    """Side by side: those of mine in order, then those that only theirs has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportPreview:
    """What a file would bring."""

    file: str
    new: tuple[Summary, ...]
    same: tuple[Summary, ...]
    """Matches that are here just like that: nothing happens to them."""
    conflicts: tuple[Conflict, ...]
    matches: tuple[StoredMatch, ...]
    """All of them, for `Exchange.accept`."""
    house_rules: tuple[Mapping[str, Any], ...] = ()
    """House rules by name, as their files spell them."""
    persons: tuple[Doc, ...] = ()
    """Everybody who is known there, for `Exchange.accept`."""
    people: tuple[PersonNews, ...] = ()
    """Those of them who are new here, or of whom it says something newer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportResult:
    """What became of each match of a file."""

    added: tuple[MatchUid, ...] = ()
    replaced: tuple[MatchUid, ...] = ()
    unchanged: tuple[MatchUid, ...] = ()
    """Those that were here just like that, and conflicts answered with MINE."""
    unanswered: tuple[MatchUid, ...] = ()
    """Conflicts that nobody has answered: they are as they were."""
    house_rules: tuple[Profile, ...] = ()
    """House rules that are here now, whether they came or were here."""
    house_conflicts: tuple[HouseConflict, ...] = ()
    """House rules that are here with other content, which were left as they are."""
    house_refused: tuple[RuleSetError, ...] = ()
    """Why some house rules cannot be played here; they were not taken."""
    people: tuple[PersonNews, ...] = ()
    """People who are known here now, or known better."""


def summary_of(kept: StoredMatch) -> Summary:
    """A match for a list, whose deals are read and scored when they are first asked for."""
    number = len(kept.changes)
    return Summary(uid=kept.uid, number=number, changed=kept.changed, read=lambda: match_of(kept))


def match_of(kept: StoredMatch) -> Match:
    """A match with the rules that were in force when it began."""
    return match_from(record_of(kept), kept.uid, rules=kept_rules(kept.match))


def conflict(mine: StoredMatch, theirs: StoredMatch) -> Conflict:
    """Two states of one match side by side."""
    return Conflict(
        mine=summary_of(mine),
        theirs=summary_of(theirs),
        relation=_relation(mine, theirs),
        same_set_up=has_same_set_up(mine, theirs),
        deals=tuple(_pairs(mine, theirs)),
    )


def _relation(mine: StoredMatch, theirs: StoredMatch) -> Relation:
    if mine.changes and is_continued(mine, theirs):
        return Relation.LATER
    if theirs.changes and is_continued(theirs, mine):
        return Relation.EARLIER
    return Relation.APART


def _pairs(mine: StoredMatch, theirs: StoredMatch) -> Iterator[Pair]:
    there = {deal["uid"]: number for number, deal in enumerate(theirs.deals)}
    for number, deal in enumerate(mine.deals):
        other = there.pop(deal["uid"], None)
        is_same = other is not None and deal_content(theirs.deals[other]) == deal_content(deal)
        yield Pair(number, other, is_same)
    for number in there.values():
        yield Pair(None, number, is_same=False)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of matches."""

    text: str
    """As CSV."""
    left_out: tuple[StoredMatch, ...] = ()
    """The matches that this version cannot read: they are not in it."""


def readable_sheet(matches: Sequence[StoredMatch]) -> Sheet:
    """All matches that can be read, as a table, and those that cannot."""
    readable: list[Match] = []
    left_out: list[StoredMatch] = []
    for kept in matches:
        try:
            readable.append(match_of(kept))
        except (RecordError, RuleSetError):  # the list of matches says why
            left_out.append(kept)
    return Sheet(sheet(readable), tuple(left_out))


FORMAT = "scorekeeper-matches"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Parcel:
    """What a file holds."""

    matches: tuple[StoredMatch, ...]
    house_rules: tuple[dict[str, Any], ...] = ()
    persons: tuple[Doc, ...] = ()


def record_text(kept: StoredMatch) -> str:
    """One match as its record, laid out for people."""
    return json.dumps(record_of(kept), ensure_ascii=False, indent=1) + "\n"


def parcel_text(
    matches: Sequence[StoredMatch],
    *,
    at: str,
    house_rules: Sequence[Mapping[str, Any]] = (),
    people: Sequence[Doc] = (),
) -> str:
    """Several matches as a parcel, one a line; `at` is the time now."""
    head = {"format": FORMAT, "version": VERSION, "exported": at, "app": __version__}
    beside = {"house_rules": house_rules, NAME: people}
    head_text = json.dumps({**head, **beside}, ensure_ascii=False)[:-1]
    lines = (json.dumps(record_of(kept), ensure_ascii=False) for kept in matches)
    records = ",\n".join(lines)
    return f'{head_text}, "matches": [\n{records}\n]}}\n'


def unpacked(text: str, file: str, read: Callable[[Any], StoredMatch]) -> Parcel:
    """What a record or a parcel holds, each match read by `read`; `file` is its name in messages.

    Raises `RecordError` with what is wrong in the first match where anything is, and
    `RecordTooNewError` where a newer version of this program wrote it.
    """
    try:
        document = json_from(text.removeprefix(BYTE_ORDER_MARK))
    except ExpectedError as error:
        raise RecordError(file, [Complaint("", str(error))]) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        return Parcel((read(document),))
    _check_version(document, file)
    matches = tuple(_matches(document, file, read))
    if len({kept.uid for kept in matches}) < len(matches):
        complaint = Complaint("matches", "every match needs a uid of its own")
        raise RecordError(file, [complaint])
    return Parcel(matches, _house_rules(document, file), persons_from(document, file))


def _house_rules(parcel: dict[str, Any], file: str) -> tuple[dict[str, Any], ...]:
    found = parcel.get("house_rules", [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise RecordError(file, [Complaint("house_rules", "a list of objects is needed")])
    return tuple(found)


def _check_version(parcel: dict[str, Any], file: str) -> None:
    version = parcel.get("version")
    if type(version) is not int or version < 1:
        raise RecordError(file, [Complaint("version", f"{VERSION} should stand here")])
    if version > VERSION:
        newer = f"{version} is newer than {VERSION}: update this program"
        raise RecordTooNewError(file, [Complaint("version", newer)])


def _matches(
    parcel: dict[str, Any], file: str, read: Callable[[Any], StoredMatch]
) -> Iterator[StoredMatch]:
    matches = parcel.get("matches")
    if not isinstance(matches, list):
        raise RecordError(file, [Complaint("matches", "a list of match records is needed")])
    for number, record in enumerate(matches):
        try:
            yield read(record)
        except RecordError as error:
            wrong = (
                Complaint(f"matches[{number}].{c.path}".rstrip("."), c.expected)
                for c in error.complaints
            )
            raise type(error)(file, wrong) from error


NOTHING: Mapping[MatchUid, Answer] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Exchange:
    """The verbs for files of matches."""

    desk: Desk
    matches: Matches
    profiles: Profiles

    def record(self, uids: Sequence[MatchUid] | None = None) -> str:
        """Some matches as JSON, a single one as a plain record; or everything, for a new phone.

        Everything is all matches, all house rules, and who is who among the people. Raises
        `UnknownMatchError` where there is no such match.
        """
        found, at = self._chosen(uids), self.desk.now()
        if uids is None:
            house_rules = [
                json.loads(self.profiles.export(one.uid)) for one in self.profiles.list()
            ]
            people = self.desk.archive.all(PLAYERS)
            return parcel_text(found, at=at, house_rules=house_rules, people=people)
        return record_text(found[0]) if len(found) == 1 else parcel_text(found, at=at)

    def sheet(self, uids: Sequence[MatchUid] | None = None) -> str:
        """Some matches, or all, as CSV for spreadsheets, a row a deal; see `readable_sheet`."""
        return self.readable_sheet(uids).text

    def readable_sheet(self, uids: Sequence[MatchUid] | None = None) -> Sheet:
        """The same, with the matches that are left out because they cannot be read.

        Raises `UnknownMatchError` where there is no such match.
        """
        return readable_sheet(self._chosen(uids))

    def evenings(self) -> tuple[Evening, ...]:
        """The days on which matches began, the latest first."""
        return evenings(self.desk.archive.all(MATCHES))

    def offer(self, text: str, file: str) -> ImportPreview:
        """What a file of JSON would bring; nothing is changed. `file` is its name.

        Raises `RecordError` with what is wrong and where, `RecordTooNewError` for a file of a
        newer version.
        """
        parcel = unpacked(text, file, lambda record: self._read(record, file))
        judged = [(kept, self._judged(kept)) for kept in parcel.matches]
        return ImportPreview(
            file=file,
            matches=parcel.matches,
            house_rules=parcel.house_rules,
            persons=parcel.persons,
            people=news_of(self.desk.archive, parcel.persons),
            new=tuple(summary_of(kept) for kept, found in judged if found is None),
            same=tuple(summary_of(kept) for kept, found in judged if found is True),
            conflicts=tuple(found for _, found in judged if isinstance(found, Conflict)),
        )

    def accept(
        self, offer: ImportPreview, answers: Mapping[MatchUid, Answer] = NOTHING
    ) -> ImportResult:
        """Have the matches of a file in the store, in one transaction: all of it or nothing.

        What is here just like that is not written again. A conflict is settled by its answer;
        one without an answer stays as it is and comes back among the `unanswered`. Raises
        `StoreError` where nothing could be saved.
        """
        taken = ImportResult()
        with self.desk.archive.transaction():
            for kept in offer.matches:
                taken = self._settled(taken, kept, offer.file, answers.get(kept.uid))
            for house in offer.house_rules:
                taken = self._housed(taken, house, offer.file)
            people = bring_persons(self.matches.people, offer.persons)
            taken = replace(taken, people=people)
        self.matches.summaries.clear()
        for uid in self._changed(taken):
            self.desk.notify(uid)
        return taken

    def _changed(self, taken: ImportResult) -> Sequence[MatchUid]:
        """The matches that look otherwise now: all of them where people are called otherwise."""
        if taken.people:
            return [MatchUid(match["uid"]) for match in self.desk.archive.all(MATCHES)]
        return (*taken.added, *taken.replaced)

    def _read(self, record: Any, file: str) -> StoredMatch:
        """A match of a file; one that is here just like that needs no second look."""
        uid = record.get("uid") if isinstance(record, dict) else None
        mine = stored_match(self.desk.archive, MatchUid(uid)) if isinstance(uid, str) else None
        if mine is not None and record_of(mine) == record:
            return mine
        return read_record(record, file)

    def _settled(
        self, taken: ImportResult, kept: StoredMatch, file: str, answer: Answer | None
    ) -> ImportResult:
        """What became of the matches, with this one dealt with too."""
        uid, found = kept.uid, self._judged(kept)
        if found is True or (found is not None and answer is Answer.MINE):
            return replace(taken, unchanged=(*taken.unchanged, uid))
        if found is not None and answer is None:
            return replace(taken, unanswered=(*taken.unanswered, uid))
        wanted = with_own_uids(self.desk.archive, kept)
        if found is not None and answer is Answer.BOTH:
            wanted = copy_of(wanted)
        store_match(self.desk, wanted, reason=file)
        if found is not None and answer is Answer.THEIRS:
            return replace(taken, replaced=(*taken.replaced, uid))
        return replace(taken, added=(*taken.added, wanted.uid))

    def _housed(self, taken: ImportResult, house: Mapping[str, Any], file: str) -> ImportResult:
        """The same for house rules, which never take the place of others."""
        try:
            found = self.profiles.bring_in(json.dumps(house), file)
        except RuleSetError as error:
            return replace(taken, house_refused=(*taken.house_refused, error))
        if isinstance(found, HouseConflict):
            return replace(taken, house_conflicts=(*taken.house_conflicts, found))
        return replace(taken, house_rules=(*taken.house_rules, found))

    def _judged(self, kept: StoredMatch) -> Conflict | bool | None:
        """A conflict; True where the match is here just like that, None where it is not here."""
        archive = self.desk.archive
        mine = stored_match(archive, kept.uid)
        if mine is None:
            return None
        theirs = with_own_uids(archive, kept)
        if is_same(mine, theirs) or archive.get(MATCHES, copy_of(theirs).uid) is not None:
            return True
        return conflict(mine, theirs)

    def _chosen(self, uids: Sequence[MatchUid] | None) -> list[StoredMatch]:
        if uids is None:
            uids = [summary.uid for summary in self.matches.list(include_club=True)]
        found = [(uid, stored_match(self.desk.archive, uid)) for uid in uids]
        if unknown := [uid for uid, kept in found if kept is None]:
            raise UnknownMatchError(f"there is no match {unknown[0]}")
        return [kept for _, kept in found if kept is not None]
