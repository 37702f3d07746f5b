"""`scorekeeper serve`: the club's server, for an evening of many tables."""

from pathlib import Path
from typing import Any

import click

from scorekeeper.cli.group import FOLDER, HIGHEST_PORT, cli, exits_in_words
from scorekeeper.cli.outside import Outside

EVERYWHERE = "0.0.0.0"  # noqa: S104  phones come from the club's network
FILE = click.Path(path_type=Path, dir_okay=False)


@cli.command()
@click.option(
    "--host", default=EVERYWHERE, show_default=True, help="Address for the phones of the tables."
)
@click.option("--port", type=click.IntRange(0, HIGHEST_PORT), help="Port to serve on.")
@click.option(
    "--organiser-remote",
    is_flag=True,
    help="Let an organiser work on another computer too, with a PIN that is printed here.",
)
@click.option("--cert", type=FILE, help="Certificate for https, as PEM.")
@click.option("--key", type=FILE, help="Its key, where that is not in the same file.")
@click.option("--copy", type=FILE, help="Keep a copy of the running evening in this file.")
@click.option("--data", type=FOLDER, help="Folder in which evenings and matches are kept.")
@click.pass_context
@exits_in_words
def serve(context: click.Context, /, *, data: Path | None, **options: Any) -> int:
    """Serve a club's evening to the phones of its tables and to big screens.

    The organiser works on this computer, by the link that is printed. Phones come in by the
    codes on their tables' cards, which the organiser's screen shows and prints.
    """
    outside: Outside = context.obj
    named = data or (context.parent.params["data"] if context.parent else None)
    return outside.serve_club(data=named, **options)
