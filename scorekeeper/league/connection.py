"""The club's side of a league while the app runs: one sending at a time, in a thread of its own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Event, RLock, Thread
from typing import Any

import httpx

from scorekeeper.errors import ScorekeeperError
from scorekeeper.league import outbox
from scorekeeper.league.documents import Answer, LeagueError, MemberList
from scorekeeper.services import Session
from scorekeeper.services.club.access import OF_NO_EVENING
from scorekeeper.services.club.league import Delivery, Item, Joined, Sending
from scorekeeper.services.events import EveningChanged


def _client() -> httpx.Client:
    return httpx.Client(timeout=outbox.TIMEOUT)


class _StoppedError(Exception):
    """Somebody has stopped the sending."""


class Connection:
    """A `scorekeeper.services.club.league.League` over the store of a session."""

    def __init__(self, session: Session, *, client: Callable[[], httpx.Client] = _client) -> None:
        self._session, self._client = session, client
        self._lock, self._stopped = RLock(), Event()
        self.sending = Sending()

    def look(self) -> Joined | None:
        try:
            membership = outbox.membership_in(self._folder)
        except LeagueError:
            return None
        names, sheets = outbox.due(self._session, membership, written=self._now())
        items = [] if names is None else [_item(names)]
        items += map(_item, sheets)
        return Joined(
            club=membership.club,
            url=membership.url,
            nameless=membership.nameless,
            due=tuple(items),
        )

    def join(self, *, club: str, url: str, key: str, nameless: bool) -> None:
        with self._idle():
            outbox.join(self._folder, club=club, url=url, key=key, nameless=nameless)
        self._tell()

    def choose_names(self, *, nameless: bool) -> None:
        with self._idle():
            membership = outbox.membership_in(self._folder)
            outbox.keep(replace(membership, nameless=nameless), self._folder)
        self._tell()

    def leave(self) -> None:
        with self._idle():
            outbox.leave(self._folder)
            self.sending = Sending()
        self._tell()

    def files(self) -> dict[str, bytes]:
        membership = outbox.membership_in(self._folder)
        return outbox.files_due(self._session, membership, written=self._now())

    def send(self, *, overrule: bool = False) -> None:
        with self._lock:
            if self.sending.is_running:
                return
            self._stopped.clear()
            self.sending = Sending(is_running=True)
        # A daemon: what was acknowledged is on the disk, and the rest is due at the next start.
        Thread(target=self._send, args=(overrule,), name="league", daemon=True).start()
        self._tell()

    def stop(self) -> None:
        with self._lock:
            if self.sending.is_running:
                self._stopped.set()
                self._show(is_stopping=True)

    def _send(self, overrule: bool) -> None:  # noqa: FBT001  from a thread's arguments
        error: ScorekeeperError | None = None
        try:
            with suppress(_StoppedError), self._client() as client:
                client.event_hooks = {"request": [self._check]}
                membership = outbox.membership_in(self._folder)
                outbox.send_all(
                    self._session,
                    self._folder,
                    outbox.Sender(membership=membership, client=client, wait=self._wait),
                    written=self._now(),
                    report=self._report,
                    overrule=overrule,
                )
        except ScorekeeperError as refused:
            error = refused
        finally:
            self._show(is_running=False, is_stopping=False, error=error)

    def _check(self, _: httpx.Request) -> None:
        if self._stopped.is_set():
            raise _StoppedError

    def _wait(self, seconds: float) -> None:
        self._show(pause=seconds)
        self._stopped.wait(seconds)
        self._show(pause=None)

    def _report(self, about: outbox.Due | MemberList, answer: Answer, count: int) -> None:
        delivery = Delivery(_item(about), answer.state, answer.reasons)
        self._show(deliveries=(*self.sending.deliveries, delivery), count=count)

    def _show(self, **changes: Any) -> None:
        with self._lock:
            self.sending = replace(self.sending, **changes)
        self._tell()

    def _tell(self) -> None:
        self._session.club.evenings.newsroom.publish(EveningChanged(OF_NO_EVENING, kind="league"))

    @contextmanager
    def _idle(self) -> Iterator[None]:
        with self._lock:
            if self.sending.is_running:
                raise LeagueError("league_sending")
            yield

    @property
    def _folder(self) -> Path:
        return self._session.path.parent

    def _now(self) -> str:
        return self._session.club.evenings.work.now()


def _item(about: outbox.Due | MemberList) -> Item:
    return Item(about.name, about.sheet.day) if isinstance(about, outbox.Due) else Item()
