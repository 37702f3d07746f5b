"""A file that is cut off or damaged opens, and says what was wrong with it."""

from pathlib import Path

from tests.torture.damage import flip_many, flip_stock, tear_everywhere, tear_stock

FLIPS = 250


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


def test_a_flipped_bit_in_tinydbs_own_file_is_silent_or_takes_all_with_it(tmp_path: Path) -> None:
    damage = flip_stock(tmp_path, flips=FLIPS)
    assert damage.silent > 0
    assert damage.unreadable > 0
