"""A tap on the form draws the parts that it changes, and no others."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import flet as ft
import pytest
from flet.components.component import Component

from scorekeeper.services import Session
from scorekeeper.ui.screens.record.context import typed_number
from scorekeeper.ui.screens.record.sides import OTHER_SIDES_DELAY
from tests.ui.device import FOUR, device, record_match, session_in
from tests.ui.recording import COMMON_DEAL, problem_labels, save_deal, taps

Drawn = Callable[[], list[str]]


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with_match = session_in(tmp_path)
    record_match(with_match, FOUR)
    yield with_match
    with_match.close()


@pytest.fixture
def drawn_components(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """The components that were drawn by themselves since the last look, by their names."""
    names: list[str] = []
    update = Component.update

    def noted(one: Component) -> None:
        names.append(one.fn.__name__)
        update(one)  # type: ignore[no-untyped-call] # Flet left it untyped

    def looked() -> list[str]:
        found = sorted(names)
        names.clear()
        return found

    monkeypatch.setattr(ft.Component, "update", noted)
    return looked


def test_the_caret_is_as_high_as_the_number() -> None:
    """It had no height, for the size of a text is in its style."""
    number, caret = typed_number("385", 24, ft.Colors.ON_SURFACE, is_selected=False).controls
    assert isinstance(number, ft.Text)
    assert isinstance(caret, ft.Container)
    assert caret.height == 24


async def test_a_chip_changes_its_row_and_the_sums(
    session: Session, drawn_components: Drawn
) -> None:
    async with device(session, route="/record") as ui:
        await taps(ui, ("who-0", "chip-0-canastas.natural-1"))
        drawn_components()
        await ui.tap("chip-0-canastas.natural-2")
        assert drawn_components() == ["ChipNumbers", "SaveButton", "SideTab", "SumSentence"]
        assert ui.text("sum-0") == "+1,100"


async def test_a_digit_changes_its_field_and_the_sums(
    session: Session, drawn_components: Drawn
) -> None:
    async with device(session, route="/record") as ui:
        await taps(ui, ("who-0", "key-5"))
        drawn_components()
        await ui.tap("key-5")
        assert drawn_components() == ["SaveButton", "SideTab", "SumField", "SumSentence"]


async def test_other_sides_tab_redraws_its_part_alone(
    session: Session, drawn_components: Drawn
) -> None:
    async with device(session, route="/record") as ui:
        drawn_components()
        await ui.tap("tab-1")
        changed = drawn_components()
        assert changed.count("SideTab") == 2
        assert changed.count("SidePapers") == 1, "in two messages both would be seen for a moment"
        assert not {"RecordForm", "GoingOutQuestion", "DigitKeys"} & set(changed)
        assert ui.has("chip-1-canastas.natural-1")
        assert not ui.has("chip-0-canastas.natural-1")


async def test_papers_of_the_other_sides_follow_when_the_form_is_open(
    session: Session, drawn_components: Drawn
) -> None:
    async with device(session, route="/record") as ui:
        before = ui.control_count()
        drawn_components()
        await ui.until(lambda: ui.control_count() > before)
        assert drawn_components() == ["SidePapers"]
        # Now a tap on a tab builds nothing.
        before = ui.control_count()
        await ui.tap("tab-1")
        assert ui.control_count() == before
        assert "SideEntries" not in drawn_components()
        assert ui.has("chip-1-canastas.natural-1")


async def test_a_side_that_is_opened_at_once_keeps_its_paper(session: Session) -> None:
    async with device(session, route="/record") as ui:
        await taps(ui, ["tab-1", "chip-1-canastas.natural-1", "tab-0"])
        before = ui.control_count()
        await asyncio.sleep(2 * OTHER_SIDES_DELAY)
        await ui.settle()
        assert ui.control_count() == before
        await ui.tap("tab-1")
        assert ui.identified("chip-1-canastas.natural-1").selected


async def test_other_side_is_drawn_without_its_chips_while_a_problem_is_due(
    session: Session, drawn_components: Drawn
) -> None:
    """Its sentence names the problem before its paper is in sight, so that nothing changes."""
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-2", "key-5", "tab-1", "key-5"])
        await taps(ui, ["save", "tab-0", "tab-1"])  # asked about, and left as it is
        for tap, said in (("tab-0", False), ("tab-1", True)):
            drawn_components()
            await ui.tap(tap)
            changed = drawn_components()
            assert not {"SideForm", "SideEntries", "SumSentence", "TopBar"} & set(changed)
            assert any("Ana & Ben: the cards" in line for line in problem_labels(ui)) is said


async def test_problem_of_a_field_redraws_fields_and_sums_only(
    session: Session, drawn_components: Drawn
) -> None:
    async with device(session, route="/record") as ui:
        await taps(ui, ("who-0", "key-3"))
        drawn_components()
        await ui.tap("key-next")
        assert ui.has_text("ends in 0 or 5")
        parts = {"NextKey", "SidePapers", "SideTab", "SumField", "SumSentence"}
        assert set(drawn_components()) == parts, "the paper of the other side says it too"


async def test_taps_show_after_the_match_was_redrawn(
    session: Session, drawn_components: Drawn
) -> None:
    async with device(session, route="/record") as ui:
        await ui.tap("who-0")
        await ui.resize(400, 800)
        drawn_components()
        await ui.tap("chip-0-canastas.natural-1")
        assert drawn_components() == ["ChipNumbers", "SaveButton", "SideTab", "SumSentence"]
        assert ui.text("sum-0") == "+600"
        assert ui.identified("chip-0-canastas.natural-1").selected


async def test_a_saved_deal_draws_the_table_once(session: Session, drawn_components: Drawn) -> None:
    """The services also report the change as an event, of which the table learns nothing new."""
    async with device(session) as ui:
        await taps(ui, COMMON_DEAL[:-1])
        drawn_components()
        await save_deal(ui)
        assert drawn_components().count("TableScreen") == 1
        assert ui.has("deal-1")


async def test_leaving_an_untouched_form_draws_no_part_of_it(
    session: Session, drawn_components: Drawn
) -> None:
    async with device(session) as ui:
        await ui.tap("record")
        drawn_components()
        await ui.tap("back")
        assert not {"RecordScreen", "RecordForm", "TableScreen"} & set(drawn_components())
        assert ui.has("record")
