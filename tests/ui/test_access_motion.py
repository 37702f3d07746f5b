"""Nothing moves by itself: whoever asked the system for less motion need not ask the app too."""

import ast
from pathlib import Path

import flet as ft

from scorekeeper.ui.screens.record.screen import AT_ONCE
from scorekeeper.ui.theme import theme

UI = Path(__file__).parents[2] / "scorekeeper" / "ui"
MOVES = ("animate", "animation_curve", "animation_style", "animation_duration", "shimmer")
"""Arguments by which Flet's controls slide, grow or fade."""


def moving(source: str) -> list[str]:
    """The arguments of a source that let something move."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    names = (word.arg or "" for call in calls for word in call.keywords)
    return [name for name in names if name.startswith(MOVES)]


def test_no_control_slides_grows_or_fades() -> None:
    found = {path.name: moving(path.read_text("utf-8")) for path in UI.rglob("*.py")}
    assert {name: moves for name, moves in found.items() if moves} == {}


def test_what_moves_would_be_seen() -> None:
    assert moving("ft.Container(animate_opacity=300)") == ["animate_opacity"]


def test_screens_change_and_scroll_at_once() -> None:
    transitions = theme(ft.ColorScheme()).page_transitions
    assert transitions is not None
    platforms = ("android", "ios", "linux", "macos", "windows")
    shown = {getattr(transitions, platform) for platform in platforms}
    assert shown == {ft.PageTransitionTheme.NONE}
    assert AT_ONCE == 0
