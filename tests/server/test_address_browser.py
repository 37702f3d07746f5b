"""When a browser is opened, and when the address is printed instead."""

import webbrowser
from typing import NoReturn

import pytest

from scorekeeper.server.address import NO_BROWSER, may_open_browser, open_or_print
from scorekeeper.server.environment import has_display

URL = "http://127.0.0.1:8765/"
DISPLAY = {"DISPLAY": ":0"}


@pytest.fixture
def opened_addresses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    seen: list[str] = []
    monkeypatch.setattr(webbrowser, "get", lambda *_: None)

    def open_it(url: str) -> bool:
        seen.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", open_it)
    return seen


@pytest.mark.parametrize(
    ("environ", "platform", "display"),
    [
        ({}, "linux", False),
        (DISPLAY, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ""}, "linux", False),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_a_display_is_known_by_the_platform(
    environ: dict[str, str], platform: str, *, display: bool
) -> None:
    assert has_display(environ, platform) is display


def test_the_browser_is_opened_where_there_is_one(
    opened_addresses: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    open_or_print(URL, DISPLAY)
    assert (opened_addresses, capsys.readouterr().out) == ([URL], "")


def test_the_address_is_printed_where_nobody_wants_a_browser(
    opened_addresses: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    open_or_print(URL, {**DISPLAY, NO_BROWSER: "1"})
    assert (opened_addresses, capsys.readouterr().out) == ([], f"Canasta Scorekeeper: {URL}\n")


def test_the_address_is_printed_where_the_browser_does_not_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda *_: None)
    monkeypatch.setattr(webbrowser, "open", lambda url: False)
    open_or_print(URL, DISPLAY)
    assert URL in capsys.readouterr().out


@pytest.mark.platform("linux")
def test_without_a_display_only_a_browser_that_was_named_is_opened(
    opened_addresses: list[str],
) -> None:
    assert not may_open_browser({})
    assert may_open_browser({"BROWSER": "code --open"})


def test_without_any_browser_none_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> NoReturn:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert not may_open_browser(DISPLAY)
