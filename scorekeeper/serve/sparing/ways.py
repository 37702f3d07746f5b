"""What Flet asks every control anew, although it follows from the control's class."""

from functools import cache
from typing import Any, NamedTuple

from flet.controls.base_control import BaseControl
from flet.utils.validation import (
    _compile_class_spec,
)


class Ways(NamedTuple):
    """What controls of a class do when they are drawn."""

    builds: bool
    """Whether they make controls of their own."""
    prepares: bool
    """Whether they do something before they are sent."""
    checked: frozenset[str]
    """Fields that are checked before: what they are without a word is right."""
    is_checked: bool
    """Whether something is checked whatever is said."""
    structure: tuple[str, ...]
    """Fields that are compared whether or not they were said."""
    defaults: dict[str, Any]
    """What the other fields are as long as nobody says anything else."""
    events: frozenset[str]
    """Of these only whether there is somebody who hears them is sent."""


@cache
def ways_of(kind: Any) -> Ways:
    """What controls of a class do when they are drawn."""
    rules = _compile_class_spec(kind)
    checked = frozenset(name for name, _ in rules.field_rules)
    return Ways(
        builds=kind.build is not BaseControl.build,
        prepares=kind.before_update is not BaseControl.before_update,
        checked=checked,
        is_checked=bool(rules.class_rules) or not checked <= kind._prop_defaults.keys(),  # noqa: SLF001
        structure=tuple(kind._structural_fields - {"_c", "_i"}),  # noqa: SLF001
        defaults=kind._prop_defaults,  # noqa: SLF001
        events=kind._event_fields,  # noqa: SLF001
    )


def build(control: Any, ways: Ways) -> None:
    """Have a control that is new make the controls of its own."""
    if hasattr(control, "_initialized"):
        return
    if ways.builds:
        frozen = getattr(control, "_frozen", None)
        if frozen is not None:
            del control._frozen  # noqa: SLF001
        control.build()
        if frozen is not None:
            object.__setattr__(control, "_frozen", frozen)
    object.__setattr__(control, "_initialized", True)


def make_ready(control: Any, ways: Ways) -> None:
    """Have a control do and check what it does and checks before it is sent, if anything."""
    said = control._values  # noqa: SLF001
    if ways.prepares or ways.is_checked or not ways.checked.isdisjoint(said):
        control._before_update_safe()  # noqa: SLF001
