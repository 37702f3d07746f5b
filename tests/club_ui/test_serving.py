"""What the organiser's screens say of the club's server: the copy that cannot be written."""

import threading
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.club_ui.sessions import begin_evening, draw_next_round
from tests.services.club.kit import next_round
from tests.ui.device import NAME
from tests.ui.testkit import UI, mount

Listener = Callable[[str | None], None]
ORGANISER = "organiser"
ADDRESS = "http://192.168.1.20:8765"
TOLD = "Can’t write the copy of the session"


@dataclass
class Stick:
    """A copy that may be pulled out; it tells so from a thread of its own, as the real one does."""

    file: Path = Path("/stick/evening.json")
    failure: str | None = None
    listeners: list[Listener] = field(default_factory=list)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def fail(self, failure: str | None) -> None:
        self.failure = failure
        for listener in self.listeners:
            thread = threading.Thread(target=listener, args=(failure,))
            thread.start()
            thread.join()


def organiser(
    session: Session, stick: Stick | None = None, *, route: str = "/matches", name: str = ORGANISER
) -> AbstractAsyncContextManager[UI]:
    """The organiser's browser, at the list of matches; `name` is what the server knows it by."""
    main = app(session, Words(), club_address=ADDRESS, copier=stick)
    return mount(main, route=route, client=name, answers={"get": lambda _: NAME})


async def shows_failed_copy(ui: UI) -> bool:
    await ui.settle()
    return any(text.startswith(TOLD) for text in ui.texts())


async def test_failing_copy_is_told_until_it_is_written_again(
    session: Session,
) -> None:
    stick = Stick()
    async with organiser(session, stick) as ui:
        assert not await shows_failed_copy(ui)
        stick.fail("no room")
        assert await shows_failed_copy(ui)
        stick.fail(None)
        assert not await shows_failed_copy(ui)


async def test_failing_copy_is_told_to_a_later_page(session: Session) -> None:
    async with organiser(session, Stick(failure="no room")) as ui:
        assert await shows_failed_copy(ui)


async def test_a_page_that_is_closed_listens_no_more(session: Session) -> None:
    stick = Stick()
    async with organiser(session, stick):
        assert len(stick.listeners) == 1
    assert stick.listeners == []


async def test_without_a_copy_there_is_nothing_to_say(session: Session) -> None:
    async with organiser(session, None) as ui:
        assert not await shows_failed_copy(ui)


async def test_nothing_is_said_of_other_computers_while_none_is_logged_in(session: Session) -> None:
    async with organiser(session, route="/club") as ui:
        assert not ui.has("logins-count")
        session.club.logins.begin()
        await ui.until(lambda: ui.has("logins-count"))
        assert ui.text("logins-count") == "1 computer is logged in with the PIN."


async def test_an_organiser_elsewhere_logs_out_and_nobody_else_with_him(session: Session) -> None:
    logins = session.club.logins
    own, other = (logins.login_of(logins.begin()) for _ in range(2))
    assert own is not None
    async with organiser(session, route="/club", name=own) as ui:
        await ui.tap("logins-end-own")
        await ui.until(lambda: logins.active_logins() == (other,))


async def test_an_organiser_elsewhere_logs_out_all_others(session: Session) -> None:
    logins = session.club.logins
    own, *_ = (logins.login_of(logins.begin()) for _ in range(3))
    assert own is not None
    async with organiser(session, route="/club", name=own) as ui:
        await ui.tap("logins-end-others")
        await ui.until(lambda: logins.active_logins() == (own,))
        assert ui.has("logins-end-own")


async def test_at_the_servers_own_computer_all_others_are_logged_out(session: Session) -> None:
    for _ in range(3):
        session.club.logins.begin()
    async with organiser(session, route="/club") as ui:
        assert not ui.has("logins-end-own")
        await ui.tap("logins-end-all")
        await ui.until(lambda: not ui.has("logins-count"))
        assert session.club.logins.active_logins() == ()


async def test_organisers_link_opens_the_running_evening_or_the_club(
    session: Session,
) -> None:
    main = app(session, Words(), club_address=ADDRESS)
    answers: dict[str, Any] = {"get": lambda _: NAME}
    planned = begin_evening(session)
    async with mount(main, answers=answers) as ui:
        await ui.until(lambda: ui.route == "/club")
        assert ui.has("evening-0")
    uid = begin_evening(session)
    next_round(session, uid)
    draw_next_round(session, begin_evening(session))
    async with mount(main, answers=answers) as ui:
        await ui.until(lambda: ui.route == f"/club/{uid}")
        assert ui.has("table-1")
        await ui.go("/")
        assert ui.route == "/", "the table at home is still a tap away"
    async with mount(main, route=f"/club/{planned}/players", answers=answers) as ui:
        assert ui.route == f"/club/{planned}/players", "an address is followed as it is"
    async with mount(app(session, Words()), answers=answers) as ui:
        assert ui.route == "/", "who serves no club begins at the table"
