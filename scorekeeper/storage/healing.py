"""Damaged lines: sound ones between broken newlines, and a single flipped bit."""

import zlib

from scorekeeper.storage.lines import SEAL, SEAL_LENGTH, is_sound, seal

MAX_HEALED_LINE = 50_000
"""Bytes of a line; the search for the bit in a longer one takes too long."""

_BIT_MASKS = tuple(1 << bit for bit in range(8))
_CRC_OF_ZERO = zlib.crc32(b"\0")
_CRC_TABLE = tuple(zlib.crc32(bytes([byte])) ^ _CRC_OF_ZERO for byte in range(256))
"""The effect of each byte on a CRC if no byte follows it."""


def find_sound_lines(segment: bytes) -> tuple[list[bytes], bytes]:
    """Return the sound lines in bytes with damaged newlines, and the bytes after the last one."""
    lines: list[bytes] = []
    start = 0  # of the line
    checked = 0  # the end of the bytes that are in `crc`
    crc = 0
    for end in SEAL.finditer(segment):
        crc = zlib.crc32(segment[checked : end.start()], crc)
        checked = end.start()
        if end.group() == seal(crc):
            lines.append(segment[start : end.end()])
            has_newline = not segment.startswith(b"{", end.end())
            start = end.end() + (1 if has_newline else 0)
            checked = start
            crc = 0
    return lines, segment[start:]


def heal_bit(line: bytes) -> bytes | None:
    """Return the sound line that differs from these bytes in one bit; None if there is none."""
    if len(line) > MAX_HEALED_LINE:
        return None
    body = line[:-SEAL_LENGTH]
    end = line[-SEAL_LENGTH:]
    right_end = seal(zlib.crc32(body))
    wrong_bits = sum((a ^ b).bit_count() for a, b in zip(end, right_end, strict=False))
    if wrong_bits == 1:
        return body + right_end if len(end) == len(right_end) else None
    written_crc = SEAL.fullmatch(end)
    if written_crc is None:
        return None
    return _heal_body(body, end, int(written_crc[1], 16) ^ zlib.crc32(body))


def _heal_body(body: bytes, end: bytes, difference: int) -> bytes | None:
    """Return the line with the one bit flipped that changes its CRC by `difference`, or None."""
    # The effect on the CRC of each bit of one byte. Going back by a byte, it is carried through
    # one more step of the CRC, so that no CRC is computed again.
    effects = [_CRC_TABLE[mask] for mask in _BIT_MASKS]
    for place in reversed(range(len(body))):
        if difference in effects:
            mask = _BIT_MASKS[effects.index(difference)]
            healed = body[:place] + bytes([body[place] ^ mask]) + body[place + 1 :] + end
            return healed if is_sound(healed) else None
        effects = [_CRC_TABLE[effect & 0xFF] ^ effect >> 8 for effect in effects]
    return None
