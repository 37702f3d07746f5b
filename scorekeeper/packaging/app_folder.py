"""Build the folder from which `flet build` makes an app."""

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from scorekeeper.packaging.dependencies import LOCALES, ROOT_LOCALE, TIME_ZONES
from scorekeeper.packaging.project import (
    DESCRIPTION,
    MAIN_FILE,
    MAIN_SOURCE,
    NAME,
    Project,
    asset_parts,
    code_parts,
    copy_parts,
    locales_of,
    this_project,
)
from scorekeeper.publishing.folder import FolderSummary, whole_folder

README = "README.md"
PLATFORMS = ("apk", "aab", "ipa", "macos", "windows", "linux", "web")  # the targets of `flet build`
README_TEXT = """# Canasta Scorekeeper: sources for building the app

This folder was made by `scorekeeper package app`. Do not change it: make a new one instead.

To build an app, install Flet's tools with `pip install "{flet}"`, and everything that the
documentation of Flet requires on your system. Then run one of these commands in this folder:

{commands}

The app is then in `build/`. Icons, splash screen and permissions are set in `pyproject.toml`.
"""


def build_app(target: Path) -> FolderSummary:
    """Write the sources of the app for `flet build` into a folder, which must be new or empty.

    Raises:
        PackageError: If the project is incomplete; nothing of the folder remains.
        FolderError: If the folder cannot be written.
    """
    project = this_project()
    with whole_folder(target) as folder:
        copy_parts(code_parts(project.code), folder)
        copy_parts(asset_parts(project.assets), folder / "assets")
        (folder / MAIN_FILE).write_text(MAIN_SOURCE, "utf-8")
        (folder / "pyproject.toml").write_text(app_settings(project), "utf-8")
        (folder / README).write_text(_readme(project), "utf-8")
    return FolderSummary.measure(target.expanduser())


def _readme(project: Project) -> str:
    """Return the README of the folder, with the commands that build the app."""
    flet_requirement = next(text for text in project.dependencies if text.startswith("flet=="))
    return README_TEXT.format(
        # The extra `cli` installs the command `flet`.
        flet=flet_requirement.replace("flet", "flet[cli]", 1),
        commands="\n".join(f"    flet build {platform}" for platform in PLATFORMS),
    )


def app_settings(project: Project) -> str:
    """Return the app's pyproject.toml: the project, and the settings of Flet's build.

    The settings delete the files of packages that the app does not need: 30 of Babel's 31 MB.
    """
    metadata = {
        "name": NAME,
        "version": project.version,
        "description": DESCRIPTION,
        "readme": README,
        "requires-python": project.requires_python,
        "dependencies": list(project.dependencies),
    }
    lines = ["[project]"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in metadata.items()]

    build_settings = (files("scorekeeper.packaging") / "app.toml").read_text("utf-8")

    other_locales = globs_for_others({ROOT_LOCALE, *locales_of(project.code)})
    globs = [f"{LOCALES}/{glob}.dat" for glob in other_locales]
    globs.append(f"{TIME_ZONES}/**")
    deleted = ",\n".join(f'    "**/{glob}"' for glob in globs)
    cleanup = f"\n[tool.flet.cleanup]\npackage_files = [\n{deleted},\n]\n"

    return "\n".join(lines) + "\n" + build_settings + cleanup


def globs_for_others(names: set[str]) -> Iterator[str]:
    """Yield globs that together match every name except `names`.

    A list of the names to match would be too long for a command line, because there are about a
    thousand locales. For each prefix of a given name, one glob matches all names that continue
    differently: for `de` these are `[!d]*`, `d[!e]*` and `de?*`, with `d` itself.
    """
    beginnings = sorted({name[:length] for name in names for length in range(len(name) + 1)})
    for beginning in beginnings:
        longer = [
            other
            for other in beginnings
            if len(other) == len(beginning) + 1 and other.startswith(beginning)
        ]
        next_characters = sorted(other[-1] for other in longer)
        if next_characters:
            yield f"{beginning}[!{''.join(next_characters)}]*"
        else:
            yield f"{beginning}?*"

        # The prefix itself is a name to match, unless it is one of the given names.
        if beginning and beginning not in names:
            yield beginning
