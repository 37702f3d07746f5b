"""What the command line is given by the program that starts it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import click

if TYPE_CHECKING:
    from scorekeeper.words import Words


class Made(Protocol):
    """A folder that was made."""

    @property
    def folder(self) -> Path:
        """Where it lies."""
        ...

    @property
    def files(self) -> int:
        """How many files it has."""
        ...

    @property
    def size(self) -> int:
        """Bytes of all files together."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Outside:
    """The app, the folder of the matches, the time and new names: nothing here makes them."""

    open_app: Callable[..., int]
    """Opens the app with the options of the command line; gives the exit status."""
    serve_club: Callable[..., int]
    """Serves a club's evening with the options of `serve`; gives the exit status."""
    data_folder: Callable[[Path | None], Path]
    """The folder to use where a person has named this one, or none."""
    now: Callable[[], str]
    """The time as ISO 8601 text."""
    new_uid: Callable[[], str]
    language: Callable[[], str]
    """Gives the code of the language in which everything is said."""
    build_site: Callable[[Path], Made]
    """Makes a site in a new folder; raises `ScorekeeperError` where it cannot."""
    build_app: Callable[[Path], Made]
    """Makes the folder that an app is built from; raises `ScorekeeperError` where it cannot."""


def spoken() -> Words:
    """The words in which the command that runs now answers."""
    from scorekeeper.words import Words  # noqa: PLC0415  the app opens without

    outside = click.get_current_context().find_object(Outside)
    return Words(outside.language()) if outside else Words()
