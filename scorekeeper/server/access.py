"""The second door of a club's evening: it knows who calls, and lets each into his own app.

It stands behind the guard of hosts and origins. Strangers get the pages of the entrance and
nothing else, neither a file nor a WebSocket; everybody else is passed on with a name on him,
that of his token and not of his address.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import secrets
import time
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache, partial
from html import escape
from importlib.resources import files
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from scorekeeper.errors import ScorekeeperError
from scorekeeper.server.limits import LARGEST_MESSAGE, is_loopback
from scorekeeper.server.security import (
    HARMLESS_METHODS,
    POLICY_VIOLATION,
    Keys,
    Refusal,
    answer,
    cookies,
    link_token,
    new_cookie,
    page,
    plain_name,
    read_body,
    refuse,
    welcome,
    words_of,
)
from scorekeeper.server.security import Logins as LoginsHere
from scorekeeper.storage import StoreError, StoreNotKeptError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable, Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from scorekeeper.server.limits import Limits


GOOD_FOR = 2.0
"""Seconds; whoever revokes something says so, and then nothing of this is believed any more."""

_MOST = 2000

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """Answers that were found lately; what was not found is asked for again each time.

    A question to the store waits while somebody's deal is on its way to the disk.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing."""
        self._clock = clock
        self._kept: dict[Key, tuple[float, Value]] = {}

    def get(self, key: Key, ask: Callable[[], Value | None]) -> Value | None:
        """Give the answer to a question, asked anew where it is too old."""
        now = self._clock()
        kept = self._kept.get(key)
        if kept is not None and kept[0] > now:
            return kept[1]
        found = ask()
        if found is None:
            self._kept.pop(key, None)
        else:
            if len(self._kept) >= _MOST:
                self._kept = {}
            self._kept[key] = (now + GOOD_FOR, found)
        return found

    def clear(self) -> None:
        """Believe nothing of it any more."""
        self._kept = {}


if TYPE_CHECKING:
    Header = tuple[bytes, bytes]

KEY = "scorekeeper.caller"
"""Where a scope says who its request is from; nothing but the club's door writes there."""

A_DAY = 86_400
"""Seconds that a phone keeps its cookie: longer than an evening, through an empty battery."""
A_YEAR = 365 * A_DAY
"""Seconds that the organiser's browser keeps its own; the store forgets an unused one earlier."""


class Role(Enum):
    """What a browser is to an evening."""

    ORGANISER = "organiser"
    TABLE = "table"
    SCREEN = "screen"


class Visitor(Protocol):
    """What the store knows of a phone or a big screen."""

    @property
    def id(self) -> str:
        """Its name, which is no secret and opens nothing."""
        ...

    @property
    def role(self) -> str:
        """What it may see: "table" or "screen"."""
        ...

    @property
    def evening(self) -> str:
        """The evening it belongs to."""
        ...

    @property
    def table(self) -> int | None:
        """The number of its table; None for a screen."""
        ...


class Pass(Protocol):
    """What a code was exchanged for."""

    @property
    def token(self) -> str:
        """The secret that the browser keeps."""
        ...

    @property
    def visitor(self) -> Visitor:
        """Whom the store knows by it."""
        ...


class Logins(LoginsHere, Protocol):
    """The log-ins of organisers as the store keeps them, those at other computers too."""

    def of_token(self, token: str) -> str | None:
        """Find the log-in of a token; None where it is over."""
        ...

    def all(self) -> tuple[str, ...]:
        """List those that last."""
        ...


class Access(Protocol):
    """The codes and tokens of the evenings, as the store keeps them.

    What changes something waits for the disk, so it is called off the event loop.
    """

    def opens(self, code: str) -> bool:
        """Tell whether a code would be exchanged now, without changing anything."""
        ...

    def exchange(self, code: str) -> Pass | None:
        """Give a new token for a code; None where no running evening has it."""
        ...

    def visitor(self, token: str) -> Visitor | None:
        """Find whom a token belongs to; None where it is unknown or revoked."""
        ...

    def by_id(self, visitor: str) -> Visitor | None:
        """Find a visitor who is still welcome."""
        ...

    def code(self, evening: Any, table: int | None) -> str:
        """Give the code of a table, or of the screens."""
        ...

    def revoke(self, visitor: str) -> bool:
        """Let a visitor in no more."""
        ...


@dataclass(frozen=True, slots=True)
class Caller:
    """Who a request is from."""

    role: Role
    id: str
    """By this Flet keeps its sessions apart, and a page knows whom it shows itself to."""
    place: Hashable = None
    """What shares a limit: an evening's table, or its screens."""


ORGANISER = Caller(Role.ORGANISER, "organiser")
"""Whoever sits at the server's own computer; who is elsewhere has the name of his log-in."""


def is_organiser(caller: Caller | None) -> bool:
    """Tell whether somebody organises the evening, wherever he sits."""
    return caller is not None and caller.role is Role.ORGANISER


def caller_of(visitor: Visitor) -> Caller:
    """The caller that a visitor is; ValueError for a role that this server does not know."""
    role = Role(visitor.role)
    if role is Role.ORGANISER:
        raise ValueError(visitor.role)  # no code ever makes an organiser
    return Caller(role, visitor.id, (visitor.evening, visitor.table))


@dataclass(frozen=True, slots=True)
class Known:
    """A visitor and the token by which he is known."""

    visitor: Visitor
    token: str


class Visitors:
    """The cookies of this server, and whom they name."""

    def __init__(
        self,
        access: Access,
        logins: Logins,
        keys: Keys,
        *,
        port: int,
        remote: bool,
        here: Callable[[str], bool] = is_loopback,
    ) -> None:
        """Know visitors by `access`, and organisers by `keys` here and by `logins` elsewhere.

        Without `remote` an organiser's cookie is good on this computer only. `here` tells
        whether the address of a peer is this computer's. Browsers share cookies among ports,
        so their names carry the port.
        """
        self._access, self._logins = access, logins
        self._keys, self._here = keys, here
        self._remote = remote
        self._organiser, self._visitor = f"scorekeeper-{port}", f"scorekeeper-club-{port}"
        self._by_token: Recent[bytes, Visitor] = Recent()
        self._by_id: Recent[str, Visitor] = Recent()
        self._by_login: Recent[str, bool] = Recent()
        self._login_by_token: Recent[bytes, str] = Recent()

    def caller(self, scope: Scope) -> Caller | None:
        """Tell who a request is from; None for a stranger."""
        organiser = self._organiser_of(scope)
        if organiser is not None:
            return organiser
        known = self.known(scope)
        return None if known is None else caller_of(known.visitor)

    def known(self, scope: Scope) -> Known | None:
        """Find the visitor whose cookie a request bears."""
        for token in cookies(scope, self._visitor):
            visitor = self._by_token.get(_digest(token), partial(self._access.visitor, token))
            if visitor is not None:
                return Known(visitor, token)
        return None

    def is_here(self, scope: Scope) -> bool:
        """Tell whether a request was sent from the server's own computer."""
        client = scope.get("client")
        return client is not None and self._here(client[0])

    def is_welcome(self, caller: Caller) -> bool:
        """Tell whether somebody who was let in still may be here."""
        if caller == ORGANISER:
            return True
        if caller.role is Role.ORGANISER:
            return self._by_login.get(caller.id, partial(self._lasts, caller.id)) is not None
        return self._by_id.get(caller.id, partial(self._access.by_id, caller.id)) is not None

    def look_again(self) -> None:
        """Ask the store anew for everybody; may be called from any thread."""
        self._by_token.clear()
        self._by_id.clear()
        self._by_login.clear()
        self._login_by_token.clear()

    def organisers_cookie(self, scope: Scope, value: str) -> Header:
        """Write the cookie that makes a browser of this computer the organiser's."""
        return new_cookie(scope, self._organiser, value, seconds=A_YEAR)

    def use(self, scope: Scope) -> None:
        """Note that the organiser's cookie is used; may wait for the disk."""
        for value in cookies(scope, self._organiser):
            self._keys.use(value)

    def visitors_cookie(self, scope: Scope, token: str) -> Header:
        """Write the cookie of a phone or a big screen."""
        return new_cookie(scope, self._visitor, token, seconds=A_DAY)

    def log_in(self, scope: Scope) -> Header:
        """Make a browser the organiser's that has shown the PIN, until it is closed.

        Waits for the disk.
        """
        return new_cookie(scope, self._organiser, self._logins.begin())

    def was_organiser(self, scope: Scope) -> bool:
        """Tell whether a browser once was an organiser's."""
        return bool(cookies(scope, self._organiser))

    def _organiser_of(self, scope: Scope) -> Caller | None:
        for value in cookies(scope, self._organiser):
            if (self._remote or self.is_here(scope)) and self._keys.opens(value):
                return ORGANISER
            login = self._login(value) if self._remote else None
            if login is not None:
                return Caller(Role.ORGANISER, login)
        return None

    def _login(self, token: str) -> str | None:
        return self._login_by_token.get(_digest(token), partial(self._logins.of_token, token))

    def _lasts(self, login: str) -> bool | None:
        return login in self._logins.all() or None


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


GOING_AWAY, TOO_BIG, TRY_LATER = 1001, 1009, 1013
"""WebSocket close codes (RFC 6455, 7.4.1, and the registry that it opens)."""

_GONE: Message = {"type": "websocket.disconnect", "code": GOING_AWAY}


class Line:
    """One open WebSocket, as the app behind it sees it.

    Whether its caller is still welcome is asked at every message, either way: a revoked phone
    neither says nor hears another word.
    """

    def __init__(
        self,
        caller: Caller,
        receive: Receive,
        send: Send,
        *,
        limits: Limits,
        is_welcome: Callable[[Caller], bool],
    ) -> None:
        """Stand between a server's `receive` and `send` and the app."""
        self.caller = caller
        self._receive, self._send, self._is_welcome = receive, send, is_welcome
        organises = caller.role is Role.ORGANISER
        self._largest = LARGEST_MESSAGE if organises else limits.frame
        self._patience = limits.handshake
        self._heard = self._over = False

    async def receive(self) -> Message:
        """Take the next message, or end the line where it is not to be had."""
        if self._over:
            return _GONE
        try:
            async with asyncio.timeout(None if self._heard else self._patience):
                message = await self._receive()
        except TimeoutError:
            return await self._ended(POLICY_VIOLATION)
        if message["type"] != "websocket.receive":
            return message
        self._heard = True
        if not self._is_welcome(self.caller):
            return await self._ended(POLICY_VIOLATION)
        if len(message.get("bytes") or message.get("text") or b"") > self._largest:
            return await self._ended(TOO_BIG)
        return message

    async def send(self, message: Message) -> None:
        """Send on, unless the line is over or its caller is not welcome any more."""
        if self._over:
            return
        if message["type"] == "websocket.send" and not self._is_welcome(self.caller):
            await self.hang_up(POLICY_VIOLATION)
            return
        await self._send(message)

    async def hang_up(self, code: int) -> None:
        """Close the WebSocket; the app behind it hears so from the server."""
        if not self._over:
            self._over = True
            with contextlib.suppress(OSError):  # it has gone by itself
                await self._send({"type": "websocket.close", "code": code})

    async def _ended(self, code: int) -> Message:
        await self.hang_up(code)
        return _GONE


class Crowd:
    """All open lines, and the room that is left."""

    def __init__(self, limits: Limits) -> None:
        """Begin with nobody connected."""
        self._limits = limits
        self._lines: dict[Line, None] = {}

    def has_room(self, caller: Caller) -> bool:
        """Tell whether another line of a caller would be let in now."""
        return not self._is_crowded(caller) or bool(self._own(caller))

    async def enter(self, line: Line) -> bool:
        """Count a new line; False where there is no room for it.

        A phone that comes back before its old line was missed takes the place of that.
        """
        caller, own = line.caller, self._own(line.caller)
        crowded = self._is_crowded(caller)
        if crowded and not own:
            return False
        self._lines[line] = None
        many = caller.role is not Role.ORGANISER and len(own) >= self._limits.a_visitor
        if crowded or many:
            self.leave(own[0])
            await own[0].hang_up(GOING_AWAY)
        return True

    def leave(self, line: Line) -> None:
        """Count a line no more."""
        self._lines.pop(line, None)

    def callers(self) -> set[Caller]:
        """Tell who is connected now."""
        return {line.caller for line in self._lines}

    async def look_round(self, is_welcome: Callable[[Caller], bool]) -> None:
        """End the lines of those who are not welcome any more."""
        for line in tuple(self._lines):
            if not is_welcome(line.caller):
                self.leave(line)
                await line.hang_up(POLICY_VIOLATION)

    def _own(self, caller: Caller) -> list[Line]:
        return [line for line in self._lines if line.caller == caller]

    def _is_crowded(self, caller: Caller) -> bool:
        if caller.role is Role.ORGANISER:
            return False
        visitors = [line.caller for line in self._lines if line.caller.role is not Role.ORGANISER]
        if caller.role is Role.SCREEN:
            like, most = sum(one.role is Role.SCREEN for one in visitors), self._limits.screens
        else:
            like, most = sum(one.place == caller.place for one in visitors), self._limits.a_table
        return like >= most or len(visitors) >= self._limits.sockets


FRAMES = "scorekeeper.frames"
"""The extension of a WebSocket's scope that takes larger messages from now on, in bytes."""


class Door:
    """ASGI middleware that tells callers apart by their cookies."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        visitors: Visitors,
        entrance: Entrance,
        keys: Keys,
        crowd: Crowd,
        limits: Limits,
    ) -> None:
        """Stand before `app`; `keys` has the one-time links of this computer's own browser."""
        self._app, self._visitors, self._entrance = app, visitors, entrance
        self._keys, self._crowd, self._limits = keys, crowd, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through to its app, to the entrance, or nowhere."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
        elif self._entrance.answers(scope):
            await self._entrance(scope, receive, send)
        elif (token := link_token(scope)) is not None:
            await self._open_link(scope, receive, send, token)
        elif (caller := self._visitors.caller(scope)) is None:
            await self._keep_out(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send, caller)
        elif _is_page(scope) and not self._crowd.has_room(caller):
            await refuse(scope, receive, send, Refusal.FULL)
        else:
            await self._app(scope, receive, send)

    async def _keep_out(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a stranger; who was an organiser and is logged out is asked for the PIN."""
        asks = scope["type"] == "http" and _is_page(scope) and self._visitors.was_organiser(scope)
        if asks and self._entrance.takes_pins:
            await self._entrance.ask_for_pin(scope, send)
        else:
            await refuse(scope, receive, send, Refusal.STRANGER)

    async def _open_link(self, scope: Scope, receive: Receive, send: Send, token: str) -> None:
        """Make the browser of this computer the organiser's; a link is not spent elsewhere."""
        if not self._visitors.is_here(scope):
            await refuse(scope, receive, send, Refusal.ELSEWHERE)
        elif is_organiser(self._visitors.caller(scope)):
            await welcome(scope, send)
        elif self._keys.spend(token):
            cookie = await asyncio.to_thread(self._keys.admit)
            await welcome(scope, send, self._visitors.organisers_cookie(scope, cookie))
        else:
            await refuse(scope, receive, send, Refusal.SPENT_LINK)

    async def _connect(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        """Put a WebSocket through under its caller's name, unless there is no room for it."""
        line = Line(
            caller, receive, send, limits=self._limits, is_welcome=self._visitors.is_welcome
        )
        if not await self._crowd.enter(line):
            await _turn_away(receive, send)
            return
        take_more = scope.get("extensions", {}).get(FRAMES)
        if is_organiser(caller) and take_more is not None:
            take_more(LARGEST_MESSAGE)
        try:
            if caller == ORGANISER:
                await asyncio.to_thread(self._visitors.use, scope)
            named = {**scope, "client": (caller.id, 0), KEY: caller}
            await self._app(named, line.receive, line.send)
        finally:
            self._crowd.leave(line)


def _is_page(scope: Scope) -> bool:
    """Tell whether a path is one of the app's pages: a file's last part has a dot in it."""
    return "." not in scope["path"].rpartition("/")[2]


async def _turn_away(receive: Receive, send: Send) -> None:
    """Close a WebSocket with a code that tells its page to look again later."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": TRY_LATER})


SCRIPT = "/-/knock.js"

_STYLE = """<style>
label { display: block; margin: 1rem 0 .5rem }
input, button { font: inherit; min-height: 3rem; padding: 0 1rem; box-sizing: border-box;
  border-radius: .5rem; border: 1px solid currentcolor }
input { width: 100%; color: inherit; background: none; letter-spacing: .1em }
button { margin-top: 1rem; color: #fff; background: #1b5e20 }
#said { font-weight: bold }
</style>
"""
_FORM = """<p id="said" role="alert"></p>
<form id="knock"><label for="word">{label}</label>
<input id="word" name="word" maxlength="200" required autocomplete="off" autocapitalize="off"
 spellcheck="false"{kind}><button>{button}</button></form>
<noscript><p>{no_script}</p></noscript>
<script src="{script}" data-to="{to}" data-failed="{failed}"></script>"""

_DIGITS = ' type="password" inputmode="numeric"'


async def show_door(scope: Scope, send: Send, name: str, *, to: str, digits: bool) -> None:
    """Show the page `visitor-<name>`, which sends what is typed, or scanned, to the path `to`."""
    words = words_of(scope)
    form = _FORM.format(
        label=escape(words.text(f"visitor-{name}-label")),
        button=escape(words.text(f"visitor-{name}-button")),
        no_script=escape(words.text("visitor-no-script")),
        failed=escape(words.text("visitor-knock-failed")),
        kind=_DIGITS if digits else "",
        script=SCRIPT,
        to=to,
    )
    await answer(scope, send, status=200, body=page(words, name, head=_STYLE, more=form))


async def say(
    scope: Scope, send: Send, status: int, key: str, *headers: tuple[bytes, bytes]
) -> None:
    """Tell a page's script in words why it got nothing, by a message of the catalogue."""
    body = json.dumps({"text": words_of(scope).text(key)}).encode()
    await answer(scope, send, status=status, body=body, kind="application/json", headers=headers)


async def let_in(scope: Scope, send: Send, cookie: tuple[bytes, bytes]) -> None:
    """Tell a page's script that it may go on, and give its browser the cookie to go on with."""
    await answer(scope, send, status=200, body=b"{}", kind="application/json", headers=[cookie])


async def give_script(scope: Scope, send: Send) -> None:
    """Send the script of both pages."""
    await answer(scope, send, status=200, body=_script(), kind="text/javascript")


@cache
def _script() -> bytes:
    return (files("scorekeeper.server") / "knock.js").read_bytes()


if TYPE_CHECKING:
    Sleep = Callable[[float], Awaitable[object]]

PAUSE = 1.0
"""Seconds that a wrong try takes beyond the limits."""
_SITE = 64
"""Bits of an IPv6 address that one household or hotspot has for itself (RFC 4291)."""


class WrongTries:
    """The wrong tries of the last minute."""

    def __init__(self, *, each: int, together: int, sleep: Sleep = asyncio.sleep) -> None:
        """Take so many a minute from each address, and from all of them together."""
        self._each = RateLimitItemPerMinute(each)
        self._together = RateLimitItemPerMinute(together)
        self._kept = FixedWindowRateLimiter(MemoryStorage())
        self._sleep = sleep

    def are_used_up(self, address: str) -> bool:
        """Tell whether an address has made as many as it may."""
        return not self._kept.test(self._each, site_of(address))

    async def another(self, address: str) -> bool:
        """Count a wrong try; False, after a pause, where there were too many."""
        own = self._kept.hit(self._each, site_of(address))
        if self._kept.hit(self._together) and own:
            return True
        await self._sleep(PAUSE)
        return False


def site_of(address: str) -> str:
    """Name what shares a limit: an IPv4 address, or the network that an IPv6 address is from."""
    try:
        found = ip_address(plain_name(address))
    except ValueError:
        return address
    bits = found.max_prefixlen if found.version == 4 else _SITE  # noqa: PLR2004  IPv4
    return str(ip_network((found, bits), strict=False))


DIGITS, GROUP = 12, 4
TRIES, TOGETHER = 5, 100
"""Wrong tries in a minute, of an address and of all together."""

_SPACES = str.maketrans("", "", " \t\r\n-\u00a0")


class Verdict(Enum):
    """What came of a try."""

    RIGHT = auto()
    WRONG = auto()
    TOO_OFTEN = auto()
    """Not looked at, or one of too many."""


def draw_pin() -> str:
    """Draw a PIN; all are equally likely, those with zeros in front among them."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def in_groups(pin: str) -> str:
    """Write a PIN as people read it aloud: in groups of four."""
    return " ".join(pin[start : start + GROUP] for start in range(0, len(pin), GROUP))


class Pin:
    """A PIN and the wrong tries at it."""

    def __init__(self, digits: str, *, wrong: WrongTries | None = None) -> None:
        """Guard `digits`."""
        self._digits = digits.encode()
        self._wrong = wrong or WrongTries(each=TRIES, together=TOGETHER)

    async def judge(self, typed: str, *, address: str) -> Verdict:
        """Say what comes of a try; only the tries of its own address keep one from being made."""
        if self._wrong.are_used_up(address):
            return Verdict.TOO_OFTEN
        plain = typed.translate(_SPACES).encode("utf-8", "surrogatepass")
        if hmac.compare_digest(plain, self._digits):
            return Verdict.RIGHT
        return Verdict.WRONG if await self._wrong.another(address) else Verdict.TOO_OFTEN


if TYPE_CHECKING:
    Answering = Callable[[Scope, Send, str], Awaitable[None]]

JOIN, JOINING = "/join", "/-/join"
PIN, TRYING = "/organiser", "/-/organiser"

_LAST_BODY = (b"connection", b"close")  # what is left of it is not waited for


WRONG_CODES, WRONG_TOGETHER = 60, 600
"""Wrong codes in a minute, of an address and of all together; behind one address may be a club."""


class Entrance:
    """The part of the door that strangers reach."""

    def __init__(
        self,
        visitors: Visitors,
        *,
        codes: Codes,
        pin: Pin | None,
        limits: Limits,
        wrong: WrongTries | None = None,
    ) -> None:
        """Exchange `codes` for tokens, and a PIN, where there is one, for a log-in."""
        self._visitors, self._codes = visitors, codes
        self._pin, self._limits = pin, limits
        self._wrong = wrong or WrongTries(each=WRONG_CODES, together=WRONG_TOGETHER)

    def answers(self, scope: Scope) -> bool:
        """Tell whether a request is for this part of the door."""
        return scope["type"] == "http" and scope["path"] in {SCRIPT, JOIN, JOINING, PIN, TRYING}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show a page of the door, or take what it sends."""
        path = scope["path"]
        if self._pin is None and path in {PIN, TRYING}:
            await refuse(scope, receive, send, Refusal.ELSEWHERE)
        elif path in {JOINING, TRYING}:
            await self._take(scope, receive, send, self._join if path == JOINING else self._try)
        elif scope["method"] not in HARMLESS_METHODS:
            await refuse(scope, receive, send, Refusal.NO_SUCH_WAY)
        elif path == SCRIPT:
            await give_script(scope, send)
        elif path == JOIN:
            await show_door(scope, send, "join", to=JOINING, digits=False)
        else:
            await self.ask_for_pin(scope, send)

    async def ask_for_pin(self, scope: Scope, send: Send) -> None:
        """Show the page that takes the PIN."""
        await show_door(scope, send, "pin", to=TRYING, digits=True)

    @property
    def takes_pins(self) -> bool:
        """True if an organiser may come in from elsewhere."""
        return self._pin is not None

    async def _take(self, scope: Scope, receive: Receive, send: Send, answering: Answering) -> None:
        if scope["method"] != "POST":
            await refuse(scope, receive, send, Refusal.NO_SUCH_WAY)
            return
        limits = self._limits
        body = await read_body(receive, most=limits.body, within=limits.handshake)
        if body is None:
            await say(scope, send, 413, "visitor-knock-long", _LAST_BODY)
            return
        await answering(scope, send, body.decode("utf-8", "replace"))

    async def _join(self, scope: Scope, send: Send, typed: str) -> None:
        """Exchange a code for a cookie."""
        if is_organiser(self._visitors.caller(scope)):
            # It would stay the organiser's browser, whatever the page then showed.
            await say(scope, send, 409, "visitor-join-organiser")
        else:
            await self._exchange(scope, send, "".join(typed.split()).lower())

    async def _exchange(self, scope: Scope, send: Send, code: str) -> None:
        try:
            token = await self._codes.exchange(code, before=self._visitors.known(scope))
        except StoreError:
            await say(scope, send, 503, "visitor-join-not-saved")
            return
        if token is None:
            if await self._wrong.another(_address(scope)):
                await say(scope, send, 403, "visitor-join-unknown")
            else:
                await say(scope, send, 429, "visitor-knock-often")
            return
        await let_in(scope, send, self._visitors.visitors_cookie(scope, token))

    async def _try(self, scope: Scope, send: Send, typed: str) -> None:
        """Exchange the PIN for the organiser's cookie."""
        assert self._pin is not None  # noqa: S101  there is no page without one
        verdict = await self._pin.judge(typed, address=_address(scope))
        if verdict is Verdict.RIGHT:
            await self._log_in(scope, send)
        elif verdict is Verdict.WRONG:
            await say(scope, send, 403, "visitor-pin-wrong")
        else:
            await say(scope, send, 429, "visitor-knock-often")

    async def _log_in(self, scope: Scope, send: Send) -> None:
        try:
            cookie = await asyncio.to_thread(self._visitors.log_in, scope)
        except StoreError:
            await say(scope, send, 503, "visitor-join-not-saved")
            return
        await let_in(scope, send, cookie)


def _address(scope: Scope) -> str:
    """The address that a request came from."""
    return str((scope.get("client") or ("",))[0])


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
