"""What a browser could change of its own screen is nobody else's: pages share no value of Flet."""

import contextlib
import dataclasses
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scorekeeper import ui
from scorekeeper.club_ui.routes import ORGANISER_ROUTES
from scorekeeper.ui.routes import HOME_ROUTES
from tests.club_ui.sessions import big_screen, club_night, phone, record_deals, seat_phone, visitor
from tests.ui.device import FOUR, device, record_match, session_in
from tests.ui.testkit import UI

NOT_SENT = frozenset({"args", "kwargs", "fn", "_state", "_contexts", "_parent_component"})
"""Fields of a component that no browser hears of."""
COPIED = {"LIGHT", "DARK", "HOME_ROUTES", "NOT_FOUND_ROUTE", "ORGANISER_ROUTES", "PHONE_ROUTES"}
"""Flet's values in modules that no page gets: schemes to be copied, and the routes."""


def parts(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        yield from value
    elif isinstance(value, dict):
        yield from value.values()
    else:
        names = (field.name for field in dataclasses.fields(value))
        yield from (getattr(value, name, None) for name in names if name not in NOT_SENT)


def can_change(value: Any) -> bool:
    if isinstance(value, (list, dict)):
        return True
    if isinstance(value, type) or not dataclasses.is_dataclass(value):
        return False
    return not vars(type(value))["__dataclass_params__"].frozen


def values_within(screen: UI) -> dict[int, Any]:
    """Everything that can be changed from a page on, by its identity."""
    found: dict[int, Any] = {}
    ahead: list[Any] = [screen.page]
    while ahead:
        value = ahead.pop()
        if can_change(value) and id(value) not in found:
            found[id(value)] = value
            ahead += parts(value)
    return found


def shared_values(*screens: UI) -> list[str]:
    pages = [values_within(one) for one in screens]
    return [
        repr(page[key])[:200]
        for place, page in enumerate(pages)
        for other in pages[:place]
        for key in page.keys() & other.keys()
    ]


async def test_phones_wall_and_organiser_share_no_mutable_value(
    tmp_path: Path,
) -> None:
    session = session_in(tmp_path)
    evening = club_night(session)
    first, second = visitor(session, evening, 1), visitor(session, evening, 2)
    for who in (first, second):
        record_deals(seat_phone(session, who, 0), (1000, 500), (300, 400))
    async with contextlib.AsyncExitStack() as stack:
        open_on = stack.enter_async_context
        phones = [await open_on(phone(session, who)) for who in (first, second)]
        walls = [
            await open_on(big_screen(session, visitor(session, evening, None))) for _ in range(2)
        ]
        organiser = await open_on(device(session, route=f"/club/{evening}"))
        assert len(values_within(phones[0])) > 300, "there is something to compare"
        assert shared_values(*phones, *walls, organiser) == []
        for route in ("/record", "/view", "/adjust"):
            for one in phones:
                await one.go(route)
            assert shared_values(*phones) == []


@pytest.mark.thorough
async def test_two_devices_share_nothing_that_changes_on_any_screen(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    record_match(session, FOUR, (1000, 500), (300, 400))
    evening = club_night(session)
    paths = {route.path or "" for route in (*HOME_ROUTES, *ORGANISER_ROUTES)}
    plain = sorted(path for path in paths if ":" not in path)
    of_club = sorted(path.replace(":evening", evening) for path in paths if ":evening" in path)
    filled = [path for path in of_club if ":" not in path]
    async with device(session) as one, device(session) as other:
        for path in (*plain, *filled, "rules/classic_4p", "record/1", "deal/1", "history/1"):
            await one.go(f"/{path}")
            await other.go(f"/{path}")
            assert shared_values(one, other) == [], path


def test_no_module_of_the_screens_keeps_a_value_of_flets_that_changes() -> None:
    names = [one.name for one in pkgutil.walk_packages(ui.__path__, f"{ui.__name__}.")]
    kept = [
        f"{module}.{name}"
        for module in names
        for name, value in vars(importlib.import_module(module)).items()
        if name not in COPIED and any(map(is_of_flet, [value, *values_in(value)]))
    ]
    assert kept == []


def values_in(value: Any) -> Iterator[Any]:
    inner = value.values() if isinstance(value, dict) else value
    for one in inner if isinstance(value, (dict, list, tuple)) else ():
        yield one
        yield from values_in(one)


def is_of_flet(value: Any) -> bool:
    return can_change(value) and type(value).__module__.partition(".")[0].startswith("flet")
