"""What changes on a screen that stands: a value, and all who show it hear of another."""

from typing import Generic, TypeVar

import flet as ft

T = TypeVar("T")


class Live(ft.Observable, Generic[T]):
    """A value that is shown somewhere, and may be another one later.

    A component that is given it instead of a value is drawn again when it `shown` another.
    """

    def __init__(self, shown: T) -> None:
        """Begin with a value."""
        self.shown = shown


def shown_in(argument: object) -> object:
    """Give the value that a live argument has now; any other argument is one itself."""
    return argument.shown if isinstance(argument, Live) else argument
