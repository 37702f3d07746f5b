"""A few pictures of the gallery, judged as `python -m tests.gallery` judges all of them."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scorekeeper.i18n.messages import languages
from tests.gallery.camera import Camera, servers
from tests.gallery.kinds import Kind
from tests.gallery.scenes import EVERY
from tests.gallery.theatre import opened, session_of

SAMPLE = ("breakdown", "meld", "phone asked", "record of four answered", "adjust of four")
KINDS = (Kind((390, 844), 1.0, dark=False), Kind((390, 844), 2.0, dark=True))
LANGUAGE = "de" if "de" in languages() else "en"
"""German has the longest words."""


@pytest.fixture
def camera(chromium: Browser, tmp_path: Path) -> Iterator[Camera]:
    """Give a camera before a filled app."""
    data = tmp_path / "data"
    with contextlib.closing(session_of(data)) as session:
        theatre = opened(session)
        theatre.seat_all(session, LANGUAGE)
    with servers(data) as (app, club):
        yield Camera(chromium, app, club, theatre, tmp_path / "pictures")


def test_nothing_is_cut_off_small_or_pale(camera: Camera) -> None:
    scenes = [scene for scene in EVERY if scene.name in SAMPLE]
    assert set(camera.take(scenes, LANGUAGE, KINDS)) == set(SAMPLE)
    found = {scene.name: camera.found(scene, LANGUAGE) for scene in scenes}
    for name in SAMPLE:
        assert found[name] == {kind.name: [] for kind in KINDS}
