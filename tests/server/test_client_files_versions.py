"""Files of the client have an address with a version, which a browser asks for once."""

import gzip
import os
import re
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.server.address import Address
from scorekeeper.server.app import build_app
from scorekeeper.server.client_files import CACHE_FOR_EVER
from tests.server.visitor import HERE, PORT, ask

ADDRESS = Address(host="127.0.0.1", port=PORT, beyond_loopback=False, wildcard=False)
GZIP = {"host": HERE, "accept-encoding": "gzip"}
LONG_AGO = 1_700_000_000
LONG_AHEAD = 4_000_000_000
"""Times of a file, in seconds since the epoch."""


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """A file among the assets that is older than the server."""
    file = tmp_path / "card.svg"
    write(file, "<svg>first</svg>" * 100, LONG_AGO)
    return file


def write(file: Path, text: str, time: int) -> None:
    file.write_text(text)
    os.utime(file, (time, time))


def server(picture: Path) -> Any:
    folder = picture.parent
    return build_app(lambda page: None, address=ADDRESS, assets=folder, countersign="x", keys=None)


async def base_of(app: Any) -> str:
    """Return the address with the version below which the page looks for its files."""
    page = (await ask(app)).body.decode()
    found = set(re.findall(r"/v-[0-9a-f]{16}/", page))
    assert len(found) == 1
    return str(found.pop())


@pytest.mark.parametrize("headers", [{"host": HERE}, GZIP], ids=["plain", "compressed"])
@pytest.mark.parametrize("file", ["card.svg", "main.dart.mjs", "connection-lost.js"])
async def test_file_at_its_version_is_kept_for_ever(
    picture: Path, file: str, headers: dict[str, str]
) -> None:
    app = server(picture)
    base = await base_of(app)
    kept = await ask(app, base + file, headers)
    assert (kept.status, kept.headers["cache-control"]) == (200, CACHE_FOR_EVER)
    asked_anew = await ask(app, f"/{file}", headers)
    assert asked_anew.headers["cache-control"] == "no-cache"
    assert asked_anew.body == kept.body


async def test_page_is_never_kept_and_names_files_by_the_version_alone(picture: Path) -> None:
    app = server(picture)
    base = await base_of(app)
    for address in ("/", "/table", f"{base}table"):
        answer = await ask(app, address)
        assert answer.headers["cache-control"] == "no-cache"
        page = answer.body.decode()
        named = re.findall(r'(?:src|href)="([^"]+)"', page)
        assert {name for name in named if not name.startswith(base)} == {"/", "manifest.json"}
        for setting in ("entrypointBaseUrl", "assetBase", "assetsDir"):
            assert f'"{setting}": "{base}"' in page


async def test_page_is_sent_with_gzip_to_who_takes_it(picture: Path) -> None:
    app = server(picture)
    plain = await ask(app)
    pressed = await ask(app, headers=GZIP)
    assert "content-encoding" not in plain.headers
    assert pressed.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == pressed.headers["vary"] == "accept-encoding"
    assert gzip.decompress(pressed.body) == plain.body
    assert len(pressed.body) < len(plain.body) / 2


async def test_after_an_update_no_old_file_is_shown(picture: Path) -> None:
    before = await base_of(server(picture))
    write(picture, "<svg>second</svg>" * 100, LONG_AGO + 1)
    updated = server(picture)
    after = await base_of(updated)
    assert after != before
    # A page from before the update goes on, but may keep nothing under its address.
    for base, cache_control in ((after, CACHE_FOR_EVER), (before, "no-cache")):
        answer = await ask(updated, f"{base}card.svg")
        assert answer.headers["cache-control"] == cache_control
        assert b"second" in answer.body


async def test_file_that_changes_while_the_server_runs_is_not_kept(picture: Path) -> None:
    app = server(picture)
    base = await base_of(app)
    write(picture, "<svg>while it runs</svg>", LONG_AHEAD)
    answer = await ask(app, f"{base}card.svg")
    assert answer.headers["cache-control"] == "no-cache"


async def test_missing_file_is_not_kept(picture: Path) -> None:
    app = server(picture)
    answer = await ask(app, f"{await base_of(app)}nothing.svg")
    assert (answer.status, answer.headers.get("cache-control")) != (200, CACHE_FOR_EVER)
    assert answer.status == 404
