"""View model of the table without an open game."""

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.view_models.start import start_view
from tests.services.conftest import put_as
from tests.ui.device import FOUR, record_match

WORDS = Words("en")


def test_first_start_lists_no_games() -> None:
    view = start_view(WORDS, ())
    assert (view.heading_key, view.list_title, view.matches) == ("start-title", "", ())


def test_running_games_are_listed_alone(session: Session) -> None:
    record_match(session, FOUR, (5000, 100))
    running = record_match(session, FOUR, (500, 120))
    view = start_view(WORDS, session.matches.list())
    assert view.heading_key == "empty-running"
    assert [match.uid for match in view.matches] == [running]
    assert view.matches[0].score == "Ana & Ben 500 : Cleo & Dov 120"


def test_latest_games_are_listed_if_none_is_running(session: Session) -> None:
    uids = [record_match(session, FOUR, (5000, 100)) for _ in range(4)]
    view = start_view(WORDS, session.matches.list())
    assert view.heading_key == "empty-title"
    assert [match.uid for match in view.matches] == uids[:0:-1]


def test_unreadable_game_is_listed_with_sentence(session: Session) -> None:
    uid = record_match(session, FOUR, (5000, 100))
    document = session.matches.work.database.table("matches").get(doc_id=uid)
    assert document is not None
    put_as(session.matches.work.database, {**document, "sides": "two"})
    session.matches.summaries.clear()
    (match,) = start_view(WORDS, session.matches.list()).matches
    assert not match.is_readable
    assert match.day == ""
