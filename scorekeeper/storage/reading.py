"""Read a whole journal, even if it is damaged, alone or together with its backups."""

import gc
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, TypeAlias

from scorekeeper.storage.healing import find_sound_lines, heal_bit
from scorekeeper.storage.lines import (
    META,
    Change,
    Tables,
    change_of,
    is_commit,
    is_sound,
    live_entries,
    parse_lines,
)

MAX_SEARCHED = 300_000
"""Bytes of bad lines that are searched for a flipped bit at most, to keep a start short."""

LONG_LINE = 50_000
"""Bytes of a line with several documents, beyond which too much depends on one line."""

USUAL_LENGTH = 4096
"""Bytes that any line may have. A longer incomplete end counts as damage, unless the journal has
lines of that length."""

_BATCH = 5000  # lines parsed together: enough to be fast, few enough not to need twice the memory

NumberedLines: TypeAlias = dict[int, tuple[bytes, Any]]
"""Sound lines by their numbers: their bytes, and the parsed commit."""


@dataclass(slots=True, kw_only=True)
class Reading:
    """A journal as far as it could be read."""

    tables: Tables
    seq: int = 0  # the number of the last good line
    first: int = 0  # the number of the first good line
    good: int = 0  # good lines of the file itself
    entries: int = 0  # documents that the good lines set or delete
    bad: int = 0  # pieces of the file other than good lines, without a torn tail
    damaged: bool = False  # true for any fault other than a torn tail
    torn: bytes = b""  # the bytes after the last newline, an incomplete line
    searched: int = 0  # bytes of bad lines in which a flipped bit was looked for
    has_long: bool = False  # true if a line with several documents is longer than LONG_LINE
    unended: bool = False  # true if the last line is complete except for its newline
    missing: int = 0  # numbers that no good line of the file has; each was a line once
    lacking: int = 0  # missing numbers that no backup has either
    put_back: int = 0  # documents restored from backups
    unused: tuple[int, ...] = ()  # indexes of the backups with lines of another history
    uids: dict[tuple[str, str], str] = field(default_factory=dict)
    """The uids of documents by table and number, as lines of earlier versions call them."""

    @property
    def dropped(self) -> int:
        """The number of lost lines."""
        pieces = self.bad + (1 if self.torn else 0)
        return max(pieces, self.missing)

    def add(self, seq: int, change: Change, size: int) -> None:
        """Apply the change of line `seq`, which has `size` bytes, and update the counts."""
        self._with_uids(change).apply(self.tables)
        entries = change.entries
        if entries > 1 and size > LONG_LINE:
            self.has_long = True
        self.entries += entries
        self.seq = seq
        self.first = self.first or seq

    def _with_uids(self, change: Change) -> Change:
        """Return a change with uids in place of the numbers that earlier versions wrote."""
        fresh = Change()
        for table, ids in change.drops.items():
            if ids is None:
                fresh.drops[table] = None
            else:
                fresh.drops[table] = [self.uids.pop((table, doc_id), doc_id) for doc_id in ids]
        for table, documents in change.puts.items():
            by_uid = fresh.puts.setdefault(table, {})
            for doc_id, document in documents.items():
                uid = document.get("uid", doc_id)
                by_uid[uid] = document
                if uid != doc_id:
                    self.uids[table, doc_id] = uid
        return fresh


def read_journal(content: bytes, *, freeze: bool = False) -> Reading:
    """Return the readable part of a journal, which is empty for other bytes; never raise.

    With `freeze` the garbage collector ignores the documents until `gc.unfreeze`.
    """
    reading = Reading(tables={})
    was_on = gc.isenabled()
    gc.disable()  # all new objects are kept, so a collection would only take time
    try:
        for line, commit in _parsed_lines(reading, content):
            if not is_commit(commit):
                reading.bad += 1
                reading.damaged = True
                continue
            seq = commit["seq"]
            if seq <= reading.seq:  # the lines are not in order
                return read_together(content, ())
            if reading.good:
                reading.missing += seq - reading.seq - 1
            reading.good += 1
            reading.add(seq, change_of(commit), len(line))
    finally:
        if freeze:
            gc.freeze()
        if was_on:
            gc.enable()
    if reading.missing:
        reading.damaged = True
    return reading


def read_together(content: bytes, backups: Sequence[bytes]) -> Reading:
    """Return the content of a damaged journal, with its missing lines from backups.

    Lines are joined by their numbers. A backup in which a number has another line belongs to
    another history and is not used. Lines from before a file was written anew are used only if
    none is missing up to that file; otherwise documents deleted in between would come back.

    Args:
        content: The bytes of the journal.
        backups: The bytes of its backups, the newest first.
    """
    reading = Reading(tables={}, damaged=True)
    own = _lines_by_number(reading, content)
    lines = dict(own)
    ends: dict[int, int] = {}  # the last number of each backup that fits, by its index
    for place, backup in enumerate(backups):
        theirs = _lines_by_number(Reading(tables={}), backup)
        if all(lines.get(seq, line)[0] == line[0] for seq, line in theirs.items()):
            lines = theirs | lines
            ends[place] = max(theirs, default=0)

    whole = _replay(lines)
    reading.tables = whole.tables
    reading.entries = whole.entries
    reading.has_long = whole.has_long
    reading.seq = whole.seq
    reading.lacking = whole.lacking
    reading.first = min(own, default=0)
    reading.good = len(own)
    if lines:
        begin = _file_start(lines, reading.first or whole.seq, whole.first)
        present = sum(seq >= begin for seq in own)
        reading.missing = whole.seq - begin + 1 - present
    reading.put_back = _count_differences(_replay(own).tables, whole.tables)
    unused = []
    for place in range(len(backups)):
        is_of_use = place in ends and (ends[place] >= whole.first or not whole.lacking)
        if not is_of_use:
            unused.append(place)
    reading.unused = tuple(unused)
    return reading


def _file_start(lines: NumberedLines, first_of_file: int, first_of_whole: int) -> int:
    """Return the number of the first line of the file that has the line `first_of_file`.

    The lines may come from several files, each of which was written anew. The result is at least
    `first_of_whole`.
    """
    begins = [seq for seq, (_, commit) in lines.items() if change_of(commit).begins_file]
    begin = max((seq for seq in begins if seq <= first_of_file), default=0)
    return max(begin, first_of_whole)


def _count_differences(before: Tables, after: Tables) -> int:
    """Return how many documents, without the header, differ or are in one of the tables only."""
    count = 0
    for table in (before.keys() | after.keys()) - {META}:
        old = before.get(table, {})
        new = after.get(table, {})
        count += sum(old.get(uid) != new.get(uid) for uid in old.keys() | new.keys())
    return count


def _lines_by_number(reading: Reading, content: bytes) -> NumberedLines:
    """Return the sound lines of a file by number, the first of several; count others as bad."""
    lines: NumberedLines = {}
    for line, commit in _parsed_lines(reading, content):
        if not is_commit(commit) or lines.setdefault(commit["seq"], (line, commit))[0] != line:
            reading.bad += 1
    return lines


def _replay(lines: NumberedLines) -> Reading:
    """Return the result of applying sound lines in the order of their numbers.

    The result's `first` is the number of the last file header after a gap; earlier lines do not
    count.
    """
    reading = Reading(tables={})
    covered = 0  # the last number of a file written anew, which repeats the lines before it
    for seq, (line, commit) in sorted(lines.items()):
        change = change_of(commit)
        if change.begins_file:
            has_gap = seq > reading.seq + 1
            if has_gap:
                reading.tables.clear()
                reading.entries = 0
                reading.first = seq
            is_whole = seq == reading.seq + 1 and not reading.lacking
            covered = reading.seq + live_entries(reading.tables) if is_whole else 0
            reading.lacking = 0
        elif reading.seq:
            reading.lacking += max(seq - 1 - max(reading.seq, covered), 0)
        reading.add(seq, change, len(line))
    return reading


def _parsed_lines(reading: Reading, content: bytes) -> Iterator[tuple[bytes, Any]]:
    """Yield the lines whose CRC is right, as bytes and parsed, and note the rest."""
    lines = _sound_lines(reading, content)
    while batch := list(islice(lines, _BATCH)):
        yield from zip(batch, parse_lines(batch), strict=True)


def _sound_lines(reading: Reading, content: bytes) -> Iterator[bytes]:
    """Yield the lines with a correct CRC or a mended one; note the damage in `reading`."""
    tail = b""
    rest = b""  # of the bad segment just before
    longest = 0
    for segment in io.BytesIO(content):
        if not segment.endswith(b"\n"):
            tail = segment
        elif is_sound(segment[:-1]):
            yield segment[:-1]
            rest = b""
            longest = max(longest, len(segment))
        else:
            lines, rest = _mend_segment(reading, rest, segment)
            yield from lines
    yield from _lines_of_tail(reading, tail, longest)


def _lines_of_tail(reading: Reading, tail: bytes, longest: int) -> Iterable[bytes]:
    """Return the lines in the bytes after the last newline; note a torn or unended line.

    `longest` is the length of the longest line before.
    """
    if is_sound(tail):
        reading.unended = True
        return [tail]
    lines, _ = find_sound_lines(tail)
    if lines or (longest and _may_be_several_lines(tail, longest)):
        return _mend_segment(reading, b"", tail + b"\n")[0]
    reading.torn = tail
    return []


def _may_be_several_lines(tail: bytes, longest: int) -> bool:
    """Return True if an incomplete end may have been more than the line that was being saved."""
    return b"\0" in tail or len(tail) > max(longest, USUAL_LENGTH)


def _mend_segment(reading: Reading, before: bytes, segment: bytes) -> tuple[list[bytes], bytes]:
    """Return the good lines of a bad segment and the rest, and note the damage in `reading`.

    `before` is the rest of the segment before, if that was bad too: a flipped bit may have made a
    newline between them.
    """
    reading.damaged = True
    lines, rest = find_sound_lines(segment[:-1].lstrip(b"\0"))  # a power cut may leave zeros
    if lines or not rest:
        was_line = bool(rest) or (not lines and b"\0" in segment)
        reading.bad += 1 if was_line else 0
        return lines, b""

    if reading.searched < MAX_SEARCHED:
        reading.searched += len(before) + len(segment)
        line = heal_bit(rest)
        if line is not None:
            return [line], b""
        line = heal_bit(before + segment[:-1]) if before else None
        if line is not None:
            reading.bad -= 1  # the rest before was counted, and is a part of this line
            return [line], b""
    reading.bad += 1
    return [], segment
