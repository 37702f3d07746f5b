"""Waiting until the server has time, for parts of a page that nobody needs at once."""

import asyncio

BUSY_TURN_SECONDS = 0.01
"""A turn of the event loop that takes longer draws other pages."""
PAUSE_SECONDS = 0.1
MAX_PAUSES = 50
"""After five seconds of work for others a page gets its turn."""


async def until_calm() -> None:
    """Wait until the event loop has nothing else to do, and at most some seconds.

    After a restart two hundred phones come at once: each should show its table before any shows the
    rest. A server that is not busy waits for no more than two turns of the loop.
    """
    loop = asyncio.get_running_loop()
    for _ in range(MAX_PAUSES):
        begun = loop.time()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        if loop.time() - begun < BUSY_TURN_SECONDS:
            return
        await asyncio.sleep(PAUSE_SECONDS)
