"""What every answer tells the browser, the refused ones too."""

import base64
import hashlib

import pytest
from starlette.types import ASGIApp

from scorekeeper.server.security import HostGuard, SecurityHeaders, script_hashes
from tests.server.visitor import HERE, PORT, ask, open_house


@pytest.fixture
def app() -> ASGIApp:
    return SecurityHeaders(HostGuard(open_house, names=("192.168.1.20",), port=PORT))


def rules(policy: str) -> dict[str, list[str]]:
    return {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}


@pytest.mark.parametrize("host", [HERE, "evil.example"], ids=["let in", "refused"])
async def test_every_answer_is_protected(app: ASGIApp, host: str) -> None:
    headers = (await ask(app, "/", {"host": host})).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert rules(headers["content-security-policy"])["frame-ancestors"] == ["'none'"]


async def test_no_other_site_may_read_an_answer(app: ASGIApp) -> None:
    headers = (await ask(app)).headers
    assert [name for name in headers if name.startswith("access-control")] == []


async def test_the_page_may_talk_to_this_very_server_alone(app: ASGIApp) -> None:
    policy = rules((await ask(app)).headers["content-security-policy"])
    assert policy["default-src"] == ["'self'"]
    assert policy["connect-src"] == ["'self'", f"ws://{HERE}"]
    assert policy["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert policy["media-src"] == ["'self'", "data:"]
    assert policy["object-src"] == policy["form-action"] == ["'none'"]
    assert "http" not in " ".join(source for sources in policy.values() for source in sources)


@pytest.mark.parametrize(
    ("host", "source"),
    [
        (f"localhost:{PORT}", f"ws://localhost:{PORT}"),
        (f"[::1]:{PORT}", f"ws://[::1]:{PORT}"),
        (f"192.168.1.20:{PORT}", f"ws://192.168.1.20:{PORT}"),
    ],
)
async def test_the_policy_names_the_socket_as_the_page_was_called(
    app: ASGIApp, host: str, source: str
) -> None:
    headers = (await ask(app, "/", {"host": host})).headers
    assert rules(headers["content-security-policy"])["connect-src"] == ["'self'", source]


async def test_a_host_cannot_write_itself_into_the_policy(app: ASGIApp) -> None:
    headers = (await ask(app, "/", {"host": "x; script-src *"})).headers
    assert rules(headers["content-security-policy"])["connect-src"] == ["'self'"]
    assert "*" not in headers["content-security-policy"]


async def test_threads_are_asked_for_where_browsers_grant_them(app: ASGIApp) -> None:
    assert "cross-origin-opener-policy" in (await ask(app)).headers
    away = await ask(app, "/", {"host": f"192.168.1.20:{PORT}"})
    assert away.status == 200
    assert "cross-origin-opener-policy" not in away.headers


def test_inline_scripts_are_named_by_their_hashes_and_others_are_not() -> None:
    html = b"<script>one()</script><script src='x.js'></script>\n<script>\r\ntwo()\r\n</script>"
    expected = [b"one()", b"\ntwo()\n"]
    digests = [base64.b64encode(hashlib.sha256(text).digest()).decode() for text in expected]
    assert script_hashes(html) == tuple(f"'sha256-{digest}'" for digest in digests)
