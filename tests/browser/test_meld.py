"""Both questions of the table, asked on a phone with taps alone."""

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.driver import Phone
from tests.browser.scorer import begin_match
from tests.browser.server import Server

SEVENS_AND_QUEENS = ("7", "7", "7", "Q", "Q", "Q", "2")
SEVENS_AND_ACES = ("7", "7", "7", "A", "A", "A", "2")
SCORE = "1600"


def ask(phone: Phone, score: str, cards: tuple[str, ...]) -> None:
    """Ask whether these cards are enough at a score: digits and cards are tapped."""
    phone.tap("meld-other")
    for digit in score:
        phone.tap(f"pad-{digit}")
    phone.tap("pad-done")
    phone.wait_gone("pad-done")
    for card in cards:
        phone.tap(f"rank-{card}")


def says(phone: Phone, verdict: str, value: str, requirement: str) -> None:
    """Wait for an answer."""
    phone.wait_until(lambda: phone.text("verdict").startswith(verdict), verdict)
    assert (phone.text("value"), phone.text("requirement")) == (value, requirement)


@pytest.mark.parametrize("height", [844, 664])
def test_both_questions_of_the_table_with_taps_alone(
    app: Server, new_phone: NewPhone, height: int
) -> None:
    phone = new_phone(height=height)
    phone.open(app.url)
    phone.tap("tab-meld")
    ask(phone, SCORE, SEVENS_AND_QUEENS)
    says(phone, "Not enough: 25 short", "65", "of 90")
    phone.tap("clear")
    phone.wait_gone("value")
    for card in SEVENS_AND_ACES:
        phone.tap(f"rank-{card}")
    says(phone, "Enough", "95", "of 90")
    assert [box for box in phone.boxes() if box.role in ("textbox", "input")] == []


def test_the_question_of_a_running_match_and_the_hand_that_answers_it(
    app: Server, phone: Phone
) -> None:
    phone.open(app.url)
    begin_match(phone)
    phone.tap("tab-meld")
    assert "needs 50" in phone.text("meld-side-1")
    for card in ("K", "K", "K"):
        phone.tap(f"rank-{card}")
    says(phone, "Not enough: 20 short", "30", "of 50")
    assert phone.box("lay").disabled
    phone.tap("find")
    phone.tap("rank-2")
    phone.wait_until(lambda: phone.has("use") and not phone.box("use").disabled, "a lay-down")
    phone.tap("use")
    says(phone, "Enough", "50", "of 50")
    phone.wait_until(lambda: not phone.box("lay").disabled, "Lay it")
    phone.tap("lay")
    phone.box("save")
    assert "50" in phone.text("field-0-table")
    assert "50" not in phone.text("tab-1")


def test_a_long_press_takes_a_card_away(app: Server, phone: Phone) -> None:
    phone.open(app.url)
    phone.tap("tab-meld")
    for _ in range(3):
        phone.tap("rank-K")
    phone.wait_until(lambda: "3 in use" in phone.text("rank-K"), "three kings")
    phone.page.mouse.move(*phone.box("rank-K").middle)
    phone.page.mouse.down()
    phone.wait_until(lambda: "2 in use" in phone.text("rank-K"), "two kings")
    phone.page.mouse.up()
    assert phone.text("value") == "20"


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (844, 390), (1280, 800)])
def test_all_of_it_fits_and_can_be_touched(
    app: Server, new_phone: NewPhone, size: tuple[int, int]
) -> None:
    width, height = size
    phone = new_phone(width=width, height=height)
    phone.open(app.url)
    phone.tap("tab-meld")
    for card in SEVENS_AND_ACES:
        phone.tap(f"rank-{card}")
    phone.wait_until(lambda: phone.has("value") and phone.text("value") == "95", "the answer")
    mine = [box for box in phone.boxes() if box.identifier and not is_reference(box.identifier)]
    assert [box for box in mine if not box.is_within(width=width, height=height)] == []
    assert [box for box in mine if box.tappable and min(box.width, box.height) < 47.5] == []


def is_reference(identifier: str) -> bool:
    """Whether a node belongs to the quick reference, which scrolls."""
    return identifier.startswith(("band-", "source", "all-rules"))
