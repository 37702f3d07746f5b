"""What every screen owes to eyes, ears and hands that are not the usual ones, and to translation.

Each scene of the gallery is shown; `python -m tests.tools.gallery` looks at the
same scenes in a browser.
"""

import contextlib
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path

import flet as ft
import pytest

from scorekeeper.__main__ import league_connector
from scorekeeper.club_ui.app import app
from scorekeeper.club_ui.routes import ORGANISER_ROUTES
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.services import Session
from scorekeeper.ui.palette import DARK, FELT_ROLES, LIGHT, PAPER_ROLES, themes
from scorekeeper.ui.routes import HOME_ROUTES
from tests.club_ui.sessions import begin_evening, draw_next_round
from tests.tools.gallery.pairs import Pair, pairs
from tests.tools.gallery.scenes import SCENES, Scene
from tests.tools.gallery.theatre import Theatre, build_theatre, seat, session_of
from tests.tools.gallery.tokens import over, ratio, role
from tests.ui.device import BROKEN, device, session_in
from tests.ui.leftovers import left_in_english
from tests.ui.screen import Node
from tests.ui.testkit import UI, mount

WORDS = Words()

TEXT, SCORE, ICON = 4.5, 5.8, 3.0
FOCUSED = 20
"""Levels of red, green or blue by which what has the focus differs from what has not."""
WHITE = (255.0, 255.0, 255.0)
TRANSLATIONS = [language for language in languages() if language != "en"]
IN_TURN = tuple(zip(SCENES, cycle(TRANSLATIONS), strict=False))
"""Each scene in one language, the languages taking turns: all scenes in all would take minutes."""
NAMED = ("IconButton", "Button", "FilledButton", "TextButton", "FloatingActionButton")


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Session, Theatre]]:
    session = session_of(tmp_path_factory.mktemp("stage"))
    theatre = build_theatre(session)
    for language in languages():
        theatre.seat_all(session, language)
    yield session, theatre
    session.close()


@contextlib.asynccontextmanager
async def open_scene(
    stage: tuple[Session, Theatre], scene: Scene, language: str = "en"
) -> AsyncIterator[UI]:
    session, theatre = stage
    main = app(session, Words(), league=league_connector(session))
    answers = {"get": lambda _: seat(scene.match, language)}
    async with mount(main, route=theatre.address(scene), answers=answers) as ui:
        for name in scene.taps:
            await ui.until(partial(ui.has, name))
            await ui.until(partial(ui.has, name))
            await ui.tap(name)
        await ui.until(lambda: ui.has(scene.waits_for))
        yield ui


def test_every_address_has_a_scene_in_the_gallery() -> None:
    shown = [re.sub(r"{\w+}", "1", one.route) for one in SCENES]
    patterns = [
        re.sub(r":\w+", "[^/]+", f"/{route.path or ''}")
        for route in (*HOME_ROUTES, *ORGANISER_ROUTES)
    ]
    lacking = [one for one in patterns if not any(re.fullmatch(one, route) for route in shown)]
    assert lacking == []


@pytest.mark.thorough
@pytest.mark.parametrize(("scene", "language"), IN_TURN, ids=str)
async def test_scene_has_contrast_names_and_no_english(
    stage: tuple[Session, Theatre], scene: Scene, language: str
) -> None:
    """One walk for all that is looked at on each screen: to mount it is what takes the time."""
    async with open_scene(stage, scene, language) as ui:
        views = ui.mirror.page["views"]
        dialogs = (ui.mirror.page.get("_dialogs") or {}).get("controls", [])
        found = set(pairs(views)) | set(pairs(dialogs))
        nameless = [str(node) for node in ui.nodes() if is_tapped(node) and not has_name(ui, node)]
        broken = [text for text in ui.texts() if text in BROKEN]
        left = {text: keys for text in ui.texts() if (keys := left_in_english(text, language))}
    assert found, "there is something to look at"
    assert pale(found) == set()
    assert (nameless, broken) == ([], [])
    assert left == {}


def test_english_left_in_a_translation_is_found() -> None:
    assert left_in_english("red_three_values") == ["red_three_values"]
    assert left_in_english("canasta_bonus.natural")
    assert left_in_english("5f0c1a2b3c4d5e6f")
    assert left_in_english("! SwitchCard") == ["SwitchCard"]
    assert "import-refused" in left_in_english(WORDS.text("import-refused"))
    assert left_in_english("Diese Datei lässt sich nicht öffnen: a.json") == []


def pale(found: Iterable[Pair]) -> set[str]:
    """The pairs that do not stand out enough, light or dark."""
    return {
        f"{pair.ink} on {pair.grounds[-1]}: {contrast:.2f} {'dark' if scheme is DARK else 'light'}"
        for pair in found
        for scheme in (LIGHT, DARK)
        if (contrast := contrast_of(pair, scheme)) < least(pair)
    }


@pytest.mark.parametrize("material", [PAPER_ROLES, FELT_ROLES], ids=["paper", "felt"])
@pytest.mark.parametrize(("time", "scheme"), [("theme", LIGHT), ("dark_theme", DARK)])
def test_the_focus_is_seen_on_rows_and_on_filled_buttons(
    material: tuple[tuple[dict[str, str], str], ...], time: str, scheme: ft.ColorScheme
) -> None:
    # Flet's own is black at 12 %: a filled green button hardly changed under the keyboard.
    focus = role(themes(material)[time].focus_color, scheme)
    roles, _ = material[scheme is DARK]
    for name in ("surface", "surface_container_low", "primary"):
        ground, _ = role(roles[name], scheme)
        seen = over(focus, ground)
        assert max(abs(now - before) for now, before in zip(seen, ground, strict=True)) > FOCUSED
        ink, _ = role(roles["on_primary" if name == "primary" else "on_surface"], scheme)
        assert ratio(seen, ink) >= ICON


async def test_a_chosen_chip_that_cannot_be_changed_any_more_can_be_read(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    people = [(f"A{number}",) for number in range(4)]
    uid = begin_evening(
        session, people, form="individuals", movement="rotating", threes="classic_3p"
    )
    draw_next_round(session, uid)
    async with device(session, route=f"/club/{uid}/plan") as ui:
        await ui.tap("club-left-over")
        chosen = ui.identified("threes-classic_3p")
        assert chosen.targets() == []
        found = set(pairs(ui.mirror.page["views"]))
    session.close()
    assert pale(found) == set()


def contrast_of(pair: Pair, scheme: ft.ColorScheme) -> float:
    ground = WHITE
    for one in pair.grounds:
        ground = over(role(one, scheme), ground)
    return ratio(over(role(pair.ink, scheme), ground), ground)


def least(pair: Pair) -> float:
    """The least contrast of a pair: more for scores, less for pictures."""
    return SCORE if pair.score else ICON if pair.icon else TEXT


def is_tapped(node: Node) -> bool:
    return (node.clickable or node.type in NAMED) and not node.disabled


def has_name(ui: UI, node: Node) -> bool:
    """Return True if a node, or one around it that stands for it alone, has a name."""
    if node.label or node.text:
        return True
    around = [one for one in ui.nodes() if one.type == "Semantics" and one.holds(node)]
    if any(one.label for one in around[-1:]):
        return True
    # A merged node has the label and all the texts of its parts.
    merged = [one for one in ui.nodes() if one.type == "MergeSemantics" and one.holds(node)]
    return any(one.text for one in merged[-1:])
