"""Pictures of canastas on the score pad, on the total cards and beside score lines."""

from pathlib import Path

import flet as ft
import pytest

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.rules.cards import bonus_of, stack_type, types_by_id
from scorekeeper.scoring import SideDeal
from scorekeeper.scoring.score import score_side
from scorekeeper.ui.widgets.score_cards import canasta_stacks
from scorekeeper.ui.widgets.stacks import StackSize, stack_source
from scorekeeper.view_models.score_cards import canasta_counts

ASSETS = Path(__file__).parents[2] / "assets"
WORDS = Words()
CANASTAS = [
    (rule_set, type_id)
    for rule_set in rule_set_ids()
    for type_id in types_by_id()
    if bonus_of(rule_book(rule_set).rules, type_id) is not None
]
"""Each canasta that a rule set can record."""


@pytest.mark.parametrize(("rule_set", "type_id"), CANASTAS)
def test_each_canasta_has_a_stack(rule_set: RuleSetId, type_id: str) -> None:
    rules = rule_book(rule_set).rules
    score = score_side(rules, SideDeal(canastas={type_id: 1}, melded_card_points=100))
    (canasta,) = canasta_counts(WORDS, [score])
    assert canasta.count == 1
    assert canasta.says.startswith("one ")

    for is_small in (False, True):
        pictures = pictures_of(canasta_stacks([canasta], is_small=is_small))
        assert [(ASSETS / picture).is_file() for picture in pictures] == [True]


@pytest.mark.parametrize("type_id", types_by_id())
@pytest.mark.parametrize("size", StackSize)
def test_each_size_is_drawn(type_id: str, size: StackSize) -> None:
    assert (ASSETS / stack_source(type_id, size)).is_file()


def pictures_of(stacks: ft.Control) -> list[str]:
    """Return the sources of the pictures in a row of stacks."""
    assert isinstance(stacks, ft.Semantics)
    assert isinstance(stacks.content, ft.Row)
    groups = [group for group in stacks.content.controls if isinstance(group, ft.Row)]
    return [
        str(part.src) for group in groups for part in group.controls if isinstance(part, ft.Image)
    ]


def test_stacks_are_told_apart() -> None:
    own = ("natural", "semi_natural", "mixed", "sequence", "suit_ace_to_ace", "suit_whole", "wild")
    assert {stack_type(type_id) for type_id in types_by_id()} == set(own)
    for size in StackSize:
        drawings = [(ASSETS / stack_source(type_id, size)).read_bytes() for type_id in own]
        assert len(set(drawings)) == len(own)
