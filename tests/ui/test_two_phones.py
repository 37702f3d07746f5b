"""The same deal from two phones: it counts once, and both know."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.services import ChangeKind, Session
from tests.club_ui.sessions import club_night, phone, seat_phone, visitor
from tests.ui.device import FOUR, NAME, record_match
from tests.ui.recording import COMMON_DEAL, deals, label_of, recorded_totals, save_deal, taps
from tests.ui.testkit import UI, mount

OTHER_DEAL = ("who-0", "mode", "key-6", "key-4", "key-0", "key-next", "key-0")


class Turns:
    """Lets a phone's verbs that write go on one at a time, when a test says so."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.came = asyncio.Event()

    async def __call__(self, operation: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Wait for the gate, then do what a phone does."""
        self.came.set()
        await self.gate.wait()
        return await asyncio.to_thread(operation, *args, **kwargs)


@contextlib.asynccontextmanager
async def table_phone(
    session: Session, name: str, *, route: str = "/record", **how: Any
) -> AsyncIterator[UI]:
    """A phone of the same table, known by another name."""
    main = app(session, Words(), **how)
    async with mount(main, route=route, answers={"get": lambda _: name}) as ui:
        yield ui


async def type_deal(ui: UI, deal: tuple[str, ...] = COMMON_DEAL[1:-1]) -> None:
    await taps(ui, deal)


# --- the same deal


@pytest.mark.thorough
async def test_simultaneous_saves_of_two_phones_make_one_deal(
    session: Session,
) -> None:
    """Both have tapped Save before either is on the disk: the second is refused by the store."""
    record_match(session, FOUR)
    mine, theirs = Turns(), Turns()
    async with (
        table_phone(session, "mine", call_service=mine) as one,
        table_phone(session, "theirs", call_service=theirs) as other,
    ):
        await type_deal(one)
        await type_deal(other)
        taps_of_save = [asyncio.create_task(ui.tap("save")) for ui in (one, other)]
        await asyncio.gather(mine.came.wait(), theirs.came.wait())
        mine.gate.set()
        await taps_of_save[0]
        await one.until(lambda: one.route == "/")
        theirs.gate.set()
        await taps_of_save[1]
        await other.until(lambda: other.route == "/")
        assert label_of(one, "notice").startswith("Deal 1 saved: ")
        assert one.has("notice-undo")
        assert label_of(other, "notice").startswith("Already saved from another device at ")
        assert not other.has("notice-undo"), "it was not saved from here"
        assert [ui.text("record") for ui in (one, other)] == ["Score deal 2"] * 2
    assert recorded_totals(session) == (1385, 585)
    assert len(deals(session)) == 1


@pytest.mark.thorough
async def test_a_save_that_arrives_after_the_question_was_asked_answers_it(
    session: Session,
) -> None:
    """The question was on its way to the phone when Save was tapped; it goes by itself."""
    record_match(session, FOUR)
    async with table_phone(session, "mine") as one, table_phone(session, "theirs") as other:
        await type_deal(one)
        await type_deal(other)
        button = other.identified("save")
        await save_deal(one)
        await other.until(lambda: other.has("keep"))
        await other.tap_node(button)
        await other.until(lambda: other.route == "/")
        assert not other.has("keep")
        assert label_of(other, "notice").startswith("Already saved from another device at ")
    assert recorded_totals(session) == (1385, 585)
    assert len(deals(session)) == 1


@pytest.mark.thorough
async def test_saved_after_the_other_was_told_it_is_one_deal_and_both_know(
    session: Session,
) -> None:
    record_match(session, FOUR)
    async with table_phone(session, "mine") as one, table_phone(session, "theirs") as other:
        await type_deal(one)
        await type_deal(other)
        await save_deal(one)
        await other.until(lambda: other.has("keep"))
        assert other.has_text("Deal 1 is already saved")
        assert other.has_text(": 1,385 : 585.")
        await other.tap("keep")
        await other.until(lambda: other.route == "/")
        assert other.text("record") == "Score deal 2"
        assert label_of(one, "notice").startswith("Deal 1 saved: ")
    assert recorded_totals(session) == (1385, 585)


@pytest.mark.thorough
async def test_a_phone_that_fell_asleep_while_typing_is_told_when_it_saves(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news does not reach every phone: Save itself must know."""
    match = record_match(session, FOUR)
    monkeypatch.setattr(session, "subscribe", lambda _: lambda: None)
    async with table_phone(session, "mine") as one, table_phone(session, "theirs") as other:
        await type_deal(one, OTHER_DEAL)
        await type_deal(other)
        await save_deal(one)
        assert not other.has("keep")
        await other.tap("save")
        await other.until(lambda: other.has("keep"))
        assert other.has_text(": 640 : 0.")
        assert other.has_text("Your scores: 1,385 : 585.")
        assert other.text("go-on") == "Mine is a different deal: save it as deal 2"
        assert other.text("amend-theirs") == "Replace deal 1 with mine"
        assert recorded_totals(session) == (640, 0), "nothing is saved unasked"
        await other.tap("keep")
        await other.until(lambda: other.route == "/")
        assert session.drafts.find(match, "theirs") is None
    assert recorded_totals(session) == (640, 0)


async def save_other_deal(one: UI, other: UI) -> None:
    """One saves a deal, the other one that is another, and is asked."""
    await type_deal(one, OTHER_DEAL)
    await other.go("/")
    await type_deal(other, COMMON_DEAL[:-1])
    await save_deal(one)
    await other.until(lambda: other.has("keep"))
    await other.back()
    assert not other.has("keep"), "the form can be looked at again"
    assert label_of(other, "sum-0") == "+1,385"
    await other.tap("save")
    await other.until(lambda: other.has("amend-theirs"))


@pytest.mark.thorough
async def test_a_different_deal_is_saved_behind_the_other_by_one_more_tap(session: Session) -> None:
    record_match(session, FOUR)
    async with table_phone(session, "mine") as one, table_phone(session, "theirs") as other:
        await save_other_deal(one, other)
        await other.tap("go-on")
        await other.until(lambda: other.route == "/")
    assert recorded_totals(session) == (2025, 585)


@pytest.mark.thorough
async def test_the_other_deal_is_put_right_by_what_was_typed_here(session: Session) -> None:
    match = record_match(session, FOUR)
    async with table_phone(session, "mine") as one, table_phone(session, "theirs") as other:
        await save_other_deal(one, other)
        await other.tap("amend-theirs")
        await other.until(lambda: other.route == "/")
        assert session.drafts.find(match, "theirs") is None
    assert recorded_totals(session) == (1385, 585)
    assert len(deals(session)) == 1
    kinds = [one.kind for one in session.matches.open(match).history.changes]
    assert kinds == [ChangeKind.START, ChangeKind.RECORD, ChangeKind.AMEND]


@pytest.mark.thorough
async def test_the_button_that_stands_out_counts_nothing_twice(session: Session) -> None:
    record_match(session, FOUR)
    async with table_phone(session, "mine") as one, table_phone(session, "theirs") as other:
        await save_other_deal(one, other)
        names = [
            node.identifier
            for node in other.nodes()
            if node.identifier in ("keep", "go-on", "amend-theirs")
        ]
        assert names[0] == "keep"
        kinds = {
            name: next(n.type for n in other.identified(name).all_nodes() if n.clickable)
            for name in names
            if name
        }
        assert kinds.pop("keep") == "FilledButton"
        assert set(kinds.values()) == {"OutlinedButton"}


# --- other changes


@pytest.mark.thorough
async def test_typing_while_a_deal_is_amended_goes_on_with_one_tap(
    session: Session,
) -> None:
    match = record_match(session, FOUR, (500, 120))
    first = deals(session)[0]
    assert first.uid is not None
    async with table_phone(session, "theirs") as ui:
        await type_deal(ui)
        session.deals.drop(match, first.uid, seen=2)
        await ui.until(lambda: ui.has("start-anew"))
        assert ui.has_text("Deal 1 deleted")
        assert not ui.has("keep")
        await ui.tap("go-on")
        assert not ui.has("go-on")
        await save_deal(ui)
    assert recorded_totals(session) == (1385, 585)


async def test_the_same_deal_put_right_on_two_phones_asks_the_second(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    where = f"/record/{deals(session)[0].uid}"
    async with (
        table_phone(session, "mine", route=where) as one,
        table_phone(session, "theirs", route=where) as other,
    ):
        await type_deal(one, ("field-0-total", "key-6", "key-4", "key-0"))
        await type_deal(other, ("field-0-total", "key-7", "key-0", "key-0"))
        await save_deal(one)
        await other.until(lambda: other.has("keep"))
        assert other.has_text("Deal 1 was edited on another device at ")
        await other.tap("go-on")
        await save_deal(other)
    assert recorded_totals(session) == (700, 120)


async def test_an_undo_of_what_was_not_on_the_screen_is_not_done_and_said(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = record_match(session, FOUR, (500, 120))
    monkeypatch.setattr(session, "subscribe", lambda _: lambda: None)
    async with table_phone(session, "theirs", route="/") as ui:
        uid = deals(session)[0].uid
        assert uid is not None
        assert label_of(ui, "undo") == "Undo: deal 1"
        session.matches.arrange_next_deal(match, dealer="Dov", seen=2)
        await ui.tap("undo")
        await ui.until(lambda: ui.has("notice"))
        assert label_of(ui, "notice").startswith("Not saved: another device changed this game")
        assert label_of(ui, "undo") == "Undo: changing the settings"
    assert recorded_totals(session) == (500, 120)


# --- at a table of the club


async def test_two_phones_of_a_table_of_the_club_count_a_deal_once(session: Session) -> None:
    uid = club_night(session)
    north, east = visitor(session, uid), visitor(session, uid)
    seat = seat_phone(session, north, 0)
    seat_phone(session, east, 1)
    async with phone(session, north) as one, phone(session, east) as other:
        for ui in (one, other):
            await taps(ui, COMMON_DEAL[:-1])
        await one.tap("save")
        await one.until(lambda: one.route == "/" and one.has("notice"))
        await other.until(lambda: other.has("keep"))
        await other.tap("keep")
        await other.until(lambda: other.route == "/")
        assert seat.matches.list()[0].progress.totals == (1385, 585)


# --- a deal that was left half typed


async def test_the_table_says_what_is_half_typed(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with table_phone(session, NAME, route="/") as ui:
        await taps(ui, ["record", *OTHER_DEAL, "back"])
        await ui.until(lambda: ui.text("record") == "Continue deal 2 · 640 : 0")
        await ui.tap("record")
        assert label_of(ui, "sum-0") == "+640"
        await save_deal(ui)
        assert ui.text("record") == "Score deal 3"
    match = session.matches.list()[0].uid
    async with table_phone(session, NAME) as ui:
        await taps(ui, ["key-3", "key-8", "key-5"])
        await ui.until(lambda: "385" in str(session.drafts.find(match, NAME)))
    async with table_phone(session, NAME, route="/") as ui:
        assert ui.text("record") == "Continue deal 3 · 385 : 0"


async def test_the_phone_of_a_club_says_it_too(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        await taps(ui, ["record", *OTHER_DEAL, "back"])
        await ui.until(lambda: ui.text("record") == "Continue deal 1 · 640 : 0")
