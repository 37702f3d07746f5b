"""One phone for both sides of a table: handed over, it speaks for whoever holds it."""

import contextlib
from collections.abc import AsyncIterator

from scorekeeper.club.model import EveningUid
from scorekeeper.services import Session
from scorekeeper.services.club import author_of
from tests.club_ui.sessions import (
    club_night,
    give_result,
    phone,
    record_deals,
    seat_phone,
    table_at,
    visitor,
    win_match,
)
from tests.ui.recording import taps
from tests.ui.testkit import UI


@contextlib.asynccontextmanager
async def handed_over(session: Session) -> AsyncIterator[tuple[UI, EveningUid]]:
    """A phone whose side has won and said so, in the hands of the other side."""
    uid = club_night(session)
    who, _ = win_match(session, uid)
    async with phone(session, who) as ui:
        await give_result(ui)
        await ui.tap("phone-hand-over-1")
        yield ui, uid


async def test_one_phone_is_handed_over_and_the_log_says_who_accepted_on_it(
    session: Session,
) -> None:
    async with handed_over(session) as (ui, uid):
        assert ui.has_text("Eva or Finn: is this right?")
        assert not any("Greta" in text and "yes" in text.lower() for text in ui.texts())
        await ui.tap("phone-hand-yes-Finn")
        await ui.until(lambda: ui.route == "/" and ui.has("done"))
    agreed = [one.note.by for one in session.club.evenings.open(uid).log if one.kind == "agreed"]
    author = author_of(agreed[0])
    assert author is not None
    assert (author.table, author.phone, author.member) == (1, 1, "Finn")


async def test_the_other_side_may_say_no_on_the_same_phone_and_it_is_theirs(
    session: Session,
) -> None:
    async with handed_over(session) as (ui, uid):
        await ui.tap("phone-dispute")
        await ui.tap("phone-why-points")
        assert not ui.has("phone-call-organiser"), "the log says who it was"
        assert not ui.has("phone-call-organiser-for-Greta")
        assert ui.text("phone-call-organiser-for-Finn") == "Finn: ask the organiser"
        await ui.tap("phone-call-organiser-for-Finn")
        await ui.until(lambda: ui.route == "/" and ui.has("disputed"))
        assert ui.text("disputed") == "Eva & Finn say this result is wrong"
    table = table_at(session, uid)
    assert table.disputed is not None
    assert (table.disputed.side, table.disputed.note.by) == (1, "table-1-phone-1 for Finn")
    assert [claim.side for claim in table.claims] == [0], "what the phone's own side said stands"
    entry = session.club.evenings.open(uid).log[-1]
    assert (entry.kind, entry.side, entry.note.by) == ("disputed", 1, "table-1-phone-1 for Finn")


async def test_on_one_phone_the_other_side_may_think_better_of_it(session: Session) -> None:
    async with handed_over(session) as (ui, _):
        await taps(ui, ("phone-dispute", "phone-call-organiser-for-Finn"))
        await ui.until(lambda: ui.route == "/" and ui.has("disputed"))
        await ui.tap("phone-hand-over-1")
        await ui.tap("phone-hand-yes-Eva")
        await ui.until(lambda: ui.route == "/" and ui.has("done"))


async def test_nobody_disputes_for_a_side_that_was_not_asked(session: Session) -> None:
    uid = club_night(session)
    who, _ = win_match(session, uid)
    async with phone(session, who, route="/dispute/1") as ui:
        await ui.until(lambda: ui.route == "/")
        await give_result(ui)
        for route in ("/dispute", "/dispute/0", "/dispute/7", "/dispute/x"):
            await ui.go(route)
            await ui.until(lambda: ui.route == "/")
    assert table_at(session, uid).disputed is None


async def test_three_sides_on_one_phone_are_asked_one_after_the_other(session: Session) -> None:
    trio = (("Ida",), ("Jon",), ("Kim",))
    uid = club_night(session, trio, form="individuals", movement="by_lot", ruleset="classic_3p")
    who = visitor(session, uid)
    seat = seat_phone(session, who, 0)
    record_deals(seat, (5000, 300, 200))
    names = [side.players[0].name for side in seat.table.view().sides]
    async with phone(session, who) as ui:
        await give_result(ui)
        await ui.tap("phone-hand-over-1")
        await ui.tap(f"phone-hand-yes-{names[1]}")
        await ui.until(lambda: ui.has("phone-hand-over-2") and not ui.has("phone-hand-over-1"))
        await ui.tap("phone-hand-over-2")
        await ui.tap(f"phone-hand-yes-{names[2]}")
        await ui.until(lambda: ui.has("done"))
