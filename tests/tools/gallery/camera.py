"""Takes the pictures of one language: each scene in every kind, judged as it is taken."""

import contextlib
import json
import shutil
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.club_server import ClubServer
from tests.browser.server import Server
from tests.tools.gallery.kinds import Kind
from tests.tools.gallery.model import Model, arrive
from tests.tools.gallery.scenes import Scene
from tests.tools.gallery.texts import findings, texts_on
from tests.tools.gallery.theatre import Theatre, seat
from tests.tools.gallery.touch import crowded

USUAL, HIGH = 390, 2400
"""A screen on which everything can be tapped without scrolling: width, height in CSS pixels."""
Found = dict[str, list[str]]
"""The faults, by the name of the kind of picture."""


class MeasuredServer(Server):
    def command(self) -> list[str]:
        return measured(super().command())


class MeasuredClub(ClubServer):
    def command(self) -> list[str]:
        return measured(super().command())


@contextlib.contextmanager
def servers(data: Path) -> Iterator[tuple[Server, Server]]:
    """The measured app, and a club's server beside it: over a copy, for a store has one owner."""
    of_club = shutil.copytree(data, data.with_name("club"))
    with contextlib.ExitStack() as both:
        app, club = MeasuredServer(data), MeasuredClub(of_club)
        for server in (app, club):
            both.callback(server.kill)
            server.start()
        yield app, club


def measured(command: list[str]) -> list[str]:
    """The command line that starts the measured app in place of the app."""
    python, _, _, *rest = command
    return [python, "-m", "tests.tools.gallery.measured_app", *rest]


@dataclass(frozen=True, slots=True)
class Camera:
    browser: Browser
    app: Server
    club: Server
    theatre: Theatre
    out: Path

    def take(self, scenes: Iterable[Scene], language: str, kinds: Sequence[Kind]) -> Iterator[str]:
        """Take what is not there yet; gives the name of each scene when it is done."""
        left = [one for one in scenes if not self._has(one, language, kinds)]
        for match, group in groupby(sorted(left, key=lambda one: one.match), lambda one: one.match):
            phone = self._phone(match, language)
            try:
                for scene in group:
                    self._play(phone, scene, language, kinds)
                    yield scene.name
            finally:
                phone.close()

    def _phone(self, match: str, language: str) -> Model:
        if token := self.theatre.tokens.get(match):
            return Model(self.browser, match, locale=language).let_in(self.club.url, token)
        phone = Model(self.browser, seat(match, language))
        phone.open(self.app.url)
        return phone

    def found(self, scene: Scene, language: str) -> Found:
        path = self._folder(scene, language) / "found.json"
        found: Found = json.loads(path.read_text("utf-8")) if path.exists() else {}
        return found

    def _play(self, phone: Model, scene: Scene, language: str, kinds: Sequence[Kind]) -> None:
        found = self.found(scene, language)
        try:
            self._come(phone, scene)
        except AssertionError as error:
            found |= {kind.name: [f"never shown: {error}"] for kind in suiting(scene, kinds)}
        else:
            for kind in suiting(scene, kinds):
                picture = self._folder(scene, language) / f"{kind.name}.png"
                picture.parent.mkdir(parents=True, exist_ok=True)
                picture.write_bytes(self._pose(phone, scene, kind))
                found[kind.name] = judged(phone)
        self._write(scene, language, found)
        if scene.taps:
            phone.reload()  # a sheet that was opened goes away

    def _pose(self, phone: Model, scene: Scene, kind: Kind) -> bytes:
        """A picture of a scene; what was left as the phone was changed is come to again."""
        before = (phone.width, phone.height), phone.text_scale
        picture = phone.dress(kind)
        if (kind.size, kind.scale) == before or phone.has(scene.waits_for):
            return picture
        phone.reload()
        with contextlib.suppress(AssertionError):  # turned like this, the screen is another one
            self._come(phone, scene, width=kind.size[0], scale=kind.scale)
        return phone.dress(kind)

    def _come(self, phone: Model, scene: Scene, *, width: int = USUAL, scale: float = 1.0) -> None:
        """Show a scene, on a screen that is high enough for every tap on the way."""
        if not scene.is_wall:
            phone.dress(Kind((width, HIGH), scale, dark=False))
        address = self.theatre.address(scene)
        arrive(phone, address)
        for name in scene.taps:
            phone.tap(name)
        phone.box(scene.waits_for)

    def _write(self, scene: Scene, language: str, found: Found) -> None:
        folder = self._folder(scene, language)
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(found, indent=1, ensure_ascii=False)
        (folder / "found.json").write_text(text, "utf-8")

    def _has(self, scene: Scene, language: str, kinds: Sequence[Kind]) -> bool:
        return {kind.name for kind in suiting(scene, kinds)} <= self.found(scene, language).keys()

    def _folder(self, scene: Scene, language: str) -> Path:
        return self.out / language / scene.name.replace(" ", "-")


def suiting(scene: Scene, kinds: Sequence[Kind]) -> list[Kind]:
    return [kind for kind in kinds if scene.shows(kind.size, kind.scale)]


def judged(phone: Model) -> list[str]:
    width, height = phone.width, phone.height
    return [
        *findings(texts_on(phone), width=width, height=height),
        *crowded(phone.boxes(), width=width, height=height),
    ]
