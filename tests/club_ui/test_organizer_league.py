"""Club, League: the organiser joins, what is due is sent beside the page, names are taken back."""

import io
import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

import httpx
import pytest

from scorekeeper.club.model import EveningUid
from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.league import outbox
from scorekeeper.league.connection import Connection
from scorekeeper.league.documents import LeagueError, MemberList, Sheet, read_document
from scorekeeper.services import Session
from tests.club_ui.sessions import open_evening, play_evening
from tests.club_ui.test_organizer_directors import logged_in
from tests.league.test_outbox import URL, League, answer, correct_evening
from tests.ui.device import NAME
from tests.ui.files import save_file
from tests.ui.testkit import UI, mount

WORDS = Words()

LEAGUE = "/club-league"
Answering = Callable[[httpx.Request], httpx.Response]


@pytest.fixture
def evening(session: Session) -> EveningUid:
    return play_evening(session)


@pytest.fixture
def connection(session: Session) -> Connection:
    """The way to a league that takes everything."""
    return to_league(session, League())


def to_league(session: Session, league: Answering) -> Connection:
    transport = httpx.MockTransport(league)
    return Connection(session, client=lambda: httpx.Client(transport=transport))


def join_league(session: Session, league: Answering) -> Connection:
    connection = to_league(session, league)
    connection.join(club="north", url=URL, key="secret", nameless=False)
    return connection


def page_of(
    session: Session, connection: Connection, route: str = LEAGUE, *, login: str = "organiser"
) -> AbstractAsyncContextManager[UI]:
    main = app(session, Words(), club_address="http://192.168.1.7:8765", league=lambda: connection)
    return mount(main, route=route, client=login, answers={"get": lambda _: NAME}, width=1280)


def answers(ui: UI) -> list[str]:
    named = [f"answer-{place}" for place in range(9) if ui.has(f"answer-{place}")]
    return [ui.text(name) for name in named]


async def send_sheets(ui: UI) -> None:
    """Send, and wait for the end of it."""
    await ui.tap("league-send")
    await ui.until(lambda: ui.has("league-all-sent"))


async def test_the_organiser_joins_and_sees_what_is_due(
    session: Session, connection: Connection, evening: EveningUid
) -> None:
    async with page_of(session, connection, "/club") as ui:
        await ui.tap("club-league")
        await ui.until(lambda: ui.has("league-join"))
        await ui.type("league-url", "http://league.example")
        await ui.type("league-club", " North")
        await ui.type("league-secret", "secret")
        await ui.tap("league-join")
        await ui.until(lambda: ui.has("refused"))
        assert "must begin with https://" in ui.text("refused")
        await ui.type("league-url", URL)
        await ui.tap("league-join")
        await ui.until(lambda: ui.has("league-due"))
        assert ui.has_text("Club in the league: north")
        name = open_evening(session, evening).plan.name
        assert ui.text("league-due").startswith(f"Ready to send Names of the members {name}, ")
    membership = outbox.load_membership(session.path.parent)
    assert (membership.club, membership.url, membership.key) == ("north", URL, "secret")


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("https://", "k"),
        ("https://league.example:0x1", "k"),
        ("https://..", "k"),
        (URL, "ключ"),
        (URL, "a\nb"),
    ],
)
def test_an_address_or_a_key_that_nothing_can_be_sent_with_is_refused(
    session: Session, connection: Connection, url: str, key: str
) -> None:
    with pytest.raises(LeagueError):
        connection.join(club="north", url=url, key=key, nameless=False)
    assert connection.read_membership() is None


async def test_league_documents_are_sent_and_answered_in_words(
    session: Session, evening: EveningUid
) -> None:
    late = answer("waiting", reasons=["league_day_late", "of_a_newer_league"])
    connection = join_league(session, League(answer("kept"), late))
    async with page_of(session, connection) as ui:
        await ui.until(lambda: ui.has("league-send"))
        await send_sheets(ui)
        names, sheet = answers(ui)
        assert names == "Names of the members: received."
        assert sheet.endswith(
            "waiting for the league secretary. The session was played long ago. of_a_newer_league"
        )
        correct_evening(session, evening)
        await ui.until(lambda: not ui.has("league-all-sent"))
    assert connection.read_membership() is not None


class Held(League):
    """Answers only once it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.let = threading.Event(), threading.Event()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.set()
        assert self.let.wait(20)
        return super().__call__(request)


async def test_league_sending_is_shown_on_another_page(
    session: Session, evening: EveningUid
) -> None:
    league = Held()
    connection = join_league(session, league)
    async with page_of(session, connection) as other:
        async with page_of(session, connection) as ui:
            await ui.until(lambda: ui.has("league-send"))
            await ui.tap("league-send")
            await ui.until(league.asked.is_set)
            await ui.go("/club")
            assert ui.has("club-new"), "the page is free meanwhile"
        await other.until(lambda: other.text("league-due") == "Sending…")
        assert not other.has("league-leave")
        for verb in (connection.leave, partial(connection.choose_names, nameless=True)):
            with pytest.raises(LeagueError, match="league sending"):
                verb()
        connection.send()
        league.let.set()
        await other.until(lambda: other.has("league-all-sent"))
        assert len(answers(other)) == 2
    assert len(league.sent) == 2, "and nothing twice"


async def test_league_sending_says_how_much_was_sent(session: Session, evening: EveningUid) -> None:
    connection = join_league(session, League(answer("kept"), httpx.ConnectError("cut")))
    async with page_of(session, connection) as ui:
        await ui.until(lambda: ui.has("league-send"))
        await ui.tap("league-send")
        await ui.until(lambda: ui.has("league-again"))
        assert ui.text("league-due").startswith("Sent: 1 of 2")
        await ui.tap("league-stop")
        await ui.until(lambda: ui.has("league-send"))


async def test_league_without_an_answer_is_tried_until_stopped(
    session: Session, evening: EveningUid
) -> None:
    league = League(httpx.ConnectError("cut"))
    connection = join_league(session, league)
    async with page_of(session, connection) as ui:
        await ui.until(lambda: ui.has("league-send"))
        await ui.tap("league-send")
        await ui.until(lambda: ui.has("league-again"))
        assert ui.text("league-again") == "No answer. Trying again in 1 s"
        await ui.tap("league-stop")
        await ui.until(lambda: ui.has("league-send"))
        assert not ui.has("not-sent")
        assert len(league.sent) == 1
        await send_sheets(ui)
        assert len(league.sent) == 3


async def test_tries_that_all_fail_are_said_and_can_be_made_again(
    session: Session, evening: EveningUid, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "LONGEST_WAIT", 0.0)
    league = League(*[httpx.ConnectError("cut")] * outbox.MAX_TRIES, httpx.Response(401))
    connection = join_league(session, league)
    async with page_of(session, connection) as ui:
        await ui.until(lambda: ui.has("league-send"))
        await ui.tap("league-send")
        await ui.until(lambda: ui.has("not-sent"))
        assert ui.text("not-sent") == f"{URL} doesn’t answer. Try again later"
        await ui.tap("league-send")
        await ui.until(lambda: ui.has("not-sent") and "accept north’s key" in ui.text("not-sent"))
        await send_sheets(ui)
        assert not ui.has("not-sent")


async def test_other_results_there_are_replaced_after_a_question(
    session: Session, evening: EveningUid
) -> None:
    conflict = answer("conflict", 409, newest=40)
    league = League(answer("kept"), conflict, conflict)
    connection = join_league(session, league)
    async with page_of(session, connection) as ui:
        await ui.until(lambda: ui.has("league-send"))
        await ui.tap("league-send")
        await ui.until(lambda: ui.has("league-replace"))
        assert answers(ui)[-1].endswith("the league has other results for this session.")
        await ui.tap("league-replace")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("league-all-sent"))
    assert league.sent[-1][1]["edition"] == 41


async def test_league_name_withdrawn_is_gone_after_the_next_sending(
    session: Session, evening: EveningUid
) -> None:
    league = League()
    connection = join_league(session, league)
    ana = next(member for member in session.club.members.list() if member.who.name == "Ana")
    async with page_of(session, connection) as ui:
        await ui.until(lambda: ui.has("league-send"))
        for tap in (f"agrees-{ana.who.key}", f"agrees-{ana.who.key}"):
            await ui.tap(tap)
            await ui.until(lambda: ui.has("league-send") and "Names" in ui.text("league-due"))
            await send_sheets(ui)
        await ui.tap(f"agrees-{ana.who.key}")
        await ui.until(lambda: "Names" in ui.text("league-due"))
        await send_sheets(ui)
        await ui.tap("names-nobody")
        await ui.until(lambda: "Names" in ui.text("league-due"))
        assert not ui.has(f"agrees-{ana.who.key}")
        await send_sheets(ui)
    named = [
        [member["name"] for member in document["members"] if "name" in member]
        for path, document in league.sent
        if path.endswith("/members")
    ]
    assert named == [["Ana"], [], ["Ana"], []]


async def test_league_documents_are_saved_for_a_usb_stick(
    session: Session, evening: EveningUid
) -> None:
    connection = to_league(session, League())
    connection.join(club="north", url="", key="", nameless=False)
    async with page_of(session, connection) as ui:
        await ui.until(lambda: ui.has("publish-save"))
        assert not ui.has("league-send")
        name, content = await save_file(ui, "publish-save")
    assert name == "canasta-league-north.zip"
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        documents = [read_document(packed.read(file), file) for file in packed.namelist()]
    assert {type(document) for document in documents} == {Sheet, MemberList}


async def test_the_key_is_changed_and_what_was_acknowledged_stays(
    session: Session, evening: EveningUid
) -> None:
    league = League()
    connection = join_league(session, league)
    async with page_of(session, connection) as ui:
        await ui.until(lambda: ui.has("league-send"))
        await send_sheets(ui)
        await ui.tap("league-change")
        await ui.tap("cancel")
        await ui.tap("league-change")
        await ui.type("league-secret", "new")
        await ui.tap("league-join")
        await ui.until(lambda: ui.has("league-all-sent"))
    assert outbox.load_membership(session.path.parent).key == "new"


@pytest.mark.parametrize("content", ["", '{"format": "scorekeeper-league", "version": 1}'])
async def test_league_is_left_after_a_question(session: Session, content: str) -> None:
    connection = join_league(session, League())
    if content:
        (session.path.parent / outbox.MEMBERSHIP_FILE).write_text(content, "utf-8")
    async with page_of(session, connection) as ui:
        await ui.until(lambda: ui.has("league-leave"))
        assert ui.has("unreadable") is bool(content)
        await ui.tap("league-leave")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("league-join"))
    assert not (session.path.parent / outbox.MEMBERSHIP_FILE).exists()


async def test_a_director_sends_and_changes_nothing_else(
    session: Session, evening: EveningUid
) -> None:
    login, league = logged_in(session), League()
    connection = to_league(session, league)
    async with page_of(session, connection, login=login) as ui:
        await ui.until(lambda: ui.has("directors-organiser-only"))
        assert ui.text("directors-organiser-only") == WORDS.text("directors-organiser-only")
        connection.join(club="north", url=URL, key="secret", nameless=False)
        await ui.until(lambda: ui.has("league-send"))
        assert not any(map(ui.has, ("league-change", "league-leave", "league-join")))
        with pytest.raises(AssertionError, match="0 × thing to tap"):
            await ui.tap("names-nobody")
        await send_sheets(ui)
    assert len(league.sent) == 2


async def test_league_has_no_entry_without_a_connection(session: Session) -> None:
    main = app(session, Words())
    async with mount(main, route="/club", answers={"get": lambda _: NAME}, width=1280) as ui:
        assert not ui.has("club-league")
        await ui.go(LEAGUE)
        assert ui.has("nowhere")


LOADED = """
import asyncio, sys
from pathlib import Path
from scorekeeper.__main__ import league_connector
from scorekeeper.i18n import Words
from scorekeeper.club_ui.app import app
from tests.ui.device import session_in
from tests.ui.testkit import mount

def of_a_league():
    return any(name.startswith("scorekeeper.league") for name in sys.modules)

async def main():
    session = session_in(Path(sys.argv[1]))
    main = app(session, Words(), league=league_connector(session))
    async with mount(main, route="/club", width=1280) as ui:
        assert ui.has("club-league")
        print(of_a_league())
        await ui.tap("club-league")
        await ui.until(lambda: ui.has("league-join"))
        print(of_a_league())
    session.close()

asyncio.run(main())
"""


@pytest.mark.thorough
def test_league_code_is_loaded_only_by_its_screen(tmp_path: Any) -> None:
    command = [sys.executable, "-c", LOADED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
