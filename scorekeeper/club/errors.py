"""What can be wrong with files of the club."""

from collections.abc import Iterable

from scorekeeper.errors import ScorekeeperError
from scorekeeper.typed import Complaint


class ClubFileError(ScorekeeperError):
    """A file of schemes, of an evening or of a season is broken; each complaint names the place."""

    def __init__(self, file: str, wrong: Iterable[Complaint]) -> None:
        self.file = file
        self.complaints = tuple(wrong)
        super().__init__("\n".join(f"{file}: {complaint}" for complaint in self.complaints))


class ClubFileTooNewError(ClubFileError):
    """A file was written by a newer version of this program."""
