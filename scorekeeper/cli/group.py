"""The group of commands, their errors, and files that they read.

The commands are loaded when one is called, since the app opens without them.
"""

from __future__ import annotations

import functools
import importlib
import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from scorekeeper import __version__, errors, validation

if TYPE_CHECKING:
    from scorekeeper.i18n import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Outside:
    """Functions given from outside: the app, the folder of the matches, time, new ids."""

    # With the options of the command line; these return the exit status.
    open_app: Callable[..., int]
    serve_club: Callable[..., int]
    data_folder: Callable[[Path | None], Path]  # where a person has named this one, or none
    now: Callable[[], str]  # ISO 8601
    new_uid: Callable[[], str]
    language: Callable[[], str]
    # Return `folder`, `files` and `size` in bytes, or raise `ScorekeeperError`.
    build_site: Callable[[Path], Any]
    build_app: Callable[[Path], Any]
    league: Callable[[], click.Command] | None = None  # of a layer above; loaded when asked for


def spoken() -> Words:
    from scorekeeper.i18n import Words  # noqa: PLC0415  the app opens without

    outside = click.get_current_context().find_object(Outside)
    return Words(outside.language()) if outside else Words()


UNREADABLE = 2
FOLDER = click.Path(path_type=Path, file_okay=False)
HIGHEST_PORT = 65_535


class Commands(click.Group):
    """A group that loads its commands when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        importlib.import_module("scorekeeper.cli.commands")
        league = [LEAGUE] if _league(ctx) else []
        return sorted([*super().list_commands(ctx), *league])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        league = _league(ctx)
        if league is not None and cmd_name == LEAGUE:
            return league()
        importlib.import_module("scorekeeper.cli.commands")
        return super().get_command(ctx, cmd_name)


LEAGUE = "league"


def _league(context: click.Context) -> Callable[[], click.Command] | None:
    outside = context.find_object(Outside)
    return outside.league if outside else None


def exits_in_words(command: Callable[..., int]) -> Callable[..., None]:
    """Make a function exit with its status, or with 2 and a sentence for an error."""

    @functools.wraps(command)
    def run(*args: Any, **options: Any) -> None:
        try:
            status = command(*args, **options)
        except errors.ScorekeeperError as error:
            from scorekeeper.i18n.documents import error_text  # noqa: PLC0415  as above

            click.echo(error_text(spoken(), error), err=True)
            status = UNREADABLE
        sys.exit(status)

    return run


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="scorekeeper")
@click.option("--web", is_flag=True, help="Open the app in the browser.")
@click.option(
    "--desktop", is_flag=True, help="Open the app in a window; Flet may download its client."
)
@click.option("--port", type=click.IntRange(0, HIGHEST_PORT), help="Port to serve on.")
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Address to serve on; for other devices a one-time link is printed.",
)
@click.option("--data", type=FOLDER, help="Folder for games and your own rule files.")
@click.pass_context
def cli(context: click.Context, /, **options: Any) -> None:
    """Keep score for canasta with real cards.

    Without a command the app opens, in a window if possible, or in the browser.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    outside: Outside | None = context.obj
    if outside is not None and context.invoked_subcommand is None:
        exits_in_words(outside.open_app)(**options)
    use_rules_in(options["data"], outside)


def use_rules_in(data: Path | None, outside: Outside | None) -> None:
    """Read a person's own rule files, in the given folder or in the usual one."""
    from scorekeeper.rules import use_rule_folders  # noqa: PLC0415  the app does so when it is up
    from scorekeeper.rules.loader import FOLDER as FOLDER_OF_RULES  # noqa: PLC0415

    if outside is not None:
        use_rule_folders(lambda: outside.data_folder(data) / FOLDER_OF_RULES)
    elif data is not None:
        use_rule_folders(data / FOLDER_OF_RULES)


def named_folder(context: click.Context, data: Path | None) -> Path | None:
    """Return the folder that is named after a command, or before it."""
    named: Path | None = data or context.find_root().params["data"]
    return named


def data_folder(context: click.Context, data: Path | None) -> Path:
    """Return the data folder of a command, whose rule files are used from now on."""
    outside = context.find_object(Outside)
    assert outside is not None  # noqa: S101  commands that ask for it are never run without
    if data is not None:
        use_rules_in(data, outside)
    return outside.data_folder(named_folder(context, data))


LARGEST_MB, BYTES_PER_MB = 16, 1_000_000


class UnreadableFileError(validation.FileError):
    """A file that cannot be opened, is too large, or holds no JSON."""


def read_text(path: Path) -> str:
    with validation.file_problems(str(path), UnreadableFileError):
        with path.open("rb") as file:
            content = file.read(LARGEST_MB * BYTES_PER_MB + 1)
        if len(content) > LARGEST_MB * BYTES_PER_MB:
            raise validation.ExpectedError("file_too_large", most=LARGEST_MB)
        return content.decode("utf-8-sig")


def read_json(path: Path) -> Any:
    with validation.file_problems(str(path), UnreadableFileError):
        return validation.json_from(read_text(path))
