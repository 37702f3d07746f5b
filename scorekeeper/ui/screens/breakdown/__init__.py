"""The breakdown of a deal: every line of its score with the rule behind it.

screen   the whole
lines    the lines of all sides side by side, as values
listing  the same on the screen
totals   what each side got, and its total before and after
rule     the sheet that tells a rule, its value and its sources
log      who recorded the deal when, and what was changed since
problems what is wrong with the deal
"""

from scorekeeper.ui.screens.breakdown.screen import BreakdownScreen

__all__ = ["BreakdownScreen"]
