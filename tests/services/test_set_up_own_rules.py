"""What counts as a house rule of a table."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import SetUp
from tests.ui.device import FOUR, session_in


def own_rules(folder: Path, set_up: SetUp) -> dict[str, Any]:
    session = session_in(folder)
    uid = session.matches.start(set_up)
    assert isinstance(uid, str), uid
    return dict(session.matches.open(uid).own_rules)


def test_a_value_of_the_table_itself_is_a_house_rule(tmp_path: Path) -> None:
    assert own_rules(tmp_path, replace(FOUR, house_rules={"target": 7500})) == {"target": 7500}


def test_the_value_of_the_rule_set_said_again_is_none(tmp_path: Path) -> None:
    assert own_rules(tmp_path, replace(FOUR, house_rules={"target": 5000})) == {}


@pytest.mark.parametrize("players", [2, 3])
def test_values_by_number_of_players_are_no_house_rules(tmp_path: Path, players: int) -> None:
    sides = tuple(Side(name, (Player(name),)) for name in ("Eva", "Finn", "Greta")[:players])
    assert own_rules(tmp_path, SetUp(ruleset=RuleSetId("italian_house"), sides=sides)) == {}
