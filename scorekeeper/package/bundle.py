"""The folder from which `flet build` makes apps for phones, desktops and the web."""

import json
import shutil
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from scorekeeper.package.carried import asset_parts, code_parts, languages_of
from scorekeeper.package.folder import Made, whole_folder
from scorekeeper.package.project import ABOUT, NAME, STARTING, Project, this_project
from scorekeeper.package.trimming import trimmed

START, SETTINGS, README = "main.py", "pyproject.toml", "README.md"
PLATFORMS = ("apk", "aab", "ipa", "macos", "windows", "linux", "web")
"""What `flet build` can be asked for."""

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
        for part in code_parts(project.code):
            _copy(part.source, folder / part.place)
        for part in asset_parts(project.assets):
            _copy(part.source, folder / "assets" / part.place)
        (folder / START).write_text(STARTING, "utf-8")
        (folder / SETTINGS).write_text(settings(project), "utf-8")
        (folder / README).write_text(_explained(project.dependencies), "utf-8")
    return Made.of(target.expanduser())


def settings(project: Project) -> str:
    """The text of the app's pyproject.toml: what the project is, and how Flet is to build it."""
    head = {
        "name": NAME,
        "version": project.version,
        "description": ABOUT,
        "readme": README,
        "requires-python": project.requires_python,
        "dependencies": list(project.dependencies),
    }
    lines = ["[project]", *(f"{key} = {json.dumps(value)}" for key, value in head.items())]
    own = (files("scorekeeper.package") / "app.toml").read_text("utf-8")
    taken_out = ",\n".join(f'    "{one}"' for one in trimmed(languages_of(project.code)))
    cleanup = f"\n[tool.flet.cleanup]\npackage_files = [\n{taken_out},\n]\n"
    return "\n".join(lines) + "\n" + own + cleanup


def _explained(dependencies: Iterable[str]) -> str:
    flet = next(one for one in dependencies if one.startswith("flet=="))
    commands = "\n".join(f"    flet build {platform}" for platform in PLATFORMS)
    wanted = flet.replace("flet", "flet[cli]", 1)
    return EXPLAINED.format(title=ABOUT.rstrip("."), flet=wanted, commands=commands)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
