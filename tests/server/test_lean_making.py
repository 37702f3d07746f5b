"""A control that is made of what is said is the one that Flet would have made."""

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import flet as ft
import pytest
from flet.components.component import Component
from flet.controls.base_control import BaseControl

from scorekeeper.server.sparing import (
    make_all_leanly,
    make_as_flet_does,
    spare_work,
    work_as_flet_does,
)

REF = ft.Ref[ft.Text]()


@pytest.fixture(autouse=True)
def flets_own_ways() -> Iterator[None]:
    work_as_flet_does()
    yield
    work_as_flet_does()


def shown() -> None:
    """What a component draws."""


SAID: tuple[tuple[type[BaseControl], tuple[Any, ...], dict[str, Any]], ...] = (
    (ft.Text, ("1,385",), {"size": 20, "max_lines": None, "key": "total", "data": [1]}),
    (ft.Text, (), {"value": "", "visible": True, "ref": REF}),
    (ft.Text, ("a", [ft.TextSpan("b")]), {}),
    (ft.Container, (), {}),
    (ft.Container, (ft.Text("in it"),), {"padding": ft.Padding.all(4), "on_click": shown}),
    (ft.Row, ([ft.Text("one"), ft.Text("two")],), {"spacing": 8, "tight": True}),
    (ft.Column, (), {"controls": []}),
    (ft.Semantics, (), {"label": "a", "button": False, "container": True}),
    (ft.View, (), {"route": "/", "controls": [ft.Text("all")]}),
    (ft.Icon, (ft.Icons.ADD,), {"size": 24.0}),
    (Component, (), {"fn": shown, "args": (1, 2), "kwargs": {"a": 1}}),
)
"""Controls as the screens make them: in order and by name, as usual and otherwise."""


def of(control: BaseControl) -> dict[str, Any]:
    """All that a control holds, but the number that each has for itself."""
    held = {name: value for name, value in vars(control).items() if name != "_i"}
    fields = [one.name for one in dataclasses.fields(control) if one.name not in {"_i", *held}]
    return held | {name: getattr(control, name) for name in fields if hasattr(control, name)}


@pytest.mark.parametrize(("kind", "args", "said"), SAID)
def test_it_holds_the_same(
    kind: type[BaseControl], args: tuple[Any, ...], said: dict[str, Any]
) -> None:
    theirs = kind(*args, **said)
    make_all_leanly()
    assert getattr(kind.__init__, "theirs", None) is not None
    for _ in range(3):  # the first is still made by Flet, to see how
        ours = kind(*args, **said)
        assert of(ours) | {"_state": None} == of(theirs) | {"_state": None}
        assert list(ours._values) == list(theirs._values) or len(said) > 1
        assert ours._dirty == {}
        assert ours._i != theirs._i
        assert hash(ours) != hash(theirs)
        if "ref" in said:
            assert REF.current is ours


TEXT: Any = ft.Text
ROW: Any = ft.Row
ICON: Any = ft.Icon
WRONG: tuple[Callable[[], Any], ...] = (
    lambda: TEXT("a", colour="red"),
    lambda: TEXT("a", value="b"),
    lambda: ROW([], *[0] * 200),
    ICON,
)


@pytest.mark.parametrize("make", WRONG)
def test_what_is_said_wrongly_is_refused_as_flet_refuses_it(make: Callable[[], Any]) -> None:
    with pytest.raises(TypeError) as theirs:
        make()
    make_all_leanly()
    ft.Text("a"), ft.Icon(ft.Icons.ADD), ft.Row()
    with pytest.raises(TypeError) as ours:
        make()
    assert str(ours.value) == str(theirs.value)


def test_a_class_of_ones_own_is_made_leanly_too_and_may_do_more() -> None:
    make_all_leanly()

    control: Any = ft.control

    @control("Badge")
    class Badge(ft.Text):
        heard: list[str] = dataclasses.field(default_factory=list)

        def init(self) -> None:
            self.heard.append(self.value)

    assert [Badge("a").heard, Badge("b").heard] == [["a"], ["b"]]
    assert Badge("a")._c == "Badge"

    @control("Shout")
    class Shout(Badge):
        def __post_init__(self, ref: Any) -> None:
            super().__post_init__(ref)
            self.value = self.value.upper()

    assert getattr(Shout.__init__, "theirs", None) is None
    assert Shout("a").value == "A"


def test_flet_makes_them_again_when_it_is_told_to() -> None:
    spare_work()
    work_as_flet_does()
    assert getattr(ft.Text.__init__, "theirs", None) is None
    make_as_flet_does()
    assert ft.Text("a").value == "a"
