"""Play a club night with many phones, and print how long they wait and what they cost.

    python -m tests.tools.load                             200 phones at 40 tables, two minutes
    python -m tests.tools.load --phones 20 --tables 4 --seconds 20

Everything happens on this machine and ends by itself: some five minutes. A process of its own
serves the evening; this one is all browsers, which speak Flet's protocol and draw nothing.

Every table saves a deal every five seconds, through the taps of one of its phones. What is
measured begins when the tap on Save leaves and ends when the frame arrives after which another
phone of the table, the organiser's page or the big screen shows the new total: there it stands
in the row of the table while its page is shown, and in the line of the tables that scored last.
What it does when a table is done is measured by itself, from the tap by which a side accepts the
result. Then the server is killed while deals are on their way to it, started again, and all that
was said to be saved is looked for. A bare Flet app that sends one number to as many clients is
measured in the same run.

The exit status is 1 where something asked for was not reached, and 2 for impossible options.
"""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import click

from tests.tools.benchmarks.machine import described
from tests.tools.load.report import print_night
from tests.tools.load.trial import Size, Trial, measured

MOST_TABLES, MOST_PHONES = 50, 8
"""Tables of an evening here, and phones of a table: what the server lets in."""
MOST_SECONDS = 600
SPARE = 900
"""Seconds beside the playing after which the whole trial is stopped."""


@click.command()
@click.option("--phones", default=200, show_default=True, help="Phones of all tables.")
@click.option(
    "--tables", default=40, show_default=True, type=click.IntRange(1, MOST_TABLES), help="Tables."
)
@click.option(
    "--seconds",
    default=120,
    show_default=True,
    type=click.IntRange(5, MOST_SECONDS),
    help="How long deals are saved.",
)
def main(phones: int, tables: int, seconds: int) -> None:
    """Play a club night with many phones, and print how long they wait and what they cost."""
    if not 2 * tables <= phones <= MOST_PHONES * tables:
        raise click.UsageError(f"a table has 2 to {MOST_PHONES} phones")
    with tempfile.TemporaryDirectory() as folder:
        click.echo(f"machine: {described(Path(folder))}")
        trial = asyncio.run(_within(Path(folder), Size(phones, tables, seconds)))
    sys.exit(0 if print_night(trial) else 1)


async def _within(folder: Path, size: Size) -> Trial:
    async with asyncio.timeout(size.seconds + SPARE):
        return await measured(folder, size)


def run(arguments: Sequence[str]) -> None:
    main.main(args=list(arguments), prog_name="python -m tests.tools.load")


if __name__ == "__main__":
    run(sys.argv[1:])
