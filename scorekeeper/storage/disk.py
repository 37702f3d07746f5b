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
_NO_DIRECTORY_ERRORS = {errno.EACCES, errno.EPERM, errno.EISDIR}
"""Numbers of errors on systems that cannot open directories."""

# The store has people's names, so only its owner may read it or list its folder.
PRIVATE = 0o600
PRIVATE_FOLDER = 0o700

REPLACED = "replaced"
"""The kind of file that another program put in the place of the store."""
MAX_REPLACED = 10  # files of that kind to keep
_ASIDE_KINDS = r"(torn|corrupt|replaced|schema-\d+)"
"""The kinds of files that are kept beside a store, as a regular expression."""

_CHUNK = 1 << 20  # bytes
_GZIP = zlib.MAX_WBITS + 16  # zlib's number of the format with gzip's header and CRC
_PIECE = 1 << 8
"""Bytes of a copy that are decompressed at a time: damage loses the rest of its piece."""
_UNSUPPORTED_ERRORS = {errno.EINVAL, errno.ENOTTY, errno.ENOTSUP, errno.EOPNOTSUPP}
"""Numbers of errors if a file system lacks the call; a failed flush raises EIO instead."""


_after_write: list[Callable[[], None]] = []


def call_after_write(call: Callable[[], None]) -> None:
    """Call a function after every flush, and after every line that waits for a later flush.

    In a browser, the function copies the files from memory to the browser's storage.
    """
    _after_write.append(call)


def _notify_of_write() -> None:
    for call in _after_write:
        call()


def flush(fd: int) -> None:
    """Flush a file to the disk itself and report the write to all listeners; raise OSError."""
    # Apple's fsync only hands the bytes to the drive; F_FULLFSYNC has the drive write them.
    full = getattr(fcntl, "F_FULLFSYNC", None)
    try:
        if fcntl is None or full is None:
            os.fsync(fd)
        else:
            fcntl.fcntl(fd, full)
    except OSError as error:
        if full is None or error.errno not in _UNSUPPORTED_ERRORS:
            raise
        os.fsync(fd)
    _notify_of_write()


def flush_directory(directory: Path) -> None:
    """Flush new and changed names in a directory to the disk itself, on systems that can."""
    if sys.platform == "win32":
        return
    try:
        fd = os.open(directory, os.O_RDONLY)
        try:
            flush(fd)
        finally:
            os.close(fd)
    except OSError as error:
        if error.errno not in _UNSUPPORTED_ERRORS | _NO_DIRECTORY_ERRORS:
            raise


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents, for their owner alone; raise OSError.

    Each new name is flushed, or a power cut could take the folder with everything in it.
    """
    missing = []
    while not folder.is_dir():
        missing.append(folder)
        folder = folder.parent
    for path in reversed(missing):
        path.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
        flush_directory(path.parent)


def write_all(fd: int, content: bytes | bytearray) -> None:
    """Write every byte, by several writes if the disk takes only a part at once; raise OSError."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(fd, rest) :]


def write_new(path: Path, pieces: Iterable[bytes], *, again: bool = False) -> None:
    """Write a new file, or with `again` overwrite it, and flush it; if that fails, delete it."""
    flags = os.O_TRUNC if again else os.O_EXCL
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | flags | BINARY, PRIVATE)
    try:
        chunk = bytearray()
        for piece in pieces:  # small ones are joined, since each write is a system call
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
    """Replace a file; a power cut leaves the old content or the new. Raise OSError."""
    fresh = fresh_name(path)
    write_new(fresh, pieces, again=True)
    try:
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    flush_directory(path.parent)


def write_aside_file(path: Path, content: bytes, *, kind: str, at: str) -> Path:
    """Write bytes to a file beside `path`, named by kind and time; return the file.

    If the name is taken, a number is added. If a file of this kind has the same bytes already, from
    a start that was interrupted, that file is flushed and returned. Only the newest MAX_REPLACED
    `replaced` files are kept. Raises OSError.
    """
    for known in aside_files(path, kind):
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
                _delete_all_but_newest(aside_files(path, kind))
            return beside
    raise AssertionError  # the numbers do not end


def _delete_all_but_newest(replaced: Iterable[Path]) -> None:
    """Delete all but the newest MAX_REPLACED of the files, as far as the disk permits.

    There may be many: a synchronisation client may replace the store after each save.
    """
    oldest_first = sorted(replaced, key=lambda file: (file.stat().st_mtime_ns, file.name))
    for file in oldest_first[:-MAX_REPLACED]:
        with contextlib.suppress(OSError):  # the next one tries again
            file.unlink()


def aside_files(path: Path, kind: str = _ASIDE_KINDS) -> tuple[Path, ...]:
    """Return the files kept beside `path`, of one kind or of all kinds, in order of name."""
    names = re.compile(rf"{re.escape(path.name)}\.{kind}-.*")
    return tuple(sorted(file for file in path.parent.iterdir() if names.fullmatch(file.name)))


def fresh_name(path: Path) -> Path:
    """Return the file to which a new version of `path` is written before it replaces `path`."""
    return path.with_name(f"{path.name}.new")


@contextlib.contextmanager
def os_errors_as_store_errors(path: Path) -> Iterator[None]:
    """Raise StoreWriteError for an OSError in the `with` block; `path` is in its message."""
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


def compress(pieces: Iterable[bytes], comment: str = "") -> Iterator[bytes]:
    """Yield the bytes of a gzip file, always the same for the same content.

    The comment, in ASCII, is in the header, where other programs skip it (RFC 1952).
    """
    flags = _HAS_COMMENT if comment else 0
    yield MAGIC + bytes([_DEFLATE, flags, 0, 0, 0, 0, 0, _UNIX])
    if comment:
        yield comment.encode("ascii") + b"\0"
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    crc = 0
    length = 0
    for piece in pieces:
        crc = zlib.crc32(piece, crc)
        length += len(piece)
        yield packer.compress(piece)
    yield packer.flush()
    yield crc.to_bytes(4, "little") + (length & 0xFFFFFFFF).to_bytes(4, "little")


def gzip_comment(path: Path) -> str:
    """Return the comment of a gzip file, or an empty text if it has none; raise OSError."""
    with path.open("rb") as file:
        head = file.read(_LONGEST_HEADER)
    if not head.startswith(MAGIC) or len(head) < _HEADER or not head[3] & _HAS_COMMENT:
        return ""
    comment, _end, _rest = head[_HEADER:].partition(b"\0")
    return comment.decode("ascii", "ignore")


def read_store(path: Path) -> bytes:
    """Return the bytes of a store, or of a compressed copy of it; raise OSError.

    If a copy is cut off or damaged, the bytes before the damage are returned with a zero byte at
    their end. No journal has a zero byte, so the journal's reader finds the damage even if the
    copy was cut exactly at the end of a line.
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
    """A file to which whole lines are appended. A line that cannot be completed is cut off again.

    After a failed flush the content of the disk is unknown, and a second flush would report
    success. From then on the file is `broken` and refuses every line.
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
        """Raise StoreBusyError if the file does not have the size that was read.

        If so, another program, which has lost its lock, writes to the file.
        """
        if size != self._size:
            message = f"Another program writes to this store: {self._path}"
            raise errors.StoreBusyError(message, path=self._path)

    def is_replaced(self) -> bool:
        """Return True if the path has another file or none now, or if the file became shorter.

        On Windows an open file cannot be renamed, and not all file systems number their files.
        """
        try:
            there = os.stat(self._path)  # noqa: PTH116  quicker than a Path's at every save
        except (FileNotFoundError, NotADirectoryError):
            return True
        is_same = sys.platform == "win32" or (there.st_dev, there.st_ino) == self._identity
        return not is_same or there.st_size < self._size

    def append(self, line: bytes, *, flushes: bool = True) -> None:
        """Append a line by one write and one flush to the disk; raise StoreWriteError.

        With `flushes` False the line waits for the flush of a later one, or for `close`.
        """
        self._refuse_if_unfit()
        with os_errors_as_store_errors(self._path):
            try:
                write_all(self._fd, line)
            except BaseException:
                self._cut_incomplete_line()
                raise
            if flushes:
                self._flush_or_break()
            else:
                _notify_of_write()
            self._is_flushed = flushes
            self._size += len(line)
        # Another program may have written just before this line. A start counts the first line of
        # a number, so this line is saved only if it was the first.
        self._refuse_if_changed()

    def cut(self, size: int) -> None:
        """Shorten the file to `size` bytes and flush it; raise StoreWriteError."""
        self._refuse_if_unfit()
        with os_errors_as_store_errors(self._path):
            os.ftruncate(self._fd, size)
            self._size = size
            self._flush_or_break()

    def replace(self, lines: Iterable[bytes], *, is_replaced: bool = False) -> None:
        """Replace the file by a new one with these lines.

        The new file is flushed before it takes the name, and the name is flushed before this
        returns, so a power cut leaves the old content or the new.

        Args:
            lines: The content of the new file.
            is_replaced: True if another program has deleted or replaced the file.

        Raises:
            StoreWriteError: The old content stays. If only the flush of the name failed, the new
                content is there and the file is broken.
        """
        self._refuse_if_unfit(is_replaced=is_replaced)
        fresh = fresh_name(self._path)
        with os_errors_as_store_errors(self._path):
            write_new(fresh, lines, again=True)
            if not is_replaced:  # otherwise the name belongs to another file: do not open it
                self.close()  # on Windows an open file cannot be replaced
            try:
                fresh.replace(self._path)
            except OSError:
                fresh.unlink(missing_ok=True)
                if not is_replaced:
                    self._open()
                raise
            self.close()
            self._flush_name()
            self._open()

    def flush(self) -> None:
        """Flush the lines that wait for it; raise StoreWriteError."""
        if not self.broken and not self._is_flushed:
            with os_errors_as_store_errors(self._path):
                self._flush_or_break()
            self._is_flushed = True

    def close(self) -> None:
        """Flush the lines that are not flushed yet, if the disk permits, and close the file."""
        with contextlib.suppress(errors.StoreWriteError):
            self.flush()
        self.broken = True
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def _open(self) -> None:
        """Open the file for appending, and note its size and identity; raise OSError."""
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY
        self._fd = os.open(self._path, flags, PRIVATE)
        status = os.fstat(self._fd)
        self._size = status.st_size
        self._identity = (status.st_dev, status.st_ino)
        self.broken = False

    def _refuse_if_unfit(self, *, is_replaced: bool = False) -> None:
        """Raise StoreReadOnlyError or StoreWriteError if the file is broken or was changed."""
        if self.broken:
            message = f"The disk failed, or the store was closed; open it again: {self._path}"
            raise errors.StoreReadOnlyError(message, path=self._path)
        if not is_replaced:
            self._refuse_if_changed()

    def _refuse_if_changed(self) -> None:
        """Raise StoreWriteError, and mark the file broken, if another program changed its size."""
        with os_errors_as_store_errors(self._path):
            is_changed = os.fstat(self._fd).st_size != self._size
        if is_changed:
            self.broken = True
            message = f"Another program has changed the store: {self._path}"
            raise errors.StoreWriteError(message, path=self._path, reason=errors.CHANGED)

    def _flush_or_break(self) -> None:
        """Flush the file; if that fails, mark it broken, cut it back and raise StoreWriteError."""
        try:
            flush(self._fd)
        except BaseException as error:
            self.broken = True
            self._cut_incomplete_line()
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

    def _cut_incomplete_line(self) -> None:
        """Shorten the file to its size before the last append; if that fails, it is broken."""
        try:
            os.ftruncate(self._fd, self._size)
        except OSError:
            self.broken = True


_SINGLE_PROGRAM_PLATFORMS = ("emscripten", "android", "ios")
"""Platforms where no other program can open the data of an app, so that it needs no lock."""


def needs_lock() -> bool:
    """Return True if another program of this computer could open the same store."""
    return sys.platform not in _SINGLE_PROGRAM_PLATFORMS
