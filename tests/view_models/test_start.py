"""View model of the table without an open game."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId, catalogue, rule_book
from scorekeeper.rules.loader import Identity
from scorekeeper.services import Session
from scorekeeper.view_models.start import example_names, meld_promise, start_view
from tests.services.conftest import put_as
from tests.ui.device import FOUR, record_match

WORDS = Words("en")


def test_first_start_lists_no_games() -> None:
    view = start_view(WORDS, ())
    assert (view.heading_key, view.list_title, view.matches) == ("start-title", "", ())


@pytest.mark.parametrize(
    ("rule_set", "key", "number"),
    [
        ("classic_4p", "start-meld", "90"),
        ("hand_and_foot_us", "start-meld", "120"),
        ("buraco_closed", "start-meld", "75"),
        ("burraco", "start-melds", "200"),
        ("biriba", "start-melds", "200"),
    ],
)
def test_promise_about_melds_fits_the_rules(rule_set: str, key: str, number: str) -> None:
    """No game without a minimum for initial melds is promised one."""
    promise = meld_promise(WORDS, rule_book(RuleSetId(rule_set)).rules)
    assert (promise.key, promise.number) == (key, number)


@pytest.mark.parametrize("identity", catalogue(), ids=lambda identity: identity.id)
def test_every_rule_set_has_a_promise(identity: Identity) -> None:
    words = WORDS.of_game(identity)
    promise = meld_promise(words, rule_book(identity.id).rules)
    assert promise.number != "0"
    assert words.text(promise.key)


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("de-DE", "Classic, Samba, Hand & Foot"),
        ("it-IT", "Burraco, Classic, Samba"),
        ("es-AR", "Uruguayan, Burako, Samba"),
        ("en-US", "Classic, Hand & Foot, Modern American"),
    ],
)
def test_examples_of_rule_sets_are_those_of_the_country(locale: str, names: str) -> None:
    assert example_names(WORDS, catalogue(locale)) == names


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
