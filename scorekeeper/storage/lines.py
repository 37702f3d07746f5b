"""The lines of a journal, each of which is one commit.

    {"seq":7,"at":"2026-05-01T20:15:00Z","set":{"players":{"p1":{...}}},"crc":"83e73486"}

`set` has documents by table and id. `del`, which comes first and is applied first, has the deleted
ids by table, or null for a whole table. The id of a document is its `uid`, in lines of earlier
versions a whole number. `crc` is the CRC-32 of every byte before `,"crc"`.
"""

import contextlib
import json
import math
import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeAlias

from scorekeeper.storage.errors import StoreDocumentError

Doc: TypeAlias = dict[str, Any]
"""A document in memory. It is never changed in place, only replaced."""

Tables: TypeAlias = dict[str, dict[str, Doc]]
"""All documents by table and id, in the order in which they were inserted."""

META = "_meta"  # the table of the header, which TinyDB does not see
HEADER = "1"  # the id of the header
UNREAD_FINDINGS = "2"  # the id of the unread findings
MAX_DEPTH = 100  # lists and objects inside each other; Python's own reader fails at about 900


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


text_of = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
"""Return the compact JSON text of a value; raise TypeError, ValueError or RecursionError."""

value_of = json.JSONDecoder(parse_constant=_refuse_constant).decode
"""Return the value of a JSON text; raise ValueError, also for NaN and Infinity."""


def copy_value(value: Any) -> Any:
    """Return a deep copy of a JSON value; tuples become lists."""
    if isinstance(value, dict):
        return {key: copy_value(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [copy_value(inner) for inner in value]
    return value


def storable_copy(doc: Doc) -> Doc:
    """Return the copy of a document that a later start will read from the disk.

    Tuples become lists. Raises StoreDocumentError for anything else that would come back different:
    keys that are not text, NaN, dates, sets, lone surrogates, objects nested deeper than MAX_DEPTH.
    """
    try:
        text = text_of(doc)
        text.encode()
        copy: Doc = value_of(text)
        # Few brackets cannot be too deep, so the depth of a usual document is not measured.
        has_many_brackets = text.count("{") + text.count("[") > MAX_DEPTH
        is_too_deep = has_many_brackets and not _is_within(copy, MAX_DEPTH)
        is_same = not is_too_deep and (copy == doc or copy == copy_value(doc))
    except (TypeError, ValueError, RecursionError) as error:
        raise StoreDocumentError(f"This document cannot be saved: {error}") from error
    if not is_same:
        message = "This document cannot be saved: it would come back from the disk different"
        raise StoreDocumentError(message)
    return copy


def _is_within(value: object, levels: int) -> bool:
    """Return True if lists and objects in a value are nested at most `levels` deep."""
    if isinstance(value, dict):
        inner: list[Any] = list(value.values())
    elif isinstance(value, list):
        inner = value
    else:
        return True
    return levels > 0 and all(_is_within(part, levels - 1) for part in inner)


def has_changed(before: Doc, after: Doc) -> bool:
    """Return True if the texts of two documents differ; for `==`, 1 and True would be equal."""
    return before != after or text_of(before) != text_of(after)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """The content of a line: documents to set and ids to delete, by table."""

    puts: Tables = field(default_factory=dict)
    drops: dict[str, list[str] | None] = field(default_factory=dict)
    """Deleted ids by table. None means the whole table; only earlier versions wrote that."""

    def set(self, table: str, uid: str, document: Doc) -> None:
        """Add a document to set."""
        self.puts.setdefault(table, {})[uid] = document

    def delete(self, table: str, uid: str) -> None:
        """Add a document to delete, which the same change may have set before."""
        self.puts.get(table, {}).pop(uid, None)
        deleted = self.drops.setdefault(table, [])
        if deleted is not None and uid not in deleted:
            deleted.append(uid)

    @property
    def entries(self) -> int:
        """The number of documents to set or delete."""
        deleted = sum(1 if ids is None else len(ids) for ids in self.drops.values())
        return deleted + live_entries(self.puts)

    @property
    def begins_file(self) -> bool:
        """True if the line begins a file that was written anew: it sets only the header."""
        return self.puts.keys() == {META} and HEADER in self.puts[META] and not self.drops

    def apply(self, tables: Tables) -> None:
        """Apply the change to `tables`, deletions first."""
        for table, ids in self.drops.items():
            if ids is None:
                tables.pop(table, None)
                continue
            documents = tables.get(table, {})
            for uid in ids:
                documents.pop(uid, None)
        for table, changed in self.puts.items():
            tables.setdefault(table, {}).update(changed)


def live_entries(tables: Tables) -> int:
    """Return the number of documents in `tables`, each of which needs one entry of a journal."""
    return sum(map(len, tables.values()))


def has_documents(tables: Tables) -> bool:
    """Return True if there is a document except for the header."""
    return any(documents for table, documents in tables.items() if table != META)


# --- the bytes of a line

SEAL = re.compile(rb',"crc":"([0-9a-f]{8})"\}')
"""The end of a line, with its CRC."""
SEAL_LENGTH = len(b',"crc":"00000000"}')
_BEGINNING = b'{"seq":0,"at":"'
_FIRST_NUMBER = re.compile(rb"\d+")


def line_of(*, seq: int, at: str, change: Change) -> bytes:
    """Return the line of a commit with number, time and checksum, ending with a newline."""
    content: dict[str, object] = {"seq": seq, "at": at}
    if change.drops:
        content["del"] = change.drops
    if change.puts:
        content["set"] = change.puts
    body = text_of(content)[:-1].encode()
    return body + seal(zlib.crc32(body)) + b"\n"


def seal(crc: int) -> bytes:
    """Return the end of a line whose other bytes have this CRC."""
    return b',"crc":"%08x"}' % crc


def is_sound(line: bytes) -> bool:
    """Return True if the CRC in a line, given without its newline, fits its other bytes."""
    return line[-SEAL_LENGTH:] == seal(zlib.crc32(line[:-SEAL_LENGTH]))


def may_be_ours(content: bytes) -> bool:
    """Return True if unreadable bytes may be from a journal: its start, a seal, or only zeros."""
    beginning = _FIRST_NUMBER.sub(b"0", content[:40], count=1)
    if beginning.startswith(_BEGINNING) or _BEGINNING.startswith(beginning):
        return True
    return SEAL.search(content) is not None or not content.strip(b"\0\r\n")


def parse_lines(lines: Sequence[bytes]) -> list[Any]:
    """Return the JSON value of each line in their order; None for a line that is not JSON."""
    # As one JSON array, since that is much faster than line by line.
    try:
        together: list[Any] = value_of((b"[" + b",".join(lines) + b"]").decode())
    except (ValueError, RecursionError):
        together = []
    if len(together) == len(lines):
        return together
    values: list[Any] = [None] * len(lines)
    for index, line in enumerate(lines):
        with contextlib.suppress(ValueError, RecursionError):
            values[index] = value_of(line.decode())
    return values


def is_commit(content: Any) -> bool:
    """Return True if a parsed line is a commit; a newer version may have added further keys."""
    if not isinstance(content, dict):
        return False
    if type(content.get("seq")) is not int or not isinstance(content.get("at"), str):
        return False
    puts = content.get("set")
    drops = content.get("del")
    if puts is None and drops is None:
        return False
    return (puts is None or _is_put_mapping(puts)) and (drops is None or _is_drop_mapping(drops))


def _is_put_mapping(puts: Any) -> bool:
    """Return True if a value is a mapping of documents to set, by table and id."""
    if not isinstance(puts, dict):
        return False
    return all(
        isinstance(documents, dict) and all(isinstance(doc, dict) for doc in documents.values())
        for documents in puts.values()
    )


def _is_drop_mapping(drops: Any) -> bool:
    """Return True if a value is a mapping of ids to delete (None: all) by table."""
    if not isinstance(drops, dict):
        return False
    return all(
        ids is None or (isinstance(ids, list) and all(isinstance(one, str) for one in ids))
        for ids in drops.values()
    )


def change_of(commit: Any) -> Change:
    """Return the change of a parsed line that is a commit."""
    return Change(puts=commit.get("set", {}), drops=commit.get("del", {}))


# --- the lines of a whole store

Rewrite: TypeAlias = Callable[[str, Doc], Doc]
"""A function of a table's name and a document; returns its replacement, and may change it."""


def rewrite_tables(tables: Tables, rewrite: Rewrite) -> Tables:
    """Return new tables of documents rewritten, with the old header; raise StoreDocumentError."""
    fresh: Tables = {}
    for table, documents in tables.items():
        if table == META:
            fresh[table] = documents
            continue
        fresh[table] = {
            uid: storable_copy(rewrite(table, copy_value(document)))
            for uid, document in documents.items()
        }
    return fresh


def lines_for(tables: Tables, *, after: int, at: str) -> Iterator[bytes]:
    """Yield the lines of `tables`, one a document, the header first, numbered from `after` on."""
    for seq, change in enumerate(_header_first(tables), after + 1):
        yield line_of(seq=seq, at=at, change=change)


def lines_until(tables: Tables, *, last: int, at: str) -> Iterator[bytes]:
    """Yield the lines of `tables`, the header first; the last one has the number `last`.

    A backup is compared with the store by that number. If there are more documents than numbers, a
    line has several documents.
    """
    header, *rest = _header_first(tables)
    available = max(last - 1, 1)
    documents_per_line = max(math.ceil(len(rest) / available), 1)
    starts = range(0, len(rest), documents_per_line)
    groups = [[header], *(rest[start : start + documents_per_line] for start in starts)]
    first = max(last - len(groups), 0) + 1
    for seq, group in enumerate(groups, first):
        puts: Tables = {}
        for change in group:
            change.apply(puts)
        yield line_of(seq=seq, at=at, change=Change(puts=puts))


def _header_first(tables: Tables) -> Iterator[Change]:
    """Yield a change for each document of `tables`, the header first."""
    for table in sorted(tables, key=lambda name: name != META):
        for uid, document in tables[table].items():
            yield Change(puts={table: {uid: document}})
