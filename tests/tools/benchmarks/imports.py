"""List the packages loaded before the first frame, beside those of a bare Flet app.

python -m tests.tools.benchmarks.imports
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.tools.benchmarks.printing import number, print_table

ROOT = Path(__file__).parents[3]
LINE = re.compile(r"import time: +(\d+) \| +\d+ \| +(\S+)")
SHOWN = 12
"""Packages that are listed, those that take longest."""


def loaded(kind: str, folder: Path, *python: str) -> tuple[list[str], str]:
    """The modules loaded by the first frame of `app` or `bare`, and what Python says of it."""
    command = [
        sys.executable,
        *python,
        "-m",
        "tests.tools.benchmarks.first_frame",
        kind,
        str(folder),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout), done.stderr


def main() -> None:
    """Print a table of packages: how many modules, and milliseconds of their own."""
    with tempfile.TemporaryDirectory() as name:
        found = {kind: loaded(kind, Path(name), "-X", "importtime") for kind in ("app", "bare")}
    times = {kind: _by_package(said) for kind, (_, said) in found.items()}
    counts = {kind: Counter(map(_package, modules)) for kind, (modules, _) in found.items()}
    longest = sorted(times["app"], key=lambda package: -times["app"][package])[:SHOWN]
    rows = [
        (package, *(_figures(counts[kind][package], times[kind][package]) for kind in found))
        for package in longest
    ]
    everything = (_figures(counts[kind].total(), times[kind].total()) for kind in found)
    heads = ("modules, ms", "the app", "one text")
    print_table("loaded before the first frame", heads, [*rows, ("everything", *everything)])


def _by_package(said: str) -> Counter[str]:
    """Microseconds by package, of what `-X importtime` prints."""
    times: Counter[str] = Counter()
    for microseconds, module in LINE.findall(said):
        times[_package(module)] += int(microseconds)
    return times


def _package(module: str) -> str:
    """The package of a module; of this program the one below its own."""
    first, _, rest = module.partition(".")
    return f"{first}.{rest.partition('.')[0]}" if first == "scorekeeper" and rest else first


def _figures(count: int, microseconds: int) -> str:
    return f"{count}, {number(microseconds / 1000)}"


if __name__ == "__main__":
    main()
