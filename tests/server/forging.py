"""A client that forges: property updates, events, registrations and worse, the same for a seed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgpack

from tests.server.flet_client import INVOKE_METHOD, PAGE, event, message, registration, update

NAMES = (
    *("style", "_values", "_i", "_c", "_parent", "_frozen", "on_click", "controls", "content"),
    *("views", "theme", "client_ip", "session", "_services", "_dialogs", "fonts", "data", "key"),
    *("visible", "disabled", "value", "open", "selected_index", "__class__", "__prev_lists", ""),
)
HAPPENINGS = (
    *("click", "close", "connect", "disconnect", "error", "login", "resize", "dismiss", "change"),
    *("submit", "result", "route_change", "data_channel_open", "tap", "update", "__init__", ""),
)


def forged(chance: Random, controls: dict[int, str]) -> bytes:
    """A frame that no client of Flet's sends; `controls` are the kinds of those that are there."""
    control = chance.choice([*controls, PAGE, 0, -1, 2**40])
    value = anything(chance)
    return chance.choice(
        (
            lambda: update(control, **{chance.choice(NAMES): value}),
            lambda: update(control, style={"_values": value}),
            lambda: update(control, **{chance.choice(NAMES): {chance.choice(NAMES): value}}),
            lambda: event(control, chance.choice(HAPPENINGS), {chance.choice(NAMES): value}),
            lambda: event(PAGE, "resize", {"control": value, "width": value, "height": 1}),
            lambda: registration(chance.choice([None, "somebody", value])),
            lambda: message(INVOKE_METHOD, {"control_id": control, "call_id": value}),
            lambda: message(chance.randrange(-1, 9), value),
            lambda: bytes(msgpack.packb(value)),
            lambda: chance.randbytes(chance.randrange(200)),
        )
    )()


def anything(chance: Random, depth: int = 0) -> Any:
    simple = (None, True, 5, -1.5, float("nan"), 2**63, "text", "x" * 500, b"\x00\xff")
    if depth < 3 and chance.random() < 0.4:
        inner = [anything(chance, depth + 1) for _ in range(chance.randrange(4))]
        return inner if chance.random() < 0.5 else {chance.choice(NAMES): one for one in inner}
    return chance.choice(simple)


def controls_in(value: Any) -> Iterator[tuple[int, str]]:
    """Give the number and the kind of every control in what a server said."""
    if isinstance(value, dict):
        if "_i" in value and "_c" in value:
            yield value["_i"], value["_c"]
        for part in value.values():
            yield from controls_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from controls_in(part)
