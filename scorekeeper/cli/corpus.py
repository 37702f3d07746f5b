"""Export the project's own rule cases as a Data Package (Frictionless) for other programs."""

import hashlib
import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from scorekeeper import __version__
from scorekeeper.cli.schema import schema
from scorekeeper.publishing.folder import FolderSummary, whole_folder

PACKAGE = Path(__file__).resolve().parents[1]
CASES_IN_WHEEL = PACKAGE / "case_law"
CASES_IN_CHECKOUT = PACKAGE.parent / "tests" / "cases"
SCHEMAS = ("cases", "runner", "side-deal")
LICENCE = {
    "name": "CC0-1.0",
    "path": "https://creativecommons.org/publicdomain/zero/1.0/",
    "title": "CC0 1.0 Universal",
}


def export_cases(target: Path) -> FolderSummary:
    """Write the cases with their schemas, sources and licence into a new or empty folder.

    Raises:
        FolderError: If the folder cannot be written, or if the installed app has no cases.
    """
    with whole_folder(target) as folder:
        source = _cases_folder()
        for file in (source / "README.md", source / "LICENSE", PACKAGE / "rules" / "sources.toml"):
            shutil.copyfile(file, folder / file.name)

        case_files = shipped_case_files()
        (folder / "cases").mkdir()
        for file in case_files:
            shutil.copyfile(file, folder / "cases" / file.name)

        (folder / "schemas").mkdir()
        for name in SCHEMAS:
            _write_json(folder / "schemas" / f"{name}.json", schema(name))

        _write_json(folder / "datapackage.json", _package_description(case_files))
    return FolderSummary.measure(target)


def shipped_case_files() -> tuple[Path, ...]:
    """Return the files of the cases that come with the app."""
    return tuple(sorted(_cases_folder().glob("*.json")))


def _cases_folder() -> Path:
    """Return the folder of the cases: in the installed package, or in a checkout."""
    return CASES_IN_WHEEL if CASES_IN_WHEEL.is_dir() else CASES_IN_CHECKOUT


def _package_description(case_files: Iterable[Path]) -> dict[str, Any]:
    """Return the description of the Data Package of all files of cases."""
    return {
        "name": "canasta-rule-cases",
        "title": "Rule cases of canasta",
        "version": __version__,
        "licenses": [LICENCE],
        "resources": [_resource_description(file) for file in case_files],
    }


def _resource_description(file: Path) -> dict[str, Any]:
    """Return the description of a file of cases in the Data Package."""
    content = file.read_bytes()
    return {
        "name": file.stem,
        "path": f"cases/{file.name}",
        "format": "json",
        "encoding": "utf-8",
        "bytes": len(content),
        "hash": f"sha256:{hashlib.sha256(content).hexdigest()}",
    }


def _write_json(file: Path, document: object) -> None:
    text = json.dumps(document, ensure_ascii=False, indent=2)
    file.write_bytes(f"{text}\n".encode())
