"""The big screen of an evening: everybody in the room reads it, nobody taps it.

screen    the whole
board     what stands on it, as values that follow from an evening
naming    names, or initials where they are asked for
watch     what one page shows, looked at anew when the evening changes
leaves    its pages, and how they take turns
rows      a row of the standing, or of who sits where
fitting   how large rows can be, and how many pages they take
sizes     how the picture is divided
big_clock the clock of the round
"""

from scorekeeper.ui.screens.big_screen.screen import BigScreen
from scorekeeper.ui.screens.big_screen.watch import Watch

__all__ = ["BigScreen", "Watch"]
