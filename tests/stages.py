"""Runs every check of the project, one stage after the other; `tests/run` starts it.

A stage that fails does not stop the next one, so that one run shows everything that is wrong.
The end is a table of the stages with their times, then the closing lines of the test runners
as they wrote them: these are held back until then, so that each stands in the output once.
"""

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tests.browser.chromium import NoChromiumError, obtain

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 25 * 60.0
"""Seconds after which what still runs is stopped and has failed: twice what two calm cores need."""

UNIT, SCREENS, TORTURE, BROWSER, QUICK = "unit", "screens", "torture", "browser", "--quick"
APART = ("ui", TORTURE, BROWSER)
"""Folders of tests with a stage of their own."""
MARKED = (UNIT, SCREENS)
"""Stages that have tests marked as thorough."""
LONG = (TORTURE, BROWSER)
"""Stages that a quick run leaves out."""

BOTH_CORES = ("-n", "2", "--dist", "worksteal")
"""The long tests stand together: a core that is done takes over what another has before it."""

ONCE_MORE = ("--reruns=1", "--max-suite-reruns=2", "--rerun-show-tracebacks")
"""A browser that has no screen now and then stops drawing a page, for good, for no fault of ours.

So two tests of a run may be played once more, in a fresh page; what went wrong the first time
stands in the output all the same.
"""

NOT_LONG = ("-m", "not thorough")
RULE = re.compile(r"=+ .* in \d+(\.\d+)?s\b.*=+\s*")
CONCISE = "--output-format=concise"
PYTEST = ("-m", "pytest")


@dataclass(frozen=True, slots=True)
class Stage:
    """One check: arguments for this Python, and how it ended once it has been run."""

    name: str
    command: tuple[str, ...]
    code: int | None = None
    seconds: float = 0.0
    closing: str = ""

    @property
    def passed(self) -> bool:
        """Whether the check was run and found nothing wrong."""
        return self.code == 0


STAGES = (
    Stage("format", ("-m", "ruff", "format", "--check", CONCISE, ".")),
    Stage("lint", ("-m", "ruff", "check", CONCISE, ".")),
    Stage("types", ("-m", "mypy")),
    Stage(
        "layers", ("-c", "from importlinter.cli import lint_imports_command as c; c(['--no-logo'])")
    ),
    Stage(UNIT, (*PYTEST, *BOTH_CORES, *(f"--ignore=tests/{one}" for one in APART))),
    Stage(SCREENS, (*PYTEST, *BOTH_CORES, "tests/ui")),
    Stage(TORTURE, (*PYTEST, *BOTH_CORES, f"tests/{TORTURE}")),
    Stage(BROWSER, (*PYTEST, *BOTH_CORES, *ONCE_MORE, f"tests/{BROWSER}")),
)


def brief(stage: Stage) -> Stage:
    """Return a stage without the tests that are marked as thorough."""
    return replace(stage, command=(*stage.command, *NOT_LONG)) if stage.name in MARKED else stage


def run(stage: Stage, *, seconds: float, environ: dict[str, str]) -> Stage:
    """Run a stage for at most so many seconds, show its output, and return how it ended."""
    print(f"\n--- {stage.name}", flush=True)
    begun = time.monotonic()
    with started(stage, environ) as process:
        alarm = threading.Timer(max(seconds, 0), stop, [process])
        alarm.daemon = True
        alarm.start()
        closing = shown(process)
        code = process.wait()
        alarm.cancel()
    spent = time.monotonic() - begun
    if code < 0:
        print(f"{stage.name}: stopped after {spent:.0f} s")
    return replace(stage, code=code, seconds=spent, closing=closing)


@contextlib.contextmanager
def started(stage: Stage, environ: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """Start a stage in a process group of its own, which ends with it whatever happens."""
    with subprocess.Popen(
        [sys.executable, *stage.command],
        cwd=ROOT,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            stop(process)


def stop(process: subprocess.Popen[str]) -> None:
    """Kill a stage with all that it started, if any of it is still there."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def shown(process: subprocess.Popen[str]) -> str:
    """Print what a stage writes, all but a test runner's closing line, and return that."""
    closing = ""
    for line in process.stdout or ():
        if RULE.fullmatch(line):
            closing = line.rstrip()
        else:
            print(line, end="", flush=True)
    return closing


def summed_up(stages: list[Stage]) -> str:
    """Return the table of the stages that were run, and last the closing lines of the tests."""
    lines = ["", "--- stages"]
    for stage in stages:
        verdict = "passed" if stage.passed else f"FAILED ({stage.code})"
        lines.append(f"{stage.name:8} {stage.seconds:6.1f} s  {verdict}")
    lines.append(f"{'all':8} {sum(stage.seconds for stage in stages):6.1f} s")
    if failed := [stage.name for stage in stages if not stage.passed]:
        lines.append(f"failed: {', '.join(failed)}")
    return "\n".join([*lines, *(stage.closing for stage in stages if stage.closing)])


def environment(*, browser: bool) -> dict[str, str]:
    """Return the variables for the stages, with the browser to use where one is needed."""
    environ = {**os.environ, "PYTHONUTF8": "1", "NO_COLOR": "1"}
    if browser:
        environ["CHROMIUM"] = obtain()
    return environ


def main(arguments: list[str]) -> int:
    """Run the stages that the arguments ask for; 0 when all of them passed."""
    if unknown := set(arguments) - {QUICK}:
        print(f"unknown: {' '.join(sorted(unknown))}; there is {QUICK}, without the browser")
        return 2
    quick = QUICK in arguments
    stages = [brief(stage) for stage in STAGES if stage.name not in LONG] if quick else STAGES
    try:
        environ = environment(browser=not quick)
    except NoChromiumError as missing:
        print(f"setup: {missing}")
        environ = environment(browser=False)
    end = time.monotonic() + LIMIT
    done = [run(s, seconds=end - time.monotonic(), environ=environ) for s in stages]
    print(summed_up(done), flush=True)
    return 0 if all(stage.passed for stage in done) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
