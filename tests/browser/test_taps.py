"""How often the screen is touched for the common deal, from RECORD to the table again.

One side is out with a natural and a mixed canasta and a red three, 385 on the table; the other
has a mixed canasta, two red threes, 145 on the table and 60 in hand.
"""

from tests.browser.driver import Phone
from tests.browser.scorer import begin_match, type_deal, type_number
from tests.browser.server import Server

MOST_IN_FULL, MOST_BY_TOTALS = 18, 11
COMMON = (
    {
        "canastas": {"natural": 1, "mixed": 1},
        "red_threes": 1,
        "melded_card_points": 385,
        "went_out": True,
    },
    {
        "canastas": {"mixed": 1},
        "red_threes": 2,
        "melded_card_points": 145,
        "hand_card_points": 60,
    },
)
TOTALS = (1385, 585)


def test_the_common_deal_takes_few_taps_in_full(app: Server, phone: Phone) -> None:
    phone.open(app.url)
    begin_match(phone)
    before = phone.taps
    type_deal(phone, COMMON)
    taken = phone.taps - before
    print(f"the common deal in full: {taken} taps")  # noqa: T201 - the figure is the result
    assert (phone.text("total-0"), phone.text("total-1")) == ("1,385", "585")
    assert taken <= MOST_IN_FULL


def test_the_common_deal_takes_fewer_taps_by_totals(app: Server, phone: Phone) -> None:
    phone.open(app.url)
    begin_match(phone)
    phone.tap("record")
    phone.tap("mode")
    phone.tap("back")
    phone.box("record")
    before = phone.taps
    phone.tap("record")
    phone.tap("who-0")
    type_number(phone, TOTALS[0])
    phone.tap("key-next")
    type_number(phone, TOTALS[1])
    phone.tap("save")
    phone.box("deal-1")
    taken = phone.taps - before
    print(f"the common deal by totals: {taken} taps")  # noqa: T201 - the figure is the result
    assert (phone.text("total-0"), phone.text("total-1")) == ("1,385", "585")
    assert taken <= MOST_BY_TOTALS
