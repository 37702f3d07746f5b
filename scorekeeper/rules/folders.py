"""Where rule files lie: in the package, and in folders of their users that the app has named."""

from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from scorekeeper.rules.errors import RuleSetError
from scorekeeper.typed import Complaint

SUFFIX = ".toml"
FOLDER = "rules"
"""What the folder of further rule files is called, beside the matches."""

Finder = Callable[[], Path]
_named: list[Finder] = []


def name_folders(*folders: Path | Finder) -> None:
    """Name the folders of further rule files; those named before no longer count.

    A folder may be given as a call that finds it, which is made only when rules are read.
    """
    _named[:] = [folder if callable(folder) else _found(folder) for folder in folders]


def files_in(folder: Traversable) -> dict[str, Traversable]:
    """The rule files of a folder by the id in their names, alphabetically; none where it is not.

    A folder that may not be looked into is taken for an empty one.
    """
    try:
        files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    except OSError:
        return {}
    return {file.name.removesuffix(SUFFIX): file for file in sorted(files, key=lambda f: f.name)}


def further_files() -> Iterator[tuple[str, Traversable]]:
    """The rule files of all folders named, each with its id; an id may come twice."""
    for find in _named:
        yield from files_in(find()).items()


def text_of(file: Traversable) -> str:
    """The text of a rule file; `RuleSetError` where it cannot be read."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise RuleSetError(file.name, [Complaint("", f"{error.strerror or error}")]) from error
    except UnicodeDecodeError as error:
        where = f"is no UTF-8 text at byte {error.start}"
        raise RuleSetError(file.name, [Complaint("", where)]) from error


def _found(folder: Path) -> Finder:
    return lambda: folder
