"""What the benchmark of the store says is what was measured."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from scorekeeper.match import MatchUid
from tests.benchmarks.evenings import session_of
from tests.benchmarks.printing import Target, print_table, print_targets
from tests.benchmarks.rivals import RIVALS, OfJournal, Rival
from tests.benchmarks.saving import IO, Saves
from tests.benchmarks.starting import started
from tests.torture.evening import CLASSIC, played

NUMBERS = 12
"""Bytes by which lines may differ that say the same: numbers and ids that got longer."""


@pytest.mark.thorough
@pytest.mark.parametrize("make", RIVALS, ids=lambda make: str(make.name))
def test_every_rival_has_its_deals_again_in_another_process(
    tmp_path: Path, make: type[Rival]
) -> None:
    store = make(tmp_path, 20)
    store.save(21)
    store.close()
    start = started(store.name, store.path)
    assert start.count == 21
    assert start.seconds > 0


def test_the_bytes_and_flushes_of_a_save_are_counted(tmp_path: Path) -> None:
    store, saves = OfJournal(tmp_path, 20), Saves()
    before = store.path.stat().st_size
    for position in range(21, 24):
        saves.measure(partial(store.save, position), store.flush)
    store.close()
    assert saves.flushes == [1, 1, 1]
    assert sum(saves.written) == (store.path.stat().st_size - before if IO.exists() else 0)
    assert len(saves.milliseconds) == 3


def test_a_target_that_was_missed_is_not_called_reached(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_targets([Target("kept", 1.5, 1.5), Target("unknown", 1, None)])
    assert not print_targets([Target("kept", 1.5, 1.5), Target("missed", 1.5, 1.51)])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines if line.split()] == [
        *("for", "measured", "reached", "seen"),
        *("for", "measured", "reached", "REACHED"),
    ]
    assert "NOT REACHED" in lines[-1]


def test_a_table_stands_in_columns(capsys: pytest.CaptureFixture[str]) -> None:
    print_table("saves", ("deals", "ms"), [("100", "0.3"), ("1,000", "12.5")])
    assert capsys.readouterr().out.splitlines() == [
        "",
        "saves",
        "  deals     ms",
        "  100      0.3",
        "  1,000   12.5",
    ]


def test_what_is_measured_is_what_the_app_saves_with_a_deal(tmp_path: Path) -> None:
    session, random = session_of(tmp_path / "app"), Random("deals")
    uid = MatchUid(str(session.matches.start(CLASSIC)))
    sizes = [session.path.stat().st_size]
    for _ in range(100):
        session.deals.record(uid, played(random), seen=session.matches.number(uid))
        sizes.append(session.path.stat().st_size)
    session.close()
    store = OfJournal(tmp_path, 0)
    before = store.path.stat().st_size
    store.save(1)
    written = store.path.stat().st_size - before
    assert abs(written - (sizes[-1] - sizes[-2])) <= NUMBERS
    store.close()
