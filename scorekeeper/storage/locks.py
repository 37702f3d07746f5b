"""The lock that gives a store to one process at a time, on platforms with several programs."""

import errno
import os
import sys
from pathlib import Path

from filelock import FileLock, SoftFileLock, Timeout

from scorekeeper.storage import errors
from scorekeeper.storage.disk import PRIVATE

_NO_LOCKS_HERE = {errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK}


class Claim:
    """The claim of this process to a store, by a lock on a file beside it.

    The store itself is not locked, because compaction replaces it. On most systems a locked file
    can be deleted, and another program can lock a new one of the same name; see `is_valid`.
    """

    def __init__(self, path: Path) -> None:
        """Claim a store without waiting; raise filelock's Timeout, or OSError."""
        self._name = path.with_name(f"{path.name}.lock")
        self._lock = FileLock(self._name, mode=PRIVATE, thread_local=False, fallback_to_soft=False)
        self._lock.acquire(blocking=False)
        self._identity = self._lock_file_identity()

    def is_valid(self) -> bool:
        """Return True if the name of the lock still belongs to the locked file."""
        return self._identity is not None and self._lock_file_identity() == self._identity

    def release(self) -> None:
        """Give up the claim, so that other processes can open the store."""
        self._lock.release()

    def _lock_file_identity(self) -> tuple[int, int] | None:
        """Return the device and number of the lock file; None if it is gone."""
        if sys.platform == "win32":  # where an open file cannot be deleted
            return (0, 0)
        try:
            status = os.stat(self._name)  # noqa: PTH116  quicker than a Path's at every save
        except OSError:
            return None
        return status.st_dev, status.st_ino


def claim_store(path: Path) -> Claim | None:
    """Claim a store for this process, without waiting.

    Returns None if the system has no file locks. A SoftFileLock is no substitute: the lock of a
    killed process would remain. Raises StoreBusyError if another program has the store open, and
    StoreWriteError if the lock file cannot be made.
    """
    if FileLock is SoftFileLock:
        return None
    try:
        return Claim(path)
    except Timeout as error:
        message = f"Another scorekeeper has this store open: {path}"
        raise errors.StoreBusyError(message, path=path) from error
    except OSError as error:
        if error.errno in _NO_LOCKS_HERE:
            return None
        message = f"This store cannot be opened for writing ({error.strerror}): {path}"
        raise errors.StoreWriteError(message, path=path) from error
