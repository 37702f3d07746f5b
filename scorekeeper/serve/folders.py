"""Where the app finds its pictures and fonts, and where it keeps what was played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from scorekeeper.serve.errors import MissingAssetsError
from scorekeeper.shipped import asset_places

if TYPE_CHECKING:
    from collections.abc import Mapping

APP_NAME = "Canasta Scorekeeper"


def find_assets(environ: Mapping[str, str] | None = None) -> Path:
    """Find the folder of fonts and pictures, as an absolute path.

    Raises MissingAssetsError where none of its places is a folder.
    """
    places = asset_places(environ)
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
