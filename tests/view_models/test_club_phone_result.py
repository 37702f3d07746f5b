"""The result of a table in the words of its phones."""

from dataclasses import replace

from scorekeeper.club.model import Dispute, Member, MemberUid, Note, Result, Score
from scorekeeper.i18n import Words
from scorekeeper.services.club.table import SideView
from scorekeeper.view_models.club_phone import Stage
from scorekeeper.view_models.club_phone_result import (
    acceptance_headline,
    after_result_text,
    can_dispute,
    can_report,
    claimant,
    dispute_reason,
    disputed_headline,
    full_reason,
    handed_over_side,
    player_names,
    reported_headline,
    reported_hint,
    result_headline,
    score_rows,
    silent_sides,
)
from tests.view_models.test_club_phone import view_of

WORDS = Words()
SCORE = Score((5100, 1200))


def side(number: int, *names: str, is_mine: bool = False, has_phone: bool = False) -> SideView:
    return SideView(
        number=number,
        name=" & ".join(names),
        players=tuple(Member(MemberUid(name.lower()), name) for name in names),
        is_mine=is_mine,
        has_phone=has_phone,
    )


ANA = side(0, "Ana", "Ben", is_mine=True)
CLEO = side(1, "Cleo", "Dov")
EVA = side(2, "Eva")


def test_silent_sides_are_the_others_without_a_score() -> None:
    view = view_of(sides=(replace(ANA, score=SCORE), CLEO, replace(EVA, score=SCORE)))
    assert silent_sides(view) == (CLEO,)
    assert claimant(view) == replace(EVA, score=SCORE)
    assert reported_headline(WORDS, view) == "Waiting for Cleo & Dov to confirm"


def test_hint_about_phones_is_only_for_sides_that_have_one() -> None:
    reported = replace(ANA, score=SCORE)
    assert reported_hint(WORDS, view_of(sides=(reported, CLEO))) == ""
    assert reported_hint(WORDS, view_of(sides=(reported, replace(CLEO, has_phone=True)))) != ""


def test_question_names_who_reports_in_singular_and_plural() -> None:
    many = acceptance_headline(WORDS, view_of(sides=(ANA, replace(CLEO, score=SCORE))))
    one = acceptance_headline(WORDS, view_of(sides=(ANA, replace(EVA, score=SCORE))))
    assert many.startswith("Cleo & Dov report this result")
    assert one.startswith("Eva reports this result")


def test_phone_is_handed_only_to_silent_sides() -> None:
    view = view_of(sides=(replace(ANA, score=SCORE), CLEO))
    assert handed_over_side(view, "1") == CLEO
    assert handed_over_side(view, "0") is None
    assert handed_over_side(view, "x") is None
    assert handed_over_side(view_of(sides=(ANA, CLEO)), "1") is None
    settled = replace(view, result=Result(score=SCORE, how="agreed"))
    assert handed_over_side(settled, "1") is None


def test_result_is_disputed_by_the_side_that_is_asked() -> None:
    view = view_of(sides=(replace(ANA, score=SCORE), CLEO))
    assert can_dispute(view, Stage.ASKED, None)
    assert not can_dispute(view, Stage.REPORTED, None)
    assert can_dispute(view, Stage.REPORTED, "1")
    assert not can_dispute(view, Stage.REPORTED, "0")


def test_result_is_not_reported_without_a_match() -> None:
    assert not can_report(view_of(), None, Stage.PLAYING)


def test_player_names_are_joined_with_or() -> None:
    assert player_names(WORDS, None) == ""
    assert player_names(WORDS, EVA) == "Eva"
    assert player_names(WORDS, CLEO) == "Cleo or Dov"
    assert player_names(WORDS, side(0, "A", "B", "C")) == "A, B or C"


def test_best_side_of_a_score_is_marked_unless_all_are_level() -> None:
    rows = score_rows(WORDS, ("Ana & Ben", "Cleo & Dov"), (5100, 1200))
    assert [row.is_best for row in rows] == [True, False]
    assert rows[0].says == "Ana & Ben 5,100"
    level = score_rows(WORDS, ("Ana & Ben", "Cleo & Dov"), (500, 500))
    assert not any(row.is_best for row in level)


def test_dispute_names_its_side_and_reason() -> None:
    disputed = Dispute(1, Note("phone", "2026-11-21T19:00:00", "points"))
    view = view_of(sides=(ANA, CLEO), dispute=disputed)
    assert disputed_headline(WORDS, view) == "Cleo & Dov say this result is wrong"
    assert dispute_reason(WORDS, view) == "“points”"
    mine = view_of(sides=(ANA, CLEO), dispute=replace(disputed, side=0))
    assert disputed_headline(WORDS, mine) == "You said this result is wrong"


def test_two_different_reports_are_a_dispute_without_a_side() -> None:
    view = view_of(sides=(ANA, CLEO))
    assert disputed_headline(WORDS, view) == "The two sides reported different results"
    assert dispute_reason(WORDS, view) == ""


def test_result_says_how_it_came_about_and_what_follows() -> None:
    view = view_of(result=Result(score=SCORE, how="agreed"))
    assert result_headline(WORDS, view) == "Both sides agree on this result"
    corrected = replace(view, is_corrected=True)
    assert result_headline(WORDS, corrected) == "The organiser corrected the result"
    assert result_headline(WORDS, view_of()) == ""
    assert "next round" in after_result_text(WORDS, view)
    assert "last round" in after_result_text(WORDS, replace(view, round=3))


def test_reason_joins_usual_and_typed_parts() -> None:
    assert full_reason("", " ") == ""
    assert full_reason("A deal is missing", "") == "A deal is missing"
    assert full_reason("A deal is missing", " number two ") == "A deal is missing. number two"
