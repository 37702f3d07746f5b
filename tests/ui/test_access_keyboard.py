"""The record screen by the keys of a real keyboard, where there is one."""

import pytest

from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.recording import deals, four, recorded_totals, taps
from tests.ui.testkit import UI


async def press(ui: UI, *keys: str) -> None:
    for key in keys:
        await ui.press(key)


def field_label(ui: UI, field: str) -> str:
    return ui.identified(f"field-{field}").label or ""


async def test_a_deal_is_typed_on_the_keyboard_and_saved_by_ctrl_s(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record", width=1280, height=800) as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-1"])  # by Tab and Space in a browser
        await press(ui, "1", "2", "0", "+", "9", "5", "Enter", "Enter", "Numpad 4", "Numpad 5")
        await ui.press("S", ctrl=True)
        await ui.until(lambda: ui.route == "/")
    first, second = deals(session)[0].deal.sides
    assert (first.melded_card_points, second.melded_card_points) == (215, 45)
    assert recorded_totals(session)[0] == 215 + 500 + 100


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("keys", "stands"),
    [
        (("3", "8", "5"), "385"),
        (("3", "8", "Backspace", "5"), "35"),
        (("1", "2", "*", "5"), "60"),
        (("1", "2", "X", "5"), "60"),
        (("1", "0", "Numpad Add", "5"), "15"),
        (("4", "Q", "F5", "Arrow Left"), "4"),
    ],
)
async def test_keys_write_into_the_field_that_is_active(
    session: Session, keys: tuple[str, ...], stands: str
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await press(ui, *keys)
        assert stands in field_label(ui, "0-table")


async def test_enter_and_arrows_go_from_field_to_field(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record", width=1280, height=800) as ui:
        await press(ui, "1", "Enter", "2", "Enter", "3", "Page Up", "Arrow Right", "4")
        assert "1" in field_label(ui, "0-table")
        assert "4" in field_label(ui, "0-hand"), "the first digit replaces what was typed before"
        assert "3" in field_label(ui, "1-table")
        await press(ui, "Page Down", "Backspace", "5", "Arrow Right", "6")
        assert "5" in field_label(ui, "1-table")
        assert "6" in field_label(ui, "1-hand")


async def test_arrows_and_space_reach_every_key_of_the_form(session: Session) -> None:
    record_match(session, four("burraco"))
    async with device(session, route="/record", width=1280, height=800) as ui:
        await press(ui, "8", "0", "Arrow Up", " ", "Arrow Up", "Arrow Right", "Arrow Right")
        assert ui.identified("tile-0-feet_untaken").selected
        assert ui.identified("chip-0-canastas.mixed-2").selected
        await press(ui, "5")
        assert "805" in field_label(ui, "0-table"), "digits still go to the number that is typed"
        await press(ui, *["Arrow Up"] * 6, "Arrow Right")
        assert ui.identified("who-1").selected
        await press(ui, *["Arrow Down"] * 5, "Arrow Right", " ")
        assert ui.has("adjustment"), "Space opens the sheet of a tile"


async def test_tab_stops_once_for_all_keys_of_the_form(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record", width=1280, height=800) as ui:
        inked = [node for node in ui.nodes() if any(p.data.get("ink") for p in node.all_nodes())]
        stops = {node.identifier for node in inked if node.identifier}
        assert stops == {"mode", "count"}, "and those of stock buttons"
        (form,) = (node for node in ui.nodes() if node.type == "KeyboardListener")
        await press(ui, "Tab")
        await ui.fire(form, "key_up", {"key": "Tab"})
        await press(ui, "7", "Enter", "8")
        assert "7" in field_label(ui, "0-table")
        assert "8" in field_label(ui, "0-hand"), "the form has the focus, so Enter is for it"


async def test_enter_belongs_to_what_tab_has_led_to_until_the_next_digit(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await press(ui, "1", "Tab", "Enter", "2")
        assert "12" in field_label(ui, "0-table"), "the cursor stayed where it was"
        await press(ui, "Enter", "7")
        assert "7" in field_label(ui, "0-hand")


async def test_a_minus_is_a_sign_by_totals_and_nothing_else(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await press(ui, "-", "5")
        assert "5" in field_label(ui, "0-table")
        assert deals(session) == ()
        await ui.tap("mode")
        await press(ui, "-", "2", "2", "5", "Enter", "1", "0", "0")
        await ui.press("Enter", ctrl=True)
        await ui.until(lambda: ui.route == "/")
    assert recorded_totals(session) == (-225, 100)


async def test_while_a_sheet_lies_over_the_form_keys_are_for_the_sheet(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await ui.tap("more")
        await press(ui, "7")
        await ui.tap("done")
        assert "7" not in field_label(ui, "0-table")
        await press(ui, "8")
        assert "8" in field_label(ui, "0-table")


async def test_escape_leaves_and_keys_elsewhere_write_nothing(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await press(ui, "1", "Escape")
        await ui.until(lambda: ui.route == "/")
        await press(ui, "9")
        await ui.tap("record")
        assert "1" in field_label(ui, "0-table")
        assert "9" not in field_label(ui, "0-table")


@pytest.mark.parametrize("screen", ["/seats", "/share", "/players", "/rules/classic_4p"])
async def test_escape_leaves_a_screen_that_covers_the_tabs(session: Session, screen: str) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/more") as ui:
        await ui.go(screen)
        await ui.press("Escape")
        await ui.until(lambda: ui.route != screen)


async def test_escape_closes_a_sheet_and_the_screen_below_it_stays(session: Session) -> None:
    """The client closes the sheet; the event of the key must not leave the screen as well."""
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/more") as ui:
        await ui.go("/seats")
        await taps(ui, ["seats-replace-0"])
        await ui.press("Escape")
        assert ui.route == "/seats"


async def test_escape_on_the_table_stays_there(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session) as ui:
        await ui.press("Escape")
        assert ui.route == "/"
