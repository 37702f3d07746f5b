"""The Meld tab: whether melds are enough to be laid, and what can be laid of a hand."""

from scorekeeper.ui.screens.meld.screen import MeldScreen

__all__ = ["MeldScreen"]
