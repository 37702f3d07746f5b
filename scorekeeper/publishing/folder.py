"""A folder that is made whole or not at all, and may take the place of the one before."""

import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scorekeeper.validation import ProblemError


class FolderError(ProblemError):
    """A folder that could not be made; what was there is there still."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    folder: Path
    files: int
    size: int  # bytes of all files together

    @classmethod
    def of(cls, folder: Path) -> "Made":
        sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
        return cls(folder=folder, files=len(sizes), size=sum(sizes))


@contextlib.contextmanager
def whole_folder(target: Path, *, listing: str = "") -> Iterator[Path]:
    """Yield an empty folder to fill, which becomes `target` at the end without an exception.

    Else nothing of it is left. With a `listing`, a file of this name in it lists its files: a
    folder that has one is replaced, and keeps what somebody else has put there. Raises
    `FolderError` where the target is a file, is not empty or cannot be written, also where the
    disk refuses while the folder is being filled.
    """
    target = target.expanduser().resolve()
    try:
        if target.exists() and not target.is_dir():
            raise FolderError("folder_is_file", folder=target)
        is_again = bool(listing) and (target / listing).is_file()
        if not is_again and target.is_dir() and any(target.iterdir()):
            raise FolderError("folder_not_empty", folder=target)
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
        try:
            yield fresh
            if listing:
                _list_files(fresh, listing)
            fresh.chmod(0o755)  # a web server is seldom the person who made a site
            if is_again:
                _copy_foreign(target, fresh, listing)
                _swap(target, fresh)
                return
            if target.exists():
                target.rmdir()  # where something has come into it meanwhile, this refuses
            fresh.rename(target)
        except BaseException:
            shutil.rmtree(fresh, ignore_errors=True)
            raise
    except OSError as error:
        raise FolderError("folder_refused", folder=target, why=str(error)) from error


def _list_files(folder: Path, listing: str) -> None:
    names = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    (folder / listing).write_bytes("".join(f"{name}\n" for name in sorted(names)).encode())


def _copy_foreign(old: Path, new: Path, listing: str) -> None:
    """Copy what the listing of the old folder does not name, a `.htaccess` for instance."""
    listed = {*(old / listing).read_text("utf-8").splitlines(), listing}
    for path in old.rglob("*"):
        place = path.relative_to(old)
        is_foreign = path.is_symlink() or path.is_file()
        if is_foreign and place.as_posix() not in listed and not (new / place).exists():
            (new / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, new / place, follow_symlinks=False)


def _swap(target: Path, fresh: Path) -> None:
    """Put a folder in the place of another, which goes; between the two renames there is none."""
    old = fresh.with_name(f"{fresh.name}-old")
    target.rename(old)
    try:
        fresh.rename(target)
    except OSError:
        old.rename(target)
        raise
    shutil.rmtree(old, ignore_errors=True)
