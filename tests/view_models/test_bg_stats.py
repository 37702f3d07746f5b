"""The ways to BG Stats that a game offers."""

import json
from urllib.parse import unquote

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.view_models.bg_stats import can_offer_play_file, play_file_text, play_link
from tests.ui.device import FOUR, record_match
from tests.ui.test_matches import spoil


def test_link_says_what_it_sends_where(session: Session) -> None:
    open_match = session.matches.open(record_match(session, FOUR, (5000, 120)))
    words = Words()
    in_browser = play_link(words, open_match, is_phone=False)
    assert in_browser is not None
    assert in_browser.address.startswith("https://app.bgstatsapp.com/")
    assert "Opens bgstatsapp.com" in in_browser.label.detail
    on_phone = play_link(words, open_match, is_phone=True)
    assert on_phone is not None
    assert on_phone.address.startswith("bgstats://app.bgstatsapp.com/")
    assert "the BG Stats app on this phone" in on_phone.label.detail
    document = json.loads(unquote(on_phone.address.partition("?data=")[2]))
    assert (document["board"], document["comments"]) == ("Classic", "1 deal")


def test_running_game_has_no_link_and_no_file(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    open_match = session.matches.open(uid)
    assert play_link(Words(), open_match, is_phone=False) is None
    assert not can_offer_play_file(session, (uid,))
    assert play_file_text(Words(), [open_match]) is None


def test_file_has_the_finished_games_of_a_selection(session: Session) -> None:
    running = record_match(session, FOUR, (500, 120))
    finished = record_match(session, FOUR, (5000, 120))
    assert can_offer_play_file(session, (running, finished))
    matches = [session.matches.open(uid) for uid in (running, finished)]
    text = play_file_text(Words(), matches)
    assert text is not None
    assert len(json.loads(text)["plays"]) == 1


def test_all_games_always_offer_a_file(session: Session) -> None:
    assert can_offer_play_file(session, None)


def test_deleted_and_unreadable_games_offer_no_file(session: Session) -> None:
    uid = record_match(session, FOUR, (5000, 120))
    session.deletions.delete(uid, seen=session.matches.number(uid))
    assert not can_offer_play_file(session, (uid,))
    broken = record_match(session, FOUR, (5000, 120))
    spoil(session, broken)
    assert not can_offer_play_file(session, (broken,))
