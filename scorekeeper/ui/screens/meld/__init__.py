"""Is this enough? What a side needs for its first melds, and what lies on the table or in a hand.

screen        the route, and what opens over it
asked         for whom is asked: a side of the match, or a score by any rules
taps          what taps do to the question; kit: what every part is drawn from
answers       what is shown of the melds, or of the hand, that were tapped
looking       looks for the best lay-down of a hand, off the event loop
telling, hand_telling
              the answers in words
bar, selector, verdict, melds, cards, tools, grid, foot
              the parts, from the top to the bottom
panes, sizes  where they lie, and how the room of the device is spent
notation, preferences, reference
              the sheets: cards in writing, which lay-down, and the quick reference
"""

from scorekeeper.ui.screens.meld.screen import MeldScreen

__all__ = ["MeldScreen"]
