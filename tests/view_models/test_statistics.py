"""View models of the statistics, without a screen; each figure against a count by hand."""

from dataclasses import replace

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.statistics import Figure
from scorekeeper.rules import RuleLibrary, RuleSetId
from scorekeeper.services import Session, SetUp
from scorekeeper.services.matches import statistics_report
from scorekeeper.view_models.axis import Bar
from scorekeeper.view_models.player_page import PlayerPage, player_page, since_text
from scorekeeper.view_models.rivals import choose_rivals, rival_choices, rivals_view, with_rival
from scorekeeper.view_models.statistics import (
    Entry,
    Measure,
    Ranking,
    RuleSetStatistics,
    Selection,
    Tab,
    all_figures,
    figure_text,
    measure_axis,
    ranking,
    rule_set_figures,
    rule_set_statistics,
)
from tests.services.conftest import put_as
from tests.support.matches import ANA_BEN
from tests.ui.device import FOUR, record_match
from tests.ui.matches import THREE, record_evening

WORDS = Words("en")
SAMBA = replace(FOUR, ruleset=RuleSetId("samba"))
CLASSIC = FOUR.ruleset
ANA_CLEO = Side("Ana & Cleo", (Player("Ana"), Player("Cleo")))
BEN_DOV = Side("Ben & Dov", (Player("Ben"), Player("Dov")))
OTHER_PARTNERS = replace(FOUR, sides=(ANA_CLEO, BEN_DOV))


def finish(session: Session, uid: MatchUid) -> None:
    """End a match before its target is reached."""
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))


def finish_match(session: Session, set_up: SetUp, *totals: tuple[int, ...]) -> None:
    """Play and end a match; each deal is recorded by its totals."""
    finish(session, record_match(session, set_up, *totals))


def statistics_of(session: Session, rule_set: RuleSetId | None = None) -> RuleSetStatistics:
    result = statistics_report(session.matches.list(), is_seat_name=is_seat_name)
    found = rule_set_statistics(WORDS, RuleLibrary(), result.statistics, rule_set)
    assert found is not None
    return found


def entry_of(found: RuleSetStatistics, title: str) -> Entry:
    every = (*found.players, *found.partnerships)
    return next(entry for entry in every if entry.title == title)


def page_of(session: Session, title: str) -> PlayerPage:
    found = statistics_of(session)
    entry = entry_of(found, title)
    return player_page(WORDS, entry, found.entries_like(entry))


def players_ranked(session: Session, measure: Measure = Measure.WON) -> Ranking:
    return ranking(WORDS, statistics_of(session).players, measure, "Classic")


# --- a season that was counted by hand


def season(session: Session) -> None:
    """Play the games of the table below.

    | game | sides                    | deals                     | won by     |
    |------|--------------------------|---------------------------|------------|
    | 1    | Ana & Ben – Cleo & Dov   | 5,000:100                 | Ana & Ben  |
    | 2    | Ana & Ben – Cleo & Dov   | 300:5,200                 | Cleo & Dov |
    | 3    | Ana & Ben – Cleo & Dov   | 2,000:2,600, 1,000:2,500  | Cleo & Dov |
    | 4    | Ana & Ben – Cleo & Dov   | 400:400, ended            | drawn      |
    | 5    | Ana & Ben – Cleo & Dov   | 100:5,100                 | Cleo & Dov |
    | 6    | Ana & Cleo – Ben & Dov   | 5,500:−200                | Ana & Cleo |
    | 7    | Ana & Ben – Cleo & Dov   | 4,900:0                   |            |

    Game 7 has not reached its target. The games 8 and 9 are of other rule sets: Samba by
    Ana & Ben against Cleo & Dov, 800:600, and Classic for three by Eva, Finn and Greta.
    """
    record_match(session, FOUR, (5000, 100))
    record_match(session, FOUR, (300, 5200))
    record_match(session, FOUR, (2000, 2600), (1000, 2500))
    finish_match(session, FOUR, (400, 400))
    record_match(session, FOUR, (100, 5100))
    record_match(session, OTHER_PARTNERS, (5500, -200))
    record_match(session, FOUR, (4900, 0))
    finish_match(session, SAMBA, (800, 600))
    record_match(session, THREE, (7500, 0, 0))


def test_rule_sets_are_counted_and_the_most_played_is_chosen(session: Session) -> None:
    """Classic: games 1 to 6; game 7 is not finished."""
    season(session)
    found = statistics_of(session)
    assert [(choice.name, choice.games) for choice in found.choices] == [
        ("Classic", 6),
        ("Samba", 1),
        ("Classic for three", 1),
    ]
    assert found.rule_set.id == CLASSIC
    assert [entry.title for entry in found.players] == ["Ana", "Ben", "Cleo", "Dov"]
    assert len(found.partnerships) == 4
    assert statistics_of(session, SAMBA.ruleset).rule_set.name == "Samba"


def test_head_to_head_of_the_season(session: Session) -> None:
    """Ana & Ben against Cleo & Dov: games 1, 2, 3 and 5; game 4 was drawn.

    Points per deal over the five deals of these games: Ana & Ben 5,000 + 300 + 2,000 + 1,000 + 100
    = 8,400, so 1,680; Cleo & Dov 100 + 5,200 + 2,600 + 2,500 + 5,100 = 15,500, so 3,100. The axis
    ends at 5,000.
    """
    season(session)
    found = statistics_of(session)
    pair = choose_rivals(found.players, found.partnerships, Selection())
    assert pair is not None
    view = rivals_view(WORDS, pair, {})
    assert view.titles == ("Ana & Ben", "Cleo & Dov")
    assert view.says == "Head to head: Ana & Ben 1, Cleo & Dov 3. 4 games decided between them"
    assert view.marks == (0, 1, 1, 1)
    assert view.streak == "Cleo & Dov: 3 in a row"
    assert [measure.says for measure in view.measures] == [
        "Points per deal: Ana & Ben 1,680, Cleo & Dov 3,100"
    ]
    (points,) = view.measures
    assert [tick.label for tick in points.axis.ticks] == [
        *("0", "1,000", "2,000", "3,000", "4,000", "5,000")
    ]
    assert points.bars == (Bar(0, 1680 / 5000), Bar(0, 3100 / 5000))
    assert [(deal.title, deal.value) for deal in view.best] == [
        ("Ana & Ben", "5,000"),
        ("Cleo & Dov", "5,200"),
    ]


def test_wins_marks_and_sum_agree(session: Session) -> None:
    """For every two of the season, players and partnerships."""
    season(session)
    found = statistics_of(session)
    for group in (found.players, found.partnerships):
        for first in group:
            for second in group:
                view = rivals_view(WORDS, (first, second), {})
                assert view.marks.count(0) == view.wins[0]
                assert view.marks.count(1) == view.wins[1]
                assert view.games.startswith(f"{len(view.marks)} game")


def test_ranking_of_the_season(session: Session) -> None:
    """All four finished the games 1 to 6: Cleo won 2, 3, 5, 6; Dov 2, 3, 5; Ana 1, 6; Ben 1.

    Dov 3 of 6 = 50%, Ana 2 of 6 = 33%, Ben 1 of 6 = 17%, Cleo 4 of 6 = 67%.
    """
    season(session)
    rows = players_ranked(session).rows
    assert [(row.place, row.title, row.basis, row.value) for row in rows] == [
        ("1", "Cleo", "4 of 6", "67%"),
        ("2", "Dov", "3 of 6", "50%"),
        ("3", "Ana", "2 of 6", "33%"),
        ("4", "Ben", "1 of 6", "17%"),
    ]
    assert [row.bar for row in rows] == [Bar(0, 4 / 6), Bar(0, 1 / 2), Bar(0, 2 / 6), Bar(0, 1 / 6)]
    assert [tick.label for tick in players_ranked(session).axis.ticks] == [
        *("0", "25", "50", "75", "100%")
    ]


def test_page_of_ana_in_the_season(session: Session) -> None:
    """Ana won 1 and 6, and drew 4.

    Points over 7 deals: 5,000 + 300 + 2,000 + 1,000 + 400 + 100 + 5,500 = 14,300: 2,043 per deal.

    With Ben the games 1 to 5: 1 of 5. With Cleo game 6: 1 of 1. Against Dov the decided games 1, 2,
    3, 5, 6: won 1 and 6. Against Cleo 1, 2, 3, 5: won 1. Against Ben game 6: won.
    """
    season(session)
    page = page_of(session, "Ana")
    assert page.says == "2 of 6 games won, 33%, 2,043 points per deal"
    assert page.last_games.results == ("won", "lost", "lost", "drawn", "lost", "won")
    assert (page.last_games.begin, page.last_games.won) == ("last 6", "won 2 of these")
    assert [row.says for row in page.partners] == [
        "Ben: 1 of 5, 20%",
        "Cleo: 1 of 1, too few to tell",
    ]
    assert [row.says for row in page.opponents] == [
        "Dov: 2 of 5, 40%",
        "Cleo: 1 of 4, too few to tell",
        "Ben: 1 of 1, too few to tell",
    ]
    assert [row.share for row in page.opponents] == [0.4, None, None]
    best, worst = page.deals
    assert (best.value, best.detail) == ("+5,500", "Mon 2 Nov 2026, with Cleo")
    assert (worst.value, worst.detail) == ("+100", "Mon 2 Nov 2026, with Ben")


def test_page_counts_all_rule_sets_in_its_title_only(session: Session) -> None:
    """Ana: six games of Classic and one of Samba."""
    season(session)
    result = statistics_report(session.matches.list(), is_seat_name=is_seat_name)
    figures = all_figures(WORDS, result.statistics, "Ana")
    assert figures is not None
    assert since_text(WORDS, figures) == "Since November 2026 · 7 games"
    found = rule_set_statistics(WORDS, RuleLibrary(), result.statistics, None, entry_key="Ana")
    assert found is not None
    assert [(choice.name, choice.games) for choice in found.choices] == [
        ("Classic", 6),
        ("Samba", 1),
    ]


# --- what counts


def test_names_of_seats_are_left_out(session: Session) -> None:
    seats = Side("East–West", (Player("East"), Player("Player 4")))
    finish_match(session, replace(FOUR, sides=(ANA_BEN, seats)), (400, 300))
    assert [entry.title for entry in statistics_of(session).players] == ["Ana", "Ben"]


def test_running_games_are_not_counted(session: Session) -> None:
    finish_match(session, FOUR, (400, 300))
    record_match(session, FOUR, (4000, 100), (-3000, 0))
    assert page_of(session, "Ana").detail == "400 points per deal"


def test_nothing_is_shown_before_a_game_is_finished(session: Session) -> None:
    record_match(session, FOUR, (4000, 100))
    result = statistics_report(session.matches.list(), is_seat_name=is_seat_name)
    assert rule_set_statistics(WORDS, RuleLibrary(), result.statistics, None) is None


def test_unreadable_game_is_left_out_and_counted(session: Session) -> None:
    finish_match(session, FOUR, (400, 300))
    uid = record_match(session, FOUR, (400, 300))
    session.matches.list()
    document = session.matches.work.database.table("matches").get(doc_id=uid)
    assert document is not None
    put_as(session.matches.work.database, {**document, "sides": "two"})
    session.matches.summaries.clear()
    result = statistics_report(session.matches.list(), is_seat_name=is_seat_name)
    assert result.unreadable == 1
    assert [figures.deals for _, figures in result.statistics.players] == [1] * 4


def test_parts_with_nothing_to_show_are_not_offered(session: Session) -> None:
    """Three alone have no partnership, and a draw decides nothing between two."""
    finish_match(session, THREE, (100, 200, 300))
    found = statistics_of(session)
    assert found.tabs == (Tab.RIVALS, Tab.PLAYERS, Tab.DEALS)
    assert found.tab(Tab.PARTNERSHIPS) is Tab.RIVALS
    finish_match(session, FOUR, (100, 100))
    assert statistics_of(session, CLASSIC).tabs == (Tab.PARTNERSHIPS, Tab.PLAYERS, Tab.DEALS)


# --- rankings


def test_equal_shares_have_equal_places(session: Session) -> None:
    """Five games, all won by Ana & Ben: two are first, the others third."""
    for _ in range(5):
        record_match(session, FOUR, (5000, 100))
    rows = players_ranked(session).rows
    assert [(row.place, row.title) for row in rows] == [
        ("1", "Ana"),
        ("1", "Ben"),
        ("3", "Cleo"),
        ("3", "Dov"),
    ]
    assert rows[0].says == "1. Ana: 100%, 5 of 5"


def test_fewer_than_five_games_have_no_place(session: Session) -> None:
    """The fifth game has a guest in Dov's place, who won 1 of 1."""
    for _ in range(4):
        record_match(session, FOUR, (5000, 100))
    guest = Side("Cleo & Eva", (Player("Cleo"), Player("Eva")))
    record_match(session, replace(FOUR, sides=(ANA_BEN, guest)), (100, 5000))
    view = players_ranked(session)
    assert view.condition == "At least 5 games of Classic"
    assert [row.title for row in view.rows] == ["Ana", "Ben", "Cleo"]
    assert view.unranked_title == "Fewer than 5 games, not ranked"
    assert [row.says for row in view.unranked] == ["Dov: 0 of 4", "Eva: 1 of 1"]


@pytest.mark.parametrize(
    ("measure", "value", "basis"),
    [
        (Measure.WON, "80%", "4 of 5"),
        (Measure.AVERAGE, "2,033", "over 6 deals"),
        (Measure.BEST, "3,100", "over 6 deals"),
        (Measure.STREAK, "3", "over 5 games"),
        (Measure.DEALS, "6", "over 5 games"),
    ],
)
def test_ranking_tells_the_basis_of_a_figure(
    session: Session, measure: Measure, value: str, basis: str
) -> None:
    """Ana & Ben win, lose and win three games: 3,000 + 100, 0, 3,100, 3,000, 3,000 points."""
    finish_match(session, FOUR, (3000, 100), (100, 200))
    finish_match(session, FOUR, (0, 700))
    for points in (3100, 3000, 3000):
        finish_match(session, FOUR, (points, 100))
    view = ranking(WORDS, statistics_of(session).partnerships, measure, "Classic")
    row = next(row for row in view.rows if row.title == "Ana & Ben")
    assert (row.value, row.basis) == (value, basis)


def test_unknown_figure_has_no_place_and_no_bar(session: Session) -> None:
    """Totals do not tell canastas."""
    for _ in range(5):
        record_match(session, FOUR, (5000, 100))
    rows = players_ranked(session, Measure.CANASTAS).rows
    assert {(row.place, row.value, row.bar, row.is_first) for row in rows} == {
        ("", "–", Bar(0, 0), False)
    }


def test_negative_averages_have_bars_before_zero() -> None:
    figures = [Figure(300, 5), Figure(-150, 5)]
    axis = measure_axis(WORDS, Measure.AVERAGE, figures, share_steps=4)
    assert [tick.label for tick in axis.ticks] == ["−200", "−100", "0", "100", "200", "300"]
    assert axis.bar(-150) == Bar(0.1, 0.4)


def test_figure_is_written_by_its_kind() -> None:
    figure = Figure(0.625, 8)
    assert figure_text(WORDS, Measure.WON, figure) == "63%"
    assert figure_text(WORDS, Measure.CANASTAS, figure) == "0.6"
    assert figure_text(WORDS, Measure.AVERAGE, figure) == "1"


# --- two rivals


def test_partnerships_are_compared_unless_partners_change(session: Session) -> None:
    record_match(session, FOUR, (5000, 100))
    found = statistics_of(session)
    pair = choose_rivals(found.players, found.partnerships, Selection())
    assert pair is not None
    assert [entry.title for entry in pair] == ["Ana & Ben", "Cleo & Dov"]
    # Ana and Dov meet three times, no two partnerships more than once.
    for first, second in (("Cleo", "Ben"), ("Eva", "Cleo")):
        sides = (
            Side("A", (Player("Ana"), Player(first))),
            Side("B", (Player(second), Player("Dov"))),
        )
        record_match(session, replace(FOUR, sides=sides), (5000, 100))
    found = statistics_of(session)
    pair = choose_rivals(found.players, found.partnerships, Selection())
    assert pair is not None
    assert [entry.title for entry in pair] == ["Ana", "Dov"]


def test_nobody_is_compared_before_two_have_met(session: Session) -> None:
    finish_match(session, FOUR, (100, 100))
    found = statistics_of(session)
    assert choose_rivals(found.players, found.partnerships, Selection()) is None


def test_game_won_by_a_third_counts_for_neither(session: Session) -> None:
    """Greta has won the first game, Eva the second: 1 to 0 between Eva and Finn."""
    record_match(session, THREE, (0, 0, 7500))
    record_match(session, THREE, (7500, 0, 0))
    found = statistics_of(session)
    first, second, third = found.players
    assert (first.title, second.title, third.title) == ("Eva", "Finn", "Greta")
    view = rivals_view(WORDS, (first, second), {})
    assert (view.wins, view.marks, view.streak) == ((1, 0), (0,), "")
    assert rivals_view(WORDS, (second, third), {}).wins == (0, 1)


def test_chosen_rival_keeps_the_other_if_they_have_met(session: Session) -> None:
    record_match(session, FOUR, (5000, 100))
    guests = (ANA_BEN, Side("Eva & Finn", (Player("Eva"), Player("Finn"))))
    record_match(session, replace(FOUR, sides=guests), (5000, 100))
    found = statistics_of(session)
    pair = choose_rivals(found.players, found.partnerships, Selection())
    assert pair is not None
    choices = rival_choices(found.players, found.partnerships, pair[1])
    assert [entry.title for entry in choices] == [
        *("Ana & Ben", "Eva & Finn", "Ana", "Ben", "Cleo", "Dov", "Eva", "Finn")
    ]
    guest = entry_of(found, "Eva & Finn")
    selection = with_rival(Selection(), 1, guest, pair, found.partnerships)
    assert selection.rivals == (pair[0].key, guest.key)
    # Eva has met no partnership, but Ana and Ben.
    selection = with_rival(selection, 1, entry_of(found, "Eva"), pair, found.players)
    assert selection.rivals == ("Ana", "Eva")
    chosen = choose_rivals(found.players, found.partnerships, selection)
    assert chosen is not None
    assert chosen[1].title == "Eva"


def test_figure_of_some_deals_tells_how_many(session: Session) -> None:
    """Of ten deals one was entered as totals: canastas are known of nine."""
    finish(session, record_evening(session, 9))
    record_match(session, FOUR, (5000, 100))
    found = statistics_of(session)
    pair = choose_rivals(found.players, found.partnerships, Selection())
    assert pair is not None
    measures = {view.id: view for view in rivals_view(WORDS, pair, {}).measures}
    assert measures["versus-average"].basis == ""
    assert measures["versus-canastas"].basis == "over 9 deals"
    assert measures["versus-canastas"].says.endswith(", over 9 deals")


def test_of_many_games_the_latest_are_marked(session: Session) -> None:
    for _ in range(13):
        record_match(session, FOUR, (5000, 100))
    found = statistics_of(session)
    pair = choose_rivals(found.players, found.partnerships, Selection())
    assert pair is not None
    view = rivals_view(WORDS, pair, {})
    assert view.games == "13 games decided between them"
    assert (len(view.marks), view.marks_begin) == (12, "last 12")


# --- figures of the deals


def test_figures_of_player_tell_their_basis(session: Session) -> None:
    """Deals that were entered as totals count for points only."""
    finish(session, record_evening(session, 3))
    finish_match(session, FOUR, (785, 120))
    page = page_of(session, "Ana")
    lines = {row.id: row.says for row in page.figures}
    assert page.detail == "508 points per deal"
    assert page.deals[0].says.startswith("Best deal: +850")
    assert lines["figure-canastas"] == "Canastas per deal: 0.7, over 3 deals"
    assert lines["figure-out"] == "Went out: 0%, over 3 deals"
    assert "figure-concealed" not in lines, "never went out"
    assert page.has_totals


def test_figures_of_rule_set_have_no_wins(session: Session) -> None:
    finish(session, record_evening(session, 3))
    rows = rule_set_figures(WORDS, statistics_of(session).figures)
    lines = {row.id: row.says for row in rows}
    assert lines["figure-matches"] == "Finished games: 1, 3 deals in all"
    assert not {"figure-won", "figure-luck", "figure-out"} & lines.keys()


def test_partnership_has_opponents_and_no_partners(session: Session) -> None:
    for _ in range(5):
        record_match(session, FOUR, (5000, 100))
    page = page_of(session, "Ana & Ben")
    assert page.partners == ()
    assert [row.says for row in page.opponents] == ["Cleo & Dov: 5 of 5, 100%"]
    assert page.deals[0].detail == "Sun 1 Nov 2026"


@pytest.mark.parametrize("name", ["North", "West", "Player 3"])
def test_names_of_seats_are_recognised(name: str) -> None:
    assert is_seat_name(name)
    assert not is_seat_name(f"{name}a")
