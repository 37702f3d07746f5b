"""The documents that a club sends to a league: sheets of sessions, and the list of its members.

A sheet contains neither names nor deals nor codes. The names of members who agreed to be named
are in the list of members, and each list replaces the one before: a name can be withdrawn.
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
from scorekeeper.club.serialization import ClubFileError, plain_data, read_value
from scorekeeper.club.standings import leading_sides, standing
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleSetError, RuleSetId, UnknownRuleSetError, rule_book

ClubId = NewType("ClubId", str)

SHEET_FORMAT = "scorekeeper-sheet"
MEMBERS_FORMAT = "scorekeeper-members"
VERSION = 1
CLUB_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
UID = re.compile(r"[0-9A-Za-z._~-]{1,80}")  # without characters that a URL would encode
T = TypeVar("T")


class LeagueFileError(ClubFileError):
    """A sheet or a list of members is malformed; each problem has its path."""


class LeagueError(validation.ProblemError):
    """A league cannot do what was requested; the problem is the reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetSide:
    """A side of a table: its players at the end, and its total in points."""

    members: tuple[MemberUid, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetResult:
    """The result of a table."""

    round: int
    table: int
    sides: tuple[SheetSide, ...]
    winner: int | None = None
    """The side that won regardless of the totals; None if the higher total wins."""
    absent: tuple[int, ...] = ()
    """The indices of the sides that did not come."""
    walkover: bool = False
    ruleset: RuleSetId | None = None
    """The rule set of a smaller table of left-over players; None for the session's rule set."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The index of the side that won, or the indices of all sides level at the top."""
        points = tuple(side.points for side in self.sides)
        score = model.Score(points, self.winner)
        return leading_sides(model.Result(score=score, how="paper", absent=self.absent))


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPlace:
    """A row of the session's final standing."""

    place: int
    members: tuple[MemberUid, ...]
    points: int
    """Points in the scoring scheme of the session, not points of deals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The results of one finished session; a correction is a later edition."""

    club: ClubId
    evening: EveningUid
    edition: int
    day: str
    """ISO 8601 text."""
    form: model.Form
    ruleset: RuleSetId
    ruleset_edition: int
    house_rules: bool = False
    """True if the session changed its rule set; the length of rounds does not count."""
    results: tuple[SheetResult, ...]
    standing: tuple[SheetPlace, ...]

    @property
    def members(self) -> tuple[MemberUid, ...]:
        """All members in the results or the standing, without duplicates."""
        sides = (side.members for result in self.results for side in result.sides)
        rows = (row.members for row in self.standing)
        return tuple(dict.fromkeys(chain(*sides, *rows)))


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetMember:
    """A member of a club."""

    uid: MemberUid
    name: str = ""
    """Empty unless the member agreed to be named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberList:
    """The names of a club's members; the list that was written last counts."""

    club: ClubId
    written: str
    """ISO 8601 text with the offset from UTC."""
    members: tuple[SheetMember, ...]


def sheet_of(evening: model.Evening, *, club: ClubId, edition: int) -> Sheet:
    """Return the sheet of a finished session: its results and final places, without names."""
    plan = evening.plan
    results = [
        _sheet_result(evening, round_.number, table, table.result)
        for round_ in evening.rounds
        for table in round_.tables
        if table.result is not None
    ]

    places = []
    for row in standing(evening):
        entrant = entrant_of(evening, row.entrant)
        if row.place is not None and entrant is not None:
            place = SheetPlace(place=row.place, members=entrant.members, points=row.points)
            places.append(place)

    return Sheet(
        club=club,
        evening=evening.uid,
        edition=edition,
        day=plan.date,
        form=plan.form,
        ruleset=plan.ruleset,
        ruleset_edition=evening.book.identity.edition,
        house_rules=bool(plan.house_rules),
        results=tuple(results),
        standing=tuple(places),
    )


def _sheet_result(
    evening: model.Evening, number: int, table: model.Table, result: model.Result
) -> SheetResult:
    """Return a table's result in round `number` as a sheet has it."""
    ruleset = rule_set_at(evening, table)
    sides = [
        SheetSide(members=side.players, points=points)
        for side, points in zip(table.sides, result.score.points, strict=True)
    ]
    return SheetResult(
        round=number,
        table=table.number,
        sides=tuple(sides),
        winner=result.score.winner,
        absent=result.absent,
        walkover=result.how == "walkover",
        ruleset=None if ruleset == evening.plan.ruleset else ruleset,
    )


Document = Sheet | MemberList


def canonical_bytes(document: Document) -> bytes:
    """Return the canonical JSON of a document: sorted keys, no spaces, no default values.

    Equal documents have equal bytes, so their digests can be compared.
    """
    format_name = SHEET_FORMAT if isinstance(document, Sheet) else MEMBERS_FORMAT
    content = {"format": format_name, "version": VERSION, **plain_data(document)}
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode()


def address_of(document: Document) -> str:
    """Return the path at which the server of a league accepts a document."""
    if isinstance(document, Sheet):
        return f"clubs/{document.club}/evenings/{document.evening}/{document.edition}"
    return f"clubs/{document.club}/members"


def digest_of(document: Document) -> str:
    """Return the SHA-256 of the canonical bytes, in hexadecimal."""
    return hash_of(canonical_bytes(document))


def hash_of(content: bytes) -> str:
    """Return the SHA-256 of some bytes, in hexadecimal."""
    return sha256(content).hexdigest()


def read_document(content: bytes, file: str) -> Document:
    """Return the document in the content of a file; `file` is its name in messages.

    Raise `LeagueFileError` with every problem.
    """
    with validation.file_problems(file, LeagueFileError):
        document = validation.parse_json(content.decode("utf-8-sig"))
    is_list = isinstance(document, dict) and document.get("format") == MEMBERS_FORMAT
    return members_from(document, file) if is_list else sheet_from(document, file)


def sheet_from(document: object, file: str) -> Sheet:
    """Return a sheet from plain data; raise `LeagueFileError` with every problem."""
    return _read_checked(document, file, SHEET_FORMAT, Sheet, _sheet_problems)


def members_from(document: object, file: str) -> MemberList:
    """Return a list of members from plain data; raise `LeagueFileError` with every problem."""
    return _read_checked(document, file, MEMBERS_FORMAT, MemberList, _member_list_problems)


def _read_checked(
    document: Any,
    file: str,
    format_name: str,
    document_type: type[T],
    problems_of: Callable[[T], Iterator[Problem]],
) -> T:
    """Return a `document_type` from plain data; raise `LeagueFileError` with every problem.

    `file` is its name in messages; `problems_of` finds problems that types cannot show.
    """
    value = read_value(document, file, format_name, VERSION, document_type, error=LeagueFileError)
    problems = list(problems_of(value))
    if problems:
        raise LeagueFileError(file, problems)
    return value


def _sheet_problems(sheet: Sheet) -> Iterator[Problem]:
    """Yield the problems of a sheet: ids, day, edition, and rounds, tables and sides of results."""
    uids: list[tuple[str, str]] = [("evening", sheet.evening)]
    uids += [("results", uid) for uid in sheet.members]
    yield from _id_problems(sheet.club, uids)

    try:
        date.fromisoformat(sheet.day)
    except ValueError:
        yield Problem("no_date", "day", {"date": sheet.day})
    if sheet.edition < 1:
        yield Problem("not_positive", "edition", {"value": sheet.edition})

    result_counts = Counter((result.round, result.table) for result in sheet.results)
    for index, result in enumerate(sheet.results):
        path = f"results[{index}]"
        is_duplicate = result_counts[result.round, result.table] > 1
        if is_duplicate or result.round < 1 or result.table < 1:
            yield Problem("there_twice", path)
        if _has_unknown_side(result):
            yield Problem("unknown_side", path)


def _has_unknown_side(result: SheetResult) -> bool:
    """Return True if there are too few sides, or an index of a side is out of range."""
    side_count = len(result.sides)
    if side_count < model.FACING:
        return True
    indices = list(result.absent)
    if result.winner is not None:
        indices.append(result.winner)
    return any(not 0 <= side < side_count for side in indices)


def _member_list_problems(document: MemberList) -> Iterator[Problem]:
    """Yield the problems of a list of members: ids, date and names."""
    uids = [(f"members[{index}].uid", member.uid) for index, member in enumerate(document.members)]
    yield from _id_problems(document.club, uids)
    if len({member.uid for member in document.members}) < len(document.members):
        yield Problem("there_twice", "members")

    written = validation.parse_time(document.written)
    if written is None or written.tzinfo is None:
        yield Problem("no_date", "written", {"date": document.written})

    for index, member in enumerate(document.members):
        yield from model.name_problems(member.name, f"members[{index}].name", needed=False)


def _id_problems(club: str, uids: Iterable[tuple[str, str]]) -> Iterator[Problem]:
    """Yield a problem for each id that cannot be part of a URL.

    `uids` are pairs of a path and a uid.
    """
    if not CLUB_ID.fullmatch(club):
        yield Problem("no_id", "club", {"id": validation.short_text(club)})
    for path, uid in uids:
        if not UID.fullmatch(uid):
            yield Problem("no_id", path, {"id": validation.short_text(uid)})


# --- implausible sheets


@cache
def plausibility_limits() -> dict[str, int]:
    """Return the limits of `plausible.toml`."""
    text = (files("scorekeeper.league") / "plausible.toml").read_text("utf-8")
    return {name: int(value) for name, value in tomllib.loads(text).items()}


def doubts(sheet: Sheet, *, today: date) -> tuple[str, ...]:
    """Return the codes of all reasons why an officer should check a sheet before it counts.

    The limits are in `plausible.toml`. Only the rule sets of the program are the same in all clubs.
    """
    limits = plausibility_limits()
    day = date.fromisoformat(sheet.day)

    codes = set[str]()
    if day > today + timedelta(days=limits["days_ahead"]):
        codes.add("league_day_ahead")
    if day < today - timedelta(days=limits["days_back"]):
        codes.add("league_day_late")
    if _has_member_seated_twice(sheet):
        codes.add("league_seated_twice")

    for ruleset, total in _highest_totals(sheet).items():
        try:
            target = rule_book(ruleset).rules.target
        except (UnknownRuleSetError, RuleSetError):
            codes.add("league_rule_set")
            continue
        if target and total > limits["targets"] * target:
            codes.add("league_total")
    return tuple(sorted(codes))


def _has_member_seated_twice(sheet: Sheet) -> bool:
    """Return True if a member has several seats in one round."""
    seats = Counter(
        (result.round, uid)
        for result in sheet.results
        for side in result.sides
        for uid in side.members
    )
    return any(count > 1 for count in seats.values())


def _highest_totals(sheet: Sheet) -> dict[RuleSetId, int]:
    """Return by rule set the highest total of a side at one table, regardless of its sign."""
    totals = defaultdict[RuleSetId, int](int)
    for result in sheet.results:
        ruleset = result.ruleset or sheet.ruleset
        highest = max(abs(side.points) for side in result.sides)
        totals[ruleset] = max(totals[ruleset], highest)
    return totals
