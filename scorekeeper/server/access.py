"""Who comes to a club's evening: codes, the PIN and cookies, and what strangers are shown.

It stands behind the guard of hosts and origins. Strangers get the pages of the entrance and
nothing else, neither a file nor a WebSocket; everybody else is passed on with a name on him,
that of his token and not of his address.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from html import escape
from importlib.resources import files
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, TypeVar

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.websockets import WebSocketClose

from scorekeeper.errors import ScorekeeperError
from scorekeeper.server.limits import (
    ORGANISER,
    TRY_LATER,
    Caller,
    Connection,
    Role,
    WebSocketProtocol,
    is_loopback,
)
from scorekeeper.server.security import (
    NO_STORE,
    Keys,
    Refusal,
    cookies,
    digest,
    link_token,
    message_page,
    plain_name,
    refuse,
    set_cookie,
    welcome_page,
    words_of,
)
from scorekeeper.storage import StoreError, StoreNotKeptError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Hashable, Iterable

    from starlette.requests import Request
    from starlette.types import ASGIApp, Receive, Scope, Send

    from scorekeeper.server.limits import ConnectionLimiter, Limits
    from scorekeeper.services.club import Visitor
    from scorekeeper.services.club.access import Access, Logins

CALLER = "scorekeeper.caller"
"""Where a scope says who its request is from; nothing but `ClubAuth` writes there."""

A_DAY = 86_400
"""Seconds that a phone keeps its cookie: longer than an evening, through an empty battery."""
A_YEAR = 365 * A_DAY
"""Seconds that the organiser's browser keeps its own; the store forgets an unused one earlier."""


def caller_of(visitor: Visitor) -> Caller:
    """The caller that a visitor is; ValueError for a role that this server does not know."""
    role = Role(visitor.role)
    if role is Role.ORGANISER:
        raise ValueError(visitor.role)  # no code ever makes an organiser
    return Caller(role, visitor.id, (visitor.evening, visitor.table))


# --- cookies

GOOD_FOR = 2.0
"""Seconds; whoever revokes something says so, and then nothing of this is believed any more."""
_MOST = 2000

Value = TypeVar("Value")


class Recent:
    """Answers of the store that came lately; what was not found is asked for again each time.

    A question to the store waits while somebody's deal is on its way to the disk.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._answers: dict[Hashable, tuple[float, Any]] = {}

    def get(self, key: Hashable, ask: Callable[[], Value | None]) -> Value | None:
        """Give the answer to a question, asked anew where it is too old."""
        now = self._clock()
        until, answer = self._answers.get(key, (now, None))
        if until > now:
            known: Value = answer
            return known
        answer = ask()
        if answer is None:
            self._answers.pop(key, None)
        else:
            if len(self._answers) >= _MOST:
                self._answers = {}
            self._answers[key] = (now + GOOD_FOR, answer)
        return answer

    def clear(self) -> None:
        self._answers = {}


@dataclass(frozen=True, slots=True)
class Known:
    visitor: Visitor
    token: str


class Visitors:
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
        self._recent = Recent()

    def caller(self, scope: Scope) -> Caller | None:
        for value in cookies(scope, self._organiser):
            if (self._remote or self.is_here(scope)) and self._keys.opens(value):
                return ORGANISER
            if self._remote:
                key = ("log-in", digest(value))
                login = self._recent.get(key, partial(self._logins.of_token, value))
                if login is not None:
                    return Caller(Role.ORGANISER, login)
        known = self.known(scope)
        return None if known is None else caller_of(known.visitor)

    def known(self, scope: Scope) -> Known | None:
        for token in cookies(scope, self._visitor):
            key = ("token", digest(token))
            visitor = self._recent.get(key, partial(self._access.visitor, token))
            if visitor is not None:
                return Known(visitor, token)
        return None

    def is_here(self, scope: Scope) -> bool:
        client = scope.get("client")
        return client is not None and self._here(client[0])

    def is_welcome(self, caller: Caller) -> bool:
        if caller == ORGANISER:
            return True
        if caller.is_organiser:
            lasts = partial(lambda login: login in self._logins.all() or None, caller.id)
            return self._recent.get((Role.ORGANISER, caller.id), lasts) is not None
        by_id: Callable[[], Visitor | None] = partial(self._access.by_id, caller.id)
        return self._recent.get(("visitor", caller.id), by_id) is not None

    def forget_answers(self) -> None:
        """Ask the store anew for everybody; may be called from any thread."""
        self._recent.clear()

    def add_organisers_cookie(self, response: Response, scope: Scope, value: str) -> Response:
        return set_cookie(response, scope, self._organiser, value, seconds=A_YEAR)

    def add_visitors_cookie(self, response: Response, scope: Scope, token: str) -> Response:
        return set_cookie(response, scope, self._visitor, token, seconds=A_DAY)

    def log_in(self, response: Response, scope: Scope) -> Response:
        """Make a browser the organiser's that has shown the PIN, until it is closed.

        Waits for the disk.
        """
        return set_cookie(response, scope, self._organiser, self._logins.begin())

    def use(self, scope: Scope) -> None:
        for value in cookies(scope, self._organiser):
            self._keys.use(value)

    def was_organiser(self, scope: Scope) -> bool:
        return bool(cookies(scope, self._organiser))


class ClubAuth:
    def __init__(
        self,
        app: ASGIApp,
        *,
        visitors: Visitors,
        entrance: JoinRoutes,
        keys: Keys,
        limiter: ConnectionLimiter,
        limits: Limits,
    ) -> None:
        """Guard `app`; `keys` has the one-time links of this computer's own browser."""
        self._app, self._visitors, self._entrance = app, visitors, entrance
        self._keys, self._limiter, self._limits = keys, limiter, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through to its app, to the entrance, or nowhere."""
        kind = scope["type"]
        if kind not in {"http", "websocket"} or (kind == "http" and scope["path"] in OPEN_PATHS):
            await self._app(scope, receive, send)
        elif (token := link_token(scope)) is not None:
            await self._open_link(scope, receive, send, token)
        elif (caller := self._visitors.caller(scope)) is None:
            await self._keep_out(scope, receive, send)
        elif kind == "websocket":
            await self._connect(scope, receive, send, caller)
        elif _is_page(scope) and not self._limiter.has_room(caller):
            await refuse(scope, receive, send, Refusal.FULL)
        else:
            await self._app(scope, receive, send)

    async def _keep_out(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a stranger; who was an organiser and is logged out is asked for the PIN."""
        asks = scope["type"] == "http" and _is_page(scope) and self._visitors.was_organiser(scope)
        if asks and self._entrance.pin is not None:
            await entrance_page(scope, "pin")(scope, receive, send)
        else:
            await refuse(scope, receive, send, Refusal.STRANGER)

    async def _open_link(self, scope: Scope, receive: Receive, send: Send, token: str) -> None:
        """Make the browser of this computer the organiser's; a link is not spent elsewhere."""
        caller = self._visitors.caller(scope)
        if not self._visitors.is_here(scope):
            await refuse(scope, receive, send, Refusal.ELSEWHERE)
        elif caller is not None and caller.is_organiser:
            await welcome_page(scope)(scope, receive, send)
        elif self._keys.spend(token):
            cookie = await asyncio.to_thread(self._keys.admit)
            page = self._visitors.add_organisers_cookie(welcome_page(scope), scope, cookie)
            await page(scope, receive, send)
        else:
            await refuse(scope, receive, send, Refusal.SPENT_LINK)

    async def _connect(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        """Put a WebSocket through under its caller's name, unless there is no room for it."""
        welcome, patience = self._visitors.is_welcome, self._limits.handshake
        connection = Connection(caller, receive, send, patience=patience, is_welcome=welcome)
        if not await self._limiter.enter(connection):
            # Closed once it is open: only then its page sees the code, and looks again later.
            await receive()
            await send({"type": "websocket.accept"})
            await WebSocketClose(TRY_LATER)(scope, receive, send)
            return
        try:
            if caller.is_organiser:
                WebSocketProtocol.take_messages_of(self._limits.organisers_frame, scope)
            if caller == ORGANISER:
                await asyncio.to_thread(self._visitors.use, scope)
            named = {**scope, "client": (caller.id, 0), CALLER: caller}
            await self._app(named, connection.receive, connection.send)
        finally:
            self._limiter.leave(connection)


def _is_page(scope: Scope) -> bool:
    """Tell whether a path is one of the app's pages: a file's last part has a dot in it."""
    return "." not in scope["path"].rpartition("/")[2]


# --- guesses

PAUSE = 1.0
"""Seconds that a wrong try takes beyond the limits."""
_SITE = 64
"""Bits of an IPv6 address that one household or hotspot has for itself (RFC 4291)."""


class WrongTries:
    def __init__(
        self,
        *,
        each: int,
        together: int,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Take so many a minute from each address, and from all of them together."""
        self._each = RateLimitItemPerMinute(each)
        self._together = RateLimitItemPerMinute(together)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._sleep = sleep

    def are_used_up(self, address: str) -> bool:
        return not self._limiter.test(self._each, site_of(address))

    async def another(self, address: str) -> bool:
        """Count a wrong try; False, after a pause, where there were too many."""
        own = self._limiter.hit(self._each, site_of(address))
        if self._limiter.hit(self._together) and own:
            return True
        await self._sleep(PAUSE)
        return False


def site_of(address: str) -> str:
    """Name what shares a limit: an IPv4 address, or the network that an IPv6 address is from."""
    try:
        ip = ip_address(plain_name(address))
    except ValueError:
        return address
    bits = ip.max_prefixlen if ip.version == 4 else _SITE  # noqa: PLR2004  IPv4
    return str(ip_network((ip, bits), strict=False))


DIGITS, GROUP = 12, 4
TRIES, TOGETHER = 5, 100
"""Wrong tries in a minute, of an address and of all together."""

_SPACES = str.maketrans("", "", " \t\r\n-\u00a0")


class Verdict(Enum):
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
    def __init__(self, digits: str, *, wrong: WrongTries | None = None) -> None:
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
        if before is not None and self._is_of(code, before.visitor):
            return before.token
        if not self._access.opens(code):  # at little cost: many may be guessing
            return None
        for visitor in connected:  # where a table is full, one who is away has to go
            self._access.by_id(visitor)
        try:
            entry = self._access.exchange(code)
        except StoreNotKeptError as error:  # good until the app ends, which is long enough
            entry = error.done
        if entry is None:
            return None
        if before is not None:
            self._access.revoke(before.visitor.id)
        return entry.token

    def _is_of(self, code: str, visitor: Visitor) -> bool:
        try:
            own = self._access.code(visitor.evening, visitor.table)
        except ScorekeeperError:  # the evening has just gone; what matters is the new code
            return False
        return hmac.compare_digest(own.encode(), code.encode("utf-8", "surrogatepass"))


# --- what strangers reach

SCRIPT = "/-/knock.js"
JOIN, JOINING = "/join", "/-/join"
PIN, TRYING = "/organiser", "/-/organiser"
_BOTH = ["GET", "POST"]
OPEN_PATHS = frozenset({SCRIPT, JOIN, JOINING, PIN, TRYING})

WRONG_CODES, WRONG_TOGETHER = 60, 600
"""Wrong codes in a minute, of an address and of all together; behind one address may be a club."""

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


def entrance_page(scope: Scope, name: str) -> Response:
    """Return the page `visitor-<name>`, "join" or "pin", which sends what is typed or scanned."""
    words = words_of(scope)
    form = _FORM.format(
        label=escape(words.text(f"visitor-{name}-label")),
        button=escape(words.text(f"visitor-{name}-button")),
        no_script=escape(words.text("visitor-no-script")),
        failed=escape(words.text("visitor-knock-failed")),
        kind=' type="password" inputmode="numeric"' if name == "pin" else "",
        script=SCRIPT,
        to=TRYING if name == "pin" else JOINING,
    )
    return message_page(scope, name, head=_STYLE, more=form)


def explanation(scope: Scope, status: int, key: str) -> Response:
    """Tell a page's script in words why it got nothing, by a message of the catalogue."""
    return JSONResponse({"text": words_of(scope).text(key)}, status, NO_STORE)


class JoinRoutes:
    def __init__(
        self,
        visitors: Visitors,
        *,
        codes: Codes,
        pin: Pin | None,
        limits: Limits,
    ) -> None:
        """Exchange `codes` for tokens, and a PIN, where there is one, for a log-in."""
        self.pin = pin
        self._visitors, self._codes, self._limits = visitors, codes, limits
        self._wrong = WrongTries(each=WRONG_CODES, together=WRONG_TOGETHER)

    def routes(self) -> list[Route]:
        async def script(_request: Request) -> Response:
            source = (files("scorekeeper.server") / "knock.js").read_bytes()
            return Response(source, media_type="text/javascript", headers=NO_STORE)

        async def join_page(request: Request) -> Response:
            return entrance_page(request.scope, "join")

        async def pin_page(request: Request) -> Response:
            return entrance_page(request.scope, "pin")

        async def elsewhere(request: Request) -> Response:
            return Refusal.ELSEWHERE.page(request.scope)

        async def wrong_method(request: Request) -> Response:
            return Refusal.METHOD.page(request.scope)

        # What these do not take goes on to the files, which are only read.
        routes = [
            Route(SCRIPT, script),
            Route(JOIN, join_page),
            Route(JOINING, self.join, methods=["POST"]),
            Route(JOINING, wrong_method),
        ]
        if self.pin is None:
            return [*routes, *(Route(path, elsewhere, methods=_BOTH) for path in (PIN, TRYING))]
        return [
            *routes,
            Route(PIN, pin_page),
            Route(TRYING, self.try_pin, methods=["POST"]),
            Route(TRYING, wrong_method),
        ]

    async def join(self, request: Request) -> Response:
        scope, typed = request.scope, await self._body(request)
        if typed is None:
            return _too_long(scope)
        caller = self._visitors.caller(scope)
        if caller is not None and caller.is_organiser:
            # It would stay the organiser's browser, whatever the page then showed.
            return explanation(scope, 409, "visitor-join-organiser")
        code = "".join(typed.split()).lower()
        try:
            token = await self._codes.exchange(code, before=self._visitors.known(scope))
        except StoreError:
            return explanation(scope, 503, "visitor-join-not-saved")
        if token is not None:
            welcome = JSONResponse({}, headers=NO_STORE)
            return self._visitors.add_visitors_cookie(welcome, scope, token)
        if await self._wrong.another(_address(scope)):
            return explanation(scope, 403, "visitor-join-unknown")
        return explanation(scope, 429, "visitor-knock-often")

    async def try_pin(self, request: Request) -> Response:
        scope, typed = request.scope, await self._body(request)
        if typed is None:
            return _too_long(scope)
        assert self.pin is not None  # noqa: S101  there is no route without one
        verdict = await self.pin.judge(typed, address=_address(scope))
        if verdict is Verdict.WRONG:
            return explanation(scope, 403, "visitor-pin-wrong")
        if verdict is Verdict.TOO_OFTEN:
            return explanation(scope, 429, "visitor-knock-often")
        welcome = JSONResponse({}, headers=NO_STORE)
        try:
            return await asyncio.to_thread(self._visitors.log_in, welcome, scope)
        except StoreError:
            return explanation(scope, 503, "visitor-join-not-saved")

    async def _body(self, request: Request) -> str | None:
        """Read what was posted; None where it is longer than allowed, broken off, or too slow."""
        body = bytearray()
        try:
            async with asyncio.timeout(self._limits.handshake):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > self._limits.body:
                        return None
        except (TimeoutError, ClientDisconnect):
            return None
        return body.decode("utf-8", "replace")


def _too_long(scope: Scope) -> Response:
    response = explanation(scope, 413, "visitor-knock-long")
    response.headers["connection"] = "close"  # what is left of it is not waited for
    return response


def _address(scope: Scope) -> str:
    return str((scope.get("client") or ("",))[0])
