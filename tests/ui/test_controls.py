"""Controls with fewer properties are those of Flet in all else."""

import dataclasses

import flet as ft
import pytest

from scorekeeper.ui import controls
from scorekeeper.ui.controls import Container, Text

PAIRS = [
    (getattr(ft, name), value)
    for name, value in vars(controls).items()
    if dataclasses.is_dataclass(value)
]


def walked_names(control: type) -> set[str]:
    """Return the properties that Flet reads when a control comes or goes."""
    return {
        field.name for field in dataclasses.fields(control) if not field.metadata.get("skip", False)
    }


@pytest.mark.parametrize(("stock", "small"), PAIRS, ids=lambda control: control.__name__)
def test_control_has_less_than_half_of_the_properties(stock: type, small: type) -> None:
    assert issubclass(small, stock)
    assert walked_names(small) < walked_names(stock)
    assert len(walked_names(small)) < len(walked_names(stock)) / 2


def test_small_controls_have_type_and_properties_of_the_stock() -> None:
    stock = ft.Container(ft.Text("one"), width=20)
    small = Container(Text("one"), width=20)
    assert small._c == stock._c
    assert small._values.keys() == stock._values.keys()


def test_missing_property_is_refused() -> None:
    with pytest.raises(TypeError, match="rotate"):
        Container(rotate=1)


def test_missing_property_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        Container().rotate = 1


def test_default_of_a_missing_property_can_be_read() -> None:
    assert Container().visible is True
    assert Container().tooltip is None
