"""How components get at the state of their phone, which knows more than that of other devices."""

from collections.abc import Callable
from typing import Any, cast

from scorekeeper.ui import context
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.state import State

Of = Callable[[PhoneState], Any]


def use_phone() -> PhoneState:
    """The state of this phone; the component is drawn again whenever it changes."""
    return cast("PhoneState", context.use_state())


def use_part(of: Of) -> PhoneState:
    """The state of this phone; the component is drawn again when `of` gives another value."""
    return cast("PhoneState", context.use_part(cast("Callable[[State], Any]", of)))
