"""Two real browsers at one table: the same deal saved on both counts once; Back closes a sheet.

`tests/ui/test_two_phones.py` has every order in which two phones can save.
"""

from tests.browser.conftest import NewApp, NewPhone
from tests.browser.driver import Phone
from tests.ui.device import FOUR

DEAL = ("who-0", "key-9", "key-0", "key-next", "key-3", "key-0")


def test_the_same_deal_saved_on_two_phones_counts_once_and_both_know(
    new_app: NewApp, new_phone: NewPhone
) -> None:
    app = new_app(lambda session: session.matches.start(FOUR))
    phones = [new_phone(), new_phone()]
    for phone in phones:
        phone.open(app.url)
        phone.tap("record")
        phone.tap("mode")
        phone.box("field-0-total")
        for name in DEAL:
            phone.tap(name)
        phone.wait_says("field-1-total", "30")
    phones[0].tap("save")
    phones[0].box("notice")
    phones[1].tap("keep")
    for phone in phones:
        phone.box("deal-1")
        phone.wait_says("record", "Score deal 2")
        phone.wait_says("total-0", "90")
    back_closes_a_sheet_and_only_then_leaves_the_screen(phones[0])


def back_closes_a_sheet_and_only_then_leaves_the_screen(phone: Phone) -> None:
    phone.tap("record")
    phone.tap("mode")
    phone.box("count")  # the keypad has moved, too
    phone.tap("key-5")
    phone.wait_says("field-0-table", "5")
    phone.tap("more")
    phone.box("done")
    phone.page.go_back()
    phone.wait_gone("done")
    phone.page.wait_for_url("**/record")  # the address comes back after the sheet has gone
    phone.box("key-5")
    phone.page.go_back()
    phone.wait_says("record", "Continue deal 2 · 5 : 0")
