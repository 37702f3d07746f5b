"""Write a folder completely or not at all; it may replace an earlier folder."""

import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scorekeeper.validation import ProblemError

READABLE_BY_ALL = 0o755  # the account of a web server is rarely the one that made the site


class FolderError(ProblemError):
    """The folder could not be written; its earlier content is unchanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FolderSummary:
    """The number of files in a folder, and their total size."""

    folder: Path
    files: int
    size: int  # bytes of all files together

    @classmethod
    def measure(cls, folder: Path) -> "FolderSummary":
        """Return the summary of a folder, with its subfolders."""
        sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
        return cls(folder=folder, files=len(sizes), size=sum(sizes))


@contextlib.contextmanager
def whole_folder(target: Path, *, listing: str = "") -> Iterator[Path]:
    """Yield an empty folder to fill; it becomes `target` if the block ends without an exception.

    After an exception, the new folder is deleted.

    Args:
        target: The folder to write. It must be new or empty, unless it has a listing.
        listing: Name of a file in the folder that lists the other files. A folder that has one
            is replaced; files in it that its listing does not name are kept.

    Raises:
        FolderError: If the target is a file, is not empty, or cannot be written. An `OSError` in
            the block becomes a `FolderError` too.
    """
    target = target.expanduser().resolve()
    try:
        replaces_earlier = _may_replace(target, listing)
        target.parent.mkdir(parents=True, exist_ok=True)
        # Beside the target, because a folder can be renamed only within its file system.
        fresh = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
        try:
            yield fresh

            if listing:
                _write_listing(fresh, listing)
            fresh.chmod(READABLE_BY_ALL)
            if replaces_earlier:
                _copy_unlisted(target, fresh, listing)
                _swap(target, fresh)
            else:
                _move(fresh, target)
        except BaseException:
            shutil.rmtree(fresh, ignore_errors=True)
            raise
    except OSError as error:
        raise FolderError("folder_refused", folder=target, why=str(error)) from error


def _may_replace(target: Path, listing: str) -> bool:
    """Return True if the target has a listing; False if there is nothing to replace.

    Raises:
        FolderError: If the target is a file, or has content but no listing.
    """
    if target.exists() and not target.is_dir():
        raise FolderError("folder_is_file", folder=target)
    if listing and (target / listing).is_file():
        return True
    if target.is_dir() and any(target.iterdir()):
        raise FolderError("folder_not_empty", folder=target)
    return False


def _write_listing(folder: Path, listing: str) -> None:
    names = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    lines = "".join(f"{name}\n" for name in sorted(names))
    (folder / listing).write_bytes(lines.encode())


def _copy_unlisted(old: Path, new: Path, listing: str) -> None:
    """Copy files that the listing in `old` does not name, such as `.htaccess`, to `new`."""
    listed = {*(old / listing).read_text("utf-8").splitlines(), listing}
    for path in old.rglob("*"):
        relative = path.relative_to(old)
        # A symbolic link is copied as a link, even if it leads to a folder or to nothing.
        is_file = path.is_symlink() or path.is_file()
        if not is_file or relative.as_posix() in listed or (new / relative).exists():
            continue
        (new / relative).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, new / relative, follow_symlinks=False)


def _move(fresh: Path, target: Path) -> None:
    if target.exists():
        target.rmdir()  # raises OSError if the folder is not empty any more
    fresh.rename(target)


def _swap(target: Path, fresh: Path) -> None:
    """Replace the folder `target` by `fresh`, and delete its earlier content.

    For a moment between the two renames there is no folder at `target`.

    Raises:
        OSError: If a rename fails; `target` then has its earlier content.
    """
    old = fresh.with_name(f"{fresh.name}-old")
    target.rename(old)
    try:
        fresh.rename(target)
    except OSError:
        old.rename(target)
        raise
    shutil.rmtree(old, ignore_errors=True)
