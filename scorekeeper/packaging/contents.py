"""The contents of a site or an app: the project, the packages that it needs, a folder for them."""

import contextlib
import importlib.metadata
import shutil
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError
from pathlib import Path, PurePosixPath

from scorekeeper import __version__
from scorekeeper.errors import ScorekeeperError


class PackageError(ScorekeeperError):
    """A folder that could not be made; the text names reason and remedy, nothing is left of it."""


def _bundled(system: str, machine: str) -> dict[str, str]:
    """Give the markers of a bundled Python, for requirements that depend on them."""
    python = {"python_version": "3.14", "python_full_version": "3.14.2"}
    python |= {"implementation_name": "cpython", "platform_python_implementation": "CPython"}
    there = {"sys_platform": system.lower(), "platform_system": system}
    return {"os_name": "posix", "extra": "", "platform_machine": machine, **python, **there}


BROWSER, PHONE = _bundled("Emscripten", "wasm32"), _bundled("Android", "aarch64")

PURE_WITHOUT = frozenset(("msgpack",))
"""Packages with compiled parts that do without them; Flet has them for phones as well."""

TO_INSTALL = 'this installs what a site needs: pip install "scorekeeper[package]"'


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
        raise PackageError(f"the package packaging is missing; {TO_INSTALL}") from error
    while waiting:
        requirement = Requirement(waiting.pop(0))
        name = canonicalize_name(requirement.name)
        applies = requirement.marker is None or requirement.marker.evaluate(dict(there))
        if name in packages or not applies:
            continue
        try:
            package = importlib.metadata.distribution(name)
        except PackageNotFoundError as error:
            raise PackageError(f"{name} is not installed; {TO_INSTALL}") from error
        if not requirement.specifier.contains(package.version, prereleases=True):
            wanted = f"{requirement.name}{requirement.specifier}"
            raise PackageError(
                f"{name} {package.version} is installed, wanted is {wanted}; {TO_INSTALL}"
            )
        if not is_pure(package):
            raise PackageError(f"{name} has compiled parts, so it cannot be carried elsewhere")
        packages[name] = package
        waiting += package.requires or ()
    return tuple(packages.values())


def parts_of(package: Distribution) -> Iterator[Part]:
    name = package.metadata["Name"]
    if package.files is None:
        raise PackageError(f"{name}: nothing says which files it has; install it with pip")
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
TIME_ZONES = PurePosixPath("pytz/zoneinfo")  # the app reads no clock but the device's


def is_carried(place: PurePosixPath, *, languages: Iterable[str]) -> bool:
    """True if the app needs a file of a package; Babel's locales only for these languages."""
    if set(NOT_RUN) & set(place.parts[:-1]) or place.is_relative_to(TIME_ZONES):
        return False
    if place.parts[0].endswith(".dist-info"):
        return place.name == "METADATA" or place.name.lower().startswith(LICENCES)
    if place.parent == LOCALES:
        return place.stem in {OF_ALL_LANGUAGES, *languages}
    return place.suffix not in (*COMPILED, *FOR_TOOLS)


def code_parts(code: Path) -> Iterator[Part]:
    """The files of the project's own package; its assets lie elsewhere."""
    for source in sorted(code.rglob("*")):
        place = PurePosixPath(source.relative_to(code.parent).as_posix())
        is_left = place.parts[1] == "assets" or set(NOT_RUN) & set(place.parts)
        if source.is_file() and not is_left and source.suffix not in COMPILED:
            yield Part(source=source, place=place)


def asset_parts(assets: Path) -> Iterator[Part]:
    """Fonts, pictures and licences, without the programs that drew them."""
    for source in sorted(assets.rglob("*")):
        place = PurePosixPath(source.relative_to(assets).as_posix())
        is_made_with = source.suffix in {".py", ".md"} or place.name == "readme.png"
        if source.is_file() and not is_made_with and "__pycache__" not in place.parts:
            yield Part(source=source, place=place)


def languages_of(code: Path) -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in (code / "i18n" / "catalogues").glob("*.ftl")))


NAME = "scorekeeper"
TITLE, SHORT_TITLE = "Canasta Scorekeeper", "Canasta"
ABOUT = "Keeps score of canasta that is played with real cards."
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
        raise PackageError(f"the folder of fonts and pictures is missing: {places[0]}")
    checkout = code.parent / "pyproject.toml"
    if checkout.is_file():  # its requirements may be newer than those at its installation
        project = tomllib.loads(checkout.read_text("utf-8")).get("project", {})
        if project.get("name") == NAME:
            needed, python = tuple(project["dependencies"]), project["requires-python"]
            return Project(code=code, assets=assets, dependencies=needed, requires_python=python)
    try:
        metadata = importlib.metadata.metadata(NAME)
    except PackageNotFoundError as error:
        raise PackageError(f"{NAME} is not installed, so nothing says what it needs") from error
    listed, python = metadata.get_all("Requires-Dist") or [], metadata["Requires-Python"]
    needed = tuple(package for package in listed if "extra ==" not in package)
    return Project(code=code, assets=assets, dependencies=needed, requires_python=python)


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    folder: Path
    files: int
    size: int  # bytes of all files together

    @classmethod
    def of(cls, folder: Path) -> "Made":
        sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
        return cls(folder=folder, files=len(sizes), size=sum(sizes))


@contextlib.contextmanager
def whole_folder(target: Path) -> Iterator[Path]:
    """Yield an empty folder to fill, which becomes `target` at the end without an exception.

    Else nothing of it is left. Raises `PackageError` where the target is a file, is not empty or
    cannot be written, also where the disk refuses while the folder is being filled.
    """
    target = target.expanduser().absolute()
    try:
        if target.exists() and not target.is_dir():
            raise PackageError(f"{target}: this is a file; name a folder that is new or empty")
        if target.is_dir() and any(target.iterdir()):
            what = "this folder is not empty; name one that is, or a new one"
            raise PackageError(f"{target}: {what}")
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
        try:
            yield fresh
            fresh.chmod(0o755)  # a web server is seldom the person who made a site
            if target.exists():
                target.rmdir()  # where something has come into it meanwhile, this refuses
            fresh.rename(target)
        except BaseException:
            shutil.rmtree(fresh, ignore_errors=True)
            raise
    except OSError as error:
        where = f" ({error.filename})" if error.filename else ""
        message = f"{target}: cannot be made, {error.strerror or error}{where}"
        raise PackageError(message) from error
