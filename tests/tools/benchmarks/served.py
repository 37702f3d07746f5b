"""Apps that are served in a process of their own, and how soon they answer."""

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.browser.server import HOST, answers, free_port

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
PAUSE = 0.005


@dataclass(frozen=True, slots=True)
class Served:
    url: str
    begun: float
    """When its process was started, in seconds since the epoch."""
    answered: float
    """Seconds from then to its first answer."""
    process: int
    """The id of its process."""


def app_command(data: Path, port: int) -> list[str]:
    """The app over the matches in a folder, as people start it."""
    place = ["--host", HOST, "--port", str(port), "--data", str(data)]
    return [sys.executable, "-m", "scorekeeper", "--web", *place]


def bare_command(kind: str, port: int) -> list[str]:
    """An app that does next to nothing; see `tests.tools.benchmarks.bare`."""
    return [sys.executable, "-m", "tests.tools.benchmarks.bare", kind, str(port)]


@contextlib.contextmanager
def served(command: Sequence[str], port: int) -> Iterator[Served]:
    """Start a server, wait for its first answer, and end it with the context."""
    environ = {**os.environ, "SCOREKEEPER_NO_BROWSER": "1", "PYTHONPATH": str(ROOT)}
    begun, clock = time.time(), time.monotonic()
    process = subprocess.Popen(
        command, cwd=ROOT, env=environ, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    try:
        while not (listens(port) and answers(port)):
            if process.poll() is not None or time.monotonic() - clock > PATIENCE:
                raise SystemExit(f"no answer from {' '.join(command)}")
            time.sleep(PAUSE)
        yield Served(f"http://{HOST}:{port}/", begun, time.monotonic() - clock, process.pid)
    finally:
        process.kill()
        process.wait()


def listens(port: int) -> bool:
    """Return True if a port of this machine takes connections."""
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


__all__ = ["Served", "app_command", "bare_command", "free_port", "served"]
