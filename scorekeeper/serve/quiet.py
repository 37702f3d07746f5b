"""What the server's libraries may print to the person who started the app.

A browser that closes, a phone that walks out of the Wi-Fi: for a server these are ordinary,
and nobody wants to see them as a page of traceback. Real errors are printed, a few of each kind
in a minute: whoever makes the same one happen a thousand times fills no disk.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

EACH, MINUTE, LONGEST = 5, 60.0, 8000
"""Records of each kind in so many seconds, and the most characters of one."""

_LIBRARIES = ("asyncio", "flet", "flet_web", "flet_transport", "uvicorn")

# By name, so that no library has to be loaded to be kept quiet.
_ORDINARY = frozenset(
    {
        "CancelledError",
        "ClientDisconnected",
        "FletPageDisconnectedException",
        "WebSocketDisconnect",
    }
)
_SHUTDOWN = "timeout graceful shutdown exceeded"


class OnlyRealErrors(logging.Filter):
    """A filter that drops what is said when a browser goes away."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep a record unless it tells of an ordinary end."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and _is_ordinary(error):
            return False
        return _SHUTDOWN not in record.getMessage()


class FewOfEach(logging.Filter):
    """A filter that lets a few records of each kind through, then counts what it leaves out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing said."""
        super().__init__()
        self._clock, self._until = clock, 0.0
        self._said: Counter[tuple[object, ...]] = Counter()
        self._before: Counter[tuple[object, ...]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep a record unless enough like it were kept in this minute."""
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.lineno, error)
        if self._clock() >= self._until:
            self._until = self._clock() + MINUTE
            self._before, self._said = self._said, Counter()
        left_out = self._before.pop(kind, 0) - EACH
        if left_out > 0:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more before)", ()
        self._said[kind] += 1
        return self._said[kind] <= EACH


class Short(logging.Formatter):
    """A formatter that leaves out the middle of what is too long: what browsers sent is in it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record with its traceback."""
        written = super().format(record)
        half = LONGEST // 2
        return written if len(written) <= LONGEST else f"{written[:half]} … {written[-half:]}"


def quiet_libraries() -> None:
    """Let the server's libraries print errors only, and those of ordinary ends not at all.

    Where the program has set up logging of its own, that gets the records, without the
    ordinary ends and without what repeats itself.
    """
    filters = (OnlyRealErrors(), FewOfEach())
    own = logging.getLogger().handlers
    for handler in own:
        _add(handler, filters)
    if not own:
        _print(_LIBRARIES, logging.ERROR, filters)
        _print(("scorekeeper",), logging.WARNING, filters)


def _print(names: tuple[str, ...], level: int, filters: tuple[logging.Filter, ...]) -> None:
    """Print what some loggers say from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setLevel(level)
    handler.setFormatter(Short())
    _add(handler, filters)
    for name in names:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False


def _add(handler: logging.Handler, filters: tuple[logging.Filter, ...]) -> None:
    for one in filters:
        handler.addFilter(one)


def _is_ordinary(error: BaseException) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return all(map(_is_ordinary, error.exceptions))
    names = {kind.__name__ for kind in type(error).__mro__}
    return isinstance(error, ConnectionError) or bool(names & _ORDINARY)
