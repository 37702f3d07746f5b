"""Figures, rows, seats and parts of a set-up in words: values and what is said of them."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.figures import decimal, percent, signed_decimal, whole_number
from scorekeeper.i18n.initial_melds import band_text
from scorekeeper.i18n.matches import set_up_differences, set_up_texts
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.match.statistics import Figure
from tests.i18n.seat_names import FILE, seat_names
from tests.rules.kit import rules_of

WORDS = Words("en")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, ("–", "–", "–", "–")),
        (0.0, ("0", "0.0", "0.0", "0%")),
        (412.4, ("412", "412.4", "+412.4", "41,240%")),
        (1234.5, ("1,235", "1,234.5", "+1,234.5", "123,450%")),
        (0.46, ("0", "0.5", "+0.5", "46%")),
        (-0.3, ("0", "−0.3", "−0.3", "−30%")),
        (0.04, ("0", "0.0", "0.0", "4%")),
        (-0.04, ("0", "0.0", "0.0", "−4%")),
        # Halves go up as by hand: 5 of 8, and 57 of 200, which floating point makes 28.4999.
        (0.625, ("1", "0.6", "+0.6", "63%")),
        (57 / 200, ("0", "0.3", "+0.3", "29%")),
        (2.5, ("3", "2.5", "+2.5", "250%")),
        (0.25, ("0", "0.3", "+0.3", "25%")),
    ],
)
def test_figure_as_whole_decimal_signed_and_percent(
    value: float | None, said: tuple[str, ...]
) -> None:
    figure = Figure(value, 1)
    assert (
        tuple(tell(WORDS, figure) for tell in (whole_number, decimal, signed_decimal, percent))
        == said
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("classic_4p", ["below 0", "0 to 1,495", "1,500 to 2,995", "3,000 or more"]),
        ("modern_american", ["below 1,500", "1,500 to 2,995", "3,000 or more"]),
        ("hand_and_foot", ["deal 1", "deal 2", "deal 3", "deal 4 and later"]),
    ],
)
def test_each_row_of_the_requirements_says_for_which_scores_it_is(
    name: str, said: list[str]
) -> None:
    rules = rules_of(name)
    assert [band_text(WORDS, rules, row) for row in range(len(rules.initial_meld.bands))] == said


def test_a_table_of_one_row_is_for_any_total_and_a_last_row_may_end() -> None:
    rules = rules_of("classic_4p")
    below, *_, middle, _ = rules.initial_meld.bands
    alone = replace(rules, initial_meld=replace(rules.initial_meld, bands=(below,)))
    assert band_text(WORDS, alone, 0) == "any total"
    ends = replace(rules, initial_meld=replace(rules.initial_meld, bands=(below, middle)))
    assert band_text(WORDS, ends, 1) == "1,500 to 2,995"


@pytest.mark.parametrize(
    ("name", "is_of_nobody"),
    [
        ("North", True),
        (" West ", True),
        ("Süd", True),
        ("Player 1", True),
        ("Player 12", True),
        ("Player 13", False),
        ("Player 0", False),
        ("north", False),
        ("Ana", False),
        ("", False),
    ],
)
def test_the_name_of_a_seat_is_nobodys(name: str, is_of_nobody: bool) -> None:
    assert is_seat_name(name) is is_of_nobody


def test_the_file_of_seat_names_has_those_of_all_catalogues() -> None:
    """It is written anew by `python -m tests.i18n.seat_names`."""
    assert FILE.read_text("utf-8") == seat_names()


NORTH = {"name": "Ana & Ben", "players": ["Ana", {"name": "Ben", "uid": "b"}]}
EAST = {"name": "East", "players": ["Cleo", "Dov"]}
BARE = {"sides": [NORTH, EAST]}


@pytest.mark.parametrize(
    ("document", "part", "said"),
    [
        (BARE, "ruleset", ("Classic",)),
        (BARE, "sides", ("Ana & Ben", "East (Cleo, Dov)")),
        ({"sides": [{"name": "South"}]}, "sides", ("South",)),
        ({"sides": [{"name": "Ana", "players": ["Ana", "Zoe"]}]}, "sides", ("Ana (Ana, Zoe)",)),
        ({}, "sides", ()),
        (BARE, "house_rules", ("none",)),
        ({"house_rules": {"target": 7500}}, "house_rules", ("Target: 7,500",)),
        (
            {"house_rules": {"target": 7500, "decks": 3}},
            "house_rules",
            ("Target: 7,500; Packs: 3",),
        ),
        (BARE, "seats", ("none",)),
        ({"seats": ["Ana", "Cleo"]}, "seats", ("Ana, Cleo",)),
        (BARE, "first_dealer", ("none",)),
        ({"first_dealer": "Dov"}, "first_dealer", ("Dov",)),
        (BARE, "direction", ("clockwise",)),
        ({"direction": -1}, "direction", ("anticlockwise",)),
        ({"direction": 1}, "direction", ("clockwise",)),
        (BARE, "opening_scores", ("none",)),
        ({"opening_scores": [0, 0]}, "opening_scores", ("none",)),
        ({"opening_scores": [0, 1500]}, "opening_scores", ("0, 1,500",)),
        (BARE, "ended", ("unfinished",)),
        ({"ended": {"by": "time"}}, "ended", ("Ended because time ran out",)),
        ({"ended": None}, "ended", ("unfinished",)),
    ],
)
def test_each_part_of_a_set_up_is_told(
    document: dict[str, Any], part: str, said: tuple[str, ...]
) -> None:
    assert tuple(set_up_texts(WORDS, document, "Classic")[part]) == said


@pytest.mark.parametrize(
    ("then", "leave_out", "said"),
    [
        (BARE, "", ()),
        ({**BARE, "direction": -1}, "", ("direction of play: clockwise → anticlockwise",)),
        ({**BARE, "direction": -1}, "direction", ()),
        (
            {**BARE, "sides": [NORTH, {**EAST, "name": "West"}]},
            "",
            ("names: East (Cleo, Dov) → West (Cleo, Dov)",),
        ),
        (
            {**BARE, "sides": [NORTH, EAST, {"name": "South"}]},
            "",
            ("names: Ana & Ben, East (Cleo, Dov) → Ana & Ben, East (Cleo, Dov), South",),
        ),
        ({**BARE, "sides": [NORTH]}, "", ("names: Ana & Ben, East (Cleo, Dov) → Ana & Ben",)),
    ],
)
def test_set_up_differences_are_told_side_by_side(
    then: dict[str, Any], leave_out: str, said: tuple[str, ...]
) -> None:
    before = set_up_texts(WORDS, BARE, "Classic")
    after = set_up_texts(WORDS, then, "Classic")
    assert set_up_differences(WORDS, before, after, leave_out=leave_out) == said
