"""From the bytes of a journal to its documents, and what is wrong with the bytes."""

import contextlib
import gc
import io
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from scorekeeper.store.changes import Change, Tables
from scorekeeper.store.healing import healed
from scorekeeper.store.lines import contents, is_commit, is_sound, salvaged

_AT_ONCE = 5000
"""Lines parsed together: enough to be fast, few enough not to need the memory twice."""

MOST_HEALED = 300_000
"""Bytes of bad lines in which a flipped bit is looked for, so that a start does not take long."""

LONG = 50_000
"""Bytes of a line with several documents beyond which too much hangs on one line."""


@dataclass(slots=True, kw_only=True)
class Reading:
    """A journal as far as it could be read."""

    tables: Tables
    seq: int = 0
    """The number of the last good line."""
    first: int = 0
    kept: int = 0
    """Good lines."""
    entries: int = 0
    """What the good lines say, counted by document."""
    bad: int = 0
    """Pieces of the file that are no good line, a torn tail not counted."""
    damaged: bool = False
    """Something is wrong that cutting off a torn tail does not cure."""
    torn: bytes = b""
    """What stands behind the last newline and is no line."""
    looked: int = 0
    """Bytes of bad lines in which a flipped bit was looked for."""
    has_long: bool = False
    """A line with several documents is longer than `LONG`."""
    unended: bool = False
    """The last line is good and lacks only its newline."""

    @property
    def missing(self) -> int:
        """Count the numbers that no good line has; each was a line once."""
        return self.seq - self.first + 1 - self.kept if self.kept else 0

    @property
    def dropped(self) -> int:
        """Count the lines lost: the bad pieces, or the missing numbers if they say more."""
        return max(self.bad, self.missing) + (1 if self.torn else 0)


def read(content: bytes, *, to_stay: bool = False) -> Reading:
    """Read a journal from its bytes; never fails, whatever they are.

    With `to_stay` the garbage collector does not walk over the documents again, until whoever
    asked for that calls `gc.unfreeze`.
    """
    reading = Reading(tables={})
    with _collector_paused(to_stay=to_stay):
        lines = _sifted(reading, content)
        while batch := list(islice(lines, _AT_ONCE)):
            _take(reading, batch)
    reading.damaged = reading.damaged or reading.missing > 0
    return reading


@contextlib.contextmanager
def _collector_paused(*, to_stay: bool) -> Iterator[None]:
    """Keep the garbage collector from walking over the new documents, now and perhaps later."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if to_stay:
            gc.freeze()
        if was_on:
            gc.enable()


def _sifted(reading: Reading, content: bytes) -> Iterator[bytes]:
    """Give the lines whose CRC is right and note the rest."""
    tail = before = b""
    for segment in io.BytesIO(content):
        if not segment.endswith(b"\n"):
            tail = segment
        elif is_sound(segment[:-1]):
            yield segment[:-1]
            before = b""
        else:
            lines, before = _sifted_badly(reading, before, segment)
            yield from lines
    if is_sound(tail):
        reading.unended = True
        yield tail
    elif salvaged(tail)[0]:
        yield from _sifted_badly(reading, b"", tail + b"\n")[0]
    elif tail:
        reading.torn = tail


def _sifted_badly(reading: Reading, before: bytes, segment: bytes) -> tuple[list[bytes], bytes]:
    """Give the lines that can be had from a bad segment, and what of it may belong to the next.

    `before` is what the last bad segment left: a flipped bit may have made a newline there.
    """
    reading.damaged = True
    lines, rest = salvaged(segment[:-1].lstrip(b"\0"))  # a power cut may leave a page of zeros
    if lines or not rest:
        reading.bad += 1 if rest else 0
        return lines, b""
    if reading.looked < MOST_HEALED:
        reading.looked += len(before) + len(segment)
        if line := healed(rest):
            return [line], b""
        if before and (line := healed(before + segment[:-1])):
            reading.bad -= 1
            return [line], b""
    reading.bad += 1
    return [], segment


def _take(reading: Reading, lines: list[bytes]) -> None:
    """Do what the lines say, one after the other."""
    for line, content in zip(lines, contents(lines), strict=True):
        if not is_commit(content) or content["seq"] <= reading.seq:
            reading.bad += 1
            reading.damaged = True
            continue
        change = Change(puts=content.get("set", {}), drops=content.get("del", {}))
        entries = change.apply(reading.tables)
        reading.has_long = reading.has_long or (entries > 1 and len(line) > LONG)
        reading.entries += entries
        reading.seq = content["seq"]
        reading.first = reading.first or reading.seq
        reading.kept += 1
