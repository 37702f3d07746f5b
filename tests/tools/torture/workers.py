"""Processes that work until they are killed; see `worker` for what they say."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tests.tools.torture.worker import BEGUN, DEAD, READY, SAVED

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Workers:
    """A process that has a child for each piece of work, one after the other."""

    told: IO[bytes]
    heard: IO[bytes]

    @classmethod
    @contextlib.contextmanager
    def ready(cls) -> Iterator["Workers"]:
        """Start it, and end it at the end."""
        command, pipe = [sys.executable, "-m", "tests.tools.torture.worker"], subprocess.PIPE
        with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as process:
            if process.stdin is None or process.stdout is None:
                raise AssertionError
            yield cls(process.stdin, process.stdout)

    def begin(
        self, kind: str, folder: Path, seed: str, *, done: int = 0, milliseconds: int = 0
    ) -> int:
        """Start a child; return its id. It may not have opened its file yet."""
        work = (kind, folder, seed, done, milliseconds)
        self.told.write("\t".join(map(str, work)).encode() + b"\n")
        self.told.flush()
        return int(self.heard.readline().removeprefix(BEGUN))

    def wait_until_ready(self) -> None:
        assert self.heard.readline() == READY

    def wait_for(self, steps: int) -> int:
        """Wait until the child has said so often that a step is saved; gives how often."""
        for _ in range(steps):
            assert self.heard.readline() == SAVED
        return steps

    def kill(self, child: int) -> int:
        """Kill the child; gives how many more steps it said to have saved."""
        os.kill(child, signal.SIGKILL)
        return sum(line == SAVED for line in iter(self.heard.readline, DEAD))

    def kill_at_start(self, child: int) -> bool:
        """Kill the child; gives whether it had opened its file by then."""
        os.kill(child, signal.SIGKILL)
        return READY in list(iter(self.heard.readline, DEAD))

    @contextlib.contextmanager
    def working(self, kind: str, folder: Path, *, milliseconds: int = 0) -> Iterator[None]:
        child = self.begin(kind, folder, folder.name, milliseconds=milliseconds)
        self.wait_until_ready()
        try:
            yield
        finally:
            self.kill(child)
