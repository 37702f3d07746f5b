"""View model of the page of a finished game."""

from dataclasses import replace

from scorekeeper.i18n import Words
from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import OpenMatch, Session
from scorekeeper.view_models.winner import (
    Figures,
    WinnerView,
    ending_id,
    figures_of,
    leading_sides,
    other_sides,
    winner_view,
)
from tests.ui.device import FOUR, record_match
from tests.ui.matches import THREE, record_evening

WORDS = Words("en")
LAST_DEAL = {"sides": [{"total": 250}, {"total": 690}]}


def won_evening(session: Session) -> OpenMatch:
    uid = MatchUid(str(record_evening(session)))
    deal = read_deal(LAST_DEAL, "the last")
    session.deals.record(uid, deal, seen=session.matches.number(uid))
    return session.matches.open(uid)


def view_of(session: Session, match: OpenMatch) -> WinnerView:
    return winner_view(WORDS, session.matches.list(), match)


def test_result_tells_margin_deals_and_figures(session: Session) -> None:
    view = view_of(session, won_evening(session))
    assert view.headline == "Cleo & Dov win"
    assert view.says == "Cleo & Dov have won by 2,730 points. 5,000 reached in deal 10"
    assert (view.leaders, view.total) == ((1,), "5,500")
    assert view.lines[0].startswith("by 2,730 · in 10 deals")
    assert [row.says for row in view.figures] == [
        "best deal: Cleo & Dov +890; Ana & Ben +850",
        "canastas: Cleo & Dov 7; Ana & Ben 6",
        "went out: Cleo & Dov 7 of 10; Ana & Ben 2 of 10",
    ]
    (other,) = view.others
    assert (other.name, other.total) == ("Ana & Ben", "2,770")
    assert view.has_chart


def test_usual_causes_of_the_end_have_no_line(session: Session) -> None:
    match = session.matches.open(record_match(session, FOUR, (5200, 3700)))
    assert len(view_of(session, match).lines) == 1


def test_unusual_cause_of_the_end_has_a_line(session: Session) -> None:
    uid = record_match(session, FOUR, (900, 400))
    session.matches.end(uid, "time", seen=session.matches.number(uid))
    assert view_of(session, session.matches.open(uid)).lines[-1] == "Time ran out"


def test_evening_has_figures_after_a_rematch(session: Session) -> None:
    for deal in ((5100, 300), (200, 6000), (7000, 20)):
        uid = record_match(session, FOUR, deal)
    view = view_of(session, session.matches.open(uid))
    assert [row.says for row in view.figures[-2:]] == [
        "games won: Ana & Ben 2; Cleo & Dov 1",
        "points this evening: Ana & Ben 12,300; Cleo & Dov 6,320",
    ]
    assert not view.people
    assert len(view.lines) == 1, "the games won are said once"


def test_people_are_listed_after_other_partners(session: Session) -> None:
    record_match(session, FOUR, (5100, 300))
    sides = (
        Side("Ana & Cleo", (Player("Ana"), Player("Cleo"))),
        Side("Ben & Dov", (Player("Ben"), Player("Dov"))),
    )
    uid = record_match(session, replace(FOUR, sides=sides), (5000, 1000))
    view = view_of(session, session.matches.open(uid))
    assert [row.id for row in view.figures] == ["figure-best"]
    assert [person.says for person in view.people] == [
        "Ana: 2 of 2 won, 10,100",
        "Ben: 1 of 2 won, 6,100",
        "Cleo: 1 of 2 won, 5,300",
        "Dov: 0 of 2 won, 1,300",
    ]


def test_line_says_who_has_won_the_best_of_three(session: Session) -> None:
    best_of_three = replace(FOUR, best_of=3)
    for deal in ((5100, 300), (6000, 200)):
        uid = record_match(session, best_of_three, deal)
    view = view_of(session, session.matches.open(uid))
    assert view.lines[-1] == "Ana & Ben win the best of three, 2 : 0"


def test_totals_alone_tell_only_the_best_deal(session: Session) -> None:
    match = session.matches.open(record_match(session, FOUR, (5200, 3700)))
    assert figures_of(match) == (Figures(5200, None, None), Figures(3700, None, None))
    assert [row.id for row in view_of(session, match).figures] == ["figure-best"]


def test_all_sides_are_listed_after_a_draw(session: Session) -> None:
    uid = record_match(session, THREE, (900, 200, 900))
    session.matches.end(uid, "time", seen=session.matches.number(uid))
    match = session.matches.open(uid)
    assert leading_sides(match) == (0, 2)
    assert other_sides(match) == [0, 2, 1]


def test_game_ended_before_its_first_deal_has_no_figures(session: Session) -> None:
    uid = record_match(session, FOUR)
    session.matches.end(uid, "walkover", seen=session.matches.number(uid))
    view = view_of(session, session.matches.open(uid))
    assert view.says.endswith("Won by forfeit")
    assert (view.figures, view.has_chart) == ((), False)


def test_changed_ending_has_another_id(session: Session) -> None:
    match = won_evening(session)
    session.deals.undo(match.uid, seen=match.number)
    changed = session.matches.open(match.uid)
    assert ending_id(changed) != ending_id(match)
    assert ending_id(replace(match)) == ending_id(match)
