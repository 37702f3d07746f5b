"""The list of matches: what it says of each, and what a tap does."""

import pytest

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from scorekeeper.storage.database import MATCHES
from tests.services.conftest import put_as
from tests.ui.device import FOUR, device, played

THREE = SetUp(
    ruleset=RuleSetId("classic_3p"),
    sides=tuple(Side(name, (Player(name),)) for name in ("Eva", "Finn", "Greta")),
)


async def test_without_a_match_there_is_the_way_to_the_first(session: Session) -> None:
    async with device(session, route="/matches") as ui:
        assert ui.has_text("No match has been played yet.")
        await ui.tap("new-match")
        assert ui.has("start")


async def test_a_row_says_who_how_much_by_what_rules_and_how_it_stands(session: Session) -> None:
    played(session, FOUR, (500, 120), (-85, 300))
    async with device(session, route="/matches") as ui:
        said = ui.text("match-0")
    sides = "◆ Ana & Ben 415 ○ Cleo & Dov 420"
    assert said == f"{sides} running, 2 deals Classic · Sun 1 Nov 2026 ✓ open now"


async def test_the_match_that_changed_last_stands_first_and_the_open_one_is_marked(
    session: Session,
) -> None:
    first = played(session, FOUR, (500, 120))
    played(session, THREE)
    session.settings.choose("this-device", match=first)
    async with device(session, route="/matches") as ui:
        assert ui.text("match-0").startswith("◆ Eva 0 ○ Finn 0 ▲ Greta 0 begun, no deal yet")
        assert ui.text("match-1").endswith("✓ open now")
        assert [ui.identified(f"match-{n}").selected for n in (0, 1)] == [False, True]


async def test_a_match_that_cannot_be_read_is_told_of_and_the_others_stay_open(
    session: Session,
) -> None:
    """The app opens the latest match that it can read, and with none of them it still opens."""
    readable = played(session, FOUR, (500, 120))
    broken = played(session, FOUR, (60, 40))
    spoil(session, broken)
    async with device(session) as ui:
        assert ui.text("total-0") == "500"
        await ui.go("/matches")
        assert "a whole number should stand here" in ui.text("match-0")
        assert "running, one deal" in ui.text("match-1")
    spoil(session, readable)
    async with device(session, route="/matches") as ui:
        assert "a whole number should stand here" in ui.text("match-1")
        await ui.go("/")
        assert ui.has_text("a whole number should stand here")
        await ui.go("/meld")
        assert ui.has("verdict")
        await ui.go("/new")
        assert ui.has("start")


def spoil(session: Session, uid: str) -> None:
    """Have the target of a match be no number, as another program could write it."""
    database = session.matches.work.database
    kept = database.get(MATCHES, uid)
    assert kept is not None
    put_as(database, {**kept, "values": {**kept["values"], "target": "high"}})
    session.matches.summaries.clear()


async def test_a_tap_opens_a_match_and_it_is_open_after_a_restart(session: Session) -> None:
    older = played(session, FOUR, (500, 120))
    played(session, THREE)
    async with device(session, route="/matches") as ui:
        await ui.tap("match-1")
        await ui.until(lambda: ui.route == "/")
        assert ui.has_text("Ana & Ben")
    assert session.settings.of("this-device")["match"] == older


async def test_a_finished_match_names_the_winner_and_is_played_again_by_one_tap(
    session: Session,
) -> None:
    played(session, FOUR, (5000, 120))
    played(session, THREE)
    async with device(session, route="/matches") as ui:
        assert not ui.has("rematch-0")
        assert "Ana & Ben have won by 4,880" in ui.text("match-1")
        await ui.tap("rematch-1")
        await ui.until(lambda: ui.route == "/")
    again = session.matches.list()[0]
    assert again.match.sides == FOUR.sides
    assert again.progress.totals == (0, 0)
    assert again.progress.dealer == "Cleo"


@pytest.mark.thorough
async def test_deals_are_scored_only_for_the_rows_that_are_built(session: Session) -> None:
    for _ in range(45):
        played(session, FOUR, (500, 120))
    async with device(session, route="/matches") as ui:
        assert ui.has("match-19")
        assert not ui.has("match-20")
        looked_at = [one for one in session.matches.list() if "progress" in vars(one)]
        assert len(looked_at) == 20
        await ui.tap("older")
        assert ui.has("match-39")
        await ui.tap("older")
        assert ui.has("match-44")
        assert not ui.has("older")


def scrolled(pixels: float) -> dict[str, object]:
    return {
        "event_type": "update",
        "pixels": pixels,
        "min_scroll_extent": 0.0,
        "max_scroll_extent": 2000.0,
        "viewport_dimension": 600.0,
    }


async def test_coming_near_the_end_of_the_list_builds_more_rows(session: Session) -> None:
    for _ in range(25):
        played(session, FOUR)
    async with device(session, route="/matches") as ui:
        listed = next(node for node in ui.nodes() if node.type == "ListView")
        await ui.fire(listed, "scroll", scrolled(100))
        assert not ui.has("match-20")
        await ui.fire(listed, "scroll", scrolled(1500))
        assert ui.has("match-24")
