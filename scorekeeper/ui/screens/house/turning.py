"""What the cards of the switches can do; it stays the same while they are drawn anew."""

from collections.abc import Callable
from functools import partial
from typing import Any

from scorekeeper.rules import Switch
from scorekeeper.rules.house import ProfileUid
from scorekeeper.ui.components.number_pad import Asked
from scorekeeper.ui.screens.house.flipping import flipped
from scorekeeper.ui.screens.house.screen import change_house
from scorekeeper.ui.state import State


class Turning:
    """The taps on the switches of some house rules."""

    def __init__(self, state: State, uid: ProfileUid) -> None:
        """Prepare the taps; a pad for numbers is put in whenever the screen is drawn."""
        self._state, self._uid = state, uid
        self.pad: Callable[[Asked], None] | None = None

    def turn(self, switch: Switch, value: Any) -> None:
        """Play a value of a switch."""
        change_house(self._state, self._uid, lambda house: flipped(house, switch, value))

    def ask(self, switch: Switch, title: str, value: int) -> None:
        """Have any other number typed for a switch."""
        if self.pad is not None:
            self.pad(Asked(title=title, value=value, on_done=partial(self.turn, switch)))
