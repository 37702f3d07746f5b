"""Where the app finds its pictures and fonts, and where it keeps what was played."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from scorekeeper.serve.errors import MissingAssetsError

if TYPE_CHECKING:
    from collections.abc import Mapping

APP_NAME = "Canasta Scorekeeper"


def find_assets(environ: Mapping[str, str] | None = None) -> Path:
    """Find the folder of fonts and pictures, as an absolute path.

    Flet's bundles name it in FLET_ASSETS_DIR; a wheel carries it inside the package;
    a checkout and an editable install have it beside the package.

    Raises MissingAssetsError where none of the three is a folder.
    """
    package = Path(__file__).resolve().parent.parent
    named = (os.environ if environ is None else environ).get("FLET_ASSETS_DIR")
    places = [Path(named)] if named else []
    places += [package / "assets", package.parent / "assets"]
    for place in places:
        if place.is_dir():
            return place.resolve()
    tried = ", ".join(str(place) for place in places)
    raise MissingAssetsError("assets-missing", tried=tried)


def data_folder(given: Path | None, environ: Mapping[str, str]) -> Path:
    """Name the folder of the journal, as an absolute path; it need not exist yet.

    `given` (the person's own choice) comes first, then the private folder that Flet
    gives to a bundled app, then the place that the platform keeps for user data.
    """
    if given is not None:
        return given.expanduser().absolute()
    if bundled := environ.get("FLET_APP_STORAGE_DATA"):
        return Path(bundled).absolute()
    from platformdirs import user_data_path  # noqa: PLC0415  only where it is needed

    return user_data_path(APP_NAME, appauthor=False)
