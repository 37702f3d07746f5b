"""Plain data back to evenings and seasons: strictly, with every complaint and its place."""

from functools import cache
from typing import Any, TypeVar

from cattrs import Converter

from scorekeeper.club.errors import ClubFileError, ClubFileTooNewError
from scorekeeper.club.misfits import misfits
from scorekeeper.club.model import Evening
from scorekeeper.club.plan import plan_problems
from scorekeeper.club.season import Season, season_problems
from scorekeeper.club.writing import EVENING_FORMAT, SEASON_FORMAT, VERSION
from scorekeeper.typed import Complaint, DocumentError, strict_converter, structured

T = TypeVar("T")


def evening_from(document: object, file: str) -> Evening:
    """The evening that plain data describe; `file` is its name in messages.

    Raises `ClubFileError` with every complaint, `ClubFileTooNewError` for a newer version.
    """
    evening = _read(document, file, EVENING_FORMAT, Evening)
    wrong = [Complaint(one.path, one.code) for one in plan_problems(evening.plan)]
    if wrong := wrong or [*misfits(evening)]:
        raise ClubFileError(file, wrong)
    return evening


def season_from(document: object, file: str) -> Season:
    """The season that plain data describe; raises what `evening_from` raises."""
    season = _read(document, file, SEASON_FORMAT, Season)
    if wrong := [Complaint(one.path, one.code) for one in season_problems(season)]:
        raise ClubFileError(file, wrong)
    return season


def _read(document: object, file: str, name: str, kind: type[T]) -> T:
    if not isinstance(document, dict) or document.get("format") != name:
        raise ClubFileError(file, [Complaint("format", f'"{name}" should stand here')])
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise ClubFileError(file, [Complaint("version", f"a number up to {VERSION} is needed")])
    if version > VERSION:
        text = f"a newer program wrote this: it is version {version}, this program reads {VERSION}"
        raise ClubFileTooNewError(file, [Complaint("version", text)])
    fields: dict[str, Any] = {k: v for k, v in document.items() if k not in ("format", "version")}
    try:
        return structured(_converter(), fields, kind)
    except DocumentError as error:
        raise ClubFileError(file, error.complaints) from error


@cache
def _converter() -> Converter:
    return strict_converter()
