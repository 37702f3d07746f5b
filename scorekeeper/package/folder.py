"""A folder that is made whole or not at all."""

import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scorekeeper.package.errors import PackageError

READABLE = 0o755
"""Others may read what is made: a web server is seldom the person who made a site."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """A folder that was made."""

    folder: Path
    files: int
    size: int
    """Bytes of all files together."""

    @classmethod
    def of(cls, folder: Path) -> "Made":
        """What lies in a folder."""
        sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
        return cls(folder=folder, files=len(sizes), size=sum(sizes))


@contextlib.contextmanager
def whole_folder(target: Path) -> Iterator[Path]:
    """Give an empty folder to fill; it becomes `target` when the block ends without an exception.

    Else nothing of it is left. Raises `PackageError` where the target is a file, is not empty or
    cannot be written, also where the disk refuses while the folder is being filled.
    """
    target = target.expanduser().absolute()
    _refuse_unless_free(target)
    with _refusals(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
        try:
            yield beside
            beside.chmod(READABLE)
            if target.exists():
                target.rmdir()  # where something has come into it meanwhile, this refuses
            beside.rename(target)
        except BaseException:
            shutil.rmtree(beside, ignore_errors=True)
            raise


def _refuse_unless_free(target: Path) -> None:
    with _refusals(target):
        if target.exists() and not target.is_dir():
            raise PackageError(f"{target}: this is a file; name a folder that is new or empty")
        if target.is_dir() and any(target.iterdir()):
            raise PackageError(
                f"{target}: this folder is not empty; name one that is, or a new one"
            )


@contextlib.contextmanager
def _refusals(target: Path) -> Iterator[None]:
    """Turn what the operating system says into a sentence."""
    try:
        yield
    except OSError as error:
        where = f" ({error.filename})" if error.filename else ""
        message = f"{target}: cannot be made, {error.strerror or error}{where}"
        raise PackageError(message) from error
