"""The way in: a code or a one-time link is exchanged for the cookie of one browser."""

import http.client
import re

from tests.tools.load.browser import HOST, BrowserError

JOIN = "/-/join"
PATIENCE = 30
"""Seconds for an answer."""


def cookie_for_code(port: int, code: str) -> str:
    """The cookie for the code of a table or of the screens; raises BrowserError where refused."""
    status, cookie, said = _asked(port, "POST", JOIN, code)
    if status != http.HTTPStatus.OK or not cookie:
        raise BrowserError(f"the code was answered with {status}: {said!r}")
    return cookie


def cookie_for_link(port: int, path: str) -> str:
    status, cookie, said = _asked(port, "GET", path, None)
    if status != http.HTTPStatus.OK or not cookie:
        raise BrowserError(f"the link was answered with {status}: {said!r}")
    return cookie


def links_in(output: str) -> list[str]:
    """The paths of the one-time links that a server has printed for its own computer, in order."""
    return re.findall(r"(/\?token=[A-Za-z0-9_-]+)\s", output)


def _asked(port: int, method: str, path: str, body: str | None) -> tuple[int, str, str]:
    """Ask as a browser does from a page of the server: status, cookie, text."""
    connection = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)
    origin = {"Origin": f"http://{HOST}:{port}"} if method == "POST" else {}
    kind = {"Content-Type": "text/plain;charset=utf-8"} if body is not None else {}
    try:
        connection.request(method, path, body=body, headers={**origin, **kind})
        answer = connection.getresponse()
        cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]
        return answer.status, cookie, answer.read().decode("utf-8", "replace")
    finally:
        connection.close()
