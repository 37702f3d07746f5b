"""What the server's libraries may print to the person who started the app.

A browser that closes, a phone that walks out of the Wi-Fi: for a server these are ordinary,
and nobody wants to see them as a page of traceback. Real errors are printed.
"""

from __future__ import annotations

import logging
import sys

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


def quiet_libraries() -> None:
    """Let the server's libraries print errors only, and those of ordinary ends not at all.

    Where the program has set up logging of its own, that gets the records, without the
    ordinary ends.
    """
    own = logging.getLogger().handlers
    for handler in own:
        handler.addFilter(OnlyRealErrors())
    if not own:
        handler = logging.StreamHandler(sys.stderr)
        handler.setLevel(logging.ERROR)
        handler.addFilter(OnlyRealErrors())
        for name in _LIBRARIES:
            logger = logging.getLogger(name)
            logger.handlers, logger.propagate = [handler], False


def _is_ordinary(error: BaseException) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return all(map(_is_ordinary, error.exceptions))
    names = {kind.__name__ for kind in type(error).__mro__}
    return isinstance(error, ConnectionError) or bool(names & _ORDINARY)
