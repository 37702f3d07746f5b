"""A club evening in real browsers: two tables, phones that come and go, an organiser, a wall.

Table 1 has a phone of each side, table 2 has one phone at a time. The round is of one deal, whose
totals are typed. The sums that are expected are made apart from the app, from what was typed and
from who sat where by the wall.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from scorekeeper.services import open_session
from tests.browser.club_night import Guest, Night
from tests.browser.club_people import (
    Score,
    begin_totals,
    end_totals,
    give,
    hand_over,
    take_side,
    tap_all,
)
from tests.browser.club_server import ClubServer
from tests.browser.conftest import NewPhone, failed

PEOPLE = (
    *("Adele Brandt", "Bruno Castell", "Clara Dahlmann", "David Ekholm"),
    *("Edith Forster", "Fabian Gerling", "Gerda Hallberg", "Henrik Iversen"),
)
PAIRS = tuple(zip(PEOPLE[::2], PEOPLE[1::2], strict=True))
MEMBERS = PEOPLE[:6]
"""Those whom the club knows; the others are guests."""
PHONES = (1, 1, 2)
"""At which tables there are phones."""
SCORES: tuple[Score, ...] = ((900, 850), (500, 600))
"""The points that are typed at the tables."""


@pytest.fixture
def club(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ClubServer]:
    """Give a club's server whose store knows the members."""
    data, uids = tmp_path / "data", (f"person-{number}" for number in count())
    session = open_session(data, now=lambda: "2026-11-01T20:00:00+01:00", new_uid=uids.__next__)
    for name in MEMBERS:
        session.people.add(name)
    session.close()
    server = ClubServer(data)
    server.start()
    yield server
    server.kill()
    if failed(request):
        print(server.output)  # noqa: T201 - pytest shows it beside the failure


def test_an_evening_at_two_tables(club: ClubServer, new_phone: NewPhone) -> None:
    night = Night(club, new_phone, SCORES)
    night.begin(PAIRS, members=MEMBERS)
    night.starts()
    night.hand_out_cards(1, 2)
    one, other, second = night.scan(*PHONES)
    night.agreed_on_two_phones(one, other)
    named = agreed_on_phones_that_die(night, second)
    night.close()
    the_evening_is_over(night)
    assert f"{named}, on phone" in night.organiser.log()
    no_phone_was_told_of_another_table(night)


def agreed_on_phones_that_die(night: Night, phone: Guest) -> str:
    """One dies with half a deal typed and comes back, then another one scans its card."""
    first, last = night.typed(phone.table)
    take_side(phone.phone, 1)
    begin_totals(phone.phone, first)
    again = night.comes_back(phone)
    again.phone.tap("record")
    again.phone.wait_says("field-0-total", str(first))
    end_totals(again.phone, last)
    give(again.phone)
    night.vanish(again)
    (successor,) = night.scan(phone.table)
    successor.phone.tap("owner-1")
    successor.phone.box("asked-for")
    night.organiser.hands_on()
    successor.phone.wait_gone("owner-1")
    return hand_over(successor.phone, 0)


def the_evening_is_over(night: Night) -> None:
    """Everybody reads the final standing."""
    tap_all(night.organiser.screen, "club-final")
    night.shows_the_sums()
    night.big.wait_text("Final standings")
    for guest in night.guests:
        guest.phone.wait_text("The session is over.")


def no_phone_was_told_of_another_table(night: Night) -> None:
    """A phone's frames hold the names of those at its table, and no other."""
    for guest in (*night.guests, *night.gone):
        told = guest.ears.heard()
        here = {name for side in night.sums.seats[guest.table] for name in side.split(" & ")}
        others = [name for name in PEOPLE if name not in here]
        assert all(name.encode() in told for name in here)
        parts = [part for name in others for part in name.split()]
        assert [part for part in parts if part.encode() in told] == []
