"""Series of games at home: runs of games, the games of an evening, best of three."""

import json
from dataclasses import replace
from pathlib import Path

from scorekeeper.i18n import Words
from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.services import OpenMatch, Session, SetUp, open_session
from scorekeeper.view_models.series import (
    BestOfStanding,
    PersonStanding,
    best_of_standing,
    best_of_text,
    evening_standing,
    series_text,
)
from scorekeeper.view_models.set_up import blank_form, has_options, set_up_of
from scorekeeper.view_models.table import rematch_set_up, table_subtitle
from tests.support.matches import ANA_BEN, CLEO_DOV
from tests.ui.device import CLASSIC, FOUR, record_match
from tests.ui.matches import THREE

WORDS = Words("en")
BEST_OF_THREE = replace(FOUR, best_of=3)


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = "2026-11-21T20:00:00+01:00"

    def __call__(self) -> str:
        return self.now


def open_new_match(session: Session, set_up: SetUp, *totals: tuple[int, ...]) -> OpenMatch:
    return session.matches.open(record_match(session, set_up, *totals))


def standing_of(session: Session, match: OpenMatch) -> BestOfStanding | None:
    return best_of_standing(session.matches.list(), match)


# --- a run of games


def test_series_counts_games_of_the_same_sides(session: Session) -> None:
    open_new_match(session, THREE, (5100, 0, 0))
    for deal in ((5100, 300), (200, 6000), (7000, 20)):
        open_new_match(session, FOUR, deal)
    match = open_new_match(session, replace(FOUR, sides=(CLEO_DOV, ANA_BEN)))
    assert series_text(WORDS, session.matches.list(), match) == "series 1 : 2"


def test_seats_without_names_have_no_series(session: Session) -> None:
    """Three games that named nobody were told as "series 1 : 1"."""
    unnamed = (
        Side("North–South", (Player("North"), Player("South"))),
        Side("East–West", (Player("East"), Player("West"))),
    )
    for deal in ((5100, 300), (200, 6000), (10, 20)):
        match = open_new_match(session, replace(FOUR, sides=unnamed), deal)
    assert series_text(WORDS, session.matches.list(), match) == ""


def test_other_rule_set_begins_another_series(session: Session) -> None:
    """Burraco was shown with the games won at Classic before."""
    open_new_match(session, FOUR, (5100, 300))
    match = open_new_match(session, replace(FOUR, ruleset=RuleSetId("burraco")))
    assert series_text(WORDS, session.matches.list(), match) == ""


# --- the games of an evening


def test_evening_adds_up_games_and_points_of_the_sides(session: Session) -> None:
    open_new_match(session, FOUR, (5100, 300))
    open_new_match(session, FOUR, (200, 6000))
    match = open_new_match(session, replace(FOUR, sides=(CLEO_DOV, ANA_BEN)), (5000, 20))
    standing = evening_standing(session.matches.list(), match)
    assert standing is not None
    assert standing.game_count == 3
    assert standing.wins == (2, 1)
    assert standing.points == (300 + 6000 + 5000, 5100 + 200 + 20)


def test_first_game_has_no_evening(session: Session) -> None:
    match = open_new_match(session, FOUR, (5100, 300))
    assert evening_standing(session.matches.list(), match) is None


def test_running_games_and_other_rules_do_not_count(session: Session) -> None:
    open_new_match(session, FOUR, (400, 300))
    open_new_match(session, replace(FOUR, ruleset=RuleSetId("burraco")), (2500, 300))
    open_new_match(session, replace(FOUR, is_demo=True), (5000, 300))
    match = open_new_match(session, FOUR, (5100, 300))
    assert evening_standing(session.matches.list(), match) is None


def test_earlier_game_has_the_standing_of_its_time(session: Session) -> None:
    open_new_match(session, FOUR, (5100, 300))
    second = open_new_match(session, FOUR, (200, 6000))
    open_new_match(session, FOUR, (7000, 20))
    standing = evening_standing(session.matches.list(), second)
    assert standing is not None
    assert (standing.game_count, standing.wins) == (2, (1, 1))


def test_people_have_their_points_after_other_partners(session: Session) -> None:
    ana_cleo = Side("Ana & Cleo", (Player("Ana"), Player("Cleo")))
    ben_dov = Side("Ben & Dov", (Player("Ben"), Player("Dov")))
    open_new_match(session, FOUR, (5100, 300))
    match = open_new_match(session, replace(FOUR, sides=(ana_cleo, ben_dov)), (5000, 1000))
    standing = evening_standing(session.matches.list(), match)
    assert standing is not None
    assert (standing.wins, standing.points) == ((), ())
    assert standing.people == (
        PersonStanding("Ana", 2, 10100),
        PersonStanding("Ben", 1, 6100),
        PersonStanding("Cleo", 1, 5300),
        PersonStanding("Dov", 0, 1300),
    )


def test_somebody_new_stays_in_the_evening_but_others_do_not(session: Session) -> None:
    open_new_match(session, FOUR, (5100, 300))
    eva_dov = Side("Eva & Dov", (Player("Eva"), Player("Dov")))
    match = open_new_match(session, replace(FOUR, sides=(ANA_BEN, eva_dov)), (5000, 1000))
    standing = evening_standing(session.matches.list(), match)
    assert standing is not None
    assert [person.name for person in standing.people] == ["Ana", "Ben", "Dov", "Eva", "Cleo"]
    greta_finn = Side("Greta & Finn", (Player("Greta"), Player("Finn")))
    match = open_new_match(session, replace(FOUR, sides=(greta_finn, eva_dov)), (5000, 1000))
    standing = evening_standing(session.matches.list(), match)
    assert standing is None, "only half of them are the same people"


def test_evening_ends_with_a_long_pause(tmp_path: Path) -> None:
    clock = Clock()
    uids = iter(f"uid-{number}" for number in range(100))
    session = open_session(tmp_path, now=clock, new_uid=lambda: next(uids))
    open_new_match(session, FOUR, (5100, 300))
    clock.now = "2026-11-22T00:30:00+01:00"
    assert (
        evening_standing(session.matches.list(), open_new_match(session, FOUR, (5100, 300))) is None
    )
    clock.now = "2026-11-22T02:00:00+01:00"
    match = open_new_match(session, FOUR, (5100, 300))
    standing = evening_standing(session.matches.list(), match)
    assert standing is not None
    assert standing.game_count == 2, "past midnight it is the same evening"
    session.close()


# --- best of three


def test_two_wins_decide_and_the_next_game_begins_anew(session: Session) -> None:
    standings = []
    for deal in ((5100, 300), (200, 6000), (7000, 20), (300, 5000)):
        match = open_new_match(session, BEST_OF_THREE, deal)
        standings.append(standing_of(session, match))
    assert standings == [
        BestOfStanding((1, 0), None),
        BestOfStanding((1, 1), None),
        BestOfStanding((2, 1), 0),
        BestOfStanding((0, 1), None),
    ]


def test_best_of_three_is_told_in_a_sentence(session: Session) -> None:
    sentences = []
    for deal in ((300, 5100), (200, 6000)):
        match = open_new_match(session, BEST_OF_THREE, deal)
        sentences.append(best_of_text(WORDS, session.matches.list(), match))
    assert sentences == [
        "Best of three: 0 : 1",
        "Cleo & Dov win the best of three, 2 : 0",
    ]
    single = open_new_match(session, FOUR, (5100, 300))
    assert best_of_text(WORDS, session.matches.list(), single) == ""


def test_draw_decides_nothing(session: Session) -> None:
    open_new_match(session, BEST_OF_THREE, (5100, 300))
    uid = record_match(session, BEST_OF_THREE, (300, 300))
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))
    match = session.matches.open(uid)
    assert standing_of(session, match) == BestOfStanding((1, 0), None)


def test_other_games_do_not_interrupt_a_best_of_three(session: Session) -> None:
    open_new_match(session, BEST_OF_THREE, (5100, 300))
    open_new_match(session, FOUR, (300, 5100))
    open_new_match(session, THREE, (5100, 0, 0))
    match = open_new_match(session, BEST_OF_THREE, (5100, 300))
    assert standing_of(session, match) == BestOfStanding((2, 0), 0)


def test_rematch_goes_on_with_the_best_of_three(session: Session) -> None:
    match = open_new_match(session, BEST_OF_THREE, (5100, 300))
    following = open_new_match(session, rematch_set_up(match))
    assert following.best_of == 3
    assert table_subtitle(WORDS, session, following) == "Classic · best of 3: 1 : 0"


def test_best_of_three_is_an_optional_field(session: Session, tmp_path: Path) -> None:
    single = open_new_match(session, FOUR, (5100, 300))
    assert "best_of" not in json.loads(session.exchange.export_json([single.uid]))
    match = open_new_match(session, BEST_OF_THREE, (5100, 300))
    record = json.loads(session.exchange.export_json([match.uid]))
    assert record["best_of"] == 3

    other = open_session(tmp_path / "other", now=Clock(), new_uid=lambda: "new")
    for written, best_of in ((3, 3), ("three", 1), (0, 1)):
        text = json.dumps({**record, "best_of": written, "uid": f"game-{written}"})
        (uid,) = other.exchange.import_matches(
            other.exchange.preview_import(text, "game.json")
        ).added
        assert other.matches.open(uid).best_of == best_of
    other.close()


def test_settings_of_a_game_change_it_to_a_best_of_three_and_back(session: Session) -> None:
    uid = MatchUid(str(record_match(session, FOUR, (5100, 300))))
    for best_of in (3, 1):
        set_up = replace(rematch_set_up(session.matches.open(uid)), best_of=best_of)
        session.matches.correct_set_up(uid, set_up, seen=session.matches.number(uid))
        assert session.matches.open(uid).best_of == best_of
        assert session.matches.summary(uid).best_of == best_of


def test_form_of_a_new_game_is_for_one_game(session: Session) -> None:
    form = blank_form(rule_book(CLASSIC))
    assert set_up_of(WORDS, form).best_of == 1
    assert not has_options(form)
    series = form.with_other_series()
    assert set_up_of(WORDS, series).best_of == 3
    assert has_options(series)
    assert series.with_other_series() == form
