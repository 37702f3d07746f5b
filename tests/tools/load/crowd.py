"""Many browsers at once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from tests.tools.load.browser import Browser

AT_ONCE = 10
"""The phones that come in at the same moment: those of a table are taken out together."""

Ready = Callable[[Browser], Awaitable[None]]


@asynccontextmanager
async def crowd(browsers: Sequence[Browser], ready: Ready) -> AsyncIterator[Sequence[Browser]]:
    """Open browsers, some at a time, wait until all are ready, and close them at the end."""
    try:
        for start in range(0, len(browsers), AT_ONCE):
            some = browsers[start : start + AT_ONCE]
            for one in some:
                one.open()
            await asyncio.gather(*map(ready, some))
        yield browsers
    finally:
        await asyncio.gather(*(one.close() for one in browsers), return_exceptions=True)
    for one in browsers:
        one.check()
