"""Every way in which an app and its file end: all that was saved is there, or its loss is told.

The file is spoilt under the running app, or between two starts; with a finding that was read, with
one that nobody has read, and without any; on a disk that is full at the end, and without memory.
"""

import contextlib
import errno
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from scorekeeper.services.session import FILE
from scorekeeper.storage import StoreError, disk, lines
from tests.tools.torture.evening import Evening
from tests.tools.torture.mending import State, state_of

BEFORE, LATER = 12, 9
"""Steps of an evening before the one that ends, and deals that are saved in that one."""

Spoil = Callable[[Path, bytes], None]
"""Does something to the file in a folder; given the file of some time ago too."""


@dataclass(slots=True)
class Ends:
    ends: int = 0
    silent: list[str] = field(default_factory=list)
    """Ends after which something that was saved was missing, and nothing was told."""
    missing: list[str] = field(default_factory=list)
    """Ends after which something was missing although app and disk could have kept it."""
    forgotten: list[str] = field(default_factory=list)
    """Ends after which a finding that nobody had read was told no more."""
    repeated: list[str] = field(default_factory=list)
    """Ends after which a finding that was read was told again."""

    @property
    def harm(self) -> int:
        troubles = (self.silent, self.missing, self.forgotten, self.repeated)
        return sum(map(len, troubles))


# --- ways to spoil a file


def _leave(folder: Path, older: bytes) -> None:
    """Do nothing: the app just ends."""


def _delete(folder: Path, older: bytes) -> None:
    (folder / FILE).unlink()


def _move(folder: Path, older: bytes) -> None:
    (folder / FILE).rename(folder / "scores (conflict).jsonl")


def _empty(folder: Path, older: bytes) -> None:
    (folder / FILE).write_bytes(b"")


def _replace(folder: Path, older: bytes) -> None:
    other = folder / "from another device"
    other.write_bytes(older)
    other.replace(folder / FILE)


def _overwrite(folder: Path, older: bytes) -> None:
    (folder / FILE).write_bytes(older)


def _cut_at_line(folder: Path, older: bytes) -> None:
    rows = (folder / FILE).read_bytes().splitlines(keepends=True)
    os.truncate(folder / FILE, len(b"".join(rows[: len(rows) // 2])))


def _cut_in_line(folder: Path, older: bytes) -> None:
    os.truncate(folder / FILE, (folder / FILE).stat().st_size // 2)


def _end_in_zeros(folder: Path, older: bytes) -> None:
    content = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(content[:-2000] + b"\0" * 2000)


def _delete_folder(folder: Path, older: bytes) -> None:
    shutil.rmtree(folder)


def _delete_lock(folder: Path, older: bytes) -> None:
    (folder / f"{FILE}.lock").unlink()


def _empty_newest_backup(folder: Path, older: bytes) -> None:
    """Spoil the copy that a start would go back to, and the file: the loss can only be told."""
    newest = max((folder / "backups").iterdir(), default=None)
    if newest is not None:
        newest.write_bytes(b"")
    _cut_at_line(folder, older)


RUNNING: Mapping[str, Spoil] = {
    "closed": _leave,
    "deleted": _delete,
    "moved away": _move,
    "emptied": _empty,
    "replaced by an older copy": _replace,
    "overwritten by an older copy": _overwrite,
    "cut at a line": _cut_at_line,
    "cut in a line": _cut_in_line,
    "its folder deleted": _delete_folder,
    "its lock deleted": _delete_lock,
}
"""Under the running app, which has everything in memory and then is closed."""

CLOSED: Mapping[str, Spoil] = {
    "deleted": _delete,
    "emptied": _empty,
    "replaced by an older copy": _replace,
    "cut at a line": _cut_at_line,
    "cut in a line": _cut_in_line,
    "the end in zeros": _end_in_zeros,
    "cut, and the newest backup emptied": _empty_newest_backup,
}
"""Between two starts, when the backups alone have everything."""

# --- what goes wrong meanwhile


@contextlib.contextmanager
def _nothing() -> Iterator[None]:
    yield


@contextlib.contextmanager
def _full_disk() -> Iterator[None]:
    def refuse(fd: int, content: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", refuse)
        yield


@contextlib.contextmanager
def _no_memory() -> Iterator[None]:
    def refuse(*_: object, **__: object) -> None:
        raise MemoryError

    with pytest.MonkeyPatch.context() as patch:
        for owner, name in ((disk, "compress"), (lines, "lines_for"), (lines, "line_of")):
            patch.setattr(owner, name, refuse)
        yield


TROUBLES: Mapping[str, Callable[[], contextlib.AbstractContextManager[None]]] = {
    "": _nothing,
    "on a full disk": _full_disk,
    "without memory": _no_memory,
}
NO_FINDING, FINDING_UNREAD = "without a finding", "with a finding"
FINDING_READ = "with a finding that was read"
FINDINGS = (NO_FINDING, FINDING_UNREAD, FINDING_READ)


# --- the trial


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """One way in which an app and its file end."""

    name: str
    finding: str
    trouble: str = ""
    under_app: Spoil = _leave
    afterwards: Spoil = _leave
    is_killed: bool = False

    @property
    def is_plain(self) -> bool:
        """True if nothing at all goes wrong."""
        return not self.trouble and self.under_app is self.afterwards is _leave

    def __str__(self) -> str:
        return f"{self.name} {self.trouble}, {self.finding}"


def endings() -> Iterator[Ending]:
    for finding in FINDINGS:
        for name, spoil in CLOSED.items():
            yield Ending(name=f"closed, then {name}", finding=finding, afterwards=spoil)
        for trouble in TROUBLES:
            for name, spoil in RUNNING.items():
                yield Ending(name=name, finding=finding, trouble=trouble, under_app=spoil)
            yield Ending(name="killed", finding=finding, trouble=trouble, is_killed=True)


def end_all(folder: Path) -> Ends:
    """End an app in every way."""
    ends = Ends()
    for ending in endings():
        _end(folder / str(ends.ends), ending, ends)
    return ends


def _end(folder: Path, ending: Ending, ends: Ends) -> None:
    """Play, end in one way, start again, and look at what is there and what is told."""
    store, ends.ends = folder / "data", ends.ends + 1
    older = _played_before(store, has_finding=ending.finding != NO_FINDING)
    evening = Evening(store, "last", done=BEFORE)
    told_before = {found.kind for found in evening.findings()}
    if ending.finding == FINDING_READ:
        evening.session.mark_findings_read()
    for _ in range(LATER):
        evening.record()
    saved = state_of(evening)
    has_failed = False
    with TROUBLES[ending.trouble]():
        ending.under_app(store, older)
        if ending.is_killed:
            shutil.copytree(store, folder / "killed")
        try:
            evening.close()
        except (StoreError, MemoryError):  # which the person at the screen is told
            has_failed = True
    if ending.is_killed:
        store, has_failed = folder / "killed", False
    ending.afterwards(store, older)
    with contextlib.closing(Evening(store, "next", done=BEFORE + LATER)) as after:
        told = {found.kind for found in after.findings()}
        _look(after, ending, saved, ends, has_failed=has_failed)
        # A finding is kept in the file, and goes with one that is lost.
        is_kept = not has_failed and ending.afterwards is _leave
        if ending.finding == FINDING_UNREAD and is_kept and not told_before <= told:
            ends.forgotten.append(str(ending))
        if ending.finding == FINDING_READ and ending.is_plain and told:
            ends.repeated.append(str(ending))


def _played_before(store: Path, *, has_finding: bool) -> bytes:
    """Play an evening, and damage its file if asked to; return the file before its last deals."""
    with contextlib.closing(Evening(store, "first")) as evening:
        evening.step()
        for _ in range(BEFORE - 1):
            evening.record()
    content = (store / FILE).read_bytes()
    if has_finding:
        rows = content.splitlines(keepends=True)
        rows[4] = b"#" * 40 + b"\n"
        (store / FILE).write_bytes(b"".join(rows))
    return content


def _look(evening: Evening, ending: Ending, saved: State, ends: Ends, *, has_failed: bool) -> None:
    """Compare what is there with what was saved, before and after a backup that is offered."""
    found = state_of(evening)
    if found != saved and not evening.findings() and not has_failed:
        ends.silent.append(str(ending))
    if evening.session.newer_backup is not None:
        evening.session.backups.restore(evening.session.newer_backup)
        found = state_of(evening)
    can_keep = not has_failed and ending.afterwards is not _empty_newest_backup
    if can_keep and any(found.get(key) != document for key, document in saved.items()):
        ends.missing.append(str(ending))
