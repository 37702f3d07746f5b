"""The lines of a journal, each of which is one commit: written, sealed, read and healed.

    {"seq":7,"at":"2026-05-01T20:15:00Z","set":{"players":{"p1":{...}}},"crc":"83e73486"}

`set` has documents by table and id. `del`, which comes first and is applied first, has the deleted
ids by table, or null for a whole table. The id of a document is its `uid`, in lines of earlier
versions a whole number. `crc` is the CRC-32 of every byte before `,"crc"`.
"""

import contextlib
import gc
import io
import json
import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NoReturn, TypeAlias

from scorekeeper.storage.errors import StoreDocumentError

Doc: TypeAlias = dict[str, Any]
"""A document in memory. Once saved it is never changed in place, only replaced."""

Tables: TypeAlias = dict[str, dict[str, Doc]]
"""All documents by table, and in each by id, in the order in which they were inserted."""

META = "_meta"  # the table of the header, which TinyDB does not see
HEADER, NOTES = "1", "2"  # the ids of the header, and of the findings that nobody may have read yet
MAX_DEPTH = 100  # lists and objects one inside the other; Python's own reader gives up at some 900


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


text_of = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
"""The one compact JSON text of a value; TypeError, ValueError or RecursionError if it has none."""

value_of = json.JSONDecoder(parse_constant=_no_constant).decode
"""The value of a JSON text; ValueError when it is none, NaN and Infinity included."""


def copied(value: Any) -> Any:
    """Copy a JSON value with everything inside it; tuples become lists."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [copied(inner) for inner in value]
    return value


def stored(doc: Doc) -> Doc:
    """Return the copy of a document that a later start will read from the disk.

    Tuples become lists. Anything else that would come back different is refused with
    StoreDocumentError: keys that are not text, NaN, dates, sets, half characters,
    objects nested deeper than MAX_DEPTH.
    """
    try:
        text = text_of(doc)
        text.encode()
        fresh: Doc = value_of(text)
        # The usual small document has not enough brackets to be too deep.
        is_deep = text.count("{") + text.count("[") > MAX_DEPTH and not _within(fresh, MAX_DEPTH)
        is_same = not is_deep and (fresh == doc or fresh == copied(doc))
    except (TypeError, ValueError, RecursionError) as error:
        raise StoreDocumentError(f"This document cannot be saved: {error}") from error
    if not is_same:
        message = "This document cannot be saved: it would come back from the disk different"
        raise StoreDocumentError(message)
    return fresh


def _within(value: object, levels: int) -> bool:
    if not isinstance(value, (dict, list)):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_within(part, levels - 1) for part in inner)


def differ(before: Doc, after: Doc) -> bool:
    """Return True if the texts of two documents differ: to Python, 1 is equal to True."""
    return before != after or text_of(before) != text_of(after)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Documents set and ids deleted, by table; None deletes the table itself."""

    puts: Tables = field(default_factory=dict)
    drops: dict[str, list[str] | None] = field(default_factory=dict)

    def set(self, table: str, uid: str, document: Doc) -> None:
        """Add a document that was set."""
        self.puts.setdefault(table, {})[uid] = document

    def delete(self, table: str, uid: str) -> None:
        """Add a document that was deleted, after it may have been set."""
        self.puts.get(table, {}).pop(uid, None)
        deleted = self.drops.setdefault(table, [])
        if deleted is not None and uid not in deleted:
            deleted.append(uid)

    @property
    def entries(self) -> int:
        """The number of documents set or deleted."""
        dropped = sum(1 if ids is None else len(ids) for ids in self.drops.values())
        return dropped + live_entries(self.puts)

    def apply(self, tables: Tables) -> None:
        """Apply the change to `tables`, deletions first."""
        for name, ids in self.drops.items():
            if ids is None:
                tables.pop(name, None)
            else:
                docs = tables.get(name, {})
                for doc_id in ids:
                    docs.pop(doc_id, None)
        for name, documents in self.puts.items():
            tables.setdefault(name, {}).update(documents)

    @property
    def begins(self) -> bool:
        """True for a line that begins a file that was written anew: it sets the header alone."""
        return self.puts.keys() == {META} and HEADER in self.puts[META] and not self.drops


def live_entries(tables: Tables) -> int:
    """Return the number of entries that a journal of `tables` needs."""
    return sum(map(len, tables.values()))


def has_documents(tables: Tables) -> bool:
    """Return True if there is a document beside the header."""
    return any(documents for name, documents in tables.items() if name != META)


_SEAL = re.compile(rb',"crc":"([0-9a-f]{8})"\}')
SEAL_LENGTH = len(b',"crc":"00000000"}')
_OPENING = b'{"seq":0,"at":"'
_FIRST_NUMBER = re.compile(rb"\d+")


def line_of(*, seq: int, at: str, change: Change) -> bytes:
    """Write a commit as its line, newline included."""
    content: dict[str, object] = {"seq": seq, "at": at}
    if change.drops:
        content["del"] = change.drops
    if change.puts:
        content["set"] = change.puts
    body = text_of(content)[:-1].encode()
    return body + seal(zlib.crc32(body)) + b"\n"


def seal(crc: int) -> bytes:
    return b',"crc":"%08x"}' % crc


def is_sound(line: bytes) -> bool:
    """True if a line, without its newline, carries the CRC of its own bytes."""
    return line[-SEAL_LENGTH:] == seal(zlib.crc32(line[:-SEAL_LENGTH]))


def salvaged(segment: bytes) -> tuple[list[bytes], bytes]:
    """Find the sound lines in bytes whose newlines are damaged, and what is left over."""
    lines: list[bytes] = []
    start = checked = crc = 0
    for end in _SEAL.finditer(segment):
        crc = zlib.crc32(segment[checked : end.start()], crc)
        checked = end.start()
        if end.group() == seal(crc):
            lines.append(segment[start : end.end()])
            newline = 0 if segment.startswith(b"{", end.end()) else 1
            start = checked = end.end() + newline
            crc = 0
    return lines, segment[start:]


def looks_like_ours(content: bytes) -> bool:
    """True if unreadable bytes were once a journal: by an opening, a seal or mere zeros."""
    opening = _FIRST_NUMBER.sub(b"0", content[:40], count=1)
    begins = opening.startswith(_OPENING) or _OPENING.startswith(opening)
    return begins or _SEAL.search(content) is not None or not content.strip(b"\0\r\n")


def contents(lines: Sequence[bytes]) -> list[Any]:
    """Parse lines, at best together, which is much faster; what is no JSON gives None."""
    try:
        together: list[Any] = value_of((b"[" + b",".join(lines) + b"]").decode())
    except (ValueError, RecursionError):
        together = []
    if len(together) == len(lines):
        return together
    values: list[Any] = [None] * len(lines)
    for place, line in enumerate(lines):
        with contextlib.suppress(ValueError, RecursionError):
            values[place] = value_of(line.decode())
    return values


def is_commit(content: Any) -> bool:
    """True if a parsed line has the shape of a commit; further keys are of a newer version."""
    if not isinstance(content, dict):
        return False
    puts, drops = content.get("set"), content.get("del")
    if type(content.get("seq")) is not int or not isinstance(content.get("at"), str):
        return False
    if puts is not None and not (
        isinstance(puts, dict)
        and all(isinstance(docs, dict) for docs in puts.values())
        and all(isinstance(doc, dict) for docs in puts.values() for doc in docs.values())
    ):
        return False
    if drops is None:
        return puts is not None
    return isinstance(drops, dict) and all(
        ids is None or (isinstance(ids, list) and all(isinstance(one, str) for one in ids))
        for ids in drops.values()
    )


LONGEST = 50_000  # bytes of a line; looking for the bit in a longer one takes too long
_BITS = tuple(1 << bit for bit in range(8))
_NO_BYTES = zlib.crc32(b"\0")
_TABLE = tuple(zlib.crc32(bytes([byte])) ^ _NO_BYTES for byte in range(256))
"""The effect of a byte on a CRC when no byte follows it."""


def healed(line: bytes) -> bytes | None:
    """Return the sound line that differs from these bytes by one bit, or None."""
    if len(line) > LONGEST:
        return None
    body, end = line[:-SEAL_LENGTH], line[-SEAL_LENGTH:]
    right = seal(zlib.crc32(body))
    if sum((a ^ b).bit_count() for a, b in zip(end, right, strict=False)) == 1:
        return body + right if len(end) == len(right) else None
    carried = _SEAL.fullmatch(end)
    if carried is None:
        return None
    wanted = int(carried[1], 16) ^ zlib.crc32(body)
    # The effect on the CRC of each flip of a bit, the last byte first.
    differences = [_TABLE[bit] for bit in _BITS]
    for place in reversed(range(len(body))):
        if wanted in differences:
            bit = _BITS[differences.index(wanted)]
            fixed = body[:place] + bytes([body[place] ^ bit]) + body[place + 1 :] + end
            return fixed if is_sound(fixed) else None
        differences = [_TABLE[difference & 0xFF] ^ difference >> 8 for difference in differences]
    return None


# --- a whole journal, damaged ones too

_AT_ONCE = 5000  # lines parsed together: enough to be fast, few enough not to need the memory twice
MOST_HEALED = 300_000
"""Bytes of bad lines in which a flipped bit is looked for, so that a start does not take long."""

LONG = 50_000  # bytes of a line with several documents beyond which too much hangs on one line

USUAL_LENGTH = 4096
"""Bytes that any line may have. A longer incomplete end counts as damage, unless the journal has
lines of that length."""

Lines: TypeAlias = dict[int, tuple[bytes, Any]]
"""Sound lines by their numbers, as they stand in the file and parsed."""


@dataclass(slots=True, kw_only=True)
class Reading:
    """A journal as far as it could be read."""

    tables: Tables
    seq: int = 0  # the number of the last good line
    first: int = 0
    good: int = 0  # good lines of the file itself
    entries: int = 0  # the entries of the good lines: documents set or deleted
    bad: int = 0  # pieces of the file that are no good line, a torn tail not counted
    damaged: bool = False  # something is wrong that cutting off a torn tail does not cure
    torn: bytes = b""  # the bytes behind the last newline, which are no line
    looked: int = 0  # bytes of bad lines in which a flipped bit was looked for
    has_long: bool = False  # a line with several documents is longer than `LONG`
    unended: bool = False  # the last line is good and lacks only its newline
    missing: int = 0  # numbers that no good line of the file has; each was a line once
    lacking: int = 0  # those of them that no backup has either
    put_back: int = 0  # documents that are as they are because of backups
    unused: tuple[int, ...] = ()  # places of the backups whose lines do not fit the file's
    uids: dict[tuple[str, str], str] = field(default_factory=dict)
    """The uid of each document that a line of an earlier version calls by a number."""

    @property
    def dropped(self) -> int:
        """The number of lines lost: the bad pieces, or the missing numbers if those are more."""
        return max(self.bad + (1 if self.torn else 0), self.missing)

    def add(self, seq: int, change: Change, size: int) -> None:
        """Count and apply a line of so many bytes."""
        self._with_uids(change).apply(self.tables)
        entries = change.entries
        self.has_long = self.has_long or (entries > 1 and size > LONG)
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


def read(content: bytes, *, to_stay: bool = False) -> Reading:
    """Read a journal from its bytes; never fails, whatever they are.

    With `to_stay` the garbage collector does not walk over the documents again until `gc.unfreeze`.
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
    starts = (seq for seq in lines if _change(lines[seq][1]).begins)
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
        if change.begins:
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
    longest = 0
    for segment in io.BytesIO(content):
        if not segment.endswith(b"\n"):
            tail = segment
        elif is_sound(segment[:-1]):
            yield segment[:-1]
            before = b""
            longest = max(longest, len(segment))
        else:
            lines, before = _sifted_badly(reading, before, segment)
            yield from lines
    if is_sound(tail):
        reading.unended = True
        yield tail
    elif salvaged(tail)[0] or (longest and _is_more_than_a_line(tail, longest)):
        yield from _sifted_badly(reading, b"", tail + b"\n")[0]
    elif tail:
        reading.torn = tail


def _is_more_than_a_line(tail: bytes, longest: int) -> bool:
    """Return True if an incomplete end may have been more than one entry while it was saved."""
    return b"\0" in tail or len(tail) > max(longest, USUAL_LENGTH)


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
    """Return all tables with documents rewritten, all but the header; raises StoreDocumentError."""
    return {
        name: docs
        if name == META
        else {doc_id: stored(rewrite(name, copied(doc))) for doc_id, doc in docs.items()}
        for name, docs in tables.items()
    }


def lines_for(tables: Tables, *, after: int, at: str) -> Iterator[bytes]:
    """Yield the lines of `tables`, one a document, the header first, numbered on from `after`."""
    for seq, change in enumerate(_header_first(tables), after + 1):
        yield line_of(seq=seq, at=at, change=change)


def lines_until(tables: Tables, *, last: int, at: str) -> Iterator[bytes]:
    """Yield the lines of `tables` with `last` for the number of the last, the header first.

    So a backup tells how far it goes. With more documents than numbers, a line has several.
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
        for doc_id, doc in tables[name].items():
            yield Change(puts={name: {doc_id: doc}})
