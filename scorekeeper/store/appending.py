"""The file of a journal, open for writing: lines go to its end and nowhere else."""

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from scorekeeper.store import disk
from scorekeeper.store.errors import (
    CHANGED,
    NOT_FLUSHED,
    StoreReadOnlyError,
    StoreWriteError,
)


@contextlib.contextmanager
def refusals(path: Path) -> Iterator[None]:
    """Turn what the operating system says into a StoreWriteError."""
    try:
        yield
    except OSError as error:
        message = f"The disk refused, nothing was saved ({error.strerror or error}): {path}"
        raise StoreWriteError(message, path=path) from error


class AppendOnly:
    """A file that only grows, but for taking back what was not wholly written.

    After a failed flush nobody knows what is on the disk, and asking again would be told
    that all is well; so from then on the file is `broken` and takes nothing more.
    """

    def __init__(self, path: Path) -> None:
        """Open a file, or make it; OSError when that cannot be."""
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
        """Return whether the name stands for another file by now or for none, or for less of it.

        It costs one system call. Windows lets nobody rename or replace a file that is open, and
        not every file system of Windows numbers its files.
        """
        try:
            there = os.stat(self._path)  # noqa: PTH116  quicker than a Path's at every save
        except (FileNotFoundError, NotADirectoryError):
            return True
        is_same = sys.platform == "win32" or (there.st_dev, there.st_ino) == self._identity
        return not is_same or there.st_size < self._size

    def append(self, line: bytes) -> None:
        """Have a line at the end of the file, on the disk itself: one write, one flush.

        Raises StoreWriteError; then the file is as long as it was before.
        """
        self._refuse_if_broken()
        with refusals(self._path):
            self._refuse_if_changed()
            try:
                disk.write_all(self._fd, line)
            except BaseException:
                self._take_back()
                raise
            self._flush_or_break()
            self._size += len(line)

    def cut(self, size: int) -> None:
        """Shorten the file to so many bytes; StoreWriteError when the disk refuses."""
        self._refuse_if_broken()
        with refusals(self._path):
            os.ftruncate(self._fd, size)
            self._size = size
            self._flush_or_break()

    def replace(self, lines: Iterable[bytes], *, is_gone: bool = False) -> None:
        """Put new content in the place of the file's, or of what has taken its name.

        The new file is whole on the disk before it takes the name, and the name is on the
        disk before this returns, so a power cut leaves the old content or the new.

        Raises StoreWriteError; then the old content stands, or, if only the flushing of the
        name failed, the new one, and the file is broken.
        """
        self._refuse_if_broken()
        fresh = disk.fresh_name(self._path)
        with refusals(self._path):
            if not is_gone:
                self._refuse_if_changed()
            disk.write_new(fresh, lines, again=True)
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
        """Let go of the file; a second time does nothing."""
        self.broken = True
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _open(self) -> None:
        how = os.O_RDWR | os.O_CREAT | os.O_APPEND | disk.BINARY
        self._fd = os.open(self._path, how, disk.PRIVATE)
        status = os.fstat(self._fd)
        self._size, self._identity = status.st_size, (status.st_dev, status.st_ino)
        self.broken = False

    def _refuse_if_broken(self) -> None:
        if self.broken:
            message = f"The disk failed, or the store was closed; open it again: {self._path}"
            raise StoreReadOnlyError(message, path=self._path)

    def _refuse_if_changed(self) -> None:
        """Notice, for one system call, that another program writes to this very file."""
        if os.fstat(self._fd).st_size != self._size:
            self.broken = True
            message = f"Another program has changed the store: {self._path}"
            raise StoreWriteError(message, path=self._path, reason=CHANGED)

    def _flush_or_break(self) -> None:
        try:
            disk.flush(self._fd)
        except BaseException as error:
            self.broken = True
            self._take_back()
            if not isinstance(error, OSError):
                raise
            message = f"The disk failed, and the store can only be read now: {self._path}"
            raise StoreWriteError(message, path=self._path, reason=NOT_FLUSHED) from error

    def _flush_name(self) -> None:
        try:
            disk.flush_directory(self._path.parent)
        except BaseException:
            self.close()
            raise

    def _take_back(self) -> None:
        try:
            os.ftruncate(self._fd, self._size)
        except OSError:
            self.broken = True
