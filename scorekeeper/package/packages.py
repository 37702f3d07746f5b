"""The packages that the app needs elsewhere, found among those that are installed here."""

import importlib.metadata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError
from pathlib import Path, PurePosixPath

from scorekeeper.package.errors import PackageError

Says = Mapping[str, str]
BUNDLED: Says = {
    "os_name": "posix",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "python_version": "3.14",
    "python_full_version": "3.14.2",
    "extra": "",
}
BROWSER: Says = {
    **BUNDLED,
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "platform_machine": "wasm32",
}
PHONE: Says = {
    **BUNDLED,
    "sys_platform": "android",
    "platform_system": "Android",
    "platform_machine": "aarch64",
}
"""What Python says of itself there, for requirements that depend on it."""

PURE_WITHOUT = frozenset(("msgpack",))
"""Packages with compiled parts that do without them; Flet has them for phones as well."""

TO_INSTALL = 'this installs what a site needs: pip install "scorekeeper[package]"'


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One file of a package: where it lies here, and where it goes."""

    source: Path
    place: PurePosixPath


def needed_packages(requirements: Iterable[str], there: Says) -> tuple[Distribution, ...]:
    """All that these requirements need where Python says this of itself, they themselves first.

    Raises `PackageError` where one is not installed, is there in a version that does not fit, or
    cannot do without its compiled parts.
    """
    found: dict[str, Distribution] = {}
    waiting = list(requirements)
    while waiting:
        name, wanted = _wanted(waiting.pop(0), there)
        if name in found or not wanted:
            continue
        found[name] = _installed(name, wanted)
        waiting += found[name].requires or ()
    return tuple(found.values())


def parts_of(package: Distribution) -> Iterator[Part]:
    """The files that were installed for a package; `PackageError` where nothing lists them."""
    name = package.metadata["Name"]
    if package.files is None:
        raise PackageError(f"{name}: nothing says which files it has; install it with pip")
    for file in package.files:
        if ".." not in file.parts and not file.is_absolute():
            yield Part(source=Path(str(package.locate_file(file))), place=file)


def is_pure(package: Distribution) -> bool:
    """Whether a package runs wherever Python does."""
    purity = "Root-Is-Purelib: true" in (package.read_text("WHEEL") or "")
    return purity or package.metadata["Name"] in PURE_WITHOUT


def _wanted(requirement: str, there: Says) -> tuple[str, str]:
    """The plain name in a requirement, and all of it; nothing where it is not needed there."""
    try:
        from packaging.requirements import Requirement  # noqa: PLC0415  of an extra
        from packaging.utils import canonicalize_name  # noqa: PLC0415
    except ImportError as error:
        raise PackageError(f"the package packaging is missing; {TO_INSTALL}") from error
    read = Requirement(requirement)
    applies = read.marker is None or read.marker.evaluate(dict(there))
    return canonicalize_name(read.name), f"{read.name}{read.specifier}" if applies else ""


def _installed(name: str, wanted: str) -> Distribution:
    from packaging.requirements import Requirement  # noqa: PLC0415

    try:
        package = importlib.metadata.distribution(name)
    except PackageNotFoundError as error:
        raise PackageError(f"{name} is not installed; {TO_INSTALL}") from error
    if not Requirement(wanted).specifier.contains(package.version, prereleases=True):
        raise PackageError(
            f"{name} {package.version} is installed, wanted is {wanted}; {TO_INSTALL}"
        )
    if not is_pure(package):
        raise PackageError(f"{name} has compiled parts, so it cannot be carried elsewhere")
    return package
