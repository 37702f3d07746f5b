"""Screens that are loaded when somebody first goes there."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

SCREENS = "scorekeeper.ui.screens"


@dataclass(frozen=True, slots=True)
class OnDemand:
    """Stands for a component, and draws it like one; only the first call takes a moment."""

    module: str
    """Below the screens."""
    name: str

    def __call__(self) -> Any:
        """Draw the screen."""
        return self.load()()

    def load(self) -> Callable[[], Any]:
        """The component itself."""
        found: Callable[[], Any] = getattr(import_module(f"{SCREENS}.{self.module}"), self.name)
        return found
