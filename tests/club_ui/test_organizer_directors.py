"""Directors on the screens: invited, listed, removed; what they may do, and by whose name."""

import contextlib
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest

from scorekeeper.club.rounds import draw_round
from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.services import Session, open_session
from scorekeeper.services.club.directors import Invitation
from tests.club_ui.sessions import begin_evening, club_night, table_at
from tests.services.club.kit import Chance
from tests.ui.device import FOUR, record_match
from tests.ui.recording import COMMON_DEAL, save_deal, taps
from tests.ui.testkit import UI, mount

WORDS = Words()

ADDRESS = "http://192.168.1.20:8765"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """A session whose clock stands, so that no invitation ends."""
    chance = Chance()
    opened = open_session(tmp_path, now=lambda: "2026-11-24T20:00:00+00:00", new_uid=chance.uid)
    with contextlib.closing(opened):
        yield opened


def logged_in(session: Session, name: str = "Dora", device: str = "Firefox, Windows") -> str:
    """The log-in of a new director."""
    directors = session.club.directors
    invitation = directors.invite(name)
    assert isinstance(invitation, Invitation)
    login = directors.login_of(directors.accept_invitation(invitation.token, device=device) or "")
    assert login is not None
    return login


@contextlib.asynccontextmanager
async def page_of(session: Session, login: str, route: str) -> AsyncIterator[UI]:
    """The page of a log-in on a computer; its browser has a name for its drafts, as each has."""
    main = app(session, Words(), club_address=ADDRESS)
    answers = {"get": lambda _: login}
    async with mount(
        main, route=route, client=login, answers=answers, width=1280, height=800
    ) as ui:
        yield ui


def has_text(ui: UI, name: str, part: str) -> bool:
    return ui.has(name) and part in ui.text(name)


async def test_the_organiser_invites_by_name_and_sees_who_has_come(session: Session) -> None:
    directors = session.club.directors
    async with page_of(session, "organiser", "/club") as ui:
        assert has_text(ui, "club-directors", "People who run the session with you")
        await ui.tap("club-directors")
        await ui.type("directors-name", "Dora")
        await ui.tap("directors-invite")
        assert ui.has("invitation-picture")
        assert ui.has_text(f"Or open {ADDRESS}/director there and type this PIN:")
        pin = ui.text("invitation-pin")
        assert len(pin.split()) == 3
        assert has_text(ui, "director-0", "Invitation open until ")
        assert directors.accept_invitation(pin, device="Safari, iPad") is not None
        await ui.until(lambda: has_text(ui, "director-0", "Safari, iPad, since "))
        assert not ui.has("invitation-pin"), "it is spent"
        await ui.tap("again-0")
        assert ui.has("invitation-pin")
        assert ui.text("invitation-pin") != pin
    assert [director.name for director in directors.all()] == ["Dora"]


async def test_a_name_that_a_director_has_is_refused_and_none_is_invited(session: Session) -> None:
    logged_in(session)
    async with page_of(session, "organiser", "/club-directors") as ui:
        await ui.type("directors-name", " dora ")
        await ui.tap("directors-invite")
        assert has_text(ui, "refused", "already on the list")
        assert not ui.has("invitation-pin")


async def test_director_is_removed_and_a_device_logged_out(
    session: Session,
) -> None:
    directors = session.club.directors
    laptop = logged_in(session)
    again = directors.invite_again(directors.all()[0].uid)
    assert again is not None
    phone = directors.login_of(directors.accept_invitation(again.pin) or "")
    assert phone is not None
    async with page_of(session, "organiser", "/club-directors") as ui:
        assert has_text(ui, "director-0", "Unknown browser")
        await ui.tap("director-0-log-out-0")
        await ui.until(lambda: not ui.has("director-0-log-out-1"))
        assert (
            directors.director_of_login(laptop),
            directors.director_of_login(phone) is None,
        ) == (None, False)
        await ui.tap("remove-0")
        await ui.tap("cancel")
        assert ui.has("director-0")
        await ui.tap("remove-0")
        await ui.tap("confirm")
        await ui.until(lambda: not ui.has("director-0"))
    assert (directors.all(), directors.director_of_login(phone)) == ((), None)


async def test_a_director_logs_out_and_no_other(session: Session) -> None:
    dora, edgar = logged_in(session), logged_in(session, "Edgar")
    async with page_of(session, dora, "/club") as ui:
        assert ui.text("directors-own") == "You are logged in as Dora."
        await ui.tap("logins-end-own")
        await ui.until(lambda: session.club.directors.director_of_login(dora) is None)
    assert session.club.directors.director_of_login(edgar) is not None


async def test_directors_screens_lack_what_only_the_organiser_may(
    session: Session,
) -> None:
    login, uid = logged_in(session), begin_evening(session)
    person = session.club.evenings.open(uid).members[0].uid
    record_match(session, FOUR, (500, 300))
    session.backups.make()
    record_match(session, FOUR)
    backup = session.backups.list()[0].number
    screens = {
        "/club": "club-directors",
        f"/club/{uid}/papers": "club-delete",
        f"/club-members/{person}": "club-forget-do",
        f"/backups/{backup}": "backup-restore",
        "/club-directors": "directors-invite",
    }
    for route, name in screens.items():
        async with page_of(session, "organiser", route) as ui:
            await ui.until(partial(ui.has, name))
        async with page_of(session, login, route) as ui:
            await ui.settle()
            assert not ui.has(name), route
    async with page_of(session, login, f"/backups/{backup}") as ui:
        await ui.until(lambda: ui.has("refused"))
    async with page_of(session, login, "/club-directors") as ui:
        assert ui.text("refused") == WORDS.text("directors-organiser-only")


async def test_the_log_names_the_director_who_drew_and_started_a_round(session: Session) -> None:
    login, uid = logged_in(session), begin_evening(session)
    async with page_of(session, login, f"/club/{uid}") as ui:
        await ui.tap("club-draw")
        await ui.until(lambda: ui.has("club-start"))
        await ui.tap("club-start")
        await ui.until(lambda: ui.has("table-1"))
        await ui.go(f"/club/{uid}/log")
        assert has_text(ui, "line-1", "Dora")
    authors = {entry.note.by for entry in session.club.evenings.open(uid).log}
    assert authors == {"Dora"}
    other = begin_evening(session)
    session.club.evenings.change(other, draw_round, by="organiser")
    async with page_of(session, "organiser", f"/club/{other}/log") as ui:
        assert has_text(ui, "line-1", "organiser")


async def test_deals_of_two_directors_name_their_authors(
    session: Session,
) -> None:
    dora, edgar = logged_in(session), logged_in(session, "Edgar")
    uid = club_night(session)
    match = table_at(session, uid).match
    assert match is not None
    table = f"/club/{uid}/table/1/1"
    async with page_of(session, dora, table) as one, page_of(session, edgar, table) as other:
        for ui in (one, other):
            await ui.tap("club-record")
            await ui.until(partial(ui.has, "record"))
            await ui.tap("record")
        await taps(one, COMMON_DEAL[1:-1])
        await taps(other, ("who-0", "mode", "key-6", "key-4", "key-0", "key-next", "key-0"))
        await save_deal(one)
        await other.until(lambda: other.has("go-on"))
        await other.tap("go-on")
        await save_deal(other)
        await one.until(lambda: len(session.matches.open(match).match.deals) == 2)
        await one.go("/history")
        # The page of the first director hears of the second deal after the store has it.
        await one.until(lambda: has_text(one, "change-3", "by Edgar"))
        assert has_text(one, "change-2", "by Dora")
    authors = [change.by for change in session.matches.open(match).history.changes[1:]]
    assert authors == ["Dora", "Edgar"]


async def test_an_erased_director_leaves_the_new_name_on_the_open_page(session: Session) -> None:
    login, uid = logged_in(session), begin_evening(session)
    member = session.club.members.add("Dora")
    assert isinstance(member, str)
    async with page_of(session, login, f"/club/{uid}") as ui:
        session.club.members.forget(member, "Former player 1")
        await ui.tap("club-draw")
        await ui.until(lambda: ui.has("club-start"))
    assert {entry.note.by for entry in session.club.evenings.open(uid).log} == {"Former player 1"}
