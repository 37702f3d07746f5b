"""The packages that the app needs on a phone or in a browser, and the files of them to include."""

import importlib.metadata
import pickle
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import Distribution, PackageNotFoundError
from pathlib import Path, PurePosixPath

from scorekeeper.packaging.project import (
    COMPILED_SUFFIXES,
    TEST_FOLDERS,
    PackageError,
    Part,
    Project,
    locales_of,
)


def _marker_values(system: str, machine: str) -> dict[str, str]:
    """Return the values of environment markers for a Python that Flet bundles."""
    return {
        "extra": "",
        "implementation_name": "cpython",
        "os_name": "posix",
        "platform_machine": machine,
        "platform_python_implementation": "CPython",
        "platform_system": system,
        "python_full_version": "3.14.2",
        "python_version": "3.14",
        "sys_platform": system.lower(),
    }


BROWSER = _marker_values("Emscripten", "wasm32")
PHONE = _marker_values("Android", "aarch64")

WORKS_WITHOUT_COMPILED_PARTS = frozenset(("msgpack", "MarkupSafe"))
"""Packages whose compiled parts are optional; for phones, Flet has wheels of them as well."""

TOOL_SUFFIXES = (".pyi", ".typed", ".md", ".rst")
LICENCE_NAMES = ("licen", "copying", "notice", "authors")  # beginnings of file names
LOCALES = PurePosixPath("babel/locale-data")
ROOT_LOCALE = "root"
"""The locale that all others inherit from."""
TIME_ZONES = PurePosixPath("pytz/zoneinfo")  # the app uses only the device's own time
UNUSED_LOCALE_DATA = (
    *("time_zones", "meta_zones", "date_fields"),
    *("currency_names", "currency_names_plural", "compact_currency_formats"),
    *("unit_patterns", "compound_unit_patterns", "unit_display_names"),
)
"""Parts of Babel's locales about currencies, units and time zones: the larger part."""
GLOBAL_DATA = PurePosixPath("babel/global.dat")
UNUSED_GLOBAL_DATA = (
    *("likely_subtags", "territory_languages", "territory_currencies", "territory_zones"),
    *("zone_territories", "zone_aliases", "windows_zone_mapping", "meta_zones"),
    *("all_currencies", "currency_fractions"),
)
"""Parts of Babel's global data about other languages, currencies and time zones."""


def needed_packages(
    requirements: Iterable[str], environment: Mapping[str, str]
) -> tuple[Distribution, ...]:
    """Return the installed packages that meet requirements, and the packages that they require.

    Args:
        requirements: Requirements as pip writes them.
        environment: Values of environment markers: `BROWSER` or `PHONE`.

    Raises:
        PackageError: If a package is not installed, has an unsuitable version, or needs its
            compiled parts.
    """
    try:
        from packaging.requirements import Requirement  # noqa: PLC0415  of an extra
        from packaging.utils import canonicalize_name  # noqa: PLC0415
    except ImportError as error:
        raise PackageError("not_installed", name="packaging") from error

    packages: dict[str, Distribution] = {}
    waiting = list(requirements)
    while waiting:
        requirement = Requirement(waiting.pop(0))
        name = canonicalize_name(requirement.name)
        applies = requirement.marker is None or requirement.marker.evaluate(dict(environment))
        if name in packages or not applies:
            continue

        package = _installed_package(name)
        if not requirement.specifier.contains(package.version, prereleases=True):
            raise PackageError(
                "other_version",
                name=name,
                version=package.version,
                wanted=f"{requirement.name}{requirement.specifier}",
            )
        if not is_pure(package):
            raise PackageError("compiled_parts", name=name)
        packages[name] = package
        waiting += package.requires or ()
    return tuple(packages.values())


def _installed_package(name: str) -> Distribution:
    try:
        return importlib.metadata.distribution(name)
    except PackageNotFoundError as error:
        raise PackageError("not_installed", name=name) from error


def is_pure(package: Distribution) -> bool:
    """Return True if a package works without compiled parts."""
    wheel_metadata = package.read_text("WHEEL") or ""
    is_pure_wheel = "Root-Is-Purelib: true" in wheel_metadata
    return is_pure_wheel or package.metadata["Name"] in WORKS_WITHOUT_COMPILED_PARTS


def package_parts(project: Project) -> Iterator[Part]:
    """Yield the files of all packages that the app needs in a browser.

    Raises:
        PackageError: As `needed_packages` and `parts_of`.
    """
    locales = locales_of(project.code)
    for package in needed_packages(project.dependencies, BROWSER):
        for part in parts_of(package):
            if part.source.is_file() and is_included(part.place, locales=locales):
                yield part


def parts_of(package: Distribution) -> Iterator[Part]:
    """Yield the installed files of a package, without scripts outside the folder of packages.

    Raises:
        PackageError: If the installation has no list of files.
    """
    if package.files is None:
        raise PackageError("unknown_files", name=package.metadata["Name"])
    for file in package.files:
        if ".." not in file.parts and not file.is_absolute():
            yield Part(source=Path(str(package.locate_file(file))), place=file)


def is_included(place: PurePosixPath, *, locales: Iterable[str]) -> bool:
    """Return True if the app needs the file at a place; of Babel's locales only `locales`."""
    if not set(TEST_FOLDERS).isdisjoint(place.parts[:-1]):
        return False
    if place.is_relative_to(TIME_ZONES):
        return False
    if place.parts[0].endswith(".dist-info"):
        # The metadata have the version; licences must accompany the code.
        return place.name == "METADATA" or place.name.lower().startswith(LICENCE_NAMES)
    if place.parent == LOCALES:
        return place.stem in {ROOT_LOCALE, *locales}
    return place.suffix not in (*COMPILED_SUFFIXES, *TOOL_SUFFIXES)


def content_of(part: Part) -> bytes:
    """Return the content of a file; data of Babel without parts that the app never reads."""
    content = part.source.read_bytes()
    if part.place.parent == LOCALES:
        return _without_entries(content, UNUSED_LOCALE_DATA)
    if part.place == GLOBAL_DATA:
        return _without_entries(content, UNUSED_GLOBAL_DATA)
    return content


def _without_entries(pickled: bytes, keys: Iterable[str]) -> bytes:
    """Return a pickled dictionary with some values replaced by empty dictionaries."""
    data = pickle.loads(pickled)  # noqa: S301  of an installed package
    emptied: dict[str, object] = {key: {} for key in keys if key in data}
    return pickle.dumps(data | emptied, protocol=2)
