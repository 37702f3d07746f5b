"""Seats and dealers: in the set-up, between two deals, and from match to match of an evening."""

import flet as ft
import pytest

from scorekeeper.i18n import Words
from scorekeeper.match import SideColor, seats_of
from scorekeeper.match.seating import people_of
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Session
from scorekeeper.ui.widgets.side_marks import player_initial
from tests.ui.device import FOUR, device, record_match
from tests.ui.testkit import UI

WORDS = Words()

AT_FIRST = ["Ana", "Cleo", "Ben", "Dov"]


def seats(ui: UI) -> list[str]:
    labels = [ui.identified(f"seat-{place}").label or "" for place in range(4)]
    return [label.partition(": ")[2].partition(",")[0] for label in labels]


async def type_names(ui: UI) -> None:
    """Type the names of four players round the table."""
    await ui.type("name", "Ana\nCleo\nBen\nDov\n")


def test_an_initial_does_not_grow_out_of_its_disc() -> None:
    """In large text the letter had been as high as the disc."""
    disc = player_initial("Ana", SideColor.BLUE).content
    assert isinstance(disc, ft.CircleAvatar), "its texts keep their size in any text size"


# --- in the set-up


@pytest.mark.thorough
async def test_two_seats_that_are_tapped_change_places(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await type_names(ui)
        assert seats(ui) == AT_FIRST
        assert ui.identified("seat-0").label == "Seat 1: Ana, opposite Ben, deals"
        await ui.tap("seat-2")
        assert ui.identified("seat-2").selected
        await ui.tap("seat-3")
        assert seats(ui) == ["Ana", "Cleo", "Dov", "Ben"]
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
    match = session.matches.list()[0].match
    assert [side.name for side in match.sides] == ["Ana & Dov", "Cleo & Ben"]


@pytest.mark.thorough
async def test_a_dealer_who_changes_places_still_deals(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await type_names(ui)
        await ui.tap("seat-0")
        await ui.tap("seat-1")
        assert seats(ui) == ["Cleo", "Ana", "Ben", "Dov"]
        assert (ui.identified("seat-1").label or "").endswith("deals")
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
    match = session.matches.list()[0].match
    assert match.first_dealer == "Ana"
    assert [side.name for side in match.sides] == ["Cleo & Ben", "Ana & Dov"]


@pytest.mark.thorough
async def test_colour_chosen_at_a_seat_is_kept_for_the_next_game(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await type_names(ui)
        await ui.tap("seat-0")
        assert ui.identified("color-red").label == "Red, Cleo & Dov"
        await ui.tap("color-mint")
        assert not ui.has("color-mint"), "the colours are closed"
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
    assert session.matches.list()[0].match.colors == (SideColor.MINT, SideColor.RED)
    async with device(session, route="/new") as ui:
        await ui.type("name", "Cleo\nDov\nBen\nAna\n")
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
    match = session.matches.list()[0].match
    assert [side.name for side in match.sides] == ["Cleo & Ben", "Dov & Ana"]
    assert match.colors == (SideColor.BLUE, SideColor.MINT)


@pytest.mark.thorough
async def test_a_seat_tapped_twice_is_let_go(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await type_names(ui)
        await ui.tap("seat-0")
        await ui.tap("seat-0")
        await ui.tap("seat-1")
        assert seats(ui) == AT_FIRST


@pytest.mark.thorough
async def test_a_draw_says_its_number_and_keeps_everybody(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await type_names(ui)
        await ui.tap("seats-arrange")
        await ui.tap("seats-draw")
        assert ui.text("seats-drawn").startswith("Drawn at random (number ")
        assert sorted(seats(ui)) == sorted(AT_FIRST)


@pytest.mark.thorough
async def test_with_large_text_the_seats_are_a_list_that_works_alike(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await type_names(ui)
        ruler = next(node for node in ui.nodes() if node.data.get("on_size_change"))
        await ui.fire(ruler, "size_change", {"w": 112, "h": 200})
        await ui.tap("seat-2")
        await ui.tap("seat-3")
        assert seats(ui) == ["Ana", "Cleo", "Dov", "Ben"]


# --- between two deals


async def test_another_dealer_is_a_tap_and_can_be_undone(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    async with device(session) as ui:
        await ui.tap("menu")
        await ui.tap("settings")
        await ui.tap("seats")
        assert ui.route == "/seats"
        assert ui.identified("dealer-1").selected
        await ui.tap("dealer-3")
        assert ui.identified("dealer-3").selected
        assert session.matches.open(uid).progress.dealer == "Dov"
        assert "Settings changed: dealer of the next deal" in (ui.identified("notice").label or "")
        await ui.tap("notice-undo")
        assert ui.identified("dealer-1").selected


async def test_substitute_plays_the_deals_from_then_on(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    async with device(session, route="/seats") as ui:
        await ui.tap("seats-replace-2")
        assert ui.has_text("Who plays for Ben from deal 2 on?")
        await ui.type("people-called", "Eva")
        await ui.tap("seats-replace-do")
        assert seats(ui) == ["Ana", "Cleo", "Eva", "Dov"]
        assert "Settings changed: players of the next deal" in (ui.identified("notice").label or "")
    match = session.matches.open(uid).match
    assert [one.name for one in people_of(match, 0, 0)] == ["Ana", "Ben"]
    assert [one.name for one in people_of(match, 0)] == ["Ana", "Eva"]


async def test_whoever_sits_there_already_cannot_take_over(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/seats") as ui:
        await ui.tap("seats-replace-2")
        await ui.type("people-called", "Dov")
        assert ui.identified("seats-replace-do").targets() == []


async def test_a_finger_that_scrolls_takes_no_player_along(session: Session) -> None:
    async with device(session, route="/new") as ui:
        assert not [node for node in ui.nodes() if node.type in {"Draggable", "DragTarget"}]


async def test_partners_can_be_changed_in_the_middle_of_a_match(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    async with device(session, route="/seats") as ui:
        await ui.tap("seat-1")
        await ui.tap("seat-2")
        await ui.until(lambda: seats(ui) == ["Ana", "Ben", "Cleo", "Dov"])
    assert seats_of(session.matches.open(uid).match) == ("Ana", "Ben", "Cleo", "Dov")
    assert session.matches.open(uid).progress.dealer == "Cleo"


async def test_without_a_match_there_are_no_seats(session: Session) -> None:
    async with device(session, route="/seats") as ui:
        assert ui.text("set-up-no-match") == WORDS.text("set-up-no-match")


# --- from match to match


async def test_after_each_match_the_next_pairing_is_offered(session: Session) -> None:
    record_match(session, FOUR, (5000, 120))
    met = []
    async with device(session) as ui:
        for _ in range(2):
            await ui.tap("turn")
            assert ui.identified("pairing-0").selected
            await ui.tap("turn-start")
            await ui.until(lambda: ui.route == "/")
            uid = session.matches.list()[0].uid
            met.append([side.name for side in session.matches.open(uid).match.sides])
            document = {"sides": [{"total": 5000}, {"total": 120}]}
            session.deals.record(
                uid, read_deal(document, "a deal"), seen=session.matches.number(uid)
            )
            await ui.until(lambda: ui.has("turn"))
    assert met == [["Ana & Cleo", "Ben & Dov"], ["Ana & Dov", "Cleo & Ben"]]


async def test_of_five_the_one_who_joins_plays_and_another_sits_out(session: Session) -> None:
    record_match(session, FOUR, (5000, 120))
    async with device(session, route="/next") as ui:
        await ui.tap("turn-join")
        await ui.type("people-called", "Eva")
        await ui.tap("turn-join")
        assert "sits out" in ui.text("pairing-0")
        assert "Eva sits out" not in ui.text("pairing-0")
        await ui.tap("turn-start")
        await ui.until(lambda: ui.route == "/")
    opened = session.matches.open(session.matches.list()[0].uid)
    assert sorted(opened.company) == ["Ana", "Ben", "Cleo", "Dov", "Eva"]
    assert "Eva" in [p.name for side in opened.match.sides for p in side.players]


async def test_three_are_too_few(session: Session) -> None:
    record_match(session, FOUR, (5000, 120))
    async with device(session, route="/next") as ui:
        await ui.tap("here-0")
        assert not ui.has("pairing-0")
        assert ui.identified("turn-start").targets() == []


async def test_a_pairing_can_be_drawn_by_lot(session: Session) -> None:
    record_match(session, FOUR, (5000, 120))
    async with device(session, route="/next") as ui:
        await ui.tap("seats-draw")
        assert ui.text("seats-drawn").startswith("Drawn at random")
        assert ui.identified("pairing-0").selected
