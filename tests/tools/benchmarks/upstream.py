"""Count the function calls of the screens with Flet as installed, and with the proposed patch.

    python -m tests.tools.benchmarks.upstream

Needs git. The patch lies in `.github/upstream`; it is applied to a copy of the installed Flet in a
temporary folder, which only the second count imports. The app itself runs with Flet as it is.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import flet as ft

ROOT = Path(__file__).parents[3]
PATCH = ROOT / ".github" / "upstream" / "flet-object-patch.diff"
STEP = re.compile(r"(?P<name>.+): (?P<calls>[\d,]+) calls\b")
"""A line of one of `COUNTERS`."""
COUNTERS = ("tests.tools.benchmarks.calls", "tests.tools.load.phones")


def count_all(flet_folder: Path | None = None) -> dict[str, int]:
    """Return the counts of all `COUNTERS`; the arguments are those of `count_calls`."""
    found: dict[str, int] = {}
    for module in COUNTERS:
        found |= count_calls(module, flet_folder)
    return found


def count_calls(module: str, flet_folder: Path | None = None) -> dict[str, int]:
    """Count in a process of its own.

    Args:
        module: One of `COUNTERS`.
        flet_folder: Folder with another `flet` package; None for the installed one.

    Returns:
        The number of calls by the name of the step.
    """
    folders = [str(ROOT)] if flet_folder is None else [str(flet_folder), str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    command = [sys.executable, "-m", module]
    # It exits with 1 where an aim is missed; the counts are printed all the same.
    run = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    found = [match for line in run.stdout.splitlines() if (match := STEP.match(line))]
    if not found:
        raise SystemExit(run.stderr)
    return {match["name"]: int(match["calls"].replace(",", "")) for match in found}


def main() -> None:
    """Print both counts of each step, and the difference."""
    git = shutil.which("git")
    if git is None:
        raise SystemExit("git is not installed")
    installed = count_all()
    with TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(Path(ft.__file__).parent, folder / "flet")
        # Without the folders of Flet's repository, and without the patch's own test.
        apply = [git, "apply", "-p6", "--include=flet/*", str(PATCH)]
        subprocess.run(apply, cwd=folder, check=True)
        patched = count_all(folder)
    for step, calls in installed.items():
        change = patched[step] / calls - 1
        click.echo(f"{step}: {calls:,} calls, {patched[step]:,} with the patch ({change:+.0%})")


if __name__ == "__main__":
    main()
