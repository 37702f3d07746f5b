"""The fonts of the web client: those of the app and no others, loaded before anything is drawn."""

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scorekeeper.server.address import Address
from scorekeeper.server.app import build_app
from scorekeeper.server.client_files import preloads
from scorekeeper.ui.pages import apply_theme
from scorekeeper.ui.theme import FONTS
from tests.server.visitor import HERE, PORT, ask, lines, scope_of

CHROMIUM = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/{} Safari/537.36"
SAFARI = "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1"
ELSEWHERE = f"192.168.1.5:{PORT}"


@pytest.fixture
def app(tmp_path: Path) -> Any:
    address = Address(host="127.0.0.1", port=PORT, beyond_loopback=False, wildcard=False)
    return build_app(
        lambda page: None, address=address, assets=tmp_path, countersign="x", keys=None
    )


async def test_client_loads_fonts_of_the_app_and_no_others(app: Any) -> None:
    answer = await ask(app, "/assets/FontManifest.json")
    listed = {one["family"]: one["fonts"][0]["asset"] for one in json.loads(answer.body)}
    assert listed == {
        "MaterialIcons": "fonts/MaterialIcons-Regular.otf",
        "Roboto": "fonts/roboto.woff2",
        **{family: f"../{place}" for family, place in FONTS.items()},
    }


async def test_client_gets_the_small_font_of_icons(app: Any) -> None:
    answer = await ask(app, "/assets/fonts/MaterialIcons-Regular.otf")
    assert answer.status == 200
    assert len(answer.body) < 60_000, "Flet's has 1.3 MB"


async def test_page_preloads_its_fonts(app: Any) -> None:
    page = (await ask(app, "/")).body.decode()
    preloaded = re.findall(r'<link rel="preload" href="/v-[0-9a-f]+/([^"]*)" as="fetch"', page)
    fonts = {"assets/fonts/MaterialIcons-Regular.otf", "assets/fonts/roboto.woff2"}
    assert set(preloaded) == {"assets/FontManifest.json", *fonts, *FONTS.values()}


@pytest.mark.parametrize(
    ("agent", "host", "drawing"),
    [
        (CHROMIUM.format(156), HERE, {"main.dart.wasm", "canvaskit/skwasm.wasm"}),
        (CHROMIUM.format(156), ELSEWHERE, {"main.dart.wasm", "canvaskit/skwasm_heavy.wasm"}),
        (CHROMIUM.format(118), HERE, set()),
        (SAFARI, HERE, set()),
    ],
    ids=["here", "plain http", "old", "Safari"],
)
def test_only_what_a_browser_draws_with_is_preloaded(
    agent: str, host: str, drawing: set[str]
) -> None:
    scope = scope_of("http", "/", lines({"host": host, "user-agent": agent}))
    assert {file for file in preloads(scope) if file.endswith(".wasm")} == drawing


@pytest.mark.parametrize(("is_web", "fonts"), [(True, {}), (False, FONTS)])
def test_page_in_a_browser_names_no_fonts_again(is_web: bool, fonts: dict[str, str]) -> None:
    page: Any = SimpleNamespace(web=is_web, fonts={}, update=lambda: None)
    apply_theme(page)
    assert page.fonts == fonts
