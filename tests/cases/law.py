"""The case law of the project: one file a rule set, in the public format."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.json"))


def raw_cases(file: Path) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["cases"]
    return cases


def document(*cases: object, **fields: object) -> str:
    """Return the text of a case file; `fields` replace those of the header."""
    head = {"format": "canasta-rule-cases", "version": 1, "cases": list(cases)}
    return json.dumps(head | fields)


def kings(**fields: object) -> dict[str, object]:
    """Return a case that passes, a meld of seven kings; `fields` replace its own."""
    case = {
        "id": "seven-kings",
        "ruleset": "classic_4p",
        "kind": "hand_score",
        "input": {"melds": ["KKKKKKK"]},
        "expected": {"total": 570},
    }
    return case | fields
