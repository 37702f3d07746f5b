"""The score sheet: the whole match as a table that can be read out."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.matches import THREE, label_of, record_evening

WORDS = Words()

SIZES = [(390, 844), (360, 640), (844, 390), (1280, 800), (320, 480)]


async def test_the_evening_can_be_read_out_row_by_row(session: Session) -> None:
    record_evening(session)
    async with device(session, route="/share") as ui:
        await ui.tap("share-sheet")
        assert label_of(ui, "deal-1") == (
            "Deal 1: Ana & Ben −290, now −290; Cleo & Dov +720, now 720, out"
        )
        assert ui.text("deal-9") == "9 +580 2,520 +775 4,810"
        assert label_of(ui, "total") == "Total: Ana & Ben 2,520; Cleo & Dov 4,810"
        assert label_of(ui, "needs") == "Initial meld: Ana & Ben 90; Cleo & Dov 120"
        assert ui.text("outcome") == WORDS.text("sheet-running")


async def test_three_sides_have_three_columns(session: Session) -> None:
    record_match(session, THREE, (1385, 585, -225))
    async with device(session, route="/share") as ui:
        await ui.tap("share-sheet")
        assert ui.text("deal-1") == "1 +1,385 1,385 +585 585 −225 −225"


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_every_cell_is_there_at_every_size_and_with_large_text(
    session: Session, width: float, height: float
) -> None:
    record_evening(session)
    async with device(session, route="/share", width=width, height=height) as ui:
        await ui.tap("share-sheet")
        for scale in (1, 2):
            ruler = next(n for n in ui.nodes() if n.data.get("on_size_change"))
            await ui.fire(ruler, "size_change", {"w": 56 * scale, "h": 100 * scale})
            assert ui.text("deal-9") == "9 +580 2,520 +775 4,810"


@pytest.mark.parametrize(("width", "height", "room"), [(390, 844, 366), (844, 390, 398)])
async def test_two_sides_fit_beside_the_ways_to_share(
    session: Session, width: float, height: float, room: float
) -> None:
    """On a wide page the second column had been cut off."""
    record_evening(session)
    async with device(session, route="/share", width=width, height=height) as ui:
        await ui.tap("share-sheet")
        sheet = next(node for node in ui.nodes() if node.type == "Screenshot")
        assert sheet.data["content"]["width"] <= room


async def test_a_match_without_a_deal_has_its_sheet(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/share") as ui:
        await ui.tap("share-sheet")
        assert label_of(ui, "total") == "Total: Ana & Ben 0; Cleo & Dov 0"
        await ui.tap("back")
        assert ui.route == "/"
