"""One process at a time may have a store open for writing."""

import errno
from pathlib import Path

from filelock import BaseFileLock, FileLock, SoftFileLock, Timeout

from scorekeeper.store.disk import PRIVATE
from scorekeeper.store.errors import StoreBusyError, StoreWriteError

_NO_LOCKS_HERE = frozenset((errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK))


def claimed(path: Path) -> BaseFileLock | None:
    """Claim a store for this process, at once or not at all.

    The lock is on a file beside the store: compaction replaces the store itself, and who
    had waited for the old file would then hold a lock on nothing. Gives None where the
    system has no file locks, as on some phones, where an app is alone with its data anyway.
    A lock that a killed process could leave behind is not used.

    Raises StoreBusyError when another process, or another part of this one, has the store
    open, and StoreWriteError when the lock file cannot be made.
    """
    if FileLock is SoftFileLock:
        return None
    beside = path.with_name(f"{path.name}.lock")
    lock = FileLock(beside, mode=PRIVATE, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire(blocking=False)
    except Timeout as error:
        message = f"Another scorekeeper has this store open: {path}"
        raise StoreBusyError(message, path=path) from error
    except OSError as error:
        if error.errno in _NO_LOCKS_HERE:
            return None
        message = f"This store cannot be opened for writing ({error.strerror}): {path}"
        raise StoreWriteError(message, path=path) from error
    return lock
