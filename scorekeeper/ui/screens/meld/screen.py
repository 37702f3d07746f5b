"""The Meld tab."""

from typing import Any

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.page import app_bar, page
from scorekeeper.ui.context import use_state


@component
def MeldScreen() -> Any:
    """The question, the cards and the answer."""
    return page(app_bar(use_state().words.text("tab-meld")))
