"""The entrance of a club's evening: codes, PINs, invitations, cookies, and strangers' pages.

It stands behind the guard of hosts and origins. Strangers get the pages of the entrance and
nothing else, neither a file nor a WebSocket; everybody else is passed on with a name on him,
that of his token and not of his address.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Hashable
from enum import Enum, auto
from functools import partial
from html import escape
from importlib.resources import files
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, TypeVar

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from scorekeeper.errors import ScorekeeperError
from scorekeeper.server import security
from scorekeeper.server.limits import (
    ORGANISER,
    TRY_LATER,
    Caller,
    Connection,
    ConnectionLimiter,
    Role,
)
from scorekeeper.server.security import NO_STORE, REQUESTS, Keys, Refusal, cookies, digest, refuse
from scorekeeper.services.club import Club, Visitor
from scorekeeper.services.club.access import HALL, Access, NoRoomError, Pass
from scorekeeper.storage import StoreError, StoreNotKeptError

if TYPE_CHECKING:
    from scorekeeper.server.certificates import OwnCertificate

_log = logging.getLogger(__name__)

CALLER = "scorekeeper.caller"
"""The key of a scope that names the author of its request; nothing but `ClubAuth` writes there."""

A_DAY, A_YEAR = 86_400, 365 * 86_400
"""Seconds that cookies are kept: by a phone longer than an evening, through an empty battery; by
browsers of the organiser and of directors for long, as the store forgets an unused one earlier."""


def caller_of(visitor: Visitor) -> Caller:
    """Return the caller that a visitor is; ValueError for an organiser or an unknown role."""
    role = Role(visitor.role)
    if role is Role.ORGANISER:
        raise ValueError(visitor.role)  # no code ever makes an organiser
    place = (visitor.evening, visitor.table)
    return Caller(role, visitor.id, place, in_hall=visitor.table == HALL)


# --- cookies

GOOD_FOR = 2.0
"""Seconds; whoever revokes something says so, and then nothing of this is believed any more."""
_MOST = 2000

Value = TypeVar("Value")


class Recent:
    """Answers that came lately of a store that may be busy; what was not found is asked again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._answers: dict[Hashable, tuple[float, Any]] = {}

    def get(self, key: Hashable, ask: Callable[[], Value | None]) -> Value | None:
        now, answers = self._clock(), self._answers  # what is cleared meanwhile stays forgotten
        until, answer = answers.get(key, (now, None))
        if until <= now:
            answer = ask()
            answers.pop(key, None)
            if answer is not None:
                if len(answers) >= _MOST:
                    answers.clear()
                answers[key] = (now + GOOD_FOR, answer)
        known: Value | None = answer
        return known

    def clear(self) -> None:
        self._answers = {}


class Visitors:
    """Browsers known by their cookies; the names carry the port, since ports share cookies.

    Organisers are known by `keys` here and, with `remote`, by log-ins elsewhere. The cookie that
    the link of this computer sets is good on this computer only: with plain http it could be read
    on the way. A director's is good anywhere. `here` tells whether a peer's address is this
    computer's.
    """

    def __init__(
        self, club: Club, keys: Keys, *, port: int, remote: bool, here: Callable[[str], bool]
    ) -> None:
        self.club, self.keys, self._remote, self._here = club, keys, remote, here
        self.organisers_cookie, self.visitors_cookie, self.directors_cookie = (
            f"scorekeeper{kind}-{port}" for kind in ("", "-club", "-director")
        )
        self.recent = Recent()

    def caller(self, scope: Scope) -> Caller | None:
        if self.is_here(scope):
            for value in cookies(scope, self.organisers_cookie):
                if self.keys.opens(value) or self.club.logins.is_here(value):
                    return ORGANISER
        logins = [(self.directors_cookie, self.club.directors.login_of)]
        if self._remote:
            logins.insert(0, (self.organisers_cookie, self.club.logins.of_token))
        for cookie, login_of in logins:
            for value in cookies(scope, cookie):
                login = self.recent.get((cookie, digest(value)), partial(login_of, value))
                if login is not None:
                    return Caller(Role.ORGANISER, login)
        known = self.known(scope)
        return None if known is None else caller_of(known.visitor)

    def known(self, scope: Scope) -> Pass | None:
        for token in cookies(scope, self.visitors_cookie):
            key = (self.visitors_cookie, digest(token))
            visitor = self.recent.get(key, partial(self.club.access.visitor, token))
            if visitor is not None:
                return Pass(token, visitor)
        return None

    def is_here(self, scope: Scope) -> bool:
        return scope.get("client") is not None and self._here(scope["client"][0])

    def is_welcome(self, caller: Caller) -> bool:
        def ask() -> bool | None:
            if caller.is_organiser:
                is_director = self.club.directors.of_login(caller.id) is not None
                return is_director or caller.id in self.club.logins.active_logins() or None
            return self.club.access.by_id(caller.id) is not None or None

        key = (caller.is_organiser, caller.id)
        return caller == ORGANISER or self.recent.get(key, ask) is not None

    def admit(self) -> str:
        """Log a browser of this computer in; waits for the disk. Returns its cookie's value.

        Where the store refuses, the cookie is good until the server ends.
        """
        try:
            return self.club.logins.begin(here=True)
        except ScorekeeperError as error:
            _log.warning("The organiser's log-in is not kept: %s", error)
            return self.keys.admit()

    def use(self, scope: Scope, caller: Caller) -> None:
        """Note that the log-in of an organiser or director is used; waits for the disk."""
        try:
            if caller == ORGANISER:
                for value in cookies(scope, self.organisers_cookie):
                    self.club.logins.use(value)
            elif caller.is_organiser:
                self.club.directors.use(caller.id)
        except StoreError as error:
            _log.warning("The use of a log-in is not noted: %s", error)


class ClubAuth:
    """ASGI middleware that knows callers; it also takes the one-time links of this computer."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        visitors: Visitors,
        entrance: JoinRoutes,
        limiter: ConnectionLimiter,
    ) -> None:
        self._app, self._visitors, self._entrance = app, visitors, entrance
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind, path = scope["type"], scope.get("path", "")
        # A file's last part has a dot in it, a page of the app has none.
        is_page = kind == "http" and "." not in path.rpartition("/")[2]
        if kind not in REQUESTS or (kind == "http" and path in self._entrance.open_paths):
            await self._app(scope, receive, send)
        elif kind == "websocket" and path == TRUSTING and self._entrance.certificate is not None:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1000})
        elif (token := security.link_token(scope)) is not None:
            await self._open_link(scope, receive, send, token)
        elif (caller := self._visitors.caller(scope)) is None:
            has_pin = self._entrance.pin is not None
            if is_page and has_pin and cookies(scope, self._visitors.organisers_cookie):
                await self._entrance.page(scope, "pin")(scope, receive, send)  # he is logged out
            elif is_page and cookies(scope, self._visitors.directors_cookie):
                await self._entrance.page(scope, "director")(scope, receive, send)
            elif is_page and cookies(scope, self._visitors.visitors_cookie):
                # Its session may be on the way here from another computer.
                await refuse(scope, receive, send, Refusal.LOST_TABLE)
            else:
                await refuse(scope, receive, send, Refusal.STRANGER)
        elif kind == "websocket":
            await self._connect(scope, receive, send, caller)
        elif is_page and not self._limiter.has_room(caller):
            await refuse(scope, receive, send, Refusal.FULL)
        else:
            await self._app(scope, receive, send)

    async def _open_link(self, scope: Scope, receive: Receive, send: Send, token: str) -> None:
        """Make the browser of this computer the organiser's; a link is not spent elsewhere."""
        caller, page = self._visitors.caller(scope), security.welcome_page(scope)
        if not self._visitors.is_here(scope):
            page = Refusal.ELSEWHERE.page(scope)
        elif caller is None or not caller.is_organiser:
            if self._visitors.keys.spend(token):
                cookie = await asyncio.to_thread(self._visitors.admit)
                name = self._visitors.organisers_cookie
                security.set_cookie(page, scope, name, cookie, seconds=A_YEAR)
            else:
                page = Refusal.SPENT_LINK.page(scope)
        await page(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        limits, is_welcome = self._limiter.limits, self._visitors.is_welcome
        connection = Connection(caller, scope, receive, send, limits=limits, is_welcome=is_welcome)
        if not await self._limiter.enter(connection):
            # Closed once it is open: only then its page sees the code, and looks again later.
            await receive()
            await send({"type": "websocket.accept"})
            await WebSocketClose(TRY_LATER)(scope, receive, send)
            return
        try:
            if caller.is_organiser:
                await asyncio.to_thread(self._visitors.use, scope, caller)
            named = {**scope, "client": (caller.id, 0), CALLER: caller}
            await self._app(named, connection.receive, connection.send)
        finally:
            self._limiter.leave(connection)


# --- guesses

PAUSE = 1.0  # seconds that a wrong try takes beyond the limits


class WrongTries:
    def __init__(
        self,
        *,
        each: int,
        together: int,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Take so many a minute from each address, and from all of them together."""
        self._each, self._together = map(RateLimitItemPerMinute, (each, together))
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._sleep = sleep

    def are_used_up(self, address: str) -> bool:
        return not self._limiter.test(self._each, site_of(address))

    async def another(self, address: str) -> bool:
        """Count a wrong try; False, after a pause, where there were too many."""
        own = self._limiter.hit(self._each, site_of(address))
        is_within = self._limiter.hit(self._together) and own
        if not is_within:
            await self._sleep(PAUSE)
        return is_within


def site_of(address: str) -> str:
    """Name what shares a limit: an IPv4 address, or the network that an IPv6 address is from."""
    try:
        ip = ip_address(security.plain_name(address))
    except ValueError:
        return address
    if isinstance(ip, IPv4Address):
        return str(ip)
    # 64 bits of an IPv6 address are those of one household or hotspot (RFC 4291).
    return str(ip_network((ip, 64), strict=False))


DIGITS, GROUP = 12, 4
TRIES, TOGETHER = 5, 100  # wrong tries in a minute, of an address and of all together


class Verdict(Enum):
    RIGHT = auto()
    WRONG = auto()
    TOO_OFTEN = auto()  # not looked at, or one of too many


def draw_pin() -> str:
    """Draw a PIN; all are equally likely, those with zeros in front among them."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def in_groups(pin: str) -> str:
    return " ".join(pin[start : start + GROUP] for start in range(0, len(pin), GROUP))


class Pin:
    def __init__(self, digits: str, *, wrong: WrongTries | None = None) -> None:
        self._digits = digits.encode()
        self._wrong = wrong or WrongTries(each=TRIES, together=TOGETHER)

    async def judge(self, typed: str, *, address: str) -> Verdict:
        """Say what comes of a try; only the tries of its own address keep one from being made."""
        if self._wrong.are_used_up(address):
            return Verdict.TOO_OFTEN
        plain = re.sub("[ \t\r\n\u00a0-]", "", typed).encode("utf-8", "surrogatepass")
        if hmac.compare_digest(plain, self._digits):
            return Verdict.RIGHT
        return Verdict.WRONG if await self._wrong.another(address) else Verdict.TOO_OFTEN


def kept_token(access: Access, code: str, before: Pass) -> str | None:
    """Return the token of a visitor who stays the same with a code; None if the code is another's.

    A phone that belongs to somebody of the evening, or scans the same card again, stays who it
    was, and may still take back its entries.
    """
    with contextlib.suppress(ScorekeeperError):  # the evening has just gone
        own = access.code(before.visitor.evening, before.visitor.table)
        is_same = hmac.compare_digest(own.encode(), code.encode("utf-8", "surrogatepass"))
        if is_same or access.is_code_of_own_evening(before.visitor.id, code):
            return before.token
    return None


def exchange_code(
    access: Access, code: str, *, before: Pass | None, connected: Collection[str]
) -> str | None:
    """Return a new token for the code of a table or a screen; None where it opens nothing.

    `before` is who the browser was until now: that token ends. `connected` are the ids of the
    visitors with an open page. Raises StoreError where nothing can be saved, and NoRoomError.
    """
    try:
        entry = access.exchange(code, connected)
    except StoreNotKeptError as error:  # good until the app ends, which is long enough
        entry = error.done
    if entry is None:
        return None
    if before is not None:
        access.revoke(before.visitor.id)
    return entry.token


# --- what strangers reach

SCRIPT = "/-/knock.js"
JOIN, JOINING = "/join", "/-/join"
PIN, TRYING = "/organiser", "/-/organiser"
DIRECTOR, DIRECTING = "/director", "/-/director"
OPEN_PATHS = frozenset({SCRIPT, JOIN, JOINING, PIN, TRYING, DIRECTOR, DIRECTING})
INPUTS = {"pin": ' type="password" inputmode="numeric"', "director": ' inputmode="numeric"'}
"""Of what is typed at an entrance: a director's PIN is good once, so it may be seen."""
CERTIFICATE, ROOT = "/certificate", "/certificate.crt"
TRUSTING = "/-/trusting"
"""Of a WebSocket that shows a phone whether it trusts the certificate.

An iPhone that goes on in spite of a warning gets pages, and no WebSocket, without a word.
"""
POSTED_TO = {"join": JOINING, "pin": TRYING, "director": DIRECTING}

WRONG_CODES, WRONG_TOGETHER = 60, 600
"""Wrong codes in a minute, of an address and of all together; behind one address may be a club."""
JOINS = 60
"""Phones in a minute that come in from one address. Each is written to the store for good."""

_STYLE = """<style>
label { display: block; margin: 1rem 0 .5rem }
input, button { font: inherit; min-height: 3rem; padding: 0 1rem; box-sizing: border-box;
  border-radius: .5rem; border: 1px solid currentcolor }
input { width: 100%; color: inherit; background: none; letter-spacing: .1em }
button { margin-top: 1rem; color: #FFFDF7; background: #15513A }
@media (prefers-color-scheme: dark) { button { background: #2C7A55 } }
#said { font-weight: bold }
</style>
"""
_FORM = """<p id="said" role="alert"></p>
<form id="knock"><label for="word">{label}</label>
<input id="word" name="word" maxlength="200" required autocomplete="off" autocapitalize="off"
 spellcheck="false"{kind}><button>{button}</button></form>
<noscript><p>{no_script}</p></noscript>
<script src="{script}" data-to="{to}" data-failed="{failed}" data-trusting="{trusting}"
 data-certificate="{certificate}" data-again="{again}"></script>"""
KNOCK_AGAIN = 10  # seconds after which the page of an unknown code tries it once more


def certificate_page(certificate: OwnCertificate, scope: Scope) -> Response:
    words = security.words_of(scope)
    link = f'<p><a href="{ROOT}">{escape(words.text("visitor-certificate-get"))}</a></p>'
    texts = [words.text(f"visitor-certificate-{key}") for key in ("iphone", "android", "after")]
    texts.append(words.text("visitor-certificate-check", fingerprint=certificate.fingerprint))
    more = link + "".join(f"<p>{escape(text)}</p>" for text in texts)
    return security.message_page(scope, "certificate", more=more)


def explanation(scope: Scope, status: int, key: str) -> Response:
    """Tell a page's script in words why it got nothing, by a message of the catalogue."""
    text = security.words_of(scope).text(f"visitor-{key}")
    return JSONResponse({"text": text}, status, NO_STORE)


Posted = Callable[[Scope, str], Awaitable[Response]]
"""An answer to what was posted, or a StoreError."""


class JoinRoutes:
    """Pages that exchange codes for tokens and explain the certificate, and the PIN for log-ins."""

    def __init__(
        self,
        visitors: Visitors,
        *,
        limiter: ConnectionLimiter,
        pin: Pin | None,
        certificate: OwnCertificate | None,
    ) -> None:
        self.pin, self.certificate = pin, certificate
        self.open_paths = OPEN_PATHS | ({CERTIFICATE, ROOT} if certificate else set())
        self._visitors, self._limiter = visitors, limiter
        self._wrong = WrongTries(each=WRONG_CODES, together=WRONG_TOGETHER)
        self._wrong_invitations = WrongTries(each=TRIES, together=TOGETHER)
        self._joins = FixedWindowRateLimiter(MemoryStorage())

    def routes(self) -> list[Route]:
        async def script(_request: Request) -> Response:
            source = (files("scorekeeper.server") / "knock.js").read_bytes()
            return Response(source, media_type="text/javascript", headers=NO_STORE)

        async def root(_request: Request) -> Response:
            kind = "application/x-x509-ca-cert"  # makes a phone ask whether it should install it
            return Response(certificate and certificate.root, media_type=kind, headers=NO_STORE)

        def showing(page: Callable[[Scope], Response]) -> Callable[[Request], Awaitable[Response]]:
            async def endpoint(request: Request) -> Response:
                return page(request.scope)

            return endpoint

        # What these do not take goes on to the files, which are only read.
        routes = [Route(SCRIPT, script)]
        for path, name in ((JOIN, "join"), (DIRECTOR, "director")):
            routes.append(Route(path, showing(partial(self.page, name=name))))
        if (certificate := self.certificate) is not None:
            routes.append(Route(CERTIFICATE, showing(partial(certificate_page, certificate))))
            routes.append(Route(ROOT, root))
        posts: dict[str, Posted] = {JOINING: self.join, DIRECTING: self.accept_invitation}
        if self.pin is None:
            page = showing(Refusal.ELSEWHERE.page)
            routes += [Route(path, page, methods=["GET", "POST"]) for path in (PIN, TRYING)]
        else:
            routes.append(Route(PIN, showing(partial(self.page, name="pin"))))
            posts[TRYING] = partial(self.try_pin, self.pin)
        for path, act in posts.items():
            routes.append(Route(path, partial(self._posted, act), methods=["POST"]))
            routes.append(Route(path, showing(Refusal.METHOD.page)))
        return routes

    def page(self, scope: Scope, name: str) -> Response:
        """Return the page of a name in `POSTED_TO`, which sends what is typed or scanned."""
        words = security.words_of(scope)
        keys = {"label": f"{name}-label", "button": f"{name}-button"}
        keys |= {"no_script": "no-script", "failed": "knock-failed"}
        form = _FORM.format(
            **{field: escape(words.text(f"visitor-{key}")) for field, key in keys.items()},
            kind=INPUTS.get(name, ""),
            script=SCRIPT,
            to=POSTED_TO[name],
            trusting=TRUSTING if self.certificate else "",
            certificate=CERTIFICATE,
            again=KNOCK_AGAIN if name == "join" else "",
        )
        return security.message_page(scope, name, head=_STYLE, more=form)

    async def join(self, scope: Scope, typed: str) -> Response:
        caller = self._visitors.caller(scope)
        if caller is not None and caller.is_organiser:
            # It would stay the organiser's browser, whatever the page then showed.
            return explanation(scope, 409, "join-organiser")
        access, before = self._visitors.club.access, self._visitors.known(scope)
        code = "".join(typed.split()).lower()
        token = None
        if before is not None:
            token = await asyncio.to_thread(kept_token, access, code, before)
        # Looked at first, at little cost: many may be guessing.
        if token is None and await asyncio.to_thread(access.is_valid_code, code):
            if not self._may_join(scope):
                return explanation(scope, 429, "knock-often")
            connected = {caller.id for caller in self._limiter.callers()}
            exchange = partial(exchange_code, access, code, before=before, connected=connected)
            try:
                token = await asyncio.to_thread(exchange)
            except NoRoomError:
                return explanation(scope, 503, "full")
        if token is None:
            return await _wrong_word(scope, self._wrong, "join-unknown")
        return _welcome(scope, self._visitors.visitors_cookie, token, seconds=A_DAY)

    def _may_join(self, scope: Scope) -> bool:
        """Count one more phone; False if its address had its number for this minute."""
        if self._visitors.is_here(scope):
            return True
        return self._joins.hit(RateLimitItemPerMinute(JOINS), site_of(_address(scope)))

    async def try_pin(self, pin: Pin, scope: Scope, typed: str) -> Response:
        verdict = await pin.judge(typed, address=_address(scope))
        if verdict is Verdict.WRONG:
            return explanation(scope, 403, "pin-wrong")
        if verdict is Verdict.TOO_OFTEN:
            return explanation(scope, 429, "knock-often")
        token = await asyncio.to_thread(self._visitors.club.logins.begin)
        return _welcome(scope, self._visitors.organisers_cookie, token)  # until it is closed

    async def accept_invitation(self, scope: Scope, typed: str) -> Response:
        caller = self._visitors.caller(scope)
        if caller is not None and caller.is_organiser:
            # The invitation is not spent: it may be meant for somebody else.
            return explanation(scope, 409, "director-inside")
        if self._wrong_invitations.are_used_up(_address(scope)):
            return explanation(scope, 429, "knock-often")
        accept = partial(self._visitors.club.directors.accept, typed, device=browser_of(scope))
        if (token := await asyncio.to_thread(accept)) is not None:
            return _welcome(scope, self._visitors.directors_cookie, token, seconds=A_YEAR)
        return await _wrong_word(scope, self._wrong_invitations, "director-unknown")

    async def _posted(self, act: Posted, request: Request) -> Response:
        typed = await self._body(request)
        if typed is None:
            response = explanation(request.scope, 413, "knock-long")
            response.headers["connection"] = "close"  # what is left of it is not waited for
            return response
        try:
            return await act(request.scope, typed)
        except StoreError:
            return explanation(request.scope, 503, "join-not-saved")

    async def _body(self, request: Request) -> str | None:
        """Read what was posted; None where it is longer than allowed, broken off, or too slow."""
        body = bytearray()
        try:
            async with asyncio.timeout(self._limiter.limits.handshake):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > self._limiter.limits.body:
                        return None
        except (TimeoutError, ClientDisconnect):
            return None
        return body.decode("utf-8", "replace")


def _welcome(scope: Scope, cookie: str, token: str, *, seconds: int | None = None) -> Response:
    response = JSONResponse({}, headers=NO_STORE)
    return security.set_cookie(response, scope, cookie, token, seconds=seconds)


async def _wrong_word(scope: Scope, tries: WrongTries, key: str) -> Response:
    if await tries.another(_address(scope)):
        return explanation(scope, 403, key)
    return explanation(scope, 429, "knock-often")


# The first that is in what a browser says of itself; most claim to be others as well.
_BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet"}
_BROWSERS |= {"Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome", "Chrome": "Chrome"}
_BROWSERS |= {"Safari": "Safari"}
_SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "CrOS": "ChromeOS"}
_SYSTEMS |= {"Windows": "Windows", "Macintosh": "Mac", "Linux": "Linux"}


def browser_of(scope: Scope) -> str:
    """Name the browser of a request and its system, as far as known: `Firefox, Windows`."""
    agent = Headers(scope=scope).get("user-agent", "")
    names = (
        next((name for mark, name in known.items() if mark in agent), "")
        for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, names))


def _address(scope: Scope) -> str:
    return str((scope.get("client") or ("",))[0])
