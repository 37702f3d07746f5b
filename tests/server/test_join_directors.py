"""Directors elsewhere: a link or a PIN that lets one in once, until somebody ends it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from scorekeeper.server.attempts import MAX_PIN_ATTEMPTS
from scorekeeper.services.club.directors import Director, Directors, Invitation
from scorekeeper.storage import StoreError
from tests.server.evening import ELSEWHERE, HERE, Browser, Served, serving
from tests.server.flet_client import PAGE, event

pytestmark = [pytest.mark.thorough, pytest.mark.platform("linux")]

UNKNOWN = (
    "Wrong PIN, or this invitation has been used or has expired. Ask the organiser for a new one."
)
FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Served]:
    async with serving(tmp_path) as running:
        yield running


def invite_director(club: Served, name: str = "Dora") -> Invitation:
    invitation = club.session.club.directors.invite(name)
    assert isinstance(invitation, Invitation), invitation
    return invitation


async def director(club: Served, name: str = "Dora", agent: str = FIREFOX) -> Browser:
    browser = club.stranger(ELSEWHERE, agent)
    reply = await browser.post("/-/director", invite_director(club, name).token)
    assert reply.status == 200, reply.body
    return browser


def login_of(club: Served, place: int = 0) -> str:
    return club.session.club.directors.all()[place].logins[0].uid


async def test_invitation_lets_a_director_in_from_elsewhere(
    club: Served,
) -> None:
    browser, invitation = club.stranger(ELSEWHERE, FIREFOX), invite_director(club)
    page = await browser.get("/director")
    assert (page.status, b'inputmode="numeric"' in page.body) == (200, True)
    reply = await browser.post("/-/director", invitation.pin)
    attributes = set(reply.headers["set-cookie"].split("; ")[1:])
    assert {"HttpOnly", "SameSite=strict", "Max-Age=31536000"} <= attributes
    async with browser.app() as app:
        await app.shows(f"the organiser app of {login_of(club)}")
    (known,) = club.session.club.directors.all()
    assert [login.device for login in known.logins] == ["Firefox, Windows"]


async def test_a_link_that_is_replayed_lets_nobody_in(club: Served) -> None:
    invitation = invite_director(club)
    thieves = [club.stranger(ELSEWHERE) for _ in range(3)]
    replies = [await thief.post("/-/director", invitation.token) for thief in thieves]
    assert [reply.status for reply in replies] == [200, 403, 403]
    assert replies[1].text == UNKNOWN
    assert (await thieves[1].post("/-/director", invitation.pin)).status == 403
    assert [bool(thief.cookies) for thief in thieves] == [True, False, False]


async def test_a_forged_cookie_opens_nothing(club: Served) -> None:
    browser = await director(club)
    ((name, token),) = browser.cookies.items()
    for forged in (token[:-1], token + "A", token.swapcase(), login_of(club), "", "organiser"):
        browser.cookies = {name: forged}
        assert (await browser.get("/main.dart.js")).status == 403
        with pytest.raises(InvalidStatus, match="403"):
            async with browser.socket():
                pass


async def test_a_directors_token_is_worth_nothing_under_another_name(club: Served) -> None:
    browser = await director(club)
    ((name, token),) = browser.cookies.items()
    port = club.port
    assert name == f"scorekeeper-director-{port}"
    for other in (f"scorekeeper-{port}", f"scorekeeper-club-{port}"):
        browser.cookies = {other: token}
        for browser.address in (HERE, ELSEWHERE):
            assert (await browser.get("/main.dart.js")).status == 403
    phone = await club.phone(1)
    (visitor,) = phone.cookies.values()
    phone.cookies = {name: visitor}
    assert (await phone.get("/main.dart.js")).status == 403


ENDS: dict[str, Callable[[Directors, Director], Awaitable[None]]] = {
    "the device is logged out": lambda directors, who: asyncio.to_thread(
        directors.log_out, who.logins[0].uid
    ),
    "the director is removed": lambda directors, who: asyncio.to_thread(directors.remove, who.uid),
}


@pytest.mark.parametrize("how", ENDS)
async def test_revoked_director_is_disconnected_and_refused(club: Served, how: str) -> None:
    directors = club.session.club.directors
    dora, edgar = await director(club), await director(club, "Edgar")
    async with dora.app() as one, edgar.app() as other:
        await one.shows("the organiser app")
        await other.shows("the organiser app")
        await ENDS[how](directors, directors.all()[0])
        assert await one.close_code() == 1008
        await other.socket.send(event(PAGE, "resize", {"width": 300, "height": 700}))
        await other.shows("still the organiser app")
    page = await dora.get("/")
    assert (page.status, b"Type the PIN of your invitation" in page.body) == (200, True)
    assert (await dora.get("/main.dart.js")).status == 403
    with pytest.raises(InvalidStatus, match="403"):
        async with dora.app(one.session):
            pass
    assert (await edgar.get("/main.dart.js")).status == 200


async def test_a_director_and_an_invitation_outlive_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as before:
        dora = await director(before)
        invitation = invite_director(before, "Edgar")
    async with serving(tmp_path, port=before.port) as after:
        async with dora.app() as app:
            await app.shows(f"the organiser app of {login_of(after)}")
        assert (await after.stranger().post("/-/director", invitation.token)).status == 200


async def test_wrong_words_are_limited_and_lock_out_nobody_else(club: Served) -> None:
    invitation, guesser = invite_director(club), club.stranger(ELSEWHERE)
    for number in range(MAX_PIN_ATTEMPTS):
        reply = await guesser.post("/-/director", f"12345678901{number}")
        assert (reply.status, reply.text) == (403, UNKNOWN)
    reply = await guesser.post("/-/director", invitation.pin)
    assert (reply.status, guesser.cookies) == (429, {})
    assert (await club.stranger("127.0.0.3").post("/-/director", invitation.pin)).status == 200


async def test_an_invitation_is_not_spent_by_who_is_inside_already(club: Served) -> None:
    invitation = invite_director(club, "Edgar")
    for inside in (await club.organiser(), await director(club)):
        reply = await inside.post("/-/director", invitation.token)
        assert (reply.status, "set-cookie" in reply.headers) == (409, False)
        assert reply.text.startswith("This browser already runs the session.")
    assert (await club.stranger().post("/-/director", invitation.token)).status == 200


async def test_another_site_cannot_use_an_invitation(club: Served) -> None:
    invitation, browser = invite_director(club), club.stranger(HERE)
    reply = await browser.post("/-/director", invitation.token, Origin="http://evil.example")
    assert (reply.status, browser.cookies) == (403, {})
    for path in ("/director", "/-/director"):
        await browser.get(f"{path}?token={invitation.token}")
        assert browser.cookies == {}, "a link that a server can read is no invitation"
    assert (await browser.post("/-/director", invitation.token)).status == 200


async def test_invitation_stays_good_where_nothing_can_be_saved(
    club: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise StoreError("no room", path=club.session.path, reason="full")

    invitation, browser = invite_director(club), club.stranger()
    with monkeypatch.context() as broken:
        broken.setattr(Directors, "accept_invitation", full)
        assert (await browser.post("/-/director", invitation.token)).status == 503
    assert (await browser.post("/-/director", invitation.token)).status == 200
    monkeypatch.setattr(Directors, "note_use", full)
    async with browser.app() as app:
        await app.shows("the organiser app")


async def test_phone_of_a_director_is_a_tables_again_after_log_out(
    club: Served,
) -> None:
    phone = await club.phone(1)
    await phone.post("/-/director", invite_director(club).token)
    async with phone.app() as app:
        await app.shows("the organiser app of")
    await asyncio.to_thread(club.session.club.directors.log_out, login_of(club))
    async with phone.app() as app:
        await app.shows("the table app of")
