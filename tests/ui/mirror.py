"""A client without a screen: it keeps the tree of controls exactly as a browser would.

The first snapshot and every later patch travel through Flet's own encoder, so what stands here
is what a person would see. A change that never left the session is missing here, and a patch
that was sent to the wrong client has nothing here to apply to.

Knows the insides of Flet 1.0.5 (`Connection`, the message types, the patch operations).
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import fields
from enum import IntEnum
from typing import Any

import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.services.semantics_service import AccessibilityFeatures
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, MessageAction, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

Tree = dict[str, Any]
Answer = Callable[[Tree], Any]
encode = configure_encode_object_for_msgpack(BaseControl)
THEMES = {"theme", "dark_theme", "theme_mode"}


class Change(IntEnum):
    REPLACE = 0
    ADD = 1
    REMOVE = 2
    MOVE = 3


def packed(value: object) -> bytes:
    """Return a value as it goes over the wire; encoding also readies the next comparison."""
    written: bytes = msgpack.packb(value, default=encode)
    return written


def unpacked(written: bytes) -> Any:
    """Return a value as it arrives at the client."""
    return msgpack.unpackb(written, strict_map_key=False)


class Mirror(Connection):
    """One client of one session: its copy of the page, and what went wrong on the way there."""

    def __init__(self, hub: PubSubHub | None = None) -> None:
        """Connect to the other clients that have the same `hub`; alone without one."""
        super().__init__()  # type: ignore[no-untyped-call] # Flet left it untyped
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = hub or PubSubHub(loop=self.loop)
        self.page_url = "http://127.0.0.1/"
        self.page: Tree = {}
        self.nodes: list[Any] | None = None  # on the screen; None: to be looked for anew
        self.known: dict[int, Tree] = {}
        self.faults: list[str] = []
        self.late_themes: list[str] = []
        self.byte_count = 0  # of all messages to the client, before they are compressed
        self.called: list[tuple[str, Any]] = []
        self.focused: list[int] = []  # controls that were given the focus
        self.answers: dict[str, Answer] = {
            "push_route": self._follow,
            "get_accessibility_features": lambda _: features(disable_animations=True),
        }
        self.following: set[asyncio.Task[None]] = set()
        self.dismissed: set[int] = set()
        self.history: list[str] = []
        self.session = Session(self)

    def start(self) -> None:
        """Take the first snapshot of the page."""
        self.page = unpacked(packed(self.session.get_page_patch()))
        self.nodes = None
        self._learn(self.page)

    def send_message(self, message: Message) -> None:
        written = packed(message.body)
        self.byte_count += len(written)
        body = unpacked(written)
        match message.action:
            case MessageAction.PATCH_CONTROL:
                self._patch(body["id"], body["patch"])
            case MessageAction.SESSION_CRASHED:
                self.faults.append(f"the session crashed: {body['message']}")
            case MessageAction.INVOKE_METHOD:
                self._answer(body)

    @property
    def route(self) -> str:
        return str(self.page.get("route", "/"))

    async def show(self, route: str) -> None:
        self.session.apply_page_patch({"route": route})
        self.page["route"] = route
        await self.session.dispatch_event(self.page["_i"], "route_change", {"route": route})

    def _follow(self, args: Tree) -> None:
        """Go where the session sends this client, once the session is done asking."""
        self.history.append(self.route)
        task = asyncio.ensure_future(self.show(args["route"]))
        self.following.add(task)
        task.add_done_callback(self._arrived)

    def _arrived(self, task: asyncio.Task[None]) -> None:
        self.following.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.faults.append(f"a route could not be followed: {error!r}")

    def closed_dialogs(self) -> list[int]:
        """Give, once, the dialogs that were closed: a client tells when they have slid away."""
        dialogs = (self.page.get("_dialogs") or {}).get("controls", [])
        closed = {dialog["_i"] for dialog in dialogs if not dialog.get("open")} - self.dismissed
        self.dismissed |= closed
        return sorted(closed)

    def _patch(self, control: int, patch: list[Any]) -> None:
        self.nodes = None
        if control in self.known:
            self.late_themes += late_themes(self.known[control], patch)
            apply(self.known[control], patch, learn=self._learn)
        else:
            self.faults.append(f"a patch for control {control}, which this client lacks: {patch}")

    def _answer(self, call: Tree) -> None:
        args = call.get("args") or {}  # a call without arguments brings none
        self.called.append((call["name"], args))
        if call["name"] == "focus":
            self.focused.append(call["control_id"])
        answer = self.answers.get(call["name"])
        self.loop.call_soon(
            self.session.handle_invoke_method_results,
            call["control_id"],
            call["call_id"],
            answer(args) if answer else None,
            None,
        )

    def _learn(self, value: Any) -> None:
        for control in controls_in(value):
            self.known[control["_i"]] = control


def features(**on: bool) -> dict[str, bool]:
    """Return what a client answers that asks its system for these features, and for no others."""
    return {item.name: on.get(item.name, False) for item in fields(AccessibilityFeatures)}


def controls_in(value: Any) -> Iterator[Tree]:
    """Give every control within a value that came over the wire, the outer ones first."""
    if isinstance(value, dict):
        if "_i" in value and "_c" in value:
            yield value
        for part in value.values():
            yield from controls_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from controls_in(part)


def late_themes(root: Tree, patch: list[Any]) -> list[str]:
    """Return the controls to which a patch gives a theme, or takes it, while they are shown.

    The client looks once whether a control has a theme of its own: one that comes later, or goes,
    changes no colour until something around it is drawn anew.
    """
    paths, *operations = patch
    places, late = dict(numbered_paths(paths, ())), []
    for kind, place, key, *rest in operations:
        if kind == Change.REPLACE and key in THEMES:
            holder = at(root, places[place])
            if holder.get("_c") != "Page" and (holder.get(key) is None) != (rest[0] is None):
                late.append(f"{holder.get('_c')} {holder.get('_i')}: {key}")
    return late


def apply(root: Tree, patch: list[Any], *, learn: Callable[[Any], None]) -> None:
    """Change the tree in place as the patch says; `learn` hears of each value that is new."""
    paths, *operations = patch
    places = dict(numbered_paths(paths, ()))
    for kind, place, key, *rest in operations:
        holder = at(root, places[place])
        match Change(kind):
            case Change.REPLACE:
                holder[key] = rest[0]
                learn(rest[0])
            case Change.ADD:
                put(holder, key, rest[0])
                learn(rest[0])
            case Change.REMOVE:
                del holder[key]
            case Change.MOVE:
                put(at(root, places[rest[0]]), rest[1], holder.pop(key))


def numbered_paths(node: list[Any], path: tuple[Any, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    yield node[0], path
    for step, child in (node[1] if len(node) > 1 else {}).items():
        yield from numbered_paths(child, (*path, step))


def at(root: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        root = root[step]
    return root


def put(holder: Any, key: Any, value: Any) -> None:
    """Add a value to a list before an index, or to an object under a name."""
    if isinstance(holder, list):
        holder.insert(key, value)
    else:
        holder[key] = value
