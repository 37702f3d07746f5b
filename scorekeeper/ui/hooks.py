"""Components, and the hooks by which they follow the state, models and events."""

import asyncio
import functools
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui.events import EventHandler, PageEvent
from scorekeeper.ui.state import State

log = logging.getLogger(__name__)

SourceT = TypeVar("SourceT")
PartT = TypeVar("PartT")
ResultT = TypeVar("ResultT")
ValueT = TypeVar("ValueT")

STATE_KEY = "scorekeeper.state"
"""Key of the state in the store of a Flet session.

`ft.use_context` is not used here: it fails in components that were unmounted and mounted again.
"""


# --- components


def component(function: Callable[..., Any]) -> Callable[..., ft.Control]:
    """Make a Flet component that shows an error sentence if its function raises an exception.

    In a stock component, an exception in a redraw silently ends all updates of the Flet session.
    """

    @functools.wraps(function)
    def draw(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except Exception:
            log.exception("%s could not be drawn", function.__name__)
            return ft.Text(_broken_part_text(), color=ft.Colors.ERROR)

    wrapped: Callable[..., ft.Control] = ft.component(draw)
    return wrapped


def memo_component(function: Callable[..., Any]) -> Callable[..., ft.Control]:
    """Make a component that is redrawn only if its arguments or its hooks' values change."""
    wrapped: Callable[..., ft.Control] = ft.memo(component(function))
    return wrapped


def _broken_part_text() -> str:
    """Return the sentence shown in the place of a component that could not be drawn."""
    try:
        words = get_state().words
    except (AttributeError, RuntimeError):
        # The failure may be that there is no state or no page.
        words = Words()
    return words.text("broken-part")


# --- the state


def set_state(page: ft.Page, state: State) -> None:
    """Set the state of a page, before its first screen is drawn."""
    page.session.store.set(STATE_KEY, state)


def get_state() -> State:
    """Return the state of the page without redraws at its changes, for event handlers."""
    return cast("State", ft.context.page.session.store.get(STATE_KEY))


def use_state() -> State:
    """Return the state of the page, and redraw the component whenever the state changes."""
    state, _ = ft.use_state(get_state())
    return state


# --- selectors


class Subscribable(Protocol):
    """An object that reports its changes: a model, or an observable of Flet."""

    def subscribe(self, listener: Callable[..., None], /) -> Callable[[], None]:
        """Call `listener` after each change; return a function that stops this."""


@dataclass(slots=True)
class _Rendered(Generic[SourceT, PartT]):
    """The selector of the latest render, and the part that it returned."""

    select: Callable[[SourceT], PartT]
    part: PartT


def use_selector(source: SourceT, select: Callable[[SourceT], PartT]) -> PartT:
    """Return a part of a source, and redraw the component when that part changes.

    Parts are compared by value. A component that selects two numbers of a large form is redrawn
    when one of them changes, not at every tap.

    Args:
        source: A `Subscribable`. The component may get another source in a later render.
        select: Returns the part; called at every render and after every change of the source.

    Example:
        view = use_selector(model, lambda model: model.view.sides[side])
    """
    part = select(source)
    # A ref, because the listener is created by the first render and must compare with the latest.
    # Refs are `Any`, because Flet types the value of every ref as possibly None.
    rendered: Any = ft.use_ref()
    rendered.current = _Rendered(select, part)
    subscription: Any = ft.use_ref()
    _, set_redraw_count = ft.use_state(0)

    # The parameters differ: Flet's observables pass the sender and the name of the field.
    def redraw_if_changed(*_: object) -> None:
        latest = rendered.current
        if latest.select(source) != latest.part:
            set_redraw_count(lambda count: count + 1)

    def subscribe() -> None:
        # Flet's observables hold their listeners weakly. Without this reference the listener
        # would be collected, and the component would never be redrawn.
        stop = cast("Subscribable", source).subscribe(redraw_if_changed)
        subscription.current = (redraw_if_changed, stop)
        # The source may have changed between the render and this effect.
        redraw_if_changed()

    def unsubscribe() -> None:
        _listener, stop = subscription.current
        stop()

    # By identity: comparing two states by value would compare everything they hold.
    ft.use_effect(subscribe, [id(source)], cleanup=unsubscribe)
    return part


# --- events


def use_events(handler: EventHandler) -> None:
    """Call `handler` with the events of the page while the component is mounted (a hook)."""
    events = get_state().events
    latest: Any = ft.use_ref()
    latest.current = handler
    subscription: Any = ft.use_ref()

    # The handler of the latest render: it knows the current values of the component.
    def call_latest(new: Sequence[PageEvent]) -> None:
        latest.current(new)

    def subscribe() -> None:
        if events is not None:
            subscription.current = events.subscribe(call_latest)

    def unsubscribe() -> None:
        if subscription.current is not None:
            subscription.current()

    ft.use_effect(subscribe, [], cleanup=unsubscribe)


# --- further hooks


def use_stack_entry(stack: list[list[ValueT]], value: ValueT) -> None:
    """Keep a value on a stack while the component is mounted; a redraw replaces the value.

    Args:
        stack: `keyboard.listeners`, `keyboard.overlays` or `memory.back_handlers` of the state.
        value: For `listeners` a listener of keys, for `back_handlers` a function that closes a
            part; None keeps the place on the stack while there is none. For `overlays` True
            while the overlay is open.
    """
    # A list of one value: it keeps its place on the stack when the value is replaced.
    entry = ft.use_memo(lambda: [value], [])
    entry[0] = value

    def remove() -> None:
        # By identity: two entries may hold equal values.
        stack[:] = [other for other in stack if other is not entry]

    ft.use_effect(lambda: stack.append(entry), [], cleanup=remove)


@dataclass(frozen=True, slots=True)
class _Outcome(Generic[ResultT]):
    """The result or the error of a background read."""

    key: object
    result: ResultT | None = None
    error: Exception | None = None


def use_background(read: Callable[[], ResultT], *, key: object, placeholder: ResultT) -> ResultT:
    """Return the result of `read`, which runs in a thread; until then, the placeholder.

    An expected failure should be a result, such as a sentence. An exception is raised in the next
    render, where the component shows that it is broken.

    Args:
        read: Called when the component appears and whenever `key` changes.
        key: Identifies the input of `read`.
        placeholder: Returned while no result for this key has arrived.
    """
    page = ft.context.page
    # cast: mypy would infer a state that can only be None.
    outcome, set_outcome = ft.use_state(cast("_Outcome[ResultT] | None", None))
    latest_key: Any = ft.use_ref()
    latest_key.current = key

    async def run_read() -> None:
        try:
            new = _Outcome(key, result=await asyncio.to_thread(read))
        except Exception as error:  # noqa: BLE001 - raised again by the next render
            new = _Outcome(key, error=error)
        # A read that was overtaken by one for another key must not replace its result.
        if latest_key.current == key:
            set_outcome(new)

    ft.use_effect(lambda: page.run_task(run_read), [key])
    if outcome is None or outcome.key != key:
        return placeholder
    if outcome.error is not None:
        raise outcome.error
    return cast("ResultT", outcome.result)
