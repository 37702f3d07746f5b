"""A session over a store in a temporary folder, with a clock and chance of its own."""

import itertools
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from scorekeeper.match import Player, Side
from scorekeeper.match.model import PlayedDeal
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp, open_session

ANA_BEN = Side("Ana & Ben", (Player("Ana"), Player("Ben")))
CLEO_DOV = Side("Cleo & Dov", (Player("Cleo"), Player("Dov")))

Reopen = Callable[[], Session]


class Clock:
    """Time that moves on by a minute at every look."""

    def __init__(self) -> None:
        self.minutes = itertools.count()

    def __call__(self) -> str:
        hour, minute = divmod(next(self.minutes), 60)
        return f"2026-11-21T{19 + hour:02}:{minute:02}:00+01:00"


@pytest.fixture
def reopen(tmp_path: Path) -> Iterator[Reopen]:
    """Open the session anew over the same folder, as after a restart."""
    clock, uids = Clock(), itertools.count(1)
    opened: list[Session] = []

    def again() -> Session:
        for session in opened:
            session.close()
        opened[:] = [open_session(tmp_path, now=clock, new_uid=lambda: f"uid-{next(uids)}")]
        return opened[0]

    yield again
    for session in opened:
        session.close()


@pytest.fixture
def session(reopen: Reopen) -> Session:
    """A session over an empty store."""
    return reopen()


def classic(**more: object) -> SetUp:
    """Four people at a table of Classic canasta."""
    known = {"ruleset": RuleSetId("classic_4p"), "sides": (ANA_BEN, CLEO_DOV)}
    return SetUp(**{**known, **more})  # type: ignore[arg-type]


def deal(first: Mapping[str, object], second: Mapping[str, object]) -> PlayedDeal:
    """A deal of two sides as a record spells it."""
    return read_deal({"sides": [first, second]}, "a deal of this test")
