"""Recording by totals: one number of each side or two, and a total that cannot be."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from tests.ui.device import NAME, device, record_match
from tests.ui.recording import THREE, can_tap, deals, label_of, recorded_totals, save_deal, taps
from tests.ui.testkit import UI

WORDS = Words()

FEET = SetUp(
    ruleset=RuleSetId("hand_and_foot_us"),
    sides=tuple(Side(name, (Player(name),)) for name in ("Ana", "Ben", "Cleo")),
)


def by_totals(session: Session, set_up: SetUp, mode: str = "totals") -> None:
    """Start a match that this device records by totals."""
    match = record_match(session, set_up)
    session.settings.choose(NAME, mode={"match": match, "mode": mode})


def number(points: int) -> list[str]:
    """Return the keys of a number."""
    sign = ["key-sign"] if points < 0 else []
    return [*sign, *(f"key-{digit}" for digit in str(abs(points)))]


async def type_totals(ui: UI, *numbers: int) -> None:
    """Type numbers, with Next between them."""
    for place, points in enumerate(numbers):
        await taps(ui, [*(["key-next"] if place else []), *number(points)])


async def test_two_totals_in_the_wrong_order_are_swapped(session: Session) -> None:
    by_totals(session, FEET)
    async with device(session, route="/record") as ui:
        await ui.tap("who-1")
        await type_totals(ui, 2105, -560, 905)
        assert ui.has_text("at least 1,870")
        await ui.tap("save")
        assert label_of(ui, "warning") == "Ben went out with −560?"
        assert not ui.has("save")
        assert not ui.has("warning-swap-2")
        await ui.tap("warning-swap-0")
        assert [label_of(ui, f"sum-{side}") for side in range(3)] == ["−560", "+2,105", "+905"]
        await save_deal(ui)
    assert recorded_totals(session) == (-560, 2105, 905)


async def test_a_low_total_is_saved_as_it_is(session: Session) -> None:
    by_totals(session, FEET)
    async with device(session, route="/record") as ui:
        await ui.tap("who-1")
        await type_totals(ui, 655, 120, 430)
        await taps(ui, ["save", "warning-save"])
        await ui.until(lambda: ui.route == "/")
    assert recorded_totals(session) == (655, 120, 430)


async def test_a_missing_total_is_asked_about(session: Session) -> None:
    by_totals(session, THREE)
    async with device(session, route="/record") as ui:
        await ui.tap("who-1")
        await type_totals(ui, 655, 1200)
        await ui.tap("save")
        assert label_of(ui, "warning") == "Nothing entered for Greta?"
        await taps(ui, ["warning-enter", *number(430)])
        await save_deal(ui)
    assert recorded_totals(session) == (655, 1200, 430)


async def test_next_is_disabled_once_all_totals_are_typed(session: Session) -> None:
    by_totals(session, THREE)
    async with device(session, route="/record") as ui:
        await type_totals(ui, 655, 1200, 430)
        assert label_of(ui, "key-next") == WORDS.text("record-next-none")
        assert not can_tap(ui, "key-next")
        await ui.press("Enter")
        await taps(ui, ["field-0-total", *number(70)])
        assert [label_of(ui, f"sum-{side}") for side in range(3)] == ["+70", "+1,200", "+430"]


async def test_books_and_cards_are_two_numbers_of_each_player(session: Session) -> None:
    by_totals(session, FEET)
    async with device(session, route="/record") as ui:
        await taps(ui, ["record-books", "who-2"])
        await type_totals(ui, 500, -85, 1200, 65)
        assert ui.has_text("Ben’s cards")
        assert ui.has_text("= 1,265")
        assert label_of(ui, "key-next") == "Next: Books, Cleo"
        await ui.tap("key-next")
        await type_totals(ui, 2000, 310)
        await save_deal(ui)
    assert recorded_totals(session) == (415, 1265, 2310)
    assert [side.total for side in deals(session)[0].deal.sides] == [415, 1265, 2310]
    async with device(session, route="/record") as ui:
        assert ui.has("field-0-books")


async def test_only_rules_with_a_foot_of_each_player_have_books(session: Session) -> None:
    by_totals(session, THREE, mode="books")
    async with device(session, route="/record") as ui:
        assert ui.has("field-0-total")
        assert not ui.has("record-books")


async def test_changing_the_mode_draws_every_part(
    session: Session, caplog: pytest.LogCaptureFixture
) -> None:
    """The strip with the typed total was redrawn once more with a field of the other mode."""
    record_match(session, THREE)
    async with device(session, route="/record") as ui:
        for _ in range(8):
            await ui.tap("mode")
    assert "could not be drawn" not in caplog.text
