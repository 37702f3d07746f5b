"""A folder that any web server can serve: the app, its Python and all that it needs."""

import json
import shutil
from importlib.resources import files
from pathlib import Path

from scorekeeper.package.archive import write_archive
from scorekeeper.package.carried import asset_parts
from scorekeeper.package.client import copy_client
from scorekeeper.package.folder import Made, whole_folder
from scorekeeper.package.offline import WORKER, write_worker
from scorekeeper.package.project import ABOUT, SHORT_TITLE, TITLE, this_project

ARCHIVE = "app.zip"
PAGE, SCRIPT, MANIFEST = "index.html", "start.js", "manifest.json"


def build_site(target: Path) -> Made:
    """Make a site in a folder that is new or empty.

    It needs nothing from any other place, opens without a network after the first visit, and
    works in any folder of a server. Raises `PackageError`; then nothing of it is left.
    """
    project = this_project()
    with whole_folder(target) as folder:
        copy_client(folder)
        for part in asset_parts(project.assets):
            place = folder / part.place
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(part.source, place)
        write_archive(folder / ARCHIVE, project)
        for name in (PAGE, SCRIPT, MANIFEST):
            (folder / name).write_text(_written(name), "utf-8")
        write_worker(folder, template(WORKER))
    return Made.of(target.expanduser())


def _written(name: str) -> str:
    """A page of the site with the names of the app in it."""
    text = template(name)
    for place, said in (("%TITLE%", TITLE), ("%SHORT_TITLE%", SHORT_TITLE), ("%ABOUT%", ABOUT)):
        text = text.replace(place, json.dumps(said)[1:-1])
    return text


def template(name: str) -> str:
    """The text of a page of the site, as it lies in this package."""
    return (files("scorekeeper.package") / "web" / name).read_text("utf-8")
