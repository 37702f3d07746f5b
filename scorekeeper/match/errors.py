"""What can be wrong with a record of a match."""

from collections.abc import Iterable

from scorekeeper.errors import ScorekeeperError
from scorekeeper.typed import Complaint


class RecordError(ScorekeeperError):
    """A record cannot be read; each complaint names the place and what would be right."""

    def __init__(self, file: str, wrong: Iterable[Complaint]) -> None:
        self.file = file
        self.complaints = tuple(wrong)
        super().__init__("\n".join(f"{file}: {complaint}" for complaint in self.complaints))


class RecordTooNewError(RecordError):
    """A record was written by a newer version of this program."""
