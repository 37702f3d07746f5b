"""A file that grows past a few screens holds two ideas."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "scorekeeper"
MOST_LINES = 600


def test_no_file_is_longer_than_six_hundred_lines() -> None:
    """Catalogues and rule data may be as long as what they list."""
    lengths = {
        str(path.relative_to(PACKAGE)): len(path.read_text("utf-8").splitlines())
        for path in PACKAGE.rglob("*.py")
    }
    assert lengths, "there is nothing to look at"
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}
