"""Flet's web client: the files that a site needs of it."""

import importlib.metadata
import importlib.util
import json
import re
import shutil
from pathlib import Path

from scorekeeper.packaging import symbols
from scorekeeper.packaging.project import PackageError
from scorekeeper.ui.theme import FONTS as APP_FONTS

STANDARD_LIBRARY = "pyodide/python_stdlib.zip"
BOOTSTRAP = "flutter_bootstrap.js"
ENGINE = (BOOTSTRAP, "python.js", "python-worker.js")
PYTHON = (
    "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide-lock.json",
)
RENDERERS = {
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
"""Flutter's renderers with their files; each browser uses one of them."""
ASSETS = (
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/fonts/MaterialIcons-Regular.otf",
    "assets/fonts/roboto.woff2",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
)
CLIENT_LICENCES = "assets/NOTICES"  # not cached for use without a network

FONTS = {
    "MaterialIcons": "fonts/MaterialIcons-Regular.otf",
    "Roboto": "fonts/roboto.woff2",
    **{family: f"../{place}" for family, place in APP_FONTS.items()},
}
"""The fonts that the client loads before it draws, by family.

The client's own list has more fonts, which the app does not use. The app's fonts must be in this
list: the client looks on other sites for a symbol that it lacks when it draws.
"""

FLUTTER_WORKER_SETTINGS = re.compile(
    r"(?s)\s*serviceWorkerSettings: \{.*?\},(?=\s*onEntrypointLoaded)"
)
"""With these settings Flutter would replace the site's service worker by one that only ends."""


def copy_client(target: Path) -> None:
    """Copy the files of Flet's web client that a site needs into a folder.

    Raises:
        PackageError: If the client or fontTools is not installed, or the client has other files
            than expected.
    """
    web = web_folder()
    renderer_files = {file for files in RENDERERS.values() for file in files}
    for name in sorted({*ENGINE, *PYTHON, *ASSETS, *renderer_files, CLIENT_LICENCES}):
        if not (web / name).is_file():
            raise PackageError("client_lacks_file", file=name)
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(web / name, target / name)

    _write_fonts(target / "assets")
    _remove_worker_settings(target / BOOTSTRAP)


def _write_fonts(assets: Path) -> None:
    """Reduce the font of symbols in `assets` to those in use, and write the list of fonts."""
    font = assets / FONTS["MaterialIcons"]
    try:
        font.write_bytes(symbols.reduced_font(font.read_bytes()))
    except ImportError as error:
        raise PackageError("not_installed", name="fonttools") from error

    manifest = [{"family": name, "fonts": [{"asset": place}]} for name, place in FONTS.items()]
    (assets / "FontManifest.json").write_text(json.dumps(manifest), "utf-8")


def _remove_worker_settings(bootstrap: Path) -> None:
    text, count = FLUTTER_WORKER_SETTINGS.subn("", bootstrap.read_text("utf-8"))
    if count != 1:
        raise PackageError("client_unknown")
    bootstrap.write_text(text, "utf-8")


def web_folder() -> Path:
    """Return the folder with the files of the installed web client.

    Raises:
        PackageError: If it is not installed, or has another version than Flet.
    """
    spec = importlib.util.find_spec("flet_web")
    if spec is None or not spec.submodule_search_locations:
        raise PackageError("not_installed", name="flet-web")
    flet_version = importlib.metadata.version("flet")
    client_version = importlib.metadata.version("flet-web")
    if flet_version != client_version:
        raise PackageError("client_of_another", flet=flet_version, client=client_version)
    return Path(spec.submodule_search_locations[0]) / "web"
