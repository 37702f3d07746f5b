"""Which requests are answered at all, the headers of every answer, and one-time links.

A page of any site can make a browser send requests to 127.0.0.1, and a name that its
owner points at 127.0.0.1 after the page has loaded (DNS rebinding) makes such requests
look like the page's own. The Host header gives the second away, Origin the first.
Starlette's TrustedHostMiddleware compares neither the port nor the origin.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
import re
import secrets
from dataclasses import dataclass
from enum import Enum
from html import escape
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.websockets import WebSocketClose

from scorekeeper.errors import ScorekeeperError
from scorekeeper.server.address import HEALTH_HEADER, HEALTH_PATH, health_proof

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from scorekeeper.i18n import Words
    from scorekeeper.services.club.access import Logins

_log = logging.getLogger(__name__)

POLICY_VIOLATION = 1008
"""The WebSocket close code for a visitor who may not come in (RFC 6455, 7.4.1)."""
NO_STORE = {"cache-control": "no-store"}
SAFE_METHODS = frozenset({"GET", "HEAD"})

# --- small pages, in the language of the browser

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
{head}<style>
body {{ font: 1.1rem/1.5 sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem;
  color: #1c1b1f; background: #fff; }}
@media (prefers-color-scheme: dark) {{ body {{ color: #e6e1e5; background: #1c1b1f; }}
  a {{ color: #9ecaff; }} }}
</style>
</head>
<body><h1>{title}</h1><p>{text}</p>{more}</body>
</html>
"""

_TRY_AGAIN = '<meta http-equiv="refresh" content="20">\n'
# A redirect would not do: a browser that followed a link from another site sends no
# SameSite=Strict cookie along the redirect, but does when this page itself moves on.
_MOVE_ON = '<meta http-equiv="refresh" content="0; url=/">\n'
_OPEN = '<p><a href="/">{}</a></p>'


class Refusal(Enum):
    """A reason why a request gets nothing: HTTP's code for it, and the catalogue's name of it."""

    FOREIGN_HOST = 421, "host"
    FOREIGN_ORIGIN = 403, "origin"
    ODD_PATH = 400, "path"
    NO_KEY = 403, "key"
    SPENT_LINK = 403, "link"
    STRANGER = 403, "stranger"
    ELSEWHERE = 403, "elsewhere"
    FULL = 503, "full"
    METHOD = 405, "path"

    def page(self, scope: Scope) -> Response:
        status, name = self.value
        head = _TRY_AGAIN if self is Refusal.FULL else ""
        return message_page(scope, name, status=status, head=head)


def words_of(scope: Scope) -> Words:
    """The words of the language that a visitor's browser asks for."""
    # Loaded only here: nobody is refused while the server is still starting.
    from scorekeeper.i18n import Words  # noqa: PLC0415
    from scorekeeper.i18n.catalogue import best_language  # noqa: PLC0415

    asked = ",".join(Headers(scope=scope).getlist("accept-language"))
    return Words(best_language(tag.partition(";")[0].strip() for tag in asked.split(",")))


def message_page(
    scope: Scope, name: str, *, status: int = 200, head: str = "", more: str = ""
) -> Response:
    """Return a small page, the catalogue's `visitor-<name>`; `head` and `more` are HTML."""
    words = words_of(scope)
    title = escape(words.text(f"visitor-{name}"))
    text = escape(words.text(f"visitor-{name}-text"))
    html = _PAGE.format(language=words.language, title=title, text=text, head=head, more=more)
    return HTMLResponse(html, status, NO_STORE)


def welcome_page(scope: Scope) -> Response:
    """Return a page that goes on to the app by itself, without the token in its address."""
    more = _OPEN.format(escape(words_of(scope).text("visitor-open")))
    return message_page(scope, "welcome", head=_MOVE_ON, more=more)


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Turn a visitor away: a page in words, or a WebSocket closed before it opens."""
    if scope["type"] == "websocket":
        await receive()
        await WebSocketClose(POLICY_VIOLATION)(scope, receive, send)
    else:
        await refusal.page(scope)(scope, receive, send)


# --- hosts and origins

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")
_SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
_DEFAULT_PORTS = {"http": 80, "https": 443}
_ODD_PATH = re.compile(r"//|(^|/)\.\.?(/|$)|[\\:\x00-\x1f\x7f]")  # upwards, or no path at all
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::([0-9]{1,5}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Origin:
    scheme: str
    name: str
    port: int


def plain_name(name: str) -> str:
    bare = name.strip("[]").lower()
    try:
        address = ip_address(bare)
    except ValueError:
        return bare
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(address)


def read_origin(text: str) -> Origin | None:
    scheme, colon, rest = text.partition("://")
    host = _HOST.fullmatch(rest.lower())
    if not colon or scheme not in _DEFAULT_PORTS or host is None:
        return None
    port = int(host[2]) if host[2] else _DEFAULT_PORTS[scheme]
    return Origin(scheme, plain_name(host[1]), port)


def requested_origin(scope: Scope) -> Origin | None:
    """Tell where a request says that it goes; None where it says so not exactly once."""
    hosts = Headers(scope=scope).getlist("host")
    scheme = _SCHEMES[scope.get("scheme", "http")]
    return read_origin(f"{scheme}://{hosts[0]}") if len(hosts) == 1 else None


class HostGuard:
    """ASGI middleware that refuses foreign hosts and foreign origins, pages and sockets alike."""

    def __init__(
        self, app: ASGIApp, *, names: Iterable[str], port: int, any_own_address: bool = False
    ) -> None:
        """Guard `app`.

        `names` are the host names that mean this server, beside those of loopback; `port`
        is the one it is bound to. With `any_own_address` the very address on which the
        connection came in is a name too: that is how phones call a server bound to all.
        """
        self._app = app
        self._names = frozenset(map(plain_name, (*LOOPBACK_NAMES, *names)))
        self._port = port
        self._any_own_address = any_own_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            refusal = self.refusal(scope)
            if refusal is not None:
                await refuse(scope, receive, send, refusal)
                return
        await self._app(scope, receive, send)

    def refusal(self, scope: Scope) -> Refusal | None:
        here = requested_origin(scope)
        if here is None or here.port != self._port:
            return Refusal.FOREIGN_HOST
        own_address = plain_name((scope.get("server") or ("",))[0])
        if here.name not in self._names and not (
            self._any_own_address and here.name == own_address
        ):
            return Refusal.FOREIGN_HOST
        if _ODD_PATH.search(scope["path"]):
            return Refusal.ODD_PATH
        origins = Headers(scope=scope).getlist("origin")
        if not origins and scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            # Browsers name the origin of every WebSocket and of all that may change a thing.
            return None
        if len(origins) != 1 or read_origin(origins[0]) != here:
            return Refusal.FOREIGN_ORIGIN
        return None


# --- the headers of every answer

_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
CSP = "content-security-policy"

_ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
}
# These let Flutter's renderer use threads, where browsers trust the address: on this
# computer and with TLS. Elsewhere they would only complain.
_ISOLATION = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
}


def script_hashes(html: bytes) -> tuple[str, ...]:
    """List a page's inline scripts as sources of a Content-Security-Policy.

    With these the policy needs no 'unsafe-inline': a script that is not in the page as it
    left the server does not run.
    """
    # A browser hashes the text after it has made every line end a plain one.
    scripts = [text.replace(b"\r\n", b"\n") for text in _SCRIPT.findall(html)]
    digests = [base64.b64encode(hashlib.sha256(text).digest()) for text in scripts]
    return tuple(f"'sha256-{digest.decode('ascii')}'" for digest in digests)


def content_policy(scope: Scope, scripts: Iterable[str] = ()) -> str:
    """Write the Content-Security-Policy: everything from this server, nothing from elsewhere.

    Flutter needs WebAssembly, workers that it makes of blobs, and style elements of its own.
    The WebSocket's address is named because older browsers do not count it as 'self'.
    """
    here, socket = requested_origin(scope), ""
    if here is not None:
        name = f"[{here.name}]" if ":" in here.name else here.name
        socket = f" {'wss' if here.scheme == 'https' else 'ws'}://{name}:{here.port}"
    rules = (
        "default-src 'self'",
        " ".join(("script-src 'self' 'wasm-unsafe-eval'", *scripts)),
        "worker-src 'self' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        f"connect-src 'self'{socket}",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
    return "; ".join(rules)


class SecurityHeaders:
    """ASGI middleware that puts the protective headers on every answer and takes CORS off.

    A page that has scripts of its own brings its own policy.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=list(message["headers"]))
                for name in [key for key in headers if key.startswith("access-control-")]:
                    del headers[name]
                headers.update(_ALWAYS)
                here = requested_origin(scope)
                if here is not None and (here.scheme == "https" or here.name in LOOPBACK_NAMES):
                    headers.update(_ISOLATION)
                headers.setdefault(CSP, content_policy(scope))
                message["headers"] = headers.raw
            await send(message)

        await self._app(scope, receive, send_safely)


# --- cookies and one-time links


def cookies(scope: Scope, name: str) -> list[str]:
    """List what the browser sent under a cookie's name; anyone on the host may add to it."""
    pairs = [pair for line in Headers(scope=scope).getlist("cookie") for pair in line.split(";")]
    split = [pair.strip().partition("=") for pair in pairs]
    return [value for key, _, value in split if key == name]


def set_cookie(
    response: Response, scope: Scope, name: str, value: str, *, seconds: int | None = None
) -> Response:
    """Have a browser keep a cookie, for this site's own pages alone; return the response.

    With `seconds` it outlives the browser, as one of a phone with an empty battery must.
    """
    secure = scope.get("scheme") == "https"
    response.set_cookie(
        name, value, max_age=seconds, secure=secure, httponly=True, samesite="strict"
    )
    return response


def digest(secret: str) -> bytes:
    """Hash a secret, so that it is kept nowhere itself."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def _is_among(value: bytes, known: AbstractSet[bytes]) -> bool:
    """Compare with every known digest, in the same time wherever it differs."""
    equal = [hmac.compare_digest(value, other) for other in known]
    return any(equal)


class Keys:
    """The links still to be used and the browsers that hold a cookie."""

    def __init__(self, logins: Logins | None = None) -> None:
        """Begin with no link; with `logins` whoever held a cookie before holds it still."""
        self._links: set[bytes] = set()
        self._cookies: set[bytes] = set()
        self._logins = logins

    def new_link(self) -> str:
        """Make the token of a link that lets one browser in, once."""
        token = secrets.token_urlsafe(32)
        self._links.add(digest(token))
        return token

    def spend(self, token: str) -> bool:
        if not _is_among(digest(token), self._links):
            return False
        self._links.discard(digest(token))
        return True

    def exchange(self, token: str) -> str | None:
        """Spend a link's token for a cookie's value; None where no unused link has it."""
        return self.admit() if self.spend(token) else None

    def admit(self) -> str:
        """Make a cookie's value for a browser that has shown whose it is.

        It waits for the disk where a store keeps it. Where the store refuses, the cookie is good
        until the server ends.
        """
        if self._logins is not None:
            try:
                return self._logins.begin(here=True)
            except ScorekeeperError as error:
                _log.warning("The organiser's log-in is not kept: %s", error)
        cookie = secrets.token_urlsafe(32)
        self._cookies.add(digest(cookie))
        return cookie

    def opens(self, cookie: str) -> bool:
        """Tell whether a cookie's value is good: given out by this server, or one before it."""
        if _is_among(digest(cookie), self._cookies):
            return True
        return self._logins is not None and self._logins.is_here(cookie)

    def use(self, cookie: str) -> None:
        if self._logins is not None:
            try:
                self._logins.use(cookie)
            except ScorekeeperError as error:
                _log.warning("The use of an organiser's log-in is not noted: %s", error)


def link_token(scope: Scope) -> str | None:
    """Read the token of a link that is being opened; looking at it (HEAD) does not spend it."""
    if scope["type"] != "http" or scope["method"] != "GET" or scope["path"] != "/":
        return None
    query = parse_qs(str(scope["query_string"], "latin-1"))
    return query["token"][0] if "token" in query else None


class LinkAuth:
    """ASGI middleware that lets in who holds a cookie, and exchanges links for cookies."""

    def __init__(self, app: ASGIApp, *, keys: Keys, port: int) -> None:
        """Guard `app`; browsers share cookies among ports, so the name carries the port."""
        self._app = app
        self._keys = keys
        self._cookie = f"scorekeeper-{port}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token = link_token(scope)
        if scope["type"] not in {"http", "websocket"} or any(
            map(self._keys.opens, cookies(scope, self._cookie))
        ):
            if token:  # not spent: it may be meant for somebody else
                await welcome_page(scope)(scope, receive, send)
            else:
                await self._app(scope, receive, send)
            return
        cookie = self._keys.exchange(token) if token else None
        if cookie is None:
            await refuse(scope, receive, send, Refusal.SPENT_LINK if token else Refusal.NO_KEY)
            return
        page = set_cookie(welcome_page(scope), scope, self._cookie, cookie)
        await page(scope, receive, send)


class HealthCheck:
    """ASGI middleware that answers a second start of the program, and nobody else.

    With `keys` the answer brings a new link.
    """

    def __init__(self, app: ASGIApp, *, countersign: str, keys: Keys | None) -> None:
        self._app = app
        self._countersign = countersign
        self._keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        nonce = None
        if scope["type"] == "http" and scope["path"] == HEALTH_PATH:
            nonce = self._nonce(Headers(scope=scope).getlist(HEALTH_HEADER))
        if nonce is None:
            await self._app(scope, receive, send)
            return
        answer = {
            "proof": health_proof(self._countersign, speaker="app", nonce=nonce),
            "token": self._keys.new_link() if self._keys else None,
        }
        await JSONResponse(answer, headers=NO_STORE)(scope, receive, send)

    def _nonce(self, values: list[str]) -> str | None:
        """Read the nonce; None where the caller does not know the countersign."""
        nonce, _, proof = (values[0] if len(values) == 1 else "").partition(" ")
        expected = health_proof(self._countersign, speaker="caller", nonce=nonce)
        known = hmac.compare_digest(proof.encode(), expected.encode())
        return nonce if nonce and known else None
