"""The questions that the record screen asks about the page, and what follows from them."""

import pytest

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.screens.record.chips import LABEL_SHARE, NUMBERS_SHARE
from scorekeeper.ui.screens.record.context import form_layout
from tests.ui.device import FOUR, device, record_match
from tests.ui.recording import THREE, four, taps

CLASSIC_ROWS = 3
MODERN_ROWS = 5
TOUCH = 48  # logical pixels


@pytest.mark.parametrize(
    ("width", "height", "is_wide", "is_low"),
    [
        (390, 844, False, False),
        (390, 763, False, False),
        (390, 664, False, True),
        (360, 640, False, True),
        (768, 1024, False, False),
        (844, 390, True, True),
        (1024, 768, True, False),
        (1280, 800, True, False),
    ],
)
def test_form_is_wide_or_low(width: float, height: float, *, is_wide: bool, is_low: bool) -> None:
    layout = form_layout(Layout(width, height), row_count=CLASSIC_ROWS)
    assert (layout.is_wide, layout.is_low) == (is_wide, is_low)
    assert layout.is_scrolling is is_low


def test_many_rows_make_a_phone_low() -> None:
    page = Layout(390, 800)
    assert not form_layout(page, row_count=CLASSIC_ROWS).is_low
    assert form_layout(page, row_count=MODERN_ROWS).is_low


def test_a_hint_takes_height_of_the_form() -> None:
    page = Layout(390, 763)
    assert form_layout(page, row_count=CLASSIC_ROWS, taken_height=64).is_low


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (844, 390), (1280, 800)])
def test_large_text_scrolls_and_keeps_the_bar_of_save(size: tuple[float, float]) -> None:
    """Below the form of a phone on its side, the keypad had left no room for it."""
    layout = form_layout(Layout(*size, scale=2.0), row_count=CLASSIC_ROWS)
    assert layout.has_large_text
    assert layout.is_scrolling
    assert layout.is_wide is (size[0] > 840), "the keypad is beside the form"
    assert not layout.has_save_key
    assert layout.min_height(52) == 0


def test_five_chips_of_the_smallest_phone_fit_a_finger() -> None:
    """Label, edges of the page and the paper, and the gaps leave five chips a finger wide."""
    edges = 2 * 4 + 2 * 5
    gaps = 5 * 3
    numbers = NUMBERS_SHARE / (LABEL_SHARE + NUMBERS_SHARE)
    assert ((360 - edges - 3) * numbers - gaps + 3) / 5 >= TOUCH


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("size", "in_columns"),
    [((844, 390), False), ((1024, 768), True), ((1280, 800), True)],
)
async def test_pairs_have_columns_on_wide_pages(
    session: Session, size: tuple[float, float], *, in_columns: bool
) -> None:
    record_match(session, FOUR)
    width, height = size
    async with device(session, route="/record", width=width, height=height) as ui:
        assert ui.has("field-0-table")
        assert ui.has("field-1-table") is in_columns


@pytest.mark.thorough
async def test_three_sides_have_tabs_on_wide_pages(session: Session) -> None:
    record_match(session, THREE)
    async with device(session, route="/record", width=1280, height=800) as ui:
        assert not ui.has("field-1-table")
        await ui.tap("tab-1")
        assert ui.has("field-1-table")


@pytest.mark.thorough
@pytest.mark.parametrize("height", [844, 664])
async def test_low_phone_has_save_and_count_elsewhere(session: Session, height: float) -> None:
    """Save becomes a key, and the title bar leads to the counting of cards."""
    record_match(session, FOUR)
    async with device(session, route="/record", height=height) as ui:
        is_low = height == 664
        keypad = ui.identified("key-next")
        assert ui.has("count")
        assert ui.has("save")
        assert keypad.label == "Next: Left in hand, Ana & Ben"
        assert ui.has_text("Save deal 1") is not is_low
        assert ui.has_text("Count cards") is not is_low
        assert ui.has_text("Who went out?"), "a low page has it as its title"


@pytest.mark.thorough
async def test_two_endings_keep_their_line_on_a_low_phone(session: Session) -> None:
    record_match(session, four("british"))
    async with device(session, route="/record", width=360, height=640) as ui:
        await taps(ui, ["who-0"])
        assert ui.has_text("Who went out?")


@pytest.mark.thorough
@pytest.mark.parametrize("rules", ["modern_american", "italian_samba"])
async def test_many_rows_keep_the_question_in_words(session: Session, rules: str) -> None:
    """These forms scroll on a phone anyway."""
    record_match(session, four(rules))
    async with device(session, route="/record", width=390, height=664) as ui:
        assert ui.has_text("Who went out?")


@pytest.mark.thorough
async def test_many_answers_take_two_rows_on_a_low_phone(session: Session) -> None:
    """Five players alone, nobody, and concealed: “Nobody” had been cut off."""
    sides = tuple(Side(name, (Player(name),)) for name in ("Ana", "Ben", "Cleo", "Dov", "Eva"))
    record_match(session, SetUp(ruleset=RuleSetId("kanasta"), sides=sides))
    async with device(session, route="/record", width=360, height=640) as ui:
        names = [*(f"who-{side}" for side in range(5)), "who-nobody"]
        keys = [ui.identified(name) for name in names]
        held = [[row.holds(key) for key in keys] for row in ui.nodes() if row.type == "Row"]
        assert [True] * 4 + [False] * 2 in held
        assert [False] * 4 + [True] * 2 in held


@pytest.mark.thorough
async def test_ending_has_its_word_on_a_low_phone(session: Session) -> None:
    """It was an icon that nobody could read."""
    record_match(session, FOUR)
    async with device(session, route="/record", width=360, height=640) as ui:
        assert ui.has_text("Concealed")


@pytest.mark.thorough
async def test_question_is_the_title_of_totals_on_a_small_phone(session: Session) -> None:
    """The rows and the choice of books and cards need its line."""
    record_match(session, FOUR)
    async with device(session, route="/record", width=360, height=640) as ui:
        await ui.tap("mode")
        assert ui.has_text("Who went out?")
        assert not ui.has("help"), "the question has no line"
