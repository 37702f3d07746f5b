"""A proxy before the server: whoever came by it is not this computer, and is known by his own."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import pytest
import pytest_asyncio
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from scorekeeper.server.attempts import Pin
from scorekeeper.server.security import HostGuard, Origin, ProxyHeaders, SecurityHeaders
from tests.server.evening import ELSEWHERE, HERE, Reply, Served, serving
from tests.server.visitor import HERE as OWN
from tests.server.visitor import PORT, ask

URL = "https://club.example.org/"
PUBLIC = Origin("https", "club.example.org", 443)
PIN = "012345678901"
LINUX = pytest.mark.platform("linux")


async def answers(scope: Scope, receive: Receive, send: Send) -> None:
    answer = {"scheme": scope["scheme"], "client": scope["client"][0]}
    await JSONResponse(answer)(scope, receive, send)


@pytest.fixture
def app() -> ASGIApp:
    guard = HostGuard(answers, names=("192.168.1.20",), port=PORT, public=PUBLIC)
    return ProxyHeaders(SecurityHeaders(guard), public=PUBLIC)


@pytest.mark.parametrize(
    ("headers", "scheme", "client"),
    [
        ((("host", OWN),), "http", "127.0.0.1"),
        (
            (("host", "club.example.org"), ("x-forwarded-for", "203.0.113.7")),
            "https",
            "203.0.113.7",
        ),
        ((("host", "club.example.org:443"),), "https", "proxy"),
        # A proxy adds whom it sees to what it was told; a browser may have told it anything.
        (
            (("host", "club.example.org"), ("x-forwarded-for", "127.0.0.1, 203.0.113.7")),
            "https",
            "203.0.113.7",
        ),
        ((("host", "club.example.org"), ("x-forwarded-for", "127.0.0.1")), "https", "proxy"),
        # A proxy that puts our own name in the place of its own.
        ((("host", OWN), ("x-forwarded-for", "203.0.113.7")), "http", "203.0.113.7"),
    ],
)
async def test_scheme_and_client_are_those_the_proxy_says(
    app: ASGIApp, headers: tuple[tuple[str, str], ...], scheme: str, client: str
) -> None:
    answer = await ask(app, headers=headers)
    assert answer.body == f'{{"scheme":"{scheme}","client":"{client}"}}'.encode()


async def test_phone_claiming_to_be_a_proxy_keeps_its_own_address() -> None:
    def from_the_network(scope: Scope, receive: Receive, send: Send) -> object:
        scope["client"] = ("192.168.1.77", 50_000)
        return ProxyHeaders(answers, public=PUBLIC)(scope, receive, send)

    headers = (("host", "club.example.org"), ("x-forwarded-for", "203.0.113.7"))
    answer = await ask(from_the_network, headers=headers)  # type: ignore[arg-type] # it is awaited
    assert b"192.168.1.77" in answer.body


async def test_an_address_that_a_router_or_a_container_hands_on_is_ours() -> None:
    public = Origin("http", "192.168.1.20", 8080)
    app = ProxyHeaders(HostGuard(answers, names=(), port=PORT, public=public), public=public)
    assert (await ask(app, headers=(("host", "192.168.1.20:8080"),))).status == 200
    assert (await ask(app, headers=(("host", "192.168.1.20:8765"),))).status == 421


@pytest.mark.parametrize("host", ["evil.example", "club.example.org:8765", "club.example.org:80"])
async def test_no_other_name_or_port_is_the_proxys(app: ASGIApp, host: str) -> None:
    assert (await ask(app, headers=(("host", host),))).status == 421


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    folder = tmp_path_factory.mktemp("club")
    async with serving(folder, url=URL, pin=Pin(PIN)) as served:
        yield served


def by_the_proxy(club: Served, path: str, body: str = "", *, of: str = ELSEWHERE) -> Reply:
    """Ask as a proxy on this computer hands on what a browser elsewhere has asked it for."""
    proxy = club.stranger(HERE)
    headers = {"Host": "club.example.org", "X-Forwarded-For": of}
    if body:
        headers["Origin"] = URL.rstrip("/")
    return proxy.ask("POST" if body else "GET", path, body, **headers)


@LINUX
@pytest.mark.thorough
@pytest.mark.asyncio(loop_scope="module")
class TestBehindAProxy:
    async def test_cards_have_its_address_and_this_computer_its_own(self, club: Served) -> None:
        assert club.server.address.url_for_others() == URL
        assert club.server.address.url_for_this_computer() == f"http://{HERE}:{club.port}/"

    async def test_a_phone_comes_in_and_its_cookie_is_for_https_alone(self, club: Served) -> None:
        reply = await asyncio.to_thread(by_the_proxy, club, "/-/join", club.code(1))
        assert reply.status == 200
        assert "Secure" in reply.headers["set-cookie"].split("; ")

    async def test_the_organisers_link_is_good_on_this_computer_alone(self, club: Served) -> None:
        link = f"/?token={club.server.keys.create_link()}"
        assert (await asyncio.to_thread(by_the_proxy, club, link)).status == 403
        assert (await club.stranger(HERE).get(link)).status == 200

    async def test_a_guesser_keeps_nobody_else_out(self, club: Served) -> None:
        guess = partial(by_the_proxy, club, "/-/organiser")
        tries = [await asyncio.to_thread(guess, "1", of="203.0.113.7") for _ in range(7)]
        assert tries[-1].status == 429
        assert (await asyncio.to_thread(guess, PIN, of="203.0.113.8")).status == 200
