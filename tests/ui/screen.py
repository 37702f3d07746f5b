"""The client's screen, read from its mirror: nodes with identifier, label, text and state."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.ui.mirror import Tree

COMPONENT, BODY = "C", "_b"
ICON_FONT = "Icons"
"""Font of the characters that are icons; its constant lies in a module that a bare app lacks."""
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
NAMES = ("label", "tooltip", "hint_text", "semantics_label")
TAP_HANDLERS = {"Switch": "on_change", "Checkbox": "on_change"}
"""Name of the handler of a tap by type of control; all others have `on_click`."""
SELECTED = {"Switch": "value", "Checkbox": "value"}
"""Name of the field that is true for a selected control; all others have `selected`."""


@dataclass(frozen=True, slots=True)
class Node:
    """One control on the screen; `disabled` when it or anything around it is."""

    data: Tree
    disabled: bool

    def __str__(self) -> str:
        return f"{self.type} {self.identifier or self.label or self.text or self.id}"

    @property
    def type(self) -> str:
        """The control's type, as Flet names it."""
        return str(self.data["_c"])

    @property
    def id(self) -> int:
        return int(self.data["_i"])

    @property
    def identifier(self) -> str | None:
        """The semantics identifier, by which tests know it and people do not."""
        return self.data.get("identifier") if self.type == "Semantics" else None

    @property
    def label(self) -> str | None:
        """The text that a screen reader says instead of the contents."""
        for name in NAMES:
            value = self.data.get(name)
            if isinstance(value, dict):
                value = value.get("message") or value.get("value")
            if isinstance(value, str) and value:
                return value
        return None

    @property
    def clickable(self) -> bool:
        """True if this very control hears taps."""
        if self.type == "Radio":
            return True  # its group hears the tap
        return bool(self.data.get(TAP_HANDLERS.get(self.type, "on_click")))

    @property
    def selected(self) -> bool:
        """True if this control, or the stock control inside this node, is selected or on."""
        return any(node.data.get(SELECTED.get(node.type, "selected")) for node in self.all_nodes())

    @property
    def own_text(self) -> str:
        """The text that this very control shows; an icon is none, although it is a character."""
        if self.type == "Text":
            if (self.data.get("style") or {}).get("font_family") == ICON_FONT:
                return ""
            spans = "".join(span.get("text") or "" for span in self.data.get("spans") or [])
            value = self.data.get("value") or ""
            # The dot between two parts keeps to the first one; tests need not know that.
            return value.replace(f"{NO_BREAK_SPACE}· ", " · ") + spans
        value = self.data.get("value") if self.type == "TextField" else self.data.get("content")
        return value if isinstance(value, str) else ""

    @property
    def text(self) -> str:
        """All texts within, joined by spaces."""
        return " ".join(node.own_text for node in self.all_nodes() if node.own_text)

    def all_nodes(self) -> Iterator["Node"]:
        """This node and everything within it that can be seen."""
        return visible(self.data, disabled=self.disabled)

    def holds(self, other: "Node") -> bool:
        return any(node.id == other.id for node in self.all_nodes() if node.id != self.id)

    def targets(self) -> list["Node"]:
        """The outermost nodes, from this one inwards, that hear taps."""
        found: list[Node] = []
        for node in self.all_nodes():
            if node.clickable and not any(outer.holds(node) for outer in found):
                found.append(node)
        return found


def visible_nodes(page: Tree) -> Iterator[Node]:
    """Give the nodes of the uppermost view, then those of every open dialog."""
    views = unwrapped(page.get("views") or [])
    if isinstance(views, list):
        views = unwrapped(views[-1]) if views else {}
    yield from visible(views, disabled=False)
    dialogs = page.get("_dialogs") or {}
    for dialog in dialogs.get("controls", []):
        if dialog.get("open"):
            yield from visible(dialog, disabled=False)


def unwrapped(value: Any) -> Any:
    """Give what a component, or a component in a component, drew."""
    while isinstance(value, dict) and value.get("_c") == COMPONENT:
        value = value.get(BODY)
    return value


def visible(value: Any, *, disabled: bool) -> Iterator[Node]:
    """Give every control within a value that is not hidden, the outer ones first."""
    to_see = [(value, disabled)]
    while to_see:
        here, is_off = to_see.pop()
        if isinstance(here, dict):
            here = unwrapped(here)
        if isinstance(here, list):
            to_see += [(part, is_off) for part in reversed(here)]
        elif isinstance(here, dict) and here.get("visible") is not False:
            is_off = is_off or bool(here.get("disabled"))
            if "_c" in here:
                yield Node(here, is_off)
            parts = [
                (part, is_off)
                for name, part in here.items()
                if isinstance(part, (dict, list)) and not name.startswith("_")
            ]
            to_see += reversed(parts)
