"""A line of which one bit was flipped: the CRC says which one, so it can be put right.

A CRC-32 is linear: what a flipped bit does to it depends on nothing but how many bytes follow.
So the difference between the CRC that a line carries and the one that its bytes have names
the bit, and for lines of this length no other single bit has the same difference.
"""

import zlib
from collections.abc import Iterator

from scorekeeper.store.lines import SEAL_LENGTH, carried_crc, is_sound, seal

LONGEST = 50_000
"""Bytes of a line; looking for the bit in a longer one takes too long."""

_BITS = tuple(1 << bit for bit in range(8))
_NO_BYTES = zlib.crc32(b"\0")
_TABLE = tuple(zlib.crc32(bytes([byte])) ^ _NO_BYTES for byte in range(256))
"""What a byte does to a CRC when no byte follows it."""


def healed(line: bytes) -> bytes | None:
    """Give the sound line that differs from these bytes by one bit, or None."""
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
    """What flipping each bit of so many bytes does to their CRC, the last byte first."""
    differences = [_TABLE[bit] for bit in _BITS]
    for place in reversed(range(length)):
        for bit, difference in zip(_BITS, differences, strict=True):
            yield place, bit, difference
        differences = [_TABLE[one & 0xFF] ^ one >> 8 for one in differences]


def _flips(one: bytes, other: bytes) -> int:
    """In how many bits two texts of one length differ."""
    return sum((a ^ b).bit_count() for a, b in zip(one, other, strict=True))
