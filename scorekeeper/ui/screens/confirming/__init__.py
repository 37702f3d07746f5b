"""What no source gives: said in plain words, and agreed on by the table once.

open_values  which values are still open, as a rule book tells them
sheet        all of them, with the button that agrees on them
card         the card at the top of a rule set, also after it was agreed on
line         a line above the table and in the set-up, while something is open
"""

from scorekeeper.ui.screens.confirming.card import ProposalsCard
from scorekeeper.ui.screens.confirming.line import ProposalsLine
from scorekeeper.ui.screens.confirming.open_values import is_open

__all__ = ["ProposalsCard", "ProposalsLine", "is_open"]
