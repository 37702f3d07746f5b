"""Is this enough? What a side needs for its first melds, and what lies on the table or in a hand.

screen        the route, and which of the arrangements fits this device
asked         for whom is asked: a side of the match, or a score by any rules
taps          what taps do to the question
telling       the answer in words
selector, verdict, melds, cards, tools, grid, foot
              the parts, from the top to the bottom
other         the sheet for another score, another deal, other rules
notation      the sheet for melds in writing
reference     the sheet with the table of requirements, card values and bonuses
sizes         how the room of the device is spent
"""

from scorekeeper.ui.screens.meld.screen import MeldScreen

__all__ = ["MeldScreen"]
