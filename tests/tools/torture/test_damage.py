"""A file that is cut off or damaged opens, and says what was wrong with it."""

from pathlib import Path

from tests.tools.torture.damage import flip_many, flip_stock, tear_everywhere, tear_stock
from tests.tools.torture.mending import mend_all, mend_killed
from tests.tools.torture.workers import Workers

FLIPS = 250
SHAPES_TO_KILL = (
    "emptied",
    "deleted",
    "replaced by an older copy",
    "cut in a line",
    "cut in the last line",
    "saved lines in zeros",
    "all zeros",
    "another text",
    "backwards",
    "a bad sector in line 3",
    "an older copy with a bad sector",
)
"""Those that are mended in different ways; the long run kills them all."""


def test_a_store_torn_at_any_byte_of_its_last_line_is_right(tmp_path: Path) -> None:
    damage = tear_everywhere(tmp_path, lines=1)
    assert damage.files > 300
    assert (damage.harm, damage.most_lost) == (0, 0), damage


def test_tinydbs_own_file_torn_anywhere_cannot_be_read(tmp_path: Path) -> None:
    damage = tear_stock(tmp_path)
    assert damage.unreadable == damage.files > 0


def test_a_flipped_bit_is_never_silent_and_loses_no_deal(tmp_path: Path) -> None:
    """The CRC of its line says which bit it was, so it is put right."""
    damage = flip_many(tmp_path, flips=FLIPS)
    assert (damage.files, damage.harm, damage.most_lost) == (FLIPS, 0, 0), damage


def test_flipped_bit_in_a_file_of_tinydb_is_silent_or_fatal(tmp_path: Path) -> None:
    """In a file of TinyDB’s own storage a flipped bit stays unseen or loses everything."""
    damage = flip_stock(tmp_path, flips=FLIPS)
    assert damage.silent > 0
    assert damage.unreadable > 0


def test_contents_of_backups_are_there_or_offered_after_damage(
    tmp_path: Path,
) -> None:
    """Whatever becomes of a store, all that its backups have is there or offered."""
    mended = mend_all(tmp_path, kills=False)
    assert mended.starts > 80
    assert mended.harm == 0, mended


def test_repair_killed_at_any_call_of_the_disk_loses_nothing(tmp_path: Path) -> None:
    mended = mend_all(tmp_path, only=SHAPES_TO_KILL)
    assert mended.starts - mended.kills == len(SHAPES_TO_KILL)
    assert mended.kills > 20 * len(SHAPES_TO_KILL)
    assert mended.harm == 0, mended


def test_a_mending_that_is_really_killed_loses_nothing(tmp_path: Path) -> None:
    with Workers.ready() as workers:
        mended = mend_killed(tmp_path, kills=30, workers=workers)
    assert mended.kills > 0
    assert mended.harm == 0, mended
