"""What the person at the terminal sees of the server's libraries."""

import asyncio
import logging
import sys
from collections.abc import Iterator

import pytest

from scorekeeper.serve.quiet import OnlyRealErrors, quiet_libraries


class WebSocketDisconnect(Exception):  # noqa: N818  named as the server's own is
    """What Starlette raises when a browser goes away."""


def record(error: BaseException | None, text: str = "Exception in ASGI application") -> bool:
    """Whether an error record of a library gets through."""
    info = (type(error), error, None) if error else None
    entry = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, text, None, info)
    return bool(OnlyRealErrors().filter(entry))


@pytest.mark.parametrize(
    "error",
    [
        WebSocketDisconnect(),
        ConnectionResetError(),
        BrokenPipeError(),
        asyncio.CancelledError(),
        BaseExceptionGroup("gone", [ConnectionResetError(), WebSocketDisconnect()]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_browser_that_goes_away_is_no_error(error: BaseException) -> None:
    assert not record(error)


@pytest.mark.parametrize(
    "error",
    [
        ZeroDivisionError(),
        OSError("disk full"),
        KeyError("WebSocketDisconnect"),
        BaseExceptionGroup("both", [ConnectionResetError(), ZeroDivisionError()]),
        None,
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_real_error_is_printed(error: BaseException | None) -> None:
    assert record(error)


def test_a_server_that_waited_long_enough_says_nothing() -> None:
    assert not record(None, "Cancel 1 running task(s), timeout graceful shutdown exceeded")


@pytest.fixture
def loggers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The libraries' loggers as they are before the server starts, and again afterwards."""
    names = ("asyncio", "flet", "flet_web", "flet_transport", "uvicorn")
    before = {
        name: (logging.getLogger(name).handlers, logging.getLogger(name).propagate)
        for name in names
    }
    yield
    for name, (handlers, propagate) in before.items():
        logging.getLogger(name).handlers, logging.getLogger(name).propagate = handlers, propagate


@pytest.mark.usefixtures("loggers")
def test_libraries_print_their_errors_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    quiet_libraries()
    logging.getLogger("uvicorn.error").info("Started server process")
    logging.getLogger("flet_web.fastapi").warning("Receive loop error")
    logging.getLogger("uvicorn.error").error("Gone", exc_info=ConnectionResetError())
    assert capsys.readouterr().err == ""
    logging.getLogger("flet").error("Unhandled error in main()")
    assert capsys.readouterr().err == "Unhandled error in main()\n"


def test_a_log_of_the_programs_own_gets_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    own = logging.StreamHandler(sys.stderr)
    monkeypatch.setattr(logging.getLogger(), "handlers", [own])
    before = logging.getLogger("uvicorn").handlers
    quiet_libraries()
    assert [type(one) for one in own.filters] == [OnlyRealErrors]
    assert logging.getLogger("uvicorn").handlers == before
