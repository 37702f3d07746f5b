"""What the tests of house rules share: folders of rule files, and a session over a store."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scorekeeper.rules import use_rule_folders
from scorekeeper.services import Session, open_session

Reopen = Callable[[], Session]
AddRules = Callable[[str, str], Path]


@pytest.fixture
def rule_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder of further rule files, which the program reads as long as the test lasts."""
    folder = tmp_path / "rules"
    folder.mkdir()
    use_rule_folders(folder)
    yield folder
    use_rule_folders()


@pytest.fixture
def add_rules(rule_folder: Path) -> AddRules:
    """Write a rule file of an id into that folder, in place of one of the same id."""

    def add(set_id: str, text: str) -> Path:
        file = rule_folder / f"{set_id}.toml"
        file.write_text(text, "utf-8")
        use_rule_folders(rule_folder)
        return file

    return add


@pytest.fixture
def reopen(tmp_path: Path) -> Iterator[Reopen]:
    """Open the session anew over the same store, as after a restart."""
    minutes, uids = itertools.count(), itertools.count(1)
    opened: list[Session] = []

    def again() -> Session:
        for session in opened:
            session.close()
        opened[:] = [
            open_session(
                tmp_path / "store",
                now=lambda: f"2026-11-21T19:{next(minutes):02}:00+01:00",
                new_uid=lambda: f"uid-{next(uids)}",
            )
        ]
        return opened[0]

    yield again
    for session in opened:
        session.close()


@pytest.fixture
def session(reopen: Reopen) -> Session:
    """A session over an empty store."""
    return reopen()
