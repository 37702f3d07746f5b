"""The lines of a journal, each of which is one commit: written, read, sealed and healed.

    {"seq":7,"at":"2026-05-01T20:15:00Z","set":{"deals":{"3":{...}}},"crc":"83e73486"}

`set` has documents by table and id. `del` has the deleted ids by table, null for the table
itself; it stands and is applied before `set`. `crc` is the CRC-32 of every byte before `,"crc"`.
"""

import contextlib
import json
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeAlias

from scorekeeper.storage.errors import StoreDocumentError

Doc: TypeAlias = dict[str, Any]
"""A document in memory. Once saved it is never changed in place, only replaced."""

Tables: TypeAlias = dict[str, dict[str, Doc]]
"""All documents by table, and in each by id, in the order in which they were inserted."""

MAX_DEPTH = 100
"""Lists and objects one inside the other; Python's own reader gives up at some 900."""


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


text_of = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
"""The one compact JSON text of a value; TypeError, ValueError or RecursionError if it has none."""

value_of = json.JSONDecoder(parse_constant=_no_constant).decode
"""The value of a JSON text; ValueError when it is none, NaN and Infinity included."""


def copied(value: Any) -> Any:
    """Copy a JSON value with everything inside it."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
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
        is_same = not is_deep and (fresh == doc or fresh == _with_lists(doc))
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


def _with_lists(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _with_lists(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_with_lists(inner) for inner in value]
    return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Documents set and ids deleted, by table; None deletes the table itself."""

    puts: Tables = field(default_factory=dict)
    drops: dict[str, list[str] | None] = field(default_factory=dict)

    @property
    def entries(self) -> int:
        """Documents set or deleted; an empty table is one too."""
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


def live_entries(tables: Tables) -> int:
    """Count the entries that a journal of `tables` needs and no more."""
    return sum(len(docs) or 1 for docs in tables.values())


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
    """Parse lines; one that is no JSON gives None.

    One array is parsed much faster than its items one by one, so that is tried first.
    """
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
    """True if a parsed line has the shape of a commit.

    Further keys are of a newer version of the program, and are ignored.
    """
    if not isinstance(content, dict):
        return False
    puts, drops = content.get("set"), content.get("del")
    if type(content.get("seq")) is not int or not isinstance(content.get("at"), str):
        return False
    if puts is not None and not (
        isinstance(puts, dict)
        and all(isinstance(docs, dict) for docs in puts.values())
        and all(
            is_id(key) and isinstance(doc, dict)
            for docs in puts.values()
            for key, doc in docs.items()
        )
    ):
        return False
    if drops is None:
        return puts is not None
    return isinstance(drops, dict) and all(
        ids is None or (isinstance(ids, list) and all(map(is_id, ids))) for ids in drops.values()
    )


def is_id(key: Any) -> bool:
    """True if a key is a whole number as TinyDB writes one, so `7` but not `07`."""
    if not isinstance(key, str) or not key.isascii():
        return False
    digits = key.removeprefix("-")
    return digits.isdecimal() and (digits[0] != "0" or key == "0")


LONGEST = 50_000
"""Bytes of a line; looking for the bit in a longer one takes too long."""

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
