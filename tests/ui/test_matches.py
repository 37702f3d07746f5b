"""The list of matches: what it says of each, and what a tap does."""

import itertools
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.times import duration
from scorekeeper.match import Player, Side
from scorekeeper.match.statistics import playing_time
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp, open_session
from scorekeeper.storage.database import MATCHES
from tests.services.conftest import put_as
from tests.ui.device import FOUR, device, record_match
from tests.ui.matches import label_of

THREE = SetUp(
    ruleset=RuleSetId("classic_3p"),
    sides=tuple(Side(name, (Player(name),)) for name in ("Eva", "Finn", "Greta")),
)

NINE = datetime.fromisoformat("2026-11-01T21:00:00+01:00")


async def test_without_a_match_there_is_the_way_to_the_first(session: Session) -> None:
    async with device(session, route="/matches") as ui:
        assert ui.has_text("No games yet.")
        await ui.tap("new-match")
        assert ui.has("new-match-start")


@pytest.fixture
def on_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device whose clock says that it is the second of November."""
    then = datetime.fromisoformat("2026-11-02T21:00:00+01:00")
    monkeypatch.setattr("scorekeeper.ui.screens.matches.now", lambda: then)


async def test_the_running_match_lies_on_top_and_is_continued_by_a_tap(session: Session) -> None:
    record_match(session, FOUR, (500, 120), (-85, 300))
    async with device(session, route="/matches") as ui:
        assert ui.text("match-0") == "Ana & Ben 415 Cleo & Dov 420 Continue"
        assert label_of(ui, "match-0") == (
            "Ana & Ben 415, Cleo & Dov 420, Classic, in progress, 2 deals, open, Continue"
        )
        assert ui.has_text("Classic · Deal 3 · Ben deals")
        await ui.tap("match-0")
        assert ui.route == "/"


async def test_a_row_says_who_won_by_what_rules_in_how_many_deals_and_hours(
    tmp_path: Path,
) -> None:
    looks, uids = itertools.count(), itertools.count()

    def now() -> str:
        return (NINE + timedelta(minutes=10 * next(looks))).isoformat()

    slow = open_session(tmp_path, now=now, new_uid=lambda: f"uid-{next(uids)}")
    uid = record_match(slow, FOUR, (500, 120), (5085, 300))
    took = playing_time(slow.matches.open(uid).match)
    assert took is not None
    async with device(slow, route="/matches") as ui:
        rules = f"Classic · 2 deals · {duration(Words(), took.seconds)}"
        assert f"Ana & Ben 5,585 Cleo & Dov 420 {rules}" in ui.text("match-0")
        assert label_of(ui, "match-0").startswith(
            "Ana & Ben 5,585, Cleo & Dov 420, Ana & Ben have won by 5,165 points, Classic"
        )


async def test_drawn_is_said_in_words_as_nobody_has_a_crown(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 500))
    session.matches.end(uid, "time", seen=session.matches.number(uid))
    async with device(session, route="/matches") as ui:
        assert "A draw between Ana & Ben, Cleo & Dov" in ui.text("match-0")


async def test_matches_stand_under_their_days(session: Session, on_the_second: None) -> None:
    for _ in range(9):
        record_match(session, FOUR, (5000, 120))
    async with device(session, route="/matches") as ui:
        heads = [text for text in ui.texts() if text in ("Today", "Yesterday")]
    assert heads == ["Today", "Yesterday"]


async def test_a_search_keeps_the_matches_with_every_word(session: Session) -> None:
    record_match(session, FOUR, (5000, 120))
    record_match(session, THREE, (100, 200, 300))
    async with device(session, route="/matches") as ui:
        await ui.tap("matches-find")
        await ui.type("find", "ben classic")
        assert ui.has("match-1")
        assert not ui.has("match-0")
        await ui.type("find", "three EVA")
        assert ui.text("match-0").startswith("Eva 100 Finn 200 Greta 300")
        await ui.type("find", "Zoe")
        assert ui.text("none-found") == "No games found for “Zoe”."
        await ui.tap("matches-find")
        assert not ui.has("find")
        assert ui.has("match-1")


async def test_matches_list_the_latest_first_and_mark_the_open_one(
    session: Session,
) -> None:
    """The match that changed last stands first and the open one is marked."""
    first = record_match(session, FOUR, (500, 120))
    record_match(session, THREE)
    session.settings.choose("this-device", match=first)
    async with device(session, route="/matches") as ui:
        assert ui.text("match-0").startswith(
            "Eva 0 Finn 0 Greta 0 Classic for three · just started"
        )
        assert "open" in label_of(ui, "match-1")
        assert [ui.identified(f"match-{n}").selected for n in (0, 1)] == [False, True]


async def test_unreadable_match_is_told_and_the_others_stay_open(
    session: Session,
) -> None:
    """The app opens the latest match that it can read, and with none of them it still opens."""
    readable = record_match(session, FOUR, (500, 120))
    broken = record_match(session, FOUR, (60, 40))
    spoil(session, broken)
    async with device(session) as ui:
        assert ui.text("total-0") == "500"
        await ui.go("/matches")
        assert ui.text("match-0") == Words().text("matches-unreadable")
        assert "in progress, 1 deal" in label_of(ui, "match-1")
    spoil(session, readable)
    async with device(session, route="/matches") as ui:
        assert ui.text("match-1") == Words().text("matches-unreadable")
        await ui.go("/")
        assert ui.has_text("version can’t read")
        await ui.go("/meld")
        assert ui.has("verdict")
        await ui.go("/new")
        assert ui.has("new-match-start")


def spoil(session: Session, uid: str) -> None:
    """Make the target of a match no number, as another program could write it."""
    database = session.matches.work.database
    kept = database.table(MATCHES).get(doc_id=uid)
    assert kept is not None
    put_as(database, {**kept, "values": {**kept["values"], "target": "high"}})
    session.matches.summaries.clear()


async def test_a_tap_opens_a_match_and_it_is_open_after_a_restart(session: Session) -> None:
    older = record_match(session, FOUR, (500, 120))
    record_match(session, THREE)
    async with device(session, route="/matches") as ui:
        await ui.tap("match-1")
        await ui.until(lambda: ui.route == "/")
        assert ui.has_text("Ana & Ben")
    assert session.settings.read("this-device")["match"] == older


async def test_finished_match_names_the_winner_and_is_played_again(
    session: Session,
) -> None:
    """A finished match names the winner and is played again by one tap."""
    record_match(session, FOUR, (5000, 120))
    record_match(session, THREE)
    async with device(session, route="/matches") as ui:
        assert "Ana & Ben have won by 4,880" in label_of(ui, "match-1")
        await ui.tap("more-0")
        assert not ui.has("rematch-0"), "it runs"
        await ui.tap("close")
        await ui.tap("more-1")
        await ui.tap("rematch-1")
        await ui.until(lambda: ui.route == "/")
    again = session.matches.list()[0]
    assert again.match.sides == FOUR.sides
    assert again.progress.totals == (0, 0)
    assert again.progress.dealer == "Cleo"


async def test_a_match_is_deleted_from_its_menu(session: Session) -> None:
    record_match(session, FOUR, (5000, 120))
    async with device(session, route="/matches") as ui:
        await ui.tap("more-0")
        await ui.tap("delete")
        await ui.tap("confirm")
        await ui.until(lambda: not ui.has("match-0"))
    assert session.matches.list() == ()


@pytest.mark.thorough
async def test_deals_are_scored_only_for_the_rows_that_are_built(session: Session) -> None:
    for _ in range(45):
        record_match(session, FOUR, (500, 120))
    async with device(session, route="/matches") as ui:
        assert ui.has("match-19")
        assert not ui.has("match-20")
        looked_at = [one for one in session.matches.list() if "progress" in vars(one)]
        assert len(looked_at) == 20
        await ui.tap("matches-older")
        assert ui.has("match-39")
        await ui.tap("matches-older")
        assert ui.has("match-44")
        assert not ui.has("matches-older")


def scroll_event(pixels: float) -> dict[str, object]:
    return {
        "event_type": "update",
        "pixels": pixels,
        "min_scroll_extent": 0.0,
        "max_scroll_extent": 2000.0,
        "viewport_dimension": 600.0,
    }


async def test_coming_near_the_end_of_the_list_builds_more_rows(session: Session) -> None:
    for _ in range(25):
        record_match(session, FOUR)
    async with device(session, route="/matches") as ui:
        listed = next(node for node in ui.nodes() if node.type == "ListView")
        await ui.fire(listed, "scroll", scroll_event(100))
        assert not ui.has("match-20")
        await ui.fire(listed, "scroll", scroll_event(1500))
        assert ui.has("match-24")
