"""What is shown, made ready while the server answers already.

A browser takes a second or two to load the client before it asks for the first screen. Until
then the store is read and the screens are loaded; no address is told before the store is open.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import signal
from concurrent.futures import Future
from threading import Timer
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Main = Callable[[Any], Any]


HEAD_START = 0.05
"""Seconds in which whoever asks at once is answered: a thread that loads would hold that up."""


class Opening:
    """Flet's function of a page, which is still being made when the first pages come."""

    def __init__(self, make: Callable[[], Main]) -> None:
        """`make` makes the function; it is called once, by `now` or by `meanwhile`."""
        self._make = make
        self._made: Future[Main] = Future()

    def now(self) -> Main:
        """Make the function and give it; raises what the making raises."""
        try:
            self._made.set_result(self._make())
        except BaseException as error:  # noqa: BLE001  it is raised where it is waited for
            self._made.set_exception(error)
        return self._made.result()

    @contextlib.contextmanager
    def meanwhile(self, ready: Callable[[], object]) -> Iterator[None]:
        """Make the function in a thread, then call `ready`; where it fails the server is stopped.

        The end of the context waits for the thread; `check` then raises what went wrong.
        """

        def work() -> None:
            with contextlib.suppress(BaseException):
                self.now()
            if self._made.exception() is None:
                ready()
            else:
                signal.raise_signal(signal.SIGINT)

        thread = Timer(HEAD_START, work)
        thread.name = "opening"
        thread.start()
        try:
            yield
        finally:
            thread.join()

    def check(self) -> None:
        """Raise what the making has raised."""
        if self._made.done():
            self._made.result()

    async def main(self, page: Any) -> None:
        """Show a page what is made, as soon as it is."""
        main = await asyncio.wrap_future(self._made)
        shown = main(page)
        if inspect.isawaitable(shown):
            await shown
