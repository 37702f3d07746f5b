"""How the record screen spends the room of a device."""

import pytest

from scorekeeper.ui.layout import Layout, Tier
from scorekeeper.ui.screens.record.room import (
    EDGE,
    GAP,
    LEAST_COLUMN,
    LYING_PANEL,
    PANEL,
    Arrangement,
    sizes_of,
)

pytestmark = pytest.mark.thorough

CLASSIC_ROWS, MODERN_ROWS = 3, 5
TOUCH = 48


@pytest.mark.parametrize(
    ("width", "height", "arrangement"),
    [
        (390, 844, Arrangement.PHONE),
        (360, 640, Arrangement.PHONE),
        (844, 390, Arrangement.BESIDE),
        (600, 960, Arrangement.BELOW),
        (768, 1024, Arrangement.BELOW),
        (1024, 768, Arrangement.COLUMNS),
        (1280, 800, Arrangement.COLUMNS),
    ],
)
def test_two_sides_stand_side_by_side_from_a_tablet_on(
    width: float, height: float, arrangement: Arrangement
) -> None:
    assert sizes_of(Layout(width, height), sides=2, rows=3).arrangement is arrangement


@pytest.mark.parametrize(
    ("width", "height", "arrangement"),
    [
        (390, 844, Arrangement.PHONE),
        (768, 1024, Arrangement.BESIDE),
        (1280, 800, Arrangement.COLUMNS),
        (1000, 800, Arrangement.BESIDE),
    ],
)
def test_three_sides_need_more_room_for_columns(
    width: float, height: float, arrangement: Arrangement
) -> None:
    assert sizes_of(Layout(width, height), sides=3, rows=3).arrangement is arrangement


@pytest.mark.parametrize(
    ("height", "rows", "tier"),
    [
        (844, CLASSIC_ROWS, Tier.TALL),
        (763, CLASSIC_ROWS, Tier.MIDDLE),
        (664, CLASSIC_ROWS, Tier.SMALL),
        (640, CLASSIC_ROWS, Tier.SMALL),
        (639, CLASSIC_ROWS, Tier.SCROLLING),
    ],
)
def test_a_lower_phone_gives_up_the_question_then_the_bar_for_save_then_scrolls(
    height: float, rows: int, tier: Tier
) -> None:
    sizes = sizes_of(Layout(390, height), sides=2, rows=rows)
    assert sizes.tier is tier
    assert sizes.has_question is (tier is Tier.TALL)
    assert (sizes.save == 0) is (tier is Tier.SMALL)
    assert sizes.scrolls is (tier is Tier.SCROLLING)
    assert (sizes.key is not None) is (tier is Tier.SCROLLING)


@pytest.mark.parametrize(
    ("height", "tier"), [(900, Tier.MIDDLE), (844, Tier.SMALL), (664, Tier.SCROLLING)]
)
def test_with_many_rows_who_went_out_is_still_asked_in_words(height: float, tier: Tier) -> None:
    sizes = sizes_of(Layout(390, height), sides=2, rows=MODERN_ROWS)
    assert sizes.tier is tier
    assert sizes.has_question


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (844, 390), (1280, 800)])
def test_text_of_double_size_scrolls_and_stands_one_below_the_other(
    size: tuple[float, float],
) -> None:
    sizes = sizes_of(Layout(*size, scale=2.0), sides=2, rows=3)
    assert sizes.is_large
    assert sizes.scrolls
    assert sizes.has_question
    assert not sizes.in_columns
    assert sizes.label == 0
    assert sizes.answer >= 15 * 2


def test_two_ways_of_ending_the_deal_have_a_line_of_their_own_on_every_phone() -> None:
    for height in (844, 763, 664, 640):
        sizes = sizes_of(Layout(390, height), sides=2, rows=3, switches=2)
        assert sizes.has_question


@pytest.mark.parametrize("size", [(360, 640), (390, 664), (390, 844), (768, 1024), (1280, 800)])
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_chips_and_fields_are_large_enough_for_a_finger(
    size: tuple[float, float], sides: int
) -> None:
    sizes = sizes_of(Layout(*size), sides=sides, rows=3)
    assert sizes.chip >= TOUCH
    assert sizes.field >= TOUCH
    assert sizes.tab >= TOUCH


def test_the_narrowest_column_has_five_chips_and_two_fields_for_a_finger() -> None:
    assert (LEAST_COLUMN - 2 * EDGE - 4 * 4) / 5 >= TOUCH
    assert (LEAST_COLUMN - 2 * EDGE - GAP) / 2 >= 2 * TOUCH


def test_the_keypad_beside_the_form_has_keys_for_a_finger() -> None:
    for panel in (PANEL, LYING_PANEL):
        assert (panel - 2 * 14 - 3 * 6) / 4 >= TOUCH
