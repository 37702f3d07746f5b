"""View model of the charts: totals in points, captions, and sources."""

from dataclasses import replace

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session
from scorekeeper.view_models.charts import (
    chart_captions,
    is_target_reached,
    score_course,
    source_bars,
)
from scorekeeper.view_models.score_cards import has_long_total, side_cards
from tests.ui.device import FOUR, record_match
from tests.ui.matches import record_evening

WORDS = Words("en")


def test_course_starts_with_the_opening_scores(session: Session) -> None:
    uid = record_match(session, replace(FOUR, opening_scores=(100, 0)), (400, 120), (-85, 300))
    course = score_course(WORDS, session.matches.open(uid))
    assert course.totals == ((100, 500, 415), (0, 120, 420))
    assert (course.band_starts, course.target) == ((1500, 3000), 5000)
    assert course.says == "Score chart. Ana & Ben: 500, 415; Cleo & Dov: 120, 420"


def test_chart_may_leave_out_the_target(session: Session) -> None:
    match = session.matches.open(record_match(session, FOUR, (400, 120)))
    assert score_course(WORDS, match, has_target=False).target is None
    assert not is_target_reached(match)
    assert is_target_reached(session.matches.open(record_match(session, FOUR, (5000, 120))))


def test_captions_explain_target_and_bands(session: Session) -> None:
    match = session.matches.open(record_match(session, FOUR))
    assert chart_captions(WORDS, match.match.rules) == [
        "The dotted line is the target, 5,000.",
        "Initial meld: 15 below 0; 50 from 0; 90 from 1,500; 120 from 3,000.",
    ]


def test_captions_of_rules_by_deals_name_the_deals(session: Session) -> None:
    by_deals = replace(FOUR, ruleset=RuleSetId("hand_and_foot"))
    match = session.matches.open(record_match(session, by_deals))
    (caption,) = chart_captions(WORDS, match.match.rules)
    assert "in deal 1" in caption


def test_source_bars_add_up_to_the_totals(session: Session) -> None:
    match = session.matches.open(record_evening(session))
    bars = source_bars(WORDS, match)
    sums = tuple(sum(bar.points[side] for bar in bars) for side in range(2))
    assert sums == match.progress.totals
    assert bars[0].says.startswith("Canastas: Ana & Ben +1,800")


def test_score_card_has_need_target_and_canastas(session: Session) -> None:
    first, second = side_cards(WORDS, session.matches.open(record_evening(session)))
    assert (first.total, first.needed, first.to_go) == ("2,520", "90", "2,480 to go")
    assert first.share == 2520 / 5000
    assert [canasta.says for canasta in first.canastas] == ["6 mixed canastas"]
    assert second.needed == "120"


def test_finished_score_card_needs_nothing(session: Session) -> None:
    first, second = side_cards(
        WORDS, session.matches.open(record_match(session, FOUR, (5200, 300)))
    )
    assert (first.needed, first.share, first.to_go) == ("", 1, "target reached")
    assert second.needed == ""


def test_game_ended_before_its_target_has_no_way_to_go(session: Session) -> None:
    uid = record_match(session, FOUR, (900, 300))
    session.matches.end(uid, "time", seen=session.matches.number(uid))
    first, _ = side_cards(WORDS, session.matches.open(uid))
    assert (first.share, first.to_go) == (None, "")


def test_brief_card_has_name_and_total_alone(session: Session) -> None:
    match = session.matches.open(record_match(session, FOUR, (1500, 300)))
    whole, _ = side_cards(WORDS, match)
    brief, _ = side_cards(WORDS, match, is_brief=True)
    assert (brief.name, brief.short_name, brief.total) == (
        whole.name,
        whole.short_name,
        whole.total,
    )
    assert whole.needed
    assert (brief.needed, brief.share, brief.to_go, brief.canastas) == ("", None, "", ())


def test_long_totals_have_smaller_digits(session: Session) -> None:
    short = side_cards(WORDS, session.matches.open(record_match(session, FOUR, (4810, 300))))
    long = side_cards(WORDS, session.matches.open(record_match(session, FOUR, (-1250, 300))))
    assert (has_long_total(short), has_long_total(long)) == (False, True)
