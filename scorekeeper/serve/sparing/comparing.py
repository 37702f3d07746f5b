"""What was drawn is compared with what is drawn now, value by value that was said.

Flet 1.0.5 asks of every control anew what follows from its class: what its fields are, whether
there is anything to build, to check or to do before it is sent. Here that is asked once. What
is found is the same, and everything unusual is left to Flet.
"""

import weakref
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder, get_control_key

from scorekeeper.serve.sparing.ways import Ways, build, make_ready, ways_of

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
    """Whether a control is one that nobody changes any more: its parts are found by themselves."""
    return isinstance(item, BaseControl) and "_frozen" in item.__dict__


def _is_usual(parent: Any, control: Any) -> bool:
    """Whether there is nothing that only Flet knows how to compare."""
    if not isinstance(control, BaseControl):
        return False
    return not (isinstance(parent, BaseControl) and parent.is_isolated())


def _is_like(old: Any, new: Any) -> bool:
    """Whether one control stands for the other."""
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
    """Whether a value is as it was; a control never is, because it takes the other's place."""
    if type(new) in SIMPLE:
        return type(old) is type(new) and bool(old == new)
    return not builder._holds_control(new) and bool(old == new)  # noqa: SLF001
