"""The sheet for what is rare."""

from dataclasses import replace

import pytest

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.recording import (
    COMMON_DEAL,
    THREE,
    chips_of_row,
    deals,
    four,
    label_of,
    save_deal,
    taps,
)

WORDS = Words()


@pytest.mark.thorough
async def test_points_are_taken_off_for_a_reason(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*COMMON_DEAL[1:-1], "more"])
        await ui.type("adjustment", "200")
        await ui.type("remark", "looked at the pile")
        assert ui.identified("takes-off").selected
        await ui.tap("done")
        assert label_of(ui, "sum-1") == "+385"
        await save_deal(ui)
    adjustment = deals(session)[0].deal.sides[1].adjustment
    assert adjustment is not None
    assert (adjustment.points, adjustment.reason) == (-200, "looked at the pile")


async def test_the_sign_can_be_turned_after_the_digits(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "more"])
        await ui.type("adjustment", "50")
        assert label_of(ui, "sum-0") == "+50", "most adjustments are penalties"
        await ui.tap("adds")
        assert label_of(ui, "sum-0") == "+150"
        await ui.tap("takes-off")
        assert label_of(ui, "sum-0") == "+50"


@pytest.mark.thorough
async def test_a_note_is_kept_with_the_deal(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*COMMON_DEAL[1:-1], "more"])
        await ui.type("remark", "Dov arrived late")
        await ui.tap("done")
        await save_deal(ui)
    assert deals(session)[0].note == "Dov arrived late"


async def test_rare_canastas_and_penalties_are_chosen_for_the_open_side(session: Session) -> None:
    record_match(session, four("modern_american"))
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "more", "chip-0-canastas.sevens-1", "chip-0-held.aces-2"])
        assert label_of(ui, "sentence").startswith("2,500 sevens + ")
        assert ui.has_text("Done · −400 so far")
        assert chips_of_row(ui, "0-held.aces") == "0 1 [2]"


async def test_a_special_hand_goes_out(session: Session) -> None:
    record_match(session, four("modern_american"))
    async with device(session, route="/record") as ui:
        await taps(ui, ["tab-1", "more", "special-garbage", "done"])
        assert ui.identified("who-1").selected
        assert label_of(ui, "sentence") == "2,000 special hand"


@pytest.mark.thorough
async def test_everything_typed_can_be_cleared(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, [*COMMON_DEAL[1:-1], "more", "clear"])
        assert label_of(ui, "sentence") == WORDS.text("record-nothing")
        assert not ui.has("clear")


async def test_by_totals_only_adjustment_and_note_are_asked(session: Session) -> None:
    record_match(session, four("modern_american"))
    async with device(session, route="/record") as ui:
        await taps(ui, ["mode", "more"])
        assert ui.has("adjustment")
        assert not ui.has("special-none")
        assert not ui.has("chip-0-canastas.sevens-1")


async def test_the_lone_hand_of_cut_throat_is_noted(session: Session) -> None:
    record_match(session, replace(THREE, ruleset=RuleSetId("cutthroat_3p")))
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-1", "key-1", "key-0", "key-0"])
        await taps(ui, ["chip-0-lone-1"])
        await taps(ui, ["tab-1", "key-5", "tab-2", "key-5", "save"])
        await ui.until(lambda: ui.route == "/")
    assert [side.lone for side in deals(session)[0].deal.sides] == [True, False, False]


async def test_the_way_out_of_a_long_sheet_does_not_scroll_away(session: Session) -> None:
    """Modern American asks for more than a phone can show at once."""
    record_match(session, four("modern_american"))
    async with device(session, route="/record") as ui:
        await ui.tap("more")
        (done,) = [node for node in ui.nodes() if node.identifier == "done"]
        scrolled = [n for n in ui.nodes() if n.type == "Column" and n.data.get("scroll")]
        assert scrolled, "the rest of it scrolls"
        assert not any(one.holds(done) for one in scrolled)
