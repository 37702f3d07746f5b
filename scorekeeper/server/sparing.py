"""Less work for each change of a screen: on a phone, and where one process draws for two hundred.

What Flet 1.0.5 does with a screen is done here with less, and comes to the same: the same
controls, the same patches in the same order. Together a screen costs about half.

making     how a control is made
comparing  what was drawn with what is drawn now
finding    the controls within a new value, and within one that is gone
telling    what is sent of a control, and what a tap on it is told as
ways       what follows from a control's class
running    which of Flet's functions these stand in for
"""

from __future__ import annotations

import dataclasses
import gc
import inspect
import logging
import sys
import weakref
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import flet.version
from flet.components.component import Component
from flet.controls import base_control, control_event, object_patch
from flet.controls.base_control import BaseControl
from flet.controls.id_counter import ControlId
from flet.controls.object_patch import DiffBuilder, get_control_key
from flet.controls.value_types import Prop
from flet.messaging import protocol
from flet.messaging.protocol import Message
from flet.utils.validation import _compile_class_spec


class Ways(NamedTuple):
    """What controls of a class do when they are drawn."""

    builds: bool
    """True if they make controls of their own."""
    prepares: bool
    """True if they do something before they are sent."""
    checked: frozenset[str]
    """Fields that are checked before: what they are without a word is right."""
    is_checked: bool
    """True if something is checked whatever is said."""
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


FLETS = DiffBuilder._compare_dataclasses  # noqa: SLF001
FLETS_LISTS = DiffBuilder._compare_lists  # noqa: SLF001
FLETS_TEARDOWN = DiffBuilder.teardown
SIMPLE = (str, int, float, bool, type(None))


def compared(  # noqa: PLR0917  Flet calls it so
    builder: DiffBuilder,
    parent: Any,
    path: list[Any],
    src: Any,
    dst: Any,
    frozen: bool,  # noqa: FBT001
) -> None:
    """Compare two values of a class, and note what the second has otherwise."""
    if not (frozen and src is not dst and parent is not dst and _is_usual(parent, dst)):
        FLETS(builder, parent, path, src, dst, frozen)
        return
    kind: Any = type(dst)
    ways = ways_of(kind)
    dst._migrate_state(src)  # noqa: SLF001
    build(dst, ways)
    if parent is not None:
        dst._parent = weakref.ref(parent)  # noqa: SLF001
    dst._frozen = True  # noqa: SLF001
    number = dst._i  # noqa: SLF001
    builder._added_dataclasses[number] = dst  # noqa: SLF001
    builder._removed_dataclasses[number] = src  # noqa: SLF001
    make_ready(dst, ways)
    for name in ways.structure:
        old, new = getattr(src, name), getattr(dst, name)
        if (old or new) and not (type(old) in SIMPLE and old == new):
            builder._compare_values(dst, path, name, old, new, frozen=True)  # noqa: SLF001
    _compare_said(builder, path, src, dst, ways)
    if isinstance(src, Component):
        _let_go(src)


def compared_lists(  # noqa: PLR0917
    builder: DiffBuilder,
    parent: Any,
    path: list[Any],
    src: list[Any],
    dst: list[Any],
    frozen: bool,  # noqa: FBT001
) -> None:
    """Compare two lists; those of the same controls in the same order one by one."""
    if not (frozen and len(src) == len(dst) and all(map(_is_like, src, dst))):
        FLETS_LISTS(builder, parent, path, src, dst, frozen)
        return
    for place, (old, new) in enumerate(zip(src, dst, strict=True)):
        builder._compare_dataclasses(parent, [*path, place], old, new, frozen=True)  # noqa: SLF001


def found_gone(builder: DiffBuilder) -> Iterator[Any]:
    """Give the controls that are gone, or in whose place there is another now."""

    def within(item: Any, is_there: bool) -> Iterable[Any]:  # noqa: FBT001
        return builder._removed_controls(item, recurse=not is_there)  # noqa: SLF001

    return _found(builder._removed_dataclasses, builder._added_dataclasses, within)  # noqa: SLF001


def found_new(builder: DiffBuilder) -> Iterator[Any]:
    """Give the controls that are new, or stand for one that was there before."""

    def within(item: Any, was_there: bool) -> Iterable[Any]:  # noqa: FBT001
        return builder._configure_dataclass(item, None, False, was_there)  # noqa: FBT003, SLF001

    return _found(builder._added_dataclasses, builder._removed_dataclasses, within)  # noqa: SLF001


def _found(
    these: dict[Any, Any], others: dict[Any, Any], within: Callable[[Any, bool], Iterable[Any]]
) -> Iterator[Any]:
    """Give controls of `these`; what lies `within` one is known where it is done, and in both."""
    for key, item in these.items():
        is_in_both = key in others
        if is_in_both and _is_done(item):
            yield item
        else:
            yield from within(item, is_in_both)


def torn_down(builder: DiffBuilder) -> None:
    """Take the steps of a patch apart: each holds those before and after it, as in `_let_go`."""
    root: list[Any] = vars(builder)["_DiffBuilder__root"]
    step = root[1]
    while step is not root:
        here, step = step, step[1]
        here.clear()
    FLETS_TEARDOWN(builder)


def _let_go(gone: Component) -> None:
    """Have a component hold nothing any more, now that another has taken its place.

    What it has drawn leads back to it, in a circle that only a search through all memory finds.
    """
    object.__setattr__(gone, "_b", None)
    object.__setattr__(gone, "args", ())
    object.__setattr__(gone, "kwargs", {})


def _is_done(item: Any) -> bool:
    """True if a control is one that nobody changes any more: its parts are found by themselves."""
    return isinstance(item, BaseControl) and "_frozen" in item.__dict__


def _is_usual(parent: Any, control: Any) -> bool:
    """Return True if there is nothing that only Flet knows how to compare."""
    if not isinstance(control, BaseControl):
        return False
    return not (isinstance(parent, BaseControl) and parent.is_isolated())


def _is_like(old: Any, new: Any) -> bool:
    """Return True if one control stands for the other."""
    if type(old) is not type(new) or not isinstance(old, BaseControl):
        return False
    if getattr(old, "fn", None) is not getattr(new, "fn", None):
        return False
    return bool(get_control_key(old) == get_control_key(new))


def _compare_said(builder: DiffBuilder, path: list[Any], src: Any, dst: Any, ways: Ways) -> None:
    """Compare what was said of one control or the other."""
    before, now, defaults = src._values, dst._values, ways.defaults  # noqa: SLF001
    for name in {**before, **now}:
        default = defaults.get(name)
        old, new = before.get(name, default), now.get(name, default)
        if name in ways.events:
            old, new = old is not None, new is not None
        if old is new or _is_the_same(builder, old, new):
            continue
        builder._compare_values(dst, path, name, old, new, frozen=True)  # noqa: SLF001


def _is_the_same(builder: DiffBuilder, old: Any, new: Any) -> bool:
    """True if a value is as it was; a control never is, because it takes the other's place."""
    if type(new) in SIMPLE:
        return type(old) is type(new) and bool(old == new)
    return not builder._holds_control(new) and bool(old == new)  # noqa: SLF001


kind_of: Any = type
"""Gives the class of a value as something that can be looked up."""


def configured(
    builder: DiffBuilder,
    item: Any,
    parent: Any,
    frozen: bool,  # noqa: FBT001  Flet calls it so
    configure_setattr_only: bool = False,  # noqa: FBT001, FBT002
) -> list[Any]:
    """Prepare a new value for later comparisons; gives the controls in it, outer ones first."""
    found: list[Any] = []
    if configure_setattr_only and _is_data(item):
        _, frozen = _prepare(builder, item, parent, frozen=frozen)
        found += [item] if _is_control(builder, item) else []
        if not frozen:
            _watch(item)
    else:
        _configure(builder, item, parent, found, frozen=frozen)
    return found


def removed(builder: DiffBuilder, item: Any, recurse: bool) -> list[Any]:  # noqa: FBT001
    """Give the controls in a value that is gone, inner ones first."""
    found: list[Any] = []
    _remove(builder, item, found, recurse=recurse)
    return found


def _configure(
    builder: DiffBuilder,
    item: Any,
    parent: Any,
    found: list[Any],
    *,
    frozen: bool,
) -> None:
    if not _is_data(item):
        for part in _within(item):
            _configure(builder, part, parent, found, frozen=frozen)
        return
    parent, frozen = _prepare(builder, item, parent, frozen=frozen)
    if _is_control(builder, item):
        ways = ways_of(kind_of(item))
        build(item, ways)
        make_ready(item, ways)
        found.append(item)
        parent = item
    for part in parts_of(item):
        _configure(builder, part, parent, found, frozen=frozen)
    if not frozen:
        _watch(item)


def _remove(builder: DiffBuilder, item: Any, found: list[Any], *, recurse: bool) -> None:
    if not _is_control(builder, item):
        for part in [] if _is_data(item) else _within(item):
            _remove(builder, part, found, recurse=recurse)
        return
    if hasattr(item, "__prev_lists"):
        inner = _remembered(item)
    else:
        inner = parts_of(item) if recurse else []
    for part in inner:
        _remove(builder, part, found, recurse=recurse)
    found.append(item)


def parts_of(item: Any) -> list[Any]:
    """Give what is set in a dataclass and can hold controls, in the order of its fields."""
    kind: Any = type(item)
    places, always = _fields_of(kind)
    values = getattr(item, "_values", {})
    held = [one for one in values.items() if _can_hold(kind_of(one[1])) and one[0] in places]
    held += [(name, part) for name in always if _can_hold(kind_of(part := getattr(item, name)))]
    if len(held) > 1:
        held.sort(key=lambda one: places[one[0]])
    return [part for _, part in held]


@cache
def _fields_of(kind: Any) -> tuple[dict[str, int], tuple[str, ...]]:
    """The places of the fields that Flet looks at, and the names of those that are always set."""
    names = [one.name for one in dataclasses.fields(kind) if not one.metadata.get("skip", False)]
    sparse = getattr(kind, "_prop_defaults", {})
    places = {name: place for place, name in enumerate(names)}
    return places, tuple(name for name in names if name not in sparse)


def _within(item: Any) -> list[Any]:
    """What a list or a dictionary holds that can hold controls itself."""
    held = item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()
    return [part for part in held if _can_hold(kind_of(part))]


def _remembered(item: Any) -> list[Any]:
    """What a control held when it was last sent."""
    names = ("__prev_lists", "__prev_dicts", "__prev_classes")
    return [part for name in names for part in getattr(item, name, {}).values()]


@cache
def _can_hold(kind: Any) -> bool:
    return hasattr(kind, "__dataclass_fields__") or issubclass(kind, (list, dict))


def _is_data(item: Any) -> bool:
    return hasattr(type(item), "__dataclass_fields__")


def _prepare(builder: DiffBuilder, item: Any, parent: Any, *, frozen: bool) -> tuple[Any, bool]:
    """Have a value know its parent and whether it is frozen; gives what holds within it."""
    kind: Any = type(item)
    if getattr(kind, "__flet_control_cls__", None) is None:
        kind.__flet_control_cls__ = builder.control_cls
    return _adopted(item, parent), _frozen(item, frozen=frozen)


def _adopted(item: Any, parent: Any) -> Any:
    """Have a value know its parent; gives that, or the one that it had where none is said."""
    if parent is None:
        known = getattr(item, "_parent", None)
        parent = known() if known else None
    if parent:
        if parent is item:
            raise object_patch.ObjectPatchException(f"Parent is the same as item: {item}")
        item._parent = weakref.ref(parent)  # noqa: SLF001
    return parent


def _frozen(item: Any, *, frozen: bool) -> bool:
    """Return True if a value is frozen, by itself or because it is drawn anew each time."""
    if hasattr(item, "_frozen"):
        return bool(item._frozen)  # noqa: SLF001
    if frozen:
        item._frozen = frozen  # noqa: SLF001
    return frozen


def _is_control(builder: DiffBuilder, item: Any) -> bool:
    return builder.control_cls is not None and isinstance(item, builder.control_cls)


def _watch(item: Any) -> None:
    """Have later changes of a value noticed."""
    dirty = getattr(item, "_dirty", None)
    if dirty is not None:
        dirty.clear()
        return
    kind: Any = type(item)
    if kind.__setattr__ is not object_patch._control_setattr:  # noqa: SLF001
        kind.__setattr__ = object_patch._control_setattr  # noqa: SLF001
    object.__setattr__(item, "__changes", {})


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
    if theirs is not None and _is_generated(theirs) and _making_is_usual(kind):
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


def _making_is_usual(kind: type[BaseControl]) -> bool:
    """Return True if a class does nothing of its own once its controls are made."""
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


Encode = Callable[[Any], Any]
THEIR_ENCODER = protocol.configure_encode_object_for_msgpack
THEIR_EVENT_TYPE = control_event.get_event_field_type
UNSAID = object()


class Told(NamedTuple):
    """What is told of controls of a class."""

    by_itself: dict[str, Any]
    """What a client takes for granted."""
    otherwise: tuple[tuple[str, Any], ...]
    """What it would take for something else than the class does."""
    structure: tuple[tuple[str, Any], ...]
    """Fields that are looked at whether or not they were said, and what is not told of them."""
    events: frozenset[str]


@cache
def encoder(control_cls: Any) -> Encode:
    """What turns values into those that can be sent."""
    theirs: Encode = THEIR_ENCODER(control_cls)  # type: ignore[no-untyped-call]

    def encoded(value: Any) -> Any:
        if isinstance(value, BaseControl) and hasattr(value, "_frozen"):
            kind: Any = type(value)
            return _told_of(value, told_by(kind))
        return theirs(value)

    return encoded


@cache
def told_by(kind: Any) -> Told:
    """What is told of controls of a class."""
    names = sorted(kind._structural_fields)  # noqa: SLF001
    usual = [protocol._get_root_dataclass_field(kind, name) for name in names]  # noqa: SLF001
    return Told(
        by_itself=kind._root_defaults,  # noqa: SLF001
        otherwise=tuple(item for item in kind._override_props.items() if item[1] is not None),  # noqa: SLF001
        structure=tuple((name, one.default) for name, one in zip(names, usual, strict=True)),
        events=kind._event_fields,  # noqa: SLF001
    )


def _told_of(control: Any, told: Told) -> dict[str, Any]:
    """What is sent of a control that nobody changes any more."""
    sent: dict[str, Any] = {}
    for name, value in control._values.items():  # noqa: SLF001
        if value is None or value == told.by_itself.get(name, UNSAID):
            continue
        sent[name] = True if name in told.events else value
    for name, value in told.otherwise:
        sent.setdefault(name, value)
    for name, default in told.structure:
        value = getattr(control, name)
        if value if isinstance(value, (list, dict)) else value is not None and value != default:
            sent[name] = value
    return sent


def event_type(control: Any, field_name: str) -> Any:
    """As what somebody is told who hears an event of a control."""
    known = (type(control), field_name)
    if known not in _types:
        _types[known] = _asked(control, field_name)
    return _types[known]


_types: dict[tuple[type[Any], str], Any] = {}


def _ask(control: Any, field_name: str) -> Any:
    return get_event_field_type(control, field_name)  # type: ignore[name-defined] # noqa: F821


_asked = FunctionType(
    _ask.__code__, {**vars(base_control), "get_event_field_type": THEIR_EVENT_TYPE}
)
"""Asks Flet as its own module does: what it finds depends on the names that the asker knows."""


KNOWN = "1.0.5"
"""The version of Flet whose ways these are."""

MADE, YOUNG, MIDDLE = 50_000, 3, 30
"""Objects after which Python looks for cycles among the new ones, and the turns of the others.

A screen is thousands of objects, which all stay: looking at every 700th finds nothing and, with
two hundred phones, costs a quarter of the time. So many come and go with the forms of forty
tables without being looked at. When Python does look, all phones wait for a fifth of a second,
which is a few times in a minute of that evening, and hardly ever in a usual one.
"""

TURN = 0.0005
"""Seconds after which a thread that computes lets another go on.

The thread that answers waits for its turn several times in each answer. While another reads the
store or writes to it, Python's own ten times as long would hold up every tap and every file.
"""

OURS = {
    "_configure_dataclass": configured,
    "_removed_controls": removed,
    "_compare_dataclasses": compared,
    "_compare_lists": compared_lists,
    "get_added_controls": found_new,
    "get_removed_controls": found_gone,
    "teardown": torn_down,
}
"""What stands in for what Flet's builder of patches does."""
THEIRS = {name: getattr(DiffBuilder, name) for name in OURS}
WRITTEN_OUT = Message.__repr__

SENDERS = (
    "flet.messaging.protocol",
    "flet.messaging.flet_dart_bridge_server",
    "flet.messaging.flet_socket_server",
    "flet.messaging.pyodide_connection",
    "flet_web.fastapi.flet_app",
)
"""The modules that write what is sent."""

TALKERS = ("flet_object_patch", "flet_controls", "flet_components")
"""Logs that are told about each value of each control, and are never read."""


def spare_work() -> None:
    """Have Flet and Python do less for each change of a screen, as long as this process runs."""
    gc.set_threshold(MADE, YOUNG, MIDDLE)
    sys.setswitchinterval(TURN)
    if flet.version.flet_version == KNOWN:
        _work_with(OURS)
        _tell_with(encoder, event_type)
        make_all_leanly()
        Message.__repr__ = in_short  # type: ignore[assignment]
        for name in TALKERS:
            logging.getLogger(name).debug = _unsaid  # type: ignore[method-assign]


def work_as_flet_does() -> None:
    """Have Flet do again all that it does by itself."""
    _work_with(THEIRS)
    _tell_with(THEIR_ENCODER, THEIR_EVENT_TYPE)
    make_as_flet_does()
    Message.__repr__ = WRITTEN_OUT  # type: ignore[method-assign]
    for name in TALKERS:
        vars(logging.getLogger(name)).pop("debug", None)


def in_short(message: Message) -> str:
    """What a log says of a message.

    Flet writes out every message for a log that nobody keeps: a whole screen with all its fields.
    """
    return f"Message({message.action.name})"


def _work_with(functions: dict[str, Any]) -> None:
    for name, function in functions.items():
        setattr(DiffBuilder, name, function)


def _tell_with(encode: Any, type_of: Any) -> None:
    """Have all that send and hear use these, those that are loaded later too."""
    vars(base_control)["get_event_field_type"] = type_of
    for name in SENDERS:
        if name in sys.modules:
            vars(sys.modules[name])["configure_encode_object_for_msgpack"] = encode


def _unsaid(*_: Any, **__: Any) -> None:
    """What nobody reads is not said."""
