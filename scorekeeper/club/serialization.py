"""Evenings and seasons as plain data for files: writing, reading, and checking what was read."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from itertools import chain
from typing import Any, TypeVar

from scorekeeper.club import model, results, standings
from scorekeeper.club.entrants import drawn_in
from scorekeeper.scoring.problem import Problem
from scorekeeper.validation import Complaint, DocumentError, FileError, plain_converter, structured

EVENING_FORMAT = "scorekeeper-evening"
SEASON_FORMAT = "scorekeeper-season"
VERSION = 1
T = TypeVar("T")


class ClubFileError(FileError):
    """A file of schemes, of an evening or of a season is broken; each complaint names the place."""


class ClubFileTooNewError(ClubFileError):
    """A file was written by a newer version of this program."""


def evening_document(evening: model.Evening) -> dict[str, Any]:
    """An evening as plain data, from which `evening_from` makes the same one."""
    return {"format": EVENING_FORMAT, "version": VERSION, **plain(evening)}


def season_document(season: standings.Season) -> dict[str, Any]:
    """A season as plain data; its evenings are named, not held."""
    return {"format": SEASON_FORMAT, "version": VERSION, **plain(season)}


def evening_from(document: object, file: str) -> model.Evening:
    """The evening that plain data describe; `file` is its name in messages.

    Raises `ClubFileError` with every complaint, `ClubFileTooNewError` for a newer version.
    """
    evening = _read(document, file, EVENING_FORMAT, model.Evening)
    if wrong := [*_complaints(model.plan_problems(evening.plan))] or [*misfits(evening)]:
        raise ClubFileError(file, wrong)
    return evening


def season_from(document: object, file: str) -> standings.Season:
    """The season that plain data describe; raises what `evening_from` raises."""
    season = _read(document, file, SEASON_FORMAT, standings.Season)
    if wrong := [*_complaints(standings.season_problems(season))]:
        raise ClubFileError(file, wrong)
    return season


def _complaints(problems: Iterable[Problem], path: str = "") -> Iterator[Complaint]:
    return (Complaint(path + problem.path, problem.code) for problem in problems)


def plain(value: Any) -> Any:
    """A value of the club as JSON holds it, without what is the default."""
    if is_dataclass(value):
        parts = {field: getattr(value, field.name) for field in fields(value)}
        return {field.name: plain(part) for field, part in parts.items() if part != _default(field)}
    if isinstance(value, Mapping):
        return {key: plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, tuple | list) else value


def _default(field: "Field[Any]") -> object:
    return field.default if field.default_factory is MISSING else field.default_factory()


def _read(document: object, file: str, name: str, kind: type[T]) -> T:
    if not isinstance(document, dict) or document.get("format") != name:
        raise ClubFileError(file, [Complaint("format", f'"{name}" should stand here')])
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise ClubFileError(file, [Complaint("version", f"a number up to {VERSION} is needed")])
    if version > VERSION:
        text = f"a newer program wrote this: it is version {version}, this program reads {VERSION}"
        raise ClubFileTooNewError(file, [Complaint("version", text)])
    parts = {key: part for key, part in document.items() if key not in ("format", "version")}
    try:
        return structured(plain_converter(), parts, kind)
    except DocumentError as error:
        raise ClubFileError(file, error.complaints) from error


def misfits(evening: model.Evening) -> Iterator[Complaint]:
    """Yield all references to what does not exist, and all values of another shape.

    The plan of the evening is one that can be played.
    """
    shape = model.shape_of(evening.plan)
    members = {member.uid for member in evening.members}
    entrants = {entrant.uid for entrant in evening.entrants}
    if len(members) < len(evening.members) or len(entrants) < len(evening.entrants):
        yield Complaint("members", "every uid should stand here once")
    for place, member in enumerate(evening.members):
        yield from _complaints(model.name_problems(member.name, f"members[{place}].name"))
    for place, entrant in enumerate(evening.entrants):
        path = f"entrants[{place}]"
        yield from _complaints(model.name_problems(entrant.name, f"{path}.name", needed=False))
        if not members.issuperset((*entrant.members, *entrant.away)):
            yield Complaint(f"{path}.members", "uids of members are needed")
        if not model.members_fit(evening.plan.form, shape, len(entrant.members)):
            text = "as many members as the form of the evening has are needed"
            yield Complaint(f"{path}.members", text)
    if len({len(entrant.members) for entrant in evening.entrants}) > 1:
        yield Complaint("entrants", "all teams should have as many members")
    yield from _round_misfits(evening, members, shape)


def _round_misfits(
    evening: model.Evening, members: set[model.MemberUid], shape: model.Shape
) -> Iterator[Complaint]:
    entrants = {entrant.uid for entrant in evening.entrants}
    for place, played in enumerate(evening.rounds):
        path = f"rounds[{place}]"
        if played.number != place + 1:
            yield Complaint(f"{path}.number", f"{place + 1} should stand here")
        if played.state != "closed" and place + 1 < len(evening.rounds):
            yield Complaint(f"{path}.state", "only the last round may be open")
        if not entrants.issuperset(drawn_in(played)):
            yield Complaint(path, "uids of entrants are needed")
        if len({table.number for table in played.tables}) < len(played.tables):
            yield Complaint(f"{path}.tables", "every table has a number of its own")
        for number, table in enumerate(played.tables):
            where = f"{path}.tables[{number}]"
            yield from _table_misfits(table, where, members, shape)
            if played.state == "closed" and table.result is None:
                yield Complaint(f"{where}.result", "a closed round has a result at every table")


def _table_misfits(
    table: model.Table, path: str, members: set[model.MemberUid], shape: model.Shape
) -> Iterator[Complaint]:
    if not members.issuperset(chain(*(side.players for side in table.sides))):
        yield Complaint(f"{path}.sides", "uids of members are needed")
    if not model.table_fits(shape, [len(side.entrants) for side in table.sides]):
        yield Complaint(f"{path}.sides", "the sides of a table of this evening are needed")
    scores = [claim.score for claim in table.claims]
    scores += [table.result.score] if table.result else []
    for score in scores:
        yield from _complaints(results.score_problems(table, score), f"{path}.")
    claimed = [claim.side for claim in table.claims]
    named = [*claimed, *(table.result.absent if table.result else ())]
    named += [table.disputed.side] if table.disputed else []
    if any(not 0 <= side < len(table.sides) for side in named) or len(set(claimed)) < len(claimed):
        yield Complaint(path, "sides of this table are needed, for claims each once")
