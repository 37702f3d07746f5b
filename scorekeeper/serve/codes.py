"""A card's code exchanged for a token, off the event loop: the store flushes what it gives."""

from __future__ import annotations

import asyncio
import hmac
from typing import TYPE_CHECKING

from scorekeeper.errors import ScorekeeperError
from scorekeeper.store import StoreNotKeptError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from scorekeeper.serve.visitors import Access, Known, Pass


class Codes:
    """What opens a table or a screen to a browser."""

    def __init__(self, access: Access, *, connected: Callable[[], Iterable[str]]) -> None:
        """Exchange with `access`; `connected` gives the ids of the visitors who are there now."""
        self._access, self._connected = access, connected

    async def exchange(self, code: str, *, before: Known | None) -> str | None:
        """Give a token for a code, None where it opens nothing.

        `before` is whom the browser was known as. Who scans the card of his own table again
        stays who he was, and may still take back what he did; at another table he is
        somebody else, and his old token ends. Raises StoreError where nothing can be saved.
        """
        connected = tuple(self._connected())
        return await asyncio.to_thread(self._exchange, code, before, connected)

    def _exchange(self, code: str, before: Known | None, connected: tuple[str, ...]) -> str | None:
        if before is not None and self._is_of(code, before):
            return before.token
        if not self._access.opens(code):  # at little cost: many may be guessing
            return None
        for visitor in connected:  # where a table is full, one who is away has to go
            self._access.by_id(visitor)
        found = self._pass(code)
        if found is None:
            return None
        if before is not None:
            self._access.revoke(before.visitor.id)
        return found.token

    def _is_of(self, code: str, known: Known) -> bool:
        visitor = known.visitor
        try:
            own = self._access.code(visitor.evening, visitor.table)
        except ScorekeeperError:  # the evening has just gone; what matters is the new code
            return False
        return hmac.compare_digest(own.encode(), code.encode("utf-8", "surrogatepass"))

    def _pass(self, code: str) -> Pass | None:
        try:
            return self._access.exchange(code)
        except StoreNotKeptError as error:  # good until the app ends, which is long enough
            done: Pass | None = error.done
            return done
