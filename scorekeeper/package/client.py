"""Flet's web client, of which a site needs only some files."""

import importlib.metadata
import importlib.util
import json
import re
import shutil
from pathlib import Path

from scorekeeper.package.errors import PackageError
from scorekeeper.package.packages import TO_INSTALL
from scorekeeper.ui.theme import FONTS as FONTS_OF_THE_APP

ENGINE = ("flutter_bootstrap.js", "python.js", "python-worker.js")
PYTHON = (
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide-lock.json",
    "pyodide/python_stdlib.zip",
)
DRAWN = {
    "skwasm": (
        "main.dart.mjs",
        "main.dart.wasm",
        "canvaskit/skwasm.js",
        "canvaskit/skwasm.wasm",
    ),
    "skwasm_heavy": (
        "main.dart.mjs",
        "main.dart.wasm",
        "canvaskit/skwasm_heavy.js",
        "canvaskit/skwasm_heavy.wasm",
    ),
    "chromium": (
        "main.dart.js",
        "canvaskit/chromium/canvaskit.js",
        "canvaskit/chromium/canvaskit.wasm",
    ),
    "canvaskit": (
        "main.dart.js",
        "canvaskit/canvaskit.js",
        "canvaskit/canvaskit.wasm",
    ),
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
LICENCES = "assets/NOTICES"
"""Read by nobody who plays, so it is there but not kept for times without a network."""

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
    """Copy what a site needs of Flet's web client into a folder.

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
    _without_worker(target / ENGINE[0])


def _web_folder() -> Path:
    """Where the client lies; it must be of the version that Flet itself has."""
    spec = importlib.util.find_spec("flet_web")
    if spec is None or not spec.submodule_search_locations:
        raise PackageError(f"Flet's web client is not installed; {TO_INSTALL}")
    flet, client = (importlib.metadata.version(name) for name in ("flet", "flet-web"))
    if flet != client:
        raise PackageError(f"Flet is {flet}, its web client {client}; {TO_INSTALL}")
    return Path(spec.submodule_search_locations[0]) / "web"


def _without_worker(bootstrap: Path) -> None:
    text, found = WORKER_OF_FLUTTER.subn("", bootstrap.read_text("utf-8"))
    if found != 1:
        raise PackageError(f"this version of Flet's web client is not known here; {TO_INSTALL}")
    bootstrap.write_text(text, "utf-8")
