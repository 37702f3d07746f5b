"""The machine that is measured on, in one line."""

import os
import platform
import re
import sqlite3
from importlib.metadata import version
from pathlib import Path
from statistics import median

from tests.tools.benchmarks.saving import timed

FLUSHES = 51


def described(folder: Path) -> str:
    """Processor, system, versions, and how long the disk under a folder takes for a flush."""
    parts = (
        f"{_processor()}, {os.cpu_count()} cores",
        f"{platform.system()} {platform.release()}",
        f"Python {platform.python_version()}",
        f"SQLite {sqlite3.sqlite_version}",
        f"TinyDB {version('tinydb')}",
        f"250 bytes written and flushed in {_flush_time(folder):.2f} ms",
    )
    return "; ".join(parts)


def _processor() -> str:
    """The model where Linux says it; else the kind."""
    known = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.+)", known.read_text()) if known.exists() else None
    return found[1] if found else platform.machine()


def _flush_time(folder: Path) -> float:
    """The median in ms of a bare write and flush: no store can be quicker."""
    with (folder / "bare").open("ab", buffering=0) as file:

        def save() -> None:
            file.write(b"x" * 250)
            os.fsync(file.fileno())

        return median(timed(save) for _ in range(FLUSHES))
