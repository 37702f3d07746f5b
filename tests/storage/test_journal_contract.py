"""The journal is a TinyDB: whatever is done to it, it answers as TinyDB in memory does."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tinydb import TinyDB

from scorekeeper.storage import JournalStorage
from tests.storage.histories import NAMES, act, dice
from tests.storage.kit import memory, now, open_store, state

HISTORIES = 160
STEPS = 30


class Twins:
    """A journal and TinyDB's own database in memory, to which the same things are done."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.memory = memory()
        self.stock = TinyDB(storage=lambda: self.memory)
        self.db: TinyDB = open_store(path)

    def reopen(self) -> None:
        self.db.close()
        self.db = open_store(self.path)
        self.stock = TinyDB(storage=lambda: self.memory)

    def step(self, random: Random) -> None:
        """Do one thing to both, and see that answers and contents are the same."""
        chance = random.random()
        seed = random.random()
        if chance < 0.08:
            self.reopen()
        elif chance < 0.12:
            self.db.journal.compact()
        elif chance < 0.16:
            name = dice(seed).choice(NAMES)
            self.db.drop_table(name)
            self.stock.drop_table(name)
        elif chance < 0.17:
            self.db.drop_tables()
            self.stock.drop_tables()
        else:
            mine, stock = act(self.db, dice(seed)), act(self.stock, dice(seed))
            assert json.dumps(mine) == json.dumps(stock)
        assert state(self.db) == state(self.stock)


@pytest.mark.thorough
@pytest.mark.usefixtures("unflushed")
@pytest.mark.parametrize("block", range(8))
def test_random_histories_are_those_of_tinydb_in_memory(tmp_path: Path, block: int) -> None:
    for seed in range(block * HISTORIES // 8, (block + 1) * HISTORIES // 8):
        random = dice(seed)
        twins = Twins(tmp_path / f"{seed}.jsonl")
        for _ in range(STEPS):
            twins.step(random)
        twins.reopen()
        assert state(twins.db) == state(twins.stock)
        assert twins.db.journal.findings == ()
        twins.db.close()


@pytest.mark.thorough
@pytest.mark.usefixtures("unflushed")
def test_the_histories_meet_what_they_should_meet(tmp_path: Path) -> None:
    """Else the test above would be content with histories in which nothing happens."""
    answers: list[Any] = []
    with open_store(tmp_path / "counted.jsonl") as db:
        random = dice(7)
        answers = [act(db, dice(random.random())) for _ in range(2000)]
    refused = sum(isinstance(answer, str) and "already exists" in answer for answer in answers)
    found = sum(isinstance(answer, list) and bool(answer) for answer in answers)
    assert refused > 20
    assert found > 400


@pytest.mark.thorough
@pytest.mark.usefixtures("unflushed")
def test_the_storage_serves_tinydbs_own_table_as_well(path: Path) -> None:
    kept = memory()
    for seed in range(30):
        with TinyDB(path, storage=JournalStorage, now=now) as db:
            stock = TinyDB(storage=lambda: kept)
            for step in range(12):
                mine = act(db, dice(f"{seed} {step}"))
                assert json.dumps(mine) == json.dumps(act(stock, dice(f"{seed} {step}")))
                assert state(db) == state(stock)
    with open_store(path) as db:
        assert state(db) == state(stock)
