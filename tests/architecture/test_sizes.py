"""A file that grows past a few screens holds two ideas."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "scorekeeper"
MOST_LINES = 300
DATA = {".ftl", ".toml", ".json"}
"""Catalogues and rule data: as long as what they list."""

BINARY = {".png", ".ttf", ".pyc"}


def test_no_file_is_longer_than_three_hundred_lines() -> None:
    files = [path for path in PACKAGE.rglob("*") if path.is_file()]
    lengths = {
        str(path.relative_to(PACKAGE)): len(path.read_text("utf-8").splitlines())
        for path in files
        if path.suffix not in DATA | BINARY
    }
    assert lengths, "there is nothing to look at"
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}
