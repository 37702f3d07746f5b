"""The real server in a process of its own: started, visited, found again, stopped."""

import asyncio
import gzip
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import NoReturn

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from scorekeeper.server import open_running_app
from scorekeeper.server.address import NO_BROWSER
from scorekeeper.server.launch import NOTE_NAME
from tests.server.flet_client import REGISTER_CLIENT, registration, unpack_frame

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0  # seconds, on a machine that does other things too
PATHS_OUT = [
    "/../../../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/assets/%2e%2e/%2e%2e/pyproject.toml",
    "//etc/passwd",
    "/%2fetc/passwd",
    "/%00",
    "/..%5c..%5cpyproject.toml",
]
pytestmark = [pytest.mark.thorough, pytest.mark.platform("linux", "darwin")]


class App:
    """A server that runs, and the line that it printed."""

    def __init__(self, data: Path, host: str = "127.0.0.1", port: int = 0) -> None:
        self.data = data
        command = [sys.executable, "-m", "tests.server.one_text", str(data), host, str(port)]
        environ = {**os.environ, "PYTHONPATH": str(ROOT), NO_BROWSER: "1"}
        self.process = subprocess.Popen(
            command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", self.line)
        self.port = int(found[1]) if found else 0

    def get(self, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("GET", path, headers=headers)
            answer = connection.getresponse()
            return answer, answer.read()
        finally:
            connection.close()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Stop the server; its exit status, and what else it printed."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="module")
def running_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """A server that no test ends."""
    running = App(tmp_path_factory.mktemp("served"))
    yield running
    running.process.kill()
    running.process.communicate()


@pytest.fixture
def app(data: Path) -> Iterator[App]:
    running = App(data)
    yield running
    if running.process.poll() is None:
        running.process.kill()
    running.process.communicate()


async def first_words(app: App, **headers: str) -> bytes:
    async with connect(f"ws://127.0.0.1:{app.port}/ws", **headers) as socket:  # type: ignore[arg-type]
        await socket.send(registration())
        frame = await asyncio.wait_for(socket.recv(), PATIENCE)
        assert isinstance(frame, bytes)
        return frame


async def talk_on(browser: ClientConnection) -> NoReturn:
    while True:
        await browser.recv()


def test_one_line_says_where_the_app_is(app: App) -> None:
    assert re.fullmatch(r"Canasta Scorekeeper: http://127\.0\.0\.1:\d+/\n", app.line)
    answer, body = app.get("/")
    assert answer.status == 200
    assert b"<title>Canasta Scorekeeper</title>" in body
    assert b"noCdn=true" in body
    assert app.stop() == (0, "", "")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_server_ends_in_order_with_a_browser_connected(
    app: App, data: Path, how: signal.Signals
) -> None:
    async def visit() -> tuple[int, str, str]:
        origin = f"http://127.0.0.1:{app.port}"
        async with connect(f"ws://127.0.0.1:{app.port}/ws", origin=origin) as browser:  # type: ignore[arg-type]
            await browser.send(registration())
            await browser.recv()
            assert (data / NOTE_NAME).exists()
            ended = await asyncio.to_thread(app.stop, how)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(talk_on(browser), PATIENCE)
            return ended

    assert asyncio.run(visit()) == (0, "", "")
    assert list(data.iterdir()) == []


def test_the_socket_opens_for_the_apps_own_page_alone(running_app: App) -> None:
    own = f"http://127.0.0.1:{running_app.port}"
    action, body = unpack_frame(asyncio.run(first_words(running_app, origin=own)))
    assert action == REGISTER_CLIENT
    assert body["error"] == ""
    for foreign in ("http://evil.example", f"http://localhost:{running_app.port}", "null", None):
        with pytest.raises(InvalidStatus, match="403"):
            asyncio.run(first_words(running_app, origin=foreign))  # type: ignore[arg-type]


def test_nothing_is_said_of_browsers_that_come_and_go(app: App) -> None:
    async def rude() -> None:
        for frame in (registration(), b"", b"\x00", b"\x00\xc1", b"\x07nonsense"):
            browser = await connect(
                f"ws://127.0.0.1:{app.port}/ws",
                origin=f"http://127.0.0.1:{app.port}",  # type: ignore[arg-type]
            )
            await browser.send(frame)
            browser.transport.abort()

    asyncio.run(rude())
    assert app.get("/")[0].status == 200
    assert app.stop() == (0, "", "")


def test_a_foreign_host_is_refused_over_the_wire(running_app: App) -> None:
    answer, body = running_app.get("/", Host=f"evil.example:{running_app.port}")
    assert answer.status == 421
    assert b"<title>Wrong address</title>" in body


def test_the_web_client_comes_pressed_and_only_once(running_app: App) -> None:
    answer, body = running_app.get("/main.dart.wasm", **{"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    plain, whole = running_app.get("/main.dart.wasm")
    assert gzip.decompress(body) == whole
    assert len(body) < len(whole) / 2
    assert plain.headers["Content-Type"] == answer.headers["Content-Type"] == "application/wasm"
    again, nothing = running_app.get("/main.dart.wasm", **{"If-None-Match": answer.headers["ETag"]})
    assert (again.status, nothing) == (304, b"")


def test_of_flets_own_pages_there_are_none(running_app: App) -> None:
    for path in ("/docs", "/redoc", "/openapi.json", "/oauth_callback", "/upload"):
        answer, body = running_app.get(path)
        assert answer.status in {200, 404}, path
        assert b"swagger" not in body.lower(), path
        assert b"https://" not in body, path


def test_no_path_leads_out_of_the_assets(running_app: App) -> None:
    for path in PATHS_OUT:
        answer, body = running_app.get(path)
        assert answer.status == 400, path
        assert b"root:" not in body, path
        assert b"[project]" not in body, path


def test_a_second_start_finds_the_first(
    app: App, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert open_running_app(data, environ={NO_BROWSER: "1"}, patience=0)
    assert capsys.readouterr().out == app.line
    app.process.kill()
    app.process.wait()
    assert (data / NOTE_NAME).exists(), "a crash leaves its note"
    assert not open_running_app(data, environ={NO_BROWSER: "1"}, patience=0)


def test_a_taken_port_ends_the_second_with_a_sentence(running_app: App) -> None:
    second = App(running_app.data, port=running_app.port)
    _, err = second.process.communicate(timeout=PATIENCE)
    assert (second.process.returncode, second.line) == (2, "")
    assert re.fullmatch(rf"Port {running_app.port} is taken .*\n", err)


def test_link_beyond_loopback_opens_once(data: Path) -> None:
    app = App(data, host="0.0.0.0")  # noqa: S104  what the test is about
    try:
        token = re.search(r"/\?token=([A-Za-z0-9_-]{43})\n$", app.line)
        assert token is not None
        for path in ("/", "/main.dart.js", "/assets/FontManifest.json", "/-/running"):
            assert app.get(path)[0].status == 403
        own = f"http://127.0.0.1:{app.port}"
        with pytest.raises(InvalidStatus, match="403"):
            asyncio.run(first_words(app, origin=own))

        welcome, _ = app.get(f"/?token={token[1]}")
        cookie = welcome.headers["Set-Cookie"].partition(";")[0]
        assert app.get("/", Cookie=cookie)[0].status == 200
        key = {"Cookie": cookie}
        opening = first_words(app, origin=own, additional_headers=key)  # type: ignore[arg-type]
        assert unpack_frame(asyncio.run(opening))[0] == REGISTER_CLIENT
        assert app.get(f"/?token={token[1]}")[0].status == 403
        assert app.stop() == (0, "", "")
    finally:
        app.process.kill()
        app.process.communicate()


def test_a_second_start_beyond_loopback_brings_a_link_of_its_own(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app = App(data, host="0.0.0.0")  # noqa: S104  what the test is about
    try:
        assert open_running_app(data, environ={NO_BROWSER: "1"}, patience=0)
        link = re.search(r"127\.0\.0\.1:\d+(/\?token=\S+)\n$", capsys.readouterr().out)
        assert link is not None
        assert link[1] not in app.line
        assert app.get(link[1])[0].status == 200
        assert link[1].partition("=")[2] not in (data / NOTE_NAME).read_text()
    finally:
        app.process.kill()
        app.process.communicate()


def test_the_server_listens_on_loopback_alone(running_app: App) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("203.0.113.1", 9))
        except OSError:
            return
        network = probe.getsockname()[0]
    with (
        pytest.raises(OSError, match="refused"),
        socket.create_connection((network, running_app.port), 5),
    ):
        pass


def test_loading_the_package_loads_neither_flet_nor_a_server() -> None:
    code = (
        "import sys, scorekeeper.server;"
        "print({name.partition('.')[0] for name in sys.modules}"
        " & {'flet', 'flet_web', 'uvicorn', 'starlette', 'fastapi', 'platformdirs'})"
    )
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    loaded = subprocess.check_output([sys.executable, "-c", code], env=environ, text=True)
    assert loaded == "set()\n"
