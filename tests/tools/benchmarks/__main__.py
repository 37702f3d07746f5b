"""Everything that is measured, with what is asked of it.

    python -m tests.tools.benchmarks

Each part also runs alone: `python -m tests.tools.benchmarks.scoring`, `.store`, `.readers`,
`.finder`, `.calls`, `.start`, `.tap`, `.felt`, `.bytes`, `.static_site`, `.chance`. All take about
twenty minutes on a calm machine; on a busy one the times are worth nothing, the ratios little. The
exit status is 1 where something asked for was not reached.
"""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from tests.tools.benchmarks import bytes as sent
from tests.tools.benchmarks import (
    calls,
    chance,
    felt,
    finder,
    readers,
    scoring,
    start,
    static_site,
    store,
    tap,
)
from tests.tools.benchmarks.machine import described

PARTS: Mapping[str, Callable[[], bool]] = {
    "scoring": scoring.main,
    "store": lambda: store.main(()) == 0,
    "readers": readers.main,
    "finder": lambda: finder.main(finder.HANDS),
    "calls": calls.main,
    "start": start.main,
    "tap": tap.main,
    "felt": felt.main,
    "bytes": sent.main,
    "static_site": static_site.main,
    "chance": chance.main,
}


def main() -> int:
    """Run all parts; gives the exit status."""
    with TemporaryDirectory() as folder:
        click.echo(f"machine: {described(Path(folder))}")
    missed = []
    for name, part in PARTS.items():
        click.echo(f"\n=== {name}")
        if not part():
            missed.append(name)
    click.echo(f"\nnot reached: {', '.join(missed)}" if missed else "\neverything was reached")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
