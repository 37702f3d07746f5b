"""A deal of each rule set farthest from Classic: Modern American, and Hand & Foot.

The values are those of the sources named with each test; sums are worked out beside them.
"""

from pathlib import Path

import pytest

from tests.ui.recording import problems, said, taps
from tests.ui.rule_set_deals import (
    THREE_ALONE,
    THREE_PAIRS,
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


@records("modern_american")
async def test_garbage_counts_alone_and_unfinished_sevens_cost_their_side(
    tmp_path: Path,
) -> None:
    """English Wikipedia, Modern American: garbage 2,000, and nothing else for that side.

    Without a canasta all counts against: −55 melded, −300 and −100 for two red threes and a
    black one, −85 in hand, −2,500 for sevens begun, −1,500 for three aces held = −4,540.
    """
    async with table(tmp_path, "modern_american") as ui:
        await rare(ui, "special-garbage")
        await taps(ui, [chip(0, "red_threes", 1), "tab-1"])
        await taps(ui, [chip(1, "red_threes", 2), chip(1, "black_threes", 1)])
        await taps(ui, [*table_points(1, 55), *hand_points(1, 85)])
        await rare(ui, chip(1, "incomplete.sevens", 1), chip(1, "held.aces", 1))
        assert [live(ui, side)[0] for side in (0, 1)] == ["+2,000", "−4,540"]
        assert await breakdown(ui) == {
            "Cards on the table": (None, -55),
            "Red threes": (None, -300),
            "Black threes": (None, -100),
            "Cards left in hand": (None, -85),
            "Incomplete canastas": (None, -2500),
            "Cards held back": (None, -1500),
            "Special hand": (2000, None),
            "Sum": (2000, -4540),
        }


@records("modern_american_cla")
async def test_a_dream_hand_wins_the_league_s_game_at_once(tmp_path: Path) -> None:
    """Canasta League of America: a dream hand is 8,500, the whole game; sevens 2,500.

    The other side has 295 on the table, 2,500 for sevens, 2,500 for wild cards with four
    jokers, 1,000 for four black threes, 40 in hand: 6,255, and has lost.
    """
    async with table(tmp_path, "modern_american_cla") as ui:
        await rare(ui, "special-dream_hand_plus_4")
        await taps(ui, ["tab-1", chip(1, "black_threes", 4)])
        await taps(ui, [*table_points(1, 295), *hand_points(1, 40)])
        await rare(ui, chip(1, "canastas.sevens", 1), chip(1, "canastas.wild_four_jokers", 1))
        assert await breakdown(ui) == {
            "Cards on the table": (None, 295),
            "Wild canastas with four jokers": (None, 2500),
            "Canastas of sevens": (None, 2500),
            "Black threes": (None, 1000),
            "Cards left in hand": (None, -40),
            "Special hand": (8500, None),
            "Sum": (8500, 6255),
        }
        await ui.go("/")
        assert said(ui, "winner").startswith("Ana & Ben ")


@records("hand_and_foot")
async def test_three_teams_play_hand_and_foot_with_books_of_both_kinds(tmp_path: Path) -> None:
    """Afrikaans Wikipedia, Hand and Foot: three natural and four mixed canastas to go out.

    600 + 1,500 + 1,200 + 100 out = 3,400; 200 + 300 − 35 (black three 5, ace 20, king 10)
    − 300 for a red three in hand or foot = 165; nothing melded, 240 in hand and foot = −240.
    The initial meld goes by the deal: 90 in the second, whatever the score.
    """
    async with table(tmp_path, "hand_and_foot", THREE_PAIRS) as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 2), chip(0, "canastas.mixed", 4)])
        await taps(ui, table_points(0, 600))
        assert ui.has_text("next meld 90")
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1)])
        assert said(ui, "field-1-hand").startswith("Hand and foot, ")
        await taps(ui, [*table_points(1, 200), *hand_points(1, 35)])
        await rare(ui, chip(1, "red_threes_in_hand", 1))
        await taps(ui, ["tab-2", *hand_points(2, 240)])
        assert problems(ui) == [
            "out with 2 natural and 4 mixed canastas; these rules ask for 3 natural and 4 mixed"
        ]
        await taps(ui, ["tab-0", chip(0, "canastas.natural", 3)])
        assert problems(ui) == []
        assert await breakdown(ui) == {
            "Cards on the table": (600, 200, None),
            "Natural canastas": (1500, None, None),
            "Mixed canastas": (1200, 300, None),
            "Going out": (100, None, None),
            "Cards left in hand": (None, -35, -240),
            "Red threes left in hand": (None, -300, None),
            "Sum": (3400, 165, -240),
        }
        await ui.go("/")
        assert [said(ui, f"needs-{side}") for side in range(3)] == ["needs 90"] * 3


@records("hand_and_foot_solo")
async def test_hand_and_foot_alone_wants_fewer_books(tmp_path: Path) -> None:
    """English Wikipedia, Hand and Foot without partners: one natural and two mixed canastas.

    310 + 500 + 600 + 100 out = 1,510; 150 + 300 − 400 in hand and foot = 50; 90 − 600 for two
    red threes − 130 = −640.
    """
    async with table(tmp_path, "hand_and_foot_solo", THREE_ALONE) as ui:
        await taps(ui, ["who-0", chip(0, "canastas.natural", 1), chip(0, "canastas.mixed", 2)])
        await taps(ui, table_points(0, 310))
        await taps(ui, ["tab-1", chip(1, "canastas.mixed", 1)])
        await taps(ui, [*table_points(1, 150), *hand_points(1, 400)])
        await taps(ui, ["tab-2", *table_points(2, 90), *hand_points(2, 130)])
        await rare(ui, chip(2, "red_threes_in_hand", 2))
        assert await breakdown(ui) == {
            "Cards on the table": (310, 150, 90),
            "Natural canastas": (500, None, None),
            "Mixed canastas": (600, 300, None),
            "Going out": (100, None, None),
            "Cards left in hand": (None, -400, -130),
            "Red threes left in hand": (None, None, -600),
            "Sum": (1510, 50, -640),
        }


async def test_hand_and_foot_ends_with_its_fourth_deal(tmp_path: Path) -> None:
    """Hand & Foot composite rules: four deals make a game, and the highest total wins.

    Three deals of 400 against 300, then 150 for each side: 1,350 against 1,050.
    """
    async with table(tmp_path, "hand_and_foot") as ui:
        await ui.tap("mode")
        for deal in range(1, 4):
            first, second = ("key-4", "key-0", "key-0"), ("key-3", "key-0", "key-0")
            await taps(ui, ["who-0", *first, "key-next", *second, "save"])
            await ui.until(lambda: ui.route == "/")
            assert said(ui, "needs-0") == f"needs {(90, 120, 150)[deal - 1]}"
            await ui.tap("record")
        last = ("key-1", "key-5", "key-0")
        await taps(ui, ["who-0", *last, "key-next", *last, "save"])
        await ui.until(lambda: ui.route == "/")
        assert said(ui, "winner").startswith("Ana & Ben ")
        assert not ui.has("record")


@pytest.mark.parametrize("enabled", [True, False])
async def test_seven_canastas_win_at_once_only_where_the_table_says_so(
    tmp_path: Path, *, enabled: bool
) -> None:
    """Afrikaans Wikipedia, variations: seven canastas are 5,000 points and the match.

    500 + 7 × 300 + 100 out = 2,700, and 5,000 more by that rule = 7,700.
    """
    async with table(tmp_path, "classic_4p", seven_canastas_auto_win__enabled=enabled) as ui:
        seven = [chip(0, "canastas.mixed", 4)] * 4
        await taps(ui, ["who-0", *seven, *table_points(0, 500)])
        await taps(ui, ["tab-1", *hand_points(1, 20)])
        score = await breakdown(ui)
        assert score["Sum"] == (7700 if enabled else 2700, -20)
        assert score.get("Seven canastas") == ((5000, None) if enabled else None)
        await ui.go("/")
        assert ui.has("winner") is enabled
