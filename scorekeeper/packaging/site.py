"""A folder that any web server can serve: the app, its Python and all that it needs."""

import hashlib
import importlib.metadata
import importlib.util
import json
import re
import shutil
import zipfile
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from scorekeeper.packaging import contents
from scorekeeper.packaging.contents import TO_INSTALL, Made, PackageError, Part, Project
from scorekeeper.ui.theme import FONTS as FONTS_OF_THE_APP

SAME_TIME = (2000, 1, 1, 0, 0, 0)  # of every file, so that the same code makes the same archive
FILE = 0o644 << 16
WORKER = "service_worker.js"


def build_site(target: Path) -> Made:
    """Make a site in a folder that is new or empty.

    It needs nothing from any other place, opens without a network after the first visit, and
    works in any folder of a server. Raises `PackageError`; then nothing of it is left.
    """
    project = contents.this_project()
    with contents.whole_folder(target) as folder:
        copy_client(folder)
        contents.copy_parts(contents.asset_parts(project.assets), folder)
        write_archive(folder / "app.zip", project)
        for name in ("index.html", "start.js", "manifest.json"):
            text = template(name)
            for mark in ("TITLE", "SHORT_TITLE", "ABOUT"):
                text = text.replace(f"%{mark}%", json.dumps(getattr(contents, mark))[1:-1])
            (folder / name).write_text(text, "utf-8")
        write_worker(folder, template(WORKER))
    return Made.of(target.expanduser())


def template(name: str) -> str:
    return (files("scorekeeper.packaging") / "web" / name).read_text("utf-8")


def write_archive(path: Path, project: Project) -> None:
    """Write the app and all packages that it needs in a browser.

    Raises `PackageError` where one of them is missing or cannot run there.
    """
    code, packages = contents.code_parts(project.code), package_parts(project)
    entries = {"main.py": contents.STARTING.encode()}
    entries |= {str(part.place): part.source.read_bytes() for part in code}
    # Flet's page looks for packages there.
    entries |= {f"__pypackages__/{part.place}": part.source.read_bytes() for part in packages}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(entries):
            entry = zipfile.ZipInfo(name, SAME_TIME)
            entry.external_attr, entry.compress_type = FILE, zipfile.ZIP_DEFLATED
            archive.writestr(entry, entries[name])


def package_parts(project: Project) -> Iterable[Part]:
    languages = contents.languages_of(project.code)
    for package in contents.needed_packages(project.dependencies, contents.BROWSER):
        for part in contents.parts_of(package):
            if part.source.is_file() and contents.is_carried(part.place, languages=languages):
                yield part


ENGINE = ("flutter_bootstrap.js", "python.js", "python-worker.js")
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
PYTHON = tuple(f"pyodide/{name}" for name in (*_PYODIDE, "python_stdlib.zip"))
_ENDS = ("js", "wasm")
_WASM = ("main.dart.mjs", "main.dart.wasm")
DRAWN = {
    "skwasm": (*_WASM, "canvaskit/skwasm.js", "canvaskit/skwasm.wasm"),
    "skwasm_heavy": (*_WASM, "canvaskit/skwasm_heavy.js", "canvaskit/skwasm_heavy.wasm"),
    "chromium": ("main.dart.js", *(f"canvaskit/chromium/canvaskit.{end}" for end in _ENDS)),
    "canvaskit": ("main.dart.js", *(f"canvaskit/canvaskit.{end}" for end in _ENDS)),
}
"""The ways to draw, of which each browser takes one, and the files of each."""

PICTURES = (
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/fonts/MaterialIcons-Regular.otf",
    "assets/fonts/roboto.woff2",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
)
LICENCES = "assets/NOTICES"  # not cached for times without a network

FONTS = {
    "MaterialIcons": "fonts/MaterialIcons-Regular.otf",
    "Roboto": "fonts/roboto.woff2",
    **{family: f"../{place}" for family, place in FONTS_OF_THE_APP.items()},
}
"""Those that the client loads before it draws, by family.

The client knows more, which the app does not use, and would look elsewhere for the symbols if it
learned of them only when they are to be drawn.
"""

WORKER_OF_FLUTTER = re.compile(
    r"\s*serviceWorkerSettings: \{.*?\},(?=\s*onEntrypointLoaded)", re.DOTALL
)
"""Flutter would put a worker in place of ours that does nothing but end itself."""


def copy_client(target: Path) -> None:
    """Copy the files of Flet's web client that a site needs into a folder.

    Raises `PackageError` where the client is not installed, or is not the one known here.
    """
    web = _web_folder()
    drawn = {file for files in DRAWN.values() for file in files}
    for name in sorted({*ENGINE, *PYTHON, *PICTURES, *drawn, LICENCES}):
        if not (web / name).is_file():
            raise PackageError(f"Flet's web client has no file {name}; {TO_INSTALL}")
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(web / name, target / name)
    listed = [{"family": name, "fonts": [{"asset": place}]} for name, place in FONTS.items()]
    (target / "assets" / "FontManifest.json").write_text(json.dumps(listed), "utf-8")
    bootstrap = target / ENGINE[0]
    text, count = WORKER_OF_FLUTTER.subn("", bootstrap.read_text("utf-8"))
    if count != 1:
        raise PackageError(f"this version of Flet's web client is not known here; {TO_INSTALL}")
    bootstrap.write_text(text, "utf-8")


def _web_folder() -> Path:
    """Find the folder of the client; it must be of the version that Flet itself has."""
    spec = importlib.util.find_spec("flet_web")
    if spec is None or not spec.submodule_search_locations:
        raise PackageError(f"Flet's web client is not installed; {TO_INSTALL}")
    flet, client = (importlib.metadata.version(name) for name in ("flet", "flet-web"))
    if flet != client:
        raise PackageError(f"Flet is {flet}, its web client {client}; {TO_INSTALL}")
    return Path(spec.submodule_search_locations[0]) / "web"


def write_worker(site: Path, template: str) -> None:
    """Write the worker of a finished site, with the digest of every file.

    Its text changes whenever a file of the site does, which is how a browser sees a new version.
    """
    paths = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    files = {
        path: hashlib.sha256((site / path).read_bytes()).hexdigest()
        for path in sorted(paths)
        if path not in (WORKER, LICENCES) and "licences/" not in path
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    drawn = {way: sorted(paths) for way, paths in DRAWN.items()}
    listing = json.dumps({"version": version, "files": files, "drawn": drawn}, indent=1)
    (site / WORKER).write_text(template.replace("/* the site */ null", listing), "utf-8")
