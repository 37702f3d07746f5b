"""What a phone that is inside still does not get: other origins, uploads, files of the computer."""

import asyncio
import socket
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
from websockets.exceptions import InvalidStatus

from tests.server.evening import ELSEWHERE, HERE, PATIENCE, Browser, Served
from tests.server.test_launch_serving import PATHS_OUT

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.platform("linux"),
    pytest.mark.asyncio(loop_scope="module"),
]


@pytest_asyncio.fixture(loop_scope="module")
async def phone(club: Served) -> Browser:
    return await club.phone(1)


@pytest.mark.parametrize("path", ["/", "/join", "/-/join", "/organiser", "/-/knock.js"])
async def test_a_foreign_host_is_refused_inside_and_at_the_door(phone: Browser, path: str) -> None:
    for host in ("evil.example", f"evil.example:{phone.port}", f"{HERE}:1", "192.0.2.7"):
        assert (await phone.get(path, Host=host)).status == 421


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", ""])
async def test_a_foreign_origin_opens_no_socket(phone: Browser, origin: str) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        async with phone.socket(Origin=origin):
            pass


async def test_a_code_that_another_site_sends_is_not_looked_at(club: Served) -> None:
    visitor = club.stranger()
    for origin in ("http://evil.example", "null", "http://localhost:1"):
        reply = await visitor.post("/-/join", club.code(1), Origin=origin)
        assert (reply.status, visitor.cookies) == (403, {})
    assert club.session.club.access.visitors(club.evening) == ()


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("path", ["/upload", "/upload?f=x&e=9999999999&s=x", "/ws", "/assets/x"])
async def test_nothing_can_be_uploaded(
    club: Served, phone: Browser, path: str, method: str
) -> None:
    for browser in (phone, await club.organiser()):
        reply = await browser.get(path, method, Origin=browser.origin)
        assert reply.status == 405


async def test_flets_own_pages_are_not_there(phone: Browser) -> None:
    for path in ("/docs", "/openapi.json", "/oauth_callback"):
        assert b"swagger" not in (await phone.get(path)).body.lower()


@pytest.mark.parametrize("path", PATHS_OUT)
async def test_no_path_leads_out_of_the_assets(club: Served, phone: Browser, path: str) -> None:
    for target in (path, path.replace("etc/passwd", "data/scores.jsonl")):
        reply = await phone.get(target)
        assert reply.status == 400
        assert b"root:" not in reply.body
        assert club.evening.encode() not in reply.body


async def test_the_store_beside_the_assets_is_out_of_reach(
    own_club: Served, tmp_path: Path
) -> None:
    phone = await own_club.phone(1)
    assert (tmp_path / "data" / "scores.jsonl").exists()
    for path in ("/data/scores.jsonl", "/../data/scores.jsonl", "/assets/../../data/scores.jsonl"):
        reply = await phone.get(path)
        assert reply.status in {400, 404}
        assert b"evening" not in reply.body


async def test_a_head_that_smuggles_a_second_host_is_refused(phone: Browser) -> None:
    (name, value), *_ = phone.cookies.items()
    place = f"{HERE}:{phone.port}"
    head = f"GET / HTTP/1.1\r\nHost: {place}\r\nHost: evil.example\r\nCookie: {name}={value}\r\n"
    line = socket.create_connection((HERE, phone.port), PATIENCE, (ELSEWHERE, 0))
    with closing(line):
        line.sendall(f"{head}Connection: close\r\n\r\n".encode())
        said = await asyncio.to_thread(line.recv, 4096)
    assert said.split(b" ")[1] in {b"421", b"400"}
