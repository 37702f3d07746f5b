"""View model of the score sheet, and of a result that is shared."""

from dataclasses import replace

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.view_models.score_sheet import SheetCell, result_picture, result_text, score_sheet
from tests.ui.device import FOUR, record_match
from tests.ui.matches import THREE, record_evening

WORDS = Words("en")


def test_sheet_lists_deals_totals_and_next_melds(session: Session) -> None:
    sheet = score_sheet(WORDS, session.matches.open(record_evening(session)))
    assert [row.id for row in sheet.rows] == [
        *(f"deal-{n}" for n in range(1, 10)),
        "total",
        "needs",
    ]
    first, *_, total, needs = sheet.rows
    assert first.cells == (SheetCell("−290", "−290"), SheetCell("+720", "720"))
    assert first.says == "Deal 1: Ana & Ben −290, now −290; Cleo & Dov +720, now 720, out"
    assert total.says == "Total: Ana & Ben 2,520; Cleo & Dov 4,810"
    assert needs.says == "Initial meld: Ana & Ben 90; Cleo & Dov 120"
    assert [row.is_sum for row in (first, total, needs)] == [False, True, True]
    assert sheet.outcome == "The game is still in progress."
    assert sheet.opening is None


def test_opening_scores_are_above_the_deals(session: Session) -> None:
    uid = record_match(session, replace(FOUR, opening_scores=(1600, 985)), (785, 120))
    sheet = score_sheet(WORDS, session.matches.open(uid))
    assert sheet.opening is not None
    assert sheet.opening.says == "Start: Ana & Ben 1,600; Cleo & Dov 985"
    assert sheet.rows[0].cells == (SheetCell("+785", "2,385"), SheetCell("+120", "1,105"))


def test_finished_sheet_names_the_winner_and_needs_nothing(session: Session) -> None:
    sheet = score_sheet(WORDS, session.matches.open(record_match(session, FOUR, (5200, 3700))))
    expected = "Ana & Ben have won by 1,500 points. 5,000 reached in deal 1."
    assert sheet.outcome == expected
    assert sheet.rows[-1].id == "total"


def test_tied_sides_are_told_to_play_on(session: Session) -> None:
    sheet = score_sheet(WORDS, session.matches.open(record_match(session, FOUR, (5100, 5100))))
    assert sheet.outcome.endswith("One more deal decides the game.")
    assert sheet.rows[-1].id == "needs"


def test_shared_text_has_the_leader_first(session: Session) -> None:
    match = session.matches.open(record_match(session, THREE, (100, 700, 300)))
    assert result_text(WORDS, match).splitlines()[:3] == [
        "Finn ahead by 400",
        "Finn: 700",
        "Greta: 300",
    ]


def test_picture_has_headline_totals_and_facts(session: Session) -> None:
    uid = record_evening(session)
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))
    picture = result_picture(WORDS, session.matches.open(uid))
    assert (picture.headline, picture.total) == ("Cleo & Dov win", "4,810")
    assert [(side.name, side.total) for side in picture.others] == [("Ana & Ben", "2,520")]
    assert [row.id for row in picture.figures] == ["figure-best", "figure-canastas", "figure-out"]
    assert picture.has_chart
    assert picture.caption.startswith("Classic · to 5,000 · ")


def test_picture_of_a_running_game_says_who_is_ahead(session: Session) -> None:
    picture = result_picture(
        WORDS, session.matches.open(record_match(session, THREE, (100, 700, 300)))
    )
    assert picture.headline == "Finn ahead by 400"
    assert picture.leaders == (1,)
