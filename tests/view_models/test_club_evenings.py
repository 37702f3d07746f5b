"""The Club tab: running sessions, the leading places of a season, and the winners."""

from scorekeeper.club.clock import begin_break
from scorekeeper.club.model import EveningUid, RoundLength
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.view_models.club_clock import (
    BreakCountdown,
    RoundCountdown,
    brief_clock,
    evening_countdown,
)
from scorekeeper.view_models.club_evenings import evening_lists, winner_text
from scorekeeper.view_models.club_seasons import MAX_LEADERS, season_leaders
from scorekeeper.view_models.countdown import Reading
from tests.club_ui.sessions import begin_evening, open_evening, play_evening, play_round
from tests.services.club.kit import by_paper, change, next_round

WORDS = Words()
TIMED = RoundLength(points=5000, minutes=50, warning=10, overtime=10)


def winner_of(session: Session, uid: EveningUid) -> str:
    return winner_text(WORDS, open_evening(session, uid), session.club.evenings.standing(uid))


def test_running_session_is_named_in_short_beside_its_clock(session: Session) -> None:
    uid = begin_evening(session, length=TIMED)
    next_round(session, uid)
    (row,) = evening_lists(WORDS, session.club.evenings.list(), limit=20).live
    assert row.headline == "Round 1 of 3"
    assert isinstance(evening_countdown(open_evening(session, uid)), RoundCountdown)


def test_clock_ends_with_the_last_result_and_a_break_has_its_own(session: Session) -> None:
    uid = begin_evening(session, length=TIMED)
    next_round(session, uid)
    by_paper(session, uid, {1: (5000, 3000), 2: (5100, 2000)})
    assert evening_countdown(open_evening(session, uid)) is None
    other = begin_evening(session, length=TIMED)
    play_round(session, other, (5000, 3000), (5100, 2000))
    resting = change(session, other, lambda evening, note: begin_break(evening, 15, note))
    assert isinstance(evening_countdown(resting), BreakCountdown)


def test_brief_clock_has_digits_and_a_word_until_the_time_is_up(session: Session) -> None:
    uid = begin_evening(session, length=TIMED)
    next_round(session, uid)
    countdown = evening_countdown(open_evening(session, uid))
    assert countdown is not None

    def brief(reading: Reading) -> tuple[str, str]:
        clock = brief_clock(WORDS, reading, countdown)
        return clock.digits, clock.remark

    assert brief(Reading("playing", 1930)) == ("32:10", "left")
    assert brief(Reading("playing", 1930, "paused")) == ("32:10", "Paused")
    assert brief(Reading("last_deal", 240)) == ("4:00", "finish this deal")
    assert brief(Reading("over", 0)) == ("", "Time’s up: stop and count the cards")


def test_winner_is_named_once_the_session_is_over(session: Session) -> None:
    uid = play_evening(session)
    winner = winner_of(session, uid)
    assert winner == "Ana & Ben"
    summaries = session.club.evenings.list()
    lists = evening_lists(WORDS, summaries, limit=20, winners={uid: winner})
    ((_month, (row,)),) = lists.months
    assert row.winner == winner
    assert row.says.endswith(f"Winner: {winner}")


def test_session_without_a_result_has_no_winner(session: Session) -> None:
    assert winner_of(session, begin_evening(session)) == ""


def test_season_names_the_leading_places_with_all_who_share_them(session: Session) -> None:
    uid = play_evening(session)
    seasons = session.club.seasons
    begun_season = seasons.begin("2026", [uid])
    assert isinstance(begun_season, str)
    season = seasons.open(begun_season)
    rows = seasons.table(season.uid)
    leaders = season_leaders(WORDS, season, rows, seasons.evenings_in_order(season.uid))
    assert [leader.place for leader in leaders[:2]] == ["1", "1"], "both of a pair"
    assert {leader.played for leader in leaders} == {"1 of 1"}
    assert leaders[0].says.startswith(f"Place 1: {leaders[0].name}, {leaders[0].total}")
    assert len(leaders) <= MAX_LEADERS
