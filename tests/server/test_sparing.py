"""What spares Flet work finds the same as Flet does: controls, patches, and their order."""

import dataclasses
import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import flet as ft
import flet.version
import flet_charts  # type: ignore[import-untyped]  # carries no type information
import pytest
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder
from flet.messaging.protocol import Message, MessageAction

from scorekeeper.i18n import Words
from scorekeeper.server import LaunchOptions, launch, sparing, window
from scorekeeper.server import uvicorn_server as server
from scorekeeper.server.sparing import (
    THEIR_ENCODER,
    THEIR_EVENT_TYPE,
    THEIRS,
    configured,
    encoder,
    event_type,
    removed,
)
from tests.ui.device import FOUR, device, played, session_in
from tests.ui.taps import COMMON_DEAL
from tests.ui.testkit import UI


@pytest.fixture(autouse=True)
def flets_own_ways() -> Iterator[None]:
    """Every test begins with them, whatever was served in this process before, and so do others."""
    thresholds, turn = gc.get_threshold(), sys.getswitchinterval()
    sparing.work_as_flet_does()
    yield
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(turn)
    sparing.work_as_flet_does()


def in_flet() -> Any:
    """What Flet calls for what is new."""
    return DiffBuilder._configure_dataclass


async def test_a_whole_deal_shows_the_same_screens(tmp_path: Path) -> None:
    """From the first screen over a typed deal to the table, a menu, and another tab and back."""
    theirs = await screens(tmp_path / "theirs")
    sparing.spare_work()
    assert in_flet() is configured
    ours = await screens(tmp_path / "ours")
    assert len(theirs) == len(COMMON_DEAL) + 3
    assert ours == theirs


async def screens(folder: Path) -> list[Any]:
    """What a device shows after each tap, control by control."""
    session = session_in(folder)
    played(session, FOUR, (1600, 985))
    shown = []
    async with device(session) as ui:
        for name in COMMON_DEAL:
            await ui.tap(name)
            shown.append(shown_by(ui))
        await ui.until(lambda: ui.route == "/")
        for going in (ui.tap("menu"), ui.go("/meld"), ui.go("/")):
            await going
            shown.append(shown_by(ui))
    session.close()
    return shown


def shown_by(ui: UI) -> Any:
    """The views and dialogs of a device without the numbers that Flet gives its controls."""
    return without_numbers([ui.mirror.page["views"], ui.mirror.page["_dialogs"]])


def without_numbers(value: Any) -> Any:
    """A value without what is another one in each session."""
    if isinstance(value, dict):
        return {key: without_numbers(part) for key, part in value.items() if key != "_i"}
    if isinstance(value, list):
        return [without_numbers(part) for part in value]
    return value


def tree() -> ft.Control:
    """Controls in lists, in values and in dictionaries, set and unset."""
    inner = ft.Text("1,385", style=ft.TextStyle(size=20), spans=[ft.TextSpan("points")])
    chart = flet_charts.LineChart(data_series=[flet_charts.LineChartData(points=[])])
    row = ft.Row([ft.Container(inner, padding=ft.Padding.all(4)), ft.Icon(ft.Icons.ADD), chart])
    button = ft.Button(
        content=row, style=ft.ButtonStyle(padding={ft.ControlState.DEFAULT: ft.Padding.all(2)})
    )
    return ft.Column([button, ft.Text("below")])


def test_the_same_controls_are_found_in_the_same_order() -> None:
    found: list[list[str]] = []
    for configure in (THEIRS["_configure_dataclass"], configured):
        builder = DiffBuilder(None, None, control_cls=BaseControl)
        parent = ft.Column()
        given = list(configure(builder, tree(), parent, True))
        assert all(one.parent is not None and one._frozen for one in given)
        found.append([one._c for one in given])
    assert found[0] == found[1]
    assert found[0][:2] == ["Column", "Button"]
    assert "TextSpan" in found[0]


@pytest.mark.parametrize("recurse", [True, False])
def test_the_same_controls_are_taken_away_in_the_same_order(recurse: bool) -> None:
    builder = DiffBuilder(None, None, control_cls=BaseControl)
    gone = tree()
    theirs = list(THEIRS["_removed_controls"](builder, gone, recurse))
    assert list(removed(builder, gone, recurse)) == theirs
    assert theirs[-1] is gone


def controls() -> Iterator[type[BaseControl]]:
    """Every class of controls that is loaded."""
    waiting: list[type[BaseControl]] = [BaseControl]
    while waiting:
        kind = waiting.pop()
        yield kind
        waiting += kind.__subclasses__()


def test_no_field_holds_a_control_before_it_is_set() -> None:
    """That is what lets fields that were not set be passed over."""
    for name in dir(ft):
        getattr(ft, name)
    kinds = list(controls())
    assert len(kinds) > 150
    for kind in kinds:
        for name, default in getattr(kind, "_prop_defaults", {}).items():
            holds = dataclasses.is_dataclass(default) or isinstance(default, (list, dict))
            assert not holds, f"{kind.__name__}.{name}"


def test_a_message_is_not_written_out_for_a_log() -> None:
    class Unwritable:
        def __repr__(self) -> str:
            raise AssertionError

    sparing.spare_work()
    message = Message(MessageAction.PATCH_CONTROL, Unwritable())
    assert f"send_message: {message}" == "send_message: Message(PATCH_CONTROL)"


def test_the_usual_app_is_served_with_less_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def serve(_app: object, _listener: object, while_up: Callable[[], Any]) -> None:
        with while_up():
            pass

    monkeypatch.setattr(server, "serve_until_stopped", serve)
    seen = found_at_the_making(tmp_path, LaunchOptions(web=True))
    assert seen == [configured]


def test_a_bundle_is_drawn_with_less_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "in_bundle", lambda _: True)
    monkeypatch.setattr(ft, "run", lambda main, **how: None)
    seen = found_at_the_making(tmp_path, LaunchOptions())
    assert seen == [configured]


def found_at_the_making(folder: Path, options: LaunchOptions) -> list[object]:
    """What Flet works with when the app's function of a page is made."""
    seen: list[object] = []

    def make() -> Callable[[ft.Page], None]:
        seen.append(in_flet())
        return lambda _: None

    assert launch(make, options=options, data_dir=folder, words=Words) == 0
    return seen


def test_another_flet_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flet.version, "flet_version", "1.0.6")
    sparing.spare_work()
    assert in_flet() is THEIRS["_configure_dataclass"]
    assert gc.get_threshold() == (sparing.MADE, sparing.YOUNG, sparing.MIDDLE)


def test_a_thread_that_computes_holds_up_no_answer() -> None:
    sys.setswitchinterval(0.005)
    sparing.spare_work()
    assert sys.getswitchinterval() == pytest.approx(sparing.TURN)


async def test_what_is_sent_of_every_control_is_the_same(tmp_path: Path) -> None:
    """Of the screen of a deal and of a table: Flet's encoder and this one, control by control."""
    sparing.spare_work()
    theirs, ours = THEIR_ENCODER(BaseControl), encoder(BaseControl)  # type: ignore[no-untyped-call]
    session = session_in(tmp_path)
    played(session, FOUR, (1600, 985))
    count = 0
    async with device(session) as ui:
        for route in ("/", "/record", "/more"):
            await ui.go(route)
            for control in ui.mirror.session.index.values():
                if hasattr(control, "_frozen"):
                    assert dict(ours(control)) == dict(theirs(control))
                    count += 1
    session.close()
    assert count > 300


def test_a_tap_is_told_as_the_same() -> None:
    controls: tuple[Any, ...] = (
        ft.Container(),
        ft.TextField(),
        ft.ReorderableListView(),
        ft.Checkbox(),
    )
    for control in controls:
        for name in type(control)._event_fields:
            for _ in range(2):
                assert event_type(control, name) == THEIR_EVENT_TYPE(control, name)
    assert event_type(ft.Container(), "on_nothing") is None
