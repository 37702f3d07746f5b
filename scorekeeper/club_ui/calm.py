"""The wait until the server has time, for parts of a page that nobody needs at once."""

import asyncio

BUSY_TURN_SECONDS = 0.01
"""A turn of the event loop that takes longer draws other pages."""
PAUSE_SECONDS = 0.1
MAX_PAUSES = 50
"""After five seconds of work for others a page gets its turn."""


async def is_busy() -> bool:
    """Return True if the event loop has other pages to draw; it takes two turns to find out."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return loop.time() - begun >= BUSY_TURN_SECONDS


async def until_calm() -> None:
    """Wait until the event loop has nothing else to do, and at most some seconds.

    After a restart two hundred phones come at once: each should show its table before any shows the
    rest.
    """
    for _ in range(MAX_PAUSES):
        if not await is_busy():
            return
        await asyncio.sleep(PAUSE_SECONDS)
