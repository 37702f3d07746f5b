"""What the tests of house rules share: folders of rule files, and a session over a store."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scorekeeper.rules import use_rule_folders

pytest_plugins = ["tests.session.conftest"]

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
