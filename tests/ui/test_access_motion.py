"""What moves: nothing where somebody asked the system for less motion, or this app."""

import ast
from pathlib import Path

import flet as ft
import pytest

from scorekeeper.services import Session
from scorekeeper.ui.motion import motion
from scorekeeper.ui.palette import FOCUS
from scorekeeper.ui.screens.record.form import SCROLL_DURATION
from scorekeeper.ui.theme import theme
from tests.ui.device import FOUR, device, record_match
from tests.ui.mirror import features
from tests.ui.recording import COMMON_DEAL, taps
from tests.ui.testkit import UI

SOURCES = Path(__file__).parents[2] / "scorekeeper" / "ui"
MOVES = ("animate", "animation_curve", "animation_style", "animation_duration", "shimmer")
"""Arguments by which Flet's controls slide, grow or fade."""


def moving(source: str) -> list[str]:
    """The arguments of a source that let something move without asking what the device wants."""
    tree = ast.parse(source)
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    words = ((word.arg or "", word.value) for call in calls for word in call.keywords)
    variables = variables_with_motion(tree)
    return [
        name for name, value in words if name.startswith(MOVES) and not is_asked(value, variables)
    ]


def variables_with_motion(tree: ast.Module) -> set[str]:
    """Return the names of variables, all of whose assignments are results of `motion`."""
    assignments = [node for node in ast.walk(tree) if isinstance(node, ast.Assign)]
    with_motion = set[str]()
    without_motion = set[str]()
    for assignment in assignments:
        names = {target.id for target in assignment.targets if isinstance(target, ast.Name)}
        if is_motion_call(assignment.value):
            with_motion |= names
        else:
            without_motion |= names
    return with_motion - without_motion


def is_asked(value: ast.expr, variables: set[str]) -> bool:
    """Return True if a value is a result of `motion`, which is None if nothing is to move."""
    return is_motion_call(value) or (isinstance(value, ast.Name) and value.id in variables)


def is_motion_call(value: ast.expr) -> bool:
    function = value.func if isinstance(value, ast.Call) else None
    return isinstance(function, ast.Name) and function.id == motion.__name__


def test_whatever_slides_grows_or_fades_asks_the_device() -> None:
    found = {path.name: moving(path.read_text("utf-8")) for path in SOURCES.rglob("*.py")}
    assert {name: moves for name, moves in found.items() if moves} == {}


def test_motion_scan_finds_animated_properties() -> None:
    assert moving("ft.Container(animate_opacity=300)") == ["animate_opacity"]
    assert moving("ft.Container(animate_opacity=motion(state, Move.BAR))") == []
    container = "ft.Container(animate_opacity=animation)"
    assert moving(f"animation = motion(state, Move.BAR)\n{container}") == []
    assert moving(f"animation = 300\n{container}") == ["animate_opacity"]


def test_screens_change_and_scroll_at_once() -> None:
    transitions = theme(ft.ColorScheme(), FOCUS[0]).page_transitions
    assert transitions is not None
    platforms = ("android", "ios", "linux", "macos", "windows")
    shown = {getattr(transitions, platform) for platform in platforms}
    assert shown == {ft.PageTransitionTheme.NONE}
    assert SCROLL_DURATION == 0


LIVELY = {"get_accessibility_features": lambda _: features()}
FELT = {"light_impact", "medium_impact", "heavy_impact", "selection_click"}


def felt(ui: UI) -> list[str]:
    return [name for name, _ in ui.mirror.called if name in FELT]


def moves(ui: UI) -> list[str]:
    """Names of all that moves on the screen."""
    return [name for node in ui.nodes() for name in node.data if name.startswith("animate")]


async def test_a_total_rolls_after_save_and_ends_as_plain_text(session: Session) -> None:
    record_match(session, FOUR, (1600, 985))
    async with device(session, answers=LIVELY) as ui:
        assert not moves(ui), "nothing has changed yet"
        await taps(ui, COMMON_DEAL)
        await ui.until(lambda: ui.route == "/")
        assert "2,985" in [node.label for node in ui.identified("total-0").all_nodes()]
        assert moves(ui) == ["animate_offset"] * 7
        await ui.until(lambda: ui.text("total-0") == "2,985", seconds=5)
        await ui.until(lambda: not moves(ui), seconds=5)


async def test_a_phone_is_felt_at_each_key_and_at_save(session: Session) -> None:
    record_match(session, FOUR, (1600, 985))
    async with device(session, answers=LIVELY) as ui:
        await taps(ui, COMMON_DEAL)
        await ui.until(lambda: ui.route == "/")
        await ui.until(lambda: felt(ui)[-1:] == ["medium_impact"])
        assert felt(ui)[:-1] == ["selection_click"] * 8


@pytest.mark.parametrize("amount", ["calm", "off"])
async def test_no_total_rolls_where_that_was_not_wanted(session: Session, amount: str) -> None:
    record_match(session, FOUR, (1600, 985))
    session.settings.choose("this-device", motion=amount)
    async with device(session, answers=LIVELY) as ui:
        await taps(ui, COMMON_DEAL)
        await ui.until(lambda: ui.route == "/")
        assert ui.text("total-0") == "2,985"
        assert not moves(ui)
        assert not felt(ui)
