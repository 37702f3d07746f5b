"""What was found when a store was opened, as codes; screens put it into words."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class FindingKind(StrEnum):
    """What can be found."""

    TORN = "torn"
    """The last commit was cut off in the middle: nobody was told that it was saved."""
    DAMAGED = "damaged"
    """Lines in the file are not as they were written, or are missing."""
    PUT_BACK = "put_back"
    """Documents that a damage took were put back, `kept` of them, from history and backups."""
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
