"""Kill -9 at any moment loses nothing that was said to be saved, and leaves no halves."""

from collections import Counter
from pathlib import Path

import pytest

from scorekeeper.storage.database import CHANGES
from scorekeeper.storage.journal import JournalStorage
from tests.tools.torture.evening import Evening
from tests.tools.torture.kills import kill_many

KILLS = 20


@pytest.mark.parametrize("kind", ["verbs", "tables"])
@pytest.mark.parametrize("milliseconds", [0, 15], ids=["quick disk", "disk of a phone"])
def test_what_was_said_to_be_saved_outlives_a_kill(
    tmp_path: Path, kind: str, milliseconds: int
) -> None:
    tally = kill_many(kind, tmp_path, kills=KILLS, milliseconds=milliseconds)
    assert (tally.kills, tally.harm) == (KILLS, 0), tally
    assert tally.acknowledged > 3 * KILLS


def test_tinydbs_own_storage_does_not_outlive_it(tmp_path: Path) -> None:
    """Its file is overwritten in place and cut to its length last: some kill in ten shows it."""
    tally = kill_many("stock", tmp_path, kills=150, milliseconds=15)
    assert tally.harm > 0, tally


def test_an_evening_has_everything_in_it_that_could_go_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the test above would be content with evenings on which nothing happens."""
    compacted: list[bool] = []
    real = JournalStorage.compact

    def compact(self: JournalStorage) -> bool:
        compacted.append(real(self))
        return compacted[-1]

    monkeypatch.setattr(JournalStorage, "compact", compact)
    evening = Evening(tmp_path, "counted")
    for _ in range(400):
        evening.step()
    kinds = Counter(
        change["kind"] for change in evening.session._work.database.table(CHANGES).all()
    )
    evening.close()
    assert compacted.count(True) > 1
    assert {"start", "record", "insert", "amend", "drop", "undo", "redo"} <= kinds.keys()
