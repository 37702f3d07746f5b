"""Where the fonts and pictures lie that the program is shipped with."""

import os
from collections.abc import Mapping
from pathlib import Path

NAMED = "FLET_ASSETS_DIR"
"""The environment variable by which Flet's bundles name the folder."""


def asset_places(environ: Mapping[str, str] | None = None) -> tuple[Path, ...]:
    """The folders in which the assets may lie, the likeliest first; none need exist.

    A bundle names its own; a wheel carries them inside the package; a checkout and an editable
    install have them beside it.
    """
    package = Path(__file__).resolve().parent
    named = (os.environ if environ is None else environ).get(NAMED)
    return (*([Path(named)] if named else []), package / "assets", package.parent / "assets")
