"""Results from paper in the grid: typed row by row, and what phones have is not written over."""

from functools import partial

import pytest

from scorekeeper.club import results
from scorekeeper.club.model import EveningUid, Score
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.view_models.club_results import read_result
from tests.club_ui.sessions import begin_evening, open_evening
from tests.services.club.kit import change, next_round, phone, record_totals
from tests.ui.device import device
from tests.ui.testkit import UI

WORDS = Words()

WIDE = {"width": 1280, "height": 800}


def begin_first_round(session: Session) -> EveningUid:
    uid = begin_evening(session)
    next_round(session, uid)
    return uid


def outcomes(session: Session, uid: EveningUid) -> list[tuple[str, tuple[int, ...], int | None]]:
    tables = open_evening(session, uid).rounds[-1].tables
    found = [table.result for table in tables if table.result]
    return [(one.how, one.score.points, one.score.winner) for one in found]


def claims(session: Session, uid: EveningUid, *sides: int) -> None:
    """The sides of table 1 say 1,200 to 980, one after the other."""
    score = Score((1200, 980))
    for side in sides:
        change(
            session,
            uid,
            partial(lambda side, e, n: results.claim_score(e, 1, side, score, n), side),
        )


async def fill(ui: UI, table: int, *texts: str) -> None:
    """Type a text into each field of a row, with Enter after each."""
    for side, text in enumerate(texts):
        await ui.type(f"points-{table}-{side}", text, submit=True)


def focused_field(ui: UI) -> str:
    last = ui.mirror.focused[-1]
    fields = [n.identifier or "" for n in ui.nodes() if (n.identifier or "").startswith("points-")]
    return next(name for name in fields if ui._field(name).id == last)


@pytest.mark.parametrize(
    ("texts", "says"),
    [
        (("1250", "980"), ("paper", (1250, 980), None)),
        (("-40", "980"), ("paper", (-40, 980), None)),
        (("1250", "980*"), ("paper", (1250, 980), 1)),
        (("1250*", "980"), ("paper", (1250, 980), None)),
        (("x", ""), ("walkover", (0, 0), None)),
        (("X", "x"), ("walkover", (0, 0), None)),
    ],
)
def test_the_fields_of_a_table_say_a_result(texts: tuple[str, ...], says: object) -> None:
    result = read_result(texts)
    assert not isinstance(result, tuple)
    assert (result.how, result.score.points, result.score.winner) == says


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        (("1250", ""), "points_needed"),
        (("-", "980"), "points_needed"),
        (("*", "980"), "points_needed"),
        (("1250*", "980*"), "one_winner"),
        (("x", "980"), "points_of_absent"),
    ],
)
def test_unreadable_result_has_a_reason(texts: tuple[str, ...], code: str) -> None:
    problems = read_result(texts)
    assert isinstance(problems, tuple)
    assert [problem.code for problem in problems] == [code]


async def test_a_round_is_typed_with_enter_alone_from_the_tables(session: Session) -> None:
    uid = begin_first_round(session)
    async with device(session, route=f"/club/{uid}", **WIDE) as ui:
        await ui.press("R")
        await ui.until(lambda: ui.route == f"/club/{uid}/results")
        assert ui.text("missing") == "2 results are missing."
        await ui.until(lambda: bool(ui.mirror.focused))
        assert focused_field(ui) == "points-1-0"
        await fill(ui, 1, "1250")
        assert focused_field(ui) == "points-1-1"
        await fill(ui, 1, "1250", "980")
        assert focused_field(ui) == "points-2-0"
        await fill(ui, 2, "-40", "3300")
        await ui.until(lambda: ui.text("missing") == "All results are in.")
        assert "Entered from paper" in ui.text("how-1")
        await ui.press("Escape")
        await ui.until(lambda: ui.route == f"/club/{uid}")
    assert outcomes(session, uid) == [("paper", (1250, 980), None), ("paper", (-40, 3300), None)]


async def test_the_arrows_go_from_table_to_table(session: Session) -> None:
    uid = begin_first_round(session)
    async with device(session, route=f"/club/{uid}/results", **WIDE) as ui:
        await ui.fire(ui._field("points-1-1"), "focus")
        await ui.press("Arrow Down")
        assert focused_field(ui) == "points-2-1"
        await ui.press("Arrow Up")
        assert focused_field(ui) == "points-1-1"


async def test_a_walkover_and_a_special_hand_are_typed_too(session: Session) -> None:
    uid = begin_first_round(session)
    async with device(session, route=f"/club/{uid}/results", **WIDE) as ui:
        await fill(ui, 1, "x", "")
        await fill(ui, 2, "900", "700*")
        await ui.until(lambda: ui.text("missing") == "All results are in.")
    walkover = open_evening(session, uid).plan.scheme.walkover
    assert outcomes(session, uid) == [("walkover", (0, walkover), None), ("paper", (900, 700), 1)]


async def test_half_a_result_is_not_saved_and_says_why(session: Session) -> None:
    uid = begin_first_round(session)
    async with device(session, route=f"/club/{uid}/results", **WIDE) as ui:
        await ui.type("points-1-1", "980", submit=True)
        assert ui.text("refused-1") == WORDS.text("club-problem-points_needed")
        assert focused_field(ui) == "points-1-1", "the row stays where it is"
        await fill(ui, 1, "1250", "980")
        await ui.until(lambda: ui.text("missing") == "1 result is missing.")
        assert not ui.has("refused-1")
    assert outcomes(session, uid) == [("paper", (1250, 980), None)]


async def test_no_points_for_anybody_are_asked_for_twice(session: Session) -> None:
    uid = begin_first_round(session)
    async with device(session, route=f"/club/{uid}/results", **WIDE) as ui:
        await fill(ui, 1, "0", "0")
        await ui.until(lambda: ui.has("again-1"))
        assert outcomes(session, uid) == []
        await fill(ui, 1, "0", "0")
        await ui.until(lambda: ui.text("missing") == "1 result is missing.")
    assert outcomes(session, uid) == [("paper", (0, 0), None)]


async def test_other_points_than_the_phones_have_are_asked_for_twice(session: Session) -> None:
    uid = begin_first_round(session)
    seated = phone(session, uid, 1, 0)
    record_totals(seated, 1200, 980)
    async with device(session, route=f"/club/{uid}/results", **WIDE) as ui:
        assert ui.text("reported-1") == "Phone: 1,200 : 980 so far."
        await fill(ui, 1, "1250", "980")
        await ui.until(lambda: ui.has("again-1"))
        assert outcomes(session, uid) == []
        await ui.fire(ui._field("points-1-1"), "submit", "980")
        await ui.until(lambda: ui.has("how-1"))
    assert outcomes(session, uid) == [("paper", (1250, 980), None)]


async def test_the_points_that_the_phones_have_are_saved_at_once(session: Session) -> None:
    uid = begin_first_round(session)
    claims(session, uid, 0)
    async with device(session, route=f"/club/{uid}/results", **WIDE) as ui:
        assert ui.text("reported-1") == "Phone: 1,200 : 980, not confirmed yet."
        await fill(ui, 1, "1200", "980")
        await ui.until(lambda: ui.has("how-1"))
    assert outcomes(session, uid) == [("paper", (1200, 980), None)]


async def test_result_from_elsewhere_stays_beside_the_typed_one(
    session: Session,
) -> None:
    uid = begin_first_round(session)
    async with device(session, route=f"/club/{uid}/results", **WIDE) as ui:
        await ui.type("points-1-0", "1250")
        claims(session, uid, 0, 1)
        await ui.until(lambda: ui.has("how-1"))
        assert "1250" in ui.text("lost-1")
        assert (
            ui._single(
                "field",
                [n for n in ui.identified("points-1-0").all_nodes() if n.type == "TextField"],
            ).data["value"]
            == "1200"
        )
    assert outcomes(session, uid) == [("agreed", (1200, 980), None)]


async def test_a_slip_is_corrected_in_its_row_and_the_log_says_so(session: Session) -> None:
    uid = begin_first_round(session)
    async with device(session, route=f"/club/{uid}/results", **WIDE) as ui:
        await fill(ui, 1, "1250", "980")
        await ui.until(lambda: ui.has("how-1"))
        await fill(ui, 1, "1520", "980")
        await ui.until(lambda: outcomes(session, uid) == [("decided", (1520, 980), None)])
    entry = open_evening(session, uid).log[-1]
    assert (entry.kind, entry.note.reason) == ("corrected", "Typing error")
    assert entry.before == Score((1250, 980))


async def test_typed_results_survive_a_look_at_another_screen(
    session: Session,
) -> None:
    uid = begin_first_round(session)
    async with device(session, route=f"/club/{uid}/results", **WIDE) as ui:
        await ui.type("points-1-0", "1250")
        await ui.type("points-1-1", "980")
        await ui.tap("back")
        await ui.until(lambda: ui.route == f"/club/{uid}")
        await ui.tap("club-grid-open")
        assert ui.has("unsaved-1")
        await ui.tap("club-grid-save")
        await ui.until(lambda: ui.text("missing") == "1 result is missing.")
    assert outcomes(session, uid) == [("paper", (1250, 980), None)]


async def test_without_a_round_there_is_nothing_to_type(session: Session) -> None:
    uid = begin_evening(session)
    async with device(session, route=f"/club/{uid}/results") as ui:
        assert ui.text("not-running") == WORDS.text("club-problem-no_round_running")
