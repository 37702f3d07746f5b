"""The first door: whose requests are refused, wherever they come from."""

import pytest
from starlette.types import ASGIApp

from scorekeeper.server.security import HostGuard, Origin, read_origin
from tests.server.visitor import HERE, ORIGIN, PORT, ask, knock, open_house

FOREIGN_HOSTS = [
    pytest.param("evil.example", id="another name"),
    pytest.param(f"evil.example:{PORT}", id="another name with our port: DNS rebinding"),
    pytest.param(f"127.0.0.1.evil.example:{PORT}", id="a name that begins like ours"),
    pytest.param(f"localhost.evil.example:{PORT}", id="a name that begins like localhost"),
    pytest.param("127.0.0.1", id="no port: 80"),
    pytest.param("127.0.0.1:8766", id="another port"),
    pytest.param(f"192.168.1.20:{PORT}", id="an address of the network, bound to loopback"),
    pytest.param(f"0.0.0.0:{PORT}", id="the address that means all"),
    pytest.param(f"[::]:{PORT}", id="the address that means all, IPv6"),
    pytest.param(f"me@127.0.0.1:{PORT}", id="a user before the name"),
    pytest.param(f"127.0.0.1:{PORT}/evil.example", id="a path behind the port"),
    pytest.param(f"127.0.0.1:{PORT}, evil.example", id="two names in one line"),
    pytest.param(f"127.0.0.1:{PORT}\u0661", id="a digit of another script"),
    pytest.param(f"127.0.0.1:{PORT}\n", id="a line break"),
    pytest.param("127.0.0.1:999999999", id="no port at all"),
    pytest.param("", id="nothing"),
]

OUR_HOSTS = [
    HERE,
    f"localhost:{PORT}",
    f"LOCALHOST:{PORT}",
    f"[::1]:{PORT}",
    f"[0:0:0:0:0:0:0:1]:{PORT}",
]

FOREIGN_ORIGINS = [
    pytest.param("http://evil.example", id="another site"),
    pytest.param(f"http://evil.example:{PORT}", id="another site on our port"),
    pytest.param("http://127.0.0.1:8766", id="another program of this computer"),
    pytest.param("http://127.0.0.1", id="another port: 80"),
    pytest.param(f"https://{HERE}", id="another scheme"),
    pytest.param(f"http://localhost:{PORT}", id="another name of ours than the one called"),
    pytest.param(f"http://{HERE}.evil.example", id="an origin that begins like ours"),
    pytest.param(f"http://{HERE}@evil.example", id="ours as the user of another"),
    pytest.param("null", id="a page without an origin: a file, a sandbox"),
    pytest.param("file://", id="a file"),
    pytest.param(f"chrome-extension://{HERE}", id="an extension"),
    pytest.param("", id="an empty one"),
]

ODD_PATHS = [
    "/../../etc/passwd",
    "/assets/../../secret",
    "/..",
    "/./index.html",
    "//etc/passwd",
    "/assets//secret",
    "/..\\..\\secret",
    "/C:/Windows/win.ini",
    "/assets/\0",
    "/line\nbreak",
]


@pytest.fixture
def app() -> ASGIApp:
    return HostGuard(open_house, names=("127.0.0.1",), port=PORT)


def on_the_wire(host: str) -> str:
    """A header's value as a server reads it: one character a byte."""
    return host.encode().decode("latin-1")


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
async def test_a_foreign_host_gets_no_page(app: ASGIApp, host: str) -> None:
    answer = await ask(app, "/", {"host": on_the_wire(host)})
    assert answer.status == 421
    assert b"the scores" not in answer.body


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
async def test_a_foreign_host_gets_no_socket_even_with_its_own_origin(
    app: ASGIApp, host: str
) -> None:
    for origin in (ORIGIN, f"http://{on_the_wire(host)}"):
        said = await knock(app, {"host": on_the_wire(host), "origin": origin})
        assert said == [{"type": "websocket.close", "code": 1008}]


@pytest.mark.parametrize("headers", [[], [("host", HERE), ("host", HERE)]], ids=["none", "two"])
async def test_a_request_must_name_its_host_exactly_once(
    app: ASGIApp, headers: list[tuple[str, str]]
) -> None:
    assert (await ask(app, "/", headers)).status == 421


@pytest.mark.parametrize("host", OUR_HOSTS)
async def test_every_name_of_loopback_is_ours(app: ASGIApp, host: str) -> None:
    answer = await ask(app, "/", {"host": host})
    assert (answer.status, answer.body) == (200, b"the scores")
    said = await knock(app, {"host": host, "origin": f"http://{host}"})
    assert [message["type"] for message in said] == ["websocket.accept"]


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
async def test_a_foreign_origin_gets_no_socket(app: ASGIApp, origin: str) -> None:
    said = await knock(app, {"host": HERE, "origin": origin})
    assert said == [{"type": "websocket.close", "code": 1008}]


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
async def test_a_foreign_origin_gets_no_answer(app: ASGIApp, origin: str, method: str) -> None:
    answer = await ask(app, "/", {"host": HERE, "origin": origin}, method=method)
    assert answer.status == 403
    assert b"the scores" not in answer.body


async def test_two_origins_are_as_bad_as_a_foreign_one(app: ASGIApp) -> None:
    headers = [("host", HERE), ("origin", ORIGIN), ("origin", ORIGIN)]
    assert (await ask(app, "/", headers)).status == 403
    assert (await knock(app, headers))[0]["type"] == "websocket.close"


async def test_a_socket_without_an_origin_is_no_browsers(app: ASGIApp) -> None:
    assert await knock(app, {"host": HERE}) == [{"type": "websocket.close", "code": 1008}]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
async def test_request_that_changes_something_must_name_its_origin(
    app: ASGIApp, method: str
) -> None:
    assert (await ask(app, "/", {"host": HERE}, method=method)).status == 403
    answer = await ask(app, "/", {"host": HERE, "origin": ORIGIN}, method=method)
    assert answer.status == 200


@pytest.mark.parametrize("path", ODD_PATHS)
async def test_a_path_that_leads_elsewhere_is_refused(app: ASGIApp, path: str) -> None:
    assert (await ask(app, path)).status == 400
    assert (await knock(app, {"host": HERE, "origin": ORIGIN}, path))[0]["code"] == 1008


async def test_a_refusal_to_head_has_no_body(app: ASGIApp) -> None:
    answer = await ask(app, "/", {"host": "evil.example"}, method="HEAD")
    assert (answer.status, answer.body) == (421, b"")


async def test_bound_to_all_a_phone_calls_the_very_address_it_reached() -> None:
    app = HostGuard(open_house, names=("club.local",), port=PORT, any_own_address=True)
    reached = ("192.168.1.20", PORT)
    assert (await ask(app, "/", {"host": f"192.168.1.20:{PORT}"}, server=reached)).status == 200
    assert (await ask(app, "/", {"host": f"club.local:{PORT}"}, server=reached)).status == 200
    assert (await ask(app, "/", {"host": f"192.168.1.21:{PORT}"}, server=reached)).status == 421
    assert (await ask(app, "/", {"host": f"evil.example:{PORT}"}, server=reached)).status == 421


async def test_an_ipv4_address_is_the_same_on_an_ipv6_socket() -> None:
    app = HostGuard(open_house, names=(), port=PORT, any_own_address=True)
    reached = ("::ffff:192.168.1.20", PORT)
    assert (await ask(app, "/", {"host": f"192.168.1.20:{PORT}"}, server=reached)).status == 200


async def test_a_default_port_need_not_be_written() -> None:
    app = HostGuard(open_house, names=(), port=80)
    assert (await ask(app, "/", {"host": "localhost"})).status == 200
    said = await knock(app, {"host": "localhost:80", "origin": "http://localhost"})
    assert said[0]["type"] == "websocket.accept"


def test_the_port_of_an_origin_is_the_one_of_its_scheme() -> None:
    assert read_origin("https://club.example") == Origin("https", "club.example", 443)
    assert read_origin("ftp://club.example") is None
