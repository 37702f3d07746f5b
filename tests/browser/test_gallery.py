"""Every screen as the client lays it out on one phone.

`python -m tests.tools.gallery` has the other sizes, themes and languages.

Names and colours of all scenes are looked at in process, see `tests/ui/test_access.py`.
"""

import contextlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.tools.gallery.camera import judged, servers
from tests.tools.gallery.kinds import SCALES
from tests.tools.gallery.model import Model, arrive, told_of
from tests.tools.gallery.scenes import EVERY, SCENES, Scene
from tests.tools.gallery.theatre import Theatre, build_theatre, seat, session_of
from tests.ui.device import BROKEN

LANGUAGE = "de"
"""German has the longest words."""
MATCH = "evening"
EACH_ROUTE = {one.route: replace(one, match=MATCH) for one in reversed(SCENES) if not one.taps}
WIDTH, HEIGHT = 390, 844
SAMPLE = ("breakdown of four", "record of four answered", "adjust of four")
MELD = replace(EACH_ROUTE["/meld"], match="four")
ASKED = next(one for one in EVERY if one.name == "phone asked")


class Stage:
    """The measured app and a club's server, and phones that visit them."""

    def __init__(self, browser: Browser, app: str, club: str, theatre: Theatre) -> None:
        self.browser, self.app, self.club, self.theatre = browser, app, club, theatre

    def wrong_with(self, scenes: Iterable[Scene], *, scale: float = 1.0) -> dict[str, list[str]]:
        """Return the faults that scenes of one match keep, by the names of the scenes."""
        scenes = list(scenes)
        with contextlib.closing(self._phone(scenes[0].match, scale)) as phone:
            found = {scene.name: self._visited(phone, scene) for scene in scenes}
        return {name: wrong for name, wrong in found.items() if wrong}

    def _phone(self, match: str, scale: float) -> Model:
        if token := self.theatre.tokens.get(match):
            phone = Model(self.browser, match, locale=LANGUAGE, text_scale=scale)
            phone.let_in(self.club, token)
        else:
            phone = Model(self.browser, seat(match, LANGUAGE), text_scale=scale)
            phone.open(self.app)
        told = told_of(WIDTH, HEIGHT, scale, dark=False)
        phone.wait_until(lambda: phone.page.title() == told, told)
        return phone

    def _visited(self, phone: Model, scene: Scene) -> list[str]:
        arrive(phone, self.theatre.address(scene))
        for name in scene.taps:
            phone.tap(name)
        phone.box(scene.waits_for)
        return phone.lasting(partial(wrong_now, phone))


def wrong_now(phone: Model) -> list[str]:
    broken = [text for text in phone.texts() if text in BROKEN]
    return [*judged(phone), *broken]


@pytest.fixture
def stage(chromium: Browser, tmp_path: Path) -> Iterator[Stage]:
    data = tmp_path / "data"
    with contextlib.closing(session_of(data)) as session:
        theatre = build_theatre(session)
        theatre.seat_all(session, LANGUAGE)
    with servers(data) as (app, club):
        yield Stage(chromium, app.url, club.url, theatre)


def test_nothing_is_cut_off_or_small(stage: Stage) -> None:
    assert stage.wrong_with(EACH_ROUTE.values()) == {}
    of_four = [MELD, *(scene for scene in SCENES if scene.name in SAMPLE)]
    for scale in SCALES:
        assert stage.wrong_with(of_four, scale=scale) == {}
        assert stage.wrong_with([ASKED], scale=scale) == {}
