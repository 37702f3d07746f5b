"""What goes from this machine into a site or an app, and what of it is not needed there."""

from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from scorekeeper.package.packages import Part

COMPILED = (".so", ".pyd", ".dylib", ".pyc", ".pyx", ".c", ".h")
FOR_TOOLS = (".pyi", ".typed", ".md", ".rst")
LICENCES = ("licen", "copying", "notice", "authors")
"""How the files begin that must go wherever a package goes."""

NOT_RUN = ("tests", "testing", "__pycache__")
"""Folders that no running app looks into."""

DRAWN_WITH = (".py", ".md")
"""Files of the assets with which others were made."""

PICTURE_OF_THE_README = "readme.png"
LOCALES = PurePosixPath("babel/locale-data")
OF_ALL_LANGUAGES = "root"
TIME_ZONES = PurePosixPath("pytz/zoneinfo")
"""The clock of the device is the only one that the app reads."""


def is_carried(place: PurePosixPath, *, languages: Iterable[str]) -> bool:
    """Whether the app needs a file of a package; Babel's locales only for these languages."""
    if set(NOT_RUN) & set(place.parts[:-1]) or place.is_relative_to(TIME_ZONES):
        return False
    if place.parts[0].endswith(".dist-info"):
        return place.name == "METADATA" or is_licence(place)
    if place.parent == LOCALES:
        return place.stem in {OF_ALL_LANGUAGES, *languages}
    return place.suffix not in (*COMPILED, *FOR_TOOLS)


def is_licence(place: PurePosixPath) -> bool:
    """Whether a file says on which conditions its package may be given away."""
    return place.name.lower().startswith(LICENCES)


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
        is_made_with = source.suffix in DRAWN_WITH or place.name == PICTURE_OF_THE_README
        if source.is_file() and not is_made_with and "__pycache__" not in place.parts:
            yield Part(source=source, place=place)


def languages_of(code: Path) -> tuple[str, ...]:
    """The languages that the app has words in."""
    return tuple(sorted(file.stem for file in (code / "i18n" / "catalogues").glob("*.ftl")))
