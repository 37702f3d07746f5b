"""Reading a file of rule cases."""

from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.cases.model import FORMAT, VERSION, Case, Verdict
from scorekeeper.errors import ScorekeeperError
from scorekeeper.typed import DocumentError, ExpectedError, json_from, strict_converter, structured


class CaseFileError(ScorekeeperError):
    """A file holds no rule cases that this program can read; the text says where it is wrong."""


def read_cases(text: str, file: str) -> list[Case | Verdict]:
    """The cases of a file; one that is no case at all comes as its failed verdict.

    Raises `CaseFileError` for broken JSON, another format, a newer version and a file without
    cases; `file` is the file's name in messages.
    """
    document = _document(text, file)
    cases = document.get("cases")
    if not isinstance(cases, list) or not cases:
        raise CaseFileError(f"{file}: cases: a list of one case or more should stand here")
    return [_case(raw, place) for place, raw in enumerate(cases)]


def _document(text: str, file: str) -> dict[str, Any]:
    try:
        document = json_from(text)
    except ExpectedError as error:
        raise CaseFileError(f"{file}: {error}") from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise CaseFileError(f'{file}: format: "{FORMAT}" should stand here')
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise CaseFileError(f"{file}: version: {VERSION} should stand here")
    if version > VERSION:
        raise CaseFileError(
            f"{file}: version: {version} is newer than {VERSION}: update this program"
        )
    return document


def _case(raw: Any, place: int) -> Case | Verdict:
    try:
        return structured(_converter(), raw, Case)
    except DocumentError as error:
        name = raw.get("id") if isinstance(raw, dict) else None
        case_id = name if isinstance(name, str) else f"cases[{place}]"
        return Verdict(case_id, error.complaints)


@cache
def _converter() -> Converter:
    return strict_converter()
