"""The icons of Flutter's controls: a small font in place of the one that Flet brings.

    python -m tests.packaging.icons

writes it anew, which is due once Flutter draws an icon that it did not draw before.
"""

from importlib.resources import files
from pathlib import Path

import scorekeeper.server
from scorekeeper.packaging.symbols import reduced_font

WRITTEN = Path(scorekeeper.server.__file__).with_name("icons.otf")
ALL = files("flet_web") / "web" / "assets" / "fonts" / "MaterialIcons-Regular.otf"


def font() -> bytes:
    """Return the font with the icons that Flutter's own controls draw."""
    return reduced_font(ALL.read_bytes())


if __name__ == "__main__":
    WRITTEN.write_bytes(font())
