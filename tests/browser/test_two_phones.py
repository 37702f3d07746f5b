"""Two real browsers at one table: the same deal saved on both counts once; Back closes a sheet."""

import itertools
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import SetUp, open_session
from tests.browser.conftest import NewPhone
from tests.browser.driver import Phone
from tests.browser.server import Server

BEGAN = "2026-11-21T19:30:00+01:00"
DISTANCES = (0, 30, 80, 250, 600)
"""Milliseconds between the Save of one and that of the other."""
DEAL = ("who-0", "key-9", "key-0", "key-next", "key-3", "key-0")
FOUR = SetUp(
    ruleset=RuleSetId("classic_4p"),
    sides=(
        Side("Ana & Ben", (Player("Ana"), Player("Ben"))),
        Side("Cleo & Dov", (Player("Cleo"), Player("Dov"))),
    ),
)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Server]:
    """Give an app in which a match has begun."""
    uids = itertools.count(1)
    folder = tmp_path / "data"
    folder.mkdir()
    session = open_session(folder, now=lambda: BEGAN, new_uid=lambda: f"u{next(uids)}")
    session.matches.start(FOUR)
    session.close()
    server = Server(folder).start()
    yield server
    server.kill()


def is_told(phone: Phone) -> bool:
    """Whether a phone says that the deal is saved, or that another one has saved it."""
    return phone.has("notice") or phone.has("keep")


def test_the_same_deal_saved_on_two_phones_counts_once_and_both_know(
    table: Server, new_phone: NewPhone
) -> None:
    phones = [new_phone(), new_phone()]
    for phone in phones:
        phone.open(table.url)
        phone.tap("record")
        phone.tap("mode")
        phone.tap("back")
    for number, distance in enumerate(DISTANCES, 1):
        for phone in phones:
            phone.tap("record")
            for name in DEAL:
                phone.tap(name)
        places = [phone.box("save").middle for phone in phones]
        phones[0].page.touchscreen.tap(*places[0])
        phones[1].page.wait_for_timeout(distance)  # the distance itself is what is tried
        phones[1].page.touchscreen.tap(*places[1])
        for phone in phones:
            phone.wait_until(partial(is_told, phone), "word of what was saved")
            if phone.has("keep"):
                phone.tap("keep")
            phone.box(f"deal-{number}")
            assert f"Record deal {number + 1}" in phone.text("record")
            assert phone.text("total-0") == f"{90 * number:,}"


def test_the_real_back_closes_a_sheet_and_only_then_leaves_the_screen(
    table: Server, phone: Phone
) -> None:
    phone.open(table.url)
    phone.tap("record")
    phone.tap("key-5")
    phone.tap("more")
    phone.box("done")
    phone.page.go_back()
    phone.wait_gone("done")
    assert phone.page.url.endswith("/record")
    assert phone.has("key-5")
    phone.page.go_back()
    phone.box("record")
    assert "Continue deal 1 · 5 : 0" in phone.text("record")
