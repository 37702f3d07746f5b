"""The field in which every name, reason and note is typed."""

import asyncio
from typing import Any

import pytest

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from tests.ui.device import FOUR, device, record_match
from tests.ui.screen import Node
from tests.ui.testkit import UI

TWO = SetUp(
    ruleset=RuleSetId("classic_2p"),
    sides=(Side("李小龙", (Player("李小龙"),)), Side("Anna 😀", (Player("Anna 😀"),))),
)
"""A match of somebody else's app."""


def field(ui: UI, name: str) -> Node:
    return next(n for n in ui.identified(name).all_nodes() if n.type == "TextField")


def player_names(session: Session) -> list[Any]:
    return [[one.name for one in side.players] for side in session.matches.list()[0].match.sides]


@pytest.mark.thorough
async def test_a_name_keeps_the_small_letters_it_is_typed_with(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.type("name", "piet de vries\nvan der Merwe")
        # any other value has the client itself turn small letters into capitals
        assert field(ui, "name").data.get("capitalization") is None
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
    assert [side[0] for side in player_names(session)] == ["piet de vries", "van der Merwe"]


async def test_a_reason_keeps_the_small_letters_it_is_typed_with(session: Session) -> None:
    record_match(session, FOUR, (500, 300))
    async with device(session, route="/adjust") as ui:
        assert field(ui, "reason").data.get("capitalization") is None


@pytest.mark.thorough
async def test_name_that_cannot_be_shown_is_refused_at_the_field(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.type("name", "Anna 😀")
        assert "“Anna ▯”" in ui.text("name-refused")
        await ui.type("name", "Anna 😀\n李小龙 Lee")
        assert "“▯▯▯ Lee”" in ui.text("name-refused")
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
    assert [side[0] for side in player_names(session)] == ["Anna", "Lee"]


@pytest.mark.thorough
async def test_letters_that_come_faster_than_the_screen_is_drawn_stay(session: Session) -> None:
    async with device(session, route="/new") as ui:
        node = field(ui, "name")
        for text in ("A", "An", "Ann 😀", "Ann 😀a", "Ann 😀a ❄", "Ann 😀a ❄b"):
            node.data["value"] = text
            ui.mirror.session.apply_patch(node.id, {"value": text})
            await asyncio.create_task(ui.mirror.session.dispatch_event(node.id, "change", text))
        await ui.settle()
        assert field(ui, "name").data["value"] == "Ann 😀a ❄b"
        assert "“Ann ▯a ▯b”" in ui.text("name-refused")
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
    assert player_names(session)[0][0] == "Ann a b"


@pytest.mark.thorough
async def test_the_refusal_goes_with_what_was_refused(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.type("name", "Anna 😀")
        await ui.type("name", "Anna")
        assert not ui.has("name-refused")


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name", ["Ελένη Παππά", "Юлия Щукина", "שרה לוי", "Nguyễn Thị Ước", "Şükrü Łukasz"]
)
async def test_letters_that_can_be_shown_are_taken(session: Session, name: str) -> None:
    async with device(session, route="/new") as ui:
        await ui.type("name", name)
        assert not ui.has("name-refused")
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
    assert player_names(session)[0][0] == name


@pytest.mark.thorough
async def test_an_accent_that_is_typed_by_itself_joins_its_letter(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.type("name", "Zoe\N{COMBINING DIAERESIS}")
        assert not ui.has("name-refused")
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
    assert player_names(session)[0][0] == "Zoë"


async def test_an_emoji_in_a_note_is_refused_like_one_in_a_name(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await ui.tap("more")
        await ui.type("remark", "wow 🎉")
        assert "“wow ▯”" in field(ui, "remark").data["error"]


@pytest.mark.thorough
async def test_a_name_from_elsewhere_is_never_invisible_and_stays_as_it_is(
    session: Session,
) -> None:
    record_match(session, TWO, (500, 300))
    async with device(session, route="/matches") as ui:
        assert ui.has_text("▯▯▯")
        assert ui.has_text("Anna ▯")
        await ui.go("/set-up")
        await ui.tap("name-0")
        assert field(ui, "name").data["value"] == "▯▯▯"
        await ui.tap("name-1")
        await ui.type("name", "Anna")
        await ui.tap("set-up-save")
        await ui.until(lambda: player_names(session)[1] == ["Anna"])
    assert player_names(session)[0] == ["李小龙"]


@pytest.mark.thorough
async def test_long_name_at_a_seat_shows_its_beginning_once_left(session: Session) -> None:
    """The field wraps it, and showed its end."""
    async with device(session, route="/new") as ui:
        await ui.type("name", "Margarethe-Wilhelmina")

        def covers() -> list[Node]:
            nodes = ui.identified("name").all_nodes()
            return [node for node in nodes if node.data.get("ignore_interactions")]

        assert all(cover.data.get("visible") is False for cover in covers())
        await ui.fire(field(ui, "name"), "blur")
        (cover,) = covers()
        assert cover.data.get("visible") is not False
        await ui.fire(field(ui, "name"), "focus")
        await ui.type("name", "Margarethe-Wilhelmina\nCleo")
        assert "Margarethe-Wilhelmina" in ui.text("name-0")
