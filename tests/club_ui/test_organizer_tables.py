"""A round on the organiser's screen: drawn, changed by hand, running, disputed, closed."""

import asyncio
import itertools
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club.model import EveningUid, RoundLength, Score
from scorekeeper.club.results import claim_score, correct_result, dispute_score
from scorekeeper.club.rounds import close_round
from scorekeeper.i18n import Words
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Session, open_session
from scorekeeper.ui import events
from scorekeeper.view_models.club_tables import RunningRound
from tests.club_ui.sessions import begin_evening, draw_next_round, open_evening, play_round
from tests.services.club.kit import by_paper, change, next_round
from tests.tools.gallery.pairs import pairs
from tests.ui.device import device
from tests.ui.test_access import pale
from tests.ui.testkit import UI

WORDS = Words()

WIDE = {"width": 1280, "height": 800}


def session_at(folder: Path, when: datetime) -> Session:
    uids = itertools.count(1)
    return open_session(folder, now=when.isoformat, new_uid=lambda: f"uid-{next(uids)}")


async def type_points(ui: UI, field: str, points: int) -> None:
    """Type points of a side by the keys."""
    await ui.tap(field)
    for digit in str(points):
        await ui.tap(f"pad-{digit}")
    await ui.tap("pad-done")


async def test_a_round_is_drawn_taken_back_and_started(session: Session) -> None:
    uid = begin_evening(session)
    async with device(session, route=f"/club/{uid}") as ui:
        await ui.tap("club-draw")
        await ui.until(lambda: ui.has("club-start"))
        assert ui.text("repeats") == "No repeat pairings."
        await ui.tap("club-draw-back")
        await ui.until(lambda: ui.has("club-draw"))
        await ui.tap("club-draw")
        await ui.until(lambda: ui.has("club-start"))
        await ui.tap("club-start")
        await ui.until(lambda: ui.has("table-1"))
        assert "playing" in ui.text("table-1")
        # The title and the buttons of the round that had begun stood in dark ink on the felt.
        assert not ui.mirror.late_themes
    evening = open_evening(session, uid)
    assert evening.rounds[0].state == "running"
    assert all(table.match for table in evening.rounds[0].tables)


async def test_drawn_knockout_match_keeps_the_round_open(
    session: Session,
) -> None:
    uid = begin_evening(session, movement="knockout")
    next_round(session, uid)
    by_paper(session, uid, {1: (3000, 3000), 2: (5000, 1000)})
    async with device(session, route=f"/club/{uid}") as ui:
        await ui.tap("club-close")
        await ui.until(lambda: ui.has("open-0"))
        assert "Table 1 ended in a draw" in ui.text("open-0")
    change(
        session,
        uid,
        lambda e, note: correct_result(e, 1, 1, Score((3000, 3000), winner=0), note),
        "x",
    )
    change(session, uid, close_round)
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        assert ui.text("outlook") == "2 pairs are here: 1 table. Nobody sits out."
    winners = [table.sides[0].entrants[0] for table in open_evening(session, uid).rounds[0].tables]
    next_round(session, uid)
    by_paper(session, uid, {1: (5000, 1000)})
    change(session, uid, close_round)
    async with device(session, route=f"/club/{uid}/standing", **WIDE) as ui:
        assert ui.text("why") == "Winner of the knock-out."
        await ui.tap(f"place-{winners[1]}")
        assert ui.text("why") == "Out in round 2."
    assert open_evening(session, uid).is_over


async def test_too_few_are_told_when_a_round_is_to_be_drawn(session: Session) -> None:
    uid = begin_evening(session, (("Ana", "Ben"),))
    async with device(session, route=f"/club/{uid}") as ui:
        await ui.tap("club-draw")
        await ui.until(lambda: ui.has("refused"))
        assert ui.text("refused") == "Only one entry has checked in so far, but a table needs 2."


async def test_two_taps_change_places_and_what_repeats_is_warned_of(session: Session) -> None:
    uid = begin_evening(session, movement="by_standing")
    first = play_round(session, uid, (5000, 3000), (4000, 5100)).rounds[0]
    last = draw_next_round(session, uid).rounds[-1]
    met = [{side.entrants[0] for side in table.sides} for table in first.tables]
    one = last.tables[0].sides[0].entrants[0]
    (before,) = [pair - {one} for pair in met if one in pair]
    (again,) = before
    across = last.tables[0].sides[1].entrants[0]
    async with device(session, route=f"/club/{uid}") as ui:
        assert ui.text("repeats") == "No repeat pairings."
        await ui.tap(f"seat-{across}")
        await ui.tap(f"seat-{again}")
        await ui.until(lambda: ui.has("repeats-1-0"))
        assert "have already played each other" in ui.text("repeats-1-0")
    table = open_evening(session, uid).rounds[-1].tables[0]
    assert {side.entrants[0] for side in table.sides} == {one, again}


async def test_a_tile_follows_the_deals_and_the_claims_of_its_table(session: Session) -> None:
    uid = begin_evening(session)
    match = next_round(session, uid).rounds[0].tables[0].match
    assert match is not None
    async with device(session, route=f"/club/{uid}") as ui:
        assert "no deals yet" in ui.text("table-1")
        session.deals.record(
            match,
            read_deal({"sides": [{"total": 785}, {"total": 560}]}, "a"),
            seen=session.matches.number(match),
        )
        await ui.until(lambda: "785" in ui.text("table-1"))
        assert "1 deal" in ui.text("table-1")
        change(session, uid, lambda one, note: claim_score(one, 1, 0, Score((785, 560)), note))
        await ui.until(lambda: "to confirm" in ui.text("table-1"))
        change(session, uid, lambda one, note: dispute_score(one, 1, 1, note), "red threes")
        await ui.until(lambda: "disputed" in ui.text("table-1"))
        await ui.tap("show-disputed")
        assert ui.has("table-1")
        assert not ui.has("table-2")


async def test_a_save_at_one_table_redraws_its_tile_and_nothing_else(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = begin_evening(session)
    match = next_round(session, uid).rounds[0].tables[1].match
    assert match is not None
    async with device(session, route=f"/club/{uid}", **WIDE) as ui:
        await ui.settle()
        patched: list[str] = []
        patch = type(ui.mirror.session).patch_control

        def counted(self: Any, *args: Any, **kwargs: Any) -> None:
            patched.append(getattr(kwargs.get("parent"), "fn", patch).__name__)
            patch(self, *args, **kwargs)

        monkeypatch.setattr(type(ui.mirror.session), "patch_control", counted)
        session.deals.record(
            match,
            read_deal({"sides": [{"total": 785}, {"total": 560}]}, "a"),
            seen=session.matches.number(match),
        )
        await ui.until(lambda: "785" in ui.text("table-2"))
        assert set(patched) == {"TableTile"}


@pytest.mark.thorough
async def test_a_burst_of_saves_is_shown_at_once_and_then_together(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "MIN_INTERVAL_SECONDS", 0.5)
    uid = begin_evening(session)
    match = next_round(session, uid).rounds[0].tables[0].match
    assert match is not None
    async with device(session, route=f"/club/{uid}") as ui:
        looked: list[object] = []
        look = RunningRound.refresh

        def counted(self: RunningRound, tables: Any = None) -> None:
            looked.append(tables)
            look(self, tables)

        monkeypatch.setattr(RunningRound, "refresh", counted)
        for _ in range(8):
            deal = read_deal({"sides": [{"total": 100}, {"total": 50}]}, "a deal")
            session.deals.record(match, deal, seen=session.matches.number(match))
            await asyncio.sleep(0)
        await ui.until(lambda: "8 deals" in ui.text("table-1"))
        assert len(looked) < 4


async def test_a_page_that_was_away_looks_again_when_it_is_back(session: Session) -> None:
    uid = begin_evening(session)
    match = next_round(session, uid).rounds[0].tables[0].match
    assert match is not None
    async with device(session, route=f"/club/{uid}") as ui:
        connection = ui.mirror.session.connection
        ui.mirror.session._Session__conn = None  # type: ignore[attr-defined]
        session.deals.record(
            match,
            read_deal({"sides": [{"total": 785}, {"total": 560}]}, "a"),
            seen=session.matches.number(match),
        )
        await asyncio.sleep(0.05)
        ui.mirror.session._Session__conn = connection  # type: ignore[attr-defined]
        assert "no deals yet" in ui.text("table-1")
        await ui.mirror.session.dispatch_event(ui.page._i, "connect", None)
        await ui.until(lambda: "785" in ui.text("table-1"))


async def test_a_table_has_the_whole_names_however_many_lines_they_take(session: Session) -> None:
    """In large text two lines had room for "Bernd Vogelsang & Pi…"."""
    uid = begin_evening(session, (("Bernd Vogelsang", "Piet van den Berg"), ("Cleo", "Dov")))
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}") as ui:
        tile = ui.identified("table-1").all_nodes()
        name = next(node for node in tile if node.own_text.startswith("Bernd"))
        assert name.own_text == "Bernd Vogelsang & Piet van den Berg"
        assert name.data.get("max_lines") is None


async def test_in_large_text_the_end_of_a_round_leaves_room_for_its_tables(
    session: Session,
) -> None:
    """With the number of tables, which stands above them too, it took a third of the screen."""
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}", width=360, height=640) as ui:
        assert ui.text("club-close") == "Close round 1: 2 tables are open"
        ruler = next(node for node in ui.nodes() if node.data.get("on_size_change"))
        await ui.fire(ruler, "size_change", {"w": 112, "h": 200})
        assert ui.text("club-close") == "Close round 1"


async def test_closing_says_which_tables_are_open(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}") as ui:
        assert ui.text("club-close") == "Close round 1: 2 tables are open"
        await ui.tap("club-close")
        await ui.until(lambda: ui.has("open-1"))
        assert ui.text("open-0") == "Table 1: no result yet."
        # They stood in the dark red of paper on the dark green of felt.
        assert pale(set(pairs(ui.mirror.page["views"]))) == set()


@pytest.mark.thorough
async def test_an_evening_is_played_from_paper_to_the_final_standing(session: Session) -> None:
    uid = begin_evening(session, rounds=1)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}") as ui:
        for table, score in ((1, (5120, 3385)), (2, (1600, 5045))):
            await ui.tap(f"table-{table}")
            for side, points in enumerate(score):
                await type_points(ui, f"score-{side}", points)
            await ui.tap("club-from-paper")
            await ui.until(lambda: ui.has("club-correct-do"))
            assert ui.text("how") == "Entered from paper."
            await ui.tap("back")
        await ui.until(lambda: ui.text("club-close") == "Close round 1")
        await ui.tap("club-close")
        await ui.until(lambda: ui.has("club-final"))
        await ui.tap("club-final")
        first = next(n for n in ui.nodes() if (n.identifier or "").startswith("place-"))
        assert "+3,445" in first.text


async def test_from_paper_with_nothing_typed_asks_before_it_is_a_result(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/table/1/1") as ui:
        await ui.tap("club-from-paper")
        await ui.until(lambda: ui.has("refused"))
        assert WORDS.text("record-nothing") in ui.text("refused")
        assert open_evening(session, uid).rounds[0].tables[0].result is None
        await type_points(ui, "score-0", 5)
        assert not ui.has("club-scoreless")
        await type_points(ui, "score-0", 0)
        await ui.tap("club-scoreless")
        await ui.until(lambda: ui.has("club-correct-do"))
    result = open_evening(session, uid).rounds[0].tables[0].result
    assert result is not None
    assert (result.how, result.score.points) == ("paper", (0, 0))


async def test_finished_table_is_reopened_and_settled_again(
    session: Session,
) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/table/1/1") as ui:
        await type_points(ui, "score-0", 5120)
        await ui.tap("club-from-paper")
        await ui.until(lambda: ui.has("club-reopen"))
        await ui.tap("club-reopen")
        assert ui.has_text("Reopen table 1?")
        assert not ui.has("club-from-paper")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("club-from-paper"))
        assert ui.text("score-0").endswith(" 0")
        assert ui.has("club-walkover-do")
        await ui.go(f"/club/{uid}")
        assert "no deals yet" in ui.text("table-1")
        assert ui.text("club-close") == "Close round 1: 2 tables are open"
        await ui.go(f"/club/{uid}/log")
        assert ui.has_text("Table 1: reopened, 5,120 : 0 no longer counts")


async def test_a_table_of_an_earlier_round_is_corrected_and_not_reopened(session: Session) -> None:
    uid = begin_evening(session)
    play_round(session, uid, (5000, 3000), (4000, 5100))
    async with device(session, route=f"/club/{uid}/table/1/1") as ui:
        assert ui.has("club-correct-do")
        assert not ui.has("club-reopen")


async def test_a_dispute_is_decided_with_a_reason(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    change(session, uid, lambda one, note: claim_score(one, 1, 0, Score((5120, 3385)), note))
    change(
        session, uid, lambda one, note: dispute_score(one, 1, 1, note), "a canasta counted twice"
    )
    async with device(session, route=f"/club/{uid}/table/1/1") as ui:
        assert ui.has("dispute")
        assert ui.has_text("a canasta counted twice")
        assert ui.text("score-0").endswith(" 5,120")
        await ui.type("club-reason", "")
        await ui.tap("club-decide")
        await ui.until(lambda: ui.has("refused"))
        assert "Enter a reason" in ui.text("refused")
        await type_points(ui, "score-0", 4620)
        await ui.type("club-reason", "sheet looked at")
        await ui.tap("club-decide")
        await ui.until(lambda: ui.has("club-correct-do"))
    result = open_evening(session, uid).rounds[0].tables[0].result
    assert result is not None
    assert (result.how, result.score.points) == ("decided", (4620, 3385))


async def test_a_reason_has_room_for_a_sentence(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/table/1/1") as ui:
        field = ui._field("club-reason").data
        assert field["max_length"] >= 200


async def test_a_walkover_has_the_figures_of_the_scheme(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/table/1/1") as ui:
        assert ui.has_text("Their opponents get 2,000 card points")
        assert ui.identified("club-walkover-do").targets() == []
        await ui.tap("absent-1")
        await ui.tap("club-walkover-do")
        await ui.until(lambda: ui.has("how"))
        assert ui.text("how") == "Walkover."
        assert ui.text("total-0").endswith("2,000")
        await ui.go(f"/club/{uid}")
        assert "no deals yet" not in (ui.identified("table-1").label or ""), "none is to come"
        assert "no deals yet" in (ui.identified("table-2").label or "")


async def test_a_correction_of_an_earlier_round_changes_standing_and_log(session: Session) -> None:
    uid = begin_evening(session, movement="by_standing")
    play_round(session, uid, (5000, 3000), (4000, 5100))
    next_round(session, uid)
    loser = open_evening(session, uid).rounds[0].tables[0].sides[1].entrants[0]
    async with device(session, route=f"/club/{uid}/table/1/1") as ui:
        await type_points(ui, "score-1", 6000)
        await ui.type("club-reason", "sides were mixed up")
        await ui.tap("club-correct-do")
        await ui.until(lambda: "6,000" in ui.text("total-1"))
        await ui.go(f"/club/{uid}/standing")
        assert "1 won" in ui.text(f"place-{loser}")
        await ui.go(f"/club/{uid}/log")
        assert ui.has_text("Table 1, round 1: 5,000 : 3,000 corrected to 5,000 : 6,000")
        assert ui.has_text("organiser · “sides were mixed up”")


async def test_the_clock_says_that_the_deal_is_finished(tmp_path: Path) -> None:
    begin = datetime.now().astimezone() - timedelta(hours=1)
    session = session_at(tmp_path, begin)
    uid = begin_evening(session, length=RoundLength(minutes=50, warning=10, overtime=None))
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}") as ui:
        assert ui.identified("clock").label == "Time’s up: finish this deal"
    session.close()


async def test_the_standing_stands_beside_the_tables_where_there_is_room(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}") as ui:
        assert not ui.has("place-e1")
    async with device(session, route=f"/club/{uid}", **WIDE) as ui:
        assert ui.has("place-e1")
        assert ui.has("recent")


async def test_a_code_is_shown_and_made_anew_after_a_question(session: Session) -> None:
    uid = EveningUid(begin_evening(session))
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/table/1/2") as ui:
        await ui.tap("club-code-show")
        await ui.until(lambda: ui.has("code-letters"))
        letters = ui.text("code-letters").replace(" ", "")
        assert letters == session.club.access.ensure_code(uid, 2)
        assert "scorekeeper serve" in ui.text("club-no-server")
        await ui.tap("club-code-new")
        await ui.tap("confirm")
        await ui.until(lambda: ui.text("code-letters").replace(" ", "") != letters)


async def test_standing_names_what_parts_level_entrants(session: Session) -> None:
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 3000), (5100, 3000))
    rows = open_evening(session, uid)
    second = rows.rounds[0].tables[0].sides[0].entrants[0]
    async with device(session, route=f"/club/{uid}/standing") as ui:
        await ui.tap(f"place-{second}")
        assert "but behind on the tie-break: difference in card points +2,100 : +2,000" in ui.text(
            "why"
        )
        assert ui.has("line-1-1")


async def test_clock_text_goes_below_the_digits_where_narrow(
    tmp_path: Path,
) -> None:
    began = datetime.now().astimezone() - timedelta(minutes=10)
    timed = session_at(tmp_path, began)
    uid = begin_evening(timed, length=RoundLength(minutes=50, warning=10, overtime=None))
    next_round(timed, uid)
    async with device(timed, route=f"/club/{uid}") as ui:
        clock = ui.identified("clock").all_nodes()
        beside = next(n for n in clock if n.type == "Row" and n.data.get("wrap"))
        assert "39:" in beside.text or "40:" in beside.text
        assert "until the round ends" in beside.text
        assert "minutes left" in str(ui.identified("clock").label), "it is read out in full"
    timed.close()


async def test_number_pad_takes_the_keyboard(session: Session) -> None:
    """Digits, the sign, Backspace and Enter type a score; Escape leaves it as it was."""
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/table/1/1", **WIDE) as ui:
        await ui.tap("score-0")
        for key in ("5", "Numpad 1", "0", "0", "7", "Backspace", "-"):
            await ui.press(key)
        await ui.until(lambda: ui.text("pad-number") == "−5,100")
        await ui.press("Enter")
        await ui.until(lambda: not ui.has("pad-number"))
        await ui.tap("score-1")
        await ui.press("3")
        await ui.press("Escape")
        await ui.until(lambda: not ui.has("pad-number"))
        await ui.tap("club-from-paper")
        await ui.until(lambda: open_evening(session, uid).rounds[0].tables[0].result is not None)
    result = open_evening(session, uid).rounds[0].tables[0].result
    assert result is not None
    assert result.score.points == (-5100, 0)


async def test_draw_of_teams_says_which_pair_plays_where(session: Session) -> None:
    teams = (("Ana", "Ben", "Cleo", "Dov"), ("Eva", "Finn", "Gus", "Hal"))
    uid = begin_evening(session, teams, form="teams", rounds=1)
    tables = draw_next_round(session, uid).rounds[-1].tables
    async with device(session, route=f"/club/{uid}", **WIDE) as ui:
        shown = {
            (table.number, place): ui.text(f"pair-{table.number}-{place}")
            for table in tables
            for place in (0, 1)
        }
    first, second = sorted((shown[1, 0], shown[1, 1]))
    assert (first, second) == ("Ana & Ben", "Eva & Finn")
    assert sorted((shown[2, 0], shown[2, 1])) == ["Cleo & Dov", "Gus & Hal"]
