"""The colour of each side: by the seat, by a wish, or the next one that is free."""

import pytest

from scorekeeper.match import SideColor
from scorekeeper.match.colors import (
    COLORS,
    color_from,
    colors_of_players,
    side_colors,
    written_colors,
)

BLUE, RED, AMBER, SLATE, LILAC, MINT = SideColor


def test_sides_without_a_wish_have_the_colours_of_their_seats() -> None:
    assert side_colors([None] * 6) == COLORS
    assert side_colors([None] * 8)[6:] == (BLUE, RED), "there are only six"


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        ([MINT, None], (MINT, RED)),
        ([RED, None], (RED, BLUE)),
        ([None, BLUE], (RED, BLUE)),
        ([MINT, MINT], (MINT, RED)),
        ([BLUE, BLUE], (BLUE, RED)),
        # The third side keeps its own colour: only the second one has to take another.
        ([RED, None, None], (RED, BLUE, AMBER)),
    ],
)
def test_clash_gives_the_next_free_colour(
    wishes: list[SideColor | None], expected: tuple[SideColor, ...]
) -> None:
    assert side_colors(wishes) == expected


def test_colour_follows_its_player_to_another_side() -> None:
    kept = {"Anna": MINT}
    assert colors_of_players([["Anna", "Ben"], ["Cleo", "Dov"]], kept) == (MINT, RED)
    assert colors_of_players([["Cleo", "Dov"], ["Ben", "Anna"]], kept) == (BLUE, MINT)


def test_of_two_partners_the_first_one_with_a_free_colour_decides() -> None:
    kept = {"Anna": MINT, "Ben": LILAC, "Cleo": MINT, "Dov": SLATE}
    assert colors_of_players([["Anna", "Ben"], ["Cleo", "Dov"]], kept) == (MINT, SLATE)


def test_last_choice_comes_first() -> None:
    kept = {"Anna": MINT}
    names = [["Anna"], ["Ben"]]
    assert colors_of_players(names, kept, {"Ben": MINT}) == (BLUE, MINT)
    assert colors_of_players(names, kept, {"Anna": RED, "Ben": RED}) == (MINT, RED)


def test_usual_colours_of_a_game_stay() -> None:
    """Somebody whose name is corrected keeps the colour of the side."""
    assert colors_of_players([["Anne"], ["Ben"]], {"Anna": MINT}, usual=(MINT, AMBER)) == (
        MINT,
        AMBER,
    )


def test_only_other_colours_than_those_of_the_seats_are_written() -> None:
    assert written_colors((BLUE, RED)) == (None, None)
    assert written_colors((BLUE, MINT)) == (None, MINT)


def test_unknown_colour_counts_as_none() -> None:
    assert color_from("mint") is MINT
    assert color_from("ultraviolet") is color_from(7) is color_from(None) is None
