"""The tests of a module are in a file of its name, so that they are found."""

from pathlib import Path

TESTS = Path(__file__).parents[1]
PACKAGE = TESTS.parent / "scorekeeper"
README = (TESTS / "README.md").read_text("utf-8")
MIRRORED = (
    *("rules", "scoring", "meld_finder", "match", "club", "deal_form", "storage", "services"),
    *("services/club", "i18n", "publishing", "view_models", "server", "league", "cli"),
    "packaging",
)
"""Packages below the screens: tests of `ui` and `club_ui` are named by screen."""


def modules_of(package: str) -> set[str]:
    """Return the names of the modules and packages in a package."""
    return {path.stem for path in (PACKAGE / package).iterdir() if not path.name.startswith("_")}


def is_of_a_module(test: Path, package: str) -> bool:
    """Say if a file is called `test_MODULE.py` or `test_MODULE_THEME.py`."""
    subject = test.stem.removeprefix("test_")
    return any(
        subject == module or subject.startswith(f"{module}_") for module in modules_of(package)
    )


def test_test_files_mirror_modules() -> None:
    """A file about a package as a whole is listed in the README of the tests."""
    unlisted = [
        f"{package}/{test.name}"
        for package in MIRRORED
        for test in (TESTS / package).glob("test_*.py")
        if not is_of_a_module(test, package) and f"`{test.stem}`" not in README
    ]
    assert unlisted == []
