"""The door of a club's evening: a card opens its own table, and nothing else to anybody."""

import asyncio
import contextlib
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields

import pytest
from websockets.exceptions import InvalidStatus

from scorekeeper.club.model import EntrantUid
from scorekeeper.club.phones import Owner
from scorekeeper.server.join import MAX_JOINS, MAX_WRONG_CODES
from scorekeeper.services.club.access import MAX_PHONES_OF_TABLE, Access
from scorekeeper.storage import StoreWriteError
from scorekeeper.ui.palette import DARK, LIGHT
from tests.server.evening import HERE, Browser, Served

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.platform("linux"),
    pytest.mark.asyncio(loop_scope="module"),
]


async def no_socket(browser: Browser, **headers: str) -> bool:
    """Return True if the app's WebSocket stays shut."""
    with pytest.raises(InvalidStatus, match="403"):
        async with browser.socket(**headers):
            pass
    return True


async def shows(browser: Browser, words: str) -> bool:
    async with browser.app() as app:
        return await app.shows(words)


@pytest.mark.parametrize(
    "path", ["/", "/table", "/v-1/main.dart.wasm", "/assets/FontManifest.json", "/is-there.txt"]
)
async def test_a_stranger_gets_no_file_and_is_told_what_to_do(club: Served, path: str) -> None:
    reply = await club.stranger().get(path)
    assert reply.status == 403
    assert "Scan your table’s card" in reply.body.decode()
    assert reply.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/join"])
async def test_a_page_of_the_door_has_the_colours_of_paper(club: Served, path: str) -> None:
    body = (await club.stranger().get(path)).body.decode()
    colours = set(re.findall(r"#[0-9A-Fa-f]{6}\b", body))
    of_scheme = {getattr(one, role.name) for one in (LIGHT, DARK) for role in fields(one)}
    assert {LIGHT.surface, LIGHT.on_surface, DARK.surface, DARK.on_surface} <= colours <= of_scheme


async def test_a_store_that_takes_its_time_holds_nobody_else_up(
    club: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, code, held = club.stranger(), club.code(1), threading.Event()
    monkeypatch.setattr(Access, "exchange", lambda *_: held.wait(5) and None)
    joining = asyncio.create_task(phone.join(code))
    assert (await club.stranger().get("/join")).status == 200
    assert not joining.done()
    held.set()
    assert (await joining).status == 403


async def test_a_stranger_gets_no_socket(club: Served) -> None:
    assert await no_socket(club.stranger())
    assert await no_socket(club.stranger(HERE))


async def test_a_card_opens_its_table_and_a_screens_link_the_big_screen(club: Served) -> None:
    phone, screen = await club.phone(3), await club.phone(None)
    assert await shows(phone, "the table app of uid-")
    assert await shows(screen, "the screen app of uid-")
    assert (await phone.get("/")).status == 200
    assert {visitor.table for visitor in club.session.club.access.visitors(club.evening)} == {
        3,
        None,
    }


async def test_a_page_of_the_club_says_that_its_clock_stands_still(club: Served) -> None:
    phone = await club.phone(3)
    assert "Scores and clock as of %" in (await phone.get("/")).body.decode()


async def test_a_visitors_cookie_bears_the_port_and_is_for_this_site_alone(club: Served) -> None:
    reply = await club.stranger().join(club.code(1))
    line = reply.headers["set-cookie"]
    kept, _, kept_for = line.partition("; ")
    assert re.fullmatch(rf"scorekeeper-club-{club.port}=[\w-]{{43}}", kept)
    attributes = {"Path=/", "HttpOnly", "SameSite=strict", "Max-Age=86400"}
    assert set(kept_for.split("; ")) == attributes
    assert reply.headers["cache-control"] == "no-store"
    assert reply.body == b"{}", "the token is in the cookie alone, where no script reads it"
    assert reply.headers["referrer-policy"] == "no-referrer"


async def test_a_code_is_known_however_it_is_typed(club: Served) -> None:
    code = club.code(1)
    assert (await club.stranger().join(f" {code[:8].upper()} {code[8:]}\n")).status == 200


@pytest.mark.parametrize("path", ["/?code=", "/join?code=", "/join/", "/?token="])
async def test_a_code_in_an_address_that_is_sent_opens_nothing(club: Served, path: str) -> None:
    browser = club.stranger()
    await browser.get(path + club.code(1))
    assert browser.cookies == {}


async def test_a_guessed_code_opens_nothing_and_a_page_says_so(own_club: Served) -> None:
    own_club.code(1)
    for number, guess in enumerate(("", "aaaabbbbccccdddd", "x" * 4000, "\x00", "ä" * 16, "[]")):
        browser = own_club.stranger(f"127.0.0.{2 + number}")
        reply = await browser.join(guess)
        assert (reply.status, browser.cookies) == (403, {}), guess
        assert reply.text.startswith("This code doesn’t work yet, or no longer works."), guess


async def test_phone_of_an_unknown_session_tries_again(own_club: Served) -> None:
    """It has a cookie, so its session may be on the way here; a stranger's page stays."""
    phone = await own_club.phone(1)
    (name,) = phone.cookies
    phone.cookies[name] = "a token of another computer"
    page = await phone.get("/")
    assert page.status == 403
    assert b'http-equiv="refresh" content="5"' in page.body
    assert b"another computer" in page.body
    assert b"refresh" not in (await own_club.stranger().get("/")).body


async def test_a_code_is_no_token_and_a_token_no_code(own_club: Served) -> None:
    phone = await own_club.phone(1)
    (name,) = phone.cookies
    thief = own_club.stranger()
    thief.cookies[name] = own_club.code(1)
    assert (await thief.get("/")).status == 403
    assert (await own_club.stranger().join(phone.cookies[name])).status == 403


async def test_code_of_another_table_moves_the_phone_there(
    club: Served,
) -> None:
    phone = await club.phone(1)
    (was,) = club.session.club.access.visitors(club.evening)
    old = dict(phone.cookies)
    await phone.join(club.code(2))
    (now,) = club.session.club.access.visitors(club.evening)
    assert (was.table, now.table) == (1, 2)
    assert club.session.club.access.visitor_by_id(was.id) is None
    phone.cookies = old
    assert (await phone.get("/")).status == 403


async def test_code_of_its_own_table_keeps_the_phones_identity(club: Served) -> None:
    phone = await club.phone(1)
    before, cookie = club.session.club.access.visitors(club.evening), dict(phone.cookies)
    assert (await phone.join(club.code(1))).status == 200
    assert club.session.club.access.visitors(club.evening) == before
    assert phone.cookies == cookie


async def test_a_phone_of_a_pair_stays_that_at_the_card_of_another_table(club: Served) -> None:
    phone = await club.phone(1)
    (visitor,) = club.session.club.access.visitors(club.evening)
    assert club.session.club.access.request_owner(visitor.id, Owner(EntrantUid("a pair")))
    before, cookie = club.session.club.access.visitors(club.evening), dict(phone.cookies)
    assert (await phone.join(club.code(2))).status == 200
    assert club.session.club.access.visitors(club.evening) == before
    assert phone.cookies == cookie


async def test_a_revoked_code_opens_nothing(own_club: Served) -> None:
    card = own_club.code(1)
    own_club.session.club.access.replace_code(own_club.evening, 1)
    assert (await own_club.stranger().join(card)).status == 403
    assert (await own_club.stranger().join(own_club.code(1))).status == 200


async def test_with_its_code_a_table_loses_everybody_who_came_by_it(club: Served) -> None:
    phone, other = await club.phone(1), await club.phone(2)
    club.session.club.access.replace_code(club.evening, 1)
    assert (await phone.get("/")).status == 403
    assert await no_socket(phone)
    assert await shows(other, "the table app")


async def test_a_phone_that_is_revoked_while_connected_is_cut_off_at_once(club: Served) -> None:
    phone, other = await club.phone(1), await club.phone(2)
    async with phone.app() as app, other.app() as untouched:
        await app.shows("the table app")
        await asyncio.to_thread(club.session.club.access.replace_code, club.evening, 1)
        assert await app.close_code() == 1008
        await untouched.shows("the table app")
        assert untouched.socket.close_code is None
    assert (await phone.get("/is-there.txt", "HEAD")).status == 403


async def test_an_evening_that_is_deleted_lets_go_of_its_phones(club: Served) -> None:
    phone = await club.phone(1)
    async with phone.app() as app:
        club.session.club.evenings.delete(club.evening, by="organiser")
        assert await app.close_code() == 1008
    assert (await phone.get("/")).status == 403


async def test_each_port_has_cookies_of_its_own(club: Served) -> None:
    phone = await club.phone(1)
    (value,) = phone.cookies.values()
    phone.cookies = {f"scorekeeper-club-{club.port + 1}": value, "scorekeeper-club": value}
    assert (await phone.get("/")).status == 403


async def test_no_secret_is_in_a_log(own_club: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    phone, organiser = await own_club.phone(1), await own_club.organiser()
    assert await shows(phone, "the table app")
    assert await shows(organiser, "the organiser app")
    await own_club.stranger().join("aaaabbbbccccdddd")
    secrets = [own_club.code(1), "aaaabbbbccccdddd", *phone.cookies.values()]
    for secret in (*secrets, *organiser.cookies.values()):
        assert secret not in caplog.text


async def test_join_page_keeps_the_code_under_a_strict_policy(
    club: Served,
) -> None:
    page = await club.stranger().get("/join")
    assert page.status == 200
    assert b"<script>" not in page.body, "the policy runs no script that stands in a page"
    script = await club.stranger().get("/-/knock.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    for reply in (page, script):
        assert "form-action 'none'" in reply.headers["content-security-policy"]
        assert reply.headers["cache-control"] == "no-store"
    assert b"location.hash" in script.body
    assert b"replaceState" in script.body


@pytest.mark.parametrize("method", ["PUT", "DELETE", "POST"])
@pytest.mark.parametrize("path", ["/join", "/-/knock.js"])
async def test_pages_of_the_door_are_only_read(club: Served, path: str, method: str) -> None:
    browser = club.stranger()
    assert (await browser.get(path, method, Origin=browser.origin)).status == 405


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT"])
async def test_a_code_is_taken_from_a_post_alone(club: Served, method: str) -> None:
    browser = club.stranger()
    assert (await browser.get("/-/join", method, Origin=browser.origin)).status == 405


async def test_valid_cards_open_their_tables_while_130_threads_guess(own_club: Served) -> None:
    """Those who guess even have the address of those who do not, as behind one router."""
    over, answers = threading.Event(), list[int]()

    def guess(number: int) -> None:
        browser = own_club.stranger()
        while not over.is_set():
            answers.append(browser.ask("POST", "/-/join", f"aaaabbbbcccc{number:04}").status)

    pool, loop = ThreadPoolExecutor(130), asyncio.get_running_loop()
    guessing = [loop.run_in_executor(pool, guess, number) for number in range(130)]
    try:
        while answers.count(429) < 130:  # by then there were too many
            assert (await own_club.stranger().get("/join")).status == 200
        phones = [await own_club.phone(1 + number % 2) for number in range(8)]
        cards = [await own_club.stranger().join(own_club.code(table)) for table in (1, 2, None)]
    finally:
        over.set()
        await asyncio.gather(*guessing)
    assert set(answers) == {403, 429}
    assert [card.status for card in cards] == [200] * 3
    assert await shows(phones[0], "the table app")


async def test_guessing_codes_too_often_is_refused_with_429(own_club: Served) -> None:
    browser = own_club.stranger()
    replies = [await browser.join("aaaabbbbccccdddd") for _ in range(MAX_WRONG_CODES + 1)]
    assert [reply.status for reply in replies] == [403] * MAX_WRONG_CODES + [429]
    assert replies[-1].text == "Too many attempts. Wait a minute and try again."
    assert (await browser.join(own_club.code(1))).status == 200, "it is looked at all the same"


async def test_phones_of_one_address_join_sixty_times_a_minute(own_club: Served) -> None:
    """Those that are in already scan as often as they like, and this computer's own too."""
    code = own_club.code(0)
    phone = await own_club.phone(0)
    replies = [await own_club.stranger().join(code) for _ in range(MAX_JOINS)]
    assert [reply.status for reply in replies] == [200] * (MAX_JOINS - 1) + [429]
    assert replies[-1].text == "Too many attempts. Wait a minute and try again."
    assert len(own_club.session.club.access.visitors(own_club.evening)) == MAX_JOINS
    assert (await phone.join(code)).status == 200
    assert (await phone.join(own_club.code(1))).status == 429, "at another table it would be new"
    for address in (HERE, "127.0.0.3"):
        assert (await own_club.stranger(address).join(code)).status == 200


async def test_phone_beyond_a_full_table_is_told_so(own_club: Served) -> None:
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(MAX_PHONES_OF_TABLE):
            app = await stack.enter_async_context((await own_club.phone(1)).app())
            await app.shows("the table app")
        browser = own_club.stranger()
        reply = await browser.join(own_club.code(1))
        assert (reply.status, browser.cookies) == (503, {})
        assert reply.text == "Too many phones connected"


async def test_a_store_that_cannot_save_lets_nobody_new_in_and_says_so(
    club: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, code = await club.phone(1), club.code(1)

    def full(*args: object, **kwargs: object) -> None:
        raise StoreWriteError("no room", path=club.session.path)

    monkeypatch.setattr("scorekeeper.services.club.access.Access.exchange", full)
    browser = club.stranger()
    reply = await browser.join(code)
    assert (reply.status, browser.cookies) == (503, {})
    assert reply.text.startswith("The scorekeeper’s computer can’t save")
    assert await shows(phone, "the table app")
