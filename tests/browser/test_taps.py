"""The touches of a whole deal, counted by the browser itself; `tests/ui/test_taps.py` has more."""

from tests.browser.conftest import NewApp
from tests.browser.driver import Phone
from tests.ui.test_taps import COMMON, set_up


def test_a_deal_takes_as_many_touches_as_are_listed(new_app: NewApp, phone: Phone) -> None:
    sides = len(COMMON.totals)
    phone.open(new_app(lambda session: session.matches.start(set_up(COMMON.rules, sides))).url)
    phone.box("record")
    before = phone.taps
    for name in COMMON.taps:
        phone.tap(name)
    phone.box("deal-1")
    assert phone.taps - before == len(COMMON.taps)
    for side, total in enumerate(COMMON.totals):
        phone.wait_says(f"total-{side}", f"{total:,}")
    phone.wait_says("record", "Score deal 2")
    phone.tap("record")
    assert phone.box("who-0").selected is False
