"""The command `scorekeeper`: opens the app, or runs one of its subcommands.

The subcommands are imported only if one is called or listed: the app opens faster without them.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import Any

import click

from scorekeeper import __version__
from scorekeeper.cli.context import FOLDER, AppFunctions, exit_with_status, port_option

LEAGUE = "league"


class CommandGroup(click.Group):
    """A group that imports its commands on demand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        self._add_commands()
        names = super().list_commands(ctx)
        if _league_loader(ctx) is not None:
            names.append(LEAGUE)
        return sorted(names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        load_league = _league_loader(ctx)
        if load_league is not None and cmd_name == LEAGUE:
            return load_league()
        self._add_commands()
        return super().get_command(ctx, cmd_name)

    def _add_commands(self) -> None:
        from scorekeeper.cli.commands import COMMANDS  # noqa: PLC0415  on demand

        for command in COMMANDS:
            self.add_command(command)


def _league_loader(context: click.Context) -> Callable[[], click.Command] | None:
    functions = context.find_object(AppFunctions)
    return functions.league if functions else None


@click.group(
    cls=CommandGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="scorekeeper")
@click.option("--web", is_flag=True, help="Open the app in the browser.")
@click.option(
    "--desktop", is_flag=True, help="Open the app in a window. Flet may first download its client."
)
@port_option
@click.option(
    "--host",
    metavar="ADDRESS",
    default="127.0.0.1",
    show_default=True,
    help="Address to serve on. For other devices, a one-time link is printed.",
)
@click.option(
    "--data",
    metavar="FOLDER",
    type=FOLDER,
    help="Folder with the saved games and your own rule files.",
)
@click.pass_context
def cli(context: click.Context, /, **options: Any) -> None:
    """Keep score while you play canasta with real cards.

    Without a command, open the app: in a window if possible, otherwise in the browser.
    """
    _use_utf8()
    functions: AppFunctions | None = context.obj
    if functions is not None and context.invoked_subcommand is None:
        exit_with_status(functions.open_app)(**options)  # ends the program


def _use_utf8() -> None:
    """Print UTF-8 on every terminal: some code pages of Windows lack letters and suits."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # not if a test has replaced it
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
