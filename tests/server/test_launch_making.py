"""What is shown is made while the server answers; what goes wrong meanwhile ends the server."""

import asyncio
import signal
import threading
from collections.abc import Awaitable, Callable

import pytest

from scorekeeper.server.launch import DeferredApp


class NoStoreError(Exception):
    """Something that keeps an app from being opened."""


def refuse_store() -> Callable[[object], None]:
    raise NoStoreError


async def test_a_page_that_comes_too_early_waits_for_what_is_made() -> None:
    let_go, shown = threading.Event(), list[object]()

    def make() -> Callable[[object], Awaitable[None]]:
        let_go.wait(10)

        async def main(page: object) -> None:
            shown.append(page)

        return main

    opening, told = DeferredApp(make), list[str]()
    with opening.loading(lambda: told.append("the address")):
        early = asyncio.create_task(opening.main("a page"))
        await asyncio.sleep(0.05)
        assert (shown, told) == ([], []), "nothing is there, and nobody is told where"
        let_go.set()
        await early
    assert (shown, told) == (["a page"], ["the address"])
    opening.raise_error()


def test_a_failure_stops_the_server_and_is_raised_when_it_has_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    signals, told = list[int](), list[str]()
    monkeypatch.setattr(signal, "raise_signal", signals.append)
    opening = DeferredApp(refuse_store)
    with opening.loading(lambda: told.append("the address")):
        pass
    assert signals == [signal.SIGINT]
    assert told == []
    with pytest.raises(NoStoreError):
        opening.raise_error()


def test_without_a_server_it_is_made_at_once() -> None:
    assert DeferredApp(lambda: print).load() is print
    with pytest.raises(NoStoreError):
        DeferredApp(refuse_store).load()


def test_a_server_that_ends_before_it_began_has_nothing_to_check() -> None:
    DeferredApp(refuse_store).raise_error()
