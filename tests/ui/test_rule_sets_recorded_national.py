"""A deal of each rule set that a country gave its name, but for those with sequences.

The values are those of the sources named with each test; sums are worked out beside them.
"""

from pathlib import Path

import pytest

from tests.ui.recording import taps
from tests.ui.rule_set_deals import (
    THREE_ALONE,
    TWO_TRIOS,
    breakdown,
    chip,
    hand_points,
    live,
    rare,
    records,
    table,
    table_points,
)

pytestmark = pytest.mark.thorough


@records("british")
async def test_acaba_is_scored_flat_whatever_lies_on_the_table(tmp_path: Path) -> None:
    """English Wikipedia, British: 1,500 for the other side, nothing for the side that called."""
    async with table(tmp_path, "british", scores=(1200, 800)) as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 1), *table_points(0, 300)])
        await taps(ui, ["tab-1", *hand_points(1, 45), "tab-0", "acaba"])
        assert [live(ui, side) for side in (0, 1)] == [("0", "1,200"), ("+1,500", "2,300")]
        assert await breakdown(ui) == {
            "Acaba": (None, 1500),
            "Acaba again": (0, None),
            "Sum": (0, 1500),
        }


async def test_three_play_british_alone_and_both_others_profit_from_acaba(
    tmp_path: Path,
) -> None:
    """English Wikipedia, British: also for single players; each opponent has 1,500."""
    async with table(tmp_path, "british", THREE_ALONE) as ui:
        await taps(ui, ["who-2", "acaba"])
        assert await breakdown(ui) == {
            "Acaba": (None, None, 0),
            "Acaba again": (1500, 1500, None),
            "Sum": (1500, 1500, 0),
        }


@records("cuban")
async def test_four_captured_black_threes_and_four_jokers_in_the_cuban_game(
    tmp_path: Path,
) -> None:
    """English Wikipedia, Cuban: all four black threes 100, two red ones 300, none without canasta.

    rummy-games: a wild canasta with four jokers 3,000. 330 + 3,000 + 300 + 100 + 100 out
    = 3,830; 30 + 0 for the red three − 65 = −35.
    """
    async with table(tmp_path, "cuban") as ui:
        await taps(ui, ["who-0", chip(0, "red_threes", 2), chip(0, "black_threes_captured", 4)])
        await taps(ui, table_points(0, 330))
        await rare(ui, chip(0, "canastas.wild_four_jokers", 1))
        await taps(ui, ["tab-1", chip(1, "red_threes", 1)])
        await taps(ui, [*table_points(1, 30), *hand_points(1, 65)])
        assert await breakdown(ui) == {
            "Cards on the table": (330, 30),
            "Wild canastas with four jokers": (3000, None),
            "Red threes": (300, 0),
            "Black threes taken with the pile": (100, None),
            "Going out": (100, None),
            "Cards left in hand": (None, -65),
            "Sum": (3830, -35),
        }


@records("italian_house")
async def test_four_red_threes_are_five_hundred_at_an_italian_table(tmp_path: Path) -> None:
    """The Italian house rules: all four red threes 500; from 7,000 an initial meld of 160.

    275 + 500 + 500 + 100 out = 1,375 to 7,875; 115 + 300 − 70 = 345 to 10,045, which needs 180.
    """
    async with table(tmp_path, "italian_house", scores=(6500, 9700)) as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 1), chip(0, "red_threes", 4)])
        await taps(ui, table_points(0, 275))
        assert ui.has_text("next meld 160")
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1)])
        await taps(ui, [*table_points(1, 115), *hand_points(1, 70)])
        assert ui.has_text("next meld 180")
        assert await breakdown(ui) == {
            "Cards on the table": (275, 115),
            "Natural canastas": (500, None),
            "Mixed canastas": (None, 300),
            "Red threes": (500, None),
            "Going out": (100, None),
            "Cards left in hand": (None, -70),
            "Sum": (1375, 345),
        }


async def test_six_play_the_italian_house_game_in_two_teams_of_three(tmp_path: Path) -> None:
    """The Italian house rules: four or six play; a red three counts minus before one has melded.

    100 + 300 + 100 out = 500; −100 for the red three − 85 = −185.
    """
    async with table(tmp_path, "italian_house", TWO_TRIOS) as ui:
        await taps(ui, ["who-0", chip(0, "canastas.mixed", 1), *table_points(0, 100)])
        await taps(ui, ["tab-1", chip(1, "red_threes", 1), *hand_points(1, 85)])
        assert (await breakdown(ui))["Sum"] == (500, -185)


@records("uruguayan")
async def test_the_uruguayan_game_is_the_original_one(tmp_path: Path) -> None:
    """English Wikipedia, Uruguayan: exactly the original canasta; concealed going out is 200.

    120 + 500 + 100 + 100 = 820; 90 + 300 + 200 for two red threes − 40 = 550.
    """
    async with table(tmp_path, "uruguayan") as ui:
        await taps(ui, ["who-0", "concealed", chip(0, "canastas.natural", 1)])
        await taps(ui, table_points(0, 120))
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1), chip(1, "red_threes", 2)])
        await taps(ui, [*table_points(1, 90), *hand_points(1, 40)])
        assert await breakdown(ui) == {
            "Cards on the table": (120, 90),
            "Natural canastas": (500, None),
            "Mixed canastas": (None, 300),
            "Red threes": (None, 200),
            "Going out": (100, None),
            "Going out concealed": (100, None),
            "Cards left in hand": (None, -40),
            "Sum": (820, 550),
        }


@records("uruguay_wild")
async def test_a_canasta_of_wild_cards_is_two_thousand_in_the_rule_books_uruguay(
    tmp_path: Path,
) -> None:
    """rummy-games, Uruguay: seven wild cards 2,000.

    Four twos and three jokers are 230: 300 + 2,000 + 100 out = 2,400; 20 + 0 − 55 = −35.
    """
    async with table(tmp_path, "uruguay_wild") as ui:
        await taps(ui, ["who-0", chip(0, "canastas.wild", 1), *table_points(0, 300)])
        await taps(ui, ["tab-1", *table_points(1, 20), *hand_points(1, 55)])
        assert await breakdown(ui) == {
            "Cards on the table": (300, 20),
            "Wild canastas": (2000, None),
            "Going out": (100, None),
            "Cards left in hand": (None, -55),
            "Sum": (2400, -35),
        }
