"""A browser's copy of the page: patches are applied to it, and things are found on it."""

from collections.abc import Iterator
from typing import Any

from tests.tools.load.frames import Tree
from tests.ui.mirror import apply, controls_in
from tests.ui.screen import Node, visible_nodes

SPARE = 4
"""The most controls that are remembered before a look, as a multiple of those on the page."""


class Screen:
    """The screen of one browser, exactly as the app has sent it."""

    def __init__(self) -> None:
        self.page: Tree = {}
        self._known: dict[int, Tree] = {}
        self._most = 0
        self._dismissed: set[int] = set()

    def begin(self, page: Tree) -> None:
        """Take the whole page, as a browser gets it when it comes in."""
        self.page = page
        self._dismissed.clear()
        self._look_again()

    def patch(self, control: int, patch: list[Any]) -> bool:
        """Change what is shown; False where there is no such control here."""
        root = self._known.get(control)
        if root is None:
            return False
        apply(root, patch, learn=self._learn)
        if len(self._known) > self._most:
            self._look_again()
        return True

    def nodes(self) -> Iterator[Node]:
        """All that can be seen: the uppermost view, then every open dialog."""
        return visible_nodes(self.page)

    def find(self, identifier: str) -> Node | None:
        for node in self.nodes():
            if node.data.get("identifier") == identifier and node.identifier:
                return node
        return None

    def text(self, identifier: str) -> str | None:
        """The texts within a node, joined by spaces; None where it is not there."""
        found = self.find(identifier)
        return None if found is None else found.text

    def identifiers(self) -> list[str]:
        return [node.identifier for node in self.nodes() if node.identifier]

    def target(self, identifier: str) -> int | None:
        """The number of what hears a tap on a node; None where nothing does, or it is off."""
        found = self.find(identifier)
        if found is None or found.disabled:
            return None
        hearing = (node for node in found.all_nodes() if node.clickable and not node.disabled)
        return next((node.id for node in hearing), None)

    def closed_dialogs(self) -> list[int]:
        """Give, once, the dialogs that were closed: a browser tells when they have slid away."""
        dialogs = (self.page.get("_dialogs") or {}).get("controls", [])
        closed = {one["_i"] for one in dialogs if not one.get("open")} - self._dismissed
        self._dismissed |= closed
        return sorted(closed)

    def _learn(self, value: Any) -> None:
        for control in controls_in(value):
            self._known[control["_i"]] = control

    def _look_again(self) -> None:
        """Forget the controls that are no longer on the page."""
        self._known.clear()
        self._learn(self.page)
        self._most = SPARE * max(len(self._known), 100)
