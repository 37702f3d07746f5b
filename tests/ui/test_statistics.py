"""The statistics screen, the pictures of a match, and the sentence on catching up."""

from dataclasses import replace

from scorekeeper.match import MatchUid
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.matches import THREE, label_of, record_evening
from tests.ui.testkit import UI


def titles(ui: UI) -> list[str]:
    rows = [node for node in ui.nodes() if (node.identifier or "").startswith("entry-")]
    return [(row.label or "").split(":")[0] for row in rows]


def end_match(session: Session, uid: MatchUid) -> MatchUid:
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))
    return uid


def six_games(session: Session) -> None:
    """Ana & Ben lose the first of six games against Cleo & Dov and win the others."""
    record_match(session, FOUR, (100, 5000))
    for _ in range(5):
        record_match(session, FOUR, (5000, 100))


async def wait_for_statistics(ui: UI) -> None:
    await ui.until(lambda: not ui.has("statistics-counting"))


async def test_statistics_begin_with_those_who_met_most(session: Session) -> None:
    six_games(session)
    async with device(session, route="/matches") as ui:
        await ui.tap("statistics")
        await wait_for_statistics(ui)
        assert label_of(ui, "versus") == (
            "Head to head: Ana & Ben 5, Cleo & Dov 1. 6 games decided between them"
        )
        assert label_of(ui, "versus-average") == "Points per deal: Ana & Ben 4,183, Cleo & Dov 917"
        await ui.tap("back")
        assert ui.route == "/matches"


async def test_two_rivals_are_chosen_among_those_who_met(session: Session) -> None:
    record_match(session, FOUR, (5000, 100))
    async with device(session, route="/statistics") as ui:
        await wait_for_statistics(ui)
        await ui.tap("versus-1")
        offered = [n.text for n in ui.nodes() if (n.identifier or "").startswith("against-")]
        assert offered == ["Ana & Ben", "Ana", "Ben", "Cleo", "Dov"]
        await ui.tap("against-4")
        assert label_of(ui, "versus") == "Head to head: Ana 1, Dov 0. 1 game decided between them"


async def test_ranking_is_sorted_by_another_figure(session: Session) -> None:
    six_games(session)
    async with device(session, route="/statistics") as ui:
        await wait_for_statistics(ui)
        await ui.tap("statistics-players")
        assert titles(ui) == ["1. Ana", "1. Ben", "3. Cleo", "3. Dov"]
        await ui.tap("measure")
        await ui.tap("order-best")
        assert titles(ui) == ["1. Ana", "1. Ben", "1. Cleo", "1. Dov"]
        await ui.tap("statistics-partnerships")
        assert titles(ui) == ["1. Ana & Ben", "1. Cleo & Dov"]
        await ui.tap("statistics-deals")
        assert label_of(ui, "figure-matches") == "Finished games: 6, 6 deals in all"


async def test_another_rule_set_has_statistics_of_its_own(session: Session) -> None:
    six_games(session)
    samba = record_match(session, replace(FOUR, ruleset=RuleSetId("samba")), (800, 600))
    end_match(session, samba)
    async with device(session, route="/statistics") as ui:
        await wait_for_statistics(ui)
        assert label_of(ui, "rule-set-classic_4p") == "Classic: 6 finished games"
        await ui.tap("rule-set-samba")
        assert label_of(ui, "versus-average") == "Points per deal: Ana & Ben 800, Cleo & Dov 600"


async def test_page_leads_to_the_name_and_back(session: Session) -> None:
    six_games(session)
    async with device(session, route="/statistics") as ui:
        await wait_for_statistics(ui)
        await ui.tap("statistics-players")
        await ui.tap("entry-0")
        assert label_of(ui, "hero") == "5 of 6 games won, 83%, 4,183 points per deal"
        assert label_of(ui, "last-games") == "Last games: lost, won, won, won, won, won"
        assert label_of(ui, "opponent-0") == "Cleo: 5 of 6, 83%"
        await ui.tap("statistics-rename")
        assert ui.route.startswith("/people/Ana/name")
        await ui.tap("back")
        assert ui.route == "/statistics"


async def test_on_a_wide_screen_the_page_stands_beside_the_list(session: Session) -> None:
    six_games(session)
    async with device(session, route="/statistics", width=1280, height=800) as ui:
        await wait_for_statistics(ui)
        assert ui.has("versus")
        assert label_of(ui, "hero").startswith("5 of 6 games won")
        await ui.tap("statistics-players")
        await ui.tap("entry-2")
        assert label_of(ui, "hero").startswith("1 of 6 games won")
        assert titles(ui)[2] == "3. Cleo"


async def test_without_finished_games_the_open_one_goes_on(session: Session) -> None:
    record_match(session, FOUR, (400, 300), (200, 100), (500, 50))
    async with device(session, route="/statistics") as ui:
        await wait_for_statistics(ui)
        assert ui.has("statistics-none")
        assert ui.text("statistics-go-on") == "Continue with deal 4"
        await ui.tap("statistics-go-on")
        assert ui.route == "/"


async def test_without_any_game_one_begins(session: Session) -> None:
    async with device(session, route="/statistics") as ui:
        await wait_for_statistics(ui)
        await ui.tap("new-match")
        assert ui.route == "/new"


# --- pictures


async def test_small_chart_opens_the_large_one_told_in_words(
    session: Session,
) -> None:
    record_evening(session)
    async with device(session) as ui:
        await ui.tap("tab-chart")
        await ui.tap("course")
        assert ui.route == "/course"
        said = label_of(ui, "course-picture")
        assert "Ana & Ben: −290, 395, 1,245" in said
        assert "The dotted line is the target, 5,000." in said
        assert "15 below 0; 50 from 0; 90 from 1,500; 120 from 3,000" in said
        await ui.tap("back")
        assert ui.route == "/"


async def test_bars_say_where_the_points_came_from_and_add_up_to_the_totals(
    session: Session,
) -> None:
    uid = record_evening(session)
    async with device(session, route="/course") as ui:
        said = [n.label or "" for n in ui.nodes() if (n.identifier or "").startswith("source-")]
        sums = [0, 0]
        for line in said:
            sides = line.split(": ", 1)[1].split("; ")
            for place, side in enumerate(sides):
                sums[place] += int(side.split()[-1].replace("−", "-").replace(",", ""))
        assert tuple(sums) == session.matches.open(uid).progress.totals
        assert label_of(ui, "source-out").startswith("Going out: Ana & Ben +")


async def test_three_sides_have_a_line_and_bars_each(session: Session) -> None:
    record_match(session, THREE, (1385, 585, -225), (100, 200, 300))
    async with device(session, route="/course") as ui:
        drawn = [n for n in ui.identified("course-picture").all_nodes() if n.type == "Path"]
        lines = [one for one in drawn if len(one.data["elements"]) == 3]
        assert len(lines) == 3
        written = {n.data["value"] for n in ui.nodes() if n.type == "Text" and "x" in n.data}
        assert {"1,485", "785", "75"} <= written
        assert "Greta −225" not in label_of(ui, "source-table")
        assert label_of(ui, "source-table").endswith("Greta +75")


async def test_before_the_first_deal_there_is_nothing_to_draw(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/course") as ui:
        assert ui.has("none")


async def test_the_chart_says_what_it_takes_to_catch_up(session: Session) -> None:
    record_match(session, FOUR, (1600, 360))
    async with device(session, route="/course") as ui:
        assert label_of(ui, "catch-up-1") == (
            "Cleo & Dov, 1,240 behind: one natural canasta, 2 mixed canastas, and going out "
            "would make up at least 1,335."
        )
        assert not ui.has("catch-up-0")


async def test_more_than_a_deal_can_bring_is_spread_over_several(session: Session) -> None:
    record_match(session, FOUR, (4900, 300))
    async with device(session, route="/course") as ui:
        assert "in each of 3 deals" in label_of(ui, "catch-up-1")


async def test_from_the_figures_a_way_leads_to_who_is_who_and_back(session: Session) -> None:
    record_match(session, FOUR, (5000, 1200))
    async with device(session, route="/statistics") as ui:
        await wait_for_statistics(ui)
        await ui.tap("people-row")
        assert ui.has("people-new")
        await ui.tap("back")
        await ui.until(lambda: ui.has("versus"))


async def test_no_points_have_no_bar_and_few_have_a_plain_one(session: Session) -> None:
    record_match(session, THREE, (0, 4000, 5))
    async with device(session, route="/course") as ui:
        boxes = [n for n in ui.identified("source-table").all_nodes() if n.type == "Container"]
        bars = [n.data for n in boxes if n.data.get("border")]
    assert len(bars) == 2
    assert bars[0]["expand"] > bars[1]["expand"] > 0
    assert bars[0]["border_radius"] > 0 == bars[1]["border_radius"]
