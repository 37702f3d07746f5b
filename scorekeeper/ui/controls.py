"""Controls of which every page has dozens, with the properties that the app sets and no others.

Flet 1.0.5 reads each declared property of every control that comes to a page or leaves it: 62 of a
text, of which the app sets ten. Half of the server's time for a screen went there, so the controls
of the UI kit declare the others away. They are controls of Flet in every other respect, and can be
mixed with the stock ones. A property that is missing here raises a `TypeError` when it is passed:
add it below, or use the stock control.

`.github/upstream` has the change of Flet with which this module can be removed.
"""

import dataclasses
from typing import Any, TypeVar

import flet as ft

ControlT = TypeVar("ControlT", bound=ft.BaseControl)

PLACEMENT = ("key", "expand", "expand_loose", "col", "left", "top", "right", "bottom")
"""Properties that the control around another one reads."""
SIZE = ("width", "height")


def _with_properties(control: type[ControlT], *names: str) -> type[ControlT]:
    """Return a subclass of a control of Flet that has only the named properties, and `PLACEMENT`.

    Args:
        control: The control.
        names: Properties that can be passed and set.
    """
    kept = {*names, *PLACEMENT}
    namespace: dict[str, Any] = {"__annotations__": {}, "__doc__": control.__doc__}
    for field in dataclasses.fields(control):
        is_internal = field.name.startswith("_") or field.metadata.get("skip", False)
        if is_internal or field.name in kept:
            continue
        namespace["__annotations__"][field.name] = field.type
        # Flet leaves fields out that are marked `skip`.
        namespace[field.name] = dataclasses.field(
            default=field.default, init=False, repr=False, compare=False, metadata={"skip": True}
        )
    subclass = type(control.__name__, (control,), namespace)
    return ft.control(control.__name__)(subclass)


Text = _with_properties(
    ft.Text,
    *("value", "style", "text_align", "max_lines", "overflow", "no_wrap"),
    *("semantics_label", "on_size_change"),
)
Semantics = _with_properties(
    ft.Semantics,
    *("content", "identifier", "label", "container", "exclude_semantics", "header"),
    *("live_region", "selected", "expanded", "button", "disabled"),
)
Container = _with_properties(
    ft.Container,
    *("content", "padding", "margin", "alignment", "bgcolor", "gradient", "image", "border"),
    *("border_radius", "shadow", "clip_behavior", "theme", "dark_theme", "opacity", "on_click"),
    *("ink", "disabled", *SIZE),
)
Row = _with_properties(
    ft.Row,
    *("controls", "spacing", "tight", "alignment", "vertical_alignment", "wrap", "run_spacing"),
    *("intrinsic_height", *SIZE),
)
Column = _with_properties(
    ft.Column,
    *("controls", "spacing", "tight", "alignment", "horizontal_alignment", *SIZE),
)
CircleAvatar = _with_properties(ft.CircleAvatar, "content", "radius", "bgcolor", "tooltip")
Image = _with_properties(
    ft.Image, "src", "color", "fit", "exclude_from_semantics", "border_radius", *SIZE
)
IconButton = _with_properties(ft.IconButton, "icon", "on_click", "disabled")
