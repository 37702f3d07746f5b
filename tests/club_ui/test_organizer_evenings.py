"""The club's tab and the plan of an evening: what the organiser sees first, and agrees."""

import pytest

from scorekeeper.club.model import RoundLength
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.club_ui.sessions import begin_evening, open_evening, play_evening
from tests.services.club.kit import next_round
from tests.ui.device import device

WORDS = Words()


async def test_an_empty_tab_says_what_to_do_and_leads_to_a_new_evening(session: Session) -> None:
    async with device(session, route="/club") as ui:
        assert ui.text("club-none") == WORDS.text("club-none")
        assert ui.has("start-join")
        await ui.tap("club-new")
        assert ui.route == "/club-new"
        assert ui.has("club-begin")


async def test_the_running_evening_stands_on_top_with_how_far_it_is(session: Session) -> None:
    begin_evening(session)
    next_round(session, begin_evening(session))
    async with device(session, route="/club") as ui:
        assert "Round 1 of 3" in ui.text("live-0")
        assert "Check-in" in ui.text("evening-0")
        await ui.tap("evening-0")
        assert ui.route.endswith("/players")


async def test_running_session_has_its_clock_and_the_big_screen_link(
    session: Session,
) -> None:
    uid = begin_evening(session, length=RoundLength(points=5000, minutes=50))
    next_round(session, uid)
    async with device(session, route="/club") as ui:
        assert ui.has("clock-live-0")
        await ui.tap("screen-live-0")
        assert ui.route == f"/club/{uid}/screen"
        assert ui.has("club-code-show")
        await ui.tap("back")
        await ui.tap("open-live-0")
        assert ui.route == f"/club/{uid}"


async def test_the_tab_shows_who_leads_the_season_and_who_won(session: Session) -> None:
    uid = play_evening(session)
    season = session.club.seasons.begin("Season 2026", [uid])
    async with device(session, route="/club") as ui:
        await ui.until(lambda: ui.has("club-season-everyone"))
        assert "Ana & Ben" in ui.text("evening-0")
        await ui.tap("club-season-everyone")
        assert ui.route == f"/club-seasons/{season}"


async def test_the_tab_follows_what_another_device_does(session: Session) -> None:
    uid = begin_evening(session)
    async with device(session, route="/club") as ui:
        assert "Check-in" in ui.text("evening-0")
        next_round(session, uid)
        await ui.until(lambda: ui.has("live-0"))


@pytest.mark.thorough
async def test_a_new_evening_leads_to_the_check_in(session: Session) -> None:
    async with device(session, route="/club-new") as ui:
        await ui.type("club-name", "Thursday")
        await ui.type("club-place", "Village hall")
        await ui.tap("club-begin")
        await ui.until(lambda: ui.has("outlook"))
    (summary,) = session.club.evenings.list()
    assert (summary.name, summary.place, summary.state) == ("Thursday", "Village hall", "planned")


async def test_all_that_is_wrong_is_said_beside_its_field(session: Session) -> None:
    async with device(session, route="/club-new") as ui:
        await ui.type("club-name", " ")
        await ui.type("club-date", "tomorrow")
        await ui.tap("club-rounds")
        await ui.tap("pad-0")
        await ui.tap("pad-done")
        assert ui.identified("club-begin").targets() == []
        fields = {n.data.get("error") for n in ui.nodes() if n.type == "TextField"}
        assert "Enter a name." in fields
        assert "“tomorrow” isn’t a date. Write it like 2026-11-24." in fields
        assert ui.has_text("A session needs at least one round.")


async def test_usual_plan_has_a_clock_and_fitting_pairings(session: Session) -> None:
    """Individuals rotate their partners; pairs and teams meet by the standings."""
    async with device(session, route="/club-new") as ui:
        assert "50 min" in ui.text("club-length-title")
        for form, movement in (
            ("individuals", "Rotating partners"),
            ("pairs", "Swiss"),
            ("individuals", "Rotating partners"),
        ):
            await ui.tap(f"form-{form}")
            assert movement in ui.text("club-movement-title"), form
        await ui.tap("club-movement-title")
        await ui.tap("movement-by_lot")
        await ui.tap("form-pairs")
        assert "Random" in ui.text("club-movement-title"), "what was chosen stays"


async def test_limits_of_a_round_are_set_one_by_one(session: Session) -> None:
    """Only a round with a limit in minutes has a warning and an overtime."""
    async with device(session, route="/club-new") as ui:
        await ui.tap("club-length-title")
        await ui.tap("overtime-limited")
        await ui.tap("length-of-overtime")
        await ui.tap("pad-5")
        await ui.tap("pad-done")
        assert "5" in ui.text("length-of-overtime")
        await ui.tap("overtime-endless")
        assert not ui.has("length-of-overtime")
        await ui.tap("length-of-minutes")
        await ui.tap("pad-0")
        await ui.tap("pad-done")
        assert not ui.has("length-of-warning")


async def test_draws_that_do_not_fit_say_why_not(session: Session) -> None:
    async with device(session, route="/club-new") as ui:
        await ui.tap("form-pairs")
        await ui.tap("club-movement-title")
        assert ui.identified("movement-rotating").targets() == []
        assert WORDS.text("club-problem-draw_needs_individuals") in ui.text("movement-rotating")
        await ui.tap("form-individuals")
        assert ui.identified("movement-rotating").targets() != []
        assert WORDS.text("club-problem-draw_needs_fixed_sides") in ui.text("movement-mitchell")


async def test_the_figures_of_a_scheme_hold_for_this_evening_only(session: Session) -> None:
    async with device(session, route="/club-new") as ui:
        await ui.tap("club-figures")
        await ui.tap("points-win")
        await ui.tap("pad-3")
        await ui.tap("pad-done")
        assert WORDS.text("club-figures-changed") in ui.text("club-figures")
        await ui.tap("tie-drop-0")
        await ui.tap("club-begin")
        await ui.until(lambda: ui.has("outlook"))
    (summary,) = session.club.evenings.list()
    scheme = open_evening(session, summary.uid).plan.scheme
    assert scheme.match_points is not None
    assert scheme.match_points.win == 3
    assert scheme.tie_breaks == ("head_to_head", "wins", "lot")


async def test_every_scheme_says_where_it_is_from(session: Session) -> None:
    async with device(session, route="/club-new") as ui:
        await ui.tap("club-scheme-title")
        assert "Suomen Canastaliitto" in ui.text("scheme-finland")
        assert "Punti Burraco" in ui.text("scheme-burraco_3")
        assert "none found" in ui.text("scheme-total")


async def test_rules_and_form_stay_once_a_round_is_drawn(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/plan") as ui:
        assert ui.identified("ruleset").targets() == []
        await ui.tap("club-rounds")
        await ui.tap("pad-5")
        await ui.tap("pad-done")
        await ui.tap("club-save")
        await ui.until(lambda: ui.route == f"/club/{uid}")
    assert open_evening(session, uid).plan.rounds == 5


async def test_an_evening_that_is_not_there_is_said(session: Session) -> None:
    async with device(session, route="/club/nowhere") as ui:
        assert ui.has("club-gone")


async def test_before_the_first_result_nobody_is_said_to_have_a_place(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/standing", width=1280, height=800) as ui:
        rows = [node for node in ui.nodes() if (node.identifier or "").startswith("place-")]
        assert {node.text.split()[0] for node in rows} == {"–"}
        assert not any("Place" in (node.label or "") for node in rows)
        assert ui.text("why") == WORDS.text("club-place-none")


@pytest.mark.parametrize(("width", "height", "is_there"), [(390, 844, False), (1280, 800, True)])
async def test_files_and_pages_are_the_work_of_a_wide_screen(
    session: Session, width: float, height: float, *, is_there: bool
) -> None:
    async with device(session, route="/club", width=width, height=height) as ui:
        assert ui.has("club-members")
        assert ui.has("club-seasons")
        for name in ("club-publish", "club-take", "club-directors"):
            assert ui.has(name) is is_there
