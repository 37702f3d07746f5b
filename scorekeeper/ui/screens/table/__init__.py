"""The table: where a match stands, what was played, and the way to the next deal."""

from scorekeeper.ui.screens.table.screen import TableScreen

__all__ = ["TableScreen"]
