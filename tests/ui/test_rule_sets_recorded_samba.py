"""A deal of each rule set of the Samba family, recorded by taps and read off the breakdown.

The values are those of the sources named with each test; sums are worked out beside them.
"""

from pathlib import Path

import pytest

from tests.ui.recording import problems, taps
from tests.ui.rule_set_deals import (
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

WANTS_OTHERS = "out with 2 canastas (no sequence); these rules ask for 2 (1 sequence)"


@records("samba")
async def test_a_samba_is_a_canasta_and_red_threes_want_two_of_them(tmp_path: Path) -> None:
    """English Wikipedia, Samba: 1,500 for a samba. Bicycle: 200 out, red threes want two canastas.

    265 + 500 + 1,500 + 400 (four red threes) + 200 out = 2,865;
    120 + 300 − 200 (two red threes, one canasta) − 85 = 135.
    """
    async with table(tmp_path, "samba") as ui:
        await taps(ui, ["who-0", chip(0, "canastas.sequence", 1), chip(0, "canastas.natural", 1)])
        await taps(ui, [chip(0, "red_threes", 4), *table_points(0, 265)])
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1), chip(1, "red_threes", 2)])
        await taps(ui, [*table_points(1, 120), *hand_points(1, 85)])
        assert await breakdown(ui) == {
            "Cards on the table": (265, 120),
            "Natural canastas": (500, None),
            "Mixed canastas": (None, 300),
            "Sequence canastas": (1500, None),
            "Red threes": (400, -200),
            "Going out": (200, None),
            "Cards left in hand": (None, -85),
            "Sum": (2865, 135),
        }


@records("bolivian")
async def test_going_out_in_bolivia_wants_an_escalera(tmp_path: Path) -> None:
    """English Wikipedia, Bolivian: a bolivia 2,500; an escalera and another canasta to go out.

    A black three left in hand costs 100. 285 + 2,500 + 1,500 + 200 out = 4,485;
    70 + 500 − 300 (three red threes, one canasta) − 50 in hand − 200 (two black threes) = 20.
    """
    async with table(tmp_path, "bolivian") as ui:
        await taps(ui, ["who-0", chip(0, "canastas.wild", 1), chip(0, "canastas.natural", 1)])
        await taps(ui, table_points(0, 285))
        await taps(ui, ["tab-1", chip(1, "canastas.natural", 1), chip(1, "red_threes", 3)])
        await taps(ui, [*table_points(1, 70), *hand_points(1, 50)])
        await rare(ui, chip(1, "black_threes_in_hand", 2))
        assert problems(ui) == [WANTS_OTHERS]
        await taps(ui, ["tab-0", chip(0, "canastas.natural", 0), chip(0, "canastas.sequence", 1)])
        assert problems(ui) == []
        assert await breakdown(ui) == {
            "Cards on the table": (285, 70),
            "Natural canastas": (None, 500),
            "Wild canastas": (2500, None),
            "Sequence canastas": (1500, None),
            "Red threes": (None, -300),
            "Going out": (200, None),
            "Cards left in hand": (None, -50),
            "Black threes left in hand": (None, -200),
            "Sum": (4485, 20),
        }


@records("brazilian")
async def test_a_short_sequence_costs_a_thousand_in_brazil(tmp_path: Path) -> None:
    """English Wikipedia, Brazilian: −1,000 for a sequence of five or fewer; six red threes 1,200.

    A wild canasta is 2,000; one canasta makes red threes plus (Bicycle); from 7,000 an initial
    meld is a canasta. 255 + 2,000 + 500 + 1,200 + 200 out = 4,155; 90 − 1,000 − 30 = −940.
    """
    async with table(tmp_path, "brazilian", scores=(3000, 1000)) as ui:
        six = [chip(0, "red_threes", 4)] * 3
        await taps(ui, ["who-0", chip(0, "canastas.wild", 1), chip(0, "canastas.natural", 1)])
        await taps(ui, [*six, *table_points(0, 255)])
        assert ui.has_text("next meld a canasta")
        await taps(ui, ["tab-1", *table_points(1, 90), *hand_points(1, 30)])
        await rare(ui, chip(1, "incomplete.sequence", 1))
        assert live(ui, 0) == ("+4,155", "7,155")
        assert await breakdown(ui) == {
            "Cards on the table": (255, 90),
            "Natural canastas": (500, None),
            "Wild canastas": (2000, None),
            "Red threes": (1200, None),
            "Going out": (200, None),
            "Cards left in hand": (None, -30),
            "Incomplete canastas": (None, -1000),
            "Sum": (4155, -940),
        }


@records("chilean")
async def test_the_chilean_game_has_sambas_and_bolivias(tmp_path: Path) -> None:
    """English Wikipedia, Chilean: sambas and bolivias both; the rest are proposals, as in Samba.

    310 + 1,500 + 2,500 + 1,000 (six red threes) + 200 out = 5,510; 120 + 300 − 45 = 375.
    """
    async with table(tmp_path, "chilean") as ui:
        six = [chip(0, "red_threes", 4)] * 3
        await taps(ui, ["who-0", chip(0, "canastas.sequence", 1), chip(0, "canastas.wild", 1)])
        await taps(ui, [*six, *table_points(0, 310)])
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1)])
        await taps(ui, [*table_points(1, 120), *hand_points(1, 45)])
        assert await breakdown(ui) == {
            "Cards on the table": (310, 120),
            "Mixed canastas": (None, 300),
            "Wild canastas": (2500, None),
            "Sequence canastas": (1500, None),
            "Red threes": (1000, None),
            "Going out": (200, None),
            "Cards left in hand": (None, -45),
            "Sum": (5510, 375),
        }


@records("italian_samba")
async def test_five_natural_canastas_and_one_of_twos_in_the_italian_game(tmp_path: Path) -> None:
    """rummy-games, Italian: 3,000 for seven twos, 2,000 more for five natural canastas, 300 out.

    490 + 2,500 + 3,000 + 2,000 + 800 (four red threes) + 300 out = 9,090;
    250 + 0 (mixed twos, not out) − 100 (a red three, one canasta) − 60 = 90.
    """
    async with table(tmp_path, "italian_samba") as ui:
        five = [chip(0, "canastas.natural", 4)] * 2
        await taps(ui, ["who-0", *five, chip(0, "canastas.twos_natural", 1)])
        await taps(ui, [chip(0, "red_threes", 4), *table_points(0, 490)])
        await taps(ui, ["tab-1", chip(1, "canastas.twos_mixed", 1), chip(1, "red_threes", 1)])
        await taps(ui, [*table_points(1, 250), *hand_points(1, 60)])
        assert await breakdown(ui) == {
            "Cards on the table": (490, 250),
            "Natural canastas": (2500, None),
            "Natural canastas of twos": (3000, None),
            "Mixed canastas of twos": (None, 0),
            "Bonus for so many canastas": (2000, None),
            "Red threes": (800, -100),
            "Going out": (300, None),
            "Cards left in hand": (None, -60),
            "Sum": (9090, 90),
        }


async def test_canastas_of_twos_do_not_count_for_going_out(tmp_path: Path) -> None:
    """rummy-games, Italian: two canastas to go out, and those of wild cards are none of them."""
    async with table(tmp_path, "italian_samba") as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 1)])
        await taps(ui, [chip(0, "canastas.twos_natural", 1), *table_points(0, 250), "tab-1"])
        await taps(ui, hand_points(1, 60))
        assert problems(ui) == ["out with one canasta that counts for it; these rules ask for 2"]
        await taps(ui, ["tab-0", chip(0, "canastas.mixed", 1)])
        assert problems(ui) == []
