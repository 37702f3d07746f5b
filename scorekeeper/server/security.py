"""The guard of hosts and origins, the headers of every answer, cookies and one-time links.

The small pages of a server are here too: refusals, and the page that leads to the app.

A page of any site can make a browser send requests to 127.0.0.1; the header Origin shows that.
Its owner may also point its name at 127.0.0.1 after the page was loaded (DNS rebinding), so that
the requests look like the page's own; the header Host shows that. Starlette's
`TrustedHostMiddleware` compares neither the port nor the origin.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
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

from scorekeeper.server import environment
from scorekeeper.server.address import HEALTH_HEADER, HEALTH_PATH, health_proof

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from scorekeeper.i18n import Words

POLICY_VIOLATION = 1008
"""The WebSocket close code for a visitor without access (RFC 6455, 7.4.1)."""
NO_STORE = {"cache-control": "no-store"}
REQUESTS = frozenset({"http", "websocket"})
"""The types of ASGI scopes that are requests."""

# --- small pages, in the language of the browser

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
{head}<style>
body {{ font: 1.1rem/1.5 sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem;
  color: #1F1B15; background: #F6F1E6; }}
a {{ color: #15513A; }}
@media (prefers-color-scheme: dark) {{ body {{ color: #F2EBDD; background: #141210; }}
  a {{ color: #8AD3AC; }} }}
</style>
</head>
<body><h1>{title}</h1><p>{text}</p>{more}</body>
</html>
"""


class Refusal(Enum):
    """The reason for a refusal: its HTTP status and the name of its page."""

    FOREIGN_HOST = 421, "host"
    FOREIGN_ORIGIN = 403, "origin"
    ODD_PATH = 400, "path"
    NO_KEY = 403, "key"
    SPENT_LINK = 403, "link"
    STRANGER = 403, "stranger"
    LOST_TABLE = 403, "lost-table"  # a phone whose session is not on this computer yet
    ELSEWHERE = 403, "elsewhere"  # a link of this computer, opened on another one
    FULL = 503, "full"  # too many connections
    METHOD = 405, "path"

    def page(self, scope: Scope) -> Response:
        """Return the page of the refusal in the language of a request; some pages reload later."""
        status, name = self.value
        head = ""
        if self in RETRY_SECONDS:
            head = f'<meta http-equiv="refresh" content="{RETRY_SECONDS[self]}">\n'
        return message_page(scope, name, status=status, head=head)


RETRY_SECONDS = {Refusal.LOST_TABLE: 5, Refusal.FULL: 20}
"""Seconds after which the page of a refusal tries again."""


def request_words(scope: Scope) -> Words:
    """Return the words of the language that the browser of a request prefers."""
    # Imported here, because a server answers before its words are loaded.
    environment.load_words()
    from scorekeeper.i18n import Words  # noqa: PLC0415
    from scorekeeper.i18n.messages import best_language  # noqa: PLC0415

    asked = ",".join(Headers(scope=scope).getlist("accept-language"))
    return Words(best_language(tag.partition(";")[0].strip() for tag in asked.split(",")))


def message_page(
    scope: Scope, name: str, *, status: int = 200, head: str = "", more: str = ""
) -> Response:
    """Return a small page with the messages `visitor-NAME` and `visitor-NAME-text`.

    Args:
        scope: The request, whose language the page has.
        name: The name in the keys of the messages.
        status: The HTTP status.
        head: HTML that is added to the head.
        more: HTML that is added below the text.
    """
    words = request_words(scope)
    title = escape(words.text(f"visitor-{name}"))
    text = escape(words.text(f"visitor-{name}-text"))
    html = _PAGE.format(language=words.language, title=title, text=text, head=head, more=more)
    return HTMLResponse(html, status, NO_STORE)


def welcome_page(scope: Scope) -> Response:
    """Return a page that opens the app at its address without the token.

    The page is not a redirect: with a redirect, a browser that followed a link from another site
    sends no SameSite=Strict cookie.
    """
    move_on = '<meta http-equiv="refresh" content="0; url=/">\n'
    link = f'<p><a href="/">{escape(request_words(scope).text("visitor-open"))}</a></p>'
    return message_page(scope, "welcome", head=move_on, more=link)


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Refuse a request: send the page of a refusal, or close a WebSocket before it opens."""
    if scope["type"] == "websocket":
        await receive()
        await WebSocketClose(POLICY_VIOLATION)(scope, receive, send)
    else:
        await refusal.page(scope)(scope, receive, send)


# --- hosts and origins

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")
_SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
_DEFAULT_PORTS = {"http": 80, "https": 443}
_ODD_PATH = re.compile(r"//|(^|/)\.\.?(/|$)|[\\:\x00-\x1f\x7f]")  # leads upwards, or no URL path
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::([0-9]{1,5}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Origin:
    """The scheme, host and port of an address."""

    scheme: str
    name: str
    port: int


def plain_name(name: str) -> str:
    """Return the canonical form of a host name or address; a mapped IPv4 address as IPv4."""
    bare = name.strip("[]").lower()
    try:
        address = ip_address(bare)
    except ValueError:
        return bare
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(address)


def is_loopback(host: str) -> bool:
    """Return True for an address of this computer that other computers cannot reach."""
    try:
        return ip_address(plain_name(host)).is_loopback
    except ValueError:
        return False


def read_origin(text: str) -> Origin | None:
    """Return the origin in a text such as `https://host:8765`; None for any other text."""
    scheme, colon, rest = text.partition("://")
    host = _HOST.fullmatch(rest.lower())
    if not colon or scheme not in _DEFAULT_PORTS or host is None:
        return None
    port = int(host[2]) if host[2] else _DEFAULT_PORTS[scheme]
    return Origin(scheme, plain_name(host[1]), port)


def requested_origin(scope: Scope) -> Origin | None:
    """Return the address to which a request was sent; None unless it has one Host header."""
    hosts = Headers(scope=scope).getlist("host")
    if len(hosts) != 1:
        return None
    scheme = _SCHEMES[scope.get("scheme", "http")]
    return read_origin(f"{scheme}://{hosts[0]}")


def is_trusted(scope: Scope) -> bool:
    """Return True if browsers trust the address of a request: by HTTPS, or on this computer."""
    here = requested_origin(scope)
    return here is not None and (here.scheme == "https" or here.name in LOOPBACK_NAMES)


class ProxyHeaders:
    """ASGI middleware that restores scheme and client of requests that came through a proxy.

    The proxy must keep the header Host and add X-Forwarded-For, as Caddy and Tailscale do. A
    request that came through a proxy is never from this computer, wherever the proxy runs.
    """

    def __init__(self, app: ASGIApp, *, public: Origin | None) -> None:
        """Restore requests for `app`; `public` is the address of the proxy."""
        self._app = app
        self._public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in REQUESTS:
            scope = self._with_client(self._with_scheme(scope))
        await self._app(scope, receive, send)

    def _is_public(self, scope: Scope) -> bool:
        """Return True if a request was sent to the address of the proxy."""
        public = self._public
        if public is None:
            return False
        # The proxy talks plain HTTP to this server, so compare with its own scheme.
        return requested_origin({**scope, "scheme": public.scheme}) == public

    def _with_scheme(self, scope: Scope) -> Scope:
        """Return the scope of a request, with the scheme with which it was sent to the proxy."""
        if self._public is None or not self._is_public(scope):
            return scope
        scheme = self._public.scheme
        if scope["type"] == "websocket":
            scheme = {"http": "ws", "https": "wss"}[scheme]
        return {**scope, "scheme": scheme}

    def _with_client(self, scope: Scope) -> Scope:
        """Return the scope of a request, with the client that sent it to the proxy."""
        addresses = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
        if not addresses and not self._is_public(scope):
            return scope
        client = scope.get("client")
        peer = "" if client is None else str(client[0])
        if not is_loopback(peer):
            # Anybody can claim to be a proxy; only one on this computer is believed.
            return scope

        # The proxy added the last address; a client may have invented the addresses before it.
        address = addresses.rpartition(",")[2].strip()
        if not address or is_loopback(address):
            address = "proxy"
        return {**scope, "client": (address, 0)}


class HostGuard:
    """ASGI middleware that refuses requests to other hosts and from other origins."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        names: Iterable[str],
        port: int,
        any_own_address: bool = False,
        public: Origin | None = None,
    ) -> None:
        """Guard an app.

        Args:
            app: The app.
            names: Host names of the server, except for the loopback names.
            port: The port of the server.
            any_own_address: The address on which a connection came in is a name of the server
                too. Phones use it to call a server that listens on all addresses.
            public: The address of a proxy.
        """
        self._app = app
        self._port = port
        self._any_own_address = any_own_address
        self._public = public
        self._names = frozenset(plain_name(name) for name in (*LOOPBACK_NAMES, *names))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self.refusal(scope) if scope["type"] in REQUESTS else None
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await refuse(scope, receive, send, refusal)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Return the reason to refuse a request; None if it is accepted."""
        requested = requested_origin(scope)
        if requested is None or not self._is_own(requested, scope):
            return Refusal.FOREIGN_HOST
        if _ODD_PATH.search(scope["path"]):
            return Refusal.ODD_PATH

        origins = Headers(scope=scope).getlist("origin")
        if not origins and scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}:
            # Browsers send no origin when they only read; they do with WebSockets and changes.
            return None
        if len(origins) != 1 or read_origin(origins[0]) != requested:
            return Refusal.FOREIGN_ORIGIN
        return None

    def _is_own(self, requested: Origin, scope: Scope) -> bool:
        """Return True if the requested address is an address of this server."""
        if requested == self._public:
            return True
        names = self._names
        server = scope.get("server")
        if self._any_own_address and server is not None:
            names |= {plain_name(server[0])}
        return requested.port == self._port and requested.name in names


# --- the headers of every answer

_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
CSP = "content-security-policy"

_ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
}
# These let Flutter's renderer use threads. Browsers accept them if they trust the address (on this
# computer, or with TLS), and otherwise write a warning.
_ISOLATION = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
}


def script_hashes(html: bytes) -> tuple[str, ...]:
    """Return the hashes of the inline scripts of a page as sources of a Content-Security-Policy.

    With these sources the policy needs no 'unsafe-inline': browsers run only the scripts that the
    server has put into the page.
    """
    # Browsers hash a script with plain line ends.
    scripts = [text.replace(b"\r\n", b"\n") for text in _SCRIPT.findall(html)]
    digests = [base64.b64encode(hashlib.sha256(text).digest()) for text in scripts]
    return tuple(f"'sha256-{digest.decode('ascii')}'" for digest in digests)


def content_policy(scope: Scope, scripts: Iterable[str] = ()) -> str:
    """Return the Content-Security-Policy, which allows content from this server only.

    Flutter needs WebAssembly, workers from blobs, and style elements. If a browser has no wake
    lock, as with plain HTTP, Flutter keeps the screen on with a video in a `data:` address.

    Args:
        scope: The request.
        scripts: Sources of inline scripts, from `script_hashes`.
    """
    own_scripts = "".join(f" {script}" for script in scripts)
    origin = requested_origin(scope)
    # Older browsers do not count the WebSocket as 'self', so its address is named.
    socket = "" if origin is None else f" {_socket_address(origin)}"
    return (
        f"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'{own_scripts}; "
        "worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        f"font-src 'self' data:; media-src 'self' data:; connect-src 'self'{socket}; "
        "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    )


def _socket_address(origin: Origin) -> str:
    """Return the address of WebSockets at an origin."""
    scheme = "wss" if origin.scheme == "https" else "ws"
    host = f"[{origin.name}]" if ":" in origin.name else origin.name
    return f"{scheme}://{host}:{origin.port}"


class SecurityHeaders:
    """ASGI middleware that adds protective headers to every answer and removes CORS headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=list(message["headers"]))
                for name in [key for key in headers if key.startswith("access-control-")]:
                    del headers[name]
                headers.update(_ALWAYS)
                if is_trusted(scope):
                    headers.update(_ISOLATION)
                headers.setdefault(CSP, content_policy(scope))
                message["headers"] = headers.raw
            await send(message)

        if scope["type"] == "http":
            await self._app(scope, receive, send_safely)
        else:
            await self._app(scope, receive, send)


# --- cookies and one-time links


def cookies(scope: Scope, name: str) -> list[str]:
    """Return all values of a cookie in a request; other programs on the host may set it too."""
    values = []
    for line in Headers(scope=scope).getlist("cookie"):
        for pair in line.split(";"):
            key, _, value = pair.strip().partition("=")
            if key == name:
                values.append(value)
    return values


def set_cookie(
    response: Response, scope: Scope, name: str, value: str, *, seconds: int | None = None
) -> Response:
    """Set a cookie on a response, and return the same response.

    The cookie is for this site only, and is kept for `seconds`, or until the browser is closed.
    """
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        secure=scope.get("scheme") == "https",
        httponly=True,
        samesite="strict",
    )
    return response


def digest(secret: str) -> bytes:
    """Return the SHA-256 hash of a secret, to be stored in place of the secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def _is_among(secret: str, digests: AbstractSet[bytes]) -> bool:
    """Return True if the hash of a secret is among `digests`."""
    value = digest(secret)
    # Compare all of them, so that the duration reveals nothing about the hashes.
    matches = [hmac.compare_digest(value, known) for known in digests]
    return any(matches)


class Keys:
    """The one-time links that are not used yet, and the cookies of browsers that used one.

    Only hashes of them are kept.
    """

    def __init__(self) -> None:
        self._links: set[bytes] = set()
        self._cookies: set[bytes] = set()

    def create_link(self) -> str:
        """Add a new link and return its token, which lets one browser in once."""
        token = secrets.token_urlsafe(32)
        self._links.add(digest(token))
        return token

    def spend(self, token: str) -> bool:
        """Use up the link with a token; return False if the link was invalid already."""
        is_unused = _is_among(token, self._links)
        self._links.discard(digest(token))
        return is_unused

    def create_cookie(self) -> str:
        """Add a new cookie for a browser that has used a link, and return its value."""
        cookie = secrets.token_urlsafe(32)
        self._cookies.add(digest(cookie))
        return cookie

    def is_known(self, cookie: str) -> bool:
        """Return True for the value of a cookie of a browser that used a link."""
        return _is_among(cookie, self._cookies)


def link_token(scope: Scope) -> str | None:
    """Return the token in the address of a GET request for the root; None for other requests."""
    if scope["type"] != "http" or scope["method"] != "GET" or scope["path"] != "/":
        return None
    query = parse_qs(str(scope["query_string"], "latin-1"))
    if "token" not in query:
        return None
    return query["token"][0]


class LinkAuth:
    """ASGI middleware that lets browsers with a cookie in, and exchanges links for cookies."""

    def __init__(self, app: ASGIApp, *, keys: Keys, port: int) -> None:
        self._app = app
        self._keys = keys
        self._cookie = f"scorekeeper-{port}"  # browsers share cookies among the ports of a host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in REQUESTS:
            await self._app(scope, receive, send)
            return

        token = link_token(scope)
        has_cookie = any(self._keys.is_known(value) for value in cookies(scope, self._cookie))
        if has_cookie and token is None:
            await self._app(scope, receive, send)
        elif has_cookie:
            # The link stays valid: another browser may need it.
            await welcome_page(scope)(scope, receive, send)
        elif token is None:
            await refuse(scope, receive, send, Refusal.NO_KEY)
        elif self._keys.spend(token):
            page = set_cookie(welcome_page(scope), scope, self._cookie, self._keys.create_cookie())
            await page(scope, receive, send)
        else:
            await refuse(scope, receive, send, Refusal.SPENT_LINK)


class HealthCheck:
    """ASGI middleware that answers a second start of the program with a link to this app."""

    def __init__(self, app: ASGIApp, *, countersign: str, keys: Keys | None) -> None:
        """Answer health checks of callers who know a secret; pass other requests to `app`.

        Args:
            app: The app.
            countersign: The secret; a second start reads it from the note of the running server.
            keys: Creates the token of the link; None if links need no token.
        """
        self._app = app
        self._countersign = countersign
        self._keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        nonce = self._proven_nonce(scope)
        if nonce is None:
            await self._app(scope, receive, send)
            return
        proof = health_proof(self._countersign, speaker="app", nonce=nonce)
        token = self._keys.create_link() if self._keys else None
        answer = JSONResponse({"proof": proof, "token": token}, headers=NO_STORE)
        await answer(scope, receive, send)

    def _proven_nonce(self, scope: Scope) -> str | None:
        """Return the nonce of a request whose sender knows the countersign; None for others."""
        if scope["type"] != "http" or scope["path"] != HEALTH_PATH:
            return None
        values = Headers(scope=scope).getlist(HEALTH_HEADER)
        if len(values) != 1:
            return None
        nonce, _, proof = values[0].partition(" ")
        expected = health_proof(self._countersign, speaker="caller", nonce=nonce)
        is_proven = hmac.compare_digest(proof.encode(), expected.encode())
        return nonce if is_proven and nonce else None
