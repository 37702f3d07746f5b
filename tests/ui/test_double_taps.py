"""Two quick taps on a button do what one does."""

import asyncio

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.ui.state import State
from tests.ui.device import device
from tests.ui.testkit import UI


async def tap_twice(ui: UI, identifier: str) -> None:
    """Tap a button again before the first tap has been handled."""
    button = ui.identified(identifier)
    await asyncio.gather(ui.tap_node(button), ui.tap_node(button))


async def test_double_tap_on_start_begins_one_game(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await tap_twice(ui, "new-match-start")
        await ui.until(lambda: ui.route == "/")
    assert len(session.matches.list()) == 1


async def test_double_tap_on_save_adds_one_player(session: Session) -> None:
    async with device(session, route="/people-new") as ui:
        await ui.type("people-called", "Ana")
        await tap_twice(ui, "people-save")
        await ui.until(lambda: ui.route == "/people")
    assert [person.who.name for person in session.people.list()] == ["Ana"]


async def test_double_tap_makes_one_set_of_house_rules(session: Session) -> None:
    async with device(session, route="/house-new/classic_4p") as ui:
        await tap_twice(ui, "house-make")
        await ui.until(lambda: ui.route.startswith("/house/"))
    assert len(session.profiles.list()) == 1


async def test_same_call_runs_again_after_another_one(session: Session) -> None:
    """A switch that is tapped on, off and on again ends on."""
    state = State(session=session, words=Words(), device="phone")
    calls: list[str] = []
    await asyncio.gather(*(state.save(calls.append, call) for call in ("on", "off", "on")))
    assert sorted(calls) == ["off", "on", "on"]
