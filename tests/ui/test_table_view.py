"""The table view: totals, requirements, dealer and clocks, and a screen that stays on."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import flet as ft
import msgpack
import pytest

from scorekeeper.services import Session, SetUp
from scorekeeper.ui.screens import table_view
from tests.tools.gallery.measure import ems
from tests.ui.device import FOUR, device, record_match
from tests.ui.matches import ALONE, THREE, label_of, record_evening, shown_totals
from tests.ui.mirror import encode

MOST_BYTES = 200
NOW = datetime.fromisoformat("2026-11-21T21:00:00+01:00")


def turns(ui: Any) -> list[int]:
    return [node.data.get("quarter_turns", 0) for node in ui.nodes() if node.type == "RotatedBox"]


# --- the screen


async def test_a_button_of_the_table_shows_the_view_and_a_tap_leads_back(session: Session) -> None:
    record_evening(session)
    async with device(session) as ui:
        await ui.tap("view")
        assert ui.route == "/view"
        assert shown_totals(ui) == ["2,520", "4,810"]
        assert [label_of(ui, f"needs-{side}") for side in (0, 1)] == [
            "initial meld 90",
            "initial meld 120",
        ]
        assert label_of(ui, "dealer") == "Cleo deals"
        await ui.tap("back")
        assert ui.route == "/"


async def test_recording_is_one_tap_away(session: Session) -> None:
    record_evening(session, 3)
    async with device(session, route="/view") as ui:
        await ui.tap("record")
        assert ui.route == "/record"


@pytest.mark.parametrize("width", [390, 360])
async def test_the_button_stays_beside_the_longest_name_of_rules(
    session: Session, width: float
) -> None:
    """With a title that went over a line the way to the table view was not there."""
    name = "As we have always played on Thursdays at Grandmother's"
    record_match(session, replace(FOUR, house_rules={"target": 7500}, profile=name), (785, 585))
    async with device(session, width=width) as ui:
        assert ui.has_text(name)
        await ui.tap("view")
        assert ui.route == "/view"


async def test_phone_on_its_side_shows_the_table_view(
    session: Session,
) -> None:
    record_evening(session, 3)
    async with device(session) as ui:
        await ui.resize(844, 390)
        assert ui.route == "/view"
        await ui.resize(390, 844)
        assert ui.route == "/"


async def test_going_back_with_the_phone_on_its_side_stays_at_table(
    session: Session,
) -> None:
    record_evening(session, 3)
    async with device(session) as ui:
        await ui.resize(844, 390)
        await ui.tap("back")
        assert ui.route == "/"
        await ui.resize(844, 360)
        assert ui.route == "/"


@pytest.mark.parametrize("under", ["/", "/view"])
async def test_turning_below_the_form_leaves_the_form(session: Session, under: str) -> None:
    record_evening(session, 3)
    lying, upright = (844, 390), (390, 844)
    begin, turned = (upright, lying) if under == "/" else (lying, upright)
    async with device(session, route=under, width=begin[0], height=begin[1]) as ui:
        await ui.tap("record")
        await ui.resize(*turned)
        assert ui.route == "/record"
        await ui.go(under)
        assert ui.route == under, "nor is it turned later"


async def test_a_tablet_is_no_phone_on_its_side(session: Session) -> None:
    record_evening(session, 3)
    async with device(session, width=800, height=1280) as ui:
        await ui.resize(1280, 800)
        assert ui.route == "/"


async def test_the_way_of_turning_goes_round_and_is_remembered(session: Session) -> None:
    record_evening(session, 3)
    async with device(session, route="/view", width=844, height=390) as ui:
        assert turns(ui) == [2, 0]
        await ui.tap("turn")
        await ui.until(lambda: turns(ui) == [1, 3])
        await ui.tap("turn")
        await ui.until(lambda: turns(ui) == [0, 0])
    async with device(session, route="/view", width=844, height=390) as ui:
        assert turns(ui) == [0, 0]
        await ui.tap("turn")
        await ui.until(lambda: turns(ui) == [2, 0])


async def test_three_sides_sit_round_the_phone_each_turned_to_its_edge(session: Session) -> None:
    record_match(session, THREE, (1385, 585, -225))
    async with device(session, route="/view", width=844, height=390) as ui:
        assert shown_totals(ui) == ["1,385", "585", "−225"]
        assert turns(ui) == [2, 2, 0]


@pytest.mark.parametrize(
    ("set_up", "width", "card"), [(FOUR, 390, 374), (ALONE, 390, 183), (ALONE, 360, 168)]
)
async def test_no_digit_of_a_total_is_cut_off(
    session: Session, set_up: SetUp, width: int, card: int
) -> None:
    record_match(session, set_up, (2370, 3445, -1065, 13615)[: len(set_up.sides)])
    async with device(session, route="/view", width=width, height=844) as ui:
        for place in range(len(set_up.sides)):
            node = ui.identified(f"total-{place}")
            number = next(part for part in node.all_nodes() if part.type == "Text")
            unit = max(card / table_view.HIGH_CARD[0], table_view.MIN_CARD_SCALE)
            edges = (table_view.EDGE_WIDTH + 2 * table_view.CARD_PADDING) * unit
            assert number.data["style"]["size"] * ems(number.text, "Score") <= card - edges


async def test_after_the_match_nothing_is_needed_and_nothing_recorded(session: Session) -> None:
    record_match(session, FOUR, (5100, 300))
    async with device(session, route="/view") as ui:
        assert shown_totals(ui) == ["5,100", "300"]
        for gone in ("needs-0", "dealer", "record", "deal-clock"):
            assert not ui.has(gone), gone


async def test_without_a_match_it_leads_to_one(session: Session) -> None:
    async with device(session, route="/view") as ui:
        assert ui.has("new-match")


# --- the clocks


async def test_both_clocks_side_by_side_name_their_units(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = record_evening(session, 3)
    match = session.matches.open(uid).match
    started, last = (datetime.fromisoformat(at or "") for at in (match.started, match.deals[-1].at))
    hours = (last - started) // timedelta(hours=1)
    monkeypatch.setattr(table_view, "now", lambda: last + timedelta(seconds=86))
    for width, height in ((844, 390), (390, 844)):
        async with device(session, route="/view", width=width, height=height) as ui:
            assert ui.text("deal-clock") == "1 min"
            assert ui.text("evening-clock") == f"{hours} h 1 min"


async def test_a_tick_sends_the_new_time_and_nothing_else(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = record_evening(session, 3)
    last = datetime.fromisoformat(session.matches.open(uid).match.deals[-1].at or "")
    ticks = [0]

    def now() -> datetime:
        return last + timedelta(seconds=425 + ticks[0])

    monkeypatch.setattr(table_view, "now", now)
    monkeypatch.setattr(table_view, "seconds_to_next_minute", lambda *_: 0.02)
    async with device(session, route="/view", width=844, height=390) as ui:
        assert ui.text("deal-clock") == "7 min"
        sent: list[int] = []
        send = ui.mirror.send_message

        def weighed(message: Any) -> None:
            sent.append(len(msgpack.packb([message.action, message.body], default=encode)))
            send(message)

        monkeypatch.setattr(ui.mirror, "send_message", weighed)
        ticks[0] = 60
        clocks = ("deal-clock", "evening-clock")
        await ui.until(lambda: all(ui.text(one).endswith("8 min") for one in clocks))
        assert len(sent) == len(clocks)
        assert max(sent) < MOST_BYTES


# --- the screen stays on


AWAKE: dict[str, Any] = {"answers": {"is_enabled": lambda _: True}}


def calls(ui: Any) -> list[str]:
    return [name for name, _ in ui.mirror.called if name in {"enable", "disable"}]


async def test_screen_is_kept_on_until_the_match_ends(
    session: Session,
) -> None:
    record_match(session, FOUR, (4900, 300))
    async with device(session, **AWAKE) as ui:
        await ui.until(lambda: calls(ui) == ["enable"])
        await ui.tap("menu")
        await ui.tap("end")
        await ui.tap("end-agreement")
        await ui.until(lambda: calls(ui) == ["enable", "disable"])


async def test_a_film_that_ended_at_once_is_asked_for_again(session: Session) -> None:
    # Chromium, asked over plain http right after it loaded the client's film: no_sleep.js has it
    # repeat once its length is known, which may be after its end.
    record_evening(session, 3)
    plays = iter([False, True])
    async with device(session, answers={"is_enabled": lambda _: next(plays)}) as ui:
        await ui.until(lambda: calls(ui) == ["enable", "enable"])
        await ui.tap("view")
        assert not ui.has("goes-dark")


async def test_without_a_match_the_screen_may_go_dark(session: Session) -> None:
    async with device(session, **AWAKE) as ui:
        await ui.settle()
        assert calls(ui) == []


async def test_after_another_app_the_screen_is_kept_on_again(session: Session) -> None:
    record_evening(session, 3)
    async with device(session, **AWAKE) as ui:
        await ui.until(lambda: calls(ui) == ["enable"])
        for state in (ft.AppLifecycleState.HIDE, ft.AppLifecycleState.RESUME):
            await ui._event(ui.page._i, "app_lifecycle_state_change", {"state": state.value})
        await ui.until(lambda: calls(ui) == ["enable", "enable"])


async def test_a_browser_that_was_away_is_asked_again(session: Session) -> None:
    record_evening(session, 3)
    async with device(session, **AWAKE) as ui:
        await ui.until(lambda: calls(ui) == ["enable"])
        await ui.mirror.session.dispatch_event(ui.page._i, "connect", None)
        await ui.settle()
        await ui.until(lambda: calls(ui) == ["enable", "enable"])


@pytest.mark.parametrize(("answer", "said"), [(False, True), (True, False)])
async def test_table_view_says_that_the_screen_may_go_dark(
    session: Session, answer: bool, said: bool
) -> None:
    record_evening(session, 3)
    async with device(session, route="/view") as ui:
        ui.mirror.answers["is_enabled"] = lambda _: answer
        await ui._event(ui.page._i, "app_lifecycle_state_change", {"state": "resume"})
        await ui.until(lambda: ui.has("goes-dark") is said)
