"""A deal of each rule set of the Classic family, recorded by taps and read off the breakdown.

The values are those of the documents named with each test; sums are worked out beside them.
"""

from pathlib import Path

import pytest

from tests.ui.recording import problems, taps
from tests.ui.rule_set_deals import (
    THREE_ALONE,
    THREE_PAIRS,
    TWO_ALONE,
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


@records("classic_4p")
async def test_four_red_threes_without_a_meld_cost_eight_hundred(tmp_path: Path) -> None:
    """Dutch Wikipedia, Puntentelling: four red threes are 800, taken off where none is melded.

    110 + 500 natural + 100 out + 100 concealed = 810; 800 and 95 in hand taken off = −895.
    """
    async with table(tmp_path, "classic_4p") as ui:
        await taps(ui, ["who-0", "concealed", chip(0, "canastas.natural", 1)])
        await taps(ui, table_points(0, 110))
        await taps(ui, ["tab-1", chip(1, "red_threes", 4), *hand_points(1, 95)])
        assert live(ui, 1) == ("−895", "−895")
        assert await breakdown(ui) == {
            "Cards on the table": (110, None),
            "Natural canastas": (500, None),
            "Red threes": (None, -800),
            "Going out": (100, None),
            "Going out concealed": (100, None),
            "Cards left in hand": (None, -95),
            "Sum": (810, -895),
        }


@records("classic_2p")
async def test_two_players_need_two_canastas_to_go_out(tmp_path: Path) -> None:
    """Afrikaans Wikipedia on two players: two canastas to go out; an unlaid red three costs 500.

    240 + 500 + 300 + 100 out = 1,140; 145 + 300 − 60 in hand − 500 for the red three = −115.
    """
    async with table(tmp_path, "classic_2p", TWO_ALONE) as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 1), *table_points(0, 240)])
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1), *table_points(1, 145)])
        await taps(ui, hand_points(1, 60))
        await rare(ui, chip(1, "red_threes_in_hand", 1))
        assert problems(ui) == ["out with one canasta; these rules ask for 2"]
        await taps(ui, ["tab-0", chip(0, "canastas.mixed", 1)])
        assert problems(ui) == []
        assert await breakdown(ui) == {
            "Cards on the table": (240, 145),
            "Natural canastas": (500, None),
            "Mixed canastas": (300, 300),
            "Going out": (100, None),
            "Cards left in hand": (None, -60),
            "Red threes left in hand": (None, -500),
            "Sum": (1140, -115),
        }


@records("classic_3p")
async def test_three_players_alone_are_three_sides(tmp_path: Path) -> None:
    """English Wikipedia on three players: each alone; whoever is out holds no cards.

    130 + 300 + 200 for two red threes − 20 = 610; 115 + 500 + 100 out = 715; a red three and
    75 in hand with nothing melded = −175, and below 0 the next initial meld is 15.
    """
    async with table(tmp_path, "classic_3p", THREE_ALONE) as ui:
        await taps(ui, ["who-1", chip(1, "canastas.natural", 1), *table_points(1, 115)])
        await taps(ui, ["key-next", "tab-0"])
        await taps(ui, [chip(0, "canastas.mixed", 1), chip(0, "red_threes", 2)])
        await taps(ui, [*table_points(0, 130), *hand_points(0, 20)])
        await taps(ui, ["tab-2", chip(2, "red_threes", 1), *hand_points(2, 75)])
        assert ui.has_text("next meld 15")
        assert await breakdown(ui) == {
            "Cards on the table": (130, 115, None),
            "Natural canastas": (None, 500, None),
            "Mixed canastas": (300, None, None),
            "Red threes": (200, None, -100),
            "Going out": (None, 100, None),
            "Cards left in hand": (-20, None, -75),
            "Sum": (610, 715, -175),
        }


@records("classic_6p")
async def test_six_in_two_teams_of_three_have_five_red_threes(tmp_path: Path) -> None:
    """Dutch Wikipedia on six players: three packs, six red threes. Czech Wikibooks: five 1,000.

    350 + 1,000 (two natural) + 1,000 + 100 out = 2,450; 180 + 300 + 100 − 90 = 490.
    """
    async with table(tmp_path, "classic_6p", TWO_TRIOS) as ui:
        five = [chip(0, "red_threes", 4)] * 2
        await taps(ui, ["who-0", chip(0, "canastas.natural", 2), *five, *table_points(0, 350)])
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1), chip(1, "red_threes", 1)])
        await taps(ui, [*table_points(1, 180), *hand_points(1, 90)])
        assert await breakdown(ui) == {
            "Cards on the table": (350, 180),
            "Natural canastas": (1000, None),
            "Mixed canastas": (None, 300),
            "Red threes": (1000, 100),
            "Going out": (100, None),
            "Cards left in hand": (None, -90),
            "Sum": (2450, 490),
        }


async def test_six_in_three_teams_of_two_are_three_sides(tmp_path: Path) -> None:
    """rummy-games on six players: three sides of two are a house rule of this rule set.

    205 + 500 + 100 out = 805; 95 + 300 − 30 = 365; 40 in hand with nothing melded = −40.
    """
    async with table(tmp_path, "classic_6p", THREE_PAIRS, sides__count=3, sides__size=2) as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 1), *table_points(0, 205)])
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1)])
        await taps(ui, [*table_points(1, 95), *hand_points(1, 30)])
        await taps(ui, ["tab-2", *hand_points(2, 40)])
        assert (await breakdown(ui))["Sum"] == (805, 365, -40)


@records("six_hand_three_pack")
async def test_the_three_pack_game_pays_the_fourth_red_three_like_the_others(
    tmp_path: Path,
) -> None:
    """rummy-games, Canasta for six: four red threes 400, five 1,000; two canastas to go out.

    310 + 500 + 300 + 400 + 100 out = 1,610; 140 + 300 + 200 − 55 = 585. From 7,500 on the next
    initial meld is 150.
    """
    async with table(tmp_path, "six_hand_three_pack", TWO_TRIOS, scores=(5900, 2000)) as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 1), chip(0, "canastas.mixed", 1)])
        await taps(ui, [chip(0, "red_threes", 4), *table_points(0, 310)])
        assert ui.has_text("next meld 150")
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1), chip(1, "red_threes", 2)])
        await taps(ui, [*table_points(1, 140), *hand_points(1, 55)])
        assert live(ui, 0) == ("+1,610", "7,510")
        assert await breakdown(ui) == {
            "Cards on the table": (310, 140),
            "Natural canastas": (500, None),
            "Mixed canastas": (300, 300),
            "Red threes": (400, 200),
            "Going out": (100, None),
            "Cards left in hand": (None, -55),
            "Sum": (1610, 585),
        }


@records("cutthroat_3p")
async def test_partners_against_a_lone_hand_are_credited_what_both_have(tmp_path: Path) -> None:
    """Bicycle, Cutthroat Canasta: each partner has the score of both; red threes are one's own.

    The lone hand: 130 + 500 + 100 out = 730. The partners together: 120 + 80 + 300 − 30 − 45
    = 425 for each, and one of them has a red three: 525.
    """
    async with table(tmp_path, "cutthroat_3p", THREE_ALONE) as ui:
        await taps(ui, ["who-0", chip(0, "lone", 1), chip(0, "canastas.natural", 1)])
        await taps(ui, table_points(0, 130))
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1), chip(1, "red_threes", 1)])
        await taps(ui, [*table_points(1, 120), *hand_points(1, 30)])
        await taps(ui, ["tab-2", *table_points(2, 80), *hand_points(2, 45)])
        assert [live(ui, side)[0] for side in range(3)] == ["+730", "+525", "+425"]
        assert await breakdown(ui) == {
            "Cards on the table": (130, 200, 200),
            "Natural canastas": (500, None, None),
            "Mixed canastas": (None, 300, 300),
            "Red threes": (None, 100, None),
            "Going out": (100, None, None),
            "Cards left in hand": (None, -75, -75),
            "Sum": (730, 525, 425),
        }


@records("dutch_house")
async def test_a_canasta_laid_from_the_hand_counts_twice_in_the_dutch_house(
    tmp_path: Path,
) -> None:
    """Dutch Wikipedia, Hand-canasta: 1,000 for a natural one, 600 for a mixed one.

    185 + 500 + 300, the same again for both from the hand, + 100 out = 1,885; 50 − 500 = −450.
    """
    async with table(tmp_path, "dutch_house") as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 1), chip(0, "canastas.mixed", 1)])
        await taps(ui, table_points(0, 185))
        await rare(ui, chip(0, "hand_canastas.natural", 1), chip(0, "hand_canastas.mixed", 1))
        await taps(ui, ["tab-1", *table_points(1, 50)])
        await rare(ui, chip(1, "red_threes_in_hand", 1))
        assert await breakdown(ui) == {
            "Cards on the table": (185, 50),
            "Natural canastas": (500, None),
            "Mixed canastas": (300, None),
            "Canastas laid from the hand": (800, None),
            "Going out": (100, None),
            "Red threes left in hand": (None, -500),
            "Sum": (1885, -450),
        }


@records("spruce")
async def test_a_concealed_canasta_earns_a_hundred_more_at_the_spruce(tmp_path: Path) -> None:
    """The Spruce: 400 for a concealed mixed canasta, 600 for a concealed natural one.

    255 + 500 + 600 (two mixed) + 200 for two from the hand + 100 out = 1,655; 60 − 35 = 25.
    """
    async with table(tmp_path, "spruce") as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 1), chip(0, "canastas.mixed", 2)])
        await taps(ui, table_points(0, 255))
        await rare(ui, chip(0, "hand_canastas.natural", 1), chip(0, "hand_canastas.mixed", 1))
        await taps(ui, ["tab-1", *table_points(1, 60), *hand_points(1, 35)])
        assert await breakdown(ui) == {
            "Cards on the table": (255, 60),
            "Natural canastas": (500, None),
            "Mixed canastas": (600, None),
            "Canastas laid from the hand": (200, None),
            "Going out": (100, None),
            "Cards left in hand": (None, -35),
            "Sum": (1655, 25),
        }


@records("boat")
async def test_boat_is_played_by_classic_values_for_want_of_a_source(tmp_path: Path) -> None:
    """English Wikipedia only names Boat; all its values are proposals, those of Classic.

    Nobody is out: 165 + 300 + 800 (four red threes) − 25 = 1,240; 70 + 500 − 110 = 460.
    """
    async with table(tmp_path, "boat") as ui:
        await taps(ui, ["who-nobody", chip(0, "canastas.mixed", 1), chip(0, "red_threes", 4)])
        await taps(ui, [*table_points(0, 165), *hand_points(0, 25)])
        await taps(ui, ["tab-1", chip(1, "canastas.natural", 1)])
        await taps(ui, [*table_points(1, 70), *hand_points(1, 110)])
        assert await breakdown(ui) == {
            "Cards on the table": (165, 70),
            "Natural canastas": (None, 500),
            "Mixed canastas": (300, None),
            "Red threes": (800, None),
            "Cards left in hand": (-25, -110),
            "Sum": (1240, 460),
        }
