"""A tap on the form draws the parts that it changes, and no others."""

from collections.abc import Callable, Iterator
from pathlib import Path

import flet as ft
import pytest
from flet.components.component import Component

from scorekeeper.services import Session
from tests.ui.device import FOUR, device, played, session_in
from tests.ui.recording import taps

Drawn = Callable[[], list[str]]


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with_match = session_in(tmp_path)
    played(with_match, FOUR)
    yield with_match
    with_match.close()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
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


async def test_a_chip_changes_its_row_and_the_sums(session: Session, drawn: Drawn) -> None:
    async with device(session, route="/record") as ui:
        await taps(ui, ("who-0", "chip-0-canastas.natural-1"))
        drawn()
        await ui.tap("chip-0-canastas.natural-2")
        assert drawn() == ["ChipNumbers", "SaveButton", "SideTab", "SumSentence"]
        assert ui.text("sum-0") == "+1,100"


async def test_a_digit_changes_its_field_and_the_sums(session: Session, drawn: Drawn) -> None:
    async with device(session, route="/record") as ui:
        await taps(ui, ("who-0", "key-5"))
        drawn()
        await ui.tap("key-5")
        assert drawn() == ["SaveButton", "SideTab", "SumField", "SumSentence"]


async def test_the_other_side_takes_the_place_of_the_first_at_once_and_alone(
    session: Session, drawn: Drawn
) -> None:
    async with device(session, route="/record") as ui:
        drawn()
        await ui.tap("tab-1")
        changed = drawn()
        assert changed.count("SideTab") == 2
        assert changed.count("SideArea") == 1, "in two messages both would be seen for a moment"
        assert not {"RecordForm", "WhoWentOut", "Digits"} & set(changed)
        assert ui.has("chip-1-canastas.natural-1")
        assert not ui.has("chip-0-canastas.natural-1")


async def test_problem_of_a_field_redraws_fields_and_sums_only(
    session: Session, drawn: Drawn
) -> None:
    async with device(session, route="/record") as ui:
        await taps(ui, ("who-0", "key-3"))
        drawn()
        await ui.tap("key-next")
        assert ui.has_text("ends in 0 or 5")
        assert set(drawn()) == {"NextKey", "SideTab", "SumField", "SumSentence"}


async def test_what_is_tapped_after_the_match_was_drawn_anew_still_shows(
    session: Session, drawn: Drawn
) -> None:
    async with device(session, route="/record") as ui:
        await ui.tap("who-0")
        await ui.resize(400, 800)
        drawn()
        await ui.tap("chip-0-canastas.natural-1")
        assert drawn() == ["ChipNumbers", "SaveButton", "SideTab", "SumSentence"]
        assert ui.text("sum-0") == "+600"
        assert ui.identified("chip-0-canastas.natural-1").selected
