"""`scorekeeper serve`: what is asked for reaches the server, and nothing else is done."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import AppFunctions, cli

USUAL = {
    "host": "0.0.0.0",  # noqa: S104  phones come from the club's network
    "port": None,
    "organiser_remote": False,
    "https": False,
    "cert": None,
    "key": None,
    "url": None,
    "copy": None,
    "data": None,
}


class Club:
    def __init__(self, status: int = 0) -> None:
        self.status = status
        self.asked: list[dict[str, Any]] = []

    def serve(self, **options: Any) -> int:
        self.asked.append(options)
        return self.status

    def run(self, *arguments: str) -> Result:
        def elsewhere(*_: Any, **__: Any) -> Any:
            raise AssertionError

        functions = AppFunctions(
            open_app=elsewhere,
            serve_club=self.serve,
            data_folder=lambda given: given or Path("usual"),
            now=elsewhere,
            new_uid=elsewhere,
            language=lambda: "en",
            build_site=elsewhere,
            build_app=elsewhere,
        )
        return CliRunner().invoke(cli, arguments, obj=functions, catch_exceptions=False)


def test_without_options_it_serves_the_network() -> None:
    club = Club()
    assert club.run("serve").exit_code == 0
    assert club.asked == [USUAL]


@pytest.mark.parametrize(
    ("arguments", "differs"),
    [
        (["--host", "192.168.1.20", "--port", "8800"], {"host": "192.168.1.20", "port": 8800}),
        (["--organiser-remote"], {"organiser_remote": True}),
        (["--cert", "c.pem", "--key", "k.pem"], {"cert": Path("c.pem"), "key": Path("k.pem")}),
        (["--https"], {"https": True}),
        (["--url", "https://club.example.org"], {"url": "https://club.example.org"}),
        (["--copy", "/stick/evening.json"], {"copy": Path("/stick/evening.json")}),
        (["--data", "club"], {"data": Path("club")}),
    ],
    ids=["place", "remote", "tls", "https", "url", "copy", "data"],
)
def test_serve_options_reach_the_server(arguments: list[str], differs: dict[str, Any]) -> None:
    club = Club()
    assert club.run("serve", *arguments).exit_code == 0
    assert club.asked == [USUAL | differs]


def test_serve_takes_the_folder_before_or_after_the_command() -> None:
    """The last one named counts."""
    club = Club()
    club.run("--data", "house", "serve")
    club.run("--data", "house", "serve", "--data", "club")
    assert [asked["data"] for asked in club.asked] == [Path("house"), Path("club")]


def test_its_exit_status_is_the_servers() -> None:
    assert Club(status=2).run("serve").exit_code == 2


@pytest.mark.parametrize(
    "arguments", [["--port", "65536"], ["--port", "-1"], ["--cert", "/"], ["--copy", "/"], ["more"]]
)
def test_serve_refuses_contradictory_options(arguments: list[str]) -> None:
    club = Club()
    assert club.run("serve", *arguments).exit_code == 2
    assert club.asked == []
