"""A copy of the running evening in a file of its own, say on a USB stick.

If the server's computer is lost, another one goes on from that file. It is written in a
thread: a slow stick keeps nobody at a table waiting, and one that was pulled out is tried again.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from typing import TYPE_CHECKING, Self

from scorekeeper.errors import ScorekeeperError
from scorekeeper.storage.disk import flush_directory, fresh_name, write_new

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Listener = Callable[[str | None], None]

_log = logging.getLogger(__name__)


class Copying:
    """Keeps a file up with what `take` gives, for as long as the context lasts."""

    def __init__(
        self, file: Path, *, take: Callable[[], bytes | None], pause: float = 10.0
    ) -> None:
        """Keep `file`; `take` gives its bytes, None where there is nothing to be copied.

        It is called in a thread of its own, with `pause` seconds between two copies.
        """
        self.file = file
        self._take, self._pause = take, pause
        self._listeners: dict[Listener, None] = {}
        self._due, self._ended = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="copy", daemon=True)
        self.failure: str | None = None  # why the last copy could not be made

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener with the reason why no copy could be made, and with None once one was.

        It is called in the thread of the copies. Gives the call that ends it.
        """
        self._listeners[listener] = None
        return lambda: self._listeners.pop(listener, None)

    def changed(self) -> None:
        """Make a copy soon; may be called from any thread, and as often as one likes."""
        self._due.set()

    def __enter__(self) -> Self:
        self.changed()
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self.changed()
        self._thread.join(15)  # seconds for the last copy

    def _run(self) -> None:
        while True:
            self._due.wait()
            self._due.clear()
            made = self._copy()
            if self._ended.is_set() and not (made and self._due.is_set()):
                return
            if not made:
                self._due.set()
            self._ended.wait(self._pause)

    def _copy(self) -> bool:
        failure = None
        try:
            content = self._take()
            if content is not None:
                write_over(self.file, content)
        except (OSError, ScorekeeperError) as error:
            failure = getattr(error, "strerror", None) or str(error)
        except Exception as error:  # noqa: BLE001  the evening goes on without a copy
            _log.exception("No copy of the evening in %s", self.file)
            failure = type(error).__name__
        if failure != self.failure:
            self.failure = failure
            for listener in tuple(self._listeners):
                try:
                    listener(failure)
                except Exception:  # noqa: BLE001  nothing to the one who copies
                    _log.exception("A listener could not be told of the copy in %s", self.file)
        return failure is None


def write_over(file: Path, content: bytes) -> None:
    """Put new content into a file so that a power cut leaves the old or the new, never a part.

    Raises OSError where the disk refuses; the old content is there then.
    """
    fresh = fresh_name(file)
    write_new(fresh, [content], again=True)
    try:
        fresh.replace(file)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    flush_directory(file.parent)
