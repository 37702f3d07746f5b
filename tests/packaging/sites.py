"""Sites for tests, made by the command or, where their size is of no matter, in less time."""

import lzma
import subprocess
import sys
from pathlib import Path

import pytest


def pack_quickly(patch: pytest.MonkeyPatch) -> None:
    """Pack a site in a tenth of the time, and larger; it is unpacked in the same way."""
    compress = lzma.compress
    patch.setattr(
        "scorekeeper.packaging.archives.lzma.compress",
        lambda content, **_: compress(content, preset=0),
    )


def call_package(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Call `scorekeeper package`."""
    return subprocess.run(
        [sys.executable, "-m", "scorekeeper", "package", *map(str, arguments)],
        check=False,
        capture_output=True,
        encoding="utf-8",
        timeout=300,  # a busy machine takes its time to compress
    )


def build_by_command(folder: Path) -> None:
    """Make a site, and keep beside it what the command says of it."""
    done = call_package("site", folder)
    assert (done.returncode, done.stderr) == (0, "")
    output_of(folder).write_text(done.stdout, "utf-8")


def output_of(site: Path) -> Path:
    return site.with_suffix(".txt")
