"""Rule files with anything in the place of anything: read or refused, never an exception else."""

import contextlib
import copy
import json
import tomllib
from random import Random
from typing import Any

import pytest

from scorekeeper.rules import RuleSetError, rule_set_ids
from scorekeeper.rules.library import RuleLibrary
from scorekeeper.rules.loader import read_rule_file, rules_folder
from tests.scoring.generated_deals import places

TRIALS = 40
WRONG: tuple[Any, ...] = (
    *(1, -1, 10**20, 2.5, True, "", "x", "classic_4p", "\x7f"),
    *([], {}, [[]], [{}], ["a"], {"ref": 1}, {"value": 1}, {"x": {"y": [1]}}),
    {"ref": "pagat", "status": "outside", "value": [1, 2]},
)
KEYS = ("ref", "disputed", "path", "absent", "note", "status", "paths", "from", "colour")


def toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = (f"{json.dumps(key)} = {toml(one)}" for key, one in value.items())
        return f"{{ {', '.join(inner)} }}"
    if isinstance(value, list):
        return f"[{', '.join(toml(one) for one in value)}]"
    return json.dumps(value)


def text_of(table: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in table.items())


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_a_rule_file_survives_the_way_it_is_spoilt_here(set_id: str) -> None:
    whole = tomllib.loads((rules_folder() / f"{set_id}.toml").read_text("utf-8"))
    RuleLibrary().resolve(read_rule_file(text_of(whole), set_id), set_id)


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
def test_a_rule_file_with_something_wrong_in_it_is_refused_in_words(set_id: str) -> None:
    whole = tomllib.loads((rules_folder() / f"{set_id}.toml").read_text("utf-8"))
    refused = 0
    for trial in range(TRIALS):
        random, table = Random(f"{set_id} {trial}"), copy.deepcopy(whole)
        there, key = random.choice(list(places(table)))
        there[random.choice(KEYS) if isinstance(there, dict) and trial % 3 else key] = (
            random.choice(WRONG)
        )
        with contextlib.suppress(RuleSetError):
            refused += 1
            RuleLibrary().resolve(read_rule_file(text_of(table), "spoilt.toml"), "spoilt.toml")
            refused -= 1
    assert refused > TRIALS / 2
