"""The big screen of an evening: everybody in the room reads it, nobody taps it.

screen    the whole
board     what stands on it, as values that follow from an evening
naming    names, or initials where they are asked for
watch     what one page shows, looked at anew when the evening changes
scores    how it stands at the tables of the running round, and where they scored last
following keeps a page up with the news of its evening
leaves    its pages, and how they take turns
rows      a row of the standing, and what all rows have in common
tables    a row of a table: who sits there, and how it stands once they play
foot      the lines below
fitting   how large rows can be, and how many pages they take
sizes     how the picture is divided
big_clock the clock of the round
"""

from scorekeeper.ui.screens.big_screen.following import Following
from scorekeeper.ui.screens.big_screen.screen import BigScreen
from scorekeeper.ui.screens.big_screen.watch import Watch

__all__ = ["BigScreen", "Following", "Watch"]
