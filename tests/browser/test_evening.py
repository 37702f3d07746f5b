"""A real evening, nine deals of four people, typed through the screens as they typed it."""

import json
from pathlib import Path

from tests.browser.driver import Phone
from tests.browser.scorer import begin_match, type_deal
from tests.browser.server import Server

EVENING = json.loads((Path(__file__).parents[1] / "match" / "evening.json").read_text("utf-8"))
PLAYERS = [side["players"] for side in EVENING["sides"]]
BATTERY_DIES_AFTER = 6


def totals(phone: Phone) -> tuple[str, ...]:
    return phone.text("total-0"), phone.text("total-1")


def test_the_evening_comes_out_as_it_did(app: Server, phone: Phone) -> None:
    phone.open(app.url)
    begin_match(phone, PLAYERS)
    deals = [deal["sides"] for deal in EVENING["deals"]]
    for deal in deals[:BATTERY_DIES_AFTER]:
        type_deal(phone, deal)
    before = totals(phone)

    app.kill()
    app.start()
    phone.reload()
    assert totals(phone) == before, "the match is there again, and open"

    phone.tap("deal-5")
    phone.tap("amend")
    phone.tap("chip-1-red_threes-1")
    phone.tap("save")
    phone.wait_until(lambda: totals(phone) != before, "other totals after deal 5 was amended")
    phone.tap("notice-undo")
    phone.wait_until(lambda: totals(phone) == before, "the totals from before the amendment")

    for deal in deals[BATTERY_DIES_AFTER:]:
        type_deal(phone, deal)
    assert "2,520" in phone.text("total-0")
    assert "4,810" in phone.text("total-1")
    assert "90" in phone.text("needs-0")
    assert "120" in phone.text("needs-1")
    assert "B1" in phone.text("dealer")
    assert not phone.has("winner")
    assert phone.refused == [], "nothing was asked of any other machine"
