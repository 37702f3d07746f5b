"""One line of the journal is one commit; this is how it is written and read.

    {"seq":7,"at":"2026-05-01T20:15:00Z","set":{"deals":{"3":{...}}},"crc":"83e73486"}

`set` gives documents by table and id. `del` gives the ids that are gone by table, null for
the table itself; it stands and is done before `set`. `crc` is the CRC-32 of every byte
before `,"crc"`.
"""

import re
import zlib
from collections.abc import Sequence
from typing import Any

from scorekeeper.store.changes import Change
from scorekeeper.store.documents import text_of, value_of

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
    """Give the end of a line."""
    return b',"crc":"%08x"}' % crc


def carried_crc(end: bytes) -> int | None:
    """Read the CRC from the end of a line; None where it is no such end."""
    found = _SEAL.fullmatch(end)
    return int(found[1], 16) if found else None


def is_sound(line: bytes) -> bool:
    """Say whether a line, without its newline, carries the CRC of its own bytes."""
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
    """Say whether unreadable bytes were once a journal: by an opening, a seal or mere zeros."""
    opening = _FIRST_NUMBER.sub(b"0", content[:40], count=1)
    begins = opening.startswith(_OPENING) or _OPENING.startswith(opening)
    return begins or _SEAL.search(content) is not None or not content.strip(b"\0\r\n")


def contents(lines: Sequence[bytes]) -> list[Any]:
    """Parse lines; what is no JSON comes as None.

    One array is parsed much faster than its items one by one, so that is tried first.
    """
    try:
        together: list[Any] = value_of((b"[" + b",".join(lines) + b"]").decode())
    except (ValueError, RecursionError):
        together = []
    return together if len(together) == len(lines) else [_content(line) for line in lines]


def is_commit(content: Any) -> bool:
    """Say whether a parsed line has the shape of a commit.

    What else it has, a newer version of the program wrote and this one does without.
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
    """Say whether a key is a whole number as TinyDB writes one, so `7` but not `07`."""
    if not isinstance(key, str) or not key.isascii():
        return False
    digits = key.removeprefix("-")
    return digits.isdecimal() and (digits[0] != "0" or key == "0")
