"""The documents that a club sends to a league: sheets of evenings, and the list of its members.

A sheet has neither names nor deals nor codes. Names travel in a document of their own, which a
later one replaces, with none for who has not agreed to be named.
"""

import json
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import chain
from typing import Any, NewType, TypeVar

from scorekeeper import validation
from scorekeeper.club import model
from scorekeeper.club.entrants import entrant_of, rule_set_at
from scorekeeper.club.model import EveningUid, MemberUid
from scorekeeper.club.serialization import ClubFileError, plain_data, read_plain
from scorekeeper.club.standings import leading_sides, standing
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleSetError, RuleSetId, UnknownRuleSetError, rule_book

ClubId = NewType("ClubId", str)

SHEET, MEMBERS = "scorekeeper-sheet", "scorekeeper-members"
VERSION = 1
CLUB_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
UID = re.compile(r"[0-9A-Za-z._~-]{1,80}")  # fits into an address as it is
T = TypeVar("T")


class LeagueFileError(ClubFileError):
    """A sheet or a list of members is broken; each problem has its path."""


class LeagueError(validation.ProblemError):
    """Something that a league was asked for cannot be done; its problem says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetSide:
    """A side of a table: who sat there at the end, and its total in points."""

    members: tuple[MemberUid, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetResult:
    """The result of a table."""

    round: int
    table: int
    sides: tuple[SheetSide, ...]
    winner: int | None = None
    """The side that won whatever the totals; None: the higher total wins."""
    absent: tuple[int, ...] = ()
    """The sides that did not come."""
    walkover: bool = False
    ruleset: RuleSetId | None = None
    """The rule set of a table for those left over; None: that of the evening."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The side that has won, or all that are level at the top."""
        points = tuple(side.points for side in self.sides)
        score = model.Score(points, self.winner)
        return leading_sides(model.Result(score=score, how="paper", absent=self.absent))


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPlace:
    """A row of the evening's final standing."""

    place: int
    members: tuple[MemberUid, ...]
    points: int
    """Points of the standing, by the scheme of the evening."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The results of one finished evening; a correction is a later edition."""

    club: ClubId
    evening: EveningUid
    edition: int
    day: str
    """ISO 8601 text."""
    form: model.Form
    ruleset: RuleSetId
    ruleset_edition: int
    house_rules: bool = False
    """True if the evening changed its rule set; the length of its rounds is no such change."""
    results: tuple[SheetResult, ...]
    standing: tuple[SheetPlace, ...]

    @property
    def members(self) -> tuple[MemberUid, ...]:
        """Everybody who is named, once."""
        sides = (side.members for result in self.results for side in result.sides)
        return tuple(dict.fromkeys(chain(*sides, *(row.members for row in self.standing))))


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetMember:
    """A member, without a name where they have not agreed to be named."""

    uid: MemberUid
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberList:
    """The names of a club's members; the one that was written last counts."""

    club: ClubId
    written: str
    """ISO 8601 text with the distance from UTC."""
    members: tuple[SheetMember, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The answer of a league to a document."""

    state: str
    """`shown`, `waiting` for an officer, `older` than what is shown, `refused` by an officer,
    `conflict` with another sheet of this edition, `invalid`, or `kept` (a list of members)."""
    reasons: tuple[str, ...] = ()
    """Codes of problems that an officer has to look at, or of those that make it invalid."""
    newest: int | None = None
    """The latest edition that the league has."""


def sheet_of(evening: model.Evening, *, club: ClubId, edition: int) -> Sheet:
    """Return the sheet of an evening that is over.

    Raise `UnknownRuleSetError` or `RuleSetError` if its rule set can no longer be read.
    """
    plan = evening.plan
    results = (
        _result(evening, played.number, table, table.result)
        for played in evening.rounds
        for table in played.tables
        if table.result is not None
    )
    rows = ((row, entrant_of(evening, row.entrant)) for row in standing(evening))
    return Sheet(
        club=club,
        evening=evening.uid,
        edition=edition,
        day=plan.date,
        form=plan.form,
        ruleset=plan.ruleset,
        ruleset_edition=rule_book(plan.ruleset).identity.edition,
        house_rules=bool(plan.house_rules),
        results=tuple(results),
        standing=tuple(
            SheetPlace(place=row.place, members=entrant.members, points=row.points)
            for row, entrant in rows
            if row.place is not None and entrant is not None
        ),
    )


def _result(
    evening: model.Evening, number: int, table: model.Table, result: model.Result
) -> SheetResult:
    ruleset = rule_set_at(evening.plan, table)
    return SheetResult(
        round=number,
        table=table.number,
        sides=tuple(
            SheetSide(members=side.players, points=points)
            for side, points in zip(table.sides, result.score.points, strict=True)
        ),
        winner=result.score.winner,
        absent=result.absent,
        walkover=result.how == "walkover",
        ruleset=None if ruleset == evening.plan.ruleset else ruleset,
    )


Document = Sheet | MemberList


def canonical(document: Document) -> bytes:
    """Return the one spelling of a document: sorted keys, no spaces, nothing that is a default."""
    head = {"format": SHEET if isinstance(document, Sheet) else MEMBERS, "version": VERSION}
    content = {**head, **plain_data(document)}
    return json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def address_of(document: Document) -> str:
    """Return the address in a league that takes in a document."""
    where = "members"
    if isinstance(document, Sheet):
        where = f"evenings/{document.evening}/{document.edition}"
    return f"clubs/{document.club}/{where}"


def digest_of(document: Document) -> str:
    """Return the SHA-256 of the canonical bytes, in hexadecimal."""
    return hash_of(canonical(document))


def hash_of(content: bytes) -> str:
    """Return the SHA-256 of some bytes, in hexadecimal."""
    return sha256(content).hexdigest()


def read_document(content: bytes, file: str) -> Document:
    """Return the document in some bytes; `file` is its name in messages.

    Raise `LeagueFileError` with every problem.
    """
    with validation.file_problems(file, LeagueFileError):
        document = validation.json_from(content.decode("utf-8-sig"))
    is_list = isinstance(document, dict) and document.get("format") == MEMBERS
    return members_from(document, file) if is_list else sheet_from(document, file)


def sheet_from(document: object, file: str) -> Sheet:
    """Return the sheet that plain data describe; raise `LeagueFileError` with every problem."""
    return _checked(document, file, SHEET, Sheet, _sheet_problems)


def members_from(document: object, file: str) -> MemberList:
    """Return the member list that plain data describe; raise `LeagueFileError`."""
    return _checked(document, file, MEMBERS, MemberList, _list_problems)


def _checked(
    document: Any,
    file: str,
    name: str,
    kind: type[T],
    problems_of: Callable[[T], Iterator[Problem]],
) -> T:
    value = read_plain(document, file, name, VERSION, kind, error=LeagueFileError)
    if wrong := [*problems_of(value)]:
        raise LeagueFileError(file, wrong)
    return value


def _sheet_problems(sheet: Sheet) -> Iterator[Problem]:
    uids = (("evening", sheet.evening), *(("results", uid) for uid in sheet.members))
    yield from _id_problems(sheet.club, uids)
    try:
        date.fromisoformat(sheet.day)
    except ValueError:
        yield Problem("no_date", "day", {"date": sheet.day})
    if sheet.edition < 1:
        yield Problem("not_positive", "edition", {"value": sheet.edition})
    places = Counter((result.round, result.table) for result in sheet.results)
    for number, result in enumerate(sheet.results):
        path, count = f"results[{number}]", len(result.sides)
        if places[result.round, result.table] > 1 or result.round < 1 or result.table < 1:
            yield Problem("there_twice", path)
        named = (*result.absent, *(() if result.winner is None else (result.winner,)))
        if count < model.FACING or any(not 0 <= side < count for side in named):
            yield Problem("unknown_side", path)


def _list_problems(document: MemberList) -> Iterator[Problem]:
    uids = ((f"members[{place}].uid", member.uid) for place, member in enumerate(document.members))
    yield from _id_problems(document.club, uids)
    if len({member.uid for member in document.members}) < len(document.members):
        yield Problem("there_twice", "members")
    written = validation.moment(document.written)
    if written is None or written.tzinfo is None:
        yield Problem("no_date", "written", {"date": document.written})
    for place, member in enumerate(document.members):
        yield from model.name_problems(member.name, f"members[{place}].name", needed=False)


def _id_problems(club: str, uids: Iterable[tuple[str, str]]) -> Iterator[Problem]:
    """Yield the ids that fit into no address: the club's, and uids, each with its path."""
    if not CLUB_ID.fullmatch(club):
        yield Problem("no_id", "club", {"id": validation.picture(club)})
    for path, uid in uids:
        if not UID.fullmatch(uid):
            yield Problem("no_id", path, {"id": validation.picture(uid)})


# --- what is hardly right


@cache
def limits() -> dict[str, int]:
    """Return the limits of `plausible.toml`."""
    text = (files("scorekeeper.league") / "plausible.toml").read_text("utf-8")
    return {name: int(value) for name, value in tomllib.loads(text).items()}


def doubts(sheet: Sheet, *, today: date) -> tuple[str, ...]:
    """Return the codes of all that an officer should look at before a sheet counts.

    The limits stand in `plausible.toml`.
    """
    most, day = limits(), date.fromisoformat(sheet.day)
    seats = Counter(
        (result.round, uid)
        for result in sheet.results
        for side in result.sides
        for uid in side.members
    )
    codes = {
        "league_day_ahead": day > today + timedelta(days=most["days_ahead"]),
        "league_day_late": day < today - timedelta(days=most["days_back"]),
        "league_seated_twice": any(count > 1 for count in seats.values()),
    }
    totals = defaultdict[RuleSetId, int](int)
    for result in sheet.results:
        ruleset = result.ruleset or sheet.ruleset
        totals[ruleset] = max(totals[ruleset], *(abs(side.points) for side in result.sides))
    for ruleset, total in totals.items():
        try:
            target = rule_book(ruleset).rules.target
        except (UnknownRuleSetError, RuleSetError):
            codes["league_rule_set"] = True
            continue
        if target and total > most["targets"] * target:
            codes["league_total"] = True
    return tuple(sorted(code for code, is_so in codes.items() if is_so))
