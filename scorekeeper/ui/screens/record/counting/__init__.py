"""Counting cards into a field of a side: by values, by ranks, or meld by meld.

screen     the whole, in place of the form
kit        what every part is drawn from
taps       what taps do: the field is counted anew at each
head       whose cards, which field, and in which way they are counted
values     a row for each value that cards have, and keys for how many
ranks      a grid of ranks
melds      the melds with the canastas that they are, and the same grid
"""

from scorekeeper.ui.screens.record.counting.screen import CountingForm

__all__ = ["CountingForm"]
