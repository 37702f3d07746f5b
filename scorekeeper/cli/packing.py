"""`scorekeeper package`: the folders that sites and phone apps are made of."""

from pathlib import Path

import click

from scorekeeper.cli.group import FOLDER, cli, exits_in_words
from scorekeeper.cli.outside import Made, Outside, spoken

BYTES_PER_MB = 1_000_000


@cli.group()
def package() -> None:
    """Make the folder of a site, or the one from which phone and desktop apps are built."""


@package.command("site")
@click.argument("folder", type=FOLDER)
@click.pass_context
@exits_in_words
def site(context: click.Context, /, *, folder: Path) -> int:
    """Make a site in a new or empty FOLDER, for any web server.

    It holds all that it needs, opens without a network after the first visit, and keeps its
    matches in the browser. Needs the packages of: pip install "scorekeeper[package]"
    """
    outside: Outside = context.obj
    return _told("package-site", outside.build_site(folder))


@package.command("app")
@click.argument("folder", type=FOLDER)
@click.pass_context
@exits_in_words
def app(context: click.Context, /, *, folder: Path) -> int:
    """Make a new or empty FOLDER from which `flet build` makes apps.

    Go there and call: flet build apk, ipa, windows, macos, linux or web.
    """
    outside: Outside = context.obj
    return _told("package-app", outside.build_app(folder))


def _told(key: str, made: Made) -> int:
    size = round(made.size / BYTES_PER_MB, 1)
    click.echo(spoken().text(key, folder=str(made.folder), files=made.files, size=size))
    return 0
