"""The power goes: a model of what may be on a disk then, which kill -9 never shows.

What was written and not flushed may be there, or not, or half of it, or as zeros; a new or
changed name may be there or not as long as its folder was not flushed. Every such state, at
every step of an evening, must open as what was said to be saved or as what was being saved, with
drafts of that moment or of an earlier one.
"""

import contextlib
import json
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tinydb import TinyDB

from scorekeeper.storage import FindingKind, StoreError
from scorekeeper.storage.database import DRAFTS
from tests.storage.kit import deal
from tests.tools.torture.evening import Evening

STEPS = 80
STOCK = "stock.json"
WATCHED = ((os, "write"), (os, "ftruncate"), (os, "fsync"), (Path, "replace"), (Path, "unlink"))

Files = dict[str, bytes]
"""The contents of the files on a disk, by name."""


@dataclass(slots=True)
class Cuts:
    states: int = 0
    wrong: int = 0
    """States that opened as something that was not saved last."""
    unreadable: int = 0

    @property
    def harm(self) -> int:
        return self.wrong + self.unreadable


@dataclass(slots=True)
class Disk:
    """A folder, and what of it would outlive a power cut."""

    folder: Path
    is_right: Callable[[Files], bool]
    """True for the files of a store that is as it should be after a power cut."""
    errors: tuple[type[Exception], ...]
    """The errors that are raised where a state cannot be opened at all."""
    cuts: Cuts = field(default_factory=Cuts)
    contents: dict[int, bytes] = field(default_factory=dict)
    """The flushed contents of each file."""
    names: dict[str, int] = field(default_factory=dict)
    """The names that were flushed."""
    looks: bool = False
    """True while a state is being looked at, which writes too."""
    saved: int = 0
    """Steps that were said to be saved."""
    seen: set[tuple[int, tuple[tuple[str, bytes], ...]]] = field(default_factory=set)

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """Look at the states before and after everything that is done to the disk."""
        with pytest.MonkeyPatch.context() as patch:
            for owner, name in WATCHED:
                self._watch(patch, owner, name)
            yield

    def _watch(self, patch: pytest.MonkeyPatch, owner: object, name: str) -> None:
        real = getattr(owner, name)

        def step(first: Any, *rest: Any, **options: Any) -> Any:
            if self.looks and name == "fsync":
                return None
            self._cut()
            result = real(first, *rest, **options)
            if name == "fsync":
                self._flushed(first)
            self._cut()
            return result

        patch.setattr(owner, name, step)

    def _flushed(self, fd: int) -> None:
        found = os.fstat(fd)
        now = self._now()
        if stat.S_ISDIR(found.st_mode):
            self.names = {name: ino for name, (ino, _) in now.items()}
        for ino, content in now.values():
            if ino == found.st_ino:
                self.contents[ino] = content

    def _now(self) -> dict[str, tuple[int, bytes]]:
        files = [
            file for file in self.folder.iterdir() if file.suffix in (".jsonl", ".json", ".new")
        ]
        return {file.name: (file.stat().st_ino, file.read_bytes()) for file in files}

    def _cut(self) -> None:
        """Look at all that there may be if the power goes now."""
        if self.looks:
            return
        now = self._now()
        present = dict(now.values())
        for names in ({name: ino for name, (ino, _) in now.items()}, self.names):
            for variant in (_all, _none, _half, _zeros):
                left = {
                    name: variant(self.contents.get(ino, b""), present.get(ino))
                    for name, ino in names.items()
                }
                self._look(left)

    def _look(self, files: Files) -> None:
        key = (self.saved, tuple(sorted(files.items())))
        if key in self.seen:
            return
        self.seen.add(key)
        self.cuts.states += 1
        self.looks = True
        try:
            self.cuts.wrong += not self.is_right(files)
        except self.errors:
            self.cuts.unreadable += 1
        finally:
            self.looks = False


def _all(flushed: bytes, present: bytes | None) -> bytes:
    return flushed if present is None else present


def _none(flushed: bytes, present: bytes | None) -> bytes:
    return flushed


def _half(flushed: bytes, present: bytes | None) -> bytes:
    grown = _grown(flushed, present)
    return flushed + grown[: len(grown) // 2]


def _zeros(flushed: bytes, present: bytes | None) -> bytes:
    return flushed + b"\0" * len(_grown(flushed, present))


def _grown(flushed: bytes, present: bytes | None) -> bytes:
    return present[len(flushed) :] if present is not None and present.startswith(flushed) else b""


def cut_everywhere(folder: Path) -> Cuts:
    """Cut the power at every step of an evening, in every way."""
    right = _states(folder / "right")
    cut, live = folder / "cut", folder / "live"
    live.mkdir()

    def is_right(files: Files) -> bool:
        _put(files, cut)
        with contextlib.closing(Evening(cut, "cut")) as evening:
            kinds = {finding.kind for finding in evening.findings()}
            has_zeros = any(b"\0" in content for content in files.values())
            told = {FindingKind.TORN, FindingKind.DAMAGED} if has_zeros else {FindingKind.TORN}
            documents, drafts = _parted(evening.state())
            is_saved = documents in [_parted(one)[0] for one in right[disk.saved : disk.saved + 2]]
            # A draft may be an earlier one: it waits for the flush of the next save.
            was_typed = drafts in [_parted(one)[1] for one in right[: disk.saved + 2]]
            return kinds <= told and is_saved and was_typed

    disk = Disk(live, is_right, (StoreError,))
    with disk.watched(), contextlib.closing(Evening(live, "power")) as evening:
        for _ in range(STEPS):
            evening.step()
            disk.saved += 1
    return disk.cuts


def cut_stock(folder: Path) -> Cuts:
    """The same to a file of TinyDB's own storage that gets longer and shorter."""
    cut = folder / "cut"

    def is_right(files: Files) -> bool:
        _put(files, cut)
        with TinyDB(cut / STOCK) as db:
            return all(found in (deal(1), deal(2)) for found in db)

    live = folder / "live"
    live.mkdir()
    disk = Disk(live, is_right, (ValueError,))
    with disk.watched(), TinyDB(live / STOCK) as db:
        for _ in range(5):
            db.insert(deal(1))
            db.insert(deal(2))
            db.remove(doc_ids=[db.all()[0].doc_id])
    return disk.cuts


def _states(folder: Path) -> list[str]:
    """Return the contents of an evening after each of its steps, where nothing goes wrong."""
    with contextlib.closing(Evening(folder, "power")) as evening:
        states = [evening.state()]
        for _ in range(STEPS):
            evening.step()
            states.append(evening.state())
    return states


def _parted(state: str) -> tuple[Any, Any]:
    """Return all documents but drafts, and the drafts."""
    tables = json.loads(state)
    return tables, tables.pop(DRAFTS)


def _put(files: Files, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
