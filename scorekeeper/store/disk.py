"""The few things asked of a disk, each so that a power cut finds the old state or the new."""

import contextlib
import errno
import itertools
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

BINARY: int = getattr(os, "O_BINARY", 0)
"""Keeps Windows from turning newlines into two bytes."""

_NOT_OPENED = frozenset((errno.EACCES, errno.EPERM, errno.EISDIR))
"""What a system answers that opens no directories."""

PRIVATE = 0o600
"""The store holds people's names: only its owner reads it."""

PRIVATE_FOLDER = 0o700
"""And only its owner looks into the folder."""

_CHUNK = 1 << 20
_NOT_ASKED = frozenset((errno.EINVAL, errno.ENOTTY, errno.ENOTSUP, errno.EOPNOTSUPP))
"""What a file system answers that does not know the question; a failed flush says EIO."""


_told_of_flushes: list[Callable[[], None]] = []


def after_flush(tell: Callable[[], None]) -> None:
    """Have somebody told of every flush from now on, for disks behind which there is another."""
    _told_of_flushes.append(tell)


def flush(fd: int) -> None:
    """Have all that was written to a file on the disk itself before returning.

    All flushing of the store goes through here.
    """
    _flush(fd)
    for tell in _told_of_flushes:
        tell()


def _flush(fd: int) -> None:
    """Flush a file.

    Apple's fsync only hands the bytes to the drive; F_FULLFSYNC has the drive write them, where
    the file system knows it.
    """
    full = getattr(fcntl, "F_FULLFSYNC", None)
    if fcntl is None or full is None:
        os.fsync(fd)
        return
    try:
        fcntl.fcntl(fd, full)
    except OSError as error:
        if error.errno not in _NOT_ASKED:
            raise
        os.fsync(fd)


def flush_directory(directory: Path) -> None:
    """Have a new or changed name in a directory on the disk itself, where that can be asked."""
    if sys.platform == "win32":
        return
    with contextlib.ExitStack() as stack:
        try:
            fd = os.open(directory, os.O_RDONLY)
            stack.callback(os.close, fd)
            flush(fd)
        except OSError as error:
            if error.errno not in _NOT_ASKED | _NOT_OPENED:
                raise


def write_all(fd: int, content: bytes) -> None:
    """Write every byte; a disk that takes only some of them is asked again and says why."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(fd, rest) :]


def write_new(path: Path, pieces: Iterable[bytes], *, again: bool = False) -> None:
    """Write a new file and flush it; FileExistsError if there is one, unless `again`.

    When the disk refuses, nothing of the file is left.
    """
    how = os.O_TRUNC if again else os.O_EXCL
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | how | BINARY, PRIVATE)
    try:
        for chunk in _chunks(pieces):
            write_all(fd, chunk)
        flush(fd)
    except BaseException:
        os.close(fd)
        path.unlink(missing_ok=True)
        raise
    os.close(fd)


def set_aside(path: Path, content: bytes, *, kind: str, at: str) -> Path:
    """Keep bytes in a file beside `path`, named by what happened and when.

    No file is overwritten: where the name is taken, a number is added. Bytes that were set aside
    before, by a start that could not go on, are not kept twice. Gives the file.
    """
    for known in asides(path):
        if known.name.startswith(f"{path.name}.{kind}-") and known.read_bytes() == content:
            _flush_file(known)
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
    """Give what was set aside of a file, by name."""
    names = re.compile(re.escape(path.name) + r"\.(torn|corrupt|replaced|schema-\d+)-.*")
    return tuple(sorted(file for file in path.parent.iterdir() if names.fullmatch(file.name)))


def fresh_name(path: Path) -> Path:
    """Name the file in which a new version of `path` is written before it takes its place."""
    return path.with_name(f"{path.name}.new")


def _flush_file(path: Path) -> None:
    """Have a file on the disk that another start may have written and not flushed."""
    fd = os.open(path, os.O_RDWR | BINARY)
    try:
        flush(fd)
    finally:
        os.close(fd)


def _chunks(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Join many small pieces to few large ones."""
    waiting: list[bytes] = []
    size = 0
    for piece in pieces:
        waiting.append(piece)
        size += len(piece)
        if size >= _CHUNK:
            yield b"".join(waiting)
            waiting, size = [], 0
    yield b"".join(waiting)
