"""The table: where a match stands, what was played, and the way to the next deal.

screen    the whole, on a phone and in two panes
heading   the app bar, who deals, and how long ago the last deal was
cards     a score card for each side
deals     the deals, newest first
course    where the lines of the chart run
chart     the chart
menu      what is done rarely
ending    who has won, and the rematch
empty     no match yet
turning   the phone that is laid on its side, for the table view
"""

from scorekeeper.ui.screens.table.screen import TableScreen

__all__ = ["TableScreen"]
