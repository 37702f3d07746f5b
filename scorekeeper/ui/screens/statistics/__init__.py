"""The statistics: players, partnerships and rule sets, and a page about each.

screen    the whole: the list, and beside or after it the page
listed    what stands in the list, and in which order
one       the page about one of them
counting  the figures, worked out while the screen waits
"""

from scorekeeper.ui.screens.statistics.screen import StatisticsScreen

__all__ = ["StatisticsScreen"]
