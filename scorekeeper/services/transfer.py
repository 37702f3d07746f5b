"""Export and import files of matches, and settle conflicts with matches in the store.

text = session.exchange.export_json([uid])            one match: the public record, as JSON
text = session.exchange.export_json()                 everything: one file for a new phone
sheet = session.exchange.export_csv()                 CSV for spreadsheets, a row a deal
preview = session.exchange.preview_import(text, "club.json")
result = session.exchange.import_matches(preview, {uid: Answer.THEIRS})
"""

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from scorekeeper import __version__, validation
from scorekeeper.match import model
from scorekeeper.match.progress import progress
from scorekeeper.match.serialization import RecordError, read_match
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleLibrary, RuleSetError
from scorekeeper.scoring.score import CANASTA_PART, PARTS, part_of
from scorekeeper.services import players, records
from scorekeeper.services.events import MatchChanged
from scorekeeper.services.history import ChangeKind, Step, append_change, last_change_number
from scorekeeper.services.house_rules import Conflict as HouseConflict
from scorekeeper.services.house_rules import Profile, Profiles
from scorekeeper.services.matches import Deletions, Matches, OpenMatch, Summary, UnknownMatchError
from scorekeeper.services.records import Doc, Evening, StoredMatch
from scorekeeper.services.set_up import values_in_force
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage import StoreDocumentError
from scorekeeper.storage.database import CHANGES, DEALS, MATCHES, PLAYERS, Database
from scorekeeper.storage.lines import storable_copy

FORMAT = "scorekeeper-matches"
VERSION = 1
PEOPLE = "people"
"""Field of a file with all matches: the people of the exporting store."""
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"  # tells a spreadsheet that what follows is UTF-8
_SPACE = r"[^\S\t\r\n]*"
_FORMULA = rf"(?={_SPACE}[=+\-@\uff1d\uff0b\uff0d\uff20])"
"""The start of a formula in a spreadsheet, also in full-width characters."""

_FORMULA_START = re.compile(rf"(^|[;,|\t\r\n])({_SPACE}'*){_FORMULA}")


class Answer(StrEnum):
    """The decision about a match that is in the store with other content."""

    MINE = "mine"  # keep the match of the store
    THEIRS = "theirs"  # make it equal to the match in the file, by changes that can be undone
    BOTH = "both"  # store the match of the file as another match


class Relation(StrEnum):
    """The relation of a match in a file to the same match in the store."""

    LATER = "later"
    """The file has all changes of the store and more, so taking it loses nothing."""
    EARLIER = "earlier"  # the store has all changes of the file and more
    APART = "apart"  # both have changes that the other one lacks


@dataclass(frozen=True, slots=True)
class Pair:
    """The index of a deal in the store and in the file; None if it is not there."""

    mine: int | None
    theirs: int | None
    is_same: bool


def deal_pairs(mine: Mapping[Any, Any], theirs: Mapping[Any, Any]) -> tuple[Pair, ...]:
    """Pair the deals of two states of a match by uid.

    All deals of `mine` come first, in order, then the deals that only `theirs` has.
    """
    places = {uid: place for place, uid in enumerate(theirs)}
    pairs = [
        Pair(place, places.pop(uid, None), uid in theirs and theirs[uid] == deal)
        for place, (uid, deal) in enumerate(mine.items())
    ]
    return (*pairs, *(Pair(None, place, is_same=False) for place in places.values()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """A match that is in the store with other content."""

    mine: Summary
    theirs: Summary
    relation: Relation
    deals: tuple[Pair, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonChange:
    """A person of a file who is new, or has changed."""

    uid: str
    name: str  # with the note, if any
    before: str | None  # the name in the store; None for a new person


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportPreview:
    """The contents of a file, compared with the store."""

    file: str
    new: tuple[Summary, ...]
    same: tuple[Summary, ...]  # matches that are in the store with the same content
    conflicts: tuple[Conflict, ...]
    matches: tuple[StoredMatch, ...]  # all matches of the file
    house_rules: tuple[Mapping[str, Any], ...] = ()
    all_people: tuple[Doc, ...] = ()  # all people of the file
    changed_people: tuple[PersonChange, ...] = ()
    """The people of the file who are new, or have changed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportResult:
    """The outcome of an import: what was added, replaced or left unchanged, and the problems."""

    added: list[model.MatchUid] = field(default_factory=list)
    replaced: list[model.MatchUid] = field(default_factory=list)
    unchanged: list[model.MatchUid] = field(default_factory=list)
    """Matches with the same content, and conflicts answered with `MINE`."""
    unanswered: list[model.MatchUid] = field(default_factory=list)
    """Conflicts without an answer, which were not changed."""
    house_rules: list[Profile] = field(default_factory=list)
    house_conflicts: list[HouseConflict] = field(default_factory=list)
    """House rules that the store has with other content. They were not changed."""
    house_refused: list[RuleSetError] = field(default_factory=list)
    """The errors of house rules that do not fit, and were not imported."""
    people: list[PersonChange] = field(default_factory=list)
    """People who were added or changed."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Matches as CSV text."""

    text: str
    left_out: tuple[StoredMatch, ...] = ()
    """The matches that this version cannot read, and that are left out."""


@dataclass(frozen=True, slots=True)
class OpenMatches:
    """Matches with their scores, under today's names."""

    matches: tuple[OpenMatch, ...]
    left_out: tuple[StoredMatch, ...] = ()
    """The matches that this version cannot read, and that are left out."""


NO_ANSWERS: Mapping[model.MatchUid, Answer] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Exchange:
    """Actions to export and import matches."""

    work: UnitOfWork
    matches: Matches
    profiles: Profiles

    def export_json(self, uids: Sequence[model.MatchUid] | None = None) -> str:
        """Return matches as the text of a JSON file; a single match as a match record.

        None exports everything for a new device: all matches, house rules and people. Raises
        `UnknownMatchError` for an unknown uid.
        """
        matches = self._load_matches(uids)
        if uids is not None and len(matches) == 1:
            return json.dumps(records.record_of(matches[0]), ensure_ascii=False, indent=1) + "\n"
        house_rules = []
        people = []
        if uids is None:
            profiles = self.profiles.list()
            house_rules = [json.loads(self.profiles.export(profile.uid)) for profile in profiles]
            people = self.work.table(PLAYERS).all()
        head = {
            "format": FORMAT,
            "version": VERSION,
            "exported": self.work.now(),
            "app": __version__,
            "house_rules": house_rules,
            PEOPLE: people,
        }
        head_text = json.dumps(head, ensure_ascii=False)[:-1]
        all_records = map(records.record_of, matches)
        lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in all_records)
        return f'{head_text}, "matches": [\n{lines}\n]}}\n'

    def export_csv(self, uids: Sequence[model.MatchUid] | None = None) -> Sheet:
        """Return matches as CSV, or all matches for None, with a list of the unreadable matches.

        Raises `UnknownMatchError` for an unknown uid.
        """
        readable: list[model.Match] = []
        left_out: list[StoredMatch] = []
        for match in self._load_matches(uids):
            try:
                readable.append(_match_of(match, self.work.library))
            except (RecordError, RuleSetError):  # the list of matches shows the reason
                left_out.append(match)
        return Sheet(sheet_text(readable), tuple(left_out))

    def open_matches(self, uids: Sequence[model.MatchUid] | None = None) -> OpenMatches:
        """Return matches with their scores, or all for None, with a list of the unreadable ones.

        Raises `UnknownMatchError` for an unknown uid.
        """
        opened: list[OpenMatch] = []
        left_out: list[StoredMatch] = []
        for match in self._load_matches(uids):
            try:
                opened.append(self.matches.open(match.uid))
            except (RecordError, RuleSetError):
                left_out.append(match)
        return OpenMatches(tuple(opened), tuple(left_out))

    def evenings(self) -> tuple[Evening, ...]:
        """Return the stored matches by the day on which they began, the latest day first."""
        return records.evenings(self.work.table(MATCHES).all())

    def preview_import(self, text: str, file: str) -> ImportPreview:
        """Return the contents of a JSON file, compared with the store; change nothing.

        `file` is the name of the file. Raises `RecordError` with the problems of the first match
        that has any.
        """
        with validation.file_problems(file, RecordError):
            document = validation.parse_json(text.removeprefix(BYTE_ORDER_MARK))
        house_rules: Any = []
        persons: tuple[Doc, ...] = ()
        if isinstance(document, dict) and document.get("format") == FORMAT:
            validation.check_format(document, FORMAT, VERSION, file, error=RecordError)
            matches = self._read_matches(document.get("matches"), file)
            house_rules = document.get("house_rules", [])
            is_list = isinstance(house_rules, list)
            if not is_list or not all(isinstance(house, dict) for house in house_rules):
                raise RecordError(file, [_no_list("house_rules", house_rules)])
            persons = _read_people(document.get(PEOPLE, []), file)
        else:
            matches = [self._read(document, file)]
        compared = [(match, self._compare(match)) for match in matches]
        return ImportPreview(
            file=file,
            matches=tuple(matches),
            house_rules=tuple(house_rules),
            all_people=persons,
            changed_people=tuple(news for news, _ in _merge_people(self.work.database, persons)),
            new=tuple(self._summary(match) for match, state in compared if state is None),
            same=tuple(self._summary(match) for match, state in compared if state is True),
            conflicts=tuple(state for _, state in compared if isinstance(state, Conflict)),
        )

    def import_matches(
        self, preview: ImportPreview, answers: Mapping[model.MatchUid, Answer] = NO_ANSWERS
    ) -> ImportResult:
        """Import the contents of a file, in one transaction; then publish the changed matches.

        A match in conflict is handled as its answer says; without an answer it does not change, and
        is in `unanswered` of the result. House rules never replace others. Raises `StoreError` if
        nothing could be saved.
        """
        result = ImportResult()
        with self.work.database.transaction():
            for match in preview.matches:
                state = self._compare(match)
                answer = answers.get(match.uid)
                if state is True or (state and answer is Answer.MINE):
                    result.unchanged.append(match.uid)
                elif state and answer is None:
                    result.unanswered.append(match.uid)
                else:
                    wanted = with_own_uids(self.work.database, match)
                    if state and answer is Answer.BOTH:
                        wanted = records.copy_of(wanted)
                    store_match(self.work, wanted, reason=preview.file)
                    is_replaced = state and answer is Answer.THEIRS
                    (result.replaced if is_replaced else result.added).append(wanted.uid)
            for house in preview.house_rules:
                try:
                    profile = self.profiles.import_file(json.dumps(house), preview.file)
                except RuleSetError as error:
                    result.house_refused.append(error)
                    continue
                if isinstance(profile, HouseConflict):
                    result.house_conflicts.append(profile)
                else:
                    result.house_rules.append(profile)
            result.people.extend(_import_people(self.matches.people, preview.all_people))
        self.matches.summaries.clear()
        changed = [*result.added, *result.replaced]
        if result.people:  # names may be others in all matches
            changed = [doc["uid"] for doc in self.work.database.select_fields(MATCHES, "uid")]
        for uid in changed:
            self.work.publish(MatchChanged(uid))
        return result

    def _read_matches(self, documents: Any, file: str) -> list[StoredMatch]:
        """Return the matches of a file; raise `RecordError` if invalid or with repeated uids."""
        if not isinstance(documents, list):
            raise RecordError(file, [_no_list("matches", documents)])
        matches = []
        for number, record in enumerate(documents):
            with validation.file_problems(file, RecordError, f"matches[{number}]"):
                matches.append(self._read(record, file))
        if len({match.uid for match in matches}) < len(matches):
            raise RecordError(file, [Problem("there_twice", "matches")])
        return matches

    def _read(self, record: Any, file: str) -> StoredMatch:
        """Return a match of a file, checked unless the store has the same match.

        Raises `RecordError` with every problem.
        """
        uid = record.get("uid") if isinstance(record, dict) else None
        if isinstance(uid, str):
            mine = records.load_match(self.work.database, model.MatchUid(uid))
            if mine is not None and records.record_of(mine) == record:
                return mine
        return records.read_record(record, file, self.work.library)

    def _compare(self, match: StoredMatch) -> Conflict | bool | None:
        """Compare a match with the store: None if it is new, True if equal, else the conflict."""
        database = self.work.database
        mine = records.load_match(database, match.uid)
        if mine is None:
            return None
        theirs = with_own_uids(database, match)
        if records.is_same_match(mine, theirs) or database.table(MATCHES).contains(
            doc_id=records.copy_of(theirs).uid
        ):
            return True
        relation = Relation.APART
        if mine.changes and _continues(theirs, mine):
            relation = Relation.LATER
        elif theirs.changes and _continues(mine, theirs):
            relation = Relation.EARLIER
        deals = (
            {deal["uid"]: records.deal_content(deal) for deal in m.deals} for m in (mine, theirs)
        )
        return Conflict(
            mine=self._summary(mine),
            theirs=self._summary(theirs),
            relation=relation,
            deals=deal_pairs(*deals),
        )

    def _load_matches(self, uids: Sequence[model.MatchUid] | None) -> list[StoredMatch]:
        """Return stored matches by uid, or all for None.

        Raises `UnknownMatchError` for an unknown uid.
        """
        if uids is None:
            uids = [summary.uid for summary in self.matches.list(include_club=True)]
        matches = []
        for uid in uids:
            match = records.load_match(self.work.database, uid)
            if match is None:
                raise UnknownMatchError(f"there is no match {uid}")
            matches.append(match)
        return matches

    def _summary(self, match: StoredMatch) -> Summary:
        """Return the summary of a match that need not be in the store."""
        return Summary(
            uid=match.uid,
            number=len(match.changes),
            changed=match.changed,
            read=lambda: _match_of(match, self.work.library),
        )


def _match_of(match: StoredMatch, library: RuleLibrary) -> model.Match:
    rules = values_in_force(match.set_up, library).rules
    return read_match(records.record_of(match), match.uid, library, rules=rules)


def _continues(later: StoredMatch, earlier: StoredMatch) -> bool:
    """Return True if the changes of `later` begin with all changes of `earlier`."""
    uids = [change["uid"] for change in earlier.changes]
    return uids == [change["uid"] for change in later.changes[: len(uids)]]


def with_own_uids(database: Database, match: StoredMatch) -> StoredMatch:
    """Return a match under its uid, with new uids of deals and changes if others have them."""
    used = [(DEALS, deal["uid"]) for deal in match.deals]
    for change in match.changes:
        used += [(CHANGES, change["uid"]), (DEALS, change.get("deal") or "")]
    for table, uid in used:
        document = database.table(table).get(doc_id=uid)
        if document is not None and document["match"] != match.uid:
            return records.with_uid(match, match.uid)
    return match


def store_match(work: UnitOfWork, wanted: StoredMatch, *, reason: str) -> None:
    """Store a match, in one transaction, in place of the stored match with the same uid.

    Its history is stored if it continues the history in the store. Other differences become
    changes of the set-up and the deals, with the `reason`, which can be undone. A deleted match is
    restored.
    """
    database = work.database
    uid = wanted.uid
    with database.transaction():
        Deletions(work).restore(uid, seen=last_change_number(work, uid))
        mine = records.load_match(database, uid)
        if wanted.changes and (mine is None or _continues(wanted, mine)):
            for change in wanted.changes:
                database.put_change(change)
            mine = records.load_match(database, uid)
        for step in _steps(mine, wanted, reason):
            append_change(work, uid, step)


def _steps(mine: StoredMatch | None, wanted: StoredMatch, reason: str) -> Iterator[Step]:
    """Yield the steps that turn a stored match, or None, into the wanted match."""
    if mine is None:
        yield Step(ChangeKind.START, after=wanted.set_up, reason=reason)
    elif mine.set_up != wanted.set_up:
        kind = ChangeKind.END if wanted.set_up.get("ended") else ChangeKind.RESUME
        if without(mine.set_up, "ended") != without(wanted.set_up, "ended"):
            kind = ChangeKind.SET_UP
        yield Step(kind, before=mine.set_up, after=wanted.set_up, reason=reason)
    here = {deal["uid"]: deal for deal in (mine.deals if mine else ())}
    there = {deal["uid"] for deal in wanted.deals}
    for uid, deal in here.items():
        if uid not in there:
            yield Step(ChangeKind.DROP, deal=model.DealUid(uid), before=deal, reason=reason)
    last = max((deal["position"] for uid, deal in here.items() if uid in there), default=0)
    for deal in _with_positions(wanted.deals, here):
        before = here.get(deal["uid"])
        if before == deal:
            continue
        if before is not None:
            kind = ChangeKind.AMEND
        elif deal["position"] < last:
            kind = ChangeKind.INSERT
        else:
            kind = ChangeKind.RECORD
        yield Step(kind, deal=deal["uid"], before=before, after=deal, reason=reason)


def _with_positions(deals: Sequence[Doc], here: Mapping[str, Doc]) -> list[Doc]:
    """Return the deals of a file with ascending positions; stored deals keep their positions.

    If the stored deals are in another order, all deals have the positions of the file.

    Args:
        deals: Deals of the file, in order.
        here: Stored deals by uid.
    """
    places = [here[deal["uid"]]["position"] if deal["uid"] in here else None for deal in deals]
    known = [place for place in places if place is not None]
    if known != sorted(known):
        return list(deals)
    placed: list[Doc] = []
    before: float = 0
    for number, (deal, place) in enumerate(zip(deals, places, strict=True)):
        after = next((later for later in places[number:] if later is not None), before + 2)
        position = place
        if position is None:
            # A new deal goes in the middle between its neighbours.
            middle = (before + after) / 2
            position = int(middle) if middle == int(middle) else middle
        placed.append({**deal, "position": position})
        before = position
    return placed


@dataclass(frozen=True, slots=True, kw_only=True)
class _Person:
    """The fields of a person in a file. Further ones, of newer versions, are kept unread."""

    uid: str
    name: str
    note: str = ""
    names: tuple[str, ...] = ()
    same_as: str | None = None
    changed: str = ""


def _no_list(path: str, value: object) -> Problem:
    return Problem("wrong_kind", path, {"kind": "list", "value": validation.short_text(value)})


def _read_people(documents: Any, file: str) -> tuple[Doc, ...]:
    """Return the people of a file as documents to store; raise `RecordError` with every problem."""
    with validation.file_problems(file, RecordError, PEOPLE):
        converter = validation.strict_converter(forbid_unknown=False)
        people = validation.convert_document(converter, documents, tuple[_Person, ...])
    problems = []
    stored_people = []
    uids = {""}
    for index, person in enumerate(people):
        if person.uid in uids:
            problems.append(Problem("there_twice", f"{PEOPLE}[{index}].uid"))
        uids.add(person.uid)
        if not person.name.strip():
            problems.append(Problem("name_needed", f"{PEOPLE}[{index}].name"))
        fields = {"name": person.name.strip(), "note": person.note.strip()}
        more = {"names": [*person.names], "same_as": person.same_as}
        try:
            stored_people.append(storable_copy({**documents[index], **fields, **more}))
        except StoreDocumentError as error:
            problems.append(Problem("not_storable", PEOPLE, {"why": str(error)}))
    if problems:
        raise RecordError(file, problems)
    return tuple(stored_people)


def _changed_at(person: Doc) -> datetime:
    """Return the time of a person's last change; the earliest possible time if it is unknown."""
    try:
        time = datetime.fromisoformat(person.get("changed") or "")
    except (TypeError, ValueError):
        return datetime.min.replace(tzinfo=UTC)
    return time if time.tzinfo else time.replace(tzinfo=UTC)


def _merge_people(database: Database, persons: Sequence[Doc]) -> Iterator[tuple[PersonChange, Doc]]:
    """Yield the people of a file who are new or changed, each with the document to store.

    The later of two states of a person counts, with the names of both. Forgotten people stay
    forgotten.
    """
    for theirs in persons:
        document = theirs
        before = None
        if (mine := database.table(PLAYERS).get(doc_id=theirs["uid"])) is not None:
            later = theirs if _changed_at(theirs) > _changed_at(mine) else mine
            names = dict.fromkeys((*mine["names"], *theirs["names"]))
            document = mine if mine.get(players.FORGOTTEN) else {**later, "names": [*names]}
            before = players.name_with_note(mine["name"], mine.get("note") or "")
        if document != mine:
            name = players.name_with_note(document["name"], document.get("note") or "")
            yield PersonChange(uid=document["uid"], name=name, before=before), document


def _import_people(people: players.People, persons: Sequence[Doc]) -> list[PersonChange]:
    """Store the people of a file; return those who are new or changed.

    A merger is not imported if the two people have played in one match here.
    """
    database = people.work.database
    news = list(_merge_people(database, persons))
    # In the order of the file, because the first person with a name owns it.
    for _, document in news:
        mine = database.table(PLAYERS).get(doc_id=document["uid"]) or {}
        database.table(PLAYERS).put({**document, "same_as": mine.get("same_as")})
    for _, document in sorted(news, key=lambda pair: pair[1].get("same_as") is not None):
        if _may_be_same(people, document):
            database.table(PLAYERS).put(document)
    return [person for person, _ in news]


def _may_be_same(people: players.People, document: Doc) -> bool:
    """Return True if the person of a document may be merged as the document says.

    Also True for a merger that is unknown here, False if a merged person has shared matches.
    """
    same = document.get("same_as")
    if same is None or same == document["uid"]:
        return same is None
    here = people.identities()
    if same not in here.docs:
        return True  # unknown so far; a later file may have that person
    person = players.Identity(uid=document["uid"], name=document["name"])
    other = here.person_of(model.Player("", same))
    return other.uid != person.uid and not people.shared_matches(person, other)


def sheet_text(matches: Sequence[model.Match]) -> str:
    """Return matches as CSV, with a row for each deal.

        match,rule_set,started,deal,at,dealer,out,note,side_1,players_1,points_1,running_1,...
        0f3a…,classic_4p,2026-11-21T19:30:00+01:00,1,…,Ana,Ben,,North-South,Ana; Ben,785,785,...

    `points` is the score of a side in the deal, `running` its total after it. A column follows
    for each part of the score that occurs: `canasta_bonus_1` and so on. A match without deals has
    no row. Text that a spreadsheet would take for a formula starts with an apostrophe.
    """
    rows = [row for match in matches for row in _deal_rows(match)]
    used = {name for row in rows for name in row}
    columns = ["match", "rule_set", "started", "deal", "at", "dealer", "out", "note"]
    kinds = dict.fromkeys((*PARTS.values(), CANASTA_PART))
    for place in range(1, max((len(match.sides) for match in matches), default=0) + 1):
        columns += [f"{name}_{place}" for name in ("side", "players", "points", "running")]
        columns += [f"{kind}_{place}" for kind in kinds if f"{kind}_{place}" in used]
    out = io.StringIO()
    table = csv.DictWriter(out, columns, restval="")
    table.writeheader()
    table.writerows({name: formula_safe(value) for name, value in row.items()} for row in rows)
    return BYTE_ORDER_MARK + out.getvalue()


def _deal_rows(match: model.Match) -> Iterator[dict[str, Any]]:
    """Yield a row of the table of deals for each deal of a match."""
    scores = progress(match).deals
    for number, (played, dealt) in enumerate(zip(match.deals, scores, strict=True), start=1):
        row = {
            "match": match.uid,
            "rule_set": match.ruleset,
            "started": match.started,
            "deal": number,
            "at": played.at,
            "dealer": dealt.dealer,
            "out": played.out_player,
            "note": played.note,
        }
        sides = zip(match.sides, dealt.score.sides, strict=True)
        for place, (side, score) in enumerate(sides, start=1):
            row[f"side_{place}"] = side.name
            row[f"players_{place}"] = "; ".join(player.name for player in side.players)
            row[f"points_{place}"] = score.total
            row[f"running_{place}"] = dealt.totals_after[place - 1]
            parts: Counter[str] = Counter()
            for line in score.lines:
                parts[part_of(line)] += line.points
            row |= {f"{kind}_{place}": points for kind, points in parts.items()}
        yield {name: value for name, value in row.items() if value is not None}


def formula_safe(value: Any) -> Any:
    """Return a cell's value such that no spreadsheet takes it for a formula."""
    if not isinstance(value, str):
        return value
    return _FORMULA_START.sub(r"\1\2'", value)
