"""Starting from paper: totals so far, or the deals so far as totals, and then play goes on.

screen     the whole, at an address of its own
typing     what is typed: totals to carry over, or one deal after the other
panes      how the parts are laid out on this device
fields     a field a side, and the deals that are there already
"""

from scorekeeper.ui.screens.paper.screen import PaperScreen

__all__ = ["PaperScreen"]
