"""Seats and dealer in the middle of a match: for the next deal, and from it on.

screen     the seats, and who deals next
replacing  somebody else takes a seat over
"""

from scorekeeper.ui.screens.seats.screen import SeatsScreen

__all__ = ["SeatsScreen"]
