"""The second door: beyond loopback nobody gets anything without a key."""

import re

import pytest
from starlette.types import ASGIApp

from scorekeeper.server.security import Keys, LinkAuth
from tests.server.visitor import HERE, ORIGIN, PORT, ask, knock, open_house

COOKIE = f"scorekeeper-{PORT}"


@pytest.fixture
def keys() -> Keys:
    return Keys()


@pytest.fixture
def app(keys: Keys) -> ASGIApp:
    return LinkAuth(open_house, keys=keys, port=PORT)


async def let_in(app: ASGIApp, keys: Keys) -> str:
    """Use a new link as a browser does; the cookie that it sends from now on."""
    answer = await ask(app, f"/?token={keys.create_link()}")
    assert answer.status == 200
    return answer.headers["set-cookie"].partition(";")[0]


def with_cookie(cookie: str) -> dict[str, str]:
    return {"host": HERE, "origin": ORIGIN, "cookie": cookie}


@pytest.mark.parametrize(
    "path", ["/", "/table/3", "/main.dart.wasm", "/assets/x.ttf", "/-/running"]
)
async def test_without_a_key_there_is_no_file(app: ASGIApp, path: str) -> None:
    answer = await ask(app, path)
    assert answer.status == 403
    assert b"the scores" not in answer.body
    assert b"This scorekeeper is private" in answer.body


async def test_without_a_key_there_is_no_socket(app: ASGIApp) -> None:
    said = await knock(app, {"host": HERE, "origin": ORIGIN})
    assert said == [{"type": "websocket.close", "code": 1008}]


async def test_a_link_lets_its_first_browser_in_for_good(app: ASGIApp, keys: Keys) -> None:
    cookie = await let_in(app, keys)
    for path in ("/", "/table/3", "/main.dart.wasm"):
        assert (await ask(app, path, with_cookie(cookie))).body == b"the scores"
    assert (await knock(app, with_cookie(cookie)))[0]["type"] == "websocket.accept"


async def test_the_cookie_is_for_this_site_alone_and_not_for_scripts(
    app: ASGIApp, keys: Keys
) -> None:
    answer = await ask(app, f"/?token={keys.create_link()}")
    cookie, *attributes = answer.headers["set-cookie"].split("; ")
    assert re.fullmatch(r"scorekeeper-8765=[A-Za-z0-9_-]{43}", cookie)
    assert set(attributes) == {"Path=/", "HttpOnly", "SameSite=strict"}


async def test_the_first_visit_goes_on_to_an_address_without_the_token(
    app: ASGIApp, keys: Keys
) -> None:
    token = keys.create_link()
    answer = await ask(app, f"/?token={token}")
    assert b'content="0; url=/"' in answer.body
    assert token.encode() not in answer.body
    assert answer.headers["cache-control"] == "no-store"


async def test_a_link_is_spent_once_used(app: ASGIApp, keys: Keys) -> None:
    token = keys.create_link()
    await ask(app, f"/?token={token}")
    answer = await ask(app, f"/?token={token}")
    assert answer.status == 403
    assert "set-cookie" not in answer.headers
    assert b"This link no longer works" in answer.body


async def test_the_browser_that_used_the_link_may_use_it_again(app: ASGIApp, keys: Keys) -> None:
    token = keys.create_link()
    first = await ask(app, f"/?token={token}")
    cookie = first.headers["set-cookie"].partition(";")[0]
    again = await ask(app, f"/?token={token}", with_cookie(cookie))
    assert (again.status, "set-cookie" in again.headers) == (200, False)


async def test_browser_already_inside_does_not_spend_a_new_link(app: ASGIApp, keys: Keys) -> None:
    cookie = await let_in(app, keys)
    token = keys.create_link()
    await ask(app, f"/?token={token}", with_cookie(cookie))
    assert "set-cookie" in (await ask(app, f"/?token={token}")).headers


async def test_looking_at_a_link_does_not_spend_it(app: ASGIApp, keys: Keys) -> None:
    token = keys.create_link()
    assert (await ask(app, f"/?token={token}", method="HEAD")).status == 403
    assert (await ask(app, f"/table?token={token}")).status == 403
    assert (await ask(app, f"/?token={token}")).status == 200


@pytest.mark.parametrize(
    "query",
    ["token=", "token=guess", "token=%00", "token", "token=%ff%fe", "Token=x", "x=1&" * 2000],
)
async def test_a_guessed_token_lets_nobody_in(app: ASGIApp, keys: Keys, query: str) -> None:
    keys.create_link()
    answer = await ask(app, f"/?{query}")
    assert (answer.status, "set-cookie" in answer.headers) == (403, False)


async def test_a_link_is_no_cookie_and_a_cookie_no_link(app: ASGIApp, keys: Keys) -> None:
    token = keys.create_link()
    assert (await ask(app, "/", with_cookie(f"{COOKIE}={token}"))).status == 403
    value = (await let_in(app, keys)).partition("=")[2]
    assert (await ask(app, f"/?token={value}")).status == 403


@pytest.mark.parametrize(
    "cookie",
    [f"{COOKIE}=", f"{COOKIE}=guess", COOKIE, "scorekeeper=guess", ";;;===", f"{COOKIE}=\xff\xfe"],
)
async def test_a_wrong_cookie_lets_nobody_in(app: ASGIApp, keys: Keys, cookie: str) -> None:
    await let_in(app, keys)
    assert (await ask(app, "/", with_cookie(cookie))).status == 403
    assert (await knock(app, with_cookie(cookie)))[0]["type"] == "websocket.close"


async def test_the_cookie_of_another_port_lets_nobody_in(app: ASGIApp, keys: Keys) -> None:
    value = (await let_in(app, keys)).partition("=")[2]
    assert (await ask(app, "/", with_cookie(f"scorekeeper-8766={value}"))).status == 403


async def test_the_key_is_found_among_other_cookies(app: ASGIApp, keys: Keys) -> None:
    cookie = await let_in(app, keys)
    for among in (f"theme=dark; {cookie}", f"{COOKIE}=old; {cookie}", f"{cookie};x"):
        assert (await ask(app, "/", with_cookie(among))).status == 200


async def test_a_new_start_knows_no_key_of_the_last(app: ASGIApp, keys: Keys) -> None:
    cookie = await let_in(app, keys)
    restarted = LinkAuth(open_house, keys=Keys(), port=PORT)
    assert (await ask(restarted, "/", with_cookie(cookie))).status == 403


def test_only_digests_are_kept(keys: Keys) -> None:
    token = keys.create_link()
    assert keys.spend(token)
    cookie = keys.create_cookie()
    kept = repr(vars(keys))
    assert token not in kept
    assert cookie not in kept
