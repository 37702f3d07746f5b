"""The draft of a form: kept after every tap, in order, and never in the way of the next tap."""

import asyncio
from collections.abc import Callable
from typing import Any

from scorekeeper.entry import Form, form_document, form_from
from scorekeeper.rules.model import RuleSet
from scorekeeper.session import Session
from scorekeeper.store import StoreError
from scorekeeper.ui.screens.record.purpose import Purpose


class DraftBox:
    """Where one device keeps one form; of those that wait for the disk only the latest is kept."""

    def __init__(
        self, session: Session, device: str, purpose: Purpose, failed: Callable[[StoreError], None]
    ) -> None:
        """Keep what a device types; `failed` hears why the store would not."""
        self._drafts = session.drafts
        self._where: dict[str, Any] = {
            "match": purpose.opened.uid,
            "device": device,
            "before": purpose.goes_before,
        }
        self._failed = failed
        self._waiting: tuple[Form | None, int] | None = None
        self._work: asyncio.Task[None] | None = None

    def find(self, rules: RuleSet) -> tuple[Form, int] | None:
        """The form that was kept, and the number of the match's last change at that time."""
        found = self._drafts.find(**self._where)
        form = form_from(found.form, rules) if found is not None else None
        return None if found is None or form is None else (form, found.seen)

    def put(self, form: Form | None, *, seen: int) -> None:
        """Have a form kept, or the draft thrown away; returns at once."""
        self._waiting = form, seen
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._write())

    async def flush(self) -> None:
        """Wait until everything that was put is on the disk."""
        if self._work is not None:
            await self._work

    async def _write(self) -> None:
        while self._waiting is not None:
            (form, seen), self._waiting = self._waiting, None
            try:
                await asyncio.to_thread(self._keep, form, seen)
            except StoreError as error:
                self._failed(error)

    def _keep(self, form: Form | None, seen: int) -> None:
        if form is None:
            self._drafts.forget(**self._where)
        else:
            self._drafts.keep(form=form_document(form), seen=seen, **self._where)
