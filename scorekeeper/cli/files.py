"""Read the files that are given to a command."""

from pathlib import Path
from typing import Any

from scorekeeper import validation

BYTES_PER_MB = 1_000_000
MAX_FILE_MB = 16


class UnreadableFileError(validation.FileError):
    """A file that cannot be opened, is too large, or is not JSON."""


def read_text(path: Path) -> str:
    """Return the text of a file.

    Raises:
        UnreadableFileError: If it cannot be opened, is larger than `MAX_FILE_MB`, or is not UTF-8.
    """
    with validation.file_problems(str(path), UnreadableFileError):
        with path.open("rb") as file:
            # One byte more than allowed shows that a file is too large, without reading it whole.
            content = file.read(MAX_FILE_MB * BYTES_PER_MB + 1)
        if len(content) > MAX_FILE_MB * BYTES_PER_MB:
            raise validation.ExpectedError("file_too_large", most=MAX_FILE_MB)
        return content.decode("utf-8-sig")


def read_json(path: Path) -> Any:
    """Return the JSON document in a file.

    Raises:
        UnreadableFileError: As `read_text`, and if it is not JSON.
    """
    with validation.file_problems(str(path), UnreadableFileError):
        return validation.parse_json(read_text(path))
