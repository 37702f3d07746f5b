"""Plays the app's screens in process, as a person with a phone would.

    async with mount(main) as ui:
        await ui.tap("record-deal")
        await ui.type("name-1", "Anna")
        assert ui.text("total-1") == "1,385"

`main` is what Flet starts with a page. Everything is looked up in the client's mirror (see
`mirror.py`), by the identifier or the label of a `Semantics` node or by the text on the screen.
After each action the kit fails when the session crashed, when nothing can be redrawn any more,
or when a patch went to a client that has no such control.
"""

import asyncio
import contextlib
import inspect
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from flet.controls.context import _context_page, context
from flet.controls.page import Page
from flet.pubsub.pubsub_hub import PubSubHub

from scorekeeper.server.browser_messages import EVENTS, PROPERTIES
from tests.ui.mirror import Answer, Mirror, controls_in
from tests.ui.screen import Node, visible_nodes

QUIET_TURNS = 30
"""Turns of the event loop after which what an event set off has ended."""


@dataclass(frozen=True, slots=True)
class UI:
    """One person's phone: what is on its screen, and what its owner can do."""

    mirror: Mirror

    # --- what is on the screen

    def nodes(self) -> list[Node]:
        """All that can be seen now: the uppermost view, then every open dialog or sheet."""
        if self.mirror.nodes is None:
            self.mirror.nodes = list(visible_nodes(self.mirror.page))
        return self.mirror.nodes

    def identified(self, identifier: str) -> Node:
        return self._only(f"identifier {identifier!r}", lambda n: n.identifier == identifier)

    def labelled(self, label: str) -> Node:
        """The one node with this label, tooltip or hint."""
        return self._only(f"label {label!r}", lambda n: n.label == label)

    def has(self, identifier: str) -> bool:
        """Whether a node with this semantics identifier is on the screen."""
        return any(node.identifier == identifier for node in self.nodes())

    def texts(self) -> list[str]:
        """All texts on the screen, from the top to the bottom."""
        return [node.own_text for node in self.nodes() if node.own_text]

    def has_text(self, part: str) -> bool:
        return any(part in text for text in self.texts())

    def control_count(self) -> int:
        """Return the number of controls on the page, hidden ones included."""
        return sum(1 for _ in controls_in(self.mirror.page))

    def sound_files(self) -> list[str]:
        """Return the files of all sounds that the client was given, in their order.

        Each plays as it arrives.
        """
        return [it["src"] for it in self.mirror.known.values() if it["_c"] == "Audio"]

    def text(self, identifier: str) -> str:
        """The texts within a node, joined by spaces."""
        return self.identified(identifier).text

    # --- what a person does

    async def tap(self, identifier: str) -> None:
        await self.tap_node(self.identified(identifier))

    async def tap_text(self, text: str) -> None:
        """Tap the smallest thing that shows exactly this text and can be tapped."""
        found = [node for node in self.nodes() if node.clickable and node.text == text]
        inner = [n for n in found if not any(n.holds(other) for other in found)]
        await self.tap_node(self._single(f"tappable text {text!r}", inner))

    async def tap_node(self, node: Node) -> None:
        target = self._single(f"thing to tap in {node}", node.targets())
        if target.disabled:
            raise AssertionError(f"{target} in {node} is disabled")
        if target.type in ("Switch", "Checkbox"):
            await self._toggle(target)
        elif target.type == "Radio":
            await self._choose_radio(target)
        else:
            await self.fire(target, "click")

    async def _toggle(self, node: Node) -> None:
        """Change the value of a node between true and false, and report it, as the client does."""
        value = not node.data.get("value")
        await self.fire(node, "change", value, value=value)

    async def _choose_radio(self, radio: Node) -> None:
        """Choose a radio button: the client reports the new value of its group."""
        groups = [node for node in self.nodes() if node.type == "RadioGroup" and node.holds(radio)]
        group = self._single(f"group of {radio}", groups)
        value = radio.data["value"]
        await self.fire(group, "change", value, value=value)

    async def type(
        self, name: str, text: str, *, submit: bool = False, letter_by_letter: bool = False
    ) -> None:
        """Replace the text of the field with this identifier or label.

        The field changes after the first letter, after each line and at the end: every change
        redraws the screen, and few tests are about the letters between.
        """
        ends = range(min(1, len(text)), len(text) + 1)
        for end in ends:
            is_changed = end <= 1 or end == len(text) or text[end - 1] == "\n"
            if is_changed or letter_by_letter:
                await self.fire(self._field(name), "change", text[:end], value=text[:end])
        if submit:
            await self.fire(self._field(name), "submit", text)

    async def press(self, key: str, *, ctrl: bool = False, shift: bool = False) -> None:
        """Press a key, heard by the page, whatever has the focus."""
        keys = {"key": key, "ctrl": ctrl, "shift": shift, "alt": False, "meta": False}
        await self._event(self.page._i, "keyboard_event", keys)

    async def go(self, route: str) -> None:
        """Follow a route, as a link or the browser's address line does."""
        self.mirror.history.append(self.mirror.route)
        await self._show(route)

    async def back(self) -> None:
        if not self.mirror.history:
            raise AssertionError("there is nothing to go back to")
        await self._show(self.mirror.history.pop())

    async def leave(self) -> None:
        """Leave the uppermost view by its own arrow or the phone's gesture."""
        view = next(node for node in self.nodes() if node.type == "View")
        await self._event(self.page._i, "view_pop", {"route": view.data.get("route", "/")})

    async def resize(self, width: float, height: float) -> None:
        """Turn the phone, or draw the window to another size in logical pixels."""
        size = {"width": width, "height": height}
        self.mirror.session.apply_page_patch(size)
        self.mirror.page.update(size)
        self.mirror.nodes = None
        await self._event(self.page._i, "resize", size)

    async def fire(self, node: Node, event: str, data: Any = None, **changed: Any) -> None:
        """Let the client report an event of a node, after it `changed` properties itself."""
        if changed:
            node.data.update(changed)
            self.mirror.nodes = None
            self._check_allowed(node.id, PROPERTIES, changed)
            self.mirror.session.apply_patch(node.id, changed)
        await self._event(node.id, event, data)

    async def until(self, true: Callable[[], bool], *, seconds: float = 20.0) -> None:
        """Wait for what another thread or task brings to the screen, or to the store."""
        end = time.monotonic() + seconds
        while not _is_so(true):
            if time.monotonic() > end:
                raise AssertionError(f"not within {seconds} s; on the screen: {self.texts()}")
            await asyncio.sleep(0.01)
            await self.settle()

    # --- behind the screen

    @property
    def page(self) -> Page:
        """The session's page; assert on the screen instead wherever that is possible."""
        page: Page = self.mirror.session.page
        return page

    @property
    def route(self) -> str:
        return self.mirror.route

    async def settle(self) -> None:
        """Let everything that was set off come to its end, and fail if something broke."""
        turns = 0
        while turns < QUIET_TURNS or self.mirror.following:
            await asyncio.sleep(0)
            turns += 1
        self.check()
        for dialog in self.mirror.closed_dialogs():
            await self._event(dialog, "dismiss", None)

    def check(self) -> None:
        """Fail when the session crashed, stopped redrawing, or took this client for another."""
        if self.mirror.faults:
            raise AssertionError("\n".join(self.mirror.faults))
        redrawing = getattr(self.mirror.session, "_Session__updates_task", None)
        if redrawing is not None and redrawing.done():
            cause = None if redrawing.cancelled() else redrawing.exception()
            raise AssertionError(f"the screen is dead, a redraw failed: {cause!r}") from cause

    async def _show(self, route: str) -> None:
        await asyncio.create_task(self.mirror.show(route))
        await self.settle()

    async def _event(self, control: int, name: str, data: Any) -> None:
        self._check_allowed(control, EVENTS, {name: data})
        # A task of its own, as in the server: the event must not see another session's page.
        await asyncio.create_task(self.mirror.session.dispatch_event(control, name, data))
        await self.settle()

    def _check_allowed(self, control: int, table: dict[str, Any], values: dict[str, Any]) -> None:
        """Fail where the server would hang up on a browser that says this of a control."""
        kind = type(self.mirror.session.index.get(control)).__name__
        for name, value in values.items():
            allowed = table.get(kind, {}).get(name)
            if kind != "NoneType" and (allowed is None or not allowed(value)):
                raise AssertionError(f"the server lets no {kind}.{name} through: {value!r}")

    def _field(self, name: str) -> Node:
        named = [n for n in self.nodes() if name in {n.identifier, n.label}]
        fields = {n.id: n for outer in named for n in outer.all_nodes() if n.type == "TextField"}
        field = self._single(f"field {name!r}", list(fields.values()))
        if field.disabled:
            raise AssertionError(f"{field} is disabled")
        return field

    def _only(self, what: str, is_it: Callable[[Node], bool]) -> Node:
        return self._single(what, [node for node in self.nodes() if is_it(node)])

    def _single(self, what: str, found: list[Node]) -> Node:
        if len(found) != 1:
            raise AssertionError(f"{len(found)} × {what}; on the screen: {self.texts()}")
        return found[0]


@contextlib.asynccontextmanager
async def mount(
    main: Callable[[Page], Any],
    *,
    route: str = "/",
    width: float = 390,
    height: float = 844,
    dark: bool = False,
    platform: str = "android",
    client: str = "",
    hub: PubSubHub | None = None,
    answers: dict[str, Answer] | None = None,
) -> AsyncIterator[UI]:
    """Start the app on a new phone of this size in logical pixels, and end it afterwards.

    Phones with the same `hub` hear each other's news. `client` is whom the server takes this one
    for: a visitor's id. `answers` says what the client replies
    when the session calls a method of a control, such as `get` of the preferences.
    """
    mirror = Mirror(hub)
    ui = UI(mirror)
    mirror.session.apply_page_patch(
        {
            "route": route,
            "width": width,
            "height": height,
            "platform": platform,
            "platform_brightness": "dark" if dark else "light",
            "web": True,
            "client_ip": client or None,
        }
    )
    mirror.start()
    mirror.answers.update(answers or {})
    try:
        await asyncio.create_task(run_main(mirror, main))
        await ui.settle()
        yield ui
    finally:
        await mirror.session.disconnect(0)  # as of a browser that has gone for good
        mirror.session.close()
        await asyncio.sleep(0)


async def run_main(mirror: Mirror, main: Callable[[Page], Any]) -> None:
    """Run `main` with the session's page, as Flet does when a client has come."""
    _context_page.set(mirror.session.page)
    context.reset_auto_update()
    result = main(mirror.session.page)
    if inspect.isawaitable(result):
        await result
    await mirror.session.after_event(mirror.session.page)


def _is_so(true: Callable[[], bool]) -> bool:
    """Whether something is true by now; what it looks into may not be there yet."""
    try:
        return true()
    except LookupError:
        return False
