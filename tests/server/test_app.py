"""The whole server without a network: Flet's own client behind all the doors."""

import asyncio
import json
import re
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.types import ASGIApp

from scorekeeper.server.address import Address
from scorekeeper.server.app import build_app
from scorekeeper.server.security import Keys, script_hashes
from tests.server.visitor import HERE, ORIGIN, PORT, ask, knock, run_app

PATIENCE = 20  # seconds
ADDRESS = Address(host="127.0.0.1", port=PORT, beyond_loopback=False, wildcard=False)


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "Symbols.ttf").write_bytes(b"a font")
    return tmp_path


def server(assets: Path, keys: Keys | None = None) -> ASGIApp:
    return build_app(lambda page: None, address=ADDRESS, assets=assets, countersign="x", keys=keys)


@pytest.fixture
async def app(assets: Path) -> AsyncIterator[ASGIApp]:
    async with run_app(server(assets)) as running:
        yield running


async def test_every_script_in_the_page_may_run_and_no_other(app: ASGIApp) -> None:
    answer = await ask(app)
    policy = re.search(r"script-src ([^;]*)", answer.headers["content-security-policy"])
    assert policy is not None
    hashes = script_hashes(answer.body)
    assert policy[1].split() == ["'self'", "'wasm-unsafe-eval'", *hashes]
    assert len(hashes) == answer.body.count(b"<script>") == 5


async def test_felt_covers_the_page_until_the_app_is_there(app: ASGIApp) -> None:
    page = (await ask(app)).body.decode()
    assert page.count('id="cover"') == 1
    assert 'id="loading"' not in page, "Flet's own cover would go before there is anything to see"
    manifest = json.loads((await ask(app, "/manifest.json")).body)
    assert manifest["background_color"] == manifest["theme_color"] == "#15513A"
    assert manifest["background_color"] in page


async def test_the_page_knows_what_to_say_without_the_server(app: ASGIApp) -> None:
    """In the language of its browser, with a place for the time that the browser fills in."""
    answer = await ask(app, headers={"host": HERE, "accept-language": "de"})
    page = answer.body.decode()
    script = re.search(r'<script src="/v-[0-9a-f]+/connection-lost.js" ([^>]*)>', page)
    assert script is not None
    assert 'data-server="/is-there.txt" data-lost="Keine Verbindung" data-since="' in script[1]
    assert "Spielstand von % Uhr" in page, "a game at home has no clock"


async def test_the_page_loads_nothing_from_elsewhere(app: ASGIApp) -> None:
    page = (await ask(app)).body.decode()
    assert re.findall(r"""(?:src|href)\s*=\s*["']?(?:https?:)?//""", page) == []
    assert "flet.noCdn=true;" in page
    assert re.search(r'"canvasKitBaseUrl": "/v-[0-9a-f]+/canvaskit/"', page)


@pytest.mark.parametrize("path", ["/", "/table", "/match/3/deal/5"])
async def test_every_screen_has_an_address_of_its_own(app: ASGIApp, path: str) -> None:
    answer = await ask(app, path)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


async def test_our_assets_stand_beside_flets_own(app: ASGIApp) -> None:
    assert (await ask(app, "/fonts/Symbols.ttf")).body == b"a font"
    assert (await ask(app, "/assets/FontManifest.json")).status == 200
    assert (await ask(app, "/fonts/Missing.ttf")).status == 404


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
async def test_nothing_can_be_sent_to_the_server_but_over_its_socket(
    app: ASGIApp, method: str
) -> None:
    answer = await ask(app, "/upload", {"host": HERE, "origin": ORIGIN}, method=method)
    assert answer.status == 405


async def test_there_is_one_socket(app: ASGIApp) -> None:
    said = await knock(app, {"host": HERE, "origin": ORIGIN}, "/elsewhere")
    assert said[-1]["type"] == "websocket.close"


async def test_with_keys_the_doors_stand_in_order(assets: Path) -> None:
    keys = Keys()
    async with run_app(server(assets, keys)) as app:
        link = f"/?token={keys.create_link()}"
        assert (await ask(app, link, {"host": "evil.example"})).status == 421
        foreign = {"host": HERE, "origin": "http://evil.example"}
        assert (await ask(app, link, foreign)).status == 403
        assert (await ask(app, "/")).status == 403
        welcome = await ask(app, link)
        assert welcome.status == 200, "the refused ones have not spent it"
        assert "content-security-policy" in welcome.headers


@pytest.mark.usefixtures("app")
async def test_many_saves_leave_a_thread_for_reads() -> None:
    """Saves wait for the disk in threads; the usual pool has 32 at most, and 6 on two cores."""
    disk = threading.Event()
    saves = [asyncio.create_task(asyncio.to_thread(disk.wait, PATIENCE)) for _ in range(40)]
    try:
        await asyncio.sleep(0)  # all saves begin
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(int)
        assert not any(save.done() for save in saves)
    finally:
        disk.set()
        await asyncio.gather(*saves)
