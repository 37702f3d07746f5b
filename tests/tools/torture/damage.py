"""Files that were cut off or have a bit flipped: what is opened must be right, or say so."""

import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tinydb import TinyDB

from scorekeeper.services.session import FILE
from scorekeeper.storage import Finding, FindingKind, StoreError
from scorekeeper.storage.database import DEALS
from tests.storage.kit import deal
from tests.storage.kit import state as tables_of
from tests.tools.torture.evening import Evening

STEPS, MOST_LOST = 60, 2
"""The steps of an evening before it is damaged, and the deals that a flipped bit may cost."""


@dataclass(slots=True)
class Damage:
    files: int = 0
    silent: int = 0
    """Files that were opened with something wrong in them and nothing said."""
    wrong: int = 0
    """Files cut off that did not open as what their whole lines say."""
    unreadable: int = 0
    changed: int = 0
    """Documents that came back different from what was ever saved."""
    most_lost: int = 0
    """Deals that the worst of the files had lost."""
    not_kept: int = 0
    """Damaged files whose original was not set aside."""

    @property
    def harm(self) -> int:
        files = self.silent + self.wrong + self.unreadable + self.changed + self.not_kept
        return files + (self.most_lost > MOST_LOST)


def evening_of(folder: Path, *, deals: int) -> tuple[bytes, list[str]]:
    """An evening's store that ends in some deals, a line each: its bytes, what it held with each.

    The first is what it held before the first of these deals.
    """
    evening = Evening(folder, "damaged")
    with contextlib.closing(evening):
        for _ in range(STEPS):
            evening.step()
        states = [evening.state()]
        for _ in range(deals):
            evening.record()
            states.append(evening.state())
        return (folder / FILE).read_bytes(), states


def flip_many(folder: Path, *, flips: int) -> Damage:
    """Flip single bits of an evening's store, each in a copy, and open it."""
    content, states = evening_of(folder / "whole", deals=1)
    damage = Damage()
    with _unflushed():
        for flipped in _flipped(content, flips):
            _look(folder / "flipped", flipped, states[-1], damage)
    return damage


def tear_everywhere(folder: Path, *, lines: int) -> Damage:
    """Cut an evening's store off at every byte of its last lines, and open it."""
    content, states = evening_of(folder / "whole", deals=lines)
    ends = [at + 1 for at, byte in enumerate(content) if byte == ord("\n")][-lines:]
    first = content.rindex(b"\n", 0, ends[0] - 1) + 1
    damage = Damage()
    with _unflushed():
        for cut in range(first, len(content) + 1):
            whole = sum(end <= cut + 1 for end in ends)  # a line may lack its newline
            found = _look(folder / "torn", content[:cut], states[whole], damage)
            damage.wrong += found != states[whole]
    return damage


def flip_stock(folder: Path, *, flips: int) -> Damage:
    """Do the same to a file of TinyDB's own storage."""
    content, right = _stock(folder)
    damage = Damage()
    for flipped in _flipped(content, flips):
        _look_at_stock(folder, flipped, right, damage)
    return damage


def tear_stock(folder: Path) -> Damage:
    """Cut a file of TinyDB's own storage off at every byte of its last deal."""
    content, right = _stock(folder)
    damage = Damage()
    for end in range(len(content) - len(json.dumps(deal(1))), len(content)):
        _look_at_stock(folder, content[:end], right, damage)
    return damage


@contextlib.contextmanager
def _unflushed() -> Iterator[None]:
    """Spare the disk: this is about bytes and not about power cuts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda fd: None)
        yield


def _flipped(content: bytes, flips: int) -> Iterator[bytes]:
    random = Random("flips")
    for _ in range(flips):
        flipped = bytearray(content)
        flipped[random.randrange(len(content))] ^= 1 << random.randrange(8)
        yield bytes(flipped)


def _look(folder: Path, content: bytes, right: str, damage: Damage) -> str | None:
    """Open a file that was damaged; gives what it holds, None if it does not open."""
    folder.mkdir()
    (folder / FILE).write_bytes(content)
    damage.files += 1
    try:
        with contextlib.closing(Evening(folder, "looking")) as evening:
            found, findings = evening.state(), evening.findings()
        damage.silent += found != right and not findings
        damage.not_kept += not all(_is_kept(folder / FILE, one, content) for one in findings)
        _compare(json.loads(found), json.loads(right), damage)
    except StoreError:
        damage.unreadable += 1
        return None
    finally:
        shutil.rmtree(folder)
    return found


def _is_kept(file: Path, finding: Finding, content: bytes) -> bool:
    if finding.kind is FindingKind.PUT_BACK or finding.aside is None:
        return finding.kind is FindingKind.PUT_BACK
    aside = finding.aside.read_bytes()
    return aside == content or content.endswith(aside)


def _compare(found: dict[str, Any], right: dict[str, Any], damage: Damage) -> None:
    for table, documents in found.items():
        known = {document["uid"]: document for document in right[table]}
        damage.changed += sum(known.get(one["uid"]) != one for one in documents)
    damage.most_lost = max(damage.most_lost, len(right[DEALS]) - len(found[DEALS]))


def _stock(folder: Path) -> tuple[bytes, str]:
    path = folder / "stock.json"
    with TinyDB(path) as db:
        db.table("deals").insert_multiple(deal(position) for position in range(60))
        return path.read_bytes(), tables_of(db)


def _look_at_stock(folder: Path, content: bytes, right: str, damage: Damage) -> None:
    (folder / "stock.json").write_bytes(content)
    damage.files += 1
    try:
        with TinyDB(folder / "stock.json") as db:
            damage.silent += tables_of(db) != right
    except (ValueError, KeyError, AttributeError, TypeError):
        damage.unreadable += 1
