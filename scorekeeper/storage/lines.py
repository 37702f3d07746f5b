"""The lines of a journal, each of which is one commit: written, read, sealed and healed.

    {"seq":7,"at":"2026-05-01T20:15:00Z","set":{"deals":{"3":{...}}},"crc":"83e73486"}

`set` has documents by table and id. `del` has the deleted ids by table, null for the table
itself; it stands and is applied before `set`. `crc` is the CRC-32 of every byte before `,"crc"`.

Here too: the documents that a line may hold, the header that names the schema, the steps from one
schema to the next, and the notes of findings.
"""

import json
import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from scorekeeper import __version__
from scorekeeper.storage.errors import Finding, FindingKind, StoreDocumentError

Doc: TypeAlias = dict[str, Any]
"""A document in memory. Once saved it is never changed in place, only replaced."""

MAX_DEPTH = 100
"""Lists and objects one inside the other; Python's own reader gives up at some 900."""


def _no_constant(name: str) -> NoReturn:
    message = f"{name} is not JSON"
    raise ValueError(message)


_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
_decode = json.JSONDecoder(parse_constant=_no_constant).decode


def text_of(value: object) -> str:
    """Return the one compact JSON text of a value.

    Raises TypeError, ValueError or RecursionError for what JSON cannot hold.
    """
    return _encode(value)


def value_of(text: str) -> Any:
    """Read a JSON text; ValueError when it is none, NaN and Infinity included."""
    return _decode(text)


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
        shallow = _within(fresh, _depth_to_check(text))
        same = shallow and (fresh == doc or fresh == _with_lists(doc))
    except (TypeError, ValueError, RecursionError) as error:
        message = f"This document cannot be saved: {error}"
        raise StoreDocumentError(message) from error
    if not same:
        message = "This document cannot be saved: it would come back from the disk different"
        raise StoreDocumentError(message)
    return fresh


def _depth_to_check(text: str) -> int | None:
    """Spare the usual small document the walk: it has not enough brackets to be too deep."""
    return MAX_DEPTH if text.count("{") + text.count("[") > MAX_DEPTH else None


def _within(value: object, levels: int | None) -> bool:
    """True if a value nests at most so many levels; None allows any."""
    if levels is None or not isinstance(value, (dict, list)):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_within(part, levels - 1) for part in inner)


def _with_lists(value: Any) -> Any:
    """Copy a value as JSON reads it back: a tuple is a list."""
    if isinstance(value, dict):
        return {key: _with_lists(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_with_lists(inner) for inner in value]
    return value


Documents: TypeAlias = dict[str, Doc]
"""The documents of one table by id, in the order in which they were inserted."""

Tables: TypeAlias = dict[str, Documents]
"""All documents by table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Documents set and ids deleted, by table; None deletes the table itself."""

    puts: Tables = field(default_factory=dict)
    drops: dict[str, list[str] | None] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """True if there is anything to write."""
        return bool(self.puts or self.drops)

    def apply(self, tables: Tables) -> int:
        """Apply the change to `tables`, deletions first, and return its number of entries.

        An entry is one document set or deleted by a line; an empty table is one too.
        """
        entries = 0
        for name, ids in self.drops.items():
            entries += _drop(tables, name, ids)
        for name, docs in self.puts.items():
            tables.setdefault(name, {}).update(docs)
            entries += len(docs) or 1
        return entries


def live_entries(tables: Tables) -> int:
    """Count the entries that a journal of `tables` needs and no more."""
    return sum(len(docs) or 1 for docs in tables.values())


def _drop(tables: Tables, name: str, ids: list[str] | None) -> int:
    if ids is None:
        tables.pop(name, None)
        return 1
    docs = tables.get(name, {})
    for doc_id in ids:
        docs.pop(doc_id, None)
    return len(ids)


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
    """Return the end of a line."""
    return b',"crc":"%08x"}' % crc


def carried_crc(end: bytes) -> int | None:
    """Read the CRC from the end of a line; None where it is no such end."""
    match = _SEAL.fullmatch(end)
    return int(match[1], 16) if match else None


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
    return together if len(together) == len(lines) else [_content(line) for line in lines]


def is_commit(content: Any) -> bool:
    """True if a parsed line has the shape of a commit.

    Further keys are of a newer version of the program, and are ignored.
    """
    if not isinstance(content, dict):
        return False
    puts, drops = content.get("set"), content.get("del")
    return (
        type(content.get("seq")) is int
        and isinstance(content.get("at"), str)
        and (puts is not None or drops is not None)
        and (puts is None or _are_puts(puts))
        and (drops is None or _are_drops(drops))
    )


def _content(line: bytes) -> Any:
    try:
        return value_of(line.decode())
    except (ValueError, RecursionError):
        return None


def _are_puts(puts: Any) -> bool:
    return isinstance(puts, dict) and all(
        isinstance(docs, dict)
        and all(_is_id(key) and isinstance(doc, dict) for key, doc in docs.items())
        for docs in puts.values()
    )


def _are_drops(drops: Any) -> bool:
    return isinstance(drops, dict) and all(
        ids is None or (isinstance(ids, list) and all(map(_is_id, ids))) for ids in drops.values()
    )


def _is_id(key: Any) -> bool:
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
    if len(end) == len(right) and _flips(end, right) == 1:
        return body + right
    carried = carried_crc(end)
    wanted = None if carried is None else carried ^ zlib.crc32(body)
    for place, bit, difference in _differences(len(body)):
        if difference == wanted:
            fixed = body[:place] + bytes([body[place] ^ bit]) + body[place + 1 :] + end
            return fixed if is_sound(fixed) else None
    return None


def _differences(length: int) -> Iterator[tuple[int, int, int]]:
    """Yield each flip of a bit in so many bytes with its effect on the CRC, the last byte first."""
    differences = [_TABLE[bit] for bit in _BITS]
    for place in reversed(range(length)):
        for bit, difference in zip(_BITS, differences, strict=True):
            yield place, bit, difference
        differences = [_TABLE[difference & 0xFF] ^ difference >> 8 for difference in differences]


def _flips(first: bytes, second: bytes) -> int:
    """The number of bits in which two texts of one length differ."""
    return sum((a ^ b).bit_count() for a, b in zip(first, second, strict=True))


FIRST = 1
"""The schema of the first release."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """The way from one schema to the next."""

    to: int
    """The schema that it leads to, one more than the one before."""
    name: str
    """The difference, for the people who read a store."""
    migrate: Callable[[Tables], Tables]
    """The tables in the schema `to`, from those in the schema before."""
    fits: Callable[[Tables], bool]
    """True if tables whose header was lost may be of the schema before."""


STEPS: tuple[Step, ...] = ()
"""All steps, in order. A new one goes to the end, with a store of the schema before it in
`tests/storage/released`, which the tests open from then on."""


def newest() -> int:
    """The schema that this version of the program reads and writes."""
    return FIRST + len(STEPS)


def oldest_fitting(tables: Tables) -> int:
    """The oldest schema that documents without a header may be of."""
    return next((step.to - 1 for step in STEPS if step.fits(tables)), newest())


def migrated(tables: Tables, *, schema: int) -> Tables:
    """Tables of an earlier schema as those of the newest; what is given may be changed."""
    for step in STEPS:
        if step.to > schema:
            tables = step.migrate(tables)
    return tables


FORMAT = "scorekeeper-store"

META = "_meta"
"""The table of the header. TinyDB's `tables()` and `drop_tables()` do not see it."""

_ID, NOTES = "1", "2"
"""The ids of the header, and of the findings that nobody may have read yet."""


def new_header(schema: int) -> Tables:
    """Return the header of a store that is made now."""
    return {META: {_ID: {"format": FORMAT, "schema": schema, "app": __version__}}}


def header_of(tables: Tables) -> Doc | None:
    """Return the header, or None when it was lost or never written."""
    return tables.get(META, {}).get(_ID)


def is_ours(header: Mapping[str, Any]) -> bool:
    """True if a header is one of this program, of whatever version."""
    schema = header.get("schema")
    return header.get("format") == FORMAT and type(schema) is int and schema > 0


def is_too_new(header: Mapping[str, Any]) -> bool:
    """True if only a newer version of this program may change the store."""
    return bool(header["schema"] > newest())


def begins(change: Change) -> bool:
    """True if a line begins a file that was written anew: it sets the header alone."""
    return change.puts.keys() == {META} and _ID in change.puts[META] and not change.drops


def notes_of(tables: Tables, folder: Path) -> tuple[Finding, ...]:
    """Return the findings of earlier starts, of files in a folder, that nobody may have read."""
    written = tables.get(META, {}).get(NOTES, {}).get("findings", [])
    known = set(FindingKind)
    return tuple(
        Finding(
            kind=FindingKind(note["kind"]),
            aside=folder / note["aside"] if note["aside"] else None,
            kept=note["kept"],
            dropped=note["dropped"],
            backup=folder / note["backup"] if note["backup"] else None,
        )
        for note in written
        if note["kind"] in known
    )


def note_of(findings: Iterable[Finding], folder: Path) -> Doc:
    """Return the document that holds findings until somebody has read them."""
    return {
        "findings": [
            {
                "kind": str(finding.kind),
                "aside": _header_within(folder, finding.aside),
                "kept": finding.kept,
                "dropped": finding.dropped,
                "backup": _header_within(folder, finding.backup),
            }
            for finding in findings
        ]
    }


def noted(tables: Tables, findings: Iterable[Finding], folder: Path) -> Tables:
    """Return the tables with findings added to them."""
    return {**tables, META: {**tables.get(META, {}), NOTES: note_of(findings, folder)}}


def _header_within(folder: Path, file: Path | None) -> str | None:
    return None if file is None else file.relative_to(folder).as_posix()
