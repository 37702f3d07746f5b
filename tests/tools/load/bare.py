"""The bare Flet app with as many clients: what it makes them wait, and what they cost there."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.browser.server import ROOT, answers, free_port
from tests.tools.load.bare_app import BUTTON, TEXT
from tests.tools.load.browser import Browser
from tests.tools.load.crowd import crowd
from tests.tools.load.frames import PHONE
from tests.tools.load.process import Memory, each, memory_of
from tests.tools.load.waits import Waits

PATIENCE = 40.0
"""Seconds for the app to start."""


@dataclass(frozen=True, slots=True)
class Bare:
    waits: Waits
    a_client: Memory


async def bare(clients: int, times: int, *, pause: float) -> Bare:
    """Connect so many clients and have them told a number so often, with a pause in between."""
    port = free_port()
    with _served(port) as pid:
        first = Browser(port, PHONE, name="bare 0")
        async with crowd([first], ready):
            before = memory_of(pid)
            others = [Browser(port, PHONE, name=f"bare {n}") for n in range(1, clients)]
            async with crowd(others, ready):
                after = memory_of(pid)
                waits = Waits("bare Flet")
                for number in range(1, times + 1):
                    await asyncio.sleep(pause)
                    await _tell(first, others, str(number), waits)
    return Bare(waits, each(before, after, max(len(others), 1)))


async def _tell(first: Browser, others: list[Browser], number: str, waits: Waits) -> None:
    left = await first.tap(BUTTON)
    everybody = [one.until(lambda screen: screen.text(TEXT) == number) for one in (first, *others)]
    for arrived in await asyncio.gather(*everybody):
        waits.add(left, arrived)


async def ready(browser: Browser) -> None:
    """Wait until a client shows the number."""
    await browser.until(lambda screen: screen.text(TEXT) is not None)


@contextmanager
def _served(port: int) -> Iterator[int]:
    """Serve the bare app in a process of its own; gives its id."""
    command = [sys.executable, "-m", "tests.tools.load.bare_app", str(port)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        try:
            _wait(process, port)
            yield process.pid
        finally:
            process.kill()


def _wait(process: "subprocess.Popen[bytes]", port: int) -> None:
    for _ in range(int(PATIENCE / 0.1)):
        if answers(port):
            return
        try:
            process.wait(0.1)
        except subprocess.TimeoutExpired:
            continue
        break
    raise AssertionError("the bare app did not start")
