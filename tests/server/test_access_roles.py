"""The organiser and everybody else: no cookie of a table ever opens the organiser's app."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from scorekeeper.services.club.access import Logins
from scorekeeper.storage import StoreError
from tests.server.evening import ELSEWHERE, HERE, Browser, Served, serving
from tests.server.flet_client import PAGE, update

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.platform("linux"),
    pytest.mark.asyncio(loop_scope="module"),
]


async def first_words(browser: Browser, session: str | None = None) -> str:
    async with browser.app(session) as app:
        await app.shows(" app of ")
        return app.said


async def test_start_link_makes_this_browser_the_organisers(
    club: Served,
) -> None:
    organiser = await club.organiser()
    assert "the organiser app of organiser" in await first_words(organiser)
    again = await organiser.get(f"/?token={club.server.keys.create_link()}")
    assert "set-cookie" not in again.headers, "who is inside does not spend the link of another"


async def test_organisers_browser_stays_so_after_a_restart(
    tmp_path: Path,
) -> None:
    """The server crashed: nobody reads that a table's card is to be scanned."""
    async with serving(tmp_path) as before:
        organiser = await before.organiser()
        phone = await before.phone(1)
    async with serving(tmp_path, port=before.port) as after:
        assert "the organiser app of organiser" in await first_words(organiser)
        assert "the table app" in await first_words(phone)
        stranger = after.stranger(HERE, organiser.agent)
        stranger.cookies = {name: value[:-1] for name, value in organiser.cookies.items()}
        assert (await stranger.get("/")).status == 403
    (other := tmp_path / "other").mkdir()
    async with serving(other, port=before.port):
        assert (await organiser.get("/")).status == 403


async def test_an_organiser_is_let_in_where_the_store_can_save_nothing(
    club: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise StoreError("no room", path=club.session.path, reason="full")

    monkeypatch.setattr(Logins, "begin", full)
    monkeypatch.setattr(Logins, "note_use", full)
    organiser = await club.organiser()
    assert "the organiser app of organiser" in await first_words(organiser)


async def test_organisers_visits_are_noted_to_keep_the_log_in(
    club: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[str] = []
    monkeypatch.setattr(Logins, "note_use", lambda _, token: used.append(token))
    organiser = await club.organiser()
    await first_words(await club.phone(1))
    assert used == []
    await first_words(organiser)
    assert used == list(organiser.cookies.values())


async def test_link_refused_from_elsewhere_is_not_spent(
    club: Served,
) -> None:
    link = f"/?token={club.server.keys.create_link()}"
    reply = await club.stranger(ELSEWHERE).get(link)
    assert (reply.status, "set-cookie" in reply.headers) == (403, False)
    assert "run on the scorekeeper’s own computer" in reply.body.decode()
    assert (await club.stranger(HERE).get(link)).status == 200
    assert (await club.stranger(HERE).get(link)).status == 403


async def test_an_organisers_cookie_is_worth_nothing_elsewhere(club: Served) -> None:
    organiser = await club.organiser()
    thief = club.stranger(ELSEWHERE, organiser.agent)
    thief.cookies = organiser.cookies
    assert (await thief.get("/")).status == 403
    with pytest.raises(InvalidStatus, match="403"):
        async with thief.socket():
            pass


@pytest.mark.parametrize("table", [1, None], ids=["table", "screen"])
@pytest.mark.parametrize("address", [HERE, ELSEWHERE])
async def test_visitors_cookie_opens_the_visitors_app_anywhere(
    club: Served, table: int | None, address: str
) -> None:
    visitor = await club.phone(table)
    visitor.address = address
    role = "screen" if table is None else "table"
    assert f"the {role} app of uid-" in await first_words(visitor)


async def test_a_visitors_token_under_the_organisers_name_opens_nothing(club: Served) -> None:
    phone = await club.phone(1)
    (token,) = phone.cookies.values()
    phone.address, phone.cookies = HERE, {f"scorekeeper-{club.port}": token}
    assert (await phone.get("/")).status == 403
    assert (await phone.get(f"/?token={token}")).status == 403


async def test_the_organisers_browser_does_not_become_a_phone_by_scanning(club: Served) -> None:
    organiser = await club.organiser()
    reply = await organiser.join(club.code(1))
    assert (reply.status, "set-cookie" in reply.headers) == (409, False)
    assert reply.text.startswith("The organiser uses this browser.")
    assert club.session.club.access.visitors(club.evening) == ()


@pytest.mark.parametrize("path", ["/organiser", "/-/organiser"])
async def test_without_a_pin_there_is_no_door_for_organisers_elsewhere(
    club: Served, path: str
) -> None:
    phone = await club.phone(1)
    assert (await phone.get(path)).status == 403
    assert (await phone.post(path, "00000000")).status == 403


async def test_a_session_of_the_organiser_is_not_found_by_a_phone(club: Served) -> None:
    organiser, phone = await club.organiser(), await club.phone(1)
    phone.agent = organiser.agent
    async with organiser.app() as app:
        await app.shows("the organiser app")
        session = app.session
    async with phone.app(session) as app:
        await app.shows("the table app of uid-")
        assert app.session != session
        assert "organiser" not in app.said


async def test_phone_with_a_new_address_finds_its_session_again(club: Served) -> None:
    phone = await club.phone(1)
    async with phone.app() as app:
        await app.shows("the table app of uid-")
        session = app.session
    phone.address = "127.0.0.3"
    async with phone.app(session) as app:
        assert app.session == session


async def test_another_phone_of_the_table_does_not_find_that_session(club: Served) -> None:
    phone, other = await club.phone(1), await club.phone(1)
    async with phone.app() as app:
        await app.shows("the table app")
        session = app.session
    async with other.app(session) as app:
        assert app.session != session


async def test_a_phone_cannot_tell_its_page_that_it_is_somebody_else(club: Served) -> None:
    first, second = await club.phone(1), await club.phone(2)
    ids = {visitor.table: visitor.id for visitor in club.session.club.access.visitors(club.evening)}
    assert f"of {ids[1]}" in await first_words(first)
    for claimed in (ids[1], "organiser", "127.0.0.1"):
        async with second.app() as app:
            await app.shows(f"the table app of {ids[2]}")
            await app.socket.send(update(PAGE, client_ip=claimed))
            assert await app.close_code() == 1008
        assert f"of {ids[2]}" in await first_words(second, app.session)
