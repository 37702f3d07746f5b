"""The tables of a running round at a glance: a save at one of them redraws its tile, nothing else.

watching  what a page shows of each table, looked at anew when news comes
tile      one table
tally     how many tables are in which state; choosing which are shown
pane      the standing beside the tables
recent    what was done last
view      the whole
"""
