"""Exceptions of the store, and findings on opening it; each text is a sentence for people.

`reason` tells cases of one class apart, so that a screen can word each in the language of its
reader; `path` is the file that it is about.
"""

import errno
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar

from scorekeeper.errors import ScorekeeperError

# Reasons of several classes, or of a class beside its usual one.
UNREADABLE = "unreadable"
CHANGED = "changed"
NOT_FLUSHED = "not_flushed"
NOT_BEGUN = "not_begun"

FULL = "full"
FORBIDDEN = "forbidden"
FAILING = "failing"
MISSING = "missing"
REFUSED = "refused"

ANSWERS = {
    errno.ENOENT: MISSING,
    errno.ENOTDIR: MISSING,
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.EROFS: FORBIDDEN,
    errno.EIO: FAILING,
}
"""The codes of answers for people, by error numbers of operating systems."""


def answer_of(error: BaseException | None) -> str:
    """Return the answer for an error of the operating system; REFUSED for an unknown number."""
    return ANSWERS.get(getattr(error, "errno", None) or 0, REFUSED)


class StoreError(ScorekeeperError):
    """An operation that the store cannot do; its cause is the operating system's error, if any."""

    usual: ClassVar[str] = "misused"  # the default of `reason`

    def __init__(self, message: str, *, path: Path | None = None, reason: str | None = None):
        super().__init__(message)
        self.path = path
        self.reason = reason or self.usual

    @property
    def answer(self) -> str:
        """The answer of the operating system, one of the values of `ANSWERS`."""
        return answer_of(self.__cause__)


class StoreBusyError(StoreError):
    """Another program has the store open."""

    usual = "busy"


class StoreCorruptError(StoreError):
    """The file is no store of this program; it was left as it is."""

    usual = "foreign"


class StoreReadOnlyError(StoreError):
    """The store is open for reading only, and was asked to make a change."""

    usual = "read_only"


class StoreTooNewError(StoreReadOnlyError):
    """A newer version of this program wrote the store, which was asked to make a change."""

    usual = "too_new"


class StoreWriteError(StoreError):
    """The disk refused the change; nothing was saved, and the documents in memory are unchanged."""

    usual = "not_written"


class StoreNotKeptError(StoreError):
    """A change was made, but is lost when the app ends: the browser's storage refused it."""

    usual = "not_kept"

    def __init__(self, message: str, *, done: Any):
        super().__init__(message)
        self.done = done  # the result of the call that made the change


class StoreMigrationError(StoreError):
    """A store of an earlier version could not be brought up to date; it was left as it is."""

    usual = "not_migrated"


class StoreDocumentError(StoreError, ValueError):
    """A document has values that JSON cannot represent unchanged."""

    usual = "unfit"


class FindingKind(StrEnum):
    """The kinds of findings, with the meaning of their numbers and files."""

    TORN = "torn"
    """The end of the file is incomplete, for example after a power cut during a save."""
    DAMAGED = "damaged"
    """Lines of the file are damaged or missing."""
    PUT_BACK = "put_back"
    """`kept` documents lost by damage were put back from backups; `dropped` lines are in no backup.
    """
    BEHIND = "behind"
    """The store ends `dropped` lines before a backup: it was emptied, cut or replaced."""
    TAKEN_AWAY = "taken_away"
    """Another program deleted, moved or replaced the open file; it was written anew."""
    SET_UP_LOST = "set_up_lost"
    """`dropped` matches have deals but no set-up, so their players are unknown."""
    TOO_NEW = "too_new"
    """A newer version of this program wrote the store; it is open for reading only."""
    MIGRATED = "migrated"
    """An earlier version wrote the store; it was brought up to date, the original kept beside."""
    BACKUP_DAMAGED = "backup_damaged"
    """The backup `aside` is damaged; it had `dropped` lines that nothing else has."""
    NOT_WRITABLE = "not_writable"
    """The system permits no writing to the store; it is open for reading only."""
    NO_LOCKS = "no_locks"
    """The disk has no file locks, so a second program could open the store too."""
    NOT_COMPACTED = "not_compacted"
    """The disk refused a smaller copy of the store; the store itself is whole."""
    NOT_BACKED_UP = "not_backed_up"
    """The disk refused a backup; the store itself is whole."""
    NOT_KEPT = "not_kept"
    """The browser's storage refuses everything: the store ends with the app."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A fault of a store, or something that was done about one, for the user to read."""

    kind: FindingKind
    aside: Path | None = None
    """The file with the original: its torn tail or the whole; None if the store was not changed."""
    kept: int = 0  # lines that were read
    dropped: int = 0  # lines that could not be read, as far as they can be counted
    backup: Path | None = None  # the backup with lines that the store lacks
    answer: str = REFUSED
    """The answer of the operating system if it refused something: a value of `ANSWERS`."""
