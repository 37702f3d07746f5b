"""Reading the bytes of a journal, damaged ones too, and writing its documents anew as lines."""

import gc
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias

from scorekeeper.storage.lines import (
    Change,
    Doc,
    Tables,
    contents,
    copied,
    healed,
    is_commit,
    is_sound,
    line_of,
    live_entries,
    salvaged,
    stored,
)
from scorekeeper.storage.migrations import META, begins

_AT_ONCE = 5000
"""Lines parsed together: enough to be fast, few enough not to need the memory twice."""

MOST_HEALED = 300_000
"""Bytes of bad lines in which a flipped bit is looked for, so that a start does not take long."""

LONG = 50_000
"""Bytes of a line with several documents beyond which too much hangs on one line."""

Lines: TypeAlias = dict[int, tuple[bytes, Any]]
"""Sound lines by their numbers, as they stand in the file and parsed."""


@dataclass(slots=True, kw_only=True)
class Reading:
    """A journal as far as it could be read."""

    tables: Tables
    seq: int = 0
    """The number of the last good line."""
    first: int = 0
    good: int = 0
    """Good lines of the file itself."""
    entries: int = 0
    """The entries of the good lines: documents set or deleted."""
    bad: int = 0
    """Pieces of the file that are no good line, a torn tail not counted."""
    damaged: bool = False
    """Something is wrong that cutting off a torn tail does not cure."""
    torn: bytes = b""
    """The bytes behind the last newline, which are no line."""
    looked: int = 0
    """Bytes of bad lines in which a flipped bit was looked for."""
    has_long: bool = False
    """A line with several documents is longer than `LONG`."""
    unended: bool = False
    """The last line is good and lacks only its newline."""
    missing: int = 0
    """Numbers that no good line of the file has; each was a line once."""
    lacking: int = 0
    """Those of them that no backup has either."""
    put_back: int = 0
    """Documents that are as they are because of backups."""
    unused: tuple[int, ...] = ()
    """Places of the backups whose lines do not fit the file's."""

    @property
    def dropped(self) -> int:
        """The number of lines lost: the bad pieces, or the missing numbers if those are more."""
        return max(self.bad + (1 if self.torn else 0), self.missing)

    def add(self, seq: int, change: Change, size: int) -> None:
        """Count and apply a line of so many bytes."""
        change.apply(self.tables)
        entries = change.entries
        self.has_long = self.has_long or (entries > 1 and size > LONG)
        self.entries += entries
        self.seq = seq
        self.first = self.first or seq


def read(content: bytes, *, to_stay: bool = False) -> Reading:
    """Read a journal from its bytes; never fails, whatever they are.

    With `to_stay` the garbage collector does not walk over the documents again, until whoever
    asked for that calls `gc.unfreeze`.
    """
    reading = Reading(tables={})
    was_on = gc.isenabled()
    gc.disable()
    try:
        for line, commit in _parsed(reading, content):
            if not is_commit(commit):
                reading.bad += 1
                reading.damaged = True
                continue
            seq = commit["seq"]
            if seq <= reading.seq:  # the lines are in disorder
                return read_together(content, ())
            reading.missing += seq - reading.seq - 1 if reading.good else 0
            reading.good += 1
            reading.add(seq, _change(commit), len(line))
    finally:
        if to_stay:
            gc.freeze()
        if was_on:
            gc.enable()
    reading.damaged = reading.damaged or reading.missing > 0
    return reading


def read_together(content: bytes, backups: Sequence[bytes]) -> Reading:
    """Read a damaged journal with its backups, the newest first: all sound lines, by number.

    The journal's own lines come first. A backup in which another line has the same number is of
    another history, and is not used. Lines before a file that was written anew count only where
    they reach up to it: else nobody knows what was deleted in between.
    """
    reading = Reading(tables={}, damaged=True)
    own = _numbered(reading, content)
    lines, ends = dict(own), dict[int, int]()
    for place, backup in enumerate(backups):
        theirs = _numbered(Reading(tables={}), backup)
        if all(lines.get(seq, line)[0] == line[0] for seq, line in theirs.items()):
            lines = theirs | lines
            ends[place] = max(theirs, default=0)
    whole = _replayed(lines)
    reading.tables, reading.entries, reading.has_long = whole.tables, whole.entries, whole.has_long
    reading.seq, reading.lacking = whole.seq, whole.lacking
    reading.first, reading.good = min(own, default=0), len(own)
    starts = (seq for seq in lines if begins(_change(lines[seq][1])))
    begin = max((seq for seq in starts if seq <= (reading.first or whole.seq)), default=0)
    begin = max(begin, whole.first)
    reading.missing = whole.seq - begin + 1 - sum(seq >= begin for seq in own) if lines else 0
    before, after = _replayed(own).tables, whole.tables
    reading.put_back = sum(
        before.get(name, {}).get(key) != after.get(name, {}).get(key)
        for name in (before.keys() | after.keys()) - {META}
        for key in before.get(name, {}).keys() | after.get(name, {}).keys()
    )
    of_use = {place for place, end in ends.items() if end >= whole.first or not whole.lacking}
    reading.unused = tuple(place for place in range(len(backups)) if place not in of_use)
    return reading


def _numbered(reading: Reading, content: bytes) -> Lines:
    """Return the sound lines of a file by number; of two with one number the first."""
    lines: Lines = {}
    for line, commit in _parsed(reading, content):
        if not is_commit(commit) or lines.setdefault(commit["seq"], (line, commit))[0] != line:
            reading.bad += 1
    return lines


def _replayed(lines: Lines) -> Reading:
    """Apply sound lines, by number; `first` is where the last gap before a new file ends."""
    reading = Reading(tables={})
    covered = 0  # a file that is written anew says nothing that the lines before it did not say
    for seq, (line, commit) in sorted(lines.items()):
        change = _change(commit)
        if begins(change):
            if seq > reading.seq + 1:
                reading.tables.clear()
                reading.entries, reading.first = 0, seq
            is_whole = seq == reading.seq + 1 and not reading.lacking
            covered = reading.seq + live_entries(reading.tables) if is_whole else 0
            reading.lacking = 0
        elif reading.seq:
            reading.lacking += max(seq - 1 - max(reading.seq, covered), 0)
        reading.add(seq, change, len(line))
    return reading


def _parsed(reading: Reading, content: bytes) -> Iterator[tuple[bytes, Any]]:
    """Yield the lines whose CRC is right, as they stand and parsed, and note the rest."""
    lines = _sifted(reading, content)
    while batch := list(islice(lines, _AT_ONCE)):
        yield from zip(batch, contents(batch), strict=True)


def _sifted(reading: Reading, content: bytes) -> Iterator[bytes]:
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
    """Return the good lines of a bad segment, and the rest that may belong to the next.

    `before` is what the last bad segment left: a flipped bit may have made a newline there.
    """
    reading.damaged = True
    lines, rest = salvaged(segment[:-1].lstrip(b"\0"))  # a power cut may leave a page of zeros
    if lines or not rest:
        was_line = bool(rest) or (not lines and b"\0" in segment)
        reading.bad += 1 if was_line else 0
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


def _change(commit: Any) -> Change:
    return Change(puts=commit.get("set", {}), drops=commit.get("del", {}))


Rewrite: TypeAlias = Callable[[str, Doc], Doc]
"""A function of a table's name and a document; returns its replacement, and may change it."""


def rewritten(tables: Tables, rewrite: Rewrite) -> Tables:
    """Return all tables with their documents rewritten under the same ids, the header as it is.

    Raises StoreDocumentError for what cannot be saved; the tables given are never changed.
    """
    return {
        name: docs
        if name == META
        else {doc_id: stored(rewrite(name, copied(doc))) for doc_id, doc in docs.items()}
        for name, docs in tables.items()
    }


def lines_for(tables: Tables, *, after: int, at: str) -> Iterator[bytes]:
    """Yield the lines of `tables`, one for each document, the header first.

    The numbers go on `after` that of the old file's last line, so that they never go back.
    """
    for seq, change in enumerate(_header_first(tables), after + 1):
        yield line_of(seq=seq, at=at, change=change)


def lines_until(tables: Tables, *, last: int, at: str) -> Iterator[bytes]:
    """Yield the lines of `tables` with `last` for the number of the last, the header first.

    So a backup still tells how far it goes. With more documents than numbers, a line has several.
    """
    header, *rest = _header_first(tables)
    several = -(-len(rest) // max(last - 1, 1)) or 1
    groups = [[header]] + [rest[n : n + several] for n in range(0, len(rest), several)]
    for seq, group in enumerate(groups, max(last - len(groups), 0) + 1):
        puts: Tables = {}
        for change in group:
            change.apply(puts)
        yield line_of(seq=seq, at=at, change=Change(puts=puts))


def _header_first(tables: Tables) -> Iterator[Change]:
    for name in sorted(tables, key=lambda name: name != META):
        if not tables[name]:
            yield Change(puts={name: {}})
        for doc_id, doc in tables[name].items():
            yield Change(puts={name: {doc_id: doc}})
