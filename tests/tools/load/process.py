"""The use that a process makes of its machine, as Linux counts it."""

import os
from dataclasses import dataclass
from pathlib import Path

MEGABYTE = 1024.0
"""Kilobytes, in which Linux counts memory."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Megabytes in use; None where the system does not say."""

    resident: float | None
    """All that is in memory, shared or not: VmRSS."""
    share: float | None
    """The same, with what is shared divided among those who share it: PSS."""


def memory_of(pid: int) -> Memory:
    folder = Path(f"/proc/{pid}")
    return Memory(_kept(folder / "status", "VmRSS"), _kept(folder / "smaps_rollup", "Pss"))


def each(before: Memory, after: Memory, count: int) -> Memory:
    return Memory(
        _share(before.resident, after.resident, count), _share(before.share, after.share, count)
    )


def processor_time(pid: int) -> float | None:
    try:
        said = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    fields = said.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _kept(file: Path, name: str) -> float | None:
    try:
        lines = file.read_text().splitlines()
    except OSError:
        return None
    found = (line.split()[1] for line in lines if line.startswith(f"{name}:"))
    return next((int(one) / MEGABYTE for one in found), None)


def _share(before: float | None, after: float | None, count: int) -> float | None:
    return None if before is None or after is None else (after - before) / count
