"""The statistics screen, the pictures of a match, and the sentence on catching up."""

from dataclasses import replace

import pytest

from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from tests.ui.device import FOUR, device, played
from tests.ui.matches import THREE, evening, label
from tests.ui.testkit import UI

pytestmark = pytest.mark.thorough

NOBODY = Side("East–West", (Player("East"), Player("West")))


def titles(ui: UI) -> list[str]:
    entries = [node for node in ui.nodes() if (node.identifier or "").startswith("entry-")]
    return [(entry.label or "").split(".")[0] for entry in entries]


def finished(session: Session, set_up: SetUp, *totals: tuple[int, ...]) -> MatchUid:
    """The uid of a match that was ended after some deals, recorded by their totals."""
    return ended(session, played(session, set_up, *totals))


def ended(session: Session, uid: MatchUid) -> MatchUid:
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))
    return uid


async def opened(ui: UI) -> None:
    await ui.until(lambda: not ui.has("statistics-counting"))


async def test_players_stand_in_the_order_of_their_wins_and_others_by_a_tap(
    session: Session,
) -> None:
    played(session, FOUR, (3000, 100), (2500, 200))
    played(session, FOUR, (400, 1200))
    async with device(session, route="/matches") as ui:
        await ui.tap("statistics")
        await opened(ui)
        assert titles(ui) == ["Ana", "Ben", "Cleo", "Dov"]
        assert "1 of 1 game won" in label(ui, "entry-0")
        assert ui.text("entry-0") == "1 A Ana 100 % of 1 finished game"
        await ui.tap("about-partnerships")
        assert titles(ui) == ["Ana & Ben", "Cleo & Dov"]
        await ui.tap("about-rules")
        assert titles(ui) == ["Classic"]
        await ui.tap("measure")
        assert not ui.has("order-won"), "a rule set wins nothing"
        await ui.tap("order-average")
        assert ui.text("measure") == "points per deal"
        await ui.tap("back")
        assert ui.route == "/matches"


async def test_the_two_of_the_head_to_head_are_chosen_among_those_who_met(
    session: Session,
) -> None:
    played(session, FOUR, (5000, 100))
    played(session, FOUR, (5000, 100))
    played(session, THREE, (7500, 0, 0))
    async with device(session, route="/statistics") as ui:
        await opened(ui)
        assert [ui.text("versus-0"), ui.text("versus-1")] == ["Ana", "Cleo"]
        await ui.tap("versus-1")
        offered = [n.text for n in ui.nodes() if (n.identifier or "").startswith("against-")]
        assert len(offered) == 2, "two opponents, no partner and nobody from another table"
        await ui.tap("against-1")
        assert ui.text("versus-1") == offered[1]


async def test_a_page_shows_form_streaks_opponents_and_the_way_to_the_name(
    session: Session,
) -> None:
    for ends in ((100, 5000), (5000, 100), (5100, 300)):
        played(session, FOUR, ends)
    finished(session, replace(FOUR, ruleset=RuleSetId("samba")), (800, 600))
    async with device(session, route="/statistics") as ui:
        await opened(ui)
        await ui.tap("entry-0")
        assert label(ui, "form") == "Last games: lost, won, won, won"
        assert ui.text("streak") == "Won the last 3 games. Most wins in a row: 3."
        assert label(ui, "by-match").endswith("Between 100 and 5,100, last 800")
        assert label(ui, "opponent-0") == "Cleo: 3 of 4 games won"
        assert label(ui, "by-classic_4p") == "Classic: 3,400 over 3 deals"
        assert label(ui, "by-samba") == "Samba: 800 over 1 deal"
        await ui.tap("statistics-rename")
        assert ui.route.startswith("/people/Ana")
        await ui.tap("back")
        assert ui.route == "/statistics"


async def test_on_a_wide_screen_the_page_stands_beside_the_list(session: Session) -> None:
    ended(session, evening(session, 3))
    async with device(session, route="/statistics", width=1280, height=800) as ui:
        await opened(ui)
        assert ui.has("entry-3")
        assert ui.has("figure-best")
        await ui.tap("entry-2")
        assert label(ui, "figure-won").startswith("Games won: 0")
        assert titles(ui)[2] == "Ana"


async def test_statistics_say_that_rules_are_mixed(session: Session) -> None:
    finished(session, FOUR, (400, 300))
    async with device(session, route="/statistics") as ui:
        await opened(ui)
        assert not ui.has("statistics-mixed")
    finished(session, replace(FOUR, ruleset=RuleSetId("samba")), (800, 600))
    async with device(session, route="/statistics") as ui:
        await opened(ui)
        assert ui.has("statistics-mixed")


async def test_before_the_first_deal_there_is_nothing_to_count(session: Session) -> None:
    async with device(session, route="/statistics") as ui:
        await opened(ui)
        assert ui.has("statistics-none")


# --- pictures


async def test_a_tap_on_the_small_chart_shows_the_large_one_which_says_all_in_words(
    session: Session,
) -> None:
    evening(session)
    async with device(session) as ui:
        await ui.tap("tab-chart")
        await ui.tap("course")
        assert ui.route == "/course"
        said = label(ui, "course-picture")
        assert "Ana & Ben: −290, 395, 1,245" in said
        assert "The dotted line is the target, 5,000." in said
        assert "15 below 0; 50 from 0; 90 from 1,500; 120 from 3,000" in said
        await ui.tap("back")
        assert ui.route == "/"


async def test_bars_say_where_the_points_came_from_and_add_up_to_the_totals(
    session: Session,
) -> None:
    uid = evening(session)
    async with device(session, route="/course") as ui:
        said = [n.label or "" for n in ui.nodes() if (n.identifier or "").startswith("source-")]
        sums = [0, 0]
        for line in said:
            sides = line.split(": ", 1)[1].split("; ")
            for place, side in enumerate(sides):
                sums[place] += int(side.split()[-1].replace("−", "-").replace(",", ""))
        assert tuple(sums) == session.matches.open(uid).progress.totals
        assert label(ui, "source-out").startswith("Going out: Ana & Ben +")


async def test_three_sides_have_a_line_and_bars_each(session: Session) -> None:
    played(session, THREE, (1385, 585, -225), (100, 200, 300))
    async with device(session, route="/course") as ui:
        drawn = [n for n in ui.identified("course-picture").all_nodes() if n.type == "Path"]
        lines = [one for one in drawn if len(one.data["elements"]) == 3]
        assert len(lines) == 3
        written = {n.data["value"] for n in ui.nodes() if n.type == "Text" and "x" in n.data}
        assert {"1,485", "785", "75"} <= written
        assert "Greta −225" not in label(ui, "source-table")
        assert label(ui, "source-table").endswith("Greta +75")


async def test_before_the_first_deal_there_is_nothing_to_draw(session: Session) -> None:
    played(session, FOUR)
    async with device(session, route="/course") as ui:
        assert ui.has("none")


async def test_the_chart_says_what_it_takes_to_catch_up(session: Session) -> None:
    played(session, FOUR, (1600, 360))
    async with device(session, route="/course") as ui:
        assert label(ui, "catch-up-1") == (
            "Cleo & Dov, 1,240 behind: one natural canasta, 2 mixed canastas, and going out "
            "would make up at least 1,335."
        )
        assert not ui.has("catch-up-0")


async def test_more_than_a_deal_can_bring_is_spread_over_several(session: Session) -> None:
    played(session, FOUR, (4900, 300))
    async with device(session, route="/course") as ui:
        assert "in each of 3 deals" in label(ui, "catch-up-1")


async def test_from_the_figures_a_way_leads_to_who_is_who_and_back(session: Session) -> None:
    played(session, FOUR, (400, 1200))
    async with device(session, route="/statistics") as ui:
        await opened(ui)
        await ui.tap("people-row")
        assert ui.has("people-new")
        await ui.tap("back")
        assert ui.has("about-players")


async def test_no_points_have_no_bar_and_few_have_a_plain_one(session: Session) -> None:
    played(session, THREE, (0, 4000, 5))
    async with device(session, route="/course") as ui:
        boxes = [n for n in ui.identified("source-table").all_nodes() if n.type == "Container"]
        bars = [n.data for n in boxes if n.data.get("border")]
    assert len(bars) == 2
    assert bars[0]["expand"] > bars[1]["expand"] > 0
    assert bars[0]["border_radius"] > 0 == bars[1]["border_radius"]
