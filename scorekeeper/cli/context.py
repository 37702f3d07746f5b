"""Shared parts of the commands: functions of the app, data folder, language, exit status.

This module is loaded even if the app opens without a command. Therefore it imports neither the
catalogues nor the rules before a command needs them.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import click

from scorekeeper.errors import ScorekeeperError

if TYPE_CHECKING:
    from scorekeeper.i18n import Words
    from scorekeeper.rules import RuleLibrary

EXIT_OK = 0
EXIT_NO = 1
"""The answer is no: a case failed, melds are not allowed, a store has problems."""
EXIT_ERROR = 2
"""There is no answer, for instance because a file cannot be read."""

FOLDER = click.Path(path_type=Path, file_okay=False)
HIGHEST_PORT = 65_535

port_option = click.option(
    "--port",
    metavar="PORT",
    type=click.IntRange(0, HIGHEST_PORT),
    show_default="8765, or a free port",
    help="Port to serve on.",
)
"""The option of the commands that start a server."""


class BuiltFolder(Protocol):
    """A folder that a command has written."""

    @property
    def folder(self) -> Path: ...

    @property
    def files(self) -> int: ...

    @property
    def size(self) -> int:
        """Bytes of all files together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AppFunctions:
    """Functions that the program gives to the command line, in click's `Context.obj`.

    They belong to layers that the command line cannot import, or they use the clock, random
    numbers or the environment.
    """

    open_app: Callable[..., int]
    """Opens the app, given the options before a command; returns the exit status."""
    serve_club: Callable[..., int]
    """Serves a club, given the options of `serve`; returns the exit status."""
    data_folder: Callable[[Path | None], Path]
    """Returns the data folder: the given one, or for None the usual one."""
    now: Callable[[], str]
    """Returns the time in ISO 8601."""
    new_uid: Callable[[], str]
    language: Callable[[], str]
    build_site: Callable[[Path], BuiltFolder]
    """Writes a website into a folder; raises `ScorekeeperError`."""
    build_app: Callable[[Path], BuiltFolder]
    """Writes the sources of an app into a folder; raises `ScorekeeperError`."""
    league: Callable[[], click.Command] | None = None
    """Loads the command group `league`; None if this program has none."""


def command_words() -> Words:
    """Return the language of the command's output."""
    from scorekeeper.i18n import Words  # noqa: PLC0415  only if a command prints

    functions = click.get_current_context().find_object(AppFunctions)
    return Words(functions.language()) if functions else Words()


def exit_with_status(command: Callable[..., int]) -> Callable[..., None]:
    """Make a function exit with the status that it returns.

    A `ScorekeeperError` is printed to stderr as a sentence, in English as the help and click's own
    errors; the status is then `EXIT_ERROR`.
    """

    @functools.wraps(command)
    def run(*args: Any, **options: Any) -> None:
        try:
            status = command(*args, **options)
        except ScorekeeperError as error:
            # Imported here, because only an error needs them.
            from scorekeeper.i18n import Words  # noqa: PLC0415
            from scorekeeper.i18n.documents import error_text  # noqa: PLC0415

            click.echo(error_text(Words("en"), error), err=True)
            status = EXIT_ERROR
        sys.exit(status)

    return run


def command_library() -> RuleLibrary:
    """Return the rule sets of the program and of the data folder, for a command.

    The folder is given by `--data` before the command's name; otherwise it is the usual one. A
    command that is not run by the app has only the rule sets of the program without `--data`.
    """
    from scorekeeper.rules import RuleLibrary  # noqa: PLC0415  loaded in time for a command
    from scorekeeper.rules.loader import FOLDER as RULE_FOLDER  # noqa: PLC0415

    context = click.get_current_context()
    data: Path | None = context.find_root().params.get("data")
    functions = context.find_object(AppFunctions)
    if functions is not None:
        return RuleLibrary(functions.data_folder(data) / RULE_FOLDER)
    return RuleLibrary() if data is None else RuleLibrary(data / RULE_FOLDER)


def data_option(context: click.Context, data: Path | None) -> Path | None:
    """Return the value of `--data`, which may be given before or after the command's name."""
    before_command: Path | None = context.find_root().params.get("data")
    return data or before_command


def data_folder(context: click.Context, data: Path | None) -> Path:
    """Return the data folder of a command."""
    functions = context.find_object(AppFunctions)
    assert functions is not None  # noqa: S101  only the program itself runs such commands
    return functions.data_folder(data_option(context, data))
