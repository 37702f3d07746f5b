"""The club's side of a league while the app runs: one sending at a time, in a thread."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Event, Lock, Thread

import httpx

from scorekeeper.errors import ScorekeeperError
from scorekeeper.league import outbox
from scorekeeper.league.documents import LeagueError
from scorekeeper.services import Session
from scorekeeper.services.club.access import OF_NO_EVENING
from scorekeeper.services.club.league import Delivery, Membership, Sending
from scorekeeper.services.events import EveningChanged


def _new_client() -> httpx.Client:
    return httpx.Client(timeout=outbox.TIMEOUT)


class _StoppedError(Exception):
    """Raised in the thread to end a sending that the user has stopped."""


class Connection:
    """The protocol `scorekeeper.services.club.league.League` for the club of a session.

    The protocol documents the methods that have no docstring here.
    """

    def __init__(
        self, session: Session, *, client: Callable[[], httpx.Client] = _new_client
    ) -> None:
        self._session = session
        self._new_client = client
        self._lock = Lock()  # guards `sending`, which a screen reads while the thread changes it
        self._stop_requested = Event()
        self.sending = Sending()

    def read_membership(self) -> Membership | None:
        """Return the club's membership with the documents to send; None if it is in no league."""
        try:
            membership = outbox.load_membership(self._folder)
        except LeagueError:
            return None
        member_list, sheets = outbox.due_documents(self._session, membership, written=self._now())
        due = [outbox.item_of(sheet) for sheet in sheets]
        if member_list is not None:
            due.insert(0, outbox.item_of(member_list))
        return Membership(
            club=membership.club,
            url=membership.url,
            nameless=membership.nameless,
            due=tuple(due),
        )

    def join(self, *, club: str, url: str, key: str, nameless: bool) -> None:
        with self._no_sending():
            outbox.join(self._folder, club=club, url=url, key=key, nameless=nameless)
        self._publish_change()

    def choose_names(self, *, nameless: bool) -> None:
        with self._no_sending():
            membership = outbox.load_membership(self._folder)
            outbox.save_membership(replace(membership, nameless=nameless), self._folder)
        self._publish_change()

    def leave(self) -> None:
        with self._no_sending():
            outbox.leave(self._folder)
            self.sending = Sending()
        self._publish_change()

    def files(self) -> dict[str, bytes]:
        membership = outbox.load_membership(self._folder)
        return outbox.due_files(self._session, membership, written=self._now())

    def send(self, *, overrule: bool = False) -> None:
        """Start a thread that sends the due documents; do nothing if one is running."""
        with self._lock:
            if self.sending.is_running:
                return
            self._stop_requested.clear()
            self.sending = Sending(is_running=True)

        # A daemon may end with the program: acknowledgements are saved one by one, and the other
        # documents are due again at the next start.
        thread = Thread(target=lambda: self._send(overrule=overrule), name="league", daemon=True)
        thread.start()
        self._publish_change()

    def stop(self) -> None:
        """Ask the running thread to stop after the current document; return at once."""
        with self._lock:
            if not self.sending.is_running:
                return
            self._stop_requested.set()
            self.sending = replace(self.sending, is_stopping=True)
        self._publish_change()

    # --- the thread of a sending

    def _send(self, *, overrule: bool) -> None:
        """Send the due documents; then note in `sending` that this has ended, with any error."""
        error: ScorekeeperError | None = None
        try:
            with suppress(_StoppedError), self._new_client() as client:
                client.event_hooks = {"request": [self._check_stop]}
                membership = outbox.load_membership(self._folder)
                sender = outbox.Sender(membership=membership, client=client, wait=self._wait)
                outbox.send_all(
                    self._session,
                    self._folder,
                    sender,
                    written=self._now(),
                    report=self._add_delivery,
                    overrule=overrule,
                )
        except ScorekeeperError as raised:
            error = raised
        finally:
            with self._lock:
                self.sending = replace(
                    self.sending, is_running=False, is_stopping=False, error=error
                )
            self._publish_change()

    def _check_stop(self, _: httpx.Request) -> None:
        """Stop the sending before a request; the exception passes through the client."""
        if self._stop_requested.is_set():
            raise _StoppedError

    def _wait(self, seconds: float) -> None:
        self._set_pause(seconds)
        # `stop` ends the pause; the next request then raises.
        self._stop_requested.wait(seconds)
        self._set_pause(None)

    def _set_pause(self, seconds: float | None) -> None:
        with self._lock:
            self.sending = replace(self.sending, pause=seconds)
        self._publish_change()

    def _add_delivery(self, delivery: Delivery, item_count: int) -> None:
        with self._lock:
            deliveries = (*self.sending.deliveries, delivery)
            self.sending = replace(self.sending, deliveries=deliveries, item_count=item_count)
        self._publish_change()

    # --- for all actions

    def _publish_change(self) -> None:
        self._session.club.evenings.club_events.publish(
            EveningChanged(OF_NO_EVENING, kind="league")
        )

    @contextmanager
    def _no_sending(self) -> Iterator[None]:
        """Keep a sending from starting; raise `LeagueError` during one."""
        with self._lock:
            if self.sending.is_running:
                raise LeagueError("league_sending")
            yield

    @property
    def _folder(self) -> Path:
        return self._session.path.parent

    def _now(self) -> str:
        return self._session.club.evenings.work.now()
