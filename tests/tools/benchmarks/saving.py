"""The cost of a save: its time, the bytes it writes, and how often it has the disk flush."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import pytest

IO = Path("/proc/self/io")
"""Linux's count of what this process writes, whatever part of it does."""


@dataclass(slots=True)
class Saves:
    milliseconds: list[float] = field(default_factory=list)
    written: list[int] = field(default_factory=list)
    """Bytes; empty where the system does not say."""
    flushes: list[int] = field(default_factory=list)
    """Empty where they cannot be seen."""

    def measure(self, save: Callable[[], object], flush: tuple[object, str] | None) -> None:
        """Save once; `flush` is the function that is called to flush, by its owner and name."""
        flushed: list[object] = []
        with pytest.MonkeyPatch.context() as patch:
            if flush:
                real = getattr(*flush)
                patch.setattr(*flush, lambda fd: flushed.append(real(fd)))
            before = written()
            self.milliseconds.append(timed(save))
            if before is not None:
                self.written.append((written() or 0) - before)
            if flush:
                self.flushes.append(len(flushed))

    @property
    def time(self) -> float:
        return median(self.milliseconds)


def timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def written() -> int | None:
    """Bytes that this process has written to files so far; None where nobody counts them."""
    if not IO.exists():
        return None
    counts = dict(line.split(": ") for line in IO.read_text().splitlines())
    return int(counts["wchar"])
