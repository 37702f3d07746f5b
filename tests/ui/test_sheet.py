"""The score sheet: the whole match as a table that can be read out."""

from dataclasses import replace

import pytest

from scorekeeper.services import Session
from tests.ui.device import FOUR, device, played
from tests.ui.matches import THREE, evening, label

SIZES = [(390, 844), (360, 640), (844, 390), (1280, 800), (320, 480)]


async def test_the_evening_can_be_read_out_row_by_row(session: Session) -> None:
    evening(session)
    async with device(session, route="/sheet") as ui:
        assert label(ui, "deal-1") == (
            "Deal 1: Ana & Ben −290, now −290; Cleo & Dov +720, now 720, out"
        )
        assert ui.text("deal-9") == "9 +580 2,520 +775 4,810"
        assert label(ui, "total") == "Total: Ana & Ben 2,520; Cleo & Dov 4,810"
        assert label(ui, "needs") == "Initial meld: Ana & Ben 90; Cleo & Dov 120"
        assert ui.text("outcome") == "The game is still in progress."


async def test_scores_that_a_match_began_with_stand_above_the_first_deal(session: Session) -> None:
    played(session, replace(FOUR, opening_scores=(1600, 985)), (785, 120))
    async with device(session, route="/sheet") as ui:
        assert label(ui, "opening") == "Start: Ana & Ben 1,600; Cleo & Dov 985"
        assert ui.text("deal-1") == "1 +785 2,385 +120 1,105"


async def test_a_finished_match_says_who_has_won_and_needs_nothing(session: Session) -> None:
    played(session, FOUR, (5200, 3700))
    async with device(session, route="/sheet") as ui:
        said = "Ana & Ben have won by 1,500 points. 5,000 reached in deal 1."
        assert ui.text("outcome") == said
        assert not ui.has("needs")


async def test_level_sides_at_the_target_are_told_to_play_on(session: Session) -> None:
    played(session, FOUR, (5100, 5100))
    async with device(session, route="/sheet") as ui:
        assert ui.text("outcome").endswith("One more deal decides it.")
        assert ui.has("needs")


async def test_three_sides_have_three_columns(session: Session) -> None:
    played(session, THREE, (1385, 585, -225))
    async with device(session, route="/sheet") as ui:
        assert ui.text("deal-1") == "1 +1,385 1,385 +585 585 −225 −225"


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_every_cell_is_there_at_every_size_and_with_large_text(
    session: Session, width: float, height: float
) -> None:
    evening(session)
    async with device(session, route="/sheet", width=width, height=height) as ui:
        for scale in (1, 2):
            ruler = next(n for n in ui.nodes() if n.data.get("on_size_change"))
            await ui.fire(ruler, "size_change", {"w": 56 * scale, "h": 100 * scale})
            assert ui.text("deal-9") == "9 +580 2,520 +775 4,810"


async def test_a_match_without_a_deal_has_its_sheet(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/sheet") as ui:
        assert label(ui, "total") == "Total: Ana & Ben 0; Cleo & Dov 0"
        await ui.tap("back")
        assert ui.route == "/"


async def test_without_a_match_the_sheet_is_empty(session: Session) -> None:
    async with device(session, route="/sheet") as ui:
        assert not ui.has("total")
        await ui.tap("back")
        assert ui.route == "/"
