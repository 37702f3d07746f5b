"""What makes a site for tests: Node, and less time to pack it where its size is of no matter."""

import lzma
from pathlib import Path

import playwright
import pytest

WHICH = "scorekeeper.packaging.folders.shutil.which"
DRIVER = Path(playwright.__file__).parent / "driver"
"""Where Playwright has a Node, which compiles the Python of a site."""


def pack_quickly(patch: pytest.MonkeyPatch) -> None:
    """Pack a site in a tenth of the time, and larger; it is unpacked in the same way."""
    compress = lzma.compress
    patch.setattr(
        "scorekeeper.packaging.archives.lzma.compress",
        lambda content, **_: compress(content, preset=0),
    )


def use_node(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(WHICH, lambda _: str(DRIVER / "node"))
