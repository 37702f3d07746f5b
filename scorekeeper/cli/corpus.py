"""The project's own rule cases as a folder for other programs: a data package of Frictionless."""

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

from scorekeeper import __version__
from scorekeeper.cli.schema import schema
from scorekeeper.publishing.folder import FolderSummary, whole_folder

PACKAGE = Path(__file__).resolve().parents[1]
INSTALLED, IN_CHECKOUT = PACKAGE / "case_law", PACKAGE.parent / "tests" / "cases"
SCHEMAS = ("cases", "runner", "side-deal")
LICENCE = {
    "name": "CC0-1.0",
    "path": "https://creativecommons.org/publicdomain/zero/1.0/",
    "title": "CC0 1.0 Universal",
}


def export_cases(target: Path) -> FolderSummary:
    """Write the cases with their schemas, sources and licence into a new or empty folder.

    Raise `FolderError` if it cannot be written, and where an app was built without the cases.
    """
    with whole_folder(target) as folder:
        source = INSTALLED if INSTALLED.is_dir() else IN_CHECKOUT
        for file in (source / "README.md", source / "LICENSE", PACKAGE / "rules" / "sources.toml"):
            shutil.copyfile(file, folder / file.name)
        (folder / "cases").mkdir()
        cases = sorted(source.glob("*.json"))
        for file in cases:
            shutil.copyfile(file, folder / "cases" / file.name)
        (folder / "schemas").mkdir()
        for name in SCHEMAS:
            _write(folder / "schemas" / f"{name}.json", schema(name))
        _write(folder / "datapackage.json", _description(cases))
    return FolderSummary.of(target)


def _description(cases: list[Path]) -> dict[str, Any]:
    return {
        "name": "canasta-rule-cases",
        "title": "Rule cases of canasta",
        "version": __version__,
        "licenses": [LICENCE],
        "resources": [
            {
                "name": file.stem,
                "path": f"cases/{file.name}",
                "format": "json",
                "encoding": "utf-8",
                "bytes": len(content := file.read_bytes()),
                "hash": f"sha256:{hashlib.sha256(content).hexdigest()}",
            }
            for file in cases
        ],
    }


def _write(file: Path, document: object) -> None:
    text = json.dumps(document, ensure_ascii=False, indent=2)
    file.write_bytes(f"{text}\n".encode())
