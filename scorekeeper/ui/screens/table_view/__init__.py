"""The table view: totals, requirements, dealer and clocks, to be read from across the table.

screen   the whole
seating  which side faces whom, and how much room each has
half     one side's part
bar      the clocks, and what can be done
clocks   what the clocks show, out of the match's own record
ticking  a clock that goes on by itself
"""

from scorekeeper.ui.screens.table_view.screen import TableViewScreen

__all__ = ["TableViewScreen"]
