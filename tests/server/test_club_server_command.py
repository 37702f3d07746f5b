"""`scorekeeper serve` as a club starts it: a process of its own, with the real screens."""

import contextlib
import re
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club.model import EveningUid
from scorekeeper.i18n import Words
from scorekeeper.server.club_server import ClubOptions, serve_club
from scorekeeper.server.launch import open_running_app
from scorekeeper.services import open_session
from scorekeeper.services.session import FILE
from tests.browser.server import HOST, Server, free_port
from tests.server.evening import Browser, begin_evening, open_counting_session

CERTIFICATE = Path(__file__).with_name("certificate.pem")
pytestmark = [pytest.mark.thorough, pytest.mark.platform("linux", "darwin")]


class Club(Server):
    """The club's server; on loopback, so that the test needs no network."""

    def command(self) -> list[str]:
        place = ["--host", HOST, "--port", str(self.port), "--data", str(self.data)]
        return [sys.executable, "-m", "scorekeeper", "serve", *place, *self.options]

    def run(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(),
            env=self.environment(),
            capture_output=True,
            text=True,
            timeout=40,
            check=False,
        )

    def _wait_for_answer(self) -> None:
        while not ("Organiser, on this computer" in self.output and self.output.endswith("\n")):
            assert self.runs, self.output
            time.sleep(0.02)


class Evening:
    """An evening in a data folder, and the codes on its cards."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with open_counting_session(folder) as session:
            self.uid: EveningUid = begin_evening(session)
            self.codes = {
                table: session.club.access.ensure_code(self.uid, table) for table in (1, None)
            }


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return Evening(tmp_path_factory.mktemp("evening"))


@pytest.fixture(scope="module")
def running(evening: Evening) -> Iterator[Club]:
    """A club's server that no test ends."""
    club = Club(evening.folder / "data", options=("--organiser-remote",))
    club.start()
    yield club
    club.kill()


@pytest.fixture
def own_evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


@pytest.fixture
def club(own_evening: Evening) -> Iterator[Club]:
    club = Club(own_evening.folder / "data", options=("--organiser-remote",))
    club.start()
    yield club
    club.kill()


def link_of(club: Club) -> str:
    """The one-time link for the organiser on this computer."""
    found = re.search(r"this computer: http://127\.0\.0\.1:\d+(/\?token=[\w-]{43})\n", club.output)
    assert found is not None, club.output
    return found[1]


async def test_each_role_gets_its_own_screens(running: Club, evening: Evening) -> None:
    organiser = Browser(running.port, HOST, "a computer")
    assert (await organiser.get(link_of(running))).status == 200
    async with organiser.app() as app:
        await app.shows("tab-")
    for table in (1, None):
        visitor = Browser(running.port, HOST)
        assert (await visitor.join(evening.codes[table])).status == 200
        async with visitor.app() as app:
            await app.shows("Tuesday" if table is None else "Canasta Scorekeeper")
            assert "tab-more" not in app.said


def test_the_terminal_says_where_it_is_and_the_pin_and_no_more(club: Club) -> None:
    first, second, third, fourth, *rest = club.output.splitlines()
    assert first == f"Canasta Scorekeeper: http://{HOST}:{club.port}/"
    assert second.startswith("Organiser, on this computer: ")
    pin = re.search(r"/organiser with the PIN (\d{4} \d{4} \d{4})$", third)
    assert pin is not None
    assert fourth.startswith("Without --https")
    assert rest == []
    assert club.stop() == 0
    kept = [file for file in club.data.rglob("*") if file.is_file()]
    digits = pin[1].replace(" ", "").encode()
    assert all(digits not in file.read_bytes() for file in kept), "the PIN is kept nowhere"


def test_with_https_the_terminal_says_how_phones_trust_it(own_evening: Evening) -> None:
    club = Club(own_evening.folder / "data", options=("--https",)).start()
    first, _, third = club.output.splitlines()
    context = ssl.create_default_context(cafile=club.data / "https" / "server.pem")
    answers = [
        status_of_join_page(club.port, context) for _ in range(12)
    ]  # each by a handshake of its own
    assert answers == [200] * 12
    assert club.stop() == 0
    assert first == f"Canasta Scorekeeper: https://{HOST}:{club.port}/"
    assert f" https://{HOST}:{club.port}/certificate " in third


def status_of_join_page(port: int, context: ssl.SSLContext) -> int:
    with contextlib.closing(HTTPSConnection(HOST, port, timeout=5, context=context)) as line:
        line.request("GET", "/join")
        return line.getresponse().status


def test_second_start_finds_the_first_and_shows_a_link(
    running: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    again = running.run()
    assert (again.returncode, again.stderr) == (0, "")
    link = re.search(r"http://127\.0\.0\.1:\d+(/\?token=\S+)\n$", again.stdout)
    assert link is not None
    connection = HTTPConnection(HOST, running.port, timeout=20)
    connection.request("GET", link[1])
    answer = connection.getresponse()
    answer.read()
    connection.close()
    assert answer.status == 200
    assert answer.headers["set-cookie"].startswith(f"scorekeeper-{running.port}=")
    assert not open_running_app(running.data / "elsewhere", patience=0)


async def test_club_server_ends_in_order_with_a_phone_connected(
    club: Club, own_evening: Evening
) -> None:
    await ends_in_order(club, await phone_of(club, own_evening), signal.SIGINT)


async def test_after_a_restart_a_phone_goes_on_with_its_token(
    club: Club, own_evening: Evening
) -> None:
    phone = await phone_of(club, own_evening)
    club.kill()
    club.log.unlink()
    club.start()
    assert (await phone.get("/")).status == 200
    async with phone.app() as app:
        await app.shows("Canasta Scorekeeper")
    await ends_in_order(club, phone, signal.SIGTERM)


async def ends_in_order(club: Club, phone: Browser, how: signal.Signals) -> None:
    before = club.output
    async with phone.app() as app:
        assert club._end(how) == 0
        await app.close_code()
    assert club.output == before


async def phone_of(club: Club, evening: Evening) -> Browser:
    phone = Browser(club.port, HOST)
    assert (await phone.join(evening.codes[1])).status == 200
    return phone


async def test_codes_and_cookies_of_phones_are_in_no_output(
    running: Club, evening: Evening
) -> None:
    phone = await phone_of(running, evening)
    await phone.join("aaaabbbbccccdddd")
    async with phone.app() as app:
        await app.shows("Canasta Scorekeeper")
    for secret in (*evening.codes.values(), "aaaabbbb", *phone.cookies.values()):
        assert secret not in running.output


async def test_the_copy_is_there_when_the_evening_begins_and_when_it_ends(
    tmp_path: Path, own_evening: Evening
) -> None:
    copy = tmp_path / "stick" / "evening.json"
    copy.parent.mkdir()
    club = Club(tmp_path / "data", options=("--copy", str(copy))).start()
    assert (await Browser(club.port, HOST).join(own_evening.codes[1])).status == 200
    assert club.stop() == 0
    other = open_session(
        tmp_path / "other", now=lambda: "2026-11-24T20:00:00+00:00", new_uid=lambda: "fresh"
    )
    assert other.club.transfer.import_evening(copy.read_bytes(), copy.name) == own_evening.uid
    assert [visitor.table for visitor in other.club.access.visitors(own_evening.uid)] == [1]
    other.close()


def test_findings_are_printed_until_somebody_reads_them(tmp_path: Path) -> None:
    """On a server whose pages nobody opens, the terminal is the only place to be told."""
    data = tmp_path / "data"
    with open_counting_session(tmp_path) as session:
        session.settings.choose("phone", theme="dark")
        session.settings.choose("phone", theme="light")
    shutil.rmtree(data / "backups")
    rows = (data / FILE).read_bytes().splitlines(keepends=True)
    (data / FILE).write_bytes(b"".join([*rows[:-2], b"#" * 40 + b"\n", rows[-1]]))
    for _ in range(2):
        club = Club(data).start()
        club.stop()
        assert "One record couldn’t be read" in club.output


NO_START = {
    "no such certificate": ([("cert", "{tmp}/no.pem")], "no.pem"),
    "no certificate at all": ([("cert", "{tmp}/text")], "is not a certificate with a matching key"),
    "no key": ([("cert", "{cert}"), ("key", "{tmp}/no.key")], "no.key"),
    "a key alone": ([("key", "{cert}")], "Give both --cert and --key"),
    "a certificate beside that of the club": (
        [("cert", "{cert}"), ("https", "yes")],
        "Use --https or --cert, not both",
    ),
    "no address": ([("url", "club.example.org")], "is not an address"),
    "a page as an address": ([("url", "https://club.example.org/club")], "is not an address"),
    "a folder to copy to": ([("copy", "{tmp}/folder")], "is a folder. Name a file"),
    "no folder for the copy": (
        [("copy", "{tmp}/no/evening.json")],
        "The folder for the copy doesn’t exist",
    ),
}


@pytest.mark.parametrize(("wish", "said"), NO_START.values(), ids=NO_START)
def test_impossible_club_options_are_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wish: list[tuple[str, str]], said: str
) -> None:
    (tmp_path / "text").write_text("no certificate")
    (tmp_path / "folder").mkdir()
    plain = {"https", "url"}
    written: Any = {
        name: value if name in plain else Path(value.format(tmp=tmp_path, cert=CERTIFICATE))
        for name, value in wish
    }
    with open_counting_session(tmp_path) as session:
        asked = ClubOptions(host=HOST, port=0, **written)
        assert serve_club(session, options=asked, data_dir=tmp_path, words=Words()) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err


def test_a_taken_port_is_a_sentence(running: Club, tmp_path: Path) -> None:
    other = Club(tmp_path / "other")
    other.port = running.port
    done = other.run()
    assert (done.returncode, done.stdout) == (2, "")
    assert f"Port {running.port} is taken" in done.stderr
    assert free_port() != running.port
