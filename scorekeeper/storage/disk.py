"""Files that survive a power cut, in the old state or the new: flushing, appending."""

import contextlib
import errno
import itertools
import os
import re
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType

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

REPLACED, MOST_REPLACED = "replaced", 10
"""The kind of file that another program put in the store's place, and how many are kept."""

_CHUNK = 1 << 20
_GZIP = zlib.MAX_WBITS + 16  # zlib's name for the format with gzip's header and its CRC
_PIECE = 1 << 8
"""Bytes of a packed copy that are unpacked at a time: a damage takes what is in the same piece."""
_NOT_ASKED = {errno.EINVAL, errno.ENOTTY, errno.ENOTSUP, errno.EOPNOTSUPP}
"""Errors of a file system that does not support the call; a failed flush raises EIO."""


_after_write: list[Callable[[], None]] = []


def after_write(call: Callable[[], None]) -> None:
    """Call a function after every flush, and after every line that waits for a later one.

    It is for disks with another disk behind them.
    """
    _after_write.append(call)


def _notify_of_write() -> None:
    for call in _after_write:
        call()


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
    _notify_of_write()


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


def make_folder(folder: Path) -> None:
    """Make a folder and the missing ones above it, for their owner alone; raises OSError.

    Each new name is flushed: a power cut could otherwise take the folder with all that is in it.
    """
    missing = []
    while not folder.is_dir():
        missing.append(folder)
        folder = folder.parent
    for path in reversed(missing):
        path.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
        flush_directory(path.parent)


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
    before, by a start that could not go on, are not written twice. Of the `replaced` only the
    newest MOST_REPLACED are kept.
    """
    for known in asides(path, kind):
        if known.stat().st_size == len(content) and known.read_bytes() == content:
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
            if kind == REPLACED:
                _delete_all_but_newest(asides(path, kind))
            return beside
    raise AssertionError  # the numbers do not end


def _delete_all_but_newest(replaced: Iterable[Path]) -> None:
    """Delete files beyond MOST_REPLACED: a sync client may replace the store after each save."""
    oldest_first = sorted(replaced, key=lambda file: (file.stat().st_mtime_ns, file.name))
    for file in oldest_first[:-MOST_REPLACED]:
        with contextlib.suppress(OSError):  # the next one tries again
            file.unlink()


def asides(path: Path, kind: str = r"(torn|corrupt|replaced|schema-\d+)") -> tuple[Path, ...]:
    """Return the files that were set aside of a file, by name; those of one kind, or all."""
    names = re.compile(rf"{re.escape(path.name)}\.{kind}-.*")
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


MAGIC = b"\x1f\x8b"  # the first bytes of a gzip file, and never of a journal
_DEFLATE = 8  # the method of compression
_HAS_COMMENT = 16  # flag of a header with a comment
_UNIX = 3  # the system on which a file was packed
_HEADER = 10  # bytes of a header without a comment
_LONGEST_HEADER = 64  # bytes in which a comment of ours ends


def packed(pieces: Iterable[bytes], comment: str = "") -> Iterator[bytes]:
    """Yield the gzip file of some content, the same each time.

    The comment, in ASCII, is in the header, where programs that look for none skip it (RFC 1952).
    """
    flags = _HAS_COMMENT if comment else 0
    yield MAGIC + bytes([_DEFLATE, flags, 0, 0, 0, 0, 0, _UNIX])
    if comment:
        yield comment.encode("ascii") + b"\0"
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    crc = length = 0
    for piece in pieces:
        crc = zlib.crc32(piece, crc)
        length += len(piece)
        yield packer.compress(piece)
    yield packer.flush()
    yield crc.to_bytes(4, "little") + (length & 0xFFFFFFFF).to_bytes(4, "little")


def comment_of(path: Path) -> str:
    """Return the comment in the header of a gzip file; empty without one. Raises OSError."""
    with path.open("rb") as file:
        head = file.read(_LONGEST_HEADER)
    if not head.startswith(MAGIC) or len(head) < _HEADER or not head[3] & _HAS_COMMENT:
        return ""
    comment, _end, _rest = head[_HEADER:].partition(b"\0")
    return comment.decode("ascii", "ignore")


def read_store(path: Path) -> bytes:
    """Return the bytes of a store, or those that were packed into a copy of it; raises OSError.

    Of a copy that is cut off or damaged, those before the damage are returned with a zero byte
    behind them. No journal has one, so its end counts as damaged wherever the copy was cut.
    """
    content = path.read_bytes()
    if not content.startswith(MAGIC):
        return content
    unpacker = zlib.decompressobj(wbits=_GZIP)
    unpacked = bytearray()
    for start in range(0, len(content), _PIECE):
        try:
            unpacked += unpacker.decompress(content[start : start + _PIECE])
        except zlib.error:
            break
    if not unpacker.eof or unpacker.unused_data:
        unpacked += b"\0"
    return bytes(unpacked)


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
        self._is_flushed = True
        self.broken = True
        is_new = not path.exists()
        self._open()
        if is_new:
            self._flush_name()

    def refuse_other_size(self, size: int) -> None:
        """Raise StoreBusyError if the file has not the size that was read: another program writes.

        That program has lost its lock.
        """
        if size != self._size:
            message = f"Another program writes to this store: {self._path}"
            raise errors.StoreBusyError(message, path=self._path)

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

    def append(self, line: bytes, *, flushes: bool = True) -> None:
        """Append a line on the disk itself by one write and one flush, or raise StoreWriteError.

        With `flushes` False the line waits for the flush of a later one, or for `close`.
        """
        self._refuse_if_unfit()
        with refusals(self._path):
            try:
                write_all(self._fd, line)
            except BaseException:
                self._take_back()
                raise
            if flushes:
                self._flush_or_break()
            else:
                _notify_of_write()
            self._is_flushed = flushes
            self._size += len(line)
        # Another program may have come in between the last look and the line: a start counts the
        # first line of a number, so this one is saved if it was the first.
        self._refuse_if_changed()

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

    def flush(self) -> None:
        """Flush the lines that still wait for it; raises StoreWriteError."""
        if not self.broken and not self._is_flushed:
            with refusals(self._path):
                self._flush_or_break()
            self._is_flushed = True

    def close(self) -> None:
        """Flush what waits for it, as far as the disk takes it, and close the file."""
        with contextlib.suppress(errors.StoreWriteError):
            self.flush()
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
        if not is_gone:
            self._refuse_if_changed()

    def _refuse_if_changed(self) -> None:
        with refusals(self._path):
            is_changed = os.fstat(self._fd).st_size != self._size
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


_ALONE = ("emscripten", "android", "ios")
"""Platforms on which nothing else can open the data of an app, so that it needs no lock."""


def needs_lock() -> bool:
    """Return True if another program of this computer could open the same store."""
    return sys.platform not in _ALONE
