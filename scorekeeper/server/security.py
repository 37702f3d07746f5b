"""The first door: a request must be meant for this server and come from its own pages.

A page of any site can make a browser send requests to 127.0.0.1, and a name that its
owner points at 127.0.0.1 after the page has loaded (DNS rebinding) makes such requests
look like the page's own. The Host header gives the second away, Origin the first.
"""

from __future__ import annotations

import asyncio
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
from typing import TYPE_CHECKING, Protocol
from urllib.parse import parse_qs

from scorekeeper.errors import ScorekeeperError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from scorekeeper.i18n import Words


def header_values(scope: Scope, name: bytes) -> list[str]:
    """List the values of a request header, in the order in which they came."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


async def read_body(receive: Receive, *, most: int, within: float) -> bytes | None:
    """Read a body of at most so many bytes; None where it is longer, broken off, or too slow."""
    body = bytearray()
    try:
        async with asyncio.timeout(within):
            while True:
                message = await receive()
                body += message.get("body", b"")
                if message["type"] != "http.request" or len(body) > most:
                    return None
                if not message.get("more_body"):
                    return bytes(body)
    except TimeoutError:
        return None


POLICY_VIOLATION = 1008
"""The WebSocket close code for a visitor who may not come in (RFC 6455, 7.4.1)."""

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
    NO_SUCH_WAY = 405, "path"


def words_of(scope: Scope) -> Words:
    """The words of the language that a visitor's browser asks for."""
    # Loaded only here: nobody is refused while the server is still starting.
    from scorekeeper.i18n import Words  # noqa: PLC0415
    from scorekeeper.i18n.catalogue import best_language  # noqa: PLC0415

    asked = ",".join(header_values(scope, b"accept-language"))
    return Words(best_language(tag.partition(";")[0].strip() for tag in asked.split(",")))


def page(words: Words, name: str, *, head: str = "", more: str = "") -> bytes:
    """Write a small page, the catalogue's `visitor-<name>`; `head` and `more` are HTML."""
    title = escape(words.text(f"visitor-{name}"))
    text = escape(words.text(f"visitor-{name}-text"))
    filled = _PAGE.format(language=words.language, title=title, text=text, head=head, more=more)
    return filled.encode()


async def answer(
    scope: Scope,
    send: Send,
    *,
    status: int,
    body: bytes,
    kind: str = "text/html; charset=utf-8",
    headers: Iterable[tuple[bytes, bytes]] = (),
) -> None:
    """Send one whole HTTP answer that no cache may keep."""
    lines = [
        (b"content-type", kind.encode("ascii")),
        (b"content-length", str(len(body)).encode("ascii")),
        (b"cache-control", b"no-store"),
        *headers,
    ]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    seen = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": seen})


async def refuse(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Turn a visitor away: a page in words, or a WebSocket closed before it opens."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        return
    status, name = refusal.value
    head = _TRY_AGAIN if refusal is Refusal.FULL else ""
    await answer(scope, send, status=status, body=page(words_of(scope), name, head=head))


LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")
HARMLESS_METHODS = frozenset({"GET", "HEAD"})
_SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
_DEFAULT_PORTS = {"http": 80, "https": 443}
_ODD_PATH = re.compile(r"//|(^|/)\.\.?(/|$)|[\\:\x00-\x1f\x7f]")  # upwards, or no path at all
_PLACE = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::([0-9]{1,5}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Place:
    """A scheme, a name and a port: what a browser calls an origin."""

    scheme: str
    name: str
    port: int


def plain_name(name: str) -> str:
    """Write a host name or an address the one way in which names are compared."""
    bare = name.strip("[]").lower()
    try:
        address = ip_address(bare)
    except ValueError:
        return bare
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(address)


def read_place(scheme: str, text: str) -> Place | None:
    """Read `name` or `name:port`; None where it is anything else."""
    found = _PLACE.fullmatch(text.lower())
    if found is None:
        return None
    port = int(found[2]) if found[2] else _DEFAULT_PORTS[scheme]
    return Place(scheme, plain_name(found[1]), port)


def read_origin(text: str) -> Place | None:
    """Read an Origin header; None for `null` and whatever is not a web address."""
    scheme, colon, rest = text.partition("://")
    if not colon or scheme not in _DEFAULT_PORTS:
        return None
    return read_place(scheme, rest)


def place_of(scope: Scope) -> Place | None:
    """Tell where a request says that it goes; None where it says so not exactly once."""
    hosts = header_values(scope, b"host")
    if len(hosts) != 1:
        return None
    return read_place(_SCHEMES[scope.get("scheme", "http")], hosts[0])


class Guard:
    """ASGI middleware that refuses foreign hosts and foreign origins, pages and sockets alike."""

    def __init__(
        self, app: ASGIApp, *, names: Iterable[str], port: int, any_own_address: bool = False
    ) -> None:
        """Stand before `app`.

        `names` are the host names that mean this server, beside those of loopback; `port`
        is the one it is bound to. With `any_own_address` the very address on which the
        connection came in is a name too: that is how phones call a server bound to all.
        """
        self._app = app
        self._names = frozenset(map(plain_name, (*LOOPBACK_NAMES, *names)))
        self._port = port
        self._any_own_address = any_own_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] in {"http", "websocket"}:
            refusal = self.refusal(scope)
            if refusal is not None:
                await refuse(scope, receive, send, refusal)
                return
        await self._app(scope, receive, send)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Say why a request may not pass; None where it may."""
        here = place_of(scope)
        if here is None or not self._is_ours(here, scope):
            return Refusal.FOREIGN_HOST
        if _ODD_PATH.search(scope["path"]):
            return Refusal.ODD_PATH
        origins = header_values(scope, b"origin")
        if not origins:
            return None if _needs_no_origin(scope) else Refusal.FOREIGN_ORIGIN
        if len(origins) > 1 or read_origin(origins[0]) != here:
            return Refusal.FOREIGN_ORIGIN
        return None

    def _is_ours(self, here: Place, scope: Scope) -> bool:
        if here.port != self._port:
            return False
        if here.name in self._names:
            return True
        server = scope.get("server") or ("",)
        return self._any_own_address and here.name == plain_name(server[0])


def _needs_no_origin(scope: Scope) -> bool:
    """Browsers name the origin of every WebSocket and of every request that may change a thing."""
    return scope["type"] == "http" and scope["method"] in HARMLESS_METHODS


_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)

FIXED = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

# These let Flutter's renderer use threads, where browsers trust the address: on this
# computer and with TLS. Elsewhere they would only complain.
ISOLATION = (
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
)


def script_hashes(html: bytes) -> tuple[str, ...]:
    """List a page's inline scripts as sources of a Content-Security-Policy.

    With these the policy needs no 'unsafe-inline': a script that is not in the page as it
    left the server does not run.
    """
    # A browser hashes the text after it has made every line end a plain one.
    scripts = [text.replace(b"\r\n", b"\n") for text in _SCRIPT.findall(html)]
    digests = [base64.b64encode(hashlib.sha256(text).digest()) for text in scripts]
    return tuple(f"'sha256-{digest.decode('ascii')}'" for digest in digests)


class ContentPolicy:
    """The Content-Security-Policy: everything from this server, nothing from anywhere else.

    Flutter needs WebAssembly, workers that it makes of blobs, and style elements of its own.
    """

    def __init__(self) -> None:
        """Begin with a policy that runs no inline script."""
        self.scripts: tuple[str, ...] = ()

    def header(self, scope: Scope) -> bytes:
        """Write the policy for the address by which the request came."""
        inline = "".join(f" {source}" for source in self.scripts)
        rules = (
            "default-src 'self'",
            f"script-src 'self' 'wasm-unsafe-eval'{inline}",
            "worker-src 'self' blob:",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self'{_socket_source(scope)}",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
        return "; ".join(rules).encode("ascii")


def _socket_source(scope: Scope) -> str:
    """Name the WebSocket's address: older browsers do not count it as 'self'."""
    here = place_of(scope)
    if here is None:
        return ""
    scheme = "wss" if here.scheme == "https" else "ws"
    name = f"[{here.name}]" if ":" in here.name else here.name
    return f" {scheme}://{name}:{here.port}"


class SafeHeaders:
    """ASGI middleware that puts the protective headers on every answer and takes CORS off."""

    def __init__(self, app: ASGIApp, *, policy: ContentPolicy) -> None:
        """Stand before `app`, which may still complete the policy while it starts."""
        self._app = app
        self._policy = policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and complete the head of its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        policy = (b"content-security-policy", self._policy.header(scope))
        ours = (*FIXED, *(ISOLATION if _is_trusted(scope) else ()), policy)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*_without(message["headers"], ours), *ours]
            await send(message)

        await self._app(scope, receive, send_safely)


def _is_trusted(scope: Scope) -> bool:
    """Tell whether a browser takes the address for safe from listeners."""
    here = place_of(scope)
    return here is not None and (here.scheme == "https" or here.name in LOOPBACK_NAMES)


def _without(
    headers: list[tuple[bytes, bytes]], ours: tuple[tuple[bytes, bytes], ...]
) -> list[tuple[bytes, bytes]]:
    """Drop what would open the app to other sites, and what is written anew."""
    replaced = {name for name, _ in ours}
    return [
        (name, value)
        for name, value in headers
        if name.lower() not in replaced and not name.lower().startswith(b"access-control-")
    ]


def cookies(scope: Scope, name: str) -> list[str]:
    """List what the browser sent under a cookie's name; anyone on the host may add to it."""
    pairs = [pair for line in header_values(scope, b"cookie") for pair in line.split(";")]
    split = [pair.strip().partition("=") for pair in pairs]
    return [value for key, _, value in split if key == name]


def new_cookie(
    scope: Scope, name: str, value: str, *, seconds: int | None = None
) -> tuple[bytes, bytes]:
    """Write the header by which a browser keeps a cookie, for this site's own pages alone.

    With `seconds` it outlives the browser, as one of a phone with an empty battery must.
    """
    secure = "; Secure" if scope.get("scheme") == "https" else ""
    age = "" if seconds is None else f"; Max-Age={seconds}"
    line = f"{name}={value}; Path=/; HttpOnly; SameSite=Strict{age}{secure}"
    return b"set-cookie", line.encode("ascii")


_log = logging.getLogger(__name__)


class Logins(Protocol):
    """The browsers of this computer that a store knows as the organiser's, by a token each."""

    def begin(self, *, here: bool = False) -> str:
        """Give the token of a new one; raises StoreError where it cannot be saved."""
        ...

    def is_here(self, token: str) -> bool:
        """Tell whether a token is good."""
        ...

    def use(self, token: str) -> None:
        """Note that a token is used; raises StoreError where that cannot be saved."""
        ...


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def _is_among(digest: bytes, known: AbstractSet[bytes]) -> bool:
    """Compare with every known digest, in the same time wherever it differs."""
    matches = [hmac.compare_digest(digest, one) for one in known]
    return any(matches)


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
        self._links.add(_digest(token))
        return token

    def spend(self, token: str) -> bool:
        """Spend a link's token; tells whether there was an unused link of it."""
        digest = _digest(token)
        if not _is_among(digest, self._links):
            return False
        self._links.discard(digest)
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
        self._cookies.add(_digest(cookie))
        return cookie

    def opens(self, cookie: str) -> bool:
        """Tell whether a cookie's value is good: given out by this server, or one before it."""
        if _is_among(_digest(cookie), self._cookies):
            return True
        return self._logins is not None and self._logins.is_here(cookie)

    def use(self, cookie: str) -> None:
        """Note that a cookie is used, so that it stays good; may wait for the disk."""
        if self._logins is not None:
            try:
                self._logins.use(cookie)
            except ScorekeeperError as error:
                _log.warning("The use of an organiser's log-in is not noted: %s", error)


# A redirect would not do: a browser that followed a link from another site sends no
# SameSite=Strict cookie along the redirect, but does when this page itself moves on.
_MOVE_ON = '<meta http-equiv="refresh" content="0; url=/">\n'
_OPEN = '<p><a href="/">{}</a></p>'


class Gate:
    """ASGI middleware that lets in who holds a cookie, and exchanges links for cookies."""

    def __init__(self, app: ASGIApp, *, keys: Keys, port: int) -> None:
        """Stand before `app`; browsers share cookies among ports, so the name carries the port."""
        self._app = app
        self._keys = keys
        self._cookie = f"scorekeeper-{port}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, exchange its token, or refuse it."""
        token = link_token(scope)
        if scope["type"] not in {"http", "websocket"} or self._is_inside(scope):
            if token:  # not spent: it may be meant for somebody else
                await welcome(scope, send)
            else:
                await self._app(scope, receive, send)
            return
        cookie = self._keys.exchange(token) if token else None
        if cookie is not None:
            await welcome(scope, send, new_cookie(scope, self._cookie, cookie))
            return
        await refuse(scope, receive, send, Refusal.SPENT_LINK if token else Refusal.NO_KEY)

    def _is_inside(self, scope: Scope) -> bool:
        return any(self._keys.opens(value) for value in cookies(scope, self._cookie))


async def welcome(scope: Scope, send: Send, *headers: tuple[bytes, bytes]) -> None:
    """Show a page that goes on to the app by itself, without the token in its address."""
    words = words_of(scope)
    more = _OPEN.format(escape(words.text("visitor-open")))
    body = page(words, "welcome", head=_MOVE_ON, more=more)
    await answer(scope, send, status=200, body=body, headers=headers)


def link_token(scope: Scope) -> str | None:
    """Read the token of a link that is being opened; looking at it (HEAD) does not spend it."""
    if scope["type"] != "http" or scope["method"] != "GET" or scope["path"] != "/":
        return None
    asked = parse_qs(str(scope["query_string"], "latin-1"))
    return asked["token"][0] if "token" in asked else None
