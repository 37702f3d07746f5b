"""The kinds of work that are tortured, each on a file of its own and once more in memory."""

import signal
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from tinydb import TinyDB

from scorekeeper.storage import Finding
from tests.storage.histories import act, dice
from tests.storage.kit import memory, open_store
from tests.storage.kit import state as tables_of
from tests.tools.torture.evening import Evening


class Work(Protocol):
    """Something that is done step by step, the same for the same seed."""

    seed: str
    done: int
    """Steps so far."""

    def step(self) -> None:
        """Do the next thing; it is saved when this returns."""

    def state(self) -> str:
        """All that is saved, as text."""

    def findings(self) -> tuple[Finding, ...]:
        """Return the faults that were found when it was opened."""

    def restart(self) -> None:
        """Forget what a start forgets: the ids that documents had that are gone."""

    def close(self) -> None:
        """Let go of the file."""


class Tables:
    """The calls of TinyDB on a journal: single ones, transactions of three, and compaction."""

    def __init__(self, folder: Path, seed: str, *, done: int = 0) -> None:
        self.db = open_store(folder / "scores.jsonl")
        self.seed = seed
        self.done = done

    def step(self) -> None:
        random = dice(f"{self.seed} {self.done}")
        chance = random.random()
        if chance < 0.15:
            self.db.journal.compact()
        else:
            with self.db.journal.transaction():  # an upsert of TinyDB's writes twice
                for _ in range(3 if chance < 0.5 else 1):
                    act(self.db, random)
        self.done += 1

    def state(self) -> str:
        return tables_of(self.db)

    def findings(self) -> tuple[Finding, ...]:
        return self.db.journal.findings

    def restart(self) -> None:
        """Nothing of it: a start opens the file anew."""

    def close(self) -> None:
        self.db.close()


class TablesInMemory:
    """The contents that `Tables` should hold: TinyDB without a file."""

    def __init__(self, seed: str) -> None:
        self.kept = memory()
        self.restart()
        self.seed = seed
        self.done = 0

    def step(self) -> None:
        random = dice(f"{self.seed} {self.done}")
        chance = random.random()
        if chance >= 0.15:
            for _ in range(3 if chance < 0.5 else 1):
                act(self.db, random)
        self.done += 1

    def state(self) -> str:
        return tables_of(self.db)

    def findings(self) -> tuple[Finding, ...]:
        return ()

    def restart(self) -> None:
        self.db = TinyDB(storage=lambda: self.kept)

    def close(self) -> None:
        self.db.close()


class Stock:
    """TinyDB as it comes, with the storage that a file gets by default: one call a step."""

    def __init__(self, folder: Path, seed: str, *, done: int = 0) -> None:
        self.db = TinyDB(folder / "stock.json")
        self.seed = seed
        self.done = done

    def step(self) -> None:
        act(self.db, dice(f"{self.seed} {self.done}"))
        self.done += 1

    def state(self) -> str:
        return tables_of(self.db)

    def findings(self) -> tuple[Finding, ...]:
        return ()

    def restart(self) -> None:
        """Nothing of it: a start opens the file anew."""

    def close(self) -> None:
        self.db.close()


class StockInMemory(TablesInMemory):
    def step(self) -> None:
        act(self.db, dice(f"{self.seed} {self.done}"))
        self.done += 1


class Start(Evening):
    def step(self) -> None:
        signal.pause()


OnDisk = Callable[..., Work]
WORKS: Mapping[str, OnDisk] = {"verbs": Evening, "tables": Tables, "stock": Stock, "start": Start}


def reference(kind: str, folder: Path, seed: str) -> Work:
    """The same work where nothing goes wrong; the verbs have a session of their own in `folder`."""
    if kind == "verbs":
        return Evening(folder, seed)
    return TablesInMemory(seed) if kind == "tables" else StockInMemory(seed)
