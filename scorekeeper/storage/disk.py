"""Files that survive a power cut, in the old state or the new: flushing, appending, locks."""

import contextlib
import errno
import itertools
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType

from filelock import BaseFileLock, FileLock, SoftFileLock, Timeout

from scorekeeper.storage import errors

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

BINARY: int = getattr(os, "O_BINARY", 0)  # keeps Windows from turning newlines into two bytes
_NOT_OPENED = {errno.EACCES, errno.EPERM, errno.EISDIR}
"""Errors of a system that opens no directories."""

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""The store holds people's names: only its owner reads it, or looks into its folder."""

_CHUNK = 1 << 20
_NOT_ASKED = {errno.EINVAL, errno.ENOTTY, errno.ENOTSUP, errno.EOPNOTSUPP}
"""Errors of a file system that does not support the call; a failed flush raises EIO."""


_after_flush: list[Callable[[], None]] = []


def after_flush(call: Callable[[], None]) -> None:
    """Call a function after every flush from now on, for disks behind which there is another."""
    _after_flush.append(call)


def flush(fd: int) -> None:
    """Flush all that was written to a file to the disk itself; the one place that flushes."""
    # Apple's fsync only hands the bytes to the drive; F_FULLFSYNC has the drive write them.
    full = getattr(fcntl, "F_FULLFSYNC", None)
    try:
        if fcntl is None or full is None:
            os.fsync(fd)
        else:
            fcntl.fcntl(fd, full)
    except OSError as error:
        if full is None or error.errno not in _NOT_ASKED:
            raise
        os.fsync(fd)
    for call in _after_flush:
        call()


def flush_directory(directory: Path) -> None:
    """Flush a new or changed name in a directory to the disk itself, where that can be asked."""
    if sys.platform == "win32":
        return
    try:
        fd = os.open(directory, os.O_RDONLY)
        try:
            flush(fd)
        finally:
            os.close(fd)
    except OSError as error:
        if error.errno not in _NOT_ASKED | _NOT_OPENED:
            raise


def write_all(fd: int, content: bytes | bytearray) -> None:
    """Write every byte; a disk that takes only some of them is asked again and says why."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(fd, rest) :]


def write_new(path: Path, pieces: Iterable[bytes], *, again: bool = False) -> None:
    """Write a new file, or overwrite it `again`, and flush it; nothing is left where that fails."""
    flags = os.O_TRUNC if again else os.O_EXCL
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | flags | BINARY, PRIVATE)
    try:
        chunk = bytearray()
        for piece in pieces:  # many small ones are joined to few large ones
            chunk += piece
            if len(chunk) >= _CHUNK:
                write_all(fd, chunk)
                chunk = bytearray()
        write_all(fd, chunk)
        flush(fd)
    except BaseException:
        os.close(fd)
        path.unlink(missing_ok=True)
        raise
    os.close(fd)


def write_over(path: Path, pieces: Iterable[bytes]) -> None:
    """Put new content into a file so that a power cut leaves the old or the new; raises OSError."""
    fresh = fresh_name(path)
    write_new(fresh, pieces, again=True)
    try:
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    flush_directory(path.parent)


def set_aside(path: Path, content: bytes, *, kind: str, at: str) -> Path:
    """Keep bytes in a file beside `path`, named by what happened and when; return the file.

    None is overwritten: where the name is taken, a number is added. Bytes that were set aside
    before, by a start that could not go on, are not written twice.
    """
    for known in asides(path):
        if known.name.startswith(f"{path.name}.{kind}-") and known.read_bytes() == content:
            fd = os.open(known, os.O_RDWR | BINARY)  # that start may not have flushed it
            try:
                flush(fd)
            finally:
                os.close(fd)
            return known
    stamp = re.sub(r"[^0-9A-Za-z]", "", at)
    for number in itertools.count(1):
        ending = f"-{number}" if number > 1 else ""
        beside = path.with_name(f"{path.name}.{kind}-{stamp}{ending}")
        with contextlib.suppress(FileExistsError):
            write_new(beside, [content])
            flush_directory(path.parent)
            return beside
    raise AssertionError  # the numbers do not end


def asides(path: Path) -> tuple[Path, ...]:
    """Return the files that were set aside of a file, by name."""
    names = re.compile(re.escape(path.name) + r"\.(torn|corrupt|replaced|schema-\d+)-.*")
    return tuple(sorted(file for file in path.parent.iterdir() if names.fullmatch(file.name)))


def fresh_name(path: Path) -> Path:
    """Return the file in which a new version of `path` is written before it takes its place."""
    return path.with_name(f"{path.name}.new")


@contextlib.contextmanager
def refusals(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        message = f"The disk refused, nothing was saved ({error.strerror or error}): {path}"
        raise errors.StoreWriteError(message, path=path) from error


class AppendOnly:
    """A file that only grows, but for taking back what was not wholly written.

    After a failed flush nobody knows what is on the disk, and asking again would be told
    that all is well; so from then on the file is `broken` and takes nothing more.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fd = -1
        self._size = 0
        self._identity = (0, 0)
        self.broken = True
        is_new = not path.exists()
        self._open()
        if is_new:
            self._flush_name()

    def is_gone(self) -> bool:
        """True if the name stands for another file by now or for none, or for less of it.

        Windows lets nobody rename an open file, and not all its file systems number their files.
        """
        try:
            there = os.stat(self._path)  # noqa: PTH116  quicker than a Path's at every save
        except (FileNotFoundError, NotADirectoryError):
            return True
        is_same = sys.platform == "win32" or (there.st_dev, there.st_ino) == self._identity
        return not is_same or there.st_size < self._size

    def append(self, line: bytes) -> None:
        """Append a line on the disk itself by one write and one flush, or raise StoreWriteError."""
        self._refuse_if_unfit()
        with refusals(self._path):
            try:
                write_all(self._fd, line)
            except BaseException:
                self._take_back()
                raise
            self._flush_or_break()
            self._size += len(line)

    def cut(self, size: int) -> None:
        self._refuse_if_unfit()
        with refusals(self._path):
            os.ftruncate(self._fd, size)
            self._size = size
            self._flush_or_break()

    def replace(self, lines: Iterable[bytes], *, is_gone: bool = False) -> None:
        """Put new content in the place of the file's, or of what has taken its name.

        The new file is whole on the disk before it takes the name, and the name before this
        returns, so a power cut leaves the old content or the new. Raises StoreWriteError; then the
        old stands, or, if only the flushing of the name failed, the new, and the file is broken.
        """
        self._refuse_if_unfit(is_gone=is_gone)
        fresh = fresh_name(self._path)
        with refusals(self._path):
            write_new(fresh, lines, again=True)
            if not is_gone:  # else the name is another's, whom this must not open for its own
                self.close()  # Windows replaces no file that is open
            try:
                fresh.replace(self._path)
            except OSError:
                fresh.unlink(missing_ok=True)
                if not is_gone:
                    self._open()
                raise
            self.close()
            self._flush_name()
            self._open()

    def close(self) -> None:
        self.broken = True
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _open(self) -> None:
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY
        self._fd = os.open(self._path, flags, PRIVATE)
        status = os.fstat(self._fd)
        self._size, self._identity = status.st_size, (status.st_dev, status.st_ino)
        self.broken = False

    def _refuse_if_unfit(self, *, is_gone: bool = False) -> None:
        """Refuse a broken file, or one that another program writes to; it costs a system call."""
        if self.broken:
            message = f"The disk failed, or the store was closed; open it again: {self._path}"
            raise errors.StoreReadOnlyError(message, path=self._path)
        with refusals(self._path):
            is_changed = not is_gone and os.fstat(self._fd).st_size != self._size
        if is_changed:
            self.broken = True
            message = f"Another program has changed the store: {self._path}"
            raise errors.StoreWriteError(message, path=self._path, reason=errors.CHANGED)

    def _flush_or_break(self) -> None:
        try:
            flush(self._fd)
        except BaseException as error:
            self.broken = True
            self._take_back()
            if not isinstance(error, OSError):
                raise
            message = f"The disk failed, and the store can only be read now: {self._path}"
            raise errors.StoreWriteError(
                message, path=self._path, reason=errors.NOT_FLUSHED
            ) from error

    def _flush_name(self) -> None:
        try:
            flush_directory(self._path.parent)
        except BaseException:
            self.close()
            raise

    def _take_back(self) -> None:
        try:
            os.ftruncate(self._fd, self._size)
        except OSError:
            self.broken = True


_NO_LOCKS_HERE = {errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK}


def claimed(path: Path) -> BaseFileLock | None:
    """Claim a store for this process, at once or not at all.

    The lock is on a file beside the store, which compaction replaces. Returns None where the system
    has no file locks, as on some phones, where an app is alone with its data anyway; a lock that a
    killed process could leave behind is not used. Raises StoreBusyError when the store is open
    elsewhere, and StoreWriteError when the lock file cannot be made.
    """
    if FileLock is SoftFileLock:
        return None
    beside = path.with_name(f"{path.name}.lock")
    lock = FileLock(beside, mode=PRIVATE, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire(blocking=False)
    except Timeout as error:
        message = f"Another scorekeeper has this store open: {path}"
        raise errors.StoreBusyError(message, path=path) from error
    except OSError as error:
        if error.errno in _NO_LOCKS_HERE:
            return None
        message = f"This store cannot be opened for writing ({error.strerror}): {path}"
        raise errors.StoreWriteError(message, path=path) from error
    return lock
