"""The worker that keeps a site in the browser, so that it opens without a network."""

import hashlib
import json
from pathlib import Path

from scorekeeper.package.client import DRAWN, LICENCES

WORKER = "service_worker.js"
PLACE = "/* the site */ null"
"""Stands in the worker for the list of files."""


def write_worker(site: Path, template: str) -> None:
    """Write the worker of a finished site: it knows every file by its digest.

    Its text changes whenever a file of the site does, which is how a browser sees a new version.
    """
    files = {path: _digest(site / path) for path in _paths(site)}
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    drawn = {way: sorted(paths) for way, paths in DRAWN.items()}
    listing = json.dumps({"version": version, "files": files, "drawn": drawn}, indent=1)
    (site / WORKER).write_text(template.replace(PLACE, listing), "utf-8")


def _paths(site: Path) -> list[str]:
    """Every file that a browser may ask for while somebody plays."""
    found = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    return sorted(
        path for path in found if path not in (WORKER, LICENCES) and "licences/" not in path
    )


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
