"""What the person at the terminal sees of the server's libraries."""

import asyncio
import gc
import logging
import sys
from collections.abc import Iterator

import pytest

from scorekeeper.server.environment import (
    MAX_LENGTH,
    MAX_REPEATS,
    PERIOD,
    DisconnectionFilter,
    RepetitionFilter,
    quiet_libraries,
    tune_interpreter,
)


class WebSocketDisconnect(Exception):  # noqa: N818  named as the server's own is
    """An exception as Starlette raises it when a browser goes away."""


def record(error: BaseException | None, text: str = "Exception in ASGI application") -> bool:
    info = (type(error), error, None) if error else None
    entry = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, text, None, info)
    return bool(DisconnectionFilter().filter(entry))


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
    names = ("asyncio", "flet", "flet_web", "flet_transport", "uvicorn", "scorekeeper")
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


@pytest.mark.thorough
@pytest.mark.usefixtures("loggers")
def test_repeated_errors_fill_no_disk(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    quiet_libraries()
    error = ValueError("x" * 60_000)
    for number in range(10_000):
        logging.getLogger("flet").error("Unhandled error %s", number, exc_info=error)
        logging.getLogger("scorekeeper.ui.state").error("%s", number, exc_info=error)
    assert len(capsys.readouterr().err) < 2 * MAX_REPEATS * (MAX_LENGTH + 10)


def test_repeated_errors_are_counted_and_others_printed() -> None:
    now = [0.0]
    few = RepetitionFilter(lambda: now[0])

    def said(line: int, words: str = "Gone %s") -> str | None:
        entry = logging.LogRecord("flet", logging.ERROR, "", line, words, ("wrong",), None)
        return entry.getMessage() if few.filter(entry) else None

    assert [said(1) for _ in range(100)] == ["Gone wrong"] * MAX_REPEATS + [None] * (
        100 - MAX_REPEATS
    )
    assert said(2) == "Gone wrong"
    now[0] += PERIOD
    assert [said(1), said(1), said(2)] == [
        f"Gone wrong ({100 - MAX_REPEATS} more before)",
        "Gone wrong",
        "Gone wrong",
    ]


def test_a_log_of_the_programs_own_gets_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    own = logging.StreamHandler(sys.stderr)
    monkeypatch.setattr(logging.getLogger(), "handlers", [own])
    before = logging.getLogger("uvicorn").handlers
    quiet_libraries()
    assert [type(one) for one in own.filters] == [DisconnectionFilter, RepetitionFilter]
    assert logging.getLogger("uvicorn").handlers == before


def test_interpreter_is_tuned_and_flet_logs_no_controls() -> None:
    thresholds, turn = gc.get_threshold(), sys.getswitchinterval()
    try:
        tune_interpreter()
        assert gc.get_threshold() == (50_000, 3, 30)
        assert sys.getswitchinterval() < turn or turn == pytest.approx(0.0005)
        assert not logging.getLogger("flet_controls").isEnabledFor(logging.DEBUG)
    finally:
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(turn)
