"""View models of the statistics, without a screen."""

from dataclasses import replace

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import is_nobody
from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.statistics import Figure
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from scorekeeper.services.matches import survey
from scorekeeper.view_models.statistics import (
    About,
    Entry,
    EntryPage,
    Measure,
    Selection,
    bar_share,
    entry_page,
    entry_rows,
    head_to_head,
    head_to_head_pair,
    mixes_rules,
    opponent_choices,
    statistics_entries,
)
from tests.services.conftest import put_as
from tests.ui.device import ANA_BEN, FOUR, played
from tests.ui.matches import THREE, evening

WORDS = Words("en")
PAIRS = Selection(About.PARTNERSHIPS)
SAMBA = replace(FOUR, ruleset=RuleSetId("samba"))


def finish(session: Session, uid: MatchUid) -> None:
    """End a match before its target is reached."""
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))


def finished(session: Session, set_up: SetUp, *totals: tuple[int, ...]) -> None:
    """Play and end a match; each deal is recorded by its totals."""
    finish(session, played(session, set_up, *totals))


def entries_of(session: Session, selection: Selection | None = None) -> tuple[Entry, ...]:
    result = survey(session.matches.list(), is_nobody=is_nobody)
    return statistics_entries(WORDS, result.statistics, selection or Selection())


def page_of(session: Session, name: str) -> EntryPage:
    entries = entries_of(session)
    entry = next(entry for entry in entries if entry.title == name)
    return entry_page(WORDS, entry, entries)


def says(page: EntryPage) -> dict[str, str]:
    """Return the screen-reader text of each line of a page, by id."""
    bars = {row.id: row.says for row in (*page.opponents, *page.rule_sets)}
    return bars | {row.id: row.says for row in page.figures}


# --- the list


def test_list_is_sorted_by_average(session: Session) -> None:
    finished(session, FOUR, (400, 1200))
    entries = entries_of(session, Selection(measure=Measure.AVERAGE))
    rows = entry_rows(WORDS, entries, Measure.AVERAGE)
    assert [row.title for row in rows] == ["Cleo", "Dov", "Ana", "Ben"]
    assert (rows[0].rank, rows[0].value, rows[0].basis) == (1, "1,200", "over 1 deal")
    assert [row.share for row in rows] == [1, 1, 1 / 3, 1 / 3]


@pytest.mark.parametrize(
    ("measure", "value", "basis"),
    [
        (Measure.WON, "50 %", "of 2 finished games"),
        (Measure.BEST, "5,000", "over 10 deals"),
        (Measure.STREAK, "1", "of 2 finished games"),
        (Measure.DEALS, "10", "of 2 finished games"),
    ],
)
def test_row_shows_figure_with_its_basis(
    session: Session, measure: Measure, value: str, basis: str
) -> None:
    finish(session, evening(session, 9))
    played(session, FOUR, (5000, 100))
    entries = entries_of(session, Selection(About.PARTNERSHIPS, measure))
    rows = entry_rows(WORDS, entries, measure)
    row = next(row for row in rows if row.title == "Ana & Ben")
    assert (row.value, row.basis) == (value, basis)


def test_list_leaves_out_names_of_seats(session: Session) -> None:
    seats = Side("East–West", (Player("East"), Player("Player 4")))
    finished(session, replace(FOUR, sides=(ANA_BEN, seats)), (400, 300))
    assert [entry.title for entry in entries_of(session)] == ["Ana", "Ben"]


def test_running_games_are_not_counted(session: Session) -> None:
    finished(session, FOUR, (400, 300))
    played(session, FOUR, (5000, 100), (-4000, 0))
    figures = says(page_of(session, "Ana"))
    assert figures["figure-average"] == "Average points per deal: 400, over 1 deal"


def test_unreadable_game_is_left_out_and_counted(session: Session) -> None:
    finished(session, FOUR, (400, 300))
    uid = played(session, FOUR, (400, 300))
    session.matches.list()
    document = session.matches.work.database.get("matches", uid)
    assert document is not None
    put_as(session.matches.work.database, {**document, "sides": "two"})
    session.matches.summaries.clear()
    result = survey(session.matches.list(), is_nobody=is_nobody)
    assert result.unreadable == 1
    assert [figures.deals for _, figures in result.statistics.players] == [1] * 4


def test_rules_are_mixed_by_games_of_two_rule_sets(session: Session) -> None:
    finished(session, FOUR, (400, 300))
    assert not mixes_rules(entries_of(session))
    finished(session, SAMBA, (800, 600))
    assert mixes_rules(entries_of(session))


def test_rule_sets_are_not_sorted_by_wins() -> None:
    selection = Selection().with_about(About.RULES)
    assert selection.measure is Measure.DEALS
    assert Measure.WON not in selection.measures
    by_average = Selection(measure=Measure.AVERAGE).with_about(About.RULES)
    assert by_average.measure is Measure.AVERAGE


@pytest.mark.parametrize(
    ("measure", "value", "largest", "share"),
    [
        (Measure.WON, 0.25, 0.5, 0.25),
        (Measure.AVERAGE, 300, 600, 0.5),
        (Measure.AVERAGE, -300, 600, 0),
        (Measure.AVERAGE, 0, 0, 0),
        (Measure.AVERAGE, None, 600, 0),
    ],
)
def test_bar_is_part_of_whole_or_of_largest(
    measure: Measure, value: float | None, largest: float, share: float
) -> None:
    assert bar_share(measure, Figure(value, 1), largest) == share


# --- two head to head


def test_head_to_head_of_two_pairs(session: Session) -> None:
    """Totals do not tell canastas, so there is no line for them."""
    for totals in ((5000, 100), (300, 5200), (5100, 0)):
        played(session, FOUR, totals)
    entries = entries_of(session, PAIRS)
    pair = head_to_head_pair(entries, PAIRS)
    assert pair is not None
    view = head_to_head(WORDS, pair)
    assert view.says == "Head to head: Ana & Ben 2, Cleo & Dov 1"
    assert [figure.says for figure in view.figures] == [
        "points per deal: Ana & Ben 3,467; Cleo & Dov 1,767",
        "best deal: Ana & Ben 5,100; Cleo & Dov 5,200",
    ]
    assert [result.how for result in view.results] == ["won", "lost", "won"]
    assert view.streak == "", "one win is no streak"
    assert view.since == "November 2026"


def test_streak_of_two_head_to_head(session: Session) -> None:
    for totals in ((100, 5000), (5200, 300), (5100, 0)):
        played(session, FOUR, totals)
    pair = head_to_head_pair(entries_of(session, PAIRS), PAIRS)
    assert pair is not None
    assert head_to_head(WORDS, pair).streak == "Ana & Ben: 2 in a row"


def test_no_head_to_head_before_two_have_met(session: Session) -> None:
    played(session, FOUR, (500, 100))
    assert head_to_head_pair(entries_of(session), Selection()) is None


def test_rule_sets_are_not_head_to_head(session: Session) -> None:
    played(session, FOUR, (5000, 100))
    selection = Selection(About.RULES, Measure.DEALS)
    assert head_to_head_pair(entries_of(session, selection), selection) is None


def test_opponents_to_choose_are_those_who_met(session: Session) -> None:
    """Neither the partner nor players of other tables."""
    played(session, FOUR, (5000, 100))
    played(session, THREE, (7500, 0, 0))
    entries = entries_of(session)
    ana = next(entry for entry in entries if entry.title == "Ana")
    choices = opponent_choices(entries, ana)
    assert {entry.title for entry in choices} == {"Cleo", "Dov"}


def test_chosen_opponent_replaces_one_of_two(session: Session) -> None:
    played(session, FOUR, (5000, 100))
    entries = entries_of(session)
    pair = head_to_head_pair(entries, Selection())
    assert pair is not None
    assert [entry.title for entry in pair] == ["Ana", "Cleo"]
    dov = next(entry for entry in entries if entry.title == "Dov")
    other = head_to_head_pair(entries, Selection().with_opponent(1, dov.key, pair))
    assert other is not None
    assert [entry.title for entry in other] == ["Ana", "Dov"]


# --- one entry


def test_page_of_player_shows_form_and_opponents(session: Session) -> None:
    for totals in ((100, 5000), (5000, 100), (5100, 300)):
        played(session, FOUR, totals)
    finished(session, SAMBA, (800, 600))
    page = page_of(session, "Ana")
    assert page.form is not None
    assert page.form.says == "Last games: lost, won, won, won"
    assert page.form.streak == "Won the last 3 games. Most wins in a row: 3."
    assert page.average_by_game is not None
    assert page.average_by_game.span == "Between 100 and 5,100, last 800"
    lines = says(page)
    assert lines["opponent-0"] == "Cleo: 3 of 4 games won"
    assert lines["by-classic_4p"] == "Classic: 3,400 over 3 deals"
    assert lines["by-samba"] == "Samba: 800 over 1 deal"


def test_figures_of_player_tell_their_basis(session: Session) -> None:
    """Deals that were entered as totals count for points only."""
    finish(session, evening(session, 3))
    finished(session, FOUR, (785, 120))
    page = page_of(session, "Ana")
    lines = says(page)
    assert lines["figure-average"] == "Average points per deal: 508, over 4 deals"
    assert lines["figure-best"] == "Best deal: +850"
    assert lines["figure-canastas"] == "Canastas per deal: 0.7, over 3 deals"
    assert lines["figure-out"] == "Went out: 0 %, over 3 deals"
    assert lines["figure-concealed"] == "Went out concealed: –, no data"
    assert page.has_totals


def test_page_of_rule_set_has_no_wins_and_no_luck(session: Session) -> None:
    finish(session, evening(session, 3))
    entries = entries_of(session, Selection(About.RULES, Measure.DEALS))
    page = entry_page(WORDS, entries[0], entries)
    lines = says(page)
    assert page.form is None
    assert lines["figure-matches"] == "Finished games: 1, 3 deals in all"
    assert not {"figure-won", "figure-luck"} & lines.keys()
    assert not page.has_totals


@pytest.mark.parametrize("name", ["North", "West", "Player 3"])
def test_names_of_seats_are_recognised(name: str) -> None:
    assert is_nobody(name)
    assert not is_nobody(f"{name}a")
