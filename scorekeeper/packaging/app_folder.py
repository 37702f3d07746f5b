"""The folder from which `flet build` makes apps for phones, desktops and the web."""

import json
import shutil
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

from scorekeeper.packaging.contents import (
    ABOUT,
    LOCALES,
    NAME,
    OF_ALL_LANGUAGES,
    STARTING,
    TIME_ZONES,
    Made,
    Project,
    asset_parts,
    code_parts,
    languages_of,
    this_project,
    whole_folder,
)

START, SETTINGS, README = "main.py", "pyproject.toml", "README.md"
PLATFORMS = ("apk", "aab", "ipa", "macos", "windows", "linux", "web")
"""The targets of `flet build`."""

EXPLAINED = """# {title}: an app to be built

Made by `scorekeeper package app`; make it anew rather than change it. In this folder, with
`pip install "{flet}"` and what Flet's own pages ask for on your system:

{commands}

Each command leaves its app in `build/`. Icons, splash and permissions stand in `pyproject.toml`.
"""


def build_app(target: Path) -> Made:
    """Make the folder of the app, in a folder that is new or empty.

    Raises `PackageError`; then nothing of it is left.
    """
    project = this_project()
    with whole_folder(target) as folder:
        places = [(part.source, folder / part.place) for part in code_parts(project.code)]
        assets = asset_parts(project.assets)
        places += [(part.source, folder / "assets" / part.place) for part in assets]
        for source, place in places:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, place)
        (folder / START).write_text(STARTING, "utf-8")
        (folder / SETTINGS).write_text(settings(project), "utf-8")
        (folder / README).write_text(_explained(project.dependencies), "utf-8")
    return Made.of(target.expanduser())


def settings(project: Project) -> str:
    """The text of the app's pyproject.toml: the project, and the settings of Flet's build."""
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
    taken_out = ",\n".join(f'    "{glob}"' for glob in trimmed(languages_of(project.code)))
    cleanup = f"\n[tool.flet.cleanup]\npackage_files = [\n{taken_out},\n]\n"
    return "\n".join(lines) + "\n" + own + cleanup


def _explained(dependencies: Iterable[str]) -> str:
    flet = next(dependency for dependency in dependencies if dependency.startswith("flet=="))
    commands = "\n".join(f"    flet build {platform}" for platform in PLATFORMS)
    wanted = flet.replace("flet", "flet[cli]", 1)
    return EXPLAINED.format(title=ABOUT.rstrip("."), flet=wanted, commands=commands)


def trimmed(languages: Iterable[str]) -> tuple[str, ...]:
    """Globs of the files that an app in these languages does not need: 30 of Babel's 31 MB."""
    locales = all_but({OF_ALL_LANGUAGES, *languages})
    return (*(f"**/{LOCALES}/{locale}.dat" for locale in locales), f"**/{TIME_ZONES}/**")


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
