"""The case law of the project: one file a rule set, in the public format."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.json"))
COUNTS = {
    "biriba": 47,
    "bolivian": 14,
    "brazilian": 18,
    "british": 5,
    "buraco": 38,
    "burraco": 44,
    "chilean": 1,
    "classic_2p": 12,
    "classic_3p": 4,
    "classic_4p": 66,
    "classic_6p": 3,
    "cuban": 13,
    "cutthroat_3p": 1,
    "dutch_house": 5,
    "hand_and_foot": 12,
    "hand_and_foot_solo": 2,
    "hand_and_foot_us": 51,
    "hand_knee_and_foot": 34,
    "italian_house": 17,
    "italian_samba": 19,
    "kanasta": 29,
    "modern_american": 31,
    "modern_american_cla": 26,
    "pennies_from_heaven": 37,
    "samba": 19,
    "six_hand_three_pack": 2,
    "spanish": 44,
    "spruce": 6,
    "tranca": 38,
    "uruguay_wild": 2,
    "uruguayan": 2,
}
"""The number of cases of each rule set, so that none is lost."""


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
