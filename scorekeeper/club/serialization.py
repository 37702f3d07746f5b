"""Sessions and seasons as plain data for files: writing, reading, and checking what was read."""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from itertools import chain
from typing import Any, TypeVar

from scorekeeper import validation
from scorekeeper.club import model, results, standings
from scorekeeper.club.entrants import entrants_in_round
from scorekeeper.problem import Problem
from scorekeeper.rules import RuleBook, RuleLibrary

EVENING_FORMAT = "scorekeeper-evening"
SEASON_FORMAT = "scorekeeper-season"
EVENING_VERSION = 3
"""The format version of sessions. 2 added averages, shares of a walkover, adjustments, awards and
carried points; 3 added byes of at least 0 points and check-ins in the log. The standings of older
files do not change."""
SEASON_VERSION = 1
T = TypeVar("T")


class ClubFileError(validation.FileError):
    """A file of schemes, a session or a season is invalid; each problem has a path."""


def evening_document(evening: model.Evening) -> dict[str, Any]:
    """Return a session as JSON data, which `read_evening` reads."""
    return {"format": EVENING_FORMAT, "version": EVENING_VERSION, **plain_data(evening)}


def season_document(season: standings.Season) -> dict[str, Any]:
    """Return a season as JSON data, with the uids of its sessions."""
    return {"format": SEASON_FORMAT, "version": SEASON_VERSION, **plain_data(season)}


@dataclass(frozen=True, slots=True, kw_only=True)
class _WrittenEvening(model.Evening):
    """A session as its file has it."""

    book: RuleBook = field(init=False)  # follows from the plan
    shape: model.Shape = field(init=False)  # likewise


def read_evening(document: object, file: str, library: RuleLibrary) -> model.Evening:
    """Return the session in JSON data; the library has the rule sets of its plan.

    Raise `ClubFileError` with every problem of the file.
    """
    written = read_value(document, file, EVENING_FORMAT, EVENING_VERSION, _WrittenEvening)
    if problems := model.plan_problems(written.plan, library):
        raise ClubFileError(file, problems)
    book = library.book(written.plan.ruleset)
    shape = model.shape_of(written.plan, library)
    values = {
        part.name: getattr(written, part.name) for part in fields(_WrittenEvening) if part.init
    }
    evening = model.Evening(book=book, shape=shape, **values)
    if inconsistent := [*inconsistencies(evening)]:
        raise ClubFileError(file, inconsistent)
    return evening


def read_season(document: object, file: str) -> standings.Season:
    """Return the season in JSON data; raise the errors of `read_evening`."""
    season = read_value(document, file, SEASON_FORMAT, SEASON_VERSION, standings.Season)
    if problems := [*standings.season_problems(season)]:
        raise ClubFileError(file, problems)
    return season


def plain_data(value: Any) -> Any:
    """Return a value as JSON data, without fields that have their default or are derived."""
    # The first check, for speed: most values are texts or numbers.
    if isinstance(value, str | int):
        return value
    if is_dataclass(value):
        fields_of_value: dict[str, Any] = {}
        for name, default in _defaults(value.__class__):
            part = getattr(value, name)
            if part != default:
                fields_of_value[name] = plain_data(part)
        return fields_of_value
    if isinstance(value, Mapping):
        return {key: plain_data(inner) for key, inner in value.items()}
    if isinstance(value, tuple | list):
        return [plain_data(inner) for inner in value]
    return value


@cache
def _defaults(kind: type) -> tuple[tuple[str, object], ...]:
    """Return the fields of a dataclass with their defaults, without derived ones."""
    return tuple(
        (each.name, each.default if each.default_factory is MISSING else each.default_factory())
        for each in fields(kind)
        if not each.metadata.get(model.DERIVED)
    )


def read_value(
    document: Any,
    file: str,
    format_name: str,
    newest_version: int,
    value_type: type[T],
    *,
    error: type[validation.FileError] = ClubFileError,
) -> T:
    """Return JSON data as a value of a type.

    Args:
        document: The data.
        file: The name of the file, for messages.
        format_name: The name of the expected format.
        newest_version: The latest version of the format that can be read.
        value_type: The type of the value.
        error: The exception to raise, with every problem.
    """
    validation.check_format(document, format_name, newest_version, file, error=error)
    values = {key: part for key, part in document.items() if key not in ("format", "version")}
    with validation.file_problems(file, error):
        return validation.convert_document(validation.plain_converter(), values, value_type)


def inconsistencies(evening: model.Evening) -> Iterator[Problem]:
    """Yield a problem for each reference to a missing member or entrant, and each wrong size."""
    shape = evening.shape
    members = {member.uid for member in evening.members}
    entrants = {entrant.uid for entrant in evening.entrants}
    if len(members) < len(evening.members) or len(entrants) < len(evening.entrants):
        yield Problem("there_twice", "members")
    for index, member in enumerate(evening.members):
        yield from model.name_problems(member.name, f"members[{index}].name")
    for index, entrant in enumerate(evening.entrants):
        path = f"entrants[{index}]"
        yield from model.name_problems(entrant.name, f"{path}.name", needed=False)
        if not members.issuperset((*entrant.members, *entrant.away)):
            yield Problem("unknown_member", f"{path}.members")
        if not model.can_form_entrant(evening.plan.form, shape, len(entrant.members)):
            count = {"count": len(entrant.members)}
            yield Problem("wrong_number_of_members", f"{path}.members", count)
    if len({len(entrant.members) for entrant in evening.entrants}) > 1:
        yield Problem("team_sizes_differ", "entrants")
    for index, adjustment in enumerate(evening.adjustments):
        path = f"adjustments[{index}]"
        if adjustment.entrant not in entrants:
            yield Problem("unknown_entrant", f"{path}.entrant")
    yield from _round_inconsistencies(evening, members, shape)


def _round_inconsistencies(
    evening: model.Evening, members: set[model.MemberUid], shape: model.Shape
) -> Iterator[Problem]:
    """Yield a problem for each wrong number, state or reference of a round or of its tables."""
    entrants = {entrant.uid for entrant in evening.entrants}
    for index, played in enumerate(evening.rounds):
        path = f"rounds[{index}]"
        if played.number != index + 1:
            yield Problem("round_number", f"{path}.number", {"right": index + 1})
        if played.state != "closed" and index + 1 < len(evening.rounds):
            yield Problem("round_open", f"{path}.state", {"round": index + 1})
        if not entrants.issuperset(entrants_in_round(played)):
            yield Problem("unknown_entrant", path)
        if len({table.number for table in played.tables}) < len(played.tables):
            yield Problem("there_twice", f"{path}.tables")
        for number, table in enumerate(played.tables):
            table_path = f"{path}.tables[{number}]"
            yield from _table_inconsistencies(table, table_path, members, shape)
            if played.state == "closed" and table.result is None:
                yield Problem("has_no_result", f"{table_path}.result", {"table": table.number})


def _table_inconsistencies(
    table: model.Table, path: str, members: set[model.MemberUid], shape: model.Shape
) -> Iterator[Problem]:
    """Yield a problem for wrong references, sizes or scores of a table."""
    if not members.issuperset(chain(*(side.players for side in table.sides))):
        yield Problem("unknown_member", f"{path}.sides")
    if not model.can_form_table(shape, [len(side.entrants) for side in table.sides]):
        yield Problem("wrong_table", f"{path}.sides")

    # All scores, and the indices of all sides that claims, the result and a dispute name.
    scores = [claim.score for claim in table.claims]
    claiming_sides = [claim.side for claim in table.claims]
    named_sides = list(claiming_sides)
    if table.result:
        scores.append(table.result.score)
        named_sides += table.result.absent
    if table.disputed:
        named_sides.append(table.disputed.side)

    for score in scores:
        yield from (problem.below(path) for problem in results.score_problems(table, score))
    if table.result and len(table.result.awards) not in (0, len(table.sides)):
        values = {"count": len(table.result.awards), "right": len(table.sides)}
        yield Problem("wrong_number_of_scores", f"{path}.result.awards", values)
    are_known = all(0 <= side < len(table.sides) for side in named_sides)
    # A side has at most one claim.
    if not are_known or len(set(claiming_sides)) < len(claiming_sides):
        yield Problem("unknown_side", path)
