"""A second start: it finds the first by its note, and only the first."""

import json
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from scorekeeper.server.address import (
    HEALTH_HEADER,
    HEALTH_PATH,
    NO_BROWSER,
    health_request,
    new_countersign,
)
from scorekeeper.server.launch import NOTE_NAME, RunningNote, keep_note, open_running_app, read_note
from scorekeeper.server.security import HealthCheck, Keys, LinkAuth
from tests.server.visitor import HERE, PORT, ask, open_house

QUIETLY = {NO_BROWSER: "1"}
NOTE = RunningNote(pid=4711, url="http://127.0.0.1:8765/", countersign="only ours")


def test_the_note_is_there_as_long_as_the_app_runs(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    with keep_note(folder, NOTE):
        assert read_note(folder) == NOTE
        told = json.loads((folder / NOTE_NAME).read_text())
        assert (told["pid"], told["url"]) == (4711, "http://127.0.0.1:8765/")
    assert list(folder.iterdir()) == []


@pytest.mark.platform("linux", "darwin")
def test_the_note_is_for_its_user_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with keep_note(folder, NOTE):
        assert stat.S_IMODE((folder / NOTE_NAME).stat().st_mode) == 0o600
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_note_of_another_start_is_left_alone(tmp_path: Path) -> None:
    other = RunningNote(pid=4712, url="http://127.0.0.1:8766/", countersign="only theirs")
    with keep_note(tmp_path, other):
        with keep_note(tmp_path, NOTE):
            (tmp_path / NOTE_NAME).write_text(
                json.dumps({"pid": 4712, "url": other.url, "countersign": other.countersign})
            )
        assert read_note(tmp_path) == other


def test_the_app_runs_even_where_no_note_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with keep_note(tmp_path / "file", NOTE):
        assert read_note(tmp_path / "file") is None


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '"x"', "{}", '{"pid": "x", "url": "", "countersign": ""}', "\x00"],
)
def test_a_broken_note_is_no_note(tmp_path: Path, text: str) -> None:
    (tmp_path / NOTE_NAME).write_text(text)
    assert read_note(tmp_path) is None
    assert not open_running_app(tmp_path, environ=QUIETLY, patience=0)


def test_without_a_note_nothing_runs(tmp_path: Path) -> None:
    assert not open_running_app(tmp_path, environ=QUIETLY, patience=0)


def test_an_app_in_a_window_has_no_address_to_open(tmp_path: Path) -> None:
    with keep_note(tmp_path, RunningNote(pid=1, url="", countersign="x")):
        assert not open_running_app(tmp_path, environ=QUIETLY, patience=60)


def test_a_note_left_by_a_crash_opens_nothing(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with keep_note(tmp_path, RunningNote(pid=1, url=f"http://127.0.0.1:{port}/", countersign="x")):
        assert not open_running_app(tmp_path, environ=QUIETLY, patience=0)


@pytest.mark.parametrize("url", ["nonsense", "http://", "http://[::1", "http://127.0.0.1:99999/"])
def test_a_note_with_no_address_opens_nothing(tmp_path: Path, url: str) -> None:
    with keep_note(tmp_path, RunningNote(pid=1, url=url, countersign="x")):
        assert not open_running_app(tmp_path, environ=QUIETLY, patience=0)


@contextmanager
def stranger(body: bytes) -> Iterator[str]:
    """Another program that has taken the port since and answers everything with 200."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>",
        b"[]",
        b"{}",
        b'{"proof": "guess", "token": null}',
        b'{"proof": null, "token": null}',
        b'{"proof": "\xc3\xa9", "token": null}',
        b"\xff" * 100_000,
    ],
)
def test_another_program_on_the_noted_port_is_not_opened(tmp_path: Path, body: bytes) -> None:
    with stranger(body) as url, keep_note(tmp_path, RunningNote(pid=1, url=url, countersign="x")):
        assert not open_running_app(tmp_path, environ=QUIETLY, patience=0)


async def test_health_check_proves_itself_with_the_countersign() -> None:
    countersign = new_countersign()
    bell = HealthCheck(open_house, countersign=countersign, keys=None)
    header, expected = health_request(countersign)
    answer = await ask(bell, HEALTH_PATH, {"host": HERE, HEALTH_HEADER: header})
    assert json.loads(answer.body) == {"proof": expected, "token": None}
    assert countersign not in header


async def test_health_check_tells_nothing_without_the_countersign() -> None:
    bell = HealthCheck(open_house, countersign=new_countersign(), keys=None)
    nonce, shown = health_request("a guess")[0].split()
    for header in (f"{nonce} {shown}", nonce, "", " ", f" {shown}", f"{nonce} \xe9"):
        answer = await ask(bell, HEALTH_PATH, {"host": HERE, HEALTH_HEADER: header})
        assert answer.body == b"the scores", "passed on to what lies behind"
    assert (await ask(bell, HEALTH_PATH)).body == b"the scores"


async def test_one_proof_is_not_another() -> None:
    countersign = new_countersign()
    bell = HealthCheck(open_house, countersign=countersign, keys=None)
    (nonce, _), (_, shown) = (
        health_request(countersign)[0].split(),
        health_request(countersign)[0].split(),
    )
    answer = await ask(bell, HEALTH_PATH, {"host": HERE, HEALTH_HEADER: f"{nonce} {shown}"})
    assert answer.body == b"the scores"
    header, proven = health_request(countersign)
    answer = await ask(
        bell, HEALTH_PATH, {"host": HERE, HEALTH_HEADER: f"{header.split()[0]} {proven}"}
    )
    assert answer.body == b"the scores", "the app's own proof is none of a caller"


async def test_health_check_brings_a_new_link_each_time() -> None:
    keys, countersign = Keys(), new_countersign()
    bell = HealthCheck(
        LinkAuth(open_house, keys=keys, port=PORT), countersign=countersign, keys=keys
    )
    tokens = set()
    for _ in range(2):
        answer = await ask(
            bell, HEALTH_PATH, {"host": HERE, HEALTH_HEADER: health_request(countersign)[0]}
        )
        tokens.add(json.loads(answer.body)["token"])
    assert len(tokens) == 2
    for token in tokens:
        assert (await ask(bell, f"/?token={token}")).status == 200


def test_the_countersign_is_long_and_new_each_time() -> None:
    assert len({new_countersign() for _ in range(100)}) == 100
    assert min(len(new_countersign()) for _ in range(100)) >= 43
