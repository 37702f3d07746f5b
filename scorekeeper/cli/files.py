"""Reading what people hand to the command line."""

from pathlib import Path
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.typed import ExpectedError, json_from

LARGEST_MB = 16
BYTES_PER_MB = 1_000_000


class UnreadableFileError(ScorekeeperError):
    """A file cannot be opened, is too large, or holds no JSON."""


def read_text(path: Path) -> str:
    """The text of a file of at most `LARGEST_MB` megabytes."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_MB * BYTES_PER_MB + 1)
        if len(content) > LARGEST_MB * BYTES_PER_MB:
            raise UnreadableFileError(f"{path}: too large, at most {LARGEST_MB} MB can be read")
        return content.decode("utf-8-sig")
    except OSError as error:
        raise UnreadableFileError(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        where = f"{error.reason} at byte {error.start}"
        raise UnreadableFileError(f"{path}: this is no UTF-8 text: {where}") from error


def read_json(path: Path) -> Any:
    """The JSON document in a file."""
    text = read_text(path)
    try:
        return json_from(text)
    except ExpectedError as error:
        raise UnreadableFileError(f"{path}: {error}") from error
