"""What the command line is given by the program that starts it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Outside:
    """The app, the folder of the matches, the time and new names: nothing here makes them."""

    open_app: Callable[..., int]
    """Opens the app with the options of the command line; gives the exit status."""
    data_folder: Callable[[Path | None], Path]
    """The folder to use where a person has named this one, or none."""
    now: Callable[[], str]
    """The time as ISO 8601 text."""
    new_uid: Callable[[], str]
