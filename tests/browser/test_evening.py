"""A real evening of four people: its last deals typed through the screens as they typed them."""

import json
from pathlib import Path

from scorekeeper.match import Player, Side, read_match
from scorekeeper.rules import RuleLibrary, RuleSetId
from scorekeeper.services import Change, Session, SetUp
from tests.browser.conftest import NewApp
from tests.browser.driver import Phone
from tests.browser.scorer import choose, type_deal

EVENING = json.loads((Path(__file__).parents[1] / "match" / "evening.json").read_text("utf-8"))
DEALS = [deal["sides"] for deal in EVENING["deals"]]
RECORDED, BATTERY_DIES_AFTER = 7, 8
"""The deals when the phone is opened, and the last one before the app is killed."""


def recorded(session: Session) -> None:
    """Begin the match, and record its first deals."""
    match = read_match(EVENING, "evening", RuleLibrary())
    sides = tuple(
        Side(side.name, tuple(Player(player.name) for player in side.players))
        for side in match.sides
    )
    uid = session.matches.start(SetUp(ruleset=RuleSetId(EVENING["ruleset"]), sides=sides))
    assert isinstance(uid, str)
    for deal in match.deals[:RECORDED]:
        seen = session.matches.number(uid)
        assert isinstance(session.deals.record(uid, deal, seen=seen), Change)


def wait_totals(phone: Phone, *totals: str) -> None:
    for side, total in enumerate(totals):
        phone.wait_says(f"total-{side}", total)


def test_the_evening_comes_out_as_it_did(new_app: NewApp, phone: Phone) -> None:
    app = new_app(recorded)
    phone.open(app.url)
    wait_totals(phone, "3,030", "3,415")
    for deal in DEALS[RECORDED:BATTERY_DIES_AFTER]:
        type_deal(phone, deal)
    wait_totals(phone, "1,940", "4,035")

    app.restart()
    phone.reload()
    wait_totals(phone, "1,940", "4,035")

    phone.tap("deal-8")
    phone.tap("breakdown-amend")
    choose(phone, "chip-1-canastas.natural-1")
    phone.tap("save")
    wait_totals(phone, "1,940", "4,535")
    phone.tap("notice-undo")
    wait_totals(phone, "1,940", "4,035")

    for deal in DEALS[BATTERY_DIES_AFTER:]:
        type_deal(phone, deal)
    wait_totals(phone, "2,520", "4,810")
    phone.wait_says("needs-0", "90")
    phone.wait_says("needs-1", "120")
    phone.wait_says("dealer", "B1")
    assert not phone.has("winner")
    assert phone.refused == [], "nothing was asked of any other machine"
