"""A store that is spoilt in any way, with whole backups beside: nothing that they have is lost.

Each start that mends is killed at each of its calls of the disk, before, in the middle and after,
and what it left is started once more. A kill here stops the disk; the long run has real ones too.
"""

import contextlib
import json
import os
import shutil
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorekeeper.services.session import FILE
from scorekeeper.storage import StoreError, disk, journal
from scorekeeper.storage.database import DRAFTS
from tests.tools.torture import evening as evenings
from tests.tools.torture.evening import Evening
from tests.tools.torture.workers import Workers

SEED, STEPS, STARTS, LATER = "mended", 25, 5, 6
"""The seed, the steps before each of so many starts, and the deals after the last backup."""

LONGEST_START = 0.3
"""Seconds within which a start is really killed."""

State = Mapping[tuple[str, str], Any]
Spoil = Callable[[bytes], bytes | None]


@dataclass(slots=True)
class Mended:
    starts: int = 0
    kills: int = 0
    missing: list[str] = field(default_factory=list)
    """Shapes after which something was missing that a backup has, or was not as it was."""
    strange: list[str] = field(default_factory=list)
    """Shapes after which there was something that had never been there, or was gone before."""
    silent: list[str] = field(default_factory=list)
    """Shapes after which something was lost and nobody was told."""
    unreadable: list[str] = field(default_factory=list)

    @property
    def harm(self) -> int:
        return len(self.missing) + len(self.strange) + len(self.silent) + len(self.unreadable)


@dataclass(frozen=True, slots=True)
class Played:
    """A store as it was left, with its backups."""

    folder: Path
    content: bytes
    older: bytes
    """The file as it was some starts ago."""
    backed_up: State
    final: State
    versions: Mapping[tuple[str, str], Sequence[Any]]
    """The versions of each document from the newest backup on; of a draft all that it ever was."""

    def wrong(self, found: State) -> Iterator[str]:
        for key in self.backed_up.keys() & self.final.keys():
            if key not in found or self.backed_up[key] == self.final[key] != found[key]:
                yield "missing"
        for key, document in found.items():
            if document not in self.versions.get(key, ()):
                yield "strange"


def play_evenings(folder: Path) -> Played:
    """Play some evenings with a start each, and a few deals after the last backup."""
    versions: dict[tuple[str, str], list[Any]] = {}
    states: list[State] = []
    older = b""
    acts = tuple(act for act in evenings.ACTS if act is not evenings._tidy)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evenings, "ACTS", acts)  # a start tidies up, after a backup
        patch.setattr(journal, "WORTH_COMPACTING", 20)
        patch.setattr(os, "fsync", lambda fd: None)
        for start in range(STARTS + 1):
            with contextlib.closing(Evening(folder, SEED, done=start * STEPS)) as evening:
                backed_up = state_of(evening)
                for _ in range(LATER if start == STARTS else STEPS):
                    evening.record() if start == STARTS else evening.step()
                    states.append(state_of(evening))
            older = (folder / FILE).read_bytes() if start == STARTS - 2 else older
    recent = states[-LATER:]
    for state in (*states, backed_up):
        for key, document in state.items():
            if key[0] == DRAFTS or state is backed_up or state in recent:
                versions.setdefault(key, []).append(document)
    content = (folder / FILE).read_bytes()
    return Played(folder, content, older, backed_up, states[-1], versions)


def state_of(evening: Evening) -> State:
    tables = json.loads(evening.state())
    return {(name, one["uid"]): one for name, documents in tables.items() for one in documents}


# --- shapes of damage


def shapes(store: Played) -> dict[str, Spoil]:
    """All of them; each is given the file and gives what is left of it."""
    lines = store.content.splitlines(keepends=True)
    random = Random("shapes")
    found: dict[str, Spoil] = {
        "emptied": lambda _: b"",
        "deleted": lambda _: None,
        "replaced by an older copy": lambda _: store.older,
        "cut at a line": lambda _: b"".join(lines[: len(lines) // 2]),
        "cut after the first line": lambda _: lines[0],
        "cut in a line": lambda content: content[: len(content) // 2],
        "cut in the last line": lambda content: content[:-30],
        "cut in the first line": lambda content: content[:70],
        "all zeros": lambda content: b"\0" * len(content),
        "the end in zeros": lambda content: content[:-3000] + b"\0" * 3000,
        "the last lines in zeros": lambda _: b"".join(lines[:-3]) + b"\0" * 400 + b"\n",
        "saved lines in zeros": lambda _: (
            b"".join(lines[:-LATER]) + b"\0" * len(b"".join(lines[-LATER:]))
        ),
        "the beginning in zeros": lambda content: b"\0" * 4096 + content[4096:],
        "the beginning gone": lambda content: content[100:],
        "every third line": lambda _: b"".join(one for n, one in enumerate(lines) if n % 3),
        "a block of lines gone": lambda _: b"".join(lines[:4] + lines[9:]),
        "two lines changed about": lambda _: b"".join([*lines[:4], lines[5], lines[4], *lines[6:]]),
        "backwards": lambda _: b"".join(reversed(lines)),
        "a block twice": lambda _: b"".join(lines[:9] + lines[4:]),
        "all of it twice": lambda content: content * 2,
        "a block at the end": lambda _: b"".join(lines[:4] + lines[9:] + lines[4:9]),
        "an older copy behind it": lambda content: content + store.older,
        "newlines of Windows": lambda content: content.replace(b"\n", b"\r\n"),
        "newlines gone": lambda content: content.replace(b"\n", b""),
        "something behind it": lambda content: content + b"somebody was here\n",
        "something before it": lambda content: b"\xef\xbb\xbf" + content,
        "another text": lambda _: b"Ana and Ben 785\nCleo and Dov 120\n",
        "noise": lambda content: random.randbytes(len(content)),
        "an older copy with a bad sector": lambda _: (
            store.older[:600] + b"\0" * 512 + store.older[1112:]
        ),
    }
    for number, line in enumerate(lines):
        place = sum(map(len, lines[:number])) + len(line) // 2
        found[f"a bad sector in line {number}"] = (
            lambda content, place=place: (  # type: ignore[misc]
                content[: place - 8] + b"\0" * 16 + content[place + 8 :]
            )
        )
    for number in range(20):
        begin, length = random.randrange(len(store.content)), random.randrange(1, 4096)
        noise = random.randbytes(length)
        found[f"burst {number}"] = (
            lambda content, begin=begin, noise=noise: (  # type: ignore[misc]
                content[:begin] + noise + content[begin + len(noise) :]
            )
        )
    return found


# --- a disk that stops


class KilledError(BaseException):
    """The process is no more."""


class Disk:
    """Counts the calls of a start, and stops at one of them: from then on nothing is written."""

    CALLS = (
        (disk, "write_all"),
        (disk, "flush"),
        (Path, "replace"),
        (Path, "unlink"),
        (os, "ftruncate"),
    )

    def __init__(self, last: int | None = None) -> None:
        self.last = last
        self.calls = 0

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "fsync", lambda fd: None)
            for owner, name in self.CALLS:
                patch.setattr(owner, name, self._stopping(name, getattr(owner, name)))
            yield

    def _stopping(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(first: Any, *rest: Any, **how: Any) -> Any:
            self.calls += 2  # before it, and in it or after it
            if self.last is not None and self.calls > self.last:
                if self.calls - 1 == self.last:
                    self._half(name, real, first, rest, how)
                raise KilledError
            return real(first, *rest, **how)

        return call

    def _half(self, name: str, real: Callable[..., Any], first: Any, rest: Any, how: Any) -> None:
        """Do half of a write, and all of what cannot be halved."""
        if name == "write_all":
            rest = (rest[0][: len(rest[0]) // 2],)
        real(first, *rest, **how)


# --- the trial


def mend_all(folder: Path, *, kills: bool = True, only: Sequence[str] = ()) -> Mended:
    """Spoil a store in every shape, start over it, and kill that start at each of its calls."""
    store, mended = play_evenings(folder / "whole"), Mended()
    for name, spoil in shapes(store).items():
        if only and name not in only:
            continue
        _spoil(store, folder / "spoilt", spoil)
        calls = _start(store, folder / "spoilt", name, mended)
        for last in range(calls) if kills else ():
            _spoil(store, folder / "spoilt", spoil)
            _kill(folder / "spoilt", last, mended)
            _start(store, folder / "spoilt", f"{name}, killed at {last}", mended)
    return mended


def mend_killed(folder: Path, *, kills: int, workers: Workers) -> Mended:
    """Spoil a store in one shape after the other, and really kill the process that starts over it.

    The kill comes at any time of a start on a slow disk.
    """
    store, mended, random = play_evenings(folder / "whole"), Mended(), Random("kills")
    kinds = list(shapes(store).items())
    for number in range(kills):
        name, spoil = kinds[number % len(kinds)]
        _spoil(store, folder / "spoilt", spoil)
        child = workers.begin("start", folder / "spoilt", "killed", milliseconds=10)
        time.sleep(random.uniform(0, LONGEST_START))
        if not workers.kill_at_start(child):  # one that had started had told what it found
            mended.kills += 1
            _start(store, folder / "spoilt", f"{name}, killed", mended)
    return mended


def _spoil(store: Played, folder: Path, spoil: Spoil) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(store.folder, folder)
    content = spoil(store.content)
    (folder / FILE).unlink()
    if content is not None:
        (folder / FILE).write_bytes(content)


def _kill(folder: Path, last: int, mended: Mended) -> None:
    """Start over a spoilt store, and let the start come no further than to one of its calls."""
    with contextlib.suppress(KilledError), Disk(last).watched():
        mended.kills += 1
        Evening(folder, "killed").close()


def _start(store: Played, folder: Path, name: str, mended: Mended) -> int:
    """Start over a spoilt store and look at it; gives the number of moments for a kill."""
    watch, moments = Disk(), 0
    mended.starts += 1
    try:
        with watch.watched(), contextlib.closing(Evening(folder, "after")) as evening:
            moments = watch.calls
            _look(store, evening, name, mended)
    except StoreError:
        mended.unreadable.append(name)
    return moments


def _look(store: Played, evening: Evening, name: str, mended: Mended) -> None:
    session, found = evening.session, state_of(evening)
    if found != store.final and not session.findings:
        mended.silent.append(name)
    if session.newer_backup is not None:
        session.backups.restore(session.newer_backup)
        found = state_of(evening)
    for wrong in set(store.wrong(found)):
        getattr(mended, wrong).append(name)
