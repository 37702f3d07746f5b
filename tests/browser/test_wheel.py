"""The app as people install it: from its wheel, in an environment without the checkout."""

import contextlib
import http.client
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.driver import Phone
from tests.browser.scorer import begin_match, type_deal
from tests.browser.server import HOST, ROOT, Server
from tests.packaging.wheels import built_wheel, installed

DEAL = (
    {"went_out": True, "canastas": {"natural": 1}, "melded_card_points": 85},
    {"hand_card_points": 60},
)


class Installed(Server):
    """An app that runs with a Python of its own and finds nothing of the checkout."""

    def __init__(self, data: Path, programs: Path) -> None:
        """Prepare an app of an environment, whose programs lie in a folder."""
        super().__init__(data)
        self._programs = programs

    def command(self) -> list[str]:
        """The command that people type."""
        _python, _m, _package, *options = super().command()
        return [str(self._programs / "scorekeeper"), *options]

    def environment(self) -> dict[str, str]:
        """The variables of the app, without the way to the checkout."""
        return {
            name: value for name, value in super().environment().items() if name != "PYTHONPATH"
        }


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Installed]:
    (tmp_path / "wheel").mkdir()
    wheel = built_wheel(tmp_path / "wheel")
    programs = installed(wheel, tmp_path / "environment", extra="web")
    server = Installed(tmp_path / "data", programs)
    yield server
    server.kill()


def size_of(server: Server, path: str) -> int:
    """The bytes that come for an address, which has to be there."""
    with contextlib.closing(
        http.client.HTTPConnection(HOST, server.port, timeout=10)
    ) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status == http.HTTPStatus.OK, path
        return len(answer.read())


def test_a_deal_is_recorded_with_the_wheel_alone(app: Installed, phone: Phone) -> None:
    app.start()
    for font in (ROOT / "assets" / "fonts").glob("*.ttf"):
        assert size_of(app, f"/fonts/{font.name}") == font.stat().st_size
    phone.open(app.url)
    begin_match(phone)
    type_deal(phone, DEAL)
    phone.wait_says("total-0", "685")
    app.restart()
    phone.reload()
    phone.wait_says("total-0", "685")
