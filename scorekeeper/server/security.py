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
"""The WebSocket close code for a visitor who may not come in (RFC 6455, 7.4.1)."""
NO_STORE = {"cache-control": "no-store"}
REQUESTS = frozenset({"http", "websocket"})
"""Types of scopes; further ones begin and end the server."""

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
    """A reason why a request gets nothing: HTTP's code for it, and the catalogue's name of it."""

    FOREIGN_HOST = 421, "host"
    FOREIGN_ORIGIN = 403, "origin"
    ODD_PATH = 400, "path"
    NO_KEY = 403, "key"
    SPENT_LINK = 403, "link"
    STRANGER = 403, "stranger"
    LOST_TABLE = 403, "lost-table"
    ELSEWHERE = 403, "elsewhere"
    FULL = 503, "full"
    METHOD = 405, "path"

    def page(self, scope: Scope) -> Response:
        status, name = self.value
        seconds = AGAIN_AFTER.get(self)
        head = "" if seconds is None else f'<meta http-equiv="refresh" content="{seconds}">\n'
        return message_page(scope, name, status=status, head=head)


AGAIN_AFTER = {Refusal.LOST_TABLE: 5, Refusal.FULL: 20}
"""Seconds after which the page of a refusal tries again."""


def words_of(scope: Scope) -> Words:
    # Loaded only here: a server answers before its words are loaded.
    environment.load_words()
    from scorekeeper.i18n import Words  # noqa: PLC0415
    from scorekeeper.i18n.messages import best_language  # noqa: PLC0415

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
    # A redirect would not do: a browser that followed a link from another site sends no
    # SameSite=Strict cookie along the redirect, but does when this page itself moves on.
    move_on = '<meta http-equiv="refresh" content="0; url=/">\n'
    link = f'<p><a href="/">{escape(words_of(scope).text("visitor-open"))}</a></p>'
    return message_page(scope, "welcome", head=move_on, more=link)


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


def is_loopback(host: str) -> bool:
    try:
        return ip_address(plain_name(host)).is_loopback
    except ValueError:
        return False


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


def is_trusted(scope: Scope) -> bool:
    """Return True if browsers trust the address of a request: it is secure, or this computer's."""
    here = requested_origin(scope)
    return here is not None and (here.scheme == "https" or here.name in LOOPBACK_NAMES)


class Forwarded:
    """ASGI middleware that takes what a proxy hands on for what it was when the proxy got it.

    It must be a proxy that leaves the Host header as it is and adds X-Forwarded-For, as Caddy and
    Tailscale do. What came by a proxy is never from this computer, wherever the proxy runs.
    """

    def __init__(self, app: ASGIApp, *, public: Origin | None) -> None:
        self._app, self._public = app, public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in REQUESTS:
            scope = self._as_sent(scope)
        await self._app(scope, receive, send)

    def _as_sent(self, scope: Scope) -> Scope:
        chain = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
        peer = str((scope.get("client") or ("",))[0])
        public = self._public
        if public is not None and requested_origin({**scope, "scheme": public.scheme}) == public:
            schemes = {"http": "ws", "https": "wss"} if scope["type"] == "websocket" else {}
            scope = {**scope, "scheme": schemes.get(public.scheme, public.scheme)}
        elif not chain:
            return scope
        if not is_loopback(peer):  # anybody may claim to be a proxy
            return scope
        asked_by = chain.rpartition(",")[2].strip()  # those before may be invented
        return {**scope, "client": ("proxy" if is_loopback(asked_by) else asked_by or "proxy", 0)}


class HostGuard:
    """ASGI middleware that refuses requests of other hosts and origins, of pages and sockets."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        names: Iterable[str],
        port: int,
        any_own_address: bool = False,
        public: Origin | None = None,
    ) -> None:
        """Guard `app`, which goes by `names`, loopback's, and the address of a proxy, `public`.

        With `any_own_address` the very address on which the connection came in is a name too: that
        is how phones call a server bound to all.
        """
        self._app, self._port, self._any_own_address = app, port, any_own_address
        self._public = public
        self._names = frozenset(map(plain_name, (*LOOPBACK_NAMES, *names)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in REQUESTS and (refusal := self.refusal(scope)) is not None:
            await refuse(scope, receive, send, refusal)
        else:
            await self._app(scope, receive, send)

    def refusal(self, scope: Scope) -> Refusal | None:
        here, names = requested_origin(scope), self._names
        if self._any_own_address:
            names |= {plain_name((scope.get("server") or ("",))[0])}
        is_own = here is not None and here.port == self._port and here.name in names
        if here is None or not (is_own or here == self._public):
            return Refusal.FOREIGN_HOST
        if _ODD_PATH.search(scope["path"]):
            return Refusal.ODD_PATH
        origins = Headers(scope=scope).getlist("origin")
        if not origins and scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}:
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

    Flutter needs WebAssembly, workers that it makes of blobs, and style elements of its own. Where
    a browser has no wake lock, as with plain http, its client keeps the screen on by a film in a
    `data:` address.
    The WebSocket's address is named because older browsers do not count it as 'self'.
    """
    own_scripts = "".join(f" {script}" for script in scripts)
    here, socket = requested_origin(scope), ""
    if here is not None:
        name = f"[{here.name}]" if ":" in here.name else here.name
        socket = f" {'wss' if here.scheme == 'https' else 'ws'}://{name}:{here.port}"
    return (
        f"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'{own_scripts}; "
        "worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        f"font-src 'self' data:; media-src 'self' data:; connect-src 'self'{socket}; "
        "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    )


class SecurityHeaders:
    """ASGI middleware that puts the protective headers on every answer and takes CORS off."""

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

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


# --- cookies and one-time links


def cookies(scope: Scope, name: str) -> list[str]:
    """List what the browser sent under a cookie's name; anyone on the host may add to it."""
    pairs = [pair for line in Headers(scope=scope).getlist("cookie") for pair in line.split(";")]
    split = [pair.strip().partition("=") for pair in pairs]
    return [value for key, _, value in split if key == name]


def set_cookie(
    response: Response, scope: Scope, name: str, value: str, *, seconds: int | None = None
) -> Response:
    """Set a cookie for this site alone, for so many `seconds` or until the browser is closed."""
    secure = scope.get("scheme") == "https"
    response.set_cookie(
        name, value, max_age=seconds, secure=secure, httponly=True, samesite="strict"
    )
    return response


def digest(secret: str) -> bytes:
    """Hash a secret, so that it is kept nowhere itself."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def _is_among(secret: str, digests: AbstractSet[bytes]) -> bool:
    value = digest(secret)
    return sum(hmac.compare_digest(value, known) for known in digests) > 0


class Keys:
    """The links still to be used and the browsers that hold a cookie."""

    def __init__(self) -> None:
        self._links: set[bytes] = set()
        self._cookies: set[bytes] = set()

    def new_link(self) -> str:
        """Make the token of a link that lets one browser in, once."""
        token = secrets.token_urlsafe(32)
        self._links.add(digest(token))
        return token

    def spend(self, token: str) -> bool:
        is_unused = _is_among(token, self._links)
        self._links.discard(digest(token))
        return is_unused

    def admit(self) -> str:
        """Make a cookie's value for a browser that has shown whose it is."""
        cookie = secrets.token_urlsafe(32)
        self._cookies.add(digest(cookie))
        return cookie

    def opens(self, cookie: str) -> bool:
        return _is_among(cookie, self._cookies)


def link_token(scope: Scope) -> str | None:
    """Read the token of a link that is being opened; looking at it (HEAD) does not spend it."""
    if scope["type"] != "http" or scope["method"] != "GET" or scope["path"] != "/":
        return None
    query = parse_qs(str(scope["query_string"], "latin-1"))
    return query["token"][0] if "token" in query else None


class LinkAuth:
    """ASGI middleware that lets in who holds a cookie, and exchanges links for cookies."""

    def __init__(self, app: ASGIApp, *, keys: Keys, port: int) -> None:
        self._app, self._keys = app, keys
        self._cookie = f"scorekeeper-{port}"  # browsers share cookies among ports

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token, app = link_token(scope), self._app
        if scope["type"] not in REQUESTS:
            pass
        elif any(map(self._keys.opens, cookies(scope, self._cookie))):
            if token:  # not spent: it may be meant for somebody else
                app = welcome_page(scope)
        elif token and self._keys.spend(token):
            app = set_cookie(welcome_page(scope), scope, self._cookie, self._keys.admit())
        else:
            await refuse(scope, receive, send, Refusal.SPENT_LINK if token else Refusal.NO_KEY)
            return
        await app(scope, receive, send)


class HealthCheck:
    """ASGI middleware that answers a second start of the program alone, with a link of `keys`."""

    def __init__(self, app: ASGIApp, *, countersign: str, keys: Keys | None) -> None:
        self._app, self._countersign, self._keys = app, countersign, keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app
        if scope["type"] == "http" and scope["path"] == HEALTH_PATH:
            values = Headers(scope=scope).getlist(HEALTH_HEADER)
            nonce, _, proof = (values[0] if len(values) == 1 else "").partition(" ")
            expected = health_proof(self._countersign, speaker="caller", nonce=nonce)
            if hmac.compare_digest(proof.encode(), expected.encode()) and nonce:
                proof = health_proof(self._countersign, speaker="app", nonce=nonce)
                token = self._keys.new_link() if self._keys else None
                app = JSONResponse({"proof": proof, "token": token}, headers=NO_STORE)
        await app(scope, receive, send)
