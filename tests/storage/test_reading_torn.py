"""A file that ends at any byte holds what its whole lines say, and nothing else."""

from pathlib import Path

import pytest
from tinydb import TinyDB

from scorekeeper.storage.lines import META, Tables
from scorekeeper.storage.reading import read_journal
from tests.storage.histories import act, dice
from tests.storage.kit import memory, open_store, state

pytestmark = pytest.mark.usefixtures("unflushed")


def text_of_tables(tables: Tables) -> str:
    with TinyDB(storage=memory) as db:
        db.storage.write({name: docs for name, docs in tables.items() if name != META})
        return state(db)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
def test_wherever_a_file_ends_its_whole_lines_count(path: Path, seed: int) -> None:
    random = dice(f"torn {seed}")
    saved: list[tuple[int, str]] = [(0, "{}")]
    with open_store(path) as db:
        saved.append((path.stat().st_size, state(db)))
        for _ in range(40):
            with db.journal.transaction():  # an upsert of TinyDB's writes twice
                act(db, random)
            saved.append((path.stat().st_size, state(db)))
    content = path.read_bytes()
    for end in range(len(content) + 1):
        right = next(what for size, what in reversed(saved) if size <= end + 1)
        found = read_journal(content[:end])
        assert (text_of_tables(found.tables), found.damaged) == (right, False)
        assert bool(found.torn) == all(end not in (size, size - 1) for size, _ in saved)
