"""The club over TLS: the same door, cookies that never leave in the clear, no waiting."""

import asyncio
import re
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from scorekeeper.server.address import NO_BROWSER, Address
from scorekeeper.server.club_server import listen_for_club, own_address, tls_context
from scorekeeper.server.environment import LaunchError
from scorekeeper.server.launch import RunningNote, keep_note, open_running_app
from scorekeeper.server.limits import Limits
from tests.server.evening import ELSEWHERE, HERE, PATIENCE, Served, serving

CERTIFICATE = Path(__file__).with_name("certificate.pem")
LINUX = pytest.mark.platform("linux")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    trusting = ssl.create_default_context(cafile=CERTIFICATE)
    contexts = (tls_context(CERTIFICATE, None), trusting)
    limits = Limits(handshake=2.0)
    async with serving(tmp_path_factory.mktemp("club"), tls=contexts, limits=limits) as served:
        yield served


@LINUX
@pytest.mark.thorough
@pytest.mark.asyncio(loop_scope="module")
class TestServed:
    async def test_a_phone_comes_in_and_its_cookie_is_for_https_alone(self, club: Served) -> None:
        phone = club.stranger()
        reply = await phone.join(club.code(1))
        assert reply.status == 200
        assert {"SameSite=strict", "HttpOnly", "Max-Age=86400", "Secure"} <= set(
            reply.headers["set-cookie"].split("; ")
        )
        async with phone.app() as app:
            await app.shows("the table app")

    async def test_the_policy_names_the_secure_socket(self, club: Served) -> None:
        reply = await club.stranger().get("/join")
        policy = reply.headers["content-security-policy"]
        assert club.server.address.url_for_others() == f"https://{HERE}:{club.port}/"
        assert f"connect-src 'self' wss://{HERE}:{club.port};" in policy

    async def test_the_organisers_cookie_is_for_https_alone_too(self, club: Served) -> None:
        reply = await club.stranger(HERE).get(f"/?token={club.server.keys.create_link()}")
        assert reply.headers["set-cookie"].endswith("; Secure")

    async def test_an_origin_without_tls_is_another(self, club: Served) -> None:
        visitor = club.stranger()
        origin = f"http://{HERE}:{club.port}"
        assert (await visitor.post("/-/join", club.code(1), Origin=origin)).status == 403

    async def test_connection_without_tls_is_closed_at_once(self, club: Served) -> None:
        def until_it_ends(words: bytes) -> None:
            line = socket.create_connection((HERE, club.port), PATIENCE, (ELSEWHERE, 0))
            line.sendall(words)
            with closing(line), suppress(ConnectionResetError):
                while line.recv(4096):
                    pass

        words = (b"", b"\x16\x03\x01", b"GET / HTTP/1.1\r\n\r\n")
        await asyncio.gather(*(asyncio.to_thread(until_it_ends, said) for said in words))

    async def test_a_second_start_finds_a_secure_server_too(
        self, club: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        own = own_address(club.server.address)
        for countersign, found in ((club.server.countersign, True), ("another's", False)):
            with keep_note(tmp_path, RunningNote(pid=1, url=own, countersign=countersign)):
                looked = partial(open_running_app, tmp_path, environ={NO_BROWSER: "1"}, patience=0)
                assert await asyncio.to_thread(looked) is found
        link = re.search(r"https://127\.0\.0\.1:\d+(/\?token=[\w-]{43})\n", capsys.readouterr().out)
        assert link is not None
        assert (await club.stranger(HERE).get(link[1])).status == 200


def test_old_versions_of_tls_are_not_spoken() -> None:
    assert tls_context(CERTIFICATE, None).minimum_version is ssl.TLSVersion.TLSv1_2


@pytest.mark.parametrize(
    ("cert", "key", "code"),
    [
        ("missing.pem", None, "no-certificate"),
        ("text", None, "bad-certificate"),
        ("good.pem", "missing.pem", "no-certificate"),
        ("good.pem", "text", "bad-certificate"),
    ],
)
def test_files_that_are_no_certificate_are_named(
    tmp_path: Path, cert: str, key: str | None, code: str
) -> None:
    (tmp_path / "good.pem").write_bytes(CERTIFICATE.read_bytes())
    (tmp_path / "text").write_text("no certificate")
    with pytest.raises(LaunchError) as refused:
        tls_context(tmp_path / cert, None if key is None else tmp_path / key)
    assert refused.value.code == code
    wrong = cert if key is None else key
    if code == "no-certificate":
        assert refused.value.values["file"] == str(tmp_path / wrong)


def test_a_server_for_all_has_the_organiser_at_loopback() -> None:
    listeners, address = listen_for_club("0.0.0.0", 0, secure=False)  # noqa: S104
    for one in listeners:
        one.close()
    assert len(listeners) == 1
    assert own_address(address) == f"http://127.0.0.1:{address.port}/"


@LINUX
def test_a_server_for_one_address_listens_on_loopback_too(monkeypatch: pytest.MonkeyPatch) -> None:
    bound = Address(host="192.168.1.20", port=0, beyond_loopback=True, wildcard=False)
    heard: list[tuple[str, int | None]] = []

    def listen(host: str, port: int | None) -> tuple[socket.socket, Address]:
        heard.append((host, port))
        return socket.socket(), bound

    monkeypatch.setattr("scorekeeper.server.club_server.listen", listen)
    listeners, address = listen_for_club("192.168.1.20", 8765, secure=True)
    for one in listeners:
        one.close()
    assert heard == [("192.168.1.20", 8765), ("127.0.0.1", 0)]
    assert own_address(address) == "https://127.0.0.1:0/"
    assert address.url_for_others() == "https://192.168.1.20:0/"
