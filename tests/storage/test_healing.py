"""A line of which one bit was flipped is put right; of anything worse it is not pretended."""

from pathlib import Path

import pytest

from scorekeeper.storage.healing import MAX_HEALED_LINE, heal_bit
from scorekeeper.storage.reading import read_journal
from tests.storage.histories import dice
from tests.storage.kit import deal, line, open_store, state

pytestmark = pytest.mark.usefixtures("unflushed")

LINE = line('{"seq":7,"at":"2026-05-01T20:15:00Z","set":{"deals":{"3":{"total":785}}}').rstrip(
    b"\n"
)


def flip_bit(content: bytes, place: int, bit: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 1 << bit]) + content[place + 1 :]


def test_any_bit_of_a_line_is_found() -> None:
    for place in range(len(LINE)):
        for bit in range(8):
            assert heal_bit(flip_bit(LINE, place, bit)) == LINE


def test_two_bits_are_not_taken_for_one() -> None:
    random = dice("two bits")
    for _ in range(300):
        places = random.sample(range(len(LINE)), 2)
        twice = flip_bit(flip_bit(LINE, places[0], random.randrange(8)), places[1], 3)
        assert heal_bit(twice) in (None, LINE)
    assert heal_bit(LINE[: len(LINE) // 2]) is None
    assert heal_bit(b"") is None
    assert heal_bit(b"x" * 100) is None


def test_a_line_that_is_too_long_is_left_alone() -> None:
    long = line('{"seq":7,"at":"","set":{"deals":{"3":{"note":"%s"}}}' % ("x" * MAX_HEALED_LINE))
    assert heal_bit(flip_bit(long.rstrip(b"\n"), 50, 1)) is None


@pytest.mark.thorough
def test_no_flipped_bit_of_a_file_costs_a_line(path: Path) -> None:
    """A newline too may come or go with a bit."""
    with open_store(path) as db:
        for position in range(1, 4):
            db.table("deals").insert({**deal(position), "out": "JJJ***JJJ"})
    content = path.read_bytes()
    right = read_journal(content)
    for place in range(len(content)):
        for bit in range(8):
            found = read_journal(flip_bit(content, place, bit))
            assert found.tables == right.tables
            assert found.damaged
            assert (found.good, found.dropped) == (4, 0)


def test_healed_bit_is_reported_and_the_original_kept(path: Path) -> None:
    with open_store(path) as db:
        db.table("deals").insert(deal(1))
        before = state(db)
    broken = flip_bit(path.read_bytes(), 200, 4)
    path.write_bytes(broken)
    with open_store(path) as db:
        (finding,) = db.journal.findings
        assert (finding.kind, finding.kept, finding.dropped) == ("damaged", 2, 0)
        assert finding.aside is not None
        assert finding.aside.read_bytes() == broken
        assert state(db) == before


@pytest.mark.thorough
def test_a_file_of_nothing_but_bad_lines_is_given_up_soon(path: Path) -> None:
    bad = b"x" * 999 + b"\n"
    found = read_journal(bad * 5000)
    assert (found.good, found.bad) == (0, 5000)
    assert found.searched < 400_000
