"""The most frequent controls, with only the properties that the app sets.

Flet 1.0.5 reads every declared property of each control that is added to a page or removed from it.
A text has 62 properties, of which the app sets ten. This took half of the server's time for a
screen, so Flet does not see the others in the subclasses here. In every other respect these are
controls of Flet, and can be mixed with the stock ones. A property that is missing here returns its
default, but cannot be passed or set: add it below, or use the stock control.

`.github/upstream` has a patch for Flet that makes this module unnecessary.
"""

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar

import flet as ft

ClassT = TypeVar("ClassT")
ControlT = TypeVar("ControlT", bound=ft.BaseControl)
Defaults = dict[str, Any]
"""Properties that a subclass does not have, with their defaults."""

PLACEMENT = ("key", "expand", "expand_loose")
"""Properties of all controls, which rows and columns read."""
POSITION = ("left", "top", "right", "bottom")
"""Properties of the children of a stack."""
SIZE = ("width", "height")


def _slim_control(control: type[ControlT], *names: str) -> type[ControlT]:
    """Return a subclass of a Flet control with only the named properties and `PLACEMENT`.

    Args:
        control: The control.
        names: Properties that can be passed and set.
    """
    missing = _missing_fields(control, {*names, *PLACEMENT})
    subclass: type[ControlT] = ft.control(control.__name__)(_subclass(control, missing))
    _make_read_only(subclass, missing)
    return subclass


def _slim_value(value: type[ClassT], *names: str) -> type[ClassT]:
    """Return a subclass of a value of Flet, such as a style, with only the named properties."""
    missing = _missing_fields(value, set(names))
    subclass: type[ClassT] = ft.value(_subclass(value, missing))
    _make_read_only(subclass, missing)
    return subclass


def _missing_fields(base: type, names: set[str]) -> Defaults:
    """Return the properties of `base` that are not in `names`, with their defaults.

    Properties whose default is made for each object stay, and are not returned.
    """
    return {
        field.name: field.default
        for field in dataclasses.fields(base)
        if field.name not in names
        and field.default is not dataclasses.MISSING
        and not field.name.startswith("_")
        and not field.metadata.get("skip", False)
    }


def _subclass(base: type, missing: Defaults) -> type:
    """Return a subclass of `base` that marks the `missing` properties as ignored by Flet."""
    fields = {
        # Flet ignores fields that are marked with `skip`.
        name: dataclasses.field(default=default, init=False, compare=False, metadata={"skip": True})
        for name, default in missing.items()
    }
    namespace = {"__annotations__": dict.fromkeys(fields, Any), "__doc__": base.__doc__, **fields}
    return type(base.__name__, (base,), namespace)


def _make_read_only(subclass: type, missing: Defaults) -> None:
    """Make the missing properties return their defaults, and raise `AttributeError` if set."""
    for name, default in missing.items():
        setattr(subclass, name, property(_getter(default)))


def _getter(value: object) -> Callable[[object], object]:
    # A separate function: a lambda in the loop would always return the last default.
    return lambda _: value


Text = _slim_control(
    ft.Text,
    *("value", "style", "text_align", "max_lines", "overflow", "no_wrap"),
    *("semantics_label", "on_size_change"),
)
Semantics = _slim_control(
    ft.Semantics,
    *("content", "identifier", "label", "container", "exclude_semantics", "header"),
    *("live_region", "selected", "expanded", "button", "disabled", "col"),
)
Container = _slim_control(
    ft.Container,
    *("content", "padding", "margin", "alignment", "bgcolor", "gradient", "image", "border"),
    *("border_radius", "shadow", "clip_behavior", "theme", "dark_theme", "opacity", "on_click"),
    *("ink", "disabled", "col", *SIZE, *POSITION),
)
Row = _slim_control(
    ft.Row,
    *("controls", "spacing", "tight", "alignment", "vertical_alignment", "wrap", "run_spacing"),
    *("intrinsic_height", *SIZE),
)
Column = _slim_control(
    ft.Column,
    *("controls", "spacing", "tight", "alignment", "horizontal_alignment", *SIZE),
)
CircleAvatar = _slim_control(ft.CircleAvatar, "content", "radius", "bgcolor", "tooltip", *POSITION)
Image = _slim_control(
    ft.Image, "src", "color", "fit", "exclude_from_semantics", "border_radius", *SIZE, *POSITION
)
IconButton = _slim_control(ft.IconButton, "icon", "on_click", "disabled")

TextStyle = _slim_value(
    ft.TextStyle,
    *("size", "height", "font_family", "font_family_fallback", "letter_spacing", "color"),
)
Theme = _slim_value(ft.Theme, "color_scheme", "focus_color")
