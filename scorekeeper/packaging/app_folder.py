"""The folder from which `flet build` makes apps for phones, desktops and the web."""

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from scorekeeper.packaging import contents
from scorekeeper.packaging.contents import ABOUT, Made, Project

README = "README.md"
PLATFORMS = ("apk", "aab", "ipa", "macos", "windows", "linux", "web")  # the targets of `flet build`

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
    project = contents.this_project()
    with contents.whole_folder(target) as folder:
        contents.copy_parts(contents.code_parts(project.code), folder)
        contents.copy_parts(contents.asset_parts(project.assets), folder / "assets")
        (folder / "main.py").write_text(contents.STARTING, "utf-8")
        (folder / "pyproject.toml").write_text(settings(project), "utf-8")
        flet = next(need for need in project.dependencies if need.startswith("flet=="))
        text = EXPLAINED.format(
            title=ABOUT.rstrip("."),
            flet=flet.replace("flet", "flet[cli]", 1),
            commands="\n".join(f"    flet build {platform}" for platform in PLATFORMS),
        )
        (folder / README).write_text(text, "utf-8")
    return Made.of(target.expanduser())


def settings(project: Project) -> str:
    """Write the app's pyproject.toml: the project, and the settings of Flet's build.

    Files that an app in its languages does not need are taken out: 30 of Babel's 31 MB.
    """
    head = {
        "name": contents.NAME,
        "version": project.version,
        "description": ABOUT,
        "readme": README,
        "requires-python": project.requires_python,
        "dependencies": list(project.dependencies),
    }
    lines = ["[project]", *(f"{key} = {json.dumps(value)}" for key, value in head.items())]
    own = (files("scorekeeper.packaging") / "app.toml").read_text("utf-8")
    locales = all_but({contents.OF_ALL_LANGUAGES, *contents.languages_of(project.code)})
    globs = [*(f"{contents.LOCALES}/{name}.dat" for name in locales), f"{contents.TIME_ZONES}/**"]
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
