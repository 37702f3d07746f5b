"""The screen of a match that is over: how it went, what falls on it, and where it leads."""

from dataclasses import replace

from scorekeeper.match import Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Session
from scorekeeper.ui.motion import OFF
from scorekeeper.ui.state import MOTION
from tests.ui.device import FOUR, NAME, device, record_match
from tests.ui.matches import label_of, record_evening, shown_totals, uid_of
from tests.ui.mirror import features
from tests.ui.testkit import UI

LIVELY = {"get_accessibility_features": lambda _: features()}
LAST = {"sides": [{"total": 250}, {"total": 690}]}


def won(session: Session) -> str:
    uid = str(record_evening(session))
    record(session, uid)
    return uid


def record(session: Session, uid: str) -> None:
    number = session.matches.number(uid)  # type: ignore[arg-type]
    session.deals.record(uid, read_deal(LAST, "the last"), by=NAME, seen=number)  # type: ignore[arg-type]


def pips(ui: UI) -> int:
    return sum(node.own_text in {"♥", "♦", "♠", "♣"} for node in ui.nodes())


async def test_winner_screen_tells_best_deal_canastas_and_outs(
    session: Session,
) -> None:
    won(session)
    async with device(session) as ui:
        assert (
            label_of(ui, "winner")
            == "Cleo & Dov have won by 2,730 points. 5,000 reached in deal 10"
        )
        assert shown_totals(ui) == ["2,770", "5,500"]
        assert ui.has_text("Cleo & Dov win")
        assert ui.has_text("by 2,730 · in 10 deals")
        assert label_of(ui, "figure-best") == "best deal: Cleo & Dov +890; Ana & Ben +850"
        assert label_of(ui, "figure-canastas") == "canastas: Cleo & Dov 7; Ana & Ben 6"
        assert label_of(ui, "figure-out") == "went out: Cleo & Dov 7 of 10; Ana & Ben 2 of 10"
        assert label_of(ui, "course").startswith("Score chart. Ana & Ben: −290")


async def test_its_deals_are_a_tap_away_and_so_is_the_way_back(session: Session) -> None:
    won(session)
    async with device(session) as ui:
        assert not ui.has("deal-10")
        await ui.tap("pad")
        assert ui.has("deal-10")
        assert ui.has("rematch")
        await ui.tap("deal-10")
        await ui.tap("back")
        assert ui.has("deal-10"), "they are there again after one was looked at"
        await ui.tap("pad")
        assert ui.has("figure-best")


async def test_a_best_of_three_takes_its_line_from_the_chart(session: Session) -> None:
    """It had pushed the facts of the match under the buttons."""
    heights = []
    for best_of in (1, 3):
        record_match(session, replace(FOUR, best_of=best_of), (2000, 300), (3100, 400))
        async with device(session, width=390, height=860) as ui:
            chart = next(node for node in ui.nodes() if node.type == "Canvas")
            heights.append(chart.data["height"])
    assert heights == [137, 110]


async def test_people_of_the_evening_are_listed_after_other_partners(session: Session) -> None:
    record_match(session, FOUR, (5100, 300))
    sides = (
        Side("Ana & Cleo", (Player("Ana"), Player("Cleo"))),
        Side("Ben & Dov", (Player("Ben"), Player("Dov"))),
    )
    record_match(session, replace(FOUR, sides=sides), (5000, 1000))
    async with device(session) as ui:
        people = [label_of(ui, f"person-{index}") for index in range(4)]
        assert people[0] == "Ana: 2 of 2 won, 10,100"
        assert people[3] == "Dov: 0 of 2 won, 1,300"


async def test_the_chart_is_drawn_anew_in_a_lower_window(session: Session) -> None:
    """The drawing kept its height, and the lower part of its lines was cut off."""
    won(session)
    async with device(session, width=390, height=1200) as ui:
        await ui.resize(390, 844)
        chart = next(node for node in ui.nodes() if node.type == "Canvas")
        rings = [node for node in ui.nodes() if node.type == "Circle"]
        assert rings
        assert all(ring.data["y"] < chart.data["height"] for ring in rings)


async def test_nothing_of_the_paper_pushes_the_total_of_the_others_down(session: Session) -> None:
    """Long names in two lines above the chart, or a series, had pushed it under the buttons."""
    long = (
        Side(
            "Ana Castellanos & Ben Underwood", (Player("Ana Castellanos"), Player("Ben Underwood"))
        ),
        Side(
            "Cleo Fairweather & Dov Lindqvist",
            (Player("Cleo Fairweather"), Player("Dov Lindqvist")),
        ),
    )
    record_match(session, replace(FOUR, sides=long), (2000, 300), (3100, 400))
    async with device(session, width=390, height=844) as ui:
        ids = [str(node.data.get("identifier")) for node in ui.nodes()]
        assert ids.index("total-0") < ids.index("total-1") < ids.index("course")
        assert ui.has_text("Ana & Ben"), "the chart's names stand in one line"
        assert ui.has_text("Ana Castellanos & Ben Underwood win")


async def test_share_leads_to_the_picture(session: Session) -> None:
    won(session)
    async with device(session) as ui:
        await ui.tap("share-result")
        assert ui.route == "/share"


async def test_a_match_ended_before_its_first_deal_has_a_result(session: Session) -> None:
    uid = record_match(session, FOUR)
    session.matches.end(uid, "walkover", seen=session.matches.number(uid))
    async with device(session) as ui:
        assert label_of(ui, "winner").endswith("Won by forfeit")
        assert shown_totals(ui) == ["0", "0"]
        assert not ui.has("figure-best")


async def test_pips_fall_once_when_the_last_deal_is_saved(
    session: Session,
) -> None:
    """Pips fall where the last deal was saved and not when it is opened again."""
    won(session)
    async with device(session, answers=LIVELY) as ui:
        assert not pips(ui)
        await ui.tap("undo")
        await ui.until(lambda: ui.has("record"))
        await ui.tap("redo")
        await ui.until(lambda: ui.has("winner"))
        assert pips(ui)
        await ui.tap("pad")
        await ui.tap("pad")
        assert not pips(ui), "once for each end"


async def test_a_device_that_wants_no_motion_has_no_pips(session: Session) -> None:
    won(session)
    session.settings.choose(NAME, **{MOTION: OFF})
    async with device(session, answers=LIVELY) as ui:
        await ui.tap("undo")
        await ui.until(lambda: ui.has("record"))
        await ui.tap("redo")
        await ui.until(lambda: ui.has("winner"))
        assert not pips(ui)


async def test_editing_a_finished_game_leads_back_to_its_deals(session: Session) -> None:
    """The page of the winner came instead: four taps to the next deal that was to be edited."""
    uid = record_match(session, FOUR, (4000, 3000), (1200, 700))
    async with device(session, route=f"/record/{uid_of(session, uid, 1)}") as ui:
        await ui.until(lambda: ui.has("save"))
        await ui.tap("field-1-total")
        for key in ("key-3", "key-1", "key-0", "key-0"):
            await ui.tap(key)
        await ui.tap("save")
        await ui.until(lambda: ui.route == "/")
        await ui.until(lambda: ui.has("deal-1"))
    assert session.matches.open(uid).progress.totals == (5200, 3800)
