"""What was found when a store was opened, as codes; screens put it into words."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from scorekeeper.store.errors import REFUSED


class FindingKind(StrEnum):
    """What can be found."""

    TORN = "torn"
    """The end of the file is no commit, as when the power goes while one is being written."""
    DAMAGED = "damaged"
    """Lines in the file are not as they were written, or are missing."""
    PUT_BACK = "put_back"
    """Documents that a damage took were put back from backups, `kept` of them.

    Of the lines that were lost, `dropped` are in no backup either.
    """
    BEHIND = "behind"
    """The store ends `dropped` lines before a backup: it was emptied, cut or replaced."""
    TAKEN_AWAY = "taken_away"
    """The file was deleted, moved or replaced under the running program, and written anew."""
    SET_UP_LOST = "set_up_lost"
    """Of `dropped` matches there are deals, and nothing that says who played them."""
    TOO_NEW = "too_new"
    """A newer version of this program wrote the store; it is open for reading only."""
    MIGRATED = "migrated"
    """An earlier version wrote the store; it was brought up to date, the original kept beside."""
    NOT_COMPACTED = "not_compacted"
    """The disk refused a smaller copy of the store; the store itself is whole."""
    NOT_BACKED_UP = "not_backed_up"
    """The disk refused a backup; the store itself is whole."""
    NOT_KEPT = "not_kept"
    """What lies behind the disk refuses it all: the store ends with the app."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing found on opening."""

    kind: FindingKind
    aside: Path | None
    """Where the original lies, the torn tail or the whole file; None where it is untouched."""
    kept: int
    """Lines that were read."""
    dropped: int
    """Lines that were not, as far as they can be counted."""
    backup: Path | None = None
    """The backup that has what the store lacks."""
    answer: str = REFUSED
    """What the operating system answered where something could not be done; see `errors`."""
