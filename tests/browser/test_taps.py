"""The touches of a whole deal, counted by the browser itself; `tests/ui/test_taps.py` has more."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scorekeeper.services import open_session
from tests.browser.driver import Phone
from tests.browser.server import Server
from tests.ui.test_taps import COMMON, THREE_SIDES, Typed, set_up

MATCH_BEGAN = "2026-11-21T19:30:00+01:00"
Start = Callable[[str, int], Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Give the start of an app in which a match by some rules has begun, on a fresh device."""
    servers: list[Server] = []

    def started(rules: str, sides: int) -> Server:
        uids = itertools.count(1)
        folder = tmp_path / "data"
        folder.mkdir()
        session = open_session(folder, now=lambda: MATCH_BEGAN, new_uid=lambda: f"u{next(uids)}")
        session.matches.start(set_up(rules, sides))
        session.close()
        servers.append(Server(folder).start())
        return servers[-1]

    yield started
    for server in servers:
        server.kill()


@pytest.mark.parametrize("deal", [COMMON, THREE_SIDES], ids=lambda deal: deal.name)
def test_a_deal_takes_as_many_touches_as_are_listed(
    start: Start, phone: Phone, deal: Typed
) -> None:
    phone.open(start(deal.rules, len(deal.totals)).url)
    phone.box("record")
    before = phone.taps
    for name in deal.taps:
        phone.tap(name)
    phone.box("deal-1")
    assert phone.taps - before == len(deal.taps)
    said = tuple(phone.text(f"total-{side}") for side in range(len(deal.totals)))
    assert said == tuple(f"{total:,}" for total in deal.totals)
    assert "Record deal 2" in phone.text("record")
    phone.tap("record")
    assert phone.box("who-0").selected is False
