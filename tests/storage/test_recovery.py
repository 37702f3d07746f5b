"""A file that was cut off or damaged: what is good is kept, and nothing that was there is lost."""

import itertools
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from scorekeeper.storage import Finding, FindingKind
from tests.storage.histories import act, dice
from tests.storage.kit import HEADER, beside, deal, line, on_disk, open_read_only, open_store, state

pytestmark = pytest.mark.usefixtures("unflushed")

STAMP = "20260501T201500Z"


def make_store(path: Path, deals: int = 6) -> bytes:
    """A store of some deals, one line each behind the header's; gives its bytes."""
    with open_store(path) as db:
        for position in range(1, deals + 1):
            db.table("rounds").insert(deal(position))
    return path.read_bytes()


def positions(path: Path) -> list[int]:
    with open_read_only(path) as db:
        assert all(found == deal(found["position"]) for found in db.table("rounds"))
        return [found["position"] for found in db.table("rounds")]


def damage_finding(
    path: Path, *, kept: int, dropped: int, name: str = f"corrupt-{STAMP}"
) -> Finding:
    aside = path.with_name(f"{path.name}.{name}")
    return Finding(kind=FindingKind.DAMAGED, aside=aside, kept=kept, dropped=dropped)


@pytest.mark.thorough
def test_a_tail_torn_at_any_byte_is_cut_off_and_kept_beside(tmp_path: Path) -> None:
    content = make_store(tmp_path / "whole.jsonl")
    begin = content.rindex(b"\n", 0, -1) + 1
    for end in range(begin + 1, len(content) - 1):
        path = tmp_path / f"{end}.jsonl"
        path.write_bytes(content[:end])
        with open_store(path) as db:
            aside = path.with_name(f"{path.name}.torn-{STAMP}")
            torn = Finding(kind=FindingKind.TORN, aside=aside, kept=6, dropped=1)
            assert db.journal.findings == (torn,)
            assert aside.read_bytes() == content[begin:end]
            assert path.read_bytes().startswith(content[:begin])
            db.table("rounds").insert(deal(6))
        with open_store(path) as db:
            assert db.journal.findings == db.journal.unread_findings == ()
            assert len(db.table("rounds")) == 6


def test_a_last_line_that_lacks_only_its_newline_is_whole(path: Path) -> None:
    content = make_store(path)
    path.write_bytes(content[:-1])
    with open_store(path) as db:
        assert db.journal.findings == ()
        assert path.read_bytes() == content
        db.table("rounds").insert(deal(7))
    assert positions(path) == [1, 2, 3, 4, 5, 6, 7]


def test_a_store_torn_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    for end in range(1, len(HEADER) - 1):
        path = tmp_path / f"{end}.jsonl"
        path.write_bytes(HEADER[:end])
        with open_store(path) as db:
            assert [found.kind for found in db.journal.findings] == [FindingKind.TORN]
        assert path.read_bytes() == HEADER
        assert beside(path)[f"{path.name}.torn-{STAMP}"] == HEADER[:end]


def test_a_store_of_nothing_but_a_damaged_line_is_ours_still(tmp_path: Path) -> None:
    for at in range(len(HEADER)):
        path = tmp_path / f"{at}.jsonl"
        flipped = HEADER[:at] + bytes([HEADER[at] ^ 1]) + HEADER[at + 1 :]
        path.write_bytes(flipped)
        with open_store(path) as db:
            assert [found.aside.read_bytes() for found in db.journal.findings if found.aside] == [
                flipped
            ]
            assert state(db) == "{}"


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(6))
def test_a_flipped_bit_costs_at_most_two_deals_and_is_never_silent(
    tmp_path: Path, seed: int
) -> None:
    content = make_store(tmp_path / "whole.jsonl")
    random = dice(seed)
    for number in range(100):
        path = tmp_path / f"{number}.jsonl"
        at, bit = random.randrange(len(content)), random.randrange(8)
        flipped = content[:at] + bytes([content[at] ^ 1 << bit]) + content[at + 1 :]
        path.write_bytes(flipped)
        with open_store(path) as db:
            assert len(db.journal.findings) == 1
            (finding,) = db.journal.findings
            assert finding.aside is not None
            left = finding.aside.read_bytes()
            assert left == flipped or path.read_bytes() + left == flipped
            db.table("rounds").insert({**deal(0), "position": 0})
            kept = {found["position"] for found in db.table("rounds")}
        assert len({0, 1, 2, 3, 4, 5, 6} - kept) <= 2
        with open_store(path) as db:
            assert db.journal.findings == ()
            assert {found["position"] for found in db.table("rounds")} == kept


@pytest.mark.parametrize("seed", range(40))
def test_after_any_history_a_flipped_bit_is_harmless_or_found(path: Path, seed: int) -> None:
    random = dice(seed)
    with open_store(path) as db:
        for _ in range(30):
            act(db, random)
        before = state(db)
    content = bytearray(path.read_bytes())
    content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    path.write_bytes(content)
    with open_store(path) as db:
        assert db.journal.findings or state(db) == before
        after = state(db)
    assert on_disk(path) == after


def second_gone(lines: list[bytes]) -> bytes:
    return b"".join(lines[:2] + lines[3:])


def second_twice(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:3], *lines[2:]])


def all_twice(lines: list[bytes]) -> bytes:
    return b"".join(lines * 2)


def second_again_at_the_end(lines: list[bytes]) -> bytes:
    return b"".join([*lines, lines[2]])


def two_changed_about(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:2], lines[3], lines[2], *lines[4:]])


def last_line_first(lines: list[bytes]) -> bytes:
    return b"".join([lines[-1], *lines[:-1]])


def another_line_of_one_number(lines: list[bytes]) -> bytes:
    return b"".join([*lines, line('{"seq":7,"at":"t","set":{"rounds":{"9":{}}}')])


def last_in_zeros(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:-1], b"\0" * (len(lines[-1]) - 1) + b"\n"])


def second_in_zeros(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:2], b"\0" * len(lines[2]), *lines[3:]])


def header_gone(lines: list[bytes]) -> bytes:
    return b"".join(lines[1:])


def newlines_of_windows(lines: list[bytes]) -> bytes:
    return b"".join(lines).replace(b"\n", b"\r\n")


def newlines_gone(lines: list[bytes]) -> bytes:
    return b"".join(lines).replace(b"\n", b"")


def blank_line(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:3], b"\n", *lines[3:]])


def sealed_nonsense(lines: list[bytes]) -> bytes:
    return b"".join([*lines, line('{"seq":8,"at":"t","do":"what?"')])


def sealed_nan(lines: list[bytes]) -> bytes:
    return b"".join([*lines, line('{"seq":8,"at":"t","set":{"rounds":{"9":{"n":NaN}}}')])


def sealed_two_in_one(lines: list[bytes]) -> bytes:
    two = '{"seq":8,"at":"t","set":{},"crc":""},{"seq":9,"at":"t","set":{"rounds":{"9":{}}}'
    return b"".join([*lines, line(two)])


def middle_damaged_and_tail_torn(lines: list[bytes]) -> bytes:
    return b"".join([*lines[:2], b"x" + lines[2], *lines[3:], lines[-1][:20]])


@pytest.mark.parametrize(
    ("damage", "left", "kept", "dropped"),
    [
        (second_gone, [1, 3, 4, 5, 6], 6, 1),
        (second_twice, [1, 2, 3, 4, 5, 6], 7, 0),
        (all_twice, [1, 2, 3, 4, 5, 6], 7, 0),
        (second_again_at_the_end, [1, 2, 3, 4, 5, 6], 7, 0),
        (two_changed_about, [1, 2, 3, 4, 5, 6], 7, 0),
        (last_line_first, [1, 2, 3, 4, 5, 6], 7, 0),
        (another_line_of_one_number, [1, 2, 3, 4, 5, 6], 7, 1),
        (last_in_zeros, [1, 2, 3, 4, 5], 6, 1),
        (second_in_zeros, [1, 3, 4, 5, 6], 6, 1),
        (header_gone, [1, 2, 3, 4, 5, 6], 6, 1),
        (newlines_of_windows, [1, 2, 3, 4, 5, 6], 7, 0),
        (newlines_gone, [1, 2, 3, 4, 5, 6], 7, 0),
        (blank_line, [1, 2, 3, 4, 5, 6], 7, 0),
        (sealed_nonsense, [1, 2, 3, 4, 5, 6], 7, 1),
        (sealed_nan, [1, 2, 3, 4, 5, 6], 7, 1),
        (sealed_two_in_one, [1, 2, 3, 4, 5, 6], 7, 1),
        (middle_damaged_and_tail_torn, [1, 3, 4, 5, 6], 6, 2),
    ],
)
def test_damaged_file_is_set_aside_and_rebuilt_of_good_lines(
    path: Path, damage: Callable[[list[bytes]], bytes], left: list[int], kept: int, dropped: int
) -> None:
    """A damaged file is set aside whole and rebuilt from its good lines."""
    broken = damage(make_store(path).splitlines(keepends=True))
    path.write_bytes(broken)
    with open_store(path) as db:
        assert db.journal.findings == (damage_finding(path, kept=kept, dropped=dropped),)
        assert db.journal.header["format"] == "scorekeeper-store"
    assert beside(path) == {f"{path.name}.corrupt-{STAMP}": broken}
    assert positions(path) == left
    with open_store(path) as db:
        assert db.journal.findings == ()


def test_unknown_field_of_a_newer_version_is_no_damage(path: Path) -> None:
    content = make_store(path)
    path.write_bytes(content + line('{"seq":8,"at":"t","by":"me","set":{"notes":{"1":{"n":1}}}'))
    with open_store(path) as db:
        assert db.journal.findings == ()
        assert db.table("notes").all() == [{"n": 1}]


def test_start_that_cannot_mend_leaves_one_copy(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start that cannot mend leaves one copy however often it tries."""

    def refuse(file: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    broken = b"x" + make_store(path)
    path.write_bytes(broken)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse)
        for _ in range(4):
            with open_store(path) as db:
                assert db.journal.read_only
                assert db.journal.findings[0].kind is FindingKind.NOT_WRITABLE
    assert beside(path) == {f"{path.name}.corrupt-{STAMP}": broken}
    open_store(path).close()
    assert beside(path) == {f"{path.name}.corrupt-{STAMP}": broken}


def test_two_damages_in_one_second_are_kept_in_two_files(path: Path) -> None:
    for number in range(1, 4):
        broken = make_store(path) + b"x\n"
        path.write_bytes(broken)
        with open_store(path) as db:
            name = f"corrupt-{STAMP}" + (f"-{number}" if number > 1 else "")
            assert db.journal.findings[0].aside == path.with_name(f"{path.name}.{name}")
        assert len(beside(path)) == number


@pytest.mark.parametrize("tail", [b"\0" * 4096, b'{"seq":8,"at":"\0', b"x" * 5000])
def test_tail_that_may_have_been_entries_is_damage(path: Path, tail: bytes) -> None:
    """Saved entries may have become zeros, or have lost their line ends."""
    content = make_store(path)
    path.write_bytes(content + tail)
    with open_store(path) as db:
        assert [found.kind for found in db.journal.findings] == [FindingKind.DAMAGED]
        assert db.journal.findings[0].dropped == 1
    assert positions(path) == [1, 2, 3, 4, 5, 6]


def test_reading_only_repairs_nothing_and_says_what_it_saw(path: Path) -> None:
    content = make_store(path)
    for broken, kind in (
        (content[:-9], FindingKind.TORN),
        (content[:-1], None),
        (b"x" + content, FindingKind.DAMAGED),
    ):
        path.write_bytes(broken)
        with open_read_only(path) as db:
            assert [found.kind for found in db.journal.findings] == ([kind] if kind else [])
            assert all(found.aside is None for found in db.journal.findings)
        assert path.read_bytes() == broken
        assert beside(path) == {}


def test_no_room_for_the_damaged_copy_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(fd: int, content: bytes) -> int:
        raise OSError(28, "No space left on device")

    content = make_store(path)
    for broken in (content[:-9], b"x" + content):
        path.write_bytes(broken)
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", refuse)
            with open_store(path) as db:
                assert db.journal.read_only
                not_writable = db.journal.findings[0]
        assert (not_writable.kind, not_writable.answer) == (FindingKind.NOT_WRITABLE, "full")
        assert path not in {fd.resolve() for fd in Path("/proc/self/fd").iterdir()}
        assert path.read_bytes() == broken
        assert beside(path) == {}
        open_store(path).close()
        for file in itertools.chain(path.parent.glob("*.torn-*"), path.parent.glob("*.corrupt-*")):
            file.unlink()
