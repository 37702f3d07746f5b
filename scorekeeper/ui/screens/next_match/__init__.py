"""The next match of a table's evening: partners in turn, by choice or by lot; pauses shared.

company  who is here, and the matches of this evening
screen   the pairings that can be played
"""

from scorekeeper.ui.screens.next_match.screen import NextMatchScreen

__all__ = ["NextMatchScreen"]
