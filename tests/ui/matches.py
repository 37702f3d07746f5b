"""Matches that the tests of the table, the breakdown and the score sheet look at."""

import json
from pathlib import Path
from typing import Any

from scorekeeper.match import Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Change, Session, SetUp
from tests.ui.device import FOUR
from tests.ui.testkit import UI

EVENING = Path(__file__).parents[1] / "match" / "evening.json"
THREE = SetUp(
    ruleset=RuleSetId("classic_3p"),
    sides=tuple(Side(name, (Player(name),)) for name in ("Eva", "Finn", "Greta")),
)


ALONE = SetUp(
    ruleset=RuleSetId("hand_and_foot_solo"),
    sides=tuple(Side(name, (Player(name),)) for name in ("Ana", "Ben", "Cleo", "Dov")),
)


EDITED_DEAL = {
    "sides": [
        {"melded_card_points": 385, "canastas": {"natural": 1}, "red_threes": 1, "went_out": True},
        {"melded_card_points": 145, "canastas": {"mixed": 1}, "red_threes": 2},
    ]
}
"""A deal of two sides, of 1,085 and 645 points."""


def amend_deal(session: Session, uid: Any, number: int, document: Any, **more: Any) -> None:
    """Edit a deal by its number in the match, from 1."""
    deal = read_deal(document, "a deal")
    session.deals.amend(
        uid, uid_of(session, uid, number), deal, **more, seen=session.matches.number(uid)
    )


def record_evening(session: Session, deals: int = 9, set_up: SetUp = FOUR) -> Any:
    """The uid of a match with the first deals of the evening, recorded in full."""
    uid = session.matches.start(set_up)
    assert isinstance(uid, str), uid
    for document in json.loads(EVENING.read_text("utf-8"))["deals"][:deals]:
        assert isinstance(
            session.deals.record(
                uid, read_deal(document, "the evening"), seen=session.matches.number(uid)
            ),
            Change,
        )
    return uid


def uid_of(session: Session, match: Any, number: int) -> Any:
    return session.matches.open(match).match.deals[number - 1].uid


def shown_totals(ui: UI) -> list[str]:
    places = [place for place in range(6) if ui.has(f"total-{place}")]
    return [ui.text(f"total-{place}") for place in places]


def label_of(ui: UI, identifier: str) -> str:
    return ui.identified(identifier).label or ""


def is_on(ui: UI, identifier: str) -> bool:
    return any(target.clickable for target in ui.identified(identifier).targets())
