"""The file itself: what stands in it byte for byte, and what a save costs."""

import json
from pathlib import Path

import pytest
from tinydb import where

from scorekeeper.storage.healing import find_sound_lines
from scorekeeper.storage.lines import Change, is_commit, is_sound, line_of
from scorekeeper.storage.reading import read_together
from tests.storage.kit import HEADER, NOW, Store, deal, line, open_store


def test_a_commit_is_one_line_of_compact_json_sealed_by_its_crc(path: Path) -> None:
    with open_store(path) as db:
        db.table("deals").insert({"who": "Zoë", "points": 785})
        db.table("deals").update({"points": 780}, where("who") == "Zoë")
        db.table("deals").remove(doc_ids=[1])
    assert path.read_bytes() == HEADER + b"".join(
        (
            line(f'{{"seq":2,"at":"{NOW}","set":{{"deals":{{"1":{{"who":"Zoë","points":785}}}}}}'),
            line(f'{{"seq":3,"at":"{NOW}","set":{{"deals":{{"1":{{"who":"Zoë","points":780}}}}}}'),
            line(f'{{"seq":4,"at":"{NOW}","del":{{"deals":["1"]}}'),
        )
    )


def test_a_line_written_long_ago_is_read_today() -> None:
    known = b'{"seq":2,"at":"2026-05-01T20:15:00Z","set":{"deals":{"1":{"a":1}}},"crc":"1a3b88e5"}'
    assert is_sound(known)
    assert not is_sound(known.replace(b"20:15", b"20:16"))
    assert not is_sound(known.replace(b"1a3b88e5", b"1A3B88E5"))
    assert is_commit(json.loads(known))


def test_transaction_line_has_deletions_before_settings(path: Path) -> None:
    with open_store(path) as db:
        db.table("deals").insert({"n": 1})
        db.table("old").insert({"n": 1})
        with db.journal.transaction():
            db.table("deals").remove(doc_ids=[1])
            db.table("changes").insert({"why": "typo"})
            db.drop_table("old")
    assert path.read_bytes().splitlines(keepends=True)[-1] == line(
        f'{{"seq":4,"at":"{NOW}","del":{{"deals":["1"],"old":["1"]}},'
        '"set":{"changes":{"1":{"why":"typo"}}}'
    )


def test_commit_is_flushed_once_and_only_if_it_changes(path: Path, flushes: list[int]) -> None:
    """Every commit is flushed once and what changes nothing is not written."""
    with open_store(path) as db:
        deals = db.table("deals")
        for position in range(10):
            flushes.clear()
            deals.insert(deal(position))
            assert len(flushes) == 1
        flushes.clear()
        with db.journal.transaction():
            deals.update({"out": "Ben"}, doc_ids=[3])
            db.table("changes").insert({"deal": 3})
        assert len(flushes) == 1
        size = path.stat().st_size
        deals.update({"out": "Ben"}, doc_ids=[3])
        deals.remove(where("out") == "nobody")
        assert (len(flushes), path.stat().st_size) == (1, size)


@pytest.mark.thorough
@pytest.mark.usefixtures("unflushed")
def test_save_adds_at_most_80_bytes_on_the_500th_deal_too(
    path: Path,
) -> None:
    with Store(path, now=lambda: "2026-05-01T22:15:00+02:00") as db:
        written: list[int] = []
        for position in range(1, 501):
            before = path.stat().st_size
            db.table("deals").insert(deal(position))
            change = {"deals": {str(position): deal(position)}}
            compact = json.dumps(change, ensure_ascii=False, separators=(",", ":")).encode()
            written.append(path.stat().st_size - before - len(compact))
    assert max(written) <= 80
    assert written[499] - written[99] <= 2


def test_ten_millionth_line_adds_at_most_80_bytes() -> None:
    change = Change(puts={"deals": {"1": {}}})
    made = line_of(seq=10_000_000, at="2026-05-01T22:15:00+02:00", change=change)
    assert len(made) - len('{"deals":{"1":{}}}') <= 80


def test_lines_that_ran_together_are_told_apart_by_their_seals() -> None:
    one, two = HEADER.rstrip(b"\n"), line('{"seq":2,"at":"t","set":{}').rstrip(b"\n")
    assert find_sound_lines(one + b"\x0b" + two) == ([one, two], b"")
    assert find_sound_lines(one + two) == ([one, two], b"")
    assert find_sound_lines(one + b"\x0b" + two[:-1]) == ([one], two[:-1])
    assert find_sound_lines(b"x" + one) == ([], b"x" + one)


@pytest.mark.parametrize(
    "body",
    [
        '{"seq":"2","at":"t","set":{}',
        '{"seq":true,"at":"t","set":{}',
        '{"seq":2,"set":{}',
        '{"seq":2,"at":"t"',
        '{"seq":2,"at":"t","set":[]',
        '{"seq":2,"at":"t","set":{"deals":7}',
        '{"seq":2,"at":"t","set":{"deals":{"1":[]}}',
        '{"seq":2,"at":"t","del":{"deals":[1]}',
        '{"seq":2,"at":"t","del":{"deals":"1"}',
    ],
)
def test_line_of_another_shape_is_no_commit(body: str) -> None:
    assert is_sound(line(body).rstrip(b"\n"))
    assert not is_commit(json.loads(line(body)))


@pytest.mark.parametrize("key", ["0", "7", "-3", "100000"])
def test_ids_are_the_whole_numbers_that_tinydb_writes(key: str) -> None:
    assert is_commit({"seq": 1, "at": "", "set": {"deals": {key: {}}}, "crc": ""})


def put_line(seq: int, table: str, doc_id: int, doc: str) -> bytes:
    return line(f'{{"seq":{seq},"at":"{NOW}","set":{{"{table}":{{"{doc_id}":{doc}}}}}')


FORMAT = '{"format":"scorekeeper-store","schema":2,"app":"1"}'
LONG_HISTORY = [
    put_line(1, "_meta", 1, FORMAT),
    *(put_line(seq, "deals", 1, f'{{"points":{seq}}}') for seq in range(2, 7)),
]
COMPACTED = [
    put_line(7, "_meta", 1, FORMAT),
    *(put_line(seq, "deals", seq, f'{{"points":{seq}}}') for seq in range(8, 11)),
]


@pytest.mark.parametrize(
    ("lost", "backups", "missing", "lacking"),
    [
        ([9], [LONG_HISTORY], 1, 1),
        ([9], [COMPACTED, LONG_HISTORY], 1, 0),
        ([8, 9], [COMPACTED, LONG_HISTORY], 2, 0),
        ([7], [COMPACTED, LONG_HISTORY], 1, 0),
        ([10], [COMPACTED[:2]], 0, 0),
    ],
)
def test_missing_lines_count_from_the_last_compaction(
    lost: list[int], backups: list[list[bytes]], missing: int, lacking: int
) -> None:
    """The lines before a compaction are in older backups only, and nothing lacks them."""
    torn = b"".join(text for seq, text in enumerate(COMPACTED, 7) if seq not in lost)
    reading = read_together(torn, [b"".join(backup) for backup in backups])
    assert (reading.missing, reading.lacking) == (missing, lacking)
