"""A real keyboard, where there is one: its keys are heard by the screen that was opened last."""

from collections.abc import Callable
from typing import Any

import flet as ft

Listener = Callable[[ft.KeyboardEvent], Any]


class Ear:
    """What a component hears keys with; without a listener it is deaf for a while."""

    listener: Listener | None = None


class Keyboard:
    """The keyboard of one device. What has the focus hears its keys as well."""

    def __init__(self) -> None:
        """Begin with nobody who listens."""
        self._ears: list[Ear] = []

    async def pressed(self, event: ft.KeyboardEvent) -> None:
        """A key was pressed; the ear that came last hears it."""
        if self._ears and (listener := self._ears[-1].listener) is not None:
            done = listener(event)
            if done is not None:
                await done

    def lend(self, ear: Ear) -> None:
        """Let an ear hear from now on."""
        self._ears.append(ear)

    def give_back(self, ear: Ear) -> None:
        """Let an ear hear no longer."""
        self._ears = [one for one in self._ears if one is not ear]


def use_keyboard(keyboard: Keyboard, listener: Listener | None) -> None:
    """Have a component hear keys while it is shown: each goes to the listener of the last draw."""
    ear = ft.use_memo(Ear, [])
    ear.listener = listener
    ft.use_effect(lambda: keyboard.lend(ear), [], cleanup=lambda: keyboard.give_back(ear))
