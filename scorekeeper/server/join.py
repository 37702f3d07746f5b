"""The pages that strangers reach: they exchange codes, PINs and invitations for cookies.

A phone of a table or a screen has the code of a card, an organiser elsewhere the PIN, a director
an invitation. `knock.js` sends them. A page about the club's own certificate is here too.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Awaitable, Callable, Collection
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from scorekeeper.errors import ScorekeeperError
from scorekeeper.server import security
from scorekeeper.server.attempts import (
    MAX_ALL_PIN_ATTEMPTS,
    MAX_PIN_ATTEMPTS,
    AttemptLimiter,
    Pin,
    Verdict,
    network_of,
)
from scorekeeper.server.limits import ConnectionLimiter
from scorekeeper.server.security import NO_STORE, Refusal
from scorekeeper.server.visitors import Visitors
from scorekeeper.services.club.access import Access, NoRoomError, Pass
from scorekeeper.storage import StoreError, StoreNotKeptError

if TYPE_CHECKING:
    from scorekeeper.server.certificates import OwnCertificate

DAY = 86_400  # seconds
"""The age of a phone's cookie: longer than a session, so that it outlasts an empty battery."""
YEAR = 365 * DAY
"""The age of the cookies of organisers and directors; the store forgets unused ones earlier."""

SCRIPT = "/-/knock.js"
JOIN_PAGE = "/join"
JOIN = "/-/join"
PIN_PAGE = "/organiser"
TRY_PIN = "/-/organiser"
DIRECTOR_PAGE = "/director"
ACCEPT_INVITATION = "/-/director"
OPEN_PATHS = frozenset(
    (SCRIPT, JOIN_PAGE, JOIN, PIN_PAGE, TRY_PIN, DIRECTOR_PAGE, ACCEPT_INVITATION)
)
CERTIFICATE_PAGE = "/certificate"
ROOT_CERTIFICATE = "/certificate.crt"
TRUST_SOCKET = "/-/trusting"
"""A WebSocket that shows a phone whether it trusts the certificate.

An iPhone whose user has dismissed the warning loads pages, but silently opens no WebSocket.
"""
POST_PATHS = {"join": JOIN, "pin": TRY_PIN, "director": ACCEPT_INVITATION}
"""The paths to which pages post the text of their field, by the name of the page."""
INPUT_ATTRIBUTES = {
    "pin": ' type="password" inputmode="numeric"',
    "director": ' inputmode="numeric"',
}
"""Attributes of the field, by the name of the page.

A director's PIN is valid once, so it may be visible.
"""

MAX_WRONG_CODES = 60  # a minute from one address, behind which may be a whole club
MAX_ALL_WRONG_CODES = 600  # a minute from all addresses together
MAX_JOINS = 60  # phones a minute from one address; each is saved in the store
RETRY_SECONDS = 10  # after which the page tries an unknown code again

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
 spellcheck="false"{attributes}><button>{button}</button></form>
<noscript><p>{no_script}</p></noscript>
<script src="{script}" data-to="{to}" data-failed="{failed}" data-trusting="{trusting}"
 data-certificate="{certificate}" data-again="{again}"></script>"""

Page = Callable[[Scope], Response]
Endpoint = Callable[[Request], Awaitable[Response]]
PostHandler = Callable[[Scope, str], Awaitable[Response]]
"""Answers a posted text; may raise StoreError."""


def token_to_keep(access: Access, code: str, before: Pass) -> str | None:
    """Return the token of a browser that stays the same visitor; None if it needs a new token.

    A phone that has an owner in the session, or scans the same card again, stays the same visitor,
    so that it may still undo its entries.

    Args:
        access: The phones and codes of the club.
        code: The code.
        before: The current visitor of the browser, with the token.
    """
    with contextlib.suppress(ScorekeeperError):  # the session was just deleted
        own_code = access.ensure_code(before.visitor.evening, before.visitor.table)
        is_same = hmac.compare_digest(own_code.encode(), code.encode("utf-8", "surrogatepass"))
        if is_same or access.is_code_of_own_evening(before.visitor.id, code):
            return before.token
    return None


def exchange_code(
    access: Access, code: str, *, before: Pass | None, connected: Collection[str]
) -> str | None:
    """Store a new visitor for the code of a table or screen, and return the token.

    Returns None for an unknown code.

    Args:
        access: The phones and codes of the club.
        code: The code.
        before: The current visitor of the browser, which is then revoked; None if there is none.
        connected: The ids of visitors with an open page.

    Raises:
        StoreError: Nothing can be saved.
        NoRoomError: There are too many visitors.
    """
    try:
        entry = access.exchange(code, connected)
    except StoreNotKeptError as error:
        # The token is valid until the app ends, which is long enough.
        entry = error.done
    if entry is None:
        return None
    if before is not None:
        access.revoke(before.visitor.id)
    return entry.token


class JoinRoutes:
    """The routes of the pages that strangers reach."""

    def __init__(
        self,
        visitors: Visitors,
        *,
        limiter: ConnectionLimiter,
        pin: Pin | None,
        certificate: OwnCertificate | None,
    ) -> None:
        """Make the routes of a server.

        Args:
            visitors: Recognises callers.
            limiter: Has the open connections.
            pin: The organiser's PIN; None if organisers work on this computer only.
            certificate: The club's own certificate; None if there is none.
        """
        self.pin = pin
        self.certificate = certificate
        self.open_paths = OPEN_PATHS
        if certificate is not None:
            self.open_paths |= {CERTIFICATE_PAGE, ROOT_CERTIFICATE}
        self._visitors = visitors
        self._limiter = limiter
        self._wrong_codes = AttemptLimiter(each=MAX_WRONG_CODES, together=MAX_ALL_WRONG_CODES)
        self._wrong_invitations = AttemptLimiter(
            each=MAX_PIN_ATTEMPTS, together=MAX_ALL_PIN_ATTEMPTS
        )
        self._joins = FixedWindowRateLimiter(MemoryStorage())

    def routes(self) -> list[Route]:
        """Return the routes to join and to log in, and of the certificate if there is one."""
        routes = [
            Route(SCRIPT, _script),
            Route(JOIN_PAGE, self._page_endpoint("join")),
            Route(DIRECTOR_PAGE, self._page_endpoint("director")),
            *self._post_routes(JOIN, self.join),
            *self._post_routes(ACCEPT_INVITATION, self.accept_invitation),
        ]
        if self.certificate is not None:
            routes += _certificate_routes(self.certificate)

        return routes + self._pin_routes()

    def _pin_routes(self) -> list[Route]:
        """Return the routes to log in with a PIN; if there is no PIN, they refuse all requests."""
        pin = self.pin
        if pin is None:
            elsewhere = _endpoint(Refusal.ELSEWHERE.page)
            methods = ["GET", "POST"]
            return [Route(path, elsewhere, methods=methods) for path in (PIN_PAGE, TRY_PIN)]

        async def try_pin(scope: Scope, typed: str) -> Response:
            return await self.try_pin(pin, scope, typed)

        page = Route(PIN_PAGE, self._page_endpoint("pin"))
        return [page, *self._post_routes(TRY_PIN, try_pin)]

    def _page_endpoint(self, name: str) -> Endpoint:
        """Return the endpoint of the page `name`, a key of `POST_PATHS`."""
        return _endpoint(lambda scope: self.page(scope, name))

    def _post_routes(self, path: str, handler: PostHandler) -> list[Route]:
        """Return the route that posts a text to `handler`, and one that refuses other methods."""

        async def post(request: Request) -> Response:
            return await self._handle_post(handler, request)

        refuse_method = _endpoint(Refusal.METHOD.page)
        return [Route(path, post, methods=["POST"]), Route(path, refuse_method)]

    def page(self, scope: Scope, name: str) -> Response:
        """Return the page `name` with one field, which posts its text to `POST_PATHS[name]`."""
        words = security.request_words(scope)
        form = _FORM.format(
            label=escape(words.text(f"visitor-{name}-label")),
            button=escape(words.text(f"visitor-{name}-button")),
            no_script=escape(words.text("visitor-no-script")),
            failed=escape(words.text("visitor-knock-failed")),
            attributes=INPUT_ATTRIBUTES.get(name, ""),
            script=SCRIPT,
            to=POST_PATHS[name],
            trusting=TRUST_SOCKET if self.certificate else "",
            certificate=CERTIFICATE_PAGE,
            again=RETRY_SECONDS if name == "join" else "",
        )
        return security.message_page(scope, name, head=_STYLE, more=form)

    async def join(self, scope: Scope, typed: str) -> Response:
        """Return the answer to a code: log a phone or screen in, or refuse the code.

        Wrong codes are counted. The browser of an organiser is refused.
        """
        caller = self._visitors.caller(scope)
        if caller is not None and caller.is_organiser:
            # The browser would still have the organiser's cookie, whatever its page showed.
            return _error(scope, 409, "join-organiser")

        access = self._visitors.club.access
        before = self._visitors.visitor_pass(scope)
        code = "".join(typed.split()).lower()

        token = None
        if before is not None:
            token = await asyncio.to_thread(token_to_keep, access, code, before)
        # Many may be guessing, so first check the code: an exchange costs more.
        if token is None and await asyncio.to_thread(access.is_valid_code, code):
            if not self._count_join(scope):
                return _error(scope, 429, "knock-often")
            connected = {caller.id for caller in self._limiter.callers()}
            try:
                token = await asyncio.to_thread(
                    exchange_code, access, code, before=before, connected=connected
                )
            except NoRoomError:
                return _error(scope, 503, "full")

        if token is None:
            return await _count_wrong(scope, self._wrong_codes, "join-unknown")
        return _log_in_response(scope, self._visitors.visitors_cookie, token, seconds=DAY)

    def _count_join(self, scope: Scope) -> bool:
        """Count a phone that joins; return False if too many join from its address this minute.

        Phones at this computer are not counted.
        """
        if self._visitors.is_here(scope):
            return True
        return self._joins.hit(RateLimitItemPerMinute(MAX_JOINS), network_of(_address(scope)))

    async def try_pin(self, pin: Pin, scope: Scope, typed: str) -> Response:
        """Return the answer to a PIN: log an organiser in until the browser closes, or refuse."""
        verdict = await pin.check(typed, address=_address(scope))
        if verdict is Verdict.WRONG:
            return _error(scope, 403, "pin-wrong")
        if verdict is Verdict.TOO_OFTEN:
            return _error(scope, 429, "knock-often")
        token = await asyncio.to_thread(self._visitors.club.logins.begin)
        return _log_in_response(scope, self._visitors.organisers_cookie, token)

    async def accept_invitation(self, scope: Scope, typed: str) -> Response:
        """Return the answer to the PIN or token of an invitation: log a director in, or refuse."""
        caller = self._visitors.caller(scope)
        if caller is not None and caller.is_organiser:
            # The invitation stays valid: it may be meant for somebody else.
            return _error(scope, 409, "director-inside")
        if self._wrong_invitations.is_exhausted(_address(scope)):
            return _error(scope, 429, "knock-often")

        directors = self._visitors.club.directors
        token = await asyncio.to_thread(
            directors.accept_invitation, typed, device=browser_of(scope)
        )
        if token is None:
            return await _count_wrong(scope, self._wrong_invitations, "director-unknown")
        return _log_in_response(scope, self._visitors.directors_cookie, token, seconds=YEAR)

    async def _handle_post(self, handler: PostHandler, request: Request) -> Response:
        """Return the answer of a handler to a posted text.

        The answer is an error if the text is too long, or if the store cannot be written.
        """
        typed = await self._posted_text(request)
        if typed is None:
            response = _error(request.scope, 413, "knock-long")
            # The rest of the text is not waited for.
            response.headers["connection"] = "close"
            return response
        try:
            return await handler(request.scope, typed)
        except StoreError:
            return _error(request.scope, 503, "join-not-saved")

    async def _posted_text(self, request: Request) -> str | None:
        """Return the posted text; None if it is too long, too slow or incomplete."""
        limits = self._limiter.limits
        body = bytearray()
        try:
            async with asyncio.timeout(limits.handshake):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > limits.body:
                        return None
        except (TimeoutError, ClientDisconnect):
            return None
        return body.decode("utf-8", "replace")


def _endpoint(page: Page) -> Endpoint:
    """Return the endpoint that answers each request with a page."""

    async def endpoint(request: Request) -> Response:
        return page(request.scope)

    return endpoint


async def _script(_request: Request) -> Response:
    """Return the JavaScript of the pages to join and to log in."""
    source = (files("scorekeeper.server") / "knock.js").read_bytes()
    return Response(source, media_type="text/javascript", headers=NO_STORE)


def _certificate_routes(certificate: OwnCertificate) -> list[Route]:
    """Return the routes of the page about a certificate, and of the root certificate."""

    async def root(_request: Request) -> Response:
        # With this type a phone asks whether it should install the certificate.
        return Response(certificate.root, media_type="application/x-x509-ca-cert", headers=NO_STORE)

    page = _endpoint(lambda scope: certificate_page(certificate, scope))
    return [Route(CERTIFICATE_PAGE, page), Route(ROOT_CERTIFICATE, root)]


def certificate_page(certificate: OwnCertificate, scope: Scope) -> Response:
    """Return the page that explains how a phone installs a certificate."""
    words = security.request_words(scope)
    link_text = escape(words.text("visitor-certificate-get"))
    texts = [words.text(f"visitor-certificate-{key}") for key in ("iphone", "android", "after")]
    texts.append(words.text("visitor-certificate-check", fingerprint=certificate.fingerprint))
    paragraphs = "".join(f"<p>{escape(text)}</p>" for text in texts)
    more = f'<p><a href="{ROOT_CERTIFICATE}">{link_text}</a></p>{paragraphs}'
    return security.message_page(scope, "certificate", more=more)


def _error(scope: Scope, status: int, key: str) -> Response:
    """Return an error for the script of a page: the text of the message `key`."""
    text = security.request_words(scope).text(f"visitor-{key}")
    return JSONResponse({"text": text}, status, NO_STORE)


def _log_in_response(
    scope: Scope, cookie: str, token: str, *, seconds: int | None = None
) -> Response:
    """Return the answer that sets a cookie; without `seconds` until the browser is closed."""
    response = JSONResponse({}, headers=NO_STORE)
    return security.set_cookie(response, scope, cookie, token, seconds=seconds)


async def _count_wrong(scope: Scope, attempts: AttemptLimiter, key: str) -> Response:
    """Count a wrong attempt, and return the error with the text of the message `key`."""
    if await attempts.count(_address(scope)):
        return _error(scope, 403, key)
    return _error(scope, 429, "knock-often")


# The first name found in the user agent counts: most browsers claim to be others as well.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def browser_of(scope: Scope) -> str:
    """Return the browser and the system of a request, as far as known: `Firefox, Windows`."""
    agent = Headers(scope=scope).get("user-agent", "")
    names = []
    for name_by_mark in (_BROWSERS, _SYSTEMS):
        found = [name for mark, name in name_by_mark.items() if mark in agent]
        names += found[:1]
    return ", ".join(names)


def _address(scope: Scope) -> str:
    """Return the address of the sender of a request; empty if it is not known."""
    client = scope.get("client")
    return "" if client is None else str(client[0])
