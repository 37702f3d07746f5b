"""What reaches a phone and what does not: news of its own table, and nothing of any other."""

import gc
import json

import pytest

from scorekeeper.club.model import EveningUid, RoundLength
from scorekeeper.club_ui import calm
from scorekeeper.services import Session
from tests.club_ui.sessions import (
    PAIRS,
    close_running_round,
    club_night,
    phone,
    record_deals,
    seat_phone,
    table_at,
    visitor,
)
from tests.services.club.kit import by_paper, next_round
from tests.ui.matches import shown_totals

BUTTONS = ("undo", "phone-call", "table-menu", "needs-0")
"""Ids on a page for which the server has time: three buttons, and the next initial meld."""
WITH_TIME = (*BUTTONS, "deal-1")

# --- a phone that was away


async def test_a_phone_that_comes_back_sees_what_happened_meanwhile(session: Session) -> None:
    uid = club_night(session)
    mine, other = visitor(session, uid), visitor(session, uid)
    seat_phone(session, mine, 0)
    async with phone(session, mine) as ui:
        connection = ui.mirror.session.connection
        ui.mirror.session._Session__conn = None  # type: ignore[attr-defined]
        record_deals(seat_phone(session, other, 1), (300, 700))
        assert shown_totals(ui) == ["0", "0"]
        ui.mirror.session._Session__conn = connection  # type: ignore[attr-defined]
        await ui.mirror.session.dispatch_event(ui.page._i, "connect", None)
        await ui.until(lambda: shown_totals(ui) == ["300", "700"])


async def test_a_phone_that_is_switched_off_hears_nothing_any_more(session: Session) -> None:
    uid = club_night(session)
    listeners = session._work.events
    before = len(listeners)
    async with phone(session, visitor(session, uid)) as ui:
        assert len(listeners) == before + 1
        await ui.mirror.session.dispatch_event(ui.page._i, "close", None)
        assert len(listeners) == before


@pytest.mark.thorough
async def test_phone_turned_while_typing_shows_the_news_behind(
    session: Session, caplog: pytest.LogCaptureFixture
) -> None:
    """The table behind the form once lost its way to the state: "! News" stood there instead."""
    uid = club_night(session)
    mine, other = visitor(session, uid), visitor(session, uid)
    seat_phone(session, mine, 0)
    async with phone(session, mine) as ui:
        await ui.tap("record")
        for size in ((844, 390), (390, 844)) * 2:
            await ui.resize(*size)
        gc.collect()  # what the table was drawn within before the turn is gone
        record_deals(seat_phone(session, other, 1), (300, 700))
        await ui.go("/")
        await ui.until(lambda: shown_totals(ui) == ["300", "700"])
    assert "could not be drawn" not in caplog.text


# --- nothing of other tables


def names_at(session: Session, uid: EveningUid, number: int = 1) -> set[str]:
    """Those who sit at a table in the latest round."""
    return {str(member) for side in table_at(session, uid, number).sides for member in side.players}


@pytest.mark.thorough
async def test_no_name_and_no_score_of_another_table_ever_reaches_a_phone(session: Session) -> None:
    uid = club_night(session)
    others = {name for pair in PAIRS for name in pair} - names_at(session, uid)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        record_deals(seat_phone(session, visitor(session, uid, 2), 0), (4444, 3333))
        record_deals(seat_phone(session, who), (100, 50))
        await ui.until(lambda: shown_totals(ui) == ["100", "50"])
        for route in ("/", "/meld", "/record", "/view", "/history", "/adjust", "/result", "/no"):
            await ui.go(route)
            sent = json.dumps(ui.mirror.page, default=str, ensure_ascii=False)
            assert not [name for name in others if name in sent]
            assert "4,444" not in sent


@pytest.mark.thorough
async def test_phone_has_the_names_of_the_next_rounds_table(
    session: Session,
) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        by_paper(session, uid, {1: (5000, 1200), 2: (100, 300)})
        close_running_round(session, uid)
        await ui.until(lambda: ui.has("waiting"))
        next_round(session, uid)
        await ui.until(lambda: ui.has("record"))
        for route in ("/", "/meld", "/record", "/view", "/history"):
            await ui.go(route)
            sent = json.dumps(ui.mirror.page, default=str, ensure_ascii=False)
            here = names_at(session, uid, seat_phone(session, who).table.view().table)
            assert {name for pair in PAIRS for name in pair if name in sent} <= here
        await ui.go("/")
        sent = json.dumps(ui.mirror.page, default=str, ensure_ascii=False)
        assert all(name in sent for name in here)


async def test_addresses_of_the_organisers_app_lead_nowhere(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    addresses = ("/matches", "/more", "/club", "/set-up", "/people", "/exchange", "/house", "/new")
    async with phone(session, who) as ui:
        for address in addresses:
            await ui.go(address)
            assert ui.has("nowhere"), address


async def test_a_burst_of_news_is_drawn_once_and_none_is_missed(session: Session) -> None:
    uid = club_night(session, length=RoundLength(points=50_000))
    mine, other = visitor(session, uid), visitor(session, uid)
    seat_phone(session, mine, 0)
    async with phone(session, mine) as ui:
        seat = seat_phone(session, other, 1)
        record_deals(seat, *[(10 * number, 5) for number in range(20)])
        await ui.until(lambda: ui.has("deal-20"))
        assert shown_totals(ui) == ["1,900", "100"]


async def test_busy_server_sends_totals_before_deals(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deals come when it is calm, or after some seconds."""
    uid = club_night(session)
    who = visitor(session, uid)
    record_deals(seat_phone(session, who, 0), (500, 300))
    monkeypatch.setattr(calm, "BUSY_TURN_SECONDS", 0)  # each turn takes longer
    monkeypatch.setattr(calm, "PAUSE_SECONDS", 0.01)
    async with phone(session, who) as ui:
        assert shown_totals(ui) == ["500", "300"]
        assert ui.has("record")
        assert not any(map(ui.has, WITH_TIME))
        await ui.until(lambda: all(map(ui.has, WITH_TIME)))


async def test_busy_server_sends_names_and_totals_when_a_round_starts(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred phones get their tables at once: each first what its players need."""
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        by_paper(session, uid, {1: (5000, 1200), 2: (100, 300)})
        close_running_round(session, uid)
        await ui.until(lambda: ui.has("standing"))
        monkeypatch.setattr(calm, "BUSY_TURN_SECONDS", 0)
        monkeypatch.setattr(calm, "PAUSE_SECONDS", 0.01)
        next_round(session, uid)
        await ui.until(lambda: ui.has("record"))
        assert shown_totals(ui) == ["0", "0"]
        assert not any(map(ui.has, BUTTONS))
        await ui.until(lambda: all(map(ui.has, BUTTONS)))


async def test_a_deal_draws_little_anew(session: Session) -> None:
    uid = club_night(session, length=RoundLength(points=50_000))
    mine, other = visitor(session, uid), visitor(session, uid)
    seat_phone(session, mine, 0)
    seat = seat_phone(session, other, 1)
    record_deals(seat, *[(500, 300)] * 6)
    async with phone(session, mine) as ui:
        before = {node.identifier: node.id for node in ui.nodes() if node.identifier}
        known = len(ui.mirror.known)
        record_deals(seat, (10, 20))
        await ui.until(lambda: ui.has("deal-7"))
        after = {node.identifier: node.id for node in ui.nodes() if node.identifier}
        kept = {name: number for name, number in before.items() if name != "changed"}
        assert {name: after[name] for name in kept} == kept
        assert len(ui.mirror.known) - known < 40, "about what one row of the list is made of"


async def test_phones_at_one_table_are_given_the_same_match(session: Session) -> None:
    uid = club_night(session)
    one, other = (seat_phone(session, visitor(session, uid), side) for side in (0, 1))
    match = one.table.view().match
    assert match is not None
    assert one.matches.open(match) is other.matches.open(match)
    record_deals(other, (300, 700))
    assert one.matches.open(match).progress.totals == (300, 700)
