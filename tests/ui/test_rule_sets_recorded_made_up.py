"""A variant that nobody plays is recorded through the same screen, from its rule file alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.rules import use_rule_folders
from tests.ui.recording import said, saved, taps
from tests.ui.rule_set_deals import (
    THREE_ALONE,
    chip,
    hand_points,
    rare,
    table,
    table_points,
)

pytestmark = pytest.mark.thorough

MADE_UP = Path(__file__).parents[1] / "services" / "made_up.toml"


@pytest.fixture
def variant(tmp_path: Path) -> Iterator[str]:
    """The id of the variant, which the program knows as long as the test lasts."""
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "archipelago.toml").write_text(MADE_UP.read_text("utf-8"), "utf-8")
    use_rule_folders(folder)
    yield "archipelago"
    use_rule_folders()


async def test_a_made_up_variant_is_recorded_with_all_that_it_joins(
    tmp_path: Path, variant: str
) -> None:
    """Three deals, by hand.

    1. 90 + 1,250 for a sequence + 100 out = 1,440; 35 + 1,750 for sevens − 30 = 1,755; 30 − 5.
    2. A rainbow 2,750; 15 − 900 for sevens begun − 10 = −895; 60 − 10 = 50.
    3. Acaba: 1,100 for both others, 50 for the caller; 170 and a canasta open the fourth deal.
    """
    async with table(tmp_path / "store", variant, THREE_ALONE) as ui:
        await taps(ui, ["who-0", chip(0, "canastas.sequence", 1), *table_points(0, 90)])
        await taps(ui, ["tab-1", *table_points(1, 35), *hand_points(1, 30)])
        await rare(ui, chip(1, "canastas.sevens", 1))
        await taps(ui, ["tab-2", *table_points(2, 30), *hand_points(2, 5)])
        await saved(ui)
        assert [ui.text(f"total-{side}") for side in range(3)] == ["1,440", "1,755", "25"]
        assert said(ui, "needs-0") == "needs 110"

        await ui.tap("record")
        await rare(ui, "special-rainbow")
        await taps(ui, ["tab-1", *table_points(1, 15), *hand_points(1, 10)])
        await rare(ui, chip(1, "incomplete.sevens", 1))
        await taps(ui, ["tab-2", *table_points(2, 60), *hand_points(2, 10)])
        await saved(ui)
        assert [ui.text(f"total-{side}") for side in range(3)] == ["4,190", "860", "75"]

        await taps(ui, ["record", "who-2", "acaba"])
        await saved(ui)
        assert [ui.text(f"total-{side}") for side in range(3)] == ["5,290", "1,960", "125"]
        assert said(ui, "needs-0") == "needs 170 and a canasta"
