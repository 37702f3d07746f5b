"""Wait until the server is idle before it draws less urgent parts of a page."""

import asyncio

BUSY_TURN_SECONDS = 0.01
"""If two turns of the event loop take longer, the loop is drawing other pages."""
PAUSE_SECONDS = 0.1
MAX_PAUSES = 50
"""After five seconds of pauses a page is drawn even if the server is busy."""


async def is_busy() -> bool:
    """Return True if two turns of the event loop take `BUSY_TURN_SECONDS` or longer."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return loop.time() - begun >= BUSY_TURN_SECONDS


async def until_calm() -> None:
    """Wait until the event loop is idle, or for about five seconds.

    After a restart of the server two hundred phones connect at once: each should show its table
    before any of them shows less urgent parts.
    """
    for _ in range(MAX_PAUSES):
        if not await is_busy():
            return
        await asyncio.sleep(PAUSE_SECONDS)
