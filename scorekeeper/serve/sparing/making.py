"""New controls are made of what is said about them, not of all that could be said.

Flet 1.0.5 goes through all fields of a control that is made, some sixty, and through a function
for each, although all but a few stay as they were declared. With every control it also gives
its class the same hash again, after which Python looks up every attribute of the class anew.
Together that is a quarter of what it costs to draw a screen.
"""

import dataclasses
import inspect
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from flet.controls import base_control
from flet.controls.base_control import BaseControl
from flet.controls.id_counter import ControlId
from flet.controls.value_types import Prop

Init = Callable[..., None]
TRACKED = ("_values", "_dirty")
"""What every control begins with: its values, and the names of those that have changed."""
GENERATED = "<string>"
"""The file of what `dataclass` has written."""
APPLY = base_control._apply_control  # noqa: SLF001
"""What Flet makes a class of controls with."""


class Plan(NamedTuple):
    """How a control of a class is made."""

    in_order: tuple[str, ...]
    """The fields that are given without a name."""
    known: frozenset[str]
    """All that may be said."""
    needed: frozenset[str]
    """What must be said."""
    defaults: dict[str, Any]
    """Of fields whose value is remembered only where it is another one."""
    made: dict[str, Callable[[], Any]]
    """Fields with a value of their own for each control."""
    same: dict[str, Any]
    """What all others are as long as nobody says anything else."""


def make_leanly(kind: type[BaseControl]) -> None:
    """Have controls of a class made of what is said; `kind` may be of any kind of controls."""
    theirs = kind.__dict__.get("__init__")
    if theirs is not None and _is_generated(theirs) and _is_usual(kind):
        kind.__init__ = _maker(kind, theirs)  # type: ignore[method-assign]


def make_all_leanly() -> None:
    """Have all controls made leanly, those of classes that are loaded later too."""
    for kind in _all_kinds(BaseControl):
        make_leanly(kind)
    base_control._apply_control = _applied  # type: ignore[assignment] # noqa: SLF001


def make_as_flet_does() -> None:
    """Have all controls made as Flet makes them."""
    base_control._apply_control = APPLY  # noqa: SLF001
    for kind in _all_kinds(BaseControl):
        if (theirs := getattr(kind.__dict__.get("__init__"), "theirs", None)) is not None:
            kind.__init__ = theirs  # type: ignore[method-assign]


def _applied(kind: type[Any], *args: Any, **kwargs: Any) -> type[Any]:
    ready: type[Any] = APPLY(kind, *args, **kwargs)
    make_leanly(ready)
    return ready


def _maker(kind: type[BaseControl], theirs: Init) -> Init:
    """What makes a control; whatever is said wrongly is left to Flet, which says so."""
    plans: list[Plan] = []
    init = kind.init is not BaseControl.init

    def made(self: BaseControl, *args: Any, **said: Any) -> None:
        if not plans or type(self) is not kind:
            theirs(self, *args, **said)
            if type(self) is kind:
                plans.append(_plan(kind, self))
            return
        plan = plans[0]
        if args:
            given = dict(zip(plan.in_order, args, strict=False))
            if len(given) < len(args) or given.keys() & said.keys():
                theirs(self, *args, **said)
                return
            said = given | said
        if not (plan.known >= said.keys() and said.keys() >= plan.needed):
            theirs(self, **said)
            return
        _make(self, plan, said)
        if init:
            self.init()
            self._dirty.clear()

    made.theirs = theirs  # type: ignore[attr-defined]
    return made


def _make(control: BaseControl, plan: Plan, said: dict[str, Any]) -> None:
    """Give a control what is said, and what it has by itself."""
    own = control.__dict__
    values: dict[str, Any] = {}
    own["_values"], own["_dirty"] = values, {}
    own.update(plan.same)
    for name, make in plan.made.items():
        if name not in said:
            own[name] = make()
    own["_i"] = ControlId.next()
    defaults = plan.defaults
    for name, value in said.items():
        if name in defaults:
            default = defaults[name]
            if value is not default and value != default:
                values[name] = value
        elif name == "ref":
            if value is not None:
                value.current = control
        else:
            own[name] = value


def _plan(kind: type[BaseControl], first: BaseControl) -> Plan:
    """How controls of a class are made, as the `first` of them was that Flet has made."""
    fields = [one for one in kind.__dataclass_fields__.values() if not _is_of_class(one)]
    given = [one for one in fields if one.init]
    known: dict[str, Any] = kind._prop_defaults  # type: ignore[attr-defined] # noqa: SLF001
    defaults = {one.name: known[one.name] for one in fields if _is_prop(kind, one.name, known)}
    others = [one for one in fields if one.name not in {*defaults, *TRACKED, "ref"}]
    made: dict[str, Any] = {one.name: one.default_factory for one in others if _is_made(one)}
    plain = {one.name: one.default for one in others if one.default is not dataclasses.MISSING}
    told = {name: getattr(first, name) for name in ("_c", "_isolated") if hasattr(first, name)}
    return Plan(
        in_order=tuple(one.name for one in given if not one.kw_only),
        known=frozenset(one.name for one in given),
        needed=frozenset(one.name for one in given if _is_needed(one)),
        defaults=defaults,
        made=made,
        same={**plain, **told},
    )


def _is_of_class(field: Any) -> bool:
    return field._field_type is dataclasses._FIELD_CLASSVAR  # type: ignore[attr-defined] # noqa: SLF001


def _is_prop(kind: type[BaseControl], name: str, known: dict[str, Any]) -> bool:
    return name in known and isinstance(inspect.getattr_static(kind, name), Prop)


def _is_made(field: Any) -> bool:
    return field.default_factory is not dataclasses.MISSING


def _is_needed(field: Any) -> bool:
    return field.default is dataclasses.MISSING and not _is_made(field)


def _is_generated(function: Any) -> bool:
    code = getattr(function, "__code__", None)
    return code is not None and code.co_filename == GENERATED


def _is_usual(kind: type[BaseControl]) -> bool:
    """Whether a class does nothing of its own once its controls are made."""
    after: Any = kind.__post_init__
    while after is not BaseControl.__post_init__:
        if after.__name__ != "new_post_init":
            return False
        after = inspect.getclosurevars(after).nonlocals["orig_post_init"]
    return not hasattr(kind, "_notify")


def _all_kinds(kind: type[BaseControl]) -> Iterator[type[BaseControl]]:
    for one in kind.__subclasses__():
        yield one
        yield from _all_kinds(one)
